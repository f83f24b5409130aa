import { z } from 'zod'
import { call } from './call.ts'
import type { RefusalRule } from './refusal.ts'
import { UserLimits } from './userLimits.ts'

/** What an upload as a whole is refused for. */
export const UPLOAD_REFUSALS = {
  noFile: { code: 'intake.noFile', status: 400, message: 'Bitte mindestens eine Datei auswählen.' },
  tooLarge: {
    code: 'intake.tooLarge',
    status: 413,
    message:
      'Die Gesamtgröße deiner Datei(en) überschreitet das erlaubte Limit. Bitte kleinere oder weniger Dateien wählen.',
  },
  unknownAim: {
    code: 'intake.unknownAim',
    status: 400,
    message: 'Als Ziel gibt es nur „eigennutzung“ und „kapitalanlage“.',
  },
  storageFull: {
    code: 'intake.storageFull',
    status: 507,
    message: 'Im Moment können wir keine Dateien annehmen. Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
} as const satisfies Record<string, RefusalRule>

/** What one file of an upload is refused for; the others are taken all the same, and it costs nothing. */
export const FILE_REFUSALS = {
  extension: { code: 'intake.extension', status: 200, message: 'Datei "{name}" hat eine unerlaubte Endung.' },
  tooManyFiles: {
    code: 'intake.tooManyFiles',
    status: 200,
    message: 'Sie können höchstens {most} Dateien auf einmal hochladen. Bitte laden Sie diese Datei danach hoch.',
  },
  tooManyPages: {
    code: 'intake.tooManyPages',
    status: 200,
    message: 'Das PDF hat mehr als {most} Seiten. Bitte laden Sie nur die Seiten hoch, die zum Exposé gehören.',
  },
  tooManyOpen: {
    code: 'intake.tooManyOpen',
    status: 200,
    message: 'Es laufen schon {most} Analysen für Sie. Bitte laden Sie diese Datei hoch, sobald eine davon fertig ist.',
  },
  tooManyToday: {
    code: 'intake.tooManyToday',
    status: 200,
    message: 'Sie haben in den letzten 24 Stunden {most} Exposés hochgeladen. Bitte laden Sie diese Datei morgen hoch.',
  },
  tooHeavy: {
    code: 'intake.tooHeavy',
    status: 200,
    message:
      'Mehrere Ihrer Dateien ließen sich nicht zügig öffnen. Bitte versuchen Sie es in einigen Minuten noch einmal. Es wurde keine Analyse verbraucht.',
  },
  noneLeft: {
    code: 'intake.noneLeft',
    status: 200,
    message: 'Sie haben keine Analyse mehr übrig. Unter „Kaufen“ finden Sie Pakete mit weiteren Analysen.',
  },
  consent: {
    code: 'intake.consent',
    status: 200,
    message:
      'Ihre Bestellung ist noch in der Widerrufsfrist. Bitte bestätigen Sie, dass wir schon vor deren Ablauf mit der Analyse beginnen sollen, und laden Sie die Datei dann noch einmal hoch. Es wurde keine Analyse verbraucht.',
  },
  running: {
    code: 'intake.running',
    status: 200,
    message:
      'Diese Datei haben Sie am {day} um {time} Uhr schon hochgeladen; sie wird gerade analysiert. Den Stand sehen Sie unter „Status“. Es wurde keine Analyse verbraucht.',
  },
  known: {
    code: 'intake.known',
    status: 200,
    message:
      'Diese Datei haben Sie am {day} um {time} Uhr schon hochgeladen. Der Bericht liegt in Ihrem Archiv unter der ID {id}. Es wurde keine Analyse verbraucht.',
  },
} as const satisfies Record<string, RefusalRule>

/** One for each file, in the order of the upload. */
const UploadItem = z.object({
  filename: z.string(),
  /** Why the file was not taken; then it has a code and nothing else. */
  error: z.string().optional(),
  code: z.string().optional(),
  jobId: z.string().optional(),
  privateDocumentId: z.string().optional(),
})

export type UploadItem = z.output<typeof UploadItem>

/**
 * Field `files[]` (or `files`), repeated. `again=true` takes a file that was analysed before once more; `ziel` is
 * eigennutzung or kapitalanlage. `consentVersion` asks for a start before the withdrawal period of the order ends, in
 * the wording of that version; needed where the order did not say so. An upload is taken when all of it has arrived.
 */
export const upload = call({
  method: 'POST',
  path: '/api/upload',
  summary: 'Exposés hochladen und analysieren lassen',
  access: 'session',
  limit: 'upload',
  body: 'files',
  answer: z.array(UploadItem),
  refusals: [...Object.values(UPLOAD_REFUSALS), ...Object.values(FILE_REFUSALS)],
})

export const readLimits = call({
  method: 'GET',
  path: '/api/user/limits',
  summary: 'Wie viele Analysen noch übrig sind',
  access: 'session',
  limit: 'poll',
  query: z.object({
    /** Any text; keeps caches away. */
    _: z.string().optional(),
  }),
  answer: UserLimits,
  refusals: [],
})
