-- What the buyer states himself makes a new version of an analysis: free, a row and files of its own. The original is version 1
-- and names none; it goes with its account only.
alter table analysis
  add column version_of uuid references analysis on delete cascade,
  add column version integer not null default 1 check (version > 0),
  -- Values by the key of their fact, as the buyer has stated them.
  add column given jsonb not null default '{}' check (jsonb_typeof(given) = 'object'),
  add check ((version_of is null) = (version = 1));
create unique index analysis_version on analysis (version_of, version);
