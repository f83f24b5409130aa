import { oneLine } from './wording.ts'

/** Words that nothing ends with. */
const OPEN_END =
  /(?:^|\s)(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|diese[rmns]?|jede[rmns]?|alle[rmn]?|und|oder|sowie|mit|von|vom|zu|zum|zur|in|im|an|am|auf|aus|bei|beim|durch|für|über|unter|nach|vor|ist|sind|wird|werden|wurde|wurden|nicht|kein|keine|keinen|ca|sehr)$|[,(–-]$/iu
/** What a clause goes on with, not what it begins with. */
const OPEN_START = /^(?:[,;.)–]|(?:und|oder|sowie|bzw\.)\s)/iu

/** A quote that stops or begins inside a clause may say the opposite of the exposé. */
export function isCut(quote: string): boolean {
  // A comma ends a clause.
  const said = oneLine(quote).replace(/,$/u, '')
  return OPEN_END.test(said) || OPEN_START.test(said)
}
