import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { SurvivingKind, SurvivingRight } from './deal.ts'

const NOUNS: Readonly<Record<Exclude<SurvivingKind, 'recht'>, string>> = {
  wohnungsrecht: '\\p{L}*wohn(?:ungs)?rechte?s?|(?:wohnungs|mit)benutzungsrechte?s?',
  niessbrauch: 'nie(?:ß|ss)brauch(?:s|e?s?recht\\p{L}*|rechte?s?)?',
  altenteil: 'altenteils?(?:recht\\p{L}*)?|leibgeding(?:e?s)?|leibzucht|auszug(?:srecht\\p{L}*)',
  reallast: 'reallast(?:en)?|leibrente(?:n|nrecht)?',
  dienstbarkeit:
    '(?:grund)?dienstbarkeit(?:en)?|(?:geh|fahrt?|wege|leitungs|überfahrts?)-?(?: und \\p{L}+-?)?rechte?s?|überwegungsrechte?s?',
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
  '(?:fort)?bestehen ?bleib\\p{L}*|bleib(?:t|en) (?:[^.]{0,80} )?(?:fort)?bestehen|(?:be|fort)stehen bleib(?:t|en)|nicht erl[iö]sch\\p{L}*|erl[iö]sch\\p{L}* (?:dabei |also |mit dem zuschlag |durch den zuschlag )?nicht|(?:vo[nm]|durch)(?: de[nmr])? (?:ersteher|erwerber|käufer|bieter)(?:in)? (?:[^.]{0,30} )?(?:übernehmen|übernommen)|(?:ersteher|erwerber|käufer|bieter)(?:in)? (?:übernimmt|(?:hat|muss) [^.]{0,80}übernehmen)|geht auf den (?:ersteher|erwerber|käufer|bieter) über|(?:in das|ins) geringste gebot (?:fäll|fall|aufzunehm|aufgenomm)\\p{L}*|(?:fällt|fallen) (?:in das|ins) geringste gebot',
  '',
)
const NOT_GONE =
  /nicht (?:mit dem zuschlag |durch den zuschlag )?erl[iö]sch\p{L}*|erl[iö]sch\p{L}* (?:dabei |also |mit dem zuschlag |durch den zuschlag )?nicht/gu
/** Nothing is left of it, or nobody knows yet. */
const GONE =
  /(?<!\p{L})(?:keine?(?:rlei)? (?:\p{L}+ )?(?:rechte?|lasten|\p{L}*recht)|(?:rechte|lasten)[: ¦]{1,3}keine|nicht (?:bestehen|zu übernehmen|übernommen)|erl[iö]sch\p{L}*|erloschen|gelöscht|abgelöst|lastenfrei|bekannt ?(?:gegeben|gemacht)|verlesen|ob)(?!\p{L})/u
/** What an amount must be called to be the value of a right. */
const WORTH = wholeWords(
  '\\p{L}*zuzahlung\\p{L}*|ersatz(?:wert|betrag)\\p{L}*|kapitalwert\\p{L}*|kapitalisiert\\p{L}*|barwert\\p{L}*|wert(?:e|es)?|bewertet\\p{L}*|wertminder\\p{L}*',
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

interface Named {
  readonly kind: SurvivingKind
  readonly at: number
  readonly end: number
}

interface Found {
  readonly kind: SurvivingKind
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
    for (const statement of statementsOf(saidIn(passage).text)) {
      const named = rightsIn(statement)
      since += 1
      if (GONE.test(statement.text.replace(NOT_GONE, ' '))) {
        open = []
        continue
      }
      if (named.length > 0 && SURVIVES.test(statement.text)) {
        since = 0
        open = named.map(({ kind, at, end }) => {
          const right = found.get(kind) ?? { kind, byCourt: null, appraised: null, evidence: [] }
          right.evidence.push(proof(passage, statement.start + at, statement.start + end))
          found.set(kind, right)
          return right
        })
      }
      putValues(statement, named, { found, open: since <= REACH ? open : [] }, passage)
    }
  }
  return [...found.values()]
}

function rightsIn({ text }: Statement): Named[] {
  const named = RIGHTS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ kind, at: index, end: index + word.length })),
  ).sort((a, b) => a.at - b.at)
  if (named.length > 0) return named
  return BY_LAW.test(text)
    ? [...text.matchAll(ENTRY)].slice(0, 1).map(({ 0: word, index }) => ({ kind: 'recht', at: index, end: index + word.length })) // prettier-ignore
    : []
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
    const before = text.slice(from, at)
    from = at + length
    if (value < MIN || AGAIN.test(text.slice(from)) || OF_THE_WHOLE.test(before)) continue
    const noun = named.findLast(({ end }) => end <= at)
    const right = noun ? found.get(noun.kind) : open.length === 1 ? open[0] : undefined
    if (!right) continue
    const isNominal = right.kind === 'grundpfandrecht' && noun !== undefined
    if (!isNominal && !WORTH.test(before) && !(noun && BARE.test(text.slice(noun.end, at)))) continue
    const isAppraised = APPRAISED.test(text) && !BY_LAW.test(before)
    const known = isAppraised ? right.appraised : right.byCourt
    if (known !== null) continue
    if (isAppraised) right.appraised = value
    else right.byCourt = value
    right.evidence.push(proof(passage, start + at, start + at + length))
  }
}
