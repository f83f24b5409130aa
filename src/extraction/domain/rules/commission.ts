import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { amountFrom } from '../numbers.ts'
import { proseOf, type ProseRule, type Reading, tableOf, type TableRule } from '../rule.ts'
import { sentenceAround } from '../scope/negation.ts'
import { yesNo } from './legal.ts'

/** Umsatzsteuer, § 12 Abs. 1 UStG. */
const VAT = 1.19
/** What buyers pay brokers in Germany, in percent without or with VAT. */
const MIN_COMMISSION = 0.5
const MAX_COMMISSION = 7.2

export const commissionTables: TableRule[] = tableOf('kaeuferprovision', {}, [
  {
    label:
      /^(?:(?:käufer|kunden|außen|aussen|gesamt)[- ]?)*(?:prov\.?|provision|courtage|vermittlung|maklerprovision|maklercourtage|maklerlohn|vermittlungsprovision|vermittlungsgebühr|vermittlungshonorar|(?:nachweis- und |nachweis-\/)vermittlungs(?:provision|gebühr|honorar)|maklergebühr|maklerhonorar|käuferanteil(?: maklerlohn| maklerprovision| provision| courtage)?|provision(?:shöhe)?|courtage-?hinweis|provisionshinweis|provision für käufer|provision \(käufer\)|courtage für käufer|(?:käufer)?(?:provision|courtage) .{0,30}|(?:makler-?)?(?:provision|courtage) (?:des |für (?:den )?)?käufers?|provision des käufers|buyer'?s? (?:commission|fee)|(?:buyer )?commission|brokerage)(?: ?\(.{0,40}\))?$/u,
    value: (text, label) =>
      /verkäufer|innen|vermiet/u.test(label) ? undefined : ofBuyerAlone(commission(text), text, 0),
  },
  {
    // CRM print-outs: "Provisionspflichtig: Nein", "Provisionsfrei: ja"
    label:
      /^(?:(?:käufer)?provisionspflichtig|provisionsfrei|courtagefrei|käuferprovision fällig)(?: für (?:den )?käufer)?$/u,
    value: (text, label) => {
      const yes = yesNo(text)?.value
      return yes !== undefined && yes === label.includes('frei') ? { value: 0, unit: '%' } : undefined
    },
  },
])

/** Share the buyer pays, VAT included. "3 % zzgl. MwSt." is 3.57. */
function commission(text: string): Reading | undefined {
  if (
    /^\s*(?:nein|keine?r?|entfällt|fällt (?:für [^.;]{3,30} )?(?:nicht|keine) an|(?:provisions|courtage)?frei|0(?:,0+)?\s?%|ohne|none|no)(?!\p{L})/iu.test(
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
  // "Maklerprovision 0 € (0 %)"
  if (stated === 0) return { value: 0, unit: '%' }
  if (stated > 10) return undefined
  const net =
    /(?:zzgl|zuzüglich|zuzügl|\+|plus|exkl|ohne)\.?\s*(?:der\s)?(?:jeweils\s)?(?:ges(?:etzl\p{L}*|\.)?\s*)?(?:19\s?%\s*)?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer|VAT)/iu.test(
      // "5,95 % inkl. MwSt. (5 % zzgl. 19 % USt.)": the bracket tells how it comes about.
      text.slice(found.index, found.index + 60).replace(/(?<=inkl[^()]{0,40})\([^()]*\)?/iu, ''),
    )
  return { value: net ? Math.round(stated * VAT * 100) / 100 : stated, unit: '%' }
}

const COMMISSION = String.raw`(?:Käufer-?\s?)?(?:Provision|Courtage|Maklerprovision|Maklercourtage|Käuferprovision|Käufercourtage|Außenprovision|Maklerhonorar|Maklergebühr|Maklerlohn|Honorar|Vermittlungsprovision|Vermittlungsgebühr|Vermittlungshonorar|Erwerbsnebenkosten|(?:buyer['’]?s )?commission)`

/** "Der Verkäufer zahlt uns 2,5 % Provision", "1 % Rabatt auf die Verkaufsprovision", "10 % unserer Provision für Ihren Tipp" */
const OF_SELLERS_SIDE =
  /(?<!\p{L})(?:der |die |vom )?verkäufer(?:in|s)?\s(?:zahlt|zahlen|trägt|entrichtet)(?![^.;]{0,80}(?<!ver)käufer)|rabatt|nachlass auf|verkaufsprovision|% unserer (?:provision|courtage)|tipp(?:geber)?(?!\p{L})/iu

/** "Grundbucheintrag (0,5 %)": whose rate the figure behind it is. */
const OF_OTHER_COSTS =
  /(?:grunderwerb\p{L}*|notar\p{L}*|grundbuch\p{L}*|zins\p{L}*|tilgung|anzahlung)\s?[:(]?\s?(?:ca\.\s|rund\s|etwa\s|von\s)?$/iu

export const commissionProse: ProseRule[] = proseOf('kaeuferprovision', { sections: ['object', 'costs', 'contact'] }, [
  {
    // "zahlen Sie niemandem eine Provision", "Makler gibt es auch keinen", "Provision gibt es deshalb nicht", "Ein Makler ist nicht beteiligt", "Einen Makler hab ich nicht", "Makler haben wir keinen"
    pattern:
      /(?<!\p{L})(?:(?:[Ss]ie|[Ii]hr)\szahl(?:en|t)\s(?:also\s|daher\s|somit\s|damit\s|auch\s)*(?:niemandem|keinem|nichts\san)\s(?:eine\s|irgendeine\s)?(?:Makler-?|Käufer-?|Vermittlungs-?)?(?:[Pp]rovision|[Cc]ourtage)|zahl(?:en|t)\s(?:[Ss]ie|[Ii]hr)\s(?:also\s|daher\s|somit\s|damit\s|auch\s|hier\s)*(?:niemandem|keinem)\s(?:eine\s|irgendeine\s)?(?:Makler-?|Käufer-?)?(?:[Pp]rovision|[Cc]ourtage)|[Mm]akler\s(?:gibt\ses|haben\swir|habe\sich|brauchen\swir|brauche\sich)\s(?:(?:bei|hier|uns|auch|dafür|dabei|bisher)\s){1,4}(?:keinen|nicht)|(?:[Pp]rovision|[Cc]ourtage)\sgibt\ses\s(?:\p{L}+\s)?(?:nicht|keine)|(?:[Ee]in|[Ee]inen)\s[Mm]akler(?:in)?\s(?:ist|hab|habe|haben|hatten|gibt|brauche|brauchen|wurde)\s(?:(?:ich|wir|es|auch|hier|dafür|dabei|daran)\s)*nicht(?:\s(?:beteiligt|eingeschaltet|dabei|beauftragt|dazwischen))?|[Mm]akler\s(?:haben|hab|brauchen|gibt|nehmen)\s(?:wir|ich|es)\s(?:\p{L}+\s)?(?:keinen|nicht)|(?:[Pp]rovision|[Cc]ourtage)\s(?:nimmt|verlangt|bekommt|kriegt|zahlt)\s(?:hier\s|dafür\s|dabei\s)?(?:keiner|niemand)|[Mm]akler\s(?:ist|war)\s(?:\p{L}+\s)?keiner(?=\s(?:beteiligt|dabei|eingeschaltet|beauftragt|dazwischen|im Spiel)|\s?[.,;])|[Mm]akler\s(?:kostet|kosten)\s(?:es|das)\s(?:Sie|euch)\s(?:\p{L}+\s)?keine[nr]?|(?:[Mm]akler(?:kosten|gebühren)?|[Pp]rovision|[Cc]ourtage)\s(?:müssen|brauchen)\s(?:Sie|Käufer)\s(?:\p{L}+\s)?(?:keinen?|nicht)(?:\szu)?\s(?:be)?zahlen|[Kk]ein\s[Mm]akler\s(?:beteiligt|dabei|dazwischen|eingeschaltet))(?!\p{L})/gu,
    value: () => ({ value: 0, unit: '%', complete: true as const }),
  },
  {
    // "Vertriebsprovisionen sind für Sie nicht gesondert fällig", "eine Courtage fällt nicht an"
    pattern:
      /(?:[Vv]ertriebs|[Mm]akler|[Kk]äufer|[Vv]ermittlungs)?-?(?:[Pp]rovision(?:en)?|[Cc]ourtage)\s(?:ist|sind|wird|werden|fällt|fallen)\s(?:[^.;,]{0,60}\s)?nicht\s(?:[^.;,]{0,20}\s)?(?:fällig|an|erhoben|berechnet|verlangt|zu zahlen)(?!\p{L})/gu,
    value: match => (isOneCase(match) ? undefined : { value: 0, unit: '%' }),
    sections: ['object', 'costs', 'location', 'energy', 'contact'],
  },
  {
    pattern: regexp.giu`(?<!\p{L})${COMMISSION}(?!\p{L})[^.;\n%\d]{0,90}?(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?%(?:(?:zzgl|inkl|incl|ges|MwSt|USt)\.|[^.;\n]){0,60}`,
    value: match =>
      /verkäufer(?!\p{L})|innenprovision|grunderwerbsteuer|notar|grundbuch/iu.test(match[0].split('%')[0] ?? '')
        ? undefined
        : ofBuyerAlone(commission(match[0]), match.input, match.index),
    sections: ['object', 'costs', 'contact', 'terms', 'location'],
  },
  {
    // "3,57 % inkl. MwSt. Käuferprovision"; of two costs side by side each has its own rate: "Grundbuch (0,5 %) … Provision (3,57 %)".
    pattern: regexp.giu`(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?%(?:[^.;,\n%¦]|(?:inkl|incl|zzgl|einschl|ges|gesetzl|MwSt|USt)\.){0,50}?(?:${COMMISSION})(?!\p{L})(?!\s?:?\s?\(?\s?(?:ca\.\s)?\d{1,2}(?:[.,]\d{1,3})?\s?%)`,
    value: match =>
      OF_OTHER_COSTS.test(match.input.slice(0, match.index)) ||
      OF_SELLERS_SIDE.test(sentenceAround(match.input, match.index, match.index + match[0].length))
        ? undefined
        : ofBuyerAlone(commission(match[0]), match.input, match.index),
    sections: ['object', 'costs', 'contact', 'terms'],
  },
  {
    // "berechnen wir Ihnen als Käufer 3,57 Prozent des Kaufpreises, Mehrwertsteuer inbegriffen"
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
    pattern:
      /(?<![\d.,])(?<rate>\d(?:[.,]\d{1,3})?)\s?(?:%|Prozent)(?=(?:[^.;%]|19\s?%|(?<=statt\s)\d[.,]\d{1,3}\s?%|(?:inkl|incl|einschl|zzgl|ges|gesetzl)\.){0,70}(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer))/giu,
    value: (match, passage) => {
      const end = match.index + match[0].length
      const sentence = sentenceAround(passage.text, match.index, end)
      const share = Number((match.groups?.rate ?? '').replace(',', '.'))
      if (share < MIN_COMMISSION || share > MAX_COMMISSION) return undefined
      if (!/(?<!ver)käufer|erwerber|an uns|erhalten wir|unser(?:e|en)? (?:honorar|lohn)|makler/iu.test(sentence))
        return undefined
      if (/grunderwerb|notar(?!iell)|zins|tilgung|rendite|sicherheit|inventar|ablöse/iu.test(sentence)) return undefined
      const reading = ofBuyerAlone(commission(passage.text.slice(match.index, end + 70)), passage.text, match.index)
      return reading && { ...reading, doubt: 0.9 }
    },
    sections: ['object', 'costs', 'contact', 'terms', 'location'],
  },
  {
    // "sie bekommt von Ihnen 2,38 Prozent und von uns noch einmal so viel"
    pattern:
      /(?<!\p{L})(?:bekommt|bekommen|erhält|erhalten|nimmt|nehmen|berechnet|verlangt|kriegt|will)\s(?:(?:dafür|sie|er|wir|die Maklerin|der Makler)\s)?(?:von Ihnen|vom Käufer|von der Käuferseite|von dem,? der kauft,?)\s(?:dafür\s|noch\s|rund\s)*\d{1,2}(?:[.,]\d{1,3})?\s?(?:%|Prozent)|(?<!\p{L})(?:[Vv]on Ihnen|[Vv]om Käufer)\s(?:bekommt|erhält|nimmt|verlangt|berechnet)\s(?:(?:sie|er|die Maklerin|der Makler|das Büro)\s)?\d{1,2}(?:[.,]\d{1,3})?\s?(?:%|Prozent)/gu,
    value: match => ofBuyerAlone(commission(match[0]), match.input, match.index),
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:[Kk]äufer-?[Pp]rovision|[Kk]äufercourtage|[Mm]akler-?[Pp]rovision|[Pp]rovision|[Cc]ourtage)\s?:\s?(?:keine|entfällt)(?=\s*(?:[.;,¦\n]|$))|[Kk]ein Makler(?=[,;!]|\.\s|\.?$)|(?:einen\s)?[Mm]akler\s(?:nehmen|brauchen|beauftragen)\s(?:wir|ich)\s(?:dafür\s)?nicht|prov\.\s?-?frei|provisionsfrei(?:e[rsn]?)?|courtagefrei|commission-?\s?free|no commission|(?:Prov\.|Provision|Courtage)\sfällt\sfür\sniemanden\san|ohne (?:zusätzliche )?(?:Käufer)?-?(?:provision|Provision|courtage|Courtage|Maklerprovision|Maklercourtage)|keine (?:zusätzliche |weitere )?(?:Käufer-?|Makler-?|Außen-?)?(?:[Pp]rovision|[Cc]ourtage)|(?:Käufer|Makler)?(?:[Pp]rovision|[Cc]ourtage) (?:fällt|entfällt|wird)[^.;\n]{0,30}(?:nicht an|nicht erhoben|nicht)|fällt(?: für (?:Sie|den Käufer|Käufer))? keine\s(?:Käufer|Makler)?-?(?:[Pp]rovision|[Cc]ourtage)(?: an)?|(?:keine|ohne) (?:Makler|Vermittlungs|Provisions)-?(?:kosten|gebühr(?:en)?|honorar)|(?:Makler-?)?(?:Provision|Courtage) (?:trägt|zahlt|übernimmt) (?:allein |ausschließlich |vollständig )?(?:der|die) (?:Verkäufer|Eigentümer)(?:in|seite)?|Käuferprovision entfällt|(?:[Pp]rovision|[Cc]ourtage)\s(?:fällt|entsteht)\s(?:für (?:Sie|(?:den\s|die\s)?Käufer(?:in)?)\s|dabei\s|hier\s)?keine(?:\san)?|(?:frei von|ohne) (?:Makler|Vermittlungs)(?:kosten|gebühren)|(?:ein(?:e)?\s)?(?:Makler|Vermittlungs)(?:honorar|lohn|gebühr|courtage|provision)\s(?:entsteht|fällt|ist|wird)\s(?:Ihnen\s|für Sie\s|dabei\s|hier\s)?nicht(?:\san|\serhoben|\szu zahlen)?|(?:also|daher|somit)\s(?:auch\s)?keine\s(?:Makler)?(?:provision|courtage)|no commission|von privat[\s,–:-]{1,4}(?:und )?ohne [Mm]akler|ohne [Mm]akler[\s,–:-]{1,4}(?:direkt )?(?:von privat|vom Eigentümer))(?!\p{L})|(?<=Provision)Keine zusätzliche Käuferprovision(?!\p{L})/giu,
    value: match =>
      isOneCase(match)
        ? undefined
        : {
            value: 0,
            unit: '%',
            ...(/^provisionsfrei(?!\sfür\s(?:den\s|die\s)?käufer)/iu.test(
              match.input.slice(match.index, match.index + 40),
            )
              ? {}
              : { rank: RANK.headline }),
          },
    sections: ['object', 'costs', 'contact', 'location'],
  },
])

/** The contract falls through: what is not paid then, is paid else. */
const ONE_CASE =
  /(?<!\p{L})(?:in (?:diesem|dem) fall|scheitert|rückabwicklung|rücktritt|versagt|nicht genehmigt|nicht zustande)(?!\p{L})/iu

function isOneCase({ 0: words, index, input }: RegExpExecArray): boolean {
  return ONE_CASE.test(sentenceAround(input, index, index + words.length))
}

const RATE = /(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?(?:%|Pro-?\s?zent)/gu
/** Both sides together, said of the rate behind it. */
const TOGETHER =
  /(?:insgesamt|zusammen|in summe|gesamt-?(?:provision|courtage|honorar|maklerprovision|maklercourtage)?)(?!\p{L})[^%]{0,40}$/iu
/** Said of the rate behind it: the buyer's own. */
const BUYERS =
  /(?<!ver)(?:käufer\p{L}*|erwerber\p{L}*)(?!\p{L})(?:(?!verkäufer|zusammen|insgesamt|gesamt)[^%;]){0,60}$|(?:käuferanteil|anteil des käufers)(?!\p{L})[^%]{0,40}$/iu
const HALVES =
  /(?<!\p{L})(?:je(?:weils)? zur hälfte|hälftig\p{L}*|zu gleichen teilen|teilen sich|zur hälfte (?:vom|von) käufer)(?!\p{L})/iu
/** percent; one side alone rarely pays more than 3,57, so half of more is a share. */
const OF_BOTH = 4.5

/**
 * A rate that buyer and seller pay together is the buyer's only to its half, and none where his own stands beside it:
 * "insgesamt 4,76 % … der Käuferanteil beläuft sich auf 2,38 %", "zusammen also 7,14 %" (§§ 656c, 656d BGB).
 * @param at where what was read begins in the passage
 */
function ofBuyerAlone(reading: Reading | undefined, text: string, at: number): Reading | undefined {
  if (!reading || typeof reading.value !== 'number' || reading.value === 0) return reading
  const rates = [...text.matchAll(RATE)]
  const own = rates.find(({ index, 0: rate }) => index + rate.length > at)
  if (!own) return reading
  const before = (index: number): string => text.slice(Math.max(0, index - 90), index)
  // No sentence: "inkl. MwSt." would end it.
  const isShared = HALVES.test(text.slice(own.index, own.index + 140)) && reading.value >= OF_BOTH
  const isTogether = TOGETHER.test(before(own.index)) && !/käuferanteil[^%]{0,40}$/iu.test(before(own.index))
  if (!isShared && !isTogether) return reading
  const isOfBuyer = ({ index }: RegExpExecArray): boolean =>
    BUYERS.test(before(index)) && !TOGETHER.test(before(index).slice(-45))
  if (rates.some(rate => rate !== own && isOfBuyer(rate))) return undefined
  // "insgesamt 4,76 %, getragen von Käufer und Verkäufer", and how, the next line says.
  if (!isShared && /käufer und verkäufer/iu.test(text)) return undefined
  return isShared ? { ...reading, value: Math.round((reading.value / 2) * 1000) / 1000 } : reading
}
