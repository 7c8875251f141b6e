// Typing slips: corrected ones, uncorrected ones, and the measure of similarity.

import BooksTrackAPI
import Tables
import Testing

@testable import BooksTrackBackend

@Suite("Genre spelling")
struct GenreSpellingTests {
  @Test(
    "Similarity is the share of common letters; a wrong letter costs two, other slips one",
    arguments: [
      ("mystery", "mystery", 1000), ("mistery", "mystery", 857), ("horor", "horror", 909),
      ("poerty", "poetry", 916), ("humourous", "humorous", 941), ("horrer", "horror", 833),
      ("fantsay", "fantasy", 928), ("dpb", "abc", 0),
    ])
  func likeness(left: String, right: String, expected: Int) {
    let there = SpellingLikeness.thousandths(Array(left.utf8)[...], Array(right.utf8)[...], slips: 1)
    let back = SpellingLikeness.thousandths(Array(right.utf8)[...], Array(left.utf8)[...], slips: 1)
    #expect(there ?? 0 == expected)
    #expect(there == back)
  }

  @Test("The search stops at the requested number of slips")
  func slips() {
    let known = Array("autobiography".utf8)[...]
    let written = Array("autbiogrpyh".utf8)[...]
    #expect(SpellingLikeness.thousandths(written, known, slips: 1) == nil)
    #expect(SpellingLikeness.thousandths(written, known, slips: 2) == nil)
    #expect(SpellingLikeness.thousandths(written, known, slips: 3) == 875)
    #expect(SpellingLikeness.thousandths([], [], slips: 0) == 1000)
  }

  @Test(
    "A misspelled genre is corrected and counted",
    arguments: [
      ("Mistery", "Mystery"), ("THRILER", "Thriller"), ("Scince Ficton", "Science Fiction"),
      ("Horor", "Horror"),
      ("Busines", "Business"), ("Autbiograhpy", "Autobiography"), ("Young Adlut Fiction", "Young Adult"),
    ])
  func corrected(written: String, genre: String) {
    let result = GenreVocabulary.corrected.normalize([written])
    #expect(result.genres == [genre])
    #expect(result.corrected == 1)
    #expect(result.normalized == 1)
    #expect(result.unknown == 0)
    #expect(GenreVocabulary.corrected.canonicalName(of: written) == genre)
    #expect(GenreVocabulary.withoutCorrection.normalize([written]).genres == [written])
    #expect(GenreVocabulary.asWritten.normalize([written]).genres == [written])
  }

  @Test(
    "Short words are never corrected",
    arguments: ["Lwa", "Atr", "Flim", "Musc", "Nior", "Gtay", "Pets2", "Yga"])
  func short(word: String) {
    #expect(GenreVocabulary.corrected.normalize([word]).genres == [word])
  }

  @Test(
    "A word with another ending is another word, not a slip",
    arguments: [
      "Atheist", "Feminist", "Journalist", "Musical", "Classical", "Historic", "Fantasia", "Poetic", "Comic",
    ])
  func endings(word: String) {
    let result = GenreVocabulary.corrected.normalize([word])
    #expect(result.genres == [word])
    #expect(result.normalized == 0)
  }

  @Test("Two similar genres are not merged")
  func knownNeighbours() {
    let pairs = [
      ("Biology", "Geology"), ("Astronomy", "Astrology"), ("Astronomy", "Gastronomy"),
      ("Utopian", "Dystopian"),
      ("Ecology", "Zoology"), ("Comics", "Comic Strips"), ("Theology", "Geology"), ("Baking", "Banking"),
      ("Biography", "Geography"), ("Psychology", "Physiology"), ("Tales", "Fables"),
    ]
    for (left, right) in pairs {
      let result = GenreVocabulary.corrected.normalize([left, right])
      #expect(result.normalized == 2)
      #expect(result.corrected == 0)
      #expect(result.genres.count == 2, "\(left) and \(right) became \(result.genres)")
    }
  }

  @Test("No canonical name is a slip of another genre")
  func names() {
    for (number, genre) in GenreTree.standard.genres.enumerated() {
      let meant = GenreSpeller.standard.genre(meantBy: FoldedText.fold(genre.name))
      #expect(meant == nil || meant == number, "\(genre.name)")
    }
  }

  @Test("A text that is close to two genres passes through")
  func ambiguous() {
    let speller = GenreSpeller(GenreTree([TextTable("test", "Marketing\nParketinga\nMarkexing")]))
    #expect(speller.genre(meantBy: "marketin") == nil)
    #expect(speller.genre(meantBy: "markering") == nil)
    #expect(speller.genre(meantBy: "mraketing") == 0)
  }

  @Test("Other scripts, digits and long texts are left alone")
  func leftAlone() {
    for text in ["Мистика", "ミステリイ", "Mistery 2", "one two three four five mistery"] {
      #expect(GenreVocabulary.corrected.normalize([text]).genres == [text])
    }
  }

  @Test("Any single slip in a long name is undone or passes through, and never gives another genre")
  func everySwap() {
    for genre in GenreTree.standard.genres where genre.name.utf8.count >= 9 {
      let letters = Array(genre.name)
      for place in 1..<(letters.count - 2) where letters[place] != letters[place + 1] {
        var swapped = letters
        swapped.swapAt(place, place + 1)
        guard letters[place].isLetter, letters[place + 1].isLetter else { continue }
        let written = String(swapped)
        let genres = GenreVocabulary.corrected.normalize([written]).genres
        #expect(genres == [genre.name] || genres == [written], "\(written) became \(genres)")
      }
    }
  }
}
