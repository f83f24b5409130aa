import { germanNumber } from '#kernel/germanNumber.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { MethodStep } from '#valuation/domain/verfahren.ts'
import { isCalculated } from '#valuation/domain/verfahren.ts'
import type { WeightedMethod } from '#valuation/domain/valued.ts'
import { heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeNumber, wholePercent } from './germanAmounts.ts'
import { shortSources } from './sourceIndex.ts'
import { sourceLineOf } from './sourceLine.ts'
import { oneLine, sentence } from './wording.ts'

/** The methods of the ImmoWertV with their part in the estimate, then each step by step. */
export function methodBlocks({ methods }: Appraisal): Block[] {
  if (methods.length === 0) return []
  return [
    heading('Die Verfahren'),
    paragraph(
      'Gerechnet ist, was zum Objekt passt und wofür Angaben vorliegen; der Anteil sagt, wie stark es in die Schätzung eingeht.',
    ),
    table(
      'Verfahren mit Wert und Anteil an der Schätzung',
      ['Verfahren', ...numeric('Wert in €', 'davon gezählt in €', 'Anteil'), 'Anmerkung'],
      methods.map(one =>
        isCalculated(one)
          ? [one.method, wholeNumber(one.value), wholeNumber(one.counted), wholePercent(one.part), remark(one)]
          : [one.method, '–', '–', '–', missing(one.reason, one.document)],
      ),
    ),
    ...methods.filter(isCalculated).flatMap(steps),
  ]
}

function remark({ part, counted, value }: WeightedMethod): string {
  if (part === 0) return 'nur zum Vergleich'
  return counted === value ? '' : 'zum Vergleichswert hin begrenzt'
}

function missing(reason: string, document: string | null): string {
  return document === null ? sentence(reason) : `${sentence(reason)} Dafür nötig: ${sentence(document)}`
}

function steps({ method, steps: all }: WeightedMethod): Block[] {
  return [
    heading(`${method}, Schritt für Schritt`),
    table(
      `Rechenschritte des Verfahrens ${method}`,
      ['Schritt', 'Rechenweg oder Quelle', ...numeric('Wert')],
      all.map(step => [oneLine(step.label), workOf(step), valueOf(step)]),
      {
        source: sourceLineOf(all.flatMap(({ formula, source }) => (formula === '' ? [] : [source]))),
      },
    ),
  ]
}

/** What is looked up or stated has no formula, but a source. */
function workOf({ formula, source }: MethodStep): string {
  return oneLine(formula === '' ? shortSources(source) || source : formula)
}

const factor = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

function valueOf({ value, unit }: MethodStep): string {
  if (unit === '') return `× ${factor.format(value)}`
  const number = unit.startsWith('€') && Math.abs(value) >= 100 ? wholeNumber(value) : germanNumber(value)
  return `${number}\u00a0${unit}`
}
