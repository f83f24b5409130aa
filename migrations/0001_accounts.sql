-- Times are the database's own (now()): all processes agree on them.

create table account (
  id uuid primary key default gen_random_uuid(),
  -- Lower case and trimmed by the program, so that one address is one account.
  email text not null unique,
  name text not null,
  -- argon2id; null: signs in with Google only.
  password_hash text,
  google_subject text unique,
  roles text[] not null default '{ROLE_USER}',
  -- null: the address is not confirmed, no login.
  confirmed_at timestamptz,
  mail_when_ready boolean not null default true,
  mail_news boolean not null default false,
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the bearer token; the token itself is nowhere.
  token_hash bytea not null unique,
  account_id uuid not null references account on delete cascade,
  -- What the account page shows, for instance "Firefox unter Windows".
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);
create index session_by_expiry on session (expires_at);

-- Links in mails, each for one purpose and used once.
create table account_token (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('confirm', 'resend', 'reset', 'delete', 'email')),
  -- purpose email: the new address.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_by_account on account_token (account_id, purpose);
create index account_token_by_expiry on account_token (expires_at);

create table address (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  type text not null default 'default',
  street text not null,
  zip text not null,
  city text not null,
  country text not null default 'DE',
  created_at timestamptz not null default now()
);
create index address_by_account on address (account_id);

-- Tries to sign in and mails caused, to bound guessing and flooding. Also for addresses that have no account, so that
-- nobody learns which have one. Nothing in it can be read back: both columns are keyed hashes.
create table account_attempt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('signIn', 'mail')),
  -- Of the e-mail address.
  who bytea not null,
  -- Of the e-mail address and the network from which it came.
  place bytea not null,
  -- The right password, later known as a usual place.
  succeeded boolean not null default false,
  at timestamptz not null default now()
);
create index account_attempt_by_who on account_attempt (who, kind, at);
create index account_attempt_by_age on account_attempt (at);

-- Sign-ins with Google are taken once. Kept until Google's token has expired.
create table google_credential (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Keys that the product makes for itself at the first start, for instance the one that signs download tokens.
create table secret (
  name text primary key,
  value bytea not null
);
