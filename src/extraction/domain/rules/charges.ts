import type { ProseRule, Reading, TableRule } from '../rule.ts'
import { RANK } from '../facts.ts'
import { amountFrom, amountsIn, MONEY } from '../numbers.ts'
import { sentenceAround } from '../scope/negation.ts'
import { ofBuyerAlone } from './commissionShare.ts'
import { yesNo } from './legal.ts'

const MIN_HAUSGELD = 20
const MAX_HAUSGELD = 5000
/** Umsatzsteuer, § 12 Abs. 1 UStG. */
const VAT = 1.19
/** What buyers pay brokers in Germany, in percent without or with VAT. */
const MIN_COMMISSION = 0.5
const MAX_COMMISSION = 7.2

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
  const value = yearly ? Math.round((amount.value / 12) * 100) / 100 : amount.value
  return value >= MIN_HAUSGELD && value <= MAX_HAUSGELD ? { value, unit: `${amount.unit}/Monat` } : undefined
}

export const chargeTables: TableRule[] = [
  {
    key: 'hausgeldMonat',
    label:
      /^(?:mtl\.? |monatliches? |aktuelles? |derzeitiges? )*(?:hausgeld|wohngeld|hg|haus-\/wohngeld|service charge|betriebskosten|bewirtschaftungskosten)(?: (?:aller|alle|für alle|der) (?:\d{1,2} )?(?:we|wohnungen|einheiten|wohneinheiten))?(?: ?\(?(?:mtl|monatlich|pro monat|p\.\s?m|monat|gesamt|im monat|monthly|p\.\s?a|jährlich|pro jahr|im jahr|inkl.{0,40}|einschl.{0,40}|(?<=\()davon [\d.,]+ .{3,50}|ohne .{3,24}|(?:(?:lt|laut|gem|gemäß|ab|stand|nach)\.? ?)?(?:wp|wirtschaftsplan|plan)? ?(?:\d{1,2}[./])?20\d\d)\.?\)?)*$/u,
    value: (text, label) => {
      const reading = monthly(text, label)
      // Beside a rent it is what the tenant pays in advance: what is called Hausgeld goes before it.
      return reading && /(?:betriebs|bewirtschaftungs)kosten/u.test(label) ? { ...reading, rank: RANK.prose } : reading
    },
  },
  {
    key: 'hausgeldNichtUmlagefaehig',
    label:
      /^(?:davon )?(?:nicht[- ]?(?:umlagefähig\p{L}*|umlegbar\p{L}*|uml\.?)|n\. ?uml\p{L}*\.?)(?: (?:kosten|hausgeld|anteil|nebenkosten|bewirtschaftungskosten).{0,20})?$|^(?:hausgeld|wohngeld),? ?\(?(?:davon )?nicht ?umlage?fähig\p{L}*\)?$|^nicht auf (?:den )?mieter umlagefähig.{0,20}$/u,
    // "Nicht umlegbare Kosten 2025" are those of a year.
    value: (text, label) =>
      /(?<!\d)20\d\d(?!\d)|jahr|jährlich|p\. ?a\./iu.test(`${label} ${text}`) ? undefined : monthly(text, label),
  },
  {
    key: 'erhaltungsruecklage',
    label:
      /^(?:(?:anteilige|stand|aktuelle|gesamte|höhe der|bestehende|vorhandene|gesamt) ?)?(?:der )?(?:instandhaltungs|erhaltungs|reparatur)?-?(?:rücklagen?|rückstellung(?:en)?)(?:nstand|stand)?(?: .{0,30})?$/u,
    value: (text, label) => {
      const amount = amountFrom(text)
      if (!amount || amount.value < 300 || /zuführung|mtl|monat|jahr|entn(?:ahme|ommen)/iu.test(`${label} ${text}`))
        return undefined
      return { value: amount.value, unit: amount.unit }
    },
  },
  {
    key: 'kaeuferprovision',
    label:
      /^(?:(?:käufer|kunden|außen|aussen|gesamt)[- ]?)*(?:provision|courtage|maklerprovision|maklercourtage|maklerlohn|vermittlungsprovision|vermittlungsgebühr|vermittlungshonorar|(?:nachweis- und |nachweis-\/)vermittlungs(?:provision|gebühr|honorar)|maklergebühr|maklerhonorar|käuferanteil(?: maklerlohn| maklerprovision| provision| courtage)?|provision(?:shöhe)?|courtage-?hinweis|provisionshinweis|provision für käufer|provision \(käufer\)|courtage für käufer|(?:käufer)?(?:provision|courtage) .{0,30}|(?:makler-?)?(?:provision|courtage) (?:des |für (?:den )?)?käufers?|provision des käufers|buyer'?s? (?:commission|fee)|(?:buyer )?commission|brokerage)(?: ?\(.{0,40}\))?$/u,
    value: (text, label) =>
      /verkäufer|innen|vermiet/u.test(label) ? undefined : ofBuyerAlone(commission(text), text, 0),
  },
  {
    // CRM print-outs: "Provisionspflichtig: Nein", "Provisionsfrei: ja"
    key: 'kaeuferprovision',
    label:
      /^(?:(?:käufer)?provisionspflichtig|provisionsfrei|courtagefrei|käuferprovision fällig)(?: für (?:den )?käufer)?$/u,
    value: (text, label) => {
      const yes = yesNo(text)?.value
      return yes !== undefined && yes === label.includes('frei') ? { value: 0, unit: '%' } : undefined
    },
  },
]

/** Share the buyer pays, VAT included. "3 % zzgl. MwSt." is 3.57. */
function commission(text: string): Reading | undefined {
  if (
    /^\s*(?:nein|keine?r?|entfällt|fällt (?:für [^.;]{3,30} )?(?:nicht|keine) an|provisionsfrei|frei|0(?:,0+)?\s?%|ohne|none|no)(?!\p{L})/iu.test(
      text,
    )
  )
    return { value: 0, unit: '%' }
  if (
    /(?:keine? (?:zusätzliche )?(?:käufer)?-?(?:provision|courtage)|provisionsfrei|^für (?:den |die )?(?:käufer|erwerber)(?:in)? (?:keine|entfällt|frei))/iu.test(
      text,
    )
  )
    return { value: 0, unit: '%' }
  const found = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|Pro-?\s?zent|v\.\s?H\.)/u.exec(text)
  // "Käuferprovision: 0,00 €" is none; another amount says no share.
  if (!found)
    return amountFrom(text)?.value === 0 || /^\s*(?:EUR|€)?\s?0(?:,0+)?\s?(?:EUR|€)?\s*$/u.test(text)
      ? { value: 0, unit: '%' }
      : undefined
  const stated = Number((found[1] as string).replace(',', '.'))
  if (stated > 10 || stated <= 0) return undefined
  const net =
    /(?:zzgl|zuzüglich|zuzügl|\+|plus|exkl|ohne)\.?\s*(?:der\s)?(?:jeweils\s)?(?:ges(?:etzl\p{L}*|\.)?\s*)?(?:19\s?%\s*)?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer|VAT)/iu.test(
      text.slice(found.index, found.index + 60),
    )
  return { value: net ? Math.round(stated * VAT * 100) / 100 : stated, unit: '%' }
}

