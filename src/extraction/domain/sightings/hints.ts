import type { FactKey } from '../facts.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import type { SpokenTopic } from './spokenTopics.ts'

/** What a sentence may be about that names nothing by its term. */
export type HintTopic =
  SpokenTopic | Extract<FactKey, 'vermietet' | 'bezugsfreiAb' | 'grundstuecksflaeche' | 'stellplatz'>

/** Coarse fields of everyday words: a sentence that has one word of each may be about the topic. In the language of statementText.ts. */
interface Hint {
  readonly topic: HintTopic
  readonly fields: readonly RegExp[]
  readonly unless: RegExp | null
}

const PLACES_OF_WATER = String.raw`\p{L}*keller\p{L}*|unten|\p{L}*(?:wand|wände\p{L}*|mauern?|decken?|putz|tapeten?|böden|boden|fugen?|giebel)|\p{L}*(?:zimmer|kammer|küche|stube|bad)s?|speicher|haus|ecken?|schränken?|schrank|dach|heizung|garage|klinker`
const OFFICES = String.raw`(?:bau|landrats)?amt\p{L}{0,2}|kreis(?:es)?|behörden?|bauaufsicht|papieren?|papier|anträge?|antrag|erlaubnis|\p{L}*genehm\p{L}*|eingereicht|nach(?:ge)?reich\p{L}*|bauakten?|ordnern?|bauplan|pläne|plan|zeichnung(?:en)?|gezeichnet|architekt(?:en|in)?|statiker|gefragt|gekümmert|angemeldet|gemeldet|unterschrieben|schwarz|stillschweigend|gemeinde|abgenommen|rathaus|amtlich|offiziell|archiv|stempel`
const WORKS = String.raw`\p{L}*gebaut\p{L}*|an(?:ge)?setz\p{L}*|drangesetzt|dazu(?:ge)?\p{L}*|(?:auf|an)gestockt\p{L}*|hochgezogen|ausbau|\p{L}*anbau|wintergarten|balkon|carport|gauben?|dach(?:zimmer|stube|boden|geschoss|ausbau)|studio|zurechtgemacht|überdacht\p{L}*|vergrößert|erweitert|durchbruch|sauna|werkstatt|schuppen|gartenhaus|gartenzimmer|einlieger\p{L}*|garage|hinzugekommen|errichtet|aufgesetzt|zugemacht|umgenutzt|veranda|terrasse|eingerichtet|hingestellt`
const UNSETTLED = String.raw`nie|kein|keinen|nichts|niemand|keiner?n?s?|nicht|ohne|noch|damals|obs?|mehr gab es|selbst|freund|bruder|schwager|vater|mann|großvater|opa|eigenleistung|meines wissens|federlesens|vergessen|liegen geblieben`
const MOVES = String.raw`fährt|fahren|fahre|geht|gehen|kommt|kommen|darf|dürfen|läuft|laufen|(?:ge)?roll(?:t|en)|durchfahr\p{L}*|nutz(?:t|en)|benutz(?:t|en)|parkt|treibt|überquer\p{L}*|rohre?|leitung(?:en)?|kabel|schieb(?:t|en)|schlüssel|muss|müssen`
const OTHERS = String.raw`\p{L}*nachbar\p{L}*|familie|schwager|schwägerin|schwester|bruder|bauer\p{L}*|landwirt\p{L}*|\p{L}*verband\p{L}*|stadtwerke|jäger|winzer|pächter|schäfer|(?:ober|unter|hinter)lieger\p{L}*|hinterhaus\p{L}*|andere[nr]? (?:hälfte|haushälfte)|hinten|leute|jeder|mitbesitzer\p{L}*|onkel|cousin\p{L}*|eigentümer dahinter|gemeinde|versorger`
const OWN_GROUND = String.raw`(?!wegen(?!\p{L}))(?:hof|einfahrt|zufahrt|weg|garten|wiese|grundstück|grund|acker|\p{L}*tor|durchgang|pfad|toreinfahrt|gang|vorgarten|auffahrt)(?:e?s|en)?`
const PART_OF_BUILDING = String.raw`\p{L}*(?:wand|wände\p{L}*|mauern?|giebel|decken?|böden|boden|türe?n?|fenster|putz|tapeten?|treppe|estrich|haus|hauses|kamin|schornstein|sturz|fliesen)`
const MONTHS = String.raw`januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember`
const DAY = String.raw`${MONTHS}|ostern|pfingsten|weihnachten|frühjahr|frühling|sommer|herbst|winter|jahreswechsel|20\d\d|schuljahr\p{L}*|sommerferien`

