import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, inEuro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { ExtraCost } from '#extraction/domain/statements/extraCosts.ts'
import { isNameOf, plotConnections } from '#extraction/domain/statements/plotConnections.ts'
import { ANSCHLUSSKOSTEN } from '#reference/anschlusskosten.ts'
import { rowAt } from '#reference/table.ts'
import type { StatedExtra } from './statedWorks.ts'

/** What a plot lacks by the exposé's own words, at the middle of what it usually costs. */
export function connectionExtras(
  remarks: readonly Remark[],
  extras: readonly Pick<ExtraCost, 'name'>[],
  day: CalendarDate,
): StatedExtra[] {
  return plotConnections(remarks)
    .filter(({ kind }) => !extras.some(({ name }) => isNameOf(kind, name)))
    .map(({ kind }) => {
      const { label, low, usual, high, source } = rowAt(ANSCHLUSSKOSTEN, day, kind)
      const formula = `grob ${germanMoney(low)} bis ${germanMoney(high)}`
      return { name: label, amount: inEuro(usual), guess: { formula, source }, isConnection: true }
    })
}
