import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidBy } from '../scope/said.ts'
import type { CostSubject } from './costSubject.ts'
import { NET, OF_ELSE, OFTEN_IN_FLAT } from './costWords.ts'
import type { StatedCost } from './statedCosts.ts'
import { eurosIn } from './statementsOf.ts'
import { subjectsNamed } from './subjectOfCost.ts'

const ROW = /^[–•*-]?\s*(?<label>[^¦€]{3,90}?)\s?[:¦]\s?(?<price>[^¦]*\d[^¦]*(?:€|euro?)[^¦]{0,12})$/iu
const SUM = /^(?:summe|gesamt(?:summe|kosten|betrag|aufwand)?|zusammen|insgesamt|alles zusammen)(?!\p{L})/iu
/** What is reckoned ahead, in the heading or the sentence above the rows. */
const AHEAD =
  /(?<!\p{L})(?:\p{L}*schätz\p{L}*|kosten (?:kann|können|könnte\p{L}*|würde\p{L}*|wird|dürfte)|\p{L}*kosten(?:rahmen|voranschl\p{L}*|ansatz|aufstellung)|angebote?|überschl[aä]g\p{L}*|veranschlagt\p{L}*|kalkul\p{L}*|(?:sanierungs|renovierungs|modernisierungs|instandsetzungs)(?:bedarf|kosten|aufwand|budget)|anstehend\p{L}*|nötig\p{L}*|notwendig\p{L}*|erforderlich\p{L}*|zu (?:tun|machen|erneuern|sanieren|renovieren|modernisieren))(?!\p{L})/iu
/** What was done and paid. */
const BEHIND =
  /(?<!\p{L})(?:durchgeführt\p{L}*|erfolgte?n?|ausgeführt\p{L}*|investiert\p{L}*|investition(?:en)? (?:der|seit|bis)|bisherige\p{L}*|erledigt\p{L}*|abgeschlossen\p{L}*|historie|haben wir|(?:19|20)\d\d (?:erneuert|saniert|modernisiert|renoviert))(?!\p{L})/iu
const MIN_ROWS = 3
/** So many parts of a building are the whole of it (`worksTotals.ts`). */
const WHOLE = 4
/** Sums are rounded, as a share. */
const ROUNDED = 0.02
const LINES_ABOVE = 3

interface Row {
  readonly passage: Passage
  readonly start: number
  readonly text: string
  readonly label: string
  /** €; missing: no row. */
  readonly amount?: number
}

/**
 * An estimate in rows that ends in their sum, which proves that they belong together: "Elektrik ¦ 24.000 €", …, "Summe ¦ 250.000 €". Its rows may name
 * what no single price would show to be works ("Innenausbau"), so that the sum is for the whole; three rows of known parts are told one by one.
 */
export function summedWorks(passages: readonly Passage[]): StatedCost[] {
  const lines = passages
    .filter(({ section }) => section !== 'other-offers' && section !== 'terms')
    .flatMap(passage => rowsOf(passage))
  return lines.flatMap((line, at) => {
    if (line.amount === undefined || !SUM.test(line.label)) return []
    const from = lines.slice(0, at).findLastIndex(({ amount, label }) => amount === undefined || SUM.test(label)) + 1
    const rows = lines.slice(from, at)
    const total = rows.reduce((sum, { amount = 0 }) => sum + amount, 0)
    if (rows.length < MIN_ROWS || Math.abs(total - line.amount) > ROUNDED * line.amount) return []
    const above = lines.slice(Math.max(0, from - LINES_ABOVE), from).map(({ text }) => text).join(' ') // prettier-ignore
    const named = rows.map(({ label }) => subjectsNamed(saidBy(label).text))
    const isOfWorks = named.filter(subjects => subjects.length > 0).length * 2 >= rows.length
    const isElse = rows.some(({ label }) => OF_ELSE.test(saidBy(label).text))
    if (!isOfWorks || isElse || !AHEAD.test(above) || BEHIND.test(above)) return []
    const isNet = NET.test(saidBy(`${above} ${line.text}`).text)
    const covers = [...new Set(named.flat())]
    return covers.length >= WHOLE || named.some(subjects => subjects.length !== 1)
      ? [costOf(line, 'ganzes', covers, isNet)]
      : rows.flatMap((row, index) => (named[index] ?? []).map(subject => costOf(row, subject, [], isNet)))
  })
}

function costOf(
  { passage, start, text, amount = 0 }: Row,
  subject: CostSubject,
  covers: readonly CostSubject[],
  isNet: boolean,
): StatedCost {
  return {
    ...{ subject, low: amount, high: amount, isNet },
    ...(covers.length > 0 && { covers }),
    needed: true,
    inFlat: [subject, ...covers].some(one => OFTEN_IN_FLAT.includes(one)),
    bySeller: false,
    evidence: proof(passage, start, start + text.length),
  }
}

function rowsOf(passage: Passage): Row[] {
  let start = 0
  return passage.text.split('\n').flatMap(text => {
    const at = start
    start += text.length + 1
    if (text.trim() === '') return []
    const { label = '', price = '' } = ROW.exec(text)?.groups ?? {}
    const [first, ...more] = eurosIn(price)
    const row = { passage, start: at, text, label }
    return [first && more.length === 0 ? { ...row, amount: first.value } : row]
  })
}
