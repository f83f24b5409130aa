import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'
import { writtenCount, writtenDay, writtenEuros } from '../written.ts'
import { dayOfRise, RAISED, RISE, riseTold, UNCHANGED } from './rentRises.ts'

const HOW: Readonly<Record<string, string>> = {
  sofort: 'sofort',
  vereinbarung: 'nach Vereinbarung',
  absprache: 'nach Absprache',
}

function handoverTold(when: string | undefined, how: string | undefined): string {
  if (when !== undefined) return `Übergabe: ${writtenDay(when)}`
  return how === undefined ? 'Termin der Übergabe erwähnt' : `Übergabe ${HOW[how] ?? how}`
}

/** What an exposé settles before anybody asks: what is paid, permitted, proven and entered. */
const PARKING = String.raw`(?:\p{L}*-?(?:stellpl[aä]tze?s?|garagenplatz|tiefgaragenplatz|parkplatz)|(?:einzel|doppel|tief)?-?garage|carport|tg-platz)`

/** "Bis auf zwei sind alle Wohnungen saniert": with its verb the exception is of that, and the deposits come behind it. */
const OTHER_DONE = String.raw`(?<!\p{L})(?:saniert|renoviert|modernisiert|vermietet|belegt|bewohnt|verkauft|frei|leer|neu|fertig)(?!\p{L})`
/** "Kautionen liegen vor, außer WE 1", "Bis auf den Laden sind alle Kautionen hinterlegt" */
const DEPOSITS_IN_PART = String.raw`(?:miet)?kautionen?(?!\p{L})[^.¦;]{0,50}(?<!\p{L})(?:außer|ausgenommen|bis auf|mit ausnahme|fehl(?:t|en)(?!\p{L}))|(?<!\p{L})(?:außer|bis auf|mit ausnahme)(?!\p{L})[^.¦;,]{1,40}(?:,| sind| wurden| haben| liegen) (?:(?!${OTHER_DONE})[^.¦;,]){0,40}(?:miet)?kautionen?(?!\p{L})|(?<!\p{L})(?:fehlt|fehlen) (?:die|eine|noch|jede)? ?(?:miet)?kaution(?:en)?(?!\p{L})|(?:miet)?kautionen? (?:(?:sind|ist|wurden) )?(?:hinterlegt|gestellt|gezahlt|vorhanden|geleistet)(?: für|:| ¦|¦)+ ?(?:für )?(?:whg|we|wohnung(?:en)?|einheit(?:en)?|nr|eg|\d· ?og)·? ?\d(?![^.¦;]{0,60}(?<!\p{L})(?:bis|alle|sämtliche)(?!\p{L}))`

