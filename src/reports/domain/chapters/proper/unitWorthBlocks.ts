import { germanNumber } from '#kernel/germanNumber.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { unitsTold } from '#rating/domain/unitWords.ts'
import { isRight, type UnitWorth } from '#rating/domain/unitWorths.ts'
import { emphasised, heading, numeric, table } from '../../blocks.ts'
import type { Block } from '../../report.ts'
import { signedPercent, wholeNumber } from '../germanAmounts.ts'
import { oneLine } from '../wording.ts'

const MAX_ROWS = 24

/** What each flat of a list is worth, and up to which price it is right. Empty: none is valued. */
export function unitWorthBlocks({ unitWorths }: Assessment): Block[] {
  const told = unitsTold(unitWorths)
  if (told === null) return []
  const isPriced = unitWorths.some(({ price }) => price !== null)
  return [
    heading('Was jede Einheit wert ist'),
    emphasised(told),
    table(
      'Schätzung und höchster richtiger Preis je Einheit',
      [
        'Einheit',
        ...numeric('Fläche in m²', ...(isPriced ? ['Preis in €'] : [])),
        ...numeric('Schätzung in €', 'Schätzung in € je m²', 'Richtig bis, in €'),
        ...(isPriced ? [...numeric('Preis dazu'), 'Urteil'] : []),
      ],
      unitWorths.slice(0, MAX_ROWS).map(one => row(one, isPriced)),
      {
        source:
          'Jede Einheit für sich nach denselben Regeln wie eine einzelne Wohnung, ohne Stellplatz; Zustand wie bei der Übergabe zugesagt. Ein Souterrain ist niedriger, ein neu gebautes Dachgeschoss wie ein Neubau gerechnet; sonst sind Lage im Haus, Ausblick und Grundriss nicht darin.',
      },
    ),
  ]
}

function row(one: UnitWorth, isPriced: boolean): string[] {
  const { label, area, price, mid, limit } = one
  return [
    oneLine(label),
    germanNumber(area),
    ...(isPriced ? [price === null ? '–' : wholeNumber(price.cents / 100)] : []),
    wholeNumber(mid.cents / 100),
    wholeNumber(mid.cents / 100 / area),
    wholeNumber(limit.cents / 100),
    ...(isPriced ? [price === null ? '–' : signedPercent(Math.round((price.cents / limit.cents - 1) * 100)), judged(one)] : []), // prettier-ignore
  ]
}

function judged(one: UnitWorth): string {
  if (one.price === null) return '–'
  return one.isTaken ? 'vergeben' : one.isBasement ? 'erst prüfen' : isRight(one) ? 'richtig' : 'zu teuer'
}
