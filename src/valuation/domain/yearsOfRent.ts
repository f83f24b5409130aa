import { germanNumber } from '#kernel/germanNumber.ts'
import { times } from '#kernel/money.ts'
import { AMPELGRENZEN } from '#reference/ampelgrenzen.ts'
import type { Appraisal } from './appraisal.ts'
import { ertragsfaktor } from './ertragsfaktor.ts'
import { limitStep, type LimitStep, printed } from './limitSteps.ts'

interface YearsOfRent {
  readonly value: number
  readonly formula: string
  readonly isUsual?: true
}

/**
 * Years of rent beyond which a price rests on no rent: for a let flat what is usually paid at the place, for nothing more than the
 * Kaufpreisfaktor from which the Ampel calls a price too high for an investor.
 */
export function yearsOfRent({ object, location }: Appraisal): YearsOfRent {
  const row = AMPELGRENZEN.rows.find(({ key }) => key === 'kaufpreisfaktor')
  if (row?.red === undefined) throw new RangeError('no red limit of the Kaufpreisfaktor')
  const most = { value: row.red, formula: 'mehr ist für die Miete zu viel' }
  if (object?.art !== 'Eigentumswohnung' || !location) return most
  const { value, steps } = ertragsfaktor('etwVermietet', location)
  const usual = Number(value.toFixed(1))
  if (usual >= row.red) return most
  const terms = steps.map(step => germanNumber(step.value, 4)).join(' × ')
  return { value: usual, formula: `am Ort üblich für vermietete Wohnungen: ${terms}`, isUsual: true }
}

/** The rent of a year, and the price that it carries. */
export function rentStepsOf(rent: LimitStep, { value, formula, isUsual }: YearsOfRent): LimitStep[] {
  const carried = `${printed(rent.amount)} × ${germanNumber(value)} (${formula})`
  return [
    rent,
    {
      ...limitStep('So viele Jahresmieten trägt der Preis', carried, times(rent.amount, value)),
      years: value,
      ...(isUsual && { isUsual }),
    },
  ]
}
