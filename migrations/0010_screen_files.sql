-- What the interactive report shows beside the public JSON: of a report that is paid for, and of a preview.
alter table analysis_file drop constraint analysis_file_kind_check;
alter table analysis_file add constraint analysis_file_kind_check check (kind in
  ('upload', 'report.pdf', 'report.html', 'preview.pdf', 'preview.html', 'analysis.json', 'screen.json', 'preview.json'));
