import { regexp } from '#kernel/regexp.ts'
import type { DealStatus } from './deal.ts'

/** A wording that says whether the object can still be bought. */
export interface StatusWording {
  readonly status: DealStatus
  readonly pattern: RegExp
  /** The wording speaks of something else where this is in its line. */
  readonly unless?: RegExp
}

const SOMETHING_ELSE =
  /stellplatz|stellplätze|parkplatz|parkplätze|garage|anwohner|\d+\s(?:von|\/)\s\d+|bereits\s(?:\d+|über|mehr)|(?:zwei|drei|vier|fünf|sechs|\d+)\s(?:weitere|wohnungen|häuser|einheiten)|einheiten\s|wohnungen\s(?:sind|bereits)|\d+\s?%|gebühr|vereinbarung\s(?:ist|wird|kann)|möbel|küche|nachbar|wohnrecht|grundschuld|recht(?:e)?\s|hypothek|eintrag|vormerkung(?!en\s(?:nehmen|sind|werden|weiterhin|gern)|\s(?:weiterhin\s|noch\s|ist\s)?möglich)|alle rechte|copyright|irrt|gegen\s(?:eine\s)?|(?<!(?:warteliste|wartelisteneintrag|vormerkung|besichtigung(?:en)?|nachrücken)\s(?:weiterhin\s|noch\s|ist\s|sind\s)?)möglich|musterhaus|musterwohnung|muster/iu
/** "Ein früherer Termin am 17.09.2026 wurde einstweilen eingestellt": there is a new one. */
const FORMER_HEARING = String.raw`(?:früher|ehemalig|vorherig|vorig|erst|letzt|bisherig|voran\p{L}*)e[rsnm]?\s(?:\p{L}+)?termin`
const POSSIBLE = /falls|sollte|wenn|kann|können|könnte|grundschuld|wohnrecht|antrag|sobald|würde/iu
const OBJECT = String.raw`(?:objekt|haus|wohnung|immobilie|grundstück|anwesen|einheit|hof|villa|bauplatz|wald|halle|hälfte|apartment|penthouse|loft)`
/** The house next door, the other half of a double house and the part of the plot before or behind it are others. */
const OTHER_HALF = String.raw`nebenan|nachbar|benachbart|daneben|gegenüber|baugleich|(?<!\p{L})(?:vorder|hinter|neben|nachbar)-?(?:land|lieger|grundstück|parzelle|haus|bauplatz)|(?<!\p{L})(?:ander|gleich|link|recht|vorder|hinter)e[rsnm]?\s(?:haus|hälfte|doppelhaus|wohnung|einheit|seite|gebäude|teil|grundstück|bauplatz|parzelle|fläche)`
/** "Eine Reservierung besteht nicht mehr, der Interessent ist abgesprungen" */
const LIFTED = String.raw`(?<!\p{L})keine\s(?:\p{L}+\s)?reservierung|reservierung(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:nicht(?!\s(?:möglich|kostenlos))|aufgehoben|geplatzt|erloschen|abgelaufen|hinfällig|storniert|zurückgezogen)(?!\p{L})|reserviert(?!\p{L})[^.\n]{0,60}(?<!\p{L})(?:abgesprungen|geplatzt|wieder\s(?:frei|verfügbar|zu\shaben))(?!\p{L})`
const NOT_THIS_ONE = regexp.iu`${SOMETHING_ELSE.source}|${OTHER_HALF}|${LIFTED}`
/** Nothing else is in its line, cell or between two bars. */
const ONLY = (words: string): RegExp =>
  regexp.giu`(?<=^|[\n¦•*|·(!–—:-]\s?|»\s)\s*(?:${words})\s*[!.*)]*\s*(?=$|[\n¦•*|·!:–—/,-])`

