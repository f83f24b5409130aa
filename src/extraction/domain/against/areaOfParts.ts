import { areasOfCertificate } from '../deal/areaOfCertificate.ts'
import type { Contradiction } from '../facts.ts'
import { type AgainstView, inFigures } from './view.ts'

/** A form prints the Nutzfläche of the Energieausweis as Wohnfläche: told beside what the units really add up to. */
export function certificateAgainstParts({ own, statements, deal: { parts } }: AgainstView): Contradiction[] {
  const [printed] = areasOfCertificate(own, statements, parts)
  if (!printed) return []
  const units = parts.filter(({ kind, areaM2 }) => kind !== 'stellplatz' && areaM2 !== null)
  const sum = units.reduce((total, { areaM2 }) => total + (areaM2 ?? 0), 0)
  const evidence = units.flatMap(one => one.evidence.slice(-1))
  const whole = Number(printed.value)
  const message = `Wohnfläche: Das Exposé nennt ${inFigures(whole)} m² (Seite ${printed.evidence.page}), die ${units.length} Einheiten ergeben zusammen ${inFigures(sum)} m² (Seite ${evidence[0]?.page}). Dieselbe Zahl nennt es als Nutzfläche des Energieausweises.`
  return [
    {
      key: 'wohnflaeche',
      message,
      values: [
        { value: whole, unit: 'm²', evidence: [printed.evidence] },
        { value: Math.round(sum * 100) / 100, unit: 'm²', evidence },
      ],
      follows: {
        reason:
          'Die Nutzfläche des Energieausweises wird aus dem Volumen gerechnet und ist größer als die Wohnfläche. Gerechnet ist mit den Flächen der Einheiten.',
        ask: 'Wie groß ist die vermietbare Fläche nach der Wohnflächenberechnung?',
      },
    },
  ]
}
