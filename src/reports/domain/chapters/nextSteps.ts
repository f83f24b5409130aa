import { germanDay } from '#kernel/calendarDate.ts'
import type { Money } from '#kernel/money.ts'
import { pricedUnits } from '#extraction/domain/deal/pricedUnits.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { decisiveQuestions } from '#rating/domain/mail/decisiveQuestions.ts'
import { isPlaceholder } from '#rating/domain/placeholder.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import type { OfferVerdict } from '#rating/domain/verdict.ts'
import { settledBy } from './aufgaben.ts'
import { isAuction } from './decision.ts'
import { decisiveStep } from './decisiveStep.ts'
import { wholeEuro } from './germanAmounts.ts'
import { hearingWords } from './hearingWords.ts'
import { counted, sentence } from './wording.ts'

export interface Step {
  readonly text: string
  readonly detail?: string
}

const MAX = 5
/** What to do next, in this order; at most five. @param units rows of a project's price list */
export function nextSteps(assessment: Assessment, units: number): Step[] {
  const decisive = decisiveStep(assessment)
  const papers = weightiest(assessment)
    .filter(todo => todo !== decisive?.todo)
    .map(paper)
  if (isAuction(assessment)) return auctionSteps(assessment, papers).slice(0, MAX)
  return [...replyBy(assessment), ...otherSteps(assessment, units, decisive, papers)].slice(0, MAX)
}

/** A day that the seller sets goes before all that takes time. */
function replyBy({ offer }: Assessment): Step[] {
  const { day, isApplication, byLot } = offer.deal?.replyBy ?? {}
  if (!day) return []
  if (isApplication)
    return [
      {
        text: `Bewerben Sie sich bis zum ${germanDay(day)}: Wer später kommt, wird nicht berücksichtigt.`,
        detail: `Alles, was das Exposé zur Bewerbung verlangt, muss dann vorliegen, auch die Bestätigung Ihrer Bank. ${byLot ? 'Bewerben sich mehrere, entscheidet laut Exposé das Los: Zu handeln oder zu überbieten gibt es nichts.' : 'Fragen Sie, nach welchen Punkten vergeben wird, und rechnen Sie Ihre aus.'}`, // prettier-ignore
      },
    ]
  return [
    {
      text: `Merken Sie sich den ${germanDay(day)}: Bis dahin will der Anbieter Ihr Gebot oder Ihre Antwort.`,
      detail: 'Was Sie vorher nicht klären können, schreiben Sie als Bedingung dazu. Rechtlich bindet Sie erst der Notarvertrag (§ 311b BGB).', // prettier-ignore
    },
  ]
}

/** Whether there is such an offer at all is open. */
const OFFER_IN_DOUBT: readonly string[] = ['platzhaltertext', 'status', 'preisabweichung']

/** An offer that is out of date, sold or reserved: first one asks whether it stands. */
function isInDoubt({ verdict }: Assessment): boolean {
  return verdict.points.some(({ id }) => id === 'status')
}

/** How many of the papers prove what decides. */
function decidingPapers({ todos, verdict }: Assessment, decisive: ReturnType<typeof decisiveStep>): number {
  const ids = decisiveQuestions(verdict)
  return todos.filter(todo => todo !== decisive?.todo && todo.ids.some(id => ids.includes(id))).length
}

/** Who sells far below what is usual, and shows another sign of a bait, may not be the owner; of others our estimate may be too high. */
function whySoCheap({ verdict }: Assessment): Step[] {
  if (verdict.isBait !== true) return []
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
  const cheap = whySoCheap(assessment)
  // Nobody needs a bank, nor papers of an office, for an offer that may be none.
  if (isPlaceholder(assessment.verdict)) return [...cheap, ...(decisive ? [decisive.step] : []), ...mail]
  const price = isInDoubt(assessment) ? [] : offer(assessment)
  // What proves the points of the decision goes before what the bank has to prove.
  const proofs = Math.max(1, decidingPapers(assessment, decisive))
  const settled = [...mail, ...papers.slice(0, proofs), ...price, ...papers.slice(proofs)]
  // Damp or a right of others may be the very reason why it is cheap.
  if (decisive && !OFFER_IN_DOUBT.includes(assessment.verdict.points[0]?.id ?? ''))
    return [decisive.step, ...cheap, ...settled]
  if (decisive) return [...cheap, decisive.step, ...settled]
  // What cannot be valued waits for what the seller has to tell; else a bid comes behind what proves the points of the decision.
  if (assessment.verdict.because === 'open')
    return [...cheap, ...(assessment.verdict.limit ? settled : [...mail, ...papers, ...price])]
  // Where the price decides, it is what is talked of first; nothing is bid for what is not to be had at its price.
  if (assessment.verdict.because !== 'price')
    return [...cheap, ...mail, ...papers.slice(0, 1), ...visit(assessment), ...price, ...papers.slice(1)]
  // Nobody pays for papers and surveys of what he is told to leave.
  return assessment.verdict.id === 'nicht'
    ? [...onPrice(assessment), ...mail]
    : [...onPrice(assessment), ...mail, ...visit(assessment), ...papers]
}

/** Before one bids one has been there; what is still to be built is seen on paper. */
function visit({ offer }: Assessment): Step[] {
  const isBuilt = offer.deal?.type.value !== 'neubau-bautraeger' && offer.deal?.type.value !== 'fertighaus'
  return isBuilt ? [{ text: 'Besichtigen Sie, mit dem Blatt für die Besichtigung in der Hand.' }] : []
}

