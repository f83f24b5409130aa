/** What the example is, above it. */
export const EXAMPLE_LEAD =
  'Ein ganzer Bericht zu einem erfundenen Exposé, zum Ausprobieren: Tippen Sie auf ein Zitat, verschieben Sie den Preis.'

/** Its name and its picture (samples/demo/make.ts) stand before the report is there. */
export const EXAMPLE_TITLE = '3-Zimmer-Eigentumswohnung, 31134 Hildesheim'
export const EXAMPLE_PICTURE = '/demo/bild.jpeg'
