// The tables of Corpora/Words.

#include <stddef.h>

/// Returns the bytes of a file, its path below Corpora/ and its size; null behind the last file.
const unsigned char *_Nullable wordFile(
    int place, const char *_Nullable *_Nonnull path, size_t *_Nonnull size);
