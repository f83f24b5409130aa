import type { BILLING_FAULTS } from '#billing/server/index.ts'
import type { INTAKE_FAULTS } from '#intake/server/index.ts'
import type { MAIL_FAULTS } from '#notifications/server/index.ts'
import type { JOB_FAULTS } from '#platform/jobs/jobFaults.ts'

export type RowFault =
  keyof typeof BILLING_FAULTS | keyof typeof INTAKE_FAULTS | keyof typeof MAIL_FAULTS | keyof typeof JOB_FAULTS

export type FileFault = 'file.missing' | 'file.damaged' | 'file.unreadable' | 'file.orphan'

/** What the operator reads behind code and id. */
export const SENTENCES: Readonly<Record<RowFault | FileFault, string>> = {
  'file.missing': 'Die Datei fehlt im Speicher.',
  'file.damaged': 'Größe oder Prüfsumme der Datei stimmt nicht.',
  'file.unreadable': 'Die Datei lässt sich nicht lesen.',
  'file.orphan': 'Die Datei gehört zu nichts.',
  'file.unremoved': 'Die Datei sollte seit über einer Stunde gelöscht sein; läuft ein Worker?',
  'analysis.noJob': 'Die Analyse ist nicht zu Ende, und kein Auftrag arbeitet an ihr.',
  'analysis.noReport': 'Die Analyse ist fertig, aber ihr Bericht ist nicht eingetragen.',
  'analysis.noUpload': 'Das Exposé der Analyse ist nicht eingetragen.',
  'analysis.keptTooLong': 'Bericht oder Exposé liegt länger vor als erlaubt; läuft ein Worker?',
  'analysis.toldTwice': 'Das Ende der Analyse wurde mehrfach gemeldet.',
  'analysis.mailedTwice': 'Das Konto hat mehr Mails über fertige Analysen bekommen, als Analysen zu Ende sind.',
  'mail.noJob': 'Die Mail ist nicht gesendet, und kein Auftrag will sie senden.',
  'mail.unsent': 'Die Mail wartet seit über einer Stunde; antwortet der Mailserver?',
  'job.silent': 'Der Auftrag läuft, aber sein Worker gibt seit einer Minute kein Lebenszeichen.',
  'job.overdue': 'Der Auftrag läuft viel länger, als er darf.',
  'job.waiting': 'Der Auftrag wartet seit über einer Stunde; läuft ein Worker?',
  'order.unbooked': 'Die Bestellung ist bezahlt, aber nicht genau einmal gebucht.',
  'order.price': 'Für die Bestellung ist ein anderer Betrag gebucht als bestellt.',
  'order.unfulfilled': 'Die Bestellung ist bezahlt, aber nicht freigeschaltet; die Notiz an ihr sagt, warum.',
  'order.unasked': 'Nach der offenen Bestellung wurde seit Stunden nicht gefragt; läuft ein Worker?',
  'order.confirmation': 'Das Konto hat nicht zu jeder Bestellung genau eine Bestätigung bekommen.',
  'payment.noInvoice': 'Zu der Zahlung gibt es keine Rechnung.',
  'payment.noCredits': 'Zu der Zahlung sind die gekauften Analysen nicht gebucht.',
  'credits.noPayment': 'Gekaufte Analysen sind gebucht, aber es gibt keine Zahlung.',
  'report.unpaid': 'Der Bericht ist freigeschaltet, aber das Geld dafür ist ganz zurückgegangen.',
  'refund.noJob': 'Die Rückzahlung ist nicht erledigt, und kein Auftrag arbeitet an ihr.',
  'event.noJob': 'Die Meldung des Bezahldienstes ist nicht bearbeitet, und kein Auftrag arbeitet an ihr.',
  'invoice.amount': 'Der Betrag der Rechnung ist nicht der ihrer Zahlung.',
  'invoice.gap': 'Die Rechnungsnummer fehlt in der Reihe oder steht außerhalb.',
  'invoice.undrawn': 'Die Rechnung ist nicht gezeichnet, und kein Auftrag arbeitet an ihr.',
  'invoice.mail': 'Das Konto hat nicht zu jeder Rechnung genau eine Mail bekommen.',
  'promo.overused': 'Der Gutscheincode wurde öfter eingelöst als erlaubt.',
  'promo.held': 'Eine Bestellung, die niemand mehr bezahlt, hält einen Gutscheincode.',
}
