// The tables of Corpora/Genres that the backend reads. The trees stand in the order of their genres.

#include <stddef.h>

/// Returns the bytes of a file, its path below Corpora/ and its size; null behind the last file.
const unsigned char *_Nullable genreFile(
    int place, const char *_Nullable *_Nonnull path, size_t *_Nonnull size);
