import type { DealWording } from './deal.fixture.ts'

/** What one word beside the object must not make of it, and what few words make of it for sure. */
export const BY_FEW_WORDS: readonly DealWording[] = [
  [
    '# Mietshaus von 1903 mit Denkmal-AfA, Wohnung Nr. 7 / Baujahr 1903 / Hinter der Fassade entstehen neun Wohnungen. / davon Sanierung 210.000 € / Altbausubstanz 52.000 € / Die Übergabe ist 15 Monate nach Baubeginn vorgesehen. / Wohnfläche 58 m² / Kaufpreis: 289.000 €',
    'sanierung-bautraeger',
    'wohnung',
  ],
  [
    '# Einfamilienhaus in Göttingen / Verkauf mit lebenslangem Nießbrauch der Eigentümerin / Wohnfläche 138 m² / Kaufpreis: 275.000 €',
    'rueckmiete',
    'einfamilienhaus',
  ],
  [
    '# Einfamilienhaus in Göttingen / Das Wohnrecht der früheren Eigentümerin ist gelöscht. / Wohnfläche 138 m² / Kaufpreis: 275.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Einfamilienhaus in Göttingen / Die Miete wurde vom bisherigen Eigentümer nicht angehoben; die Mietverhältnisse bestehen zwischen 9 und 27 Jahren. / Wohnfläche 138 m² / Kaufpreis: 275.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Unser Grundstück hinter dem Haus / Wir möchten den hinteren Teil unseres Gartens abgeben, es sind ungefähr 740 qm. Unser Haus bleibt vorn stehen. Man hat uns geschrieben, dass sich ein Wohnhaus in der zweiten Reihe nicht in die Umgebung einfügt. / Kaufpreis: 129.000 €',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Ihr Bauplatz in Lehndorf, mit Altbestand / Auf dem Grundstück steht ein Siedlungshaus von 1936, wir bieten es als Bauplatz an. Möglich ist ein Doppelhaus oder ein Mehrfamilienhaus mit bis zu vier Wohnungen. / Kaufpreis: 335.000 €',
    'grundstueck',
    'grundstueck',
  ],
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
  // All flats of a house in the title, and one flat or a package that are none.
  [
    '# Sechs Wohnungen, voll vermietet, Krefeld / Kaufpreis | Wohneinheiten | Wohnfläche / 498.000 € | 6 | 412 m² / Das viergeschossige Haus in 47799 Krefeld besitzt einen Hof. / Nettokaltmiete p. a. | 33.600 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Vier vermietete Wohnungen in einem Haus, Hamm / Kaufpreis | 389.000 € / Wohnfläche | 268 m² / Grundstück | 402 m² / Jahresmiete | 21.600 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Dreifamilienhaus in Heide / Haustyp | Mehrfamilienhaus (3 Wohneinheiten) / Kaufpreis | 359.000 € / Wohnfläche | 238 m² /  / Wohnung | Zimmer | m² / EG | 4 | 96 / OG | 3 | 88 / DG | 2 | 54',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Dreifamilienhaus in Husum / Kaufpreis 345.000 EUR / Wohnfläche 240 m² / Grundstück 700 m² /  / Wohnung | Zimmer | m² | EUR | seit / EG | 4 | 96 | 690 | 2015 / OG | 3 | 90 | 650 | 2009 / DG | 2 | 54 | 440 | 2020',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# MFH Zeitz mit Leerstand / Kaufpreis | 320.000 € / Gründerzeithaus von 1902, 512 m² Wohnfläche auf 8 Wohneinheiten, Grundstück 430 m² / 5 von 8 Wohnungen sind vermietet. /  / Einheit | Lage | m² | Kalt mtl. € | Status / WE 1 | EG links | 58 | 270 | vermietet seit 2009 / WE 2 | EG rechts | 61 | – | Lager / WE 3 | 1. OG | 72 | 345 | vermietet seit 2017',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Renditehaus Bremerhaven, 7 Einheiten / Preis 410.000 € / Vermietbare Fläche 455 m² / Sieben Wohnungen auf vier Etagen, alle belegt; Miete 2.310 € monatlich / Grundstück 340 m²',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Altbau mit fünf Wohnungen in Halle (Saale) / Kaufpreis: 365.000 € / Gesamtwohnfläche: 340 m² / Grundstück: 290 m² / Alle Wohnungen haben einen Balkon.',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Haus mit drei Mietparteien, Lübbecke / Kaufpreis 298.000 € / Wohnfläche 221 m² / Grundstück 612 m² / Erdgeschosswohnung 620 €, Obergeschoss 540 €, Dachgeschoss 390 € kalt im Monat',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Zehn Wohnungen unter einem Dach / 09130 Chemnitz / Kaufpreis 695.000 € / Wohnfläche 690 m² / Grundstück 520 m² / Nettokaltmiete je Jahr 44.640 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Vierparteienhaus, Siegen / VB 449.000 € / 296 m² Wohnfläche / 4 Wohnungen, davon eine frei / Grundstück 810 m²',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Drei vermietete Wohnungen in Dessau, ein Vertrag / Paketverkauf, Abgabe nur zusammen / Gesamtkaufpreis | 189.000 € / Wohnung 1, 62 m², Siedlung; Wohnung 2, 60 m², Nord; Wohnung 3, 56 m², Nord',
    'paket',
    'mehrere',
  ],
  [
    '# Wohnung in einem Haus mit sechs Wohnungen, Krefeld / Kaufpreis | 129.000 € / Wohnfläche | 62 m² / Hausgeld | 210 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Haus, Bauplatz und Garage in Balve / Wir verkaufen nur als Ganzes, alles zusammen für 412.000 €. / Das Haus hat 148 m² Wohnfläche.',
    'paket',
    'mehrere',
  ],
  [
    '# Sonniger Bauplatz in Coburg / Kaufpreis | 119.000 € / Fläche | 655 m² / Bebauungsvorschlag unseres Partners (nicht im Preis!): Einfamilienhaus „Linea“, 148 m² Wohnfläche, schlüsselfertig ab Oberkante Bodenplatte ab 389.000 €.',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Kernsanierte Altbauwohnung, Erstbezug nach Sanierung / Etagenwohnung, 104 m², 329.000 € / Die Sonderabschreibung nach § 7i EStG ist nicht mehr möglich, da die Arbeiten abgeschlossen sind.',
    'bestand',
    'wohnung',
  ],
  [
    '# 3-Zimmer-Wohnung im Stadthaus – Kauf eines Miteigentumsanteils / Sie erwerben 172/1000 Miteigentum am Grundstück. Die Nutzung der Wohnung Nr. 3 regelt eine Vereinbarung nach § 1010 BGB. / Kaufpreis | 398.000 €',
    'anteil',
    'wohnung',
  ],
  [
    '# 3-Zimmer-Wohnung im Stadthaus / Verkauft wird ein Miteigentumsanteil von 172/1000, verbunden mit dem Sondereigentum an der Wohnung Nr. 3. / Den gemeinsamen Privatweg regelt § 1010 BGB. / Kaufpreis | 398.000 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Wohn- und Geschäftshaus in Celle / Baujahr: 1784, Sanierung 1992/93 / Ein Laden, drei Wohnungen / Erhöhte Absetzungen nach § 7i EStG kommen für künftige Maßnahmen in Betracht. / Kaufpreis | 465.000 €',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  // A tax that a former owner has saved makes no renewal of today.
  [
    '# Vermietete Wohnung im Kulturdenkmal / Eigentumswohnung, 61 m², 2 Zimmer, Baujahr / Sanierung: 1898 / 1995 / Kaufpreis: 148.000 € / Die Abschreibung für Denkmäler (§ 7i EStG) ist für die Maßnahmen von 1994/95 abgelaufen.',
    'bestand',
    'wohnung',
  ],
  [
    '# Wohnung im Baudenkmal / Eigentumswohnung, 72 m², 3 Zimmer / Kaufpreis: 188.000 € / Die Denkmal-AfA der Sanierung von 2003 ist vollständig verbraucht.',
    'bestand',
    'wohnung',
  ],
  [
    '# Wohnung im Baudenkmal / Eigentumswohnung, 72 m², 3 Zimmer / Kaufpreis: 188.000 € / Die erhöhte Absetzung für das Denkmal steht dem Erwerber nicht mehr zu.',
    'bestand',
    'wohnung',
  ],
  // a ruin whose buyer would renew it himself
  [
    '# Fachwerkhaus in der Altstadt / Einfamilienhaus, 145 m², 7 Zimmer / Kaufpreis: 98.000 € / Energieausweis: entfällt bei Baudenkmälern / Käufer, die selbst nutzen, können Baukosten nach § 10f EStG geltend machen, Vermieter nach § 7i. Fragen Sie bitte Ihren Steuerberater.',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Fachwerkhaus in der Oberen Stadt / Einfamilienhaus, 163 m², 7 Zimmer / Kaufpreis: 189.000 € / Die erhöhte Abschreibung für Eigennutzer nach § 10f EStG setzt eine Bescheinigung vor Beginn der Arbeiten voraus.',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Wohnung im Baudenkmal / Eigentumswohnung, 72 m², 3 Zimmer / Preis einschließlich Sanierung: 388.000 € / Die erhöhte Abschreibung nach § 7i EStG setzt voraus, dass der Kaufvertrag vor Beginn der Sanierung beurkundet wird.',
    'sanierung-bautraeger',
    'wohnung',
  ],
  [
    'Amtsgericht Wesel / Das im Grundbuch eingetragene Grundstück wird versteigert. Laut Wertgutachten handelt es sich um ein freistehendes Einfamilienhaus. / Verkehrswert gemäß § 74a Abs. 5 ZVG: 312.000 € / Termin: 11.02.2027 / Wohnfläche 168 m² / Baujahr 1972 / Heizung: Öl-Zentralheizung / Baurecht. Bebauungsplan Nr. 7, WA, GRZ 0,4. / Erschließungsbeiträge sind abgegolten. / Bodenrichtwert 210 €/m²',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Wohnhaus von 1936, Abriss möglich / Baurecht nach § 34 BauGB, GRZ 0,4, voll erschlossen, Bodenrichtwert 310 €/m² / Wohnfläche 92 m² / Baujahr 1936 / Heizung: Ölheizung / Kaufpreis: 335.000 €',
    'grundstueck',
    'grundstueck',
  ],
  // how the seller came by it, and what the operator runs besides
  [
    '# Pflegeapartment als Kapitalanlage / Apartment Nr. 2.14, 55743 Idar-Oberstein / Kaufpreis | 178.900 € / Baujahr | 2003 / Das Haus wird von der Vivantia gGmbH geführt, die insgesamt vier Häuser im Saarland betreibt. / Der Verkäufer (SRI Bestand 7 GmbH) hat das Apartment 2025 im Paket erworben.',
    'bestand',
    'wohnung',
  ],
  [
    '# Vermietete Eigentumswohnung in Halle / Kaufpreis | 98.000 € / Wohnfläche | 54 m² / Die Wohnung wurde 2019 als Paket mit elf weiteren Wohnungen gekauft und wird nun einzeln abgegeben.',
    'bestand',
    'wohnung',
  ],
  [
    '# Vier vermietete Wohnungen in Halle / Die Wohnungen können nur im Paket erworben werden. / Kaufpreis gesamt | 398.000 € / Wohnung 1, 54 m², Süd; Wohnung 2, 60 m², Nord',
    'paket',
    'mehrere',
  ],
]
