import type { AreaKind, PartKind } from '../deal.ts'

const PARKING = /stellpl[aä]tz|garage|carport|(?<!\p{L})TG(?!\p{L})|duplex|parkplatz/iu
/** "DG | 72 m² | 480 € | inkl. Garage": what goes with a home does not make it one. */
const WITH_PARKING =
  /(?<!\p{L})(?:inkl\.?|inklusive|einschl\.?|einschließlich|mit|samt|nebst|zzgl\.?|zuzüglich|plus|\+)\s(?:\p{L}+\s){0,2}?(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garagen?|carport|TG(?:-\p{L}+)?|parkplatz)(?!\p{L})/giu
const SHOP =
  /gewerbe|laden|büro|praxis|gastst|gastro|lokal|(?<!\d{5}\s)halle|(?<!\p{L})(?:hallen)?schiff(?!\p{L})|werkstatt|(?<!\p{L})lager|friseur|café|restaurant|imbiss|kanzlei|apotheke|bäckerei|metzgerei|physio|zahnarzt|arztpraxis|ingenieur|steuerberat|versicherung|teileigentum|(?<!\p{L})GE(?!\p{L})|shop|kiosk/iu
/** What a tenant does there, where no word calls the place a shop: "EG li. | Optiker | 118". */
const TRADE =
  /(?<!\p{L})(?:augen)?optik(?:er(?:in)?)?(?!\p{L})|hörgeräte|sanitätshaus|(?:physio|ergo|psycho)therap|logopäd|heilpraktik|podolog|fußpflege|(?<!\p{L})(?:tier-?|haus-?|augen-?)?(?:arzt|ärztin)(?!\p{L})|kosmetik|(?:nagel|sonnen|fitness|tattoo|foto|tanz)studio|(?<!\p{L})barber|(?:fahr|tanz|musik)schule|pizzeria|döner|eisdiele|eiscafé|(?<!\p{L})bistro|spielothek|spielhalle|boutique|drogerie|buchhandlung|juwelier(?!\p{L})|schneiderei|schuhmacherei|florist|blumen(?:haus|geschäft)|wasch(?:salon|center)|rechtsanw|architekt(?:en|in)?(?!\p{L})|(?:post|bank)filiale|sparkasse|pflegedienst|(?<!\p{L})agentur(?!\p{L})|autohaus|schreinerei|tischlerei|druckerei|(?<!\p{L})kita(?!\p{L})|kindertagesst/iu
/** "Wasserschaden Küche, Versicherung reguliert nicht": who pays a damage rents no rooms. */
const INSURER =
  /(?<=(?:schaden|schäden|schadens|schadenfall)(?!\p{L})[^\n]{0,60})\p{L}*versicherung\p{L}*|\p{L}*versicherung(?=\s(?:\p{L}+\s){0,3}(?:reguliert|zahlt|bezahlt|übernimmt|gemeldet|prüft|deckt|lehnt|abgelehnt|eingeschaltet|informiert)(?!\p{L}))|(?:gebäude|haftpflicht|hausrat)versicherung|(?<=(?<!\p{L})(?:der|die|von|über)\s)versicherung(?!\p{L})/giu
const PLOT =
  /(?<!\p{L})(?:bau)?plätze?\s[\dA-Z]|(?<!\p{L})platz\s(?:nr\.?\s?)?[\dA-Z]{1,3}(?!\p{L})|flurst|parzelle|bauplatz|grundstück|acker|grünland|garten(?:land|fläche)|landwirtschaftsfläche|weinberg|unland|(?<!\p{L})wald(?:fläche|grundstück|stück|parzelle)?(?!\p{L})|wiese/iu
const HOUSE =
  /(?<!\p{L})(?:haus|hs\.|dhh|rmh|reh|rh|reihen\p{L}*haus|\p{L}*familien(?:wohn)?haus|wohnhaus|doppelhaus\p{L}*|haupthaus|nebengebäude|vorderhaus|hinterhaus|gartenhaus|(?:rest|bauern|guts|vierseit|dreiseit)hof|hofstelle)(?!\p{L})/iu
