import { type Evidence, union } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import { amountsIn } from '../numbers.ts'
import type { Line, Page } from '#reading/domain/page.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Section } from '../sections.ts'

/** An amount that the document names of the offer and that nothing we have read holds: no costly word is dropped in silence. */
export interface UnplacedAmount {
  /** €. */
  readonly amount: number
  /** By its clause it comes on top of the price or is the buyer's: what it is must be settled before any price. */
  readonly isBuyers: boolean
  readonly evidence: Evidence
}

/** What a provider, a bank or a law says of money is no word on the offer. */
const OWN: readonly Section[] = ['object', 'location', 'energy']
const MAX_LISTED = 8
/** €: less decides nothing, but for what is paid each month. */
const MIN_AMOUNT = 500
const MIN_MONTHLY = 20
/** € by which a rounded amount may differ from what was read. */
const NEAR = 1
const MONTHS = 12
/** Of the height of the amount: so near is the middle of a label's line above or below it. */
const NEXT_LINE = 0.8
/** So many words make a line of text, and so many of these a paragraph. */
const LONG = 6
const LINES_OF_TEXT = 3

/**
 * Costs of buying and of a loan, which are calculated; sums of rents that hold what others pay; what is only lodged; offers of
 * banks, portals and others.
 */
const KNOWN =
  /(?<!\p{L})(?:grunderwerbsteuer|notar\p{L}*|grundbuch\p{L}*|grundschuld\p{L}*|\p{L}*provision\p{L}*|\p{L}*courtage|maklerkosten|\p{L}*nebenkosten|gesamt(?:kosten|aufwand|preis|kaufpreis|investition)|\p{L}*darlehen\p{L}*|\p{L}*kredit\p{L}*|eigenkapital|eigenmittel|sollzins\p{L}*|monatsrate|rate|\p{L}*finanzier\p{L}*|anzeige|kaution\p{L}*|(?:warm|brutto|gesamt|soll|ziel)miete|vollvermietung|sollmieteinnahmen|bußgeld|geldbuße|haftung\p{L}*|versicherungssumme)(?!\p{L})/iu
/** What the provider or others sell, sold or seek, what the state gives, sums of what is told one by one, and worked examples. */
const OF_OTHERS =
  /(?<!\p{L})(?:vermittelt\p{L}*|vermittlung|vertrieb|verkauft|verkaufen|verkaufsversuch|weitere[nrs]?|außerdem|ebenfalls|demnächst|portfolio|zinshäuser|bestand:|aus unserem|interessieren|parallel|vergleich\p{L}*|ähnliche[nrs]?|nachbar\p{L}*|benachbarte?|nebenan|suchen|gesucht|vorgemerkt\p{L}*|kunden|anleger|musterhaus|beispiel\p{L}*|anzeigen|afa|begünstigt\p{L}*|kfw|\p{L}*förderung|wertsteigerung|modellrechnung|listenpreis\p{L}*|preisliste|preisentwicklung|gesamt|zusammen|summe|gesamtbedarf|neubau\p{L}*|ab [\d.]+ ?(?:€|eur\p{L}*))(?!\p{L})/iu
