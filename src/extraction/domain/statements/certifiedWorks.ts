import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { CELL_MARK } from '../runningOn.ts'
import { eurosIn } from './statementsOf.ts'

/** What of a price the seller calls cost of works that are written off faster (§§ 7i, 7h, 10f EStG). */
export interface CertifiedWorks {
  /** Percent of the price. */
  readonly percent: number
  readonly law: '7i' | '7h'
  readonly evidence: Evidence
  /** Percent of the price that is the land's by the same table; null: it is not told. */
  readonly land: number | null
  /** Words that say that the works have begun: what is built before the contract does not count; null: none do. */
  readonly begun: Evidence | null
  /** Words that say that the works are agreed with the authority of monuments; null: none do. */
  readonly agreed: Evidence | null
  /** Words by which the seller does not answer for what the authority certifies; null: none do. */
  readonly unsure: Evidence | null
}

const MIN = 20
const MAX = 92
/** Percent points: an amount and its share are rounded. */
const SAME = 1.5
const NEAR = 70

const WORKS = String.raw`(?:(?:sanierungs|modernisierungs|instandsetzungs|denkmal|afa|förder)-?(?:kosten)?-?(?:anteil|aufwand|aufwendungen|kosten|leistung(?:en)?|maßnahmen?)|(?:begünstigte[rnms]?|förderfähige[rnms]?|bescheinigungsfähige[rnms]?|abschreibungsfähige[rnms]?)\s(?:\p{L}+-?){1,3}|bemessungsgrundlage|sanierung|modernisierung)`
const LABEL = regexp.giu`(?<!\p{L})${WORKS}(?!\p{L})`
/** Between label and figure: a word for another part of the price, or of what the tax saves. */
const OTHER =
  /(?<!\p{L})(?:grund|boden|grundstück\p{L}*|bodenanteil|altbau\p{L}*|altsubstanz|substanz|gebäude\p{L}*|stellplatz\p{L}*|steuer\p{L}*|jahre?|je|linear\p{L}*|rendite|zins\p{L}*|miete|mindert|senkt|spar\p{L}*)(?!\p{L})|[;•]/iu
const PERCENT = /(?<![\d,.])(\d{2}(?:,\d{1,2})?)\s?%/gu
const RAISED =
  /§+\s?(?:7\s?[hi]|10\s?f|11\s?[ab])(?!\p{L})|7[hi] estg|10f estg|(?:denkmal|sonder|sanierungs)-?\s?afa|denkmal-?abschreibung/iu
const OF_AREA = /7\s?h(?!\p{L})/iu
const OF_MONUMENT = /7\s?i(?!\p{L})|denkmal-?(?:afa|abschreibung)|(?:einzel|bau|kultur)denkmal/iu
const BEGUN =
  /(?<!\p{L})(?:entkernung|arbeiten|bauarbeiten|sanierung(?:sarbeiten)?|umbau(?:arbeiten)?|rückbau|rohbau|maßnahmen?|abbrucharbeiten)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:begonnen|angelaufen|gestartet|im gange|in vollem gange|abgeschlossen)(?!\p{L})|(?<!vor |vor dem )baubeginn (?:ist (?:bereits )?erfolgt|(?:war|erfolgte) (?:bereits )?(?:im|am|vor|\d))|(?:sanierung|arbeiten) l(?:äuft|aufen)(?!\p{L})/iu
/** A clause of its own among others: "die Baugenehmigung wurde erteilt, das Gerüst steht seit Oktober". */
const SCAFFOLD =
  /(?<!\p{L})(?:das )?(?:bau)?gerüst (?:steht|ist (?:bereits |schon )?(?:gestellt|aufgestellt|aufgebaut))(?: seit \p{L}+(?: 20\d\d)?)?(?!\p{L})/iu
const NOT_BEGUN =
  /(?<!\p{L})(?:nicht|erst|nach|sobald|wird|werden|soll|sollen|voraussichtlich|geplant)(?!\p{L})[^.;]{0,40}(?:begonnen|abgeschlossen|gestartet)|nach (?:abschluss|beginn)/iu

