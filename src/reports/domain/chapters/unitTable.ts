import { germanValue } from '#extraction/domain/germanValue.ts'
import type { FactKey, Unit } from '#extraction/domain/facts.ts'
import type { Block, TableBlock } from '../report.ts'
import { germanDecimal } from './germanAmounts.ts'
import { counted, oneLine } from './wording.ts'

const COLUMNS: readonly (readonly [FactKey, string, 'left' | 'right'])[] = [
  ['objektart', 'Art', 'left'],
  ['etage', 'Etage', 'left'],
  ['zimmer', 'Zimmer', 'right'],
  ['wohnflaeche', 'Wohnfläche in m²', 'right'],
  ['grundstuecksflaeche', 'Grundstück in m²', 'right'],
  ['kaltmieteMonat', 'Kaltmiete in € im Monat', 'right'],
  ['kaufpreis', 'Preis in €', 'right'],
]

/** The price list of a project as it is printed; columns that no unit fills are left out. Empty without a list. */
export function unitBlocks(units: readonly Unit[]): Block[] {
  if (units.length === 0) return []
  const free = units.filter(({ status }) => status === 'frei').length
  const sold = units.filter(({ status }) => status === 'verkauft').length
  const status = [...(free > 0 ? [`${free} als frei`] : []), ...(sold > 0 ? [`${sold} als verkauft`] : [])].join(', ')
  return [
    { kind: 'heading', text: 'Die Einheiten der Preisliste' },
    {
      kind: 'text',
      text: `Das Exposé führt ${counted(units.length, 'Einheit', 'Einheiten')} auf${status && `, davon ${status}`}. Dieser Bericht betrachtet das Angebot im Ganzen. Für eine einzelne Einheit laden Sie deren Exposé hoch.`,
    },
    tableOf(units),
  ]
}

function tableOf(units: readonly Unit[]): TableBlock {
  const columns = COLUMNS.filter(([key]) => units.some(({ facts }) => facts[key]))
  const withStatus = units.some(({ status }) => status !== null)
  return {
    kind: 'table',
    caption: 'Einheiten der Preisliste mit Fläche und Preis',
    head: ['Einheit', ...columns.map(([, name]) => name), ...(withStatus ? ['Status'] : []), 'Seite'],
    align: ['left', ...columns.map(([, , side]) => side), ...(withStatus ? ['left' as const] : []), 'right'],
    rows: units.map(({ label, facts, status }) => [
      oneLine(label),
      ...columns.map(([key]) => {
        const fact = facts[key]
        return fact ? numberOrText(fact.value) : '–'
      }),
      ...(withStatus ? [status ?? '–'] : []),
      String(Object.values(facts)[0]?.evidence[0]?.page ?? '–'),
    ]),
  }
}

/** The unit stands in the head of the column; amounts are grouped all the same. */
function numberOrText(value: number | string | boolean): string {
  return typeof value === 'number' ? germanDecimal(value) : oneLine(germanValue(value))
}
