import type { CalendarDate } from '#kernel/calendarDate.ts'
import { staleNotes, MARKET_NOTES } from '#reference/market/notes.ts'
import { staleTables, TABLES } from '#reference/tables.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { Hint } from '#extraction/domain/pointed/agree.ts'
import type { PointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { OperatorTables } from '#valuation/domain/operatorTables.ts'
import type { Note } from '#questions/domain/model/note.ts'
import type { Recheck } from '#rating/domain/rechenprobe.ts'
import { RULES_VERSION } from '#rating/domain/rulesVersion.ts'

/** What a language model brought, where one is configured. */
export interface ModelShare {
  readonly name: string
  /** Of all that it was asked, in 12 digits. */
  readonly prompt: string
  readonly calls: number
  /** null: the endpoint does not count. */
  readonly readTokens: number | null
  readonly writtenTokens: number | null
  /** Of all calls together. */
  readonly seconds: number
  /** Open questions for which it pointed at words that are in the document … */
  readonly answers: number
  /** … and of those, where a second reading says that the words answer them. */
  readonly confirmed: number
  readonly facts: {
    /** Facts that it reads as the rules do. */
    readonly agreed: readonly FactKey[]
    readonly differing: readonly FactKey[]
    /** Found by two of its readings that were asked in different ways … */
    readonly added: readonly FactKey[]
    /** … or by one alone. Both are shown and asked, used for nothing. */
    readonly hints: readonly FactKey[]
  }
  /** What the rules have not read, or not so: where it stands, and what our own parsers read there. */
  readonly found: readonly Hint[]
  /** The same of the bargain: parts, kind of sale, status, what is not sold, works. */
  readonly deal: readonly PointedDeal[]
  /** Places that nobody else has read, shown and judged by nobody. */
  readonly notes: readonly Note[]
  /** What counted for nothing, by German reason. */
  readonly refused: Readonly<Record<string, number>>
  /** Questions to a piece of the document that got no answer. */
  readonly unanswered: number
  /** German sentence: why it has not seen all of it; null: it has. */
  readonly failure: string | null
}

/** How the result came about, so that it can be made again. */
export interface Provenance {
  readonly rulesVersion: string
  /** Stichtag: rates, prices and ages are those of this day. */
  readonly day: CalendarDate
  readonly lens: BuyerGoal
  /** Last day on which one of our tables was compared with its source. */
  readonly dataStand: CalendarDate
  /** German names of tables past the day by which they should have been checked again. */
  readonly staleTables: readonly string[]
  /** How many rows the operator brought in himself; they go before ours. */
  readonly operatorRows: number
  readonly model: ModelShare | null
  readonly recheck: Pick<Recheck, 'checkedTotals' | 'checkedFormulas' | 'unparsed'>
}

export interface ProvenanceInput {
  readonly day: CalendarDate
  readonly lens: BuyerGoal
  readonly tables: OperatorTables
  readonly model: ModelShare | null
  readonly recheck: Recheck
}

export function provenanceOf({ day, lens, tables, model, recheck }: ProvenanceInput): Provenance {
  const { checkedTotals, checkedFormulas, unparsed } = recheck
  return {
    rulesVersion: RULES_VERSION,
    day,
    lens,
    dataStand: latestCheck(),
    staleTables: [...staleTables(day), ...staleNotes(day)].map(({ name }) => name),
    operatorRows: tables.prices.length + tables.rents.length + tables.land.length,
    model,
    recheck: { checkedTotals, checkedFormulas, unparsed },
  }
}

/** The first day for which every table of law and cost has all its rows; nothing can be judged for a day before. */
export function earliestDay(): CalendarDate {
  const firstDays = TABLES.flatMap(({ rows }) =>
    [...Map.groupBy(rows, ({ key }) => key).values()].flatMap(ofKey =>
      ofKey
        .map(row => row.validFrom)
        .sort()
        .slice(0, 1),
    ),
  )
  return firstDays.reduce((latest, day) => (day > latest ? day : latest))
}

function latestCheck(): CalendarDate {
  const days = [...TABLES.flatMap(({ rows }) => rows), ...MARKET_NOTES].map(({ checkedOn }) => checkedOn)
  return days.reduce((latest, day) => (day > latest ? day : latest))
}
