import { union, type Evidence } from '#kernel/evidence.ts'
import type { Page, Segment, Word } from '#reading/domain/page.ts'
import { cardGridOf } from './cardGrid.ts'
import { goesOn, isAligned, isOfLabelAbove, neighbour, splitAtLeader, type Cell } from './cells.ts'
import { isTicked, tickedEntry } from './checklist.ts'
import { exportFields } from './exportFields.ts'
import { isOnPlan } from './floorPlan.ts'
import { labelName } from './labelName.ts'
import { entriesOf, firstValue, labelsBefore, nextLabel } from './pairsOfLine.ts'
import { linesThatRunOn, withItsClause } from './runningValue.ts'
import type { Section } from './sections.ts'
import { besideMiddle, nextOnHeight } from './onHeight.ts'
import { isAlone } from './sameRow.ts'
import { inTotals, totalHeads } from './totalColumn.ts'

/**
 * Label and value as a table of key facts shows them: "Kaufpreis: 229.000 €" in one cell, two cells of one row, or a
 * card with the value below or above its label. Which of them holds is decided by what reads as a value of that kind.
 */
export interface Label {
  /** Lower case, without colon, "ca." and units: "wohnfläche". */
  name: string
  page: number
  section: Section
  words: Word[]
  /** Possible values, the most likely first. */
  options: Option[]
}

export interface Option {
  how: 'same cell' | 'prefix' | 'same row' | 'below' | 'above' | 'across'
  /** Nothing else stands at the height of label and value: readers of the file find the two in one run. */
  alone?: true
  /** It is in the column of totals, beside the parts. */
  ofTheWhole?: true
  text: string
  words: Word[]
  /** What is quoted of it, where the value alone is a piece: all values of "5 / 4 / 2", the clause that goes on in the next line. */
  inFull?: Word[]
}

const MAX_LABEL_LENGTH = 60
/** The last line of running text is no value of the heading below it. */
const SENTENCE_END = /(?:\S+ ){6,}\S*(?:\p{L}{3}\)?|\d)[.!?]$/u
/** A line that ends inside a word. */
const DIVIDED = /\p{L}-$/u

/** Every cell of a page that may be a label, with what may be its value. @param isKnown whether a label of that name is one of ours */
export function labelsOf(
  page: Page,
  sectionAt: (segment: Segment) => Section,
  isKnown: (name: string) => boolean = () => false,
): Label[] {
  const all = cellsOf(page)
  // An entry of a checklist is no value of what is beside, above or below it.
  const cells = all.filter(cell => !isTicked(cell))
  const totals = totalHeads(cells)
  const grid = cardGridOf(cells, isKnown)
  const labels: Label[] = all.flatMap(({ segment }) => {
    const ticked = tickedEntry(segment)
    // Mark before label, so that the proof reads as the line does.
    return ticked ? [labelOf(ticked, page.number, sectionAt(segment))] : []
  })
  for (const cell of cells) {
    const section = sectionAt(cell.segment)
    if (grid.isValue(cell)) continue
    const card = grid.values.get(cell)
    if (card !== undefined) {
      const { words, text } = cell.segment
      const options = card ? [option(card.how, card.cell.segment.words)] : []
      labels.push({ name: labelName(text), page: page.number, section, words, options })
      continue
    }
    const inside = splitAtColon(cell.segment)
    const whole = inside?.label ?? cell.segment.words
    const options: Option[] = []
    if (inside && inside.value.length > 0) options.push(option('same cell', firstValue(inside.value)))
    const total = inTotals(cell, totals)
    if (total) options.push({ ...option('same row', total.segment.words), ofTheWhole: true })
    const next = total ? undefined : nextInRow(cell)
    if (next && !(inside && inside.value.length > 0))
      options.push({
        ...option('same row', [...next.segment.words, ...restOf(next, cells)]),
        ...(isAlone(cell, next, cells) ? { alone: true } : {}),
      })
    if (!inside || inside.value.length === 0) {
      const below = neighbour(cell, cells, 'below')
      if (below) options.push(option('below', below.segment.words))
      const above = neighbour(cell, cells, 'above')
      if (above && !SENTENCE_END.test(above.segment.text) && !isOfLabelAbove(above, cell, cells))
        options.push(option('above', [...unitless(above, cells), ...above.segment.words]))
    }
    const across = next || total ? undefined : nextOnHeight(cell, cells)
    if (across) options.push(option('across', across.segment.words))
    const text = textOf(whole)
    const wrapped = next ? wrappedBeside(wrappedLabel(cell, cells)) : wrappedLabel(cell, cells)
    // "Gesamt-Jahres-" over "Kaltmiete": the second line alone is no label, it would turn a year's rent into a month's.
    const isRest = wrapped !== undefined && DIVIDED.test(wrapped.above.segment.text)
    if (text.length <= MAX_LABEL_LENGTH && !isRest)
      labels.push({ name: labelName(text), page: page.number, section, words: whole, options })
    if (!isRest) labels.push(...composed(labels.at(-1)))
    if (inside) labels.push(...furtherPairs(inside.value, page.number, section))
    // A line of entries between marks is no running text.
    const isRoom = next !== undefined && NUMBERED_ROOM.test(text) && ROOM_SIZE.test(next.segment.text)
    if (!inside && !isRest && !isRoom && (!cell.runsOn || entriesOf(cell.segment.words).length > 1) && !isOnPlan(cell))
      labels.push(...prefixes(cell.segment, page.number, section))
    for (const { name, value, word } of exportFields(cell.segment))
      labels.push({
        name: labelName(name),
        page: page.number,
        section,
        words: [],
        options: [{ how: 'same cell', text: value, words: [word] }],
      })
    if (wrapped) {
      const first = nextInRow(wrapped.above)
      // "318 €" over "Hausgeld mtl. (ohne" over "Erbbauzins)"
      const over = neighbour(wrapped.above, cells, 'above')
      const beside = first || next ? undefined : besideMiddle(wrapped.above, cell, cells)
      const all = [
        ...options,
        ...(first ? [option('same row', first.segment.words)] : []),
        ...(over ? [option('above', over.segment.words)] : []),
        ...(beside ? [option('across', beside.segment.words)] : []),
      ]
      labels.push({
        name: labelName(textOf(wrapped.words)),
        page: page.number,
        section,
        words: wrapped.words,
        options: all,
      })
    }
  }
  const lines = linesThatRunOn(page)
  return labels.map(label => ({ ...label, options: label.options.map(value => withItsClause(value, lines)) }))
}

