import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { COST_SUBJECTS, type CostSubject, DAMAGES, isDamage } from './costSubject.ts'
import { WORK_KINDS, WORK_NOUNS, type WorkKind } from './plannedWorks.ts'
import { type Euros, eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** What works that are not done will cost by the document's own words: an estimate or an offer of a firm. */
export interface StatedCost {
  readonly subject: CostSubject
  /** €, as named; equal where one figure is named. */
  readonly low: number
  readonly high: number
  /** The document names it without VAT. */
  readonly isNet: boolean
  /** The document says that they are due or mend a damage; false: one may have them done. */
  readonly needed: boolean
  /** Of the home itself, not of the whole house round a flat. */
  readonly inFlat: boolean
  readonly bySeller: boolean
  readonly evidence: Evidence
}

/** Less is no work on a building. */
const MIN = 500
/** Nobody sells as a home what costs as much to mend. */
const MAX_OF_PRICE = 0.9
const CUE = wholeWords(
  [
    '\\p{L}*kostenschätzung(?:en)?|kostenvoranschl(?:ag|ags|äge)|(?:hand\\p{L}*)?angebote?s? (?:über|von|in höhe von|vor|zu|liegt|lautet)|angebot (?:\\p{L}+ ){0,5}über',
    'veranschlagt\\p{L}*|beziffert\\p{L}*|geschätzt\\p{L}*|schätzt\\p{L}*|kalkuliert\\p{L}*|rechne[nt]? (?:sie |man |wir )?(?:bitte |dafür |hier )*mit|zu rechnen|einzuplanen|einplanen',
    '(?:sanierungs|reparatur|erneuerungs|instandsetzungs|beseitigungs|renovierungs|modernisierungs|gesamt)?kosten(?: dafür| hierfür)? (?:von|in höhe|betragen|liegen|belaufen|lauten|werden|laut|dürften|ca|rund|etwa)',
    '(?:sanierungs|reparatur|erneuerungs|instandsetzungs|beseitigungs|renovierungs|modernisierungs)(?:kosten|aufwand|bedarf)',
    'kosten für [^.]{0,60} (?:betragen|liegen|belaufen|lauten|werden|dürften)|kostet|kosten (?:etwa|rund|ca)|schlägt mit|bietet [^.]{0,60} an|(?:fachbetrieb|firma|handwerker|dachdecker|maler|installateur|heizungsbauer|zimmerer|zimmerei|betrieb|unternehmen|fachfirma)\\p{L}*[^.]{0,80} (?:für|mit|zu|auf)',
  ].join('|'),
  '',
)
const DONE =
  /(?<!\p{L})(?:wurden?|ist|sind|haben|hat|kostete|investiert\p{L}*|hatte)(?!\p{L})[^.]{0,120}(?:gekostet|investiert|erneuert worden|saniert worden|ausgegeben|aufgewendet|ausgeführt|eingebaut|ausgetauscht|abgeschlossen|verbaut)(?!\p{L})|(?<!\p{L})kostete(?!\p{L})/u
/** Amounts that are none of works: what is paid each month, what is bought, what is given. */
const OF_ELSE =
  /(?<!\p{L})(?:\p{L}*miete\p{L}*|\p{L}*pacht|hausgeld|wohngeld|kaufpreis\p{L}*|verkehrswert\p{L}*|marktwert|neubau\p{L}*|neuwert|neupreis|\p{L}*stellpl[aä]tz\p{L}*|förder\p{L}*|zuschuss|zuschüsse|nebenkosten|kaufnebenkosten|heizkosten|energiekosten|stromkosten|betriebskosten|notar\p{L}*|grunderwerbsteuer|provision|courtage|abbruch\p{L}*|abriss\p{L}*|monatlich\p{L}*|monat|jährlich\p{L}*|im jahr|pro jahr|einsparung\p{L}*|versicherung\p{L}*|einbauküche|ablöse\p{L}*|abstand|darlehen|kredit\p{L}*|sonderumlage\p{L}*|rücklage\p{L}*|rendite|grundsteuer|wert(?:es|s)?|\p{L}*vergütung\p{L}*|ertrag|erträge|ersparnis|erlöse?|bodenrichtwert)(?!\p{L})/u
/** What one may build beside what is there. */
const WISH =
  /(?<!\p{L})(?:ausbaureserve|dachausbau\p{L}*|aufstockung|anbau|(?<!ohne )ausbau(?:en|fähig|bar)?|auf wunsch|optional|sonderwunsch|sonderwünsche|aufpreis|zubuchbar|mehrpreis|gegen aufpreis)(?!\p{L})/u
const NEEDED =
  /(?<!\p{L})(?:fällig|muss|müssen|müsste\p{L}*|erforderlich|notwendig|nötig|sollte\p{L}*|steht an|stehen an|anstehend\p{L}*|\p{L}*reparatur\p{L}*|undicht\p{L}*|defekt\p{L}*|\p{L}*schaden|\p{L}*schäden|schadhaft\p{L}*|\p{L}*bedarf|bedürftig|empfiehlt|empfohlen|rechne[nt]?|einzuplanen|einplanen|zu (?:erneuern|sanieren|ersetzen)|beseitig\p{L}*|instandsetzung\p{L}*|sanierung\p{L}*|\p{L}*sanierungs\p{L}*|\p{L}*instandsetzungs\p{L}*|verschlissen|marode|am ende|beschlossen)(?!\p{L})/u
const NET =
  /(?<!\p{L})(?:netto|zzgl·? (?:mwst|ust|mehrwertsteuer|umsatzsteuer)|zuzüglich (?:\p{L}+ )?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)|ohne (?:mwst|mehrwertsteuer))/u
