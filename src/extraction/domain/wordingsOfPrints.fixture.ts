import type { Wording } from './wordings.fixture.ts'

/** As portals, brokers' systems, banks and courts print them. */
export const OF_PRINTS: readonly Wording[] = [
  [['TYP ENERGIEAUSWEIS | Verbrauch'], 'energieausweisArt', 'Verbrauch'],
  [['QUELLE | Erdgas'], 'energietraeger', 'Erdgas'],
  [['Kaufpreis und Courtage | 259.000 €'], 'kaufpreis', 259000],
  [['verkaufte Fläche gesamt | 54,8 m²'], 'wohnflaeche', 54.8],
  [['3-Zimmer-Wohnung Nr. 5, 1. OG | 78,40 m²'], 'wohnflaeche', 78.4],
  [['3-Zimmer-Wohnung Nr. 5, Terrasse | 12 m² Terrasse'], 'wohnflaeche', null],
  [['Gebäude- und Freifläche, Gera | 631'], 'grundstuecksflaeche', 631],
  [['Gebäude- und Freifläche, Gera | vgl. 4'], 'grundstuecksflaeche', null],
  [['Flurstück 417/9, Gebäude- und Freifläche, 04860 Torgau, 655 m²'], 'grundstuecksflaeche', 655],
  [
    [
      '# Ihr Bauplatz in Nienburg',
      '724 m² voll erschlossen in 31582 Nienburg',
      'Die Zufahrt gehört mit 78 m² zum Grundstück.',
    ],
    'grundstuecksflaeche',
    724,
  ],
  [['459.000 € | 198 m²', 'Kaufpreis | Wohnfl. gesamt'], 'wohnflaeche', 198],
  [
    ['Jahresnettokaltmiete IST: 21.420 €. Bei Neuvermietung sind 53.000 € p.a. SOLL erzielbar'],
    'jahresnettokaltmiete',
    21420,
  ],
  [['Stellplatz | 1 Garage'], 'stellplatz', '1 Garage'],
  [['2', 'TIEFGARAGENPLÄTZE, 11-KW-WALLBOX'], 'stellplatz', '2 Tiefgaragenplätze'],
  [['Bedarfsausweis · 38,4 kWh/(m²a) · Klasse A · Strom (Umweltwärme)'], 'energietraeger', 'Strom (Umweltwärme)'],
  [['79110 Baden-Württemberg - Freiburg im Breisgau', '22.09.2025'], 'exposeDatum', '22.09.2025'],
  [['Bezug zum Monatsende', '22.09.2025'], 'exposeDatum', null],
  ['Vom Hausgeld in Höhe von 186,00 € sind 121,00 € auf die Mieterin umlegbar.', 'hausgeldNichtUmlagefaehig', 65],
  ['Vom Hausgeld in Höhe von 186,00 € sind 121,00 € nicht umlegbar.', 'hausgeldNichtUmlagefaehig', 121],
  [['Vermietet | Ja', 'Verfügbar ab | sofort (wirtschaftlicher Übergang)'], 'vermietet', true],
]
