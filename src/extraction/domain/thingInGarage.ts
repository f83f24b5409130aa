const THING_IN =
  /(?<thing>\p{Lu}[\p{L}-]+(?:\s[\p{L}\d-]+){0,2})\s(?:in|aus|vor|hinter)\s(?:der|dem|den|unserer|unserem|einer)\s$/u
const OF_PARKING = /stellpl|pl[aä]tz|parker|parkbox|duplex|garage|carport|wohnung|haus|objekt|immobilie|preis|einheit/iu

/**
 * "Der VW Polo in der Garage ist auch zu haben, 1.900 €", "den Traktor vor der Garage": the price of what is in it, and no space of it.
 * @param before what stands before the parking in its passage
 */
export function isOfThingIn(before: string): boolean {
  const [clause = ''] = before.split(/[.;:!?]\s|\n/u).slice(-1)
  const thing = THING_IN.exec(clause)?.groups?.['thing']
  return thing !== undefined && !OF_PARKING.test(clause)
}
