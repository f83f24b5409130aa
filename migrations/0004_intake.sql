create table analysis (
  id uuid primary key default gen_random_uuid(),
  -- Shown to the owner as ID; random, so that nobody can count.
  private_document_id text not null unique,
  account_id uuid not null references account on delete cascade,
  -- Cleaned; only ever text: no path, no key.
  original_filename text not null,
  -- SHA-256 of the uploaded file, hexadecimal.
  sha256 text not null,
  bytes bigint not null,
  -- What the buyer wants; null: by what the exposé says about letting.
  lens text check (lens in ('eigennutzung', 'kapitalanlage')),
  credit_kind text not null check (credit_kind in ('free', 'paid')),
  state text not null default 'queued'
    check (state in ('queued', 'reading', 'extracting', 'answering', 'valuing', 'rating', 'rendering', 'done', 'failed')),
  -- The try that works on it: what an earlier one still writes is not taken.
  run uuid,
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
  -- How long the files of a finished analysis are kept, locked and unlocked; unlocking moves the day by itself.
  preview_until timestamptz,
  report_until timestamptz,
  expires_at timestamptz generated always as (case when unlocked then report_until else preview_until end) stored,
  upload_until timestamptz,
  files_removed_at timestamptz,
  upload_removed_at timestamptz,
  check ((state = 'done') = (score is not null and light is not null)),
  check ((state = 'done') = (preview_until is not null and report_until is not null)),
  check ((state = 'failed') = (failure_code is not null and failure_message is not null)),
  check ((state in ('done', 'failed')) = (finished_at is not null and upload_until is not null))
);
create index analysis_by_account on analysis (account_id, created_at desc);
create index analysis_by_content on analysis (account_id, sha256);
create index analysis_by_expiry on analysis (expires_at) where files_removed_at is null;
create index analysis_by_upload on analysis (upload_until) where upload_removed_at is null;

create table analysis_file (
  analysis_id uuid not null references analysis on delete cascade,
  kind text not null check (kind in ('upload', 'report.pdf', 'report.html', 'preview.pdf', 'preview.html', 'analysis.json')),
  key text not null unique,
  bytes bigint not null,
  sha256 text not null,
  primary key (analysis_id, kind)
);

-- Files of the store that are to go: those whose rows are gone, and those that are being written and that no row has
-- taken yet. A key is written here before its file, so that no file is ever without a row.
create table file_to_remove (
  key text primary key,
  due_at timestamptz not null default now()
);
create index file_to_remove_by_due on file_to_remove (due_at);
