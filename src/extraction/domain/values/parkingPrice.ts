import type { Facts } from '../facts.ts'

/** How a parking space with a price of its own stands to the Kaufpreis, by the words beside both prices. */
export interface ParkingPrice {
  /** enthalten: in the Kaufpreis. wahlweise: the buyer may leave it. zuzueglich: on top. null: not said. */
  readonly terms: 'enthalten' | 'wahlweise' | 'zuzueglich' | null
  /** The price is that of one space. */
  readonly each: boolean
}

const EACH = /(?<!\p{L})(?:je|pro|jeweils|à|á)(?!\p{L})/iu
const INCLUDED =
  /gesamt|(?<!\p{L})(?:inkl|inklusive|einschl|einschließlich|mit|samt|zusammen)(?!\p{L})[^€]{0,25}(?:stellpl|garage|carport|(?<!\p{L})tg(?!\p{L}))/iu
const IN_PRICE = /im (?:kauf)?preis (?:bereits |schon )?(?:enthalten|inbegriffen)/iu
const OPTIONAL =
  /(?<!\p{L})(?:kann|können|könnte|optional|möglich|auf wunsch|bei bedarf|miet\p{L}*|wahlweise)(?!\p{L})/iu
const ON_TOP = /(?<!\p{L})(?:zzgl|zuzüglich|zusätzlich|plus|extra|separat|weitere)(?!\p{L})/iu
/** "Ein Kauf ohne Stellplatz ist nicht möglich", "ohne Garage wird die Wohnung nicht abgegeben": of what is refused, not of what is missing. */
const NO_SALE_WITHOUT = String.raw`(?<!\p{L})(?:kauf|erwerb|verkauf|abgabe|vertrag)(?: (?:der|des|dieser|einer)? ?[\p{L}-]+){0,2} ohne (?:(?:den|einen|die|eine|das|ein|zugehörigen|dazugehörigen) ){0,2}\p{L}*(?:stellpl[aä]tz\p{L}*|garagen?|garagenplatz|carport) (?:ist|sind|wird|kommt) (?:[\p{L}\d-]+ ){0,8}?(?:nicht (?:möglich|vorgesehen|zulässig|gestattet|erlaubt|gewünscht|in (?:betracht|frage))|ausgeschlossen|unmöglich|unzulässig)(?!\p{L})|(?<!\p{L})ohne (?:(?:den|einen|die|eine|das|ein) )?\p{L}*(?:stellpl[aä]tz\p{L}*|garagen?|garagenplatz|carport) (?:wird|werden|verkaufen|geben) (?:[\p{L}\d-]+ ){1,5}?nicht (?:verkauft|abgegeben|veräußert|ab)(?!\p{L})`
const WITH_EACH_HOME = String.raw`(?<!\p{L})(?:zu (?:jede[rmn]|de[rmn]|dieser) (?:[\p{L}\d-]+ )?[\p{L}-]*(?:wohnung(?:en)?|einheit(?:en)?|haus|häusern|apartment)|(?:je|pro) [\p{L}-]*(?:wohnung|einheit|haus))`
/** "Zu jeder Drei-Zimmer-Wohnung ist ein Stellplatz zu erwerben": of a home it is said, not that there are some to be had. */
export const DUE_WITH_HOME = String.raw`${WITH_EACH_HOME} (?:ist|sind) (?:(?!nicht |optional |auf )[\p{L}\d-]+ ){0,6}?\p{L}*(?:stellpl[aä]tz\p{L}*|garagen?|carport) (?:(?!nicht |optional |auf |wahlweise )[\p{L}\d€.,·-]+ ){0,6}?(?:zu (?:erwerben|kaufen|übernehmen|nehmen|bezahlen)|(?:ab|mit|dazu|hinzu)zu(?:nehmen|erwerben|kaufen|bezahlen))(?!\p{L})|${WITH_EACH_HOME} (?:wird|werden) (?:(?!nicht |optional |auf )[\p{L}\d-]+ ){0,6}?\p{L}*(?:stellpl[aä]tz\p{L}*|garagen?|carport) (?:(?!nicht |optional |auf |wahlweise )[\p{L}\d€.,·-]+ ){0,9}?(?:mit|dazu|hinzu)?-? ?(?:erworben|gekauft)(?!\p{L})|${NO_SALE_WITHOUT}`
const TOGETHER = String.raw`(?:zusammen|gemeinsam) mit (?:(?:der|dieser|ihrer|jeder) (?:[\p{L}\d-]+ )?[\p{L}-]*(?:wohnung|einheit)|dem (?:[\p{L}\d-]+ )?[\p{L}-]*(?:haus|apartment))`
/** Who wants the home must take it: "kann nur mit Stellplatz gekauft werden", "(wird nur zusammen abgegeben)", "nicht einzeln erhältlich". */
export const MUST_BUY = [
  String.raw`pflicht-?(?:stellpl|garage|parkpl|tiefgarage|abnahme|erwerb|kauf)`,
  String.raw`(?<!\p{L})nicht (?:abwählbar|abgewählt|(?:einzeln|getrennt|separat|allein|gesondert)(?! (?:abgeschlossen|angeschlossen|nutz|mess))(?!\p{L}))`,
  String.raw`(?<!\p{L}|nicht |kein |keine |weder )(?:verpflichtend|obligatorisch|zwingend|pflicht|(?:mit|dazu|hinzu) ?zu ?(?:erwerben|kaufen|übernehmen|nehmen)|abzunehmen)(?!\p{L})`,
  String.raw`(?<!\p{L})m(?:uss|üssen) (?:(?!nicht )\p{L}+ ){0,4}?(?:mit|dazu)-? ?(?:erworben|gekauft|übernommen|genommen)(?!\p{L})`,
  String.raw`(?<!nicht )(?<!\p{L})(?:nur|ausschließlich) (?:zusammen |gemeinsam |in verbindung |im paket )?mit (?!der wohnung|dem haus)`,
  String.raw`(?<!nicht )(?<!\p{L})(?:nur|ausschließlich) (?:zusammen|gemeinsam|im paket|als (?:einheit|paket))(?!\p{L})(?! (?:genutzt|nutzbar|befahrbar|zugänglich))`,
  String.raw`(?<!nicht )(?<!\p{L})(?:mit|zu) (?:(?:der|dieser|ihrer|jeder) (?:[\p{L}\d-]+ )?[\p{L}-]*(?:wohnung|einheit)|dem (?:[\p{L}\d-]+ )?[\p{L}-]*(?:haus|apartment)) (?:zusammen |für \d[\d.·]*(?:,-+)? ?(?:€|eur|euro) )?zu (?:erwerben|kaufen|übernehmen)(?!\p{L})`,
  // "Er wird zusammen mit der Wohnung erworben; Preis 29.500 €"; what the seller sells together may be had for one price
  String.raw`(?<!\p{L})(?:wird|werden) (?:${TOGETHER} (?:erworben|gekauft|übernommen)|(?:nur|stets|immer|ausschließlich) ${TOGETHER} (?:verkauft|veräußert|übertragen|abgegeben))(?!\p{L})`,
  DUE_WITH_HOME,
].join('|')
const MUST = new RegExp(MUST_BUY, 'iu')
/** "Der Kauf ist nicht verpflichtend", "kein Pflichtstellplatz", "muss nicht mit erworben werden" */
const FREE =
  /(?<!\p{L})(?:nicht (?:verpflichtend|obligatorisch|zwingend)|keine? (?:pflicht|zwang|kaufzwang|abnahmepflicht)|m(?:uss|üssen) (?:\p{L}+ ){0,3}nicht)(?!\p{L})/iu