/** "Schleswig, 4 WE, 398.000 €": a place, a thing and its price. */
const ADVERT =
  /^[–—•\s-]*(?:\p{Lu}[\p{L}.-]+ ?){1,4}(?:\d{5} [\p{L} .-]+)?[,:(][^.€]*(?:\d WE|m²|haus|hälfte|hof|wohnung|\d ?-?Zi|Zimmer|partment|[Ll]aden|halle|Bungalow)[^€]*(?:€|EUR)/u
/** What makes an amount a cost, however large it is. */
const COST =
  /kosten|sanier|instand|umlage|rücklage|angebot(?!spreis)|gutachten|reparatur|erneuer|schaden|schäden|rückbau/iu

/** "zzgl. 12.000 €", "vom Erwerber zu tragen", "Anteil dieser Einheit" */
const BUYERS =
  /(?<!\p{L})(?:zzgl|zuzüglich|zusätzlich|kommt hinzu|kommen hinzu|(?:vom|von der|durch den|durch die) (?:erwerber|käufer)(?:in|seite)?|(?:trägt|tragen|zahlt|zahlen|übernimmt|übernehmen)(?! \p{L}* ?(?:verkäufer|mieter|pächter))[^.,;]{0,20} (?:der|die) (?:erwerber|käufer)(?:in|seite)?|(?:der|die) (?:erwerber|käufer)(?:in|seite)? (?:trägt|tragen|zahlt|zahlen|übernimmt|hat|muss)|(?<!eigentums)anteil (?:dieser|der) (?:wohnung|einheit))(?!\p{L})/iu
/** What is added to a price anyway, or comes in. */
const NO_BURDEN =
  /(?:zzgl\.?|zuzüglich|zusätzlich) (?:\p{L}+\.? ){0,2}(?:\d+ ?% )?(?:mwst|ust|umsatzsteuer|mehrwertsteuer|nebenkosten|nk|bk|hk|heiz|betriebs)|(?<!\p{L})(?:\p{L}*miete\p{L}*|\p{L}*pacht|\p{L}*einnahmen|\p{L}*erträge?|\p{L}*ertrag|einspeis\p{L}*|\p{L}*vergütung|\p{L}*rücklage\p{L}*|verfüg\p{L}*|\p{L}*wert|spar\p{L}*|verkäufer\p{L}*|(?:bereits|schon) (?:be|ge)zahlt|fördermitteln?(?:[^.;]|\.\d){0,40}(?:bezogen|erhalten|ausgezahlt|bewilligt|gewährt|geflossen)|bezuschusst|auf wunsch|optional|wahlweise)(?!\p{L})/iu
/** What is paid again and again is counted as a running cost, or is too little to come before every price. */
const AGAIN = /(?<!\p{L})(?:monat\p{L}*|mtl|jährlich|jahr|p\. ?a|quartal\p{L}*|tag|je (?!zur))(?!\p{L})/iu
/** €: less stops nobody. */
const MIN_BUYERS = 1_000

/** Right before the share of this home. */
const OF_THIS_HOME =
  /^[^.;]{0,120}?(?<!\p{L})(?:für|auf) (?:diese|die|unsere|ihre|meine) (?:\p{L}+ ){0,2}(?:wohnung|einheit)(?!\p{L})[^.;€\d]{0,40}(?=\d)/iu
/** "2.058 €/m²", "12 ct/kWh": a rate, not an amount. */
const RATE = /^\s?(?:\/|je |pro )\s?(?:m²|qm|m2|quadratmeter|kwh|kw|m³|stunde|tag|nacht|person|km)/iu
const MONTHLY = /(?<!\p{L})(?:monat\p{L}*|mtl)(?!\p{L})/iu

/**
 * The largest first, each amount once.
 * @param read all that was read of the document: every number in it, a year's or a month's, is placed
 * @param price that is asked, €; null: not known. More than it is no cost, unless the words say so
 */
export function unplacedAmounts(
  passages: readonly Passage[],
  pages: readonly Page[],
  read: unknown,
  price: number | null,
): UnplacedAmount[] {
  const placed = numbersIn(read)
  const isPlaced = (value: number) =>
    placed.some(one => [one, one * MONTHS, one / MONTHS].some(known => Math.abs(known - value) <= NEAR))
  const found = passages
    .filter(({ section }) => OWN.includes(section))
    .flatMap(passage =>
      amountsIn(passage.text).flatMap(({ value, unit, index, length }): UnplacedAmount[] => {
        const end = index + length
        if (unit !== '€' || isPlaced(value) || RATE.test(passage.text.slice(end))) return []
        const evidence = withItsRow(inItsClause(proof(passage, index, end)), pages)
        const least = MONTHLY.test(evidence.quote) ? MIN_MONTHLY : MIN_AMOUNT
        if (OF_OTHERS.test(statementBefore(passage.text, index, end)) || ADVERT.test(evidence.quote)) return []
        if (isWholeOfShare(passage.text, value, end)) return []
        if (price !== null && value >= price && !COST.test(evidence.quote)) return []
        return value < least || !/\p{L}{3}/u.test(evidence.quote.replace(/euro?/giu, '')) || KNOWN.test(evidence.quote)
          ? []
          : [{ amount: value, isBuyers: isBuyers(value, evidence.quote), evidence }]
      }),
    )
    .toSorted((a, b) => b.amount - a.amount)
  return found.filter((one, at) => found.findIndex(({ amount }) => amount === one.amount) === at).slice(0, MAX_LISTED)
}

/** "Eine Sonderumlage von 420.000 €, für diese Wohnung 14.280 €": whose share is told is the community's. */
function isWholeOfShare(text: string, value: number, end: number): boolean {
  const rest = text.slice(end).replace(/\s+/gu, ' ')
  const behind = OF_THIS_HOME.exec(rest)?.[0]
  const [share] = behind === undefined ? [] : amountsIn(rest.slice(behind.length))
  return share?.unit === '€' && share.index === 0 && share.value < value
}

function isBuyers(amount: number, clause: string): boolean {
  return amount >= MIN_BUYERS && BUYERS.test(clause) && !NO_BURDEN.test(clause) && !AGAIN.test(clause)
}

/** In a table whose labels stand apart from their amounts the amount alone says nothing: with what stands before it at its height. */
function withItsRow(evidence: Evidence, pages: readonly Page[]): Evidence {
  const { quote, page: number, box } = evidence
  if (/\p{L}{4}/u.test(quote)) return evidence
  const middle = (box[1] + box[3]) / 2
  const blocks = pages.find(page => page.number === number)?.blocks ?? []
  const segments = blocks
    .filter(({ lines }) => !isRunningText(lines))
    .flatMap(({ lines }) => lines.flatMap(line => line.segments.map(({ words }) => words)))
    .map(words => words.filter(word => word.box[2] <= box[0]))
    .filter(words => words.length > 0)
    .map(words => ({ words, box: union(words.map(word => word.box)) }))
  const atHeight = segments.filter(one => one.box[1] <= middle && one.box[3] >= middle)
  const slack = NEXT_LINE * (box[3] - box[1])
  // A label of two lines, with its amount at the height of the gap between them, stands nearer than the column beside it.
  const wrapped = segments.filter(
    one =>
      Math.min(Math.abs(one.box[1] - middle), Math.abs(one.box[3] - middle)) < slack &&
      atHeight.every(other => other.box[2] <= one.box[0]),
  )
  const isPair =
    wrapped.some(({ box: [, , , end] }) => end <= middle) && wrapped.some(({ box: [, top] }) => top >= middle)
  const before = (isPair ? wrapped : atHeight.toSorted((a, b) => a.box[0] - b.box[0])).flatMap(({ words }) => words)
  if (before.length === 0) return evidence
  const label = before.map(({ text }) => text).join(' ')
  return { ...evidence, quote: `${label} ${quote}`, box: union([...before.map(word => word.box), box]) }
}

/** A column of text beside the table: what stands there is no label. */
function isRunningText(lines: readonly Line[]): boolean {
  const long = lines.filter(
    ({ segments: [first, ...rest] }) => rest.length === 0 && first && first.words.length >= LONG,
  )
  return long.length >= LINES_OF_TEXT
}

/** The sentence up to the amount, and what follows it at once. */
function statementBefore(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1
  return text.slice(from, end + 60).split(/[.\n](?=\s|$)/u)[0] ?? ''
}

/** Where it stands and how it is worded is no value that was read. */
const BESIDE_VALUE = ['evidence', 'quote', 'box', 'page']

function numbersIn(read: unknown): number[] {
  if (typeof read === 'number') return [read]
  if (typeof read === 'string') return amountsIn(read).map(({ value }) => value)
  if (typeof read !== 'object' || read === null) return []
  return Object.entries(read).flatMap(([key, value]) => (BESIDE_VALUE.includes(key) ? [] : numbersIn(value)))
}
