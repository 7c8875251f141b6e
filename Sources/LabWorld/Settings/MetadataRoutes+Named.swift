// The routes of the backend as a setting of a run (CON-18).

package import BooksTrack

extension MetadataRoutes: NamedValue {}
