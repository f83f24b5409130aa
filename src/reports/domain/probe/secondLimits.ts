import { inEuro, type Money, smallerOf } from '#kernel/money.ts'
import { namedWorth } from '#valuation/domain/worth.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Block, Report } from '../report.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'
import { stringsOf } from './stringsOf.ts'

/** How a report says up to which price to go. A sum behind it is the limit, whatever chapter tells it. */
const TOLD =
  /(?:[Rr]ichtig (?:wären|wäre|ist|sind)[^.;:]{0,60}(?:höchstens|bis)|[Nn]ur bis|Bieten Sie[^.;:]{0,60}(?:höchstens|nicht mehr als)|gehen Sie nicht über|unserer Grenze von|würde der Kauf erst bei|Ampel ist grün bis|Schmerzgrenze)\s(?<sum>\d[\d.]*)(?:,\d\d)?\s€/gu
/** First cells of tables, labels of figures and of marks. */
const LABELS = ['Höchstens', 'Höchstens richtig', 'Schmerzgrenze', 'höchstens']

/** A reader has one limit: every place that tells how far to go tells the same sum, or the asked price where that is less. */
export function secondLimits({ chapters, cover }: Report, assessment: Assessment): Contradiction[] {
  const { price } = assessment.money
  const right = limitsOf(assessment)
  const allowed = right.length > 0 ? right.flatMap(one => (price ? [one, smallerOf(one, price)] : [one])) : price ? [price] : [] // prettier-ignore
  const isOther = (sum: number) => !allowed.some(one => Math.abs(inEuro(one) - sum) < 1)
  const isIn = (block: Block) => toldIn(block).some(isOther)
  const found = chapters.filter(({ blocks }) => blocks.some(isIn))
  const onCover = cover.figures.some(({ label, value }) => LABELS.includes(label) && isOther(sumOf(value)))
  return [
    ...(onCover ? [{ name: 'second-limit' as const, chapter: null, isIn: () => false }] : []),
    ...found.map(({ id }) => ({ name: 'second-limit' as const, chapter: id, isIn })),
  ]
}

/** Of a list of flats that of each; the most to pay, and what is right at most where less is asked or under a K.-o.; without an estimate, where the ladder ends. */
function limitsOf({ verdict, worth, negotiation, unitWorths }: Assessment): Money[] {
  const whole = [verdict.limit, namedWorth(worth)?.ceiling ?? null].filter(one => one !== null)
  const named = [...whole, ...unitWorths.map(({ limit }) => limit)]
  if (named.length > 0) return named
  return negotiation.ok ? [negotiation.value.ladder.schmerzgrenze.price] : []
}

function toldIn(block: Block): number[] {
  const inText = stringsOf(block).flatMap(text =>
    [...text.matchAll(TOLD)].map(({ groups }) => sumOf(groups?.['sum'] ?? '')),
  )
  return [...inText, ...labelled(block)]
}

function labelled(block: Block): number[] {
  if (block.kind === 'table')
    return block.rows.flatMap(([name, sum]) =>
      name !== undefined && sum !== undefined && LABELS.includes(name) ? [sumOf(sum)] : [],
    )
  if (block.kind === 'figures')
    return block.items.flatMap(({ label, value }) => (LABELS.includes(label) ? [sumOf(value)] : []))
  if (block.kind === 'chart' && block.chart.kind === 'range')
    return block.chart.marks.flatMap(({ label, value }) => (LABELS.includes(label) ? [value] : []))
  return []
}

/** "180.000 €" and "180.000" are 180000. */
function sumOf(text: string): number {
  return Number((/\d[\d.]*/u.exec(text)?.[0] ?? '').replaceAll('.', ''))
}
