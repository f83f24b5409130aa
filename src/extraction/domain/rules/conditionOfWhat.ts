import { regexp } from '#kernel/regexp.ts'

/** What was done to a bath or a roof says nothing about the whole. */
const OF_A_PART =
  /(?:bad|bäder|dach|fenster|küche|elektrik|leitungen|fassade|heizung|treppenhaus|böden)(?!\p{L})[^.;]{0,25}$/iu

/** "Saniert wurden bislang nur Bad und Heizung", "Modernisiert: Fenster 2010" */
const OF_PARTS_BEHIND =
  /^(?:\s?:|\s(?:wurden?|sind|ist))\s(?:(?:bislang|bisher|bereits|schon|nur|lediglich|auch|die|das|der|alle|beide|zuletzt|\d{4})\s){0,4}(?:\p{L}*bad|bäder|dach|fenster|küche|elektrik|\p{L}*leitungen|fassade|heizung|treppenhaus|böden|\p{L}*geschoss|keller|anbau|küche)(?!\p{L})/iu

/** "Bäder im EG und OG, beide 2017 modernisiert": there is one home, and of several things it speaks. */
const OF_SEVERAL =
  /(?<!\p{L})(?:beide|jeweils|allesamt)(?:\s(?:im|in|aus|Jahre?|\d{4}|komplett|vollständig|frisch))*\s$/iu

/** "Der Aufzug ist …", "wurde 2020 das Treppenhaus …": of what the sentence speaks. */
const SUBJECT =
  /(?<!(?:\p{Lu}[\p{L}-]+|(?<!\p{L})(?:[Ii]n|[Aa]n|[Aa]uf|[Dd]urch|[Vv]on|[Vv]or|[Nn]ach|[Ss]eit|[Bb]ei|[Mm]it|[Ff]ür|[Ww]ährend|[Zz]u|[Üü]ber|[Uu]nter|[Uu]m|[Oo]hne|[Gg]egen|[Aa]us|[Ii]nnerhalb|[Ss]amt|[Bb]is))\s)(?<!\p{L})(?:[Dd](?:er|ie|as)|[Uu]nsere?|[Ii]hre?|[Ee]ine?|[Aa]lle|[Bb]eide|[Ss]ämtliche)\s(?:(?!(?:von|in|im|an|am|auf|mit|bei|seit|zu|nach|für|aus|durch)\s)[\p{Ll}-]+\s){0,2}(?<noun>\p{Lu}[\p{L}-]+)/gu
/** Who does it. */
const WHO =
  /(?:eigentümer|besitzer|verkäufer|vermieter|mieter|gemeinschaft|gesellschaft|verwaltung|familie|firma|eltern|leute|herren|kinder|voreigentümer|bauherr|erben|versammlung|jahre?|zeit)(?:in|innen|s|n)?$/iu
const WHOLE =
  /^(?!treppenhaus|gartenhaus|gästehaus|backhaus|gewächshaus|neben|nachbar|bade?-?zimmer|hinterhaus|kellerräume|gemeinschafts)\p{L}*(?:haus|hauses|häuser|wohnung|wohnungen|einheit|einheiten|appartements?|apartments?|objekte?|immobilien?|gebäude|anwesen|villa|altbau|neubau|bungalow|hof|bau|liegenschaft|hälfte|loft|maisonette|räume|räumlichkeiten|zimmer|bereich|substanz|geschosse?|etagen?|ausstattung|teil|teile|ganze|praxis|laden|büro|halle|wohnanlage|residenz)$/iu

