import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { isPlotItem } from './buildItems.ts'
import { buildingsOf } from './buildings.ts'
import { courtSaleOf } from './courtSale.ts'
import type { Deal, DealObjectKind, DealType, Decision, Item, Part } from './deal.ts'
import { decidedBy, itemsWith, type StatedBargain } from '../given/statedBargain.ts'
import { dealTypeOf, ordinaryTypeOf } from './dealType.ts'
import { incomeUseOf } from './incomeUse.ts'
import { itemsOf } from './items.ts'
import { withLeftOut } from './itemsLeftOut.ts'
import { objectKindOf } from './objectKind.ts'
import { datesOf } from './offerDate.ts'
import { overlaysOf } from './overlays.ts'
import { textOfTheOffer } from './ownText.ts'
import { parkingInPrice } from './parkingInPrice.ts'
import { freeAsTold } from './parts/freeFrom.ts'
import { letBy } from './parts/unitColumns.ts'
import { withParkingRent } from './parts/parkingRent.ts'
import { tradeSpacesOf } from './tradeSpaces.ts'
import { retainedRightOf } from './retainedRight.ts'
import { erbbauAheadOf } from './erbbauAhead.ts'
import { newGroundRentOf } from './newGroundRent.ts'
import { pastDaysOf } from './pastDates.ts'
import { type PlotInTotal, plotInTotalOf } from './plotInTotal.ts'
import { poolTermsOf } from './poolTerms.ts'
import { replyByOf } from './replyBy.ts'
import { statusOf } from './status.ts'
import { traitsOf } from './traits.ts'
import { vacancyOf } from './vacancy.ts'
import { daysBetween } from './writtenDates.ts'
import { roomListsIn } from '../roomLists.ts'

/** What a document is known to say when the deal is looked for. */
export interface DealInput {
  readonly auction: boolean
  /** The document is a list of units with prices. */
  readonly priceList: boolean
  /** Without the rows of price lists and rent rolls. */
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly parts: readonly Part[]
  readonly day: CalendarDate
  readonly stated: StatedBargain
  /** What a list beside that of what is included leaves to the buyer. */
  readonly leftOut?: readonly Item[]
}

