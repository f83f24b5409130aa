import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'
import { isColumnNames } from '../objectType.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { matchesIn } from '../remarks/needles.ts'
import type { DealObjectKind, Decision, Part } from './deal.ts'
import { kindByParts } from './kindByParts.ts'
import { type KindHit, kindsIn, namesUnsold } from './kindsIn.ts'
import { hitsOf, ownText, proofOf } from './ownText.ts'

interface Claim {
  readonly kind: DealObjectKind
  readonly weight: number
  /** "Haus" says that it is one, not which. */
  readonly general: boolean
  readonly evidence: Evidence
}

/** A title stands among the first passages; longer ones are text. */
const FIRST_PASSAGES = 9
const MAX_TITLE_LENGTH = 220
/** Words weigh by where they stand: what is called the object, then its title, then what the text opens with or goes on to call it. */
const WEIGHT = {
  pointed: 8,
  label: 6,
  offered: 5,
  title: 5,
  opening: 2,
  stated: 3,
  mention: 0.5,
  buildable: 6,
} as const
/** What an offer is of, its text says early; so many letters are read for mentions. */
const READ_FOR_MENTIONS = 6000
/** Mentions of one kind count up to this. */
const MAX_OF_MENTIONS = 2
/** A word that may mean any house weighs this share. */
const GENERAL = 0.4

const LABEL =
  /(?<!\p{L})(?:objektart|objekttyp|objektkategorie|immobilientyp|immobilienart|wohnungstyp|kategorie|nutzungsart|vermarktungsobjekt|art des objekts?|property type|typ|(?:objektbeschreibung|bebauung) (?:laut|lt\.?|gemäß|nach) (?:dem )?(?:verkehrswert)?gutachten)\s*:?\s*[:¦\n ]\s*(?<value>(?!(?:\([^)\n]*\)\s*:?)?\s*(?:das|dieses|auf dem|auf diesem) grundstück)[^\n¦]{3,60})/giu
const OFFERED =
  /(?<phrase>[^\n.¦]{3,90}?)\s(?:zum (?:kauf|verkauf)|zu verkaufen|kaufen|for sale)(?!\p{L})|(?<!\p{L})(?:verkauf(?:e|en|t)?|veräußer(?:n|t)|angeboten|anbieten|biete[nt]?|gelangt|kommt|steht)(?:\s(?:wird|werden|wir|ich|hier|aus|zum|privat|von|zu|dürfen|im|kundenauftrag|ihnen|folgendes|objekt|kauf|verkauf|können):?)*:?\s(?<object>[^\n.;]{3,90})/giu

/** "Im Hof steht eine Werkstatt": beside what is sold. */
const STANDS = /^(?:gelangt|kommt|steht|biete[nt]?)(?!\p{L})/iu
const BESIDE =
  /(?<!\p{L})(?:im (?:hinter|innen)?hof|im garten|auf dem hof|daneben|dahinter|hinten|hinter dem haus|neben\p{L}*|zusätzlich|außerdem|ferner|leer)(?!\p{L})[^.;\n]{0,20}$/iu

/** "Wir bieten es als Bauplatz an": whatever stands on it. */
const AS_LAND = String.raw`als (?:\p{L}+e[sn]? )?(?:(?:wohn)?(?:bauplatz|baugrundstück|bauland|baulücke)|(?:abriss|abbruch)-?(?:grundstück|objekt|haus))(?!\p{L})`
const OFFERED_AS_LAND = regexp.giu`(?<!\p{L})(?:bieten?|verkauf(?:e|en|t)|angeboten|anbieten|veräußer(?:n|t)|vermarkte(?:n|t))(?!\p{L})[^.;\n]{0,30} ${AS_LAND}|${AS_LAND}\s(?:\p{L}+\s)?(?:angeboten|verkauft|anbieten|veräußert|vermarktet)(?!\p{L})`

/** What is sold: from the words that call it something, whatever the layout, and from its parts. */
export function objectKindOf(
  passages: readonly Passage[],
  facts: Facts,
  parts: readonly Part[],
  priceList: boolean,
): Decision<DealObjectKind> {
  const own = ownText(passages)
  const claims = [
    ...labelled(own),
    ...offered(own),
    ...titled(passages),
    ...stated(facts, own),
    ...mentioned(own),
    ...offeredAsLand(own),
    ...toBeBuiltOn(own, facts),
  ]
  const named = nameOf(claims)
  const value = kindByParts({ kind: named, own, facts, parts, priceList }) ?? named
  if (value === null)
    return {
      value: 'wohnung',
      evidence: [],
      question: 'Was genau wird verkauft: eine Wohnung, ein Haus oder ein Grundstück?',
    }
  return { value, evidence: proofsFor(value, claims, parts), question: null }
}