/** "Balkonplatten 2018 saniert", "Loggien und Treppenhaus renoviert": a list names the part bare, with no article before it. */
const PIECE =
  '(?:balkone?n?|balkon(?:platten?|anlagen?|brüstung(?:en)?|geländer|böden|sanierung)|loggi(?:a|en)|terrassen?|dachterrassen?|aufz(?:ug|üge)n?|aufzugs?anlagen?|fahrst(?:uhl|ühle)|lift|keller(?:decken?|boden|böden|wände|räume|abdichtung)?|sockel|schornsteine?|kamine?|tiefgaragen?|garagen?(?:tore?|dächer)?|\\p{L}*tür(?:en)?|\\p{L}*tore?|rollläden|\\p{L}*putz|abwasser\\p{L}*|kanal\\p{L}*|grundleitung(?:en)?|\\p{L}*rohre|\\p{L}*str[aä]ng(?:e)?|zäune?|einfahrt|außenanlagen?|zufahrt|estriche?|\\p{L}*decken?|\\p{L}*wände|\\p{L}*mauern?|geländer|wcs?|gäste-wc|toiletten?|sanitär\\p{L}*|\\p{L}*küchen?|\\p{L}*treppen?|eingänge?|eingangsbereich|hausflure?|flure?|gauben?|dachrinnen|wintergarten|pool|zisterne|kläranlage|klingelanlage|verteiler|zählerschr(?:ank|änke)|parkett|dielen|böden)'
const OF_BARE_PARTS = new RegExp(
  `(?:^|[.;:,•¦\\n–(]|\\d\\)?)\\s*(?:und\\s)?(?:(?:alle|beide|sämtliche|die|das|der)\\s)?(?:${PIECE}(?:,\\s|\\s(?:und|sowie|&|\\+)\\s|\\s))+(?:(?:\\p{Ll}[\\p{L}-]*|ca\\.|(?:19|20)\\d\\d|\\d{1,2}/(?:19|20)\\d\\d|Jahre?)\\s){0,5}$`,
  'iu',
)
/** "Haus Nr. 1 wurde 2016 saniert": what the other one is like it does not say. */
const OF_ONE_HOUSE =
  /(?<!\p{L})(?:Haus|Gebäude)\s(?:Nr\.\s?)?[1-9](?!\d|[\p{L}]|\s?-?\s?(?:Zimmer|Zi|Wohn|Etagen|Stock))[^.;\n]{0,60}$/u

/** A bare noun with the year of its works: "Brüstungen 2018 saniert". That of the whole is called by one of its names, and a head word names nothing. */
const DATED_NOUN =
  /(?:^|[.;:,•¦–]\s|\n)(?<noun>\p{Lu}[\p{L}-]+)\s(?:(?:wurden?|zuletzt|ca\.|im|in|Jahre?|von|bis)\s){0,3}(?:19|20)\d\d(?:[/–-](?:19|20)?\d\d)?\s(?:(?:komplett|vollständig|umfassend|teilweise|aufwendig|aufwändig|neu|fachgerecht|energetisch)\s)?$/u
const HEAD_WORD =
  /^(?:baujahr|bj|zustand|objektzustand|jahr|stand|zuletzt|seit|im|in|und|komplett|vollständig|umfassend|wohnfläche|frisch|innen|außen|alles|laufend|bereits|dann|danach|anschließend|außerdem|zudem|etwa|um|mai|juni|juli|august|september|oktober|november|dezember|januar|februar|märz|april|frühjahr|sommer|herbst|winter|ende|anfang|mitte)$/iu

function isOfBarePart(before: string): boolean {
  const noun = DATED_NOUN.exec(before)?.groups?.noun
  return OF_BARE_PARTS.test(before) || (noun !== undefined && !WHOLE.test(noun) && !WHO.test(noun) && !HEAD_WORD.test(noun) && !HOME.test(noun)) // prettier-ignore
}
/** Homes whose name WHOLE does not end with. */
const HOME =
  /^\p{L}*(?:penthouse|studio|souterrain|resthof|mühle|scheune|chalet|finca|kate|schule|kirche|bauernhof|hotel|pension|zimmerwohnung|altbau\p{L}*|haushälfte|grundriss|stadt|dorf)$/iu

/** "Der Aufzug ist 2020 modernisiert worden", "der Fahrstuhl 2018 modernisiert": a part is the subject, however it is called. */
function isOfAPart(text: string, { 0: words, index, groups }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 160), index)
  const after = text.slice(index + words.length)
  if (OF_A_PART.test(before.slice(-40)) || OF_SEVERAL.test(before) || OF_PARTS_BEHIND.test(after)) return true
  // "die sanierte Wohnung" tells behind it what it speaks of.
  if (words.toLowerCase() !== groups?.['state']?.toLowerCase()) return false
  if (isOfBarePart(before) || OF_ONE_HOUSE.test(before)) return true
  const clause =
    before
      .replaceAll(/(?<!\n)\n(?!\n)/gu, ' ')
      .split(/[.;:!?•¦,\n]|(?<=\d)\s(?=\p{Lu}\p{Ll}+:)/u)
      .at(-1) ?? ''
  const subjects = [...clause.matchAll(SUBJECT)]
    .map(({ groups: { noun = '' } = {} }) => noun)
    .filter(noun => !WHO.test(noun))
  return subjects.length > 0 && !subjects.some(noun => WHOLE.test(noun))
}

