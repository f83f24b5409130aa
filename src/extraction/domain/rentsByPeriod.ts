import type { CalendarDate } from '#kernel/calendarDate.ts'
import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { type Candidate, type FactKey, RANK } from './facts.ts'
import { labelName } from './labelName.ts'
import { amountFrom, amountsIn } from './numbers.ts'
import type { Passage } from './passages.ts'
import { type Label, pairProof } from './pairs.ts'
import { rentByDate } from './rentByDate.ts'
import { PLAIN } from './scope/scope.ts'
import { linesOf, overlap } from './placed.ts'
import { MIN_MONTH } from './rules/rentAmount.ts'

const MONTH = /^(?:€ ?(?:\/|je|pro) ?)?(?:(?:im|pro|je) )?(?:monat|mtl|monatlich|monthly)\.?(?: in €| €)?$/u
const YEAR =
  /^(?:€ ?(?:\/|je|pro) ?)?(?:(?:im|pro|je) )?(?:jahr|jährlich|p\. ?a|yearly|annual(?:ly)?)\.?(?: in €| €)?$/u
const RENT =
  /^(?:(?:derzeit|aktuell|zurzeit|heute|tatsächlich|momentan|ist|netto|bisherige|laufende|vertragliche)\p{L}* ?-?|gezahlte ){0,3}(?:netto)?-?(?:kalt)?-?(?:miete?|pacht)(?:einnahmen?|ertrag|erträge|erlöse?|zins|zahlung)?(?: \(?(?:ist|netto|kalt|laut vertrag|lt\.? vertrag|gemäß vertrag|laut (?:miet|pacht)vertrag|gezahlt|zurzeit|heute|derzeit|aktuell)\)?)*$/u
/** Beside the rent of the contract: so much of it comes in. */
const PAID = /derzeit|aktuell|zurzeit|heute|tatsächlich|momentan|gezahlt|(?<!\p{L})ist(?!\p{L})/u
/** No rows of such a table are further below its head. */
const MAX_ROWS = 12

/** "Position | monatlich | jährlich": of each row one amount a month and one a year. What is paid goes before what a contract promises; of a lease by steps what is paid today. */
export function rentsByPeriod(
  pages: readonly Page[],
  passages: readonly Passage[],
  today: CalendarDate,
  labels: readonly Label[],
): Candidate[] {
  return [...inTables(pages), ...rentByDate(passages, today), ...rentFromWarm(labels, passages)]
}

function inTables(pages: readonly Page[]): Candidate[] {
  return pages.flatMap(page => {
    const { number } = page
    const lines = linesOf(page)
    return lines.flatMap((head, index) => {
      const [month, year] = [MONTH, YEAR].map(period => head.segments.find(({ text }) => period.test(nameOf(text))))
      if (!month || !year) return []
      const rows = lines.slice(index + 1, index + 1 + MAX_ROWS).filter(row => RENT.test(nameOf(row.segments[0]?.text)))
      const paid = rows.filter(row => PAID.test(nameOf(row.segments[0]?.text)))
      const [row, ...others] = paid.length > 0 ? paid : rows
      if (!row || others.length > 0) return []
      return [...read(row, month, 'kaltmieteMonat', '€/Monat', number), ...read(row, year, 'jahresnettokaltmiete', '€/Jahr', number)] // prettier-ignore
    })
  })
}

function nameOf(text = ''): string {
  return labelName(text) || text.toLowerCase()
}

function read({ segments }: Line, head: Segment, key: FactKey, unit: string, page: number): Candidate[] {
  const cell = segments.slice(1).find(one => overlap(one, head) > 0)
  const amount = cell && amountFrom(cell.text)
  const label = segments[0]
  if (!cell || !label || !amount) return []
  const words = [label, cell]
  const evidence = { page, quote: `${label.text} ${cell.text}`, box: union(words.map(({ box }) => box)) }
  const sureness = Math.min(...cell.words.map(({ confidence }) => confidence))
  return [{ key, value: amount.value, unit, evidence, rank: RANK.table, sureness, scope: PLAIN }]
}

const WARM =
  /^(?:aktuelle |derzeitige |monatliche |gesamt-?)?(?:warm|bruttowarm|brutto)-?miete(?: \(?(?:mtl|monatlich|pro monat|gesamt|ist)\.?\)?)*$/u
/** What the tenant pays in advance beside it. */
const BESIDE =
  /^(?:davon |darin |inkl\.? |abzüglich |abzgl\.? )?(?:(?:neben|betriebs|heiz)kosten(?:-?(?:vorauszahlung(?:en)?|pauschale|anteil|abschlag))?|(?:voraus|abschlags)zahlung(?:en)? (?:neben|betriebs|heiz)kosten|nk-?vorauszahlung|nk|bk|hk)(?: (?:und|\+|\/) heizkosten)?(?: \(?(?:mtl|monatlich|pro monat)\.?\)?)*$/u
const COLD = /(?<!\p{L})(?:\p{L}*kaltmiete|nkm|jnkm|nettomiete|grundmiete|kalt)(?!\p{L})/iu
/** Of a warm rent so much at most is for costs. */
const MOST = 0.6
const SURENESS = 0.85

/** Where only the warm rent and what of it is for costs are printed, the rest is the cold one. */
function rentFromWarm(labels: readonly Label[], passages: readonly Passage[]): Candidate[] {
  if (labels.some(({ name }) => COLD.test(name)) || passages.some(({ text }) => COLD.test(text))) return []
  const [warm, ...others] = labels.flatMap(label => amountOf(label, WARM))
  const beside = labels.flatMap(label => amountOf(label, BESIDE))
  const costs = beside.reduce((sum, { value }) => sum + value, 0)
  if (!warm || others.length > 0 || costs === 0 || costs > MOST * warm.value || warm.value - costs < MIN_MONTH)
    return []
  const value = Math.round((warm.value - costs) * 100) / 100
  return [{ key: 'kaltmieteMonat', value, unit: '€/Monat', evidence: warm.evidence, rank: RANK.hint, sureness: SURENESS, scope: PLAIN }] // prettier-ignore
}

function amountOf(label: Label, pattern: RegExp): { value: number; evidence: Candidate['evidence'] }[] {
  if (label.section !== 'object' || !pattern.test(label.name)) return []
  const option = label.options.find(({ how, text }) => (how === 'same row' || how === 'same cell') && /\d/u.test(text))
  const [amount] = option ? amountsIn(option.text) : []
  return option && amount && !/m²|qm|jahr|p\. ?a/iu.test(option.text) ? [{ value: amount.value, evidence: pairProof(label, option) }] : [] // prettier-ignore
}
