import type { Queryable } from '#platform/database/databasePort.ts'

/** One thing that cannot be true of a sound ledger. */
export interface LedgerFault {
  readonly accountId: string
  /** A German sentence for the operator; names ids only. */
  readonly fault: string
}

/**
 * What is wrong with the bookings, for the operator's check of the data. Reads rows of analyses that intake writes. A
 * report whose credit was given back is no fault: it failed first, and was repeated without cost.
 */
export function ledgerFaults(db: Queryable): Promise<LedgerFault[]> {
  return db.query<LedgerFault>(
    `with sums as (
       select account_id, coalesce(sum(amount) filter (where kind = 'free'), 0) as free,
         coalesce(sum(amount) filter (where kind = 'paid'), 0) as paid
       from credit_booking group by account_id
     ), uses as (
       select used.account_id, used.kind, used.reference, back.kind as back_kind, analysis.id as analysis_id,
         analysis.account_id as owner_id, analysis.credit_kind, analysis.state
       from credit_booking as used
       left join credit_booking as back on back.reference = used.reference and back.reason = 'giveback'
         and back.account_id = used.account_id
       left join analysis on analysis.id::text = used.reference
       where used.reason = 'use'
     )
     select account_id as "accountId",
       format('Die Buchungen ergeben %s Vorschauen und %s volle Berichte, das Guthaben sagt %s und %s.', coalesce(sums.free, 0),
         coalesce(sums.paid, 0), coalesce(balance.free, 0), coalesce(balance.paid, 0)) as fault
     from sums full join credit_balance as balance using (account_id)
     where (coalesce(sums.free, 0), coalesce(sums.paid, 0))
       is distinct from (coalesce(balance.free, 0), coalesce(balance.paid, 0))
     union all
     select account_id, format('Analyse %s: %s', reference, case
         when analysis_id is null then 'abgebucht, aber es gibt sie nicht.'
         when owner_id <> account_id then 'ein anderes Konto hat sie bezahlt.'
         when credit_kind <> kind then format('als %s abgebucht, als %s geführt.', kind, credit_kind)
         when back_kind <> kind then format('als %s abgebucht, als %s gutgeschrieben.', kind, back_kind)
         else 'gescheitert, aber nicht gutgeschrieben.' end)
     from uses
     where analysis_id is null or owner_id <> account_id or credit_kind <> kind or back_kind <> kind
       or (state = 'failed' and back_kind is null)
     union all
     select analysis.account_id, format('Analyse %s: nichts ist abgebucht.', analysis.id)
     from analysis
     -- A further version of an analysis is free.
     where version_of is null and not exists (select from credit_booking where reference = analysis.id::text and reason = 'use')
     union all
     select back.account_id, format('Analyse %s: gutgeschrieben, aber nie abgebucht.', back.reference)
     from credit_booking as back
     where reason = 'giveback' and not exists (
       select from credit_booking as used
       where used.reference = back.reference and used.reason = 'use' and used.account_id = back.account_id)
     union all
     select refund.account_id, format('Zahlung %s: mehr zurückgenommen als gekauft.', refund.reference)
     from credit_booking as refund
     where reason = 'refund' and -amount > coalesce((
       select amount from credit_booking as bought
       where bought.reference = coalesce(refund.source, refund.reference) and bought.reason = 'purchase' and bought.account_id = refund.account_id), 0)
     order by 1, 2`,
  )
}
