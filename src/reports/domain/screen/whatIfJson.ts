import { z } from 'zod'
import type { Facts } from '#extraction/domain/facts.ts'
import { NOTHING_SIGHTED, type Sightings } from '#extraction/domain/sightings/sightings.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { type MoneyInput, moneyOf, type MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { calendarDate, type CalendarDate } from '#kernel/calendarDate.ts'
import type { Money } from '#kernel/money.ts'
import type { Share } from '#kernel/share.ts'
import { RULES_VERSION } from '#rating/domain/rulesVersion.ts'

/** What the money of an offer is calculated from, so that a browser can calculate it again. */
export const WhatIfJson = z.strictObject({
  rules: z.literal(RULES_VERSION).describe('with others the same input gave other figures, and may have another form'),
  day: z.iso.date(),
  input: z
    .looseObject({ offer: z.looseObject({}) })
    .describe('all that the engine takes, plain as it is, but the facts, which the analysis holds'),
})
export type WhatIfJson = z.infer<typeof WhatIfJson>

/** Whole, and not field by field: what the report's money comes from must not be missing where the buyer calculates with it. */
type KeptInput = Omit<MoneyInput, 'offer'> & { readonly offer: Omit<Offer, 'facts'> }

/** What the buyer sets himself; what he leaves is as in the report. */
export interface WhatIf {
  /** null: not known, or it comes from an auction. */
  readonly price: Money | null
  readonly sollzins?: Share
  /** Share of the price. */
  readonly ownFunds?: Share
  /** Nettokaltmiete a month. */
  readonly rent?: Money
}

export function whatIfJson({ offer, ...input }: MoneyInput, day: CalendarDate): WhatIfJson {
  const { facts: _facts, ...kept } = offer
  return { rules: RULES_VERSION, day, input: { ...input, offer: { ...kept, sightings: ofMoney(offer.sightings) } } }
}

/** Of what the document may say elsewhere only what its money asks for: whom to write to is none of it. */
function ofMoney({ places, unreadPages, doubts }: Sightings): Sightings {
  const { kaufpreis, kaeuferprovision } = places
  return {
    ...NOTHING_SIGHTED,
    places: { ...(kaufpreis && { kaufpreis }), ...(kaeuferprovision && { kaeuferprovision }) },
    unreadPages,
    doubts,
  }
}

/** The engine of the report once more: with nothing set it gives the figures of the report. */
export function recalculated(json: WhatIfJson, facts: Facts, { price, rent, ...own }: WhatIf): MoneyPlan {
  const day = calendarDate(json.day)
  // Written by whatIfJson above under these rules, as the schema has seen: plain values, whose types are those of the engine.
  const kept = json.input as unknown as KeptInput
  const input: MoneyInput = {
    ...kept,
    offer: { ...kept.offer, facts },
    assumptions: assumptionsOf(day, { lens: kept.assumptions.lens, ...own }),
    ...(rent && { ownRent: rent }),
  }
  return moneyOf(input, price, day)
}
