import { objectsIn } from '#rating/domain/plainValues.ts'
import type { ReportInput } from '../reportInput.ts'
import { instalmentSources } from './instalments.ts'
import { lawCaseOf } from './lawCase.ts'
import { lawNotesFor, lawSource } from './lawNotes.ts'
import { type NamedSource, SOURCE_GROUPS, sourcesIn } from './sourceIndex.ts'
import { germanStand, oneLine } from './wording.ts'

/** A line of the chapter "Quellen", with the number by which answers point at it. */
export interface ListedSource extends Pick<NamedSource, 'text' | 'group' | 'stand' | 'checkedOn'> {
  readonly number: number
  /** The single sources that it names: paragraphs of one law share a line. */
  readonly names: readonly string[]
}

/** Every source that the report uses, each once, in the order of the groups and the alphabet. */
export function usedSources(input: ReportInput): readonly ListedSource[] {
  const sources = singleSources(input)
  const ordered = SOURCE_GROUPS.flatMap(group => gathered(sources.filter(one => one.group === group)))
  return ordered.map((one, index) => ({ ...one, number: index + 1 }))
}

/** "Quelle 3" or "Quellen 3, 7" for a text that names sources; empty where it names the exposé only. */
export function sourceNumbers(sources: readonly ListedSource[]): (text: string) => string {
  const numberOf = new Map(sources.flatMap(({ names, number }) => names.map(name => [name, number] as const)))
  return text => {
    const numbers = new Set(sourcesIn(text).flatMap(one => numberOf.get(one.text) ?? []))
    const sorted = [...numbers].toSorted((a, b) => a - b)
    return sorted.length === 0 ? '' : `${sorted.length === 1 ? 'Quelle' : 'Quellen'}\u00a0${sorted.join(', ')}`
  }
}

function singleSources(input: ReportInput): readonly NamedSource[] {
  const { assessment } = input.judgement
  const ofMarket = assessment.appraisal.sources.map(({ name, source, stand, checkedOn }): NamedSource => {
    const group = checkedOn === null ? SOURCE_GROUPS[0] : SOURCE_GROUPS[1]
    return { text: oneLine(`${name}: ${source}`), short: name, group, stand: germanStand(stand), checkedOn }
  })
  const operator = ofMarket.filter(({ group }) => group === SOURCE_GROUPS[0])
  const texts = objectsIn(assessment).flatMap(({ object }) =>
    typeof object['source'] === 'string' ? [object['source']] : [],
  )
  const ofLaw = lawNotesFor(lawCaseOf(assessment)).map(lawSource)
  const named = [...texts, ...ofLaw, ...instalmentSources(lawCaseOf(assessment))]
    .flatMap(sourcesIn)
    // What an operator brought in is listed with its name above.
    .filter(({ text }) => !operator.some(own => own.text.includes(text)))
  const once = new Map([...ofMarket, ...named].map(one => [one.text, one]))
  return [...once.values()].toSorted((a, b) => german(a.text, b.text))
}

type Line = Omit<ListedSource, 'number'>

/** "§ 35 GModG" and "§ 43 GModG" in one line: "§§ 35, 43 GModG". Only where Stand and day are the same. */
function gathered(sources: readonly NamedSource[]): readonly Line[] {
  const lines = new Map<string, Line>()
  for (const { text, group, stand, checkedOn } of sources) {
    const [, sign = '', , law = ''] = PARAGRAPH.exec(text) ?? []
    const key = law === '' ? text : [sign, law, stand, checkedOn].join('|')
    const names = [...(lines.get(key)?.names ?? []), text]
    const numbers = names.map(name => PARAGRAPH.exec(name)?.[2] ?? '').join(', ')
    const many = `${sign === '§' ? '§§' : sign} ${numbers} ${law}`
    lines.set(key, { text: names.length > 1 ? many : text, group, stand, checkedOn, names })
  }
  return [...lines.values()]
}

const PARAGRAPH = /^(§|Nr\.) (\d+[a-z]?) ([\p{L}\d ]+)$/u

const { compare: german } = new Intl.Collator('de-DE', { numeric: true })
