create table notification (
  id uuid primary key default gen_random_uuid(),
  -- null: for everybody (broadcast).
  account_id uuid references account on delete cascade,
  type text not null check (type in ('process-step', 'new-document', 'broadcast')),
  -- The analysis; null for broadcasts.
  job_id uuid,
  data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- A new step takes the place of the last one.
create unique index notification_one_step on notification (job_id) where type = 'process-step';
create index notification_by_account on notification (account_id, created_at);
create index notification_by_expiry on notification (expires_at);

-- Outbox: written with what makes the mail necessary, sent by a job, emptied once sent.
create table mail (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account on delete cascade,
  template text not null,
  -- Address and values of the template; null once sent.
  content jsonb,
  -- Tries that failed.
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Given up.
  failed_at timestamptz,
  check ((content is null) = (sent_at is not null or failed_at is not null))
);
create index mail_by_account on mail (account_id);
