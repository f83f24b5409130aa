import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { listed } from '#kernel/germanList.ts'
import { euro, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { CourtSale, SurvivingKind, SurvivingRight } from '#extraction/domain/deal/soldByCourt.ts'
import type { Part } from '#finance/domain/part.ts'
import { capitalOf, lifeFactor } from '#finance/domain/rightForLife.ts'

/** The rights that a bidder takes over beside his bid (§§ 52, 91 ZVG), by what the notice says of them. */
export interface TakenOver {
  /** One for each right whose value is told, or follows from the rent of its rooms and the age of its holder. */
  readonly parts: readonly Part[]
  readonly amount: Money
  /** What of it counts towards 5/10 and 7/10: the court's own value before the expert's (§§ 74a (1), 85a (1), 51 ZVG). */
  readonly counted: Money
  /** False: of a right no value is told that counts towards the limits; one that we reckon is not the court's. */
  readonly isCounted: boolean
  /** What of it is taxed with the bid. */
  readonly taxed: Money
  /** German names of those without any value: no highest bid is right before it is known. */
  readonly unvalued: readonly string[]
  /** Whoever holds one of them may stay: the bidder can neither move in nor let what it covers. */
  readonly keepsUse: boolean
  /** German: what they cover, where that is told and is not the whole; else null. */
  readonly rooms: string | null
  /** German: "72 Jahre alt, statistisch bleiben rund 15 Jahre"; null: nobody tells the age. */
  readonly holders: string | null
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
/** Whoever holds it may stay. */
export const isOfUse = (kind: SurvivingKind): boolean => OF_USE.includes(kind)
/** A lasting burden of the plot is no consideration: § 9 (2) No. 2 sentence 2 GrEStG. */
const NOT_TAXED: readonly SurvivingKind[] = ['dienstbarkeit']

export function takenOverOf(court: Pick<CourtSale, 'rights'> | null, day: CalendarDate): TakenOver {
  const rights = court?.rights ?? []
  const valued = rights.flatMap(right => {
    const part = valuePart(right, day)
    return part ? [{ kind: right.kind, part }] : []
  })
  const used = rights.filter(({ kind }) => isOfUse(kind))
  const isPart = used.length > 0 && used.every(({ rooms }) => rooms?.isPart)
  return {
    parts: valued.map(({ part }) => part),
    amount: sum(valued.map(({ part }) => part.amount)),
    counted: sum(rights.map(({ byCourt, appraised }) => euro(byCourt ?? appraised ?? 0))),
    isCounted: rights.every(({ byCourt, appraised }) => byCourt !== null || appraised !== null),
    taxed: sum(valued.flatMap(({ kind, part }) => (NOT_TAXED.includes(kind) ? [] : [part.amount]))),
    unvalued: rights.filter(right => !valuePart(right, day)).map(rightName),
    keepsUse: used.length > 0,
    rooms: isPart ? listed([...new Set(used.flatMap(({ rooms }) => rooms?.words ?? []))]) : null,
    holders: used.map(right => holdersTold(right, day)).find(told => told !== null) ?? null,
  }
}

/** What it is worth: as told, else the rent of its rooms for as long as its holder lives; null: neither is known. */
export function valuePart(right: SurvivingRight, day: CalendarDate): Part | null {
  const { byCourt, appraised, month, holders } = right
  const told = [byCourt, appraised].filter(value => value !== null)
  if (told.length === 0) return month ? capitalOf(rightName(right), euro(month), holders ?? [], day) : null
  const both =
    byCourt !== null && appraised !== null
      ? `laut Gericht ${germanMoney(euro(byCourt))}, laut Gutachten ${germanMoney(euro(appraised))}; gerechnet mit dem höheren`
      : `laut ${byCourt === null ? 'Gutachten' : 'Bekanntmachung'}`
  return {
    label: rightName(right),
    // The court's replaces a right that turns out not to exist, the expert's is what it weighs.
    amount: euro(Math.max(...told)),
    formula: both,
    source: '§§ 50–52, 91 ZVG; Angabe im Exposé',
    basis: 'assumption',
  }
}

/** German: as the notice writes it, else by its kind. */
export function rightName({ kind, words }: SurvivingRight): string {
  return words ?? NAMES[kind]
}

/** German: how old whoever holds it is, and how long that lasts on average; null: not told. */
export function holdersTold({ holders = [] }: Pick<SurvivingRight, 'holders'>, day: CalendarDate): string | null {
  const life = lifeFactor(holders, day)
  if (!life) return null
  return `${listed(holders.map(({ age }) => `${age}`))} Jahre alt, statistisch bleiben rund ${germanNumber(Math.round(life.years))} Jahre`
}
