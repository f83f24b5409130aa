import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { CELL_MARK } from '../runningOn.ts'
import { amountFrom, round } from '../numbers.ts'
import { proof } from '../proof.ts'

/** The lines of a Wirtschaftsplan that make up the Hausgeld of the flat, € a month. */
export interface FlatBudget {
  /** What a tenant can be charged: heating, water and the other Betriebskosten. */
  readonly recoverable: number
  /** What stays with the owner: administration, bank, repairs and the reserve. */
  readonly kept: number
  /** Of what stays, paid into the Erhaltungsrücklage; 0: no such line. */
  readonly reserve: number
  readonly evidence: readonly Evidence[]
}

type Line = 'recoverable' | 'kept' | 'reserve'

const LABELS: readonly (readonly [Line, RegExp])[] = [
  ['reserve', /^(?:zuführung (?:zur |in die )?)?(?:erhaltungs|instandhaltungs|instandsetzungs)?-?rücklage(?!\p{L})/iu],
  ['kept', /^(?:haus|weg-?)?verwalt(?:ung|er)\p{L}*(?!\p{L})|^(?:bank|konto|kontoführungs)(?:kosten|gebühren?)|^(?:instandhaltung|reparaturen?)(?!\p{L})|^nicht umlage?fähig\p{L}*/iu],
  ['recoverable', /^(?:heiz\p{L}*|warmwasser|wasser|kaltwasser|abwasser|betriebskosten|(?:auf (?:den |die )?mieter )?(?:umlagefähig|umlegbar)\p{L}*|hausmeister\p{L}*|hausreinigung|reinigung|müll\p{L}*|versicherung\p{L}*|gebäudeversicherung|allgemeinstrom|aufzug\p{L}*|gartenpflege|grundsteuer|kabel\p{L}*|schornsteinfeger)(?!\p{L})/iu],
] // prettier-ignore
const HEAD =
  /(?<!\p{L})(?:wirtschaftsplan|hausgeld(?:abrechnung|aufstellung)?|einzelabrechnung|einzelwirtschaftsplan)(?!\p{L})/iu
/** A Wirtschaftsplan may be that of the whole community. */
const OF_ONE_FLAT = /hausgeld|wohngeld|(?:diese|der|die) wohnung/iu
/** Plans and accounts are those of a year, Hausgeld is paid in every month. */
const OF_A_PLAN = /wirtschaftsplan|abrechnung/iu
const OF_A_YEAR = /(?:p\.\s?a\.?|im jahr|pro jahr|jährlich|\/\s?jahr)(?!\p{L})/iu
const OF_A_MONTH = /(?:mtl\.?|monatlich|im monat|pro monat|\/\s?monat)(?!\p{L})/iu
const SUM = /^(?:gesamt(?:hausgeld|betrag)?|summe|zusammen|insgesamt|hausgeld(?: gesamt| insgesamt)?)(?!\p{L})/iu
const MAX_LINES = 14
/** Cents of the lines are rounded. */
const OFF = 0.01

/** null: no such list, or its lines do not come to the Hausgeld. @param hausgeld € a month */
export function flatBudgetOf(passages: readonly Passage[], hausgeld: number | null): FlatBudget | null {
  if (hausgeld === null || hausgeld <= 0) return null
  const found =
    listsIn(passages).find(({ sums }) => Math.abs(totalOf(sums) / hausgeld - 1) <= OFF) ??
    partsBelow(passages, hausgeld)
  if (!found) return null
  const { sums, evidence } = found
  return { recoverable: round(sums.recoverable), kept: round(sums.kept + sums.reserve), reserve: round(sums.reserve), evidence } // prettier-ignore
}

/** "Hausgeld | 241 €", and below it "davon Rücklage | 62 €": parts of it, which need not come to the whole. */
const PART = /^(?:davon|darin|hiervon|darunter)(?:\s(?:für|enthalten|sind|an))?:?\s(?<name>.+)$/iu
/** "Verwaltung und sonstige nicht umlagefähige Kosten": beside the reserve; "nicht umlagefähig" alone may hold it. */
const BESIDE_RESERVE = /verwalt|sonstig|übrig|weiter|ohne/iu

function partsBelow(passages: readonly Passage[], hausgeld: number): Pick<List, 'sums' | 'evidence'> | null {
  const rows = passages.flatMap(rowsOf)
  // The key facts name the Hausgeld, too: its parts are below the row that they are told of.
  const heads = rows.flatMap(({ cells: [label = '', ...values] }, at) => {
    const amount = firstAmount(values)
    const isHead =
      /^(?:\p{L}+\s)?(?:haus|wohn)geld(?!\p{L})/iu.test(label) &&
      amount !== undefined &&
      Math.abs(amount.value / hausgeld - 1) <= OFF
    return isHead ? [at] : []
  })
  return heads.map(at => partsUnder(rows.slice(at + 1, at + 1 + MAX_LINES), hausgeld)).find(one => one !== null) ?? null
}

