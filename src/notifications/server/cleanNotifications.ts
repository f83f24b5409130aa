import type { Queryable } from '#platform/database/databasePort.ts'
import { deleteOldMails } from './mailStore.ts'
import { deleteExpired } from './notificationStore.ts'

/** An expired notification stays findable for a while: whoever dismisses it a second time is not told that it never was. */
const EXPIRED_HOURS = 1
/** That a mail left, and when, is all that is kept of it; asked for when somebody says that it never arrived. */
const MAIL_DAYS = 90

/** Deletes what nobody is shown or asks for any more. To be called by the clock, about once an hour. */
export async function cleanNotifications(db: Queryable): Promise<{ notifications: number; mails: number }> {
  return { notifications: await deleteExpired(db, EXPIRED_HOURS), mails: await deleteOldMails(db, MAIL_DAYS) }
}
