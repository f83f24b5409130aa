import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../germanMonths.ts'
import { RANK } from '../facts.ts'
import { type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { isNegated, sentenceAround, sentenceBounds } from '../scope/negation.ts'
import { isRightOver } from '../scope/rightOver.ts'
import { amountFrom, amountsIn, MONEY } from '../numbers.ts'

const YES = /^(?:ja|true|vorhanden|yes|✓|✔|x|besteht(?!\s+nicht)|inklusive|inkl\.?)(?!\p{L})/iu
const NO = /^(?:nein|false|keine?r?|nicht|no|entfällt|–|-$|unvermietet|frei|leer)(?!\p{L})/iu

export function yesNo(text: string): { value: boolean } | undefined {
  const trimmed = text.trim()
  return YES.test(trimmed) ? { value: true } : NO.test(trimmed) ? { value: false } : undefined
}

export const DATE = String.raw`(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{1,2}\.\s(?:${MONTHS.join('|')})\s\d{4})`

export const legalTables: TableRule[] = [
  {
    key: 'denkmalschutz',
    label:
      /^(?:denkmal|denkmalschutz(?: ?\/ ?(?:altlasten|baulasten|ensembleschutz))?|denkmalgeschützt|denkmalobjekt|denkmalschutzobjekt|listed building)$/u,
    // "Denkmal – entfällt" below "Energieausweis": what is missing is the certificate (§ 79 Abs. 4 GEG).
    value: (text, label) => (label === 'denkmal' && /entfällt/iu.test(text) ? undefined : yesNo(text)),
  },
  {
    key: 'erbbaurecht',
    label: /^(?:erbbaurecht|erbpacht|erbbau|leasehold)$/u,
    value: text => yesNo(text) ?? (/\d/.test(text) ? { value: true } : undefined),
  },
  {
    key: 'erbbaurecht',
    label:
      /^(?:erbbauzins|erbpachtzins|erbbauzins .{0,20}|erbbaurecht (?:bis|restlaufzeit|laufzeit).{0,20}|laufzeit (?:des )?erbbaurechts?.{0,10})$/u,
    value: text => (/\d/.test(text) ? { value: true, rank: RANK.headline } : undefined),
  },
  {
    key: 'erbbauzinsJahr',
    label:
      /^(?:jährlicher |monatlicher |halbjährlicher |vierteljährlicher )?(?:erbbauzins|erbpachtzins|erbpacht)(?: .{0,20})?$/u,
    value: leaseholdRent,
  },
]

/** How often a year an amount is paid, by the words around it: "642,00 € je Halbjahr", "halbjährlich 642 €". 1: by the year, or it is not told. */
function timesAYear(before: string, behind: string): number {
  // "1.284 € im Jahr, halbjährlich fällig", "jährlich 1.284 € in zwei Halbjahresraten": the year's.
  if (BY_THE_YEAR.test(behind) || /(?<!\p{L})(?:jährliche?[rn]?|jahres\p{L}*|p\.\s?a\.)/iu.test(before)) return 1
  // The way it is paid does not tell the amount: "zahlbar halbjährlich, 1.284 €".
  const told = `${before.replace(/(?:zahlbar|fällig|in Raten)\s\p{L}+|\p{L}+\s(?:zahlbar|fällig)(?!\p{L})/giu, '')} ¦${behind}`
  if (
    /(?<!\p{L})halbjähr(?:lich\p{L}*|ig\p{L}*)[^¦]*¦|¦\s?(?:je|pro|im|halb|\/)?\s?(?:halbjahr|halbjährlich)|¦[^¦.;]{0,40}\s(?:jeden|jedes|pro|je|im)\shalbjahr/iu.test(
      told,
    )
  )
    return 2
  const quarter =
    /(?<!\p{L})vierteljährlich\p{L}*[^¦]*¦|¦\s?(?:je|pro|im|\/)?\s?(?:vierteljahr|vierteljährlich|quartal)|¦[^¦.;]{0,40}\s(?:jeden|jedes|pro|je|im)\s(?:quartal|vierteljahr)/iu
  return quarter.test(told) ? 4 : 1
}

const BY_THE_YEAR = /^\s?(?:jährlich|p\.?\s?a|im Jahr|\/\s?(?:Jahr|a)|(?:pro|je) Jahr)/iu

function leaseholdRent(text: string, label: string): Reading | undefined {
  const amount = amountFrom(text)
  if (!amount || amount.value < 10) return undefined
  const times = timesAYear(`${label} ${text.slice(0, amount.index)}`, text.slice(amount.index + amount.length))
  if (times > 1) return { value: Math.round(amount.value * times * 100) / 100, unit: `${amount.unit}/Jahr` }
  const month =
    /monat|mtl/iu.test(`${label} ${text.slice(0, amount.index + amount.length + 14)}`) &&
    !/jahr|p\.\s?a|jährl/iu.test(label)
  const year = /jahr|p\.\s?a|jährl/iu.test(`${label} ${text}`)
  // Where the period is not named it is the year (§ 9 ErbbauRG speaks of recurring dues), but that is less sure.
  return {
    value: month ? Math.round(amount.value * 1200) / 100 : amount.value,
    unit: `${amount.unit}/Jahr`,
    ...(year ? {} : { rank: month ? RANK.prose : RANK.hint }),
  }
}

/** What is paid beside something is there. */
const NOT_INCLUDED =
  /(?<!\p{L})(?:nicht|weder|ohne)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:enthalten|inbegriffen|eingerechnet|berücksichtigt|inklusive)(?!\p{L})|(?<!\p{L})(?:enthält|enthalten)(?!\p{L})[^.;]{0,40}(?<!\p{L})nicht(?!\p{L})/iu

