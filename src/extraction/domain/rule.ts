import type { Evidence } from '#kernel/evidence.ts'
import { RANK, type Candidate, type FactKey, type FactValue, type Rank } from './facts.ts'
import { pairProof, type Label, type Option } from './pairs.ts'
import { clauseBounds } from './negation.ts'
import type { Passage } from './passages.ts'
import { mayHold } from './proseNeedles.ts'
import { proof, sureness } from './proof.ts'
import { quoteOf } from './remarks/quote.ts'
import type { Section } from './sections.ts'

/** A value as a rule reads it. */
export interface Reading {
  value: FactValue
  unit?: string
  /** Overrides the rank of the rule. */
  rank?: Rank
  /** The part of the match that says it, where the match is wider: offset and length in it. */
  span?: { index: number; length: number }
  /** The wording says that it is the sum of all parts: "KP gesamt", "Gesamtverkehrswert". */
  ofTheWhole?: true
  /** Factor on the sureness, 0 to 1: less than 1 for wordings that leave doubt. */
  doubt?: number
}

/** A row or card of key facts: which label, and how its value is read. */
export interface TableRule {
  key: FactKey
  /** Matched against the whole label name, see `labelName`. */
  label: RegExp
  value: (text: string, label: string) => Reading | undefined
}

/** A wording in running text or in a headline. The pattern has the flag g. */
export interface ProseRule {
  key: FactKey
  pattern: RegExp
  value: (match: RegExpExecArray, passage: Passage) => Reading | undefined
  rank?: Rank
  /** Sections in which the wording speaks about the object. Default: all but other people's and other objects' parts. */
  sections?: readonly Section[]
}

/** A value that does not stand beside its label in the same row: a card, or a row that the layout took apart. */
const APART: readonly Option['how'][] = ['below', 'above', 'across']

/** From here on a line speaks of other objects: "Weitere Häuser: …", "Biete auch: …". */
const OTHERS =
  /(?<!\p{L})(?:(?:weitere|andere|ähnliche|vergleichbare)\s(?:häuser|objekte|angebote|residenzen|immobilien|wohnungen)[^\n.]{0,40}:|zuletzt vermittelt:|biete auch:|unser partner\s[^.]*$|ein(?:e)?\s(?:vergleichbares?|nachbarhaus|ähnliches?)[^.]*$|a similar (?:flat|house)[^.]*$)/iu

const OWN_SECTIONS: readonly Section[] = ['object', 'location', 'energy', 'costs']
const TABLE_SECTIONS: readonly Section[] = ['object', 'location', 'energy', 'costs', 'contact']

/** Reads every wording of the rules in the passages. */
export function readProse(rules: readonly ProseRule[], passages: readonly Passage[]): Candidate[] {
  return rules.flatMap(rule =>
    passages
      .filter(passage => (rule.sections ?? OWN_SECTIONS).includes(passage.section) && mayHold(rule, passage))
      .flatMap(passage =>
        [...passage.text.matchAll(rule.pattern)].flatMap(match => {
          if (OTHERS.test(passage.text.slice(0, match.index))) return []
          const reading = rule.value(match, passage)
          if (!reading) return []
          const start = match.index + (reading.span?.index ?? 0)
          const end = reading.span ? start + reading.span.length : match.index + match[0].trimEnd().length
          const rank = reading.rank ?? rule.rank ?? (passage.headline ? RANK.headline : RANK.prose)
          return [
            {
              key: rule.key,
              value: reading.value,
              ...(reading.unit ? { unit: reading.unit } : {}),
              evidence: proofOf(reading, passage, start, end),
              ...(reading.ofTheWhole ? { ofTheWhole: true as const } : {}),
              rank,
              sureness: sureness(passage, start, end) * (reading.doubt ?? 1) * (passage.section === 'terms' ? 0.5 : 1),
            },
          ]
        }),
      ),
  )
}

