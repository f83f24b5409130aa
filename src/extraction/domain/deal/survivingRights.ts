import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { SurvivingKind, SurvivingRight } from './soldByCourt.ts'

const NOUNS: Readonly<Record<Exclude<SurvivingKind, 'recht'>, string>> = {
  wohnungsrecht: '\\p{L}*wohn(?:ungs)?rechte?s?|(?:wohnungs|mit)benutzungsrechte?s?',
  niessbrauch: 'nie(?:ß|ss)brauch(?:s|e?s?recht\\p{L}*|rechte?s?)?',
  altenteil: 'altenteils?(?:recht\\p{L}*)?|leibgeding(?:e?s)?|leibzucht|auszug(?:srecht\\p{L}*)',
  reallast: 'reallast(?:en)?|leibrente(?:n|nrecht)?',
  dienstbarkeit:
    '(?:grund)?dienstbarkeit(?:en)?|(?:geh|fahrt?|\\p{L}*wege|\\p{L}*leitungs|überfahrts?)-?(?: und \\p{L}+-?)?rechte?s?|überwegungsrechte?s?',
  grundpfandrecht: 'grundschuld(?:en)?|(?:sicherungs)?hypothek(?:en)?|rentenschuld(?:en)?|grundpfandrechte?s?',
}
const RIGHTS = (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).map(kind => ({
  kind,
  pattern: wholeWords(NOUNS[kind], 'g'),
}))
/** The number in the land register alone, where the notice does not say what right it is. */
const ENTRY = wholeWords('abt(?:eilung|·) ?(?:ii|2)(?:[ /,]{1,3}(?:lfd· ?)?(?:nr· ?)?\\d{1,2})?', 'g')
/** It is the bidder's beside what he bids (§§ 52, 91 ZVG). */
const SURVIVES = wholeWords(
  '(?:fort)?bestehen ?bleib\\p{L}*|bleib(?:t|en) (?:[^.]{0,80} )?(?:fort)?bestehen|(?:be|fort)stehen bleib(?:t|en)|nicht erl[iö]sch\\p{L}*|erl[iö]sch\\p{L}* (?:dabei |also |mit dem zuschlag |durch den zuschlag )?nicht|(?:vo[nm]|durch)(?: de[nmr])? (?:ersteher|erwerber|käufer|bieter)(?:in)? (?:[^.]{0,30} )?(?:zu )?(?:übernehmen|übernommen)|(?:ersteher|erwerber|käufer|bieter)(?:in)? (?:übernimmt|(?:hat|muss) [^.]{0,80}übernehmen)|geht auf den (?:ersteher|erwerber|käufer|bieter) über|(?:in das|ins) geringste gebot (?:fäll|fall|aufzunehm|aufgenomm)\\p{L}*|(?:fällt|fallen) (?:in das|ins) geringste gebot',
  '',
)
const NOT_GONE =
  /nicht (?:mit dem zuschlag |durch den zuschlag )?erl[iö]sch\p{L}*|erl[iö]sch\p{L}* (?:dabei |also |mit dem zuschlag |durch den zuschlag )?nicht/gu
/** Nothing is left of it, or nobody knows yet. */
const GONE =
  /(?<!\p{L})(?:keine?(?:rlei)? (?:\p{L}+ )?(?:rechte?|lasten|\p{L}*recht)|(?:rechte|lasten)[: ¦]{1,3}keine|nicht (?:bestehen|zu übernehmen|übernommen)|erl[iö]sch\p{L}*|erloschen|gelöscht|abgelöst|lastenfrei|bekannt ?(?:gegeben|gemacht)|verlesen|ob)(?!\p{L})/u
/** What an amount must be called to be the value of a right. */
const WORTH = wholeWords(
  '\\p{L}*zuzahlung\\p{L}*|ersatz(?:wert|betrag)\\p{L}*|kapitalwert\\p{L}*|kapitalisiert\\p{L}*|barwert\\p{L}*|wert(?:e|es)?|bewertet\\p{L}*|wertminder\\p{L}*|hierfür|dafür',
  '',
)
const BY_LAW = /zuzahlung|ersatz(?:wert|betrag)|§§? ?5[01](?!\d)/u
const APPRAISED =
  /(?<!\p{L})(?:\p{L}*gutachten|gutachter\p{L}*|sachverständige\p{L}*|schätz\p{L}*|geschätzt\p{L}*|nachrichtlich)(?!\p{L})/u
