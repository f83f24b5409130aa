/** Where the mail to the seller stands among what is open: the steps lead to it. */
export const MAIL_ID = 'e-mail-an-den-anbieter'
