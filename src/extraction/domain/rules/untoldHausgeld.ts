import { type Candidate, RANK } from '../facts.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { CELL_MARK } from '../runningOn.ts'
import { PLAIN } from '../scope/scope.ts'
import { regexp } from '#kernel/regexp.ts'
import { sameValue } from '../resolve.ts'

/** What of a document that names no Hausgeld comes to one. */
export function untoldHausgeld(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  if (candidates.some(({ key }) => key === 'hausgeldMonat')) return []
  return [...hausgeldByArea(candidates, passages), ...chargesOfOwner(passages)].slice(0, 1)
}

const RUN_BY_OTHERS =
  /(?<!\p{L})(?:\p{L}*pacht(?:vertrag|zins|einnahmen)?|\p{L}*pächter(?:in)?|\p{L}*betreiber(?:in)?)(?!\p{L})/iu
const OF_ADMINISTRATION =
  /^(?:(?:kosten|gebühr|vergütung)(?: de[rs]| für die| für)? )?(?:weg-?|haus-?|sonder(?:eigentums)?-?|miet-?)?(?:verwalter|verwaltung|verwaltungs|pool)(?:s|gebühr(?:en)?|kosten|honorar|vergütung|pauschale)?(?!\p{L})/iu
const OF_RESERVE =
  /^(?:(?:monatliche )?zuführung (?:zur |in die |zu der )?|beitrag zur |einzahlung in die )?(?:erhaltungs|instandhaltungs|instandsetzungs)?-?rücklagen?(?:zuführung|beitrag|anteil)?(?!\p{L})/iu
/** Then another line pays what a tenant would: the two are no whole. */
const OF_TENANT = /^(?:heiz|wasser|betriebs|neben|umlage|umleg|hausmeister|müll|versicherung)\p{L}*/iu
/** "davon Rücklage 18 €" is of a sum. */
const OF_SUM = /^(?:davon|darin|hiervon)(?!\p{L})/iu
const A_MONTH = /(?<!\p{L})(?:monat(?:lich)?|mtl\.?|p\.\s?m\.?)(?!\p{L})/iu
/** € a month of one flat. */
const MOST = 500
const SURENESS = 0.9

/**
 * "Verwaltergebühr WEG und Mietpool | 27,50 € / Monat", "Erhaltungsrücklage | 18,00 € / Monat": where an operator pays what the house
 * needs to run, these two are what the owner pays each month. One of them alone is not.
 */
function chargesOfOwner(passages: readonly Passage[]): Candidate[] {
  if (!passages.some(({ text, section }) => section !== 'other-offers' && RUN_BY_OTHERS.test(text))) return []
  const rows = passages.flatMap(chargesIn)
  const [administration, reserve] = [OF_ADMINISTRATION, OF_RESERVE].map(of => rows.find(({ label }) => of.test(label)))
  if (!administration || !reserve || rows.some(({ label }) => OF_TENANT.test(label))) return []
  const value = Math.round((administration.month + reserve.month) * 100) / 100
  const evidence = proof(administration.passage, administration.start, administration.end)
  return [{ key: 'hausgeldMonat', value, unit: '€/Monat', evidence, rank: RANK.prose, sureness: SURENESS, scope: PLAIN }] // prettier-ignore
}

interface Charge {
  readonly label: string
  /** € */
  readonly month: number
  readonly passage: Passage
  readonly start: number
  readonly end: number
}

function chargesIn(passage: Passage): Charge[] {
  if (passage.section === 'other-offers') return []
  let start = 0
  return passage.text.split('\n').flatMap((text): Charge[] => {
    const at = start
    start += text.length + 1
    const [label = '', ...values] = text.split(CELL_MARK).map(cell => cell.trim())
    const amounts = values.flatMap(amountsIn)
    const [amount] = amounts
    if (!amount || amounts.length > 1 || OF_SUM.test(label) || !A_MONTH.test(text)) return []
    return amount.unit === '€' && amount.value > 0 && amount.value <= MOST
      ? [{ label, month: amount.value, passage, start: at, end: at + text.length }]
      : []
  })
}

/** "Das voraussichtliche Hausgeld liegt nach Kalkulation des Verwalters bei 3,40 €/m²": of a square metre a month. */
const BY_AREA = regexp.giu`(?<!\p{L})(?:Hausgeld|Wohngeld|Bewirtschaftungskosten)(?!\p{L})(?:[^.;€\d]|(?<=(?:ca|lt|rd))\.|(?<!\d)20\d\d(?!\d)){0,80}?(?<euro>\d{1,2})(?:,(?<cents>\d{1,2}))?\s?(?:€|EUR|Euro)\s?(?:\/|je|pro)\s?(?:m²|qm|m2|Quadratmeter)(?<after>[^.;]{0,20})`
/** € a month and square metre, within which a Hausgeld lies. */
const MIN = 1
const MAX = 12
/** m²; more is that of a whole house. */
const MAX_AREA = 300

/** Where only the rate is told, the area of the flat makes the sum; with several areas nobody knows which. */
function hausgeldByArea(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const areas = candidates.filter(({ key, rank }) => key === 'wohnflaeche' && rank >= RANK.prose)
  const [area] = areas
  const isOne = area !== undefined && areas.every(({ value }) => sameValue('wohnflaeche', value, area.value))
  if (!isOne || typeof area.value !== 'number' || area.value > MAX_AREA) return []
  const size = area.value
  const found = passages.flatMap((passage): Candidate[] => {
    if (passage.section === 'other-offers') return []
    return [...passage.text.matchAll(BY_AREA)].flatMap(({ 0: told, index, groups = {} }) => {
      const rate = Number(`${groups['euro']}.${groups['cents'] ?? 0}`)
      if (rate < MIN || rate > MAX || /jahr|p\.\s?a/iu.test(groups['after'] ?? '')) return []
      const end = index + told.length - (groups['after'] ?? '').length
      const value = Math.round(rate * size * 100) / 100
      return [{ key: 'hausgeldMonat' as const, value, unit: '€/Monat', evidence: proof(passage, index, end), rank: RANK.prose, sureness: SURENESS, scope: PLAIN }] // prettier-ignore
    })
  })
  return found.slice(0, 1)
}
