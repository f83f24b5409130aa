/** What the example is, above it. */
export const EXAMPLE_LEAD =
  'Ein ganzer Bericht zu einem erfundenen Exposé, zum Ausprobieren: Tippen Sie auf ein Zitat, verschieben Sie den Preis.'
