import { germanNumber } from '#kernel/germanNumber.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { PlaceFacts } from '#valuation/domain/placeFacts.ts'
import type { PriceRange } from '#valuation/domain/priceRange.ts'
import { heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, signedPercent, wholeNumber } from './germanAmounts.ts'
import { sourceLine } from './sourceLine.ts'

/** What homes cost and rent for at the place, and how its market moves. Empty where the place is not known. */
export function levelBlocks({ level, marketRent, place, location }: Appraisal): Block[] {
  if (!location || !place) return []
  const rows = [
    ...(level
      ? [
          ['Angebote aller Wohnungen und Häuser am Ort', '', wholeNumber(level.reference), '', '€/m²'],
          row('Angebote für ein solches Objekt', level.asking, '€/m²', wholeNumber),
          row('Beurkundete Preise für ein solches Objekt', level.notarised, '€/m²', wholeNumber),
        ]
      : []),
    ...(marketRent ? [row('Nettokaltmiete bei neuer Vermietung', marketRent.rent, '€/m² im Monat', oneDecimal)] : []),
  ]
  return [
    heading(`Das Preisniveau: ${place.label}`),
    paragraph([...trend(place), market(place)].join(' ')),
    ...(rows.length === 0
      ? []
      : [
          table(
            'Niveau von Preisen und Mieten am Ort',
            ['Niveau', ...numeric('von', 'Mitte', 'bis'), 'Einheit'],
            rows,
            { source: sourceLine([...(level?.sources ?? []), ...(marketRent?.sources ?? []), ...place.sources]) },
          ),
        ]),
    ...(level
      ? [paragraph(`Güte der Daten für diesen Ort: ${level.dataQuality}. Die Grundlage ist ${BASIS[level.basis]}.`)]
      : []),
  ]
}

const oneDecimal = (value: number) => fixedDecimal(value, 1)

const BASIS = {
  PLZ: 'die Postleitzahl',
  Ort: 'der Ort ohne Postleitzahl',
  Kreis: 'der Kreis',
  Land: 'nur das Bundesland',
} as const

function row(name: string, { low, mid, high }: PriceRange, unit: string, written: (value: number) => string): string[] {
  return [name, written(low), written(mid), written(high), unit]
}

function trend({ preise, kreisName, gemeindetyp }: PlaceFacts): string[] {
  const town = gemeindetyp === null ? '' : ` (${gemeindetyp})`
  if (!preise || kreisName === null) return ['Der Kreis ist nicht bekannt; gerechnet ist mit dem Mittel des Landes.']
  return [
    `Kreis: ${kreisName}${town}. Angebotspreise dort: ${signedPercent(preise.seit2020)} seit 2020, ${signedPercent(preise.seit2022)} seit 2022, ${signedPercent(preise.letztesJahr)} im letzten Jahr (bis 2025).`,
  ]
}

function market({ marktlage, kreis }: PlaceFacts): string {
  const figures = kreis
    ? ` Dort stehen ${germanNumber(kreis.leerstand)}\u00a0% der Wohnungen leer (2022); die Zahl der Einwohner änderte sich in drei Jahren um ${signedPercent(kreis.trend)}.`
    : ''
  return `Den Markt stufen wir als ${marktlage} ein (Modellannahme).${figures}`
}
