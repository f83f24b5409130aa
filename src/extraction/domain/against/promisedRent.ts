import type { Candidate, Contradiction, Fact, Facts } from '../facts.ts'
import { isPlain } from '../scope/scope.ts'
import { type AgainstView, inEuros, numberOf } from './view.ts'

const MONTHS = 12
/** Of the rent of a year so much less may come in by the months. */
const LEAST = 0.8
/** "bringen zusammen 1.620 € kalt im Monat": what the let ones pay. */
const TOGETHER = /(?<!\p{L})(?:zusammen|insgesamt|in (?:der )?summe|gesamt)(?!\p{L})/iu

/** A house that is let in part brings what its let flats pay together: a year's rent that is more is one with all let. */
export function withPaidRent(facts: Facts): Facts {
  const paid = paidTogether(facts)
  const { jahresnettokaltmiete: year } = facts
  if (!paid || !year || year.buyer) return facts
  return { ...facts, jahresnettokaltmiete: { ...paid, value: MONTHS * Number(paid.value), unit: '€/Jahr' } }
}

function paidTogether({ vermietet, kaltmieteMonat, jahresnettokaltmiete }: Facts): Fact | null {
  const [month, year] = [numberOf(kaltmieteMonat), numberOf(jahresnettokaltmiete)]
  if (vermietet?.value !== 'teilweise' || !kaltmieteMonat || month === null || year === null) return null
  const isTold = kaltmieteMonat.evidence.some(({ quote, whole }) => TOGETHER.test(whole ?? quote))
  return isTold && MONTHS * month < LEAST * year ? kaltmieteMonat : null
}

/** The year's rent that the house does not bring. */
export function promisedRent({ facts, own }: AgainstView): Contradiction[] {
  const [paid, evidence] = [numberOf(facts.jahresnettokaltmiete), facts.jahresnettokaltmiete?.evidence ?? []]
  const quotes = evidence.map(({ quote }) => quote)
  if (paid === null || facts.vermietet?.value !== 'teilweise' || !quotes.some(quote => TOGETHER.test(quote))) return []
  const [promised] = own.filter(one => isPromised(one, paid))
  const [told] = evidence
  if (!promised || !told) return []
  return [
    {
      key: 'jahresnettokaltmiete',
      message: `Jahresnettokaltmiete: Das Exposé nennt ${inEuros(Number(promised.value))} (Seite ${promised.evidence.page}), die vermieteten Wohnungen zahlen zusammen ${inEuros(paid)} im Jahr (Seite ${told.page}).`,
      values: [
        { value: promised.value, unit: '€/Jahr', evidence: [promised.evidence] },
        { value: paid, unit: '€/Jahr', evidence: [told] },
      ],
      follows: {
        reason: 'Gezahlt wird nur die Miete der vermieteten Wohnungen. Gerechnet ist mit ihr.',
        ask: 'Welche Miete ist für die leeren Wohnungen angesetzt?',
      },
    },
  ]
}

function isPromised({ key, value, scope }: Candidate, paid: number): boolean {
  return key === 'jahresnettokaltmiete' && isPlain(scope) && LEAST * Number(value) > paid
}
