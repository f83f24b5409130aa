import type { DealObjectKind, DealType } from './deal.ts'

/** An offer of our own invention, its lines parted by " / ", cells by " | "; what bargain it is, and what is sold. */
export type DealWording = readonly [text: string, type: DealType, objectKind: DealObjectKind]

/** One used thing, whatever stands around it, belongs to it or was there before. */
export const USED: readonly DealWording[] = [
  [
    '# Doppelhaushälfte in Varel / Wohnfläche: 112 m² / Zimmer: 5 / Baujahr: 1998 / Kaufpreis: 289.000 €',
    'bestand',
    'doppelhaushaelfte',
  ],
  [
    '# Wohnung 4 in der Villa Sophienhöhe / 3 Zimmer, 88 m², Balkon / Kaufpreis: 265.000 € / Hausgeld: 290 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Residenz am Kurpark, Apartment 12 / Wohnfläche: 41 m² / Kaufpreis: 129.000 € / Baujahr 1983',
    'bestand',
    'wohnung',
  ],
  [
    '# Haus mit Einliegerwohnung in Bückeburg / Wohnfläche 164 m², davon Einliegerwohnung 48 m² / Kaufpreis: 345.000 € / Baujahr 1974',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Zum Verkauf: Haus 7 der Siedlung Am Deich / Das Reihenendhaus von 1988 hat 126 m² Wohnfläche. / Kaufpreis: 310.000 €',
    'bestand',
    'reihenhaus',
  ],
  [
    '# Sonnige Wohnung im Mehrfamilienhaus / Das Haus hat acht Wohnungen. / Wohnfläche: 71 m² / Etage: 2 / Kaufpreis: 189.000 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Bungalow in Zeven / Im Süden grenzt ein Mehrfamilienhaus an den Garten, gegenüber liegt ein Supermarkt. / Wohnfläche: 108 m² / Kaufpreis: 259.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Fertighaus von 1979 in Northeim / Wohnfläche: 131 m² / Grundstück: 640 m² / Kaufpreis: 215.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Neubaugebiet Rübenkamp: gepflegtes Einfamilienhaus / Baujahr 2016, Wohnfläche 142 m² / Kaufpreis: 429.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Kernsanierte Altbauwohnung / Das Haus von 1904 wurde 2019 kernsaniert. / Wohnfläche: 96 m² / Kaufpreis: 359.000 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Einfamilienhaus in Celle / Der Eigentümer zieht aus, Übergabe im Mai 2027. / Wohnfläche 138 m² / Baujahr 1969 / Kaufpreis: 298.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Eigentumswohnung in Trier / Der 125/1000 Miteigentumsanteil ist verbunden mit dem Sondereigentum an der Wohnung Nr. 6. / Wohnfläche: 74 m² / Kaufpreis: 219.000 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Resthof bei Bassum / Wohnhaus mit 190 m² Wohnfläche, Scheune und 2,4 ha Weide. Ehemalige Gaststätte im Anbau. / Kaufpreis: 449.000 €',
    'bestand',
    'einfamilienhaus',
  ],
  [
    '# Reihenmittelhaus in Soltau / Tausch gegen ETW in Hamburg möglich. / Wohnfläche: 104 m² / Kaufpreis: 239.000 €',
    'bestand',
    'reihenhaus',
  ],
  [
    '# Pflegeappartement mit Pachtvertrag / Der Betreiber zahlt 480 € Pacht im Monat bis 2041. / Wohnfläche: 23 m² / Kaufpreis: 129.000 €',
    'bestand',
    'wohnung',
  ],
  [
    '# Terraced house in Lingen / Living area 118 m², built 1991 / Asking price (Kaufpreis): 265.000 € / Zum Verkauf von privat',
    'bestand',
    'reihenhaus',
  ],
  [
    '# Ferienwohnung in Zingst / Das Grundstück gehört der Gemeinschaft. / Wohnfläche 46 m² / Kaufpreis: 198.000 €',
    'bestand',
    'wohnung',
  ],
]

