import { euro, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { ExtraCost } from '#extraction/domain/statements/extraCosts.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { VerdictPoint } from './verdict.ts'

/**
 * What a new home still needs beside its price: prices of new homes are paid for homes with floors, painted walls and a connection to
 * the street. Of a plot nothing: its price is one of land.
 */
export function leftOutOf({ extras }: Pick<StatedSums, 'extras'>, { object }: Pick<Appraisal, 'object'>): Money {
  return sumOf(neededOf(extras, object))
}

/** That the limit is less by it already; empty where nothing is left out. */
export function leftOutPoints(
  { extras }: Pick<StatedSums, 'extras'>,
  { object }: Pick<Appraisal, 'object'>,
): VerdictPoint[] {
  const needed = neededOf(extras, object)
  if (needed.length === 0) return []
  const amount = sumOf(needed)
  const names = needed.map(({ name }) => name).join('; ')
  return [
    {
      id: 'nicht-im-preis',
      sentence: `Im Preis fehlt laut Exposé, was zum Wohnen nötig ist (${names}): ${germanMoney(amount)}. In unserer Grenze ist das schon abgezogen.`,
      change: amount,
    },
  ]
}

function neededOf(extras: readonly ExtraCost[], object: Appraisal['object']): readonly ExtraCost[] {
  return object?.neubau === true ? extras.filter(({ needed }) => needed) : []
}

function sumOf(extras: readonly ExtraCost[]): Money {
  return sum(extras.map(({ high }) => euro(high)))
}
