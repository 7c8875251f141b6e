// Names of invented writers in English, by culture. All are common, so that none identifies a person. The
// first culture is the default.

extension WordFacts {
  static let namesInEnglish = """
    names English
    region europe
    language en
    female Alice; Amelia; Anna; Beatrice; Caroline; Charlotte; Claire; Eleanor; Eliza; Emma; Frances
    female Georgia; Grace; Hannah; Harriet; Imogen; Isobel; Jane; Josephine; Kate; Laura; Lucy; Margaret
    female Martha; Matilda; Nora; Olivia; Penelope; Phoebe; Rachel; Rosalind; Ruth; Sarah; Sophie; Susannah
    female Tessa; Victoria; Violet; Winifred; Zoë
    male Adam; Alexander; Andrew; Arthur; Benjamin; Charles; Christopher; Daniel; David; Edmund; Edward
    male Felix; Francis; Frederick; George; Graham; Harold; Henry; Hugh; James; Jonathan; Joseph; Julian
    male Leonard; Lewis; Martin; Matthew; Nicholas; Oliver; Patrick; Peter; Philip; Rupert; Samuel; Simon
    male Stephen; Theodore; Thomas; Walter; William
    family Abbott; Ainsworth; Ashdown; Atherton; Barlow; Barraclough; Beckett; Bellamy; Birch; Blackwood
    family Blythe; Bradshaw; Bramwell; Brearley; Buckley; Carlisle; Chadwick; Clifton; Colman; Cottrell
    family Crawley; Dalby; Darnley; Dawlish; Denholm; Ellison; Fairbrother; Farrow; Fawcett; Fenwick
    family Garside; Goddard; Greenhalgh; Hallam; Hargreaves; Hartley; Hathersage; Haworth; Heathcote
    family Holroyd; Hopwood; Ingham; Jessop; Kershaw; Langford; Latimer; Lockwood; Lyndhurst; Marlowe
    family Marsden; Mayhew; Merton; Netherby; Northcott; Oakley; Ormerod; Palliser; Pemberton; Pickering
    family Quayle; Radcliffe; Redfern; Ridley; Rowntree; Sedgwick; Selwyn; Stafford; Standish; Sutcliffe
    family Tattersall; Thackray; Thornbury; Treadwell; Underhill; Wainwright; Wakefield; Whitlock
    family Winterbourne; Wolstenholme; Yardley

    names American
    region northAmerica
    language en
    female Abigail; Allison; Amber; Ashley; Audrey; Bethany; Brooke; Cassidy; Courtney; Dana; Delaney; Erica
    female Faith; Holly; Jenna; Jessica; Kelsey; Kristen; Lauren; Leah; Lindsay; Madison; Megan; Melissa
    female Molly; Natalie; Paige; Rebecca; Samantha; Shelby; Tara; Whitney
    male Aaron; Blake; Brandon; Brian; Caleb; Carter; Chad; Cody; Dale; Derek; Dustin; Earl; Eric; Ethan
    male Gary; Gordon; Grant; Jared; Jason; Jeffrey; Joel; Justin; Kyle; Logan; Marcus; Nathan; Randall
    male Ross; Seth; Travis; Tyler; Wesley
    family Aldridge; Ballard; Beaumont; Bishop; Boone; Brantley; Bridger; Calloway; Carver; Chambers; Colton
    family Conway; Crenshaw; Dalton; Dempsey; Drake; Ellsworth; Everhart; Foster; Frost; Garrison; Granger
    family Hadley; Hawthorne; Hensley; Holloway; Huxtable; Jennings; Kincaid; Lambert; Landry; Lawson
    family Maddox; McAllister; McBride; Mercer; Montrose; Nash; Osborne; Parrish; Pruitt; Quincy; Ramsey
    family Reeves; Rollins; Sawyer; Shepherd; Sinclair; Stanton; Sterling; Stratton; Tanner; Thornton
    family Tillman; Townsend; Vance; Walden; Weatherford; Whitaker; Wilder; Winslow; Yates

    names Irish
    region europe
    language en
    female Aisling; Aoife; Bríd; Caoimhe; Ciara; Clodagh; Deirdre; Éabha; Gráinne; Maeve; Niamh; Nuala; Orla
    female Róisín; Sinéad; Siobhán
    male Aidan; Brendan; Cathal; Cillian; Ciarán; Colm; Conor; Declan; Diarmuid; Donal; Eoin; Fergus; Liam
    male Oisín; Pádraig; Séamus
    family Brennan; Callaghan; Cassidy; Connolly; Doherty; Fitzgerald; Flanagan; Gallagher; Healy; Kavanagh
    family Keane; Mac Giolla; McCarthy; McGrath; Moriarty; Mulligan; Ní Dhomhnaill; Nolan; O'Brien
    family O'Connell; O'Donovan; O'Malley; O'Sullivan; Ó Briain; Ó Conaire; Quinn; Rafferty; Tierney

    names Yoruba
    region africa
    language en
    female Abẹ́ní; Abiola; Adetoun; Adunni; Bukola; Folake; Folasade; Morenike; Ọlábísí; Omolara; Sade
    female Titilayo; Tọ́pẹ́; Yetunde
    male Adebayo; Adekunle; Ayodele; Babatunde; Bamidele; Femi; Gbenga; Kọ́lá; Kunle; Olumide; Olusegun
    male Ṣẹ́gun; Tunde; Kayode
    family Abiodun; Adébáyọ̀; Adeyemi; Afolabi; Akande; Akinola; Alakija; Amosun; Ayinde; Balogun; Bankole
    family Dada; Durojaiye; Fagbemi; Falana; Ibikunle; Ladipo; Odukoya; Ogunbanjo; Ògúnlẹ́sì; Okunola
    family Oladipo; Olatunji; Oyelaran; Ṣóbọ̀wálé; Sowande

    names Igbo
    region africa
    language en
    female Adaeze; Adaora; Amarachi; Chiamaka; Chidinma; Chinwe; Ifeoma; Ijeoma; Nkechi; Ngozi; Obiageli
    female Uchenna
    male Chidi; Chijioke; Chukwuemeka; Emeka; Ifeanyi; Ikenna; Kelechi; Nnamdi; Obinna; Okechukwu; Uche
    male Ugochukwu
    family Achike; Agu; Anozie; Anyanwu; Chukwu; Egwuatu; Ekwueme; Ezeala; Ezenwa; Iroegbu; Madueke; Mbanefo
    family Nwachukwu; Nwankwo; Nwosu; Obi; Odili; Okafor; Okeke; Okonkwo; Okoye; Onwuatuegwu; Onyema; Ụzọma

    names Akan
    region africa
    language en
    female Abena; Adwoa; Afua; Akosua; Akua; Ama; Efua; Esi; Maame; Nana Yaa
    male Kojo; Kwabena; Kwaku; Kwame; Kwasi; Kweku; Kofi; Osei; Yaw; Fiifi
    family Acheampong; Addo; Agyeman; Amoah; Ampofo; Ankrah; Antwi; Asante; Asare; Badu; Boakye; Boateng
    family Bonsu; Danquah; Darko; Frimpong; Mensah; Nkansah; Oduro; Opoku; Owusu; Sarpong

    names Gikuyu
    region africa
    language en
    female Gathoni; Mumbi; Nyambura; Njeri; Wairimu; Wambui; Wangari; Wanjiku; Wanjirũ; Waithĩra
    male Gitau; Kamau; Karanja; Kimani; Maina; Mũgo; Mwangi; Ndũng'ũ; Njoroge; Waweru
    family Gachau; Gathogo; Gĩchũrũ; Githinji; Kabira; Kahiga; Kamande; Kariuki; Kibera; Kinyanjui; Macharia
    family Mburu; Muchiri; Muriuki; Ndegwa; Njenga; Njogu; Nyaga; Wachira; Waithaka; Warui

    names Zulu
    region africa
    language en
    female Ayanda; Busisiwe; Lindiwe; Nokuthula; Nomvula; Ntombi; Sibongile; Thandeka; Thandi; Zanele
    male Bheki; Bongani; Jabulani; Mandla; Mthunzi; Musa; Sandile; Sipho; Themba; Vusi
    family Buthelezi; Cele; Dlamini; Gumede; Hadebe; Hlongwane; Khumalo; Mabaso; Mabuza; Mahlangu; Mchunu
    family Mdluli; Mkhize; Mthembu; Ndlovu; Ngcobo; Ngubane; Nkosi; Ntuli; Sithole; Zondi

    names Hindi
    region asia
    language en
    female Aditi; Anjali; Asha; Deepa; Gauri; Kavita; Lakshmi; Meera; Neha; Nisha; Pooja; Priya; Radhika
    female Sunita
    male Aditya; Ajay; Amit; Arjun; Deepak; Gaurav; Karan; Manish; Nikhil; Pradeep; Rahul; Rajesh; Sanjay
    male Vikram
    family Agarwal; Ahuja; Bajaj; Bhatt; Chaturvedi; Chauhan; Chopra; Dixit; Goel; Gupta; Jain; Kapoor
    family Khanna; Malhotra; Mathur; Mehta; Mishra; Pandey; Rastogi; Saxena; Sharma; Shukla; Singhania
    family Tripathi; Verma

    names Bengali
    region asia
    language en
    female Aparna; Bipasha; Debjani; Indrani; Madhumita; Mitali; Moushumi; Paromita; Rituparna; Sharmila
    female Sudeshna; Tanushree
    male Abhijit; Anirban; Arindam; Bimal; Debashis; Kaushik; Partha; Prasenjit; Sandip; Shirshendu; Subrata
    male Tapan
    family Bagchi; Banerjee; Basu; Bhattacharya; Biswas; Chakraborty; Chatterjee; Chaudhuri; Dasgupta; Dutta
    family Ganguly; Ghoshal; Goswami; Guha; Kundu; Lahiri; Maitra; Majumdar; Mitra; Mukherjee; Pal
    family Roychowdhury; Sanyal; Sarkar; Sengupta

    names Tamil
    region asia
    language en
    female Bhuvana; Ilakkiya; Kamala; Malarvizhi; Meenakshi; Nandhini; Revathi; Saraswathi; Thenmozhi
    female Vasantha
    male Anbu; Ashokan; Ilango; Kumaran; Muthu; Perumal; Saravanan; Senthil; Sivakumar; Velu
    family Annamalai; Arunachalam; Chidambaram; Ganesan; Govindan; Iyer; Kandasamy; Krishnan; Lakshmanan
    family Mahalingam; Manickam; Murugan; Natarajan; Palaniappan; Ponnusamy; Rajagopal; Ramanathan
    family Sambandam; Shanmugam; Subramaniam; Sundaram; Venkatesan

    names Trinidadian
    region caribbean
    language en
    female Anjanie; Camille; Charmaine; Giselle; Indira; Joanne; Kamla; Marlene; Merle; Shivanee
    male Anson; Clyde; Curtis; Earl; Errol; Kelvin; Lennox; Ramesh; Winston; Rawle
    family Alleyne; Ali; Baptiste; Bissoon; Boodoo; Charles; Chin; De Freitas; Dookeran; Gomes; Hosein
    family Joseph; La Rose; Lovelock; Maharaj; Mohammed; Ramdeen; Ramlogan; Rampersad; St. Hilaire; Sampath

    names Māori
    region oceania
    language en
    female Anahera; Aroha; Hinemoa; Huia; Kiri; Mere; Ngaio; Ngaire; Roimata; Whetū
    male Hēmi; Hōne; Kahu; Manaaki; Mātene; Nikau; Rāwiri; Tāne; Tāmati; Wiremu
    family Anaru; Hēnare; Hetaraka; Hohepa; Karaka; Kereama; Kīngi; Mahuta; Ngata; Parata; Paki; Pōmare
    family Rangihau; Rāpata; Ropata; Tamihana; Tapsell; Te Awa; Te Rangi; Tūhoe; Waaka; Wharerau

    names Australian
    region oceania
    language en
    female Bronwyn; Chloe; Gemma; Jacinta; Kirsty; Kylie; Lorelei; Marnie; Narelle; Peta
    male Angus; Bruce; Craig; Darcy; Darren; Glenn; Lachlan; Mitchell; Shane; Trent
    family Aitken; Bannister; Barnaby; Blainey; Carrick; Cobden; Coverdale; Drummond; Dunstan; Farquhar
    family Gillespie; Hume; Kellaway; Lawler; Macquarie; Mayne; Oxley; Penrith; Ruddock; Tasker; Wentworth

    names Egyptian
    region middleEast
    language en
    female Amal; Amira; Dalia; Farida; Hala; Hanan; Laila; Mona; Nadia; Rania; Salma; Yasmin
    male Ahmed; Amr; Fouad; Hassan; Ibrahim; Karim; Khaled; Mahmoud; Omar; Sherif; Tarek; Youssef
    family Abdel Hakim; Abdel Rahman; El Gamal; El Masry; El Sayed; El-Badry; Farag; Fawzi; Ghali; Hamdy
    family Helmy; Ismail; Kamel; Lotfy; Mansour; Naguib; Nassar; Ramzy; Rizk; Saleh; Shukri; Soliman; Wahba
    family Zaki
    """
}