/** "nur innen ist das Haus renovierungsbedürftig": roof and walls are not. */
function isOnlyInside(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const inside =
    /(?<!\p{L})(?:nur|lediglich|rein)\s(?:innen|im\sinner(?:e|e)n|innerlich|in\sden\s(?:wohn)?räumen)(?!\p{L})/iu
  const [behind = ''] = text.slice(index + words.length).split(/[.;,\n]/u)
  // "innen 2019 renoviert, außen unverändert"
  const [rest = ''] = text.slice(index).split(/[.;\n]/u)
  const isOldOutside =
    /(?<!\p{L})außen\s(?:\p{L}+\s){0,2}(?:unverändert|original|unsaniert|nicht|alt|(?:sanierungs|renovierungs)bedürftig|wie)(?!\p{L})/iu
  if (/(?<!\p{L})innen(?!\p{L})/iu.test(sentenceBefore(text, index)) && isOldOutside.test(rest)) return true
  return inside.test(sentenceBefore(text, index)) || /^\s(?:ist\ses\s)?(?:nur|lediglich)\sinnen/iu.test(behind)
}

/** "Das Haus der Familie gegenüber …, es war frisch renoviert" */
const NEIGHBOURS =
  /(?<!\p{L})(?:nachbarn?|nachbars|nachbar(?:haus|häuser|grundstück|gebäude)\p{L}*|nebenhaus|nebenan|daneben|gegenüber(?! de[mnrs]| von))(?!\p{L})/iu

/** Whether the words of a condition speak of a part, of another's home, or of another time. */
export function isOfSomethingElse(text: string, match: RegExpExecArray): boolean {
  return (
    isOfAPart(text, match) ||
    isOnlyInside(text, match) ||
    isOfThen(text, match) ||
    isOnScale(text, match) ||
    isOfDecadesAgo(text, match) ||
    DAMAGE.test(sentenceBefore(text, match.index))
  )
}

/** "EFH energetisch gut modernisiert (etwa 75)", "MFH nicht wesentlich modernisiert": the houses that the energy certificate compares with. */
const ON_SCALE =
  /(?<!\p{L})(?:[EM]FH|(?:Ein|Mehr)familienhaus|Wohngebäude)\s(?:energetisch\s(?:gut\s)?|nicht\s(?:wesentlich\s)?)$/u
/** Only with the scale around it: "Einfamilienhaus energetisch modernisiert" may head an offer. */
const SCALE = /Vergleich|Effizienzhaus|(?:MFH|EFH|Mehrfamilienhaus|Einfamilienhaus)\sNeubau|Durchschnitt\sWohngebäude/u

function isOnScale(text: string, { index }: RegExpExecArray): boolean {
  return (
    ON_SCALE.test(text.slice(Math.max(0, index - 50), index)) &&
    SCALE.test(text.slice(Math.max(0, index - 200), index + 200))
  )
}

/** "Modernisiert wurde zuletzt in den achtziger Jahren": it was, once. */
function isOfDecadesAgo(text: string, { 0: words, index }: RegExpExecArray): boolean {
  return /^\s(?:wurde|hat|haben|worden)(?!\p{L})[^.;,\n]{0,40}(?:(?:fünfziger|sechziger|siebziger|achtziger|neunziger|[5-9]0er)[\s-]?n?\s?jahren?|19[4-9]\d(?!\d)|vor\s(?:vielen\sjahren|jahrzehnten|langer\szeit|(?:zwanzig|dreißig|vierzig|[2-9]\d)\sjahren))/iu.test(
    text.slice(index + words.length).replaceAll('\n', ' '),
  )
}

