// The files of Corpora by which `verify` judges the stack.

#include <stddef.h>

/// Returns the bytes of a file, its path below Corpora/ and its size; null behind the last file.
const unsigned char *_Nullable evidenceFile(
    int place, const char *_Nullable *_Nonnull path, size_t *_Nonnull size);
