import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { yearsAgoIn } from '../yearsAgo.ts'
import { type Euros, pricesIn, type Statement, statementsOf } from './statementsOf.ts'

/** Who has valued it: an expert, a bank, or the broker, who wants the order to sell. */
export type Valuer = 'gutachter' | 'bank' | 'makler'

/** What somebody else thinks it is worth, by the document's own words. */
export interface StatedValuation {
  readonly by: Valuer
  /** €; equal where one figure is named. */
  readonly low: number
  readonly high: number
  /** Of the valuation; null: not told. */
  readonly year: number | null
  /** What a bank lends on it is less than it brings (§ 16 PfandBG). */
  readonly isLending: boolean
  readonly evidence: Evidence
}

const BY: readonly (readonly [Valuer, RegExp])[] = [
  ['gutachter', wholeWords('(?:\\p{L}*(?:verkehrswert|wert|kurz|privat)-?)?gutachtens?|gutachterlich\\p{L}*|(?:vom |eine[mrs] |de[rmn] )?(?:gutachter|sachverständige)(?:in|innen|n|r|s)?|sachverständigengutachtens?', '')],
  ['bank', wholeWords('\\p{L}*(?:sparkasse|volksbank|raiffeisenbank|bank|bausparkasse)|beleihungswert(?:s|es|ermittlung)?', '')],
  ['makler', wholeWords('makler(?:in|büro|unternehmen)?s?|marktwert(?:einschätzung|ermittlung|analyse|gutachten)?|markteinschätzung|wertermittlung|marktpreiseinschätzung|wir schätzen|unsere (?:einschätzung|bewertung)', '')],
] // prettier-ignore
/** It is the value of the whole that is spoken of. */
const VALUED = wholeWords(
  'verkehrswert(?:es|s)?|marktwert(?:es|s|einschätzung|ermittlung|analyse)?|markteinschätzung|marktpreiseinschätzung|wertermittlung|beleihungswert(?:es|s)?|wert(?:es|s)?|(?:auf|mit) [^.]{0,40}(?:geschätzt|bewertet|angesetzt|taxiert)|geschätzt|schätzt|schätzte|bewertet\\p{L}*|taxier\\p{L}*|angesetzt|gesagt|genannt|aufgeschrieben|ermittelt\\p{L}*|festgestellt|festgesetzt|beziffert|meinte|meint|(?:kam|kommt|kamen) (?:\\p{L}+ ){0,3}auf|anfangen|ansetzen|\\p{L}*gutachten',
  '',
)
/** Values of other things, and what firms, insurers and land boards name. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:gutachterausschuss\p{L}*|boden(?:wert|richtwert)\p{L}*|sanierungs?\p{L}*|instand\p{L}*|reparatur\p{L}*|\p{L}*(?<!neben)kosten\p{L}*|brandversicherung\p{L}*|versicherung\p{L}*|miete\p{L}*|kaltmiete\p{L}*|restwert|neuwert|\p{L}*küche\p{L}*|inventar|finanzier\p{L}*|darlehen\p{L}*|kredit\p{L}*|grundschuld\p{L}*|rate|\p{L}*sch[aä]den\p{L}*|(?:\p{L}*dach|heizung|fenster|fassade) (?:kostet|koste|käme)|schwamm|feuchte|statiker\p{L}*|energieberater\p{L}*|wohnungsrecht\p{L}*|wohnrecht\p{L}*|nießbrauch\p{L}*|stellplatz|garage|kostenlos\p{L}*|ihre immobilie|provision|courtage|zuzahlung\p{L}*|rückstand|abgaben?|ersatzwert)(?!\p{L})/u
/** What the works on it cost an expert names, too; "trotz der Mängel auf 380.000 € geschätzt" is of the whole all the same. */
const OF_DEFECTS =
  /(?<!\p{L})(?:\p{L}*mängeln?|mangels?|\p{L}*beseitigung\p{L}*|beheb\p{L}*|abbruch\p{L}*|abriss\p{L}*|rückbau\p{L}*|entsorg\p{L}*|\p{L}*aufwand|\p{L}*bedarf)(?!\p{L})/u
const OF_WHOLE =
  /(?<!\p{L})(?:verkehrswert|marktwert|beleihungswert|wert(?:es|s)?|auf [^.]{0,40}(?:geschätzt|bewertet|taxiert)|(?:schätzt|schätzte|bewertet|bewertete|taxiert|taxierte) (?:\p{L}+ ){0,3}auf)(?!\p{L})/u
