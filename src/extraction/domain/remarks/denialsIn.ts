import { wholeQuote } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Remark, Topic } from '../remark.ts'
import type { SpokenPlace } from '../sightings/spoken.ts'
import type { SpokenTopic } from '../sightings/spokenTopics.ts'
import { UNSECURED } from './rules/takenBack.ts'

/** Of these a plain no is the answer, whatever word of theirs it denies. Not of fabric: "keine Mängel" at the roof says nothing of the house. */
const ANSWERED_BY_NO: readonly Topic[] = ['altlasten', 'baulasten', 'bergbau', 'erbbau', 'erneuerbare', 'gebietsschutz', 'hochwasser', 'mietbindung', 'mietrueckstand', 'sonderumlage', 'teilverkauf', 'vorkaufsrecht', 'wegStreit', 'wegerecht', 'wohnrecht', 'zwangsverkauf'] // prettier-ignore

/** "Es gibt keine Rückstände" behind what is told of a tenant is his rent, and nothing of the community. */
function isOfTenant({ evidence }: SpokenPlace): boolean {
  const said = wholeQuote(evidence)
  return OF_ANOTHER_SUIT.test(said) || (ARREARS.test(said) && !OF_COMMUNITY.test(said))
}

/** A suit against a tenant, or against an authority, is none of the community. */
const OF_ANOTHER_SUIT = /räumungsklage|widerspruch|(?<!\p{L})bescheid|verfügung|kündigung/iu
const ARREARS = /(?<!\p{L})rückst(?:and|ände)/iu
const OF_COMMUNITY =
  /hausgeld|wohngeld|gemeinschaft|(?<!\p{L})WEG(?!\p{L})|eigentümer|beitr[aä]g|klage|rechtsstreit|verfahren/iu

/** That nobody has waived the damage of mines says nothing on mines. */
function isWaiver({ evidence }: SpokenPlace): boolean {
  return /verzicht/iu.test(wholeQuote(evidence))
}

/** "180.000 Euro in den Raum gestellt, beschlossen ist noch nichts": what is not decided yet is announced. */
function isOnlyNotYet({ evidence }: SpokenPlace): boolean {
  return /(?<!\p{L})(?:noch|bislang|bisher|vorerst)\s(?:\p{L}+\s)?(?:nichts?|kein(?:e[nrs]?)?)(?!\p{L})|beschlossen\s(?:ist|wurde)\s(?:\p{L}+\s)?nichts|kommen\s(?:wird|dürfte)/iu.test(
    wholeQuote(evidence),
  )
}

/** That no right over the land of others is entered says nothing of what is entered on one's own. */
function isLackOfRight({ evidence }: SpokenPlace): boolean {
  return NO_RIGHT.test(wholeQuote(inItsClause(evidence)).replace(/\s+/gu, ' '))
}

const NO_RIGHT = new RegExp(UNSECURED, 'iu')

/** Topics on which every sentence of the document is a no, and that no rule has read. */
export function denialsIn(
  spoken: Partial<Record<SpokenTopic, readonly SpokenPlace[]>>,
  read: readonly Remark[],
): Remark[] {
  return ANSWERED_BY_NO.flatMap(topic => {
    const places = spoken[topic] ?? []
    const [first] = places
    const isRead = read.some(remark => remark.topic === topic)
    if (topic === 'wegStreit' && places.every(isOfTenant)) return []
    if (topic === 'bergbau' && places.every(isWaiver)) return []
    if ((topic === 'baulasten' || topic === 'wegerecht') && places.some(isLackOfRight)) return []
    if (topic === 'sonderumlage' && places.some(isOnlyNotYet)) return []
    if (!first || isRead || !places.every(({ denied, scope }) => denied && scope.bearer === 'offer')) return []
    const { evidence, scope } = first
    return [
      {
        topic,
        rule: `${topic}-verneint`,
        tone: 'neutral',
        meaning: 'Laut Exposé nicht',
        year: null,
        certainty: 'denied',
        scope,
        evidence: inItsClause(evidence),
      },
    ]
  })
}
