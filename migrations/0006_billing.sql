-- An order as the buyer has placed it on our page; the provider only takes the money for it.
create table purchase (
  id uuid primary key default gen_random_uuid(),
  -- Shown to the buyer and asked for by the withdrawal form; random, so that nobody can count.
  contract_id text not null unique,
  -- null once the account is deleted: books are kept eight years (§ 147 AO).
  account_id uuid references account on delete set null,
  -- Copies as of the order: neither checkout nor invoice may change with account and configuration.
  buyer_email text not null,
  buyer_name text not null,
  -- { street, zip, city, country }
  buyer_address jsonb,
  package text not null check (package in ('mini', 'midi', 'maxi', 'bronze', 'silber', 'gold')),
  description text not null,
  price_id text not null,
  mode text not null check (mode in ('payment', 'subscription')),
  credits integer not null check (credits > 0),
  -- € in cents, Umsatzsteuer included; gross = list price less discount. Of a subscription: the first period.
  list_cents integer not null check (list_cents > 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and list_cents),
  gross_cents integer not null check (gross_cents = list_cents - discount_cents),
  currency text not null default 'eur',
  promo_code text,
  ref_code text,
  -- SHA-256 of what was ordered: the same again is a double click.
  fingerprint text not null,
  -- open → pending → paid → refunded | disputed, or failed | cancelled | expired.
  state text not null default 'open'
    check (state in ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'disputed')),
  -- The provider's ids; null until it knows of the order. A free order has a session of ours, since nobody is to be paid.
  provider text not null check (provider in ('sandbox', 'stripe')),
  session_id text unique,
  session_url text,
  payment_reference text,
  subscription_reference text,
  method text,
  -- Version of the wording of consents and notice that the buyer saw; null: the caller did not say (§ 312m BGB).
  consent_version text,
  -- When he agreed to performance before the withdrawal period ends, knowing what he loses (§ 356 Abs. 5, 6 BGB).
  early_performance_at timestamptz,
  -- Of a subscription: paid until; notice given; over.
  period_end timestamptz,
  cancelled_at timestamptz,
  ended_at timestamptz,
  -- For the operator: what a person has to look at.
  note text,
  -- When the provider was last asked.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  withdrawn_at timestamptz,
  check ((state in ('paid', 'refunded', 'disputed')) = (paid_at is not null))
);
create index purchase_by_account on purchase (account_id, created_at desc);
create index purchase_unsettled on purchase (checked_at nulls first) where state in ('open', 'pending');
create index purchase_by_subscription on purchase (subscription_reference) where subscription_reference is not null;

-- Money that came in or went out, once for each fact of the provider: the purchase itself, each renewal, each refund.
create table payment (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references purchase,
  -- reinstated: what had gone back is ours again.
  kind text not null check (kind in ('charge', 'renewal', 'refund', 'dispute', 'reinstated')),
  -- The provider's id of the fact; the same fact is never booked twice.
  reference text not null unique,
  -- € in cents, negative for money that went back.
  cents integer not null check ((kind in ('refund', 'dispute')) = (cents < 0)),
  -- Credits that came or went with it.
  credits integer not null,
  -- Of refund, dispute and reinstated: the charge or renewal.
  reverses uuid references payment,
  -- Of a subscription: what is paid lasts until then.
  period_end timestamptz,
  booked_at timestamptz not null default now(),
  check ((kind in ('refund', 'dispute', 'reinstated')) = (reverses is not null))
);
create index payment_by_purchase on payment (purchase_id);
create index payment_by_reversed on payment (reverses) where reverses is not null;

-- Refunds that we have decided on: the credits are gone already, the provider is told by a job.
create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  cents integer not null check (cents > 0),
  -- Taken back with it.
  credits integer not null check (credits >= 0),
  reason text not null check (reason in ('withdrawal', 'operator', 'undeliverable')),
  -- The provider's id, once it has done it.
  reference text unique,
  decided_at timestamptz not null default now()
);
create index refund_by_payment on refund (payment_id);

-- Last number of each year; locked while one is drawn, so that the row is gapless.
create table invoice_counter (
  year integer primary key,
  last integer not null
);

create table invoice (
  id uuid primary key default gen_random_uuid(),
  -- RE-2026-000001; cancellations (Stornorechnungen) are in the same row of numbers.
  number text not null unique,
  year integer not null,
  sequence integer not null,
  payment_id uuid not null unique references payment,
  account_id uuid references account on delete set null,
  -- Invoice that this one cancels.
  cancels uuid references invoice,
  -- All that stands on it, as issued: never computed anew.
  content jsonb not null,
  issued_on date not null,
  -- The drawn PDF/A-3 in the store; null until it is drawn.
  file_key text,
  sha256 text,
  unique (year, sequence)
);
create index invoice_by_account on invoice (account_id);

-- Every event of the provider, stored before anything is done with it: what to look at, nothing of the buyer.
create table payment_event (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index payment_event_unhandled on payment_event (received_at) where handled_at is null;

create table promo_code (
  -- Upper case.
  code text primary key check (code ~ '^[A-Z0-9_-]{3,40}$'),
  discount_type text not null check (discount_type in ('percentage', 'fixed_amount')),
  -- Percent (1 to 100), or € in cents.
  amount integer not null check (amount > 0),
  valid_from timestamptz,
  valid_until timestamptz,
  -- null: no limit.
  most_uses integer check (most_uses > 0),
  most_uses_per_account integer check (most_uses_per_account > 0),
  -- null: all packages.
  packages text[],
  -- Partner whose code it is.
  partner_id uuid,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check (discount_type <> 'percentage' or amount <= 100)
);

-- A use is reserved with the order and goes when the order has failed, expired or was cancelled.
create table promo_use (
  purchase_id uuid primary key references purchase on delete cascade,
  code text not null references promo_code,
  account_id uuid,
  created_at timestamptz not null default now()
);
create index promo_use_by_code on promo_use (code, account_id);

-- Withdrawals (§ 356a BGB) and notices (§ 312k BGB) as they came in, whether or not a contract was found.
create table declaration (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('withdrawal', 'notice')),
  name text not null,
  contract_id text not null,
  email text not null,
  -- Of a notice: what the declarant adds, for instance an important reason.
  reason text,
  purchase_id uuid references purchase on delete set null,
  declared_at timestamptz not null default now(),
  -- null: a person has to look at it.
  settled_at timestamptz
);
create index declaration_by_email on declaration (email, declared_at);
create index declaration_unsettled on declaration (declared_at) where settled_at is null;
