import { listed } from '#kernel/germanList.ts'
import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import { chapter, heading, notice, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { SOURCE_GROUPS } from './sourceIndex.ts'
import { type ListedSource, usedSources } from './usedSources.ts'

/** Every source that the report uses, once, with Stand and the day on which we compared it; stale tables first. */
export function quellenChapter(input: ReportInput): Chapter {
  const sources = usedSources(input)
  const { provenance } = input.judgement
  return chapter({
    id: 'quellen',
    title: 'Quellen und Stand',
    blocks: [
      ...staleBlocks(provenance.staleTables, provenance.day),
      paragraph(
        `Jeder Satz, jedes Preisniveau und jeder Index dieses Berichts stammt aus einer dieser Quellen oder mit Seite und Wortlaut aus dem Exposé. Stand: Für diese Zeit gelten die Zahlen. Geprüft: An diesem Tag haben wir sie zuletzt mit ihrer Quelle verglichen. Stichtag des Berichts ist der ${germanDay(provenance.day)}.`,
      ),
      ...SOURCE_GROUPS.flatMap(group =>
        groupTable(
          group,
          sources.filter(one => one.group === group),
        ),
      ),
    ],
  })
}

function staleBlocks(names: readonly string[], day: CalendarDate): Block[] {
  if (names.length === 0) return []
  const sorted = [...new Set(names)].toSorted(german)
  const which = sorted.length === 1 ? 'diese Tabelle' : 'diese Tabellen'
  return [
    heading('Tabellen über ihrem Prüftermin'),
    notice(
      `Am ${germanDay(day)} war für ${which} der Tag überschritten, bis zu dem wir sie erneut mit der Quelle vergleichen wollten: ${listed(sorted)}. Die Zahlen können veraltet sein: Lassen Sie wichtige Beträge bestätigen, Zinsen etwa durch ein Angebot Ihrer Bank.`,
    ),
  ]
}

function groupTable(group: string, sources: readonly ListedSource[]): Block[] {
  if (sources.length === 0) return []
  return [
    heading(group),
    table(
      `${group}: Nummer, Quelle, Stand und Tag der Prüfung`,
      [...numeric('Nr.'), 'Quelle', 'Stand', 'Geprüft'],
      sources.map(({ number, text, stand, checkedOn }) => [
        String(number),
        text,
        stand ?? '–',
        checkedOn === null ? '–' : germanDay(checkedOn),
      ]),
    ),
  ]
}

const { compare: german } = new Intl.Collator('de-DE', { numeric: true })