const OWN: ProseRule['sections'] = ['object', 'energy', 'costs', 'location']

export const legalProse: ProseRule[] = [
  {
    key: 'denkmalschutz',
    pattern:
      /(?<!\p{L})(?:denkmalgeschützt(?:e[rnsm]?)?|Denkmalgeschützt(?:e[rnsm]?)?|Denkmalschutz(?:es)?|Baudenkmal|Einzeldenkmal|Kulturdenkmale?|Bodendenkmalschutz|Ensembleschutz(?:bereich|zone|es)?|Denkmalschutzgesetz(?:es)?(?=\s(?:[^.;]{0,30}\s)?(?:unter\sSchutz|geschützt)(?!\p{L}))|(?<=[Uu]nter\s)Schutz(?=\s(?:nach|gemäß|aufgrund)\s[^.;]{0,30}(?:Denkmal|DSchG))|Denkmalimmobilie|Denkmalobjekt|Denkmal-?AfA|Denkmalliste|(?<=Energieausweis\s?:?[\s¦]*)Denkmal|(?<=bei (?:diesem|einem) )Denkmal|(?<=(?:[Kk]ein|ist ein|[Uu]nter|als) )Denkmal|Denkmal(?= (?:ist|sind) (?:das|die|der|es|dieses) )|Denkmal(?:amt|schutzbehörde|pflege) führt (?:es|das Haus|das Gebäude)|listed building)(?!\p{L})/gu,
    value: (match, passage) => {
      const end = match.index + match[0].length
      // "Sie werden nach dem Denkmalschutz fragen": what is asked is not said.
      if (/^\s(?:fragen|gefragt|erkundigen)(?!\p{L})/u.test(passage.text.slice(end, end + 14))) return undefined
      // Around the house others may be listed: there the sentence must speak of the house itself.
      const own = /(?<!\p{L})(?:Haus|Gebäude|Objekt|Wohnung|Immobilie|Anwesen|Wohnhaus)(?!\p{L})/iu
      if (passage.section === 'location' && !own.test(sentenceAround(passage.text, match.index, end))) return undefined
      // An Ensemble protects what the house stands among: no rival of "kein Einzeldenkmal", and its lack proves nothing.
      if (match[0].startsWith('Ensembleschutz'))
        return isNegated(passage.text, match.index, end) ? undefined : { value: true, rank: RANK.hint }
      // "Energieausweis: Denkmal – entfällt": what is missing is the certificate.
      if (/[Ee]nergieausweis\s?:?[\s¦]*$/u.test(passage.text.slice(0, match.index))) return { value: true }
      // "kein Energieausweis benötigt (Baudenkmal)", "wegen Denkmalschutzes kein Energieausweis"
      if (/[Ee]nergieausweis(?:es)?[^.]{0,60}\(\s?(?:als\s|da\s|wegen\s)?$/u.test(passage.text.slice(0, match.index))) return { value: true } // prettier-ignore
      if (/(?:wegen|aufgrund|als)\s(?:des\s)?$/iu.test(passage.text.slice(0, match.index)) && /^[^.]{0,50}kein(?:en)?\sEnergieausweis/u.test(passage.text.slice(end))) return { value: true } // prettier-ignore
      // "Haus I ist Kulturdenkmal, die anderen nicht": of one among several.
      if (
        /^[^.]{0,40}(?:die (?:anderen|übrigen)|the others?)[^.]{0,16}(?:nicht|not)(?!\p{L})/iu.test(
          passage.text.slice(end),
        )
      )
        return undefined
      // "Denkmalschutz ¦ wird derzeit geprüft"
      if (
        /^[\s¦:]{1,4}(?:(?:wird|ist)\s)?(?:(?:derzeit|noch|aktuell|zurzeit|gerade)\s)*(?:in\s(?:Prüfung|Klärung)|geprüft|unklar|ungeklärt|zu\s(?:prüfen|klären))(?!\p{L})/u.test(
          passage.text.slice(end),
        )
      )
        return undefined
      const behind = passage.text.slice(end, end + 70).split(/[.;]/u)[0] ?? ''
      // "In die Denkmalliste ist das Gebäude nicht eingetragen", "Denkmalschutz besteht für das Einzelgebäude nicht"
      const deniedBehind =
        /(?<!\p{L})nicht eingetragen(?!\p{L})|(?<!\p{L})(?:eingetragen|geführt|verzeichnet)\s(?:ist|wird)\s(?:\p{L}+\s){1,3}nicht(?!\p{L})|^\s(?:wurde|ist|wurden)\s(?:(?:\p{L}+|\d{4})\s){0,3}(?:gelöscht|gestrichen|aufgehoben|entlassen|erloschen)(?!\p{L})|^\s(?:gestrichen|gelöscht|entlassen)(?!\p{L})|^\s(?:besteht|bestehen|ist|steht)\s(?:für\s)?(?:\p{L}+\s){1,4}nicht(?=\s*(?:,|$))/u
      if (isNegated(passage.text, match.index, end) || deniedBehind.test(behind)) return { value: false }
      return /^\s(?:Altstadt|Kirche|Bahnhof|Rathaus|Innenstadt|\p{L}*[Ss]iedlung|Zeche|Umgebung|Nachbar\p{L}*|Fachwerk\p{L}*\sder)/u.test(
        passage.text.slice(end),
      )
        ? undefined
        : { value: true }
    },
    sections: OWN,
  },
  {
    key: 'erbbaurecht',
    pattern:
      /(?<!\p{L})(?:Erbbau(?:recht\p{L}*|zins\p{L}*|vertrag\p{L}*|grundstück\p{L}*|grundbuch)?|Erbpacht\p{L}*|leasehold)(?!\p{L})/giu,
    value: (match, passage) => {
      const [start, end] = [match.index, match.index + match[0].length]
      // "Die Stadt vergibt am Ortsrand neue Bauplätze in Erbpacht": of other ground.
      if (/(?<!\p{L})(?:vergibt|Bauplätze|Baugebiet)(?!\p{L})/u.test(sentenceAround(passage.text, start, end)))
        return undefined
      // "Das Erbbaurecht ist damit erloschen", "wurde in Eigentum umgewandelt": the ground is the house's own.
      const lower = passage.text.toLowerCase()
      if (isRightOver(lower, sentenceBounds(passage.text, start, end), start, end)) return { value: false }
      // "Im Hausgeld nicht enthalten ist der Erbbauzins": it is paid beside it.
      if (/zins/iu.test(match[0]) && NOT_INCLUDED.test(sentenceAround(passage.text, start, end))) return { value: true }
      return { value: !isNegated(passage.text, start, end) }
    },
    sections: OWN,
  },
  {
    key: 'erbbauzinsJahr',
    pattern: regexp.giu`(?:(?:jährliche[rn]?|monatliche[rn]?)\s)?(?:Erbbauzins|Erbpachtzins|Erbpacht|(?<=Erb(?:bau|pacht)[^;]{0,120})Pachtzins)(?!\p{L})(?!,\s(?:die\s)?Grundsteuer)(?:[^.;€\d\n]|seit\s(?:dem\s)?(?:\d{1,2}\.\s?\d{1,2}\.\s?|\p{L}+\s)?\d{4}|\n(?!\n)|p\.\s?a\.|derz\.|z\.\s?Zt\.|ca\.){0,80}?${MONEY}(?<after>[^.;\n]{0,16})(?=(?<behind>[^.;\n]{0,50}))`,
    value: (match, passage) => {
      const [amount] = amountsIn(match[0])
      if (!amount) return undefined
      const words = passage.text.slice(Math.max(0, match.index - 12), match.index) + match[0].slice(0, amount.index)
      const after = match.groups?.after ?? ''
      const yearly = /jähr|p\.\s?a|jahr/iu.test(words) || BY_THE_YEAR.test(after)
      const times = timesAYear(words, after + (match.groups?.behind ?? ''))
      if (times > 1) return { value: Math.round(amount.value * times * 100) / 100, unit: '€/Jahr' }
      const monthly =
        /monat|mtl/iu.test(words) || /^\s?(?:monat|mtl|im Monat|\/\s?(?:Monat|mtl)|pro Monat)/iu.test(after)
      if (yearly || !monthly)
        return {
          value: amount.value,
          unit: '€/Jahr',
          doubt: yearly ? 1 : 0.6,
          rank: yearly ? RANK.headline : RANK.hint,
        }
      return { value: Math.round(amount.value * 1200) / 100, unit: '€/Jahr', rank: RANK.hint }
    },
    sections: OWN,
  },
  {
    // "… gehört der Kirche, wir haben es in Erbpacht. Der Vertrag läuft bis 2052, und wir zahlen 285 Euro im Vierteljahr, also 1.140 Euro im Jahr."
    key: 'erbbauzinsJahr',
    pattern: regexp.giu`(?:in\sErbpacht|Erbbaurecht)(?!\p{L})(?:[^.;€]|(?<=\d)\.(?=\d)){0,80}(?:[.;]\s(?:[^.;€]|(?<=\d)\.(?=\d)){0,80})?(?<!\p{L})(?:zahlen|zahlt|bezahlen|gezahlt\swerden|fällig\ssind)\s(?:wir\s|dafür\s|derzeit\s|aktuell\s|zurzeit\s|rund\s|ca\.\s)*${MONEY}(?<after>[^.;\n€]{0,16})`,
    value: match => {
      const [amount] = amountsIn(match[0])
      const after = match.groups?.after ?? ''
      const times = /^\s?(?:im|pro|je|\/)?\s?Monat/iu.test(after) ? 12 : timesAYear('', after)
      // Without its period it may as well be another amount.
      return amount && (times > 1 || BY_THE_YEAR.test(after))
        ? { value: Math.round(amount.value * times * 100) / 100, unit: '€/Jahr', rank: RANK.prose }
        : undefined
    },
    sections: OWN,
  },
  {
    // "Seit der Anpassung 2023 sind 3.150 € Erbbauzins p. a. zu zahlen"
    key: 'erbbauzinsJahr',
    pattern: regexp.giu`${MONEY}\s(?:jährlich(?:er|en)?\s)?(?:Erbbauzins|Erbpachtzins|Erbpacht)\s?(?<after>p\.\s?a|im Jahr|jährlich|pro Jahr|je Jahr)`,
    value: match => {
      const [amount] = amountsIn(match[0])
      return amount && { value: amount.value, unit: '€/Jahr', rank: RANK.headline }
    },
  },
]
