import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../../germanMonths.ts'
import { germanAmount } from '../germanAmount.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const BUILDER =
  '(?:bauträger|hausanbieter|hausbauer|bauunternehm\\p{L}*|baufirma|hausfirma|architekten?|generalunternehmer|fertighausanbieter|anbieter)s?'
const NONE = '(?:keine?r?|nein|nicht|entfällt|ohne)(?!\\p{L})'

const ROAD = String.raw`(?<!\p{L})(?:(?:plan|erschließungs|anlieger|wohn|stich)?straße(?: [a-z](?!\p{L}))?|straßen(?:bau|ausbau)|ausbau|erschließung|erschließungsarbeiten|medien)`
const WHEN = String.raw`(?:(?:anfang|mitte|ende|frühjahr|sommer|herbst|winter|${MONTHS.join('|')}|\d\. quartal|\d{1,2}· ?\d{1,2}·) ?)?(?:des jahres )?20[2-9]\d`

const SOIL_REPORT = String.raw`(?:(?:boden|baugrund)-?(?:gutachten|untersuchung)|baugrundbericht|geotechnische[rsn]? (?:gutachten|bericht|untersuchung))(?!\p{L})`
/** Of the plot beside: what the ground bears there it need not bear here. */
const NEXT_DOOR = String.raw`(?:(?:de[srmn]|vo[nm]|für|auf|eine[sm]|das|unsere[sm]) (?:\p{L}+ ){0,2}(?:nachbar(?:n|s|in)?(?:-?(?:grundstücke?s?|parzelle|haus(?:es)?|bau(?:platz|vorhaben)?s?))?)|(?:benachbarten?|angrenzenden?|umliegenden?|gegenüberliegenden?|danebenliegenden?) (?:\p{L}+ )?\p{L}*(?:grundstück|platz|plätze|parzelle|flurstück|baugebiet|bauvorhaben)\p{L}{0,3}|nachbar-?(?:grundstück|bauplatz|platz|parzelle|flurstück)(?:s|es)?|(?:von |auf |für )?nebenan)(?!\p{L})`
const SOIL_REPORT_NEXT_DOOR = new RegExp(
  String.raw`${SOIL_REPORT}[^.,;¦]{0,40}(?<!\p{L})${NEXT_DOOR}|${NEXT_DOOR}[^.,;¦]{0,50}(?<!\p{L})${SOIL_REPORT}`,
  'u',
)
/** Both plots have been looked at. */
const HERE_TOO =
  /(?<!\p{L})(?:auch|ebenso|sowie|beide[nr]?|wie)(?!\p{L})|(?:für|auf) (?:diese[snm]?|unsere[snm]?) (?:\p{L}+ )?(?:grundstück|platz|bauplatz|parzelle)[^.]{0,30}(?:liegt|vorhanden)(?! (?:\p{L}+ ){0,2}(?:nicht|kein))/u
const NO_REPORT =
  'Kein Bodengutachten für dieses Grundstück: Tragfähigkeit und Grundwasser vor dem Kauf untersuchen lassen'

/** Of the ground, and not taken back: "erst ab 3 m tragfähig", "nicht tragfähig". */
const SOUND =
  /^(?!.*(?:nicht|kaum|schlecht|gering|wenig|bedingt|eingeschränkt|erst (?:ab|in|unter)[^.]{0,20}) tragfähig).*(?<!\p{L})tragfähig/u

/** "3", "drei" */
const COUNTED = String.raw`(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|achtzehn|fünfzehn|zwanzig|vierundzwanzig)`

/** As German writes it: the statement text is small. */
function written(when: string): string {
  return when.replaceAll('·', '.').replace(/^\p{L}/u, first => first.toUpperCase())
}

/** "drei Jahren" */
function termWritten(term: string): string {
  return term.replace(/jahr|monat/u, unit => unit.replace(/^./u, first => first.toUpperCase()))
}

