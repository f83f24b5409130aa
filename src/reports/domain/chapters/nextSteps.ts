import { germanDay } from '#kernel/calendarDate.ts'
import { pricedUnits } from '#extraction/domain/deal/pricedUnits.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isHint } from '#rating/domain/judged.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import { unreadTopics } from '#rating/domain/unreadTopics.ts'
import { settledBy } from './aufgaben.ts'
import { isAuction } from './decision.ts'
import { decisiveStep } from './decisiveStep.ts'
import { wholeEuro } from './germanAmounts.ts'
import { hearingWords } from './hearingWords.ts'
import { labelOf } from './questionLabels.ts'
import { counted, sentence } from './wording.ts'

export interface Step {
  readonly text: string
  readonly detail?: string
}

const MAX = 5
/** What to do next, in this order; at most five. @param units rows of a project's price list */
export function nextSteps(assessment: Assessment, units: number): Step[] {
  const decisive = decisiveStep(assessment)
  const papers = [
    ...lookYourself(assessment),
    ...weightiest(assessment)
      .filter(todo => todo !== decisive?.todo)
      .map(paper),
  ]
  if (isAuction(assessment)) return auctionSteps(assessment, papers).slice(0, MAX)
  return [...replyBy(assessment), ...otherSteps(assessment, units, decisive, papers)].slice(0, MAX)
}

/** A day that the seller sets goes before all that takes time. */
function replyBy({ offer }: Assessment): Step[] {
  const day = offer.deal?.replyBy?.day
  if (!day) return []
  return [
    {
      text: `Merken Sie sich den ${germanDay(day)}: Bis dahin will der Anbieter Ihr Gebot oder Ihre Antwort.`,
      detail: 'Was Sie vorher nicht klären können, schreiben Sie als Bedingung dazu. Rechtlich bindet Sie erst der Notarvertrag (§ 311b BGB).', // prettier-ignore
    },
  ]
}

/** Whether there is such an offer at all is open. */
const OFFER_IN_DOUBT: readonly string[] = ['platzhaltertext', 'status', 'preisabweichung']

/** Who sells far below what is usual may not be the owner: nothing is paid before that is seen. */
function whySoCheap({ answers, verdict }: Assessment): Step[] {
  if (verdict.because === 'knockout' || !answers.some(isHint)) return []
  return [
    {
      text: 'Zahlen Sie nichts vorher, und prüfen Sie zuerst, wer verkauft: Grundbuch, Ausweis, Besichtigung.',
      detail: 'Der Verkäufer muss im Grundbuch als Eigentümer stehen. Keine Anzahlung, keine Reservierungsgebühr, keine Ausweiskopie, bevor Sie drinnen waren.', // prettier-ignore
    },
  ]
}

function otherSteps(
  assessment: Assessment,
  units: number,
  decisive: ReturnType<typeof decisiveStep>,
  papers: readonly Step[],
): Step[] {
  const mail: Step[] = assessment.sellerMail
    ? [
        {
          text: `Senden Sie dem Anbieter die fertige E-Mail mit ${counted(questionsIn(assessment.sellerMail.body), 'Frage', 'Fragen')}.`,
        },
      ]
    : []
  if (assessment.money.price === null)
    return [askPrice(Math.max(units, pricedUnits(assessment.offer.deal))), ...mail, ...papers]
  const price = offer(assessment)
  const cheap = whySoCheap(assessment)
  // Damp or a right of others may be the very reason why it is cheap.
  if (decisive && !OFFER_IN_DOUBT.includes(assessment.verdict.points[0]?.id ?? ''))
    return [decisive.step, ...cheap, ...mail, ...papers.slice(0, 1), ...price, ...papers.slice(1)]
  if (decisive) return [...cheap, decisive.step, ...mail, ...papers.slice(0, 1), ...price, ...papers.slice(1)]
  // What cannot be valued waits for what the seller has to tell.
  if (assessment.verdict.because === 'open') return [...cheap, ...mail, ...papers, ...price]
  // Where the price decides, it is what is talked of first; nothing is bid for what is not to be had at its price.
  if (assessment.verdict.because !== 'price')
    return [...cheap, ...papers.slice(0, 1), ...mail, ...price, ...papers.slice(1)]
  return [...onPrice(assessment), ...mail, ...papers]
}

/** Heavy topics of which the exposé speaks in words that were not understood: nobody may take the silence of the report for all clear. */
function lookYourself({ answers }: Assessment): Step[] {
  const unread = unreadTopics(answers)
  if (unread.length === 0) return []
  const places = unread.map(
    ({ id, question, evidence: [first] }) => `${labelOf(id, question)} (Seite\u00a0${first?.page ?? '–'})`,
  )
  return [
    {
      text: `Lesen Sie im Exposé selbst nach: ${places.join(', ')}.`,
      detail: 'Dazu steht dort etwas, das wir nicht sicher gelesen haben. Es ist weder bewertet noch gerechnet.',
    },
  ]
}

