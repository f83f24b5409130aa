import { listed } from '#kernel/germanList.ts'
import { germanEuros, germanMoney } from '#kernel/money.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { Range } from '../range.ts'
import type { RenovationBacklog } from '../renovation.ts'
import type { Home } from './home.ts'
import type { Levy } from './levy.ts'
import type { RentBasis } from './rentBasis.ts'
import { lineOf, type Section } from './section.ts'
import type { StatedWork } from './statedWorks.ts'

interface Beside {
  readonly home: Home
  readonly rent: Section<RentBasis>
  readonly levy: Levy
  readonly extras: readonly Part[]
  /** Priced by the exposé itself, and their lines in the same order. */
  readonly pricedWorks: readonly StatedWork[]
  readonly works: readonly Part[]
  readonly backlog: Section<RenovationBacklog>
}

/**
 * What the rent must pay for beside the price: a Sonderumlage, what the exposé prices, and what is due. A tenant who pays his rent
 * today pays it for the home as it is: what is only old there waits. Where some units are let, a gutted one is made a home for the
 * rent that it then pays, which only the high end counts.
 */
export function beforeLetting({ home, rent, levy, extras, pricedWorks, works, backlog }: Beside): Range<Total> {
  const isPaidAsItIs = home.offer.vermietet === true && rent.ok && rent.value.origin === 'stated'
  const due = backlog.ok && !isPaidAsItIs ? [lineOf(backlog.value.by.told.mid)] : []
  const isPartly = rent.ok && rent.value.partly !== null
  const of = (counts: (work: StatedWork | undefined) => boolean) => {
    const counted = works.filter((_, at) => counts(pricedWorks[at]))
    const parts = [levy.due, levy.expected, ...extras, ...counted, ...due].filter(part => part !== null)
    return totalOf(
      'Umlage und Arbeiten',
      parts.filter(({ amount }) => amount.cents > 0),
    )
  }
  const today = of(work => !isPartly || (work?.subject !== 'ausbau' && work?.subject !== 'leerstand'))
  return { low: today, mid: today, high: of(() => true) }
}

/** German: what is paid beside the price; "Arbeiten und Umlage". @param connections in the case that its sentence asks for */
export function besideName(parts: readonly Part[], connections = CONNECTIONS): string {
  const has = (kind: Part['besides']) => parts.some(({ besides }) => besides === kind)
  const isLevyAlone = has('umlage') && parts.every(({ besides }) => besides === 'umlage')
  if (isLevyAlone) return 'Sonderumlage'
  // What redeems a rented plant is no work, and neither are the pipes that a supplier lays.
  const names = [
    ...(has(undefined) || parts.length === 0 ? ['Arbeiten'] : []),
    ...(has('umlage') ? ['Umlage'] : []),
    ...(has('abloesung') ? ['Ablösung'] : []),
    ...(has('anschluss') ? [connections] : []),
  ]
  return listed(names)
}

const CONNECTIONS = 'Hausanschlüsse'

/** German: "für die Sonderumlage". */
export function forBeside(parts: readonly Part[]): string {
  const name = besideName(parts)
  return ['Sonderumlage', 'Ablösung', CONNECTIONS].includes(name) ? `für die ${name}` : `für ${name}`
}

/** German: "12.000 € für den Stellplatz und 3.870 € für die Sonderumlage": what yields and factor count beside the price. Empty: nothing. */
export function besidesCounted(parking: Part | null, beside: Total): string {
  const items = [
    ...(parking ? [`${germanEuros(parking.amount)} für den ${parking.label}`] : []),
    ...(beside.amount.cents > 0 ? [`${germanEuros(beside.amount)} ${forBeside(beside.parts)}`] : []),
  ]
  return listed(items)
}

/** German sentences beside the calculation; empty: nothing comes beside the price. */
export function beforeLettingNotes({ mid, high }: Range<Total>): string[] {
  const lines = high.parts.map(part => `${part.label} ${germanMoney(part.amount)}`).join(', ')
  if (high.amount.cents === 0) return []
  const only = mid.amount.cents < high.amount.cents ? ` „Günstig“ enthält alles, die anderen Fälle ${mid.amount.cents > 0 ? germanMoney(mid.amount) : 'nichts davon'}: Was nur leere Einheiten vermietbar macht, zählt erst mit deren Miete.` : '' // prettier-ignore
  return [
    `Gerechnet mit ${germanMoney(high.amount)} neben dem Preis (${lines}), ganz als Darlehen und ohne deren Steuerwirkung.${only}`,
  ]
}