/** What is offered: type, status and parts, each with its proof. */
export function dealOf({ auction, priceList, passages, facts, parts, day, stated, leftOut = [] }: DealInput): Deal {
  const called = objectKindOf(passages, facts, parts, priceList)
  const read = dealTypeOf({ auction, passages, facts, objectKind: called, parts, day })
  const type = decidedBy(read, stated.type === 'bestand' ? ordinaryTypeOf(called.value) : stated.type)
  const objectKind = kindForType(called, type)
  const about = textOfTheOffer(passages)
  const dates = datesOf(about, passages, day)
  const plotInTotal = type.value === 'fertighaus' ? plotInTotalOf(passages, numberOf(facts.kaufpreis)) : null
  const items = withoutPlotOf(
    plotInTotal,
    itemsWith(withLeftOut(itemsOf(passages), type.value === 'fertighaus' ? leftOut : []), stated),
  )
  const overlays = overlaysOf(passages, facts, auction, type.value)
  const retained = overlays.includes('niessbrauch') && type.value !== 'zwangsversteigerung' ? retainedRightOf(about, day) : null // prettier-ignore
  const ahead = overlays.includes('erbbau') ? erbbauAheadOf(passages, numberOf(facts.grundstuecksflaeche)) : null
  const pool = overlays.includes('mietpool') ? poolTermsOf(about) : null
  const isList =
    priceList || parts.filter(({ kind, priceEuro }) => kind !== 'stellplatz' && priceEuro !== null).length > 1
  const { status: found, marks: said } = statusOf({ passages: about, type: type.value, parts, isList, dates, day })
  const { by, ...decided } = found
  const status = decidedBy(decided, stated.status)
  const marks = status.buyer ? [] : said
  const past = pastDaysOf({ passages: about, facts, dates, type: type.value, day })
  const traits = traitsOf({ passages, facts, type: type.value, kind: objectKind.value })
  const buildings = buildingsOf(passages, facts)
  const vacancy = vacancyOf(passages, facts, day)
  return {
    type,
    status,
    objectKind,
    overlays,
    incomeUse: type.value === 'gewerbe' || overlays.includes('betreiber') ? incomeUseOf(passages) : null,
    offerDate: dates.own && dates.own.day,
    ...(dates.own && { offerWritten: dates.own.written }),
    ageDays: dates.own && daysBetween(dates.own.day, day),
    parts: freeAsTold(
      letBy(
        withAreaOfRooms(
          withParkingRent(parkingInPrice(parts, items, facts, passages), passages, numberOf(facts.kaltmieteMonat)),
          passages,
        ),
        day,
      ),
      facts,
    ),
    tradeSpaces: tradeSpacesOf(passages, objectKind.value, parts, {
      month: numberOf(facts.kaltmieteMonat),
      year: numberOf(facts.jahresnettokaltmiete),
    }),
    ...items,
    replyBy: type.value === 'zwangsversteigerung' ? null : replyByOf(about, day),
    newGroundRent: overlays.includes('erbbau')
      ? newGroundRentOf(about, numberOf(facts.erbbauzinsJahr), numberOf(facts.grundstuecksflaeche))
      : null,
    court: type.value === 'zwangsversteigerung' ? courtSaleOf(about, day) : null,
    ...(retained && { retained }),
    ...(ahead && { erbbauAhead: ahead }),
    ...(pool && { pool }),
    ...(by && !status.buyer && { outdatedBy: by }),
    ...(marks.length > 0 && { marks }),
    ...(past.length > 0 && { past }),
    ...(traits.length > 0 && { traits }),
    ...(buildings.length > 0 && { buildings }),
    ...(plotInTotal && { plotInTotal }),
    ...(vacancy && { vacancy }),
  }
}

function numberOf(
  fact: Facts['erbbauzinsJahr' | 'grundstuecksflaeche' | 'kaltmieteMonat' | 'kaufpreis'],
): number | null {
  return typeof fact?.value === 'number' ? fact.value : null
}

/** Who sells it is another one, but the price is that of both. */
function withoutPlotOf(
  plot: PlotInTotal | null,
  items: Pick<Deal, 'included' | 'excluded'>,
): Pick<Deal, 'included' | 'excluded'> {
  return plot ? { ...items, excluded: items.excluded.filter(({ name }) => !isPlotItem(name)) } : items
}

const LAND: readonly DealObjectKind[] = ['grundstueck', 'land-forst']

/** What the bargain says about what is sold: a package is several things, and who builds a house on somebody else's plot sells the house. */
function kindForType(
  called: Decision<DealObjectKind>,
  { value, evidence }: Decision<DealType>,
): Decision<DealObjectKind> {
  if (value === 'paket' && called.value !== 'land-forst') return { value: 'mehrere', evidence, question: null }
  if (value === 'fertighaus' && LAND.includes(called.value))
    return { value: 'einfamilienhaus', evidence, question: null }
  return called
}

/** Each part whose own list of rooms adds up to another area than is printed below it, with that sum. Two parts of one area on a page stay as they are. */
function withAreaOfRooms(parts: readonly Part[], passages: readonly Passage[]): Part[] {
  const lists = roomListsIn(passages)
  if (lists.length === 0) return [...parts]
  return parts.map(part => {
    const isOn = (page: number) => part.evidence.some(one => one.page === page)
    const list = lists.find(({ told, evidence }) => told === part.areaM2 && isOn(evidence.page))
    const isOne = parts.filter(({ areaM2 }) => areaM2 === part.areaM2).length === 1
    return list && isOne ? { ...part, areaOfRooms: list.sum } : part
  })
}
