// The tables of Corpora/Facts, in the order in which a catalog has them.

#include <stddef.h>

/// Returns the bytes of a file, its path below Corpora/ and its size; null behind the last file.
const unsigned char *_Nullable factFile(
    int place, const char *_Nullable *_Nonnull path, size_t *_Nonnull size);
