import { listed } from '#kernel/germanList.ts'
import { IF_THE_REST_IS_DUE } from '#finance/domain/agedWords.ts'
import { isEstimate, type Part, type Total } from '#finance/domain/part.ts'
import type { Range } from '#finance/domain/range.ts'
import type { DueTrade, Occasion } from '#finance/domain/renovation.ts'
import type { Grants } from '#finance/domain/plan/grants.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { heading, numeric, paragraph, table } from '../../blocks.ts'
import type { Block } from '../../report.ts'
import { euroSpan, roundingOf, wholeEuro, wholeNumber } from '../germanAmounts.ts'
import { sentence } from '../wording.ts'
import { namedWear } from './namedFaults.ts'

/** What is to be done, by why: what the exposé tells is in the total, what follows from age alone and what waits for a tenant is beside it. */
export function worksBlocks({ renovation, home, statedWorks }: MoneyPlan, answers: readonly Answer[]): Block[] {
  const { backlog, renewals } = renovation
  if (home.kind === 'Grundstück') return []
  if (!backlog.ok) {
    return home.neubau
      ? []
      : [heading('Arbeiten'), paragraph(`${notCounted(backlog.failure, renovation.open, statedWorks, namedWear(answers))}${renovation.open ? ` ${home.auction ? IN_APPRAISAL : ASK_FOR_BILLS}` : ''}`)] // prettier-ignore
  }
  const { trades, by } = backlog.value
  const of = (occasion: Occasion) => trades.filter(one => one.occasion === occasion)
  const tableOf = (occasion: Occasion) => worksTable(by[occasion], of(occasion), renewals.renewed)
  return [
    ...(of('told').length > 0
      ? [
          heading(`${home.auction ? 'Alles zu erneuern' : 'Fällige Arbeiten'}: etwa ${wholeEuro(by.told.mid.amount)}`),
          ...(home.auction ? [paragraph(BESIDE_APPRAISAL)] : []),
          tableOf('told'),
          ...granted(of('told'), renovation.grants),
        ]
      : []),
    ...(of('age').length > 0
      ? [heading(`Nach Alter: bis zu ${wholeEuro(by.age.mid.amount)}`), paragraph(BY_AGE), tableOf('age')]
      : []),
    ...(of('vacancy').length > 0 ? vacancy(by.vacancy, of('vacancy')) : []),
  ]
}

/** What the state gives back of just these works: a total that says nothing of it is told too high. */
function granted(told: readonly DueTrade[], { amounts }: Grants): Block[] {
  const own = amounts.filter(({ trades }) => trades.every(trade => told.some(one => one.trade === trade)))
  if (own.length === 0) return []
  const named = own.map(({ label, amount }) => `${label}: etwa ${wholeEuro(amount)}`)
  return [
    paragraph(`Abgezogen ist davon nichts, möglich ist aber: ${listed(named)}. Beantragen Sie es vor dem Auftrag.`),
  ]
}

const BY_AGE = `So viel, ${IF_THE_REST_IS_DUE}. Das ist unterstellt: Im Gesamtbetrag oben ist es nicht enthalten. Lassen Sie sich zeigen, was wann erneuert wurde.`
/** A bid is held against the value of an expert who has seen the house and taken off what it lacks. */
const BESIDE_APPRAISAL =
  'Das ist nach Text und Alter gerechnet, ohne Besichtigung. Vom Höchstgebot ist es nicht abgezogen: Der Gutachter des Gerichts hat den Zustand in seinem Wert. Rechnen Sie damit, was Sie davon selbst machen wollen.'
const ASK_FOR_BILLS =
  'Verlangen Sie die Rechnungen der letzten Arbeiten, und lassen Sie das Haus von einem Sachverständigen ansehen.'