/** Papers that settle a K.-o. first, then what else is urgent and speaks against it, then those that settle most. */
function weightiest({ todos, rating }: Assessment): readonly DocumentTodo[] {
  const knockouts = rating.knockouts.map(({ id }) => id)
  const contra = rating.reasons.contra.map(({ id }) => id)
  const rank = ({ ids, priority }: DocumentTodo) => {
    if (ids.some(id => knockouts.includes(id))) return 0
    if (priority > 1) return 3
    return ids.some(id => contra.includes(id)) ? 1 : 2
  }
  const settles = ({ asks }: DocumentTodo) => asks.reduce((total, { weight }) => total + weight, 0)
  return todos.toSorted((a, b) => rank(a) - rank(b) || settles(b) - settles(a))
}

function paper({ document, ids }: DocumentTodo): Step {
  return { text: sentence(`Besorgen Sie: ${document}`), detail: sentence(`Für: ${settledBy(ids)}`) }
}

/** The price is the reason of the headline. */
function onPrice(assessment: Assessment): Step[] {
  const { verdict } = assessment
  if (verdict.id !== 'nicht') return offer(assessment)
  return verdict.limit
    ? [
        {
          text: `Sagen Sie dem Anbieter, bis zu welchem Preis Sie kaufen würden: ${wholeEuro(verdict.limit)}. Suchen Sie weiter, wenn er dabei bleibt.`,
        },
      ]
    : [{ text: 'Suchen Sie weiter: Der Preis ist auch im günstigsten Fall zu hoch.' }]
}

function questionsIn(body: string): number {
  return body.split('\n').filter(line => /^\d+\. /u.test(line)).length
}

function askPrice(units: number): Step {
  return units > 0
    ? {
        text: 'Wählen Sie eine Einheit aus der Preisliste.',
        detail: 'Für eine einzelne Einheit mit ihrem Preis lassen sich Wert, Verhandlung und Finanzierung rechnen.',
      }
    : {
        text: 'Fragen Sie nach dem Kaufpreis, am besten schriftlich.',
        detail: 'Mit dem Preis rechnen wir Nebenkosten, Finanzierung und Verhandlung.',
      }
}

function offer({ negotiation, verdict, money }: Assessment): Step[] {
  if (negotiation.ok) {
    const { erstgebot, ziel, schmerzgrenze } = negotiation.value.ladder
    if (ziel.reduction.cents > 0) {
      const isSettled = verdict.because === 'fine' || verdict.because === 'price'
      const when = isSettled ? 'Bieten Sie' : 'Bieten Sie erst, wenn das geklärt ist:'
      const limit = schmerzgrenze.price
      const ways =
        erstgebot.price.cents === limit.cents
          ? `höchstens ${wholeEuro(limit)}.`
          : `zuerst ${wholeEuro(erstgebot.price)}, höchstens ${schmerzgrenze.reduction.cents <= 0 ? 'den geforderten Preis' : wholeEuro(limit)}.`
      return [{ text: `${when} ${ways}` }]
    }
  }
  if (!money.financing.ok) return []
  const { darlehen, monthlyRate } = money.financing.value
  return [
    {
      text: 'Lassen Sie sich die Finanzierung schriftlich bestätigen.',
      detail: `Gerechnet ist mit ${wholeEuro(darlehen.amount)} Darlehen und ${wholeEuro(monthlyRate.amount)} Rate im Monat (Annahmen, kein Angebot).`,
    },
  ]
}

/** A day that has passed is no step: first one asks what became of it. */
function auctionSteps({ offer, calculations: { bidding } }: Assessment, papers: readonly Step[]): Step[] {
  const isOver = offer.deal?.status.value === 'veraltet'
  const hearing = hearingWords(offer.deal?.court)
  const number = offer.deal?.court?.fileNumber ?? null
  const each = (bidding?.lots.length ?? 0) > 1 ? ' für jedes Los' : ''
  return [
    ...(isOver ? [ASK_OUTCOME] : []),
    { ...READ_FILE, text: number === null ? READ_FILE.text : READ_FILE.text.replace('Akte.', `Akte ${number}.`) },
    ...papers.filter(({ text }) => !text.includes('beim Amtsgericht')).slice(0, 1),
    {
      text: isOver
        ? `Legen Sie Ihr höchstes Gebot${each} erst fest, wenn es einen neuen Termin gibt.`
        : `Legen Sie Ihr höchstes Gebot${each} vor dem Termin${hearing === null ? '' : ` ${hearing}`} fest.`,
      detail:
        'Auf Verlangen ist sofort eine Sicherheit von einem Zehntel des Verkehrswerts zu leisten, nicht in bar (§§ 68, 69 ZVG).',
    },
  ]
}

const ASK_OUTCOME: Step = {
  text: 'Fragen Sie das Gericht, wie der Termin ausging und ob es einen neuen gibt.',
  detail:
    'Wurde der Zuschlag versagt, gelten im nächsten Termin die Wertgrenzen nicht mehr (§§ 74a Abs. 4, 85a Abs. 2 ZVG).',
}

const READ_FILE: Step = {
  text: 'Lesen Sie beim Amtsgericht das Gutachten und die Akte.',
  detail:
    'Die Einsicht steht jedem offen (§ 42 ZVG). Dort steht auch, welche Rechte nach dem Zuschlag bestehen bleiben.',
}
