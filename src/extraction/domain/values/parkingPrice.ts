import type { Facts } from '../facts.ts'

/** How a parking space with a price of its own stands to the Kaufpreis, by the words beside both prices. */
export interface ParkingPrice {
  /** enthalten: in the Kaufpreis. wahlweise: the buyer may leave it. zuzueglich: on top. null: not said. */
  readonly terms: 'enthalten' | 'wahlweise' | 'zuzueglich' | null
  /** The price is that of one space. */
  readonly each: boolean
}

const EACH = /(?<!\p{L})(?:je|pro|jeweils)(?!\p{L})/iu
const INCLUDED =
  /gesamt|(?<!\p{L})(?:inkl|inklusive|einschl|einschließlich|mit|samt|zusammen)(?!\p{L})[^€]{0,25}(?:stellpl|garage|carport|(?<!\p{L})tg(?!\p{L}))/iu
const IN_PRICE = /im (?:kauf)?preis (?:bereits |schon )?(?:enthalten|inbegriffen)/iu
const OPTIONAL =
  /(?<!\p{L})(?:kann|können|könnte|optional|möglich|auf wunsch|bei bedarf|miet\p{L}*|wahlweise)(?!\p{L})/iu
const ON_TOP = /(?<!\p{L})(?:zzgl|zuzüglich|zusätzlich|plus|extra|separat|weitere)(?!\p{L})/iu
/** Who wants the home must take it: "kann nur mit Stellplatz gekauft werden" is no choice. */
const MUST =
  /pflicht-?(?:stellpl|garage|parkpl|tiefgarage|abnahme|erwerb|kauf)|(?<!\p{L})nicht (?:abwählbar|abgewählt)|(?<!\p{L}|nicht |kein |keine |weder )(?:verpflichtend|obligatorisch|zwingend|pflicht|mit ?zu ?(?:erwerben|kaufen))(?!\p{L})|(?<!nicht )(?<!\p{L})nur (?:zusammen |gemeinsam |in verbindung |im paket )?mit (?!der wohnung|dem haus)/iu
/** "Der Kauf ist nicht verpflichtend", "kein Pflichtstellplatz" */
const FREE =
  /(?<!\p{L})(?:nicht (?:verpflichtend|obligatorisch|zwingend)|keine? (?:pflicht|zwang|kaufzwang|abnahmepflicht))/iu

export function parkingPriceOf({
  stellplatzPreis,
  kaufpreis,
}: Pick<Facts, 'stellplatzPreis' | 'kaufpreis'>): ParkingPrice {
  const own = (stellplatzPreis?.evidence ?? []).map(({ quote, whole }) => `${quote} ${whole ?? ''}`).join(' ')
  const whole = (kaufpreis?.evidence ?? []).map(({ quote }) => quote).join(' ')
  const terms = () => {
    if (INCLUDED.test(whole) || IN_PRICE.test(`${whole} ${own}`)) return 'enthalten'
    if (FREE.test(own)) return 'wahlweise'
    if (MUST.test(own)) return 'zuzueglich'
    if (OPTIONAL.test(own)) return 'wahlweise'
    return ON_TOP.test(own) ? 'zuzueglich' : null
  }
  return { terms: terms(), each: EACH.test(own) }
}
