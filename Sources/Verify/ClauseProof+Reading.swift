// The proofs of SES, DIV and CUR-1: reading sessions, diversity, and points.

import LabWorld

extension ClauseProof {
  static let reading: [ClauseProof] = [
    ClauseProof(
      "SES-1", in: [.reading, .devices, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "ReadingSessionTests: SES-1: a session starts for a book with status reading, on the reader's current page",
      "ReadingSessionTests: SES-1: two starts at the same moment are one session and one refusal",
      "SessionModelTests: SES-1 … SES-5: each planted bug differs from the model"),
    ClauseProof(
      "SES-2", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "ReadingSessionTests: SES-2: the timer continues in the background and over relaunches",
      "ReadingSessionTests: SES-2: whatever the calendar and the clock say, no negative or absurd time is stored",
      "SessionModelTests: SES-1 … SES-5: after any events, the sessions equal those of the model"),
    ClauseProof(
      "SES-3", in: [.reading, .hunt],
      "ReadingSessionTests: SES-3: hours with a paper book count in full if the reader ends the session on a page",
      "SittingTruthTests: SES-3: a session is judged by the reader's sitting, and excused by events",
      "ReadingSessionTests: SES-3: ending gives minutes, pages and pace, and moves the entry's current page",
      "ReadingSessionTests: SES-3: ending without a session, before the start page or past the last page is refused"
    ),
    ClauseProof(
      "SES-4", in: [.hunt],
      "ReadingHistoryTests: SES-4: newest first, with totals and the average pace over all of the time"),
    ClauseProof(
      "SES-5", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "ReadingHistoryTests: SES-5: many sessions of a book are kept; as written each replaces the previous one"
    ),
    ClauseProof(
      "SES-6", in: [.hunt],
      "CuratorTests: SES-6: no question is asked twice, not even after a relaunch, and none during a session"
    ),
    ClauseProof(
      "SES-7", in: [.migration],
      "ReadingEvidenceTests: SES-7: files that are not synced are detected",
      "KeptLibraryTests: SES-7: a migration interrupted at any operation or by a loss of power is repeated and loses nothing",
      "MigrationTests",
      "VersionThreeTests"),
    ClauseProof(
      "SES-8", in: [.hunt],
      "ReadingHistoryTests: SES-8: a timer is MM:SS, from an hour on H:MM:SS",
      "ReadingHistoryTests: SES-8: the summary counts one and many"),
    ClauseProof(
      "SES-9", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "CuratorTests: SES-9: a skipped question is not repeated for its book; an ignored one is; other books have both"
    ),
    ClauseProof(
      "SES-10",
      "ReadingSessionTests: SES-3: hours with a paper book count in full if the reader ends the session on a page",
      "ReadingTrendsTests: SES-10: a streak ends with today or yesterday",
      "ReadingTrendsTests: SES-10: the time left follows from the pace in the book"),
    ClauseProof(
      "DIV-1", in: [.hunt],
      "DiversityTests: DIV-1: a book counts for the day on which it was finished; an unfinished one for all time only"
    ),
    ClauseProof(
      "DIV-2", in: [.hunt],
      "DiversityTests: DIV-2: an empty library is 0 % complete in every dimension and period, and all axes are ghosts",
      "DiversityTests: DIV-2: percent are rounded to the nearest, and 100 only if nothing is missing"),
    ClauseProof(
      "DIV-3", in: [.hunt],
      "DiversityTests: DIV-3, DIV-9: the chart has the five dimensions, the time period and geography",
      "DiversityTests: DIV-3: an axis that lacks one book of a thousand is a ghost"),
    ClauseProof(
      "DIV-4", in: [.hunt],
      "DiversityIndexTests: DIV-4: the missing dimensions and the next question equal those of a full scan"),
    ClauseProof(
      "DIV-5", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "DiversityIndexTests: DIV-5: after each of 10,000 operations the counts equal those of a full count",
      "DiversityIndexTests: DIV-5: the service follows the store, and counts again if the store no longer has the changes"
    ),
    ClauseProof(
      "DIV-6", in: [.charts],
      "ReadingEvidenceTests: DIV-6: a chart that takes longer than 200 ms is missed"),
    ClauseProof(
      "DIV-7", in: [.reading, .devices, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "CuratorTests: DIV-7: before and after are the states around the commit, whatever else is committed concurrently"
    ),
    ClauseProof(
      "DIV-8", in: [.hunt],
      "DiversityTests: DIV-8: a value that the vocabulary does not know is kept and counted under its own name"
    ),
    ClauseProof(
      "DIV-9",
      "DiversityTests: DIV-3, DIV-9: the chart has the five dimensions, the time period and geography",
      "CuratorAuthorTests: DIV-9: an author of three books is asked about before an author of one"),
    ClauseProof(
      "CUR-1", in: [.reading, .hunt],
      "CuratorPointsTests: CUR-1: ten points for the first statement about an author, two for later ones, one per filled book",
      "CuratorPointsTests: CUR-1: the rules of the two documents award different points for the same history",
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened",
      "CuratorTests: CUR-1: points are the sum of the ledger after any interleaving of answers, sessions, deletions and relaunches"
    ),
  ]
}
