import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Page } from '#reading/domain/page.ts'
import { addressCandidate } from './addressCandidate.ts'
import { againstEachOther } from './against/against.ts'
import { withoutQuestions } from './askedOnly.ts'
import { inItsClause, quotedContradictions, quotedDeal, quotedFacts, quotedSightings } from './clauseQuote.ts'
import { onceEach } from './contradictionOf.ts'
import type { Deal, DealType } from './deal/deal.ts'
import { dealOf } from './deal/dealOf.ts'
import { itemsLeftOut } from './deal/itemsLeftOut.ts'
import { factsByDeal } from './deal/factsByDeal.ts'
import { objektartOf } from './deal/objektartOf.ts'
import { isHeadedAsPackage, isOfOneHouse } from './deal/packageSigns.ts'
import { partsAgainstWhole } from './deal/partsAgainstWhole.ts'
import { roomsAgainstWhole } from './roomsAgainstWhole.ts'
import { withLotTotal } from './deal/parts/lotTotal.ts'
import { emptyFlatsOf, withPartlyLet } from './deal/vacancy.ts'
import { dependencies } from './dependencies.ts'
import { FACT_KEYS, type Candidate, type Contradiction, type Facts, type Statement, type Unit } from './facts.ts'
import { withFootnotes } from './footnotes.ts'
import { withLegalArea } from './legalArea.ts'
import { ofOfferedUnit } from './ofOfferedUnit.ts'
import { type Given, NOTHING_GIVEN } from './given/givable.ts'
import { statedBargain, worksWith } from './given/statedBargain.ts'
import { withGiven } from './given/withGiven.ts'
import type { DocumentKind, RefusedKind } from './kind/documentKind.ts'
import { recognise } from './kind/recognise.ts'
import { ABROAD, refusalOf } from './kind/refusal.ts'
import { totalsOf } from './lists/totals.ts'
import { passagesOf } from './passages.ts'
import { agree, NO_SECOND_READING, type SecondReading } from './pointed/agree.ts'
import { blocksOf } from './pointed/block.ts'
import type { Pointer } from './pointed/pointed.ts'
import { readPointed } from './pointed/readPointed.ts'
import type { Remark } from './remark.ts'
import { withoutBareLabels } from './remarks/bareLabels.ts'
import { deferredWorksIn } from './remarks/deferredWorks.ts'
import { denialsIn } from './remarks/denialsIn.ts'
import { withLatestRenewal } from './remarks/latestRenewal.ts'
import { readRemarks } from './remarks/readRemarks.ts'
import { remarksOfRows, remarksOfWorks, withoutFootnotesOfFlats } from './remarks/rowRemarks.ts'
import { settledRemarks } from './remarks/settledRemarks.ts'
import { withoutOpposites } from './remarks/withoutOpposites.ts'
import { ofTheOnlyBath } from './remarks/ofTheOnlyBath.ts'
import { restRenewed } from './remarks/restRenewed.ts'
import { withSumsTold } from './remarks/withSumsTold.ts'
import { withoutOtherSums } from './rentRoll.ts'
import { rentsByPeriod } from './rentsByPeriod.ts'
import { withPriceOfToday } from './priceBySquareMetre.ts'
import { withoutUntoldPrice } from './priceOnRequest.ts'
import { resolve } from './resolve.ts'
import { isOfTheWhole, ofOneThing } from './rivalry.ts'
import { readProse } from './readProse.ts'
import { readPartTables } from './readPartTables.ts'
import { readTables } from './readTables.ts'
import { appraisedArea } from './rules/appraisedArea.ts'
import { PROSE, TABLES } from './rules/allRules.ts'
import { readAddresses } from './rules/place.ts'
import { untoldHausgeld } from './rules/untoldHausgeld.ts'
import { withHausgeldSum } from './rules/hausgeldSum.ts'
import { townOfCode } from './rules/townOfCode.ts'
import { ownFacts } from './scope/ownFacts.ts'
import { isFact } from './scope/rightScope.ts'
import { recognisedFacts } from './sightings/recognisedFacts.ts'
import { type Reservation, reservationsIn, withHinted } from './sightings/reservations.ts'
import { sight } from './sightings/sight.ts'
import type { Sighted } from './sightings/sightings.ts'
import { paraphrasedPlaces, type Spoken, spokenOf, spokenPlaces } from './sightings/spoken.ts'
import { coOwnershipOf } from './statements/communitySums.ts'
import { leasedLandOf, withoutLeasedLand } from './statements/leasedLand.ts'
import type { PlannedWork } from './statements/plannedWorks.ts'
import { worksAheadOf } from './statements/worksAheadOf.ts'
import { type FormerPrice, priceHistoryOf } from './statements/priceHistory.ts'
import { dueAtTenantsEnd } from './statements/dueAtTenantsEnd.ts'
import { costsInTables } from './statements/costsInRows.ts'
import { advertisedOf } from './statements/advertised.ts'
import { NO_SUMS, type StatedSums, statedSumsOf } from './statements/statedSums.ts'
import { unplacedAmounts } from './statements/unplacedAmounts.ts'
import { isPartsAndWhole } from './sums.ts'
import { structureOf } from './structure.ts'
import { withWholeRowsOverPages } from './wholeRows/carriedHeads.ts'