const BY_SELLER =
  /(?<!\p{L})(?:verkäufer(?:in|s|seite)?|eigentümer(?:in)?|wir)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen|beauftragt|lässt)(?!\p{L})(?![^.]{0,40}(?<!\p{L})(?:nicht|keine?)(?!\p{L}))/u
const IN_FLAT =
  /(?<!\p{L})(?:in der wohnung|\p{L}*therme\p{L}*|etagenheizung|gasetagenheizung|sondereigentum)(?!\p{L})/u
const OFTEN_IN_FLAT: readonly CostSubject[] = ['bad', 'elektrik', 'boeden']
const RANGE = /^\s?(?:-|bis(?: zu)?|und)\s?$/u
/** "9.000 bis 10.000 Euro": the currency stands behind the second alone. */
const FIRST_OF_RANGE = /(?<![\d·])(\d{1,3}(?:·\d{3})+|\d{3,6}) ?(?:-|bis(?: zu)?|und) ?(?:ca· |rund |etwa )?$/u
const MAX_BACK = 2
/** "12.000 bis 15.000 € je Bad": what one of them costs. */
const EACH = /^ ?(?:je|pro) (?<piece>bad|badezimmer|wohnung|wohneinheit|einheit|balkon|fenster|therme)(?!\p{L})/u
/** "Zwei Bäder": the pieces by the letters that singular and plural begin with alike. */
const PIECES: Readonly<Record<string, string>> = {
  bad: 'b[aä]d(?:er|ezimmern?)?n?',
  badezimmer: 'b[aä]d(?:er|ezimmern?)?n?',
  wohnung: 'wohnungen',
  wohneinheit: '(?:wohn)?einheiten',
  einheit: '(?:wohn)?einheiten',
  balkon: 'balkon(?:e|en)',
  fenster: 'fenstern?',
  therme: '(?:gas)?thermen',
}
const COUNT_WORDS = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const
const MAX_PIECES = 60

const DAMAGE_NOUNS: Readonly<Record<(typeof DAMAGES)[number], string>> = {
  holz: '(?:echte[nr]? )?hausschwamm\\p{L}*|schwamm\\p{L}*|holzschutz\\p{L}*|holzwurm\\p{L}*|hausbock\\p{L}*|schädlingsbefall|balkenköpfe\\p{L}*|holzschäden',
  feuchte: '\\p{L}*feuchte\\p{L}*|\\p{L}*feuchtigkeit\\p{L}*|\\p{L}*abdichtung\\p{L}*|abzudichten|nasse[nrs]?|durchfeucht\\p{L}*|schimmel\\p{L}*|wasserschaden\\p{L}*|horizontalsperre|drainage',
  statik: '\\p{L}*risse?n?|setzungs\\p{L}*|setzungen|statik|statisch\\p{L}*|fundament\\p{L}*',
  schadstoffe: '\\p{L}*asbest\\p{L}*|altlast\\p{L}*|schadstoff\\p{L}*|eternit\\p{L}*',
} // prettier-ignore
const SUBJECTS: readonly { readonly subject: CostSubject; readonly pattern: RegExp }[] = [
  ...DAMAGES.map(subject => ({ subject, pattern: wholeWords(DAMAGE_NOUNS[subject], 'g') })),
  ...WORK_KINDS.map(subject => ({ subject, pattern: wholeWords(moreOf(subject), 'g') })),
]

/** What of works is named otherwise where a cost stands beside it. */
function moreOf(kind: WorkKind): string {
  const more: Partial<Record<WorkKind, string>> = {
    heizung: '\\p{L}*therme|\\p{L}*kessels?|\\p{L}*brenner',
    leitungen: '\\p{L}*leitungen|kanal(?:anschluss)?|grundleitung(?:en)?|kanalsanierung',
    dach: 'flachdach|dach\\p{L}*|dachrinnen?',
    aussenanlagen: 'stützmauer|zaun',
    ganzes: '(?:sanierungs|renovierungs|modernisierungs|instandsetzungs)(?:bedarf|aufwand|kosten)',
  }
  return more[kind] ? `${WORK_NOUNS[kind]}|${more[kind]}` : WORK_NOUNS[kind]
}

