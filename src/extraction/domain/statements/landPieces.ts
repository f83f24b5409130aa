import { type Evidence, union } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Page, Segment, Word } from '#reading/domain/page.ts'
import { sumOf } from '../numbers.ts'
import { linesOf, middleOf, nearest, offEdge, overlap, type Placed } from '../placed.ts'

/** What a piece of land is used for, as its row says. */
export type LandUse = 'wald' | 'ackerland' | 'gruenland'

/** By whose yield its wood is counted: hornbeam as beech, larch as pine. */
export type TreeKind = 'buche' | 'eiche' | 'fichte' | 'kiefer' | 'douglasie'

/** What stands on a piece of forest. */
export type Stand =
  /** Trees of one kind, years old, but for what is cleared of it; their wood as row or text tells it, null: neither does. An age of null: only their wood is told. */
  | {
      readonly kind: 'trees'
      readonly tree: TreeKind
      readonly age: number | null
      readonly perHectare: Wood | null
      readonly bareM2: number
    }
  /** Planted or sown, and no wood yet. */
  | { readonly kind: 'young' }
  /** Cleared, and at best some birch has come by itself. */
  | { readonly kind: 'bare' }

export interface Wood {
  /** m³ by the hectare. */
  readonly volume: number
  /** With the bark, as it stands (Vorratsfestmeter); else as it is sold. */
  readonly isStanding: boolean
  /** A sentence tells it of this parcel and not of others; missing: its row does. */
  readonly byText?: true
}

/** One row of the list of parcels. */
export interface LandPiece {
  readonly areaM2: number
  readonly use: LandUse
  /** null: no forest, or its row does not say. */
  readonly stand: Stand | null
  /** All that its row says. */
  readonly row: string
  readonly evidence: Evidence
}

/** An area at the beginning of a cell: "4,1260 ha", "14.806 m²", "21.350 Fichte"; the unit may stand below it or in the head. */
const AREA =
  /^(?:ca\. ?|rd\. ?)?(?<area>\d{1,3}(?:\.\d{3})+|\d{1,3},\d{1,4})(?! ?(?:€|%|EUR|Euro|km|cm)|[\d.,/–-])(?: ?(?<unit>ha|m²|qm)(?!\p{L}))?/u
const M2_OF_HECTARE = 10_000
/** Cells of a column begin or end so near below each other, in points. */
const SAME_EDGE = 6
/** What a row says stands no further above or below its area than so many of its heights. */
const ROW_REACH = 2.6
/** Rounded to whole ares. */
const SUM_TOLERANCE = 0.005

interface Cell extends Placed {
  readonly segment: Segment
  readonly areaM2: number
}

/**
 * The parcels of a list that adds up to its own sum, or to the area of the whole: what is told of each is told of so much of it. Empty: no
 * such list, or one of which neither use nor trees are told for all.
 * @param whole m² that are sold; null: not told
 */
export function landPiecesOf(pages: readonly Page[], whole: number | null): readonly LandPiece[] {
  for (const page of pages) {
    const segments = linesOf(page).flatMap(line => line.segments)
    for (const column of columnsOf(segments)) {
      const rows = summedRows(column, whole)
      if (rows.length === 0) continue
      const pieces = rows.map(row => pieceOf(row, wordsOfRow(row, column, segments), page.number))
      if (pieces.every(piece => piece !== null)) return pieces
    }
  }
  return []
}

/** Areas below each other. */
function columnsOf(segments: readonly Segment[]): Cell[][] {
  const cells = segments.flatMap(segment => cellOf(segment) ?? [])
  const columns: Cell[][] = []
  for (const cell of cells.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const same = columns.find(column => column.some(one => offEdge(one, cell, 0) <= SAME_EDGE || offEdge(one, cell, 2) <= SAME_EDGE)) // prettier-ignore
    if (same) same.push(cell)
    else columns.push([cell])
  }
  return columns.filter(column => column.length > 1)
}

function cellOf(segment: Segment): Cell | null {
  const found = AREA.exec(segment.text)?.groups
  const area = found?.['area']
  if (area === undefined) return null
  const isHectares = found?.['unit'] === 'ha' || (found?.['unit'] === undefined && area.includes(','))
  const value = Number(area.replaceAll('.', '').replace(',', '.'))
  const [first] = segment.words.filter(word => word.text.includes(area))
  return { segment, areaM2: Math.round(isHectares ? value * M2_OF_HECTARE : value), box: (first ?? segment).box }
}

/** The rows above the one that holds their sum; or all, where they add up to the whole. */
function summedRows(column: readonly Cell[], whole: number | null): readonly Cell[] {
  const isSum = (rows: readonly Cell[], sum: number) =>
    rows.length > 1 && Math.abs(sumOf(rows.map(({ areaM2 }) => areaM2)) - sum) <= SUM_TOLERANCE * sum
  for (let first = 0; first < column.length; first++) {
    for (let last = first + 2; last < column.length; last++) {
      const rows = column.slice(first, last)
      if (isSum(rows, column[last]?.areaM2 ?? 0)) return rows
    }
  }
  return whole !== null && isSum(column, whole) ? column : []
}

/** Everything that is nearer to this row than to the next, cell by cell from the left, each from its top: "85–110" above "J." is one. */
function wordsOfRow(row: Cell, column: readonly Cell[], segments: readonly Segment[]): Segment[] {
  const reach = ROW_REACH * (row.box[3] - row.box[1])
  const own = segments.filter(one => Math.abs(middleOf(one) - middleOf(row)) <= reach && nearest(one, column) === row)
  const cells: Segment[][] = []
  for (const one of own.toSorted((a, b) => a.box[0] - b.box[0])) {
    const above = cells.find(cell => cell.some(other => overlap(one, other) > 0))
    if (above) above.push(one)
    else cells.push([one])
  }
  return cells.flatMap(cell => cell.toSorted((a, b) => a.box[1] - b.box[1]))
}

