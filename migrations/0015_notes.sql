-- What the owner of a report notes for himself, and which of its next steps he has done, by their words. They go with the report.
alter table analysis
  add column note text not null default '' check (char_length(note) <= 4000),
  add column ticked text[] not null default '{}' check (cardinality(ticked) <= 50);