function partsUnder(rows: readonly Row[], hausgeld: number): Pick<List, 'sums' | 'evidence'> | null {
  const sums: Record<Line, number> = { recoverable: 0, kept: 0, reserve: 0 }
  /** Of what is kept, where the reserve may be a part of it, above or below. */
  let holding = 0
  const evidence: Evidence[] = []
  for (const { passage, text, start, cells } of rows) {
    const [label = '', ...values] = cells
    const name = PART.exec(label)?.groups?.['name']
    const amount = firstAmount(values)
    if (name === undefined || !amount) break
    const line = LABELS.find(([, pattern]) => pattern.test(name))?.[0]
    if (!line) continue
    const month = OF_A_YEAR.test(text) ? amount.value / 12 : amount.value
    sums[line] += month
    if (line === 'kept' && !BESIDE_RESERVE.test(name)) holding += month
    evidence.push(proof(passage, start, start + text.length))
  }
  sums.kept -= Math.min(holding, sums.reserve)
  // The reserve alone does not tell what else stays with the owner.
  return sums.kept > 0 && totalOf(sums) <= hausgeld * (1 + OFF) ? { sums, evidence } : null
}

/** "Hausgeld" over its lines: none of them is the whole, and the row of their sum is where they come to it, in € a month. */
export interface HausgeldList {
  readonly lines: readonly Evidence[]
  readonly sum: List['sum']
}

export function hausgeldLists(passages: readonly Passage[]): HausgeldList[] {
  return listsIn(passages)
    .filter(({ head }) => OF_ONE_FLAT.test(head))
    .map(({ sums, sum, evidence }) => ({
      lines: evidence,
      sum: sum !== null && Math.abs(totalOf(sums) / sum.month - 1) <= OFF ? sum : null,
    }))
}

interface List {
  readonly head: string
  readonly sums: Readonly<Record<Line, number>>
  readonly evidence: readonly Evidence[]
  readonly sum: { readonly month: number; readonly evidence: Evidence } | null
}

function listsIn(passages: readonly Passage[]): List[] {
  const rows = passages.flatMap(rowsOf)
  return rows.flatMap(({ text, cells }, at) => {
    // "Hausgeld laut Wirtschaftsplan | monatlich": beside the head is no amount.
    if (!HEAD.test(text) || cells.slice(1).some(cell => /\d/u.test(cell)) || cells.length === 0) return []
    const list = listUnder(text, rows.slice(at + 1, at + 1 + MAX_LINES), OF_A_MONTH.test(text) || !OF_A_PLAN.test(text))
    return list.evidence.length >= 2 ? [list] : []
  })
}

function totalOf({ recoverable, kept, reserve }: List['sums']): number {
  return recoverable + kept + reserve
}

/** "Verwalter | mtl. | 30 €": the sum need not be beside its label; behind a month's one may be the year's. */
function firstAmount(values: readonly string[]): ReturnType<typeof amountFrom> {
  return values.flatMap(value => amountFrom(value) ?? [])[0]
}

interface Row {
  readonly passage: Passage
  readonly text: string
  readonly start: number
  readonly cells: readonly string[]
}

function rowsOf(passage: Passage): Row[] {
  let start = 0
  return passage.text.split('\n').map(text => {
    const row = { passage, text, start, cells: text.split(CELL_MARK).map(cell => cell.trim()).filter(Boolean) } // prettier-ignore
    start += text.length + 1
    return row
  })
}

function listUnder(head: string, rows: readonly Row[], isMonth: boolean): List {
  const sums: Record<Line, number> = { recoverable: 0, kept: 0, reserve: 0 }
  const evidence: Evidence[] = []
  for (const { passage, text, start, cells } of rows) {
    const [label = '', ...values] = cells
    const line = LABELS.find(([, pattern]) => pattern.test(label))?.[0]
    const amount = firstAmount(values)
    const place = (): Evidence => proof(passage, start, start + text.length)
    const isYear = OF_A_YEAR.test(text) || (!isMonth && !OF_A_MONTH.test(text))
    const month = amount ? (isYear ? amount.value / 12 : amount.value) : 0
    if (amount && evidence.length > 0 && SUM.test(label)) return { head, sums, evidence, sum: { month: round(month), evidence: place() } } // prettier-ignore
    if (line && amount) {
      sums[line] += month
      evidence.push(place())
    } else if (evidence.length > 0) break
  }
  return { head, sums, evidence, sum: null }
}