/** Houses with several units, by what is in them now. */
export const HOUSES_OF_UNITS: readonly DealWording[] = [
  [
    'Rentenhaus Gera, 5 WE, Bj. 1905 / Wohnfläche: 369 m² / Kaufpreis 185.000 € VB / 07545 Gera, von privat',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    'Mehrfamilienhaus, 6 Einheiten, 06844 Dessau / Whg. 1: 60 m², 330 € / Whg. 2: 62 m², 341 € / Whg. 3: 60 m², leer / Kaufpreis: 245.000 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    'Anlageobjekt Krefeld, 8 WE + 1 Laden / Wohnfläche 512 m², Gewerbe 84 m² / Ist-Miete 38.640 € p. a. / Kaufpreis 720.000 €, 47798 Krefeld',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  [
    '# Zinshaus in Gera / 8 Wohneinheiten, voll vermietet / Wohnfläche: 512 m² / Jahresnettokaltmiete: 35.400 € / Kaufpreis: 495.000 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Unser Elternhaus ist zu verkaufen / Es hat vier abgeschlossene Wohnungen, zwei davon sind vermietet. / Kaufpreis: 620.000 € / Einzeln verkaufen wir nicht.',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Apartment building in Zeitz / Residential units: 9 / Living area 604 m² / Kaufpreis: 410.000 € / For sale',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Wohn- und Geschäftshaus, Altstadt / Laden im EG 84 m², darüber zwei Wohnungen / Kaufpreis: 389.000 €',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  [
    '# Praxis im Erdgeschoss, Wohnen darüber: Wohn- und Geschäftshaus / Kaufpreis: 712.000 € / Baujahr 1987',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  [
    '# Mehrfamilienhaus in Weimar / Im Erdgeschoss betreibt ein Paar ein Café auf 71 m², darüber liegen fünf Wohnungen. / Kaufpreis: 890.000 €',
    'wohn-geschaeft',
    'wohn-geschaeftshaus',
  ],
  [
    '# Mietshaus in Halle / Fünf Wohnungen. Der ehemalige Laden im Erdgeschoss wurde 2008 zur Wohnung umgebaut. / Kaufpreis: 540.000 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
  [
    '# Bürogebäude in Kassel / Mietfläche 1.240 m², vermietet bis 2030 / Jahresnettomiete: 132.000 € / Kaufpreis: 1.850.000 €',
    'gewerbe',
    'gewerbe',
  ],
  ['# Lagerhalle mit Büro / Hallenfläche 860 m², Gewerbegebiet / Kaufpreis: 540.000 € zzgl. USt', 'gewerbe', 'gewerbe'],
  [
    '# Gasthof im Allgäu mit Wirtswohnung / Gastraum 90 Plätze, 11 Fremdenzimmer / Kaufpreis: 990.000 €',
    'gewerbe',
    'gewerbe',
  ],
]

/** Building land is what is sold where a house still stands on it, and fields are no building land. */
export const LAND: readonly DealWording[] = [
  ['# Einfamilienhaus auf Erbbaugrund in Stade / Kaufpreis: 239.000 €, 134 m²', 'bestand', 'einfamilienhaus'],
  ['# Baugrund in Wildeshausen / Kaufpreis: 149.000 € / Grundstück: 720 m² für ein Haus', 'grundstueck', 'grundstueck'],
  [
    '# Baugrundstück in Alfeld / 712 m², voll erschlossen, bebaubar mit einem Einfamilienhaus / Kaufpreis: 89.000 €',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Bauträger aufgepasst: 910 m² in Neuss / Das Siedlungshaus von 1938 ist unbewohnbar, der Abbruch ist vom Käufer zu tragen. Bauvorbescheid für 6 Wohnungen, bebaubar nach § 34 BauGB, voll erschlossen. / Kaufpreis: 640.000 €',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Hanggrundstück mit Fernsicht / Fläche: 980 m² / Baulücke in zweiter Reihe. / Kaufpreis: 119.000 € / Provisionsfrei',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Bauplätze am Sonnenrain / Bezeichnung | Größe | Kaufpreis | Status / Platz A | 455 m² | 136.500 € | frei / Platz B | 512 m² | 153.600 € | verkauft',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Building plot near Stade / 820 m², GRZ 0.4 / Asking price (Kaufpreis): 140.000 € / zu verkaufen',
    'grundstueck',
    'grundstueck',
  ],
  [
    '# Ackerland bei Uelzen / 4,8 ha in zwei Schlägen, verpachtet bis 2029. Kein Bauland. / Kaufpreis: 168.000 €',
    'land-forst',
    'land-forst',
  ],
  [
    '# Wald in der Eifel zu verkaufen / 3,1 ha Mischwald, Fichte und Buche / Kaufpreis: 46.000 €',
    'land-forst',
    'land-forst',
  ],
  [
    '# Einfamilienhaus mit Bauplatzreserve / Wohnfläche 151 m², Baujahr 1972, Grundstück 1.420 m², teilbar / Kaufpreis: 415.000 €',
    'bestand',
    'einfamilienhaus',
  ],
]

/** What is built or renewed after the contract, and who sells the ground. */
export const TO_BE_BUILT: readonly DealWording[] = [
  [
    '# Reihenhäuser Am Sonnenhang / Bauträger Kern Wohnbau, 34246 Vellmar, Fertigstellung 2027, keine Käuferprovision / Haus 1 (Endhaus), 138 m²: 479.000 € / Haus 3 (Mittelhaus), 132 m²: 429.000 €',
    'neubau-bautraeger',
    'mehrere',
  ],
  [
    '# Wohnung 2.04 vom Plan / 3 Zimmer, 81 m², Bezugsfertigkeit IV. Quartal 2027 / Kaufpreis: 489.000 € / Zahlung nach MaBV, direkt vom Bauträger',
    'neubau-bautraeger',
    'wohnung',
  ],
  [
    '# Freistehendes Haus in ruhiger Straße / Objektzustand: Projektiert / Wo heute ein Siedlungshaus von 1954 steht, baut ein Bauträger ein massives Haus. / Kaufpreis: 745.000 € / Wohnfläche: 144 m²',
    'neubau-bautraeger',
    'einfamilienhaus',
  ],
  [
    '# In Kürze: Haus 3 / Das Reihenmittelhaus geht im Frühjahr 2027 in den Vertrieb, die Baugenehmigung ist beantragt, Übergabe nicht vor Herbst 2028. / Preis folgt, wir rechnen mit 440.000 € Kaufpreis',
    'neubau-bautraeger',
    'reihenhaus',
  ],
  [
    '# Haus im Bau: Doppelhaushälfte in Garbsen / Fertigstellung: Juli 2027 / Rohbau steht / Wohnfläche: 132 m² / Kaufpreis: 469.000 €',
    'neubau-bautraeger',
    'doppelhaushaelfte',
  ],
  [
    '# Eigentumswohnungen nach Sanierung / Beginn der Sanierung nach Verkauf von drei Wohnungen, Sanierungsanteil 66 %. / Baudenkmal von 1896 / Kaufpreis ab 298.000 €',
    'sanierung-bautraeger',
    'wohnung',
  ],
  [
    '# Loft in der Alten Weberei / Wir bauen die Fabrik zu 31 Lofts um, Übergabe 2. Quartal 2028. Begünstigter Aufwand nach § 7i EStG: 76 %. / Kaufpreis: 412.000 € / Wohnfläche: 97 m²',
    'sanierung-bautraeger',
    'wohnung',
  ],
  [
    '# Fachwerkhaus in Duderstadt / Sie schließen mit dem Kauf den Werkvertrag über die vollständige Instandsetzung, § 10f EStG. / Preis einschließlich Sanierung: 385.000 € / Wohnfläche nach Sanierung: 129 m²',
    'sanierung-bautraeger',
    'einfamilienhaus',
  ],
  [
    '# Ausbauhaus Linea 140 / Das Grundstück ist nicht im Preis enthalten. Ab Oberkante Bodenplatte, Festpreisgarantie. / Wohnfläche: 140 m² / Kaufpreis: 298.000 €',
    'fertighaus',
    'einfamilienhaus',
  ],
  [
    '# Haus am Birkenrain / Die Stadt verkauft den Bauplatz im Losverfahren; für diesen Platz haben wir ein Fertighaus gezeichnet. / Schlüsselfertig inkl. Bodenplatte / Angebotspreis 389.000 € / Zum Verkauf',
    'fertighaus',
    'einfamilienhaus',
  ],
  [
    '# Doppelhaushälfte aus unserem Werk / Der Bauplatz ist in keinem der Preise enthalten. Technikfertig oder schlüsselfertig. / 126 m² / Kaufpreis: 335.000 €',
    'fertighaus',
    'doppelhaushaelfte',
  ],
]

/** Shares, lease-backs, packages and auctions go before what is sold. */
export const OTHER_BARGAINS: readonly DealWording[] = [
  [
    '# Hälftiger Miteigentumsanteil an einem Wohnhaus / Das Grundstück ist bebaut mit einem Einfamilienhaus von 1971. / Kaufpreis: 92.000 €',
    'anteil',
    'einfamilienhaus',
  ],
  [
    '# 3/8 Erbteil abzugeben / Zum Nachlass gehört ein Bungalow in Varel. Ich verkaufe kein Haus, sondern meinen Anteil. / Preis: 88.000 Euro',
    'anteil',
    'einfamilienhaus',
  ],
  [
    '# Verkauf mit Rückmietung / Die Eigentümerin bleibt als Mieterin in ihrem Haus wohnen. / Einfamilienhaus, 121 m² / Kaufpreis: 298.000 €',
    'rueckmiete',
    'einfamilienhaus',
  ],
  [
    '# Wohnungspaket Nordhausen: vier Eigentumswohnungen / Abgabe nur zusammen, alle vermietet. / Kaufpreis: 212.000 €',
    'paket',
    'mehrere',
  ],
  [
    '# Project Harz: portfolio of four apartment buildings / Sold as one package / Asking price (Kaufpreis): 3.900.000 €',
    'paket',
    'mehrere',
  ],
  [
    '# Mehrfamilienhaus in Apolda / 6 Wohnungen. Nur im Paket mit den Garagen? Nein, diese bleiben beim Verkäufer. / Kaufpreis: 398.000 €',
    'mehrfamilienhaus',
    'mehrfamilienhaus',
  ],
]