/** The one share that all figures agree on; null: none is told, or they contradict each other. @param price of the flat, € */
export function certifiedWorksOf(passages: readonly Passage[], price: number | null): CertifiedWorks | null {
  const own = passages.filter(({ section }) => section !== 'other-offers')
  const text = own.map(one => one.text).join('\n')
  if (!RAISED.test(text)) return null
  const found = own.flatMap(passage => sharesIn(passage, price))
  const [first] = found
  if (!first || found.some(({ percent }) => Math.abs(percent - first.percent) > SAME)) return null
  const law = OF_AREA.test(text) && !OF_MONUMENT.test(text) ? '7h' : '7i'
  return { ...first, law, land: landShareIn(own, price), begun: own.flatMap(begunIn)[0] ?? null, agreed: own.flatMap(agreedIn)[0] ?? null, unsure: own.flatMap(unsureIn)[0] ?? null } // prettier-ignore
}

const LAND =
  /(?<!\p{L})(?:(?:grundstücks|grund|boden|grund- und boden)-?anteil\p{L}*|anteil (?:des |am )?(?:grundstücks?|grund und bodens?)|grund und boden|grundstück|boden)(?!\p{L}|\s?[:¦]?\s?(?:ca\.\s)?\d[\d.,]*\s?(?:m²|qm))/giu
const MAX_LAND = 45
/** A share of one percent is that of a broker. */
const MIN_LAND = 2

/** null: it is not told, or told twice and not alike. */
function landShareIn(passages: readonly Passage[], price: number | null): number | null {
  const found = passages.flatMap(({ text }) =>
    [...text.matchAll(LAND)].flatMap(({ 0: label, index }) => {
      const behind = text.slice(index + label.length, index + label.length + LAND_NEAR).split('\n\n')[0] ?? ''
      const share = LAND_PERCENT.exec(behind)
      const [amount] = price === null ? [] : eurosIn(behind.slice(0, share?.index ?? LAND_NEAR))
      const percent = amount && price ? (100 * amount.value) / price : Number(share?.[1]?.replace(',', '.'))
      const between = behind.slice(0, amount ? amount.at : (share?.index ?? 0))
      const isOwn = !/[.;•]|(?<!\p{L})(?:gebäude|altbau|altsubstanz|substanz|sanierung|grunderwerb)/iu.test(between)
      return isOwn && percent >= MIN_LAND && percent <= MAX_LAND ? [percent] : []
    }),
  )
  const [first] = found
  return first !== undefined && found.every(one => Math.abs(one - first) <= SAME) ? first : null
}

const LAND_NEAR = 40
const LAND_PERCENT = /(?<![\d,.])(\d{1,2}(?:,\d{1,2})?)\s?%/u

type Share = Pick<CertifiedWorks, 'percent' | 'evidence'>

function sharesIn(passage: Passage, price: number | null): Share[] {
  const { text } = passage
  return [...text.matchAll(LABEL)].flatMap(({ 0: label, index }): Share[] => {
    const end = index + label.length
    const percent =
      figureIn(text.slice(end, end + NEAR).split('\n\n')[0] ?? '', false, price) ??
      figureIn(
        text
          .slice(Math.max(0, index - NEAR), index)
          .split('\n\n')
          .at(-1) ?? '',
        true,
        price,
      )
    const value = percent ?? figureBelow(text, index)
    return value === null ? [] : [{ percent: value, evidence: inItsClause(proof(passage, index, end)) }]
  })
}

