import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'
import { type Candidate, RANK } from './facts.ts'
import type { PartTable } from './deal/parts/partTable.ts'
import { areaFrom, areasIn, numberFrom, sumOf } from './numbers.ts'
import { PLAIN } from './scope/scope.ts'
import { linesOf } from './placed.ts'

/** "Anrechnung WoFlV m²", "anrechenbare Wohnfläche": what of the floor counts (§ 4 WoFlV). */
const COUNTED = /^(?:anrechn\p{L}*|angerechnet\p{L}*|anrechenbar\p{L}*|wohnfläche|wfl)(?!\p{L}).{0,24}$|woflv/iu
/** The floor itself, below slopes and on balconies more than what counts. */
const FLOOR = /^(?:grund|boden|raum|nutz|netto-?grund|netto-?raum)-?fläche(?!\p{L})/iu
const SUM = /^(?:summe|gesamt|insgesamt|zusammen|gesamtfläche|summe wohnung)$/iu
const AREA = /^(?:ca\. )?(?<area>\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:m²|m2|qm))?$/u

/** What the last rows of tables tell of the Wohnfläche, and of the land. */
export function summedAreasOf(tables: readonly PartTable[], pages: readonly Page[]): Candidate[] {
  return [...areasOfHomes(tables), ...countedAreas(pages), ...areasOfParcels(tables)]
}

const PARCEL = /(?<!\p{L})(?:flurst(?:ücke?|\.)|flst\.?|gemarkung)(?!\p{L})/iu
/** Rounded to whole ares. */
const NEAR = 0.005

/** Parcels of the land register without prices: their last row is the land, where the others add up to it. */
function areasOfParcels(tables: readonly PartTable[]): Candidate[] {
  return tables.flatMap(({ columns, head, rows }) => {
    const isOfParcels = head.some(({ segments }) => segments.some(({ text }) => PARCEL.test(text)))
    if (!isOfParcels || (['price', 'rent', 'yearRent'] as const).some(column => columns.has(column))) return []
    const areaOf = ({ cells }: PartTable['rows'][number]) => areaFrom(cells.get('area')?.text ?? '') ?? 0
    const sum = rows.findLast(({ isSum }) => isSum)
    const cell = sum?.cells.get('area')
    // Without its unit it may be hectares.
    const [value, added] = [
      areasIn(cell?.text ?? '')[0]?.value ?? 0,
      sumOf(rows.filter(({ isSum }) => !isSum).map(areaOf)),
    ]
    const isSum = value > 0 && Math.abs(added - value) <= NEAR * value
    return sum && cell && isSum
      ? [{ ...candidate(value, sum.page, [], cell), key: 'grundstuecksflaeche' as const }]
      : []
  })
}

/** Homes alone, one a row, without prices and rents: what they come to is the Wohnfläche of the house. */
function areasOfHomes(tables: readonly PartTable[]): Candidate[] {
  return tables.flatMap(({ columns, lines, rows }) => {
    const isOfHomes = lines.some(({ segments }) => segments.some(({ text }) => /^(?:wohnfl|wfl)/iu.test(text)))
    if (!isOfHomes || (['price', 'rent', 'yearRent', 'status'] as const).some(column => columns.has(column))) return []
    const sum = rows.findLast(({ isSum }) => isSum)
    const area = sum?.cells.get('area')
    const value = area && areasIn(area.text)[0]?.value
    return sum && area && value ? [candidate(value, sum.page, [], area)] : []
  })
}

/**
 * The Wohnfläche of a list of rooms that tells of each both its floor and what of it counts: "Summe | 91,0 | 71,6" below
 * "Grundfläche m² | Anrechnung WoFlV m²".
 */
function countedAreas(pages: readonly Page[]): Candidate[] {
  return pages.flatMap(page => {
    const lines = linesOf(page)
    return lines.flatMap((line, at) => {
      const head = countedHead(line)
      if (!head) return []
      const sum = lines.slice(at + 1).find(({ segments }) => SUM.test(segments[0]?.text.trim() ?? ''))
      const cell = sum?.segments.slice(1).find(other => overlaps(head, other))
      const value = numberFrom(AREA.exec(cell?.text.trim() ?? '')?.groups?.['area'] ?? '')
      return sum && cell && value ? [candidate(value, page.number, sum.segments[0]?.words ?? [], cell)] : []
    })
  })
}

function countedHead({ segments }: Line): Segment | undefined {
  const counted = segments.find(({ text }) => COUNTED.test(text.trim()))
  return segments.some(({ text }) => FLOOR.test(text.trim())) ? counted : undefined
}

function overlaps({ box: a }: Segment, { box: b }: Segment): boolean {
  return a[0] < b[2] && b[0] < a[2]
}

function candidate(value: number, page: number, label: readonly Word[], cell: Segment): Candidate {
  const words = [...label, ...cell.words]
  return {
    key: 'wohnflaeche',
    value,
    unit: 'm²',
    evidence: {
      page,
      quote: cell.text,
      ...(label.length > 0 && { whole: words.map(({ text }) => text).join(' ') }),
      box: union(words.map(({ box }) => box)),
    },
    rank: RANK.table,
    ofTheWhole: true,
    sureness: Math.min(...words.map(({ confidence }) => confidence)),
    scope: PLAIN,
  }
}