/**
 * The proof of a pair. The box holds label and value, and `whole` says both in the order in which they are read; the quote holds both
 * where they are in one run of words, else the value alone, because nobody may find "Zimmer 3" in a document that sets the two
 * into different cells.
 */
export function pairProof({ page, words: label }: Label, { how, alone, words, inFull = words }: Option): Evidence {
  const isOneRun = how === 'same cell' || how === 'prefix' || alone === true
  const quoted = isOneRun ? [...label, ...words] : words
  const own = label.filter(word => !inFull.includes(word))
  const whole = how === 'above' ? [...inFull, ...own] : [...own, ...inFull]
  return {
    page,
    quote: textOf(quoted),
    ...(quoted.length < whole.length && { whole: textOf(whole) }),
    box: union(whole.map(word => word.box)),
  }
}

function cellsOf(page: Page): Cell[] {
  return page.blocks.flatMap(block =>
    block.lines.flatMap((line, index) => {
      const row: Cell[] = []
      const runsOn = line.segments.length === 1 && goesOn(block.lines[index - 1])
      for (const parts of line.segments.map(splitAtLeader))
        parts.forEach((segment, at) => row.push({ segment, row, runsOn, led: at < parts.length - 1 }))
      return row
    }),
  )
}

function splitAtColon(segment: Segment): { label: Word[]; value: Word[] } | undefined {
  const at = segment.words.findIndex(word => /[:：]$/.test(word.text) || word.text === ':')
  if (at < 0 || at > 7) return undefined
  return { label: segment.words.slice(0, at + 1), value: segment.words.slice(at + 1) }
}

/** The other pairs of such a line. */
function furtherPairs(words: Word[], page: number, section: Section): Label[] {
  const rest = words.slice(nextLabel(words))
  const colon = rest.findIndex(word => /[:：]$/.test(word.text))
  if (colon < 0) return []
  const [label, value] = [rest.slice(0, colon + 1), rest.slice(colon + 1)]
  if (value.length === 0) return []
  return [
    { name: labelName(textOf(label)), page, section, words: label, options: [option('same cell', firstValue(value))] },
    ...furtherPairs(value, page, section),
  ]
}

/** Text recognition makes letters of specks of dust, without any confidence in them. */
const MAX_OF_SPECK = 0.2

function isSpeck({ segment }: Cell): boolean {
  return segment.words.every(({ confidence }) => confidence < MAX_OF_SPECK)
}

/** The cell to the right; a lone colon or a speck between the two is skipped. */
function nextInRow(cell: Cell): Cell | undefined {
  const index = cell.row.indexOf(cell)
  const next = cell.row[index + 1]
  if (next && isTicked(next)) return undefined
  return next && (/^[:：]$/.test(textOf(next.segment.words)) || isSpeck(next)) ? cell.row[index + 2] : next
}

/** "Verbrauch, 102,4 kWh/(m²a), Klasse" over "D, gültig bis …": a cell that breaks off before its value goes on below. */
function restOf(cell: Cell, cells: readonly Cell[]): readonly Word[] {
  if (!/,\s\S.*(?<!\p{L})(?:[\p{L}-]*klasse|gültig bis|beträgt)$/iu.test(cell.segment.text)) return []
  const below = neighbour(cell, cells, 'below')
  return below && isAligned(below.segment.box, cell.segment.box) ? below.segment.words : []
}