/** When a plot is ready to be built on, with whom and by when, and what is known of its ground. */
export const BUILDING_PLOT_RULES: readonly RemarkRule[] = [
  // The day hangs on others: until then nobody builds, and nobody should pay.
  rule('erschliessung-ab', 'erschliessung', 'warnung', {
    pattern: regexp.u`${ROAD}(?!\p{L})(?:[^.;]|·){0,80}?(?<!\p{L})(?:ab|bis|im|in|für|zum|erst|frühestens|voraussichtlich|nicht vor|spätestens)(?: (?:im|in|ab|bis|zum|dem|ende des))* (?<when>${WHEN})(?!\d|·\d)(?<loose>[^.]{0,60}(?<!\p{L})(?:zusagen|zusage|zugesagt|verbindlich|garantier\p{L}*)(?!\p{L})[^.]{0,20}(?<!\p{L})(?:nicht|keine?))?`,
    meaning: ({ when, loose }) =>
      `Straße und Leitungen sind laut Exposé erst für ${written(when ?? '')} vorgesehen${loose === undefined ? '' : ', zugesagt ist das nicht'}: Machen Sie die Fälligkeit des Preises davon abhängig`,
    only: /(?<!\p{L})(?:wird|werden|soll|sollen|rechnet|rechnen|voraussichtlich|geplant|frühestens|nicht vor|vorgesehen|erwartet|noch nicht)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:ursprünglich|wollte|sollte|wurde|wurden|erfolgte?|abgeschlossen|abgerechnet|glasfaser\p{L}*|breitband\p{L}*|internet|\p{L}*fernwärme\p{L}*|nahwärme\p{L}*|wärmenetz\p{L}*|wärmeplan\p{L}*|strom\p{L}*speicher|lade\p{L}*|bahn\p{L}*|schule|kita|umgehungsstraße|haushaltspl[aä]n\p{L}*)(?!\p{L})/u,
    // Where a house is connected, only its street is still to be paved.
    unlessBefore:
      /(?:wasser|strom|kanal|gas)(?!\p{L})[^.]{0,80}(?<!nicht )angeschlossen|straße ist (?:noch )?unbefestigt/u,
    fixed: 'stated',
  }),
  // Until it is measured and entered nobody can own it, and the debts of the whole rest on it.
  rule('flurstueck-entsteht', 'baurecht', 'warnung', {
    subject: 'baumass',
    pattern:
      /(?:entsteht|entstehen)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:flurstücke?|parzellen?|grundstücke?|bauplatz|bauplätze)|(?:teilungs|grenz)?-?vermessung (?:ist |wurde |wird )?(?:(?:bereits|gerade|schon|noch|derzeit) )?(?:beauftragt|beantragt|geplant|veranlasst|steht (?:noch )?aus|läuft|erfolgt nach)|(?:muss|wird|werden|soll|sollen|ist) (?:(?:noch|erst|derzeit|gerade) )+(?:amtlich )?(?:(?:zu )?(?:vermessen|(?:heraus|ab)gemessen|herausparzelliert|geteilt|abgeteilt)|herauszumessen|abzuteilen)|(?:noch )?(?:nicht|un)[ -]?vermessene?[rnsm]? (?:teil)?(?:fläche|stück|grundstück|bauplatz)|aus (?:dem|einem) (?:größeren |großen |gesamten )?(?:\p{L}*grundstück|flurstück) (?:herausgemessen|herausgeteilt|abgetrennt|abgeteilt)/u,
    unless:
      /wohnungseigentum|teilungserklärung|eigentumswohnung|(?:ist|sind|wurde|wurden) (?:bereits |schon )?(?:amtlich )?vermessen|vermessung (?:ist |wurde )?(?:abgeschlossen|erfolgt(?= ?[.,]|$)|durchgeführt)|wohnfläche|ein (?:neues )?(?:wohn|bau)gebiet/u,
    meaning:
      'Das Flurstück entsteht erst durch Teilung: Vereinbaren Sie, was bei anderer Größe gilt, und dass es frei von Schulden des Ganzen abgeschrieben wird',
    fixed: 'stated',
  }),
  rule('baum-geschuetzt', 'baurecht', 'warnung', {
    subject: 'baumass',
    pattern:
      /(?:\p{L}*(?:eichen?|buchen?|linden?|kastanien?|ahorn|eschen?|ulmen?|kiefern?|platanen?|nussbaum|walnussbaum|baum|bäume|baumbestand))(?!\p{L})[^.]{0,80}(?<!\p{L})(?:baumschutz\p{L}*|naturdenkmal|unter (?:natur)?schutz|geschützt|(?:ist|sind) zu erhalten|(?:darf|dürfen) nicht gefällt)(?!\p{L})|geschützte[rnsm]? (?:\p{L}+ )?(?:baum|bäume|baumbestand|eiche|linde|buche)|(?:baum|bäume|eichen?|linden?)(?!\p{L})[^.]{0,40} als naturdenkmal/u,
    unless:
      /(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,3}(?:geschützt|baumschutz|unter schutz)|(?:vor|gegen|von) (?:\p{L}+ )?(?:blick|wind|wetter|sonne)|nachbar|umgebung|(?:geschützte[rns]? )(?:terrasse|lage|balkon)/u,
    meaning: 'Geschützter Baum: Krone und Wurzeln begrenzen, wo gebaut werden darf',
    fixed: 'stated',
  }),
  // Both terms: who bought it for a child, or to build one day, gives it back at its price.
  rule('bauzwang-frist', 'baurecht', 'warnung', {
    subject: 'bauzwang',
    pattern: regexp.u`(?:\p{L}*haus|\p{L}*gebäude|bebauung|bauvorhaben)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:innerhalb|binnen)(?: von)? (?<term>${COUNTED} (?:jahren?|monaten?))(?!\p{L})[^.;¦]{0,60} zu (?:errichten|bauen|erstellen|vollenden)(?:[^.;¦]{0,60}?(?<!\p{L})(?<own>${COUNTED} jahre)(?: lang)? selbst zu (?:bewohnen|nutzen))?|(?:innerhalb|binnen)(?: von)? (?<term2>${COUNTED} (?:jahren?|monaten?))(?!\p{L})(?:,? (?:also|mithin|somit|d· ?h·|das heißt)? ?bis (?:zum |spätestens )?(?<day>\d{1,2}· ?\d{1,2}· ?20\d\d))?[^.;¦]{0,60}(?:\p{L}*haus|\p{L}*gebäude|bauplatz|grundstück)(?!\p{L})[^.;¦]{0,40} zu (?:errichten|bauen|erbauen|erstellen|bebauen|vollenden)(?:[^.;¦]{0,60}?(?<!\p{L})(?<own2>${COUNTED} jahre)(?: lang)? (?:selbst )?zu (?:bewohnen|nutzen))?|(?<!\p{L})(?:muss|müssen|verpflichtet sich|verpflichten sich)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:innerhalb|binnen|in)(?: von)? (?<term3>${COUNTED} (?:jahren?|monaten?))(?!\p{L})[^.;¦]{0,60}(?:\p{L}*haus|\p{L}*gebäude|bauplatz|grundstück)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:errichten|bauen|erbauen|erstellen|bebauen|fertigstellen)(?!\p{L})(?:[^.;¦]{0,60}?(?<!\p{L})(?<own3>${COUNTED} jahre)(?: lang)? (?:selbst )?(?:[^ .;¦]+ ){0,3}(?:zu )?(?:bewohnen|nutzen|wohnen))?`,
    // A term that has begun ends on its day: who buys later has less of it.
    meaning: ({ term, term2, term3, day, own, own2, own3 }) => {
      const stay = own ?? own2 ?? own3
      if (day !== undefined) return `Frist zum Bauen (bis ${day.replaceAll('·', '.').replaceAll(' ', '')})`
      return `Bauen müssen Sie in ${termWritten(term ?? term2 ?? term3 ?? '')}${stay === undefined ? '' : `, dann ${termWritten(stay)} selbst dort wohnen`}`
    },
    unless: /(?:bauträger|verkäufer|veräußerer|auftragnehmer|unternehmer)(?:in)?(?!\p{L})[^.]{0,20} verpflichte/u,
    fixed: 'stated',
  }),
  rule('bauzwang-verkauf', 'baurecht', 'warnung', {
    subject: 'bauzwang',
    pattern:
      /(?<!\p{L})(?:weiter)?-?(?:veräußerung|verkauf)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:unbebaut\p{L}*|grundstücks?|bauplatz\p{L}*|bauplatzes)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:ausgeschlossen|unzulässig|untersagt|nicht (?:zulässig|gestattet|erlaubt|möglich))(?!\p{L})|(?:grundstück|bauplatz)(?!\p{L})[^.;¦]{0,30}(?<!\p{L})(?:darf|dürfen)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:nicht|weder)(?!\p{L})[^.;¦]{0,30}(?:unbebaut|weiter-?verkauft|weiter-?veräußert)|unbebaut[^.;¦]{0,30}(?<!\p{L})nicht (?:weiter)?-?(?:verkauft|veräußert) werden/u,
    meaning: 'Unbebaut weiterverkaufen dürfen Sie das Grundstück nicht',
    unless: /nicht ausgeschlossen|irrtum|zwischenverkauf/u,
    fixed: 'stated',
  }),
  // What it costs who breaks it.
  rule('bauzwang-strafe', 'baurecht', 'warnung', {
    subject: 'bauzwang',
    pattern:
      /(?:(?<home>eigennutzung|selbstnutzung|eigenen? nutzung)(?!\p{L})[^.;¦]{0,60}?)?(?<!\p{L}|\d|,)(?<value>\d{1,3}(?:,\d{1,2})?) ?(?:€|euro|eur) ?(?:je|pro|\/|für jeden) ?(?:quadratmeter|qm|m²)(?!\p{L})[^.;¦]{0,50}(?<!\p{L})(?:nachzuzahlen|nachzahlen|nachzuentrichten|nachfordern|nachzufordern|als (?:vertrags)?strafe|zurückzuzahlen)(?!\p{L})|(?:(?<home2>eigennutzung|selbstnutzung|eigenen? nutzung)(?!\p{L})[^.;¦]{0,40}?(?:(?<instead>stattdessen)(?!\p{L})[^.;¦]{0,30}?)?)?(?:vertragsstrafe|nachzahlung|aufzahlung)(?!\p{L})[^.;¦]{0,50}?(?<!\p{L})(?<value2>\d{1,3}(?:,\d{1,2})?) ?(?:€|euro|eur) ?(?:je|pro|\/) ?(?:quadratmeter|qm|m²)(?!\p{L})/u,
    meaning: ({ home, home2, instead, value, value2 }) =>
      `${(home ?? home2) === undefined ? 'Wer die Auflagen nicht einhält' : 'Wer nicht so lange selbst dort wohnt'}, zahlt ${instead === undefined ? '' : 'statt des Rückkaufs, wenn die Gemeinde das wählt, '}${value ?? value2 ?? ''}\u00a0€/m² nach`,
    perM2: ({ value, value2 }) => ({
      rate: germanAmount(value ?? value2),
      of: 'grundstuecksflaeche',
      isBegun: false,
      isMonthly: false,
    }),
    only: /(?<!\p{L})(?:verstoß|aufgabe|eigennutzung|selbst|bau(?:verpflichtung|pflicht|frist|zwang)|bewohn\p{L}*|bezogen|nicht|weiterverkauf|veräußer\p{L}*|vermiet\p{L}*)(?!\p{L})/u,
    unless: /erschließung|beitrag|vermessung/u,
    fixed: 'stated',
  }),
  rule('bauzwang-keiner', 'baurecht', 'gut', {
    subject: 'bauzwang',
    pattern: new RegExp(
      `(?:(?<duty>bau(?:zwang|pflicht|verpflichtung|frist|gebot))|(?:bauträgerbindung|bindung an (?:einen? |den )?${BUILDER}))(?:[ :¦]{1,4})${NONE}|(?:(?<!\\p{L})(?:an|auf) (?:den |die |einen? |keinen? )?${BUILDER}(?: (?:oder|und|/) ${BUILDER})?(?: (?:sind|ist|wird|werden|seid) (?:sie|man|der käufer|käufer))? (?:nicht |nicht mehr )?gebunden|(?:sie )?bauen,? mit wem sie (?:möchten|wollen))|ohne (?:(?<duty2>bau(?:zwang|pflicht|verpflichtung))|bauträgerbindung)(?!\\p{L})`,
      'u',
    ),
    // Who need not build in time may still be bound to a firm.
    meaning: ({ duty, duty2 }) =>
      (duty ?? duty2) === undefined ? 'Keine Bindung an einen Hausbauer' : 'Kein Bauzwang',
    fixed: 'denied',
    only: /(?<!\p{L})(?:keine?[rns]?|nein|nicht|ohne|entfällt|möchten|wollen)(?!\p{L})/u,
  }),
  rule('zisterne-pflicht', 'baurecht', 'hinweis', {
    subject: 'baumass',
    pattern:
      /(?<!\p{L})(?:zisterne|regenwasser-?(?:zisterne|speicher)|retentionszisterne)(?!\p{L})[^.,;¦]{0,60}(?<!\p{L})(?:vorgeschrieben|pflicht|verpflichtend|herzustellen|zu errichten|einzubauen|nachzuweisen|vorzusehen)(?!\p{L})/u,
    meaning: 'Eine Zisterne ist vorgeschrieben: Rechnen Sie sie zu den Baukosten',
    unless: /(?<!\p{L})(?:nicht|keine?|vorhanden|bereits|gesetzt)(?!\p{L})/u,
    fixed: 'stated',
  }),
  // Whom the town does not admit need not reckon.
  rule('vergabe-bewerber', 'baurecht', 'warnung', {
    pattern:
      /(?<!\p{L})(?:bewerben|antragsberechtigt|bewerbungsberechtigt|zugelassen)(?!\p{L}) (?:können|dürfen|kann|darf|sind|ist) (?:sich )?(?:nur |ausschließlich )?(?!bis zu )[^.,;¦]{0,60}(?<!\p{L})(?:personen|familien|paare|haushalte|bürger|einwohner|bewerber|wer)(?!\p{L})[^.;¦]{0,20}(?<!\p{L})(?:die|deren|ohne|mit(?! (?:hund|katze|kind|kindern|haustier)\p{L}*)|kein|noch)(?!\p{L})/u,
    meaning: 'Bewerben darf sich nicht jeder: Prüfen Sie zuerst, ob Sie die Bedingungen der Gemeinde erfüllen',
    fixed: 'stated',
  }),
  rule('bodengutachten-fehlt', 'gutachten', 'hinweis', {
    subject: 'bodengutachten',
    pattern:
      /(?:boden|baugrund|geotechnische[sn]?)-? ?(?:gutachten|untersuchung|bericht)(?!\p{L})[^.;¦]{0,30}(?<!\p{L})(?:nicht|keine?s?(?! \p{L})|fehlt|(?:steht|stehen) (?:\p{L}+ ){0,2}aus|ausstehend)(?!\p{L})|(?<!\p{L})(?:kein|ohne) (?:\p{L}+ )?(?:boden|baugrund)-?(?:gutachten|untersuchung)/u,
    meaning: NO_REPORT,
    fixed: 'stated',
    // Of poison, not of what the ground bears.
    unless:
      /nicht (?:erforderlich|nötig|notwendig)|altlast|verdacht|kontamin|kataster|tankstelle|schadstoff|^ ?wer (?:\p{L}+ ){0,2}ohne(?!\p{L})/u,
  }),
  rule('bodengutachten-nachbar', 'gutachten', 'hinweis', {
    subject: 'bodengutachten',
    pattern: SOIL_REPORT_NEXT_DOOR,
    meaning: `${NO_REPORT}; das genannte gilt einem anderen`,
    fixed: 'stated',
    // The neighbour's ground is what it is about.
    ofSeller: true,
    unless: HERE_TOO,
  }),
  // "Für diesen Bauplatz gibt es noch keines": of the report told before.
  rule('bodengutachten-hier-keines', 'gutachten', 'hinweis', {
    subject: 'bodengutachten',
    pattern:
      /(?:für|auf|zu|von|hier|an)(?: (?:diese[snmr]?|unsere[snm]?|unser|dem|das|den|angebotene[nm]?|vorliegende[nm]?|eigene[nm]?|kauf-?)){0,3} ?(?:(?:bau)?grundstück|bauplatz|baugrundstück|platz|parzelle|flurstück|fläche)?(?!\p{L})[^.,;¦]{0,30}(?<!\p{L})(?:gibt es|liegt|existiert|besteht|haben wir|wurde|ist|fehlt)(?!\p{L})[^.,;¦]{0,30}(?<!\p{L})(?:keine?s?|nicht|fehlt)(?!\p{L})/u,
    onlyBefore: new RegExp(SOIL_REPORT, 'u'),
    only: /(?<!\p{L})(?:keine?s|nicht (?:\p{L}+ )?(?:vor|erstellt|untersucht|gebohrt|beauftragt)|untersuchung|gutachten|fehlt)(?!\p{L})/u,
    meaning: NO_REPORT,
    fixed: 'stated',
    unless: /altlast|kampfmittel|bebauungsplan|baulast/u,
  }),
  rule('bodengutachten-da', 'gutachten', 'neutral', {
    subject: 'bodengutachten',
    pattern: regexp.u`${SOIL_REPORT}(?:(?! nicht| kein| fehlt)[^.;¦]){0,40}(?<!\p{L})(?:liegt|liegen|vorhanden|vom \d|von \d|(?<!wird [^.;¦]{0,40}|soll [^.;¦]{0,40})erstellt|bescheinigt|zeigt|weist|beschreibt)(?!\p{L})(?! (?:leider )?(?:nicht|keine?s?)(?!\p{L}))`,
    meaning: 'Bodengutachten liegt vor: vor dem Kauf lesen',
    unless: regexp.u`${SOUND.source}|${SOIL_REPORT_NEXT_DOOR.source}`,
  }),
  // What it found, in the words that say the ground bears: the paper itself is still to be read.
  rule('bodengutachten-tragfaehig', 'gutachten', 'gut', {
    subject: 'bodengutachten',
    pattern: regexp.u`${SOIL_REPORT}(?:(?! nicht| kein(?!e (?:auffäll|altlast|belast|schad|organ))| fehlt)[^.;]){0,160}(?<!\p{L})(?:gut |sehr )?tragfähig\p{L}*`,
    meaning: 'Bodengutachten liegt vor und nennt den Boden tragfähig: vor dem Kauf lesen',
    fixed: 'stated',
    only: SOUND,
    unless: new RegExp(`^(?!.*${HERE_TOO.source}).*(?:${SOIL_REPORT_NEXT_DOOR.source})`, 'u'),
  }),
  // Clean, and dear all the same: what was filled in bears no house.
  rule('auffuellung-gruendung', 'gutachten', 'warnung', {
    subject: 'bodengutachten',
    pattern:
      /(?:gründung|fundament\p{L}*)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:durchfahren|auszutauschen|ausgetauscht|zu ersetzen|ersetzt werden)(?!\p{L})/u,
    // "1,20 m Auffüllung, unbelastet; für die Gründung ist sie zu durchfahren"
    onlyBefore: /auffüllung/u,
    unless: /(?<!\p{L})(?:nicht|kein\p{L}*|wurden?|bereits)(?!\p{L})/u,
    meaning:
      'Aufgefüllter Boden trägt laut Text kein Haus: Was die Gründung mehr kostet, vor dem Kauf berechnen lassen',
    fixed: 'stated',
  }),
  // Rock bears any house, and is dear to dig in.
  rule('baugrund-fels', 'gutachten', 'warnung', {
    subject: 'bodengutachten',
    pattern: regexp.u`(?:${SOIL_REPORT}|baugrund|untergrund|(?:im|unter dem) boden)(?!\p{L})(?:[^.]|(?<=\d)\.(?=\d)){0,140}?(?<!\p{L})(?:(?:\p{L}+en |\p{L}+er )?(?:kalkstein|sandstein|granit|basalt|gneis|dolomit|fels(?:en)?|festgestein|felsgestein|muschelkalk)|fels(?:ig\p{L}*|boden|horizont)|(?:boden|fels)klasse (?:6|7|vi|vii))(?!\p{L})`,
    meaning:
      'Fels im Baugrund laut Text: Aushub und Keller kosten mehr, den Bericht vor dem Kauf lesen und rechnen lassen',
    fixed: 'stated',
    // Soil of the classes 3 to 5 is dug, rock is 6 and 7 (DIN 18300 of 2012).
    unless: regexp.u`bodenklassen? [345](?: ?(?:bis|–|-|und|\/) ?[345])?(?!\d| ?(?:bis|–|-|und|\/) ?[67])|(?:kein|keine|keinen|ohne|nicht|weder) (?:\p{L}+ )?(?:fels|festgestein|gestein)|(?:boden|fußboden|böden|fensterb\p{L}*|treppe\p{L}*|fassade|belag|fliesen|küche\p{L}*) (?:\p{L}+ ){0,3}(?:aus|mit|in) |${SOIL_REPORT_NEXT_DOOR.source}`,
  }),
  rule('baugrund-schwierig', 'gutachten', 'warnung', {
    subject: 'bodengutachten',
    pattern: regexp.u`(?:${SOIL_REPORT}|baugrund|untergrund)(?!\p{L})[^.]{0,140}(?<!\p{L})(?:(?:nicht|kaum|schlecht|gering|wenig|bedingt|eingeschränkt) tragfähig\p{L}*|bodenaustausch|pfahlgründung|(?:tief|sonder)gründung|torf\p{L}*|faulschlamm|auffüllung\p{L}*)`,
    meaning: 'Der Baugrund ist laut Text schwierig: Gründung vor dem Kauf berechnen lassen',
    evenIfOpen: true,
    denied: 'Kein schwieriger Baugrund',
    deniedTone: 'neutral',
    unless:
      /(?:kein|keine|keinen|ohne|nicht) (?:\p{L}+ )?(?:bodenaustausch|pfahlgründung|torf|auffüllung|nötig|erforderlich|notwendig)/u,
  }),
]
