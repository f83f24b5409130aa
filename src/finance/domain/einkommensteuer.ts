import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, type Money, times } from '#kernel/money.ts'
import { percent, ratio, type Share } from '#kernel/share.ts'
import { STEUERFRISTEN } from '#reference/afa.ts'
import { EINKOMMENSTEUERTARIF, type TarifzoneRow } from '#reference/einkommensteuer.ts'
import { rowAt, rowsAt } from '#reference/table.ts'

/** Income tax of a year (§ 32a EStG) on taxable income, in whole euros; of couples by splitting: twice the tax on half. */
export function einkommensteuer(income: Money, day: CalendarDate, splitting = false): Money {
  if (splitting) return times(einkommensteuer(times(income, ratio(1, 2)), day), 2)
  const x = Math.floor(inEuro(income))
  const zone = zoneOf(x, day)
  if (!zone) return euro(0)
  const { from, square, linear, constant } = zone
  const z = (x - from) / 10_000
  // A float of 11.999,9999999 stands for 12.000: cents first, then whole euros.
  return euro(Math.floor(inEuro(euro((square * z + linear) * z + constant))))
}

/** Tax on one more euro: what a loss from letting saves and a surplus costs. */
export function grenzsteuersatz(income: Money, day: CalendarDate, splitting = false): Share {
  const x = Math.floor(inEuro(splitting ? times(income, ratio(1, 2)) : income))
  const zone = zoneOf(x, day)
  if (!zone) return percent(0)
  return percent((2 * zone.square * ((x - zone.from) / 10_000) + zone.linear) / 100)
}

/** From this day on a sale is free of tax: ten years after the contract. Own use may free it earlier (§ 23 EStG). */
export function veraeusserungsfreiAb(contractDate: CalendarDate): CalendarDate {
  return addYears(contractDate, rowAt(STEUERFRISTEN, contractDate, 'veraeusserung').years)
}

/** Until this day modernisation counts towards the limit of anschaffungsnahe cost. */
export function anschaffungsnahBis(contractDate: CalendarDate): CalendarDate {
  return addYears(contractDate, rowAt(STEUERFRISTEN, contractDate, 'anschaffungsnah').years)
}

/** The zone begins with the first whole euro above its `from`; undefined where no tax is due. */
function zoneOf(income: number, day: CalendarDate): TarifzoneRow | undefined {
  return rowsAt(EINKOMMENSTEUERTARIF, day).findLast(({ from }) => income > from)
}
