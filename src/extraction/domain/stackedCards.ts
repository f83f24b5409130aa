import { union } from '#kernel/evidence.ts'
import type { Block, Segment } from '#reading/domain/page.ts'
import { asOneCell } from './cells.ts'
import { sectionOf } from './sections.ts'

/** A label and a value are short, in characters, and a value has few lines. */
const MAX_LABEL = 40
const MAX_VALUE = 110
const MAX_VALUE_LINES = 4
/** Fewer of one look below each other are headings with a line of text each. */
const MIN_CARDS = 3
/** In points: what is set flush left. */
const FLUSH = 1.5
/** How far a value stands below its label, in its own height. */
const MAX_GAP = 1.2

interface Card {
  readonly label: Block
  readonly value: Block
  /** Column and type of the label: cards of one look belong together. */
  readonly look: string
}

/**
 * Labels in a type of their own with their values below them ("BODENRICHTWERT" over "330 €/m²"), column by column, as the sidebars of
 * brokers have them → one line of label and value each, as a table prints it; everything else as it was.
 */
export function withCardsAsRows(blocks: readonly Block[]): readonly Block[] {
  const cards = blocks.flatMap((label, index): Card[] => {
    const value = blocks[index + 1]
    const look = value && lookOf(label, value)
    return look ? [{ label, value: value, look }] : []
  })
  const rows = new Map(
    cards
      .filter(({ look }) => cards.filter(other => other.look === look).length >= MIN_CARDS)
      .map(({ label, value }) => [label, { label, value }]),
  )
  const taken = new Set<Block>()
  return blocks.flatMap(block => {
    const card = taken.has(block) ? undefined : rows.get(block)
    if (card) taken.add(card.value)
    return card ? [asRow(card)] : taken.has(block) ? [] : [block]
  })
}

function lookOf(label: Block, value: Block): string | undefined {
  const [name, ...more] = segmentsOf(label)
  const [first, ...rest] = segmentsOf(value)
  const [own, other] = [name?.words[0], first?.words[0]]
  if (!name || !first || !own || !other || more.length > 0 || name.text.length > MAX_LABEL) return undefined
  const said = [first, ...rest].map(({ text }) => text).join(' ')
  const gap = first.box[1] - name.box[3]
  const isBelow = Math.abs(first.box[0] - name.box[0]) <= FLUSH && gap >= 0 && gap <= MAX_GAP * other.size
  const differs = Math.abs(own.size - other.size) > 0.5 || own.bold !== other.bold || (isCapital(name.text) && !isCapital(said)) // prettier-ignore
  const isValue = rest.length < MAX_VALUE_LINES && said.length <= MAX_VALUE && value.lines.every(({ segments }) => segments.length === 1) // prettier-ignore
  const heads = sectionOf(name.text)
  if (!isBelow || !differs || !isValue || heads === 'other-offers' || heads === 'terms') return undefined
  return `${Math.round(name.box[0])} ${own.size.toFixed(1)} ${own.bold} ${isCapital(name.text)}`
}

function segmentsOf({ lines }: Block): Segment[] {
  return lines.flatMap(({ segments }) => segments)
}

function isCapital(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

function asRow({ label, value }: Pick<Card, 'label' | 'value'>): Block {
  const box = union([label.box, value.box])
  return { lines: [{ segments: [asOneCell(segmentsOf(label)), asOneCell(segmentsOf(value))], box }], box }
}
