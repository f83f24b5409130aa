import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import { type Evidence, union } from '#kernel/evidence.ts'
import type { Page, Segment } from '#reading/domain/page.ts'
import type { LeaseEnd, Part, RentArrears } from '../deal/deal.ts'
import type { ReducedRent } from '../deal/parts/paidLess.ts'
import { saidKindOf } from '../deal/parts/partFields.ts'
import { nameOf, type PartTable, type Row } from '../deal/parts/partTable.ts'
import { partsNamed, type WorksTable } from '../deal/parts/worksTable.ts'
import { needsOfFlat, takenOut } from '../statements/wordsOfWorks.ts'
import { germanValue } from '../germanValue.ts'
import { passagesOf } from '../passages.ts'
import { type Remark, type Topic, TRADE_TOPICS } from '../remark.ts'
import { PLAIN } from '../scope/scope.ts'
import type { Setting } from '../scope/setting.ts'
import { ofPart } from './partOf.ts'
import { readRemarks } from './readRemarks.ts'

/** What one flat of a list has alone and its buyer takes over: damage, what binds its rent, who pays it. */
const OF_A_FLAT: readonly Topic[] = [
  'schaeden',
  'feuchte',
  'schaedlinge',
  'schadstoffe',
  'statik',
  'instandhaltungsstau',
  'umbauGenehmigung',
  'mietbindung',
  'wohnrecht',
  'mieterstruktur',
]

/** Told of a parcel, and no figure that anything of the whole is reckoned with. */
const OF_A_PARCEL: readonly string[] = ['bodenpunkte', 'vorrat-genannt', 'kahl-genannt', 'wald-alter', 'landpacht-bis', 'landpacht-jahr', 'foerderbindung-bis', 'aufforstung-bis'] // prettier-ignore

/** What is to be done in it, or to it. */
const WORKS: readonly Topic[] = [...TRADE_TOPICS, 'instandhaltungsstau', 'sanierungsumfang']
const OF_WORKS: readonly Topic[] = [...OF_A_FLAT, ...WORKS]

/**
 * What a list of units says beside its figures: its rows speak of no whole, so the remarks do not see them. Of a shop it is the end of its
 * lease, for it may stand empty; of a flat the rent that ends or is owed, and what is wrong in it.
 */
export function remarksOfRows(tables: readonly PartTable[], parts: readonly Part[], setting: Setting): Remark[] {
  const rows = tables.flatMap(table => table.rows).filter(row => !row.isSum && nameOf(row) !== null)
  const [shops, flats] = [rows.filter(isShop), rows.filter(row => !isShop(row))]
  const ofShops = readRows(shops, ({ line }) => line.segments, setting).filter(({ topic }) => topic === 'mietvertrag')
  const dated = new Set(ofShops.flatMap(({ day }) => day ?? []))
  return [
    ...ofShops,
    // What stands on a parcel, and what binds it, its row alone tells.
    ...readRows(rows, ({ line }) => line.segments, setting).filter(({ subject, rule }) => subject === 'bodenmass' && OF_A_PARCEL.includes(rule)), // prettier-ignore
    ...parts.flatMap(part => notedOf(part)).filter(({ day, part }) => part !== undefined || !day || !dated.has(day)),
    ...flats.flatMap(row =>
      readRows([row], wordsOf, setting)
        .filter(
          one =>
            (OF_A_FLAT.includes(one.topic) || (WORKS.includes(one.topic) && isInFootnote(one, row))) &&
            one.subject !== 'leerstand' &&
            isFinding(one),
        )
        .map(one => ({ ...one, ...ofPart(partNamed(nameOf(row) ?? ''), one.topic, one) })),
    ),
  ]
}

/** Works that the footnote of one flat asks for are none of the house: "² Bad und Elektrik sind vor Neuvermietung zu erneuern". */
export function withoutFootnotesOfFlats(remarks: readonly Remark[], tables: readonly PartTable[]): Remark[] {
  const rows = tables.flatMap(table => table.rows).filter(row => !row.isSum && nameOf(row) !== null)
  return remarks.filter(one => !WORKS.includes(one.topic) || !rows.some(row => isInFootnote(one, row)))
}

/** What stands outside the lines of the row is its footnote. */
function isInFootnote({ evidence: { page, box } }: Remark, row: Row): boolean {
  // The quote may begin with the mark, left of the note; what is in the other column lies wholly beside it.
  return (row.notes ?? []).some(
    ({ page: number, box: [left, top, right, bottom] }) =>
      page === number && box[1] >= top - 1 && box[3] <= bottom + 1 && box[0] < right && box[2] > left,
  )
}

/** What a table of works says of each flat: of all of the house it says nothing. */
export function remarksOfWorks(works: readonly WorksTable[], parts: readonly Part[], setting: Setting): Remark[] {
  return works
    .filter(({ ofFlats }) => ofFlats)
    .flatMap(({ rows }) =>
      rows.flatMap(({ page, name, words }) => {
        const [named, ...more] = partsNamed(name.text, parts)
        const part = partNamed(named && more.length === 0 ? named.name : name.text)
        return words
          ? readSegments([{ page, segments: [words] }], setting)
              .filter(one => OF_WORKS.includes(one.topic) && isFinding(one))
              .map(one => ({ ...one, ...ofPart(part, one.topic, one) }))
          : []
      }),
    )
}

function isShop(row: Row): boolean {
  return saidKindOf(nameOf(row) ?? '') === 'gewerbe'
}

