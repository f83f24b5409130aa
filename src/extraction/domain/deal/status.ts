import { addYears, type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { DealStatus, DealType, Decision, Part } from './deal.ts'
import { DATE, type Dated, daysBetween, lastDayOf } from './offerDate.ts'
import { type Hit, hitsOf, lineAfter, lineBefore, proofOf } from './ownText.ts'

export interface StatusInput {
  readonly passages: readonly Passage[]
  readonly type: DealType
  readonly parts: readonly Part[]
  readonly offerDate: Dated | null
  readonly day: CalendarDate
}

interface Wording {
  readonly status: DealStatus
  readonly pattern: RegExp
  /** The wording speaks of something else where this stands in its line. */
  readonly unless?: RegExp
}

const SOMETHING_ELSE =
  /stellplatz|stellplätze|parkplatz|parkplätze|garage|anwohner|\d+\s(?:von|\/)\s\d+|bereits\s(?:\d+|über|mehr)|einheiten\s|wohnungen\s(?:sind|bereits)|\d+\s?%|gebühr|vereinbarung|möbel|küche|nachbar|wohnrecht|grundschuld|recht(?:e)?\s|hypothek|eintrag|vormerkung|alle rechte|copyright|irrt/iu
const ONLY = (words: string): RegExp =>
  new RegExp(String.raw`(?<=^|[\n¦•*|·!–-]\s?)\s*(?:${words})\s*[!.*]*\s*(?=$|[\n¦•*|·!:–-])`, 'giu')

const WORDINGS: readonly Wording[] = [
  {
    status: 'verkauft',
    pattern: ONLY('(?:bereits |schon |erfolgreich |leider )?(?:verkauft|vermittelt|sold|referenzobjekt)'),
    unless: /wird|werden|\bvon\b|wohneinheiten|:\s?\d/iu,
  },
  {
    status: 'verkauft',
    pattern:
      /(?<!\p{L})(?:objekt|haus|wohnung|immobilie|grundstück|anwesen|status|vermarktungsstatus|verkaufsstatus)(?!\p{L})[^.\n]{0,40}(?:wurde|ist|:|¦)\s?[^.\n]{0,30}(?:verkauft|vermittelt|nicht mehr zu haben)(?!\p{L})/giu,
    unless: /wird|werden|nicht verkauft|noch nicht|zuletzt|vor\s|ähnlich|wenn|sobald|sollte|falls/iu,
  },
  {
    status: 'reserviert',
    pattern: ONLY(
      '(?:bereits |derzeit |aktuell |fest |\\(?)?(?:reserviert|reservierung läuft|notartermin (?:ist |bereits )?vereinbart|under offer|reserved)\\)?(?: bis [\\d.]+| seit [\\d.]+)?',
    ),
    unless: SOMETHING_ELSE,
  },
  {
    status: 'reserviert',
    pattern:
      /(?<!\p{L})(?:(?:objekt|haus|wohnung|immobilie|grundstück|anwesen|status|vermarktungsstatus|verkaufsstatus|angebot|anzeige)(?!\p{L})[^.\n]{0,40}(?:ist|:|¦|gilt als|derzeit|bereits|aktuell)\s?[^.\n]{0,25}reserviert|notartermin (?:ist )?(?:bereits |schon )?(?:vereinbart|steht)|(?:liegt|besteht)[^.\n]{0,25}reservierung|für (?:einen |uns )?interessenten? reserviert|reserviert (?:für|bis|seit)|bis [^.\n]{0,25} reserviert)(?!\p{L})/giu,
    unless: SOMETHING_ELSE,
  },
  {
    status: 'veraltet',
    pattern: ONLY(
      '(?:anzeige |inserat |angebot )?(?:gelöscht|deaktiviert|abgelaufen|archiviert|nicht mehr (?:verfügbar|aktuell|online))',
    ),
    unless: /recht|schuld|grundbuch|abt/iu,
  },
  {
    status: 'veraltet',
    pattern:
      /(?<!\p{L})(?:(?:anzeige|inserat|angebot|exposé|objekt|immobilie)(?!\p{L})[^.\n]{0,40}(?:gelöscht|deaktiviert|nicht mehr (?:verfügbar|aktuell|aktiv|online)|zurückgezogen|abgelaufen)|termin[^.\n]{0,50}(?:aufgehoben|entfällt|abgesetzt)|verfahren[^.\n]{0,30}(?:ist |wurde |wird )?einstweilen eingestellt|einstweilen eingestellt)(?!\p{L})/giu,
    unless: /falls|sollte|wenn|kann|können|könnte|grundschuld|wohnrecht|antrag/iu,
  },
  {
    status: 'in-vorbereitung',
    pattern:
      /(?<!\p{L})(?:vorankündigung|vorab-?(?:info|exposé|ankündigung)|demnächst (?:im|in|zum|verfügbar|bei uns)|in kürze (?:im|in der|zum|verfügbar|bei uns|erhältlich|folgt)|coming soon|preis(?:e)? (?:folgt|folgen|wird noch|noch (?:nicht|offen))|vormerkliste|vormerken lassen|merken sie sich vor|vermarktung (?:startet|beginnt)|(?:vertriebs|verkaufs|vermarktungs)(?:start|beginn) (?:in kürze|ist|ab|im|voraussichtlich|geplant)|exposé (?:ist |befindet sich )?(?:noch )?in (?:vorbereitung|arbeit|bearbeitung))(?!\p{L})/giu,
    unless: /energieausweis|war |bereits begonnen|hat begonnen/iu,
  },
  {
    status: 'verfuegbar',
    pattern:
      /(?<!\p{L})(?:(?:status|vermarktungsstatus|verkaufsstatus|verfügbarkeit)\s?[:¦\n]\s?(?:aktiv|verfügbar|frei|offen|im (?:verkauf|angebot)|zu verkaufen)|noch (?:zu haben|verfügbar|nicht (?:verkauft|reserviert))|(?:sofort|ab sofort|aktuell|derzeit|weiterhin) (?:verfügbar|zu haben|im verkauf)|verfügbar ab[:¦\s]+sofort|(?:wohnung|haus|objekt|immobilie) ist (?:noch )?(?:frei|zu haben) und)(?!\p{L})/giu,
    unless: /internet|glasfaser|mbit|stellplatz|unterlagen/iu,
  },
]
const ORDER: readonly DealStatus[] = ['verkauft', 'reserviert', 'veraltet', 'in-vorbereitung', 'verfuegbar']

/** After so many days a dated offer proves nothing about today; after a year it is out of date (deals.md 4). */
const FRESH_DAYS = 92
const MAX_DAYS = 365
/** A move-in day so long past tells that the offer is older still. */
const YEARS_SINCE_MOVE_IN = 1

const NOT_SURE = 'Ist das Objekt noch zu haben, und gilt der genannte Preis weiter?'

/** Whether it can still be bought. */
export function statusOf(input: StatusInput): Decision<DealStatus> {
  const { passages, offerDate, day, type } = input
  const termin = type === 'zwangsversteigerung' ? auctionDay(passages) : null
  const said = saidStatuses(passages)
  for (const status of ORDER.slice(0, 3)) {
    const hits = said.filter(found => found.status === status)
    if (hits.length > 0)
      return decided(
        status,
        hits.map(({ hit }) => proofOf(hit)),
      )
  }
  if (termin) return decided(termin.day < day ? 'veraltet' : 'verfuegbar', [termin.evidence])
  const ofParts = statusOfParts(input.parts)
  if (ofParts && ofParts.value !== 'verfuegbar') return ofParts
  const age = offerDate ? daysBetween(offerDate.day, day) : null
  if (offerDate && age !== null && age > MAX_DAYS) return decided('veraltet', [offerDate.evidence])
  const past = longPast(passages, day)
  if (past && (age === null || age > FRESH_DAYS)) return decided('veraltet', [past.evidence])
  const soon = said.find(({ status }) => status === 'in-vorbereitung')
  if (soon) return decided('in-vorbereitung', [proofOf(soon.hit)])
  const free = said.find(({ status }) => status === 'verfuegbar')
  if (free && !(age !== null && age > MAX_DAYS)) return decided('verfuegbar', [proofOf(free.hit)])
  if (ofParts) return ofParts
  if (offerDate && age !== null && age <= FRESH_DAYS) return decided('verfuegbar', [offerDate.evidence])
  return { value: 'unbekannt', evidence: offerDate ? [offerDate.evidence] : [], question: NOT_SURE }
}

function decided(value: DealStatus, evidence: Decision<DealStatus>['evidence']): Decision<DealStatus> {
  return { value, evidence: evidence.slice(0, 3), question: value === 'veraltet' ? NOT_SURE : null }
}

function saidStatuses(passages: readonly Passage[]): { status: DealStatus; hit: Hit }[] {
  const own = passages.filter(({ section }) => section !== 'other-offers' && section !== 'terms')
  return WORDINGS.flatMap(({ status, pattern, unless }) =>
    hitsOf(pattern, own)
      .filter(hit => !unless?.test(`${lineBefore(hit).slice(-60)}${hit.text}${lineAfter(hit).slice(0, 40)}`))
      .map(hit => ({ status, hit })),
  )
}

/** A price list tells by its rows: all gone, all promised, or some free. */
function statusOfParts(parts: readonly Part[]): Decision<DealStatus> | null {
  const units = parts.filter(({ kind, status }) => kind !== 'stellplatz' && status !== null)
  if (units.length < 2) return null
  const is = (status: Part['status']): Part[] => units.filter(part => part.status === status)
  const [free, sold] = [is('frei'), is('verkauft')]
  const shown = free[0] ?? units[0]
  const value = free.length > 0 ? 'verfuegbar' : sold.length === units.length ? 'verkauft' : 'reserviert'
  return decided(value, shown ? shown.evidence.slice(0, 1) : [])
}

const TERMIN = new RegExp(
  String.raw`(?:versteigerungs?termin|terminsbestimmung|termin|soll am|versteigert|versteigerung(?!s)|findet am|(?:mon|diens|donners|frei|sams)tag|mittwoch)[^\d]{0,60}(?<date>${DATE})`,
  'giu',
)

function auctionDay(passages: readonly Passage[]): Dated | null {
  const days = passages.flatMap(passage =>
    [...passage.text.matchAll(TERMIN)].flatMap(match => {
      const found = lastDayOf(match.groups?.['date'] ?? '')
      return found ? [{ day: found, evidence: proof(passage, match.index, match.index + match[0].length) }] : []
    }),
  )
  return days.sort((a, b) => (a.day < b.day ? 1 : -1))[0] ?? null
}

const MOVE_IN = new RegExp(
  String.raw`(?<!\p{L})(?:bezugsfrei(?:\sab)?|bezugsfertig(?:keit)?(?:\sab)?|bezug(?:\sab)?|frei(?:\sab|\szum)?|verfügbar ab|beziehbar(?:\sab)?|fertigstellung(?:\s\p{L}+)?|fertig gestellt|übergabe(?:\sab)?|(?:auszug|ausziehen|zieht)[^.\n]{0,15}|erstbezug(?:\sab)?|schon\sim|bis)\s?[:¦]?\s?(?:ab\s|zum\s|im\s|voraussichtlich\s|ca\.\s)*(?<date>${DATE})`,
  'giu',
)

/** Something announced for a day that is long past: the offer was written before it. */
function longPast(passages: readonly Passage[], day: CalendarDate): Dated | null {
  const limit = addYears(day, -YEARS_SINCE_MOVE_IN)
  const announced = hitsOf(MOVE_IN, passages).flatMap(hit => {
    const text = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
    const found = lastDayOf(new RegExp(DATE, 'iu').exec(hit.text)?.[0] ?? '')
    const ofSomethingElse =
      /vermiet|befrist|gültig|ausweis|genutzt|bewohnt|saniert|renoviert|eigengenutzt bis|zins|garantie|pacht/iu.test(
        text,
      ) && !/auszug|auszieh|zieht/iu.test(hit.text)
    return found && !ofSomethingElse && yearOf(found) >= 2005 ? [{ day: found, evidence: proofOf(hit) }] : []
  })
  const newest = announced.sort((a, b) => (a.day < b.day ? 1 : -1))[0]
  return newest && newest.day < limit ? newest : null
}