/** "für 230.000 € bekomme man hier sonst nichts" */
const BOUGHT_FOR =
  /(?<!\p{L})(?:für|um) (?:\p{L}+ ){0,2}[\d·]+(?:,\d\d)? ?(?:€|euro|eur)? (?:bekomm|krieg|find|gibt|gäbe|gebe)\p{L}*|sonst nichts(?!\p{L})/u
/** Neighbours and comparable homes. */
const OF_OTHERS =
  /(?<!\p{L})(?:nachbar\p{L}*|vergleich\p{L}*|(?:andere|zweite|ähnliche)\p{L}* (?:hälfte|haus|wohnung|objekt)|\p{L}+s haben sich)(?!\p{L})/u
const RANGE = /^ ?(?:€|euro|eur)? ?(?:-|bis(?: zu)?|und) (?:ca· |rund |etwa )?$/u
const YEAR = /(?<![\d,])(?<!\d{3}·)(20[0-2]\d)(?!\d|·\d{3})/gu
/** A value that is further off is of something else. */
const MAX_RATIO = 2.5

/** @param price € that is asked; null: not stated @param today its year */
export function valuationsOf(passages: readonly Passage[], price: number | null, today: number): StatedValuation[] {
  if (price === null) return []
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'contact') return []
    return statementsOf(saidIn(passage).text).flatMap(whole => {
      const statement = beforeOtherThings(beforeOthers(whole))
      const { text } = statement
      if (!VALUED.test(text) || OF_SOMETHING_ELSE.test(text) || OF_OTHERS.test(text)) return []
      if ((OF_DEFECTS.test(text) && !OF_WHOLE.test(text)) || BOUGHT_FOR.test(text)) return []
      return byValuer(statement).flatMap(([by, part]) => valueIn(part, price, by, today, passage))
    })
  })
  return found.filter((one, at) => found.findIndex(({ low, high }) => low === one.low && high === one.high) === at)
}

/**
 * "Ein Gutachter hat 196.000 € aufgeschrieben, ein Makler meinte 225.000 €": what each of them found, from his name up to the next one's. Who is
 * named beside another without a figure of his own has the same one, and is the more independent of the two.
 */
function byValuer({ text, start }: Statement): (readonly [Valuer, Statement])[] {
  const hasPrice = (from: number, to?: number) => pricesIn(text.slice(from, to)).length > 0
  const named = BY.flatMap(([by, pattern], rank) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({ by, rank, index })),
  ).toSorted((a, b) => a.index - b.index)
  const valuers = named.reduce<(typeof named)[number][]>((found, one) => {
    const last = found.at(-1)
    if (!last) return [one]
    if (!hasPrice(last.index, one.index)) return [...found.slice(0, -1), { ...last, ...(one.rank < last.rank && { by: one.by, rank: one.rank }) }] // prettier-ignore
    return one.rank !== last.rank && hasPrice(one.index) ? [...found, one] : found
  }, [])
  return valuers.map(({ by, index }, at) => {
    const [from, end] = [at === 0 ? 0 : index, valuers[at + 1]?.index ?? text.length]
    return [by, { text: text.slice(from, end), start: start + from, end: start + end }]
  })
}

/** "Die Sparkasse hat uns 225.000 gesagt, das Haus unserer Nachbarn ging für 289.000 weg": up to the neighbours it is of this home. */
function beforeOthers(statement: Statement): Statement {
  const others = statement.text.search(OF_OTHERS)
  const comma = others < 0 ? -1 : statement.text.lastIndexOf(',', others)
  const text = statement.text.slice(0, Math.max(0, comma))
  return comma > 0 && pricesIn(text).length > 0 ? { ...statement, text, end: statement.start + comma } : statement
}

/** ", der Bodenrichtwert ist 95 Euro": another thing with a figure of its own, told behind the value. */
const OTHER_THING =
  /, (?:und |aber )?(?:der|die|das|den) (?:boden\p{L}*|brandversicherung\p{L}*|\p{L}*miete|\p{L}*küche|grundschuld|garage|(?:einbau)?küche|courtage|provision)(?: \p{L}+){0,3} (?:ist|beträgt|beträgt rund|liegt|lag|steht|macht|kostet|kostete)(?!\p{L})[^,]*\d/u

