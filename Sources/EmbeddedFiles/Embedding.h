// The mechanism by which files of Corpora get into the program. Each folder beside this header is a C target
// that embeds the files of one room: a file that no other room can read. A file is embedded by `#embed` and
// has one row in `files`; the target's function returns the rows in order.
//
// Clang reads the files when it compiles the target, so the program needs no file beside it, and a change of
// a table compiles one small C file.

#include <stddef.h>

/// A file that is compiled in.
struct EmbeddedFile {
  /// The path below Corpora/.
  const char *path;
  const unsigned char *bytes;
  size_t size;
};

#define EMBEDDED(path, bytes) {path, bytes, sizeof bytes}

/// Defines the function that returns the bytes of the file at a place in `files`, and its path and size; null
/// behind the last one.
#define EMBEDDED_FILES(function)                                                             \
  const unsigned char *function(int place, const char **path, size_t *size) {                \
    if (place < 0 || (size_t)place >= sizeof files / sizeof files[0]) return NULL;           \
    *path = files[place].path;                                                               \
    *size = files[place].size;                                                               \
    return files[place].bytes;                                                               \
  }
