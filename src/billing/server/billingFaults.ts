import { ORDERS_SINCE } from './cleanBooks.ts'

/** Asked after every minute, and later every hour: so late nobody asks. */
const UNASKED = `interval '3 hours'`
/** Mails are forgotten after 90 days: the younger side of a comparison is as young as this, the other a little older. */
const YOUNG = `now() - interval '80 days'`
const OLDER = `now() - interval '88 days'`

/** Letters of one kind against what each account must have got one for. Those of deleted accounts are gone with them. */
const lettersUnlike = (templates: string, causes: (since: string) => string) => `
  select account.id::text from account
  where (select count(*) from mail where mail.account_id = account.id and template in (${templates}) and created_at > ${YOUNG})
          > (${causes(OLDER)})
     or (select count(*) from mail where mail.account_id = account.id and template in (${templates}))
          < (${causes(YOUNG)})`

/**
 * Selects the ids of orders, payments, invoices and accounts that are not as they should be; `pending` has the ids that
 * jobs are still to work on.
 */
export const BILLING_FAULTS = {
  'order.unbooked': `select id::text from purchase where paid_at is not null
    and (select count(*) from payment where purchase_id = purchase.id and kind = 'charge') <> 1`,
  'order.price': `select purchase.id::text from purchase join payment on purchase_id = purchase.id and kind = 'charge'
    where cents <> gross_cents`,
  'order.unfulfilled': `select id::text from purchase where state = 'pending' and note is not null`,
  'order.unasked': `select id::text from purchase where state in ('open', 'pending') and session_id is not null
    and coalesce(checked_at, created_at) < now() - ${UNASKED}`,
  'order.confirmation': lettersUnlike(
    `'orderReceived'`,
    since => `select count(*) from purchase where purchase.account_id = account.id and session_id is not null
      and created_at > ${since}`,
  ),
  'payment.noInvoice': `select payment.id::text from payment left join invoice on payment_id = payment.id
    where kind in ('charge', 'renewal') and invoice.id is null`,
  'payment.noCredits': `select payment.id::text from payment join purchase on purchase.id = purchase_id
    where kind in ('charge', 'renewal') and account_id is not null
      and not exists (select from credit_booking as booking where booking.reference = payment.id::text
        and reason = 'purchase' and booking.account_id = purchase.account_id and amount = payment.credits)
      and not exists (select from refund where payment_id = payment.id and refund.reason = 'undeliverable')`,
  'credits.noPayment': `select reference as id from credit_booking where reason = 'purchase'
    and created_at >= ${ORDERS_SINCE}
    and not exists (select from payment where payment.id::text = credit_booking.reference)`,
  'report.unpaid': `select analysis.id::text from analysis join payment on payment.id = unlocked_by
    where unlocked and payment.cents > 0 and 0 >= (
      select sum(cents) from payment as part where part.id = unlocked_by or part.reverses = unlocked_by)`,
  'refund.noJob': `select id::text from refund where reference is null and id::text not in (select id from pending)`,
  'event.noJob': `select id from payment_event where handled_at is null and id not in (select id from pending)`,
  'invoice.amount': `select number as id from invoice join payment on payment.id = payment_id
    where (content #>> '{total,grossCents}')::int <> cents`,
  'invoice.gap': `select format('RE-%s-%s', counter.year, lpad(drawn::text, greatest(6, length(drawn::text)), '0')) as id
    from invoice_counter as counter, generate_series(1, last) as drawn
    where counter.year >= extract(year from ${ORDERS_SINCE} at time zone 'Europe/Berlin') and not exists (select from invoice where invoice.year = counter.year and sequence = drawn)
    union all select number from invoice
    where sequence > coalesce((select last from invoice_counter where invoice_counter.year = invoice.year), 0)`,
  'invoice.undrawn': `select number as id from invoice where file_key is null and id::text not in (select id from pending)`,
  'invoice.mail': lettersUnlike(
    `'paymentReceived', 'paymentReturned'`,
    since => `select count(*) from invoice where invoice.account_id = account.id and file_key is not null
      and issued_on > (${since})::date`,
  ),
  'promo.overused': `select code as id from promo_code
    where most_uses < (select count(*) from promo_use where promo_use.code = promo_code.code)`,
  'promo.held': `select purchase_id::text as id from promo_use join purchase on purchase.id = purchase_id
    where state in ('failed', 'cancelled', 'expired')`,
} as const
