import { union, type Evidence } from '#kernel/evidence.ts'
import type { Segment } from '#reading/domain/page.ts'
import { amountFrom, areaFrom, areasIn } from '../../numbers.ts'
import type { Part, PartKind } from '../deal.ts'
import type { Column } from './columns.ts'
import { areaKindOf, lettingIn, saidKindOf, statusIn } from './partFields.ts'
import { emptyIn } from './hopedRow.ts'
import { hasGivenNotice, notesOf } from './partNotes.ts'
import { paidLess } from './paidLess.ts'
import { nameOf, paysNothing, type PartTable, type Row } from './partTable.ts'
import { unitColumnsOf } from './unitColumns.ts'

export const MONTHS_OF_A_YEAR = 12
/** A cell that holds a figure and nothing that makes another thing of it: the mark of a footnote, whose note may not be found, does not. */
const FIGURE =
  /^[^\p{L}]*(?:ca\.?|rd\.?|ab)?[\d.,\s€'–-]+(?:m²|m2|qm|EUR|Euro|€|VB|\/\s?Monat|mtl\.?)*\s*(?:\*{1,3}|[¹²³])?\)?$/iu

/** A list of units as parts. */
export function partsOfTable(table: PartTable): Part[] {
  const rows = table.rows.filter(row => !row.isSum)
  const parts = rows.flatMap(row => partOfRow(table, row) ?? [])
  const marked =
    table.columns.has('price') && parts.some(({ status }) => status === 'verkauft' || status === 'reserviert')
  // A list that marks what is sold or reserved leaves the others free.
  return marked ? parts.map(part => (part.status === null ? { ...part, status: 'frei' } : part)) : parts
}

function partOfRow(table: PartTable, row: Row): Part | undefined {
  const name = nameOf(row)
  if (name === null) return undefined
  const text = row.line.segments.map(segment => segment.text).join(' ')
  const area = row.cells.get('area')
  const areaM2 = area ? (areasIn(area.text)[0]?.value ?? areaFrom(area.text) ?? null) : null
  const listed = rentOf(table, row)
  const less = paidLess(row, listed)
  const rent = less?.paid ?? listed
  const price = row.cells.get('price')
  const priceEuro = price && FIGURE.test(withoutBrackets(price.text)) ? (amountFrom(price.text)?.value ?? null) : null
  const isRentRoll = OF_TENANTS.some(column => table.columns.has(column))
  const said =
    yesOrNo(row.cells.get('tenant')) ??
    usedByOwner(row) ??
    (isLeaving(row, rent) ? true : lettingIn(text)) ??
    emptyByNote(row, rent) ??
    (emptyIn(row) ? false : null)
  const isFloor = paysNothing(row.cells) && said !== null
  if (areaM2 === null && rent === null && priceEuro === null && !isFloor) return undefined
  const kind = saidKindOf(name, text.replace(USE_OF_OWNER, '')) ?? bySize(areaM2, rent)
  return {
    name,
    kind,
    areaM2,
    areaKind: areaM2 === null ? null : OF_LAND.test(text) ? 'grundstueck' : areaKindOf(kind, ''),
    rentMonthEuro: said === false || listed === 0 ? null : rent,
    // "Ist 0 €": whoever lives there pays nothing.
    let: listed === 0 ? false : isRentRoll ? (said ?? (rent !== null ? true : null)) : said === true ? true : null,
    priceEuro,
    status: STATUS.some(column => table.columns.has(column)) ? statusIn(text) : null,
    inPrice: null,
    ...(less && said !== false && { reduced: less.reduced }),
    ...notesOf(row, said),
    ...unitColumnsOf(row),
    evidence: evidenceOf(row, said),
  }
}

/** Columns of a list that tells who pays what, and since when. */
const OF_TENANTS: readonly Column[] = ['rent', 'yearRent', 'tenant', 'since']
/** Columns of a list that tells what can still be had. */
const STATUS: readonly Column[] = ['price', 'status', 'remark']

/** A footnote is in none of the row's own cells; of a row with a rent it must begin with it: "Leerstehend seit …" */
function emptyByNote({ cells }: Row, rent: number | null): false | null {
  const note = cells.get('remark')?.text ?? ''
  return (rent === null || EMPTY_FIRST.test(note)) && lettingIn(note) === false ? false : null
}

const EMPTY_FIRST = /^(?:(?:derzeit|zurzeit|aktuell|steht) )*(?:leer(?:steh\p{L}*|stand)?|unvermietet)(?!\p{L})/iu

/** A cell below "vermietet". */
function yesOrNo(cell: Segment | undefined): boolean | null {
  const word = cell?.text.trim().toLowerCase()
  return word === 'ja' ? true : word === 'nein' ? false : null
}

/** "Eigentümer (Büro/Gäste)": what he does there makes no shop of his home. */
const USE_OF_OWNER = /(?<!\p{L})eigentümer(?:in)?\s*\([^)]*\)/giu

