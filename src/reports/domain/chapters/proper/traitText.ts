import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { DealTrait } from '#extraction/domain/deal/dealFindings.ts'
import type { Offer } from '#extraction/domain/offer.ts'

const WORDS: Readonly<Record<DealTrait, string>> = {
  bieterverfahren: 'Bieterverfahren',
  mindestpreis: 'der genannte Preis ist das Mindestgebot',
  eckhaus: 'Eckhaus: am Ende der Reihe',
  nebengebaeude: 'mit einem zweiten Gebäude',
  umsatzsteuer: 'der Preis ist netto: Umsatzsteuer kommt hinzu',
  ausbauhaus: 'Ausbauhaus: Innenausbau kommt zum Preis hinzu',
  'neues-dachgeschoss': 'Dachgeschoss wird neu gebaut',
  'courtage-grundstueck': 'Maklercourtage für das Grundstück kommt hinzu',
  erbanteil: 'ein Erbanteil: kein Teil des Hauses, sondern der ganzen Erbschaft mit ihren Schulden',
}

/** What title and first lines say beside object and deal: a buyer must not learn it on page five. */
export function traitText({ deal, flags, kind }: Offer): string {
  const traits = deal?.traits?.map(({ trait }) => trait) ?? []
  const buildings = deal?.buildings ?? []
  const houses = buildings.map(({ name, areaM2 }) => `${name} ${germanNumber(areaM2)}\u00a0m²`)
  const texts = traits.filter(trait => !(trait === 'nebengebaeude' && houses.length > 0)).map(trait => WORDS[trait])
  return [
    ...texts,
    ...(flags.denkmalschutz === true && kind !== 'Grundstück' ? ['Denkmalschutz'] : []),
    ...(houses.length > 0 ? [`${houses.length} Gebäude: ${listed(houses)}`] : []),
  ].join(', ')
}
