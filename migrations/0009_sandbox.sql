-- The payment provider that moves no money (PAYMENT=sandbox): what Stripe would keep of us, apart from our own books.
create table sandbox_checkout (
  -- Random: who knows it may pay.
  id text primary key,
  purchase_id text not null unique,
  package text not null,
  description text not null,
  -- € in cents.
  list_cents integer not null,
  discount_cents integer not null,
  promo_code text,
  mode text not null check (mode in ('payment', 'subscription')),
  success_url text not null,
  cancel_url text not null,
  state text not null default 'open' check (state in ('open', 'pending', 'paid', 'cancelled')),
  created_at timestamptz not null default now(),
  pending_since timestamptz,
  -- Of mode subscription, once paid.
  subscription_id text unique,
  period_end timestamptz,
  ending boolean not null default false,
  ended_at timestamptz
);
create index sandbox_checkout_by_time on sandbox_checkout (created_at desc);

create table sandbox_payment (
  id text primary key,
  checkout_id text not null references sandbox_checkout,
  cents integer not null,
  -- null: the first payment, else a renewal that lasts until then.
  period_end timestamptz
);
create index sandbox_payment_by_checkout on sandbox_payment (checkout_id);

create table sandbox_refund (
  id text primary key,
  key text not null unique,
  payment_id text not null references sandbox_payment,
  cents integer not null check (cents > 0)
);
create index sandbox_refund_by_payment on sandbox_refund (payment_id);
