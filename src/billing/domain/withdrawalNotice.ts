import type { PagePath } from '#kernel/pagePath.ts'
import type { Seller } from './seller.ts'

/** Of the wording of notice and consents that is shown now; a new wording gets a new version. */
export const CONSENT_VERSION = '2026-11'

/** The box for early performance, un-ticked and apart from the others (§ 356 Abs. 5 Nr. 2, Abs. 6 Nr. 2 BGB). */
export const EARLY_PERFORMANCE_CONSENT =
  'Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung beginnen. Mir ist bekannt, dass mein Widerrufsrecht bei digitalen Inhalten mit Beginn und bei Dienstleistungen mit vollständiger Ausführung des Vertrags erlischt.'

/**
 * What a withdrawal gives back, by whether the box was ticked (ADR 29): without it nothing is owed for what was opened
 * (§ 357a Abs. 2 BGB), with it the share of each report that was opened since is kept, of unlocked previews too.
 */
export const REFUND_ON_WITHDRAWAL = {
  agreed:
    'Bei einem Widerruf behalten wir für jeden vollständigen Bericht, den Sie nach dieser Zustimmung geöffnet oder heruntergeladen haben, den Preis einer Analyse, auch für freigeschaltete Vorschauen; den Rest erhalten Sie zurück.',
  notAgreed:
    'Widerrufen Sie binnen 14 Tagen, erhalten Sie den ganzen Preis zurück, auch wenn Sie einen freigeschalteten Bericht schon geöffnet haben.',
} as const

/**
 * What the box has said, by version. Older wordings stay here: a page may have been open since, and what its reader
 * declared is confirmed in the words that he read (§ 312f Abs. 3 BGB).
 */
const EARLY_PERFORMANCE_CONSENTS: ReadonlyMap<string, string> = new Map([[CONSENT_VERSION, EARLY_PERFORMANCE_CONSENT]])

/** null: there never was such a version. */
export function earlyPerformanceConsent(version: string): string | null {
  return EARLY_PERFORMANCE_CONSENTS.get(version) ?? null
}

/** Page of the withdrawal function (§ 356a BGB). */
export const WITHDRAWAL_PATH: PagePath = '/widerruf'

/**
 * Widerrufsbelehrung and Muster-Widerrufsformular after Anlage 1 and 2 to Art. 246a EGBGB (with the sentence on the
 * withdrawal function, § 356a BGB), paragraph by paragraph. The same on the page and in the mail.
 * @param withdrawalLink full address of the withdrawal function
 */
export function withdrawalNotice(
  { name, street, zip, city, email, phone }: Pick<Seller, 'name' | 'street' | 'zip' | 'city' | 'email' | 'phone'>,
  withdrawalLink: string,
): string[] {
  const reach = [`${name}, ${street}, ${zip} ${city}`, ...(phone ? [`Telefon: ${phone}`] : []), `E-Mail: ${email}`]
  return [
    'Widerrufsbelehrung',
    'Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${reach.join(', ')}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
    `Sie können Ihr Widerrufsrecht auch online unter ${withdrawalLink} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt Ihrer Erklärung sowie Datum und Uhrzeit ihres Eingangs.`,
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
    'Muster-Widerrufsformular (Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    `An ${reach.join(', ')}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*) / die Bereitstellung der folgenden digitalen Inhalte (*) · Bestellt am (*) / erhalten am (*) · Name des/der Verbraucher(s) · Anschrift des/der Verbraucher(s) · Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier) · Datum. (*) Unzutreffendes streichen.`,
  ]
}
