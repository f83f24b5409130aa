import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import type { AreaPrice } from './areaPrices.ts'
import type { Comparison } from './comparisons.ts'
import { type Statement, statementsOf } from './statementsOf.ts'

/**
 * Whose word it is, the most independent first: what land is worth by the public board, what was notarised, a report on the market, a portal, a sale in the house, next door or
 * elsewhere, what is asked for others, and what somebody thinks it is worth.
 */
export type PriceSource =
  | 'bodenrichtwert'
  | 'gutachterausschuss'
  | 'marktbericht'
  | 'portal'
  | 'im-haus'
  | 'nebenan'
  | 'verkauf'
  | 'angebot'
  | 'schaetzung'

/** A price that the document itself names as a yardstick for what it asks: never the offer's own, and told, not calculated with. */
export interface PriceEvidence {
  readonly source: PriceSource
  /** €, or € per m²; equal where one figure is named. */
  readonly low: number
  readonly high: number
  readonly per: 'object' | 'm²'
  /** Of the sale, the report or the estimate; null: not told. */
  readonly year: number | null
  readonly evidence: Evidence
}

/** What the offer itself asks, so that it is not taken for its yardstick. */
interface AskedFor {
  /** €; null: not stated. */
  readonly price: number | null
  /** m² that the price is for: of homes the Wohnfläche, of plots the land; null: not known. */
  readonly area: number | null
}

const SINGLE = String.raw`(?:\p{L}*(?:wohnung|haus|hälfte|bungalow|einheit|apartment|grundstück|bauplatz|platz|parzelle|etage|villa|objekt)|etw|efh|dhh|reh|rmh|mfh)`
const SEVERAL = String.raw`(?:\p{L}*(?:wohnungen|häusern?|hälften|bungalows|einheiten|apartments|grundstücken?|bauplätzen?|plätzen?|parzellen|villen|objekten?|immobilien|wohnflächen|praxisflächen|büroflächen|hallenflächen|neubau))`
const ALIKE = String.raw`(?:vergleichbar|ähnlich|gleichwertig|gleichartig|baugleich|benachbart|gebraucht)\p{L}*`

const OFFICIAL = wholeWords(
  String.raw`gutachterausschuss\p{L}*|kaufpreissammlung\p{L}*|(?:landes)?grundstücksmarktbericht\p{L}*`,
  '',
)
const REPORT = wholeWords(String.raw`(?:immobilien|wohnungs)?marktbericht\p{L}*|marktanalysen?|(?:ivd|lbs)-?\p{L}*|preisspiegel\p{L}*|immobilienpreisspiegel`, '') // prettier-ignore
const PORTAL = wholeWords(
  String.raw`portal(?:s|e|en)?|immobilienportal\p{L}*|portal(?:mittel|preis|schnitt)\p{L}*|preisatlas|durchschnitts-?(?:kauf|angebots)?preise?n?|durchschnittliche[rnsm]? (?:kauf|angebots|quadratmeter)?-?preise?n?|ø(?:[ -]?(?:kaufpreise?|angebotspreise?|preise?))?(?= [^¦.]{0,30}${SEVERAL})`,
  '',
)
const SAME_HOUSE =
  /(?<!\p{L})(?:(?:im|in diesem|in demselben) (?:(?:selben|gleichen|nämlichen) )?(?:haus|gebäude|objekt|hochhaus)|(?:desselben|des (?:selben|gleichen)|dieses) (?:hauses|gebäudes|objekts)|(?:in|aus) (?:derselben|der (?:selben|gleichen)|dieser|der) (?:wohn)?(?:anlage|wohnanlage)|\p{L}*wohnung (?:direkt |genau )?(?:unter|über|neben) (?:uns|dieser|ihr))(?!\p{L})/u
const NEXT_DOOR =
  /(?<!\p{L})(?:nachbar\p{L}*|nebenan|benachbart\p{L}*|(?:andere|zweite|linke|rechte|angebaute) (?:haus|doppelhaus)?-?hälfte|im (?:selben|gleichen) baugebiet|gegenüber(?! (?:dem|den|der|einem|einer|vorjahr|20\d\d)))(?!\p{L})/u
/** What was paid or cost may be works: those words alone are no sale. */
const SOLD =
  /(?<!\p{L})(?:verkauft|gehandelt|veräußert|beurkundet|den (?:besitzer|eigentümer)|(?:ging|gingen)(?= [^.]{0,60}(?:weg|über den tisch|€))|weggegangen|erzielt\p{L}*|vermittelt|bekommen|bekam(?:en)?|zugeschlagen|abgeschlossen|verkaufspreise?n?|verkäufe?n?)(?!\p{L})/u
