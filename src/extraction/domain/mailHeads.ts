/** "Von: …, Gesendet: …, An: …": what stands above a mail. */
export const MAIL_HEAD = /(?:^|\s)(?:Von|From):\s[^]{3,120}?\s(?:Gesendet|Datum|Date|Sent|An|To):\s/u

/** "Am 13.11.2026 um 21:05 schrieb Familie Brand:" stands above the mail that is answered. */
export const ANSWERED =
  /^[>\s]*(?:Am|On)\s(?:\p{L}+,?\s)?(?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}|\p{L}+\s\d{1,2},\s\d{4})[^:]{0,30}(?::\d{2}[^:]{0,20})?\s(?:schrieb|wrote)(?:\s[^:]{2,90})?:\s*$/u
