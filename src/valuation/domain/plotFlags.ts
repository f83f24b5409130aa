import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { inEuro } from '#kernel/money.ts'
import { isOfTheWhole, type Remark } from '#extraction/domain/remark.ts'
import { plotConnections } from '#extraction/domain/statements/plotConnections.ts'
import { plotRightOf } from '#extraction/domain/statements/plotRight.ts'
import { ANSCHLUSSKOSTEN } from '#reference/anschlusskosten.ts'
import { rowAt } from '#reference/table.ts'
import type { StatedFigure } from './remarkFlags.ts'

/** How a plot differs from the usual one of its zone, by what the exposé says. */
export interface PlotFlags {
  /** It lies behind another, or its way is part of it; null: it does not say. */
  readonly behind: Evidence | null
  /** It may become land to build on, and is none yet. */
  readonly expected: Evidence | null
  /** Nobody may build on it: it is garden. */
  readonly refused: Evidence | null
  /** An office has refused it because it lies outside (§ 35 BauGB): it is a field, and no Bodenrichtwert of land to build on is its own. */
  readonly field: Evidence | null
  /** €: pipes and cables over the ground of others; null: nothing is told. */
  readonly lines: (StatedFigure & { readonly source: string }) | null
  /** Nobody has secured that one may build there, or come there: its price is no usual one, and nothing is paid above it. */
  readonly isOpen: boolean
}

export function plotFlagsOf(remarks: readonly Remark[], day: CalendarDate): PlotFlags {
  const { building, access } = plotRightOf(remarks, day)
  const behind = remarks.find(one => one.rule === 'hinterlieger' && one.certainty === 'stated' && isOfTheWhole(one))
  const lines = plotConnections(remarks).find(({ kind }) => kind === 'zuleitung')
  const { usual, source } = rowAt(ANSCHLUSSKOSTEN, day, 'zuleitung')
  return {
    behind: behind?.evidence ?? null,
    expected: building?.kind === 'erwartung' ? (building.evidence[0] ?? null) : null,
    refused: building?.kind === 'verneint' ? (building.evidence[0] ?? null) : null,
    field: building?.kind === 'feld' ? (building.evidence[0] ?? null) : null,
    lines: lines ? { value: inEuro(usual), evidence: lines.evidence, source } : null,
    isOpen: building !== null || access.length > 0,
  }
}
