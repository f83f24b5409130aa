import type { Evidence } from '#kernel/evidence.ts'
import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { DealObjectKind, Decision, Part } from './deal.ts'
import { hitsOf, ownText } from './ownText.ts'
import { type KindHit, kindsIn } from './kindWords.ts'

interface Claim {
  readonly kind: DealObjectKind
  readonly weight: number
  readonly evidence: Evidence
}

/** A title stands among the first passages; longer ones are text. */
const FIRST_PASSAGES = 9
const LONGEST_TITLE = 220
/** Words weigh by where they stand: what is called the object, then its title, then what the text goes on to call it. */
const WEIGHT = { label: 6, offered: 5, title: 5, stated: 3, mention: 0.5 } as const
/** Mentions of one kind count up to this. */
const MOST_OF_MENTIONS = 2
/** A word that may mean any house weighs this share. */
const GENERAL = 0.4

const LABEL =
  /(?<!\p{L})(?:objektart|objekttyp|objektkategorie|immobilientyp|immobilienart|wohnungstyp|kategorie|nutzungsart|vermarktungsobjekt|art des objekts?|property type|typ)\s*:?\s*[:¦\n ]\s*(?<value>[^\n¦]{3,60})/giu
const OFFERED =
  /(?<phrase>[^\n.¦]{3,90}?)\s(?:zum (?:kauf|verkauf)|zu verkaufen|kaufen|for sale)(?!\p{L})|(?:verkauf(?:e|en|t)?|veräußer(?:n|t)|angeboten|anbieten|biete[nt]?|gelangt|kommt|steht)(?:\s(?:wird|werden|wir|ich|hier|aus|zum|privat|von|zu|dürfen|im|kundenauftrag|ihnen|folgendes|objekt|kauf|verkauf|können):?)*:?\s(?<object>[^\n.;]{3,90})/giu

/** What is sold: from the words that call it something, whatever the layout, and from its parts. */
export function objectKindOf(
  passages: readonly Passage[],
  facts: Facts,
  parts: readonly Part[],
): Decision<DealObjectKind> {
  const own = ownText(passages)
  const claims = [...labelled(own), ...offered(own), ...titled(passages), ...stated(facts), ...mentioned(own)]
  const scores = new Map<DealObjectKind, number>()
  for (const { kind, weight } of claims) scores.set(kind, (scores.get(kind) ?? 0) + weight)
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  const named = best?.[0] ?? null
  const value = byParts(named, own, facts, parts) ?? named
  if (value === null)
    return {
      value: 'wohnung',
      evidence: [],
      question: 'Was genau wird verkauft: eine Wohnung, ein Haus oder ein Grundstück?',
    }
  return { value, evidence: proofsFor(value, claims, parts), question: null }
}

function labelled(own: readonly Passage[]): Claim[] {
  return own.flatMap(passage =>
    [...passage.text.matchAll(LABEL)].flatMap(match => {
      const value = match.groups?.['value'] ?? ''
      return claimsOf(passage, match.index + match[0].length - value.length, value, WEIGHT.label)
    }),
  )
}

function offered(own: readonly Passage[]): Claim[] {
  return own.flatMap(passage =>
    [...passage.text.matchAll(OFFERED)].flatMap(match => {
      const phrase = match.groups?.['phrase'] ?? match.groups?.['object'] ?? ''
      return claimsOf(passage, match.index + match[0].indexOf(phrase), phrase, WEIGHT.offered)
    }),
  )
}

/** The first short texts of the document; a letter's or an advertisement's title is set no larger than its text. */
function titled(passages: readonly Passage[]): Claim[] {
  return ownText(passages.slice(0, FIRST_PASSAGES))
    .filter(({ page, text }) => page <= 2 && text.length <= LONGEST_TITLE)
    .flatMap(passage => claimsOf(passage, 0, passage.text, WEIGHT.title))
}

