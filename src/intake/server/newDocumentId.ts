import { randomInt } from 'node:crypto'

const ID_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Short enough to read out, random enough that nobody counts or guesses: 50 bits. */
export function newDocumentId(): string {
  return `EA-${Array.from({ length: 10 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')}`
}
