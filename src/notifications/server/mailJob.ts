import type { JobKind } from '#platform/jobs/jobsPort.ts'

/** Sends one mail of the outbox. Its own retries are for killed processes; a mail server that refuses is asked again by `deliver`. */
export const MAIL_JOB: JobKind<{ readonly mailId: string }> = {
  name: 'notifications.mail',
  retries: 10,
  longestPauseSeconds: 60,
  // Longer than any mail server takes: a try that counts as failed while it still runs would send the mail twice.
  expireSeconds: 600,
}
