import { z } from 'zod'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { ScreenJson } from '#reports/domain/screen/screenJson.ts'
import { archiveRefusals, Done, OwnEntry } from './archive.ts'
import { call } from './call.ts'
import { refusals } from './refusal.ts'
import { reportRefusals } from './interactiveReport.ts'

export const MAX_SHARE_DAYS = 90
/** That hold at the same time, of one report. */
export const MAX_SHARES = 20
export const MIN_SHARE_PASSWORD = 8
export const MAX_SHARE_PASSWORD = 100

export const shareRefusals = refusals('share', {
  /** Never given out, cut or changed. */
  unknown: [404, 'Diesen Link gibt es nicht. Bitte prüfen Sie, ob die Adresse vollständig ist.'],
  ended: [
    410,
    'Dieser Link gilt nicht mehr. Seine Zeit ist abgelaufen, oder er wurde zurückgezogen. Bitten Sie um einen neuen.',
  ],
  passwordNeeded: [403, 'Dieser Bericht ist mit einem Passwort geschützt.'],
  wrongPassword: [403, 'Das Passwort stimmt nicht.'],
  tooManyTries: [429, 'Zu viele falsche Passwörter. Bitte versuchen Sie es in {minutes} Minuten noch einmal.'],
  noExpose: [403, 'Das Exposé wurde nicht mit geteilt. Der Wortlaut der Fundstelle steht im Bericht.'],
  tooMany: [409, 'Für diesen Bericht gelten schon {most} Links. Ziehen Sie einen zurück, um einen neuen zu machen.'],
  noShare: [404, 'Diesen Link gibt es nicht. Bitte laden Sie die Seite neu.'],
})

/** What its owner sees of a link; the link itself is told once, when it is made. */
export const Share = z.object({
  id: z.string(),
  /** ISO 8601, as the other times. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** null: not revoked. */
  revokedAt: z.string().nullable(),
  hasPassword: z.boolean(),
  withExpose: z.boolean(),
  /** How often it was opened, by others than its owner. */
  views: z.int().nonnegative(),
  /** Neither revoked nor over. */
  isOpen: z.boolean(),
})

export const listShares = call('GET', '/api/archive/{privateDocumentId}/shares', {
  summary: 'Die Links, über die andere einen Bericht lesen dürfen oder durften, der neueste zuerst',
  params: OwnEntry,
  answer: z.array(Share),
  refusals: [archiveRefusals.noEntry],
})

export const createShare = call('POST', '/api/archive/{privateDocumentId}/shares', {
  summary: 'Einen Link machen, über den andere den Bericht lesen, aber nicht ändern können',
  limit: 'login',
  params: OwnEntry,
  body: z.object({
    days: z.int().min(1).max(MAX_SHARE_DAYS),
    /** null: whoever has the link may read. */
    password: z.string().min(MIN_SHARE_PASSWORD).max(MAX_SHARE_PASSWORD).nullable(),
    withExpose: z.boolean(),
  }),
  answer: z.object({
    share: Share,
    /** What follows /teilen/; told here only. */
    token: z.string(),
  }),
  refusals: [archiveRefusals.noEntry, archiveRefusals.expired, reportRefusals.locked, shareRefusals.tooMany],
})

export const revokeShare = call('DELETE', '/api/archive/{privateDocumentId}/shares/{shareId}', {
  summary: 'Einen Link zurückziehen: Von da an öffnet er nichts mehr',
  params: OwnEntry.extend({ shareId: z.string().max(40) }),
  answer: Done,
  refusals: [shareRefusals.noShare],
})

/** A report as others see it: nothing of the account, of its notes, or of how its owner calls the file. */
const SharedReport = z.object({
  /** Draws pages of the exposé for some hours. */
  pass: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
  withExpose: z.boolean(),
  /** ISO 8601: until then pages of the exposé can be drawn; null: not shared, or deleted. */
  pagesUntil: z.string().nullable(),
  /** A picture of the exposé is shared with it. */
  hasPicture: z.boolean(),
  screen: ScreenJson,
  analysis: AnalysisJson,
})

export const openShare = call('POST', '/api/shared', {
  summary: 'Einen geteilten Bericht lesen',
  access: 'open',
  // What is guessed at: 60 a minute from one address, for all processes together.
  limit: 'login',
  body: z.object({
    token: z.string().max(200),
    /** null: not asked for yet. */
    password: z.string().max(MAX_SHARE_PASSWORD).nullable(),
  }),
  answer: SharedReport,
  refusals: [
    shareRefusals.unknown,
    shareRefusals.ended,
    shareRefusals.passwordNeeded,
    shareRefusals.wrongPassword,
    shareRefusals.tooManyTries,
    reportRefusals.older,
  ],
})

export const drawSharedPage = call('GET', '/api/shared/{pass}/page/{page}', {
  summary: 'Eine Seite des Exposés eines geteilten Berichts als Bild (JPEG), wenn sie mit geteilt wurde',
  access: 'open',
  limit: 'draw',
  params: z.object({ pass: z.string().max(200), page: z.string().regex(/^[1-9]\d{0,3}$/) }),
  answer: 'file',
  refusals: [
    shareRefusals.unknown,
    shareRefusals.ended,
    shareRefusals.noExpose,
    reportRefusals.exposeRemoved,
    reportRefusals.noPage,
    reportRefusals.notDrawn,
    reportRefusals.busy,
  ],
})

export const drawSharedPicture = call('GET', '/api/shared/{pass}/picture', {
  summary: 'Das Bild, an dem man das Objekt eines geteilten Berichts erkennt (JPEG), wenn das Exposé mit geteilt wurde',
  access: 'open',
  limit: 'draw',
  params: z.object({ pass: z.string().max(200) }),
  answer: 'file',
  refusals: [shareRefusals.unknown, shareRefusals.ended, shareRefusals.noExpose, archiveRefusals.noPicture],
})
