-- Links by which others may read a report. They go with the report and with the account.
create table report_share (
  id uuid primary key default gen_random_uuid(),
  analysis_id uuid not null references analysis on delete cascade,
  -- SHA-256 of the token in the link; the token itself is nowhere.
  token_hash bytea not null unique,
  -- argon2id; null: whoever has the link may read.
  password_hash text,
  -- Whether the pages of the exposé are shown with it.
  with_expose boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- null: not revoked.
  revoked_at timestamptz,
  -- How often it was opened, by others than its owner; by whom is not kept.
  views integer not null default 0 check (views >= 0),
  -- Tries with a password since `tries_since`; a right one ends the count.
  tries integer not null default 0 check (tries >= 0),
  tries_since timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '91 days')
);
create index report_share_by_analysis on report_share (analysis_id);
