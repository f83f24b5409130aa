import { capitalised } from '#kernel/capitalised.ts'
import { regexp } from '#kernel/regexp.ts'
import { areaFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import type { Statement } from '../statements/statementsOf.ts'

/** What a right for life is kept at, where it is a dwelling of its own within a house or farm. */
const DWELLING =
  '(?:altenteil(?:s?wohnung|s?haus|er|erhaus)?|austragshaus|austragswohnung|leibgeding(?:haus|wohnung)?|einlieger-?(?:wohnung)?|elw|(?:dachgeschoss|erdgeschoss|obergeschoss|untergeschoss|souterrain|dach|keller|anbau|einlieger|garten)-?wohnung|(?:kleine|kleinere|untere|obere|zweite|separate)[nr]? wohnung|(?:erd|ober|dach|unter|garten)geschoss|souterrain|anbau|hinterhaus|nebenhaus|seitenflügel)'
const NAMED = regexp.gu`(?<!\p{L})(?<name>${DWELLING})(?!\p{L})`
const FEMININE = /wohnung$|^(?:einlieger|elw)$/u
/** "Hier wohnt die Mutter": the place is the one that was named last. */
const LIVES_THERE =
  /(?<!\p{L})(?:hier|dort|darin|in (?:ihr|ihm|dieser|dieser wohnung|diesem)) (?:wohn\p{L}*|leb(?:t|en)|bewohn\p{L}*)(?!\p{L})/u
const OF_THE_WHOLE =
  /(?<!\p{L})(?:(?:am|an dem|an der|im) (?:ganzen|gesamten|kompletten)|am (?:haus|objekt|anwesen|gebäude|hof))(?!\p{L})/u
/** So many statements before the right tell where it is. */
const BEFORE = 4
const MIN_AREA = 15

/**
 * The dwelling of its own that a right for life is kept at, by the sentences before it: "Altenteil: … zwei Zimmer, Küche. Hier wohnt die
 * Mutter … Ihr lebenslanges Wohnungsrecht"; null: none, or the right speaks of the whole.
 * @param before the statements that stand before the one on the right, the nearest last
 * @returns German, as "im Altenteil"
 */
export function placeOfRight(right: string, before: readonly Statement[]): string | null {
  const near = before.slice(-BEFORE)
  if (OF_THE_WHOLE.test(right)) return null
  if (![...near.slice(-1).map(({ text }) => text), right].some(text => LIVES_THERE.test(text))) return null
  const [name] = [...near, { text: right }]
    .flatMap(({ text }) => [...text.matchAll(NAMED)].map(({ groups }) => groups?.['name'] ?? ''))
    .slice(-1)
  return name === undefined ? null : `${FEMININE.test(name) ? 'in der' : 'im'} ${asNoun(name)}`
}

/** "kleine Wohnung", "Altenteil", "ELW" */
function asNoun(name: string): string {
  if (name === 'elw') return 'ELW'
  const [adjective, noun] = name.split(' ')
  return noun === undefined ? capitalised(name) : `${adjective?.replace(/e?[nr]?$/u, 'en') ?? ''} ${capitalised(noun)}`
}

/**
 * m² of the dwelling that the words of a right name, by its own figure beside its name: "davon Einliegerwohnung | 57,00 m²"; null: none, or
 * several that differ.
 */
export function areaOfPlace(rooms: string, passages: readonly Passage[]): number | null {
  const name = [...rooms.toLowerCase().matchAll(NAMED)].at(-1)?.groups?.['name']
  if (name === undefined) return null
  const beside = new RegExp(
    String.raw`(?<!\p{L})${name}(?!\p{L})(?:[\s¦:(,–-]|ca·|rund|etwa|mit|von|hat|umfasst|misst|wohnfläche){0,8}?(?<area>\d{2,3}(?:,\d{1,2})? ?(?:m²|qm|quadratmeter))(?!\p{L})`,
    'gu',
  )
  const areas = passages.flatMap(passage =>
    [...saidIn(passage).text.matchAll(beside)].flatMap(({ groups }) => areaFrom(groups?.['area'] ?? '') ?? []),
  )
  const [area, ...others] = new Set(areas)
  return area === undefined || others.length > 0 || area < MIN_AREA ? null : area
}
