import type { Queryable } from '#platform/database/databasePort.ts'
import type { MailTemplate } from '../domain/mailRequest.ts'

/** Whether a mail of this kind has not left yet. @param minutes mails older than that are not waited for */
export async function awaitsMail(
  db: Queryable,
  accountId: string,
  template: MailTemplate,
  minutes: number,
): Promise<boolean> {
  const waiting = await db.query(
    `select 1 from mail where account_id = $1 and template = $2 and content is not null
       and created_at > now() - make_interval(mins => $3) limit 1`,
    [accountId, template, minutes],
  )
  return waiting.length > 0
}
