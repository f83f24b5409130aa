import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Contradiction, Facts, Unit } from '#extraction/domain/facts.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { Sightings } from '#extraction/domain/sightings/sightings.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { FormerPrice } from '#extraction/domain/statements/priceHistory.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { OperatorTables } from '#valuation/domain/operatorTables.ts'

/** What an exposé says, the operator's own tables and the day: all that a judgement may rest on. */
export interface AssessInput {
  readonly facts: Facts
  readonly remarks: readonly Remark[]
  readonly contradictions: readonly Contradiction[]
  /** The highest first. */
  readonly priceHistory: readonly FormerPrice[]
  readonly plannedWorks: readonly PlannedWork[]
  /** Missing: not looked for. */
  readonly sums?: StatedSums
  /** null: not looked for. */
  readonly deal: Deal | null
  readonly sightings: Sightings
  readonly units: readonly Unit[]
  readonly tables: OperatorTables
  readonly day: CalendarDate
  /** What the buyer wants; null: let homes are looked at as an investment, others as a home. */
  readonly lens: BuyerGoal | null
}