const COMMISSION = String.raw`(?:Käufer-?\s?)?(?:Provision|Courtage|Maklerprovision|Maklercourtage|Käuferprovision|Käufercourtage|Außenprovision|Maklerhonorar|Maklergebühr|Maklerlohn|Honorar|Vermittlungsprovision|Vermittlungsgebühr|Vermittlungshonorar|Erwerbsnebenkosten|(?:buyer['’]?s )?commission)`

const OF_PARKING = /(?<!\p{L})(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garagen?\p{L}*|carports?|TG(?:-\p{L}+)?)(?!\p{L})/iu

export const chargeProse: ProseRule[] = [
  {
    // "Vertriebsprovisionen sind für Sie nicht gesondert fällig", "eine Courtage fällt nicht an"
    key: 'kaeuferprovision',
    pattern:
      /(?:[Vv]ertriebs|[Mm]akler|[Kk]äufer|[Vv]ermittlungs)?-?(?:[Pp]rovision(?:en)?|[Cc]ourtage)\s(?:ist|sind|wird|werden|fällt|fallen)\s(?:[^.;,]{0,60}\s)?nicht\s(?:[^.;,]{0,20}\s)?(?:fällig|an|erhoben|berechnet|verlangt|zu zahlen)(?!\p{L})/gu,
    value: () => ({ value: 0, unit: '%' }),
    sections: ['object', 'costs', 'location', 'energy', 'contact'],
  },
  {
    key: 'hausgeldMonat',
    pattern: new RegExp(
      String.raw`(?<!\p{L}|nicht umlagefähiges )(?:jährliche[sr]?\s)?(?:monatliche[sr]?\s|mtl\.\s)*(?:Hausgeld|Wohngeld|HG)(?!\p{L})(?!\s*(?:davon\s)?(?:nicht|n\.)\s?uml)(?<between>(?:[^.;€\d\n]|(?<!\d)20\d{2}(?!\d)|mtl\.|inkl\.|zzt\.|z\.\s?Zt\.|ca\.|lt\.|gem\.|einschl\.|\n(?!\n)){0,90}?)${MONEY}(?<after>[^.;\n]{0,20})`,
      'giu',
    ),
    value: match => {
      const between = match.groups?.between ?? ''
      if (/rücklage|nicht umlage|davon/iu.test(between) && !/inkl/iu.test(between)) return undefined
      if (OF_PARKING.test(between) && !/inkl|einschl|mit|und|samt|wohnung/iu.test(between)) return undefined
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
    pattern: new RegExp(
      String.raw`(?<=im Monat\sfür\sdas\s|an\s)(?:Hausgeld|Wohngeld)\s(?:fallen|fällt|zahlen|zahlt)[^.;€\d\n]{0,40}${MONEY}|${MONEY}\s(?:mtl\.\s|monatliches\s|monatlich\s)?(?:Hausgeld|Wohngeld)(?!\p{L})`,
      'giu',
    ),
    value: match => {
      // "Für den Stellplatz fallen zusätzlich 21 € Hausgeld an"
      const before =
        match.input
          .slice(Math.max(0, match.index - 60), match.index)
          .split(/[.;,\n]\s?/u)
          .at(-1) ?? ''
      return OF_PARKING.test(before) ? undefined : monthly(match[0], '')
    },
  },
  {
    key: 'hausgeldNichtUmlagefaehig',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:nicht[- ]umlagefähig\p{L}*|nicht[- ]umlegbar\p{L}*|n\.\s?uml\p{L}*\.?)(?:\s(?:Kosten|Anteil|Nebenkosten|Betrag))?[^.;€\d\n]{0,30}?(?:ca\.\s)?${MONEY}|${MONEY}\s(?:sind\s|davon\s|\(?)(?:nicht[- ]umlagefähig|nicht[- ]umlegbar)`,
      'giu',
    ),
    // A year is no amount.
    value: match => (/(?<!\d)20\d\d(?!\d)/u.test(match[0]) ? undefined : monthly(match[0], '')),
  },
  {
    // "Vom Hausgeld in Höhe von 186,00 € sind 121,00 € auf die Mieterin umlegbar": the rest is not.
    key: 'hausgeldNichtUmlagefaehig',
    pattern:
      /(?:Haus|Wohn)geld(?:\sin\sHöhe)?(?:\svon|\s\(|:)?\s(?:mtl\.\s|monatlich\s)?\d[\d.,]*\s?(?:€|EUR|Euro)[^.;\n€]{0,20}?\s(?:sind|davon)\s(?:ca\.\s)?\d[\d.,]*\s?(?:€|EUR|Euro)(?!\s(?:nicht|n\.))[^.;\n€]{0,30}?(?<!nicht |n\. |nicht)(?:umlegbar|umlagefähig)/giu,
    value: match => {
      const [whole, passedOn] = amountsIn(match[0])
      const rest = whole && passedOn ? Math.round((whole.value - passedOn.value) * 100) / 100 : 0
      return rest > 0 ? { value: rest, unit: '€/Monat' } : undefined
    },
  },
  {
    key: 'erhaltungsruecklage',
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:Instandhaltungsrücklagen?|Instandhaltungsrückstellung|Erhaltungsrücklagen?|Reparaturrücklage|Rücklagen?(?:konto|bestand)?)(?!\p{L})(?<between>[^.;€\n\d]{0,60}?(?:(?:per|zum|am|vom|Stand:?)\s\d{1,2}\.\d{1,2}\.\d{2,4}|(?:per|zum|Ende|Stand|aus|\p{L}*[Aa]brechnung|Vermögensbericht)\s\d{4})?[^.;€\n\d]{0,40}?)(?:ca\.\s)?${MONEY}(?<after>[^.;\n]{0,20})`,
      'giu',
    ),
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
    key: 'kaeuferprovision',
    pattern: new RegExp(
      String.raw`(?<!\p{L})${COMMISSION}(?!\p{L})[^.;\n%\d]{0,90}?(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?%(?:(?:zzgl|inkl|incl|ges|MwSt|USt)\.|[^.;\n]){0,60}`,
      'giu',
    ),
    value: match =>
      /verkäufer(?!\p{L})|innenprovision|grunderwerbsteuer|notar|grundbuch/iu.test(match[0].split('%')[0] ?? '')
        ? undefined
        : ofBuyerAlone(commission(match[0]), match.input, match.index),
    sections: ['object', 'costs', 'contact', 'terms', 'location'],
  },
  {
    key: 'kaeuferprovision',
    pattern: new RegExp(
      String.raw`(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?%(?:[^.;,\n%]|(?:inkl|incl|zzgl|einschl|ges|gesetzl|MwSt|USt)\.){0,50}?(?:${COMMISSION})(?!\p{L})`,
      'giu',
    ),
    value: match => ofBuyerAlone(commission(match[0]), match.input, match.index),
    sections: ['object', 'costs', 'contact', 'terms'],
  },
  {
    // "berechnen wir Ihnen als Käufer 3,57 Prozent des Kaufpreises, Mehrwertsteuer inbegriffen"
    key: 'kaeuferprovision',
    pattern:
      /(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?(?:%|Pro-?\s?zent)\s(?:vom|des)\s(?:beurkundeten\s|notariellen\s)?Kaufpreis(?:es)?(?=[^.;]{0,60}(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer))|(?<=(?:Provision|Courtage)[^.;%]{0,50}\s)\d(?:[.,]\d{1,3})?\s?(?:%|Pro-?\s?zent)\s(?:vom|des)\sKaufpreis(?:es)?/giu,
    value: (match, passage) =>
      /(?<!\p{L})verkäufer/iu.test(passage.text.slice(Math.max(0, match.index - 50), match.index))
        ? undefined
        : ofBuyerAlone(
            commission(
              match[0] + passage.text.slice(match.index + match[0].length, match.index + match[0].length + 60),
            ),
            passage.text,
            match.index,
          ),
    sections: ['object', 'costs', 'contact', 'terms'],
  },
  {
    // "Vom Käufer erhalten wir 3,57 % (inkl. MwSt.)", "Käufer und Verkäufer zahlen je 2,975 % einschließlich Umsatzsteuer an uns"
    key: 'kaeuferprovision',
    pattern:
      /(?<![\d.,])(?<rate>\d(?:[.,]\d{1,3})?)\s?(?:%|Prozent)(?=(?:[^.;%]|19\s?%|(?:inkl|incl|einschl|zzgl|ges|gesetzl)\.){0,70}(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer))/giu,
    value: (match, passage) => {
      const end = match.index + match[0].length
      const sentence = sentenceAround(passage.text, match.index, end)
      const share = Number((match.groups?.rate ?? '').replace(',', '.'))
      if (share < MIN_COMMISSION || share > MAX_COMMISSION) return undefined
      if (!/(?<!ver)käufer|erwerber|an uns|erhalten wir|unser(?:e|en)? (?:honorar|lohn)|makler/iu.test(sentence))
        return undefined
      if (/grunderwerb|notar|zins|tilgung|rendite|sicherheit|inventar|ablöse/iu.test(sentence)) return undefined
      const reading = ofBuyerAlone(commission(passage.text.slice(match.index, end + 70)), passage.text, match.index)
      return reading && { ...reading, doubt: 0.9 }
    },
    sections: ['object', 'costs', 'contact', 'terms', 'location'],
  },
  {
    key: 'kaeuferprovision',
    pattern:
      /(?<!\p{L})(?:(?:[Kk]äufer-?[Pp]rovision|[Kk]äufercourtage|[Mm]akler-?[Pp]rovision|[Pp]rovision|[Cc]ourtage)\s?:\s?(?:keine|entfällt)(?=\s*(?:[.;,¦\n]|$))|(?:einen\s)?[Mm]akler\s(?:nehmen|brauchen|beauftragen)\s(?:wir|ich)\s(?:dafür\s)?nicht|prov\.\s?-?frei|provisionsfrei(?:e[rsn]?)?|courtagefrei|ohne (?:zusätzliche )?(?:Käufer)?-?(?:provision|Provision|courtage|Courtage|Maklerprovision|Maklercourtage)|keine (?:zusätzliche |weitere )?(?:Käufer-?|Makler-?|Außen-?)?(?:[Pp]rovision|[Cc]ourtage)|(?:Käufer|Makler)?(?:[Pp]rovision|[Cc]ourtage) (?:fällt|entfällt|wird)[^.;\n]{0,30}(?:nicht an|nicht erhoben|nicht)|fällt(?: für (?:Sie|den Käufer|Käufer))? keine\s(?:Käufer|Makler)?-?(?:[Pp]rovision|[Cc]ourtage)(?: an)?|(?:keine|ohne) (?:Makler|Vermittlungs|Provisions)-?(?:kosten|gebühr(?:en)?|honorar)|(?:Makler-?)?(?:Provision|Courtage) (?:trägt|zahlt|übernimmt) (?:allein |ausschließlich |vollständig )?(?:der|die) (?:Verkäufer|Eigentümer)(?:in|seite)?|Käuferprovision entfällt|(?:[Pp]rovision|[Cc]ourtage)\s(?:fällt|entsteht)\s(?:für (?:Sie|(?:den\s|die\s)?Käufer(?:in)?)\s|dabei\s|hier\s)?keine(?:\san)?|(?:frei von|ohne) (?:Makler|Vermittlungs)(?:kosten|gebühren)|(?:ein(?:e)?\s)?(?:Makler|Vermittlungs)(?:honorar|lohn|gebühr|courtage|provision)\s(?:entsteht|fällt|ist|wird)\s(?:Ihnen\s|für Sie\s|dabei\s|hier\s)?nicht(?:\san|\serhoben|\szu zahlen)?|(?:also|daher|somit)\s(?:auch\s)?keine\s(?:Makler)?(?:provision|courtage)|no commission|von privat[\s,–:-]{1,4}(?:und )?ohne [Mm]akler|ohne [Mm]akler[\s,–:-]{1,4}(?:direkt )?(?:von privat|vom Eigentümer))(?!\p{L})/giu,
    value: match => ({
      value: 0,
      unit: '%',
      ...(/^provisionsfrei(?!\sfür\s(?:den\s|die\s)?käufer)/iu.test(match.input.slice(match.index, match.index + 40))
        ? {}
        : { rank: RANK.headline }),
    }),
    sections: ['object', 'costs', 'contact', 'location'],
  },
]