/** Sums of the whole, and what is paid again and again. */
const OF_THE_WHOLE = /(?:verkehrs|boden|sach|ertrags)wert|sicherheit|(?<!geringste )gebot|miete/u
const AGAIN = /^ ?(?:monatlich|im monat|jährlich|im jahr|mtl|p· ?a|je monat|\/ ?monat|pro monat)/u
/** "Altenteil, 27.500,00 €" */
const BARE = /^[ ,:¦(=-]{1,4}$/u
/** The amount stands at most so many statements behind its right. */
const REACH = 2
const MIN = 100

/** "Das Recht bleibt bestehen", "Es wird vom Ersteher zu übernehmen sein": the right of a statement before. */
const THAT_RIGHT = wholeWords('(?:das|dieses|die|diese|beide|alle) rechte?|es|dieses|dieses recht|sie|diese', '')
/** "Im Rang vor dem betreibenden Grundpfandrecht": by it the rank of another is measured, and what is enforced goes with the sale (§§ 44, 52, 91 ZVG). */
const MEASURE =
  /(?<!\p{L})(?:(?:rang\p{L}*|vorrangig|nachrangig|vorgehend|ranghöher|rangbesser|vorrang) (?:\p{L}+ )?(?:vor|nach|gegenüber|zu)|(?:geht|gehen|gegenüber|vor|hinter)(?= de[rnm])|betreibend\p{L}*|(?:aus|wegen)(?= (?:de[rnm]|einer|einem)))(?: (?:de[rnm]|einer|einem|eingetragene[nrm]?|(?:best)?betreibende[nrm]?|(?:nach|vor)rangige[nrm]?|vollstreckte[nrm]?|gläubigerin|gläubigers?|ersten?|bank))*(?: de[rs] (?:bank|sparkasse))? $/u
/** "…, die bestehen bleibt": what it measures by stays, too. */
const STAYS_ITSELF =
  /^(?: (?:über|von|zu|in höhe von) [^,.;]{1,40})?,? (?:die|welche|das) (?:\p{L}+ ){0,3}(?:bestehen ?bleib(?:t|en)|bleib(?:t|en) bestehen|zu übernehmen)/u
/** "… nach der Grundschuld über 80.000 € ein Wohnungsrecht; auch die Grundschuld bleibt bestehen": the same one again. */
const SAME_AGAIN =
  /(?<!\p{L})(?:auch|ebenso|die|diese) (?:die |diese )?(?:grundschuld|(?:sicherungs)?hypothek|rentenschuld)(?!\p{L})/u
/** "Beide Rechte bleiben bestehen" */
const BOTH = wholeWords('beide|alle|sämtliche', '')
/** For whom it is, up to the next mark. */
const FOR_WHOM =
  /^ (?:für|zugunsten|zu gunsten|des jeweiligen)(?!\p{L})[^.,;:()¦]{2,70}?(?= (?:ist|sind|wird|eingetragen|besteht|bleibt|bestehen)(?!\p{L})|[.,;:()¦]|$)/u
/** "Nur auf lfd. Nr. 2 lastet", "zu Lasten von Flurstück 77" */
const BURDENED =
  /(?<!\p{L})(?:auf|zu ?lasten(?: von| des| der)?|an) (?:dem |der )?(?<lot>(?:lfd· ?nr·|los|bv-?nr·|objekt|flurstück|flst·|blatt) ?[\d/]+)(?!\d)/u

/** The rights that a statement names, in its order, with the end of their words. */
export function rightWordsIn(text: string): { readonly kind: SurvivingKind; readonly end: number }[] {
  return RIGHTS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ kind, end: index + word.length })),
  ).sort((a, b) => a.end - b.end)
}

