-- What a language model has replied to an exposé, so that the same file gives the same report.
alter table analysis_file drop constraint analysis_file_kind_check;
alter table analysis_file add constraint analysis_file_kind_check check (kind in
  ('upload', 'report.pdf', 'report.html', 'preview.pdf', 'preview.html', 'analysis.json', 'screen.json', 'preview.json', 'picture.jpg',
   'replies.json'));