/** How the words beside a price of parking say that it stands to the Kaufpreis; null: they do not. */
export function parkingTermsIn(words: string): ParkingPrice['terms'] {
  if (IN_PRICE.test(words)) return 'enthalten'
  if (FREE.test(words)) return 'wahlweise'
  if (MUST.test(words)) return 'zuzueglich'
  if (OPTIONAL.test(words)) return 'wahlweise'
  return ON_TOP.test(words) ? 'zuzueglich' : null
}

/** @param isFree the text says elsewhere that one need not take it */
export function parkingPriceOf(
  { stellplatzPreis, kaufpreis }: Pick<Facts, 'stellplatzPreis' | 'kaufpreis'>,
  isFree = false,
): ParkingPrice {
  const own = (stellplatzPreis?.evidence ?? []).map(({ quote, whole }) => `${quote} ${whole ?? ''}`).join(' ')
  const whole = (kaufpreis?.evidence ?? []).map(({ quote }) => quote).join(' ')
  const said = parkingTermsIn(own)
  const apart = isFree && said !== 'enthalten' && !MUST.test(own) ? 'wahlweise' : said
  const terms = INCLUDED.test(whole) || IN_PRICE.test(whole) ? 'enthalten' : apart
  return { terms, each: EACH.test(own) }
}