/** "Beschränkte persönliche Dienstbarkeit (Wohnungsrecht am Anbau)": one right by two names. */
const IS_FURTHER_NAMED =
  /^ ?(?:[(,:–-] ?|in (?:form|gestalt) )(?:(?:und zwar|hier|sog·|sogenanntes|als|eine[ms]?|ein|das) ?:? )*(?:\p{L}*wohn(?:ungs)?rechte?s?|(?:wohnungs|mit)benutzungsrechte?s?|(?:geh|fahrt?|\p{L}*wege|\p{L}*leitungs|überfahrts?)-?(?: und \p{L}+-?)?rechte?s?)(?!\p{L})/u

interface Named {
  readonly kind: SurvivingKind
  readonly at: number
  readonly end: number
  /** As it is written, with whom it is for. */
  readonly words: string
  readonly lot: string | null
  /** It is named only to tell the rank of another, or who has the sale made. */
  readonly isMeasure: boolean
  /** Where it stands, to be proven. */
  readonly evidence: () => Evidence
}

interface Found {
  readonly kind: SurvivingKind
  readonly words: string
  lot?: string
  byCourt: number | null
  appraised: number | null
  readonly evidence: Evidence[]
}

/** The rights of which the notice says that a bidder takes them over beside his bid, in its order. */
export function survivingRightsOf(passages: readonly Passage[]): SurvivingRight[] {
  const found = new Map<SurvivingKind, Found>()
  for (const passage of passages) {
    let open: readonly Found[] = []
    let since = 0
    let spokenOf: readonly Named[] = []
    let silent = 0
    let before: Statement | null = null
    let ofMeasure: Nominal | null = null
    for (const statement of statementsOf(saidIn(passage).text)) {
      const own = rightsIn(statement, passage)
      silent = own.length > 0 ? 0 : silent + 1
      if (own.length > 0) [spokenOf, before] = [own, statement]
      const isOfThat = silent <= REACH && THAT_RIGHT.test(statement.text) && SURVIVES.test(statement.text)
      const named = (own.length === 0 && isOfThat ? spokenOf : own).filter(one => !one.isMeasure || BOTH.test(statement.text)) // prettier-ignore
      since += 1
      if (GONE.test(statement.text.replace(NOT_GONE, ' '))) {
        open = []
        spokenOf = []
        continue
      }
      if (named.length > 0 && SURVIVES.test(statement.text)) {
        since = 0
        open = named.map(({ kind, words, lot, evidence }) => {
          const right = found.get(kind) ?? { kind, words, byCourt: null, appraised: null, evidence: [] }
          right.evidence.push(evidence())
          if (lot !== null && right.lot === undefined) right.lot = lot
          found.set(kind, right)
          return right
        })
      }
      if (isOfThat && own.length === 0 && before) putValues(before, spokenOf, { found, open }, passage)
      putValues(statement, own, { found, open: since <= REACH ? open : [] }, passage)
      const charge = named.some(({ kind }) => kind === 'grundpfandrecht') ? found.get('grundpfandrecht') : undefined
      if (charge?.byCourt === null && ofMeasure && SAME_AGAIN.test(statement.text)) {
        charge.byCourt = ofMeasure.value
        charge.evidence.push(ofMeasure.evidence)
      }
      ofMeasure =
        nominalOf(
          own.find(({ isMeasure }) => isMeasure),
          statement,
          passage,
        ) ?? ofMeasure
    }
  }
  return [...found.values()]
}

function rightsIn({ text, start }: Statement, passage: Passage): Named[] {
  const burdened = BURDENED.exec(text)?.groups?.['lot']
  const place = burdened === undefined ? -1 : text.indexOf(burdened)
  const lot =
    burdened === undefined
      ? null
      : passage.text.slice(start + place, start + place + burdened.length).replace(/\s+/gu, ' ')
  const named = (kind: SurvivingKind, at: number, end: number): Named => ({
    ...{
      kind,
      at,
      end,
      lot,
      isMeasure: kind === 'grundpfandrecht' && MEASURE.test(text.slice(0, at)) && !STAYS_ITSELF.test(text.slice(end)),
    },
    words: passage.text.slice(start + at, start + end + (FOR_WHOM.exec(text.slice(end))?.[0].length ?? 0)).replace(/\s+/gu, ' ').trim(), // prettier-ignore
    evidence: () => proof(passage, start + at, start + end),
  })
  const rights = RIGHTS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => named(kind, index, index + word.length)),
  ).sort((a, b) => a.at - b.at)
  const own = rights.filter(({ kind, end }) => !(kind === 'dienstbarkeit' && IS_FURTHER_NAMED.test(text.slice(end))))
  if (own.length > 0) return own
  return BY_LAW.test(text)
    ? [...text.matchAll(ENTRY)].slice(0, 1).map(({ 0: word, index }) => named('recht', index, index + word.length)) // prettier-ignore
    : []
}

interface Nominal {
  /** € */
  readonly value: number
  readonly evidence: Evidence
}

/** "nach der Grundschuld über 80.000 €": its own amount. */
function nominalOf(one: Named | undefined, { text, start }: Statement, passage: Passage): Nominal | null {
  const sum =
    one &&
    eurosIn(text).find(({ at }) => at >= one.end && /^ (?:über|von|zu|in höhe von) $/u.test(text.slice(one.end, at)))
  return sum ? { value: sum.value, evidence: proof(passage, start + sum.at, start + sum.at + sum.length) } : null
}

/** Gives each amount of a statement to the right that it is the value of. */
function putValues(
  { text, start }: Statement,
  named: readonly Named[],
  { found, open }: { readonly found: ReadonlyMap<SurvivingKind, Found>; readonly open: readonly Found[] },
  passage: Passage,
): void {
  let from = 0
  for (const { value, at, length } of eurosIn(text)) {
    const since = from
    const before = text.slice(since, at)
    from = at + length
    if (value < MIN || AGAIN.test(text.slice(from)) || OF_THE_WHOLE.test(before)) continue
    const noun = named.findLast(({ end, isMeasure }) => end <= at && !isMeasure)
    const right = noun ? found.get(noun.kind) : open.length === 1 ? open[0] : undefined
    if (!right) continue
    const isNominal = right.kind === 'grundpfandrecht' && noun !== undefined
    // "Der Ersatzwert beträgt für das Wohnungsrecht 52.000 € und für das Wegerecht 2.500 €": one word for both.
    const isWorth = WORTH.test(before) || ((noun?.at ?? -1) >= since && WORTH.test(text.slice(0, at)))
    if (!isNominal && !isWorth && !(noun && BARE.test(text.slice(noun.end, at)))) continue
    const isAppraised = APPRAISED.test(text) && !BY_LAW.test(before)
    const known = isAppraised ? right.appraised : right.byCourt
    if (known !== null) continue
    if (isAppraised) right.appraised = value
    else right.byCourt = value
    right.evidence.push(proof(passage, start + at, start + at + length))
  }
}
