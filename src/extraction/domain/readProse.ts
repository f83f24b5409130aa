import type { Evidence } from '#kernel/evidence.ts'
import { isInName } from './namesOfPeople.ts'
import { answeredWith } from './answeredWith.ts'
import { type Candidate, RANK } from './facts.ts'
import { isInMailAddress } from './mailAddress.ts'
import { clauseBounds } from './scope/negation.ts'
import type { Passage } from './passages.ts'
import { proof, standsAt, sureness } from './proof.ts'
import { quoteOf } from './remarks/quote.ts'
import { statementAround } from './remarks/statementText.ts'
import { OWN_SECTIONS, type ProseRule, type Reading } from './rule.ts'
import { numberedUnit } from './scope/numberedUnit.ts'
import { matterOf } from './scope/rightScope.ts'
import { saidIn } from './scope/said.ts'
import type { Scope } from './scope/scope.ts'
import { scopeOf } from './scope/scopeOf.ts'
import type { Setting } from './scope/setting.ts'
import { indexPatterns } from './remarks/patternIndex.ts'

/** Reads every wording of the rules in the passages. */
export function readProse(rules: readonly ProseRule[], passages: readonly Passage[], setting: Setting): Candidate[] {
  const passagesOf = new Map<ProseRule, Passage[]>(rules.map(rule => [rule, []]))
  for (const passage of passages)
    for (const rule of rulesFor(rules, passage))
      if ((rule.sections ?? OWN_SECTIONS).includes(passage.section)) passagesOf.get(rule)?.push(passage)
  return [...passagesOf].flatMap(([rule, near]) =>
    near.flatMap(passage =>
      [...passage.text.matchAll(rule.pattern)].flatMap(match => {
        const isNoValue = isInMailAddress(passage.text, match.index) || isEmptyField(match)
        const read = isNoValue ? undefined : rule.value(match, passage)
        if (!read) return []
        const start = match.index + (read.span?.index ?? 0)
        const end = read.span ? start + read.span.length : match.index + match[0].trimEnd().length
        const reading = answeredWith(read, passage, { start, end }, passages[passages.indexOf(passage) + 1])
        if (!reading) return []
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
            scope: scopeIn(passage, rule, reading, start, end, setting),
          },
        ]
      }),
    ),
  )
}

export const LEFT_EMPTY = /^\s?[:¦]\s?(?:k\.\s?A\.?|keine Angaben?|n\.\s?a\.|n\/a|unbekannt|[–—-])\s*(?=$|[\n¦])/iu

/** "Stellplatz ¦ k. A.": the label of a field that nobody filled in says nothing. */
function isEmptyField({ input, index, 0: { length } }: RegExpExecArray): boolean {
  return /(?:^|[\n¦])\s*$/u.test(input.slice(0, index)) && LEFT_EMPTY.test(input.slice(index + length))
}

function scopeIn(
  passage: Passage,
  { key }: ProseRule,
  { value, complete }: Reading,
  start: number,
  end: number,
  { toBeBuilt, today, above }: Setting,
): Scope {
  const matter = matterOf(key)
  const core = start + (typeof value === 'number' ? placeOf(value, passage.text.slice(start, end)) : 0)
  const word = passage.words.find(placed => placed.end > core)?.word
  const scope = scopeOf(saidIn(passage), start, end, { matter, core, toBeBuilt, today, under: word && above.get(word) })
  if (complete) return { ...scope, time: 'now', stance: 'asserted' }
  const unit = key === 'zustand' ? numberedUnit(passage.text, start) : null
  if (unit) return { ...scope, bearer: 'part', word: unit.toLowerCase() }
  const isName =
    matter === 'thing' &&
    value === true &&
    (isProperName(passage.text, start, end) || isInName(passage.text, start, end))
  return isName ? { ...scope, bearer: 'other', word: passage.text.slice(start, end).toLowerCase() } : scope
}

