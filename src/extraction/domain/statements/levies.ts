import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { denialOf } from '../scope/denial.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, statementsOf, type Statement } from './statementsOf.ts'

/** A Sonderumlage of the community, with what is said of it in the sentences after it. */
export interface StatedLevy {
  /** € for the flat on sale; null: not said. */
  readonly own: number | null
  /** The seller pays, or it is paid; the buyer pays, or the seller says that he does not; null: not said. */
  readonly payer: 'seller' | 'buyer' | null
  /** When it is to be paid, as the text puts it: "zahlbar in zwei Raten zum 1. Februar 2027"; null: not said. */
  readonly due: string | null
  /** What `own` is worked out from, where the text states the sum of the community alone; null: stated, or not to be worked out. */
  readonly fromWhole: { readonly whole: number; readonly share: CoOwnership } | null
  /** The community has not decided on it: it is announced or is to be voted on. */
  readonly isProposed: boolean
  /** The place of the share where it is stated, else of the Sonderumlage. */
  readonly evidence: Evidence
}

/** "41/1.000": the flat's Miteigentumsanteil, by which the community shares its costs (§ 16 Abs. 2 Satz 1 WEG). */
export interface CoOwnership {
  readonly numerator: number
  readonly denominator: number
}

const LEVY = wholeWords(
  'auf uns(?= (?:kämen?|kommen|entfallen|entfielen|entfällt) (?:\\p{L}+ ){0,3}[\\d·]+ ?(?:€|euro|eur))|sonderumlagen?|umlage(?= von (?:rund |ca· )?[\\d·]+ ?(?:€|euro|eur))|sonderzahlung(?:en)?',
  'g',
)
/** Where a levy goes without its name. */
const DECIDED = /(?<!\p{L})(?:beschlossen|beschloss|eigentümerversammlung|versammlung)(?!\p{L})/u
/** "Über die Ausführung und eine Sonderumlage soll im März entschieden werden" */
const UNDECIDED =
  /(?<!\p{L})(?:soll(?:en)?|wird|werden)(?!\p{L})[^.]{0,100}(?<!\p{L})(?:entschieden|abgestimmt|beschlossen|beraten) werden|(?:entscheidet|entscheiden|stimmt|berät)(?!\p{L})[^.]{0,80}(?:versammlung|gemeinschaft)|(?:versammlung|gemeinschaft)(?!\p{L})[^.]{0,60}(?:entscheidet|entscheiden|stimmt)(?!\p{L})|noch nicht (?:\p{L}+ )?beschlossen/u
/** How many sentences after its name still speak of it. */
const MAX_AFTER = 3
/** Less is no levy, more is that of the whole community. */
const MIN = 200
const MAX = 100_000
const FLAT = '(?:eigentums|etagen|dachgeschoss)?(?:wohnung|einheit|appartement|apartment)'
const ITS = '(?:die|diese|unsere|ihre|meine)(?: (?:hier )?(?:angebotene|verkaufte|vorliegende|zum verkauf stehende))?'
const SHARE_BEFORE = new RegExp(
  `(?:(?:auf|für) ${ITS} ${FLAT}|(?<!miteigentums)anteil(?:ig\\p{L}*)?(?!\\p{L})|entf(?:allen|ällt|ielen)|auf uns (?:kämen?|kommen|kommt)|kämen? auf uns|(?:je|pro) (?:${FLAT}|eigentümer)|trägt ${ITS} ${FLAT})[^.€]{0,70}$`,
  'u',
)
const SHARE_AFTER = new RegExp(
  `^[^.,€]{0,25}(?:(?:auf|für) ${ITS} ${FLAT}|(?<!miteigentums)anteil(?:ig\\p{L}*)?(?!\\p{L})|(?:je|pro) (?:${FLAT}|eigentümer)|(?:trägt|zahlt|übernimmt|zahlen) (?:der|die) (?:käufer|erwerber))`,
  'u',
)
const SELLER = '(?:verkäufer(?:in|s|seite)?|voreigentümer(?:in)?|eigentümer(?:in)?|wir)'
const PAYS =
  '(?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen|begleicht|begleichen|getragen|übernommen|gezahlt|bezahlt)'
const BY_SELLER = new RegExp(
  `(?<!\\p{L}|(?:dem|den|mit|beim) )${SELLER}(?!\\p{L})[^.]{0,50}?(?<!\\p{L})${PAYS}(?!\\p{L}| (?:der|die) (?:käufer|erwerber))|(?<!\\p{L})${PAYS}[^.]{0,30}(?<!\\p{L})${SELLER}(?!\\p{L})`,
  'u',
)
const PAID =
  /(?<!\p{L})(?:bereits|schon|vollständig|komplett|voll)(?: \p{L}+){0,2} (?:bezahlt|gezahlt|beglichen|geleistet|abgegolten|entrichtet)(?!\p{L})|(?:ist|wurde|sind|wurden) (?:bezahlt|beglichen|abgegolten)/u
