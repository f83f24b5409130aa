import { regexp } from '#kernel/regexp.ts'
import type { LebensdauerRow } from '#reference/sanierung.ts'

export type Trade = LebensdauerRow['key']

/** One piece of what an exposé says was done: "Fenster 2018" of "Dach und Fenster 2018, Bad teilweise". */
export interface WorkPiece {
  /** In the order of the words. */
  readonly years: readonly number[]
  readonly trades: readonly Trade[]
  /** The whole home was renovated. */
  readonly whole: boolean
  /** Touched in part or repaired: as old as before. */
  readonly touched: boolean
  /** Its year stands before what was done. */
  readonly yearFirst: boolean
}

/** What Zustand and letzte Modernisierung say of works, each as its own list. */
export interface StatedWorks {
  readonly lists: readonly (readonly WorkPiece[])[]
  /** "saniert" touches more than "renoviert" or "modernisiert"; false where it is said of a part. */
  readonly isSaniert: boolean
  readonly isFirstUse: boolean
}

const WHOLE =
  /(?<!\p{L})(?:kern|voll|grund|general|komplett)\s?-?sanier|(?:vollständig|komplett|umfassend|umfangreich)\p{L}*\s+(?:\p{L}+\s+)?(?:kern)?(?:sanier|modernisier)|alles\s(?:bis auf die grundmauern\s)?(?:neu\s|komplett\s|vollständig\s)?(?:erneuert|saniert|modernisiert)|erstbezug nach sanierung/iu
const TOUCHED =
  /(?<!\p{L})(?:teilweise|teils|tlw|zum teil|überarbeitet|aufgearbeitet|ausgebessert|gestrichen)(?!\p{L})/iu
const SANIERT = /(?<!\p{L})saniert|(?<!\p{L})sanierung(?!s)/iu
const PARTLY = /teil\s?-?(?:sanier|modernisier|renovier)/iu
/** Said of all of it, whatever else the clause names. */
const BUILDING =
  /(?<!\p{L})(?:(?:\p{L}*(?<!treppen|garten|nachbar|gäste|neben|back|gewächs)haus)|\p{L}*gebäude|\p{L}*wohnung(?:en)?|objekt|immobilie|(?:wohn|haus)?anlage|villa|bungalow|\p{L}*denkmal|\p{L}*hälfte|alles)(?!\p{L})/iu
const HOME_OR_WORKS =
  /(?:maßnahmen?|modernisierung(?:en)?|sanierung(?:en)?|renovierung(?:en)?|arbeiten|ausstattung|räume|zimmer|bereiche?|einheit(?:en)?|technik|gewerke|anlage|substanz|eigentum|ausbau)$/iu
/** "Im Bad wurde 2013 alles erneuert" */
const IN_A_ROOM =
  /(?<!\p{L})(?:im|in den|in beiden|in der|am)\s(?:\p{L}+en\s)?(?:bad|bädern|badezimmer|küche|dach)(?!\p{L})/iu
const WHERE =
  /(?<!\p{L})(?:im|in)\s(?:[\p{Ll}\d]+\s){0,4}(?:\p{L}*haus|\p{L}*hause|\p{L}*gebäude|\p{L}*wohnung(?:en)?|objekt|immobilie|\p{L}*hälfte)(?!\p{L})/giu
/** What is neither one of our trades nor the whole. */
const OTHER_PART =
  /(?<!\p{L})(?:\p{L}*(?:(?:gäste|neben|garten|back|gewächs)haus|nebengebäude|scheune|remise|schuppen|einliegerwohnung|halle|küche|aufzugs?|aufzüge|aufzugsanlagen?|lifte?|fahrst[uü]hle?|treppenhaus|treppe|garagen?|balkone?|balkonbrüstungen|terrassen?|keller|beleuchtung|haustür|hof(?:fläche|pflaster)|kanal|heizkörper|brandschutz\p{L}*|markise|pflaster|einfahrt|zaun|garten|carport|tore?|rampe|pool|sauna|kamin|schornstein|gegensprechanlage|steuerung|dachrinnen?|fallrohre?|(?:dach|dachflächen|keller)fenster|brenner|umwälzpumpe|heizungspumpe|regelung|\p{L}*(?:dämmung|isolierung)|(?:innen|wohnungs|zimmer|eingangs|neben)?tür(?:en)?|rollläden|jalousien|\p{L}*verteilung|zähler\p{L}*|sicherungskasten|boiler|warmwasserspeicher|wintergarten|vordach|photovoltaik\p{L}*|pv-anlage|solar\p{L}*|\p{L}*geschoss|abwasser\p{L}*|(?:grund|kanal)leitung(?:en)?|\p{L}*str[aä]nge?|\p{L}*kan[aä]le?|anstrich|maler(?:arbeiten)?|tapeten|malerarbeiten))(?!\p{L})/iu