/** What the words call it, and whether they say which kind of house. */
function nameOf(claims: readonly Claim[]): DealObjectKind | null {
  const [best] = ranked(claims)
  if (!best) return null
  const isExact = claims.some(({ kind, general }) => kind === best && !general)
  if (isExact || best !== 'einfamilienhaus') return best
  // "Haus 9" in the title, and which kind of house in the text.
  const [particular] = ranked(claims.filter(({ kind, general }) => !general && HOUSES.includes(kind)))
  return particular ?? best
}

const HOUSES: readonly DealObjectKind[] = ['doppelhaushaelfte', 'reihenhaus', 'mehrfamilienhaus', 'wohn-geschaeftshaus']

function ranked(claims: readonly Claim[]): DealObjectKind[] {
  const scores = new Map<DealObjectKind, number>()
  for (const { kind, weight } of claims) scores.set(kind, (scores.get(kind) ?? 0) + weight)
  return [...scores].sort((a, b) => b[1] - a[1]).map(([kind]) => kind)
}

function offeredAsLand(own: readonly Passage[]): Claim[] {
  const [first] = hitsOf(OFFERED_AS_LAND, own)
  if (!first) return []
  return [{ kind: 'grundstueck', weight: WEIGHT.pointed, general: false, evidence: proofOf(first) }]
}

function labelled(own: readonly Passage[]): Claim[] {
  return own.flatMap(passage =>
    matchesIn(LABEL, passage.text).flatMap(match => {
      const value = match.groups?.['value'] ?? ''
      return claimsOf(passage, match.index + match[0].length - value.length, value, WEIGHT.label)
    }),
  )
}

function offered(own: readonly Passage[]): Claim[] {
  return own.flatMap(passage =>
    matchesIn(OFFERED, passage.text).flatMap(match => {
      if (STANDS.test(match[0]) && BESIDE.test(passage.text.slice(Math.max(0, match.index - 40), match.index)))
        return []
      const phrase = match.groups?.['phrase'] ?? match.groups?.['object'] ?? ''
      return claimsOf(passage, match.index + match[0].indexOf(phrase), phrase, WEIGHT.offered)
    }),
  )
}

/** The first short texts of the document, and the first sentence of a longer one; a letter's or an advertisement's title is set no larger than its text. */
function titled(passages: readonly Passage[]): Claim[] {
  return ownText(passages.slice(0, FIRST_PASSAGES))
    .filter(({ page, text }) => page <= 2 && !isColumnNames(text))
    .flatMap(passage =>
      passage.text.length <= MAX_TITLE_LENGTH
        ? claimsOf(passage, 0, passage.text, WEIGHT.title)
        : claimsOf(passage, 0, passage.text.slice(0, MAX_TITLE_LENGTH), WEIGHT.opening),
    )
}

/** Only the first kind that a phrase names is the object: "Wohnung, Haus nebenan"; but a house is no part of itself: "Praxis im EG, Wohnen darüber: Wohn- und Geschäftshaus". */
function claimsOf(passage: Passage, offset: number, phrase: string, weight: number): Claim[] {
  const hits = kindsIn(phrase)
  const exact = hits.filter(({ precision }) => precision === 'exact')
  const hit =
    exact.find(({ pointed }) => pointed) ??
    exact.find(({ start, end }) => NUMBERED_FLAT.test(phrase.slice(start, end))) ??
    exact.find(({ kind }) => kind === 'wohn-geschaeftshaus') ??
    exact[0] ??
    hits[0]
  return hit ? [claimOf(passage, offset, hit, weight)] : []
}

/** "Villa Seelöwe, Wohnung 9": the house has a name, the flat is sold. */
const NUMBERED_FLAT = /^(?:wohnung|whg\.?|wohneinheit|WE)\s?(?:nr\.?\s?)?\d/iu

function claimOf(passage: Passage, offset: number, hit: KindHit, weight: number): Claim {
  const general = hit.precision === 'general'
  return {
    kind: hit.kind,
    weight: (hit.pointed ? Math.max(WEIGHT.pointed, weight) : weight) * (general ? GENERAL : 1),
    general,
    evidence: proof(passage, offset + hit.start, offset + hit.end),
  }
}

