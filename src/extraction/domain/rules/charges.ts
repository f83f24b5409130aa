import { regexp } from '#kernel/regexp.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { RANK } from '../facts.ts'
import { amountFrom, amountsIn, MONEY } from '../numbers.ts'
import { ABOUT_PARKING } from './askedAmount.ts'

const MIN_HAUSGELD = 20
const MAX_HAUSGELD = 5000
/** € that twelve months may differ from the year they are rounded from. */
const MAX_ROUNDED = 6
/** Where a sentence names it in passing, more is another thing. */
const MAX_IN_PASSING = 2_000

/** What is paid into the reserve, or taken out of it, tells nothing of what is there. */
const PAID_IN =
  /zuführung|einzahlung|dotier|anspar|mtl|monat|jahr|jährl|p\. ?a(?!\p{L})|\/\s?j(?!\p{L})|entn(?:ahme|ommen)|davon/iu

function monthly(text: string, label: string): Reading | undefined {
  const amount = amountFrom(text)
  // "Hausgeld (WP 2027)": a year is no amount.
  if (!amount || /^\D{0,12}(?:19|20)\d\d(?![\d.,]|\s?(?:€|EUR))/u.test(text.slice(amount.index))) return undefined
  // "7.344 € p. a. (612 € im Monat)"
  const month = amountsIn(text).find(({ index, length }) =>
    /^\s?(?:im Monat|monatlich|mtl|pro Monat|p\.\s?m)/iu.test(text.slice(index + length)),
  )
  if (month && month.value >= MIN_HAUSGELD && month.value <= MAX_HAUSGELD)
    return { value: month.value, unit: `${month.unit}/Monat` }
  const yearly =
    /jahr|p\.?\s?a\.?(?!\p{L})|jährlich/iu.test(`${label} ${text.slice(amount.index)}`) &&
    !/monat|mtl/iu.test(`${label} ${text}`)
  // "4.104 € ¦ 342,00 €": columns of a year and of its month.
  const twelfth = amountsIn(text).find(({ value }) => Math.abs(12 * value - amount.value) <= MAX_ROUNDED)
  if (twelfth) return { value: twelfth.value, unit: `${twelfth.unit}/Monat` }
  const value = yearly ? Math.round((amount.value / 12) * 100) / 100 : amount.value
  return value >= MIN_HAUSGELD && value <= MAX_HAUSGELD ? { value, unit: `${amount.unit}/Monat` } : undefined
}

