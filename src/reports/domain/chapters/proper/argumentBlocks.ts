import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { type Money, sum } from '#kernel/money.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Ladder } from '#valuation/domain/ladder.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { toldByCut } from '#valuation/domain/priceCut.ts'
import { bullets, heading, numeric, paragraph, table } from '../../blocks.ts'
import type { Block } from '../../report.ts'
import { nextDoorArguments, saleArguments } from '../comparisonBlocks.ts'
import { wholeEuro, wholeNumber } from '../germanAmounts.ts'
import { labelOf } from '../questionLabels.ts'
import { oneLine, sentence, spokenQuote } from '../wording.ts'
import { namedFaults } from './namedFaults.ts'

/** Two figures that a seller can check. */
const OF_YIELD: readonly QuestionId[] = ['bruttorendite', 'kaufpreisfaktor']
const MAX_QUOTE_LENGTH = 80
const MAX_ARGUMENTS = 6

/** What one can point at when asking for less: sums with their quotes, sales that the exposé names, a price that came down. */
export function argumentBlocks({ belegbar: { parts }, ziel }: Ladder, assessment: Assessment): Block[] {
  const own = parts.filter(({ amount, evidence }) => amount.cents > 0 && evidence.length > 0).slice(0, MAX_ARGUMENTS)
  const beside = [...nextDoorArguments(assessment), ...saleArguments(assessment), ...priceCut(assessment)]
  if (own.length + beside.length === 0) return withoutSums(assessment)
  return [
    heading('Womit Sie begründen'),
    ...(own.length > 0
      ? [
          table(
            'Argumente für einen Abschlag mit Zitat und Betrag',
            ['Argument', 'Steht im Exposé', ...numeric('Betrag in €')],
            own.map(({ label, amount, evidence: [first] }) => [
              oneLine(label),
              first ? spokenQuote(first, MAX_QUOTE_LENGTH) : '',
              wholeNumber(amount.cents / 100),
            ]),
          ),
          ...besideWanted(sum(own.map(({ amount }) => amount)), ziel.reduction).map(paragraph),
        ]
      : []),
    ...(beside.length > 0 ? [bullets(beside)] : []),
  ]
}

/** Why the arguments come to another sum than the discount that is aimed at. */
function besideWanted(argued: Money, wanted: Money): string[] {
  if (argued.cents === wanted.cents) return []
  if (wanted.cents <= 0)
    return [`Diese ${wholeEuro(argued)} kommen zum Preis hinzu: Bitten Sie damit trotzdem um einen Nachlass.`]
  const [both, aim] = [wholeEuro(argued), wholeEuro(wanted)]
  return argued.cents > wanted.cents
    ? [
        `Zusammen sind das ${both}, mehr als die ${aim} Nachlass, die Sie anstreben: Nennen Sie die ganze Summe. Erwarten dürfen Sie weniger, denn was danach neu ist, gehört Ihnen, und das Alter kann im Preis schon stecken.`,
      ]
    : [
        `Belegt sind damit ${both} der ${aim} Nachlass, die Sie anstreben; für den Rest sprechen die Preise vergleichbarer Objekte am Ort.`,
      ]
}

function priceCut({ priceCut: cut }: Assessment): string[] {
  const [place] = cut?.evidence ?? []
  if (!cut || !place) return []
  return [
    `Der Preis ${cut.onlyMeant ? 'sollte zuerst' : 'stand schon bei'} ${wholeEuro(cut.from)} ${cut.onlyMeant ? 'sein ' : ''}(${spokenQuote(place, MAX_QUOTE_LENGTH)}) und ist um ${germanNumber(cut.percent)}\u00a0% ${cut.onlyMeant ? 'niedriger' : 'gesenkt'}: ${toldByCut(cut)}.`,
  ]
}

/** What is wrong by the exposé's own words is an argument, though nobody has counted it. */
function withoutSums(assessment: Assessment): Block[] {
  const faults = namedFaults(assessment.answers)
  const words = withoutQuotes(assessment)
  if (faults.length === 0) return [paragraph(words ?? 'Im Exposé haben wir keinen Satz gefunden, mit dem sich ein Abschlag begründen lässt.')] // prettier-ignore
  return [
    heading('Womit Sie begründen'),
    paragraph('Das steht im Exposé und spricht gegen den Preis. Holen Sie dafür Angebote ein, und legen Sie sie vor.'),
    bullets(faults.map(sentence)),
    ...(words === null ? [] : [paragraph(words)]),
  ]
}

/** No sum of the exposé is taken off; who buys an income argues with it; what is due by its age or announced is an argument all the same, once an offer for it is there. null: nothing of it. */
function withoutQuotes({ money, plannedWorks, answers }: Assessment): string | null {
  const { backlog } = money.renovation
  const trades = backlog.ok ? backlog.value.trades.filter(({ occasion }) => occasion !== 'vacancy') : []
  const due = trades.map(({ trade }) => WORK_NAMES[trade])
  const announced = plannedWorks.flatMap(({ kind, stage }) => (stage === 'vorbereitet' ? [] : [WORK_NAMES[kind]]))
  const works = [...new Set([...announced, ...due])].slice(0, MAX_ARGUMENTS)
  const poor = answers.filter(({ id, light }) => OF_YIELD.includes(id) && (light === 'gelb' || light === 'rot'))
  if (works.length === 0 && poor.length > 0)
    return `Ihr Argument ist der Ertrag: ${listed(poor.map(({ id, answer }) => `${labelOf(id)} ${answer}`))}.`
  if (works.length === 0) return null
  return `Ihr Argument sind die Arbeiten, die nach Text oder Alter anstehen: ${listed(works)}. Holen Sie dafür Angebote ein, und legen Sie sie vor.`
}