const NOT = /(?<!\p{L})(?:nicht|keine?[nrsm]?|weder)(?!\p{L})/u
const BY_BUYER =
  /(?<!\p{L})(?:vom|von der|durch den|durch die|auf den|auf die|zu ?lasten des|zu ?lasten der|der|die) (?:käufer|erwerber)(?:s|in|seite)?(?!\p{L})/u
const DUE =
  /(?:zahlbar|fällig|zu zahlen)[^.;]{0,90}?(?:\d{1,2}[.·] ?(?:\p{L}+|\d{1,2}[.·]) ?20\d\d|(?:anfang|mitte|ende|im)? ?\p{L}* ?20\d\d)|(?:zum|bis zum|am) \d{1,2}[.·] ?(?:\p{L}+|\d{1,2}[.·]) ?20\d\d(?: \p{L}+)? (?:fällig|zahlbar)/u

/** "2019 wurde eine Sonderumlage erhoben": of a year that is past, and paid. */
const RAISED = /(?<!\p{L})(?:erhoben|gezahlt|abgerechnet|eingezogen|fällig war)/u
const YEAR = /(?<![\d.,·])20\d\d(?!\d|[.,·]\d)/gu

const CO_OWNERSHIP =
  /(?<![\d·,/])(?<numerator>\d{1,3}(?:·\d{3})*(?:,\d+)?) ?\/ ?(?<denominator>1·?000|10·?000|100·?000)(?:stel)?(?!\d)/gu
/** A parking space has a share of its own. */
const OF_PARKING = /(?<!\p{L})(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garage\p{L}*|carport|keller\p{L}*)(?!\p{L})/u
const COMMUNITY =
  /(?<!\p{L})(?:\p{L}*versammlung|verwaltung|(?:haus)?verwalter(?:in)?|weg|\p{L}*gemeinschaft|protokoll|beschluss\p{L}*)(?!\p{L})/u
const PROPOSED =
  /(?<!\p{L})(?:zur abstimmung|zur beschlussfassung|zum beschluss|abgestimmt werden|abzustimmen|beschlussvorlage|noch nicht beschlossen|angekündigt|vorgeschlagen|in aussicht gestellt)(?!\p{L})/gu
const FIRM_OFFER = /(?<!\p{L})(?:angebot\p{L}*|kostenvoranschl\p{L}*|kostenschätzung\p{L}*)(?!\p{L})/u
/** Less is no work on a whole house; the share of it is no burden. */
const MIN_WHOLE = 20_000

/** Those that are said as a fact and are not of former years, one for each place that names them. */
export function leviesOf(passages: readonly Passage[], setting: Setting): StatedLevy[] {
  const share = coOwnershipOf(passages)
  const decided = decidedOf(passages, share, setting)
  // Whoever speaks of both speaks of one.
  return decided.length > 0 ? decided : proposedOf(passages, share, setting)
}

function decidedOf(
  passages: readonly Passage[],
  coOwnership: CoOwnership | null,
  { toBeBuilt, today }: Setting,
): StatedLevy[] {
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const said = saidIn(passage)
    const statements = statementsOf(said.text)
    const seen = new Set<Statement>()
    return [...said.text.matchAll(LEVY)].flatMap(({ 0: name, index }) => {
      const at = statements.findIndex(({ start, end }) => index >= start && index < end)
      const own = statements[at]
      if (!own || seen.has(own)) return []
      const scope = scopeOf(said, index, index + name.length, { matter: 'works', toBeBuilt, today })
      if (!name.includes('umlage') && !name.includes('zahlung') && !DECIDED.test(own.text)) return []
      const { denied } = denialOf(said.text, own, index, index + name.length)
      const isOpen = !denied && scope.stance === 'asserted' && scope.time !== 'former' && scope.bearer !== 'other'
      if (!isOpen || isPast(own.text, today) || (NOT.test(own.text) && !/\d/u.test(own.text))) return []
      const window = statements.slice(at, at + 1 + MAX_AFTER)
      for (const one of window) seen.add(one)
      return [levyIn(passage, window, { start: index, end: index + name.length }, coOwnership)]
    })
  })
}

