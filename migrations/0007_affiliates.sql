create table partner (
  id uuid primary key default gen_random_uuid(),
  -- Code of the landing links; lower case, and compared without case.
  ref_code text not null unique check (ref_code ~ '^[a-z0-9._-]{3,64}$'),
  name text not null,
  -- His own orders do not count, by this address and by his account, if he has one.
  email text not null,
  account_id uuid references account on delete set null,
  -- Share of the net revenue in hundredths of a percent.
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
alter table promo_code add foreign key (partner_id) references partner;

-- How often a partner's links were followed, by day and page: nothing of who followed them.
create table affiliate_touch (
  partner_id uuid not null references partner,
  day date not null,
  -- Path only: queries and fragments of strangers' links may hold anything.
  landing_path text not null,
  touches integer not null default 1,
  primary key (partner_id, day, landing_path)
);

-- Which partner's link an account was registered through.
create table affiliate_account (
  account_id uuid primary key references account on delete cascade,
  partner_id uuid not null references partner,
  registered_at timestamptz not null default now()
);

-- Which partner brought an order: at most one, fixed when it is paid, with the commission that was agreed then.
create table affiliate_order (
  purchase_id uuid primary key references purchase,
  partner_id uuid not null references partner,
  commission_basis_points integer not null,
  attributed_at timestamptz not null default now()
);
create index affiliate_order_by_partner on affiliate_order (partner_id);
