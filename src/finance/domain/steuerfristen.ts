import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { STEUERFRISTEN } from '#reference/afa.ts'
import { rowAt } from '#reference/table.ts'

/** From this day on a sale is free of tax: ten years after the contract. Own use may free it earlier (§ 23 EStG). */
export function veraeusserungsfreiAb(contractDate: CalendarDate): CalendarDate {
  return addYears(contractDate, rowAt(STEUERFRISTEN, contractDate, 'veraeusserung').years)
}

/** Until this day modernisation counts towards the limit of anschaffungsnahe cost. */
export function anschaffungsnahBis(contractDate: CalendarDate): CalendarDate {
  return addYears(contractDate, rowAt(STEUERFRISTEN, contractDate, 'anschaffungsnah').years)
}
