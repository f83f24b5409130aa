import type { Contradiction } from '../facts.ts'
import { ownText } from '../deal/ownText.ts'
import { amountsIn } from '../numbers.ts'
import { proof } from '../proof.ts'
import { sentenceAround } from '../scope/negation.ts'
import { type AgainstView, inEuros, numberOf } from './view.ts'

const NAME =
  /(?<![\p{L}-])(?:(?:kauf|angebots|verkaufs)?-?preis\s?(?:\/|je|pro)\s?(?:m²|m2|qm|quadratmeter)(?:\swohnfläche)?|quadratmeter-?preis|(?:m²|qm)-?preis)(?!\p{L})[\s:=¦]{0,4}(?:ca\.\s|von\s|rund\s|beträgt\s|nur\s)*(?=\d|€|EUR)/giu
/** Rounding, and areas that are rounded themselves. */
const ROUNDED = 0.03
/** Of the town, of land, of rent, of other offers. */
const OF_SOMETHING_ELSE =
  /durchschnitt|vergleich|ø|mittel|umgebung|region|lage|stadt|ort(?!\p{L})|boden|grundstück|richtwert|miete|marktwert|nachbar|neubau|ab(?!\p{L})|stellplatz|gewerbe|spanne/iu
const MIN_AREA = 15

/** What the exposé says a square metre costs, against its price and its areas. */
export function pricePerArea({ facts, deal, units, passages }: AgainstView): Contradiction[] {
  const [price, parking] = [numberOf(facts.kaufpreis), numberOf(facts.stellplatzPreis)]
  const trade = deal.parts.reduce((sum, { kind, areaM2 }) => sum + (kind === 'gewerbe' ? (areaM2 ?? 0) : 0), 0)
  const spaces = deal.tradeSpaces.reduce((sum, { areaM2 }) => sum + areaM2, 0)
  const living = numberOf(facts.wohnflaeche)
  const areas = [living, numberOf(facts.nutzflaeche), numberOf(facts.grundstuecksflaeche), sum(living, trade), sum(living, spaces), sum(living, numberOf(facts.nutzflaeche))].flatMap(area => area !== null && area >= MIN_AREA ? [area] : []) // prettier-ignore
  if (price === null || living === null || units.length > 0 || facts.kaufpreis?.buyer || facts.wohnflaeche?.buyer)
    return []
  const prices = [price, price + (parking ?? 0), price - (parking ?? 0)]
  for (const passage of ownText(passages, ['object', 'costs']))
    for (const match of passage.text.matchAll(NAME)) {
      const behind = match.index + match[0].length
      const [amount] = amountsIn(passage.text.slice(behind, behind + 24))
      if (!amount || amount.index > 1) continue
      const end = behind + amount.index + amount.length
      if (OF_SOMETHING_ELSE.test(sentenceAround(passage.text, match.index, end))) continue
      if (prices.some(one => areas.some(area => isNear(one / area, amount.value)))) continue
      const evidence = proof(passage, match.index, end)
      const counted = price / living
      return [
        {
          key: 'kaufpreis',
          message: `Preis je m²: Das Exposé nennt ${inEuros(amount.value)} (Seite ${evidence.page}); sein Preis und seine Wohnfläche ergeben ${inEuros(Math.round(counted))}.`,
          values: [
            { value: amount.value, unit: '€/m²', evidence: [evidence] },
            { value: Math.round(counted), unit: '€/m²', evidence: (facts.kaufpreis?.evidence ?? []).slice(0, 1) },
          ],
          follows: {
            reason: 'Preis, Fläche oder Preis je m² stimmt nicht. Gerechnet ist mit Preis und Fläche.',
            ask: 'Auf welchen Preis und welche Fläche bezieht sich der genannte Preis je m²?',
          },
        },
      ]
    }
  return []
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDED * Math.max(one, other)
}
