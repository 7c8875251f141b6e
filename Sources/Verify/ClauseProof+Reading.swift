// The proofs of SES, DIV and CUR-1: reading sessions, diversity, and points.

import LabWorld

extension ClauseProof {
  static let reading: [ClauseProof] = [
    ClauseProof(
      "SES-1", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "ReadingSessionTests: SES-1: a session starts for a book that is being read, on the page that the reader is on",
      "ReadingSessionTests: SES-1: two starts at the same moment are one session and one refusal",
      "SessionModelTests: SES-1 … SES-5: each planted bug is told from the shipped sessions"),
    ClauseProof(
      "SES-2", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "ReadingSessionTests: SES-2: the timer goes on in the background and over relaunches",
      "ReadingSessionTests: SES-2: whatever the calendar and the clock say, no negative or absurd time is stored",
      "SessionModelTests: SES-1 … SES-5: whatever happens, the sessions are those that the clauses ask for"),
    ClauseProof(
      "SES-3", in: [.reading, .hunt],
      "ReadingSessionTests: SES-3: hours with a paper book count in full if the reader ends the session on a page",
      "SittingTruthTests: SES-3: a time is judged by how long the reader sat, and excused by what happened",
      "ReadingSessionTests: SES-3: ending gives minutes, pages and pace, and moves the entry's current page",
      "ReadingSessionTests: SES-3: no session, a page before the start and one past the end are refused, and the session goes on"
    ),
    ClauseProof(
      "SES-4", in: [.hunt],
      "ReadingHistoryTests: SES-4: newest first, with totals and the average pace over all of the time"),
    ClauseProof(
      "SES-5", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "ReadingHistoryTests: SES-5: many sessions of a book are kept; as written each replaces the one before"),
    ClauseProof(
      "SES-6", in: [.hunt],
      "CuratorTests: SES-6: a second time nothing is asked, also after a relaunch, and while the session runs nothing at all"
    ),
    ClauseProof(
      "SES-7", in: [.migration],
      "ReadingEvidenceTests: SES-7: files that are not made safe are found out",
      "KeptLibraryTests: SES-7: interrupted at any operation, and after any loss of power, it is carried over again, and nothing is lost",
      "MigrationTests",
      "VersionThreeTests"),
    ClauseProof(
      "SES-8", in: [.hunt],
      "ReadingHistoryTests: SES-8: a timer is MM:SS, from an hour on H:MM:SS",
      "ReadingHistoryTests: SES-8: the summary counts one and many"),
    ClauseProof(
      "SES-9", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "CuratorTests: SES-9: what was skipped is not asked about this book again; what was left alone is; of other books both are"
    ),
    ClauseProof(
      "SES-10",
      "ReadingSessionTests: SES-3: hours with a paper book count in full if the reader ends the session on a page",
      "ReadingTrendsTests: SES-10: a streak ends with today or yesterday",
      "ReadingTrendsTests: SES-10: the time left follows from the pace in the book"),
    ClauseProof(
      "DIV-1", in: [.hunt],
      "DiversityTests: DIV-1: a book counts for the day on which it was finished; an unfinished one for all time alone"
    ),
    ClauseProof(
      "DIV-2", in: [.hunt],
      "DiversityTests: DIV-2: an empty library is 0 % complete, in every dimension and period, and its chart is all ghosts",
      "DiversityTests: DIV-2: percent are rounded to the nearest, and 100 only if nothing is missing"),
    ClauseProof(
      "DIV-3", in: [.hunt],
      "DiversityTests: DIV-3, DIV-9: the chart has the five dimensions, the time period and geography",
      "DiversityTests: DIV-3: an axis that lacks one book of a thousand is a ghost"),
    ClauseProof(
      "DIV-4", in: [.hunt],
      "DiversityIndexTests: DIV-4: what is missing, and the next question, are those of reading every row"),
    ClauseProof(
      "DIV-5", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "DiversityIndexTests: DIV-5: after each of 10,000 operations the counts are those of reading every row",
      "DiversityIndexTests: DIV-5: the service follows the store, and counts anew where the store has forgotten what happened"
    ),
    ClauseProof(
      "DIV-6", in: [.charts],
      "ReadingEvidenceTests: DIV-6: a chart that takes longer than 200 ms is missed"),
    ClauseProof(
      "DIV-7", in: [.reading, .hunt],
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "CuratorTests: DIV-7: before and after are the states around the commit, whatever else is committed meanwhile"
    ),
    ClauseProof(
      "DIV-8", in: [.hunt],
      "DiversityTests: DIV-8: a value that the vocabulary does not know is kept and counted under its own name"
    ),
    ClauseProof(
      "DIV-9",
      "DiversityTests: DIV-3, DIV-9: the chart has the five dimensions, the time period and geography",
      "CuratorAuthorTests: DIV-9: an author of three books is asked about before those of one"),
    ClauseProof(
      "CUR-1", in: [.reading, .hunt],
      "CuratorPointsTests: CUR-1: ten for the first thing of an author, two for later ones, one for each book that is filled",
      "CuratorPointsTests: CUR-1: what the two documents pay for the same life",
      "ReadingLifeTests: SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: two months are in the library as they were lived",
      "CuratorTests: CUR-1: points are the sum of the ledger after any interleaving of answers, sessions, deletions and relaunches"
    ),
  ]
}
