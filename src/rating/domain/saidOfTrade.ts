import { isOfTheWhole, type Remark, type Topic } from '#extraction/domain/remark.ts'
import { behindIn } from '#extraction/domain/statements/wordsOfWorks.ts'
import type { Trade } from '#finance/domain/renovation.ts'

/** Which topic of the text speaks of which trade. */
export const TOPIC_OF: Readonly<Partial<Record<Trade, Topic>>> = {
  dach: 'dach',
  fassade: 'fassade',
  fenster: 'fenster',
  heizung: 'heizungstechnik',
  elektrik: 'elektrik',
  bad: 'baeder',
  leitungen: 'wasserleitungen',
}
/** Those of which a topic of the text speaks. */
export const TRADES = Object.keys(TOPIC_OF) as readonly Trade[]

/** What the text says of a trade and does not deny. */
export function about(trade: Trade, remarks: readonly Remark[]): readonly Remark[] {
  return remarks.filter(({ topic, certainty }) => topic === TOPIC_OF[trade] && certainty !== 'denied')
}

/** Joints and plaster are mended: nobody clads a whole house for them. */
const MENDED: readonly string[] = ['fassade-schadhaft']

/** The text itself says that it is old, worn or to be done; without insulation a sound wall or roof is neither. */
export function blames(remark: Remark): boolean {
  const { certainty, tone, rule } = remark
  return (
    certainty === 'stated' &&
    remark.settled !== true &&
    isOfTheWhole(remark) &&
    !MENDED.includes(rule) &&
    !rule.endsWith('-ungedaemmt') &&
    (tone === 'warnung' || tone === 'gefahr')
  )
}

/** "Modernisierungsstau bei Elektrik und Leitungen" */
export function behindOn(trade: Trade, remarks: readonly Remark[]): readonly Remark[] {
  const said = remarks.filter(one => one.topic === 'instandhaltungsstau' && blames(one))
  return said.filter(({ evidence: { quote } }) => behindIn(quote).some(kind => kind === trade))
}
