import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from '../statements/statementsOf.ts'
import { rentAMonthIn } from './courtSums.ts'
import type { SurvivingKind, SurvivingRight } from './soldByCourt.ts'
import { rightWordsIn } from './survivingRights.ts'
import { holdersIn, paidByOwner, type RightHolder, type RightRooms, roomsIn } from './termsOfRight.ts'

/** Of a right to live in it rooms and age decide; of a way they say nothing. */
const OF_USE: readonly SurvivingKind[] = ['wohnungsrecht', 'niessbrauch', 'altenteil']
/** So many statements behind its name still speak of the right. */
const REACH = 3

/** Adds to each right of use whom it is for and what it covers, wherever the notice tells it. */
export function rightsWithTerms(
  rights: readonly SurvivingRight[],
  passages: readonly Passage[],
  day: CalendarDate,
): SurvivingRight[] {
  const terms = termsIn(passages, day)
  return rights.map(right => {
    const own = terms.filter(({ kind }) => kind === right.kind)
    const rooms = own.find(one => one.rooms !== null)?.rooms
    const holders = own.find(one => one.holders.length > 0)?.holders
    const month = own.find(one => one.rent !== null && (!rooms?.isPart || isOfRooms(one.said, rooms)))?.rent
    const ownerPays = [...new Set(own.flatMap(({ paid }) => paid))]
    return {
      ...right,
      ...(rooms && { rooms }),
      ...(holders && { holders }),
      ...(month && { month }),
      ...(ownerPays.length > 0 && { ownerPays }),
    }
  })
}

interface Terms {
  readonly kind: SurvivingKind
  readonly rooms: RightRooms | null
  readonly holders: readonly RightHolder[]
  /** € a month, of what it does not say by itself. */
  readonly rent: number | null
  /** See paidByOwner. */
  readonly paid: readonly string[]
  readonly said: string
}

function termsIn(passages: readonly Passage[], day: CalendarDate): Terms[] {
  return passages.flatMap(passage => {
    let kind: SurvivingKind | null = null
    let silent = 0
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }): Terms[] => {
      const named = rightWordsIn(text).find(one => OF_USE.includes(one.kind))
      silent = named ? 0 : silent + 1
      if (named) kind = named.kind
      if (!kind || silent > REACH) return []
      const from = named?.end ?? 0
      const written = passage.text.slice(start + from, start + text.length)
      const rooms = named || ON_THAT.test(text) ? roomsIn(text.slice(from), written) : null
      return [{ kind, rooms, holders: holdersIn(text, day), rent: rentIn(text), paid: paidByOwner(text), said: text }]
    })
  })
}

function rentIn(text: string): number | null {
  return USUAL.test(text) ? (rentAMonthIn(text)?.euro ?? null) : null
}

const USUAL =
  /(?<!\p{L})(?:(?:orts|markt)üblich\p{L}*|erzielbar\p{L}*|\p{L}*mietwert\p{L}*|\p{L}*nutzungswert\p{L}*|wohnwert\p{L}*)(?!\p{L})/u

/** The rent is that of the right's rooms, not of another storey. */
function isOfRooms(said: string, { words }: RightRooms): boolean {
  const [storey] = STOREY.exec(words.toLowerCase()) ?? []
  return OF_IT.test(said) || (storey !== undefined && said.includes(storey))
}

const STOREY = /(?:erd|ober|dach|unter|keller)geschoss|einlieger|zimmer/u
const OF_IT =
  /(?<!\p{L})(?:hierfür|dafür|diese[rnms]? (?:räume|wohnung|recht\p{L}*)|de[sr] (?:\p{L}*recht\p{L}*|nießbrauch\p{L}*))(?!\p{L})/u

const ON_THAT =
  /(?<!\p{L})(?:das recht|es|dieses recht|der nießbrauch) (?:umfasst|erstreckt|bezieht|beschränkt|betrifft)/u