/** One word does not prove a "no", nor what the words around it turn: there the part of the sentence is quoted. */
function proofOf({ value }: Reading, passage: Passage, start: number, end: number): Evidence {
  const isNo = value === false || value === 'keiner'
  const isBareWord = value === true && !passage.headline && !/[\s\d]/u.test(passage.text.slice(start, end))
  if (!isNo && !isBareWord) return proof(passage, start, end)
  const clause = clauseBounds(passage.text, start, end)
  // In a list each line says its own; only a denial may stand in the next one.
  const line = passage.text.indexOf('\n', end)
  const isWhole = line < 0 || line > clause.end || (isNo && !DENIAL.test(passage.text.slice(clause.start, line)))
  // The dots between label and value are no words.
  if (/[.…_·]{4,}/u.test(passage.text.slice(clause.start, clause.end))) return proof(passage, start, end)
  return quoteOf(passage, start, end, isWhole ? clause : { start: clause.start, end: line })
}

const DENIAL = /(?<!\p{L})(?:kein|nicht|ohne|nein|weder|unver|frei|leer)/iu

/**
 * Reads the rows and cards of key facts. A value beside its label wins over one above or below it; where a card could
 * be read both ways, the way that the other cards of the page leave no choice about decides.
 */
export function readTables(rules: readonly TableRule[], labels: readonly Label[]): Candidate[] {
  const known = labels
    .filter(label => TABLE_SECTIONS.includes(label.section))
    .flatMap(label => rules.filter(rule => rule.label.test(label.name)).map(rule => ({ label, rule })))
  const labelWords = new Set(known.map(({ label }) => label.words[0]))
  const taken = new Set<unknown>()
  const found: Candidate[] = []
  const open: { label: Label; rule: TableRule; ways: { option: Option; reading: Reading }[] }[] = []
  const done = new Set<string>()
  for (const { label, rule } of known) {
    const readable = label.options.flatMap(option => {
      const reading = labelWords.has(option.words[0]) ? undefined : rule.value(option.text, label.name)
      return reading ? [{ option, reading }] : []
    })
    const beside = readable.find(({ option }) => !APART.includes(option.how))
    if (beside) {
      taken.add(beside.option.words[0])
      found.push(candidate(rule, label, beside.option, beside.reading))
    } else if (readable.length > 0) open.push({ label, rule, ways: readable })
  }
  const ways = open.map(card => ({ ...card, ways: card.ways.filter(({ option }) => !taken.has(option.words[0])) }))
  const votes = (page: number, how: Option['how']): number =>
    ways.filter(card => card.label.page === page && card.ways.length === 1 && card.ways[0]?.option.how === how).length
  for (const { label, rule, ways: rest } of ways.sort((a, b) => b.ways.length - a.ways.length)) {
    const preferred = votes(label.page, 'above') > votes(label.page, 'below') ? 'above' : 'below'
    const way = rest.find(({ option }) => option.how === preferred) ?? rest[0]
    // Two rules may read one card in two ways: the first, which had the choice, wins.
    const card = `${rule.key} ${label.page} ${label.words[0]?.box.join()}`
    if (!way || done.has(card)) continue
    done.add(card)
    found.push(candidate(rule, label, way.option, way.reading))
  }
  return found
}

function candidate(rule: TableRule, label: Label, option: Option, reading: Reading): Candidate {
  const words = [...label.words, ...option.words]
  return {
    key: rule.key,
    value: reading.value,
    ...(reading.unit ? { unit: reading.unit } : {}),
    evidence: pairProof(label, option),
    ...(reading.ofTheWhole || /gesamt|summe|total/u.test(label.name) ? { ofTheWhole: true as const } : {}),
    rank: reading.rank ?? (label.section === 'costs' || label.section === 'contact' ? RANK.prose : RANK.table),
    sureness: Math.min(...words.map(word => word.confidence)) * (reading.doubt ?? 1),
  }
}
