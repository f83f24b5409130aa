import { mark, title, weightOf, firstMark, type FoundMark, type Mark } from './mark.ts'
import type { PageView } from './pageView.ts'

/** Somebody looks for a tenant or a guest. */
const SEEKS: readonly Mark[] = [
  title(
    4,
    String.raw`(?![^\n]*verk(?:auf|äuf))[^\n]{0,60}(?:zu vermieten|zur miete|zur vermietung|(?<!als )mietwohnung(?! lie)|mietangebot|nachmieter|zu mieten|anmietung|(?<!\p{L})vermietung(?!\p{L})|mietobjekt|untermiete|zwischenmiete|wg-zimmer|zimmer frei|wohnen auf zeit|to rent|for rent|to let)`,
  ),
  mark(
    3,
    String.raw`zu vermieten|vermieten (?:wir|ich|ab)|(?<!\p{L})vermiete(?!\p{L})|zur miete|nachmieter|mieter gesucht|such(?:en|e) (?:wir |ich )?(?:einen |eine |ruhige |solvente |nette )*(?:nach)?mieter|mietangebot|vermarktungsart:? ?(?:¦ )?miete|mietinteressent|anmieten|untermiete|zwischenmiete|for rent|rent per month|für mieter (?:entsteht|fällt|provisionsfrei)`,
  ),
  mark(
    3,
    String.raw`pro nacht|anreise|abreise|endreinigung|buchung|mindestaufenthalt|stornier|kurtaxe|kurbeitrag|personen\/nacht`,
    3,
  ),
  mark(
    2,
    String.raw`schufa|selbstauskunft|haustiere|(?<!\p{L})wbs(?!\p{L})|wohnberechtigungsschein|einkommensnachweis|gehaltsnachweis|mietschuldenfreiheit`,
  ),
  mark(2, String.raw`mietbeginn|mindestmiet|mietdauer|mietzeit|befristet`),
]
/** What a tenant pays; a let home for sale names it too. */
const TERMS: readonly Mark[] = [
  mark(3, String.raw`kaution|mietsicherheit|genossenschaftsanteil|deposit`),
  mark(
    2,
    String.raw`warmmiete|gesamtmiete|pauschalmiete|bruttomiete|bruttowarm|miete (?:inkl|warm|gesamt)|monatsmiete|miete pro monat|miete:? ?(?:¦ )?(?:ab )?\d[\d.,]* ?€ ?/ ?m²|(?:brutto|netto)?(?:kalt|monats)mieten|\d ?(?:€|eur)? ?warm(?!\p{L})`,
  ),
  mark(1, String.raw`kaltmiete|nettokalt|nebenkosten|heizkosten|kalt(?!\p{L})`),
]

/** How much in some pages offers a home for rent. */
export interface RentSigns {
  readonly seeks: number
  readonly terms: number
  readonly marks: readonly FoundMark[]
}

export function rentSignsOf(pages: readonly PageView[]): RentSigns {
  const seeks = SEEKS.flatMap(one => firstMark(pages, one) ?? [])
  const terms = TERMS.flatMap(one => firstMark(pages, one) ?? [])
  return { seeks: weightOf(seeks), terms: weightOf(terms), marks: [...seeks, ...terms] }
}
