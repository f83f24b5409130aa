import { regexp } from '#kernel/regexp.ts'

/**
 * What a part of an exposé talks about. Only the object's own parts may state facts about it; the others hold other
 * people's addresses, other objects' prices and general terms.
 */
export type Section = 'object' | 'location' | 'energy' | 'costs' | 'contact' | 'terms' | 'other-offers'

// A heading is a whole line. Order matters: the first that matches names the section.
const HEADINGS: [Section, RegExp][] = [
  [
    'other-offers',
    /^(noch )?(weitere|andere|ähnliche|mehr|neue)\b.{0,20}\b(objekte|angebote|immobilien|inserate|anzeigen|häuser|wohnungen|exposés|treffer|vorschläge|ergebnisse)\b.{0,40}$|^(auch interessant(?: für (?:sie|dich|euch))?(?: (?:aus|bei|von|in) (?:uns|unser\p{L}*|ihrer|deiner|eurer)(?: \p{L}+){0,2})?|(andere|kunden|nutzer|interessenten) (sahen|suchten|interessierten).{0,30}|(passend|passende angebote) zu (ihrer|deiner) suche|aktuell im angebot|aktuell außerdem|außerdem aktuell|demnächst bei uns|weitere (?:wohnungen|parzellen|bauplätze|grundstücke)(?: .{0,40})?|im (?:selben|gleichen) (?:baugebiet|haus|objekt|neubau|projekt|ort)(?: .{0,30})?|schon gebaut|bereits (?:gebaut|fertiggestellt|realisiert|verkauft)|(?:unsere )?(?:referenzen|referenzprojekte|referenzobjekte)(?: (?:und|&) (?:weitere |laufende |andere |aktuelle )?(?:projekte|objekte|bauvorhaben))?|(?:außerdem|auch|ebenfalls) (?:bei uns|im angebot|von uns)|mehr von uns|weitere projekte|zuletzt (?:verkauft|fertiggestellt)|unsere (aktuellen )?angebote|unsere (?!finanzierung|kredit|darlehen)[^.:]{3,40}angebote|(?:(?:derzeit|aktuell|zurzeit|außerdem|auch|ebenfalls|weiterhin|neu|noch) ){1,3}(?:bei uns |von uns )?(?:im|in unserem|in der) (?:angebot|verkauf|vertrieb|programm|portfolio|vermittlung|vermarktung)|zuletzt angesehen|beliebte suchen|(?:neu|aktuell|jetzt) bei \p{L}[^.:]{2,30}|unser (?:aktuelles )?(?:portfolio|angebot|immobilienangebot)|weitere (?:objekte|angebote|immobilien)(?: .{0,30})?|(?:neu|auch|ebenfalls|derzeit|noch)(?: neu| noch)?(?: bei uns| im verkauf| im angebot| in der vermarktung| zu haben| zu verkaufen)|(?:mehr|noch mehr|andere) (?:angebote|objekte|immobilien|wohnungen|häuser)(?: .{0,30})?|(?:aus|in) unserem (?:aktuellen )?(?:angebot|portfolio|bestand|programm)|(?:unsere )?empfehlungen(?: für sie)?|(?:vielleicht )?auch (?:interessant|für sie)(?: für sie)?|(?:interessenten|kunden|nutzer|besucher) (?:sahen|suchten|interessierten).{0,40}|sie (?:könnten|interessieren) sich auch.{0,30}|(?:angebote|objekte|immobilien|wohnungen|häuser) in der (?:nähe|umgebung))[:.]?$|^(das könnte|diese immobilien|ähnliches).{0,40}$|^(?:diese|folgende|weitere|auch diese|auch folgende) (?:objekte|immobilien|angebote|wohnungen|häuser|anzeigen|inserate|exposés)(?!\p{L})(?=.*(?:könnten|dürften|werden|sie interessieren)(?!\p{L})).{0,20}(?:gefallen|interessieren|interessant|passen|zusagen)[.!?:…]{0,3}$|^(?:vielleicht |eventuell )?(?:gefällt|gefallen|interessiert|interessieren|passt|könnte|könnten|dürfte|dürften) (?:ihnen|sie|dir|dich|zu ihnen|euch) auch(?!\p{L}).{0,24}$|^(?:ihnen|sie|dir|dich) (?:könnte|könnten|dürfte|dürften) auch(?!\p{L}).{0,30}(?:gefallen|interessieren|interessant|passen|zusagen)[.!?:…]{0,3}$|^(?:für (?:sie|dich) ausgewählt|ebenfalls beliebt|noch nicht das richtige(?: dabei| gefunden)?|nichts dabei|mehr aus dieser (?:gegend|region|lage))[.!?:…]{0,3}$/iu,
  ],
  [
    'terms',
    /^((unsere |die )?(allgemeine[n]? )?(geschäfts|nutzungs|vertrags|makler)bedingungen|agb|widerruf(sbelehrung|srecht)?|maklervertrag|datenschutz(?:erklärung|hinweise?)?|haftungs(ausschluss|hinweise?)|(rechtlich|wichtig|allgemein|weiter|sonstig|ergänzend)e[rn]? hinweise?|disclaimer|hinweise?( zum exposé)?|impressum|geldwäsche.{0,20}|provisionshinweis|verbraucherinformation.{0,20}|kleingedrucktes)(?:,? (?:(?:der|des|von|unsere[rs]|für|nach|zum|zur|zu|und|an)(?!\p{L})|\(|[&/–-]).{0,50})?[:.]?$|^§ ?(?:[1-9]|1\d) (?-i:\p{Lu}\p{Ll}+(?: \p{L}\p{Ll}+){0,3})$/iu,
  ],
  [
    'contact',
    /^((ihr[e]? )?(ansprechpartner(in)?|kontakt(daten|aufnahme)?|anbieter(in)?|makler(in)?|berater(in)?|betreuer|verkäufer)|kontaktieren sie.{0,30}|besichtigung(stermin)?|ihr ansprechpartner.{0,40}|contact)[:.]?$/i,
  ],
  [
    'costs',
    /^(.{0,4}kaufnebenkosten.{0,30}|nebenkosten( beim kauf|rechner)?|finanzierung(sbeispiel|srechner|sbeispiele|svorschlag)?|beispielrechnung.{0,30}|(monatliche )?rate|gesamtkosten)[:.]?$/i,
  ],
  [
    'energy',
    /^(angaben zum energieausweis|energie(ausweis|angaben|daten|kennwerte)?( & .{3,20}| und .{3,20}| \(.{3,40}\))?|bausubstanz & energieausweis|pflichtangaben.{0,40}|(angaben|daten) (laut|gemäß|nach) (gmodg|geg|enev).{0,20})[:.]?$/i,
  ],
  [
    'location',
    /^(die |zur |makro|mikro)?(lage|umgebung|lagebeschreibung|infrastruktur|standort|verkehrsanbindung|anbindung|location|makrolage|mikrolage)(?! ?[&/u].{0,40}(?:gemeinschaft|verwaltung|gebäude))( ?[&/u].{0,40}|beschreibung)?[:.]?$/i,
  ],
  [
    'object',
    /^(die |das |der )?(objekt|immobilie|wohnung|haus|gebäude|ausstattung|(?:haus|gebäude)?technik|eckdaten|daten|fakten|beschreibung|objektbeschreibung|objektdaten|sonstiges|sonstige angaben|preis|preise|kosten|auf einen blick|übersicht|highlights|zustand|grundriss|grundrisse|raumaufteilung|raumprogramm|details|kurzbeschreibung|objektdetails|merkmale|flächen|basisdaten|the property|description|features|key facts)( ?[&/u,].{0,40}|beschreibung|daten|details|im überblick)?[:.]?$/i,
  ],
]

/** What the provider has besides, told in one sentence: "Außerdem in unserem Angebot: Reiheneckhaus in …". */
const BESIDES = regexp.giu`(?<=^|\n|[.!?)]\s|[·|]\s)(?:(?:außerdem|ferner|ebenfalls|zudem|darüber hinaus|auch|aktuell|derzeit|zurzeit)\s(?:(?:noch\s)?(?:im|in unserem|in unserer|bei uns im)\s(?:angebot|programm|portfolio|bestand|vermittlung)|bieten wir(?:\s\p{L}+){0,3}\san|haben wir(?:\s\p{L}+){0,2}\sim angebot)[^:.]{0,30}:|weitere[sr]?\s(?:angebote?|objekte?|immobilien?|verkaufsobjekte?|termine?|versteigerungen)\s(?:unseres|aus unserem|von uns|bei uns|des|beim?|am)\s[^:.]{3,40}:|(?:aktuell|derzeit|zurzeit|außerdem|ebenfalls)\s(?:(?:ebenfalls|auch|außerdem)\s)?(?:bei uns|von uns|im (?:angebot|verkauf)|neu)(?:\s\p{L}+){0,3}:|(?:(?:bereits|zuletzt|kürzlich|soeben|frisch)\s)?verkauft:\s\p{Lu}[^.:]{2,40},)`

/** The foot of a page: firm, street, town, and then what else it has: "Saale-Kontor, Marktstraße 4, 99084 Erfurt · verfügbar: …". */
const BEHIND_ADDRESS =
  /^[^:]{3,90}?\p{L}\.? \d{1,3}\s?[a-h]?, (?:D-)?\d{5}\s\p{Lu}[\p{L} .()-]{2,40}?(?:,? (?:tel|telefon|fax)[^:·|]{0,3}:?[^:·|]{3,40})?\s?[.·|•–-]\s(?:(?:weitere|andere)\s[^:.]{3,40}|zur miete|zum kauf|zu verkaufen|verfügbar|also available|further [^:.]{3,30}|(?:auch|ebenfalls|außerdem|neu|derzeit|aktuell)\s[^:.]{3,40}):/iu

/** "Untermaßfeld: Bauernhof, Bj. 1880, 79.000 € · Meiningen: Wohnung zur Miete, 54 m², 390 € kalt": several, each with its place. */
const ADVERTS = /^(?:\p{Lu}[\p{L} -]{2,40}: [^:·|]{6,90}(?:€|EUR)[^:·|]{0,24}(?:[·|–]\s?|$)){2,}/u

/** Whether a part tells what else the provider has. */
export function tellsOfOtherOffers(text: string): boolean {
  return startOfOthers(text) === 0 || BEHIND_ADDRESS.test(text) || ADVERTS.test(text)
}

/** Where the sentence begins from which on a part tells what else the provider has: "Im Internet unter … Weitere Termine des Gerichts: …"; null: it does not. */
export function startOfOthers(text: string): number | null {
  for (const { index, 0: head } of text.matchAll(BESIDES))
    if (index === 0 || isProven(head, text.slice(index + head.length))) return index
  const listed = MORE_OF_THEM.exec(text)
  return listed && ON_SALE.test(text.slice(listed.index + listed[0].length)) ? listed.index : null
}

/** "Ebenfalls neu: das Bad", "Derzeit von uns genutzt: der Keller": in running text the words alone prove nothing, what follows does. */
function isProven(head: string, behind: string): boolean {
  const told = behind.trimStart()
  if (ON_SALE.test(told) || OF_COURT.test(told) || isListOnSale(told)) return true
  return OF_PROVIDER.test(head) && HOME_IN_TOWN.test(told)
}

/** "Ladenlokal Lauterbach, Miete 650 €; MFH Schotten, 6 WE, 345.000 €": the first may be to let, if another has its price. */
function isListOnSale(told: string): boolean {
  const entries = (told.split(SENTENCE_END)[0] ?? '').split(/[;·|]\s/u).slice(0, MAX_ENTRIES)
  return entries.length > 1 && entries.some(entry => ON_SALE.test(entry.trimStart()))
}

const SENTENCE_END = /(?<=[\p{L}\d€²]{2}|€)[.!]\s+(?=\p{Lu})/u
const MAX_ENTRIES = 4
const OF_PROVIDER = /(?<!\p{L})(?:bei uns|wir|unser\p{L}*)(?!\p{L})/iu
/** "Reihenhaus in Peine": the first thing that is told, without an article. */
const HOME_IN_TOWN =
  /^(?:\p{L}+e[rs]? )?[\p{L}\d.,-]*(?:[Hh]aus|[Ww]ohnung|[Vv]illa|[Bb]ungalow|[Hh]älfte|[Aa]partment|[Gg]rundstück) (?:in|bei) \p{Lu}/u
/** "12 K 40/24" */
const OF_COURT = /^[^.€]{0,40}?(?<!\d)\d{1,4} K \d{1,4}\/\d{2}(?!\d)/u

/** Whether a sentence goes on with a list of what else is sold: entries of a list have no verb. */
export function goesOnWithOthers(sentence: string): boolean {
  return !VERB.test(sentence) && (ON_SALE.test(sentence) || OF_COURT.test(sentence) || HOME_IN_TOWN.test(sentence))
}

const VERB =
  /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|beträgt|betragen|liegt|liegen|besteht|bestehen|gehört|kostet|kann|können|muss)(?!\p{L})/iu

