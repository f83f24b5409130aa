import { regexp } from '#kernel/regexp.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import { proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'
import { isOfThingIn } from '../thingInGarage.ts'

/** What a parking space costs that has a price of its own, in €. */
const MIN_PARKING = 500
const MAX_PARKING = 150_000

export const parkingPriceTables: TableRule[] = tableOf('stellplatzPreis', { value: parkingPrice }, [
  {
    label:
      /^(?:(?:kauf)?preis|kp)?\s?(?:für |des |je |pro |den )?(?:(?:\d|ein(?:en|e)?) )?(?:tg|stpl\.?|tiefgaragen?|garagen?|doppelgaragen?|einzelgaragen?|stellplatz|stellplätze|außenstellplatz|carport|duplex|pkw)[\p{L} -]*(?:preis)?(?: nr\.? ?[\d\p{L}]{1,5})?(?: ?\([\p{L}\d .,-]{3,40}\))?(?:,? ?(?:obligatorisch|verpflichtend|zwingend|pflicht(?:erwerb|kauf)?|optional|wahlweise|auf wunsch|zusätzlich|separat|extra|zzgl\.?|zuzüglich))?$/u,
  },
  {
    label:
      /^(?:garage|stellplatz|garage ?\/ ?stellplatz|tiefgarage|carport)-? ?(?:kauf)?preis$|^(?:kauf)?preis \(?(?:je |pro )?(?:garage|stellplatz|tiefgarage|carport).{0,30}$/u,
  },
])

function parkingPrice(text: string): Reading | undefined {
  const [amount] = amountsIn(text)
  if (!amount || amount.value < MIN_PARKING || amount.value > MAX_PARKING) return undefined
  if (/monat|miet|mtl|jahr|jährlich|p\. ?a/i.test(text) || OF_PURCHASE.test(text)) return undefined
  return { value: amount.value, unit: amount.unit }
}

/** What the sentence denies or wishes ("würden wir") is not that it costs so much. */
function whole(reading: Reading | undefined): Reading | undefined {
  return reading && { ...reading, complete: true }
}

/** The portal's calculator below the row of the parking is of other costs. */
const OF_PURCHASE = /nebenkosten|grunderwerb|notar|grundbuch|makler|provision|courtage|hausgeld/iu

/** What a car stands on, as prices name it. */
export const PARKING = String.raw`(?:Tiefgaragen\p{L}*|(?<!\p{L})TG[- ]?\p{L}*|(?:Doppel|Einzel)?[Gg]arage\p{L}*|\p{L}*[Ss]tellpl[aä]tz\p{L}*|Carport\p{L}*|Duplex\p{L}*)`

/** Up to the next sentence: the dots of "ca. 60 m" and "Nr. 4" end none. */
const WITHIN = String.raw`(?:[^.;\n€]|(?<=\b(?:ca|Nr|rd|inkl|zzgl|bzw|einschl))\.|(?<=\d)\.(?=\d))`
/** "; der Kaufpreis hierfür beträgt zusätzlich …", ", Preis …", " – Kaufpreis der Garage: …" */
const ITS_PRICE = String.raw`\s?[;,:–-]\s(?:(?:der|sein|ihr|dessen|deren)\s)?(?:Kauf|Fest)?preis(?:\s(?:hierfür|dafür|desselben|derselben|(?:des|der)\s${PARKING})){0,2}(?:\s(?:beträgt|ist|liegt\sbei|von))?:?\s(?:zusätzlich\s|weitere\s|noch\s|nochmals\s)?`
/** What is bought together with the home, and not if the buyer likes. */
const TOGETHER_WITH_HOME = String.raw`(?:zusammen|gemeinsam|in\sVerbindung)\smit\s(?:de[rm]|diese[rm]|jede[rm])\s(?:\p{L}+-)*\p{L}*(?:wohnung|einheit|haus|hälfte|objekt|immobilie|anwesen)`

const OF_WORKS = /sonderumlage|umlage|sanier|instandsetz|erneuer|abdicht|reparatur|modernisier/iu

export const parkingPriceProse: ProseRule[] = proseOf('stellplatzPreis', { value: match => parkingPrice(match[0]) }, [
  {
    pattern: regexp.giu`${PARKING}(?:[^.;\n€]|(?<=\bNr)\.){0,60}?(?:zum (?:Kauf)?preis von|zu je|je|für|Kaufpreis:?|Preis:?|kostet|à|zzgl\.?|von|\(|:|beträgt|der mit|die mit|mit)\s*(?:zusätzlich|weitere|nochmals|je)?\s*${MONEY}`,
    // "Die Sonderumlage für die Tiefgaragensanierung (4.200 €)": what works on it cost.
    value: ({ 0: words, index }, { text }) =>
      OF_WORKS.test(text.slice(Math.max(0, index - 40), index) + words) ||
      isOfThingIn(text.slice(Math.max(0, index - 90), index))
        ? undefined
        : parkingPrice(words),
  },
  {
    pattern: regexp.giu`(?:KP|Kaufpreis|Preis)\s+(?:für\s+)?(?:den\s+|die\s+|einen\s+|eine\s+|der\s+|des\s+)?${PARKING}[^.;\n€\d]{0,30}${MONEY}`,
  },
  {
    // "Stellplatz Nr. 4 wird nur mit der Wohnung abgegeben, dafür kommen 17.000 € zum Preis hinzu"
    pattern: regexp.giu`${PARKING}(?:[^.;\n€]|(?<=\bNr)\.){0,170},\s(?:dafür|hierfür|wofür)\s(?:kommen|kommt|fallen|sind|zahlen Sie)\s(?:noch\s|weitere\s|nochmals\s)?${MONEY}[^.;\n€]{0,50}?(?:hinzu|dazu|obendrauf|zusätzlich|extra)(?!\p{L})`,
    value: match => parkingPrice(match[0].slice(match[0].search(/,\s(?:da|hie|wo)für\s/iu))),
  },
  {
    // "Der Stellplatz ist im Preis nicht enthalten, er kostet 9.000 €": what is denied is that he is in it.
    pattern: regexp.giu`${PARKING}(?!\p{L})[^.;\n€]{0,40}(?<!\p{L})nicht\s(?:mit\s)?(?:enthalten|inbegriffen|inklusive|eingerechnet|dabei)[^.;\n€\d]{0,20}[,;:]\s(?:und\s)?(?:er|sie|dieser|diese|der|die)\s[^.;\n€\d]{0,30}?${MONEY}`,
    value: match => whole(parkingPrice(match[0].slice(match[0].search(/(?<!\p{L})nicht\s/iu)))),
  },
  {
    // "Dazu haben wir eine Garage um die Ecke. Die geben wir nur gemeinsam mit dem Haus ab, für 9.000 €", "… und wird ausschließlich zusammen mit der Wohnung verkauft; der Preis dafür beträgt 14.000 €"
    pattern: regexp.giu`${PARKING}(?!\p{L})(?:[^.;\n€]|(?<=\bNr)\.){0,140}[.,]\s(?:Die|Den|Der|Das|Sie|Er|Ihn|Diese[nrs]?)\s[^.;\n€\d]{0,60}?(?<!\p{L})(?:nur|ausschließlich)\s(?:zusammen|gemeinsam|in\sVerbindung)\smit[^.;\n€\d]{0,70}?(?:(?<!\p{L})(?:für|zu|um|kostet)|;\s[^.;\n€\d]{0,30}(?:dafür|hierfür)\s(?:beträgt|ist|liegt\sbei))\s(?:noch\s|weitere\s|zusätzlich\s)?${MONEY}`,
    value: match => whole(parkingPrice(match[0].slice(match[0].search(/(?<!\p{L})(?:nur|ausschließlich)\s/iu)))),
  },
  {
    // "Dazu gehört der Stellplatz Nr. 5 im Hof. Er ist für 8.000 € zusätzlich mitzuerwerben"
    pattern: regexp.giu`${PARKING}(?!\p{L})(?:[^.;\n€]|(?<=\bNr)\.){0,200}[.,;]\s(?:Er|Sie|Es|Diese[rs]?|der|die)\s(?:ist|sind|muss|müssen)\s(?:für|zum\sPreis\svon|zu|um|mit)\s(?:weitere\s|noch\s|zusätzlich\s)?${MONEY}[^.;\n€\d]{0,60}(?<!\p{L})(?:mit|dazu|hinzu)\s?(?:zu)?\s?(?:erwerben|kaufen|übernehmen|erworben|gekauft|übernommen)(?!\p{L})`,
    value: match =>
      whole(
        parkingPrice(
          match[0].slice(match[0].search(/[.,;]\s(?:Er|Sie|Es|Diese[rs]?|der|die)\s(?:ist|sind|muss|müssen)\s/iu)),
        ),
      ),
  },
  {
    // "Die Garage im Hof ist nicht im Preis; sie ist gemeinsam mit dem Haus für 9.000 € zu übernehmen"
    pattern: regexp.giu`${PARKING}(?!\p{L})(?:[^.;\n€]|(?<=\bNr)\.){0,200}[.,;]\s(?:Er|Sie|Es|Diese[rs]?|der|die)\s(?:ist|sind)\s(?:(?:zusammen|gemeinsam)\s)?mit\s(?:dem\s(?:Haus|Objekt)|der\s\p{L}*(?:Wohnung|Einheit|Hälfte))\s(?:für|zum\sPreis\svon|zu|um)\s${MONEY}\s(?:mit)?zu\s?(?:erwerben|kaufen|übernehmen)(?!\p{L})`,
    value: match =>
      whole(parkingPrice(match[0].slice(match[0].search(/(?:(?:zusammen|gemeinsam)\s)?mit\s(?:dem|der)\s/iu)))),
  },
  {
    // "Die Garage liegt ca. 60 m vom Haus … und wird nur zusammen mit dem Haus abgegeben; der Kaufpreis hierfür beträgt zusätzlich 14.000,00 EUR", "ein Stellplatz …, zur WE 07 der Platz 14. Er wird zusammen mit der Wohnung erworben; Preis 29.500 €"
    pattern: regexp.giu`${PARKING}(?!\p{L})${WITHIN}{0,220}(?:[.;]\s(?:Er|Sie|Es|Diese[rs]?|Beide)\s)?(?<!\p{L})(?:(?:wird|werden|ist|sind)\s)(?:(?:nur|ausschließlich|stets|immer|grundsätzlich)\s)?${TOGETHER_WITH_HOME}\s(?:erworben|gekauft|abgegeben|verkauft|veräußert|übernommen|übertragen|angeboten)${ITS_PRICE}${MONEY}`,
    value: match =>
      whole(parkingPrice(match[0].slice(match[0].search(/(?:zusammen|gemeinsam|in\sVerbindung)\smit\s/iu)))),
  },
  {
    // A row of prices that was read as one line: "Tiefgaragenplatz Nr. 11 15.000 €"
    pattern: regexp.gimu`(?<=^)${PARKING}(?:\sNr\.?\s?\d{1,4})?\s${MONEY}(?=\s*$)`,
  },
  {
    pattern: regexp.giu`(?:zzgl\.|zuzüglich|plus|\+)\s+(?:(?:${MONEY})\s+(?:für|je|pro)?\s*(?:den|die|einen|eine|das)?\s*${PARKING}|${PARKING}\s${MONEY})`,
  },
  {
    // "davon 275.000 € auf die Wohnung und 15.000 € auf die Garage", "Der Einzelparker kostet jetzt 32.000 €"
    pattern: regexp.giu`${MONEY}\s(?:\p{Ll}+\s)?auf\s(?:die|den|das|einen|eine)\s(?:TG-?|Tiefgaragen)?(?:Garage|Stellplatz|Carport)(?!\p{L})|(?:Einzel|Doppel|Duplex)parker\s[^.;\n€\d]{0,40}kostet\s(?:jetzt\s|nun\s)?(?<amountOfParker>\d[\d.]{2,8})\s?(?:€|EUR|Euro)`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= MIN_PARKING && amount.value <= MAX_PARKING
        ? { value: amount.value, unit: '€' }
        : undefined
    },
  },
])
