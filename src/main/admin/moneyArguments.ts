import type { NewPartner, NewPromo } from '#affiliates/server/index.ts'
import { exactly, only, timeOf, wholeNumber } from './adminWords.ts'

/** What the operator does with money, codes and partners. */
export type MoneyCommand =
  | { readonly command: 'refund'; readonly contractId: string; readonly cents: number | null }
  | ({ readonly command: 'promoAdd' } & NewPromo)
  | { readonly command: 'promoList' }
  | { readonly command: 'promoEnd'; readonly code: string }
  | ({ readonly command: 'partnerAdd' } & NewPartner)
  | { readonly command: 'partnerList' }
  | { readonly command: 'partnerEnd'; readonly refCode: string }
  | { readonly command: 'statement'; readonly refCode: string; readonly month: string }
  | { readonly command: 'orders' }
  | { readonly command: 'orderDone'; readonly contractId: string }
  | { readonly command: 'declarations' }
  | { readonly command: 'declarationDone'; readonly id: string }

export const MONEY_OPTIONS = {
  cents: { type: 'string' },
  from: { type: 'string' },
  most: { type: 'string' },
  'per-account': { type: 'string' },
  packages: { type: 'string' },
  partner: { type: 'string' },
} as const

type Values = Readonly<Partial<Record<keyof typeof MONEY_OPTIONS | 'until', string | undefined>>>

/** @returns null when it is none of these. @throws TypeError with a German sentence */
export function moneyCommand(area: string, words: string[], values: Values): MoneyCommand | null {
  const [verb = '', ...rest] = words
  switch (`${area} ${verb}`) {
    case 'promo add':
      return promoAdd(rest, values)
    case 'promo list':
      exactly(rest, 0, 'nichts weiter')
      return { command: 'promoList' }
    case 'promo end':
      return { command: 'promoEnd', code: only(rest, 'den Code') }
    case 'affiliates add': {
      const [refCode = '', name = '', email = '', percent = ''] = exactly(
        rest,
        4,
        'Code, Namen, E-Mail-Adresse und Provision in Prozent',
      )
      return { command: 'partnerAdd', refCode, name, email, commissionPercent: Number(percent.replace(',', '.')) }
    }
    case 'affiliates list':
      exactly(rest, 0, 'nichts weiter')
      return { command: 'partnerList' }
    case 'affiliates end':
      return { command: 'partnerEnd', refCode: only(rest, 'den Code') }
    case 'orders noted':
      exactly(rest, 0, 'nichts weiter')
      return { command: 'orders' }
    case 'orders done':
      return { command: 'orderDone', contractId: only(rest, 'die Vertragsnummer') }
    case 'declarations list':
      exactly(rest, 0, 'nichts weiter')
      return { command: 'declarations' }
    case 'declarations done':
      return { command: 'declarationDone', id: only(rest, 'die Nummer der Erklärung') }
    case 'affiliates statement': {
      const [refCode = '', month = ''] = exactly(rest, 2, 'den Code und den Monat')
      return { command: 'statement', refCode, month }
    }
    default:
      if (area !== 'refund') return null
      return { command: 'refund', contractId: only(words, 'die Vertragsnummer'), cents: countOf(values.cents) }
  }
}

function promoAdd(words: string[], values: Values): MoneyCommand {
  const [code = '', discount = ''] = exactly(words, 2, 'den Code und den Nachlass, zum Beispiel 20% oder 500 (Cent)')
  const isShare = discount.endsWith('%')
  return {
    command: 'promoAdd',
    code,
    discountType: isShare ? 'percentage' : 'fixed_amount',
    amount: wholeNumber(isShare ? discount.slice(0, -1) : discount, 10_000_000),
    validFrom: timeOf(values.from),
    validUntil: timeOf(values.until),
    mostUses: countOf(values.most),
    mostUsesPerAccount: countOf(values['per-account']),
    packages: values.packages?.split(',').map(name => name.trim()) ?? null,
    refCode: values.partner ?? null,
  }
}

function countOf(text: string | undefined): number | null {
  return text === undefined ? null : wholeNumber(text, 10_000_000)
}
