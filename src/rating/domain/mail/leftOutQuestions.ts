import { listed } from '#kernel/germanList.ts'
import { type LeftOutKind, leftOutKindOf } from '#extraction/domain/deal/leftOutKind.ts'
import type { MailCase } from './mailCase.ts'

/** What a builder's price often leaves out. */
const OFTEN_LEFT_OUT: readonly (readonly [name: string, kind: LeftOutKind, isKnown: (one: MailCase) => boolean])[] = [
  ['Stellplatz', 'stellplatz', isParkingPriced],
  ['Böden', 'boeden', () => false],
  ['Küche', 'kueche', ({ offer }) => offer.flags.einbaukueche !== null],
  ['Außenanlagen', 'aussenanlagen', () => false],
]

/** A space has its price, or comes with the flat. */
function isParkingPriced({ offer: { numbers, deal } }: MailCase): boolean {
  const spaces = deal?.parts.filter(({ kind }) => kind === 'stellplatz') ?? []
  return numbers.stellplatzPreis !== null || spaces.some(({ priceEuro, inPrice }) => priceEuro !== null || inPrice)
}

const excludedOf = ({ offer }: MailCase) => offer.deal?.excluded.map(({ name }) => name) ?? []

/** What a builder's price leaves out: what the exposé says of it is not asked again. */
export function notInPrice(one: MailCase): string {
  const excluded = excludedOf(one)
  const told = OFTEN_LEFT_OUT.filter(
    ([, kind, isKnown]) => isKnown(one) || excluded.some(name => leftOutKindOf(name) === kind),
  )
  const open = OFTEN_LEFT_OUT.filter(row => !told.includes(row)).map(([name]) => name)
  const what = listed([...open, 'Sonderwünsche'])
  return `Was ist ${told.length > 0 ? 'außer dem Genannten ' : ''}im Preis nicht enthalten, etwa ${what}, und was kostet es?`
}

/** So many things by name are a list. */
const MIN_NAMED = 3

/** What a house that is ordered costs until it can be lived in. */
export function untilMovedIn(one: MailCase): string {
  const named = excludedOf(one).filter(name => leftOutKindOf(name) !== 'nebenkosten')
  return named.length >= MIN_NAMED
    ? `Was kosten bis zum Einzug die Leistungen, die laut Exposé nicht im Preis sind (${listed(named)})?`
    : 'Welche Ausbaustufe ist im Preis enthalten, und was kosten Bodenplatte, Erdarbeiten, Anschlüsse, Innenausbau und Außenanlagen bis zum Einzug?'
}
