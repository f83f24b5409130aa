import { germanMoney, type Money, shareOf, times } from '#kernel/money.ts'
import { inPercent, ratio } from '#kernel/share.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { RentLimit } from '#rating/domain/rentLimits.ts'
import { fairUpTo } from '#rating/domain/priceBounds.ts'
import { heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeEuro, wholeNumber } from './germanAmounts.ts'

type Told = Pick<Assessment, 'money' | 'rents'>

/** Where a let home's rent is not told: what each rent would make of the highest right price. Empty: it is told, or no price is asked. */
export function untoldRentBlocks({ money, rents }: Told): Block[] {
  const { rent } = money.letting
  const { price, home } = money
  if (!rent.ok || !rent.value.sitting || price === null || rents.length === 0) return []
  const area = home.wohnflaeche
  return [
    heading('Was die Miete aus dem Preis macht'),
    paragraph(
      `Die Grenze ist die des Urteils, gerechnet, als stünde die Miete im Exposé: nie mehr als unsere Schätzung zulässt, und nie mehr Jahresmieten, als am Ort üblich sind; eine niedrige Miete zählt so hoch, wie sie in drei Jahren sein darf (§ 558 BGB). ${fitting(price, rents)}`,
    ),
    table(
      'Jahresmieten im Preis und höchster richtiger Preis je nach gezahlter Miete',
      [...numeric('Kaltmiete im Monat in €', '€ je m²', 'Preis in Jahresmieten', 'Höchstens richtig in €')],
      rents.map(({ year, limit }) => {
        const month = monthly(year)
        return [
          wholeNumber(month.cents / 100),
          area === null ? '–' : fixedDecimal(month.cents / 100 / area, 2),
          fixedDecimal(inPercent(shareOf(price, year)) / 100, 1),
          wholeNumber(limit.cents / 100),
        ]
      }),
      {
        source: `Von oben: Miete laufender Verträge (niedrig, mittel), Neuvermietung (mittel, hoch). ${rent.value.sitting.source}.`,
      },
    ),
  ]
}

/** German sentence: with which of the rents the asked price is right. */
function fitting(price: Money, rents: readonly RentLimit[]): string {
  const at = rents.findIndex(({ limit }) => price.cents <= fairUpTo(limit).cents)
  const [first, before] = [rents[at], rents[at - 1]]
  if (!first)
    return `Zum geforderten Preis von ${germanMoney(price)} gehört keine dieser Mieten: Er ist mit jeder zu hoch.`
  if (!before)
    return `Der geforderte Preis von ${germanMoney(price)} ist schon mit der niedrigsten dieser Mieten nicht zu hoch.`
  return `Der geforderte Preis von ${germanMoney(price)} ist mit ${wholeEuro(monthly(before.year))} im Monat noch zu hoch, mit ${wholeEuro(monthly(first.year))} nicht mehr.`
}

function monthly(year: Money): Money {
  return times(year, ratio(1, 12))
}
