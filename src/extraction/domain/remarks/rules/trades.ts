import type { Topic } from '../../remark.ts'

/** A part of the building that is renewed as a whole, by one trade. */
export interface Trade {
  topic: Topic
  /** Begins the names of its rules. */
  id: string
  /** The words for it, as alternatives of a pattern. */
  nouns: string
  /** More words for it, where a year stands by them. */
  compounds?: string
  /** What it is called together with others, where it is old: "Haustechnik". */
  group?: string
  /** First parts of compounds such as "Dachsanierung". */
  stems: string
  /** As it begins a German phrase: "Dach", "Bäder". */
  label: string
}

/** "Elektrik im Erdgeschoss 1998, oben sind noch die alten Leitungen": what its sentence calls wires. */
const OF_CURRENT =
  '(?:elektrik|elektriker\\p{L}*|elektro\\p{L}*|strom)(?!\\p{L})(?:(?!wasser|sanitär|rohr|heizung)[^.¦;]){0,80} (?:alten|originalen|bauzeitlichen|meisten|übrigen|restlichen) |(?:unterverteilung|sicherungskasten|fi-?schutz\\p{L}*|fi-?schalter|zählerschrank)(?!\\p{L})(?:(?!wasser|sanitär|rohr|heizung)[^.¦;]){0,60}[ (]|elektro(?:unter|haupt)?verteilung(?:en)? (?:und|sowie|mit) (?:den |neuen |neue )?|(?:elektrik|elektro|strom)¦(?:(?!wasser|sanitär|rohr|heizung)[^¦;]){0,80}[ (]'
const OF_CURRENT_NOT = `(?<!${OF_CURRENT}|elektrischen? )`
/** "Die Leitungen in den Wänden sind von 1973, der Elektriker meinte, dreiadrig": what follows says that they carry current. */
const CARRIES_CURRENT =
  '(?:(?!wasser|sanitär|rohr|heizung)[^.;¦]){0,80}(?<!\\p{L})(?:elektriker\\p{L}*|elektromeister\\p{L}*|elektrofach\\p{L}*|(?:ein|zwei|drei|vier|fünf|[2-5])-?adrig\\p{L}*|schutzleiter\\p{L}*|\\p{L}*nullung|fi(?:-\\p{L}+)?|stegleitung\\p{L}*|e-check)(?!\\p{L})'

/** "Damals kamen alle Leitungen neu": wires are among them, unless it says of what. */
const ALL_LINES = String.raw`(?<!(?:wasser|sanitär|heizung|abwasser|rohre)\p{L}*: ?)(?<=(?:alle|sämtliche)[nr]? )leitungen(?! ?(?:\(|für|zum|zur|zu den|von|vom|der (?:wasser|heizung)))`

/** "Fenster im OG und Dach 2010": windows of two storeys, unless it is told what was done to the roof. */
const NOT_A_STOREY =
  '(?:(?<!(?<!\\p{L})(?:\\p{L}*fenstern?|heizkörper|\\p{L}*böden|bad|bäder) (?:im|in) (?:(?:[1-5]· )?(?:og|eg|ug)|(?:ober|erd|unter|zwischen)geschoss|(?:ersten|zweiten|[1-5]·) stock)(?: und im| und| sowie im| sowie|/) ?)|(?=dach[^.;,¦]{0,60}(?<!\\p{L})(?:(?:neu |um|ein)?(?:ge)?deck(?:t|en|ung)|dämmung|gedämmt|\\p{L}*ziegeln?)(?!\\p{L})))'

/** Heating, wires and pipes in one word. */
const HOUSE_TECHNIQUE = 'haustechnik|gebäudetechnik|technische ausstattung|technik'

