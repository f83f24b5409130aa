import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { MONTHS } from '../germanMonths.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import { rent } from './rent.ts'
import { MIN_MONTH, MONTHLY, unlessHoped } from './rentAmount.ts'
import { isNegated, sentenceAround } from '../scope/negation.ts'
import { isOfOthersHome } from './ownOrOthers.ts'

const OF_A_CONTRACT =
  /^(?:monatliche |gezahlte |aktuelle )?(?:netto)?(?:pacht|kaltmiete|miete)(?:zins)? (?:(?:laut|lt\.?|gemäß|gem\.?|nach) )?(?:dem )?(?:(?:ursprünglichem |altem )?(?:pacht|miet|general(?:miet|pacht))?vertrag|(?:(?:\d\.|erste[mnr]?|zweite[mnr]?|letzte[mnr]?) )?nachtrag)(?: (?:von|vom|nr\.?) ?[\d./]+| (?:19|20)\d\d)?(?:,? \(?(?:seit|ab|von) .{4,24})?$/u
const PAID_NOW = /nachtrag|gezahlt|aktuell|seit/u

/** What an operator or a tenant of land pays, under the names of a lease. */
export const leaseTables: TableRule[] = [
  {
    // What the operator of a care or student flat pays is its rent; of land it is the tenant's, told elsewhere.
    key: 'kaltmieteMonat',
    label:
      /^(?:(?:aktuelle |derzeitige )?monatliche )?(?:netto)?-?pacht(?:einnahmen?|zins)?(?:,? ?\(?(?:monatlich|mtl\.?|p\. ?m\.?|im monat|pro monat|je monat|netto|aktuell|derzeit|(?:(?:an |für )?(?:den |die |je )?)?(?:eigentümer(?:in)?|apartment|appartement|einheit))\)?)*$/u,
    value: (text, label) => {
      const reading = rent(text, `${label} monatlich`)
      return /monat|mtl|p\. ?m(?!\p{L})/u.test(`${label} ${text}`) && Number(reading?.value) >= MIN_MONTH
        ? reading
        : undefined
    },
  },
  {
    // "Pacht laut Vertrag 2017 | 612,50 € monatlich" above "Pacht laut 1. Nachtrag, seit 01.01.2024 | 505,00 € monatlich": what was agreed last is paid.
    key: 'kaltmieteMonat',
    label: OF_A_CONTRACT,
    value: (text, label) => {
      const reading = rent(text, `${label} monatlich`)
      if (!MONTHLY.test(`${label} ${text}`) || !(Number(reading?.value) >= MIN_MONTH)) return undefined
      return reading && { ...reading, rank: PAID_NOW.test(label) ? RANK.table : RANK.hint }
    },
  },
  {
    key: 'jahresnettokaltmiete',
    label: OF_A_CONTRACT,
    value: (text, label) => {
      const reading = rent(text, label, 'year')
      if (reading?.unit !== '€/Jahr' || Number(reading.value) < 12 * MIN_MONTH) return undefined
      return { ...reading, rank: PAID_NOW.test(label) ? RANK.table : RANK.hint }
    },
  },
  {
    // "Pachtvertrag | 25 Jahre ab 01.07.2017, danach Option 1 × 5 Jahre"
    key: 'vermietet',
    label: /^(?:pacht|betreiber|general(?:miet|pacht)|haupt(?:miet|pacht))vertrag$/u,
    value: text =>
      /^(?:\d{1,2} Jahre,? (?:ab|seit|bis|ohne|fest)|(?:läuft |besteht )?(?:seit|bis|vom)) /u.test(text.trim())
        ? { value: true, rank: RANK.hint }
        : undefined,
  },
  {
    // "Pacht monatlich / jährlich | 641,38 € / 7.696,50 €"
    key: 'jahresnettokaltmiete',
    label:
      /^(?:netto)?(?:pacht|kaltmiete|nettokaltmiete|miete) (?:monatlich|mtl\.?|(?:im|pro|je) monat|p\.? ?m\.?) ?\/ ?(?:jährlich|(?:im|pro|je) jahr|p\.? ?a\.?)$/u,
    value: text => {
      const [, year] = amountsIn(text)
      return year && year.value >= 12 * MIN_MONTH ? { value: year.value, unit: '€/Jahr' } : undefined
    },
  },
  {
    key: 'jahresnettokaltmiete',
    label:
      /^(?:jährliche |jahres-?)?(?:netto)?pacht(?:einnahmen?|zins)? ?(?:\(?(?:jährlich|p\.\s?a\.?|im jahr|pro jahr|je jahr|netto)\)?)*$/u,
    value: (text, label) => {
      const reading = rent(text, `${label} `, 'year')
      return /jahr|jährlich|p\.\s?a/u.test(`${label} ${text}`) && Number(reading?.value) >= 12 * MIN_MONTH
        ? { ...(reading as Reading), unit: '€/Jahr' }
        : undefined
    },
  },
]

/** Land, roofs and gardens are leased too, and so is the ground below a house. */
const LEASED_BESIDE =
  /(?<!\p{L})(?:erb-?pacht\p{L}*|erbbau\p{L}*|\p{L}*garten\p{L}*|acker\p{L}*|wiesen?|weiden?|\p{L}*fläche[n]?|wald\p{L}*|jagd\p{L}*|landwirt\p{L}*|grünland|\p{L}*dach(?:es)?|photovoltaik\p{L}*|solar\p{L}*|pv-\p{L}*|stellpl[aä]tz\p{L}*|gaststätte|restaurant|gastronomie|kiosk|weiher|teich|reit(?:anlage|platz|halle)|koppeln?|pferdestall|stall(?:ung(?:en)?)?)(?!\p{L})/iu
const BEHIND_DAY = regexp.iu`^\s*(?:${MONTHS.join('|')})(?!\p{L})`
/** "Daran grenzt eine Weide. Sie ist verpachtet": of what, the sentence before says. */
const REFERS_BACK = /^\s*(?:sie|er|es|diese[rs]?|beide)(?!\p{L})/iu
const NOT_LEASED_NOW =
  /(?<!\p{L})(?:möglich\p{L}*|kann|könnte|könnten|können|denkbar|geplant|vorgesehen|ehemals|ehemalig\p{L}*|früher\p{L}*|bisher|ausgelaufen|gekündigt|beendet|frei werden)(?!\p{L})/iu

/** What an operator rents is let, whoever lives in it: care, student and hotel apartments. */
export const operatorLeaseProse: ProseRule[] = [
  {
    key: 'vermietet',
    pattern:
      /(?<!\p{L})(?:(?:an\s[^.;\n]{2,60}\s)?(?:langfristig\s|fest\s|dauerhaft\s|komplett\s)*verpachtet(?:\s(?:an|bis|seit|für)(?!\p{L}))?|Pachtvertrag(?:s|es)?\s(?:bis|mit|läuft|besteht|seit|vom|von\s\d|endet|über)|\d{1,2}-?\s?jährige[rmn]?\s(?:Pacht|General(?:miet|pacht)|Betreiber)-?vertrag|General(?:miet|pacht)vertrag\s(?:mit|bis|läuft|besteht)|Betreibervertrag\s(?:mit|bis|läuft)|(?:Betreiber|Pächter)(?:in)?\szahlt\s(?:die|eine|monatlich|jährlich)(?:\s\p{L}+)?\s?(?:Pacht|Miete)?|Pächter(?:in)?(?=:\s\p{Lu})|Die\sPacht\sbeträgt|(?:GmbH|AG|SE|KG|Betreiber(?:in|gesellschaft)?|Pächter(?:in)?|gGmbH|Träger(?:in)?)\s(?:[^.;\n]{0,20}\s)?hat\s(?:das|die|den|alle)\s[^.;\n]{2,90}\sgepachtet|wird\sdie\s(?:Pacht|Miete)\s(?:dennoch|trotzdem|gleichwohl|weiter(?:hin)?)\s(?:ge|be)zahlt|Pacht\s(?:monatlich|jährlich|pro\sMonat|pro\sJahr|mtl\.)(?=\s?[:¦]\s?\d)|(?:gepachtet|Pachtzahlung)\s(?:von|durch)\s(?:der|die|das)\s\p{Lu}[^.;\n]{2,50}(?:GmbH|AG|SE|KG))(?!\p{L})/gu,
    value: (match, { text }) => {
      const end = match.index + match[0].length
      const here = sentenceAround(text, match.index, end)
      // "Die Jagd ist bis 31. März 2031 verpachtet": the day ends no sentence.
      const dayAt = BEHIND_DAY.test(here) ? text.lastIndexOf(here, match.index) : -1
      const sentence = dayAt > 3 ? sentenceAround(text, dayAt - 3, end) : here
      // "läuft bis zum 31.12.2028; der Pächter kann einmal verlängern": what may come later is a sentence of its own.
      const own = sentence.split(';').find(part => part.includes(match[0])) ?? sentence
      const at = REFERS_BACK.test(sentence) ? text.lastIndexOf(sentence, match.index) : -1
      const before = at > 3 ? sentenceAround(text, at - 3, at - 2) : ''
      if (LEASED_BESIDE.test(`${before} ${sentence}`) || NOT_LEASED_NOW.test(own) || isNegated(text, match.index, end))
        return undefined
      return { value: true, rank: RANK.hint }
    },
    sections: ['object', 'costs'],
  },
]

const LEASE = String.raw`(?:(?:bestehende|laufende|langjährige|jetzige|vorhandene|unbefristete)[nrs]?\s){0,2}(?:Miet(?:vertrag|verträge|verhältnis(?:se)?)|Staffelmietvertrag|Indexmietvertrag)`
const BUYER = String.raw`(?:[Dd]er\s(?:Käufer|Erwerber)|[Dd]ie\s(?:Käuferin|Erwerberin|Käuferseite)|[Ee]in\s(?:Käufer|Erwerber)|[Ss]ie)`
/** "Der Käufer tritt in den Mietvertrag ein", "Der laufende Mietvertrag ist zu übernehmen" */
const TAKEN_OVER = String.raw`${BUYER}\s(?:tritt|treten|übernimmt|übernehmen)\s(?:\p{Ll}+\s){0,2}?(?:in\s)?(?:den|das|die)\s${LEASE}(?!\p{L})|[Dd](?:er|as|ie)\s${LEASE}\s(?:geh(?:t|en)\s(?:auf|mit)|(?:ist|sind|wird|werden|muss|müssen)\s(?:vom\s(?:Käufer|Erwerber)\s|mit\s|zu\s){0,2}übern(?:ehmen|ommen))`
/** "Es besteht ein Staffelmietvertrag", "Indexmiete vereinbart" */
const BY_STEPS = String.raw`(?:[Ee]s\sbesteht|[Bb]esteht|[Vv]ereinbart\s(?:ist|wurde)|[Mm]it|[Ll]aut|[Ii]m)\s(?:(?:eine?[nrm]?|der|dem|laufende[nrm]?|bestehende[nrm]?)\s){0,2}(?:Staffel|Index)miet(?:e|vertrag)(?!\p{L})|(?<!\p{L})(?:Staffel|Index)miete\s(?:ist\s|wurde\s)?vereinbart|(?<!\p{L})(?:Staffel|Index)miete\s(?:bis|seit)\s(?:\p{L}+\s)?[\d./]*20\d\d`
/** "Miete seit 2016 unverändert 498 Euro", "Die Mieterhöhung hat der Mieter angenommen", "heute zahlt er 720 €" */
const PAID_ON = String.raw`(?<!\p{L})(?:Kalt|Nettokalt|Grund)?[Mm]iete\s(?:ist\s|wurde\s|blieb\s)?(?:schon\s)?seit\s(?:\p{L}+\s)?(?:\d{1,2}[./]|\d{1,2}\.\d{1,2}\.)?(?:(?:19|20)\d\d|(?:\d{1,2}|\p{L}+)\sJahren)\s(?:\p{L}+\s){0,2}(?:unverändert|nicht\s(?:mehr\s)?(?:erhöht|angepasst|angehoben))|Mieterhöhung[^.;]{0,80}(?<!nicht\s)(?:vom|von\sder|durch\s(?:den|die))\sMieter(?:in)?\s(?:\p{Ll}+\s){0,3}(?:angenommen|akzeptiert|zugestimmt|unterschrieben|bestätigt)|(?:heute|derzeit|aktuell|bisher)\szahl(?:t|en)\s(?:er|sie|die\sMieter(?:in)?|der\sMieter)\s(?:\p{Ll}+\s){0,2}${MONEY}`
/** "die letzte Abrechnung des Mieters", "dass der Mieter mit drei Monatsmieten im Rückstand ist" */
const HAS_TENANT = String.raw`(?:[Aa]brechnung|[Nn]achzahlung|[Gg]uthaben|[Kk]aution|[Mm]ietzahlung(?:en)?|[Bb]onität)\s(?:des|der)\s(?:jetzigen\s|aktuellen\s|derzeitigen\s)?Mieter(?:s|in)?(?!\p{L})|(?<!\p{L})(?:der|die)\sMieter(?:in)?\s[^.;]{0,60}\sim\s(?:Rückstand|Verzug)\s(?:ist|sei)|[Mm]it\s(?:dem|der|den)\sMieter(?:in|n)?\s(?:ist|wurde|sind)\s(?:[^.;]|\d\.){0,60}\s(?:vereinbart|besprochen|abgestimmt)`

const OVER_OR_PLANNED =
  /(?<!\p{L})(?:ausgezogen|auszug|leer(?:stehend)?|gekündigt|geräumt|bezugsfrei|könnte\p{L}*|wäre\p{L}*|würde\p{L}*|damals|frühere?[nrms]?|ehemalige?[nrms]?|vormieter\p{L}*|letzten? mieter\p{L}*|stellpl[aä]tz\p{L}*|garagen?\p{L}*|falls|wenn|sofern|selbst ?genutzt|einlieger\p{L}*|laden\p{L}*|gewerbe\p{L}*|dach(?:fläche)?|mietvertrag ist beendet)(?!\p{L})/iu

/** Whether it is let, as what is told of the lease, its rent or the tenant says it. */
export const leaseToldProse: readonly ProseRule[] = [TAKEN_OVER, BY_STEPS, PAID_ON, HAS_TENANT].map(source => ({
  key: 'vermietet',
  pattern: regexp.gu`${source}`,
  value: (match, { text }) => {
    const end = match.index + match[0].length
    const sentence = sentenceAround(text, match.index, end)
    return OVER_OR_PLANNED.test(sentence) ||
      isOfOthersHome(text.slice(Math.max(0, match.index - 60), match.index).toLowerCase()) ||
      isNegated(text, match.index, end)
      ? undefined
      : { value: true, rank: RANK.hint, complete: true }
  },
  sections: ['object', 'costs'],
}))

/** What is paid today by such a lease: "Staffelmiete bis 2028, derzeit 845 € zzgl. 190 € Nebenkosten", "bis dahin gelten 640 €" */
export const leaseRentProse: readonly ProseRule[] = proseOf('kaltmieteMonat', {}, [
  {
    pattern: regexp.gu`(?<=(?:Staffel|Index)miet(?:e|vertrag)(?!\p{L})[^.;€]{0,60}\s)(?:derzeit|aktuell|heute|zurzeit)\s(?:(?:bei|sind|rund|ca\.)\s){0,2}${MONEY}(?!\s?(?:\/|je|pro)\s?(?:m²|qm))(?<after>[^.;\n]{0,12})`,
    value: match => (/warm|brutto/iu.test(match[0]) ? undefined : unlessHoped(match, 'month')),
  },
  {
    pattern: regexp.gu`(?<=[Mm]iete(?!\p{L})[^.;]{0,120}\s)bis\sdahin\s(?:gelten|gilt|bleibt\ses\sbei|bleiben\ses|zahl(?:t|en)\s(?:er|sie)|sind\ses|beträgt\ssie)\s(?:(?:noch|die|weiterhin|nur)\s){0,2}${MONEY}(?<after>[^.;\n]{0,12})`,
    value: match => unlessHoped(match, 'month'),
  },
])
