import type { Assessment } from '#rating/domain/assess.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import { settledBy } from './aufgaben.ts'
import { isAuction } from './decision.ts'
import { wholeEuro } from './germanAmounts.ts'
import { counted, sentence } from './wording.ts'

export interface Step {
  readonly text: string
  readonly detail?: string
}

const MOST = 5

/** What to do next, in this order; at most five. @param units rows of a project's price list */
export function nextSteps(assessment: Assessment, units: number): Step[] {
  const papers = weightiest(assessment).map(paper)
  if (isAuction(assessment)) return [...AUCTION.slice(0, 1), ...papers.slice(0, 1), ...AUCTION.slice(1)].slice(0, MOST)
  const mail: Step[] = assessment.sellerMail
    ? [
        {
          text: `Senden Sie dem Anbieter die fertige E-Mail mit ${counted(questionsIn(assessment.sellerMail.body), 'Frage', 'Fragen')}.`,
        },
      ]
    : []
  if (assessment.money.price === null) return [askPrice(units), ...mail, ...papers].slice(0, MOST)
  const price = offer(assessment)
  return [...papers.slice(0, 1), ...mail, ...price, ...papers.slice(1)].slice(0, MOST)
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

function offer({ negotiation, rating, money }: Assessment): Step[] {
  if (negotiation.ok) {
    const { erstgebot, ziel, schmerzgrenze } = negotiation.value.ladder
    if (ziel.reduction.cents > 0) {
      const when = rating.light === 'grün' ? 'Bieten Sie' : 'Bieten Sie erst, wenn das geklärt ist:'
      const limit = schmerzgrenze.price
      const ways =
        erstgebot.price.cents === limit.cents
          ? `höchstens ${wholeEuro(limit)}.`
          : `zuerst ${wholeEuro(erstgebot.price)}, höchstens ${wholeEuro(limit)}.`
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

const AUCTION: readonly Step[] = [
  {
    text: 'Lesen Sie beim Amtsgericht das Gutachten und die Akte.',
    detail:
      'Die Einsicht steht jedem offen (§ 42 ZVG). Dort steht auch, welche Rechte nach dem Zuschlag bestehen bleiben.',
  },
  {
    text: 'Legen Sie Ihr höchstes Gebot vor dem Termin fest.',
    detail:
      'Auf Verlangen ist sofort eine Sicherheit von einem Zehntel des Verkehrswerts zu leisten, nicht in bar (§§ 68, 69 ZVG).',
  },
]
