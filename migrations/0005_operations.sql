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