/** What a document says about the object that it offers. */
export interface Extraction {
  /** What the document is; one of the accepted kinds exactly where `refusal` is null. */
  kind: DocumentKind
  /** German sentences when the document is no German offer of sale, else null: what it is, by what one sees it, what to upload. */
  refusal: string | null
  /** null for refused documents; an Energieausweis alone is refused, but its facts are reported. */
  facts: Facts | null
  contradictions: Contradiction[]
  /** What is said of others, of former or planned states, excluded or not vouched for; empty for refused documents. */
  statements: Statement[]
  /** What was asked before, the highest first; empty for refused documents. */
  priceHistory: FormerPrice[]
  /** Works that are announced, due or under way, and not done; empty for refused documents. */
  plannedWorks: PlannedWork[]
  /** Amounts beside the facts: a Sonderumlage, what works will cost, what others were sold for. */
  sums: StatedSums
  /** What is offered; null for refused documents. */
  deal: Deal | null
  /** The flats or houses of a project with a price list; else empty. */
  units: Unit[]
  /** What the running text says beside the facts; empty for refused documents. */
  remarks: Remark[]
  /** Where the document speaks of facts that were not read safely; empty for refused documents. */
  sighted: Sighted
  /** Where the document speaks of a topic at all; empty for refused documents. */
  spoken: Spoken
  /** Sentences that take something back; empty for refused documents. */
  reservations: Reservation[]
  /** What a second reader brought; nothing where none was asked, and for refused documents. */
  second: SecondReading
}

/**
 * Pages → facts with their proof. Pure: the same pages always give the same facts.
 * @param day tells what is past: the day of an auction, an offer of last year
 * @param given what the buyer states himself: it goes before what was read, and settles contradictions
 * @param pointers where a language model says that facts stand
 */
