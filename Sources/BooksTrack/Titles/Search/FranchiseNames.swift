// The franchises whose subtitles a search needs.

/// Franchises with many books, each with its own title after a colon.
struct FranchiseNames: Sendable {
  private let keys: Set<String>

  init(_ names: [String]) { keys = Set(names.map { TitleKey.text($0) }) }

  /// Returns true if a franchise has that key (`TitleKey`).
  func contains(key: String) -> Bool { keys.contains(key) }

  /// Returns true if a name has that of a franchise before its colon: `Star Wars: X-Wing`.
  func contains(beginningOf name: String) -> Bool {
    name.firstIndex(of: ":").map { contains(key: TitleKey.text(String(name[..<$0]))) } ?? false
  }

  static let known = FranchiseNames([
    "Star Wars", "Star Trek", "Doctor Who", "Batman", "Superman", "Spider-Man", "The Amazing Spider-Man",
    "X-Men",
    "The Avengers", "Wonder Woman", "Justice League", "Iron Man", "Captain America", "Daredevil", "Deadpool",
    "Fantastic Four", "Green Lantern", "The Flash", "Hellboy", "The Sandman", "The Walking Dead",
    "Transformers",
    "Harry Potter", "The Lord of the Rings", "Middle-earth", "The Chronicles of Narnia", "Narnia",
    "Discworld",
    "A Song of Ice and Fire", "Game of Thrones", "The Wheel of Time", "The Stormlight Archive", "Mistborn",
    "The Dark Tower", "The Hunger Games", "The Twilight Saga", "Percy Jackson",
    "Percy Jackson and the Olympians",
    "The Heroes of Olympus", "Artemis Fowl", "The Witcher", "The Expanse", "Dune Chronicles", "Warhammer",
    "Warhammer 40,000", "Warhammer 40K", "The Horus Heresy", "Dragonlance", "Forgotten Realms", "Eberron",
    "Magic: The Gathering", "Dungeons & Dragons", "Halo", "Mass Effect", "Warcraft", "World of Warcraft",
    "StarCraft", "Assassin's Creed", "Minecraft", "Pokémon", "Sherlock Holmes", "James Bond",
    "Buffy the Vampire Slayer",
    "Firefly", "Nancy Drew", "The Hardy Boys", "Goosebumps", "Warriors", "Redwall", "Magic Tree House",
    "Tintin",
    "The Adventures of Tintin", "Asterix", "Naruto", "Bleach", "One Piece", "Death Note",
    "Fullmetal Alchemist",
    "Sailor Moon", "Dragon Ball", "Dragon Ball Z", "Malazan Book of the Fallen", "His Dark Materials",
    "Outlander",
    "Alex Rider", "The Spiderwick Chronicles", "A Series of Unfortunate Events", "The Inheritance Cycle",
    "Avatar",
    "Avatar: The Last Airbender", "Scott Pilgrim", "Fables", "Saga", "The Mortal Instruments", "Divergent",
  ])
}
