import { mark, title, weightOf, firstMark, type FoundMark, type Mark, seen } from './mark.ts'
import type { PageView } from './pageView.ts'

/** Somebody looks for a tenant or a guest. */
const SEEKS: readonly Mark[] = [
  title[4]`(?![^\n]*verk(?:auf|äuf))[^\n]{0,60}(?:zu vermieten|zur miete|zur vermietung|(?<!als )mietwohnung(?! lie)|mietangebot|nachmieter|zu mieten|anmietung|(?<!\p{L})vermietung(?!\p{L})|mietobjekt|untermiete|zwischenmiete|wg-zimmer|zimmer frei|wohnen auf zeit|to rent|for rent|to let)`,
  mark[3]`zu vermieten|vermieten (?:wir|ich|ab)|(?<!\p{L})vermiete(?!\p{L})|zur miete|zur vermietung (?:kommt|steht|gelangt)|bestellerprinzip|nachmieter|mieter gesucht|such(?:en|e) (?:wir |ich )?(?:einen |eine |ruhige |solvente |nette )*(?:nach)?mieter|mietangebot|vermarktungsart:? ?(?:¦ )?miete|mietinteressent|anmieten|untermiete|zwischenmiete|for rent|rent per month|vermietungsbüro|für mieter (?:entsteht|fällt|provisionsfrei)`,
  seen(
    3,
    mark[3]`pro nacht|anreise|abreise|endreinigung|buchung|mindestaufenthalt|stornier|kurtaxe|kurbeitrag|personen\/nacht`,
  ),
  mark[3]`(?:€|eur|euro) ?(?:pro|je|/) ?(?:nacht|übernachtung)|preise? (?:pro|je) (?:nacht|übernachtung)[^\n\d]{0,12}\d`,
  mark[4]`(?:provision|courtage)[^\n]{0,40}\d[^\n]{0,12}(?:monats|brutto|netto|kalt|warm)+-?mieten`,
  mark[2]`schufa|selbstauskunft|bonitätsauskunft|haustiere|(?<!\p{L})wbs(?!\p{L})|wohnberechtigungsschein|einkommensnachweis|gehaltsnachweis|mietschuldenfreiheit`,
  mark[2]`mietbeginn|mindestmiet|mietdauer|mietzeit|befristet`,
]
/** What a tenant pays; a let home for sale names it too. */
const TERMS: readonly Mark[] = [
  mark[3]`kaution|mietsicherheit|genossenschaftsanteil|deposit|(?:sicherheit|bürgschaft)[^\n]{0,20}\d[^\n]{0,12}mieten`,
  mark[2]`\d,\d{2} ?€ ?/ ?m² (?:monatlich|netto|kalt)|warmmiete|gesamtmiete|pauschalmiete|bruttomiete|bruttowarm|miete (?:inkl|warm|gesamt)|monatsmiete|miete pro monat|miete:? ?(?:¦ )?(?:ab )?\d[\d.,]* ?€ ?/ ?m²|(?:brutto|netto)?(?:kalt|monats)mieten|\d ?(?:€|eur)? ?warm(?!\p{L})`,
  mark[1]`kaltmiete|nettokalt|nebenkosten|heizkosten|kalt(?!\p{L})`,
]
/** What is told to who buys a let object, and never to who rents it. */
const BUYS: readonly Mark[] = [
  mark[3]`kaufpreis(?!l?iste)|käufer-?(?:provision|courtage)|(?:courtage|provision)[^\n]{0,40}käufer|grunderwerbsteuer|beurkund|erwerber`,
  mark[3]`hausgeld|wohngeld|teileigentum|teilungserklärung|grundbuch`,
  mark[3]`kapitalanlage|anlageobjekt|anlageimmobilie|geldanlage|(?:kapital)?anleger|investment|rendite|(?<!\p{L})faktor(?!\p{L})|vielfaches|(?:ist|soll)-?miete|jahres(?:netto)?(?:kalt)?miete|mieteinnahme|mietertrag|zinshaus`,
  mark[3]`(?:ist|sind|wird|werden|gut|voll|fest|komplett|teilweise|langfristig|langjährig|derzeit|aktuell|seit|wohnungen|einheiten|plätze|praxis|halle|laden|lokal|,|·|–) vermietet(?!\p{L})|vermietete[rnsm]?(?!\p{L})|^vermietet(?!\p{L})|\d vermietet(?!\p{L})|(?:mieterin|mieter) (?:ist|sind|zahlt|möchte|bleibt|wohnt|hat)|mit mieter(?:n|in)?(?!\p{L})`,
]

/** What is asked of whoever moves in, and of no buyer; of a let home for sale hardly more than two are told. */
const DEMANDS: readonly Mark[] = [
  mark[1]`kaution|mietsicherheit`,
  mark[1]`schufa|selbstauskunft|bonitätsauskunft|(?:einkommens|gehalts)-?nachweis|mietschuldenfreiheit`,
  mark[1]`mindest-?(?:miet)?(?:laufzeit|dauer|zeit)|laufzeit:? (?:¦ )?\d+ (?:bis|[–-]) \d+ monate|mietbeginn|(?:monatlich|rent is payable)[^\n]{0,20} (?:im voraus|in advance)|staffel(?:miete)?: `,
  mark[1]`(?:keine|ohne|mit) haustiere|haustiere (?:nach|nicht|auf|sind)|nichtraucher|wohnungsgeberbestätigung|anmeldung möglich`,
  mark[1]`erstbezieher|nachmieter|mieter gesucht|zwischenvermietung|wbs(?!\p{L})|wohnberechtigungsschein`,
  mark[1]`(?:nicht|keinesfalls) (?:zum (?:verkauf|kauf)|verkäuflich)`,
]

/** How much in some pages offers a home for rent. */
export interface RentSigns {
  readonly seeks: number
  readonly terms: number
  /** How many different things are asked of whoever moves in. */
  readonly demands: number
  /** How much is said that only a buyer is told. */
  readonly buys: number
  readonly marks: readonly FoundMark[]
}

export function rentSignsOf(pages: readonly PageView[]): RentSigns {
  const seeks = SEEKS.flatMap(one => firstMark(pages, one) ?? [])
  const terms = TERMS.flatMap(one => firstMark(pages, one) ?? [])
  const buys = BUYS.flatMap(one => firstMark(pages, one) ?? [])
  const demands = DEMANDS.filter(one => firstMark(pages, one)).length
  return { demands, seeks: weightOf(seeks), terms: weightOf(terms), buys: weightOf(buys), marks: [...seeks, ...terms] }
}
