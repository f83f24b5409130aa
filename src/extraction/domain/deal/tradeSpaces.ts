import { regexp } from '#kernel/regexp.ts'
import { amountsIn, areasIn, NUMBER, SQUARE_METRES } from '../numbers.ts'
import { sentenceAround } from '../scope/negation.ts'
import type { Passage } from '../passages.ts'
import type { Bearer } from '../scope/scope.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { DealObjectKind, Part, TradeSpace } from './deal.ts'
import { type Hit, hitsOf, ownText, proofOf } from './ownText.ts'

/** A name that may stand for all shops and offices of the house together. */
const ALL = String.raw`(?:Gewerbe|Geschäfts|Gesamtgewerbe)(?:nutz)?-?(?:fläche|flächen|einheit|einheiten|raum|räume|räumen|teil|anteil|lokal)|gewerbliche?\s(?:genutzte?\s)?(?:Nutz-?)?[Ff]läche`
const ONE = String.raw`Laden(?:lokal|geschäft|fläche|raum)?s?|Ladenlokale?n?|Verkaufs(?:fläche|raum)|Büro(?:fläche|räume|räumen|etage|einheit|trakt)?s?|(?:Arzt|Zahnarzt)?-?[Pp]raxis(?:fläche|räume|räumen)?|Kanzlei|Gaststätten?|Gastraum|Gastronomie(?:fläche|einheit)?|Restaurants?|Café|Imbiss|Friseur(?:salon|geschäft)|Salon|Apotheke|Bäckerei|Metzgerei|(?:\p{L}+-?[Ww]|W)erkst(?:att|ätten)(?:gebäude|trakt)?|Werkraum|Werkhalle|(?:Lager|Produktions|Gewerbe|Maschinen)-?halle|Halle|Lager(?:fläche|räume|raum)?|Produktionsfläche|Atelier|(?:Kosmetik|Nagel|Sonnen|Fitness|Foto|Tattoo)-?studio`
const AREA = String.raw`(?:ca\.?\s?|circa\s|rd\.?\s?|rund\s|etwa\s|zusammen\s|insgesamt\s)*(?<![\d.,])(?:${NUMBER})\s?${SQUARE_METRES}`
const NAME = String.raw`(?<![\p{L}-])(?:${ALL}|${ONE})(?:\s?/\s?\p{L}+)?(?!\p{L})(?:\s?\([^)\d€]{1,30}\))?`
/** "Werkstatt verfügt über ca. 200 m²", "Gewerbefläche ¦ 95 m²", "95 m² Ladenfläche". */
const SPACE = regexp.giu`(?<name>${NAME})(?:(?!${NAME}|Wohnfl|Wohnung|Wfl|Grundst|Keller|Garten)[^.;\n€\d]|(?<=\d)\.(?=\s?(?:OG|UG))|\b[1-4](?=\.\s?(?:OG|UG))){0,60}?${AREA}|${AREA}[^\S\n](?:große[rnsm]?\s|reine\s|helle\s|ebenerdige[rns]?\s)*(?<behind>${NAME})`
/** m²; below it stands a room of a flat: an office under the roof, a workbench in the cellar. */
const MIN = 30
/** Parts are rounded by themselves. */
const ROUNDED = 0.02
/** A house that is let or sold for what it brings; in a family's own house a workshop is an amenity. */
const HOUSES: readonly DealObjectKind[] = ['mehrfamilienhaus', 'wohn-geschaeftshaus']

const OF_THE_HOUSE: readonly Bearer[] = ['offer', 'part', 'floor', 'building']
/** Somebody else's shop, where one walks to. */
const NEARBY =
  /(?<!\p{L})(?:in der (?:nähe|umgebung|nachbarschaft)|in unmittelbarer nähe|entfernt|entfernung|fußläufig|zu fuß|gegenüber|nebenan|erreichbar|minuten)(?!\p{L})/iu

