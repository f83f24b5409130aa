import type { Wording } from './wordings.fixture.ts'

/** A rate of the square metre and what it comes to; a price in shares. */
const PRICES_WORKED_OUT: readonly Wording[] = [
  [['Kaufpreis | 92,00 €/m², beitragsfrei, insgesamt 61.640,00 €'], 'kaufpreis', 61_640],
  [['Kaufpreis | 655 m² × 120 €/m² = 78.600 €'], 'kaufpreis', 78_600],
  ['Der Platz kostet 88 €/m² inklusive Erschließung, zusammen 61.600 €.', 'kaufpreis', 61_600],
  [['Kaufpreis | 105 €/m², Erschließung gesamt 21.000 €'], 'kaufpreis', null],
  [['Haus, ab Oberkante Bodenplatte | 319.900 €', 'Grundstück, Angebot eines Dritten | 65.000 €', 'Haus und Grundstück zusammen | 384.900 €*'], 'kaufpreis', 384_900],
  ['Der Preis liegt bei 88 €/m², die Vermessung zusammen 9.600 €.', 'kaufpreis', null],
  [
    ['# Kaufpreis', 'Position | Anteil | Betrag', 'Grund und Boden | 12 % | 33.600 €', 'Kaufpreis Wohnung | 100 % | 280.000 €'],
    'kaufpreis',
    280_000,
  ],
  [['Bodenanteil | 15 % | 41.250 €', 'Sanierungsanteil | 70 % | 192.500 €'], 'kaufpreis', null],
] // prettier-ignore

/** What is paid by the half or the quarter, and by the year in two rates. */
const GROUND_RENT_BY_HALVES: readonly Wording[] = [
  ['Der Erbbauzins liegt bei 94 € im Monat. Die Stadt teilt mit, dass der Erbbauzins ab dem 01.07.2027 wegen der Gleitklausel auf 3.120 € jährlich erhöht wird.', 'erbbauzinsJahr', 1_128], // prettier-ignore
  ['Der Erbbauzins beträgt zurzeit 410,00 € je Halbjahr.', 'erbbauzinsJahr', 820],
  ['Als Erbbauzins werden halbjährlich 320,50 € gezahlt.', 'erbbauzinsJahr', 641],
  [['Erbbauzins | 410 € vierteljährlich'], 'erbbauzinsJahr', 1_640],
  ['Der Erbbauzins von 1.284 € im Jahr ist halbjährlich zu zahlen.', 'erbbauzinsJahr', 1_284],
  ['Der jährliche Erbbauzins von 980 € wird in zwei Halbjahresraten gezahlt.', 'erbbauzinsJahr', 980],
  [['Erbbauzins | 1.120 € p. a., zahlbar halbjährlich'], 'erbbauzinsJahr', 1_120],
]

/** Plots of one parcel, of farms beside the neighbour's land, and with a part that is paved. */
const PLOTS: readonly Wording[] = [
  ['Das Haus steht auf Flur 3, Flurstück 77/2, 912 m².', 'grundstuecksflaeche', 912],
  [['Kataster | Flur 4, Flst. 210, 1.340 m²'], 'grundstuecksflaeche', 1_340],
  ['Verkauft wird das Haus ohne Flurstück 78, 300 m², das der Nachbar pachtet.', 'grundstuecksflaeche', null],
  ['zuzüglich 1/6 Miteigentum am Stichweg (Flurstück mit 240 m²).', 'grundstuecksflaeche', null],
  ['Der Anteil von 1/4 an der gemeinsamen Zufahrt (Flurstück mit 96 m²) wird mitverkauft.', 'grundstuecksflaeche', null],
  ['Das Haus steht auf einem eigenen Flurstück mit 240 m², dazu gehört ein Anteil am Weg.', 'grundstuecksflaeche', 240],
  ['Miteigentum besteht an Flurstück 80/1, 240 m².', 'grundstuecksflaeche', null],
  [['Grundstück, 800 m² befestigt | 3.150 m²'], 'grundstuecksflaeche', 3_150],
  [['Grundstück, Miteigentumsanteil 80/1.000 | 2.380 m²'], 'grundstuecksflaeche', null],
  ['Auf dem Grundstück sind 450 m² gepflastert.', 'grundstuecksflaeche', null],
  ['Das Hofgrundstück misst 5.210 m². Die Wiese dahinter, rund 2,5 ha, gehört der Gemeinde.', 'grundstuecksflaeche', 5_210],
  ['Der Acker von rund 1,5 ha wird nicht mitverkauft.', 'grundstuecksflaeche', null],
  ['Dazu können von der Kirche rund 3 ha Weide gepachtet werden.', 'grundstuecksflaeche', null],
  ['Zum Hof gehören insgesamt 1,8 Hektar.', 'grundstuecksflaeche', 18_000],
  [['Gemarkung Aue | ha', 'Flur 2, Flurstück 7 | 1,2040', 'Flur 2, Flurstück 9 | 0,6120', 'zusammen | 1,8160'], 'grundstuecksflaeche', 18_160],
  [['Anteile | 0,0480', 'zusammen | 1,0000'], 'grundstuecksflaeche', null],
] // prettier-ignore

