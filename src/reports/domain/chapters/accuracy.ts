/**
 * What was measured, with the place where it can be measured again. Nothing else may be said about accuracy.
 * The test beside this file holds the figures to the bars and results of those places.
 */
export const ACCURACY = {
  /** All documents of samples/pdf against samples/expected.json, on 23.11.2026; the rules were made with sight of them. */
  tuned: { documents: 76, f1: 0.977, precision: 0.992, recall: 0.962, decisiveF1: 0.991, measuredAt: 'samples/extraction.test.ts' },
  /** Offers of three authors who had not seen the rules (samples/blind), each scored once before anything was learned from it, on 22.11.2026. */
  blind: { documents: 133, f1: 0.84 },
  /** Offers of a fourth author (d-*), written as they usually are, scored once on 23.11.2026. */
  usual: { documents: 45, f1: 0.961 },
  /** Offers of a fifth author (e-*), as usual but short, scored once on 23.11.2026. */
  short: { documents: 30, f1: 0.91 },
  /** Offers of a sixth author (f-*), of rarer kinds, scored once on 23.11.2026. */
  rarer: { documents: 22, f1: 0.923 },
  /** Offers of a seventh author (g-*), which say much only in running text, scored once on 23.11.2026. */
  inText: { documents: 27, f1: 0.924 },
  /** Offers of an eighth author (h-*), with tables, asides and other people's offers in them, scored once on 23.11.2026. */
  mixed: { documents: 22, f1: 0.936 },
  /** Offers of a ninth author (i-*), as usual, with photos and small print, scored once on 23.11.2026. */
  brochures: { documents: 12, f1: 0.972 },
  /** Offers of a tenth author (j-*), of all kinds as usual, scored once on 24.11.2026. */
  allKinds: { documents: 12, f1: 0.94 },
  /** Offers of an eleventh author (k-*), as people usually buy them, scored once on 25.11.2026. */
  allSellers: { documents: 14, f1: 0.961 },
  /** Offers of a twelfth author (l-*), in every layout and full of everyday traps, scored once on 26.11.2026. */
  everydayTraps: { documents: 14, f1: 0.929 },
  /** Offers of a thirteenth author (m-*), written alike, scored once on 26.11.2026. */
  moreEverydayTraps: { documents: 12, f1: 0.934 },
  /** Offers of a fourteenth to a sixteenth author (n-*, o-*, p-*), as portals, brokers, banks and courts print them, scored once on 26.11.2026. */
  printed: { documents: 14, f1: 0.976 },
  alsoPrinted: { documents: 14, f1: 0.957 },
  thirdPrinted: { documents: 16, f1: 0.935 },
  /** Rents against 34 cities that were not used for the estimate: rentOverGreixMedian. */
  rent: { cities: 34, medianError: 0.027, worstError: 0.143, measuredAt: 'bench/results/valuation.json' },
} as const // prettier-ignore
