import type { Contradiction } from '../facts.ts'
import { ownText } from '../deal/ownText.ts'
import { amountsIn, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { type AgainstView, inFigures, numberOf } from './view.ts'

/** "7,4 % Rendite", "Rendite: 7,4 %" */
const YIELD =
  /(?<![\d.,])(?<before>\d{1,2}[.,]\d{1,2})\s?%\s?(?:brutto|ist)?-?(?:miet|anfangs)?-?rendite(?!\p{L})|(?<!\p{L})(?:brutto|anfangs)?-?(?:miet|anfangs)?-?rendite[\s:¦]{1,3}(?:von\s|ca\.\s|rund\s)*(?<behind>\d{1,2}[.,]\d{1,2})\s?%/giu
const FACTOR =
  /(?<!\p{L})(?:(?:kaufpreis|preis|miet|rendite)-?)?faktor[\s:¦]{1,3}(?:von\s|ca\.\s|rund\s)*(?<factor>\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\s?%)|(?<![\d.,])(?<fold>\d{1,2}[.,]\d{1,2})-?\s?fache?[nrs]?(?!\p{L})(?=[^.]{0,30}(?:miete|jahres))/giu
/** What is paid when all is let as hoped. */
const TARGET =
  /(?<!\p{L})(?:soll-?(?:jahres)?(?:netto)?(?:kalt)?-?miete|(?:miete|mieteinnahmen|mietertr[aä]ge?|jahres\p{L}*miete|(?:j?nkm|jnm))[^.\n¦]{0,12}\(?soll\)?|(?:miete|mieteinnahmen)[^.\n]{0,14} (?:bei )?vollvermietung|zielmiete)(?!\p{L})[^\d\n]{0,28}(?=\d|€|EUR)/giu
const MONTHS = 12
/** Rounding of a factor with one decimal. */
const ROUNDED = 0.015
/** Less than this the present rent may miss the advertised one. */
const MISSED = 0.04

/** A yield or factor that is advertised on the rent hoped for, where less is paid today. */
export function yieldOnTarget({ facts, passages, units }: AgainstView): Contradiction[] {
  const price = numberOf(facts.kaufpreis)
  const [year, month] = [numberOf(facts.jahresnettokaltmiete), numberOf(facts.kaltmieteMonat)]
  const rent = year ?? (month === null ? null : month * MONTHS)
  const paid = facts.jahresnettokaltmiete ?? facts.kaltmieteMonat
  if (price === null || rent === null || rent <= 0 || !paid || paid.buyer || units.length > 0) return []
  const own = ownText(passages)
  const targets = targetsIn(own).filter(one => one.value * (1 - MISSED) > rent)
  for (const told of toldIn(own)) {
    const target = targets.find(({ value }) => Math.abs(told.share - value / price) <= ROUNDED * told.share)
    if (!target || told.share <= (rent / price) * (1 + MISSED)) continue
    return [
      {
        key: 'mietrendite',
        message: `Rendite: Geworben wird mit „${told.evidence.quote}“ (Seite ${told.evidence.page}), gerechnet auf die Soll-Miete von ${inFigures(target.value)} €; die heutige Miete von ${inFigures(rent)} € ergibt ${inFigures((100 * rent) / price)} % (das ${(price / rent).toLocaleString('de-DE', { maximumFractionDigits: 1 })}-Fache).`,
        values: [
          { value: Math.round(1000 * told.share) / 10, unit: '%', evidence: [told.evidence] },
          { value: Math.round((1000 * rent) / price) / 10, unit: '%', evidence: paid.evidence.slice(0, 1) },
        ],
        follows: {
          reason: 'Bezahlt wird die heutige Miete. Gerechnet ist mit ihr.',
          ask: 'Woraus ergibt sich die Soll-Miete, und was davon ist vertraglich zugesagt?',
        },
      },
    ]
  }
  return []
}

interface Told {
  readonly value: number
  readonly evidence: Evidence
}

/** Rent of a year as a share of the price. */
function toldIn(passages: readonly Passage[]): { share: number; evidence: Evidence }[] {
  return passages.flatMap(passage =>
    [YIELD, FACTOR].flatMap(pattern =>
      [...passage.text.matchAll(pattern)].flatMap(match => {
        const { before, behind, factor, fold } = match.groups ?? {}
        const [percent, times] = [before ?? behind, factor ?? fold].map(text => (text ? numberFrom(text) : undefined))
        const share = percent ? percent / 100 : times && times > 5 ? 1 / times : null
        return share === null ? [] : [{ share, evidence: proof(passage, match.index, match.index + match[0].length) }]
      }),
    ),
  )
}

function targetsIn(passages: readonly Passage[]): Told[] {
  return passages.flatMap(passage =>
    [...passage.text.matchAll(TARGET)].flatMap((match): Told[] => {
      const behind = match.index + match[0].length
      const [amount] = amountsIn(passage.text.slice(behind, behind + 20))
      if (!amount || amount.index > 1) return []
      const evidence = proof(passage, match.index, behind + amount.index + amount.length)
      return [amount.value, amount.value * MONTHS].map(value => ({ value, evidence }))
    }),
  )
}
