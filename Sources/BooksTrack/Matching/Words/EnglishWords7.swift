// English words, part 7 of 7. See `KnownWords`.

extension KnownWords {
  static let english7 = """
    windpipe windscreen windshield windward windy wined winery winged winger winging wingless wingtip winifred
    wining winked winking winkle winnie winning winnipeg winos wintering wintertime wintry wiped wiper wiping
    wireless wiretap wiring wisecrack wised wiseguy wisely wiser wisest wished wishful wishing wisp wispy
    wisteria wistful witchery witching witchy withdraw withdrawal withdrawing withdrawn withdrew wither
    withering withheld withhold withstand withstood witless witnessed witnesses witnessing witted wittering
    witticism witty wizened wobble wobbled wobbling wobbly woefully woken wolfe wolfed wolfing wolverine
    womanizer womanizing womankind wombat wondered wonderful wonderfully wondering wonderment wondrous
    wondrously wong wonky wont wonted wonton woodchuck woodcock wooded woodpecker woodshed woodsman woodsmen
    woodsy woodwind woodwork woody wooed woof wooing woolen woolly wooly woozy worded wordless wordplay wordy
    wore workable workaday workbook workday worked worker workforce workhorse workhouse working workload
    workman workmate workmen workout workplace workroom workspace workup worldview worldwide wormed wormhole
    worming wormy worried worries worrisome worrying worsen worsened worsening worser worshiped worshipers
    worshiping worshipped worshipper worshipping worthier worthiest worthily worthiness worthless worthy would
    wouldst wounding woven wowed wowing wrack wracked wracking wraith wrangle wrangled wrangler wrangling
    wrapped wrapper wrapping wrathful wreak wreaked wreaking wreathed wrecked wrecker wrecking wrench wrenched
    wrenches wrenching wrest wrested wrestle wrestled wrestler wrestling wretch wretched wretchedly wretches
    wriggle wriggled wriggling wright wring wringer wringing wrinkle wrinkled wrinkling wrinkly wristband writ
    write writhe writhing wrongdoing wronged wronger wrongful wrongfully wrote wrought wrung wunderkind wuss
    wussy wyatt xavier xian xiaoping xylophone yacht yachting yahoo yakking yammer yammering yang yank yanked
    yankee yanking yapping yappy yardmaster yates yawing yawn yawned yawning yeager yeah yearbook yearling
    yearly yearn yearned yeats yell yelled yelling yellowed yellowing yellowish yelping yelps yemen yen yeoman
    yeomen yes yet yeti yielded yielding yipping yodel yodeling yoga yoghurt yogurt yoked yokel yonder yong
    yonkers yore york yorker youngest youngster yourself yowling yowls yuan yucky yugoslavia yugoslavian yummy
    yuppie yuri yves zach zapped zapper zapping zeal zealot zealous zealously zebra zeppelin zeroed zeroes
    zest zesty ziggy zilch zillion zinc zing zinger zionist zip zipped zipper zipping zippy zither zloty
    zombie zoned zoning zonked zookeeper zoological zoologist zoom zoomed zooming
    """
}
