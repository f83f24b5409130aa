import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { isTradeDue } from '#extraction/domain/statements/openWorks.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { boilersIn, isPaint } from '#extraction/domain/statements/wordsOfWorks.ts'
import type { CalledFor } from '#finance/domain/plan/statedTerms.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import { wornParts } from '#valuation/domain/wear.ts'
import { about, behindOn, blames, TOPIC_OF, TRADES } from './saidOfTrade.ts'

/**
 * What a house of several flats needs by the words of its exposé: parts that are called worn, and works that are said to lie ahead. What is
 * only "ungedämmt" is usual for its age, what is under way somebody else pays, and baths wait for each tenant.
 */
export function calledForOf(remarks: readonly Remark[], plannedWorks: readonly PlannedWork[]): CalledFor {
  const worn = wornParts(remarks)
  const ahead = plannedWorks.filter(one => (one.stage === 'geplant' || one.stage === 'erforderlich') && !isOfOneFlat(one, remarks)) // prettier-ignore
  const saidOf = (kind: Trade) => {
    const announced = ahead.filter(one => one.kind === kind).flatMap(one => one.evidence.map(({ quote }) => quote))
    const called = calledDue(kind, remarks).filter(one => one.rule.endsWith('-absehbar') && !one.inPart)
    return [...announced, ...called.map(one => wholeQuote(one.evidence))]
  }
  const trades = TRADES.filter(trade => {
    const topic = TOPIC_OF[trade]
    const isAhead = saidOf(trade).some(quote => trade === 'fassade' || !isPaint(quote))
    // A stove in one of the flats makes no heating of the house.
    const isWorn =
      (trade !== 'heizung' && topic !== undefined && worn.has(topic)) || behindOn(trade, remarks).length > 0
    return !OF_EACH_FLAT.includes(trade) && (isAhead || isWorn)
  })
  const walls = saidOf('fassade')
  return {
    trades,
    heatings: boilersIn(saidOf('heizung').join(' ')),
    onlyPaint: walls.length > 0 && walls.every(isPaint),
    bySeller: TRADES.filter(trade =>
      calledDue(trade, remarks).some(one => isTradeDue(wholeQuote(one.evidence), trade)),
    ),
  }
}

/** Rules by which the seller himself calls a part due, whatever its age. */
const DUE = ['-absehbar', '-faellig']

/** The seller himself calls it due. */
export function calledDue(trade: Trade, remarks: readonly Remark[]): readonly Remark[] {
  return about(trade, remarks).filter(one => blames(one) && DUE.some(ending => one.rule.endsWith(ending)))
}

/** What is to be done in one of its flats asks nothing of the house. Of what its sentence says of the same trade the clause tells, else the sentence. */
function isOfOneFlat({ kind, evidence }: PlannedWork, remarks: readonly Remark[]): boolean {
  const quotes = evidence.map(wholeQuote)
  const inFlat = ({ part }: Remark) => part?.kind === 'einheit'
  const said = remarks.filter(one => quotes.includes(wholeQuote(one.evidence)))
  const ofTrade = said.filter(({ topic }) => TRADES.some(trade => trade === kind && TOPIC_OF[trade] === topic))
  return ofTrade.length > 0 ? ofTrade.every(inFlat) : said.some(inFlat)
}

const OF_EACH_FLAT: readonly Trade[] = ['bad', 'boeden']
