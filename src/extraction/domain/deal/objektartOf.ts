import type { Evidence } from '#kernel/evidence.ts'
import type { Fact, Facts } from '../facts.ts'
import { type ObjectKind, objectKindOf, objectTypeIn, objectTypeOf } from '../objectType.ts'
import type { Passage } from '../passages.ts'
import type { Deal, DealObjectKind } from './deal.ts'

const FLATS = 'Eigentumswohnungen'
const NO_FLAT = 'Teileigentum'
/** Nobody said for how many families it is. */
const HOUSE = 'Haus'
/** How each kind is called where the words for it name something else: the house round a flat, the house on a plot, the living that is forbidden. */
const CALLED: Readonly<Partial<Record<DealObjectKind, readonly [kind: ObjectKind, name: string]>>> = {
  wohnung: ['Wohnung', 'Eigentumswohnung'],
  einfamilienhaus: ['Haus', 'Einfamilienhaus'],
  doppelhaushaelfte: ['Haus', 'Doppelhaushälfte'],
  reihenhaus: ['Haus', 'Reihenhaus'],
  // "Sechs Wohnungen, voll vermietet" are the house of them all.
  mehrfamilienhaus: ['Mehrfamilienhaus', 'Mehrfamilienhaus'],
  'wohn-geschaeftshaus': ['Mehrfamilienhaus', 'Wohn- und Geschäftshaus'],
  gewerbe: ['Gewerbe', 'Gewerbeobjekt'],
  grundstueck: ['Grundstück', 'Grundstück'],
  'land-forst': ['Grundstück', 'Landwirtschaftliche Fläche'],
}
/** What trade premises are called beside a word that our list of types knows. */
const PREMISES =
  /(?<!\p{L})(?:\p{Lu}[\p{L}-]*praxis|Praxis|Büro|Laden|Kanzlei|Atelier|Werkstatt)(?!\p{L}*n(?:bau|haus))/u
/** "Verkauf von Gemeindewald", "drei Waldgrundstücke" */
const WOOD =
  /(?<!\p{L})\p{L}*(?:wald|forst)(?!\p{L})|(?<!\p{L})(?:wald|forst)(?:grundstück|fläche|stück|parzelle|flurstück)/iu
/** How sure it is where no word says so. */
const BY_DEAL = 0.7

/**
 * The Objektart of what is sold. A heading counts the flats of the house ("14 Eigentumswohnungen"), praises the house round
 * the flat ("das Mietshaus") or tells what it is not ("keine Wohnung"): what is valued must be what the deal is about.
 */
export function objektartOf(
  { objektart, etage }: Pick<Facts, 'objektart' | 'etage'>,
  { objectKind, overlays }: Pick<Deal, 'objectKind' | 'overlays'>,
): Fact | null {
  const { value, evidence } = objectKind
  if (evidence.length === 0 || objektart?.buyer) return objektart
  const proofs = [...evidence]
  // The list of a project begins with one of its flats.
  if (value === 'mehrere') return objektart && isOneFlat(objektart) ? { ...objektart, value: FLATS, evidence: proofs } : objektart // prettier-ignore
  const called = CALLED[value]
  if (!called) return objektart
  const [kind, name] = called
  if (objektart && fits(objektart, kind)) return objektart
  const inTrade = overlays.includes('teileigentum') ? NO_FLAT : (tradeIn(proofs) ?? name)
  if (!objektart && value === 'einfamilienhaus') return { mentions: 1, confidence: BY_DEAL, value: HOUSE, evidence: proofs } // prettier-ignore
  if (value === 'land-forst' && proofs.some(({ quote }) => WOOD.test(quote))) return { mentions: 1, confidence: BY_DEAL, ...objektart, value: 'Wald', evidence: proofs } // prettier-ignore
  const home = (kind === 'Haus' ? houseIn(proofs) : null) ?? name
  const own = kind !== 'Gewerbe' ? home : etage && inTrade === NO_FLAT ? `${NO_FLAT} im ${etage.value}` : inTrade
  return { mentions: 1, confidence: BY_DEAL, ...objektart, value: own, evidence: proofs }
}

/** A word that we do not know may name any house or plot, but no flat. */
function fits(objektart: Fact, kind: ObjectKind): boolean {
  if (kind === 'Wohnung') return isOneFlat(objektart)
  const type = objectTypeOf(String(objektart.value))
  // "Haus, Bauplatz und Garage": what stands on it is sold, too.
  const isBuilt = type === 'haus' && kind === 'Grundstück'
  return type === null || isBuilt || objectKindOf(type) === kind
}

/** "Freistehendes Zweifamilienhaus": as the words call it by which its kind was found. */
function houseIn(evidence: readonly Evidence[]): string | null {
  const names = evidence.map(({ quote }) => objectTypeIn(quote))
  const fitting = names.find(word => {
    const type = word === undefined ? null : objectTypeOf(word)
    return type !== null && type !== 'haus' && objectKindOf(type) === 'Haus'
  })
  return fitting ?? null
}

function tradeIn(evidence: readonly Evidence[]): string | null {
  return evidence.map(({ quote }) => PREMISES.exec(quote)?.[0]).find(word => word !== undefined) ?? null
}

/** Whether a title of the first page calls what is offered a house of several flats. */
export function isHeadedAsHouseOfFlats(passages: readonly Passage[]): boolean {
  return passages.some(({ headline, page, text }) => {
    const type = headline && page === 1 ? objectTypeIn(text) : undefined
    return type !== undefined && objectTypeOf(type) === 'mehrfamilienhaus'
  })
}

function isOneFlat({ value }: Fact): boolean {
  const type = objectTypeOf(String(value))
  return type !== null && type !== 'eigentumswohnungen' && objectKindOf(type) === 'Wohnung'
}