/** "Der Hausschwamm wurde 2015 saniert": a damage that is mended is no state of the house. */
const DAMAGE =
  /(?<!\p{L})(?:(?:haus)?schwamm|hausbock|schädlings|wasser|brand|riss|feuchte|feuchtigkeits)\p{L}*(?!\p{L})[^.;,]{0,40}(?<!\p{L})(?:wurden?|ist|sind)(?!\p{L})[^.;,]{0,40}$/iu

const BOUGHT_SO =
  /^(?:e[nrsm]?)? (?:(?:und|von|vom|der|dem|den|unseren?|eltern|als|bauträger|direkt|damals|selbst|in) ){0,4}(?:gekauft|erworben|bezogen|übernommen|geerbt|gemietet|angemietet|vermietet worden)(?!\p{L})/iu
const SOLD_BESIDE =
  /(?<!\p{L})(?:(?:end|eck|reihen(?:end|mittel)?|nachbar|neben)haus|haus (?:nebenan|vorne|daneben|gegenüber|hinten)|(?:andere|zweite|linke|rechte) (?:haus)?hälfte|nachbarwohnung|wohnung (?:darüber|darunter|nebenan))(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:ging|gingen|brachte|verkauft|weg|erzielte)(?!\p{L})/iu

export function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 160), at)
  return before.split(/[;!?]|(?<!\d)\.(?=\s)|\n\n/u).at(-1) ?? ''
}

/** "seit dem Erstbezug", "Erstbezug war 2003": its first use long ago; and what an alike flat next door is. */
function isOfThen(text: string, match: RegExpExecArray): boolean {
  const before =
    text
      .slice(Math.max(0, match.index - 60), match.index)
      .split(/[.;\n]/u)
      .at(-1) ?? ''
  const [after = ''] = text.slice(match.index + match[0].length, match.index + match[0].length + 60).split(/[.;\n]/u)
  const sentence = sentenceBefore(text, match.index)
  // "1968 als Erstbezug gekauft", "frisch renoviert erworben", "das Endhaus ging frisch modernisiert weg"
  if (BOUGHT_SO.test(after) || SOLD_BESIDE.test(sentence) || NEIGHBOURS.test(sentence)) return true
  const isFirstUse = /^erstbezug/iu.test(match[0]) && !/sanierung|renovierung|modernisierung/iu.test(match[0])
  if (
    isFirstUse &&
    (/(?:(?:seit|nach|vor|beim?|zum|vom) (?:(?:dem|ihrem|seinem|unserem) )?|(?<![\d.,])(?:19\d\d|20[01]\d) (?:\p{L}+ ){0,3}(?:als|im) )$/iu.test(
      before,
    ) ||
      /^(?:,? (?:war|erfolgte)|[:,]? \(?(?:(?:im|am|in|ca\.|jahre?|vom|durch|die|den|heutigen|jetzigen|eigentümer|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|winter|frühjahr) ){0,5}(?:19\d\d|20[01]\d)(?!\d| ?m²|,\d))/iu.test(
        after,
      ))
  )
    return true
  return (
    /(?<!\p{L})(?:ähnlichen?|vergleichbaren?|benachbarten?|anderen?|gegenüberliegenden?)(?:,? (?:\p{L}+ )?(?:(?:19|20)\d\d )?)$/iu.test(
      before,
    ) || /^ (?:\p{L}+\.? ){0,2}(?:im|vom|des|aus dem) (?:nachbar|neben)haus/iu.test(after)
  )
}

const FLOOR = String.raw`(?:[EODKU]G|\p{L}*geschoss)`
const FLOOR_BEFORE = regexp.u`(?<!\p{L})${FLOOR}:?\s$`
const NEXT_FLOOR = regexp.u`^[^.;,]{0,20}[,;]\s(?:im\s)?(?:\d\.\s?)?${FLOOR}(?!\p{L})[^.;,]{0,30}\d`

/** "Bäder: 1. OG 2016 erneuert, 2. OG um 1995": floor by floor something has its own year, which the row's label names. */
export function isFloorByFloor(text: string, { 0: words, index }: RegExpExecArray): boolean {
  return (
    FLOOR_BEFORE.test(text.slice(Math.max(0, index - 20), index)) && NEXT_FLOOR.test(text.slice(index + words.length))
  )
}
