import { wholeQuote } from '#kernel/evidence.ts'
import type { Deal } from '../deal/deal.ts'
import type { Remark, Topic } from '../remark.ts'

/** Who may buy all shares of a thing is not offered a share; the note of the auction goes with the Zuschlag (§§ 19, 130 ZVG). */
export function remarksOnDeal(remarks: Remark[], { overlays, type }: Deal): Remark[] {
  const isAuction = type.value === 'zwangsversteigerung'
  const isPlot = type.value === 'grundstueck'
  return remarks.filter(({ topic, tone, rule, evidence }) => {
    if (isAuction && rule === 'grundbuch-versteigerungsvermerk') return false
    // A shed on a plot is no house whose roof is to be looked at; what is poisonous in it is a topic of its own.
    if (isPlot && OF_A_HOUSE.includes(topic) && SHED.test(wholeQuote(evidence))) return false
    // "Ein Bauantrag wurde nicht gestellt": nothing stands there yet.
    if (isPlot && topic === 'umbauGenehmigung') return false
    return !overlays.includes('alle-bruchteile') || topic !== 'eigentumsform' || tone !== 'gefahr'
  })
}

const OF_A_HOUSE: readonly Topic[] = ['dach', 'fassade', 'fenster', 'elektrik', 'baeder', 'wasserleitungen']
const SHED =
  /(?<!\p{L})(?:\p{L}*schuppen|garten(?:haus|häuschen|laube|hütte)|laube|geräte(?:haus|hütte)|(?:holz|bau|schäfer)?hütte|\p{L}*stall|unterstand|\p{L}*garage|remise|bauwagen|carport)(?!\p{L})/iu