/** "52,6" over "kWh/(m²a)" over the label: the figure that belongs to a line that holds only its unit. */
function unitless(above: Cell, cells: readonly Cell[]): Word[] {
  if (!/^(?:kWh.{0,12}|m²|m2|qm|€|EUR|Zimmer|%)$/u.test(above.segment.text)) return []
  return neighbour(above, cells, 'above')?.segment.words ?? []
}

/** "Zimmer / Schlafzimmer / Bäder: 5 / 4 / 2" holds three pairs. */
function composed(label: Label | undefined): Label[] {
  const names = label?.name.split(/\s?\/\s?/) ?? []
  if (!label || names.length < 2) return []
  return label.options
    .filter(({ how, text }) => how === 'same row' || how === 'same cell' || COUNTS.test(text))
    .flatMap(value => {
      const parts: Word[][] = [[]]
      for (const word of COUNTS.test(value.text) ? value.words.flatMap(apart) : value.words) {
        if (word.text === '/') parts.push([])
        else parts.at(-1)?.push(word)
      }
      if (parts.length !== names.length || parts.some(part => part.length === 0)) return []
      return names.map((name, index) => ({
        ...label,
        name,
        words: label.words,
        options: [{ ...option(value.how, parts[index] as Word[]), inFull: value.words }],
      }))
    })
}

/** "4 / 3 / 1", "4/3/1": nothing but counts, wherever it stands beside its label. */
const COUNTS = /^\d{1,2}(?:[.,]5)?(?:\s?\/\s?\d{1,2}(?:[.,]5)?)+$/u

/** "4/3" is printed as one word. */
function apart(word: Word): Word[] {
  return word.text
    .split(/(\/)/u)
    .filter(Boolean)
    .map(text => ({ ...word, text }))
}

/** A label that goes on in the line below it: "Wesentlicher / Energieträger". The value is beside either line. */
function wrappedLabel(cell: Cell, cells: readonly Cell[]): { above: Cell; words: Word[] } | undefined {
  const above = neighbour(cell, cells, 'above')
  // Dots lead from a whole label to its value: "Baujahr ....... 1961" over "Heizung ....... Gas".
  if (!above || above.led || above.segment.words.length > 4 || !isAligned(above.segment.box, cell.segment.box))
    return undefined
  const size = cell.segment.words[0]?.size ?? 0
  if (cell.segment.box[1] - above.segment.box[3] > 0.6 * size || /[:：]$/.test(above.segment.text)) return undefined
  // A recognised word is as high as its letters.
  const slack = (cell.segment.words[0]?.confidence ?? 1) < 1 ? 0.2 * size : 0.5
  if (Math.abs((above.segment.words[0]?.size ?? 0) - size) > slack) return undefined
  return { above, words: [...above.segment.words, ...(splitAtColon(cell.segment)?.label ?? cell.segment.words)] }
}

/** Two rows that each have a value are two labels: "Baujahr | 1998" over "Heizung | Fernwärme". */
function wrappedBeside(wrapped: ReturnType<typeof wrappedLabel>): ReturnType<typeof wrappedLabel> {
  if (!wrapped) return undefined
  const isInBrackets = isLeftOpen(wrapped.above.segment.text) && !isLeftOpen(textOf(wrapped.words))
  return nextInRow(wrapped.above) && !isInBrackets ? undefined : wrapped
}

/** "Mieteinnahmen Ist (Monat," over "kalt)" is one label, whatever is beside either line. */
const isLeftOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** The marks of other entries around it say nothing on this one. */
function labelOf({ mark, entry }: { mark: Word; entry: Word[] }, page: number, section: Section): Label {
  const options: Option[] = [{ how: 'same cell', text: mark.text, words: entry }]
  return { name: labelName(textOf(entry)), page, section, words: [mark], options }
}

/** "Zimmer 2 | 14,3 m²", "Zimmer 1 | 12,20" below "m²": in a list of rooms the figure is a part of the name, no count. */
const NUMBERED_ROOM = /^(?:\p{L}+-?)?(?:zimmer|bad|raum)\s\d{1,2}$/iu
const ROOM_SIZE = /^(?:ca\.\s?)?[1-5]?\d(?:,\d{1,2}|(?:[.,]\d{1,2})?\s?(?:m²|m2|qm))$/iu

/** "Wohnfläche ca. 78 m²" in one cell without a colon: the first one to three words may be the label. */
function prefixes(segment: Segment, page: number, section: Section): Label[] {
  return entriesOf(segment.words)
    .flatMap(labelsBefore)
    .map(({ label, rest }) => ({ name: labelName(textOf(label)), page, section, words: label, options: [option('prefix', rest)] })) // prettier-ignore
}

function option(how: Option['how'], words: Word[]): Option {
  const start = words.findIndex(word => !/^[:：]$/.test(word.text))
  const kept = start > 0 ? words.slice(start) : words
  return { how, text: textOf(kept).replace(/,$/u, ''), words: kept }
}

function textOf(words: readonly Word[]): string {
  return words.map(word => word.text).join(' ')
}