/** Where a figure is in the words that say it; 0 where they spell it out. */
function placeOf(value: number, words: string): number {
  const figures = [...words.matchAll(/\d[\d.,'’ ]*/gu)]
  const digits = (text: string): string => text.replace(/\D/gu, '')
  const own = figures.find(({ 0: figure }) => digits(figure).startsWith(digits(String(value))))
  return (own ?? figures.at(-1))?.index ?? 0
}

/** One word does not prove a "no", nor what the words around it turn: there the part of the sentence is quoted. */
function proofOf({ value }: Reading, passage: Passage, start: number, end: number): Evidence {
  const { text } = passage
  const isNo = value === false || value === 'keiner'
  const isBareWord = value === true && !passage.headline && !/[\s\d]/u.test(text.slice(start, end))
  if (!isNo && !isBareWord) return proof(passage, start, end)
  const clause = clauseBounds(text, start, end)
  // In a list each line says its own; only a denial may appear in the next one.
  const line = text.indexOf('\n', end)
  const isWhole = line < 0 || line > clause.end || (isNo && !DENIAL.test(text.slice(clause.start, line)))
  // The dots between label and value are no words.
  if (/[.…_·]{4,}/u.test(text.slice(clause.start, clause.end))) return proof(passage, start, end)
  const part = isWhole ? clause : { start: clause.start, end: line }
  const own = statementAround(saidIn(passage).text, start, end)
  const isDeniedOutside =
    isNo && !DENIAL.test(text.slice(own.start, own.end)) && DENIAL.test(text.slice(part.start, part.end))
  return standsAt(quoteOf(passage, start, end, part), { passage, ...(isDeniedOutside ? part : { start, end }) })
}

const DENIAL = /(?<!\p{L})(?:kein|nicht|ohne|nein|weder|unver|frei|leer)/iu

/** First halves of compounds that say what kind of thing it is: "Süd-Terrasse", "PKW-Garage". */
const KIND =
  /^(?:dach|süd|west|ost|nord|südwest|südost|nordwest|nordost|sonnen|holz|stein|garten|hof|einzel|doppel|dreifach|pkw|kfz|auto|lkw|außen|innen|tief|gemeinschafts?|privat|eigen|nutz|zier|gemüse|obst|vor|hinter|wohn|hobby|wein|voll|teil|gewölbe|trocken|einbau|ess|wohn|koch|lasten|personen|glas|panorama|luxus|design|marken|u|l|g|stahl|beton|balkon|loggia|terrassen|garagen|stellplatz|fahrrad|abstell|wasch|heizungs|öl|gas|keller|winter|sommer|bauern|dielen|granit|wpc|pflaster|markisen|essens|frühstücks|abend|eck|rund|frei|sitz|garage|haus|tg|parkett|fertig|massiv|duplex|multi)$/iu
/** What introduces a name: a project, an inn, a quarter. */
const NAMED =
  /(?:(?<!\p{L})(?:projekt|quartier|wohnpark|wohnanlage|residenz|restaurant|gasthaus|gasthof|hotel|café|siedlung|wohngebiet|neubaugebiet|baugebiet|ensemble|wohnquartier|club|verein|straße|haltestelle)\s(?:„|"|»|“|zum\s|zur\s|am\s|im\s)?)(?:\p{Lu}[\p{L}-]*[\s-])?$/iu
const QUOTED = /[„"»“](?:\p{Lu}[\p{L}-]*[\s-])?$/u

/** "Hardt-Terrassen", „Schlossgärten“: a name, which says nothing on what there is. */
function isProperName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  const word = text.slice(start, end)
  const first = /(?<![\p{L}-])(\p{Lu}[\p{L}]+(?:-\p{Lu}\p{L}+)*)-$/u.exec(before)?.[1]
  if (first && /^\p{Lu}/u.test(word) && isPlural(word)) return !KIND.test(first.split('-').at(-1) ?? first)
  if (!/^\p{Lu}/u.test(word)) return false
  return NAMED.test(before) || (QUOTED.test(before) && /^[^„»\n]{0,20}[“”«"]/u.test(text.slice(end)))
}

function isPlural(word: string): boolean {
  return /(?:terrassen|gärten|garagen|höfe|logen|balkone|keller)$/iu.test(word)
}

type RulesFor = (lower: string) => readonly ProseRule[]

const indexes = new WeakMap<readonly ProseRule[], RulesFor>()

/** The wordings that can hold in a passage at all: most passages have none of the words that a pattern needs. */
function rulesFor(rules: readonly ProseRule[], { text }: Passage): readonly ProseRule[] {
  const known = indexes.get(rules) ?? indexPatterns(rules, ({ pattern }) => pattern)
  indexes.set(rules, known)
  return known(text.toLowerCase())
}
