import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { CELL_MARK } from '../runningOn.ts'
import { amountFrom } from '../numbers.ts'
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
  ['reserve', /^(?:zuführung (?:zur|in die) )?(?:erhaltungs|instandhaltungs|instandsetzungs)?-?rücklage(?!\p{L})/iu],
  ['kept', /^(?:haus|weg-?)?verwalt(?:ung|er)\p{L}*(?!\p{L})|^(?:bank|konto|kontoführungs)(?:kosten|gebühren?)|^(?:instandhaltung|reparaturen?)(?!\p{L})|^nicht umlage?fähig\p{L}*/iu],
  ['recoverable', /^(?:heiz\p{L}*|warmwasser|wasser|kaltwasser|abwasser|betriebskosten|umlagefähig\p{L}*|hausmeister\p{L}*|hausreinigung|reinigung|müll\p{L}*|versicherung\p{L}*|gebäudeversicherung|allgemeinstrom|aufzug\p{L}*|gartenpflege|grundsteuer|kabel\p{L}*|schornsteinfeger)(?!\p{L})/iu],
] // prettier-ignore
const HEAD =
  /(?<!\p{L})(?:wirtschaftsplan|hausgeld(?:abrechnung|aufstellung)?|einzelabrechnung|einzelwirtschaftsplan)(?!\p{L})/iu
const OF_A_YEAR = /(?:p\.\s?a\.?|im jahr|pro jahr|jährlich|\/\s?jahr)(?!\p{L})/iu
const OF_A_MONTH = /(?:mtl\.?|monatlich|im monat|pro monat|\/\s?monat)(?!\p{L})/iu
const MAX_LINES = 14
/** Cents of the lines are rounded. */
const OFF = 0.01

/** null: no such list, or its lines do not come to the Hausgeld. @param hausgeld € a month */
export function flatBudgetOf(passages: readonly Passage[], hausgeld: number | null): FlatBudget | null {
  if (hausgeld === null || hausgeld <= 0) return null
  const rows = passages.flatMap(rowsOf)
  for (const [at, { text, cells }] of rows.entries()) {
    if (!HEAD.test(text) || cells.length > 1) continue
    const found = budgetUnder(rows.slice(at + 1, at + 1 + MAX_LINES), OF_A_MONTH.test(text), hausgeld)
    if (found) return found
  }
  return null
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

function budgetUnder(rows: readonly Row[], isMonth: boolean, hausgeld: number): FlatBudget | null {
  const sums: Record<Line, number> = { recoverable: 0, kept: 0, reserve: 0 }
  const evidence: Evidence[] = []
  for (const { passage, text, start, cells } of rows) {
    const [label = '', ...values] = cells
    const line = LABELS.find(([, pattern]) => pattern.test(label))?.[0]
    const amount = line && amountFrom(values.join(' '))
    if (!line || !amount) {
      if (evidence.length > 0) break
      continue
    }
    const isYear = OF_A_YEAR.test(text) || (!isMonth && !OF_A_MONTH.test(text))
    sums[line] += isYear ? amount.value / 12 : amount.value
    evidence.push(proof(passage, start, start + text.length))
  }
  const all = sums.recoverable + sums.kept + sums.reserve
  if (evidence.length < 2 || Math.abs(all / hausgeld - 1) > OFF) return null
  const cents = (value: number) => Math.round(value * 100) / 100
  return {
    recoverable: cents(sums.recoverable),
    kept: cents(sums.kept + sums.reserve),
    reserve: cents(sums.reserve),
    evidence,
  }
}