/** "… zu 255.000 € nicht verkauft": so much was asked. */
const NOT_SOLD =
  /(?<!\p{L})(?:nicht|nie|niemals)(?: \p{L}+)? (?:verkauft|veräußert|weggegangen|losgeworden|bekommen)(?!\p{L})/u
const ASKED =
  /(?<!\p{L})(?:angeboten|inseriert|aufgerufen|verlangt|gefordert|angebotspreise?n?|kosten|kostet|stehen|steht|liegen|liegt|beginnen|üblich|preisniveau|zu haben|zum verkauf)(?!\p{L})/u
/** A figure for many homes, as reports print it. */
const OF_MANY =
  /(?<!\p{L})(?:mittel(?:wert)?|durchschnitt\p{L}*|schnitt|spanne|preisspanne|zwischen|ø|bei|nennt|weist|gibt|wert)(?!\p{L})/u
const OTHERS = wholeWords(
  [
    SEVERAL,
    String.raw`(?:eine?|einer|einem|einen|weitere[rn]?|viertes|zweites) (?:[\p{L}\d-]+ ){0,3}?${SINGLE}`,
    String.raw`${ALIKE} (?:\p{L}+ ){0,2}${SINGLE}`,
    String.raw`nachbar(?:n|in|s)?|nachbar(?:doppelhaus)?-?(?:hälfte|haus|wohnung|grundstücke?|parzellen?)|(?:andere|zweite|linke|rechte|angebaute) (?:haus|doppelhaus)?-?hälfte|vergleichs\p{L}+`,
    String.raw`(?:schwester)?projekt|(?:ersten?|zweiten?|vorigen) bauabschnitt(?:s|es)?`,
    String.raw`zum vergleich|gegenüber(?= [^.]{0,40}(?:steht|ist) (?:\p{L}+ ){0,3}eine[rs]?(?!\p{L}))`,
    // "In Moosach wurden zuletzt zwischen 6.900 und 8.600 €/m² aufgerufen"
    String.raw`(?:in|im|am) [\p{L}-]+ (?:wurden|werden) (?:zuletzt|derzeit|aktuell|momentan)|(?:wurden|werden) (?:in|im|am) [\p{L}-]+ (?:zuletzt|derzeit|aktuell|momentan)`,
  ].join('|'),
  '',
)
/** "Ein Makler wollte es für 195.000 anbieten", "die Bank meinte 255.000 bis 270.000", "Verkehrswert ohne Nießbrauch 590.000 EUR" */
const THOUGHT = wholeWords(
  [
    String.raw`(?:makler(?:in|büro)?|bank|sparkasse|volksbank|gutachter(?:in)?|sachverständiger?|architekt|bekannter|freund|schwager|banker|berater(?:in)?|portal) (?:[\p{L}-]+ ){0,4}?(?:meinte|meinten|meint|sagte|sagt|nannte|nannten|schätzte|schätzt|hielt|taxierte|bewertete|sprach|rief|riet|wollten?)`,
    String.raw`(?:meinte|sagte|nannte|schätzte|taxierte|bewertete|laut) (?:(?:der|die|ein|eine|uns|unser|unsere|das) ){1,2}(?:[\p{L}-]+ )?(?:makler(?:in)?|bank|sparkasse|volksbank|gutachter(?:in)?|sachverständiger?|architekt|bekannter|freund)`,
    String.raw`marktwert(?:-?check|einschätzung|ermittlung)?|verkehrswert|wertgutachten|wertermittlung|online-?bewertung`,
  ].join('|'),
  '',
)
/** Other markets, other sums, and the offer itself. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:\p{L}*mieten?|\p{L}*mietspiegel\p{L}*|mietpreis\p{L}*|\p{L}*pacht\p{L}*|hausgeld\p{L}*|bodenwert\p{L}*|\p{L}*stellpl[aä]tz\p{L}*|garagen?|tiefgaragen\p{L}*|carport|\p{L}*küche\p{L}*|\p{L}*(?:bau|herstellungs|sanierungs|renovierungs|modernisierungs|neben|instandsetzungs)kosten|sanierung|renovierung|\p{L}*umlage\p{L}*|rücklage\p{L}*|\p{L}*darlehen\p{L}*|kredit\p{L}*|finanzier\p{L}*|grundschuld\p{L}*|förder\p{L}*|kfw|provision|courtage|\p{L}*(?:aus|um|an)bau|umgebaut|gekostet|\p{L}*schule|kita|kindergarten|beliehen|erbbauzins\p{L}*|brandversicherung\p{L}*|versicherung\p{L}*|deutschland\p{L}*|bundesweit\p{L}*|abschreib\p{L}*|baukosten|beleih\p{L}*|festmeter|wohnrecht\p{L}*|jahreswert|(?:diese|dieser|dieses|unsere?|unser) (?:\p{L}+ )?(?:wohnung|haus|immobilie|grundstück|etage)|würden? [^.]{0,40}kosten|anfragen von (?:leuten|interessenten)|wir bieten|der preis entspricht|kaufpreis (?:beträgt|von|liegt))(?!\p{L})/u
/** Of what comparisons read: works on the house, what nobody paid, and what the owner paid for this very home. */
const NO_SALE =
  /(?<!\p{L})(?:für (?:(?:das|die|den|eine?|neue[ns]?) )*(?:\p{L}+ und )?(?:\p{L}*dach|fassade|heizung|fenster|aufzug|leitungen|balkone?)|rücklagen?|\p{L}*(?:aus|um|an)bau|umgebaut|\p{L}*schule|beliehen|(?:nicht|nie) (?:verkauft|veräußert)|(?:eigentümer|verkäufer|eigentümerin|verkäuferin|wir|ich) (?:hat|haben|habe) [^,;]{0,60}(?:bezahlt|gezahlt|gekauft|erworben))(?!\p{L})/u