export const chargeTables: TableRule[] = [
  {
    key: 'hausgeldMonat',
    label:
      /^(?:mtl\.? |monatliches? |aktuelles? |derzeitiges? |geplantes? |voraussichtliches? |kalkuliertes? )*(?:hausgeld(?:vorauszahlung(?:en)?|vorschuss)?(?: neu| der (?:einheit|wohnung)(?: nr\.? ?\d{1,4})?)?|wohngeld|hg|haus-\/wohngeld|(?:monthly )?service charges?(?: ?(?:\(|\/ ?)(?:hausgeld|wohngeld)\)?)?|house ?money|betriebskosten|bewirtschaftungskosten)(?: (?:aller|alle|für alle|der) (?:\d{1,2} )?(?:we|wohnungen|einheiten|wohneinheiten))?(?:,? ?\(?(?:mtl|kalkuliert|geplant|vorläufig|voraussichtlich|(?<=, )davon [\d.,]+ .{3,50}|monatlich|pro monat|p\.\s?m|monat|gesamt|im monat|monthly|p\.\s?a|jährlich|pro jahr|im jahr|inkl.{0,40}|einschl.{0,40}|(?<=\()davon [\d.,]+ .{3,50}|ohne .{3,24}|\((?:weg-?)?verwaltung[^()]{0,40}|(?:eigentümer|verpächter|vermieter)-?anteil|(?:(?:allein|selbst|ganz) )?(?:vom|von der|durch den|durch die) (?:\p{L}+ )?(?:eigentümer|verpächter|vermieter|erwerber|käufer)(?:in)? (?:(?:allein|selbst|ganz) )?(?:zu (?:tragen|zahlen|entrichten|übernehmen)|getragen|gezahlt|bezahlt)|zu ?lasten (?:des|der) (?:eigentümer|verpächter|vermieter)(?:s|in)?|(?:soweit )?nicht (?:vom|von der|durch den|durch die) .{3,20} (?:getragen|übernommen|bezahlt|gezahlt|erstattet)|(?:(?:lt|laut|gem|gemäß|ab|stand|nach)\.? ?)?(?:wp|wirtschaftsplan|plan)? ?(?:\d{1,2}[./])?20\d\d)\.?\)?)*$/u,
    value: (text, label) => {
      // "Vom Hausgeld entfallen 224 € auf umlagefähige Kosten": a part of it, below a heading.
      if (/(?<!\p{L})(?:entfallen|entfällt)(?!\p{L})/iu.test(text)) return undefined
      const reading = monthly(text, label)
      // Beside a rent it is what the tenant pays in advance: what is called Hausgeld goes before it.
      return reading && /(?:betriebs|bewirtschaftungs)kosten/u.test(label) ? { ...reading, rank: RANK.prose } : reading
    },
  },
  {
    // "185 € / 74 €" below or above "umlagefähig / nicht umlagefähig (inkl. Rücklage)": the second is the owner's.
    key: 'hausgeldNichtUmlagefaehig',
    label: /^(?:hausgeld,? )?\(?(?:umlagefähig|umlegbar) ?\/ ?nicht(?: ?(?:umlagefähig|umlegbar).{0,40})?$/u,
    value: (text, label) => {
      const [first, second, third] = amountsIn(text)
      return first && second && !third ? monthly(text.slice(second.index), label) : undefined
    },
  },
  {
    key: 'hausgeldNichtUmlagefaehig',
    label:
      // "Hausgeld, vom Eigentümer zu tragen": all of it is his.
      /^(?:mtl\.? |monatliches? )?(?:hausgeld|wohngeld),? ?\(?(?:(?:allein|selbst|ganz) )?(?:vom|von der|durch den|durch die) (?:\p{L}+ )?(?:eigentümer|verpächter|vermieter)(?:in)? (?:(?:allein|selbst|ganz) )?(?:zu (?:tragen|zahlen|entrichten|übernehmen)|getragen|gezahlt|bezahlt)\)?$|^(?:hausgeld|wohngeld),? ?\(?zu ?lasten (?:des|der) (?:eigentümer|verpächter|vermieter)(?:s|in)?\)?$|^(?:davon )?(?:nicht[- ]?(?:umlagefähig\p{L}*|umlegbar\p{L}*|uml\.?)|n\. ?uml\p{L}*\.?)(?: (?:kosten|hausgeld|anteil|nebenkosten|bewirtschaftungskosten).{0,20})?$|^(?:hausgeld|wohngeld),? ?\(?(?:davon )?nicht ?umlage?fähig\p{L}*\)?$|^nicht auf (?:den )?mieter umlagefähig.{0,20}$|^davon (?:\p{L}+\.?,? (?:und |u\.? )?){1,3}nicht (?:umlagefähig|umlegbar)\p{L}*(?: kosten)?$/u,
    // "Nicht umlegbare Kosten 2025" are those of a year.
    value: (text, label) =>
      /(?<!\d)20\d\d(?!\d)|jahr|jährlich|p\. ?a\./iu.test(`${label} ${text}`) ? undefined : monthly(text, label),
  },
  {
    key: 'erhaltungsruecklage',
    label:
      /^(?:(?:anteilige|stand|aktuelle|gesamte|höhe der|bestehende|vorhandene|gesamt) ?)?(?:der )?(?:instandhaltungs|erhaltungs|reparatur)?-?(?:rücklagen?|rückstellung(?:en)?)(?:nstand|stand)?(?: .{0,30})?$|^ihr(?: gesamt| der weg)?$|^reserve fund(?: .{0,30})?$/u,
    value: (text, label) => {
      const amount = amountFrom(text)
      // A row of the monthly costs has no more; what belongs to one flat may be little.
      const least = /anteilig|(?<!in)stand/u.test(label) ? 300 : 1000
      if (!amount || amount.value < least || PAID_IN.test(`${label} ${text}`)) return undefined
      return isTakenOff(label, text.split(/\d/u)[0] ?? '') ? undefined : { value: amount.value, unit: amount.unit }
    },
  },
]

/** "Im nicht umlagefähigen Hausgeld sind 75 € Rücklage enthalten": a part of it. */
const HELD_IN_IT = /^[^.;]{0,60}(?<!\p{L})(?:enthalten|inbegriffen|inkludiert)(?!\p{L})/u
const OF_PARKING = /(?<!\p{L})(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garagen?\p{L}*|carports?|TG(?:-\p{L}+)?)(?!\p{L})/iu

/** "Die Nachbarn im 1. OG zahlen 340 € Hausgeld" */
const OF_NEIGHBOUR =
  /(?<!\p{L})(?:nachbar\p{L}*|nebenan|(?:andere|größere|kleinere|vergleichbare|ähnliche|übrige)[nrs]? (?:wohnung(?:en)?|einheit(?:en)?|eigentümer))(?!\p{L})/iu

export const chargeProse: ProseRule[] = [
  {
    key: 'hausgeldMonat',
    pattern: regexp.giu`(?<!\p{L}|nicht umlagefähiges )(?:jährliche[sr]?\s)?(?:monatliche[sr]?\s|mtl\.\s)*(?:Hausgeld|Wohngeld|HG|house ?money)(?!\p{L})(?!\s*(?:davon\s)?(?:nicht|n\.)\s?uml|\s(?:alt|bisher|vorher)(?!\p{L}))(?<between>(?:[^.;€\d\n]|(?<!\d)20\d{2}(?!\d)|mtl\.|inkl\.|zzt\.|z\.\s?Zt\.|ca\.|lt\.|gem\.|einschl\.|\n(?!\n)){0,90}?)${MONEY}(?<after>[^.;\n]{0,20})`,
    value: match => {
      // "(WEG-Verwaltung und Rücklage)": what is in it.
      const between = (match.groups?.between ?? '').replaceAll(/\([^()]*verwaltung[^()]*\)/giu, '')
      if (/rücklage|nicht umlage|davon/iu.test(between) && !/inkl/iu.test(between)) return undefined
      // Another row's amount, or what it was: "Hausgeld auf Anfrage / Kaltmiete 615 €", "lag das Hausgeld früher bei 390 €"
      if (OF_NEIGHBOUR.test(between)) return undefined
      if (/miete(?!r)|anfrage|preis (?:pro|je) |(?<!\p{L})(?:früher|damals|vormals|ehemals)(?!\p{L})/iu.test(between)) return undefined
      if (OF_PARKING.test(between) && !/inkl|einschl|mit|und|samt|wohnung/iu.test(between)) return undefined
      // "Vom Hausgeld entfallen 224 € auf umlagefähige Kosten": the same.
      if (/(?<!\p{L})(?:entfallen|entfällt)(?!\p{L})/iu.test(between)) return undefined
      // "Im Hausgeld sind monatlich 45,00 € Instandhaltungsrücklage": a part of it.
      if (/rücklage|erbbau|stellplatz|zuführung/iu.test((match.groups?.after ?? '').split('(')[0] ?? ''))
        return undefined
      // "Für den Tiefgaragenstellplatz beträgt das Hausgeld …": not that of the flat.
      const sentence =
        match.input
          .slice(Math.max(0, match.index - 60), match.index)
          .split(/[.;\n]\s/u)
          .at(-1) ?? ''
      if (/(?:stellplatz|garage|carport)\p{L}*[^,;]{0,25}$/iu.test(sentence)) return undefined
      const [amount] = amountsIn(match[0])
      if (!amount) return undefined
      return monthly(match[0].slice(amount.index), match[0].slice(0, amount.index))
    },
  },
  {
    key: 'hausgeldMonat',
    pattern: regexp.giu`(?<=im Monat\sfür\sdas\s|an\s)(?:Hausgeld|Wohngeld)\s(?:fallen|fällt|zahlen|zahlt)[^.;€\d\n]{0,40}${MONEY}|${MONEY}\s(?:mtl\.\s|monatliches\s|monatlich\s)?(?:Hausgeld|Wohngeld)(?!\p{L})`,
    value: match => {
      // "Die Nachbarn im 1. OG zahlen": no sentence ends behind a number.
      const clause = match.input.slice(Math.max(0, match.index - 60), match.index).split(/[;,\n]\s?|(?<!\d)\.\s/u).at(-1) ?? '' // prettier-ignore
      // "Für den Stellplatz fallen zusätzlich 21 € Hausgeld an"
      const before =
        match.input
          .slice(Math.max(0, match.index - 60), match.index)
          .split(/[.;,\n]\s?/u)
          .at(-1) ?? ''
      return OF_PARKING.test(before) || OF_NEIGHBOUR.test(clause) ? undefined : monthly(match[0], '')
    },
  },
  ...proseOf('hausgeldNichtUmlagefaehig', {}, [
    {
      pattern: regexp.giu`(?<!\p{L})(?:nicht[- ]umlagefähig\p{L}*|nicht[- ]umlegbar\p{L}*|n\.\s?uml\p{L}*\.?)(?:\s(?:Kosten|Anteil|Nebenkosten|Betrag))?[^.;€\d\n]{0,30}?(?:ca\.\s)?${MONEY}|${MONEY}\s(?:sind\s|davon\s|\(?){0,2}nicht[- ](?:auf\s(?:den|die|einen|eine)\sMieter(?:in)?\s)?(?:umlagefähig|umlegbar|umzulegen)`,
      // A year is no amount, and what is held in it is not all of it.
      value: (match, { text }) => {
        const isHeldInIt =
          /(?<!\p{L})i[nm]\s$/iu.test(text.slice(0, match.index)) &&
          HELD_IN_IT.test(text.slice(match.index + match[0].length))
        const after = /^\s(?:jährlich|im Jahr|pro Jahr|p\.\s?a\.|monatlich|im Monat|pro Monat)(?!\p{L})/iu.exec(
          text.slice(match.index + match[0].length),
        )
        return isHeldInIt || /(?<!\d)20\d\d(?!\d)/u.test(match[0])
          ? undefined
          : monthly(match[0] + (after?.[0] ?? ''), '')
      },
    },
    {
      // "davon kann man 96 € nicht auf die Mieterin umlegen"
      pattern: regexp.giu`(?<!\p{L})(?:kann|können|lassen\ssich|darf|dürfen)\s(?:(?:man|ich|wir|Sie|davon)\s){0,2}${MONEY}\snicht\s(?:auf\s(?:den|die|einen|eine)\sMieter(?:in)?\s)?umlegen(?!\p{L})`,
      value: match => monthly(match[0], ''),
    },
    {
      // "Vom Hausgeld in Höhe von 186,00 € sind 121,00 € auf die Mieterin umlegbar": the rest is not.
      pattern:
        /(?:Haus|Wohn)geld(?:\sin\sHöhe)?(?:\svon|\s\(|:)?\s(?:mtl\.\s|monatlich\s)?\d[\d.,]*\s?(?:€|EUR|Euro)[^.;\n€]{0,20}?\s(?:sind|davon)\s(?:ca\.\s)?\d[\d.,]*\s?(?:€|EUR|Euro)(?!\s(?:nicht|n\.))[^.;\n€]{0,30}?(?<!nicht |n\. |nicht)(?:umlegbar|umlagefähig)/giu,
      value: match => {
        const [whole, passedOn] = amountsIn(match[0])
        const rest = whole && passedOn ? Math.round((whole.value - passedOn.value) * 100) / 100 : 0
        return rest > 0 ? { value: rest, unit: '€/Monat' } : undefined
      },
    },
  ]),
  {
    key: 'erhaltungsruecklage',
    pattern: regexp.giu`(?<!\p{L})(?:Instandhaltungsrücklagen?|Instandhaltungsrückstellung|Erhaltungsrücklagen?|Reparaturrücklage|Rücklagen?(?:konto|bestand)?)(?!\p{L})(?<between>[^.;€\n\d]{0,60}?(?:(?:per|zum|am|vom|Stand:?)\s\d{1,2}\.\d{1,2}\.\d{2,4}|(?:per|zum|Ende|Stand|aus|\p{L}*[Aa]brechnung|Vermögensbericht)\s\d{4})?[^.;€\n\d]{0,40}?)(?:(?:ca|rd)\.\s)?${MONEY}(?<after>[^.;\n]{0,20})`,
    value: (match, { text }) => {
      // "aus der Rücklage und durch eine Sonderumlage von 562.000 €": none of it is saved.
      const isTaken = /(?<!\p{L})aus (?:der|den|dieser) (?:\p{L}+ )?$/iu.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      )
      const isOfElse =
        /umlage|entn(?:ahme|ommen)|zuführ|kosten|maßnahme|zusätzlich/iu.test(match.groups?.['between'] ?? '') ||
        /entn(?:ahme|ommen)/iu.test(
          text.slice(match.index, match.index + match[0].length + 15).split(/[.;]\s/u)[0] ?? '',
        )
      // "Verwaltung und Rücklage − 1.102 €": a row of a year's costs, which are taken off the rent.
      if (isTakenOff(text.slice(Math.max(0, match.index - 40), match.index), match.groups?.['between'] ?? ''))
        return undefined
      // "aus der Rücklage bezahlt, in der 163.000 € lagen": that is what is saved.
      const isInIt = /(?<!\p{L})in der(?!\p{L})/iu.test(match.groups?.['between'] ?? '')
      const [amount] = amountsIn(match[0])
      if (
        (isTaken && !isInIt) ||
        isOfElse ||
        !amount ||
        amount.value < 1000 ||
        /^\s?(?:im|pro) Jahr(?!\s\d)/u.test(match.groups?.['after'] ?? '') ||
        /monat|mtl|zuführung|jährlich|ansparung|p\.\s?a/iu.test(match[0])
      )
        return undefined
      // "Der Anteil der Wohnung an der Rücklage": what is this flat's, not what the community has.
      if (
        /(?<!\p{L})(?:anteil\p{L}*(?:\s\p{L}+){0,5}\s(?:an|in)\s(?:der|den|dieser)\s(?:\p{L}+\s)?|anteilige?\s(?:\p{L}+\s)?)$/iu.test(
          text.slice(Math.max(0, match.index - 60), match.index),
        )
      )
        return undefined
      return { value: amount.value, unit: amount.unit }
    },
  },
  {
    // "Die Rücklage wurde im letzten Jahr für die Dachsanierung fast aufgebraucht und beträgt nun nur noch rund 6.000 €"
    key: 'erhaltungsruecklage',
    pattern: regexp.giu`(?<!\p{L})(?<!(?:aus|zu|in)\s(?:der|den|die)\s)(?:Instandhaltungs|Erhaltungs|Reparatur)?-?rücklage(?!\p{L})[^.;€]{0,130}(?:und|,\ssie|,\sdie)\s(?:beträgt|betrug|beläuft\ssich|liegt|umfasst|steht|schrumpfte|sank)\s(?:(?:zum|per)\s\d{1,2}\.\d{1,2}\.\d{4}\s|(?:nun|jetzt|heute|derzeit|aktuell|seither|seitdem|nur|noch|auf|bei|rund|etwa|ca\.|knapp|gut)\s){0,6}${MONEY}(?!\s?(?:mtl|monatl|jährl|im Monat|im Jahr|je|pro|p\.\s?a|\/))`,
    value: match => {
      const amount = amountsIn(match[0]).at(-1)
      return amount && amount.value >= 1000 ? { value: amount.value, unit: '€' } : undefined
    },
  },
  {
    // "An die Gemeinschaft zahlen wir jeden Monat 350 €, also das übliche Hausgeld", "145 € gehen im Monat fürs Hausgeld weg"
    key: 'hausgeldMonat',
    pattern: regexp.giu`${MONEY}(?:,\s(?:also\s|das ist\s)?(?:das|unser|mein)\s(?:\p{Ll}+\s)?|\s(?:gehen|fallen|werden)\s(?:\p{L}+\s){0,3}(?:fürs|für das|als|an)\s)(?:Hausgeld|Wohngeld)(?!\p{L})`,
    value: inPassing,
  },
  {
    // "sind an Hausgeld mon. 174 € fällig", "Hausgeld z.Zt. 223.- monatl."
    key: 'hausgeldMonat',
    pattern: regexp.giu`(?<!\p{L})(?:Hausgeld|Wohngeld|house ?money)\s(?:mon\.|monatl\.|z\.\s?Zt\.|derz\.|akt\.)\s(?:ca\.\s)?(?:${MONEY}|(?<bare>\d{2,4})[.,][-–])`,
    value: match =>
      match.groups?.['bare'] === undefined
        ? inPassing(match)
        : { value: Number(match.groups['bare']), unit: '€/Monat' },
  },
  {
    // "…rücklage; deren Stand betrug zum 31.12.2025 rund 96.000 €", "Die Gemeinschaft hat rund 150 TEUR auf der hohen Kante", "Rücklagenstand aktuell 62.000 €", "Im Topf der Gemeinschaft liegen 80.000 Euro"
    key: 'erhaltungsruecklage',
    pattern: regexp.gu`(?<=(?:WEG|Gemeinschaft|Rücklagenkonto)[^.;€]{0,40})${MONEY}\sauf der hohen Kante|(?<!\p{L})(?:[Ii]m|[Ii]n (?:dem|diesem)|[Dd]er) (?:\p{L}+)?[Tt]opf (?:der|unserer) (?:\p{L}*[Gg]emeinschaft|WEG|Eigentümer)\s(?:lagen|liegen|waren|sind|enthielt|enthält)(?:[^.;€\d]|(?<=ca|rd)\.|\d{1,2}\.\d{1,2}\.\d{4}|(?<=Ende\s)20\d\d){0,40}?${MONEY}|[Rr]ücklagen?[;,]\sderen\s(?:Stand|Bestand|Höhe)(?:\s(?:betrug|beträgt|lag|liegt|war|ist))?(?:\s(?:zum|per|am)\s\d{1,2}\.\d{1,2}\.\d{4})?(?:\s(?:bei|rund|etwa|ca\.|betrug|beträgt))*\s${MONEY}|Rücklagenstand\s(?:aktuell|derzeit|heute|per \d{1,2}\.\d{1,2}\.\d{4}):?\s${MONEY}`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && amount.value >= 1000 ? { value: amount.value, unit: '€' } : undefined
    },
  },
]

/** @param before the words ahead of the reserve @param between those up to its amount; an en dash may be a colon, the sign of minus is none */
function isTakenOff(before: string, between: string): boolean {
  return (
    /(?:−|\.\/\.|(?<!\p{L})(?:minus|abzgl\.|abzüglich))\s?$/iu.test(between) ||
    /(?:\.\/\.|(?<!\p{L})(?:minus|abzgl\.|abzüglich))\s(?:\p{L}+\s)?$/iu.test(before) ||
    (/(?<!\p{L})(?:\p{L}*-?verwaltung|verwalter|\p{L}*verwaltungs?kosten|hausgeld|bewirtschaftung)\s?(?:und|u\.|\+|\/|&|,)\s?$/iu.test(
      before,
    ) &&
      /^[\s¦:–-]*$/u.test(between))
  )
}

function inPassing(match: RegExpExecArray): Reading | undefined {
  if (ABOUT_PARKING.test(match.input.slice(Math.max(0, match.index - 60), match.index))) return undefined
  const [amount] = amountsIn(match[0])
  return amount && amount.value >= MIN_HAUSGELD && amount.value <= MAX_IN_PASSING
    ? { value: amount.value, unit: '€/Monat' }
    : undefined
}
