import type { Reading, TableRule } from '../rule.ts'
import { amountsIn } from '../numbers.ts'
import { rent } from './rent.ts'
import { MIN_MONTH } from './rentAmount.ts'

/** What an operator or a tenant of land pays, under the names of a lease. */
export const leaseTables: TableRule[] = [
  {
    // What the operator of a care or student flat pays is its rent; of land it is the tenant's, told elsewhere.
    key: 'kaltmieteMonat',
    label:
      /^(?:monatliche )?(?:netto)?pacht(?:einnahmen?|zins)?(?: ?\(?(?:monatlich|mtl\.?|p\. ?m\.?|im monat|pro monat|je monat|netto)\)?)*$/u,
    value: (text, label) => {
      const reading = rent(text, `${label} monatlich`)
      return /monat|mtl|p\. ?m(?!\p{L})/u.test(`${label} ${text}`) && Number(reading?.value) >= MIN_MONTH
        ? reading
        : undefined
    },
  },
  {
    // "Pacht monatlich / jährlich | 641,38 € / 7.696,50 €"
    key: 'jahresnettokaltmiete',
    label:
      /^(?:netto)?(?:pacht|kaltmiete|nettokaltmiete|miete) (?:monatlich|mtl\.?|im monat) ?\/ ?(?:jährlich|im jahr|p\.? ?a\.?)$/u,
    value: text => {
      const [, year] = amountsIn(text)
      return year && year.value >= 12 * MIN_MONTH ? { value: year.value, unit: '€/Jahr' } : undefined
    },
  },
  {
    key: 'jahresnettokaltmiete',
    label:
      /^(?:jährliche |jahres-?)?(?:netto)?pacht(?:einnahmen?|zins)? ?(?:\(?(?:jährlich|p\.\s?a\.?|im jahr|pro jahr|je jahr|netto)\)?)*$/u,
    value: (text, label) => {
      const reading = rent(text, `${label} `, 'year')
      return /jahr|jährlich|p\.\s?a/u.test(`${label} ${text}`) && Number(reading?.value) >= 12 * MIN_MONTH
        ? { ...(reading as Reading), unit: '€/Jahr' }
        : undefined
    },
  },
]
