import { z } from 'zod'
import { CardJson } from '#reports/domain/screen/cards.ts'
import { call } from './call.ts'
import { refusals } from './refusal.ts'

export const archiveRefusals = refusals('archive', {
  /** A token that is cut, changed, expired, of another purpose or of somebody else is answered alike. */
  notFound: [404, 'Dieser Download ist nicht mehr gültig. Bitte laden Sie Ihr Archiv neu.'],
  noEntry: [404, 'Diese Analyse gibt es in Ihrem Archiv nicht.'],
  noPicture: [404, 'Von diesem Exposé ist kein Bild da.'],
  expired: [410, 'Die Aufbewahrungszeit dieses Berichts ist abgelaufen, die Dateien wurden gelöscht.'],
})

/** One analysis as the archive shows it; the names are the specification's (point 3). */
export const ArchiveEntry = z.object({
  privateDocumentId: z.string(),
  originalFilename: z.string(),
  /** Points 0 to 100; -1: hidden until paid; null: failed. */
  score: z.int().min(-1).max(100).nullable(),
  /** ISO 8601: when the files are deleted; null: failed, there are none. */
  downloadExpires: z.string().nullable(),
  isSuccess: z.boolean(),
  isUnlocked: z.boolean(),
  /** True once its files were deleted after their time. */
  isExpired: z.boolean(),
  processLogs: z.array(z.object({ at: z.string(), msg: z.string() })),
  /** null: nothing to download. */
  downloadToken: z.string().nullable(),
  downloadFilename: z.string().nullable(),
  uniqueMobileFilename: z.string().nullable(),
  mobileFilename: z.string().nullable(),
  mobilePreviewFilename: z.string().nullable(),
  originalFilenameSanitized: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** 1: the original; further ones were made with values of the buyer. */
  version: z.int().positive().default(1),
  /** The privateDocumentId of the original; null: this is it. */
  versionOf: z.string().nullable().default(null),
  /** As its owner calls it; null: as the exposé does. */
  title: z.string().nullable().default(null),
  /** What it shows in a few words, of a preview only what the preview shows; null: failed, expired or older. */
  card: CardJson.nullable().default(null),
  hasPicture: z.boolean().default(false),
})

/** Names one analysis, and proves that the list of its owner has it. */
export const DownloadToken = z.object({ downloadToken: z.string().max(200) })
/** `cb` only keeps browsers from showing an old answer. */
const CacheBuster = z.object({ cb: z.string().max(40).optional() })

/** Without any of them the whole list is answered, which takes a second where it is ten thousand long. */
const ArchivePart = z.object({
  /** At most so many entries, from 1 to 1000. */
  most: z.coerce.number().int().min(1).max(1000).optional(),
  /** The privateDocumentId of the last entry that is known: only those behind it. */
  after: z.string().max(40).optional(),
  /** The privateDocumentId of the only entry that is wanted. */
  id: z.string().max(40).optional(),
})

export const listDownloads = call('POST', '/api/downloads', {
  summary: 'Fertige und fehlgeschlagene Analysen des Kontos, die neueste zuerst',
  query: ArchivePart,
  answer: z.array(ArchiveEntry),
})

export const downloadReport = call('GET', '/api/download/{downloadToken}', {
  summary: 'Bericht als PDF: vollständig, wenn er freigeschaltet ist, sonst die Vorschau',
  params: DownloadToken,
  query: CacheBuster,
  answer: 'file',
  refusals: [archiveRefusals.notFound, archiveRefusals.expired],
})

export const downloadMobileReport = call('GET', '/api/download-mobile/{downloadToken}', {
  summary: 'Bericht als eine HTML-Datei für das Telefon: vollständig oder als Vorschau',
  params: DownloadToken,
  query: CacheBuster,
  answer: 'file',
  refusals: [archiveRefusals.notFound, archiveRefusals.expired],
})

/** Names one analysis of the caller's own. */
export const OwnEntry = z.object({ privateDocumentId: z.string().max(40) })

export const drawPicture = call('GET', '/api/archive/{privateDocumentId}/picture', {
  summary: 'Das Bild, an dem man das Objekt erkennt (JPEG), aus dem eigenen Exposé',
  params: OwnEntry,
  answer: 'file',
  refusals: [archiveRefusals.noPicture],
})

/** Of a name that a buyer gives. */
export const MAX_TITLE_LENGTH = 120

export const Done = z.object({ ok: z.literal(true) })

export const renameEntry = call('PUT', '/api/archive/{privateDocumentId}/title', {
  summary: 'Einer Analyse einen eigenen Namen geben; ohne Namen heißt sie wie im Exposé',
  params: OwnEntry,
  body: z.object({ title: z.string().trim().max(MAX_TITLE_LENGTH) }),
  answer: Done,
  refusals: [archiveRefusals.noEntry],
})

export const removeEntry = call('DELETE', '/api/archive/{privateDocumentId}', {
  summary: 'Eine Analyse aus dem Archiv entfernen; eine Stunde lang kann man sie zurückholen, dann ist sie gelöscht',
  params: OwnEntry,
  answer: Done,
  refusals: [archiveRefusals.noEntry],
})

export const restoreEntry = call('POST', '/api/archive/{privateDocumentId}/restore', {
  summary: 'Eine entfernte Analyse zurückholen, solange sie nicht gelöscht ist',
  params: OwnEntry,
  answer: Done,
  refusals: [archiveRefusals.noEntry],
})
