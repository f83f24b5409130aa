import type { Contradiction } from '../facts.ts'
import { ownText } from '../deal/ownText.ts'
import { HOPED, hopedRentOf } from '../hopedRent.ts'
import { amountsIn, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { calledUnit } from '../unitLabel.ts'
import { type Label, pairProof } from '../pairs.ts'
import type { Part } from '../deal/deal.ts'
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
/** "… auf die Sollmiete", "… der Jahresmiete bei Vollvermietung" */
const NEAR = 50
/** Rounding of a factor with one decimal. */
const ROUNDED = 0.015
/** Less than this the present rent may miss the advertised one. */
const MISSED = 0.04

/** "Faktor | 13,1", "Vervielfältiger (Soll)" */
const FACTOR_LABEL =
  /^(?:(?:kaufpreis|preis|miet|rendite|einstands)-?)?(?:faktor|vervielfältiger|multiplikator)(?!\p{L})/u
const YIELD_LABEL = /^(?:brutto|anfangs|miet|soll|start)*-?(?:miet|anfangs)?-?rendite(?!\p{L})/u
/** A yield or factor that is advertised on the rent hoped for, where less is paid today. */
export function yieldOnTarget({ facts, passages, units, labels, deal }: AgainstView): Contradiction[] {
  const price = numberOf(facts.kaufpreis)
  const [year, month] = [numberOf(facts.jahresnettokaltmiete), numberOf(facts.kaltmieteMonat)]
  const flats = year ?? (month === null ? null : month * MONTHS)
  const roll = flats === null ? null : rollOf(deal.parts, flats)
  const rent = roll?.paid ?? flats
  const paid = facts.jahresnettokaltmiete ?? facts.kaltmieteMonat
  if (price === null || rent === null || rent <= 0 || !paid || paid.buyer || units.length > 0) return []
  const own = ownText(passages)
  const targets = [...targetsIn(own), ...labels.flatMap(targetOf)].filter(one => one.value * (1 - MISSED) > rent)
  for (const told of [...labels.flatMap(toldBeside), ...toldIn(own)]) {
    const target = targets.find(({ value }) => Math.abs(told.share - value / price) <= ROUNDED * told.share)
    // Nothing else lies between what the list of tenants adds up to and what is advertised than the flat that nobody rents.
    const isWithEmpty = roll?.isOneEmpty === true && told.share * price < MOST_HOPED * rent
    if ((!target && !told.onTarget && !isWithEmpty) || told.share <= (rent / price) * (1 + MISSED)) continue
    const left = afterNotices(deal.parts, rent)
    const afterwards = left ? `, nach der Kündigung ${inYears(price, left.rent)}` : ''
    const inFact = `bezahlt werden ${inFigures(rent)} €${left ? `, ohne ${left.names} ${inFigures(left.rent)} €` : ''}`
    return [
      {
        key: 'mietrendite',
        message: `Rendite: „${told.words}“ (Seite ${told.evidence.page}) gilt für die Soll-Miete, heute sind es ${inYears(price, rent)}${afterwards}. ${target ? `Gerechnet ist mit ${inFigures(target.value)} € im Jahr, ${inFact}` : `Im Jahr ${inFact}`}.`,
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

/** More than half of what is paid on top is told of something else. */
const MOST_HOPED = 1.5

/** A list of tenants whose flats add up to the rent of a year: what is paid with the garages beside them, €. null: they add up to something else. */
function rollOf(parts: readonly Part[], flats: number): { readonly paid: number; readonly isOneEmpty: boolean } | null {
  const year = (some: readonly Part[]) =>
    MONTHS * some.reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0)
  const homes = parts.filter(({ kind }) => kind !== 'stellplatz')
  if (homes.length < 2 || Math.abs(year(homes) - flats) > MONTHS) return null
  const spaces = parts.filter(({ kind, isInSum }) => kind === 'stellplatz' && isInSum !== true)
  return { paid: flats + year(spaces), isOneEmpty: homes.some(({ rentMonthEuro }) => rentMonthEuro === null) }
}

/** German: "5,71 % (17,5-fach)" */
function inYears(price: number, rent: number): string {
  const times = (price / rent).toLocaleString('de-DE', { maximumFractionDigits: 1 })
  return `${inFigures((100 * rent) / price)} % (${times}-fach)`
}

/** The year's rent once all have gone who gave notice; null: nobody has. */
function afterNotices(parts: readonly Part[], rent: number): { readonly rent: number; readonly names: string } | null {
  const going = parts.filter(({ leaseEnd, rentMonthEuro }) => leaseEnd?.by === 'notice' && rentMonthEuro !== null)
  const left = rent - MONTHS * going.reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0)
  return going.length === 0 || left <= 0
    ? null
    : { rent: left, names: going.map(({ name }) => calledUnit(name)).join(' und ') }
}

interface Told {
  readonly value: number
  readonly evidence: Evidence
}

/** What is advertised. */
interface Advertised {
  /** Rent of a year as a share of the price. */
  readonly share: number
  /** It names the rent hoped for itself. */
  readonly onTarget: boolean
  /** As the reader finds it: label and value. */
  readonly words: string
  readonly evidence: Evidence
}

const FIGURE = /^(?:ca\. |rd\. )?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,]*\d)/u

/** The nearest value of each label. */
function toldBeside(label: Label): Advertised[] {
  const isFactor = FACTOR_LABEL.test(label.name)
  if (!isFactor && !YIELD_LABEL.test(label.name)) return []
  const option = label.options.find(({ text }) => FIGURE.test(text))
  const value = option && numberFrom(FIGURE.exec(option.text)?.[1] ?? '')
  const share = !value
    ? null
    : isFactor
      ? value > 5 && value < 60
        ? 1 / value
        : null
      : value < 20
        ? value / 100
        : null
  if (!option || share === null) return []
  const words = [...label.words.filter(word => !option.words.includes(word)), ...option.words].map(({ text }) => text)
  return [
    {
      share,
      onTarget: HOPED.test(`${label.name} ${option.text}`),
      words: words.join(' '),
      evidence: pairProof(label, option),
    },
  ]
}

function targetOf(label: Label): Told[] {
  const hoped = hopedRentOf(label)
  return hoped ? [hoped, { ...hoped, value: hoped.value * MONTHS }] : []
}

function toldIn(passages: readonly Passage[]): Advertised[] {
  return passages.flatMap(passage =>
    [YIELD, FACTOR].flatMap(pattern =>
      [...passage.text.matchAll(pattern)].flatMap(match => {
        const { before, behind, factor, fold } = match.groups ?? {}
        const [percent, times] = [before ?? behind, factor ?? fold].map(text => (text ? numberFrom(text) : undefined))
        const share = percent ? percent / 100 : times && times > 5 ? 1 / times : null
        if (share === null) return []
        const evidence = proof(passage, match.index, match.index + match[0].length)
        const around = passage.text.slice(match.index, match.index + match[0].length + NEAR).split(/[.;\n]\s/u)[0] ?? ''
        return [{ share, onTarget: HOPED.test(around), words: evidence.quote, evidence }]
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
