import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const PV = String.raw`(?:pv|pv-?\p{L}*|photovoltaik-?\p{L}*|solarstrom\p{L}*|solaranlagen?|solarmodule?)`
const HEATING = String.raw`(?:[\p{L}-]*wärmepumpen?(?:anlage)?|heizungsanlage|heizzentrale|(?:pellet|gas|öl|heiz)-?kessel|blockheizkraftwerk|bhkw|therme)`
/** A firm by its form, its name before it. */
const FIRM = String.raw`[^.,;¦]{1,60}?(?<!\p{L})(?:g?gmbh|ag|e?kg|eg|ug|se|ohg|gbr|genossenschaft|stadtwerke[n]?|contractors?)(?!\p{L})`
const KIN = String.raw`(?:sohn|sohne?s|tochter|söhnen|töchtern|kindern|bruder|schwester|schwager|schwiegersohn|neffen|nichte|enkel|enkelin|vater|mutter|eltern|nachbar[n]?|nachbarin|bekannten|freund|mieter|pächter|onkel|tante)`
const SOMEBODY = String.raw`(?:(?:unsere[mrn]|meine[mrn]|ihre[mrn]|eine[mrn]|de[mrn]) (?:\p{L}+e[nr] )?${KIN}(?!\p{L})|(?:de[mr]|eine[mr]) ${FIRM})`
/** "gehört unserem Sohn", "steht im Eigentum der X GmbH", "bleibt deren Eigentum" */
const IS_THEIRS = String.raw`(?:(?:gehör(?:t|en)|verbleib(?:t|en) bei)(?: (?:aber|allerdings|jedoch|noch|weiterhin|nicht uns, sondern)){0,2} ${SOMEBODY}|(?:(?:steht|stehen|bleib(?:t|en)|verbleib(?:t|en)|ist|sind) )?(?:im )?eigentum (?:(?:de[rs]|eine[rs]) ${FIRM}|(?:unsere[rs]|meine[rs]|ihre[rs]|eine[rs]|de[rs]) (?:\p{L}+e[ns] )?(?:${KIN}s?)(?!\p{L}))|(?:bleib(?:t|en)|verbleib(?:t|en)) (?:(?:im|in) )?(?:deren|dessen) eigentum)`
/** "ist nicht Eigentum der Verkäufer", "gehört nicht uns" */
const NOT_OURS = String.raw`(?:(?:ist|sind|steht|stehen) (?:(?:leider|aber|allerdings|jedoch) )?nicht (?:das |im )?eigentum|gehör(?:t|en) (?:(?:leider|aber|allerdings|jedoch) )?nicht (?:uns|mir|(?:de[mnr]|unsere[nrm]) (?:verkäufer|eigentümer|erbe|mandant)\p{L}*)(?! allein))`
/** "errichtet und betreibt die X GmbH" */
const RUN_BY = String.raw`(?:(?:wird |werden |wurden? )?(?:von|durch) (?:de[rmn]|eine[rmn])? ?${FIRM}[^.,;]{0,30} betrieben|(?:betreibt|errichtet und betreibt|baut und betreibt|betreiben) (?:die|der|das|eine?) ${FIRM})`
/** "sie", "die Anlage", "beide": of what the text has named before. */
const IT = String.raw`(?<=^ ?|[.:;,¦] ?)(?:sie|die (?:ganze |gesamte )?anlagen?|diese|beide|beides|das dach)(?!\p{L})`
const RENTED = String.raw`(?:(?:im|nach|über ein(?:en)?|per|als|in einem|auf) (?:miet(?:modell|kauf(?:modell)?|basis|vertrag)|pachtmodell|pachtvertrag|leasing\p{L}*|contracting\p{L}*)|gemietet|geleast|gepachtet)`
const ON_THE_ROOF = String.raw`(?:${PV}|anlage auf (?:dem|unserem) dach)`
/** What is offered with the home, or stands on somebody else's. */
const NOT_THIS =
  /(?<!\p{L})(?:kann|könnte[n]?|können|möglich\p{L}*|optional|auf wunsch|scheune|freifläche\p{L}*|solarpark|nebenan|nachbarhaus\p{L}*|gegenüber|(?:gehört|eigentum) nicht|früher|abgelöst worden)(?!\p{L})/u

/** A plant on the home that is somebody else's: no merit of what is sold, and a contract for its buyer. Brochures tell it in the small print. */
export const OTHERS_PLANT_RULES: readonly RemarkRule[] = [
  rule('pv-fremd', 'pvVertrag', 'warnung', {
    pattern: regexp.u`${ON_THE_ROOF}(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:${IS_THEIRS}|${NOT_OURS}(?!\p{L})|${RUN_BY})|(?:errichtet|betreibt|baut|installiert)(?: und betreibt)? (?:die|der|das|eine?) ${FIRM} (?:\p{L}+ ){0,3}?${PV}(?!\p{L})`,
    meaning: 'Die Photovoltaik gehört nicht zum Haus, sondern einem anderen: Vertrag und Grundbuch verlangen',
    unless: NOT_THIS,
    fixed: 'stated',
    ofOwner: true,
    sections: SELLER_SECTIONS,
  }),
  // "Auf dem Süddach liegen 9 kWp Photovoltaik. Sie gehören dem Sohn der Verkäufer."
  rule('pv-fremd-erzaehlt', 'pvVertrag', 'warnung', {
    pattern: regexp.u`${IT}[^.;]{0,60}?(?<!\p{L})(?:${IS_THEIRS}|${NOT_OURS}(?!\p{L}))`,
    onlyBefore: regexp.u`(?<!\p{L})${PV}(?!\p{L})`,
    meaning: 'Die Photovoltaik gehört nicht zum Haus, sondern einem anderen: Vertrag und Grundbuch verlangen',
    unless: NOT_THIS,
    fixed: 'stated',
    ofOwner: true,
    sections: SELLER_SECTIONS,
  }),
  rule('pv-gemietet-erzaehlt', 'pvVertrag', 'warnung', {
    pattern: regexp.u`${IT}[^.;]{0,80}?(?<!\p{L})${RENTED}(?!\p{L})`,
    onlyBefore: regexp.u`(?<!\p{L})${PV}(?!\p{L})`,
    meaning: 'Photovoltaik gemietet, verpachtet oder finanziert',
    unless: NOT_THIS,
    fixed: 'stated',
    ofOwner: true,
    sections: SELLER_SECTIONS,
  }),
  rule('waerme-fremd', 'waermeplanung', 'warnung', {
    pattern: regexp.u`${HEATING}(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:${IS_THEIRS}|${RUN_BY}|${RENTED})`,
    meaning: 'Die Heizung gehört einem anderen: Liefervertrag mit Preis und Laufzeit verlangen',
    unless: NOT_THIS,
    fixed: 'stated',
    ofOwner: true,
    sections: SELLER_SECTIONS,
  }),
  rule('waerme-fremd-erzaehlt', 'waermeplanung', 'warnung', {
    pattern: regexp.u`${IT}[^.;]{0,60}?(?<!\p{L})(?:${IS_THEIRS}|${RENTED})`,
    onlyBefore: regexp.u`(?<!\p{L})${HEATING}(?!\p{L})`,
    meaning: 'Die Heizung gehört einem anderen: Liefervertrag mit Preis und Laufzeit verlangen',
    unless: NOT_THIS,
    fixed: 'stated',
    ofOwner: true,
    sections: SELLER_SECTIONS,
  }),
]
