import { germanValue } from '#extraction/domain/germanValue.ts'
import type { FactKey, Unit } from '#extraction/domain/facts.ts'
import { unitPrice } from '#valuation/domain/unitPrice.ts'
import { type Column, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, TableBlock } from '../report.ts'
import { fixedDecimal, wholeNumber } from './germanAmounts.ts'
import { unitName } from './unitName.ts'
import { counted, oneLine } from './wording.ts'

const COLUMNS: readonly (readonly [FactKey, Column])[] = [
  ['objektart', 'Art'],
  ['etage', 'Etage'],
  ['zimmer', { figures: 'Zimmer' }],
  ['wohnflaeche', { figures: 'Wohnfläche in m²' }],
  ['grundstuecksflaeche', { figures: 'Grundstück in m²' }],
  ['kaltmieteMonat', { figures: 'Kaltmiete in € im Monat' }],
  ['kaufpreis', { figures: 'Preis in €' }],
]

/**
 * The price list of a project as it is printed; columns that no unit fills are left out. Empty without a list.
 * @param isValued each of them is valued by itself
 */
export function unitBlocks(units: readonly Unit[], isValued: boolean): Block[] {
  if (units.length === 0) return []
  const status = (['frei', 'reserviert', 'verkauft'] as const)
    .map(one => [units.filter(unit => unit.status === one).length, one] as const)
    .flatMap(([count, one]) => (count > 0 ? [`${count} als ${one}`] : []))
    .join(', ')
  return [
    heading('Die Einheiten der Preisliste'),
    paragraph(
      `Das Exposé führt ${counted(units.length, 'Einheit', 'Einheiten')} auf${status && `, davon ${status}`}. ${isValued ? ONE_BY_ONE : AS_A_WHOLE}`,
    ),
    tableOf(units),
  ]
}

const ONE_BY_ONE =
  'Wert, Kosten und Rate stehen im Kapitel „Die Einheiten“ für jede einzeln; alles andere betrachtet das Angebot im Ganzen.'
const AS_A_WHOLE =
  'Dieser Bericht betrachtet das Angebot im Ganzen. Für eine einzelne Einheit laden Sie deren Exposé hoch.'

function tableOf(units: readonly Unit[]): TableBlock {
  // Where the name of the unit is its storey, one column of it is enough.
  const isNamed = units.every(({ label, facts }) => facts.etage === undefined || facts.etage.value === label)
  const columns = COLUMNS.filter(([key]) => units.some(({ facts }) => facts[key]) && !(key === 'etage' && isNamed))
  const digits = new Map(columns.map(([key]) => [key, decimalsOf(units, key)]))
  const withStatus = units.some(({ status }) => status !== null)
  const withPrice = units.some(unit => unitPrice(unit) !== null)
  return table(
    'Einheiten der Preisliste mit Fläche und Preis',
    [
      'Einheit',
      ...columns.map(([, column]) => column),
      ...(withPrice ? numeric('€ je m²') : []),
      ...(withStatus ? ['Status'] : []),
      ...numeric('Seite'),
    ],
    units.map(unit => [
      unitName(unit),
      ...columns.map(([key]) => {
        const fact = unit.facts[key]
        return fact ? numberOrText(fact.value, digits.get(key) ?? 0) : '–'
      }),
      ...(withPrice ? [pricePerArea(unit)] : []),
      ...(withStatus ? [unit.status ?? '–'] : []),
      String(Object.values(unit.facts)[0]?.evidence[0]?.page ?? '–'),
    ]),
    { source: withPrice ? '€ je m²: Preis ÷ Wohnfläche der Einheit, auf volle Euro gerundet (berechnet).' : '' },
  )
}

function pricePerArea(unit: Unit): string {
  const price = unitPrice(unit)
  return price === null ? '–' : wholeNumber(price)
}

/** As many decimals as the most exact number of the column has, at most two. */
function decimalsOf(units: readonly Unit[], key: FactKey): number {
  const values = units.map(({ facts }) => facts[key]?.value)
  const decimals = (value: number) => (Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2)
  return Math.max(0, ...values.map(value => (typeof value === 'number' ? decimals(value) : 0)))
}

/** The unit is in the head of the column; amounts are grouped all the same. */
function numberOrText(value: number | string | boolean, digits: number): string {
  return typeof value === 'number' ? fixedDecimal(value, digits) : oneLine(germanValue(value))
}
