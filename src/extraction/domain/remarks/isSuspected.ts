import type { Remark, Topic } from '../remark.ts'

/** What harms the house or its users; a word of it, even one of doubt, has a reason. */
const GRAVE: readonly Topic[] = ['feuchte', 'schaedlinge', 'statik', 'schadstoffe', 'hochwasser', 'altlasten']
/** That nobody has looked is said of every house in every appraisal. */
const NOBODY_LOOKED = /unbekannt|ungeprüft|(?<!\p{L})(?:nicht|keine?)(?!\p{L})|außenbesichtigung|von außen/u

/** A grave trouble that somebody supposes or has been told of ("vermutlich Hausschwamm", "laut Eigentümer feucht"): not proven, and not nothing. */
export function isSuspected({ topic, tone, certainty, scope }: Remark): boolean {
  return (
    certainty === 'unknown' &&
    tone === 'warnung' &&
    GRAVE.includes(topic) &&
    scope.stance === 'hedged' &&
    scope.word !== null &&
    !NOBODY_LOOKED.test(scope.word)
  )
}