const FIELD = /(?<!\p{L})(?:acker(?:land|fläche)?)(?!\p{L})/iu
const MEADOW = /(?<!\p{L})(?:(?:dauer)?grünland|\p{L}*wiese|weide)(?!\p{L})/iu
const TREES: readonly (readonly [TreeKind, RegExp])[] = [
  ['eiche', /(?<!\p{L})(?:stiel|trauben|rot)?-?eichen?/iu],
  ['fichte', /(?<!\p{L})(?:fichten?|tannen?)/iu],
  ['douglasie', /(?<!\p{L})douglasien?/iu],
  ['kiefer', /(?<!\p{L})(?:kiefern?|lärchen?)/iu],
  ['buche', /(?<!\p{L})(?:(?:hain|rot)?buchen?|(?:berg)?ahorn|eschen?)/iu],
]
const BARE =
  /(?<!\p{L})(?:kahl\p{L}*|blößen?|geräumt\p{L}*|(?:schad|windwurf|sturm)fläche|schlagabraum|naturverjüngung)(?!\p{L})/iu
const UNDER_TREES = regexp.iu`(?:tannen?|fichten?|kiefern?|lärchen?|douglasien?|buchen?|eichen?|ahorn|eschen?)(?!\p{L})[^.;]{0,60}(?<!\p{L})naturverjüngung(?!\p{L})(?!.*(?:kahl|geräumt|blöße))`
const PLANTED =
  /(?<!\p{L})(?:\p{L}*kultur(?:fläche)?|\p{L}*pflanzt|aufgeforstet|aufforstung|jungbestand|jungwuchs|dickung)(?!\p{L}| steht aus)/iu
/** "Fichte bis 2021, seither geräumt": the trees that stood there. */
const NOT_PLANTED = /(?<!\p{L})(?:nicht|wieder) (?:aufzuforsten|aufgeforstet)(?!\p{L})|aufforstung steht aus/iu
const AGE = /(?<![\d,./])(?<from>\d{1,3})(?:\s?(?:–|-|bis)\s?(?<to>\d{1,3}))?(?:\s?J\.|[\s-]?(?:Jahren?|jährig))/u
const WOOD = regexp.iu`(?<![\d,.])(?<volume>\d{2,3})\s?(?<unit>vorrats-?festmetern?|vfm|(?:ernte-?)?festmetern?|e?fm)\s?(?:\/|je|pro)\s?(?:ha|hektar)(?!\p{L})`

const CLEARED = regexp.iu`(?<![\d,.])(?<area>\d{1,2}(?:,\d{1,4})?)\s?ha(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:geräumt|kahl)(?!\p{L})`

function pieceOf(row: Cell, cells: readonly Segment[], page: number): LandPiece | null {
  const text = cells.map(cell => cell.text).join(' ')
  const stand = standIn(text)
  const use = stand || /wald|forst|holzung/iu.test(text) ? 'wald' : FIELD.test(text) ? 'ackerland' : MEADOW.test(text) ? 'gruenland' : firstTree(text) ? 'wald' : null // prettier-ignore
  if (use === null) return null
  const words: Word[] = cells.flatMap(cell => cell.words)
  const quote = row.segment.text
  return {
    areaM2: row.areaM2,
    use,
    stand,
    row: text,
    evidence: { page, quote, box: union(words.map(({ box }) => box)) },
  }
}

/** null: it names no trees with their age, and not that they are gone. */
function standIn(text: string): Stand | null {
  const told = AGE.exec(text)?.groups
  const [from, to] = [Number(told?.['from'] ?? 0), Number(told?.['to'] ?? told?.['from'] ?? 0)]
  if (PLANTED.test(text) && !NOT_PLANTED.test(text)) return { kind: 'young' }
  const first = firstTree(text)
  // Young trees under old ones are no clearing.
  if (first !== null && from === 0 && UNDER_TREES.test(text)) return null
  const bare = BARE.exec(text)
  // What is cleared of a stand that is told with its age is a part of it.
  if (bare && (from === 0 || first === null)) return { kind: 'bare' }
  if (first === null || from < YOUNGEST || to > OLDEST) return from > 0 && from < YOUNGEST ? { kind: 'young' } : null
  const wood = WOOD.exec(text)?.groups
  const perHectare = wood ? { volume: Number(wood['volume']), isStanding: /^v/iu.test(wood['unit'] ?? '') } : null
  const cleared = Number((CLEARED.exec(text)?.groups?.['area'] ?? '0').replace(',', '.'))
  const [age, bareM2] = [Math.round((from + to) / 2), Math.round(cleared * M2_OF_HECTARE)]
  return { kind: 'trees', tree: first, age, perHectare, bareM2 }
}

/** Years: before, its wood is not counted; after, it is none of an age. */
const YOUNGEST = 20
const OLDEST = 250

/** null: it names none, or several. */
export function onlyTreeIn(text: string): TreeKind | null {
  const named = TREES.filter(([, pattern]) => pattern.test(text))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

/** The tree that is named first stands there most; null: none is named. */
export function firstTree(text: string): TreeKind | null {
  const named = TREES.flatMap(([tree, pattern]) => {
    const at = pattern.exec(text)?.index
    return at === undefined ? [] : [{ tree, at }]
  })
  return named.toSorted((a, b) => a.at - b.at)[0]?.tree ?? null
}
