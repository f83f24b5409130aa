-- One row: the maintenance switch.
create table maintenance (
  only_row boolean primary key default true check (only_row),
  enabled boolean not null default false,
  message text not null default '',
  until timestamptz,
  allow_roles text[] not null default '{ROLE_ADMIN}',
  changed_at timestamptz not null default now()
);
insert into maintenance default values;

-- Files whose rows are gone and which the store still has to delete.
create table file_to_remove (
  key text primary key,
  since timestamptz not null default now()
);