const WHOLE_HOUSE = /(?:familien(?:wohn)?|wohn)haus(?!\p{L})/iu
const FLAT = /wohn|whg|(?<!\p{L})(?:we|top|elw)|app?art|maisonette|penthouse|zimmer|studio/iu

/** What a part is, from its name, or else from the words beside it; where nothing tells, a flat. */
export function partKindOf(name: string, ...around: readonly (string | undefined)[]): PartKind {
  return saidKindOf(name, ...around) ?? 'wohnung'
}

/** null: nothing tells. */
export function saidKindOf(name: string, ...around: readonly (string | undefined)[]): PartKind | null {
  for (const text of [name, ...around.filter(words => words !== undefined)]) {
    if (PARKING.test(text.replace(WITH_PARKING, '')) && !FLAT.test(text)) return 'stellplatz'
    if (SHOP.test(text.replace(INSURER, '')) && !/(?:umgewandelt|als wohnraum)/iu.test(name)) return 'gewerbe'
    if (WHOLE_HOUSE.test(text) && !/wohnung|whg/iu.test(text)) return 'haus'
    if (FLAT.test(text)) return 'wohnung'
    if (TRADE.test(text)) return 'gewerbe'
    if (HOUSE.test(text)) return 'haus'
    if (PLOT.test(text)) return 'grundstueck'
  }
  return null
}

export function areaKindOf(kind: PartKind, words: string): AreaKind | null {
  if (kind === 'grundstueck') return 'grundstueck'
  if (kind === 'stellplatz') return null
  if (/energie|A_?N(?!\p{L})/u.test(words)) return 'energie'
  if (kind === 'gewerbe') return 'gewerbe'
  return /nutzfl/iu.test(words) ? 'nutzflaeche' : 'wohnflaeche'
}

/** let: true or false as the words say; null: they do not. */
export function lettingIn(text: string): boolean | null {
  if (
    /(?<!\p{L})(?:leer(?:stehend|stand)?|steht leer|frei(?:stehend)?(?!\s(?:finanz|vereinbar|verhandel|kündbar|verkäuf|wählbar))|unvermietet|nicht vermietet|eigengenutzt|selbst ?genutzt|eigennutzung|eigentümer(?:in)? (?:genutzt|bewohnt)|von der eigentümerin|vom eigentümer|bezugsfrei|zurzeit nicht|leerstehende[rns]?|vacant|empty)(?!\p{L})/iu.test(
      text,
    )
  )
    return false
  const isLet =
    /(?<!\p{L})(?:vermietet|verpachtet|mieter(?:in)?|vollvermietet|bewohnt von|mietvertrag|mietverhältnis|seit (?:\d{2}[./])?(?:19|20)\d{2} an)(?!\p{L})/iu.test(
      text,
    )
  return isLet ? true : GUTTED.test(text) ? false : null
}

/** Nobody lives in a shell: "nach Wasserschaden entkernt", "Rohbau", "nicht ausgebaut". */
const GUTTED =
  /(?<!\p{L})(?:entkernt(?! und (?:[\p{L}-]+ ){0,4}(?:neu|saniert|kernsaniert|ausgebaut|hergerichtet|wieder|modernisiert)(?!\p{L}))|rohbau(?:zustand)?|(?:noch )?nicht ausgebaut|unausgebaut|(?:un|nicht )(?:bewohnbar|vermietbar))(?!\p{L})/iu

export function statusIn(text: string): 'frei' | 'reserviert' | 'verkauft' | null {
  if (
    /(?<!\p{L})(?:(?<!(?:zusammen|gemeinsam|einzeln|wird|werden|nur|hier|privat|provisionsfrei)\s)verkauft(?!\swird|\swerden)|vergeben|notariell|beurkundet|sold|verk\.)(?!\p{L})/iu.test(
      text,
    )
  )
    return 'verkauft'
  if (/(?<!\p{L})(?:reserviert|res\.|reservierung|optioniert)(?!\p{L})/iu.test(text)) return 'reserviert'
  return /(?<!\p{L})(?:frei|verfügbar|zu haben|im verkauf)(?!\p{L})/iu.test(text) ? 'frei' : null
}
