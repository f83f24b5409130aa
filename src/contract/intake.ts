import { z } from 'zod'
import { call } from './call.ts'
import { refusals } from './refusal.ts'
import { UserLimits } from './userLimits.ts'

/** What an upload as a whole is refused for. */
export const UPLOAD_REFUSALS = refusals('intake', {
  noFile: [400, 'Bitte mindestens eine Datei auswählen.'],
  tooLarge: [
    413,
    'Die Gesamtgröße deiner Datei(en) überschreitet das erlaubte Limit. Bitte kleinere oder weniger Dateien wählen.',
  ],
  unknownAim: [400, 'Als Ziel gibt es nur „eigennutzung“ und „kapitalanlage“.'],
  storageFull: [
    507,
    'Im Moment können wir keine Dateien annehmen. Bitte versuchen Sie es in einer Stunde noch einmal.',
  ],
})

/** What one file of an upload is refused for; the others are taken all the same, and it costs nothing. */
export const FILE_REFUSALS = refusals('intake', {
  extension: [200, 'Datei "{name}" hat eine unerlaubte Endung.'],
  tooManyFiles: [
    200,
    'Sie können höchstens {most} Dateien auf einmal hochladen. Bitte laden Sie diese Datei danach hoch.',
  ],
  tooManyPages: [
    200,
    'Das PDF hat mehr als {most} Seiten. Bitte laden Sie nur die Seiten hoch, die zum Exposé gehören.',
  ],
  tooManyOpen: [
    200,
    'Es laufen schon {most} Analysen für Sie. Bitte laden Sie diese Datei hoch, sobald eine davon fertig ist.',
  ],
  tooManyToday: [
    200,
    'Sie haben in den letzten 24 Stunden {most} Exposés hochgeladen. Bitte laden Sie diese Datei morgen hoch.',
  ],
  tooHeavy: [
    200,
    'Mehrere Ihrer Dateien ließen sich nicht zügig öffnen. Bitte versuchen Sie es in einigen Minuten noch einmal. Es wurde keine Analyse verbraucht.',
  ],
  noneLeft: [200, 'Sie haben keine Analyse mehr übrig. Unter „Kaufen“ finden Sie Pakete mit weiteren Analysen.'],
  consent: [
    200,
    'Ihre Bestellung ist noch in der Widerrufsfrist. Bitte bestätigen Sie, dass wir schon vor deren Ablauf mit der Analyse beginnen sollen, und laden Sie die Datei dann noch einmal hoch. Es wurde keine Analyse verbraucht.',
  ],
  running: [
    200,
    'Diese Datei haben Sie am {day} um {time} Uhr schon hochgeladen; sie wird gerade analysiert. Den Stand sehen Sie unter „Status“. Es wurde keine Analyse verbraucht.',
  ],
  known: [
    200,
    'Diese Datei haben Sie am {day} um {time} Uhr schon hochgeladen. Der Bericht liegt in Ihrem Archiv unter der ID {id}. Es wurde keine Analyse verbraucht.',
  ],
})

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
export const upload = call('POST', '/api/upload', {
  summary: 'Exposés hochladen und analysieren lassen',
  limit: 'upload',
  body: 'files',
  answer: z.array(UploadItem),
  refusals: [...Object.values(UPLOAD_REFUSALS), ...Object.values(FILE_REFUSALS)],
})

export const readLimits = call('GET', '/api/user/limits', {
  summary: 'Wie viele Analysen noch übrig sind',
  limit: 'poll',
  query: z.object({
    /** Any text; keeps caches away. */
    _: z.string().optional(),
  }),
  answer: UserLimits,
})
