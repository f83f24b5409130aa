import { union, type Evidence } from '#kernel/evidence.ts'
import type { Segment } from '#reading/domain/page.ts'
import type { Column } from './deal/parts/columns.ts'
import { nameOf, type PartTable, type Row } from './deal/parts/partTable.ts'
import { statusIn } from './deal/parts/partFields.ts'
import type { Fact, FactKey, FactValue, Unit } from './facts.ts'
import { amountFrom, areaFrom, areasIn } from './numbers.ts'
import { floorName } from './rules/floors.ts'

/**
 * The flats or houses of a project with a price list. A list of tenants is none: nobody buys its rows one by one.
 * @param asOne the title offers a house of several flats: a list of their areas alone sells none of them
 */
export function unitsOf(tables: readonly PartTable[], asOne: boolean): Unit[] {
  const units = new Map<string, Unit>()
  for (const table of tables.filter(one => isPriceList(one) && !(asOne && !one.columns.has('price'))))
    for (const row of table.rows) {
      const unit = unitOf(row)
      if (!unit) continue
      const known = units.get(unit.label)
      units.set(unit.label, known ? { ...known, facts: { ...unit.facts, ...known.facts } } : unit)
    }
  return withFreeOnes([...units.values()])
}

/** What only a list of tenants tells. */
const OF_TENANTS: readonly Column[] = [
  'rent',
  'yearRent',
  'target',
  'tenant',
  'since',
  'contract',
  'leaseEnd',
  'arrears',
]

function isPriceList({ columns }: PartTable): boolean {
  return columns.has('price') || (columns.has('area') && !OF_TENANTS.some(column => columns.has(column)))
}

/** A list that marks what is sold or reserved leaves the others free. */
function withFreeOnes(units: readonly Unit[]): Unit[] {
  const marked = units.some(({ status }) => status === 'verkauft' || status === 'reserviert')
  return units.map(unit => (marked && unit.status === null ? { ...unit, status: 'frei' } : unit))
}

/** A row of land has hectares, "4 | 61 | 5,2870 | Acker", or thousands of square metres: "88 | 4,1120 ha | Wald". */
const HOME_M2 = { min: 8, max: 2000 }

function unitOf(row: Row): Unit | undefined {
  const label = nameOf(row)
  if (row.isSum || label === null || /paket|stellpl|garage|carport/iu.test(label)) return undefined
  const facts: Unit['facts'] = {}
  const read = (
    key: FactKey,
    cell: Segment | undefined,
    from: (text: string) => FactValue | undefined,
    unit?: string,
  ): void => {
    const found = cell && from(cell.text)
    if (cell && found !== undefined) facts[key] = factOf(found, cell, row.page, unit)
  }
  const { cells } = row
  read('wohnflaeche', cells.get('area'), text => areasIn(text)[0]?.value ?? areaFrom(text), 'm²')
  read('zimmer', cells.get('rooms'), text => number(/^(\d{1,2}(?:[.,]5)?)(?!\d)/.exec(text)?.[1]))
  read('kaufpreis', cells.get('price'), text => amountFrom(text)?.value, '€')
  read('etage', cells.get('floor'), text => floorName(text))
  // "WE 3, 2. OG"; a bare number counts the houses of a row.
  if (!cells.get('floor'))
    read('etage', cells.get('label'), text => (/\p{L}/u.test(text) ? floorName(text) : undefined))
  if (!facts.wohnflaeche && !facts.kaufpreis) return undefined
  const area = Number(facts.wohnflaeche?.value)
  const isLand = !facts.kaufpreis && (area < HOME_M2.min || area > HOME_M2.max)
  if (isLand) return undefined
  return { label, status: statusIn(row.line.segments.map(({ text }) => text).join(' ')), facts }
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'))
}

function factOf(value: FactValue, segment: Segment, page: number, unit?: string): Fact {
  const evidence: Evidence = { page, quote: segment.text, box: union(segment.words.map(word => word.box)) }
  return { value, ...(unit ? { unit } : {}), mentions: 1, evidence: [evidence], confidence: 0.9 }
}