function stated(facts: Facts, own: readonly Passage[]): Claim[] {
  const fact = facts.objektart
  const [hit] = typeof fact?.value === 'string' ? kindsIn(fact.value) : []
  const [evidence] = fact?.evidence ?? []
  // "ein Wohnhaus fügt sich dort nicht ein": the fact is read of a house that is not sold, and no other is named.
  if (!hit || !evidence || isNamedOfOthersOnly(hit.kind, own)) return []
  const general = hit.precision === 'general'
  return [{ kind: hit.kind, weight: WEIGHT.stated * (general ? GENERAL : 1), general, evidence }]
}

function isNamedOfOthersOnly(kind: DealObjectKind, own: readonly Passage[]): boolean {
  const isOf = (one: KindHit) => one.kind === kind
  return own.some(({ text }) => namesUnsold(text, kind)) && !own.some(({ text }) => kindsIn(text).some(isOf))
}

function mentioned(own: readonly Passage[]): Claim[] {
  const counted = new Map<DealObjectKind, number>()
  const claims: Claim[] = []
  let read = 0
  for (const passage of own) {
    if (read > READ_FOR_MENTIONS) break
    read += passage.text.length
    for (const hit of kindsIn(passage.text)) {
      const claim = claimOf(passage, 0, hit, WEIGHT.mention)
      const before = counted.get(hit.kind) ?? 0
      if (before >= MAX_OF_MENTIONS) continue
      counted.set(hit.kind, before + claim.weight)
      claims.push(claim)
    }
  }
  return claims
}

/** What is told of building land and hardly of a house that stands. */
const BUILDABLE: readonly RegExp[] = [
  /(?<!\p{L})(?:bebaubar\p{L}*|bebaubarkeit|bebauung nach|baurecht|baureif\p{L}*)(?!\p{L})/giu,
  /§\s?3[045]\s(?:abs\.\s\d\s)?baugb/giu,
  /(?<!\p{L})(?:bauvorbescheid|vorbescheid|bauvoranfrage|baugenehmigung für)(?!\p{L})/giu,
  /(?<!\p{L})(?:GRZ|GFZ|grundflächenzahl|geschossflächenzahl|baufenster|vollgeschosse?)(?!\p{L})/giu,
  /(?<!\p{L})(?:abriss|abbruch|abzureißen|abgerissen|rückbau)\p{L}*/giu,
  /(?<!\p{L})(?:baulücke|bauzwang|bauverpflichtung|bauträgerfrei|bauträgerbindung|bauerwartungsland)(?!\p{L})/giu,
  /(?<!\p{L})(?:voll|teil|un)?-?erschlossen\p{L}*|(?<!\p{L})erschließungs(?:beitr|kosten)\p{L}*|(?<!\p{L})(?:ebf|ebpf)(?!\p{L})/giu,
  /(?<!\p{L})(?:bodenrichtwert|BRW(?!\p{L}))/giu,
]
/** So many of them make a plot, whatever stands on it. */
const MIN_BUILDABLE = 4

/** Whoever pulls it down or builds in its place says so. */
const CLEARED =
  /(?<!\p{L})(?:\p{L}*(?:abriss|abbruch|rückbau)\p{L}*|ab(?:zu)?reißen|abgerissen|altbestand|baulücke|bauplatz|bauträger\p{L}*|neubebauung|(?:wohn)?baugrundstück\p{L}*)(?!\p{L})/giu

/** An appraisal tells plan, permit and Bodenrichtwert of every house: one that is measured, dated and heated stands. */
function isStanding({ wohnflaeche, baujahr, heizung }: Facts, own: readonly Passage[]): boolean {
  return [wohnflaeche, baujahr, heizung].every(fact => fact !== null) && hitsOf(CLEARED, own).length === 0
}

function toBeBuiltOn(own: readonly Passage[], facts: Facts): Claim[] {
  if (isStanding(facts, own)) return []
  const found = BUILDABLE.flatMap(pattern => hitsOf(pattern, own)[0] ?? [])
  const [first] = found
  if (!first || found.length < MIN_BUILDABLE) return []
  return [{ kind: 'grundstueck', weight: WEIGHT.buildable * found.length, general: false, evidence: proofOf(first) }]
}

function proofsFor(value: DealObjectKind, claims: readonly Claim[], parts: readonly Part[]): Evidence[] {
  const own = claims.filter(({ kind }) => kind === value).sort((a, b) => b.weight - a.weight)
  const chosen =
    own.length > 0 ? own.map(({ evidence }) => evidence) : parts.flatMap(({ evidence }) => evidence.slice(0, 1))
  return (chosen.length > 0 ? chosen : claims.map(({ evidence }) => evidence)).slice(0, 3)
}