/** "Weitere Anlagen:", "Weitere Vorhaben:" head enclosures and works, too: what follows tells. */
const MORE_OF_THEM =
  /(?<=^|\n|[.!?)]\s|[·|]\s)(?:(?:weitere|andere|ähnliche|aktuelle|unsere|neue)n?\s){1,3}(?:(?:kapital)?anlagen|anlage(?:objekte|immobilien)|investments?|renditeobjekte|zinshäuser|(?:bau|neubau)?(?:vorhaben|projekte)|quartiere|neubauten|mandate|exposés|inserate|immobilien|objekte|angebote)(?:\s(?:im|in|aus|bei|von|der|des|unseres|unserer)\s[^:.]{2,40})?:\s/iu

/** The first of them: a home with its price, or a project by its name or with the day from which it is sold. */
const ON_SALE =
  /^(?:(?:[^.€;·|]|\.(?=\d|-)|(?<=\d)\.(?=\s?\p{L}))){0,90}?(?:(?:haus|häuser|wohnung(?:en)?|app?artements?|apartments?|villa|bungalow|hälfte|zinshaus|objekt|penthouse|maisonette|(?:bau)?grundstück|bauplatz|(?:gewerbe|lager|produktions)halle|resthof|bauernhof|hofstelle)(?!\p{L})|(?<!\p{L})(?:ETW|EFH|ZFH|MFH|DHH|RH|RMH|REH|RMFH|WGH|WE)(?!\p{L}))(?:[^€;·|]){0,90}?\d{2,3}\.\d{3}(?:,(?:-|\d\d))?\s?(?:€|EUR)|^[„"»“][^.;]{2,40}[“"«”],?\s|^[^.;]{0,90}?(?<!\p{L})(?:vertriebs|verkaufs)start(?!\p{L})/iu

