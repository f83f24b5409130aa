import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { COUNT, countFrom } from '../numbers.ts'
import type { TableRule } from '../rule.ts'

const KIND_WITH_ROOMS = regexp.iu`^(?:[\p{L}-]+\s){0,2}(?!zwei|mehr|drei)\p{L}*(?:wohnung|haus|hälfte|bungalow|villa|apartment|appartement|maisonette|penthouse|etw|whg\.?)(?:\s(?:im|in)\s[^,;\d]{2,30})?[,;]\s(?:ca\.\s)?(${COUNT})\s(?:Zimmer|Zi\.?|Räume)(?!\p{L}|\s(?:im|je|pro)\s|.*\d\s(?:Zimmer|Zi\.))`

/** "Was | Eigentumswohnung im Erdgeschoss, 3 Zimmer, Küche, Bad": what is sold, with the count beside its kind. */
export const roomsBesideKind: TableRule = {
  key: 'zimmer',
  label: /^(?:was|objekt|objektart|art|immobilie|haustyp|wohnungstyp|angeboten wird|zu verkaufen)$/u,
  value: text => {
    const value = countFrom(KIND_WITH_ROOMS.exec(text)?.[1] ?? '')
    return value === undefined ? undefined : { value, rank: RANK.prose }
  },
}
