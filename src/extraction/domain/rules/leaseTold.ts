import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { MONEY } from '../numbers.ts'
import { isNegated, sentenceAround } from '../scope/negation.ts'
import type { ProseRule } from '../rule.ts'
import { isOfOthersHome } from './ownOrOthers.ts'
import { unlessHoped } from './rentAmount.ts'

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
export const leaseRentProse: readonly ProseRule[] = [
  {
    key: 'kaltmieteMonat',
    pattern: regexp.gu`(?<=(?:Staffel|Index)miet(?:e|vertrag)(?!\p{L})[^.;€]{0,60}\s)(?:derzeit|aktuell|heute|zurzeit)\s(?:(?:bei|sind|rund|ca\.)\s){0,2}${MONEY}(?!\s?(?:\/|je|pro)\s?(?:m²|qm))(?<after>[^.;\n]{0,12})`,
    value: match => (/warm|brutto/iu.test(match[0]) ? undefined : unlessHoped(match, 'month')),
  },
  {
    key: 'kaltmieteMonat',
    pattern: regexp.gu`(?<=[Mm]iete(?!\p{L})[^.;]{0,120}\s)bis\sdahin\s(?:gelten|gilt|bleibt\ses\sbei|bleiben\ses|zahl(?:t|en)\s(?:er|sie)|sind\ses|beträgt\ssie)\s(?:(?:noch|die|weiterhin|nur)\s){0,2}${MONEY}(?<after>[^.;\n]{0,12})`,
    value: match => unlessHoped(match, 'month'),
  },
]
