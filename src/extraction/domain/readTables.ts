import { RANK, type Candidate } from './facts.ts'
import { bareLabelName } from './labelName.ts'
import { pairProof, type Label, type Option } from './pairs.ts'
import { indexPatterns } from './remarks/patternIndex.ts'
import type { Reading, TableRule } from './rule.ts'
import { pairScope, piecesOf } from './scope/pairScope.ts'
import { isPlain, PLAIN, type Scope } from './scope/scope.ts'
import type { Setting } from './scope/setting.ts'
import type { Section } from './sections.ts'

/** A value that is not beside its label in the same row: a card, or a row that the layout took apart. */
export const APART: readonly Option['how'][] = ['below', 'above', 'across']
/** The line of a sentence that goes on, no value: "Im Kaufpreis bereits enthalten ist der". */
export const UNFINISHED =
  /(?<!\p{L})(?:der|die|das|den|dem|des|eine?[rmns]?|und|oder|mit|im|auf|von|vom|zur|zum|für|bei|ohne|aus|als|ist|sind|sich|wird|werden)$/iu
/** "2,38 % inkl. 19 % USt. für den" over "Käufer": the figure stands, whatever goes on behind it. */
const BEGINS_WITH_FIGURE = /^(?:ca\.\s|rd\.\s|rund\s)?(?:(?:EUR|€)\s?\d|\d[\d.,]*\s?(?:€|EUR|%|m²|qm|kWh)(?!\p{L}))/u
const ASKS_KIND = /(?:art|typ)$/u
const TABLE_SECTIONS: readonly Section[] = ['object', 'location', 'energy', 'costs', 'contact']

/**
 * Reads the rows and cards of key facts. A value beside its label wins over one above or below it; where a card could
 * be read both ways, the way that the other cards of the page leave no choice about decides.
 */
export function readTables(rules: readonly TableRule[], labels: readonly Label[], setting: Setting): Candidate[] {
  const rulesOf = rulesOfLabels(rules)
  const known = withoutNumberedFlats(labels)
    .filter(label => TABLE_SECTIONS.includes(label.section))
    .flatMap(label => rulesOf(label.name).map(rule => ({ label, rule })))
  const labelKeys = Map.groupBy(known, ({ label }) => label.words[0])
  // Where two cells above each other both have one on their height, the two are labels: "Heizungstyp | Gas" over "Wärmepumpe | vorbereitet".
  const withOneAcross = new Set(labels.filter(hasOneAcross).map(({ words }) => words[0]))
  const taken = new Set<unknown>()
  const found: Candidate[] = []
  const open: { label: Label; rule: TableRule; ways: { option: Option; reading: Reading }[] }[] = []
  const done = new Set<string>()
  for (const { label, rule } of known) {
    // Text of the next column is on the height of a card's label, too.
    const isReadAcross = label.options.some(({ how, text }) => how === 'across' && rule.value(text, label.name))
    const readable = label.options.flatMap(option => {
      // "Stellplatz | 1 Garage", "Nutzung | bezugsfrei": beside a label that asks for the kind, the name of a kind is the value.
      const asksKind = ASKS_KIND.test(label.name) || rule.key === 'vermietet' || rule.key === 'stellplatz'
      // "Provision für Käufer | provisionsfrei": a label of the same thing is what is said of it.
      const asLabel = labelKeys.get(option.words[0])
      const isAnswer = asksKind || asLabel?.some(other => other.rule.key === rule.key) === true
      const isLabel = asLabel !== undefined && !(option.how === 'same row' && isAnswer)
      const isNextLabel = option.how !== 'across' && isReadAcross && withOneAcross.has(option.words[0])
      const reading =
        isLabel || isNextLabel || (APART.includes(option.how) && goesOn(option.text))
          ? undefined
          : rule.value(option.text, label.name)
      return reading ? [{ option, reading }] : []
    })
    const beside = readable.find(({ option }) => !APART.includes(option.how))
    if (beside) {
      taken.add(beside.option.words[0])
      found.push(...candidates(rule, label, beside.option, beside.reading, setting))
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
    found.push(...candidates(rule, label, way.option, way.reading, setting))
  }
  return found
}

/** "WE 1, 3, 8 | beurkundet" over "WE 7 | reserviert": flats by their numbers. A count of flats is printed once, or behind its colon. */
function withoutNumberedFlats(labels: readonly Label[]): readonly Label[] {
  const isNumbered = ({ name, options: [first] }: Label) => name === 'we' && first?.how === 'prefix'
  const told = new Set(labels.filter(isNumbered).map(({ options }) => options[0]?.text))
  return told.size > 1 ? labels.filter(label => !isNumbered(label)) : labels
}

type RulesOf = (name: string) => readonly TableRule[]

const indexes = new WeakMap<readonly TableRule[], RulesOf>()

/** The rules that a name is a label of, also with something added to it; asked again and again for the names of one document. */
export function rulesOfLabels(rules: readonly TableRule[]): RulesOf {
  const near = indexes.get(rules) ?? indexPatterns(rules, ({ label }) => label)
  indexes.set(rules, near)
  const known = new Map<string, readonly TableRule[]>()
  return name => {
    const before = known.get(name)
    if (before) return before
    const bare = bareLabelName(name)
    const found = near(name).filter(({ label }) => label.test(name) || label.test(bare))
    known.set(name, found)
    return found
  }
}

function hasOneAcross({ options }: Label): boolean {
  return options.some(({ how }) => how === 'across')
}

function goesOn(text: string): boolean {
  return UNFINISHED.test(text) && !BEGINS_WITH_FIGURE.test(text)
}

/** A value of several pieces that are meant in different ways is several readings: "Gas, Wärmepumpe vorbereitet". */
function candidates(rule: TableRule, label: Label, option: Option, whole: Reading, setting: Setting): Candidate[] {
  const make = (reading: Reading, scope: Scope): Candidate => ({ ...candidate(rule, label, option, reading), scope })
  const pieces = typeof whole.value === 'string' ? piecesOf(rule.key, label, option, setting) : []
  const own = pieces.filter(({ scope }) => isPlain(scope)).map(({ text }) => text)
  const reading = own.length > 0 ? rule.value(own.join(' ').replace(/[,;(]$/u, ''), label.name) : undefined
  if (!reading) return [make(whole, pairScope(rule.key, whole.value, label, option, setting))]
  const others = pieces.flatMap(({ text, scope }) => {
    const other = isPlain(scope) ? undefined : rule.value(text, label.name)
    return other ? [make(other, scope)] : []
  })
  return [make(reading, PLAIN), ...others]
}

function candidate(rule: TableRule, label: Label, option: Option, reading: Reading): Omit<Candidate, 'scope'> {
  const words = [...label.words, ...option.words]
  return {
    key: rule.key,
    value: reading.value,
    ...(reading.unit ? { unit: reading.unit } : {}),
    evidence: pairProof(label, option),
    ...(reading.ofTheWhole || option.ofTheWhole || /gesamt|summe|total/u.test(label.name)
      ? { ofTheWhole: true as const }
      : {}),
    rank: reading.rank ?? (label.section === 'costs' || label.section === 'contact' ? RANK.prose : RANK.table),
    sureness: Math.min(...words.map(word => word.confidence)) * (reading.doubt ?? 1),
  }
}