export const STATUS_WORDINGS: readonly StatusWording[] = [
  {
    status: 'verkauft',
    pattern: ONLY(
      '(?:bereits |schon |erfolgreich |leider |inzwischen |notariell )?(?:verkauft|vermittelt|beurkundet|sold(?: out)?|ausverkauft|referenzobjekt)(?: am [\\d. ]+)?',
    ),
    unless: regexp.iu`wird|werden|\bvon\b|dieses angebot|wohneinheiten|:\s?\d|muster|referenz(?!objekt)|zuletzt|fertig\s?gestellt|${OTHER_HALF}`,
  },
  {
    status: 'verkauft',
    pattern: regexp.giu`(?<!\p{L})(?:${OBJECT}|projekt|status|vermarktungsstatus|verkaufsstatus)(?!\p{L})[^.\n]{0,40}(?:wurde|ist|:|¦)\s?(?:[^.\n]|(?<=\d)\.){0,30}(?:verkauft|vermittelt|veräußert|nicht mehr zu haben|vom tisch)(?!\p{L})|kaufvertrag (?:wurde|ist)(?: bereits| inzwischen)?(?: am [\d. ]+)?[^.\n]{0,25}(?:beurkundet|unterschrieben|geschlossen)`,
    unless: regexp.iu`wird|werden|nicht verkauft|noch nicht|zuletzt|vor\s|ähnlich|wenn|sobald|sollte|falls|muster|ersten|viertes|weitere|(?<!\p{L})eine[rs]? (?:\p{L}+ ){0,2}(?:wohnung|haus|hälfte|einheit)|(?:im|in dem) (?:selben|gleichen|nämlichen) (?:haus|gebäude)|nebenan|nachbar|(?<!\p{L})für (?:rund |etwa |ca\. )?\d|\d+ (?:von|der) (?:den )?\d+|${OTHER_HALF}`,
  },
  {
    status: 'reserviert',
    pattern: ONLY(
      '(?:bereits |derzeit |aktuell |fest |vorläufig |status:? ?|\\(?)?(?:reserviert|reservierung läuft|(?:verbindlich )?vorgemerkt|notartermin (?:ist |bereits )?vereinbart|under (?:offer|reservation)|reserved|sale agreed|in exklusivität|exklusivität vergeben)\\)?(?: bis (?:zum )?[\\d.\\s]+| seit (?:dem )?[\\d.\\s]+)?',
    ),
    unless: NOT_THIS_ONE,
  },
  {
    status: 'reserviert',
    pattern: regexp.giu`(?<!\p{L})(?:(?:${OBJECT}|status|vermarktungsstatus|verkaufsstatus|angebot|anzeige)(?!\p{L})[^.\n]{0,40}(?:ist|:|¦|gilt als|derzeit|bereits|aktuell)\s?[^.\n]{0,25}reserviert|notartermin (?:ist )?(?:bereits |schon )?(?:vereinbart|steht|am)|(?:liegt|besteht)[^.\n]{0,25}reservierung|reservierung (?:besteht|läuft|liegt vor|gilt|wurde (?:angenommen|unterschrieben|unterzeichnet))|reservierungsvereinbarung (?:ist |wurde )?(?:bereits )?(?:unterzeichnet|unterschrieben|geschlossen)|für (?:einen |uns |andere )?(?:interessenten?|käufer|kunden|familie) reserviert|reserviert (?:für|bis|seit)|bis [^.\n]{0,25} reserviert|in exklusivität|exclusivity (?:granted|until)|granted exclusivity|under (?:offer|reservation))(?!\p{L})`,
    unless: NOT_THIS_ONE,
  },
  {
    status: 'veraltet',
    pattern: ONLY(
      '(?:diese[s]? |die |das )?(?:anzeige |inserat |angebot |objekt )?(?:(?:ist |wurde )?(?:gelöscht|deaktiviert|abgelaufen|archiviert|beendet|zurückgezogen)(?: am [\\d. ]+)?|(?:ist )?nicht mehr (?:verfügbar|aktuell|online))',
    ),
    // "Ausgestellt | 11/2015 (abgelaufen)": an old Energieausweis, and no advert.
    unless: /recht|schuld|grundbuch|abt|ausweis|ausgestellt|gültig/iu,
  },
  {
    status: 'veraltet',
    pattern: regexp.giu`(?<!\p{L})(?:(?:anzeige|inserat|angebot|exposé|${OBJECT})(?!\p{L})[^.\n]{0,20}(?:\d\d?\.\s?\d\d?\.\s?\d{2,4}[^.\n]{0,20})?[^.\n]{0,20}(?:gelöscht|deaktiviert|nicht mehr (?:verfügbar|aktuell|aktiv|online|angeboten|zum verkauf|zu verkaufen)|zurückgezogen|abgelaufen|archiviert|eingestellt worden|erloschen)|(?:gelöscht|deaktiviert|offline|archiviert|beendet) (?:am|seit|zum) \d|(?:aus dem (?:vertrieb|verkauf|angebot)|vom markt) genommen|vermarktung[^.\n]{0,25}(?:beendet|eingestellt|abgebrochen)|verkaufsabsicht[^.\n]{0,20}aufgegeben|termin[^.\n]{0,50}(?:aufgehoben|entfällt|abgesetzt)|verfahren[^.\n]{0,30}(?:ist |wurde |wird )?einstweilen eingestellt|einstweilen eingestellt|no longer available)(?!\p{L})`,
    unless: regexp.iu`${POSSIBLE.source}|${FORMER_HEARING}`,
  },
  {
    status: 'in-vorbereitung',
    pattern:
      /(?<!\p{L})(?:vorankündigung|vorab-?(?:info|exposé|ankündigung)|demnächst (?:im|in|zum|verfügbar|bei uns)|(?<!\p{L} )in kürze(?: (?:im|in der|zum|verfügbar|bei uns|erhältlich|folgt)|:)|coming soon|preis(?:e)? (?:folgt|folgen|wird noch|noch (?:nicht|offen)|stehen noch nicht)|vormerkliste|vormerken lassen|merken sie sich vor|vermarktung (?:startet|beginnt)|(?:geht|kommt|gehen|kommen) (?:erst |voraussichtlich )?(?:im|ab|anfang|mitte|ende) [^.\n]{3,24} in (?:den|die) (?:vertrieb|verkauf|vermarktung)|(?:vertriebs|verkaufs|vermarktungs)(?:start|beginn) (?:in kürze|ist|ab|im|voraussichtlich|geplant)|exposé (?:ist |befindet sich )?(?:noch )?in (?:vorbereitung|arbeit|bearbeitung))(?!\p{L})/giu,
    unless:
      /energieausweis|war |bereits begonnen|hat begonnen|(?<!\p{L})(?:nächste|weitere|andere|künftige|zukünftige)[nrsm]? (?:\p{L}+-?)?(?:projekt|bauvorhaben|objekt|angebot|haus|häuser|wohnung|immobilie)|\p{L}(?:projekte|objekte|apartments|appartements|anlagen|residenzen) in \p{Lu}/iu,
  },
  {
    status: 'verfuegbar',
    pattern:
      /(?<!\p{L})(?:(?:status|vermarktungsstatus|verkaufsstatus|verfügbarkeit)\s?[:¦\n]\s?(?:aktiv|verfügbar|frei|offen|im (?:verkauf|angebot)|zu verkaufen)|noch (?:zu haben|verfügbar|nicht (?:verkauft|reserviert)|zu verkaufen)|(?:sofort|ab sofort|aktuell|derzeit|weiterhin) (?:verfügbar|zu haben|im verkauf)|(?:steht|stehen) (?:weiterhin|nach wie vor|noch|immer noch) zum verkauf|verfügbar ab[:¦\s]+sofort|(?:kann|können) (?:ab )?sofort (?:erworben|gekauft|gezeichnet) werden|keine reservierung|(?:wohnung|haus|objekt|immobilie) ist (?:noch )?(?:frei|zu haben) und|(?:einheit|wohnung|haus|die) (?:nr\. ?)?\d[\d.]* (?:ist )?(?:noch )?(?:frei|verfügbar)|available)(?!\p{L})/giu,
    unless: /internet|glasfaser|mbit|stellplatz|unterlagen|also available|on request/iu,
  },
  {
    status: 'verfuegbar',
    pattern: ONLY('(?:noch |weiterhin |wieder )?verfügbar(?:, nicht reserviert)?|nicht reserviert|noch zu haben'),
    unless: /internet|glasfaser|mbit|stellplatz|unterlagen/iu,
  },
]
