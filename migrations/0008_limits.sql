-- How often somebody called what may be guessed at, counted for all processes. Unlogged: after a crash it starts anew.
create unlogged table limit_use (
  -- HMAC of the limit and of whom it counts (address, account, e-mail), so that nothing personal is kept.
  key bytea primary key,
  uses integer not null,
  until timestamptz not null
);
create index limit_use_until on limit_use (until);