function beforeOtherThings(statement: Statement): Statement {
  const at = statement.text.search(OTHER_THING)
  const text = statement.text.slice(0, Math.max(0, at))
  return at > 0 && pricesIn(text).length > 0 ? { ...statement, text, end: statement.start + at } : statement
}

function valueIn(
  { text, start }: Statement,
  price: number,
  by: Valuer,
  today: number,
  passage: Passage,
): StatedValuation[] {
  const near = pricesIn(text).filter(({ value }) => value <= price * MAX_RATIO && value >= price / MAX_RATIO)
  // "Wir wollen 300.000 €, nachdem die Bank …": the price before whoever has valued it is none of his.
  const named = BY.find(([valuer]) => valuer === by)?.[1].exec(text)?.index ?? 0
  const values = near[0]?.value === price && near[0].at < named ? near.slice(1) : near
  const [first, second] = values
  if (!first || first.value === price) return []
  const spans = second && RANGE.test(text.slice(first.at + first.length, second.at)) && second.value > first.value
  const end = spans ? second.at + second.length : first.at + first.length
  const own = pricesIn(text).length < 2 ? text : clauseAround(text, first.at)
  const told = [...own.matchAll(YEAR)].map(([, digits]) => Number(digits)).findLast(one => one <= today)
  const year = told ?? (isJustNow(text, own, first) ? today : yearsAgoIn(own, today))
  return [
    {
      by,
      low: first.value,
      high: spans ? second.value : first.value,
      year,
      isLending: /beleihung/u.test(text),
      evidence: inItsClause(proof(passage, start + first.at, start + end)),
    },
    ...byTheOther(text, values.slice(spans ? 2 : 1)).map(({ value, at, length }) => ({
      by,
      low: value,
      high: value,
      year,
      isLending: false,
      evidence: inItsClause(proof(passage, start + at, start + at + length)),
    })),
  ]
}

/** "Zwei Makler schätzten (der eine 280.000, der andere 310.000)": each has a figure of his own. */
const THE_OTHER = /(?<!\p{L})(?:der|die|ein) (?:andere|zweite|dritte)r?(?: \p{L}+){0,4} (?:auf |mit |bei )?(?:€ )?$/u

function byTheOther(text: string, behind: readonly Euros[]): readonly Euros[] {
  return behind.filter(({ at }) => THE_OTHER.test(text.slice(0, at)))
}

/** A season or month without its year is the last one; what it is to be done in, or looked for, is none. */
const JUST_NOW =
  /(?<!\p{L})(?:in diesem jahr|dieses jahr|kürzlich|vor kurzem|neulich|letztens|(?:erst )?jetzt|gerade erst|vor (?:\p{L}+ )?(?:wochen|monaten)|(?:im|diesen|in diesem|letzten|vorigen|vergangenen|im letzten|im vergangenen) (?:frühjahr|frühling|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?! (?:19|20)\d\d))(?!\p{L})/u

/** Told in the clause of the value, or of who was asked: "…, der Garten blüht im Frühjahr besonders schön" dates no value. */
function isJustNow(text: string, own: string, { at, length }: Euros): boolean {
  const value = text.slice(at, at + length)
  return own.split(PARTS).some(part => JUST_NOW.test(part) && (part.includes(value) || ASKED.test(part)))
}

const ASKED = wholeWords(
  'gefragt|befragt|beauftragt|nachgefragt|geschätzt|schätz(?:t|te|ten)|schätzen|bewert\\p{L}*|taxier\\p{L}*|angesetzt|gesagt|genannt|begutachtet|\\p{L}*gutachten',
  '',
)

/** What another amount of the sentence is told with has a year of its own: "auf 420.000 € geschätzt, und das Endhaus ging 2022 für 465.000 € weg". */
function clauseAround(text: string, at: number): string {
  const borders = [...text.matchAll(CLAUSES)]
  const from = borders.findLast(({ index }) => index < at)?.index ?? 0
  const until = borders.find(({ index }) => index > at)?.index ?? text.length
  return text.slice(from, until)
}

const CLAUSES =
  /;|,? (?:und|aber|doch|während|jedoch) (?:das|die|der|ein|eine|unser|im|in|am|für|hier|dort|nebenan)(?!\p{L})|, (?:das|die|der) \p{L}*(?:haus|hälfte|wohnung|nachbar\p{L}*)(?!\p{L})/gu
/** As `CLAUSES`, and at each comma that is none of a number. */
const PARTS = new RegExp(String.raw`,(?!\d)|${CLAUSES.source}`, 'u')
