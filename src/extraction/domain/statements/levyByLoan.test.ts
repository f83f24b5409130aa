import { expect, test } from 'vitest'
import { isPaidByLoan } from './levyByLoan.ts'

test.each([
  ['die beschlossene sonderumlage für das dach von 12·000 € für diese wohnung wird über ein darlehen der gemeinschaft bezahlt: monatlich 95 € bis dezember 2037 neben dem hausgeld'],
  ['die sonderumlage wird durch einen kredit der weg finanziert'],
  ['die umlage von 9·600 € kann über das darlehen der gemeinschaft in raten gezahlt werden'],
  ['finanziert wird die sonderumlage über ein kfw-darlehen der gemeinschaft'],
  ['die sonderumlage, anteil 8·000 €, wurde mit einem darlehen der gemeinschaft vorfinanziert'],
  ['zur finanzierung der sonderumlage hat die gemeinschaft ein darlehen aufgenommen'],
  ['die gemeinschaft hat ein darlehen für die sonderumlage aufgenommen'],
  ['anstelle der sonderumlage von 12·000 € wurde ein darlehen der weg aufgenommen'],
  ['beschlossen ist eine sonderumlage von 12·000 € für diese wohnung', ' sie wird über ein darlehen der gemeinschaft finanziert'],
  ['beschlossen ist eine sonderumlage von 12·000 € für diese wohnung', ' dafür hat die gemeinschaft einen kredit aufgenommen, monatlich 95 €'],
  ['beschlossen ist eine sonderumlage von 12·000 € für diese wohnung', ' finanziert wird sie über ein darlehen der weg'],
])('%s %s: one debt', (...around) => {
  expect(isPaidByLoan(around)).toBe(true)
}) // prettier-ignore

test.each([
  ['beschlossen ist eine sonderumlage von 12·000 € für diese wohnung', ' für das dach läuft außerdem ein darlehen der gemeinschaft'],
  ['für das dach läuft ein darlehen der gemeinschaft mit 95 € im monat', ' für den aufzug ist eine sonderumlage von 3·000 € beschlossen'],
  ['die kosten werden über eine sonderumlage von 12·000 € und ein darlehen aufgebracht'],
  ['neben der sonderumlage wird ein darlehen der gemeinschaft bezahlt'],
  ['die sonderumlage von 6·000 € ist im märz fällig, der rest wird über ein darlehen finanziert'],
  ['die sonderumlage wird zum teil über ein darlehen finanziert'],
  ['die sonderumlage wird nicht über ein darlehen der gemeinschaft finanziert'],
  ['die sonderumlage kann der käufer über ein eigenes darlehen finanzieren'],
  ['die sonderumlage hat der verkäufer über einen kredit bezahlt'],
  ['eine sonderumlage ist nicht beschlossen', ' die gemeinschaft hat ein darlehen'],
  ['die sonderumlage beträgt 5·000 €', ' die bank des käufers gibt ein darlehen dafür'],
])('%s %s: two, or none', (...around) => {
  expect(isPaidByLoan(around)).toBe(false)
}) // prettier-ignore
