import { unitPrice } from '#valuation/domain/unitPrice.ts'
import type { Unit } from '#extraction/domain/facts.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { chapter, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { fixedDecimal, wholeNumber } from './germanAmounts.ts'
import { levelBlocks } from './levelOfPlace.ts'
import { limitBlocks } from './limitBlocks.ts'
import { methodBlocks } from './methodSteps.ts'
import { narrowed } from './narrowed.ts'
import { notEstimated } from './priceBlocks.ts'
import { priceLight } from './priceFigures.ts'
import { counted, sentence } from './wording.ts'

/** How the estimate is found: level of the place, methods, and what makes the range as wide as it is. */
export function preisChapter({ judgement, units }: ReportInput): Chapter {
  const { assessment } = judgement
  const { appraisal } = assessment
  return chapter({
    id: 'preis',
    title: 'Wie der Preis geschätzt ist',
    light: priceLight(assessment),
    blocks: [
      ...(appraisal.estimate ? [paragraph(sentence(appraisal.estimate.meaning))] : notEstimated(assessment)),
      ...levelBlocks(appraisal),
      ...methodBlocks(appraisal),
      ...uncertain(appraisal),
      ...limitBlocks(assessment),
      ...priceList(units, assessment),
    ],
  })
}

/** What the list says of prices per m²; a list without prices says nothing. */
function priceList(units: readonly Unit[], { offer }: Assessment): Block[] {
  if (units.length === 0) return []
  // What is sold or reserved is not to be had at its price.
  const open = units.filter(({ status }) => status !== 'verkauft' && status !== 'reserviert')
  const prices = (open.length > 0 ? open : units).flatMap(unit => unitPrice(unit) ?? [])
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const span =
    prices.length === 0
      ? 'Preise der einzelnen Einheiten nennt die Liste nicht. Fragen Sie danach, je Einheit und mit Stellplatz.'
      : `Die Einheiten kosten ${least === most ? wholeNumber(least) : `${wholeNumber(least)} bis ${wholeNumber(most)}`}\u00a0€ je m² Wohnfläche (berechnet; jede Einheit im Kapitel „Angaben des Exposés“). Kleine und hohe Einheiten sind je m² meist teurer; fragen Sie bei jeder Abweichung nach dem Grund.`
  const seller =
    offer.seller === 'bautraeger'
      ? ' Bauträger lassen an der Liste wenig Spielraum; vergleichen Sie den Preis je m² mit fertigen Wohnungen am Ort und mit anderen Neubauten.'
      : ' Vergleichen Sie den Preis je m² mit einzelnen Wohnungen am Ort.'
  return [heading('Die Preisliste'), paragraph(`${span}${seller}`)]
}

function uncertain({ uncertainties, mostHelpful, estimate }: Appraisal): Block[] {
  if (!estimate || uncertainties.length === 0) return []
  const helpful = mostHelpful
    ? [
        paragraph(
          `Am meisten hilft die Angabe „${mostHelpful.statement}“. ${narrowed(mostHelpful)} Das belegt: ${mostHelpful.document}.`,
        ),
      ]
    : []
  const missing = uncertainties.filter(one => one.missing).length
  return [
    heading('Warum es eine Spanne ist'),
    paragraph(
      missing > 0
        ? `${counted(missing, 'Grund liegt', 'Gründe liegen')} am Exposé und ${missing === 1 ? 'ließe' : 'ließen'} sich beheben.`
        : 'Das Exposé sagt alles, was die Schätzung braucht; der Rest ist Streuung am Markt.',
    ),
    table(
      'Gründe der Unsicherheit mit ihrer Streuung',
      ['Grund', ...numeric('Streuung in %'), 'Behebbar'],
      uncertainties.map(one => [one.label, `±${fixedDecimal(one.sigma * 100, 1)}`, one.missing ? 'ja' : 'nein']),
      {
        source:
          'Streuung: Standardabweichung. Die Gründe wirken unabhängig voneinander und werden nicht einfach addiert.',
      },
    ),
    ...helpful,
  ]
}
