import { momentInGermany } from '#kernel/germanTime.ts'
import { findAccountByEmail, setRole } from '#accounts/server/index.ts'
import { notedOrdersOf } from '#billing/server/index.ts'
import { balanceOf, grantCredits } from '#credits/server/index.ts'
import { rerun } from '#intake/server/index.ts'
import { broadcast } from '#notifications/server/index.ts'
import { readMaintenance, writeMaintenance } from '#operations/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { exactly, none, only, timeOf, wholeNumber } from './adminWords.ts'
import type { Command, Work } from './command.ts'
import { notedLine } from './moneyCommands.ts'

const ROLES = ['ROLE_PRO', 'ROLE_ADMIN'] as const

/** What the operator does with accounts, analyses and the product as a whole. */
export const PRODUCT_COMMANDS: Readonly<Record<string, Command>> = {
  'account show': words => {
    const email = only(words, 'die E-Mail-Adresse')
    return async ({ database }) => {
      const account = await accountOf(database, email)
      const { free, paid } = await balanceOf(database, account.id)
      const noted = await notedOrdersOf(database, account.id)
      return [
        `Rollen: ${account.roles.join(', ')}`,
        `Analysen übrig: ${free} Vorschauen, ${paid} mit vollem Bericht`,
        ...noted.map(order => `Vermerkt: ${notedLine(order)}`),
      ]
    }
  },
  'account role': (words, { take }) => {
    const [email = '', role = ''] = exactly(words, 2, 'die E-Mail-Adresse und die Rolle')
    if (!ROLES.some(one => one === role)) throw new TypeError(`„${role}“ ist keine Rolle: ${ROLES.join(', ')}.`)
    return async ({ database }) => {
      const account = await accountOf(database, email)
      await database.inTransaction(tx => setRole(tx, account.id, role, !take))
      return [take ? `Das Konto hat ${role} nicht mehr.` : `Das Konto hat jetzt ${role}.`]
    }
  },
  'credits grant': (words, { reason = '', free }) => {
    const [email = '', count = ''] = exactly(words, 2, 'die E-Mail-Adresse und die Anzahl')
    if (reason.trim() === '') throw new TypeError('credits grant braucht --reason.')
    const amount = wholeNumber(count, 1_000)
    return async ({ database }) => {
      const { id } = await accountOf(database, email)
      const reference = `${id} ${reason.trim()}`
      const kind = free ? 'free' : 'paid'
      const isNew = await database.inTransaction(tx => grantCredits(tx, id, kind, amount, reference))
      return [
        isNew ? `Gutgeschrieben: ${amount}.` : 'Für diesen Grund wurde schon gutgeschrieben; nichts ist geändert.',
      ]
    }
  },
  'maintenance on': (words, { until }) =>
    maintained({ enabled: true, message: only(words, 'die Nachricht'), until: timeOf(until) }),
  'maintenance off': words => {
    none(words)
    return maintained({ enabled: false, message: '', until: null })
  },
  'maintenance show': words => {
    none(words)
    return maintained(null)
  },
  broadcast: (words, options) => {
    const [title = '', message = ''] = exactly(words, 2, 'Titel und Nachricht')
    const hours = wholeNumber(options.hours, 24 * 30)
    return async ({ database }) => {
      await broadcast(database, { title, message, until: new Date(Date.now() + hours * 3_600_000) })
      return [`Die Nachricht wird allen Angemeldeten gezeigt, ${hours} Stunden lang.`]
    }
  },
  'analysis rerun': words => {
    const privateDocumentId = only(words, 'die ID aus dem Archiv')
    return async ({ database, withJobs }) => {
      const begun = await withJobs(jobs => database.inTransaction(tx => rerun(tx, jobs, privateDocumentId)))
      if (!begun) throw new Error('Diese Analyse gibt es nicht, sie läuft gerade, oder ihr Exposé ist schon gelöscht.')
      return ['Die Analyse läuft noch einmal.']
    }
  },
}

/** @param change null: only show it */
function maintained(change: Parameters<typeof writeMaintenance>[1] | null): Work {
  return async ({ database }) => {
    if (change) await writeMaintenance(database, change)
    const { enabled, message, until } = await readMaintenance(database)
    if (!enabled) return ['Wartungsmodus: aus.']
    return [`Wartungsmodus: an, ${until ? `voraussichtlich bis ${momentInGermany(until)}` : 'ohne Ende'}. ${message}`]
  }
}

async function accountOf(database: Database, email: string) {
  const account = await findAccountByEmail(database, email)
  if (!account) throw new Error('Ein Konto mit dieser E-Mail-Adresse gibt es nicht.')
  return account
}
