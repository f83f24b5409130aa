/** Longer than the first pauses between tries: by then the mail server is away, or no worker runs. */
const UNSENT = `interval '1 hour'`

/** Selects the ids of mails that are not as they should be; `pending` has the ids that jobs are still to work on. */
export const MAIL_FAULTS = {
  'mail.noJob': `select id::text from mail where content is not null and id::text not in (select id from pending)`,
  'mail.unsent': `select id::text from mail where content is not null and created_at < now() - ${UNSENT}`,
} as const
