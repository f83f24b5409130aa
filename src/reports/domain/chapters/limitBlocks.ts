import type { Assessment } from '#rating/domain/assess.ts'
import { sinceBuilt } from '#rating/domain/limitWords.ts'
import type { Money } from '#kernel/money.ts'
import type { LimitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro, wholeNumber } from './germanAmounts.ts'
import { oneLine } from './wording.ts'

/** The limit that the verdict names. */
type Named = Pick<Assessment['verdict'], 'limit' | 'heldBack' | 'lessLevy'>

/** Every step from the estimate to the limit, so that a reader comes to it with a calculator. Empty: no limit is named. */
export function limitBlocks({ worth, verdict }: Pick<Assessment, 'worth'> & { verdict: Named }): Block[] {
  if (!worth || worth.steps.candidates.length === 0) return []
  return [heading('So entsteht die Grenze'), paragraph(opening(worth)), stepTable(worth, verdict), ...untouched(worth)]
}

function opening({ steps: { candidates } }: Worth): string {
  const round = 'Jeder Betrag ist auf ganze Euro gerundet.'
  if (candidates.length === 1) return `Eine Rechnung führt zur Grenze. ${round}`
  return `${candidates.length} Rechnungen führen zu einem höchsten richtigen Preis; es gilt die kleinste. ${round}`
}

function stepTable({ steps: { candidates, further, best }, ceiling, best: atBest }: Worth, verdict: Named): Block {
  const ends = candidates.map(({ steps }) => steps.at(-1)?.amount.cents ?? 0)
  const least = ends.indexOf(Math.min(...ends))
  const binding: string[][] =
    candidates.length > 1 ? [[`Am kleinsten: ${letter(least)}`, '', wholeNumber((ends[least] ?? 0) / 100)]] : []
  return table(
    `Rechenweg ${candidates[0]?.limit === 'gericht' ? 'vom Verkehrswert' : 'von der Schätzung'} zur Grenze`,
    ['Schritt', 'Rechenweg', ...numeric('Betrag in €')],
    [
      ...candidates.flatMap(({ steps }, at) =>
        steps.map(step => rowOf(step, candidates.length > 1 ? `${letter(at)} ` : '')),
      ),
      ...binding,
      ...endOf(further, ceiling, verdict),
      // Where something else has moved it since, the way is not this one.
      ...(best?.amount.cents === atBest.cents ? [rowOf(best)] : []),
    ],
  )
}

/** The last step is the limit itself; where none leads to it, it stands alone. */
function endOf(further: readonly LimitStep[], ceiling: Money, { limit, heldBack, lessLevy }: Named): string[][] {
  const last = further.at(-1)
  const isLast = last?.amount.cents === ceiling.cents
  const before = isLast ? further.slice(0, -1) : further
  const isCapped = limit !== null && limit.cents < ceiling.cents
  const lowered = heldBack ?? lessLevy
  const right = isCapped ? 'Höchster richtiger Preis' : 'Unsere Grenze'
  return [
    ...before.map(step => rowOf(step)),
    [right, isLast ? oneLine(last.formula) : '', wholeNumber(ceiling.cents / 100)],
    ...(lowered
      ? [rowOf(lowered)]
      : isCapped
        ? [['Unsere Grenze: nicht mehr als gefordert', '', wholeNumber(limit.cents / 100)]]
        : []),
  ]
}

/** What the limit sinks to if nothing was renewed since the home was built. */
function untouched(worth: Worth): Block[] {
  const { untouched: worst } = worth
  if (!worst) return []
  return [
    paragraph(
      `Wurde ${sinceBuilt(worth.untouchedSince)} nichts erneuert, führt derselbe Weg zu einer niedrigeren Grenze.`,
    ),
    table(
      `Rechenweg der Grenze von ${wholeEuro(worst.right)}, wenn nichts erneuert wurde`,
      ['Schritt', 'Rechenweg', ...numeric('Betrag in €')],
      [...worst.steps.map(step => rowOf(step)), ['Grenze, abgerundet', '', wholeNumber(worst.right.cents / 100)]],
    ),
  ]
}

function rowOf({ label, formula, amount }: LimitStep, prefix = ''): string[] {
  return [`${prefix}${oneLine(label)}`, oneLine(formula), wholeNumber(amount.cents / 100)]
}

function letter(at: number): string {
  return `${String.fromCharCode('a'.charCodeAt(0) + at)})`
}