/** A bank's limit is no opinion of worth, nor what the neighbours have. */
const NO_WORTH = /(?<!\p{L})(?:höchstbetrag|obergrenze|\p{L}*grenze|\p{L}*rahmen|nachbar\p{L}*)(?!\p{L})/u
/** "…mit 890.000 € ermittelt und den Wert des Nießbrauchs mit 312.000 €" */
const OF_A_RIGHT =
  /(?<!\p{L})(?:kapital|bar)?wert (?:des|der|ihres) (?:nießbrauch|wohnungsrecht|wohnrecht|recht|last)\p{L}*/u
const LAND = /(?<!\p{L})(?:\p{L}*grundstücke?n?|bauplatz|bauplätzen?|parzellen?|bauland|grünland|ackerland)(?!\p{L})/u
const LAND_VALUE = /(?<!\p{L})(?:boden-?richtwert\p{L}*|brw|bodenpreis\p{L}*)(?!\p{L})/u
/** Of land, where the name Bodenrichtwert is left out. */
const OF_LAND =
  /(?<!\p{L})(?:zone|richtwertzone|wohnbaufläche\p{L}*|bauland|erschließungsbeitrags?\p{L}*|beitragsfrei|unbebaut\p{L}*|baureif\p{L}*)(?!\p{L})/u
/** The whole project, a package or what the provider has beside it. */
const ADVERTISED =
  /(?<!\p{L})(?:weitere (?:objekte|angebote)|portfolio|ebenfalls im (?:portfolio|angebot|verkauf|programm)|wir suchen|wir verkaufen|gesucht|musterhaus)(?!\p{L})/u

const N = String.raw`\d{1,3}(?:·\d{3})+(?:,\d{1,2})?|\d{1,7}(?:,\d{1,2})?`
const CURRENCY = '(?:€|euro|eur)'
const PER = String.raw`(?: ?(?:/|je|pro) ?(?:m²|m2|qm|quadratmeter)(?!\p{L}))`
const BETWEEN = String.raw` ?(?:-|bis(?: zu)?|und) ?(?:ca· |rund |etwa |gut )?`
const BY_AREA = new RegExp(
  String.raw`(?<![\d·,])(?:(?<low>${N}) ?${CURRENCY}?${PER}?${BETWEEN})?(?<high>${N}) ?${CURRENCY}${PER}`,
  'gu',
)
/** Who writes a letter leaves the currency out. */
const AS_SUM = new RegExp(
  String.raw`(?<![\d·,/])(?:(?<low>\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?:,00|,-)? ?${CURRENCY}?${BETWEEN})?(?<high>\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?![·\d]|,[1-9]|,0[1-9]| ?(?:m²|qm|km|kwh|kg|t(?!\p{L}))|${PER}| ?${CURRENCY}${PER})`,
  'gu',
)
const YEAR =
  /(?<![\d,])(?<!\d{3}·)(?<!(?:baujahre?n?|bj·?|fertigstellung|bezug|saniert|erbaut|gebaut) )(?<!(?:19|20)\d\d ?(?:bis|-|und) ?)20[0-4]\d(?![\d,]|·\d{3}| ?(?:€|euro|eur|m²|qm)|er(?!\p{L}))/gu