export const ANSWERED_RULES: readonly RemarkRule[] = [
  // What else may stand there is ruled out; what does is told by its own rule.
  rule('grundbuch-nur', 'grundbuch', 'neutral', {
    pattern:
      /abt(?:eilung|·)? ?(?:ii|2)(?!\p{L})[^.]{3,90}(?<!\p{L})(?:sonst (?:ist )?nichts|weiteres nicht|keine weiteren (?:rechte|lasten|einträge|eintragungen))|im grundbuch (?:steht|stehen|ist|sind) (?:lediglich|nur|allein) (?:\p{L}+ ){0,3}als eigentümer\p{L}*/u,
    meaning: 'Im Grundbuch steht laut Text nichts weiter',
    fixed: 'stated',
  }),
  rule('miete-zuletzt', 'mietvertrag', 'neutral', {
    pattern: regexp.u`letzte (?:miet-?)?(?:anpassung|erhöhung)(?=[ :¦]|$)${RISE}|zuletzt(?!\p{L}) ?${RAISED}|${UNCHANGED}`,
    meaning: riseTold,
    day: dayOfRise,
    fixed: 'stated',
    only: /miet|zuvor|kalt|anpassung|erhöhung/u,
    unless: /preis (?:wurde )?zuletzt|hausgeld|erbbau/u,
  }),
  rule('genehmigt-ganz', 'umbauGenehmigung', 'gut', {
    pattern:
      /(?:wohnhaus|haus|gebäude|anwesen|objekt|garage|alles|anbauten?)(?!\p{L})[^.,]{0,50} (?:ist|sind) (?:vollständig|komplett|insgesamt|in allen teilen|so) (?:bauordnungsrechtlich |baurechtlich )?genehmigt|(?:vollständig|komplett) (?:bauordnungsrechtlich |baurechtlich )?genehmigt/u,
    meaning: 'Laut Text vollständig genehmigt',
    denied: 'Nicht vollständig genehmigt',
    deniedTone: 'gefahr',
    sections: OWN_SECTIONS,
  }),
  rule('rechnungen-da', 'sanierungsumfang', 'neutral', {
    pattern:
      /(?:alle |sämtliche )?(?:handwerker)?rechnungen(?!\p{L})[^.]{0,70}(?:liegen|liegt|vorhanden|einsehbar|abgeheftet|aufgehoben)(?!\p{L})/u,
    meaning: 'Rechnungen der Arbeiten liegen laut Text vor',
    denied: 'Rechnungen gibt es nicht',
    deniedTone: 'hinweis',
    unless: /betriebskosten|nebenkosten|heizkosten|hausgeld|brennstoff/u,
    evenIfOpen: true,
  }),
  rule('kaution-genannt', 'mietvertrag', 'neutral', {
    pattern:
      /kaution(?:en)?(?!\p{L})[^.¦]{0,40}[ :¦]{1,3}[^.¦]{0,20}?(?<!\d|·)(?:(?<sum>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)|(?<count>(?:\d|eine|zwei|drei) (?:netto|monats|kalt|grund|nettokalt)+mieten?))(?!\p{L})/u,
    meaning: ({ sum, count }) => `Kaution: ${sum === undefined ? writtenCount(count ?? '') : writtenEuros(sum)}`,
    fixed: 'stated',
  }),
  // They go over with the house (§ 566a BGB); how much each is stands in the leases.
  rule('kaution-da', 'mietvertrag', 'neutral', {
    pattern:
      /(?:miet)?kautionen(?!\p{L})(?: (?:sind|wurden|liegen|der mieter|aller mieter|\p{L}+lich)){0,3} (?:insolvenzfest |getrennt |verzinslich |ordnungsgemäß )?(?:angelegt|hinterlegt|eingezahlt|geleistet|vorhanden|vor(?!\p{L}))/u,
    meaning: 'Die Kautionen sind laut Text gestellt',
    unless: regexp.u`(?<!\p{L})(?:nicht|keine|ohne|nur|teils|teilweise)(?!\p{L})[^.]{0,30}kaution|kautionen(?!\p{L})[^.]{0,20}(?<!\p{L})(?:nicht|nur|teils|teilweise|zum teil)(?!\p{L})|${DEPOSITS_IN_PART}`,
    fixed: 'stated',
  }),
  // What a tenant never paid, the next owner has not; what he did pay, the next owner owes him.
  rule('kaution-zum-teil', 'mietvertrag', 'hinweis', {
    pattern: regexp.u`${DEPOSITS_IN_PART}`,
    meaning:
      'Kautionen sind laut Text nicht von allen Mietern gestellt: Klären Sie, wer keine gezahlt hat. Für gezahlte haftet der Käufer (§ 566a BGB)',
    unless: /hausgeld|kaufpreis|reservierung/u,
    fixed: 'stated',
  }),
  rule('miete-alle-unbefristet', 'mietvertrag', 'neutral', {
    pattern:
      /(?:alle|sämtliche) (?:\p{L}+ ){0,2}(?:verträge|mietverträge|mietverhältnisse)(?!\p{L})(?: (?:sind|laufen|bestehen))? (?:\p{L}+ )?unbefristet|(?:verträge|mietverträge|mietverhältnisse) (?:sind |laufen )?(?:alle|allesamt|sämtlich|ausnahmslos|durchweg) unbefristet/u,
    meaning: 'Alle Mietverträge sind unbefristet',
    unless: /(?<!\p{L})(?:bis auf|außer|ausgenommen|mit ausnahme)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('stellplatz-mitvermietet', 'mietvertrag', 'neutral', {
    pattern:
      /(?:\p{L}*stellplatz|\p{L}*garage|carport)(?!\p{L})[^.]{0,60}(?:in der (?:kalt)?miete enthalten|mitvermietet|mit ?vermietet)|(?:netto)?(?:kalt)?miete(?!\p{L})[^.]{0,60}(?:wohnung|haus) (?:und|mit|samt|inkl· ?) ?(?:\p{L}*stellplatz|\p{L}*garage|carport)(?!\p{L})|(?:er|sie) ist in der (?:kalt)?miete enthalten|miete (?:für (?:den |die |das )?)?(?:\p{L}+-)?(?:stellplatz|garage|carport)(?!\p{L})[ :¦]{0,4}(?:nr· ?)?\d|(?:stellplatz|garagen|carport)-?miete(?!\p{L})[^.]{0,20}\d/u,
    meaning: 'Der Stellplatz ist mitvermietet',
    fixed: 'stated',
    unless: /nicht (?:mit)?vermietet|nicht in der/u,
  }),
  rule('eigenbedarf-nie', 'mietvertrag', 'neutral', {
    pattern:
      /eigenbedarf(?!\p{L})[^.]{0,40}(?:nie|nicht|kein\p{L}*) (?:angemeldet|geltend gemacht)|(?<none>keine? (?:kündigungs)?sperrfrist|sperrfrist[^.]{0,40}(?:nicht (?!abgelaufen)|(?<!nicht (?:\p{L}+ )?)abgelaufen))/u,
    meaning: ({ none }) =>
      none === undefined ? 'Eigenbedarf wurde laut Text nie angemeldet' : 'Eigenbedarf laut Text ohne Sperrfrist',
    fixed: 'stated',
  }),
  // What the lease allows says nothing on § 577a BGB: a flat made of a let one has its time to wait all the same.
  rule('eigenbedarf-vertraglich', 'mietvertrag', 'neutral', {
    pattern: /eigenbedarf(?!\p{L})[^.]{0,40}(?:nicht|kein\p{L}*) (?:ausgeschlossen|beschränkt|eingeschränkt)/u,
    meaning: 'Der Mietvertrag schließt Eigenbedarf laut Text nicht aus; ob eine Sperrfrist läuft, sagt das nicht',
    fixed: 'stated',
    unless: /sperrfrist/u,
  }),
  rule('uebergabe-genannt', 'raeumung', 'neutral', {
    pattern:
      /(?:(?:besitz|schlüssel)-?übergabe|übergabe|besitz-?übergang|lastenwechsel)(?!\p{L}|protokoll)[^.]{0,50}?(?:(?<when>(?:(?:\d{1,2}|i{1,3}|iv)· ?){0,2}(?:\p{L}+ )?20\d\d)|(?<how>sofort|vereinbarung|absprache)|vorgesehen)|(?:spätestens|frühestens|frei|bezug(?:sfrei)?) (?:ab |zum |am |bis )?(?<when2>(?:\d{1,2}·){0,2}(?:\p{L}+ )?20\d\d)/u,
    // When a prefabricated house may be put up is not when it is handed over.
    unless:
      /^(?!.*(?:übergabe|übergang|lastenwechsel|bezug)).*(?:aufstell\p{L}*|baubeginn|baustart|lieferung|montage)(?!\p{L})/u,
    meaning: ({ when, when2, how }) => handoverTold(when ?? when2, how),
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('stellplatz-inbegriffen', 'pflichtkauf', 'gut', {
    pattern:
      /(?:\p{L}*stellplatz|\p{L}*garage|carport)(?!\p{L})[^.]{0,60}(?:im (?:kaufpreis|preis|kp) (?:enthalten|inbegriffen|inklusive)|(?:teil|bestandteil) des kaufpreises)|(?:er|sie) ist (?:[^.]{0,40} )?(?:teil|bestandteil) des kaufpreises/u,
    meaning: 'Der Stellplatz ist im Preis enthalten',
    denied: 'Der Stellplatz ist nicht im Preis enthalten',
    deniedTone: 'hinweis',
    unless: /küche|inventar|möbel|gegen aufpreis|zzgl/u,
  }),
  rule('stellplatz-wahlweise', 'pflichtkauf', 'neutral', {
    pattern: regexp.u`${PARKING}(?!\p{L})[^.]{0,90} (?:kann|können|könnte) (?:[^. ]+ ){0,6}?(?:(?:mit|dazu|hinzu) ?(?:erworben|gekauft|genommen|erwerben|kaufen)|(?:zusätzlich|separat|optional|auf wunsch|bei bedarf|bei interesse|gesondert) (?:[^. ]+ ){0,3}?(?:erworben|gekauft|erwerben|kaufen))|(?:optional|auf wunsch|wahlweise|bei bedarf|bei interesse)(?!\p{L})[^.¦]{0,40} ${PARKING}(?!\p{L})|${PARKING}(?!\p{L})[^.]{0,50}(?<!\p{L})(?:optional|wahlweise|auf wunsch|bei bedarf)(?!\p{L})|${PARKING}(?!\p{L})[^.]{0,60}(?:kein(?:e)? (?:pflicht|kaufzwang|bedingung)|muss nicht (?:mit)?(?:erworben|gekauft|genommen))`,
    meaning: 'Der Stellplatz kann mitgekauft werden, muss aber nicht',
    unless:
      /nur (?:zusammen|gemeinsam|mit)|nicht (?:einzeln|getrennt)|(?<!nicht )(?:verpflichtend|zwingend)|m(?:uss|üssen)(?! (?:aber |jedoch )?nicht)|miete|mieten|angemietet|errichte|bau(?:en|bar)/u,
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('teilungserklaerung-auf-anfrage', 'teilungserklaerung', 'neutral', {
    pattern:
      /teilungserklärung(?:en)?(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:schicken|senden|übersenden|zeigen|zugesandt|zusenden|erhalten sie|bekommen sie|auf (?:anfrage|wunsch|anforderung))(?!\p{L})/u,
    meaning: 'Teilungserklärung gibt es laut Text auf Anfrage',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
]
