// Common given names that differ from another common name by a letter or two: `John` and `Joan`, `Neil` and
// `Nell`. Between two of them a typing error cannot be distinguished from another person, so they count as
// two people.

/// A vocabulary of given names.
enum CommonGivenNames {
  /// Returns true if a folded name is in the vocabulary.
  static func has(_ name: Substring) -> Bool { names.contains(String(name)) }

  private static let names = Set(
    """
    aaron abel ada adam adela adele aden adrian adriana agnes aidan aiden alain alan albert alberta
    alberto alec alex alexa alexander alexandra alexandre alexis alfred alfredo alice alicia aline allan
    allen alma alva alvin amanda amy ana anders andre andrea andreas andrei andres andrew andy angel
    angela angelo anita ann anna anne annie anthony antoine anton antonia antonio april ariel arnold
    arthur arturo astrid aubrey august augusta ava barbara basil beate beatrice ben benjamin bernard bernd
    bert berta beth betty bill birgit bob boris brad brenda brendan brian brianna bruce bruna bruno carl
    carla carlo carlos carmen carol carola carole carolina caroline carolyn carrie caspar catherine cecil
    cecile cecilia charlene charles charlie charlotte chris christa christian christina christine
    christoph christopher cindy claire clara clare claude claudia claudio clive colin cora craig curt
    cynthia dale dan dana daniel daniela daniele danielle danny daria dario darren dave david davide dean
    deborah denis denise dennis derek diana diane diego dieter dina dirk dmitri dolores don donald donna
    dora doris dorothea dorothy doug douglas duncan dylan earl eddie edgar edith edmond edmund eduard
    eduardo edward edwin eileen elena eleanor eleonora elias elisa elisabeth elise eliza elizabeth ella
    ellen elmer elsa elsie emil emile emilia emilie emilio emily emma emmy enrico enrique eric erica erich
    erik erika erin ernest ernesto ernst esther ethan eugene eugenia eva evan eve evelyn fabian fabio
    felix fiona flora florence francesca francesco frances francis francisca francisco franco francois
    francoise frank franz fred freda frederic frederick frida friedrich fritz gabriel gabriela gabriele
    gabrielle gail gary gene geoff geoffrey georg george georges georgia gerald geraldine gerard gerd
    gerda gert gertrude gilbert gilles gina giulia giulio glen glenda glenn gordon grace greg gregor
    gregory greta guido guy gwen hanna hannah hannes hans harold harriet harry hazel heather heidi
    heinrich heinz helen helena helene helga henri henriette henrik henry herbert herman hermann hilda
    hilde holger holly horst howard hugh hugo ian ida igor ilse ines inge ingrid ira irena irene iris irma
    isaac isabel isabella isabelle ivan ivana ivo jack jackie jacob jacqueline jacques jaime jakob james
    jamie jan jana jane janet janice janine jasmin jason jasper javier jay jean jeanne jeff jeffrey
    jennifer jenny jens jeremy jerome jerry jess jesse jessica jessie jill jim jimmy joan joana joanna
    joanne joao joaquin jochen joe joel johan johann johanna johannes john johnny jon jonas jonathan jorg
    jorge jose josef josefa joseph josephine josh joshua joy joyce juan juana judith judy jules julia
    julian juliana juliane julie juliet juliette julio julius june justin justine kai karen karin karl
    karla kate katharina katharine katherine kathleen kathryn kathy katie katja kay keith kelly ken
    kenneth kerry kevin kim kirk kirsten klara klaus klemens kris kristen kristian kristin kristina kurt
    kyle lana lara larry lars laura lauren laurence laurent lauri laurie lawrence lea leah lee leila lena
    leo leon leona leonard leonardo leonora leopold leroy leslie lester lewis lia lidia lila lili lilian
    liliana lillian lily lina linda lionel lisa lise lloyd lois lola lora lord loren lorenz lorenzo
    loretta lori lorna lorraine lou louis louisa louise lucas lucia lucian luciana luciano lucie lucien
    lucille lucy luis luisa luise luke lydia lyle lynn mabel mack madeleine mae magda magdalena maggie
    malcolm manfred manuel manuela mara marc marcel marcella marcelo marcia marco marcos marcus margaret
    margarita margot margret maria marian marianna mariana marianne marie marietta marilyn marina mariella
    mario marion marisa marissa marius mark marko markus marlene marlon marta martha martin martina marvin
    mary mason mateo mathias mathilda matilda matt matteo matthew matthias maud maureen maurice max maxim
    maxime maxine may megan mel melanie melissa mercedes merle mia michael michel michele michelle miguel
    mikael mike mikhail mila milan mildred miles millie milo milton mina miriam mirko molly mona monica
    monika monique morgan moritz muriel myra nadia nadine nancy naomi natalia natalie natasha nathan neal
    ned neil nell nellie nelly nelson nicholas nick nicola nicolas nicole nigel nikita niklas nikolai nils
    nina noah noel nora norbert norma norman octavia odette olaf oleg olga oliver olivia olivier oscar
    oskar otto pablo pam pamela paola paolo pat patrice patricia patrick paul paula paulina pauline paulo
    pearl pedro peggy penelope percy pete peter petra petro phil philip philipp philippa philippe phillip
    phyllis pia piero pierre pilar rachel rafael rainer ralf ralph ramon ramona randall randy raphael raul
    ray raymond rebecca regina reginald reiner rene renata renate renato renee rex rhoda rhonda ricarda
    ricardo richard rick rita rob robert roberta roberto robin rod roderick rodney rodrigo roger roland
    rolf roman romana ron ronald rosa rosalie rosalind rosanna rose rosemary rosie ross roy ruby rudolf
    rudolph russell ruth ryan sabina sabine sally salvador sam samantha samuel sandra sandro sandy sara
    sarah saul scott sean sebastian selena selma serena sergei sergio shane shannon sharon shaun shawn
    sheila shelley shirley sidney sigrid silke silvia silvio simon simona simone sofia sofie sonia sonja
    sophia sophie stacey stacy stan stanley stefan stefania stella stephan stephanie stephen steve steven
    stewart stuart sue susan susana susanna susanne suzanne sven sybil sylvia sylvie tamara tania tanja
    tanya tara ted teresa teri terence terry tess tessa thea thelma theodor theodora theodore theresa
    therese thomas tiffany tim timo timothy tina tobias todd tom tomas tommy toni tony tracey tracy trevor
    tristan troy udo ulla ulrich ulrike ursula uta ute valentin valentina valentine valeria valerie
    vanessa vera verena verna vernon veronica veronika veronique vic vicki victor victoria viktor viktoria
    vince vincent vincente viola violet violeta virgil virginia vito vivian viviana vivien vivienne
    vladimir wade wallace walter wanda warren wayne wendy werner wesley wilfred wilhelm wilhelmina will
    willa william willis willy wilma winifred wolf wolfgang yolanda yves yvette yvonne zachary zelda zoe
    zoey
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