/** Nobody hands out bills before a hearing. */
const IN_APPRAISAL = 'Was wann erneuert wurde, steht am ehesten im Gutachten des Gerichts.'
/** What no trade can be counted of is open, and open is not free; what the exposé itself names is told first. */
function notCounted(
  failure: string,
  open: Range<Part> | null,
  stated: readonly Part[],
  worn: readonly string[],
): string {
  const lineOf = ({ label, amount }: Part) => `${label}: ${wholeEuro(amount)}`
  const said = stated.filter(one => !isEstimate(one)).map(lineOf)
  const supposed = stated.filter(isEstimate).map(lineOf)
  const inTotal = said.length > 0 ? ` Im Gesamtbetrag ist, was das Exposé selbst beziffert: ${listed(said)}.` : ''
  const told = supposed.length > 0 ? `${inTotal} Von uns angenommen und im Gesamtbetrag ist, was im Exposé keinen Preis hat und viel mehr kosten kann: ${listed(supposed)}.` : inTotal // prettier-ignore
  const named = worn.length > 0 ? `Das Exposé selbst nennt ${worn.join('; ')}. ` : ''
  if (!open && named !== '') return `${named}Was das kostet, sagt erst ein Angebot${supposed.length > 0 ? '' : '; im Gesamtbetrag ist es nicht enthalten'}.${told}` // prettier-ignore
  if (!open) return `Was zu erneuern ist, lässt sich nicht rechnen. ${sentence(failure)}${told}`
  const { low, high } = open
  return `${named}Was sonst zu erneuern ist, bleibt offen: Wurde seit dem Bau nichts erneuert, kosten Hülle, Heizung und Leitungen grob ${euroSpan({ low: low.amount, high: high.amount })} (${low.formula} bis ${high.formula}; Modellannahme). Das ist weder im Gesamtbetrag noch in der Grenze.${told}`
}

function vacancy({ mid }: Range<Total>, trades: readonly DueTrade[]): Block[] {
  const names = listed(trades.map(({ cost }) => cost.mid.label))
  return [
    heading(`Bei Mieterwechsel: etwa ${wholeEuro(mid.amount)}`),
    paragraph(
      `${names}: nach Alter zu erneuern, aber nicht, solange ein Mieter darin wohnt. Im Gesamtbetrag oben ist es nicht enthalten.`,
    ),
  ]
}

function worksTable(
  { low, mid, high }: Range<Total>,
  trades: readonly DueTrade[],
  renewed: Partial<Record<DueTrade['trade'], number>>,
): Block {
  const lost = roundingOf(mid.parts.map(({ amount }) => amount), mid.amount) // prettier-ignore
  const ages = new Map(trades.map(one => [one.cost.mid.label, ageOf(one, renewed[one.trade] !== undefined)]))
  return table(
    'Arbeiten mit Alter und Kosten im mittleren Fall',
    ['Gewerk', 'Alter oder Rechenweg', ...numeric('Kosten in €')],
    [
      ...mid.parts.map(part => [
        part.label,
        ages.get(part.label) ?? part.formula,
        wholeNumber(part.amount.cents / 100),
      ]),
      ...(lost === 0 ? [] : [['Rundung', '', wholeNumber(lost)]]),
      ['Arbeiten zusammen', '', wholeNumber(mid.amount.cents / 100)],
    ],
    {
      sum: true,
      source: `Nach Alter und üblicher Lebensdauer geschätzt, nicht besichtigt: ${euroSpan({ low: low.amount, high: high.amount })}.`,
    },
  )
}

/** German: how old, and whether its time is over. What only its age tells is not called due. */
export function ageOf(one: DueTrade, isDated: boolean): string {
  const payer = one.shared ? '; die Gemeinschaft oder Sie selbst (Teilungserklärung)' : ''
  return `${saidOf(one, isDated)}${payer}`
}

function saidOf(
  { age, atMost, unknown, state, byBuyer, spoken, calledFor, sound, partly, occasion }: DueTrade,
  isDated: boolean,
): string {
  if (byBuyer) return 'nach Ihrer Angabe zu erneuern'
  if (calledFor) return 'laut Exposé zu erneuern'
  if (partly) return `laut Exposé zum Teil erneuert; das Übrige wie das Baujahr ${age}\u00a0Jahre`
  if (spoken && !isDated) return `laut Exposé alt oder zu erneuern; wie das Baujahr ${age}\u00a0Jahre`
  if (sound) return `laut Exposé alt, aber in Ordnung; wie das Baujahr ${age}\u00a0Jahre`
  const isTold = occasion === 'told'
  if (unknown) return `Alter unbekannt, ${state === 'due' ? 'vielleicht fällig' : 'überfällig'}`
  if (atMost) return `Alter unbekannt, höchstens ${age}\u00a0Jahre${isTold ? ', fällig' : ''}`
  if (!isDated && !isTold) return `Alter unbekannt; wie das Baujahr wären es ${age}\u00a0Jahre`
  const assumed = isDated ? '' : ' (unterstellt: wie das Baujahr)'
  return `${age}\u00a0Jahre${assumed}, ${state === 'overdue' ? 'überfällig' : 'fällig'}`
}