/** Each trade with its words. */
export const TRADES: readonly Trade[] = [
  {
    topic: 'dach',
    id: 'dach',
    label: 'Dach',
    stems: 'dach|dachstuhl|flachdach',
    compounds:
      '(?:schiefer|reet|blech|mansard|pult|zelt|krüppelwalm)dach|dächer|dachsteine|betondachsteine|dachpfannen|dachziegel|flachdachabdichtung',
    // "Unter dem Satteldach liegt das Bad, 2011 erneuert": what lies below it is another thing.
    nouns: `(?<!(?<!\\p{L})(?:unter (?:dem|einem)|unterm) )${NOT_A_STOREY}(?:dach|dachs|daches|dachfläche|dacheindeckung|eindeckung|bedachung|dachdeckung|dachhaut|dachstuhl|dachabdichtung|(?:haus|haupt|steil|flach|sattel|walm|ziegel)dach(?:e?s)?|biberschwanz)`,
  },
  {
    topic: 'fassade',
    id: 'fassade',
    label: 'Fassade',
    stems: 'fassaden|putz',
    nouns: 'fassaden?|außenputz|hausfassade|außenfassade',
  },
  {
    topic: 'fenster',
    id: 'fenster',
    label: 'Fenster',
    stems: 'fenster',
    compounds: '(?:sprossen|verbund|schwing|schallschutz|wärmeschutz)fenstern?',
    nouns:
      'fenstern?|kunststofffenstern?|holzfenstern?|(?:holz|doppel)?-?kastenfenstern?|isolierglasfenstern?|dachfenster|fenster und türen|fenster und haustür',
  },
  {
    topic: 'elektrik',
    id: 'elektrik',
    label: 'Elektrik',
    group: HOUSE_TECHNIQUE,
    stems: 'elektrik|elektro',
    // A new meter cabinet leaves the wires as old as they are.
    compounds: 'stromkabel|elektro-?unterverteilung(?:en)?',
    nouns: `elektrik|(?:haus|wohnungs)elektrik|(?:elektro|strom)-?(?:steig|haupt|steige)(?:leitung(?:en)?|str[aä]nge?)|elektrischen? steigleitungen|steigleitungen (?:für (?:den )?)?(?:strom|elektrik|elektro)(?! und)|elektroinstallation(?:en)?|elektroleitungen|elektroanlage|elektro-installation|elektrischen? (?:leitungen|anlagen?|installation(?:en)?)|elektroverteilung(?:en)?|stromleitungen|(?:leitungen|kabel) für (?:wasser und )?strom|strom- und [\\p{L}-]*leitungen|elektro|(?<=${OF_CURRENT})leitungen|(?<![\\p{L}-])leitungen(?=${CARRIES_CURRENT})|${ALL_LINES}`,
  },
  {
    topic: 'wasserleitungen',
    id: 'wasserleitungen',
    label: 'Wasserleitungen',
    group: HOUSE_TECHNIQUE,
    stems: 'leitungs|strang|steigleitungs',
    nouns: `wasserleitungen|trinkwasserleitungen|(?<!(?:elektrik|elektro|strom|elektrische|elektrischen)[ -])steigleitungen(?! ?\\(?(?:für )?(?:den )?(?:strom|elektr\\p{L}*)(?! und))|steigestränge|steigstränge|versorgungsleitungen|wasserrohre|${OF_CURRENT_NOT}leitungen(?! ?\\((?:strom|elektr\\p{L}*)\\)|[^.,;¦]{0,20} (?:sicherungskasten|sicherungen)|${CARRIES_CURRENT})|sanitärleitungen|sanitärinstallation|stränge|rohrleitungen|wasser- und abwasserleitungen|zu- und abwasserleitungen|wasserleitung`,
  },
  {
    topic: 'abwasser',
    id: 'abwasser',
    label: 'Abwasserleitungen',
    stems: 'kanal|abwasser',
    nouns: 'abwasserleitungen|abwasserkanal|abwasserrohre|grundleitungen?|kanalanschluss|abwasserleitung|kanalleitung',
  },
  {
    topic: 'baeder',
    id: 'baeder',
    label: 'Bad',
    stems: 'bad|bäder|badezimmer',
    compounds: 'sanitärräume|sanitärbereich|badsanierung',
    nouns:
      'bad|bads|bäder|bädern|badezimmer|badezimmern|badezimmers|duschbad|wannenbad|vollbad|tageslichtbad|hauptbad|elternbad|kinderbad|duschbäder|beide bäder|familienbad',
  },
  {
    topic: 'heizungstechnik',
    id: 'heizung',
    label: 'Heizung',
    group: HOUSE_TECHNIQUE,
    stems: 'heizungs|heizkessel|kessel|thermen|brenner',
    compounds:
      'gasetagenheizung(?:en)?|etagenheizung(?:en)?|brennwerttherme|heiztechnik|pelletheizung|fernwärmestation',
    nouns:
      'heizung|heizungsanlage|heizkessel|heiztherme|heizzentrale|(?:gas-?)?brennwert(?:gerät|anlage)|heizanlage|ölheizung|gasheizung|zentralheizung|gaszentralheizung|öl-?zentralheizung|gas-?zentralheizung|gasthermen?|therme|gas-?brennwert(?:therme|heizung|kessel)?|brennwertheizung|brennwertkessel|brenner|öltank|öltanks|heizkörper|wärmepumpe|ölkessel|gaskessel|kessel|(?:öl|gas)?-?hzg·',
  },
]
