/** What sellers and owners of land say of the Erbbauzins that a buyer will pay, and € a year. */
export const NEW_GROUND_RENTS: readonly (readonly [line: string, year: number])[] = [
  ['Der Erbbauzins beträgt derzeit 153 € vierteljährlich, also 612 € im Jahr; er ist seit 1998 nicht angepasst worden. Mit dem Verkauf verlangt die Kirchengemeinde für ihre Zustimmung einen neuen Zins. Im Gespräch sind 4 % vom Bodenwert, das wären rund 8.700 € im Jahr.', 8_700],
  ['Der Erbbauzins beträgt 612 € im Jahr. Bei Verkauf wird der Erbbauzins auf 8.700 € angepasst.', 8_700],
  ['Der Erbbauzins von derzeit 612 €/Jahr erhöht sich beim Eigentumsübergang auf 3.450 € jährlich.', 3_450],
  ['Im Fall der Veräußerung wird der Erbbauzins neu festgesetzt: künftig 2.940 € p. a.', 2_940],
  ['Erbbauzins: aktuell 480 € p. a., für den Erwerber 4.100 € p. a.', 4_100],
  ['Neuer Erbbauzins ab Übertragung: 325 € monatlich.', 3_900],
  ['Die Stadt stimmt dem Verkauf nur zu, wenn der Käufer einen Erbbauzins von 5.200 € im Jahr übernimmt.', 5_200],
  ['Der Erbbaurechtsvertrag wird mit dem Verkauf bis 2099 verlängert; der Erbbauzins beträgt dann 6.120 € jährlich.', 6_120],
  ['Erbbauzins bisher 290 € im Jahr, ab 01.01.2027 1.950 €.', 1_950],
  ['Die Evangelische Kirche passt den Erbbauzins anlässlich des Verkaufs an (neu: 2.388 €/Jahr).', 2_388],
  ['Der Käufer muss einen neuen Erbbaurechtsvertrag abschließen, der jährliche Erbbauzins liegt dann bei 7.350 €.', 7_350],
  ['Nach dem Eigentümerwechsel verlangt der Grundstückseigentümer 4 % des Bodenwerts als Erbbauzins, rund 8.640 €.', 8_640],
  ['Die bisherigen Erbbauberechtigten zahlen 1.112 € pro Jahr. Mit dem Verkauf schließt die Kirche mit dem Erwerber einen Nachtrag: Der Erbbauzins beträgt dann 4 % p.a. des Bodenwerts, der nach aktueller Richtwertkarte bei 357.000 € liegt.', 14_280],
  ['Bei Verkauf wird der Erbbauzins auf 3,5 % des Bodenwerts angepasst. Der Bodenwert beträgt derzeit 180.000 €.', 6_300],
  ['Beim Verkauf wird der Erbbauzins neu festgesetzt: 4 % vom Bodenrichtwert (500 €/m²).', 8_400],
  ['Erbbauzins neu: 4.860 € p. a. (bisher 710 €)', 4_860],
  ['Die Stiftung hat eine Anpassung des Erbbauzinses verlangt: für die Anlage von bisher 11.900 € auf 82.600 € im Jahr, ab 01.01.2026. Auf diese Wohnung entfielen danach rund 1.290 € im Jahr.', 1_290],
] // prettier-ignore

export const SAME_GROUND_RENTS: readonly string[] = [
  'Der Erbbauzins beträgt 4 % des Bodenwerts von 1961, das sind 1.112 € im Jahr. Die Kirche stimmt dem Verkauf zu.',
  'Der Erbbauzins wird beim Verkauf nicht angepasst, er beträgt 3 % des Bodenwerts von 90.000 €.',
  'Bei Ablauf wird der Erbbauzins auf 4 % des Bodenwerts von 180.000 € neu festgesetzt.',
  'Erbbauzins 296 € im Vierteljahr, also 1.184 € im Jahr, zuletzt 2022 angepasst. Die Gemeinde muss dem Verkauf zustimmen.',
  'Der Erbbauzins wurde 2020 auf 1.480 € angepasst.',
  'Der Erbbauzins wird beim Verkauf nicht angepasst, er bleibt bei 612 €.',
  'Der Erbbauzins ist wertgesichert und kann alle drei Jahre angepasst werden. Er beträgt 900 €.',
  'Erbbauzins 612 € im Jahr. Das Grundstück kann beim Erwerb für 96.000 € angekauft werden.',
  'Erbbauzins: 31,50 € im Monat. Ein neuer Mieter zahlt 900 €.',
  'Erbbauzins 2.130 € jährlich; bei Ablauf wird neu verhandelt.',
  'Der Kaufpreis beträgt 279.000 €, der Erbbauzins 612 € im Jahr.',
]
