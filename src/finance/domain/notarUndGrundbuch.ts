import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, smallerOf, sum, times } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { AUSLAGEN, type AuslagenRow, ZUSCHLAEGE } from '#reference/gnotkg.ts'
import type { Land } from '#reference/laender.ts'
import { rowAt } from '#reference/table.ts'
import { type Part, type Total, totalOf, weakest } from './part.ts'
import { gebuehr } from './tabelleB.ts'

/** full: the notary gets consents (of a Verwalter, a bank). capped: only certificates of authorities, 50 € (KV 22112). */
export type Vollzug = 'full' | 'capped'

/** The notary's bill for the contract. The business value is the price with assumed obligations: § 47 GNotKG. */
export function notaryOfPurchase(value: Money, day: CalendarDate, vollzug: Vollzug = 'full'): Total {
  const parts = [
    gebuehr('21100', value, day),
    vollzugOf(value, day, vollzug),
    gebuehr('22200', value, day),
    auslagen('kaufvertragPost', day),
    auslagen('kaufvertragDokumente', day),
  ]
  return totalOf('Notar, Kaufvertrag', withVat(parts, day))
}

/** Entries of the land register for the purchase; in Bayern the cadastre's fee comes on top. */
export function registerOfPurchase(value: Money, day: CalendarDate, land: Land | null = null): Total {
  const owner = gebuehr('14110', value, day)
  const parts = [owner, gebuehr('14150', value, day), gebuehr('14152', value, day)]
  return totalOf('Grundbuch, Kauf', land === 'BY' ? [...parts, katasterBayern(owner, day)] : parts)
}

/** Deed of the Grundschuld with submission to enforcement, as banks ask for it; the value is the nominal sum: § 53 (1) GNotKG. */
export function notaryOfGrundschuld(nominal: Money, day: CalendarDate): Total {
  const parts = [
    gebuehr('21200', nominal, day),
    auslagen('grundschuldPost', day),
    auslagen('grundschuldDokumente', day),
  ]
  return totalOf('Notar, Grundschuld', withVat(parts, day))
}

/** Buchgrundschuld unless a letter is asked for. */
export function registerOfGrundschuld(nominal: Money, day: CalendarDate, brief = false): Total {
  return totalOf('Grundbuch, Grundschuld', [gebuehr(brief ? '14120' : '14121', nominal, day)])
}

/** The cap replaces the half fee, and never exceeds it. */
function vollzugOf(value: Money, day: CalendarDate, vollzug: Vollzug): Part {
  const full = gebuehr('22110', value, day)
  if (vollzug === 'full') return full
  const capped = gebuehr('22112', value, day)
  return smallerOf(full.amount, capped.amount) === full.amount ? full : capped
}

function auslagen(key: AuslagenRow['key'], day: CalendarDate): Part {
  const { label, amount, source, basis } = rowAt(AUSLAGEN, day, key)
  return { label, amount, formula: `Pauschale ${germanMoney(amount)}`, source, basis }
}

function withVat(parts: readonly Part[], day: CalendarDate): Part[] {
  const { label, rate, source } = rowAt(ZUSCHLAEGE, day, 'umsatzsteuer')
  const net = sum(parts.map(({ amount }) => amount))
  const formula = `${germanPercent(rate)} × ${germanMoney(net)}`
  const basis = weakest(...parts.map(part => part.basis))
  return [...parts, { label, amount: times(net, rate), formula, source, basis }]
}

function katasterBayern(owner: Part, day: CalendarDate): Part {
  const { label, rate, source, basis } = rowAt(ZUSCHLAEGE, day, 'katasterBayern')
  const formula = `${germanPercent(rate)} × ${germanMoney(owner.amount)}`
  return { label, amount: times(owner.amount, rate), formula, source, basis }
}
