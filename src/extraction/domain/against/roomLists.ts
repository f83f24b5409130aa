import type { Part } from '../deal/deal.ts'
import type { Contradiction } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { roomListsIn } from '../roomLists.ts'
import { inFigures } from './view.ts'

/** A list of rooms below which another sum is printed than they make. */
export function roomLists(passages: readonly Passage[], parts: readonly Part[]): Contradiction[] {
  // Where each flat has its list, the one that is furthest off.
  const [worst] = roomListsIn(passages).toSorted((a, b) => b.share - a.share)
  if (!worst) return []
  const { told, sum, evidence } = worst
  const unit = parts.find(({ areaM2, areaOfRooms }) => areaM2 === told && areaOfRooms === sum)
  const whose = unit ? ` von ${unit.name}` : ''
  return [
    {
      key: 'wohnflaeche',
      message: `Wohnfläche${whose}: Auf Seite ${evidence.page} stehen ${inFigures(told)} m² als Gesamtfläche, die Räume darüber ergeben zusammen ${inFigures(sum)} m².`,
      values: [
        { value: told, unit: 'm²', evidence: [evidence] },
        { value: sum, unit: 'm²', evidence: [evidence] },
      ],
      follows: {
        reason: `Summe oder Einzelflächen sind falsch; daran hängt der Preis je m².${unit && sum < told ? ' Gerechnet ist mit der Summe der Räume.' : ''}`,
        ask: 'Welche Fläche gilt nach der Wohnflächenberechnung?',
      },
    },
  ]
}