/** Of a home; less by the square metre is a rent. */
const MIN_HOME = 300
const MAX_HOME = 25_000
/** Of land by its square metre. */
const MAX_LAND = 5_000
/** A price by the m² that is further off is of something else, and so is a sum. */
const MAX_RATIO_AREA = 6
const MAX_RATIO_SUM = 2.5
/** Of what somebody thinks it is worth: "195.000, das ist eine Frechheit" of 598.000 €. */
const MAX_RATIO_THOUGHT = 3.5
/** So near to what is asked it is what is asked. */
const SAME = 0.004
/** Characters before a figure in which what it is of stands. */
const MAX_BEFORE = 320

/** The most independent first, each figure once. @param isPlot what is sold is land @param read sales and prices around that are calculated with */
export function priceEvidenceOf(
  passages: readonly Passage[],
  asked: AskedFor,
  isPlot: boolean,
  read: { readonly comparisons: readonly Comparison[]; readonly area: AreaPrice | null },
): PriceEvidence[] {
  const own = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'contact' || passage.section === 'terms') return []
    return withTheirLabels(saidIn(passage).text).flatMap(statement => evidenceIn(statement, passage, asked, isPlot))
  })
  const sales = read.comparisons.filter(({ evidence }) => !NO_SALE.test(wholeQuote(evidence).toLowerCase()))
  const found = [...own, ...sales.map(ofSale), ...(read.area ? [ofArea(read.area)] : [])]
  return found
    .filter((one, at) => found.findIndex(other => isAgain(one, other)) === at)
    .toSorted((a, b) => RANK.indexOf(a.source) - RANK.indexOf(b.source))
}

function isAgain(one: PriceEvidence, other: PriceEvidence): boolean {
  const overlaps = one.low <= other.high && one.high >= other.low
  return one.per === other.per && (one.high === other.high || (one.source === other.source && overlaps))
}

const RANK: readonly PriceSource[] = ['gutachterausschuss', 'marktbericht', 'im-haus', 'nebenan', 'verkauf', 'portal', 'schaetzung', 'angebot', 'bodenrichtwert'] // prettier-ignore

function ofSale({ low, high, per, isSameHouse, isNextDoor, year, evidence }: Comparison): PriceEvidence {
  return { source: isSameHouse ? 'im-haus' : isNextDoor ? 'nebenan' : 'verkauf', low, high, per, year, evidence }
}

function ofArea({ mean, span, isPaid, bySeller, evidence }: AreaPrice): PriceEvidence {
  const source = isPaid ? 'gutachterausschuss' : bySeller ? 'angebot' : 'portal'
  return { source, low: span?.low ?? mean, high: span?.high ?? mean, per: 'm²', year: null, evidence }
}

/** "Verkehrswert ohne Nießbrauch" over "590.000 EUR": a figure alone goes with the line above it. */
function withTheirLabels(text: string): Statement[] {
  return statementsOf(text).map((one, at, all) => {
    const above = all[at - 1]
    if (!above || /\p{L}{4}/u.test(one.text.replace(/euro/u, ''))) return one
    return { text: text.slice(above.start, one.end), start: above.start, end: one.end }
  })
}

interface Figure extends Pick<PriceEvidence, 'low' | 'high' | 'per'> {
  readonly at: number
  readonly end: number
}

function evidenceIn({ text, start }: Statement, passage: Passage, asked: AskedFor, isPlot: boolean): PriceEvidence[] {
  if (ADVERTISED.test(text)) return []
  const found = figuresIn(text).flatMap(figure => {
    const clause = clauseOf(text, figure)
    // The cheapest of a new building is no price of it.
    if (/(?<!\p{L})ab (?:ca· |rund )?$/u.test(text.slice(0, figure.at))) return []
    const isElse = OF_SOMETHING_ELSE.test(clause.text) || OF_A_RIGHT.test(clause.text.slice(0, clause.before))
    const source = isElse ? null : sourceOf(text, clause, figure, isPlot)
    if (!source || !isNear(figure, asked, isPlot, source)) return []
    const { low, high, per } = figure
    return [{ source, low, high, per, year: yearOf(clause), evidence: quoted(passage, start, figure) }]
  })
  // "Ø 2.540 €/m² (Spanne 1.950 – 3.050 €/m²)": the span says more.
  return found.filter(one => !found.some(other => one.low === one.high && one.per === other.per && other.low < one.low && one.high < other.high)) // prettier-ignore
}

/** A cell alone is quoted with what it stands behind. */
function quoted(passage: Passage, start: number, { at, end }: Figure): Evidence {
  const own = inItsClause(proof(passage, start + at, start + end))
  return (wholeQuote(own).match(/\p{L}{4,}/gu) ?? []).length > 1 ? own : inItsClause(proof(passage, start, start + end))
}

