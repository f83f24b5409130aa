import { listed } from '#kernel/germanList.ts'
import { euro, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { BoughtThing, BoughtWith as Told } from '#extraction/domain/statements/boughtWith.ts'
import type { Part } from '../part.ts'
import type { Parking } from './parking.ts'

/** What is bought with the home for a price of its own: parking, the share of a garden, a Hobbyraum. Tax, fees and loan follow it. */
export interface BoughtWith {
  /** All of it, to be paid beside the Kaufpreis, by its names; null: it is in it, or the buyer may leave it. */
  readonly extra: Part | null
  /** Those of it that come on top by the exposé's own words. */
  readonly certain: readonly Bought[]
  /** German sentences for the buyer. */
  readonly note: string
}

export interface Bought {
  /** German, masculine, without its article. */
  readonly name: string
  readonly amount: Money
}

/** All are masculine: sentences say "Der …" and "den …". */
const NAMES: Readonly<Record<BoughtThing, string>> = {
  garten: 'Garten',
  gartenanteil: 'Gartenanteil',
  hobbyraum: 'Hobbyraum',
  keller: 'Kellerraum',
  speicher: 'Speicher',
  weganteil: 'Wegeanteil',
  landanteil: 'Grundstücksanteil',
}

/** null: nothing with the home has a price of its own. */
export function boughtWith(
  parking: Parking | null,
  told: readonly Pick<Told, 'thing' | 'priceEuro'>[],
): BoughtWith | null {
  if (!parking && told.length === 0) return null
  const space = parking?.extra ?? null
  const others = told.map(({ thing, priceEuro }): Bought => ({ name: NAMES[thing], amount: euro(priceEuro) }))
  const parts = [...(space ? [space] : []), ...others.map(partOf)]
  const [first] = parts
  const notes = others.map(({ name, amount }) => `Der ${name} (${germanMoney(amount)}) muss mitgekauft werden und ist eingerechnet.`) // prettier-ignore
  return {
    extra:
      first && parts.length > 1
        ? {
            ...first,
            label: listed(parts.map(({ label }) => label)),
            amount: sum(parts.map(({ amount }) => amount)),
            formula: parts.map(({ formula }) => formula).join(' + '),
            source: [...new Set(parts.map(({ source }) => source))].join('; '),
          }
        : (first ?? null),
    certain: [...(space && parking?.certain ? [{ name: space.label, amount: space.amount }] : []), ...others],
    note: [...(parking ? [parking.note] : []), ...notes].join(' '),
  }
}

function partOf({ name, amount }: Bought): Part {
  return { label: name, amount, formula: germanMoney(amount), source: 'Angabe im Exposé', basis: 'law' }
}
