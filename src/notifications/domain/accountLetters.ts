import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import type { RequestOf } from './mailRequest.ts'

const ONCE = 'Der Link ist nur kurze Zeit gültig und funktioniert einmal.'
const BOOKS = 'Rechnungen bewahren wir auf, solange es das Gesetz verlangt (acht Jahre, §\u00a0147\u00a0AO).'

export function confirm({ name, link }: RequestOf<'confirm'>, { product }: Letterhead): Letter {
  return {
    subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse für ${product}`,
    greeting: greeting(name),
    paragraphs: [
      `Sie haben sich bei ${product} registriert. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach können Sie Ihr erstes Exposé prüfen lassen.`,
      'Öffnen Sie den Link am besten in demselben Browser, in dem Sie sich registriert haben: Dort sind Sie dann gleich angemeldet, und ein Exposé, das Sie schon ausgewählt haben, wird geprüft. In einem anderen Browser loggen Sie sich danach ein.',
      ONCE,
    ],
    button: { label: 'E-Mail-Adresse bestätigen', link },
    notes: [
      {
        text: 'Sie haben sich nicht registriert? Dann müssen Sie nichts tun. Ohne Ihre Bestätigung kann niemand das Konto nutzen.',
      },
    ],
  }
}

export function reset({ name, link }: RequestOf<'reset'>, { product }: Letterhead): Letter {
  return {
    subject: `Neues Passwort für ${product} festlegen`,
    greeting: greeting(name),
    paragraphs: [`für Ihr Konto bei ${product} wurde ein neues Passwort angefordert. Hier legen Sie es fest.`, ONCE],
    button: { label: 'Neues Passwort festlegen', link },
    notes: [
      {
        text: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ihr bisheriges Passwort gilt weiter.',
      },
    ],
  }
}

export function alreadyRegistered(
  { name, loginLink, resetLink }: RequestOf<'alreadyRegistered'>,
  { product }: Letterhead,
): Letter {
  return {
    subject: `Sie haben bereits ein Konto bei ${product}`,
    greeting: greeting(name),
    paragraphs: [
      `mit Ihrer E-Mail-Adresse sollte gerade ein Konto bei ${product} angelegt werden. Sie haben schon eines. Bitte loggen Sie sich damit ein.`,
    ],
    button: { label: 'Zum Login', link: loginLink },
    notes: [
      { text: 'Sie haben Ihr Passwort vergessen?', link: { label: 'Neues Passwort festlegen', link: resetLink } },
      { text: 'Sie waren das nicht? Dann müssen Sie nichts tun. An Ihrem Konto hat sich nichts geändert.' },
    ],
  }
}

export function deletionConfirm({ name, link }: RequestOf<'deletionConfirm'>, { product }: Letterhead): Letter {
  return {
    subject: `Bitte bestätigen Sie die Löschung Ihres Kontos bei ${product}`,
    greeting: greeting(name),
    paragraphs: [
      `Sie möchten Ihr Konto bei ${product} löschen. Wenn Sie das bestätigen, löschen wir Ihr Konto, Ihre Exposés, alle Berichte und Ihr restliches Guthaben. Das lässt sich nicht rückgängig machen.`,
      `${BOOKS} ${ONCE}`,
    ],
    button: { label: 'Löschung bestätigen', link },
    notes: [
      {
        text: 'Sie haben das nicht angefordert? Dann öffnen Sie den Link nicht und ändern Sie Ihr Passwort. Ihr Konto bleibt bestehen.',
      },
    ],
  }
}

export function accountDeleted({ name }: RequestOf<'accountDeleted'>, { product }: Letterhead): Letter {
  return {
    subject: `Ihr Konto bei ${product} ist gelöscht`,
    greeting: greeting(name),
    paragraphs: [
      `wie gewünscht haben wir Ihr Konto bei ${product} gelöscht, mit Ihren Exposés, Berichten und Ihrem Guthaben.`,
      `${BOOKS} Dies ist die letzte E-Mail zu diesem Konto.`,
    ],
    notes: [],
  }
}

export function emailChange({ name, link }: RequestOf<'emailChange'>, { product }: Letterhead): Letter {
  return {
    subject: `Bitte bestätigen Sie Ihre neue E-Mail-Adresse für ${product}`,
    greeting: greeting(name),
    paragraphs: [
      `für ein Konto bei ${product} soll künftig diese E-Mail-Adresse gelten. Bis Sie das bestätigen, bleibt die bisherige gültig.`,
      ONCE,
    ],
    button: { label: 'Neue Adresse bestätigen', link },
    notes: [{ text: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Es ändert sich nichts.' }],
  }
}

export function emailChanged({ name, newEmail }: RequestOf<'emailChanged'>, { product, company }: Letterhead): Letter {
  return {
    subject: `Die E-Mail-Adresse Ihres Kontos bei ${product} wurde geändert`,
    greeting: greeting(name),
    paragraphs: [
      `für Ihr Konto bei ${product} gilt jetzt die Adresse ${newEmail}. Mit der bisherigen können Sie sich nicht mehr einloggen.`,
    ],
    notes: [
      {
        text: 'Sie waren das nicht? Dann schreiben Sie uns bitte sofort:',
        link: { label: company.email, link: `mailto:${company.email}` },
      },
    ],
  }
}