/** The figure nearest to the label with nothing of another part between. @param isBefore the label stands behind the text */
function figureIn(text: string, isBefore: boolean, price: number | null): number | null {
  const shares = [...text.matchAll(PERCENT)].map(({ 0: written, 1: value = '', index }) => ({
    start: index,
    end: index + written.length,
    percent: Number(value.replace(',', '.')),
  }))
  const amounts = price === null ? [] : eurosIn(text).map(({ at, length, value }) => ({ start: at, end: at + length, percent: (100 * value) / price })) // prettier-ignore
  const near = [...shares, ...amounts]
    .filter(({ percent, start, end }) => {
      const between = isBefore ? text.slice(end) : text.slice(0, start)
      return percent >= MIN && percent <= MAX && !OTHER.test(between)
    })
    .sort((a, b) => (isBefore ? b.end - a.end : a.start - b.start))
  return near[0]?.percent ?? null
}

/** "Sanierungsanteil ¦ Altbau ¦ Boden" over "72 % ¦ 18 % ¦ 10 %" */
function figureBelow(text: string, at: number): number | null {
  const start = text.lastIndexOf('\n', at) + 1
  const [head = '', below = ''] = text.slice(start).split('\n')
  if (!head.includes(CELL_MARK)) return null
  const column = head.slice(0, at - start).split(CELL_MARK).length - 1
  const [found] = (below.split(CELL_MARK)[column] ?? '').matchAll(PERCENT)
  const percent = Number(found?.[1]?.replace(',', '.'))
  return percent >= MIN && percent <= MAX ? percent : null
}

function begunIn(passage: Passage): Evidence[] {
  const match = BEGUN.exec(passage.text)
  const scaffold = SCAFFOLD.exec(passage.text)
  if (scaffold && !match) return [proof(passage, scaffold.index, scaffold.index + scaffold[0].length)]
  if (!match) return []
  const around = passage.text.slice(Math.max(0, match.index - 30), match.index + match[0].length)
  return NOT_BEGUN.test(around) ? [] : [inItsClause(proof(passage, match.index, match.index + match[0].length))]
}

const AGREED =
  /(?<!\p{L})(?:abstimmung|einigung)\s(?:mit|bei)\s(?:der|dem)\s(?:\p{L}+\s)?(?:denkmal\p{L}*|amt|behörde)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:erfolgt|abgeschlossen|liegt\s(?:bereits\s)?vor)|mit\s(?:der|dem)\s(?:\p{L}+\s)?denkmal\p{L}*\s(?:\p{L}+\s){0,3}abgestimmt|denkmal\p{L}*\s(?:genehmigung|erlaubnis)\s(?:\p{L}+\s){0,3}(?:erteilt|liegt\s(?:bereits\s)?vor)(?!\p{L})/iu
const NOT_AGREED = /(?<!\p{L})(?:noch|nicht|wird|werden|läuft|muss|müssen|nach|sobald|wenn)(?!\p{L})/iu

function agreedIn(passage: Passage): Evidence[] {
  const match = AGREED.exec(passage.text)
  const said = match && passage.text.slice(Math.max(0, match.index - 12), match.index + match[0].length)
  return match && said && !NOT_AGREED.test(said) ? [inItsClause(proof(passage, match.index, match.index + match[0].length))] : [] // prettier-ignore
}

/** "ihre Höhe wird vom Verkäufer nicht garantiert", "keine Gewähr für die Anerkennung der Abschreibung" */
const UNSURE =
  /(?<!\p{L})(?:bescheinigung|steuervorteil\p{L}*|(?:sonder|denkmal)-?afa|abschreibung)(?!\p{L})[^.]{0,140}(?<!\p{L})(?:nicht garantiert|ohne (?:garantie|gewähr)|keine (?:garantie|gewähr|haftung))(?!\p{L})|(?<!\p{L})(?:keine|ohne) (?:garantie|gewähr|haftung) für (?:die |den )?(?:höhe der |anerkennung der )?(?:bescheinigung|steuervorteil\p{L}*|abschreibung)/iu

function unsureIn(passage: Passage): Evidence[] {
  const match = UNSURE.exec(passage.text)
  return match ? [inItsClause(proof(passage, match.index, match.index + match[0].length))] : []
}