/** Below "Nutzung" or "Mieter" the owner himself: it is free or will be. */
function usedByOwner({ cells }: Row): boolean | null {
  const told = [cells.get('use'), cells.get('tenant'), cells.get('since')]
  return told.some(cell => cell && /^(?:die |der )?eigentümer(?:in)?(?!\p{L})/iu.test(cell.text.trim())) ? false : null
}

const EMPTY =
  /(?<!\p{L})(?:leer(?:steh\p{L}*|stand)?|unvermietet|eigentümer\p{L}*|eigengenutzt|selbst ?genutzt|vacant)(?!\p{L})/iu

/** "gekündigt, wird zum 31.03.2027 frei": until then the rent is paid. */
function isLeaving(row: Row, rent: number | null): boolean {
  return rent !== null && hasGivenNotice(row) && !row.line.segments.some(({ text }) => EMPTY.test(text))
}

/** "289.000 € (reserviert)" */
function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)/gu, '').trim()
}

/** As the land register calls it. */
const OF_LAND = /freifläche|flurst|landwirtschaftsfläche|waldfläche|gehölz/iu

/** No flat is larger: what brings rent is a house, what brings none is land. */
const MAX_FLAT = 400

function bySize(areaM2: number | null, rent: number | null): PartKind {
  if (areaM2 === null || areaM2 <= MAX_FLAT) return 'wohnung'
  return rent === null ? 'grundstueck' : 'haus'
}

function rentOf(table: PartTable, { cells }: Row): number | null {
  const [month, year] = [cells.get('rent'), cells.get('yearRent')]
  const amount = (cell: Segment | undefined): number | null =>
    cell && FIGURE.test(bareRent(cell.text)) ? (amountFrom(bareRent(cell.text))?.value ?? null) : null
  const monthly = amount(month)
  if (monthly !== null) return /jahr|p\.?\s?a/iu.test(table.rentHead) ? monthly / MONTHS_OF_A_YEAR : monthly
  const yearly = amount(year)
  return yearly === null ? null : yearly / MONTHS_OF_A_YEAR
}

/** "540 € kalt + 180 € NK": what is paid beside the rent is none. */
function bareRent(text: string): string {
  return text
    .replace(
      /[+,;]?\s*(?:[+,;]|zzgl\.?|zuzüglich|plus)\s*[\d.,]*\s*(?:€|EUR|Euro)?\s*(?:NK|BK|HK|Nebenk|Betriebsk|Heizk)[\p{L}.]*.*$/iu,
      '',
    )
    .replace(/\s*(?:netto-?)?kalt(?:miete)?\.?$/iu, '')
    .trim()
}

/** A remark proves that nobody rents it; that somebody does, his rent. */
function evidenceOf({ page, cells }: Row, isLet: boolean | null): Evidence[] {
  const shown = (['label', 'floor', 'area', 'price', 'status', 'rent', 'yearRent', 'remark'] as const)
    .flatMap(column => (column !== 'remark' || isLet === false ? (cells.get(column) ?? []) : []))
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
  return shown.map(segment => ({ page, quote: segment.text, box: union(segment.words.map(word => word.box)) }))
}
