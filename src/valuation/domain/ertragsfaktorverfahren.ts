import { germanNumber } from '#kernel/germanNumber.ts'
import { MODELL } from '#reference/market/bewertungsmodell.ts'
import { type Ertragsart, FAKTOR_NEUERES_HAUS, GEMISCHT_AB } from '#reference/market/ertragsfaktoren.ts'
import { BREITESTES_VERFAHREN, ERBBAU_OHNE_LAUFZEIT } from '#reference/market/verfahrensannahmen.ts'
import type { Adjustment } from './adjustment.ts'
import { leaseOf } from './erbbauErtrag.ts'
import { ertragsfaktor } from './ertragsfaktor.ts'
import type { Grounds } from './grounds.ts'
import { rohertragOf } from './rohertrag.ts'
import type { MethodResult, MethodStep } from './verfahren.ts'

/** What of the object changes a factor that the rent does not say already. */
const BESIDE_RENT: readonly string[] = ['zustand', 'energieklasse', 'erbbaurecht']

/**
 * Vergleichswert of a house of flats by Ertragsfaktor (§§ 24 (1), 28 ImmoWertV): what is paid for its rent at the place. A price
 * for each m² of flats of their own says little of it: nobody may sell them singly.
 */
export function ertragsfaktorverfahren(grounds: Grounds): MethodResult {
  const income = rohertragOf(grounds)
  if (!income) {
    return {
      method: 'Vergleichswert',
      reason: 'Im Haus ist auch Gewerbe; ohne die gesamte Miete lässt sich nicht vergleichen.',
      document: 'Mieterliste mit allen Flächen',
    }
  }
  const { level, location, object, mixedUse } = grounds
  const usual = ertragsfaktor(artOf(grounds), location)
  const newer = (object.baujahr ?? 0) >= FAKTOR_NEUERES_HAUS.ab || object.neubau === true
  const adjustments: MethodStep[] = [
    ...(newer ? [step(`Baujahr ab ${FAKTOR_NEUERES_HAUS.ab}`, FAKTOR_NEUERES_HAUS.faktor, `Gutachterausschuss Leipzig 2025; ${MODELL}`)] : []), // prettier-ignore
    ...besideRent(level.adjustments).map(({ label, factor, source }) => step(label, factor, source)),
  ]
  const product = adjustments.reduce((all, { value }) => all * value, usual.value)
  const gross = Math.round(income.step.value * product)
  const value = gross - (income.letting?.value ?? 0)
  const formula = `${germanNumber(income.step.value)}\u00a0€ × ${germanNumber(Math.round(product * 100) / 100)}`
  return {
    method: 'Vergleichswert',
    value,
    halfWidth: mixedUse ? BREITESTES_VERFAHREN : level.halfWidth,
    reliability: leaseOf(object)?.jahre === null ? ERBBAU_OHNE_LAUFZEIT : 1,
    yearlyRent: income.step.value,
    steps: [
      income.step,
      ...usual.steps,
      ...adjustments,
      ...(income.letting ? [income.letting] : []),
      {
        label: 'Vergleichswert',
        value,
        unit: '€',
        formula: income.letting ? `${formula} − ${germanNumber(income.letting.value)}\u00a0€` : formula,
        source: '§§ 24 Abs. 1, 28 ImmoWertV',
      },
    ],
    sources: level.sources,
  }
}

/** What makes a house better has raised its rent as well: half of it is paid for there already. What makes it worse still has to be paid. */
export function besideRent(adjustments: readonly Adjustment[]): Adjustment[] {
  const own = adjustments.filter(({ id }) => BESIDE_RENT.includes(id))
  return own.map(one => ({ ...one, factor: one.factor > 1 ? Math.sqrt(one.factor) : one.factor }))
}

/** Where the number of flats is open, the dearer kind is taken only as it suits the seller. */
function artOf({ mixedUse, tradeShare, units, favourable }: Grounds): Ertragsart {
  if (mixedUse || tradeShare > GEMISCHT_AB) return 'gemischt'
  return units === 3 || (units === null && favourable) ? 'dreifamilienhaus' : 'mfh'
}

function step(label: string, value: number, source: string): MethodStep {
  return { label, value: Number(value.toFixed(4)), unit: '', formula: '', source }
}
