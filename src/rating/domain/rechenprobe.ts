import { germanMoney } from '#kernel/money.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { evaluateFormula } from './formula.ts'
import { centsOf, contains, type Fraction, fraction, negated } from './interval.ts'
import { type Found, objectsIn } from './plainValues.ts'

/** Something that does not come out as it is stated. */
export interface Mismatch {
  /** Where it stands: "kosten.parts[2]". */
  readonly path: string
  /** German name of the line; empty where it has none. */
  readonly label: string
  readonly kind: 'total' | 'formula'
  /** German amounts, or a bare number; "kein Betrag" where none can be read. */
  readonly stated: string
  readonly readded: string
}

export interface Recheck {
  readonly mismatches: readonly Mismatch[]
  readonly checkedTotals: number
  readonly checkedFormulas: number
  /** Formulas beside an amount that are no plain arithmetic ("Zinsen im 1. Jahr"): neither checked nor guessed. */
  readonly unparsed: number
}

export interface RechenprobeFailure {
  readonly code: 'rechenprobe'
  /** German sentence for the buyer. */
  readonly message: string
  readonly mismatches: readonly Mismatch[]
}

/** Re-adds every total and re-evaluates every printed formula in a plain value of Money objects. */
export function recheck(analysis: unknown): Recheck {
  const found = objectsIn(analysis)
  const totals = found.map(checkTotal).filter(verdict => verdict !== null)
  const formulas = found.map(checkFormula).filter(verdict => verdict !== null)
  return {
    mismatches: [...totals, ...formulas].filter(verdict => typeof verdict === 'object'),
    checkedTotals: totals.length,
    checkedFormulas: formulas.filter(verdict => verdict !== 'unparsed').length,
    unparsed: formulas.filter(verdict => verdict === 'unparsed').length,
  }
}

/** What stands before every report: without it none is shown. */
export function rechenprobe(...rechecks: readonly Recheck[]): Outcome<Recheck, RechenprobeFailure> {
  const all: Recheck = {
    mismatches: rechecks.flatMap(({ mismatches }) => mismatches),
    checkedTotals: sumOf(rechecks, 'checkedTotals'),
    checkedFormulas: sumOf(rechecks, 'checkedFormulas'),
    unparsed: sumOf(rechecks, 'unparsed'),
  }
  const [first] = all.mismatches
  if (!first) return success(all)
  const line = first.label === '' ? 'Ein Betrag' : `„${first.label}“`
  const message = `Die Rechenprobe ist nicht aufgegangen: ${line} ist mit ${first.stated} ausgewiesen, nachgerechnet sind es ${first.readded}. Deshalb gibt es keinen Bericht. Das ist unser Fehler, nicht Ihrer.`
  return failed({ code: 'rechenprobe', message, mismatches: all.mismatches })
}

type Verdict = Mismatch | 'checked' | 'unparsed' | null

function checkTotal({ path, object }: Found): Verdict {
  const { amount, parts } = object
  if (amount === undefined || !Array.isArray(parts)) return null
  const stated = centsIn(amount)
  const readded = parts.reduce<bigint | null>((sum, part) => {
    const one = centsIn(amountOf(part))
    return sum === null || one === null ? null : sum + one
  }, 0n)
  if (stated !== null && stated === readded) return 'checked'
  return { path, label: labelOf(object), kind: 'total', stated: germanCents(stated), readded: germanCents(readded) }
}

/** Nearest cent: what calculating with whole cents may add or take away. */
const HALF_A_CENT = fraction(5n, 1000n)
/** Shares count to the millionth of a percent. */
const SHARE_STEP = fraction(1n, 100_000_000n)

function checkFormula({ path, object }: Found): Verdict {
  const { formula } = object
  if (typeof formula !== 'string') return null
  const amount = centsIn(object['amount'])
  const share = amount === null ? shareOf(object['value']) : null
  const stated = amount === null ? share : fraction(amount, 100n)
  if (!stated) return null
  const value = evaluateFormula(formula)
  if (!value) return 'unparsed'
  const slack = share ? SHARE_STEP : HALF_A_CENT
  // A cost that is taken away keeps its formula (see `minus` of finance); its total proves the sign.
  if (contains(value, stated, slack) || (amount !== null && contains(negated(value), stated, slack))) return 'checked'
  const [low, high] = share ? [numberText(value.low), numberText(value.high)] : [value.low, value.high].map(moneyText)
  const readded = low === high ? `${low}` : `${low} bis ${high}`
  const statedText = share ? numberText(stated) : germanCents(amount)
  return { path, label: labelOf(object), kind: 'formula', stated: statedText, readded }
}

/** Of whatever stands where an amount should; null: no whole cents. */
function centsIn(amount: unknown): bigint | null {
  const cents = typeof amount === 'object' && amount !== null && 'cents' in amount ? amount.cents : null
  return typeof cents === 'number' && Number.isSafeInteger(cents) ? BigInt(cents) : null
}

function shareOf(value: unknown): Fraction | null {
  if (typeof value !== 'object' || value === null || !('parts' in value) || !('of' in value)) return null
  const { parts, of } = value
  if (!Number.isSafeInteger(parts) || !Number.isSafeInteger(of)) return null
  return Number(of) > 0 ? fraction(BigInt(Number(parts)), BigInt(Number(of))) : null
}

function amountOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'amount' in part ? part.amount : null
}

function labelOf({ label }: Found['object']): string {
  return typeof label === 'string' ? label : ''
}

function sumOf(rechecks: readonly Recheck[], key: 'checkedTotals' | 'checkedFormulas' | 'unparsed'): number {
  return rechecks.reduce((sum, one) => sum + one[key], 0)
}

function germanCents(cents: bigint | null): string {
  return cents === null ? 'kein Betrag' : germanMoney({ cents: Number(cents) })
}

function moneyText(value: Fraction): string {
  return germanCents(centsOf(value))
}

const decimals = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 })

function numberText({ parts, of }: Fraction): string {
  return decimals.format(Number(parts) / Number(of))
}
