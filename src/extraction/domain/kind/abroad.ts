import { plzOf } from '#reference/plz/plz.ts'
import { firstMark, mark, title, weightOf, type FoundMark, type Mark, seen } from './mark.ts'
import type { PageView } from './pageView.ts'

const COUNTRY = String.raw`österreich|liechtenstein|spanien|mallorca|ibiza|menorca|teneriffa|gran canaria|fuerteventura|lanzarote|la palma|kanaren|kanarische|costa (?:blanca|brava|del sol|dorada|calida|de la luz)|andalusien|portugal|algarve|madeira|italien|toskana|umbrien|ligurien|gardasee|lago maggiore|comer see|südtirol|\bbozen|\bmeran|\bbrixen|\bbruneck|sardinien|sizilien|apulien|piemont|frankreich|provence|\bburgund|normandie|korsika|languedoc|ardèche|dordogne|côte d.azur|bretagne|elsass|griechenland|kreta|korfu|türkei|antalya|alanya|kroatien|istrien|istrisch\p{L}*|dalmatien|dalmatinisch\p{L}*|ungarn|plattensee|balaton|\bkomitat\b|keszthely|h[eé]v[ií]z|siófok|bulgarien|rumänien|polen|tschechien|dänemark|schweden|norwegen|niederlande|zeeland|belgien|luxemburg|florida|zypern|thailand|dubai|paraguay|kärnten|tirol|vorarlberg|steiermark|burgenland|salzburger land|niederösterreich|oberösterreich|\bwien\b|kanton|tessin|graubünden|wallis|engadin|aargau|thurgau`

const PLACE = String.raw`(?:${COUNTRY}|schweiz)(?!er|isch|\p{L})`
/** Where the object stands, said as an address, a label or the title. */
const STANDS: readonly Mark[] = [
  title[3]`[^\n]{0,70}${PLACE}`,
  mark[4]`(?:^|¦ )(?:land|region|adresse|lage|standort|ort|objektadresse|anschrift|insel|provinz|bundesland|kanton|gemeinde)(?: der immobilie)?:? ?(?:¦ )?[^\n]{0,50}${PLACE}`,
  mark[4]`(?:^|in |bei |am |an der |auf )\p{L}[\p{L}.' -]{1,30}, ${PLACE}`,
  mark[4]`(?<!\d)\d{4,5} (?:\p{L}+[ -]){0,3}\p{L}+(?: ?\(\p{L}{2,3}\))?(?:, ?| \(| / )${PLACE}`,
  mark[3]`(?:^|¦ )(?:adresse|lage|standort|ort|objektadresse|anschrift|plz)(?:[ /]*ort)?:? ?(?:¦ )?(?:[^\n,]{0,30}, ?)?(?!(?:19|20)\d\d )[1-9]\d{3} \p{L}{3}`,
  mark[2]`(?:^|¦ |, )(?!(?:19|20)\d\d )[1-9]\d{3} \p{L}{3,}(?:[ -]\p{L}+)*(?:$| ¦|,|\n)`,
  // A code of four digits beside a city that everybody knows.
  mark[4]`(?<!\d)[1-9]\d{3} (?:wien|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|dornbirn|bregenz|eisenstadt|zürich|basel|bern|luzern|winterthur|genf|lausanne|lugano|chur|st\. (?:gallen|pölten))(?!\p{L})`,
  mark[2]`\p{L}{3}, (?!(?:1[89]|20)\d\d)[1-9]\d{3}$`,
  // The codes of Poland (72-600) and of Czechia (360 01), beside a street as it is written there.
  mark[4]`\bul\. ?\p{L}[\p{L}. -]{2,40}[\d/]*, ?\d{2}-\d{3}|\d{2}-\d{3} \p{L}{3,}[^\n]{0,30}\bul\.`,
  mark[2]`(?<![\p{L}\d])(?:ch|a|at|fl|nl|dk|be|lu|pl|cz|f|i|e|es|it|fr|hr|hu)[ -]{1,3}\d{4,5} \p{L}{3}`,
]
const AUSTRIAN = String.raw`\bhwb\b|\bfgee\b|vertragserrichtung|grundbuchs?eintragung|eintragungsgebühr|\btop ?\d+\b|stiege \d|\b20 ?% ust|baurechtszins|doppelmakler|treuhänder|freizeitwohnsitz|zweitwohnsitz|grundverkehr|widmung|bezirk \p{L}|bezirksgericht|katastralgemeinde|einlagezahl|reparaturrücklage|aufgeschlossen(?!\p{L})|wohnnutzfläche|realitäten(?!\p{L})`
const SWISS = String.raw`nasszelle|kubatur|stockwerkeigentum|eigenmietwert|einstellhallenplatz|\d½-zimmer|½ zimmer|erstwohnsitz|handänderung|grossz|parzelle|cheminée|beschrieb|\bchf\b|lex koller`
const SOUTHERN = String.raw`\bnie\b(?:-nummer)?|nota simple|\bibi\b|\bitp\b|comunidad|urbani[sz]a[ct]i[oó]n|finca|catastral|escritura|c[eé]dula|gestor[ií]a|optionsvertrag|certificado|\betv\b|\bimu\b|catasto|codice fiscale|compromesso|\bape\b|geometra|agibilit|notaire|taxe foncière|usufruct|\bdpe\b|\btapu\b|meerblick|pool|olivenbäume|übertragungssteuer|kondominium|klimahaus|tavolar\p{L}*|registersteuer|katasterwert|konventioniert|handelsfläche|\brogito\b|proposta|\biva\b`
const EASTERN = String.raw`czynsz|księga wieczysta|\bsp\. ?z ?o\. ?o|nieruchomo\p{L}+|\bpcc\b|sąd \p{L}+|złoty|\bul\. ?\p{L}{3}|\bs\.\s?r\.\s?o\b|nemovitost\p{L}*|\bkft\b|\bhrsz\b|\bforint\b|\bft\.?(?= |$)|erwerbsteuer|\bd\.\s?o\.\s?o\b|\beood\b|\boib\b|nekretnin\p{L}*|zemljišn\p{L}*|\p{L}*dozvol\p{L}*|\bporez\b|katastarsk\p{L}*|građevin\p{L}*|kvarner|umowa|działk\p{L}*|hrsz|ingatlan\p{L}*|tulajdoni lap|katastr\p{L}*|pozem\p{L}*|číslo|акт|нотариал\p{L}*`
/** Letters that German does not have, in words that are no name of a person: of land registers, taxes and permits. */
const LETTERS = String.raw`(?<![\p{L}])\p{L}*[čćđšžłńśźżőűřěůąęțșğıáíóúñãõç]\p{L}*`
/** Of whose notary, tax or land register it speaks. */
const NATION = String.raw`(?:polnisch|tschechisch|slowakisch|ungarisch|kroatisch|slowenisch|bulgarisch|rumänisch|spanisch|portugiesisch|italienisch|französisch|griechisch|türkisch|österreichisch|schweizer|dänisch|schwedisch|norwegisch|niederländisch|belgisch|luxemburgisch)\p{L}*`
const AUTHORITY = String.raw`(?:notar(?:in|iat)?|mwst|mehrwertsteuer|grundbuch|kataster|finanzamt|steuerberater|steuernummer|konto|kaufvertrag|kaufrecht|staatsangehörig\p{L}*)`
/** What is only said of homes in other countries; each further word says a little more. */
const FOREIGN: readonly Mark[] = [
  seen(2, mark[1]`(?:in|auf|an der|im|nach) (?:der )?${PLACE}`),
  mark[2]`(?:^|¦ )[^\n]{0,30}preis[^\n]{0,30}(?:chf|fr\.|sfr|us-?\$|usd|£|gbp|sek|dkk|nok|pln|czk|huf)|\d{2,3}(?:[.'’ ]\d{3})+ ?(?:chf|sek|dkk|nok|pln|czk|huf|usd|gbp)(?!\p{L})|(?:chf|sfr\.?) ?\d{2,4}[.'’ ]\d{3}`,
  mark[2]`${NATION} ${AUTHORITY}(?!\p{L})`,
  ...[AUSTRIAN, SWISS, SOUTHERN, EASTERN].flatMap(source => [
    mark[1]`${source}`,
    seen(2, mark[1]`${source}`),
    seen(3, mark[2]`${source}`),
  ]),
  seen(3, mark[2]`${LETTERS}`),
  // Nobody says of a seller in Germany that he speaks German, and no notary there takes so much.
  mark[2]`(?:eigentümer(?:in)?|verkäufer(?:in)?|notar(?:in)?|makler(?:in)?) spr(?:icht|echen) (?:gut |fließend )?deutsch|deutsch(?:sprachige|sprechende|e)[rnms]? (?:makler|ansprechpartner|notar|verkäufer|anwalt|berater|betreu|team)\p{L}*|notar(?:kosten|gebühren)?:? (?:¦ )?(?:ca\. |rund |etwa )?[6-9](?:,\d)? ?%`,
  mark[2]`(?:www\.|https?://)[\w.-]+\.(?:at|ch|li)(?:/|$|\s)`,
  mark[1]`(?:\+|00) ?(?:43|41|423|34|39|33|351|30|90|385|36|359|48|420|45|46|31|32|352)[ (/-]`,
]
const MIN = 5
/** From here on the place is told so plainly that a German address is somebody's office or home. */
const PLACED = 6
const MAX = 3
const PLZ = /(?<!\d)(\d{5})(?!\d)[ ,]{1,2}(\p{L}[\p{L}.-]{2,})/gu
/** Whom to write to, not where the house stands. */
const OFFICE =
  /tel|fax|mail|@|gmbh|immobilien|www|hrb|makler|notar|amtsgericht|impressum|sitz|vertreten|büro|filiale|hauptstraße/u

