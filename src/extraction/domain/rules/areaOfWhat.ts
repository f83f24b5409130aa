/** "540 m² Grundstück": the word behind the figure says what it measures. */
export const PLOT_FOLLOWS =
  /^\s*(?:großes?\s|großen\s)?(?:\p{L}+es\s)?(?:Grundst|Grund(?!riss)|Garten|Gewerbe|Nutzfl|Lager|Verkauf|Halle|Acker|Wald|Wiese)/u

/** "41 Wohnungen, zusammen 3.214 m²" */
export const OF_A_PROJECT =
  /(?<![\d.,])(?:\d{2,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun)\s(?:\p{L}+e\s)?(?:wohnungen|wohneinheiten|häuser|reihenhäuser|apartments|einheiten)[^.;]{0,80}(?:zusammen|insgesamt|gesamt)/iu

/** "Die Wohnfläche des Haupthauses", "ein Nebengebäude mit ca. 114 m² Wohnfl.": true of a part, no rival of the whole. */
export const PART_OF_HOUSE =
  /(?<!\p{L})(?:haupthaus|neben(?:gebäude|haus)|hinterhaus|vorderhaus|anbau|einlieger\p{L}*|gästehaus|hauptwohnung|wohnung (?:im|eins|zwei|[12]))(?:e?s)?(?!\p{L})/iu