/** A court's list of its other hearings; beside the offer, on the first page of a portal, it heads a column of its own. */
const OTHER_HEARINGS = /^weitere (?:versteigerungs)?termine(?!\p{L}).{0,60}$/iu

export function headsOtherHearings(line: string): boolean {
  return OTHER_HEARINGS.test(line.trim())
}

/** Below it stand terms of the broker as often as what must be known of the plot. */
const HINTS =
  /^(?:(?:wichtige|weitere|sonstige|allgemeine|ergänzende)[rn]? )?hinweise?(?: (?:zum|zur|für|des|der|von) [^.:]{3,40})?[:.]?$/iu
/** What brokers, portals and law offices write of themselves. */
const TERMS =
  /(?<!\p{L})(?:gewähr|haft(?:et|en|ung|ungsausschluss)|makler\p{L}*|courtage\p{L}*|provision\p{L}*|zwischenverkauf|irrtum|irrtümer|widerruf\p{L}*|datenschutz\p{L}*|agb|geschäftsbedingungen|empfänger|dritte|geldwäsche\p{L}*|personalausweis|freibleibend|unverbindlich|copyright|urheber\p{L}*|schlichtung\p{L}*|\p{L}*darlehen\p{L}*|bonität|sollzins|dsgvo|gwg|eigentumswechsel|bundesland|vertragspartner\p{L}*|impressum|ust-?id\p{L}*|handelsregister|vorbehalten)(?!\p{L})|§§? ?\d+[a-z]?[^.;]{0,24}(?:GEG|GmodG|GwG|GewO)(?!\p{L})/iu
