import { RANK } from '../facts.ts'
import type { Reading, TableRule } from '../rule.ts'
import { amountsIn } from '../numbers.ts'
import { rent } from './rent.ts'
import { MIN_MONTH, MONTHLY } from './rentAmount.ts'

const OF_A_CONTRACT =
  /^(?:monatliche |gezahlte |aktuelle )?(?:netto)?(?:pacht|kaltmiete|miete)(?:zins)? (?:(?:laut|lt\.?|gemäß|gem\.?|nach) )?(?:dem )?(?:(?:ursprünglichem |altem )?(?:pacht|miet|general(?:miet|pacht))?vertrag|(?:(?:\d\.|erste[mnr]?|zweite[mnr]?|letzte[mnr]?) )?nachtrag)(?: (?:von|vom|nr\.?) ?[\d./]+| (?:19|20)\d\d)?(?:,? \(?(?:seit|ab|von) .{4,24})?$/u
const PAID_NOW = /nachtrag|gezahlt|aktuell|seit/u

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
    // "Pacht laut Vertrag 2017 | 612,50 € monatlich" above "Pacht laut 1. Nachtrag, seit 01.01.2024 | 505,00 € monatlich": what was agreed last is paid.
    key: 'kaltmieteMonat',
    label: OF_A_CONTRACT,
    value: (text, label) => {
      const reading = rent(text, `${label} monatlich`)
      if (!MONTHLY.test(`${label} ${text}`) || !(Number(reading?.value) >= MIN_MONTH)) return undefined
      return reading && { ...reading, rank: PAID_NOW.test(label) ? RANK.table : RANK.hint }
    },
  },
  {
    key: 'jahresnettokaltmiete',
    label: OF_A_CONTRACT,
    value: (text, label) => {
      const reading = rent(text, label, 'year')
      if (reading?.unit !== '€/Jahr' || Number(reading.value) < 12 * MIN_MONTH) return undefined
      return { ...reading, rank: PAID_NOW.test(label) ? RANK.table : RANK.hint }
    },
  },
  {
    // "Pachtvertrag | 25 Jahre ab 01.07.2017, danach Option 1 × 5 Jahre"
    key: 'vermietet',
    label: /^(?:pacht|betreiber|general(?:miet|pacht)|haupt(?:miet|pacht))vertrag$/u,
    value: text =>
      /^(?:\d{1,2} Jahre,? (?:ab|seit|bis|ohne|fest)|(?:läuft |besteht )?(?:seit|bis|vom)) /u.test(text.trim())
        ? { value: true, rank: RANK.hint }
        : undefined,
  },
  {
    // "Pacht monatlich / jährlich | 641,38 € / 7.696,50 €"
    key: 'jahresnettokaltmiete',
    label:
      /^(?:netto)?(?:pacht|kaltmiete|nettokaltmiete|miete) (?:monatlich|mtl\.?|(?:im|pro|je) monat|p\.? ?m\.?) ?\/ ?(?:jährlich|(?:im|pro|je) jahr|p\.? ?a\.?)$/u,
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
