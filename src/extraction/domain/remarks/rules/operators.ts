import { regexp } from '#kernel/regexp.ts'
import { germanAmount } from '../germanAmount.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { writtenCount, writtenDay, writtenEuros } from '../written.ts'
import { TAKEN_OVER } from './letting.ts'

const OPERATOR =
  '(?:\\p{L}*betreiber(?:in|gesellschaft|firma)?s?|\\p{L}*pächter(?:in|s)?|betriebsgesellschaft|hotelgesellschaft|pflegeheimbetreiber(?:in|s)?|\\p{L}*mieterin)'
const FAILED = '(?:insolvenz\\p{L}*|insolvent\\p{L}*|zahlungsunfähig\\p{L}*|schutzschirm\\p{L}*|pleite|konkurs)'
const FORMER =
  '(?:frühere[nrsm]?|ehemalige[nrsm]?|vorherige[nrsm]?|vorige[nrsm]?|erste[nrsm]?|alte[nrsm]?|bisherige[nrsm]?|ursprüngliche[nrsm]?|damalige[nrsm]?|vormalige[nrsm]?|einstige[nrsm]?)'

/** Whose an option is. */
const TENANT =
  '(?:\\p{L}*(?:betreiber|pächter)(?:in|gesellschaft|s)?|mieter(?:in|s)?|hotel|hotelgesellschaft|gesellschaft)'

/** What comes in and may fall. */
const PROCEEDS =
  '(?:\\p{L}*erlöse?n?|\\p{L}*umsatz(?:es)?|umsätzen?|auslastung|belegung(?:squote)?|\\p{L}*(?<!v)ertr[aä]ge?n?s?|\\p{L}*einnahmen|marktniveau|marktmiete|marktpacht|marktüblich\\p{L}*|ergebnis(?:ses)?)'
const UPKEEP =
  '(?:dach und fach|(?:bauliche |große )?instand(?:haltung|setzung)\\p{L}*|\\p{L}*möbl\\p{L}*|\\p{L}*möbeln?|mobiliars?|inventars?|\\p{L}*einrichtung|erneuerung\\p{L}*|reparaturen)'
const OWNER =
  '(?:\\p{L}*eigentümer(?:in|s|n)?|verpächter(?:in|s)?|vermieter(?:in|s)?|käufer(?:in|s)?|erwerber(?:in|s)?|anleger(?:s)?)'

/** "zeitweise gestundet und inzwischen nachgezahlt": deferred, and neither reduced nor lost. */
const PAID_LATER = String.raw`(?:pacht|pachtzahlung(?:en)?)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:gestundet|ausgesetzt|verspätet gezahlt|zurückgestellt)(?!\p{L})[^.¦]{0,60}(?<!\p{L}|nicht |nie |teilweise |nur )(?:nachgezahlt|nachgeholt|nachträglich (?:voll |vollständig )?gezahlt|(?:voll(?:ständig)? )(?:beglichen|ausgeglichen))(?!\p{L})`

/** €; a company with more than this is not told as a small one (assumption). */
const MAX_SMALL_CAPITAL = 100_000

/** What the owner of a room may stay himself. */
const NIGHTS = String.raw`(?<!\p{L})(?<nights>\d{1,3}|zwei|drei|vier|fünf|sechs) (?<unit>übernachtungen|nächten?|tagen?|wochen)(?!\p{L})`
const OWN_USE = String.raw`(?<!\p{L})(?:(?:zur|für die|der|zu) (?:\p{L}+ )?(?:selbst|eigen)nutzung|selbst (?:nutzen|bewohnen|wohnen|belegen)|(?:für|zu) (?:\p{L}+ )?eigene[nr]? (?:zwecken?|aufenthalten?|nutzung))(?!\p{L})`
const UNITS: Readonly<Record<string, string>> = { übernachtungen: 'Nächte', nächte: 'Nächte', nächten: 'Nächte', tage: 'Tage', tagen: 'Tage', wochen: 'Wochen' } // prettier-ignore