/** Papers that settle a K.-o. first, then those that prove what decides, then what else is urgent and speaks against it, then those that settle most. */
function weightiest({ todos, rating, verdict }: Assessment): readonly DocumentTodo[] {
  const knockouts = rating.knockouts.map(({ id }) => id)
  const contra = rating.reasons.contra.map(({ id }) => id)
  const decisive = decisiveQuestions(verdict)
  const rank = ({ ids, priority }: DocumentTodo) => {
    if (ids.some(id => knockouts.includes(id))) return 0
    if (ids.some(id => decisive.includes(id))) return 1
    if (priority > 1) return 4
    return ids.some(id => contra.includes(id)) ? 2 : 3
  }
  const settles = ({ asks }: DocumentTodo) => asks.reduce((total, { weight }) => total + weight, 0)
  return todos.toSorted((a, b) => rank(a) - rank(b) || settles(b) - settles(a))
}

function paper({ document, ids, isEnclosed }: DocumentTodo): Step {
  return {
    text: sentence(`${isEnclosed ? 'Lesen Sie' : 'Besorgen Sie'}: ${document}`),
    detail: sentence(`Für: ${settledBy(ids)}`),
  }
}

/** The price is the reason of the headline. */
function onPrice(assessment: Assessment): Step[] {
  const { verdict } = assessment
  if (verdict.id !== 'nicht') return offer(assessment)
  return verdict.limit
    ? [
        {
          text: `Bieten Sie jetzt nicht, und suchen Sie weiter: Richtig würde der Kauf erst bei ${wholeEuro(verdict.limit)}.`,
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
    const {
      ladder: { erstgebot, ziel, schmerzgrenze },
      isFixed,
    } = negotiation.value
    if (ziel.reduction.cents > 0) {
      const isSettled = verdict.because === 'fine' || verdict.because === 'price'
      // Less than is right without what is open: that is what to pay while it is.
      const isPaidFor = verdict.because === 'open' && (verdict.id === 'nur-bis' || verdict.heldBack !== undefined)
      const when = isSettled
        ? 'Bieten Sie'
        : isPaidFor
          ? 'Bieten Sie, solange das offen ist:'
          : 'Bieten Sie erst, wenn das geklärt ist:'
      const limit = schmerzgrenze.price
      const ways =
        erstgebot.price.cents === limit.cents
          ? `höchstens ${wholeEuro(limit)}.`
          : `zuerst ${wholeEuro(erstgebot.price)}, höchstens ${schmerzgrenze.reduction.cents <= 0 ? 'den geforderten Preis' : wholeEuro(limit)}.`
      const text = `${when} ${inCase(verdict, ways, money.price)}`
      return [isFixed ? { text, detail: FIXED } : { text }]
    }
  }
  // A bank is asked for a price that may be paid.
  if (!money.financing.ok || verdict.exceeds) return []
  const { darlehen, monthlyRate } = money.financing.value
  return [
    {
      text: 'Lassen Sie sich die Finanzierung schriftlich bestätigen.',
      detail: `Gerechnet ist mit ${wholeEuro(darlehen.amount)} Darlehen und ${wholeEuro(monthlyRate.amount)} Rate im Monat (Annahmen, kein Angebot).`,
    },
  ]
}

/** German: a first bid far below would end the talk. */
const FIXED =
  'Der Preis ist laut Exposé fest: Bieten Sie gleich diesen Betrag und nicht erst weniger, begründen Sie ihn, und suchen Sie weiter, wenn der Verkäufer bei seinem Preis bleibt.'

/** Where one of two states makes another price, the bid of the one is none of the other. */
function inCase({ states: [state] = [] }: OfferVerdict, ways: string, asked: Money | null): string {
  if (!state) return ways
  const [one, other] = state.outcomes
  const most = asked && asked.cents < other.limit.cents ? 'den geforderten Preis' : wholeEuro(other.limit)
  return `wenn ${one.when}, ${ways.replace(/\.$/u, '')}; wenn ${other.when}, höchstens ${most}.`
}

/** A day that has passed is no step: first one asks what became of it. */
function auctionSteps({ offer, calculations: { bidding } }: Assessment, papers: readonly Step[]): Step[] {
  const isOver = offer.deal?.status.value === 'veraltet'
  const hearing = hearingWords(offer.deal?.court)
  const number = offer.deal?.court?.fileNumber ?? null
  const each =
    (bidding?.lots.length ?? 0) > 1 ? (bidding?.isOneUnit ? ' für alle Lose zusammen' : ' für jedes Los') : ''
  return [
    ...(isOver ? [ASK_OUTCOME] : []),
    { ...READ_FILE, text: number === null ? READ_FILE.text : READ_FILE.text.replace('Akte.', `Akte ${number}.`) },
    ...(bidding?.beforeHearing ? [offer.deal?.court?.partition ? ASK_OWNERS : ASK_CREDITOR] : []),
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

const ASK_CREDITOR: Step = {
  text: 'Fragen Sie den Gläubiger, ob und zu welchem Preis vor dem Termin verkauft wird.',
  detail:
    'Die Bekanntmachung lässt einen freihändigen Kauf offen. Dafür muss der Eigentümer beim Notar verkaufen und der Gläubiger seinen Antrag zurücknehmen (§ 29 ZVG).',
}

const ASK_OWNERS: Step = {
  text: 'Fragen Sie die Miteigentümer, ob und zu welchem Preis sie vor dem Termin verkaufen.',
  detail:
    'Die Bekanntmachung lässt einen freihändigen Kauf offen. Dafür müssen alle Miteigentümer beim Notar verkaufen, und wer den Antrag gestellt hat, muss ihn zurücknehmen (§§ 29, 180 ZVG).',
}

const READ_FILE: Step = {
  text: 'Lesen Sie beim Amtsgericht das Gutachten und die Akte.',
  detail:
    'Die Einsicht steht jedem offen (§ 42 ZVG). Dort steht auch, welche Rechte nach dem Zuschlag bestehen bleiben.',
}