/** What rests on the object and is no matter of the broker. */
const BURDENS =
  /(?<!\p{L})(?:\p{L}*leitungsrechte?s?|(?:geh|fahrt?|wege|überfahrts?)-?(?:(?:,| und) \p{L}+-?)?rechte?s?|baulast(?:en|enverzeichnis)?|altlast(?:en|enverdacht|enkataster)?|grunddienstbarkeit(?:en)?|denkmal\p{L}*|einzeldenkmal|überschwemmungsgebiet|bodengutachten|bauverpflichtung|erschließung\p{L}*|kampfmittel\p{L}*|wohnungserbbaurecht|erbbau(?:recht|zins|vertrag)(?=(?!\p{L})[^.]{0,70}(?<!\p{L})(?:endet|läuft|beträgt|jährlich|im jahr|\d{4}|noch \d+)(?!\p{L})))(?!\p{L})/iu
/** Terms of brokers name them, too. */
const RIGHTS_OF_OTHERS = /(?<!\p{L})(?:wohn(?:ungs)?recht|nießbrauch|vorkaufsrecht|grundbuch)(?!\p{L})/iu
/** "Angaben zu Altlasten macht der Makler ohne Gewähr" tells nothing of any. */
const NOBODY_VOUCHES =
  /(?<!\p{L})(?:gewähr|haft(?:et|en|ung)|nicht (?:geprüft|untersucht)|prüf\p{L}* (?:wir|der makler) nicht|keine auskunft|irrtum|irrtümer)(?!\p{L})/iu

