import { type Money, shareOf, times } from '#kernel/money.ts'
import { inPercent, ratio } from '#kernel/share.ts'
import { AMPELGRENZEN } from '#reference/ampelgrenzen.ts'
import { rowAt } from '#reference/table.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeEuro, wholeNumber } from './germanAmounts.ts'

/** Where a let home's rent is not told: what each rent would make of the price. Empty: it is told, or no price is asked. */
export function untoldRentBlocks({ money, day }: Pick<Assessment, 'money' | 'day'>): Block[] {
  const { rent } = money.letting
  const { price, marketRent, home } = money
  if (!rent.ok || !rent.value.sitting || price === null || !marketRent) return []
  const most = rowAt(AMPELGRENZEN, day, 'kaufpreisfaktor').red ?? 0
  const { low, mid, high } = rent.value.rent
  const years = [low, mid, marketRent.mid, high].map(({ amount }) => amount)
  const rents = years.filter((one, at) => years.findIndex(({ cents }) => cents === one.cents) === at)
  const area = home.wohnflaeche
  const row = (year: Money) => {
    const month = times(year, ratio(1, 12))
    return [
      wholeNumber(month.cents / 100),
      area === null ? '–' : fixedDecimal(month.cents / 100 / area, 2),
      fixedDecimal(inPercent(shareOf(price, year)) / 100, 1),
      wholeNumber((year.cents * most) / 100),
    ]
  }
  const needed = times(price, ratio(1, 12 * most))
  return [
    heading('Was die Miete aus dem Preis macht'),
    paragraph(
      `Die Formel: Kaltmiete im Monat × 12 × ${most} ist der Preis, über dem der Kauf für die Miete nicht mehr richtig ist. Zum geforderten Preis gehört also eine Kaltmiete von mindestens ${wholeEuro(needed)} im Monat.`,
    ),
    {
      kind: 'table',
      caption: 'Jahresmieten im Preis und höchster richtiger Preis je nach gezahlter Miete',
      head: ['Kaltmiete im Monat in €', '€ je m²', 'Preis in Jahresmieten', `${most} Jahresmieten in €`],
      align: ['right', 'right', 'right', 'right'],
      rows: rents.map(row),
      sources: [
        `Von oben: Miete laufender Verträge (niedrig, mittel), Neuvermietung (mittel, hoch). ${rent.value.sitting.source}.`,
      ],
    },
  ]
}
