import { germanMoney } from '#kernel/money.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { RenovationBacklog } from '../renovation.ts'
import type { Home } from './home.ts'
import type { Levy } from './levy.ts'
import type { RentBasis } from './rentBasis.ts'
import { lineOf, type Section } from './section.ts'

interface Beside {
  readonly home: Home
  readonly rent: Section<RentBasis>
  readonly levy: Levy
  readonly extras: readonly Part[]
  /** Priced by the exposé itself. */
  readonly works: readonly Part[]
  readonly backlog: Section<RenovationBacklog>
}

/**
 * What the rent must pay for beside the price: a Sonderumlage, what the exposé prices, and what is due. A tenant who pays his rent
 * today pays it for the home as it is: what is only old there waits.
 */
export function beforeLetting({ home, rent, levy, extras, works, backlog }: Beside): Total {
  const isPaidAsItIs = home.offer.vermietet === true && rent.ok && rent.value.origin === 'stated'
  const due = backlog.ok && !isPaidAsItIs ? [lineOf(backlog.value.by.told.mid)] : []
  const parts = [levy.due, levy.expected, ...extras, ...works, ...due].filter(part => part !== null)
  return totalOf(
    'Umlage und Arbeiten',
    parts.filter(({ amount }) => amount.cents > 0),
  )
}

/** German sentences beside the calculation; empty: nothing comes beside the price. */
export function beforeLettingNotes({ amount, parts }: Total): string[] {
  if (amount.cents === 0) return []
  const lines = parts.map(part => `${part.label} ${germanMoney(part.amount)}`).join(', ')
  return [
    `Rendite und Cashflow rechnen mit ${germanMoney(amount)} neben dem Preis (${lines}), ganz als Darlehen zu denselben Bedingungen; was davon die Steuer mindert, ist nicht gerechnet.`,
  ]
}
