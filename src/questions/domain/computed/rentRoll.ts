import { germanNumber } from '#kernel/germanNumber.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Draft } from './moneyFinding.ts'

/** Fewer rows are two flats told in a sentence. */
const MIN_UNITS = 3

/** The list of tenants that the exposé itself prints; null: it does not, or a row of it is left open. */
export function rentRollDraft(deal: Deal | null): Draft | null {
  const units = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const isWhole = units.every(one => one.areaM2 !== null && (one.rentMonthEuro !== null || one.let === false))
  if (units.length < MIN_UNITS || !isWhole) return null
  const spaces = (deal?.parts ?? []).filter(({ kind }) => kind === 'stellplatz').length
  const area = units.reduce((sum, one) => sum + (one.areaM2 ?? 0), 0)
  const empty = units.filter(one => one.let === false).length
  return {
    answer: [
      `Ja, im Exposé: ${units.length} Einheiten mit ${germanNumber(Math.round(area * 100) / 100)}\u00a0m²`,
      ...(spaces > 0 ? [`${spaces} ${spaces === 1 ? 'Stellplatz' : 'Stellplätze'}`] : []),
      ...(empty > 0 ? [`${empty} leer`] : []),
    ].join(', '),
    formula: 'Zeilen der Liste mit Fläche und Miete gezählt',
    source: 'Liste der Einheiten im Exposé',
    basis: 'law',
    inputs: [],
    evidence: units.flatMap(one => one.evidence.slice(0, 1)).slice(0, 3),
  }
}
