import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { contradictionOf } from './contradictionOf.ts'
import type { DealObjectKind } from './deal/deal.ts'
import type { Contradiction, Facts } from './facts.ts'
import { areasIn, sumOf } from './numbers.ts'
import type { Passage } from './passages.ts'
import { proof } from './proof.ts'
import { ROOM_NAMES, type RoomKind, roomNamed } from './roomNames.ts'

/** Share of the Wohnfläche by which the sum of all rooms may differ: what is measured twice never is the same. */
const MEASURED = 0.05
const KINDS = Object.keys(ROOM_NAMES) as RoomKind[]

/** "Wohnen/Essen 34,2 m²", "Kind 1: 12 m²", "Balkon (zur Hälfte) 2,1 m²" */
const ROOM = regexp.giu`(?<![\p{L}\d/-])(?:${roomNamed(KINDS)})(?:\s?[/+&]\s?\p{L}+|\s\d(?![\d,.]))*(?<how>\s\([^()]{1,30}\))?\s?[:=|¦–-]?\s?(?:ca\.\s)?(?<area>\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|qm|m2))(?<behind>\s\([^()]{1,30}\))?`
/** An area of the whole, no room's: "Wohnfläche ca. 131 m²", "Grundstück 161 m²". */
const OF_THE_WHOLE = /(?:fläche|grundstück|größe|grund|areal|insgesamt|gesamt|summe)\P{L}{0,4}(?:\p{Ll}+\s){0,2}$/iu
const AREA = /(?:ca\.\s)?\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|qm|m2)/giu
const IN_PART = /hälfte|halb|viertel|anteil|50|25|angerechnet/iu
/** Floor areas below a slope are larger than what counts as Wohnfläche (§ 4 WoFlV). */
const FLOOR_AREA = /schräg|grundfläche|nutzfläche/iu

interface Room {
  readonly kind: RoomKind
  readonly area: number
  /** The area is what of a balcony is counted already. */
  readonly counted: boolean
}

/**
 * Where a list names the area of every room and their sum is not the stated Wohnfläche: one of them is wrong. Balconies count to between
 * nothing and all of what is named, so that only what no way of counting explains is told. Nothing is said of a list in which rooms may be missing.
 */
export function roomsAgainstWhole(
  { wohnflaeche, zimmer, einheiten }: Facts,
  kind: DealObjectKind | null,
  passages: readonly Passage[],
): Contradiction[] {
  const [told, rooms] = [wohnflaeche?.value, zimmer?.value]
  // The units of a flat's house are others' homes.
  const isOneHome = kind === 'wohnung' || einheiten === null || einheiten.value === 1
  if (!wohnflaeche || wohnflaeche.buyer || typeof told !== 'number' || typeof rooms !== 'number' || !isOneHome)
    return []
  for (const page of new Set(passages.map(one => one.page))) {
    const here = passages.filter(one => one.page === page && one.section !== 'other-offers')
    const found = here.flatMap(passage => {
      const list = roomsIn(passage.text)
      return list.length === 0 ? [] : [{ passage, list }]
    })
    const list = found.flatMap(one => one.list)
    if (
      !isComplete(list, rooms) ||
      hasUnknownRoom(
        here,
        found.map(({ passage }) => passage),
      ) ||
      found.some(({ passage }) => FLOOR_AREA.test(passage.text))
    )
      continue
    const evidence = found.flatMap(one => placeOf(one.passage) ?? [])
    return against(told, wohnflaeche.evidence, list, evidence)
  }
  return []
}

function roomsIn(text: string): Room[] {
  return [...text.matchAll(ROOM)].flatMap(({ groups = {} }) => {
    const kind = KINDS.find(one => groups[one] !== undefined)
    const [area] = areasIn(groups['area'] ?? '')
    return kind && area ? [{ kind, area: area.value, counted: IN_PART.test(groups['how'] ?? '') }] : []
  })
}

/** All rooms that the home is said to have, a kitchen, a bath and the way between them; none that is no Wohnfläche, and none told twice. */
function isComplete(list: readonly Room[], rooms: number): boolean {
  const count = (kind: RoomKind) => list.filter(one => one.kind === kind).length
  const names = list
    .filter(({ kind }) => kind === 'kitchen' || kind === 'bath')
    .map(({ kind, area }) => `${kind}${area}`)
  const isOnce = new Set(names).size === names.length
  const has = count('kitchen') === 1 && count('bath') > 0 && count('way') > 0
  return has && isOnce && count('other') === 0 && count('living') >= Math.floor(rooms) && count('living') <= rooms + 1
}

/** An area in the list or right behind it that belongs to no room we know ("Studio im Dachgeschoss 31 m²"): the sum would lack it. */
function hasUnknownRoom(here: readonly Passage[], found: readonly Passage[]): boolean {
  const [first, last] = [found[0], found.at(-1)].map(one => (one ? here.indexOf(one) : -1))
  return here.slice(first, (last ?? -1) + 2).some(({ text }) => {
    const rooms = text.replace(ROOM, ' ')
    return [...rooms.matchAll(AREA)].some(({ index }) => !OF_THE_WHOLE.test(rooms.slice(0, index)))
  })
}

function against(told: number, stated: Evidence[], list: readonly Room[], evidence: Evidence[]): Contradiction[] {
  const inside = sumOf(list.filter(({ kind }) => kind !== 'outdoor').map(({ area }) => area))
  const outside = list.filter(({ kind }) => kind === 'outdoor')
  const most = inside + sumOf(outside.map(({ area }) => area))
  if (evidence.length === 0 || (told <= most + MEASURED * told && told >= inside - MEASURED * told)) return []
  const value = Math.round((inside + sumOf(outside.map(one => (one.counted ? one.area : one.area / 2)))) * 100) / 100
  const { message, ...rest } = contradictionOf('wohnflaeche', [
    { value: told, unit: 'm²', evidence: stated },
    { value, unit: 'm²', evidence },
  ])
  const how = outside.length > 0 ? ', Balkon und Terrasse höchstens zur Hälfte' : ''
  return [{ ...rest, message: `${message.replace(/\.$/u, '')} als Summe der einzelnen Räume${how} (§ 4 WoFlV).` }]
}

function placeOf(passage: Passage): Evidence | null {
  const found = [...passage.text.matchAll(ROOM)]
  const [first, last] = [found[0], found.at(-1)]
  return first && last ? proof(passage, first.index, last.index + last[0].length) : null
}