/** Only the first kind that a phrase names is the object: "Wohnung, Haus nebenan". */
function claimsOf(passage: Passage, offset: number, phrase: string, weight: number): Claim[] {
  const hits = kindsIn(phrase)
  const hit = hits.find(({ precision }) => precision === 'exact') ?? hits[0]
  return hit ? [claimOf(passage, offset, hit, weight)] : []
}

function claimOf(passage: Passage, offset: number, hit: KindHit, weight: number): Claim {
  const share = hit.precision === 'general' ? GENERAL : 1
  return {
    kind: hit.kind,
    weight: weight * share,
    evidence: proof(passage, offset + hit.start, offset + hit.end),
  }
}

function stated(facts: Facts): Claim[] {
  const fact = facts.objektart
  const [hit] = typeof fact?.value === 'string' ? kindsIn(fact.value) : []
  const [evidence] = fact?.evidence ?? []
  if (!hit || !evidence) return []
  return [{ kind: hit.kind, weight: WEIGHT.stated * (hit.precision === 'general' ? GENERAL : 1), evidence }]
}

function mentioned(own: readonly Passage[]): Claim[] {
  const counted = new Map<DealObjectKind, number>()
  return own.flatMap(passage =>
    kindsIn(passage.text).flatMap(hit => {
      const claim = claimOf(passage, 0, hit, WEIGHT.mention)
      const before = counted.get(hit.kind) ?? 0
      if (before >= MOST_OF_MENTIONS) return []
      counted.set(hit.kind, before + claim.weight)
      return [claim]
    }),
  )
}

const HOUSES: readonly (DealObjectKind | null)[] = ['einfamilienhaus', 'doppelhaushaelfte', 'reihenhaus']
const FLATS_IN_HOUSE =
  /(?<!\p{L})(?<count>drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[3-9]|[1-9]\d)\s(?:\p{L}+e\s){0,3}(?:wohn(?:ungen|einheiten)|mietwohnungen|mieteinheiten|parteien|WE)(?!\p{L})/giu
const SOLD_SINGLY =
  /(?<!\p{L})(?:einzel(?:n\s|erwerb|verkauf)|erwerb einzeln|einzeln (?:zu )?(?:erwerb|kauf|verk)|wohnungsübersicht|preisliste|verkaufsübersicht)/giu
/** Fewer flats make no apartment house (deals.md, mehrfamilienhaus). */
const MIN_FLATS = 3

/** What the parts say about the whole: several flats sold one by one are no house, and a house of several flats is an apartment house. */
function byParts(
  named: DealObjectKind | null,
  own: readonly Passage[],
  facts: Facts,
  parts: readonly Part[],
): DealObjectKind | null {
  const units = parts.filter(({ kind }) => kind !== 'stellplatz' && kind !== 'sonstiges')
  const priced = units.filter(({ priceEuro, status }) => priceEuro !== null || status !== null)
  if (units.length >= 2 && (priced.length >= 2 || hitsOf(SOLD_SINGLY, own).length > 0)) return 'mehrere'
  const homes = units.filter(({ kind }) => kind === 'wohnung').length
  const shops = units.filter(({ kind }) => kind === 'gewerbe').length
  if ((named === 'mehrfamilienhaus' || HOUSES.includes(named)) && homes >= 2 && shops > 0) return 'wohn-geschaeftshaus'
  const counted = Math.max(
    homes,
    Number(facts.einheiten?.value ?? 0),
    hitsOf(FLATS_IN_HOUSE, own).length > 0 ? MIN_FLATS : 0,
  )
  if (named === 'einfamilienhaus' && counted >= MIN_FLATS) return 'mehrfamilienhaus'
  return null
}

function proofsFor(value: DealObjectKind, claims: readonly Claim[], parts: readonly Part[]): Evidence[] {
  const own = claims.filter(({ kind }) => kind === value).sort((a, b) => b.weight - a.weight)
  const chosen =
    own.length > 0 ? own.map(({ evidence }) => evidence) : parts.flatMap(({ evidence }) => evidence.slice(0, 1))
  return (chosen.length > 0 ? chosen : claims.map(({ evidence }) => evidence)).slice(0, 3)
}