/** The dearest for each subject, in the order of COST_SUBJECTS. @param price € that is asked; null: not stated */
export function statedCostsOf(passages: readonly Passage[], price: number | null, setting: Setting): StatedCost[] {
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms' || passage.section === 'contact') return []
    const statements = statementsOf(saidIn(passage).text)
    return statements.flatMap(
      (one, at) => costIn(passage, statements.slice(Math.max(0, at - MAX_BACK), at), one, price, setting) ?? [],
    )
  })
  return COST_SUBJECTS.flatMap(subject => {
    const [dearest] = found.filter(one => one.subject === subject).toSorted((a, b) => b.high - a.high)
    return dearest ?? []
  })
}

function costIn(
  passage: Passage,
  before: readonly Statement[],
  { text, start }: Statement,
  price: number | null,
  { toBeBuilt, today }: Setting,
): StatedCost | null {
  const cue = CUE.exec(text)
  if (!cue || toBeBuilt || DONE.test(text) || OF_ELSE.test(text) || WISH.test(text)) return null
  const amounts = eurosIn(text).filter(({ value }) => value >= MIN && (price === null || value < price * MAX_OF_PRICE))
  const [first] = amounts
  if (!first) return null
  const scope = scopeOf(saidIn(passage), start + first.at, start + first.at + first.length, {
    matter: 'works',
    toBeBuilt,
    today,
  })
  if (scope.stance === 'denied' || scope.stance === 'excluded' || scope.time === 'former') return null
  if (scope.bearer === 'other' || scope.bearer === 'surroundings') return null
  const subject = subjectOf(text, first.at, before)
  if (!subject) return null
  const { low, high, end } = rangeOf(text, first, amounts)
  const pieces = piecesOf(text, end, before)
  const isNet = NET.test(text)
  const around = [...before.slice(-1).map(one => one.text), text].join('.')
  return {
    subject,
    low: low * pieces,
    high: high * pieces,
    isNet,
    needed: isDamage(subject) || NEEDED.test(around),
    inFlat: OFTEN_IN_FLAT.includes(subject) || IN_FLAT.test(around),
    bySeller: BY_SELLER.test(text),
    evidence: inItsClause(proof(passage, start + first.at, start + end)),
  }
}

/** How many of what the amount is for one of; 1: the amount is the whole, or the text does not count them. */
function piecesOf(text: string, end: number, before: readonly Statement[]): number {
  const piece = EACH.exec(text.slice(end))?.groups?.['piece']
  if (!piece) return 1
  const counted = new RegExp(
    `(?<!\\p{L}|\\d|·)(?<count>\\d{1,2}|${COUNT_WORDS.join('|')}) (?:\\p{L}+(?:e|en) )?${PIECES[piece]}(?!\\p{L})`,
    'u',
  )
  for (const said of [text.slice(0, end), ...before.toReversed().map(one => one.text)]) {
    const count = counted.exec(said)?.groups?.['count']
    if (!count) continue
    const pieces = Number(count) || COUNT_WORDS.findIndex(word => word === count) + 2
    return pieces >= 1 && pieces <= MAX_PIECES ? pieces : 1
  }
  return 1
}

/** "Die Instandsetzungskosten": of the damage that was named before; without any, of what was named last. */
function subjectOf(text: string, at: number, before: readonly Statement[]): CostSubject | null {
  const own = subjectIn(text, at)
  if (own !== null && own !== 'ganzes') return own
  const named = before.toReversed().flatMap(one => subjectIn(one.text, one.text.length) ?? [])
  return named.find(isDamage) ?? own ?? named[0] ?? null
}

/** A damage before a part of the building, a part before the whole; of several the one nearest before the amount. */
function subjectIn(text: string, at: number): CostSubject | null {
  const places = SUBJECTS.flatMap(({ subject, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      subject,
      rank: isDamage(subject) ? 0 : subject === 'ganzes' ? 2 : 1,
      away: index <= at ? at - index : 1000 + index - at,
    })),
  )
  return places.toSorted((a, b) => a.rank - b.rank || a.away - b.away)[0]?.subject ?? null
}

/** "9.000 bis 10.000 €": both figures, and where the second ends. */
export function rangeOf(
  text: string,
  first: Euros,
  amounts: readonly Euros[],
): { low: number; high: number; end: number } {
  const end = first.at + first.length
  const second = amounts[1]
  if (second && RANGE.test(text.slice(end, second.at)) && second.value > first.value)
    return { low: first.value, high: second.value, end: second.at + second.length }
  const lower = FIRST_OF_RANGE.exec(text.slice(0, first.at))?.[1]
  const value = lower ? Number(lower.replace(/·/gu, '')) : first.value
  return { low: value >= MIN && value < first.value ? value : first.value, high: first.value, end }
}