/** What is lived in, beside what is used otherwise. */
const LIVED_IN: readonly Wording[] = [
  ['Zum Wohnen stehen im Haupthaus etwa 162 m² zur Verfügung, dazu der Stall.', 'wohnflaeche', 162],
  ['Bewohnbar sind derzeit 96 m², der Rest ist Scheune.', 'wohnflaeche', 96],
  ['Zum Wohnen ist rund 900 m² Garten da.', 'wohnflaeche', null],
]

/** What the seller's words of the tenant tell, and an operator's lease. */
const LETTINGS_TOLD: readonly Wording[] = [
  ['Die Nettokaltmiete beträgt laut Mieterin 415,00 € monatlich.', 'kaltmieteMonat', 415],
  ['Die Kaltmiete beträgt nach Angabe des Schuldners 512 € im Monat.', 'kaltmieteMonat', 512],
  ['Die Kaltmiete beträgt vermutlich 512 € im Monat.', 'kaltmieteMonat', null],
  ['Eine ortsübliche Kaltmiete läge laut Eigentümer bei 512 € im Monat.', 'kaltmieteMonat', null],
  ['Ist-Miete netto p. a. 23.760 €', 'jahresnettokaltmiete', 23_760],
  ['Soll-Miete netto p. a. 26.400 €', 'jahresnettokaltmiete', null],
  ['Die Sonnenhof Pflege GmbH hat das ganze Haus von den Eigentümern gepachtet.', 'vermietet', true],
  ['Steht ein Zimmer leer, wird die Pacht trotzdem gezahlt.', 'vermietet', true],
  ['Die Agrar GmbH hat die Wiese hinter dem Haus gepachtet.', 'vermietet', null],
]

/** Whose town it is, where no broker is named but ruled out; labels and streets are no part of a town. */
const PLACES_TOLD: readonly Wording[] = [
  ['04600 Altenburg, Zeitzer Straße 9 – von privat, ohne Makler', 'plz', '04600'],
  ['Haus in 04600 Altenburg, kein Makler, keine Provision', 'plz', '04600'],
  ['Makler Krause, 04600 Altenburg', 'plz', null],
  ['Zweizimmerwohnung in 45139 Essen, Wohnfläche rund 58 m²', 'ortsteil', null],
  ['Haus in 04600 Altenburg, Zeitzer Straße 9', 'ortsteil', null],
  ['Haus in 04600 Altenburg, Ortsteil Ehrenberg', 'ortsteil', 'Ehrenberg'],
]

