import { union } from '#kernel/evidence.ts'
import type { DocumentKind } from '../kind/documentKind.ts'
import { RANK, type Candidate, type FactKey, type FactValue } from '../facts.ts'
import { amountFrom, amountsIn, areaFrom, areasIn, numberFrom } from '../numbers.ts'
import { PLAIN } from '../scope/scope.ts'
import type { List, Total } from './list.ts'

const AREAS: readonly string[] = ['wohnflaeche', 'nutzflaeche', 'grundstuecksflaeche'] satisfies FactKey[]
const MONEY: readonly string[] = [
  'kaltmieteMonat',
  'jahresnettokaltmiete',
  'hausgeldMonat',
  'kaufpreis',
] satisfies FactKey[]
const UNITS: Partial<Record<FactKey, string>> = {
  kaltmieteMonat: '€/Monat',
  hausgeldMonat: '€/Monat',
  jahresnettokaltmiete: '€/Jahr',
  kaufpreis: '€',
}
const M2_A_HECTARE = 10_000
const M2_AN_ARE = 100

/** What lists of several objects say of all of them together. */
export function totalsOf(lists: readonly List[], kind: DocumentKind): Candidate[] {
  return lists.flatMap(list => [
    ...list.totals.flatMap(total => readingsOf(total, list.totals, kind)),
    ...partlyLet(list),
  ])
}

function readingsOf(total: Total, all: readonly Total[], kind: DocumentKind): Candidate[] {
  const { column } = total
  if (column === 'vacant' || column === 'let') return lettingOf(total, all)
  // Whoever sells one by one asks no sum.
  if (column === 'kaufpreis' && kind === 'preisliste') return []
  // Of several houses there is no one year: that of the middle one tells their time.
  if (column === 'year') return yearBuilt(total)
  if (column === 'einheiten') return candidate(column, numberFrom(total.cell.text), total)
  if (AREAS.includes(column)) return candidate(column as FactKey, areaOf(total), total, 'm²')
  if (!MONEY.includes(column)) return []
  const key = column as FactKey
  const [first, second] = amountsIn(total.cell.text)
  // "957 € (11.484 €/Jahr)"
  const year = second && /\/ ?Jahr|p\. ?a/iu.test(total.cell.text.slice(second.index)) ? second.value : undefined
  return [
    ...candidate(key, first?.value ?? amountFrom(total.cell.text)?.value, total, UNITS[key]),
    ...candidate('jahresnettokaltmiete', key === 'kaltmieteMonat' ? year : undefined, total, '€/Jahr'),
  ]
}

function yearBuilt(total: Total): Candidate[] {
  const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u.exec(total.cell.text)?.[0]
  return candidate('baujahr', year === undefined ? undefined : Number(year), total).map(one => ({ ...one, rank: RANK.hint })) // prettier-ignore
}

/** "12,4380" below "Fläche ha" */
function areaOf({ head, cell }: Total): number | undefined {
  const own = areasIn(cell.text)[0]?.value
  if (own !== undefined) return own
  // English lists part thousands by a comma.
  if (/^\d{1,3}(?:,\d{3})+$/.test(cell.text.trim())) return Number(cell.text.replaceAll(',', ''))
  const factor = /(?<!\p{L})(?:ha|hektar)(?!\p{L})/iu.test(head.text)
    ? M2_A_HECTARE
    : /(?<!\p{L})ar(?!\p{L})/iu.test(head.text)
      ? M2_AN_ARE
      : 1
  const value = factor === 1 ? areaFrom(cell.text) : decimal(cell.text)
  return value === undefined ? undefined : Math.round(value * factor * 100) / 100
}

function decimal(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** Some rows say "vermietet", others "frei". */
function partlyLet({ page, cells }: List): Candidate[] {
  const free = cells.find(({ text }) =>
    /^(?:frei|leer|leerstand|leerstehend|unvermietet|bezugsfrei)(?!\p{L})/iu.test(text),
  )
  if (!free || !cells.some(({ text }) => /^vermietet(?!\p{L})/iu.test(text))) return []
  return candidate('vermietet', 'teilweise', { page, column: 'vacant', head: free, cell: free })
}

/** Of so many flats some stand empty or are let, or all or none. */
function lettingOf(total: Total, all: readonly Total[]): Candidate[] {
  const told = numberFrom(total.cell.text)
  const units = all.find(({ column }) => column === 'einheiten')
  const count = units && numberFrom(units.cell.text)
  if (told === undefined || !count || told > count) return []
  const empty = total.column === 'let' ? count - told : told
  if (empty === count) return []
  return candidate('vermietet', empty > 0 ? 'teilweise' : true, total)
}

function candidate(key: FactKey, value: FactValue | undefined, { page, cell }: Total, unit?: string): Candidate[] {
  if (value === undefined) return []
  const evidence = { page, quote: cell.text, box: union(cell.words.map(word => word.box)) }
  const sureness = Math.min(...cell.words.map(word => word.confidence))
  return [
    { key, value, ...(unit ? { unit } : {}), evidence, ofTheWhole: true, rank: RANK.table, sureness, scope: PLAIN },
  ]
}