const NAMED: readonly (readonly [RegExp, Trade])[] = [
  [/(?<!\p{L})(?:\p{L}*bad|bäder|badezimmer|\p{L}*bäder|sanitär\p{L}*)(?!\p{L})/iu, 'bad'],
  [/(?<!dach|dachflächen|keller|treppenhaus|gauben)-?fenster/iu, 'fenster'],
  [/(?<!fußboden)heizung|heizkessel|therme(?!nm)|wärmepumpe/iu, 'heizung'],
  [
    /(?<!terrassen|balkon|vor|garagen|scheunen|stall)dach(?!geschoss|boden|terrasse|wohnung|rinne|fenster|flächenfenster|luke|gaube|dämmung|isolierung|überstand)/iu,
    'dach',
  ],
  [/fassade/iu, 'fassade'],
  [/elektr/iu, 'elektrik'],
  [
    /(?<!(?<!wasser-\s?(?:und|\/)\s?)abwasser|grund|kanal)leitungen|steigleitung|steigestr[aä]ng|steigstr[aä]ng/iu,
    'leitungen',
  ],
  [/(?:fuß)?böden|bodenbel|parkett/iu, 'boeden'],
]

/** What is in the fact, and the words of the document that it was read from. */
export interface WorkStatement {
  readonly text: string
  readonly quote: string
}

export function statedWorksOf(statements: readonly WorkStatement[]): StatedWorks {
  const words = statements.map(({ text }) => text).join(' ')
  return {
    lists: statements.map(({ text, quote }) => piecesOf(text).map(piece => ofItsClause(piece, quote))),
    isSaniert: SANIERT.test(words) && !PARTLY.test(words),
    isFirstUse: /erstbezug/iu.test(words),
  }
}

/** "2014 saniert" of "Das Flachdach ist 2014 saniert worden": the clause says of what, and the rest is as old as before. */
function ofItsClause(piece: WorkPiece, quote: string): WorkPiece {
  const year = piece.years.at(-1)
  if (year === undefined || piece.trades.length > 0) return piece
  const clause = quote.split(/[,;:•|\n]|\.\s+(?=\p{Lu})/u).find(one => one.includes(String(year))) ?? ''
  const listed = piece.whole ? null : listedBehind(quote, year)
  if (listed !== null) return { ...piece, trades: listed, years: listed.length > 0 ? piece.years : [] }
  const named = tradesIn(clause)
  // "Im Haus wurde 2018 das Bad saniert": the bath was.
  const isOfARoom = named.length > 0 && IN_A_ROOM.test(clause)
  const isOfOther = named.length === 0 && (OTHER_PART.test(clause) || isOfUnknownPart(clause, year))
  if (!isOfARoom && BUILDING.test(named.length > 0 || isOfOther ? clause.replaceAll(WHERE, '') : clause)) return piece
  if (named.length > 0) return { ...piece, trades: named, whole: false }
  return isOfOther ? { ...piece, years: [], whole: false } : piece
}

/** "2019 wurden die Markisen erneuert": a thing of its own, whatever it is; the rooms, their fittings and the works themselves are the home's. */
function isOfUnknownPart(clause: string, year: number): boolean {
  const thing = regexp.u`${String(year)}\s(?:wurden?\s|ist\s|sind\s)?(?:die|der|das)\s(?:\p{Ll}+e[nrs]?\s)?(?<thing>\p{Lu}[\p{L}-]+)\s(?:\p{Ll}+\s)?(?:saniert|erneuert|renoviert|modernisiert)`.exec(clause) // prettier-ignore
  const name = thing?.groups?.thing
  return name !== undefined && !HOME_OR_WORKS.test(name)
}

/** "Komplett renoviert 2024 (Maler, Böden, Türen)": the brackets say what that was; null: they list no works. */
function listedBehind(quote: string, year: number): readonly Trade[] | null {
  const listed = regexp.u`${String(year)} ?\((?<list>[^()\d]{4,160})\)`.exec(quote)?.groups?.list
  if (listed === undefined || BUILDING.test(listed)) return null
  const items = listed.split(/,|\sund\s|\ssowie\s|\//u)
  const areWorks = items.length > 1 && items.some(item => tradesIn(item).length > 0 || OTHER_PART.test(item))
  return areWorks ? tradesIn(listed) : null
}

function tradesIn(text: string): Trade[] {
  return NAMED.filter(([pattern]) => pattern.test(text)).map(([, trade]) => trade)
}

function piecesOf(statement: string): WorkPiece[] {
  const pieces = statement.split(/[;,|•/\n()]|\s(?:und|sowie|&)\s|\.\s+(?=\p{Lu}|\d{4})/u)
  return pieces
    .filter(piece => piece.trim() !== '')
    .map(piece => ({
      years: [...piece.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].map(([year]) => Number(year)),
      trades: tradesIn(piece),
      whole: WHOLE.test(piece),
      touched: TOUCHED.test(piece),
      yearFirst: /^\D{0,12}\d{4}/u.test(piece) && !/\d{4}\D{0,3}$/u.test(piece),
    }))
}
