import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { type Money, germanMoney } from '#kernel/money.ts'
import { LEBENSERWARTUNG, type LebenserwartungRow } from '#reference/lebenserwartung.ts'
import { rowsAt } from '#reference/table.ts'
import { kapitalfaktor } from './kapitalfaktor.ts'
import type { Part } from './part.ts'

/** Who holds a right until death; sex null: not told. */
interface Holder {
  readonly age: number
  readonly sex: 'frau' | 'mann' | null
}

/** Years and factor of § 14 (1) BewG. */
interface LifeFactor {
  /** Years that are left on average. */
  readonly years: number
  /** What a year's value is multiplied by, to the third digit as the table has it. */
  readonly factor: number
  readonly source: string
}

/** Of several holders whoever lives longest (§ 14 (3) BewG); whose sex is not told counts as a woman, as she lives longer. null: nobody's age is in the table. */
export function lifeFactor(holders: readonly Holder[], day: CalendarDate): LifeFactor | null {
  const rows = rowsAt(LEBENSERWARTUNG, day)
  const lives = holders.flatMap(({ age, sex }) => yearsLeft(age, sex ?? 'frau', rows) ?? [])
  const [row] = rows
  if (lives.length === 0 || !row) return null
  const years = Math.max(...lives)
  return { years, factor: kapitalfaktor(years, day), source: row.source }
}

function yearsLeft(age: number, sex: 'frau' | 'mann', rows: readonly LebenserwartungRow[]): number | null {
  const above = rows.find(row => row.age >= age) ?? rows.at(-1)
  const below = rows.findLast(row => row.age <= age)
  if (!below || !above) return null
  if (above.age <= below.age) return above[sex]
  return below[sex] + ((above[sex] - below[sex]) * (age - below.age)) / (above.age - below.age)
}

/** What the use of rooms is worth until the holder's death. @param month their usual rent */
export function capitalOf(label: string, month: Money, holders: readonly Holder[], day: CalendarDate): Part | null {
  const life = lifeFactor(holders, day)
  if (!life) return null
  return {
    label,
    amount: { cents: Math.round(month.cents * 12 * life.factor) },
    formula: `${germanMoney(month)} × 12 × ${germanNumber(life.factor, 3)} (statistisch noch ${germanNumber(Math.round(life.years))} Jahre)`,
    source: life.source,
    basis: 'assumption',
  }
}
