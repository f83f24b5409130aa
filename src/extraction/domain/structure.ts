import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Page, Segment } from '#reading/domain/page.ts'
import type { Part } from './deal/deal.ts'
import { isHeadedAsHouseOfFlats } from './deal/objektartOf.ts'
import { numberOfUnit, offeredUnit } from './deal/namedUnit.ts'
import { partsOf } from './deal/parts/partsOf.ts'
import { type PartTable, partTablesOf, withoutTables } from './deal/parts/partTable.ts'
import type { Unit } from './facts.ts'
import type { DocumentKind } from './kind/documentKind.ts'
import { listsOf, withoutLists } from './lists/listsOf.ts'
import type { List } from './lists/list.ts'
import { type Label, labelsOf } from './pairs.ts'
import { type Passage, passagesOf } from './passages.ts'
import { saidAbove } from './scope/headings.ts'
import type { Setting } from './scope/setting.ts'
import { isToBeBuilt } from './scope/toBeBuilt.ts'
import type { Section } from './sections.ts'
import { unitsOf } from './units.ts'

/** What stands where in an offer, before any fact is read: tables and lists of its units apart from what is said of the whole. */
export interface Structure {
  readonly tables: readonly PartTable[]
  readonly units: Unit[]
  readonly parts: Part[]
  readonly lists: readonly List[]
  /** Running text without the tables of units, but with lists of several objects. */
  readonly listed: readonly Passage[]
  /** Without those, too: what speaks of the offer as a whole. */
  readonly passages: readonly Passage[]
  readonly labels: readonly Label[]
  readonly setting: Setting
}

/** @param pages with whole rows, see wholeRows.ts */
export function structureOf(pages: readonly Page[], kind: DocumentKind, day: CalendarDate): Structure {
  const tables = partTablesOf(pages)
  const rest = withoutTables(pages, tables)
  const listed = passagesOf(rest)
  const parts = partsOf({ auction: kind === 'zwangsversteigerung', tables, pages: rest, passages: listed })
  const lists = listsOf(pages)
  const units = unitsOf(tables, isHeadedAsHouseOfFlats(listed))
  // The list of what else is free beside the one unit that the title offers.
  const offered = offeredUnit(listed)
  const isOneOfThem = offered !== null && units.some(({ label }) => numberOfUnit(label) === offered)
  const single = withoutLists(rest, lists)
  const passages = single === rest ? listed : passagesOf(single)
  const sections = sectionLookup(passages)
  const labels = single.flatMap(page => labelsOf(page, segment => sections.get(segment.words[0]) ?? 'object'))
  const setting = { toBeBuilt: isToBeBuilt(passages), today: yearOf(day), above: saidAbove(single) }
  return {
    tables,
    units: isOneOfThem ? [] : units,
    parts,
    lists,
    listed,
    passages,
    labels,
    setting,
  }
}

function sectionLookup(passages: readonly Passage[]): Map<Segment['words'][number] | undefined, Section> {
  return new Map(passages.flatMap(passage => passage.words.map(({ word }) => [word, passage.section] as const)))
}
