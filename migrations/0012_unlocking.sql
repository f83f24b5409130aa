-- Which money unlocked an analysis, so that it is locked again when that money goes back. null: locked, or unlocked by a present.
alter table analysis add column unlocked_by uuid references payment on delete set null;
-- When its owner first saw or took away the whole report.
alter table analysis add column opened_at timestamptz;
create index analysis_by_unlocking on analysis (unlocked_by) where unlocked_by is not null;

-- What a paid credit was used up from: the reference of the booking that brought it. The oldest goes first, and what a failed
-- analysis gives back goes where it came from.
alter table credit_booking add column source text check (source is null or reason in ('use', 'giveback', 'refund'));
-- A refund closes a purchase, also one of which nothing is left: what is given back of it later is taken back at once.
alter table credit_booking drop constraint credit_booking_check;
alter table credit_booking add constraint credit_booking_check
  check (case reason when 'use' then amount < 0 when 'refund' then amount <= 0 else amount > 0 end);

-- Uses of before that were given back have cancelled out; the others are told apart as they were counted until now.
with gained as (
  select account_id, reference,
    sum(kept) over (partition by account_id order by id) - kept as after, sum(kept) over (partition by account_id order by id) as upto
  from (
    select id, account_id, reference, amount + case when reason = 'purchase' then coalesce((
      select sum(amount) from credit_booking as refund
      where refund.reason = 'refund' and refund.reference = gain.reference and refund.account_id = gain.account_id), 0) else 0 end as kept
    from credit_booking as gain where kind = 'paid' and reason in ('purchase', 'grant', 'welcome')
  ) as one
), used as (
  select id, account_id, row_number() over (partition by account_id order by id) as place
  from credit_booking as one
  where kind = 'paid' and reason = 'use' and not exists (
    select from credit_booking as back
    where back.reason = 'giveback' and back.reference = one.reference and back.account_id = one.account_id)
)
update credit_booking set source = gained.reference
from used join gained on gained.account_id = used.account_id and place > after and place <= upto
where credit_booking.id = used.id;

update analysis set unlocked_by = payment.id
from credit_booking join payment on payment.id::text = source
where credit_booking.reason = 'use' and credit_booking.reference = analysis.id::text;

-- Whether reports of before were opened is not known. A person decides on withdrawals of their orders, as with any that was opened
-- before early performance was agreed to.
update analysis set opened_at = finished_at where unlocked and state = 'done';
