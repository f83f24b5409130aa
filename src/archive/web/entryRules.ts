import { dayInGermany, timeInGermany } from '#kernel/germanTime.ts'
import type { CallResult } from '#contract/client.ts'
import type { listDownloads } from '#contract/archive.ts'

export type Entry = CallResult<typeof listDownloads>[number]

/** What its owner may see of it (point 4): all, only the preview, or nothing because it failed. */
export type Access = 'full' | 'preview' | 'failed'

export function accessOf({ isSuccess, isUnlocked }: Pick<Entry, 'isSuccess' | 'isUnlocked'>): Access {
  if (!isSuccess) return 'failed'
  return isUnlocked ? 'full' : 'preview'
}

/** The words of point 2.10. */
export const WORDS: Readonly<
  Record<
    'full' | 'preview',
    { readonly pages: string; readonly pdf: string; readonly pdfHint: string; readonly mobile: string }
  >
> = {
  full: {
    pages: 'Vollständige Analyse – alle Seiten sichtbar und downloadbar.',
    pdf: 'PDF (vollständig)',
    pdfHint: 'Das vollständige PDF enthält alle Seiten und Anhänge.',
    mobile: 'Vollständige Vorschau',
  },
  preview: {
    pages: 'Eingeschränkte Vorschau – einige Seiten entfernt.',
    pdf: 'PDF (Vorschau)',
    pdfHint: 'In der Vorschau fehlen einige Seiten.',
    mobile: 'Vorschau (Seiten fehlen)',
  },
}

export const STATUS: Readonly<Record<Access, string>> = {
  full: 'Vollständiger Zugriff',
  preview: 'Nur Vorschau',
  failed: 'Fehler',
}

export const HIDDEN_SCORE = -1

/** '?' until it is paid for, blank where there is none. */
export function scoreText(score: number | null): string {
  if (score === null) return ''
  return score === HIDDEN_SCORE ? '?' : String(score)
}

/** When the files go: hours and minutes where that is today, else the day (2.10.10). Both in German time. */
export function expiryText(downloadExpires: string | null, now: Date): string {
  if (downloadExpires === null) return ''
  const expires = new Date(downloadExpires)
  return dayInGermany(expires) === dayInGermany(now) ? timeInGermany(expires) : dayInGermany(expires)
}

/** Why it failed: the last line of its log. */
export function lastLogOf({ processLogs }: Pick<Entry, 'processLogs'>): string | null {
  return processLogs.at(-1)?.msg ?? null
}

/** The name of the page for the phone, of which the server has several (point 3); null: there is none. */
export function mobileNameOf(
  entry: Pick<Entry, 'uniqueMobileFilename' | 'mobileFilename' | 'mobilePreviewFilename'>,
): string | null {
  return entry.uniqueMobileFilename ?? entry.mobileFilename ?? entry.mobilePreviewFilename
}

/** Under which the PDF is saved (7.15). */
export function savedNameOf(originalFilenameSanitized: string): string {
  return originalFilenameSanitized === '' ? 'download.pdf' : `KI-Report_${originalFilenameSanitized}`
}
