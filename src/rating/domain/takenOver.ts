import { euro, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { CourtSale, SurvivingKind, SurvivingRight } from '#extraction/domain/deal/soldByCourt.ts'
import type { Part } from '#finance/domain/part.ts'

/** The rights that a bidder takes over beside his bid (§§ 52, 91 ZVG), by what the notice says of them. */
export interface TakenOver {
  /** One for each right whose value is told. */
  readonly parts: readonly Part[]
  readonly amount: Money
  /** What of it counts towards 5/10 and 7/10: the court's own value before the expert's (§§ 74a (1), 85a (1), 51 ZVG). */
  readonly counted: Money
  /** What of it is taxed with the bid. */
  readonly taxed: Money
  /** German names of those whose value nobody tells: no highest bid is right before it is known. */
  readonly unvalued: readonly string[]
  /** Whoever holds one of them may stay: the bidder can neither move in nor let it. */
  readonly keepsUse: boolean
}

const NAMES: Readonly<Record<SurvivingKind, string>> = {
  wohnungsrecht: 'Wohnungsrecht',
  niessbrauch: 'Nießbrauch',
  altenteil: 'Altenteil',
  reallast: 'Reallast',
  dienstbarkeit: 'Dienstbarkeit',
  grundpfandrecht: 'Grundschuld oder Hypothek',
  recht: 'Recht in Abteilung II',
}
const OF_USE: readonly SurvivingKind[] = ['wohnungsrecht', 'niessbrauch', 'altenteil']
/** A lasting burden of the plot is no consideration: § 9 (2) No. 2 sentence 2 GrEStG. */
const NOT_TAXED: readonly SurvivingKind[] = ['dienstbarkeit']

export function takenOverOf(court: CourtSale | null): TakenOver {
  const rights = court?.rights ?? []
  const valued = rights.flatMap(right => {
    const part = partOf(right)
    return part ? [{ kind: right.kind, part }] : []
  })
  return {
    parts: valued.map(({ part }) => part),
    amount: sum(valued.map(({ part }) => part.amount)),
    counted: sum(rights.map(({ byCourt, appraised }) => euro(byCourt ?? appraised ?? 0))),
    taxed: sum(valued.flatMap(({ kind, part }) => (NOT_TAXED.includes(kind) ? [] : [part.amount]))),
    unvalued: rights.filter(right => !partOf(right)).map(rightName),
    keepsUse: rights.some(({ kind }) => OF_USE.includes(kind)),
  }
}

function partOf(right: SurvivingRight): Part | null {
  const { byCourt, appraised } = right
  const value = valueOfRight(right)
  if (!value) return null
  const both =
    byCourt !== null && appraised !== null
      ? `laut Gericht ${germanMoney(euro(byCourt))}, laut Gutachten ${germanMoney(euro(appraised))}; gerechnet mit dem höheren`
      : `laut ${byCourt === null ? 'Gutachten' : 'Bekanntmachung'}`
  return {
    label: rightName(right),
    amount: value,
    formula: both,
    source: '§§ 50–52, 91 ZVG; Angabe im Exposé',
    basis: 'assumption',
  }
}

/** The higher of the two values: the court's replaces a right that turns out not to exist, the expert's is what it weighs. null: none is told. */
export function valueOfRight({ byCourt, appraised }: SurvivingRight): Money | null {
  const told = [byCourt, appraised].filter(value => value !== null)
  return told.length === 0 ? null : euro(Math.max(...told))
}

/** German: as the notice writes it, else by its kind. */
export function rightName({ kind, words }: SurvivingRight): string {
  return words ?? NAMES[kind]
}
