import type { OfferKind, Scored } from './firstSightFigures.ts'

/** All documents of one kind, read at first sight. */
export interface KindRead {
  readonly offers: number
  readonly authors: number
  /** Offers that we took for something else. */
  readonly lost: number
  /** Mean over the offers, and the worst and the best author. */
  readonly f1: { readonly mean: number; readonly least: number; readonly most: number }
  /** Mean over the offers. */
  readonly dealType: number
  readonly papers: number
  readonly refused: number
}

/** What all authors of a kind together gave. */
export function readOfKind(wanted: OfferKind, scored: readonly Scored[]): KindRead {
  const same = scored.filter(({ kind }) => kind === wanted)
  const sum = (of: (one: Scored) => number) => same.reduce((before, one) => before + of(one), 0)
  const offers = sum(one => one.offers)
  const f1 = same.map(one => one.f1)
  return {
    offers,
    authors: sum(({ authors = 1 }) => authors),
    lost: offers - sum(({ offers: all, accepted = all }) => accepted),
    f1: { mean: sum(one => one.f1 * one.offers) / offers, least: Math.min(...f1), most: Math.max(...f1) },
    dealType: sum(one => one.dealType * one.offers) / offers,
    papers: sum(({ papers = 0 }) => papers),
    refused: sum(({ refused = 0 }) => refused),
  }
}
