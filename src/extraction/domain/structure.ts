import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Page, Segment } from '#reading/domain/page.ts'
import type { Part } from './deal/deal.ts'
import { headsOfParking } from './headsOfParking.ts'
import { isHeadedAsHouseOfFlats } from './deal/objektartOf.ts'
import { numberOfUnit, offeredUnit } from './deal/namedUnit.ts'
import { lotsOf } from './deal/parts/lots.ts'
import { partsOf } from './deal/parts/partsOf.ts'
import { withoutTenantsGone } from './deal/parts/tenantsGone.ts'
import { type PartTable, partTablesOf, withoutTables } from './deal/parts/partTable.ts'
import type { Unit } from './facts.ts'
import type { DocumentKind } from './kind/documentKind.ts'
import { wordsOfWorksAhead } from './statements/costsInRows.ts'
import { countedWorksOf } from './deal/parts/countedWorks.ts'
import { type WorksTable, withWorksTold, worksTablesOf } from './deal/parts/worksTable.ts'
import { listsOf, withoutLists } from './lists/listsOf.ts'
import type { List } from './lists/list.ts'
import { amountsIn } from './numbers.ts'
import { type Label, labelsOf } from './pairs.ts'
import { type Passage, passagesOf } from './passages.ts'
import { rulesOfLabels } from './readTables.ts'
import { withoutMisreadRents } from './misreadRents.ts'
import { withoutRejectedMotions } from './rejectedMotions.ts'
import { TABLES } from './rules/allRules.ts'
import { saidBesideIncluded } from './scope/besideIncluded.ts'
import { saidAbove } from './scope/headings.ts'
import { withCarriedOver } from './scope/numberedUnit.ts'
import type { Setting } from './scope/setting.ts'
import type { Section } from './sections.ts'
import { unitsOf } from './units.ts'

/** What stands where in an offer, before any fact is read: tables and lists of its units apart from what is said of the whole. */
export interface Structure {
  readonly tables: readonly PartTable[]
  /** What is to be done in each flat, or to each part of the house. */
  readonly works: readonly WorksTable[]
  readonly units: Unit[]
  readonly parts: readonly Part[]
  /** The same with the rents of tenants who have left since: theirs, and nobody's of today. */
  readonly partsAsTold: readonly Part[]
  readonly lists: readonly List[]
  /** Running text without the tables of units, but with lists of several objects. */
  readonly listed: readonly Passage[]
  /** Without those, too: what speaks of the offer as a whole. */
  readonly passages: readonly Passage[]
  readonly labels: readonly Label[]
  readonly setting: Setting
}

/** @param whole pages with whole rows, see wholeRows.ts */
export function structureOf(whole: readonly Page[], kind: DocumentKind, day: CalendarDate): Structure {
  const pages = withoutRejectedMotions(whole)
  const tables = withoutMisreadRents(withoutOtherOffers(partTablesOf(pages), pages))
  const taken = new Set(tables.flatMap(table => table.lines))
  const headed = worksTablesOf(pages, taken)
  const works = [...headed, ...countedWorksOf(pages, new Set([...taken, ...headed.flatMap(table => table.lines)]))]
  const rest = withoutTables(pages, [...tables, ...works.filter(({ ofFlats }) => ofFlats)])
  const listed = passagesOf(rest)
  // What the court sells on other days is no lot of this one.
  const own =
    kind === 'zwangsversteigerung' ? passagesOf(pages).filter(({ section }) => section !== 'other-offers') : []
  const lots = lotsOf(own)
  const partsAsTold = lots.length > 0 ? lots : withWorksTold(partsOf({ tables, pages: rest, passages: listed }), works)
  const parts = lots.length > 0 ? lots : withoutTenantsGone(partsAsTold, listed, day)
  const lists = listsOf(pages)
  const units = unitsOf(tables, isHeadedAsHouseOfFlats(listed))
  // The list of what else is free beside the one unit that the title offers.
  const offered = offeredUnit(listed)
  const isOneOfThem =
    (offered !== null && units.some(({ label }) => numberOfUnit(label) === offered)) || isPricedAsOne(units, listed)
  const single = withoutLists(rest, lists)
  const passages = single === rest ? listed : passagesOf(single)
  const sections = sectionLookup(passages)
  const rulesOf = rulesOfLabels(TABLES)
  // What works cost below "Preis" is not asked for the home.
  const heads = new Set(works.flatMap(({ lines: [head] }) => head?.segments.flatMap(({ words }) => words) ?? []))
  const priced = headsOfParking(single)
  const labels = withTermsOfGroundRent(
    single.flatMap(page =>
      labelsOf(
        page,
        segment => sections.get(segment.words[0]) ?? 'object',
        name => rulesOf(name).length > 0,
      ).filter(({ words }) => !words.some(word => heads.has(word) || priced.has(word))),
    ),
  )
  const setting = {
    toBeBuilt: isToBeBuilt(passages),
    today: yearOf(day),
    above: withCarriedOver(new Map([...saidAbove(single), ...saidBesideIncluded(single)]), passages),
    ahead: wordsOfWorksAhead(works),
  }
  return {
    tables,
    works,
    // A court's lots are bid for, not chosen from a list of prices.
    units: isOneOfThem || lots.length > 0 ? [] : units,
    parts,
    partsAsTold,
    lists,
    listed,
    passages,
    labels,
    setting,
  }
}

