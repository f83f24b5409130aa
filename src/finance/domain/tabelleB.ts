import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { GEBUEHREN, type GebuehrNumber, TABELLE_B, TABELLE_B_START } from '#reference/gnotkg.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import type { Part } from './part.ts'
import { steppedFee } from './steppedFee.ts'

/** The fee of Tabelle B for a value (§ 34 GNotKG): each started step adds its amount; above the last step it stays. */
export function tabelleB(value: Money, day: CalendarDate): Money {
  return steppedFee(value, TABELLE_B_START, rowsAt(TABELLE_B, day))
}

/** A fee of the Kostenverzeichnis for a business value. */
export function gebuehr(number: GebuehrNumber, value: Money, day: CalendarDate): Part {
  const { act, rate, fixed, least, most, source, basis } = rowAt(GEBUEHREN, day, number)
  if (fixed) return { label: act, amount: fixed, formula: `Festbetrag ${germanMoney(fixed)}`, source, basis }
  const full = tabelleB(value, day)
  const plain = times(full, rate)
  const raised = least ? largerOf(plain, least) : plain
  const amount = most ? smallerOf(raised, most) : raised
  const multiple = `${germanNumber(rate, 3, 1)} × ${germanMoney(full)} (Tabelle B für ${germanMoney(value)})`
  const bound = amount === plain ? '' : `, ${amount === least ? 'mindestens' : 'höchstens'} ${germanMoney(amount)}`
  return { label: act, amount, formula: multiple + bound, source, basis }
}
