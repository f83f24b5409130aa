-- What a finished analysis is shown by: {"full": …, "preview": …}, see reports/domain/screen/cards.ts. null: not finished, or older.
alter table analysis
  add column cards jsonb check (jsonb_typeof(cards) = 'object'),
  -- As its owner calls it; null: as the exposé does.
  add column title text check (char_length(title) between 1 and 120),
  -- Removed by its owner: out of sight at once; an hour later its files and words are gone. The row stays: it counts for the limits of
  -- uploads, and what was opened stays performed.
  add column deleted_at timestamptz;
create index analysis_by_deletion on analysis (deleted_at) where deleted_at is not null and sha256 <> '';

-- The exposé's own picture, by which one recognises the offer.
alter table analysis_file drop constraint analysis_file_kind_check;
alter table analysis_file add constraint analysis_file_kind_check check (kind in
  ('upload', 'report.pdf', 'report.html', 'preview.pdf', 'preview.html', 'analysis.json', 'screen.json', 'preview.json', 'picture.jpg'));
