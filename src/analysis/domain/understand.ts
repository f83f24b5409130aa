import type { CalendarDate } from '#kernel/calendarDate.ts'
import { type Given, NOTHING_GIVEN } from '#extraction/domain/given/givable.ts'
import { extract, type Extraction, placedAbroad } from '#extraction/domain/extract.ts'
import type { Pointer } from '#extraction/domain/pointed/pointed.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import type { Page } from '#reading/domain/page.ts'
import { isAbroad } from '#valuation/domain/abroad.ts'
import { passGates, type Stopped } from '#valuation/domain/gates/passGates.ts'

/** What a document says, without the values that may not be true. */
export interface Understood extends Extraction {
  readonly stopped: readonly Stopped[]
}

/** @param given what the buyer states himself @param pointers where a language model says that facts stand */
export function understand(
  pages: readonly Page[],
  day: CalendarDate,
  given: Given = NOTHING_GIVEN,
  pointers: readonly Pointer[] = [],
): Understood {
  const found = extract(pages, day, given, pointers)
  const placed = found.facts && isAbroad(offerOf(found.facts)) ? placedAbroad(found.facts) : found
  // Of a document that is refused nothing is calculated: it is told what it says.
  return placed.refusal === null ? passGates(placed, day) : { ...placed, stopped: [] }
}
