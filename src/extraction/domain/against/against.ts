import type { Page } from '#reading/domain/page.ts'
import type { Contradiction } from '../facts.ts'
import { rowsAgainstText } from './countedRows.ts'
import { missingPages } from './missingPages.ts'
import { pricePerArea } from './pricePerArea.ts'
import { roomLists } from './roomLists.ts'
import { sellerAgainstCommission } from './sellerAgainstCommission.ts'
import { shellAgainstFinish } from './shellAgainstFinish.ts'
import { type AgainstView, inFigures } from './view.ts'
import { yieldOnTarget } from './yieldOnTarget.ts'
import { areasOfCertificate } from '../deal/areaOfCertificate.ts'

/**
 * What an exposé says against itself in fields of different kinds. Each rule names two places of the document; what may be a reading of ours,
 * or another thing that is measured, is no contradiction: a false one costs more trust than one that is missed.
 */
export function againstEachOther(view: AgainstView, pages: readonly Page[]): Contradiction[] {
  return [
    ...certificateAgainstParts(view),
    ...roomLists(view.passages),
    ...rowsAgainstText(view),
    ...pricePerArea(view),
    ...yieldOnTarget(view),
    ...sellerAgainstCommission(view),
    ...shellAgainstFinish(view),
    ...missingPages(view.passages, pages),
  ]
}

/** A form prints the Nutzfläche of the Energieausweis as Wohnfläche: told beside what the units really add up to. */
function certificateAgainstParts({ own, statements, deal: { parts } }: AgainstView): Contradiction[] {
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
