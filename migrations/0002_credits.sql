-- Guthaben as bookings. Free analyses (kind free) give previews, paid ones (kind paid) give unlocked reports.
create table credit_booking (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('free', 'paid')),
  reason text not null check (reason in ('welcome', 'purchase', 'grant', 'use', 'giveback', 'refund')),
  amount integer not null check (amount <> 0),
  -- What is booked, once: account, order or analysis. The same booking twice is refused by the index below.
  reference text not null,
  created_at timestamptz not null default now()
);
create unique index credit_booking_once on credit_booking (reference, reason, kind);
create index credit_booking_by_account on credit_booking (account_id, id);

-- The sum of the bookings, kept in the same transaction; the check makes a double spend impossible.
create table credit_balance (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('free', 'paid')),
  balance integer not null check (balance >= 0),
  primary key (account_id, kind)
);
