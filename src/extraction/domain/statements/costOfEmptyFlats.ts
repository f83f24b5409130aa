import { regexp } from '#kernel/regexp.ts'
import type { Statement } from './statementsOf.ts'

const PIECE = '(?<piece>bad|badezimmer|wohnung|wohneinheit|einheit|we|balkon|fenster|therme)'
const EMPTY_ONE = '(?<empty>leere[rn]? |leerstehende[rn]? |unvermietete[rn]? |freie[rn]? )?'
/** "12.000 bis 15.000 € je Bad": what one of them costs. */
const EACH = regexp.u`^ ?(?:je|pro) ${EMPTY_ONE}${PIECE}(?!\p{L})`
/** "je Wohnung 12.000 bis 15.000 €". */
const EACH_BEFORE = regexp.u`(?<!\p{L})(?:je|pro) ${EMPTY_ONE}${PIECE}(?: (?:mit|etwa|rund|ca|circa|von|auf))*·? $`

const FLATS = '(?:\\p{L}*wohnung|wohneinheit|einheit)(?:en)?'
/** "Mit der Modernisierung der Leerwohnungen": nobody rents them as they are. */
export const OF_EMPTY = regexp.u`(?<!\p{L})(?:leer-?wohnung(?:en)?|leer-?einheit(?:en)?|(?:leer(?:stehend)?|unvermietet)e[rnm]? (?:\p{L}+ )?${FLATS}|leerstands?wohnung(?:en)?|leerstand(?:es|s)?)(?!\p{L})`
/** "Drei Wohnungen stehen leer", "sieben Einheiten sind nicht vermietet": who speaks on speaks of them. */
const STAND_EMPTY = regexp.u`(?<!\p{L})${FLATS}(?!\p{L})[^.]{0,60} (?:(?:stehen|steht|sind|ist) (?:[\p{L}\d]+ ){0,9}(?:leer|unvermietet|unbewohnt|nicht vermietet)|leer ?stehen)(?!\p{L})|(?<!\p{L})(?:leer ?(?:stehen|stehend)) (?:\p{L}+ ){0,3}${FLATS}|(?<!\p{L})freien ${FLATS}(?!\p{L})`
/** What is done to flats, or a word for what was said before. */
const MAKES_READY =
  /(?<!\p{L})(?:dafür|hierfür|davor|deren|ihre[rn]?|(?:je|pro) \p{L}+|(?:her|zu)?richtung|herrichten|herzurichten|instandsetzung|\p{L}*renovierung|\p{L}*sanierung|\p{L}*modernisierung|wiedervermietung|neuvermietung|bezugsfertig\p{L}*|vermietbar\p{L}*)(?!\p{L})/u
/** The roof over an empty flat is that of all. */
const OF_THE_HOUSE =
  /(?<!\p{L})(?:dach(?!geschoss|wohnung)\p{L}*|fassade\p{L}*|\p{L}*heizungsanlage|zentralheizung|heizkessel\p{L}*|treppenhaus\p{L}*|steigleitung\p{L}*|kanal\p{L}*|aufzug\p{L}*|balkone?|keller\p{L}*|entwässerung|leerstandskosten)(?!\p{L})/u

/** The amount makes flats that stand empty fit to be let: of them the statement speaks, or the one before it. */
export function isForEmptyFlats(text: string, before: readonly Statement[]): boolean {
  if (OF_THE_HOUSE.test(text)) return false
  if (OF_EMPTY.test(text) || STAND_EMPTY.test(text)) return true
  return MAKES_READY.test(text) && before.some(one => OF_EMPTY.test(one.text) || STAND_EMPTY.test(one.text))
}

/** "Zwei Bäder": the pieces by the letters that singular and plural begin with alike. */
const PIECES: Readonly<Record<string, string>> = {
  bad: 'b[aä]d(?:er|ezimmern?)?n?',
  badezimmer: 'b[aä]d(?:er|ezimmern?)?n?',
  wohnung: 'wohnungen',
  wohneinheit: '(?:wohn)?einheiten',
  einheit: '(?:wohn)?einheiten',
  we: 'we',
  balkon: 'balkon(?:e|en)',
  fenster: 'fenstern?',
  therme: '(?:gas)?thermen',
}
const COUNT_WORDS = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const
const MAX_PIECES = 60

/**
 * How many of what the amount is for one of; 1: the amount is the whole, or the text does not count them.
 * @param empty how many stand empty, where it is for those; else null
 */
export function piecesOf(
  text: string,
  { from, end }: { readonly from: number; readonly end: number },
  before: readonly Statement[],
  empty: number | null,
): number {
  const each = (EACH.exec(text.slice(end)) ?? EACH_BEFORE.exec(text.slice(0, from)))?.groups
  const piece = PIECES[each?.['piece'] ?? '']
  if (!piece) return 1
  if (empty !== null && /^(?:wohn|einh|we)/u.test(each?.['piece'] ?? '')) return empty
  const counted = regexp.u`(?<!\p{L}|\d|·)(?<count>\d{1,2}|${COUNT_WORDS.join('|')}) (?:\p{L}+(?:e|en) )?${piece}(?!\p{L})`
  for (const said of [text.slice(0, from), ...before.toReversed().map(one => one.text)]) {
    const count = counted.exec(said)?.groups?.['count']
    if (!count) continue
    const pieces = Number(count) || COUNT_WORDS.findIndex(word => word === count) + 2
    return pieces >= 1 && pieces <= MAX_PIECES ? pieces : 1
  }
  return 1
}
