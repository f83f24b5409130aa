import { regexp } from '#kernel/regexp.ts'
import { THING } from '../deal/items.ts'
import { isNegated, isOpen } from '../scope/negation.ts'
import { clausesOf } from './clauses.ts'

/** Who sells keeps it, or it is no part of what is sold. */
const STAYS_AWAY =
  /(?<!\p{L})(?:(?:nimmt|nehmen(?! Sie)|nehme) (?:(?!nicht|kein)[^.;\n]){1,60} mit(?=\s*$|,| (?:in|nach|zum|zur|an|und) )|(?:behalten|behalte)(?! (?:sich|sein|ihr|Sie))|(?:verkäufer|eigentümer|besitzer|mieter|bewohner|familie)(?:in)? behält|behält (?:der|die) (?:verkäufer|eigentümer|besitzer|mieter|bewohner|familie)(?:in)?|verbleib(?:t|en) (?:beim|bei|im eigentum)|bleib(?:t|en) (?:bei (?:uns|mir|ihm|ihr|den|der)|beim (?:verkäufer|eigentümer|besitzer|mieter|voreigentümer)|im eigentum)|gehör(?:t|en) (?:uns |ihm |ihr )?nicht|(?<!nicht )ausgenommen|nicht (?:dabei|mit ?verkauft|(?:teil|gegenstand|bestandteil) (?:des|vom) (?:kauf|verkauf|angebot|objekt|vertrag)\p{L}*|im (?:kauf)?preis)|werden? (?:vorher |noch )?(?:abgebaut|mitgenommen|entfernt))(?!\p{L})/iu
/** It goes to who buys. */
const COMES_ALONG =
  /(?<!\p{L})(?:gehör(?:t|en)(?: \p{L}+)? (?:dazu|zum|zur|ihnen)|(?:geht|gehen) an sie|(?:ist|sind)(?: \p{L}+)? (?:dabei|inklusive|enthalten|im (?:kauf)?preis)|(?:übernehmen|bekommen|erhalten) sie|ihnen überlassen|bleib(?:t|en) (?:drin|im haus|in der wohnung|hier|stehen|erhalten)|mit ?verkauft)(?!\p{L})/iu
/** Named as being there, it is sold with the house; a kitchen is a room as well, and of what is built nothing is handed over. */
const FIXTURE =
  /^(?:einbauküche|küchenzeile|EBK|keller(?:abteil|raum)|markisen?|sauna|kamin(?:ofen)?|gartenhaus|photovoltaik\p{L}*|pv-anlage|wallbox|pool|gartenanteil|.*(?:stellpl[aä]tz|garage|carport|duplex|tg-).*)$/iu
/** "die Möbel im Keller": where it stands is another thing. */
const WHERE =
  /(?<!\p{L})(?:im|am|vom|(?:in|an|auf|unter|neben|vor|hinter|aus|über|von|zu) (?:der|dem|einem|einer|unserer|unserem|den))\s(?:\p{L}+e[nrm]\s)?$/iu
const THINGS = regexp.giu`(?<!\p{L})${THING}(?!\p{L})`

/** What a sentence keeps from the sale, by words that the rules do not know. Without such words nothing, whatever it names. */
export function thingsKept(sentence: string): string[] {
  return thingsWith(sentence, STAYS_AWAY, COMES_ALONG)
}

/** What a sentence sells with the house, or names as a fixture of it. */
export function thingsSold(sentence: string): string[] {
  const along = thingsWith(sentence, COMES_ALONG, STAYS_AWAY)
  if (along.length > 0 || STAYS_AWAY.test(sentence)) return along
  return thingsIn(sentence).filter(thing => FIXTURE.test(thing))
}

/** The things of the clauses with a sign, or the only thing of the sentence; of a clause with both signs nothing is known. */
function thingsWith(sentence: string, sign: RegExp, counter: RegExp): string[] {
  const clauses = clausesOf(sentence).filter(clause => sign.test(clause) && !counter.test(clause))
  if (clauses.length === 0) return []
  const named = clauses.flatMap(thingsIn)
  const all = thingsIn(sentence)
  return named.length > 0 ? named : all.length === 1 && !counter.test(sentence) ? all : []
}

function thingsIn(text: string): string[] {
  return [...text.matchAll(THINGS)].flatMap(({ index, 0: thing }) => {
    const end = index + thing.length
    const isOther = isOpen(text, index, end) || WHERE.test(text.slice(0, index))
    return isOther || (isNegated(text, index, end) && !STAYS_AWAY.test(text)) ? [] : [thing]
  })
}
