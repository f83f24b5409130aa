import type { Topic } from '../remark.ts'

/** Where windows or wires may be renewed floor by floor. */
export const BY_FLOOR: readonly (Topic | null)[] = ['fenster', 'elektrik', 'wasserleitungen']

/** "Im Erdgeschoss wurden 2019 …", "im Anbau sind …": where a clause opens with its place, all of it is told of that. */
const OPENING_PLACE =
  /(?<=^ ?|[,;:(] ?|[,;:(] ?und )(?:im|in dem|in der|am|an der) (?:(?:\p{L}+(?:en|em)|\d·) )?(?:(?<floor>\p{L}*geschoss|[ekodu]g|souterrain|keller|ersten stock|zweiten stock)|(?<addition>\p{L}*anbau|neubauteil|erweiterungsbau)|\p{L}*(?:haus|altbau|gebäude|wohnung|bestand))(?: von \d{4})?,? (?:wurden?|sind|ist|haben|hat|ließ(?:en)?|stammt|stammen)(?!\p{L})/gu

/** @param before what stands before the trade in its statement */
export function isInOnePlace(before: string, topic: Topic): boolean {
  const { floor, addition } = [...before.matchAll(OPENING_PLACE)].at(-1)?.groups ?? {}
  return addition !== undefined || (floor !== undefined && BY_FLOOR.includes(topic))
}
