import { z } from 'zod'
import { archiveRefusals, DownloadToken } from './archive.ts'
import { call } from './call.ts'
import { refusals } from './refusal.ts'
import { UPLOAD_REFUSALS } from './intake.ts'

/** At once; a later version keeps what an earlier one was told. */
export const MAX_VALUES = 5
/** Of one upload, the original among them. */
export const MAX_VERSIONS = 20

export const versionRefusals = refusals('version', {
  noValues: [400, 'Bitte geben Sie mindestens einen Wert an.'],
  tooManyValues: [400, 'Sie können höchstens {most} Werte auf einmal angeben.'],
  /** With the reason and what is allowed. */
  unknownKey: [400, '{reason}'],
  badValue: [400, '{reason}'],
  notDone: [409, 'Diese Analyse läuft noch. Bitte warten Sie, bis sie fertig ist, und senden Sie Ihre Angaben dann.'],
  uploadRemoved: [
    410,
    'Das Exposé wurde nach Ablauf seiner Aufbewahrungszeit gelöscht und kann nicht noch einmal ausgewertet werden. Laden Sie es erneut hoch.',
  ],
  tooManyVersions: [
    409,
    'Von dieser Analyse gibt es schon {most} Fassungen. Mehr sind nicht möglich; alle liegen in Ihrem Archiv.',
  ],
})

/** A value in the unit of the result: 249000 or "249.000", true or "ja". */
const OwnValue = z.object({
  key: z.string().max(60),
  value: z.union([z.string().max(100), z.number(), z.boolean()]),
})

export const makeVersion = call('POST', '/api/report/{downloadToken}/version', {
  summary: 'Werte bestätigen oder berichtigen: Das Exposé wird kostenlos als neue Fassung ausgewertet',
  limit: 'upload',
  params: DownloadToken,
  body: z.object({ values: z.array(OwnValue).max(100) }),
  answer: z.object({
    jobId: z.string(),
    privateDocumentId: z.string(),
    /** 2 for the first after the original. The same values again while they are worked on are the same version. */
    version: z.int().min(2),
  }),
  refusals: [
    archiveRefusals.notFound,
    archiveRefusals.expired,
    UPLOAD_REFUSALS.storageFull,
    ...Object.values(versionRefusals),
  ],
})
