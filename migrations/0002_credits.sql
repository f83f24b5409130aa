-- Guthaben as bookings. Free analyses (kind free) give previews, paid ones (kind paid) give unlocked reports.
create table credit_booking (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('free', 'paid')),
  reason text not null check (reason in ('welcome', 'purchase', 'grant', 'use', 'giveback', 'refund')),
  amount integer not null,
  -- What is booked, once: account, order or analysis. The same booking twice is refused by the index below.
  reference text not null,
  created_at timestamptz not null default now(),
  check (case when reason in ('use', 'refund') then amount < 0 else amount > 0 end),
  check (reason not in ('use', 'giveback') or abs(amount) = 1)
);
create unique index credit_booking_once on credit_booking (reference, reason, account_id);
create index credit_booking_by_account on credit_booking (account_id, id);

-- The sums of the bookings, kept in the same transaction; the checks make a double spend impossible. One row an account,
-- so that there is one lock to wait for.
create table credit_balance (
  account_id uuid primary key references account on delete cascade,
  free integer not null default 0 check (free >= 0),
  paid integer not null default 0 check (paid >= 0)
);