/** What an operator's lease is worth: what he has failed to pay, and what one may use oneself. */
export const OPERATOR_RULES: readonly RemarkRule[] = [
  // "auf ein marktgerechtes Niveau angepasst": so a cut is called; what has risen is called so.
  rule('pacht-gesenkt', 'mieterstruktur', 'warnung', {
    pattern:
      /(?:pacht|pachtzahlung(?:en)?|garantiemiete)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:gesenkt|reduziert|gekürzt|herabgesetzt|abgesenkt|vermindert|ermäßigt|halbiert|gestundet|ausgesetzt|nicht (?:mehr )?(?:voll|vollständig)|teilweise erlassen)|pacht(?:kürzung|senkung|minderung|verzicht|stundung|reduzierung|nachlass|ausfälle?)(?:en)?|(?:senkte|reduzierte|kürzte|minderte) [^.]{0,40}(?:die|ihre|seine) pacht|(?<!\p{L})pacht(?!\p{L})(?![^.]*(?:erhöht|gestiegen|angehoben|(?<!\p{L})(?:wird|werden|soll|sollen|kann|können|alle \p{L}+ jahre|jährlich|regelmäßig)(?!\p{L})))[^.¦]{0,60}(?<!\p{L})auf (?:ein|das) (?:\p{L}+ )?(?:markt(?:gerecht|üblich|konform)\p{L}*|tragfähig\p{L}*|nachhaltig\p{L}*|wirtschaftlich\p{L}*|realistisch\p{L}*) (?:\p{L}+ )?(?:niveau|maß)(?!\p{L})[^.¦]{0,15} (?:angepasst|festgesetzt|gebracht|zurückgeführt)/u,
    meaning: 'Die Pacht wurde schon gesenkt, gestundet oder nicht voll gezahlt',
    denied: 'Keine Pachtkürzung',
    // What came late came all the same: told by its own rule.
    unless: regexp.u`${PAID_LATER}|erbpacht|hausgeld|verwaltungs(?:gebühr|kosten)|kaufpreis|im falle?|falls |(?:bei|für den fall)[^.]{0,40} ausfall|risik\p{L}*|(?:können|könnten|kann|könnte)(?!\p{L})[^.]{0,20} pachtausfälle?|(?:darf|kann|könnte)(?!\p{L})[^.]{0,30}pacht`,
  }),
  // "Die Pacht wurde dabei an das Marktniveau angeglichen (zuvor 729 €)": so much it was before it fell.
  rule('pacht-zuvor', 'mieterstruktur', 'warnung', {
    subject: 'betreiber',
    // In a table of the terms the sum of today is first: "Pacht Apt. 214 | 498,50 € (zuvor 562,80 €)".
    pattern:
      /(?<!\p{L})(?:monats|jahres|netto|kalt)?-?pacht(?:zins)?(?!\p{L})(?:[^.¦€]|(?<=ap[pt])\.){0,40}[¦ ]{1,3}(?<now2>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})(?: (?:monatlich|mtl·|im monat|p· ?m·|netto))*[ ,(–-]{1,3}(?:(?:zuvor|vorher|davor|früher|vormals|ehemals|bisher|ursprünglich|anfangs|statt|anstelle von)(?!\p{L})|bis (?:zum |ende |anfang |mitte |einschließlich )?(?:\p{L}+ )?(?:\d{1,2}· ?\d{1,2}· ?)?20[012]\d)[^.¦\d€]{0,25}(?<value2>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})|(?<!\p{L})pacht(?:zins)?(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:angeglichen|angepasst|gesenkt|reduziert|herabgesetzt|abgesenkt|gekürzt|neu vereinbart|vermindert)[^.¦]{0,30}?(?<!\p{L})(?:zuvor|vorher|bisher|davor|früher|von)(?: rund| ca·)? (?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})(?:[^.¦\d]{0,20}(?<!\p{L})(?:jetzt|auf|heute|nun|seither|künftig)(?: rund| ca·)? (?<now>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}))?/u,
    // "Angepasst, bisher 729 €, jetzt 800 €" is no cut.
    holds: ({ value, value2, now, now2 }) =>
      (now ?? now2) === undefined || germanAmount(now ?? now2 ?? '') < germanAmount(value ?? value2 ?? ''),
    meaning: ({ value, value2 }) => `die Pacht lag früher bei ${writtenEuros(value ?? value2 ?? '')}`,
    fixed: 'stated',
    unless: /(?<!\p{L})(?:erbpacht|erhöht|gestiegen|angehoben|garten\p{L}*|acker\p{L}*|jagd\p{L}*)(?!\p{L})/u,
  }),
  // Behind a semicolon the sum before is a statement of its own, and only its reader sees whether it fell.
  rule('pacht-frueher', 'mieterstruktur', 'neutral', {
    subject: 'betreiber',
    pattern:
      /(?<=^[. ]*)(?:(?:zuvor|vorher|davor|früher|vormals|ursprünglich)|bis (?:zum |ende |anfang |mitte |einschließlich )?(?:\p{L}+ )?(?:\d{1,2}· ?\d{1,2}· ?)?20[012]\d) (?:(?:galten|galt|betrug|waren|lag|wurden|war|zahlte|gab|sie|es|diese|bei|noch|die|der|betreiber\p{L}*|pächter\p{L}*) ){0,5}(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})/u,
    onlyBefore:
      /(?<!\p{L})(?:monats|jahres)?-?pacht(?:zins)?(?!\p{L})(?:[^.€]|(?<=ap[pt])\.){0,50}\d ?(?:€|euro|eur)[^.€]{0,20}[. ]*$/u,
    meaning: ({ value }) => `früher lag die Pacht bei ${writtenEuros(value ?? '')}`,
    fixed: 'stated',
  }),
  rule('pacht-nachgezahlt', 'mieterstruktur', 'hinweis', {
    pattern: regexp.u`${PAID_LATER}`,
    meaning: 'Die Pacht wurde schon einmal gestundet und später nachgezahlt',
    fixed: 'stated',
    unless: /erbpacht|hausgeld|soll(?:en)?(?!\p{L})|wird (?:\p{L}+ )?nach/u,
  }),
  rule('eigennutzung-tage', 'mietgarantie', 'neutral', {
    subject: 'betreiber',
    pattern: regexp.u`(?:${NIGHTS}[^.;¦]{0,50}${OWN_USE}|${OWN_USE}[^.;¦]{0,60}${NIGHTS.replace('<nights>', '<nightsBehind>').replace('<unit>', '<unitBehind>')})`,
    meaning: ({ nights, unit, nightsBehind, unitBehind }) =>
      `Selbst nutzen dürfen Sie es laut Exposé ${nights ?? nightsBehind ?? ''} ${UNITS[unit ?? unitBehind ?? ''] ?? 'Tage'} im Jahr`,
    evenIfOpen: true,
    fixed: 'stated',
  }),
  rule('betreiber-frueher-insolvent', 'mieterstruktur', 'warnung', {
    pattern: new RegExp(
      [
        `${FORMER} ${OPERATOR}(?!\\p{L})[^.]{0,80}${FAILED}`,
        `${FAILED} (?:des|der) ${FORMER} ${OPERATOR}`,
        `vor(?:gänger|betreiber|pächter)\\p{L}*(?!\\p{L})[^.]{0,60}${FAILED}`,
        `(?:nach|infolge|wegen) (?:der |einer )?(?:${FAILED}) (?:des|der|eines) (?:\\p{L}+ ){0,2}${OPERATOR}`,
        `${FAILED} (?:des|der) (?:erst|vor|alt)(?:betreiber|pächter)\\p{L}*`,
        `${TAKEN_OVER}[^.]{0,80}${FAILED}`,
        `betreiberwechsel[^.]{0,60}${FAILED}|${FAILED}[^.]{0,60}betreiberwechsel`,
      ].join('|'),
      'u',
    ),
    meaning:
      'Ein früherer Betreiber wurde insolvent: Klären Sie, ob der Vertrag seitdem neu ist und was der jetzige Betreiber verdient',
    fixed: 'stated',
    unless: /gaststätte|restaurant|imbiss|kiosk|laden(?!\p{L})/u,
  }),
  // Said of him who leases it: an option is the tenant's, and says nothing on what he will pay.
  rule('pacht-option', 'mietgarantie', 'hinweis', {
    subject: 'betreiber',
    pattern: regexp.u`(?:(?<=(?<!\p{L})(?<before>${TENANT})(?!\p{L})[^.]*)|)(?:(?:verlängerungs)?-?option(?:en|srecht(?:e|s)?)?(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:jahre?n?|verlänger\p{L}*)|(?:steht|stehen)(?!\p{L})[^.¦]{0,40} verlängerung(?:en)? (?:um|von) [^.¦]{1,20} zu|(?:kann|darf|können|dürfen|hat das recht|ist berechtigt|berechtigt)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:zu )?verlänger(?:n|t)|(?:verlängerungs)option(?:en)?|\d ?(?:x|×|mal) ?\d{1,2} jahre|verlängert sich [^.]{0,40}jahre?)(?=[^.]{0,60}(?<!\p{L})(?<behind>${TENANT})(?!\p{L})|)`,
    only: /(?<!\p{L})(?:\p{L}*pacht\p{L}*|\p{L}*pächter(?:in)?|\p{L}*betreiber\p{L}*|mietvertrag mit)(?!\p{L})/u,
    unless:
      /(?:kein(?:e[nrsm]?)?|ohne) (?:\p{L}+ )?(?:verlängerungs)?option|erbpacht|erbbau|umsatzsteuer|kaufoption|ankaufsoption|gaststätte|(?<!\p{L})(?:gemeinschaft|\p{L}*eigentümer(?:in|n)?|verpächter(?:in)?|vermieter(?:in)?|beide (?:seiten|parteien)|beiderseits)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:kann|können|darf|dürfen|berechtigt|option)(?!\p{L})/u,
    meaning: ({ before, behind }) =>
      (before ?? behind) === undefined
        ? 'Verlängerungsoption genannt: Wer sie hat, steht im Pachtvertrag, meist ist es der Pächter'
        : 'Verlängern darf der Pächter, nicht der Eigentümer',
    evenIfOpen: true,
    fixed: 'stated',
  }),
  rule('pacht-nach-erloes', 'mietgarantie', 'warnung', {
    subject: 'betreiber',
    pattern: new RegExp(
      [
        `(?<!\\p{L}erb)pacht(?:zins|zahlung)?(?!\\p{L})[^.¦]{0,110}${PROCEEDS}[^.¦]{0,40}(?<!\\p{L})(?:angepasst|angeglichen|anpass\\p{L}*|neu (?:festgesetzt|verhandelt|berechnet|vereinbart)|bemessen|gekoppelt|abhäng\\p{L}*)`,
        `(?:pacht|pachtzins|pachtzahlung|ausschüttung)(?!\\p{L})[^.¦]{0,60}(?<!\\p{L})(?:angepasst|anpassung|richtet sich|orientiert sich|bemisst sich|hängt|abhängig|beteilig\\p{L}*|schwankt|variiert)[^.¦]{0,60}${PROCEEDS}`,
        '(?:umsatz|erlös|ertrags|auslastungs|belegungs)-?(?:abhängige[rnsm]?|gebundene[rnsm]?|basierte[rnsm]?) (?:pacht|miete)|(?:variable|flexible)[rnsm]? pacht|umsatzpacht|erlöspacht|poolausschüttung',
        `(?:richtet|orientiert|bemisst|hängt|berechnet)(?: sich)? (?:die|der) pacht(?:zins)?(?!\\p{L})[^.¦]{0,50}${PROCEEDS}`,
        `anpassung der pacht[^.¦]{0,60}${PROCEEDS}`,
      ].join('|'),
      'u',
    ),
    meaning: 'Die Pacht wird an Erlös oder Auslastung angepasst: Sie kann sinken',
    // "unabhängig von der Belegung gezahlt"; a share of the turnover may come on top of that.
    unless:
      /verbraucherpreis|(?<!\p{L})(?:vpi|index)(?!\p{L})|erbpacht|mindestpacht bleibt|^(?!.*(?<!\p{L})(?:umsatz|erlös|zusatz|mehr)pacht|.*zusätzlich|.*darüber hinaus).*unabhängig/su,
    evenIfOpen: true,
  }),
  // "Die Belegung liegt bei 83 %": who runs a house that a tenth of is empty has little left for the lease (assumption).
  rule('belegung-niedrig', 'mieterstruktur', 'warnung', {
    subject: 'betreiber',
    pattern: regexp.u`(?<!\p{L})(?:\p{L}*belegung(?:squote|sgrad)?|(?:zimmer|betten|durchschnitts|jahres|haus)?-?auslastung(?:squote|sgrad)?)(?!\p{L})[^.¦%]{0,60}?(?<![\d·,])(?<share>[2-8]\d(?:,\d)?) ?(?:%|prozent)|(?<![\d·,])(?<shareAhead>[2-8]\d(?:,\d)?) ?(?:%|prozent) (?:der (?:\p{L}+ )?(?:zimmer|plätze|betten|apartments|appartements) (?:sind |waren )?)?(?:belegt|ausgelastet|belegung|auslastung)(?!\p{L})`,
    meaning: ({ share, shareAhead }) => `Belegt sind laut Exposé nur ${share ?? shareAhead ?? ''}\u00a0% des Hauses`,
    // What is hoped for, what was, what others have, and what a contract hangs on.
    unless:
      /bindung|belegungsrecht|(?<!\p{L})(?:ziel\p{L}*|prognos\p{L}*|geplant\p{L}*|erwartet\p{L}*|angestrebt\p{L}*|mindestens|sobald|wenn|falls|ab einer|zuvor|früher|damals|deutschlandweit|bundesweit|branche\p{L}*|region\p{L}*|landesdurchschnitt|bundesdurchschnitt|stellpl[aä]tz\p{L}*|garagen?|heizung|server|speicher|umkreis|übrige[nrs]?|andere[nrs]?)(?!\p{L})|(?<!\p{L})auf (?:über |rund |inzwischen |jetzt |heute )?(?:9\d|100)/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // "ab dem 6. Pachtjahr, und zwar zu 50 % der Veränderung des Verbraucherpreisindex": until then, and beyond, the owner bears inflation.
  rule('pacht-index-teil', 'mietgarantie', 'warnung', {
    subject: 'betreiber',
    pattern: regexp.u`(?<!\p{L})(?=\p{L}*pacht|anpassung der pacht|index|wertsicherung)(?=[^.]{0,300}(?<!\p{L})(?:verbraucherpreisindex\p{L}*|vpi|lebenshaltungs\p{L}*|inflation\p{L}*|\p{L}*index\p{L}*)(?!\p{L}))(?=(?:[^.]{0,300}(?<!\p{L})(?:ab|nach) (?:dem |ende des )?(?<year>\d{1,2})·? ?(?:pacht|vertrags|miet)?-?jahr(?!\p{L}))?)(?=(?:[^.]{0,300}(?<!\p{L})(?:erstmals|frühestens|erst) (?:ab|zum|am|per)(?: dem)? (?<day>\d{1,2}· ?\d{1,2}· ?20\d\d|\d{1,2}\/20\d\d|20\d\d))?)(?<!\p{L})(?:\p{L}*pacht(?:anpassung|erhöhung)?|anpassung der pacht|(?:indexierung|indexklausel|wertsicherung(?:sklausel)?)(?= ?[:¦]))(?!\p{L})[^.]{0,170}?(?<![\d·,])(?<part>[1-9]\d) ?(?:%|prozent) (?:der|des|von der) (?:\p{L}+ )?(?:veränderung\p{L}*|änderung(?:en)?|steigerung|entwicklung|anstieg\p{L}*|verbraucherpreisindex|vpi|inflation\p{L}*|index\p{L}*)`,
    meaning: ({ year, day, part }) => {
      const from = year === undefined ? day && writtenDay(day) : `Jahr ${year}`
      return `Die Pacht folgt dem Index nur zu ${part ?? ''}\u00a0%${from === undefined ? '' : `, und das erst ab ${from}`}: Den Rest der Inflation tragen Sie`
    },
    unless: /erbbau|erbpacht|garten|acker|jagd/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('pacht-eigentuemer-zahlt', 'mietgarantie', 'hinweis', {
    subject: 'betreiber',
    pattern: regexp.u`(?=(?<moebel>[^.¦]*(?:möb|mobiliar|inventar|einrichtung))?)(?:${[
      `${UPKEEP}(?!\\p{L})[^.¦]{0,100}(?<!\\p{L})(?:sache|aufgabe|pflicht|last|lasten|kosten|obliegt|obliegen|trägt|tragen|zahlt|zahlen|übernimmt|übernehmen|verbleibt|verbleiben|liegt|liegen)(?!\\p{L})[^.¦]{0,40}(?<!\\p{L})${OWNER}`,
      `${OWNER}(?!\\p{L})[^.¦]{0,30}(?<!\\p{L})(?:trägt|tragen|zahlt|zahlen|übernimmt|übernehmen|haftet|haften|ist zuständig|sind zuständig|ist verantwortlich|sind verantwortlich|kommt|kommen)(?!\\p{L})[^.¦]{0,80}${UPKEEP}`,
      '(?:nicht umlagefähige|laufende) instandhaltung[^.¦]{0,30} beim eigentümer|double-?net|doppel-?net',
      // A table names who pays before a colon: "Pächterin: Inventar. Eigentümer: Dach und Fach, Heizung, Aufzüge"
      `${OWNER} ?: ?[^.:;¦]{0,40}?(?<!\\p{L})(?:dach und fach|instandhaltung\\p{L}*)(?!\\p{L}| (?:durch|trägt|zahlt|beim)(?!\\p{L}))`,
    ].join('|')})`,
    only: new RegExp(UPKEEP, 'u'),
    unless:
      /(?:eigentümer|vermieter|verpächter)\p{L}* (?:trägt|tragen|zahlt|zahlen|übernimmt) (?:nicht|keine|nur die grundsteuer)|sonderumlage|eigentümergemeinschaft (?:trägt|zahlt|hat)|nießbrauch|erbbau/u,
    meaning: ({ moebel }) =>
      moebel === undefined
        ? 'Dach und Fach oder Instandhaltung zahlt der Eigentümer'
        : 'Instandhaltung und neue Möbel zahlt der Eigentümer',
    evenIfOpen: true,
    fixed: 'stated',
  }),
  // So much is there when he stops paying: 25.000 € is what a GmbH must have at least (§ 5 GmbHG).
  rule('betreiber-kapital', 'mieterstruktur', 'neutral', {
    subject: 'betreiber',
    pattern: regexp.u`(?<!\p{L})(?=\p{L}*betreiber|(?:\p{L}+-)?pächter)(?=(?:[^.]{0,300}(?<!\p{L})gegründet (?:im |am |in |erst )*(?<since>(?:\d{1,2}[·\/] ?)?(?:\d{1,2}[·\/] ?)?(?:20)\d\d)(?!\d))?)(?<!\p{L})(?:\p{L}*betreiber(?:in|gesellschaft)?|(?:\p{L}+-)?pächter(?:in)?)(?!\p{L})[^.]{0,140}(?<!\p{L})(?:stammkapital|haftungskapital|haftkapital|stammeinlage)(?!\p{L})[^.\d]{0,25}(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})`,
    meaning: ({ value, since }) =>
      `der Betreiber hat ${writtenEuros(value ?? '')} Stammkapital${since === undefined ? '' : ` und besteht erst seit ${writtenDay(since)}`}`,
    holds: ({ value }) => germanAmount(value ?? '') <= MAX_SMALL_CAPITAL,
    unless: /(?<!\p{L})(?:erbpacht|vorherige[nr]?|frühere[nr]?|ehemalige[nr]?)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('pacht-sicherheit', 'mietgarantie', 'neutral', {
    subject: 'betreiber',
    pattern: regexp.u`(?<!\p{L})(?:\p{L}*bürgschaft|(?:pacht|miet)?-?kaution|(?:pacht|miet)?-?sicherheit)(?!\p{L})[^.;\d€]{0,40}?(?<!\p{L})(?<count>eine[rn]?|zwei|drei|[123]) (?:netto-?)?monats-?pacht(?:en)?(?!\p{L})`,
    meaning: ({ count }) =>
      `gesichert ist sie nur mit ${writtenCount(`${/^(?:ein|1)/u.test(count ?? '') ? 'einer' : (count ?? '')} ${/^(?:ein|1)/u.test(count ?? '') ? 'monatspacht' : 'monatspachten'}`)}`,
    unless: /(?<!\p{L})(?:käufer|erwerber|provision|vermittl\p{L}*|nicht|keine?)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('belegungsrecht', 'mietgarantie', 'hinweis', {
    subject: 'betreiber',
    pattern:
      /(?:vor|erst|eigen|vorzugs)?-?(?:belegungs|nutzungs|einzugs)rechte?s?(?!\p{L})[^.¦]{0,60}(?:eigentümer|erwerber|käufer|angehörige|familie)\p{L}*|bevorzugte[nrsm]? (?:belegung(?:srecht)?|aufnahme|einzug|belegungsrecht|nutzungsrecht)|(?:eigentümer|käufer|erwerber)\p{L}* (?:\p{L}+ ){0,5}(?:bevorzugt|vorrangig|vorrecht)[^.]{0,40}(?:platz|einzieh|aufgenommen|belegen|zimmer|appartement)/u,
    meaning:
      'Bevorzugtes Belegungsrecht: Es hilft erst, wenn ein Platz frei ist, und öffnet nicht das eigene Appartement',
    denied: 'Kein Belegungsrecht',
    deniedTone: 'neutral',
    unless:
      /wohnberechtigung|sozialwohn|kommun|stadt(?!\p{L})|gemeinde(?!\p{L})|förder\p{L}*|sondernutzungsrecht|wegerecht/u,
  }),
]