function wordsOf({ cells }: Row): Segment[] {
  const told = (['tenant', 'use', 'status', 'contract', 'remark'] as const).flatMap(column => cells.get(column) ?? [])
  return told.filter(({ text }) => /\p{L}{2}/u.test(text))
}

/** A permit that is not found is one that is not known. */
function isFinding({ topic, tone, certainty }: Remark): boolean {
  const isSaid = certainty === 'stated' || (certainty === 'unknown' && topic === 'umbauGenehmigung')
  return isSaid && (tone === 'hinweis' || tone === 'warnung' || tone === 'gefahr')
}

function readRows(rows: readonly Row[], of: (row: Row) => Segment[], setting: Setting): Remark[] {
  return readSegments(
    rows.flatMap(row => {
      // A note is quoted from its own page, and no cell of the row is.
      const note = row.notes === undefined ? undefined : row.cells.get('remark')
      const [segments, page] = [of(row), row.notes?.[0]?.page ?? row.page]
      if (!note || page === row.page) return [{ page: row.page, segments }]
      return [
        { page: row.page, segments: segments.filter(cell => cell !== note) },
        { page, segments: segments.filter(cell => cell === note) },
      ]
    }),
    setting,
  )
}

function readSegments(
  cells: readonly { readonly page: number; readonly segments: readonly Segment[] }[],
  setting: Setting,
): Remark[] {
  const pages = new Map<number, Page>()
  for (const { page: number, segments } of cells) {
    if (segments.length === 0) continue
    const box = union(segments.map(cell => cell.box))
    const page = pages.get(number) ?? { number, width: 0, height: 0, source: 'text', confidence: 1, blocks: [] }
    pages.set(number, { ...page, blocks: [...page.blocks, { lines: [{ segments: [...segments], box }], box }] })
  }
  return pages.size === 0 ? [] : readRemarks(passagesOf([...pages.values()]), setting)
}

function partNamed(name: string): NonNullable<Remark['part']> {
  return { kind: 'einheit', name }
}

/** Of a shop the day alone, as the text of an offer tells it; of a flat with its name. */
function notedOf({ name, kind, leaseEnd, arrears, reduced, rentMonthEuro, remark, let: isLet }: Part): Remark[] {
  const part = partNamed(name)
  const until = leaseEnd?.until
  const end = until ? endWords(leaseEnd, until) : ''
  const ends = until ? { ...plain('mietvertrag', 'miete-endet', leaseEnd.evidence), meaning: end, day: until } : null
  const owes = arrears && { ...plain('mietrueckstand', 'mietrueckstand', arrears.evidence), tone: 'warnung' as const, meaning: owedWords(arrears, rentMonthEuro === 0 ? reduced : undefined) } // prettier-ignore
  const pays = reduced && rentMonthEuro !== 0 && { ...plain('mietrueckstand', 'mietminderung', reduced.evidence), tone: 'warnung' as const, meaning: `Der Mieter mindert: ${germanValue(rentMonthEuro ?? 0, '€')} statt ${germanValue(reduced.askedEuro, '€')} im Monat. Mangel und Minderung übernehmen Sie (§ 536 BGB)` } // prettier-ignore
  const unfinished = remark && isLet !== true ? unfinishedAs(remark.quote) : null
  const shell = remark && unfinished ? { ...plain('instandhaltungsstau', 'einheit-unfertig', remark), meaning: unfinished } : null // prettier-ignore
  return [
    ...(shell ? [{ ...shell, ...ofPart(part, shell.topic, shell), tone: 'warnung' as const }] : []),
    ...(ends ? [kind === 'gewerbe' ? ends : { ...ends, ...ofPart(part, ends.topic, ends) }] : []),
    ...(owes ? [{ ...owes, ...ofPart(part, owes.topic, owes) }] : []),
    ...(pays ? [{ ...pays, ...ofPart(part, pays.topic, pays) }] : []),
  ]
}

/** What keeps a flat from being let as it is; null: nothing does. */
function unfinishedAs(words: string): string | null {
  if (needsOfFlat(words).includes('wohnungsausbau')) return 'entkernt, bringt bis zum Ausbau keine Miete'
  return takenOut(words).length > 0 ? 'ausgeräumt, bringt keine Miete, bis sie hergerichtet ist' : null
}

function plain(topic: Topic, rule: string, evidence: Evidence): Omit<Remark, 'meaning'> {
  return { topic, rule, tone: 'neutral', year: null, certainty: 'stated', scope: PLAIN, evidence }
}

function endWords({ by }: LeaseEnd, until: CalendarDate): string {
  return by === 'notice' ? `Mietverhältnis gekündigt zum ${germanDay(until)}` : `Mietvertrag bis ${germanDay(until)}`
}

/** @param unpaid what the tenant should pay and does not; undefined: he still pays */
function owedWords({ euro, months }: RentArrears, unpaid: ReducedRent | undefined): string {
  const owed =
    euro !== null
      ? `Mietrückstand ${germanValue(euro, '€')}`
      : months === null
        ? 'Mietrückstand oder Zahlungsausfall'
        : `Mietrückstand: ${months} ${months === 1 ? 'Monatsmiete' : 'Monatsmieten'}`
  return unpaid
    ? `${owed}. Gerechnet ist ohne die ${germanValue(unpaid.askedEuro, '€')} im Monat, die er schuldet`
    : owed
}
