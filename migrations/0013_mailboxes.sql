-- Whose mailbox was given the free analyses of a new account, so that nobody gets them twice by deleting and registering again.
-- Nothing in it can be read back.
create table welcomed_mailbox (
  -- Keyed hash of the mailbox: the address without what names no other mailbox.
  who bytea primary key,
  -- null: the account is deleted.
  account_id uuid references account on delete set null,
  welcomed_at timestamptz not null default now(),
  -- When the account was deleted.
  ended_at timestamptz
);
create index welcomed_mailbox_by_account on welcomed_mailbox (account_id);

-- Mails that strangers can cause are counted by what causes them.
alter table account_attempt drop constraint account_attempt_kind_check;
alter table account_attempt add constraint account_attempt_kind_check check (kind in ('signIn', 'register', 'reset', 'resend', 'delete', 'email'));

-- The password of a registration becomes valid with the link of its own mail.
alter table account_token add column password_hash text, add column name text;