function sourceOf(
  text: string,
  { text: clause, before }: Clause,
  { per }: Figure,
  isPlot: boolean,
): PriceSource | null {
  const named = LAND_VALUE.exec(clause.slice(0, before))
  if (named) return per === 'm²' && clause.slice(named.index, before).search(BY_AREA) < 0 ? 'bodenrichtwert' : null
  const isOfOthers = OTHERS.test(clause) || SAME_HOUSE.test(clause)
  if (per === 'm²' && OFFICIAL.test(text) && OF_LAND.test(text)) return 'bodenrichtwert'
  // What land next door costs says nothing of a home by its Wohnfläche.
  if (per === 'm²' && !isPlot && LAND.test(clause)) return null
  if (per === 'm²') {
    const isOfMany = isOfOthers || OF_MANY.test(clause) || SOLD.test(clause)
    if (OFFICIAL.test(clause) && isOfMany) return 'gutachterausschuss'
    if (REPORT.test(clause) && isOfMany) return 'marktbericht'
    if (PORTAL.test(text) && isOfMany) return 'portal'
  }
  if (isOfOthers && NOT_SOLD.test(clause)) return 'angebot'
  if (isOfOthers && SOLD.test(clause))
    return SAME_HOUSE.test(clause) ? 'im-haus' : NEXT_DOOR.test(clause) ? 'nebenan' : 'verkauf'
  if (isOfOthers && ASKED.test(clause)) return 'angebot'
  return per === 'object' && THOUGHT.test(clause) && !NO_WORTH.test(clause) ? 'schaetzung' : null
}

function figuresIn(text: string): Figure[] {
  const found = [
    ...[...text.matchAll(BY_AREA)].flatMap(match => figureOf(match, 'm²')),
    ...[...text.matchAll(AS_SUM)].flatMap(match => figureOf(match, 'object')),
  ]
  return found.filter(one => !found.some(other => other !== one && other.at <= one.at && other.end >= one.end))
}

function figureOf(match: RegExpExecArray, per: Figure['per']): Figure[] {
  const high = valueOf(match.groups?.['high'])
  const low = valueOf(match.groups?.['low'])
  if (high === null) return []
  const isSpan = low !== null && low < high && low * 4 > high
  const skipped = isSpan ? 0 : match[0].lastIndexOf(match.groups?.['high'] ?? '')
  return [{ low: isSpan ? low : high, high, per, at: match.index + skipped, end: match.index + match[0].length }]
}

function valueOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits.replace(/·/gu, '').replace(',', '.'))
}

/** What says what a figure is of, and how much of it stands before the figure. */
interface Clause {
  readonly text: string
  readonly before: number
}

/** Up to the next comma behind it, and before it up to another sum's clause. */
function clauseOf(text: string, { at, end }: Figure): Clause {
  const behind = text.slice(end).search(/,(?!\d)/u)
  const until = behind < 0 ? text.length : end + behind
  const border = [...text.slice(0, at).matchAll(BORDERS)].at(-1)?.index ?? 0
  const from = Math.max(border, at - MAX_BEFORE)
  return { text: text.slice(from, until), before: at - from }
}

/** ", die Bank meinte …" */
const BORDERS =
  /, (?:die|der|das|ein|eine|doch|aber|und|während) (?:\p{L}+ )?(?:bank|sparkasse|makler\p{L}*|nachbar\p{L}*|\p{L}*haus|\p{L}*wohnung|\p{L}*hälfte|bestandsmieten)(?!\p{L})|, (?:neubau|(?:nr·|we|whg·?|wohnung) ?\d)/gu

function isNear({ low, high, per }: Figure, { price, area }: AskedFor, isPlot: boolean, source: PriceSource): boolean {
  const isWithin = (most: number, ours: number) => !isSame(high, ours) && high * most >= ours && low <= ours * most
  if (per === 'object')
    return price !== null && isWithin(source === 'schaetzung' ? MAX_RATIO_THOUGHT : MAX_RATIO_SUM, price)
  if (source === 'bodenrichtwert' && !isPlot) return high <= MAX_LAND
  if (!isPlot && (low < MIN_HOME || high > MAX_HOME)) return false
  return price === null || area === null ? !isPlot : isWithin(MAX_RATIO_AREA, price / area)
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one / other - 1) <= SAME
}

/** The last one before the figure, or else the first behind it. */
function yearOf({ text, before }: Clause): number | null {
  const years = [...text.matchAll(YEAR)].map(({ 0: year, index }) => ({ year: Number(year), index }))
  return (years.findLast(({ index }) => index < before) ?? years[0])?.year ?? null
}