/** Lists of what is left out reach to their end; titles in capitals and forests. */
const LEFT_OUT: readonly Wording[] = [
  ['Nicht enthalten: Bodenplatte (ab 24.000 €), Außenanlagen, Doppelgarage, Photovoltaik.', 'stellplatz', null],
  ['Nicht im Preis enthalten: Markise, Carport und Gartenhaus.', 'stellplatz', null],
  ['Nicht enthalten: Küche und Markise. Im Preis enthalten: Garage.', 'stellplatz', 'Garage'],
  [['# LAGERHALLE ZU VERKAUFEN'], 'objektart', 'Lagerhalle'],
  [['# PRODUKTIONSHALLE MIT BÜRO'], 'objektart', 'Produktionshalle'],
  [['# HALLENBAD IN DER NÄHE'], 'objektart', null],
  [['Erbbaurecht', '', 'Laufzeit bis | 31.12.2071'], 'erbbauRestlaufzeit', '31.12.2071'],
  ['Der Erbbaurechtsvertrag vom 12.03.1957 läuft 99 Jahre, also bis zum 11.03.2056.', 'erbbauRestlaufzeit', '11.03.2056'], // prettier-ignore
  ['Das Erbbaurecht läuft 99 Jahre, somit bis 2061.', 'erbbauRestlaufzeit', '2061'],
  ['Es besteht ein Erbbaurecht der Kirche. Der Vertrag vom 1. Mai 1968 läuft 75 Jahre, d. h. bis zum 30.04.2043.', 'erbbauRestlaufzeit', '30.04.2043'], // prettier-ignore
  ['Erbbaurecht, auf 99 Jahre bestellt (bis 31.12.2066).', 'erbbauRestlaufzeit', '31.12.2066'],
  ['Der Erbbaurechtsvertrag vom 12.03.1957 läuft 99 Jahre.', 'erbbauRestlaufzeit', '2056'],
  ['Erbbaurecht von 1964, Laufzeit 99 Jahre.', 'erbbauRestlaufzeit', '2063'],
  ['Das Erbbaurecht läuft noch 41 Jahre.', 'erbbauRestlaufzeit', 41],
  ['Erbbaurecht der Stadt. Der Mietvertrag mit dem Kiosk läuft 30 Jahre, also bis 2051.', 'erbbauRestlaufzeit', null],
  ['Erbbaurecht der Stadt. Das Haus von 1957 ist fast 70 Jahre alt, bis 2030 ist die Heizung zu tauschen.', 'erbbauRestlaufzeit', null], // prettier-ignore
  [['Erbbaurecht Laufzeit | 99 Jahre, bis 11.03.2056'], 'erbbauRestlaufzeit', '11.03.2056'],
  [['Laufzeit Erbbaurecht | 99 Jahre ab 01.04.1982'], 'erbbauRestlaufzeit', '2081'],
  [['Restlaufzeit Erbbaurecht | 38 Jahre, Erbbauzins fest bis 31.12.2030'], 'erbbauRestlaufzeit', 38],
  [['Restlaufzeit Erbbaurecht | noch 38 Jahre, Zinsanpassung frühestens bis 2030'], 'erbbauRestlaufzeit', 38],
  [['Laufzeit Erbbaurecht | 99 Jahre (1965 bis 2064)'], 'erbbauRestlaufzeit', '2064'],
  [['Laufzeit Erbbaurecht | 99 Jahre vom 01.04.1965 bis zum 31.03.2064'], 'erbbauRestlaufzeit', '31.03.2064'],
  [['Laufzeit Erbbaurecht | noch 41 Jahre'], 'erbbauRestlaufzeit', 41],
  [['Mietvertrag', '', 'Laufzeit bis | 31.03.2031'], 'erbbauRestlaufzeit', null],
  [
    ['Erbbaugrundstück | 228 m²', 'Erbbauzins | 742,00 Euro jährlich', 'Laufzeit | bis 31.12.2049'],
    'erbbauRestlaufzeit',
    '31.12.2049',
  ],
  [
    ['Erbbauzins | 742,00 Euro jährlich', 'Mietvertrag | unbefristet', 'Laufzeit | bis 31.12.2031'],
    'erbbauRestlaufzeit',
    null,
  ],
  [['Kaufpreis | 449.000,00 EUR', 'Tiefgaragenstellplatz (Nr. 14) | zzgl. 22.000,00 EUR'], 'stellplatzPreis', 22_000],
  [['# Haus am Stadtwald mit Wiese'], 'objektart', 'Haus'],
]

/** Special deals: what the land register, courts, towns, farms, operators and builders write. */
export const OF_SPECIAL_DEALS: readonly Wording[] = [
  ...PRICES_WORKED_OUT,
  ...GROUND_RENT_BY_HALVES,
  ...PLOTS,
  ...LIVED_IN,
  ...LETTINGS_TOLD,
  ...PLACES_TOLD,
  ...LEFT_OUT,
  [['Kaufpreis, nach Abzug des Wohnrechts | 226.000 €'], 'kaufpreis', 226_000],
  ['Die monatliche Kaltmiete beträgt 650 €, die Heizkosten sind mit 90 € angesetzt.', 'kaltmieteMonat', 650],
  ['Gesamt Zimmer 4.', 'zimmer', 4],
  ['Angesetzt wurde eine Kaltmiete von 980 € im Monat über 14 Jahre.', 'kaltmieteMonat', null],
  ['6,84 ha in drei Teilflächen', 'grundstuecksflaeche', 68400],
  ['Die Wohnung liegt in drei Teilflächen.', 'grundstuecksflaeche', null],
]