/** The marks of an offer in another country; null for one in Germany. A German address of the object goes before all. */
export function abroadMarks(pages: readonly PageView[]): FoundMark[] | null {
  const found = (marks: readonly Mark[]): FoundMark[] => marks.flatMap(one => firstMark(pages, one) ?? [])
  const stands = found(STANDS)
  const marks = [...stands, ...found(FOREIGN)]
  const weight = weightOf(marks)
  if (weight < MIN) return null
  const german = germanAddresses(pages)
  return weight >= MIN + (weightOf(stands) >= PLACED ? 1 : 3) * german ? marks : null
}

const LABELLED = /^(?:[^¦]{0,20}adresse|plz(?:[ /]*ort)?|ort|lage|standort|anschrift)(?!\p{L})/u

/** How many lines name a German PLZ with its own town and do not look like somebody's letterhead; a labelled one counts for all. */
function germanAddresses(pages: readonly PageView[]): number {
  let count = 0
  for (const { lines } of pages)
    lines.forEach(({ lower }, index) => {
      for (const [, plz = '', town = ''] of lower.matchAll(PLZ)) {
        if (!plzOf(plz)?.ort.toLowerCase().startsWith(town.slice(0, 4))) continue
        const around = [lines[index - 1], lines[index], lines[index + 1], lines[index + 2]]
        const isLabelled = [lines[index - 1], lines[index]].some(line => line && LABELLED.test(line.lower))
        if (isLabelled) count += MAX
        else if (!around.some(line => line && OFFICE.test(line.lower))) count++
      }
    })
  return Math.min(MAX, count)
}
