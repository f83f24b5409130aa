/** What the example is, above it. Two lines on a phone: with three the first step lay below what is seen. */
export const EXAMPLE_LEAD = 'Zum Ausprobieren, mit erfundenem Exposé: Zitat antippen, Preis verschieben.'

/** Its name and its picture (samples/demo/make.ts) stand before the report is there. */
export const EXAMPLE_TITLE = '3-Zimmer-Eigentumswohnung, 31134 Hildesheim'
export const EXAMPLE_PICTURE = '/demo/bild.jpeg'