function hint(topic: HintTopic, fields: readonly string[], unless: string | null = null): Hint {
  return {
    topic,
    fields: fields.map(one => wholeWords(one, '')),
    unless: unless === null ? null : wholeWords(unless, ''),
  }
}

const HINTS: readonly Hint[] = [
  hint(
    'feuchte',
    [
      PLACES_OF_WATER,
      String.raw`(?:regen|grund|schmelz|kondens)?wasser|nass\p{L}*|nässe|feucht\p{L}*|(?:tauch|keller)?pumpe\p{L}*|pfützen?|aufnehmer|wisch\p{L}*|aufgewischt|tropf\p{L}*|\p{L}*fleck(?:en?)?|muff\p{L}*|modrig\p{L}*|riecht|schimm\p{L}*|stockig\p{L}*|(?:aus|ab)?(?:ge)?blüh(?:t|en)|ausblüh\p{L}*|bröckel\p{L}*|drückt|schneeschmelze|tauwetter|wolkenbruch|rinnsal|gully|(?:land|stark)?regen|schlagregen|wetterseite|rinne|trockn(?:er|ungs)\p{L}*|entfeuchter\p{L}*|salpeter|salze?|rohrbruch|wasserränder|undicht\p{L}*|eingedrungen|hereingelaufen`,
    ],
    String.raw`(?:wasch|spül)maschine|wein|\p{L}*wärmepumpe\p{L}*|warmes? wasser|wasserhahn|zisterne|vogeltränke|(?:trink|regen)wasser(?:anschluss|nutzung|tank)|wasser(?:anschl\p{L}*|versorg\p{L}*|enthärt\p{L}*|verbrauch)|kaffee\p{L}*|nasszelle|hauswasser\p{L}*|strom (?:und|,) wasser|wasser (?:und|,) (?:strom|abwasser|gas)|wäschetrockner|hausgeld|nebenkosten|am wasser|ans wasser|zum wasser|aufs wasser`,
  ),
  hint(
    'umbauGenehmigung',
    [WORKS, OFFICES, UNSETTLED],
    String.raw`bebauungsplan|energieausweis|denkmal\p{L}*|grundriss\p{L}*|bebauung|radtour|neubaugebiet`,
  ),
  hint('umbauGenehmigung', [
    String.raw`plan|pläne|zeichnung(?:en)?|gezeichnet|(?:bau)?antrag|eingereicht`,
    String.raw`(?:bau|landrats)?amt\p{L}{0,2}|kreis|behörden?|bauaufsicht|rathaus|architekt(?:en|in)?`,
    String.raw`nie|nichts|niemand|keiner|nicht`,
  ]),
  hint('umbauGenehmigung', [
    String.raw`an(?:ge)?setzt|drangesetzt|aufgestockt|angebaut|hochgezogen|ausgebaut|überdacht|zugemacht|zurechtgemacht`,
    String.raw`freund|bruder|schwager|vater|großvater|opa|selbst|selber|eigenleistung|ohne|nach feierabend`,
  ]),
  hint(
    'wegerecht',
    [OTHERS, MOVES, OWN_GROUND],
    String.raw`rad|fahrrad|zur arbeit|zur schule|gottesdienst|spazier\p{L}*|bus|im weg|aus dem weg`,
  ),
  hint('wegerecht', [
    String.raw`rohre?|leitung(?:en)?|kabel|kanal|schacht`,
    String.raw`(?:unser\p{L}*|mein\p{L}*|de[nmr]|das) (?:${OWN_GROUND})`,
    String.raw`nachbar\p{L}*|hinterhaus|liegt|quer|nebenan|hinterlieger\p{L}*|weiß`,
  ]),
  hint(
    'grundbuch',
    [
      String.raw`grundbuch|beim notar|notariell|eingetragen|ausbedungen|überschreib\p{L}*|überschrieben|übergabevertrag|verbrieft`,
      String.raw`damals|noch|darf|dürfen|immer|nie|steht|lebt|muss|mutter|vater|nachbar\p{L}*|vorbesitzer\p{L}*|recht`,
    ],
    String.raw`grundbuchamt|sondernutzungs\p{L}*|grundbuchkosten|grundbuchauszug|fällig\p{L}* (?:\p{L}+ )?im grundbuch|im grundbuch [^.]{0,40}fällig\p{L}*|(?:wer|derjenige|demjenigen|dessen)(?!\p{L})[^.;]{0,90}im grundbuch (?:steht|eingetragen)|grundschuld(?:en)?`,
  ),
  hint('wohnrecht', [
    String.raw`wohnen|wohnt|wohnen bleiben|bleiben`,
    String.raw`ausbedungen|lebenslang|solange (?:sie|er) lebt|bis zum tod|zeitlebens|immer|versprochen`,
    String.raw`mutter|vater|tante|onkel|oma|opa|schwester|bruder|großmutter|schwiegermutter`,
  ]),
  hint(
    'statik',
    [
      PART_OF_BUILDING,
      String.raw`risse?n?|sprünge?|sprung|klemmt?|klemmen|schief\p{L}*|gesackt|abgesackt|gesenkt|senkt|senkung\p{L}*|gipsmarken?|aufgegangen|spalt|kugel|neigt|gewandert|gerissen|drückt sich`,
    ],
    String.raw`schiefer\p{L}*|preissprung`,
  ),
  hint('schaedlinge', [
    String.raw`\p{L}*(?:balken|holz|dachstuhl|dielen|treppe|bühne|dachboden|sparren|keller|decke)`,
    String.raw`löcher\p{L}*|mehl|bohrmehl|würmer|wurm|holzwurm|käfer|\p{L}*bock|hausschwamm|schwamm|ameisen|marder|mäuse|ratten|termiten|krabbel\p{L}*`,
  ]),
  hint(
    'schadstoffe',
    [
      String.raw`asbest\p{L}*|\p{L}*eternit\p{L}*|\p{L}*platten|faserzement\p{L}*|kleber|holzschutz\p{L}*|teer\p{L}*|nachtspeicher\p{L}*`,
      String.raw`sägen|bohren|anbohren|alten? sorte|alten|original\p{L}*|graue\p{L}*|grau|entsorg\p{L}*|vorsichtig|damals|giftig`,
    ],
    String.raw`terrassenplatten|pflasterplatten|gehwegplatten|schallplatten|arbeitsplatten|solarplatten`,
  ),
  hint(
    'elektrik',
    [
      String.raw`drähten?|draht|zweiadrig\p{L}*|adern|sicherung(?:en)?|steckdosen?|strom|elektr\p{L}*|schraubsicherung\p{L}*|stromkasten|zählerkasten|verteiler`,
      String.raw`alten?|fliegt|damals|stoff\p{L}*|noch|nur|fachmann|elektriker|nie|alu|flackert|zwei|geflickt`,
    ],
    String.raw`stromerzeug\p{L}*|elektroauto|e-auto|elektronisch\p{L}*|zaun|stromverbrauch`,
  ),
  hint(
    'wasserleitungen',
    [
      String.raw`rohre?n?|wasserhahn|hahn|leitung(?:en)?`,
      String.raw`braun\p{L}*|rost\p{L}*|alt|alten?|blei\p{L}*|verstopf\p{L}*|tropft|zugesetzt|gluckert|damals|noch`,
    ],
    String.raw`strom\p{L}*|elektr\p{L}*`,
  ),
  hint('abwasser', [
    String.raw`\p{L}*grube|schmutzwasser|abflüsse?|abfluss|toilette|kanal`,
    String.raw`leert|gluckert|zurück\p{L}*|verstopf\p{L}*|stinkt|anschließen|angeschlossen|eigene|noch`,
  ]),
  hint(
    'laerm',
    [
      String.raw`hört|hören|laut|lauter|lärm|rattert|rumpelt|dröhn\p{L}*|brummt`,
      String.raw`lkws?|laster|züge?|bahn|autobahn|verkehr|flieger|flugzeuge?|glocken?|kneipe|disco|motorräder|straße|werk|nachts|nachbar\p{L}*|kinder|schule|feuerwehr|wind`,
    ],
    String.raw`kaum|vögel|nichts|nie`,
  ),
  hint('emittenten', [
    String.raw`nase|riecht|riechen|gestank|stinkt|geruch|duftet`,
    String.raw`\p{L}*stall|gülle|biogas\p{L}*|hühner\p{L}*|schweine\p{L}*|mist|fabrik|kläranlage|brauerei|räucherei|bauer|landwirt|raffinerie`,
  ]),
  hint(
    'hochwasser',
    [
      String.raw`\p{L}*bach(?:s|es)?|fluss|flut|deich|ufer|hochwasser|graben|überflut\p{L}*`,
      String.raw`übers? (?:die|das)? ?ufer|über die ufer|stand|steht|kam|kommt|wasser|wiese|keller|tritt|sandsäcke|evakuiert`,
    ],
    String.raw`rauscht|plätscher\p{L}*|baden|angeln|spazier\p{L}*|schlaf\p{L}*|schläft`,
  ),
  hint('grenzbebauung', [
    String.raw`carport|garage|schuppen|hecke|zaun|mauer|überstand|hütte|gartenhaus|anbau|terrasse`,
    String.raw`nachbar\p{L}*|grenze|nebenan|drüben`,
    String.raw`streifen|grundstück|boden|seite|ragt|steht|grenze|meter|zentimeter`,
  ]),
  hint('erschliessung', [
    String.raw`straße|kanal|gehweg|bürgersteig|anschluss|erschließung`,
    String.raw`bescheid|beitrag|beiträge|rechnung|abgerechnet|umlegen|umgelegt|zahlen`,
    String.raw`noch|nicht|kommt|offen|irgendwann|wohl|nächste[ns]?`,
  ]),
  hint('erbengemeinschaft', [
    String.raw`geschwister|miterben?|erben|bruder|schwester`,
    String.raw`unterschr\p{L}*|einig|zustimm\p{L}*|zugestimmt|anteil|ausgezahlt`,
  ]),
  hint(
    'preisverlauf',
    [
      String.raw`\d[\d·]{4,8}(?: ?(?:€|eur|euro))?`,
      String.raw`(?:hatten|haben|stand|standen|waren|wollten|verlangt\p{L}*|gefordert|inseriert)`,
      String.raw`(?:noch|zuerst|anfangs|früher|frühjahr|sommer|herbst|winter|letzte[ns]? jahr|vorige[ns]? jahr|zeitung|anzeige|angeboten|geboten)`,
    ],
    String.raw`grundsteuer|rechnung|investiert|modernisier\p{L}*|nachbar\p{L}*|vermittelt`,
  ),
  hint(
    'vermietet',
    [
      String.raw`wohnt|wohnen|bewohnt`,
      String.raw`zahlt|bleiben|frau|herr|student\p{L}*|junger mann|junges paar|mieter\p{L}*`,
      String.raw`oben|unten|noch|seit|dachgeschoss|zimmer|wohnung`,
    ],
    String.raw`nachbar\p{L}*|nebenan|gegenüber|straße`,
  ),
  hint(
    'bezugsfreiAb',
    [
      String.raw`ziehen|ziehe|zieht|einziehen|ausziehen|auszug|umzug|umziehen|schlüssel|übernehmen|übergeben|übergabe|räumen|geräumt|frei|wohnen|gehört das haus ihnen|zugesagt|holt|zieht`,
      DAY,
      String.raw`(?:wir|ich|sie|uns|mich|mein\p{L}*|unser\p{L}*|haus|wohnung|mieter\p{L}*|tochter|sohn)`,
    ],
    String.raw`gezogen|eingezogen|renoviert|feier\p{L}*|kamen`,
  ),
  hint(
    'grundstuecksflaeche',
    [
      String.raw`garten|rasen|wiese|grund|grundstück|land|obstwiese|gelände|hof`,
      String.raw`\d[\d·,]* ?(?:quadratmetern?|m²|qm|ar|morgen)`,
      String.raw`unser\p{L}*|mein\p{L}*|der|das|alles|insgesamt`,
    ],
    String.raw`gemeinde|stadt|schwimmbad|wohnfläche|park|nachbar\p{L}*`,
  ),
  hint('stellplatz', [
    String.raw`garage|stellplatz|carport|schuppen|unterstand`,
    String.raw`gepachtet|gemietet|nicht dabei|geht nicht mit|gehört (?:\p{L}+ ){0,2}(?:schwager|bruder|schwester|nachbar\p{L}*|gemeinde|stadt|onkel|kirche|verein)`,
  ]),
]

/** The topics that a sentence may be about, each once. */
export function hintsIn(sentence: string): HintTopic[] {
  const found = HINTS.filter(
    ({ fields, unless }) => fields.every(field => field.test(sentence)) && !unless?.test(sentence),
  )
  return [...new Set(found.map(({ topic }) => topic))]
}
