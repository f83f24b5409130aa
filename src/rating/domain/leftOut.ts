import { euro, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { ExtraCost } from '#extraction/domain/statements/extraCosts.ts'
import { leaseTerms } from '#extraction/domain/remarks/withPlantLease.ts'
import type { PlantLease } from '#extraction/domain/statements/plantLease.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { VerdictPoint } from './verdict.ts'
import { offLimit } from './offLimit.ts'

/**
 * What redeems a leased plant, furniture that must be bought with the home; and what a new home still needs beside its price: prices of new homes are paid for homes with floors, painted walls and a connection to
 * the street. Of a plot nothing: its price is one of land.
 */
export function leftOutOf({ extras }: Pick<StatedSums, 'extras'>, { object }: Pick<Appraisal, 'object'>): Money {
  return sumOf(neededOf(extras, object))
}

/** That the limit is less by it already; empty where nothing is left out. */
export function leftOutPoints(
  { extras, plantLease }: Pick<StatedSums, 'extras' | 'plantLease'>,
  { object }: Pick<Appraisal, 'object'>,
): VerdictPoint[] {
  const debts = extras.filter(({ isDebt }) => isDebt)
  const bought = extras.filter(({ isBought }) => isBought)
  const needed = neededOf(extras, object).filter(one => !debts.includes(one) && !bought.includes(one))
  return [...debts.map(debt => debtPoint(debt, plantLease)), ...bought.map(boughtPoint), ...missingPoints(needed)]
}

function debtPoint({ name, plant, high, evidence }: ExtraCost, lease: PlantLease | null): VerdictPoint {
  const amount = euro(high)
  const what = plant === 'photovoltaik' ? 'Die Photovoltaik' : 'Eine Anlage im Haus'
  const orElse = lease ? ` Lösen Sie sie nicht ab, zahlen Sie dafür ${leaseTerms(lease)}.` : ''
  return {
    id: 'nicht-im-preis',
    ...offLimit(
      `${what} gehört laut Exposé nicht dem Verkäufer, und ihr Vertrag geht auf Sie über (${name}: ${germanMoney(amount)}).`,
      'das',
      `: Lassen Sie den Verkäufer sie vor der Übergabe ablösen.${orElse}`,
    ),
    change: amount,
    evidence: [evidence, ...(lease ? [lease.evidence] : [])],
  }
}

function boughtPoint({ name, high, evidence }: ExtraCost): VerdictPoint {
  const amount = euro(high)
  return {
    id: 'nicht-im-preis',
    ...offLimit(
      `Zum Preis kommt laut Exposé, was Sie mit übernehmen (${name}: ${germanMoney(amount)}).`,
      'das',
      `: Lassen Sie sich eine Liste mit Zeitwerten geben.`,
    ),
    change: amount,
    evidence: [evidence],
  }
}

function missingPoints(needed: readonly ExtraCost[]): VerdictPoint[] {
  if (needed.length === 0) return []
  const amount = sumOf(needed)
  const names = needed.map(({ name }) => name).join('; ')
  return [
    {
      id: 'nicht-im-preis',
      ...offLimit(
        `Im Preis fehlt laut Exposé, was zum Wohnen nötig ist (${names}): ${germanMoney(amount)}.`,
        'das',
        `.`,
      ),
      change: amount,
    },
  ]
}

function neededOf(extras: readonly ExtraCost[], object: Appraisal['object']): readonly ExtraCost[] {
  return extras.filter(({ needed, isDebt, isBought }) => isDebt || isBought || (needed && object?.neubau === true))
}

function sumOf(extras: readonly ExtraCost[]): Money {
  return sum(extras.map(({ high }) => euro(high)))
}
