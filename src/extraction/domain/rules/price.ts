import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import { proseOf, type ProseRule, tableOf, type TableRule } from '../rule.ts'
import { FORMER_ROW } from '../scope/timeSigns.ts'
import { ABOUT_PARKING, FOR_WORKS, ownPrice, price } from './askedAmount.ts'
import { coverPrice, cutPrice } from './coverPrice.ts'
import { PARKING } from './parkingPrice.ts'

/** A price that is no longer asked: "VB (vorher 730.000 €)", "statt 429.000 €", "gesenkt von". */
const FORMER =
  /(?<!\p{L})(?:vorher|zuvor|früher\p{L}*|bisher\p{L}*|ehemals|ursprünglich\p{L}*|statt|anstatt|damals|zuletzt|neupreis)(?!\p{L})[^€\d]{0,20}[\d€]/iu

/** "Der Kaufpreis wurde von 429.000 € auf 398.000 € gesenkt": the first amount is history. */
const LOWERED = /^[^.;\n€\d]{0,60}von\s(?:[^.;\n]|\.(?=\d)){3,25}\sauf\s/iu

const ASKED = String.raw`kaufsumme|(?:kauf|angebots|verkaufs|fest|gesamt|mindest|start|gebots)?preis(?:vorstellung|forderung|erwartung)?|forderungspreis|kp|vhb|vb|verhandlungsbasis|kaufpreisvorstellung|wie viel|was kostet(?: es)?|vorstellung (?:der|des) (?:verkäufer|eigentümer|erben)(?:s|in|innen)?|mindestgebot|(?:purchase|asking|sale) price|price|verkaufspreis`

export const priceTables: TableRule[] = [
  ...tableOf('kaufpreis', { value: price }, [
    {
      label: regexp.u`^(?:${ASKED})(?: (?:vb|vhb|gesamt|komplett|schlüsselfertig|wohnung|haus|immobilie|objekt|eigentumswohnung|etw|netto|euro|ohne (?:pkw-?)?(?:stellplatz|garage|tiefgarage|parkplatz|inventar|möbel|küche)\p{L}*))?(?: ?\/ ?(?:apartment|flat|house|property|(?:purchase |asking )?price))?(?: (?:mit|samt|einschließlich) .{3,40}?)?(?: (?:und|&) (?:courtage|(?:käufer|makler)?provision|maklercourtage))?(?: ?\(.{0,40}\)| ?\([^()]{3,40})?(?:,? (?:inkl|incl)\.? (?!.{0,20}nebenkosten).{0,40})?(?:,? (?:unter|nach|abzüglich|bei|trotz) (?:\p{L}+ ){0,3}(?:nießbrauch|wohnrecht|wohnungsrecht|belastung|leibrente|abzug)\p{L}*)?(?: als .{0,30})?$`,
    },
    {
      // The row below the price: "zuvor (bis 08/2026) | 420.000 €" is history by its own word.
      label: regexp.u`^${FORMER_ROW}$`,
    },
    {
      // "Preis des Anteils", "Preis der Wohnung 12"; of parking it is told below.
      label:
        /^(?:aktions)?hauspreis(?: ab .{3,40})?$|^haus (?:inkl\.?|mit|samt|einschl\.?|und) grundstück(?:,? (?:schlüsselfertig|bezugsfertig))?$|^(?:kauf)?preis (?:des|der|dieses|dieser) (?:anteils?|wohnung|hauses|objekts?|immobilie|grundstücks?|apartments?|einheit|gesamtobjekts?)(?: .{1,12})?$/u,
    },
    {
      // What is paid in all goes before the price of the flat or the house alone: "KP Gesamt: 620.000 €", "Haus und Grundstück zusammen".
      label:
        /^(?:gesamt(?:kauf)?preis|paket(?:kauf)?preis|(?:kauf)?preis (?:en bloc|im paket|des pakets)|(?:kauf)?preis gesamt|kp gesamt|summe kaufpreis|kaufpreis insgesamt|gesamtkaufpreis .{0,30}|haus (?:und|mit|\+|&) (?:grundstück|bauplatz) (?:zusammen|gesamt|insgesamt)|(?:gesamtpreis|summe|zusammen)(?: für)? haus (?:und|mit|\+|&) (?:grundstück|bauplatz))$/u,
      value: text => {
        const reading = price(text)
        return reading && { ...reading, ofTheWhole: true as const }
      },
    },
  ]),
  {
    key: 'verkehrswert',
    label:
      /^(?:festgesetzter? |gesamt-?|einzel-?|der )*verkehrswert(?:e|es)?(?: .{0,40})?$|^(?:gesamt|objekt|grundstücks)?wert (?:nach|gem|gemäß|i\.\s?s\.d)\.? ?§ 74\s?a.{0,20}$|^(?:wertfestsetzung|(?:festgesetzter )?wert des (?:grundstücks|objekts|wohnungseigentums))(?: ?\(.{0,24}\))?$|^(?:market value|schätzwert|gutachterwert|gesamtwert|vkw|vw)$/u,
    value: price,
  },
]

