import type { Remark } from '../remark.ts'

/** Rules under which cracks or settlements of the house are read, small ones apart. */
const CRACKS: readonly string[] = ['statik', 'statik-risse']
const OF_GROUND = /riss|setz|senk|sack/iu
const MINING: readonly string[] = ['bergbau', 'bergschadenverzicht']

/**
 * Cracks in a house that the text itself puts above mines have a cause that suggests itself: what is told in two sentences is one
 * finding, and its meaning says so in both places. Who pays hangs on the mine's owner and on a waiver in the land register.
 */
export function crackedAboveMines(remarks: readonly Remark[]): readonly Remark[] {
  const isMined = remarks.some(one => MINING.includes(one.rule) && isOfHere(one))
  const isCracked = remarks.some(isCrack)
  if (!isMined || !isCracked) return remarks
  return remarks.map(one => {
    if (isCrack(one)) return { ...one, subject: 'bergschaden', meaning: CRACKED }
    return MINING.includes(one.rule) && isOfHere(one) ? { ...one, subject: 'bergschaden', meaning: MINED } : one
  })
}

function isOfHere({ scope, certainty }: Remark): boolean {
  return certainty === 'stated' && scope.bearer !== 'other'
}

function isCrack(remark: Remark): boolean {
  return CRACKS.includes(remark.rule) && isOfHere(remark) && remark.scope.bearer !== 'surroundings' && OF_GROUND.test(remark.evidence.whole ?? remark.evidence.quote) // prettier-ignore
}

const CRACKED = 'Risse oder Setzungen im Bergbaugebiet: Verdacht auf einen Bergschaden'
const MINED = 'Bergbau, und das Haus hat Risse oder Setzungen: Verdacht auf einen Bergschaden'