/** Shops, workshops and halls that a house has beside its Wohnfläche, where no list tells of its parts one by one. */
export function tradeSpacesOf(
  passages: readonly Passage[],
  kind: DealObjectKind,
  parts: readonly Part[],
  rents: { readonly month: number | null; readonly year: number | null } = { month: null, year: null },
): TradeSpace[] {
  if (!HOUSES.includes(kind) || parts.some(part => part.kind === 'gewerbe')) return []
  const found = new Map<number, TradeSpace>()
  for (const hit of hitsOf(SPACE, ownText(passages))) {
    const space = spaceOf(hit)
    if (space && !found.has(space.areaM2)) found.set(space.areaM2, space)
  }
  const spaces = withoutTwice([...found.values()])
  const [only] = spaces
  const rentMonthEuro = only && spaces.length === 1 ? rentOfTrade(passages, rents) : null
  return only && rentMonthEuro !== null ? [{ ...only, rentMonthEuro }] : spaces
}

const OF_WHICH = String.raw`(?<=^|[\n¦.;,(]\s?)(?:davon|hiervon|darin)\s(?:entfallen auf\s|für\s)?(?:die\s|den\s|das\s)?`
const EUROS = String.raw`\s?(?:\([^)\d]{1,20}\)\s?)?[:¦]?\s?(?<euros>\d{1,3}(?:\.\d{3})*(?:,\d\d)?)\s?(?:€|EUR|Euro)(?!\s?\/?\s?m²)`
/** "davon Laden ¦ 19.800 €" and "davon Wohnungen ¦ 33.000 €" */
const OF_TRADE = regexp.giu`${OF_WHICH}(?:${ALL}|${ONE})${EUROS}`
const OF_HOMES = regexp.giu`(?:${OF_WHICH}|(?<!\p{L})und\s)(?:(?:\d{1,2}\s)?Wohnungen|Wohnen|Wohnraum|Wohnteil|Wohnfläche)${EUROS}`

/** What all trade pays a month, where it and the homes come to the rent of the house. null: they do not, or are not told apart. */
function rentOfTrade(
  passages: readonly Passage[],
  { month, year }: { readonly month: number | null; readonly year: number | null },
): number | null {
  const own = ownText(passages)
  const eurosOf = (pattern: RegExp) =>
    hitsOf(pattern, own).flatMap(({ text }) => amountsIn(text).find(({ unit }) => unit === '€')?.value ?? [])
  const [trade, homes] = [eurosOf(OF_TRADE)[0], eurosOf(OF_HOMES)[0]]
  if (trade === undefined || homes === undefined) return null
  const isAll = (rent: number | null) => rent !== null && Math.abs(trade + homes - rent) <= 1
  return isAll(year) ? trade / MONTHS : isAll(month) ? trade : null
}

const MONTHS = 12

function spaceOf(hit: Hit): TradeSpace | null {
  const groups = new RegExp(SPACE.source, 'iu').exec(hit.text)?.groups ?? {}
  const areaM2 = areasIn(hit.text)[0]?.value
  const name = groups['name'] ?? groups['behind']
  if (areaM2 === undefined || areaM2 < MIN || name === undefined) return null
  const { bearer, time, stance } = scopeOf(saidIn(hit.passage), hit.start, hit.end, { matter: 'amount' })
  if (!OF_THE_HOUSE.includes(bearer) || time !== 'now' || stance !== 'asserted') return null
  if (NEARBY.test(sentenceAround(hit.passage.text, hit.start, hit.end))) return null
  return { name, areaM2, evidence: [proofOf(hit)] }
}

/** A total beside what it is made of counts once; so does a space that is told of again in other words. */
function withoutTwice(spaces: readonly TradeSpace[]): TradeSpace[] {
  const isAll = regexp.iu`^${ALL}$`
  const totals = spaces.filter(({ name }) => isAll.test(name))
  const single = spaces.filter(({ name }) => !isAll.test(name))
  const sum = single.reduce((area, { areaM2 }) => area + areaM2, 0)
  const largest = totals.toSorted((a, b) => b.areaM2 - a.areaM2)[0]
  if (!largest) return single
  return single.length > 1 && Math.abs(sum - largest.areaM2) <= ROUNDED * largest.areaM2 ? single : [largest]
}
