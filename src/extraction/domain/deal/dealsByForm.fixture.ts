import type { DealWording } from './deal.fixture.ts'

/** What one word beside the object must not make of it, and what few words make of it for sure. */
export const BY_FEW_WORDS: readonly DealWording[] = [
  [
    '# Apartment im Studentenhaus / 1 Zimmer, 24 m², Baujahr 2017 / Preis: 98.000 € / Ich habe es 2017 vom Bauträger für 104.500 € gekauft.',
    'bestand',
    'wohnung',
  ],
  [
    '# 2,5-Zi.-Whg. mit Balkon / Wohnfläche: 63 m² / Preis: 96.500 € / Ähnlich: Wohnung zur Miete in Heide 590 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Reihenendhaus in Ohligs / Der Vertrag ist ein Kaufvertrag mit Sanierungsverpflichtung, Zahlung in Raten. / Kaufpreis nach Sanierung: 418.000 € / Ursprungsbaujahr: 1954',
    'sanierung-bautraeger',
    'reihenhaus',
  ],
  [
    '# Mehrfamilienhaus in Gaggenau / Das Gebäude von 2000 wird derzeit kernsaniert. Die ehemalige Gaststätte wird in drei Wohnungen umgebaut. Die bestehende Gasheizung bleibt. / Kernsanierung mit drei Wohneinheiten / Kaufpreis: 850.000 €',
    'sanierung-bautraeger',
    'mehrfamilienhaus',
  ],
  ['# Grundst. 1.135 qm m. Abrisshaus / Preis: 84.900 € / Abriss macht der Käufer.', 'grundstueck', 'grundstueck'],
  ['# Wingert zu verkaufen / 4.370 qm, davon 3.980 qm bestockt. / VHB 61.000 Euro', 'land-forst', 'land-forst'],
  [
    '# Wirtshaus, Metzgerladen und fünf Wohnungen / Kaufpreis: 1.690.000 € / Die Wirtschaft ist verpachtet.',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  [
    '# Ladenlokal mit Wohnung / EG: Ladenlokal 95 m², vermietet, 1.050 € kalt / OG: Wohnung 88 m², leer / Kaufpreis 279.000 €',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  [
    '# Vermietetes Ladenlokal / Art: Teileigentum im Erdgeschoss / Im Haus darüber sind 21 Wohnungen. / Preis: 235.000 €',
    'gewerbe',
    'gewerbe',
  ],
  [
    '# Bürogebäude mit Praxisetage / Kaufpreis: 2.150.000 € / Ebene | Mieter | m² | Miete netto/Monat / EG | Physiotherapie | 418 | 4.180 / 1. OG | Ingenieurbüro | 412 | 4.860 / 2. OG West | Steuerkanzlei | 233 | 2.830',
    'gewerbe',
    'gewerbe',
  ],
  [
    '# Mehrfamilienhaus in Gotha / Wohnfläche: 312 m² / Vier Wohnungen. Im Hof steht eine Werkhalle mit 90 m². / Kaufpreis: 428.000 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Wohn- und Geschäftshaus in Gotha / Nutzung: EG Laden 88 m², 1.–3. OG vier Wohnungen, 290 m² / Am Balkon besteht Reparaturbedarf (Wohnung 3 gesperrt). / Kaufpreis: 244.000 €',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
]