export function extract(
  read: readonly Page[],
  day: CalendarDate,
  given: Given = NOTHING_GIVEN,
  pointers: readonly Pointer[] = [],
): Extraction {
  const pages = withWholeRowsOverPages(read)
  const recognised = recognise(pages, passagesOf(pages))
  const { kind, name } = recognised
  if (name !== null && kind !== 'energieausweis') return refused(kind, refusalOf(recognised))
  const { tables, works, units, listed, parts, partsAsTold, lists, passages, labels, setting } = structureOf(
    pages,
    kind,
    day,
  )
  const readings = [
    ...readTables(TABLES, labels, setting),
    ...readPartTables(tables, pages, listed),
    ...rentsByPeriod(pages, listed, day, labels),
    ...totalsOf(lists, kind),
    ...withoutUntoldPrice(withoutQuestions(readProse(PROSE, passages, setting), labels, TABLES), passages),
    // Where the rows of a list lie in several towns, the provider's is none of them.
    ...readAddresses(listed, addressCandidate),
  ]
  const { own, statements, whole } = ownFacts(
    withPriceOfToday(
      withoutOtherSums(
        withHausgeldSum(ofOfferedUnit(withLegalArea(withFootnotes(readings, listed), listed), listed), listed),
        {
          tables,
          labels,
          passages,
        },
      ),
      passages,
    ),
    kind === 'energieausweis',
  )
  own.push(
    ...townOfCode(kind, own, listed),
    ...appraisedArea(kind, own, statements),
    ...(units.length > 1 ? [] : untoldHausgeld(own, listed)),
  )
  const leased = leasedLandOf(listed)
  const related = (readings: readonly Candidate[]): Candidate[] =>
    dependencies(
      kind,
      units,
      { parts, partsAsTold },
      { own: withoutLeasedLand(readings, leased), statements },
      { lists: lists.length > 0, asPackage: isHeadedAsPackage(listed), inOneHouse: isOfOneHouse(listed) },
    )
  const candidates = related(kind === 'zwangsversteigerung' ? withLotTotal(own, listed, parts) : own)
  const rivals: Contradiction[] = []
  const resolved = Object.fromEntries(
    FACT_KEYS.map(key => {
      const { fact, contradiction } = resolve(
        key,
        candidates.filter(candidate => candidate.key === key),
      )
      if (contradiction) rivals.push(contradiction)
      return [key, fact]
    }),
  ) as Facts
  const found = withPartlyLet(resolved, listed, day)
  // A document that is refused is told as it is.
  const pointed = readPointed(pointers, {
    pages,
    blocks: blocksOf(passages),
    labels,
    setting,
    read: [...own, ...statements],
    isFact: candidate => isFact(candidate, whole) && related([...own, candidate]).includes(candidate),
  })
  const agreed = agree(found, rivals, pointed, own)
  const facts = name === null ? withGiven(agreed.facts, given) : found
  const contradictions = agreed.contradictions.filter(
    rival => !isStatedByBuyer(rival, facts) && !isPartsAndWhole(rival, found, parts),
  )
  if (name !== null) return { ...refused(kind, refusalOf(recognised)), facts, contradictions, statements }
  const deal = dealOf({
    auction: kind === 'zwangsversteigerung',
    priceList: kind === 'preisliste',
    passages,
    facts,
    parts,
    day,
    stated: statedBargain(given),
    leftOut: itemsLeftOut(pages),
  })
  const { safe, blurred } = recognisedFacts({ ...facts, objektart: objektartOf(facts, deal) }, pages)
  const reservations = reservationsIn(passages)
  const places = { ...sight(passages, labels, safe, statements), ...blurred, ...agreed.withdrawn }
  const spoken = spokenPlaces(passages)
  const worded = [
    ...withoutFootnotesOfFlats(withoutBareLabels(readRemarks(passages, setting, deal.objectKind.value), labels), tables), // prettier-ignore
    ...remarksOfRows(tables, deal.parts, setting),
    ...remarksOfWorks(works, deal.parts, setting),
  ]
  const clear = withoutOpposites([...worded, ...denialsIn(spoken, worded), ...deferredWorksIn(passages, setting)])
  const said = statedSumsOf(passages, safe, setting, {
    empty: emptyFlatsOf(deal),
    isHouse: HOUSES_OF_FLATS.includes(deal.type.value),
    pages,
    tabled: setting.toBeBuilt ? [] : costsInTables(works, deal.parts),
  })
  const sums = { ...said, costs: dueAtTenantsEnd(said.costs, safe, clear) }
  const remarks = withSumsTold(restRenewed(ofTheOnlyBath(clear, safe)), coOwnershipOf(passages), sums, safe)
  const told = quotedContradictions(contradictions)
    .filter(one => isOfTheWhole(one, deal.objectKind.value))
    .flatMap(one => ofOneThing(one, facts) ?? [])
  const view = { facts: safe, deal, own, statements, units, passages, labels }
  // The prices of a list are those of its units.
  const history = units.length > 0 ? [] : priceHistoryOf(passages, safe, setting, statements)
  return {
    kind,
    refusal: null,
    facts: quotedFacts(factsByDeal(withLatestRenewal(safe, remarks), deal)),
    contradictions: onceEach([
      ...told,
      ...quotedContradictions([
        // What units or rooms add up to, against the total that is stated.
        ...partsAgainstWhole(safe, deal),
        ...roomsAgainstWhole(safe, deal.objectKind.value, passages),
        ...againstEachOther(view, pages),
      ]),
    ]),
    statements: statements.map(one => ({ ...one, evidence: inItsClause(one.evidence) })),
    priceHistory: history,
    plannedWorks: worksWith(worksAheadOf(passages, setting, deal), statedBargain(given)),
    sums: {
      ...sums,
      leased,
      advertised: advertisedOf(view),
      unplaced: unplacedAmounts(
        passages,
        pages,
        { safe, statements, sums, deal, units, parts, lists, history, told },
        typeof safe.kaufpreis?.value === 'number' ? safe.kaufpreis.value : null,
      ),
    },
    deal: quotedDeal(deal),
    units,
    remarks: settledRemarks(remarks, { labels, facts: safe, deal, day }),
    sighted: withHinted(quotedSightings(places), safe, reservations),
    reservations,
    spoken: quotedSightings(spokenOf(spoken, paraphrasedPlaces(passages))),
    second: agreed.second,
  }
}

const HOUSES_OF_FLATS: readonly DealType[] = ['mehrfamilienhaus', 'wohn-geschaeft']

function isStatedByBuyer({ key }: Contradiction, facts: Facts): boolean {
  return key !== 'seitenzahl' && facts[key]?.buyer !== undefined
}

/** What becomes of an offer once its facts place the object in another country. */
export function placedAbroad({ plz, ort, kaufpreis }: Facts): Extraction {
  const proofs = [plz, ort, kaufpreis].flatMap(fact => fact?.evidence.slice(0, 1) ?? [])
  const quotes = new Map(proofs.map(({ page, quote }) => [quote, { page, quote }]))
  return refused('ausland', refusalOf({ kind: 'ausland', name: ABROAD, marks: [...quotes.values()].slice(0, 2) }))
}

function refused(kind: RefusedKind, refusal: string): Extraction {
  const nothing = { facts: null, contradictions: [], statements: [], priceHistory: [], plannedWorks: [], deal: null }
  const unread = { units: [], remarks: [], sighted: {}, spoken: {}, reservations: [] }
  return { kind, refusal, ...nothing, ...unread, sums: NO_SUMS, second: NO_SECOND_READING }
}