/** Whether a heading leaves open what stands below it. */
export function headsHints(line: string): boolean {
  return HINTS.test(line.trim())
}

/**
 * Whether a text that stands below a heading of terms speaks of the object all the same.
 * @param hinted the heading only says "Hinweise"
 */
export function speaksOfObject(text: string, hinted: boolean): boolean {
  const rests = BURDENS.test(text) || (hinted && RIGHTS_OF_OTHERS.test(text))
  if (rests && !NOBODY_VOUCHES.test(text)) return true
  return hinted && !TERMS.test(text)
}

/** A heading in words of the broker's own: it names others and what he has of them. "Was wir Ihnen sonst noch zeigen können", "Referenzen und weitere Angebote". */
const OF_OTHERS =
  /(?<!\p{L})(?:weitere|andere|ähnliche|vergleichbare|sonst|sonstige|außerdem|daneben|referenz(?:en|objekte)?)(?!\p{L})/iu
const STOCK =
  /(?<!\p{L})(?:angebote|objekte|immobilien|inserate|anzeigen|projekte|verkaufsobjekte|referenzobjekte|verkäufe)(?: (?:unseres|aus unserem|des|von uns|im|in)(?!\p{L}).{0,30})?$|(?<!\p{L})(?:wir|ich|uns|unserem?|unseren)(?!\p{L}).{0,40}(?:zeigen|anbieten|anzubieten|vermitteln|verkaufen|im verkauf|im angebot|haben|finden|vermarkten)(?: können| dürfen| möchten)?$/iu

/** "Freitext 2 – Lage", "Ausstattung (Portaltext)": how a broker's program names the field, around its heading. */
const FIELD =
  /^(?:(?:(?:frei|objekt|portal|exposé)-?)?text(?:feld|block)?(?: ?(?:\d{1,2}|[A-H]))?|(?:feld|abschnitt|kapitel|teil) (?:\d{1,2}|[A-H]))(?:\s?[—–:|]\s?|\.?\s-\s)(?=\p{L})|\s?\((?:portal|internet|lang|kurz|frei|exposé)-?text\)$/giu

/** The section that a line opens, if it is a heading. */
export function sectionOf(line: string): Section | undefined {
  const text = line
    .replace(/^[\d.]+\s*[—–-]?\s*|^[—–-]\s*/, '')
    .trim()
    .replace(FIELD, '')
  if (text.length > 60) return undefined
  const bare = text.replace(/[:.…]+$/u, '')
  if (OF_OTHERS.test(bare) && STOCK.test(bare)) return 'other-offers'
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0]
}
