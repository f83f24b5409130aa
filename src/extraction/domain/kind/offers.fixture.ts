/** Offers of our own invention that are easily taken for something else, each with what it is. Lines as in `typeset.fixture.ts`; every list is a page. */
export const OFFERS: readonly [
  kind: 'expose' | 'preisliste' | 'zwangsversteigerung',
  why: string,
  pages: readonly (readonly string[])[],
][] = [
  [
    'expose',
    'a house of flats tells of its empty ones',
    [
      [
        '# Mehrfamilienhaus mit Entwicklungspotenzial',
        '07548 Gera',
        'Kaufpreis | 345.000 € VB',
        'Wohnfläche | 492 m²',
        'Käuferprovision | 7,14 %',
        '',
        '# Drei Wohnungen stehen leer, weil sie vor Wiedervermietung renoviert werden müssen.',
        'Die fünf vermieteten Wohnungen bringen 1.680 € im Monat kalt, also 5,49 €/m².',
        '# Bei Vollvermietung zu 6,20 €/m² sind 34.020 € im Jahr möglich.',
      ],
    ],
  ],
  [
    'expose',
    'a broker offers by mail',
    [
      [
        'Von: Jasper Oltmanns',
        'An: Familie Rieger',
        'Betreff: Neues Angebot zu Ihrem Suchprofil',
        '',
        'Guten Tag Frau Rieger,',
        '',
        'heute neu: Doppelhaushälfte in 26603 Aurich, Baujahr 1998, 4 Zimmer, 112 m², Grundstück 340 m². Kaufpreis 319.000 €, Käuferprovision 3,57 %.',
        'Bei Interesse vereinbare ich gern eine Besichtigung.',
        '',
        'Viele Grüße',
        'Jasper Oltmanns',
      ],
    ],
  ],
  [
    'expose',
    'a short advertisement',
    [
      [
        'Zwickau-Planitz: DHH Bj. 1936, 5 Zi, 104 qm Wfl, 480 qm Grdst., Gas, Garage, 149 T€ VB, von privat, Tel. 0152 555 882',
      ],
    ],
  ],
  [
    'expose',
    'forest, by the hectare',
    [
      [
        '# Waldstück im Westerwald',
        'Gemarkung Elbtal, Flurstück 17/2, 2,4 ha Fichte und Buche, 40 bis 60 Jahre',
        'Preis: 26.500 €',
        'Zu verkaufen ab sofort. Anfragen an den Eigentümer, Telefon 06436 555 10.',
      ],
    ],
  ],
  [
    'expose',
    'a field, for bids',
    [
      [
        '# Ackerland bei Könnern',
        '3,81 ha, Ackerzahl 84, verpachtet bis 30.09.2029, Pacht 720 €/ha',
        'Verkauf gegen Gebot, Angebotsfrist 15. Januar 2027',
        'Angebote im verschlossenen Umschlag an das Büro in Köthen',
      ],
    ],
  ],
  [
    'expose',
    'a price on request',
    [
      [
        '# Villa am Heiligen See',
        '14467 Potsdam',
        'Preis | auf Anfrage',
        'Wohnfläche | 410 m²',
        'Grundstück | 2.100 m²',
        'Käufercourtage | 3,57 % inkl. MwSt.',
        'Ihr Ansprechpartner: Carla Quandt',
      ],
    ],
  ],
  [
    'expose',
    'a let flat with all words of letting',
    [
      [
        '# Vermietetes Apartment als Kapitalanlage',
        'Kaufpreis | 138.000 €',
        'Kaltmiete | 412 €',
        'Kaution | 1.236 €',
        'Warmmiete | 560 €',
        'Wohnfläche | 34 m²',
        'Mietbeginn | 01.03.2021',
        'Hausgeld | 168 €',
        '09126 Chemnitz, provisionsfrei',
      ],
    ],
  ],
  [
    'expose',
    'the office both sells and lets',
    [
      [
        'Sandkrug Immobilien | Verkauf · Vermietung · Verwaltung',
        '# Reihenhaus in 24837 Schleswig',
        'Kaufpreis | 245.000 €',
        'Wohnfläche | 96 m²',
        'Baujahr | 1978',
        'Provision | 2,98 %',
      ],
    ],
  ],
  [
    'expose',
    'papers of the house are appended',
    [
      [
        '# Etagenwohnung in 65183 Wiesbaden',
        'Kaufpreis | 310.000 €',
        'Wohnfläche | 74 m²',
        'Zimmer | 3',
        'Baujahr | 1965',
        'Courtage | 2,38 %',
        'Besichtigung nach Vereinbarung',
      ],
      [
        'ENERGIEAUSWEIS für Wohngebäude',
        'gemäß den §§ 79 ff. Gebäudeenergiegesetz',
        'Registriernummer | HE-2023-004417',
        'Gebäudenutzfläche | 640 m²',
        'Anlass der Ausstellung | Verkauf',
        'Aussteller | Ing.-Büro Thoma',
      ],
      [
        '# Niederschrift über die Eigentümerversammlung',
        'TOP 1 Begrüßung',
        'TOP 2 Jahresabrechnung',
        'Beschluss: einstimmig angenommen',
        'TOP 3 Wirtschaftsplan',
        'Ja-Stimmen 11, Nein-Stimmen 1, Enthaltungen 0',
        'Versammlungsleiter: Herr Pohl',
      ],
    ],
  ],
  [
    'expose',
    'a financing example stands on a page of its own',
    [
      [
        '# Stadthaus in 99084 Erfurt',
        'Kaufpreis | 429.000 €',
        'Wohnfläche | 141 m²',
        'Zimmer | 5',
        'Provision | provisionsfrei für den Käufer',
        'Kontakt: Tel. 0361 555 90',
      ],
      [
        '# Finanzierungsbeispiel',
        'Darlehensbetrag | 340.000 €',
        'Sollzins gebunden | 3,72 %',
        'Effektiver Jahreszins | 3,81 %',
        'Tilgung | 2,0 %',
        'Zinsbindung | 10 Jahre',
        'Restschuld | 262.114 €',
        'Monatliche Rate | 1.620,67 €',
      ],
    ],
  ],
  [
    'expose',
    'two languages',
    [
      [
        '# Loft in Berlin-Kreuzberg / Loft for sale',
        'Kaufpreis / Purchase price | 695.000 €',
        'Wohnfläche / Living area | 88 m²',
        'Zimmer / Rooms | 2',
        'Provision / Commission | 3,57 %',
        '10999 Berlin',
      ],
    ],
  ],
  [
    'expose',
    'a share of a house',
    [
      [
        '1/3 Miteigentumsanteil an Zweifamilienhaus in 31785 Hameln abzugeben, Erbengemeinschaft, Wohnfläche insgesamt 190 m², Preisvorstellung 70.000 €, Kontakt über Chiffre 4417',
      ],
    ],
  ],
  [
    'expose',
    'a shop with its flat upstairs for an amount in words',
    [
      [
        '# Wohn- und Geschäftshaus, Marktplatz',
        'Ladenfläche 82 m², darüber Wohnung 96 m², Baujahr 1904',
        'Wir trennen uns schweren Herzens, zu verkaufen für 1,15 Mio. Euro',
        '06484 Quedlinburg, Makler bitte nicht',
      ],
    ],
  ],
  [
    'expose',
    'a private auction',
    [
      [
        '# Auktion am 12. Dezember 2026 in Leipzig',
        'Los 41: Mehrfamilienhaus, leerstehend, 04654 Frohburg',
        'Wohnfläche ca. 220 m², Grundstück 510 m²',
        'Mindestgebot: 35.000 €',
        'zzgl. Aufgeld 7,14 % Courtage auf den Zuschlagspreis. Besichtigung nach Anmeldung.',
      ],
    ],
  ],
  [
    'expose',
    'a German house near the border',
    [
      [
        '# Einfamilienhaus mit Alpenblick',
        '79539 Lörrach, zehn Minuten nach Basel in der Schweiz',
        'Kaufpreis | 790.000 €',
        'Wohnfläche | 151 m²',
        'Grundstück | 480 m²',
        'Käuferprovision | 3,57 %',
        'Grenzgänger pendeln in die Schweiz ohne Umsteigen.',
      ],
    ],
  ],
  [
    'preisliste',
    'rows of flats with prices',
    [
      [
        '# Preisliste Quartier am Anger',
        'WE | Wohnfläche | Kaufpreis | Status',
        '1 | 62,4 m² | 289.000 € | frei',
        '2 | 71,0 m² | 325.000 € | reserviert',
        '3 | 88,9 m² | 402.000 € | frei',
        '4 | 54,1 m² | 251.000 € | verkauft',
        'provisionsfrei vom Bauträger, 99085 Erfurt',
      ],
    ],
  ],
  [
    'zwangsversteigerung',
    'its value in thousands',
    [
      [
        'Amtsgericht Hof, 3 K 41/25',
        'Zwangsversteigerung am Donnerstag, 14.01.2027, 9:30 Uhr, Saal 12',
        'Einfamilienhaus, Wohnfläche ca. 118 m², 95028 Hof',
        'Verkehrswert: 145 TEUR',
      ],
    ],
  ],
  [
    'zwangsversteigerung',
    'its value has not been set',
    [
      [
        '# Terminsbestimmung',
        'Amtsgericht Stade, 71 K 8/26',
        'Zur Aufhebung der Gemeinschaft soll am 02.02.2027 um 10:00 Uhr im Sitzungssaal 3 versteigert werden: Grundbuch von Buxtehude Blatt 991',
        'Der Verkehrswert wird noch festgesetzt.',
      ],
    ],
  ],
]
