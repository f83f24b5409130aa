import type { CalendarDate } from '#kernel/calendarDate.ts'
import { objectsIn } from '#rating/domain/plainValues.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { lawCaseOf } from './lawCase.ts'
import { lawNotesFor, lawSource } from './lawNotes.ts'
import { type NamedSource, SOURCE_GROUPS, sourcesIn } from './sourceIndex.ts'
import { germanDay, germanStand, oneLine } from './wording.ts'

/** Every source that the report uses, once, with Stand and the day on which we compared it; stale tables first. */
export function quellenChapter(input: ReportInput): Chapter {
  const sources = usedSources(input)
  const { provenance } = input.judgement
  return {
    id: 'quellen',
    title: 'Quellen und Stand',
    light: null,
    locked: false,
    blocks: [
      ...staleBlocks(provenance.staleTables, provenance.day),
      {
        kind: 'text',
        text: `Jeder Satz, jedes Preisniveau und jeder Index dieses Berichts stammt aus einer der folgenden Quellen. Stand heißt: Für diese Zeit gelten die Zahlen. Geprüft heißt: An diesem Tag haben wir sie zuletzt mit ihrer Quelle verglichen. Stichtag des Berichts ist der ${germanDay(provenance.day)}. Was aus dem Exposé selbst stammt, steht dort mit Seite und Wortlaut.`,
      },
      ...SOURCE_GROUPS.flatMap(group =>
        groupTable(
          group,
          sources.filter(one => one.group === group),
        ),
      ),
    ],
  }
}

function staleBlocks(names: readonly string[], day: CalendarDate): Block[] {
  if (names.length === 0) return []
  const which = names.length === 1 ? 'diese Tabelle' : 'diese Tabellen'
  return [
    { kind: 'heading', text: 'Tabellen über ihrem Prüftermin' },
    {
      kind: 'notice',
      text: `Am ${germanDay(day)} war für ${which} der Tag überschritten, bis zu dem wir sie erneut mit der Quelle vergleichen wollten. Die Zahlen können veraltet sein: Lassen Sie wichtige Beträge bestätigen, Zinsen etwa durch ein Angebot Ihrer Bank.`,
    },
    { kind: 'list', items: [...new Set(names)].toSorted(german) },
  ]
}

/** Each source once, in the order of the groups and the alphabet. */
function usedSources(input: ReportInput): readonly NamedSource[] {
  const { assessment } = input.judgement
  const ofMarket = assessment.appraisal.sources.map(({ name, source, stand, checkedOn }): NamedSource => {
    const group = checkedOn === null ? SOURCE_GROUPS[0] : SOURCE_GROUPS[1]
    const text = oneLine(`${name}: ${source}`)
    return { text, short: name, group, stand: germanStand(stand), checkedOn }
  })
  const operator = ofMarket.filter(({ group }) => group === SOURCE_GROUPS[0])
  const texts = objectsIn(assessment).flatMap(({ object }) =>
    typeof object['source'] === 'string' ? [object['source']] : [],
  )
  const ofLaw = lawNotesFor(lawCaseOf(assessment)).map(lawSource)
  const named = [...texts, ...ofLaw]
    .flatMap(sourcesIn)
    // What an operator brought in is listed with its name above.
    .filter(({ text }) => !operator.some(own => own.text.includes(text)))
  const once = new Map([...ofMarket, ...named].map(one => [one.text, one]))
  return [...once.values()].toSorted((a, b) => german(a.text, b.text))
}

function groupTable(group: string, sources: readonly NamedSource[]): Block[] {
  if (sources.length === 0) return []
  return [
    { kind: 'heading', text: group },
    {
      kind: 'table',
      caption: `${group}: Quelle, Stand und Tag der Prüfung`,
      head: ['Quelle', 'Stand', 'Geprüft'],
      align: ['left', 'left', 'left'],
      rows: gathered(sources).map(({ text, stand, checkedOn }) => [
        text,
        stand ?? '–',
        checkedOn === null ? '–' : germanDay(checkedOn),
      ]),
    },
  ]
}

type Line = Pick<NamedSource, 'text' | 'stand' | 'checkedOn'>

/** "§ 35 GModG" and "§ 43 GModG" in one line: "§§ 35, 43 GModG". Only where Stand and day are the same. */
function gathered(sources: readonly NamedSource[]): readonly Line[] {
  const lines = new Map<string, Line & { readonly numbers: readonly string[]; readonly law: string }>()
  for (const { text, stand, checkedOn } of sources) {
    const [, sign = '', number = '', law = ''] = /^(§|Nr\.) (\d+[a-z]?) ([\p{L}\d ]+)$/u.exec(text) ?? []
    const key = law === '' ? text : [sign, law, stand, checkedOn].join('|')
    const numbers = [...(lines.get(key)?.numbers ?? []), number]
    const many = `${sign === '§' ? '§§' : sign} ${numbers.join(', ')} ${law}`
    lines.set(key, { text: numbers.length > 1 ? many : text, stand, checkedOn, numbers, law })
  }
  return [...lines.values()]
}

const { compare: german } = new Intl.Collator('de-DE', { numeric: true })