/** Works on the house for a sum on which the community is still to vote; only where the flat's part of it can be worked out. */
function proposedOf(
  passages: readonly Passage[],
  share: CoOwnership | null,
  { toBeBuilt, today }: Setting,
): StatedLevy[] {
  if (!share || toBeBuilt) return []
  return passages
    .flatMap(passage => {
      if (passage.section === 'other-offers' || passage.section === 'terms') return []
      const said = saidIn(passage)
      const statements = statementsOf(said.text)
      return [...said.text.matchAll(PROPOSED)].flatMap(({ index }) => {
        const at = statements.findIndex(({ start, end }) => index >= start && index < end)
        const around = statements.slice(Math.max(0, at - 1), at + 2)
        if (!around.some(({ text }) => COMMUNITY.test(text)) || isPast(around.map(one => one.text).join('.'), today))
          return []
        // The reserve that there is may appear in the sentence before; the offer of a firm does, too.
        const sum = wholeIn(around.filter(one => one !== statements[at - 1] || FIRM_OFFER.test(one.text)))
        if (!sum) return []
        const scope = scopeOf(said, sum.start, sum.end, { matter: 'works', toBeBuilt, today })
        if (scope.time === 'former' || scope.bearer === 'other') return []
        return [
          {
            own: partOf(sum.value, share),
            payer: null,
            due: null,
            fromWhole: { whole: sum.value, share },
            isProposed: true,
            evidence: inItsClause(proof(passage, sum.start, sum.end)),
          },
        ]
      })
    })
    .slice(0, 1)
}

/** The flat's share where the document states one alone, that of a parking space apart. */
function coOwnershipOf(passages: readonly Passage[]): CoOwnership | null {
  const found = new Map<string, CoOwnership>()
  for (const passage of passages) {
    if (passage.section === 'other-offers') continue
    for (const { text } of statementsOf(saidIn(passage).text))
      for (const { groups, index } of text.matchAll(CO_OWNERSHIP)) {
        if (OF_PARKING.test(text.slice(Math.max(0, index - 40), index))) continue
        const [numerator, denominator] = [groups?.['numerator'], groups?.['denominator']].map(part =>
          Number((part ?? '').replaceAll('·', '').replace(',', '.')),
        ) as [number, number]
        if (numerator > 0 && numerator < denominator)
          found.set(String(numerator / denominator), { numerator, denominator })
      }
  }
  const [first] = found.values()
  return found.size === 1 && first ? first : null
}

/** Whole euros. */
function partOf(whole: number, { numerator, denominator }: CoOwnership): number {
  return Math.round((whole * numerator) / denominator)
}

function wholeIn(window: readonly Statement[]): { value: number; start: number; end: number } | null {
  for (const { text, start } of window)
    for (const { value, at, length } of eurosIn(text))
      if (value >= MIN_WHOLE) return { value, start: start + at, end: start + at + length }
  return null
}

function isPast(statement: string, today: number): boolean {
  const years = [...statement.matchAll(YEAR)].map(([year]) => Number(year))
  return RAISED.test(statement) && years.length > 0 && Math.max(...years) < today
}

function levyIn(
  passage: Passage,
  window: readonly Statement[],
  named: { start: number; end: number },
  coOwnership: CoOwnership | null,
): StatedLevy {
  const share = shareIn(window)
  const whole = share === null && coOwnership ? wholeIn(window) : null
  const fromWhole = whole && coOwnership ? { whole: whole.value, share: coOwnership } : null
  const place = share ?? whole ?? named
  return {
    own: share?.value ?? (fromWhole ? partOf(fromWhole.whole, fromWhole.share) : null),
    fromWhole,
    isProposed: UNDECIDED.test(window[0]?.text ?? ''),
    payer: payerIn(window),
    due: dueIn(passage.text, window),
    evidence: inItsClause(proof(passage, place.start, place.end)),
  }
}

function dueIn(text: string, window: readonly Statement[]): string | null {
  for (const { start, text: said } of window) {
    const match = DUE.exec(said)
    if (match) return spaced(text.slice(start + match.index, start + match.index + match[0].length))
  }
  return null
}

function shareIn(window: readonly Statement[]): { value: number; start: number; end: number } | null {
  for (const { text, start } of window) {
    for (const { value, at, length } of eurosIn(text)) {
      if (value < MIN || value > MAX) continue
      if (!SHARE_BEFORE.test(text.slice(0, at)) && !SHARE_AFTER.test(text.slice(at + length))) continue
      return { value, start: start + at, end: start + at + length }
    }
  }
  return null
}

function payerIn(window: readonly Statement[]): StatedLevy['payer'] {
  for (const { text } of window) {
    const seller = BY_SELLER.exec(text)
    if (seller) return NOT.test(text.slice(seller.index)) ? 'buyer' : 'seller'
    if (PAID.test(text)) return NOT.test(text) ? null : 'seller'
    if (BY_BUYER.test(text)) return 'buyer'
  }
  return null
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
