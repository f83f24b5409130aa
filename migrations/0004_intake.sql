create table analysis (
  id uuid primary key default gen_random_uuid(),
  -- Shown to the owner as ID; random, so that nobody can count.
  private_document_id text not null unique,
  account_id uuid not null references account on delete cascade,
  original_filename text not null,
  -- SHA-256 of the uploaded file, hexadecimal.
  sha256 text not null,
  bytes bigint not null,
  credit_kind text not null check (credit_kind in ('free', 'paid')),
  state text not null default 'queued'
    check (state in ('queued', 'reading', 'extracting', 'answering', 'valuing', 'rating', 'rendering', 'done', 'failed')),
  -- Paid, or a preview that a purchase has unlocked since.
  unlocked boolean not null,
  -- Points 0 to 100 and Ampel of a finished analysis.
  score smallint check (score between 0 and 100),
  light text check (light in ('grün', 'gelb', 'rot')),
  pages integer,
  -- Why it failed: code and German sentence.
  failure_code text,
  failure_message text,
  -- What was done, in German: [{ "at": …, "msg": … }].
  process_log jsonb not null default '[]',
  rule_version text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- When report and files are deleted; set when it is final.
  expires_at timestamptz,
  files_removed_at timestamptz,
  upload_removed_at timestamptz,
  check ((state = 'done') = (score is not null and light is not null)),
  check ((state in ('done', 'failed')) = (finished_at is not null))
);
create index analysis_by_account on analysis (account_id, created_at desc);
create index analysis_by_content on analysis (account_id, sha256);
create index analysis_running on analysis (state, created_at) where state not in ('done', 'failed');
create index analysis_by_expiry on analysis (expires_at) where files_removed_at is null;

-- Files of the store; a row is written before its file, so that no file is ever without a row.
create table analysis_file (
  analysis_id uuid not null references analysis on delete cascade,
  kind text not null check (kind in ('upload', 'report.pdf', 'report.html', 'preview.pdf', 'preview.html', 'analysis.json')),
  key text not null unique,
  bytes bigint not null,
  sha256 text not null,
  primary key (analysis_id, kind)
);
