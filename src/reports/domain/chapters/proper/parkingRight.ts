import type { Answer } from '#questions/domain/answer.ts'

const RIGHTS = 'sondernutzungsrechte'
const OF_SPACE = /^Sondernutzungsrecht am Stellplatz|; Sondernutzungsrecht am Stellplatz/u

/** German: a space with the right by which it is used, where the exposé says it: it belongs to all owners and must be in the contract. @param text the space, empty: none */
export function withParkingRight(text: string, answers: readonly Answer[]): string {
  const said = answers.some(({ id, state, answer }) => id === RIGHTS && state === 'belegt' && OF_SPACE.test(answer))
  return text === '' || !said
    ? text
    : `${text}, als Sondernutzungsrecht: In Teilungserklärung und Kaufvertrag muss es stehen`
}