/** What is offered is priced among the first passages. */
const FIRST_PASSAGES = 8
const MIN_PRICE = 20_000

/** The first page names one price, and it is that of one unit of the list: the others are told beside it. */
function isPricedAsOne(units: readonly Unit[], passages: readonly Passage[]): boolean {
  const told = passages
    .slice(0, FIRST_PASSAGES)
    .filter(({ page }) => page === 1)
    .flatMap(({ text }) =>
      amountsIn(text).map(({ value, index }) => ({
        value,
        isRange: /(?:ab|von|bis)\s*$/iu.test(text.slice(0, index)),
      })),
    )
    .filter(({ value }) => value >= MIN_PRICE)
  const [price] = told
  if (!price || told.some(({ value, isRange }) => isRange || value !== price.value)) return false
  return units.filter(({ facts }) => facts.kaufpreis?.value === price.value).length === 1
}

/** What the provider has besides may stand in a table, too. */
function withoutOtherOffers(tables: readonly PartTable[], pages: readonly Page[]): readonly PartTable[] {
  if (tables.length === 0) return tables
  const sections = sectionLookup(passagesOf(pages))
  return tables.filter(({ lines: [head] }) => sections.get(head?.segments[0]?.words[0]) !== 'other-offers')
}

function sectionLookup(passages: readonly Passage[]): Map<Segment['words'][number] | undefined, Section> {
  return new Map(passages.flatMap(passage => passage.words.map(({ word }) => [word, passage.section] as const)))
}

/** Only of what does not stand yet one says so. */
const SIGNS =
  /(?<!\p{L})(?:projektiert\w*|baubeginn|im bau|in bau befindlich\w*|neubauprojekt\w*|neubauvorhaben|bauvorhaben|bauträger\w*|mabv|baubeschreibung|schlüsselfertig\w*|rohbau|denkmal-?afa|sanierungskosten|sanierung mit abstimmung|fertig sein|sanierungsanteil\w*|altbauanteil|baubegleitend\w*|bauabschnitt\w*|sanierungsbeginn|(?:sanierung|arbeiten) beginn(?:t|en)|erwerber|erstbezug nach (?:kern)?sanierung (?:ende |anfang |mitte |im |ab )?20\d\d|(?:geplante|voraussichtliche|vorauss\.) (?:fertigstellung|bezugsfertigkeit)|fertigstellung:?\s(?:ca\. |voraussichtlich |geplant |ende |anfang |mitte |q\d|herbst |sommer |frühjahr |winter )|es entstehen|hier entsteht|entsteh(?:t|en) [^.]{0,40}(?:wohnungen|einheiten|häuser)|kernsanierung durch den|nach sanierung durch den|wird (?:derzeit |aktuell )?(?:kernsaniert|umfassend saniert|komplett saniert))(?!\p{L})/giu
const MIN_SIGNS = 2

/** Whether what is sold is still to be built or wholly renewed by the seller. */
function isToBeBuilt(passages: readonly Passage[]): boolean {
  const found = new Set<string>()
  for (const { section, text } of passages) {
    if (section === 'contact' || section === 'terms' || section === 'other-offers') continue
    for (const [sign] of text.matchAll(SIGNS)) found.add(sign.toLowerCase())
    if (found.size >= MIN_SIGNS) return true
  }
  return false
}

const TERM = /^(?:rest)?laufzeit(?: bis| noch)?$/u
const GROUND_RENT = /^erbbau(?:zins|recht|grundstück|pacht)|^erbpacht/u
/** Leases and loans have terms, too. */
const OTHER_CONTRACT = /miet|pächter|darlehen|kredit|zinsbindung|förder/u
/** Cells of the rows before it, each of which may be a label. */
const MAX_BEFORE = 8

/** "Erbbauzins | 742 €" above "Laufzeit | bis 31.12.2049": the term is that of the right, however soon it ends. */
function withTermsOfGroundRent(labels: readonly Label[]): Label[] {
  return labels.map((label, at) => {
    if (!TERM.test(label.name)) return label
    const before = labels.slice(Math.max(0, at - MAX_BEFORE), at).filter(({ page }) => page === label.page)
    const from = before.findLastIndex(({ name }) => GROUND_RENT.test(name))
    const isOfRight = from >= 0 && !before.slice(from).some(({ name }) => OTHER_CONTRACT.test(name))
    return isOfRight ? { ...label, name: 'laufzeit erbbaurecht' } : label
  })
}
