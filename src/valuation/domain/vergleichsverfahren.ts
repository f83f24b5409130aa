import { germanNumber } from '#kernel/germanNumber.ts'
import type { CalculatedMethod, MethodStep } from './verfahren.ts'
import type { Grounds } from './grounds.ts'
import { germanSource } from './source.ts'

/** Vergleichswert (§§ 24–26 ImmoWertV): the notarised level of the place for such a home, times its Wohnfläche. */
export function vergleichsverfahren({ level, wohnflaeche, areaSource }: Grounds): CalculatedMethod {
  const { notarised, reference, adjustments, halfWidth, sources } = level
  const value = Math.round(notarised.mid * wohnflaeche)
  const first = sources[0]
  const steps: MethodStep[] = [
    {
      label: `Ausgangswert ${level.place}`,
      value: reference,
      unit: '€/m²',
      formula: '',
      source: first ? germanSource(first) : '',
    },
    ...adjustments.map(({ label, factor, source }): MethodStep => {
      return { label, value: Number(factor.toFixed(4)), unit: '', formula: '', source }
    }),
    {
      label: 'Beurkundet je m² Wohnfläche',
      value: notarised.mid,
      unit: '€/m²',
      formula: 'Ausgangswert × alle Faktoren, auf 10 €/m² gerundet',
      source: 'Rechnung',
    },
    {
      label: 'Vergleichswert',
      value,
      unit: '€',
      formula: `${germanNumber(notarised.mid)}\u00a0€/m² × ${germanNumber(wohnflaeche)}\u00a0m²`,
      source: `§§ 24–26 ImmoWertV, ${areaSource}`,
    },
  ]
  return { method: 'Vergleichswert', value, halfWidth, reliability: 1, steps, sources }
}
