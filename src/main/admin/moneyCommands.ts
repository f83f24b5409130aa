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
  germanTime,
  type NotedOrder,
  notedOrders,
  openDeclarations,
  refundContract,
  settleDeclaration,
} from '#billing/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import type { MoneyCommand } from './moneyArguments.ts'

/** @param withJobs lends the queue of jobs for one use @returns German lines @throws Error with a German sentence */
export async function runMoney(
  command: MoneyCommand,
  database: Database,
  withJobs: <Result>(use: (jobs: Jobs) => Promise<Result>) => Promise<Result>,
): Promise<string[]> {
  switch (command.command) {
    case 'refund': {
      const { contractId, cents } = command
      const outcome = await withJobs(jobs => refundContract({ database, jobs }, contractId, cents))
      if (!outcome.ok) throw new Error(outcome.failure)
      return [`Zurückgezahlt werden ${outcome.value.cents} Cent, zurückgenommen ${outcome.value.credits} Analysen.`]
    }
    case 'promoAdd':
      return addPromo(database, command)
    case 'promoList':
      return promoLines(database)
    case 'promoEnd':
      return stopPromo(database, command.code)
    case 'partnerAdd':
      return addPartner(database, command)
    case 'partnerList':
      return partnerLines(database)
    case 'partnerEnd':
      return endPartner(database, command.refCode)
    case 'orders': {
      const noted = await notedOrders(database)
      return noted.length === 0 ? ['Nichts ist vermerkt.'] : noted.map(notedLine)
    }
    case 'orderDone':
      if (!(await clearNote(database, command.contractId)))
        throw new Error('An einem solchen Vertrag ist nichts vermerkt.')
      return ['Erledigt.']
    case 'declarations': {
      const open = await openDeclarations(database)
      return open.length === 0 ? ['Nichts wartet.'] : open.map(declarationLine)
    }
    case 'declarationDone':
      if (!(await settleDeclaration(database, command.id)))
        throw new Error('Eine solche offene Erklärung gibt es nicht.')
      return ['Erledigt.']
    case 'statement':
      return [(await partnerStatement(database, command.refCode, command.month)).trimEnd()]
  }
}

export function notedLine({ contractId, buyerEmail, isDisputed, note }: NotedOrder): string {
  const words = [`Vertrag ${contractId}`, buyerEmail, isDisputed && 'in Rückbuchung', note]
  return words.filter(Boolean).join(' · ')
}

type Declaration = Awaited<ReturnType<typeof openDeclarations>>[number]

function declarationLine({ id, kind, name, contractId, email, declaredAt }: Declaration): string {
  const what = kind === 'withdrawal' ? 'Widerruf' : 'Kündigung'
  return [id, what, germanTime(declaredAt), `Vertrag ${contractId}`, name, email].join(' · ')
}