// Text recognition makes a letter, a figure or another sign of the paragraph sign.
const NO_AMOUNT = String.raw`(?<!\d)74\s?a(?!\p{L})|§{1,2}\s?\d+\s?[a-z]?|(?<!\d)8\s74\s?a|Abs(?:\.|atz)\s?\d+|(?:Satz|S\.)\s\d(?!\d|[.,]\d{2})|\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|(?:Nr\.|Nummer|Blatt|Los|Lfd\.|BV|Flurstück|Flst\.)\s?\d+(?:[/,]\s?\d+)*`

export const priceProse: ProseRule[] = [
  ...proseOf('kaufpreis', {}, [
    {
      pattern: regexp.giu`(?<![\p{L}-])(?:(?:Gesamt)?-?Kaufpreis(?:vorstellung|forderung)?|Preisvorstellung|Angebotspreis|Verkaufspreis|Festpreis|Mindestpreis|Mindestgebot|Startpreis|Verhandlungsbasis|VHB|VB|KP|purchase price|asking price)(?![\p{L}])(?!\s*(?:pro|je|/|der Tief|des Stell|für (?:den|die|einen|eine|das)\s+(?:TG|Tief|Stell|Garag|Carp)|TG|Stellpl|Garage|(?:und|mit|samt|plus|inkl\.?|inklusive|einschließlich)\s(?:allen?r?\s)?(?:Kauf|Erwerbs)?nebenkosten))(?:[^.;\n€\d]|(?<=(?:Haus|Wohnung|WE|Nr\.|Einheit)\s)\d{1,3}(?=\s)){0,60}?\s*${MONEY}`,
      value: match =>
        ABOUT_PARKING.test(match[0]) ||
        LOWERED.test(match.input.slice(match.index)) ||
        FORMER.test(match[0]) ||
        isOfAmountBefore(match) ||
        /(?:stellplatz|garage|carport)\s?\($/iu.test(match.input.slice(0, match.index))
          ? undefined
          : ownPrice(match),
    },
    {
      // "bietet die Wohnung zum Preis von einhundertachtundfünfzigtausend Euro (158.000 €) an"
      pattern: regexp.giu`(?<!\p{L})(?:zum|zu einem) (?:Fest)?[Pp]reis (?:von|in Höhe von) (?:\p{L}{8,60}\s(?:Euro|EUR)\s\()?${MONEY}`,
      value: match =>
        ABOUT_PARKING.test(match.input.slice(Math.max(0, match.index - 60), match.index)) ? undefined : ownPrice(match),
    },
    {
      // "wurde von 429.000 € auf 398.000 € gesenkt": what it was lowered to is asked.
      pattern: regexp.giu`(?<=preis(?:es)?(?!\p{L})[^.;\n]{0,60}von\s(?:[^.;\n]|\.(?=\d)){3,25})(?<!\p{L})auf\s(?:jetzt\s|nun\s|nur noch\s)*${MONEY}(?=[^.;\n]{0,20}(?:gesenkt|reduziert|herabgesetzt|angepasst|ermäßigt))`,
      value: match => {
        const reading = ownPrice(match)
        return reading && { ...reading, rank: RANK.headline }
      },
    },
    {
      // Private sellers: "Unsere Vorstellung liegt bei 349.000 Euro", "wir hätten gern 349.000 €"
      pattern: regexp.giu`(?<!\p{L})(?:(?:unsere|meine|die)\s(?:preisliche\s)?(?:vorstellung|schmerzgrenze|preisidee)|Vorstellung\sder\s(?:Verkäufer|Eigentümer|Erben)(?:in|innen)?:|[Ww]as (?:wir uns|ich mir) (?:\p{L}+\s){0,2}vorstellen?:|(?:(?:wir|ich)\s(?:hätten?|möchten?|wollen|will|verlangen|verlange|dachten?|stellen?)|(?:hätten|möchten|wollen|verlangen|erwarten|stellen)\swir|(?:hätte|möchte|will|verlange|erwarte|stelle)\sich)(?!\s(?:eine\s)?(?:miete|pacht)))(?!\p{L})[^.;\n€\d]{0,40}?${MONEY}`,
      value: match => {
        const reading =
          ABOUT_PARKING.test(match[0]) || isOfOtherWish(match) || isOfThen(match) ? undefined : ownPrice(match)
        return reading && Number(reading.value) >= 20_000 ? { ...reading, doubt: 0.9 } : undefined
      },
    },
    {
      // "bieten das Anwesen nun für 465.000 € an", "Wir verkaufen unser Haus für 289.000 Euro."
      pattern: regexp.giu`(?<!\p{L})(?:biete|bieten|verkaufe|verkaufen|veräußern|überlassen)\s(?:(?:wir|ich|Ihnen|euch|dir|nun|jetzt|hier|hiermit)\s)*(?:das|die|den|es|sie|ihn|alles|unser\p{L}*|mein\p{L}*|diese[sn]?)(?!\p{L})(?![^.;\n€\d]{0,50}(?:miet|pacht|wochen|kauft|an\sseit))[^.;\n€\d]{0,50}?(?<!\p{L})(?:für|um|zu)\s(?:(?:nur|jetzt|nun|noch|insgesamt|zusammen|rund|genau)\s)*${MONEY}(?!\s?(?:pro|je|im|\/|monat|mtl|kalt|warm))`,
      value: match => {
        const reading =
          ABOUT_PARKING.test(match[0]) ||
          /(?:die|unsere|meine|das)\s(?:\p{L}+e\s)?(?:(?:einbau)?küche|inventar)/iu.test(match[0])
            ? undefined
            : ownPrice(match)
        return reading && Number(reading.value) >= 20_000 ? { ...reading, doubt: 0.9 } : undefined
      },
    },
    {
      // "Als Preis haben wir uns 109.000 Euro vorgestellt", "Kosten soll es 289.000 Euro", "Abgeben würden wir es für 289.000 Euro"
      pattern: regexp.giu`(?<!\p{L})(?:(?:als (?:kauf)?preis|vorgestellt|gedacht)\s(?:haben|hatten)\s(?:wir|ich)(?:\s(?:uns|mir))?|(?:kosten|bringen|einbringen)\ssoll(?:en|te)?\s(?:es|sie|er|das haus|die wohnung|das grundstück)|(?:abgeben|verkaufen|hergeben)\s(?:würden|möchten|wollen|würde|möchte|will)\s(?:wir|ich)\s(?:es|sie|ihn|das haus|die wohnung|das grundstück)\s(?:für|um)|(?:soll|sollen)(?=\s[^.;\n]{0,40}(?:bringen|kosten|erlösen)))\s(?:etwa\s|rund\s|ca\.\s|gern(?:e)?\s|nur\s)?${MONEY}`,
      value: match => {
        const reading =
          ABOUT_PARKING.test(match[0]) || /miet|küche|monat|ablöse/iu.test(match[0]) ? undefined : ownPrice(match)
        return reading && Number(reading.value) >= 20_000 ? { ...reading, doubt: 0.95 } : undefined
      },
    },
    {
      pattern: regexp.giu`${MONEY}\s*\(?(?:VB|VHB|Verhandlungsbasis|Festpreis|FP|Kaufpreis|KP)(?![\p{L}])`,
      // Below the amount of one row "Kaufpreis Wohnung ¦ 100 % ¦ 349.900 €" opens the next.
      value: match =>
        (match[0].includes('\n') &&
          /^[^\n]*¦[^\n]*\d|^[^\n€]*\d{2}\.\d{3}[^\n€]{0,4}€|^\s?:/u.test(
            match.input.slice(match.index + match[0].length),
          )) ||
        isStruckOutBehind(match)
          ? undefined
          : ownPrice(match),
    },
    {
      // "zum Kauf für 219.000 Euro", "Aufgerufen sind 1,15 Mio. Euro", "möchten die Eigentümer 412.500 € erzielen"
      pattern: regexp.giu`(?:zum (?:Kauf|Verkauf)\s(?:für|zu)\s${MONEY}(?!\s?(?:je|pro|\/))|(?:aufgerufen|verlangt|gefordert)\s(?:sind|werden|wird)[^.;€\d]{0,30}${MONEY}|${MONEY}\)?\s(?:erzielen|aufgerufen|gefordert|verlangt|erwartet)(?!\p{L}))`,
      value: match =>
        /miete|pacht/iu.test(match.input.slice(Math.max(0, match.index - 60), match.index))
          ? undefined
          : ownPrice(match),
    },
    {
      // "stellen uns einen Preis von 215 T€ vor", "Preis: 142.000 Euro", "Der Preis liegt bei 298.000 €"
      pattern: regexp.gu`(?<![\p{L}-])(?:einen\s)?Preis(?:\svon|:|\s(?:beträgt|liegt(?: derzeit| aktuell)? bei|lautet(?: auf)?|ist|wären?)|(?=\s\d))\s(?:ca\.\s|rund\s|derzeit\s|jetzt\s)?${MONEY}`,
      value: match => {
        const before = match.input.slice(Math.max(0, match.index - 90), match.index)
        if (ABOUT_PARKING.test(before.slice(-40))) return undefined
        // "haben wir ein passendes Baugrundstück recherchiert: 655 m², Preis 72.000 €"
        const ofAPlot = /(?:grundstück|bauplatz)[^.]*$/iu.test(before)
        const reading = ownPrice(match)
        return reading && ofAPlot ? { ...reading, rank: RANK.hint } : reading
      },
    },
    {
      pattern: regexp.gimu`(?:zum (?:Kauf)?preis von|für|zu einem (?:Kauf)?preis von|verkaufen?(?:\s[^.;\n€\d]{0,40})?(?:für|zum Preis von))\s+(?:ca\.\s|nur\s)?${MONEY}\s*(?:zu verkaufen|zum Verkauf|zu erwerben|angeboten|VB)(?!\p{L})`,
      // "Eine Wärmepumpe hat uns jemand für 31.000 Euro angeboten": the seller was to pay it.
      value: match =>
        /garage|stellplatz|carport|küche|inventar/iu.test(match[0]) ||
        /(?<!\p{L})(?:hat|haben|hatte|hatten|wurden?)\s(?:uns|mir)(?!\p{L})[^.;€]{0,40}$/iu.test(
          match.input.slice(0, match.index),
        )
          ? undefined
          : ownPrice(match),
    },
    {
      // Private mails leave the currency out: "Preis 419.000, im Frühjahr hatte ich noch 435.000 gedacht"
      pattern:
        /(?<![\p{L}-])(?:Preis|Kaufpreis|KP|VB|VHB|Kostenpunkt:|Was:|Kosten(?:\ssoll)?(?:\ses|\ssie)?:)\s?:?\s(?<amount>\d{2,3}\.\d{3}|\d\.\d{3}\.\d{3})(?=[,;.]?(?:\s|$))(?!\s?(?:€|EUR|Euro|m²|qm))/gu,
      value: match => ({ value: Number((match.groups?.amount ?? '').replaceAll('.', '')), unit: '€', doubt: 0.9 }),
      sections: ['object', 'costs'],
    },
    {
      // "zahlt 55 Euro je Quadratmeter, mithin 1.254.000 Euro": a price per area and what it comes to.
      pattern: regexp.giu`(?<=(?:€|EUR|Euro)\s?(?:je|pro|\/)\s?(?:m²|m2|qm|Quadratmeter)(?:[^.;€]{0,30}|[^.;€]{0,30}\.\s[^.;€]{0,40}))(?<!\p{L})(?:mithin|also|das sind|das macht|macht|zusammen|(?:ins)?gesamt:?|ergibt|ergeben|somit|=)\s(?:das\s|zusammen\s|insgesamt\s|rund\s|sich\s|ein\s(?:Betrag|Kaufpreis|Preis)\svon\s)*${MONEY}`,
      value: match =>
        /miete|pacht|ortsüblich|bodenrichtwert|könn/iu.test(
          match.input.slice(Math.max(0, match.index - 90), match.index),
        ) || FOR_WORKS.test(match.input.slice(Math.max(0, match.index - 40), match.index))
          ? undefined
          : ownPrice(match),
      sections: ['object', 'costs'],
    },
    {
      // Small ads of houses from a catalogue: "219.500 € schlüsself. ab OK Bodenpl."
      pattern: regexp.giu`${MONEY}\s(?:schlüsself\p{L}*\.?|bezugsf\p{L}*\.?|ab\s(?:OK|OKBP|Oberkante)(?!\p{L})|malervorbereitet|technikfertig)`,
      value: match => {
        const reading = ownPrice(match)
        return reading && Number(reading.value) >= 60_000 ? { ...reading, doubt: 0.9 } : undefined
      },
      sections: ['object', 'costs'],
    },
    {
      // One line of a list or brochure: "3 Zimmer, 84,2 m², 398.000 € inkl. TG-Stellplatz"
      pattern: regexp.gu`(?<=(?:m²|qm|OG|EG|DG)[,;|·]?\s)${MONEY}\s(?:inkl\.|inklusive|zzgl\.|zuzüglich|einschl\.|incl\.)\s(?:\p{L}+\s){0,2}${PARKING}`,
      value: match => {
        const [amount] = amountsIn(match[0])
        return amount && amount.value >= 20_000 ? { value: amount.value, unit: amount.unit, doubt: 0.85 } : undefined
      },
      sections: ['object', 'costs'],
    },
    {
      // "598.000 € für alles", "zusammen für 309.000 €"
      pattern: regexp.gu`${MONEY}\sfür\s(?:alles|beides|das Ganze|das ganze(?=[.,;!])|alle(?:s)? zusammen)(?!\p{L})|(?:[Zz]usammen|[Gg]emeinsam|[Ii]m Paket|[Aa]ls Paket)\s(?:für|zum Preis von|zu)\s${MONEY}`,
      value: match => {
        const before = match.input.slice(Math.max(0, match.index - 90), match.index)
        const reading = OF_ANOTHER_WHOLE.test(before) ? undefined : ownPrice(match)
        return reading && { ...reading, ofTheWhole: true as const }
      },
    },
    {
      // "Preislich haben wir uns 265 Tsd. vorgestellt"
      pattern:
        /(?<=[Pp]reis(?!\p{L})[^.;\d]{0,40}|[Pp]reislich[^.;\d]{0,40}|VB:?\s|VHB:?\s)(?<amount>\d{2,4}(?:[.,]\d)?)\s?(?:Tsd\.?|TEUR|tausend|T)(?!\p{L})/gu,
      value: match => ({ value: Number((match.groups?.amount ?? '').replace(',', '.')) * 1000, unit: '€' }),
    },
  ]),
  coverPrice,
  cutPrice,
  {
    key: 'verkehrswert',
    pattern: regexp.giu`(?:(?<!\p{L})(?:Gesamt-?|Grundstücks)?(?:Verkehrs|Schätz)wert(?:e|es)?(?![\p{L}])|(?<!\p{L})festgesetzte[rn]?\sWert(?!\p{L})|(?<!\p{L})(?:Wertfestsetzung|VKW|(?:Grundstücks|Gesamt)?wert(?:es)?(?!\p{L})(?=[^.;\n€]{0,60}(?:§\s?74|festgesetzt))))(?:[^€\d]|${NO_AMOUNT}){0,160}?${MONEY}`,
    value: match => {
      // "Sicherheit in Höhe von 10 % des Verkehrswertes (12.800 EUR)"
      if (
        /(?:%|Prozent|v\.\s?H\.|vom Hundert|Zehntel|Hälfte)\s(?:des|vom)\s(?:festgesetzten\s)?$/iu.test(
          match.input.slice(0, match.index),
        )
      )
        return undefined
      const reading = ownPrice(match)
      const ofAll = /^gesamt|(?<!\p{L})(?:insgesamt|gesamt|zusammen|aller (?:lose|objekte|grundstücke))(?!\p{L})/iu
      return reading && ofAll.test(match[0]) ? { ...reading, rank: RANK.headline, ofTheWhole: true as const } : reading
    },
  },
  {
    // "Verkehrswert wurde festgesetzt auf: lfd. Nr. 1: 141.500,00 €, lfd. Nr. 2: 6.500,00 €, insgesamt 148.000,00 €"
    key: 'verkehrswert',
    pattern: regexp.giu`(?<=(?:Verkehrs|Schätz)werte?s?(?!\p{L})(?:[^€]|${NO_AMOUNT}){0,160}(?:€|EUR|Euro)[^;]{0,120}?(?:€|EUR|Euro)(?:[^.;€]|Nr\.){0,30})(?<!\p{L})(?:insgesamt|zusammen|gesamt|in Summe|mithin)(?:\s(?:also|auf))?:?\s${MONEY}`,
    value: match => {
      const reading = ownPrice(match)
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
]

/** "Der Architekt überschlägt 165.000 bis 195.000 € für alles": rents, reserves and works come to a whole, too. */
const OF_ANOTHER_WHOLE =
  /(?:miet|pacht)[^.;]{0,36}$|rücklage[^.;]{0,80}$|(?<!\p{L})bis\s$|(?<!\p{L})(?:überschl[aä]g|veranschlag|geschätz|schätz|kalkulier|architekt|handwerker|sanier|renovier|modernisier|(?:umbau|instandsetzung)s?(?:kosten)?(?!\p{L}))[^.;]{0,80}$/iu

/** "Ich will 30.000 Euro in das Dach stecken", "wollen wir 30.000 Euro zurücklegen": what one has to spend is no price. */
export const SPENT =
  /^[^.;,:]{0,60}(?<!\p{L})(?:stecken|investieren|ausgeben|zurücklegen|beiseitelegen|ansparen|sparen|leihen|aufnehmen|spenden|anzahlen|beisteuern|dazugeben|dazulegen|kostet|kosten würde)(?!\p{L})/iu

/** "Für den Umbau erwarten wir 80.000 €", "als Miete stellen wir uns 900 € vor": no price. */
function isOfOtherWish({ 0: words, index, input }: RegExpMatchArray): boolean {
  const clause =
    (input ?? '')
      .slice(0, index)
      .split(/[.;\n]/u)
      .at(-1) ?? ''
  return (
    /miet|küche|monat|ablöse/iu.test(words) ||
    SPENT.test((input ?? '').slice((index ?? 0) + words.length)) ||
    /(?<!\p{L})als \p{L}*(?:miete|pacht)|(?<!\p{L})(?:für|bei) (?:den|die|das|der|dem|eine?n?) (?:\p{L}+ )?(?:umbau|ausbau|sanierung|renovierung|modernisierung|reparatur)|(?<!\p{L})kosten(?!\p{L})/iu.test(
      `${clause.slice(-50)}${words}`,
    )
  )
}

/** "64.900 € VB 72.000 € VB": the higher amount right behind the asked one is struck out. */
function isStruckOutBehind({ 0: words, index, input }: RegExpExecArray): boolean {
  const before = /(?:^|\n)[^\n]*?(?:VB|VHB|Festpreis|FP)\s$/u.exec(input.slice(Math.max(0, index - 40), index))?.[0]
  const [asked, struck] = [amountsIn(before ?? '').at(-1), amountsIn(words)[0]]
  return asked !== undefined && struck !== undefined && struck.value > asked.value && struck.value < 2 * asked.value
}

/** "235.000 € VB 249.000 €": the word belongs to the amount before it, and what stands behind it is struck out. */
function isOfAmountBefore({ 0: words, index, input }: RegExpExecArray): boolean {
  if (!/^(?:VHB|VB|Festpreis|Verhandlungsbasis)\s[\d€E]/iu.test(words)) return false
  const last = amountsIn(input.slice(Math.max(0, index - 24), index)).at(-1)
  return last !== undefined && Math.max(0, index - 24) + last.index + last.length >= index - 1
}

/** "Im Juni lag die Vorstellung des Verkäufers bei 315.000 €": what was asked then. */
const THEN = /(?<!\p{L})(?:lag|war|betrug|stand|bewegte sich)(?:\s(?:noch|damals|anfangs|zunächst))?\s/iu

/** Whether a wording of the seller's wish speaks of an earlier one. */
function isOfThen({ 0: words, index, input }: RegExpExecArray): boolean {
  return THEN.test(words) || regexp.iu`${THEN.source}$`.test(input.slice(Math.max(0, index - 30), index))
}
