import type { SharedGarden } from '#extraction/domain/statements/sharedGarden.ts'
import { gardenByRight } from '#extraction/domain/remarks/gardenByRight.ts'
import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { Assessment } from '#rating/domain/assess.ts'

/** German: what comes with the plot, or seems to: leased land, parcels and shares of their own, the garden of a flat. Empty: nothing is told. */
export function landBeside({ sums: { leased, parcels, sharedGarden }, answers, offer, appraisal }: Assessment): string {
  const right = answers.find(({ id, light }) => id === 'sondernutzungsrechte' && (light === 'grün' || light === null))
  const garden = offer.kind === 'Wohnung' && right ? gardenByRight(right.evidence) : null
  const names = parcels.map(({ name }) => name)
  return [
    offer.kind === 'Grundstück' && offer.flags.erbbaurecht !== true ? pricePerM2(offer, appraisal) : '',
    garden === null ? '' : `Sondernutzungsrecht an ${germanNumber(garden)}\u00a0m²`,
    sharedGarden ? sharedText(sharedGarden) : '',
    names.length > 0 ? `dazu ${listed(names)}: gehört mit in den Kaufvertrag` : '',
    leased ? `dazu ${germanNumber(leased.leased)}\u00a0m² nur gepachtet, nicht mitverkauft` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** What is bought there stands in another sheet of the Grundbuch, and who uses which part binds the next owner only where that tells it. */
function sharedText({ share, parcelM2 }: SharedGarden): string {
  const size = parcelM2 === null ? '' : ` (${germanNumber(parcelM2)}\u00a0m²)`
  return `Garten: ${share ?? 'Anteil'} an eigenem Flurstück${size} mit eigenem Grundbuchblatt; wer welchen Teil nutzt, bindet Nachfolger nur eingetragen (§ 1010 BGB)`
}

/** What a buyer of land looks for first. Empty: price or size is not known. */
function pricePerM2({ numbers, deal }: Assessment['offer'], { bodenrichtwert }: Assessment['appraisal']): string {
  const { kaufpreis, grundstuecksflaeche: area } = numbers
  if (kaufpreis === null || !area) return ''
  const ofGround = deal?.type.value === 'land-forst' ? ' (Boden ohne Aufwuchs)' : ''
  const land = bodenrichtwert === null ? '' : `, Bodenrichtwert ${landTold(bodenrichtwert)}${ofGround}`
  return `gefordert sind ${germanNumber(kaufpreis / area, perM2Digits(kaufpreis / area))}\u00a0€/m²${land}`
}

/** Of a span both ends, and the middle that is reckoned with. */
function landTold({ value, span }: NonNullable<Assessment['appraisal']['bodenrichtwert']>): string {
  const each = `${germanNumber(value)}\u00a0€/m²`
  return span
    ? `${germanNumber(span.low)} bis ${germanNumber(span.high)}\u00a0€/m², gerechnet mit der Mitte, ${each}`
    : each
}

/** Fields and woods cost a few euros. */
function perM2Digits(value: number): number {
  return value < 10 ? 2 : 0
}
