import { mark, title, weightOf, firstMark, type FoundMark, type Mark, seen } from './mark.ts'
import type { PageView } from './pageView.ts'

/** Somebody looks for a tenant or a guest. */
const SEEKS: readonly Mark[] = [
  title[4]`(?![^\n]*verk(?:auf|äuf))[^\n]{0,60}(?:zu vermieten|zur miete|zur vermietung|(?<!als )mietwohnung(?! lie)|mietangebot|nachmieter|zu mieten|anmietung|(?<!\p{L})vermietung(?!\p{L})|mietobjekt|untermiete|zwischenmiete|wg-zimmer|zimmer frei|wohnen auf zeit|to rent|for rent|to let)`,
  mark[3]`zu vermieten|vermieten (?:wir|ich|ab)|(?<!\p{L})vermiete(?!\p{L})|zur miete|zur vermietung (?:kommt|steht|gelangt)|bestellerprinzip|nachmieter|mieter gesucht|such(?:en|e) (?:wir |ich )?(?:einen |eine |ruhige |solvente |nette )*(?:nach)?mieter|mietangebot|vermarktungsart:? ?(?:¦ )?miete|mietinteressent|anmieten|untermiete|zwischenmiete|for rent|rent per month|vermietungsbüro|für mieter (?:entsteht|fällt|provisionsfrei)|für (?:den|die) einziehenden?(?!\p{L})`,
  seen(
    3,
    mark[3]`pro nacht|anreise|abreise|endreinigung|buchung|mindestaufenthalt|stornier|kurtaxe|kurbeitrag|personen\/nacht`,
  ),
  mark[3]`(?:€|eur|euro) ?(?:pro|je|/) ?(?:nacht|übernachtung)|preise? (?:pro|je) (?:nacht|übernachtung)[^\n\d]{0,12}\d`,
  mark[4]`(?:provision|courtage)[^\n]{0,40}\d[^\n]{0,12}(?:monats|brutto|netto|kalt|warm)+-?mieten`,
  mark[2]`schufa|selbstauskunft|bonitätsauskunft|haustiere|(?<!\p{L})wbs(?!\p{L})|wohnberechtigungsschein|einkommensnachweis|gehaltsnachweis|mietschuldenfreiheit`,
  mark[2]`mietbeginn|mindestmiet|mietdauer|mietzeit|befristet|kündigungs(?:verzicht|ausschluss)`,
]
/** A deposit of some rents; what is deposited to bid, or by who builds, is larger or a share. */
const SECURITY = String.raw`sicherheitsleistung[^\n\d%]{0,20}(?<![\d.])[1-9](?:\d{2}|[.'’ ]?\d{3})(?:,\d\d|,-+)? ?(?:€|eur)`
/** What a tenant pays; a let home for sale names it too. */
const TERMS: readonly Mark[] = [
  mark[3]`kaution|mietsicherheit|${SECURITY}|genossenschaftsanteil|deposit|(?:sicherheit|bürgschaft)[^\n]{0,20}\d[^\n]{0,12}mieten`,
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

const DEPOSIT = String.raw`kaution|mietsicherheit|${SECURITY}`
/** "Preis 1.490 € zzgl. Nebenkosten": an amount under 5.000 €, with what is paid beside it each month in its line or one of the next two. */
const PRICE_OF_MONTH = mark[3]`(?:^|¦ )(?:gesamt|grund|objekt|netto|angebots)?preis:?(?!\p{L})[^\n\d]{0,25}(?<![\d.])(?:[1-4][.'’ ]?\d{3}|[1-9]\d{1,2})(?:,\d\d|,-+)? ?(?:€|eur|euro)(?![^\n]{0,12}(?:m²|qm))[^\n]{0,20}(?:\n[^\n]{0,60}){0,2}?(?<!\p{L})(?:nebenkosten|nk|betriebskosten|heizkosten|neben- und heizkosten)(?!\p{L})`
const ASKS_DEPOSIT = mark[1]`${DEPOSIT}`

/** What is asked of whoever moves in, and of no buyer; of a let home for sale hardly more than two are told. */
const DEMANDS: readonly Mark[] = [
  mark[1]`${DEPOSIT}`,
  mark[1]`schufa|selbstauskunft|bonitätsauskunft|(?:einkommens|gehalts)-?nachweis|mietschuldenfreiheit`,
  mark[1]`mindest-?(?:miet)?(?:laufzeit|dauer|zeit)|kündigungs(?:verzicht|ausschluss)|laufzeit:? (?:¦ )?\d+ (?:bis|[–-]) \d+ monate|mietbeginn|(?:monatlich|rent is payable)[^\n]{0,20} (?:im voraus|in advance)|staffel(?:miete)?: `,
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
  /** What is called its price is paid each month, and a deposit with it. */
  readonly isPricedByMonth: boolean
  /** How much is said that only a buyer is told. */
  readonly buys: number
  readonly marks: readonly FoundMark[]
}

export function rentSignsOf(pages: readonly PageView[]): RentSigns {
  const seeks = SEEKS.flatMap(one => firstMark(pages, one) ?? [])
  const terms = TERMS.flatMap(one => firstMark(pages, one) ?? [])
  const buys = BUYS.flatMap(one => firstMark(pages, one) ?? [])
  const demands = DEMANDS.filter(one => firstMark(pages, one)).length
  const ofMonth = firstMark(pages, PRICE_OF_MONTH)
  const isPricedByMonth = ofMonth !== undefined && firstMark(pages, ASKS_DEPOSIT) !== undefined
  const marks = [...(ofMonth && isPricedByMonth ? [ofMonth] : []), ...seeks, ...terms]
  return { demands, isPricedByMonth, seeks: weightOf(seeks), terms: weightOf(terms), buys: weightOf(buys), marks }
}
