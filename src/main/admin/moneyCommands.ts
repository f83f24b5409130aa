import { momentInGermany } from '#kernel/germanTime.ts'
import {
  addPartner,
  addPromo,
  endPartner,
  partnerLines,
  partnerStatement,
  promoLines,
  stopPromo,
} from '#affiliates/server/index.ts'
import {
  clearNote,
  type NotedOrder,
  notedOrders,
  openDeclarations,
  refundContract,
  settleDeclaration,
} from '#billing/server/index.ts'
import { exactly, none, only, timeOf, wholeNumber } from './adminWords.ts'
import type { Command } from './command.ts'

/** What the operator does with money, codes and partners. */
export const MONEY_COMMANDS: Readonly<Record<string, Command>> = {
  refund: (words, { cents }) => {
    const contractId = only(words, 'die Vertragsnummer')
    const part = countOf(cents)
    return async ({ database, withJobs }) => {
      const outcome = await withJobs(jobs => refundContract({ database, jobs }, contractId, part))
      if (!outcome.ok) throw new Error(outcome.failure)
      return [`Zurückgezahlt werden ${outcome.value.cents} Cent, zurückgenommen ${outcome.value.credits} Analysen.`]
    }
  },
  'promo add': (words, options) => {
    const [code = '', discount = ''] = exactly(words, 2, 'den Code und den Nachlass, zum Beispiel 20% oder 500 (Cent)')
    const isShare = discount.endsWith('%')
    const promo = {
      code,
      discountType: isShare ? 'percentage' : 'fixed_amount',
      amount: wholeNumber(isShare ? discount.slice(0, -1) : discount, 10_000_000),
      validFrom: timeOf(options.from),
      validUntil: timeOf(options.until),
      mostUses: countOf(options.most),
      mostUsesPerAccount: countOf(options['per-account']),
      packages: options.packages?.split(',').map(name => name.trim()) ?? null,
      refCode: options.partner ?? null,
    } as const
    return ({ database }) => addPromo(database, promo)
  },
  'promo list': words => {
    none(words)
    return ({ database }) => promoLines(database)
  },
  'promo end': words => {
    const code = only(words, 'den Code')
    return ({ database }) => stopPromo(database, code)
  },
  'affiliates add': words => {
    const parts = 'Code, Namen, E-Mail-Adresse und Provision in Prozent'
    const [refCode = '', name = '', email = '', percent = ''] = exactly(words, 4, parts)
    const partner = { refCode, name, email, commissionPercent: Number(percent.replace(',', '.')) }
    return ({ database }) => addPartner(database, partner)
  },
  'affiliates list': words => {
    none(words)
    return ({ database }) => partnerLines(database)
  },
  'affiliates end': words => {
    const refCode = only(words, 'den Code')
    return ({ database }) => endPartner(database, refCode)
  },
  'affiliates statement': words => {
    const [refCode = '', month = ''] = exactly(words, 2, 'den Code und den Monat')
    return async ({ database }) => [(await partnerStatement(database, refCode, month)).trimEnd()]
  },
  'orders noted': words => {
    none(words)
    return async ({ database }) => {
      const noted = await notedOrders(database)
      return noted.length === 0 ? ['Nichts ist vermerkt.'] : noted.map(notedLine)
    }
  },
  'orders done': words => {
    const contractId = only(words, 'die Vertragsnummer')
    return async ({ database }) => {
      if (!(await clearNote(database, contractId))) throw new Error('An einem solchen Vertrag ist nichts vermerkt.')
      return ['Erledigt.']
    }
  },
  'declarations list': words => {
    none(words)
    return async ({ database }) => {
      const open = await openDeclarations(database)
      return open.length === 0 ? ['Nichts wartet.'] : open.map(declarationLine)
    }
  },
  'declarations done': words => {
    const id = only(words, 'die Nummer der Erklärung')
    return async ({ database }) => {
      if (!(await settleDeclaration(database, id))) throw new Error('Eine solche offene Erklärung gibt es nicht.')
      return ['Erledigt.']
    }
  },
}

function countOf(text: string | undefined): number | null {
  return text === undefined ? null : wholeNumber(text, 10_000_000)
}

export function notedLine({ contractId, buyerEmail, isDisputed, note }: NotedOrder): string {
  const words = [`Vertrag ${contractId}`, buyerEmail, isDisputed && 'in Rückbuchung', note]
  return words.filter(Boolean).join(' · ')
}

type Declaration = Awaited<ReturnType<typeof openDeclarations>>[number]

function declarationLine({ id, kind, name, contractId, email, declaredAt }: Declaration): string {
  const what = kind === 'withdrawal' ? 'Widerruf' : 'Kündigung'
  return [id, what, momentInGermany(declaredAt), `Vertrag ${contractId}`, name, email].join(' · ')
}
