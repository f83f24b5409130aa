import { germanNumber } from '#kernel/germanNumber.ts'
import { type Gate, isOutside } from './gate.ts'

/** A flat's own Hausgeld: a year's figure, a whole house's or one that lost a digit lies outside. */
export const hausgeldPerM2: Gate = {
  limits: 'hausgeld',
  doubts: ({ offer }, limits) => {
    const { hausgeldMonat, hausgeldNichtUmlagefaehig, wohnflaeche } = offer.numbers
    const part = hausgeldNichtUmlagefaehig
    const reason = `Der nicht umlagefähige Teil wäre höher als das ganze Hausgeld.`
    const exceeds = hausgeldMonat !== null && part !== null && part > hausgeldMonat
    const tooMuch = exceeds ? [{ key: 'hausgeldNichtUmlagefaehig' as const, reason }] : []
    if (hausgeldMonat === null || wohnflaeche === null || wohnflaeche <= 0 || offer.kind !== 'Wohnung') return tooMuch
    const perM2 = hausgeldMonat / wohnflaeche
    if (!isOutside(perM2, limits)) return tooMuch
    const said = `${germanNumber(Math.round(perM2 * 100) / 100)}\u00a0€/m² im Monat`
    return [{ key: 'hausgeldMonat', reason: `Das Hausgeld ergäbe ${said}; das ist nicht plausibel.` }, ...tooMuch]
  },
}

/** The savings belong to the whole community: without the number of its flats there is nothing to divide by. */
export const savingsPerM2: Gate = {
  limits: 'ruecklage',
  doubts: ({ offer }, limits) => {
    const { erhaltungsruecklage, einheiten, wohnflaeche } = offer.numbers
    if (erhaltungsruecklage === null || einheiten === null || einheiten < 1 || wohnflaeche === null) return []
    const perM2 = erhaltungsruecklage / (einheiten * wohnflaeche)
    if (offer.kind !== 'Wohnung' || !isOutside(perM2, limits)) return []
    const said = `${germanNumber(Math.round(perM2))}\u00a0€ je m² Wohnfläche`
    return [{ key: 'erhaltungsruecklage', reason: `Die Rücklage ergäbe ${said}; so viel spart keine Gemeinschaft an.` }]
  },
}

export const commission: Gate = {
  limits: 'provision',
  doubts: ({ offer }, limits) => {
    const { kaeuferprovision } = offer.numbers
    if (kaeuferprovision === null || !isOutside(kaeuferprovision, limits)) return []
    const said = `Eine Käuferprovision von ${germanNumber(kaeuferprovision)}\u00a0%`
    return [{ key: 'kaeuferprovision', reason: `${said} wäre höher als alles, was ortsüblich ist.` }]
  },
}
