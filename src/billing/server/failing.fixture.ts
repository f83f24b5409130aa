import type { Database, Queryable, Transaction } from '#platform/database/databasePort.ts'
import { queryable } from '#platform/database/queryable.ts'
import { type PaymentProvider, PaymentUnavailable } from '#platform/payment/paymentPort.ts'

/** before: it was never done. after: it was done, but nobody heard of it. */
export type Moment = 'before' | 'after'

/** Counts the calls of database and provider, and makes one of them fail. */
export interface Failing {
  readonly database: Database
  readonly payments: PaymentProvider
  /** Calls so far. */
  calls(): number
}

/** @param failAt number of the call that fails, from 1; 0: none */
export function failing(database: Database, payments: PaymentProvider, failAt: number, moment: Moment): Failing {
  let calls = 0
  const count = async <Result>(work: () => Promise<Result>, error: () => Error): Promise<Result> => {
    calls++
    const fails = calls === failAt
    if (fails && moment === 'before') throw error()
    const result = await work()
    if (fails) throw error()
    return result
  }
  const broken = () => new Error('the process died')
  const wrapped = (db: Queryable): Queryable =>
    queryable({
      query: (sql, values) => count(() => db.query(sql, values), broken),
      execute: (sql, values) => count(() => db.execute(sql, values), broken),
    })
  return {
    calls: () => calls,
    database: {
      ...wrapped(database),
      // Ends are counted, too: a commit of which nobody heard is the hardest.
      inTransaction: async work => {
        const run = async (tx: Transaction) => {
          const result = await work({ ...wrapped(tx), isTransaction: true })
          if (moment === 'before') await count(() => Promise.resolve(), broken)
          return result
        }
        const result = await database.inTransaction(run)
        if (moment === 'after') await count(() => Promise.resolve(), broken)
        return result
      },
      close: () => database.close(),
    },
    payments: {
      ...payments,
      createCheckout: order => count(() => payments.createCheckout(order), unavailable),
      readCheckout: session => count(() => payments.readCheckout(session), unavailable),
      refund: order => count(() => payments.refund(order), unavailable),
    },
  }
}

function unavailable(): Error {
  return new PaymentUnavailable(new Error('no answer'))
}
