import type { RefusedKind } from './documentKind.ts'

/** Bills, letters, rentals and other papers of our own invention that look like offers, each with what it is. */
export const NON_OFFERS: readonly [kind: RefusedKind, why: string, pages: readonly (readonly string[])[]][] = [
  [
    'rechnung',
    'a broker bills his commission',
    [
      [
        'Harkort Immobilien | Hagen',
        '# Rechnung Nr. 2026-118',
        'Vermittlung der Wohnung Hochstraße 4, 58095 Hagen, Kaufpreis 265.000 €',
        'Käuferprovision 3,00 % | 7.950,00 €',
        '19 % MwSt. | 1.510,50 €',
        'Rechnungsbetrag | 9.460,50 €',
        'Zahlbar innerhalb von 14 Tagen, IBAN DE00 0000',
      ],
    ],
  ],
  [
    'schreiben',
    'confirms a reservation',
    [
      [
        'Immobilien Küster | 49377 Vechta',
        '',
        'Vechta, den 2. Oktober 2026',
        '',
        'Reservierungsbestätigung Objekt 4417',
        '',
        'Sehr geehrte Frau Albers,',
        '',
        'hiermit bestätigen wir Ihnen die Reservierung des Hauses Tannenweg 3, Wohnfläche 131 m², zum Kaufpreis von 342.000 € zuzüglich 3,57 % Käuferprovision.',
        'Den Notartermin stimmen wir mit Ihnen ab. Bitte senden Sie uns die Finanzierungsbestätigung.',
        '',
        'Mit freundlichen Grüßen',
      ],
    ],
  ],
  [
    'schreiben',
    'a buyer makes his bid',
    [
      [
        'An: Makler Voss',
        'Betreff: Unser Angebot für das Reihenhaus',
        '',
        'Sehr geehrter Herr Voss,',
        '',
        'nach der Besichtigung bieten wir Ihnen 310.000 € für das Reihenhaus in 28213 Bremen. Der Angebotspreis von 345.000 € ist uns zu hoch, da das Dach von 1974 ist.',
        'Die Finanzierung ist bestätigt. Wir bitten um Rückmeldung.',
        '',
        'Freundliche Grüße',
        'Ehepaar Lenz',
      ],
    ],
  ],
  [
    'finanzierung',
    'a bank calculates',
    [
      [
        '# Finanzierungsvorschlag',
        'Objekt | Eigentumswohnung, 82 m², Baujahr 1994, 04177 Leipzig',
        'Kaufpreis | 268.000 €',
        'Maklerprovision | 9.568 €',
        'Eigenkapital | 60.000 €',
        'Darlehensbetrag | 235.000 €',
        'Sollzins | 3,65 %',
        'Effektivzins | 3,74 %',
        'Tilgung | 2 %',
        'Zinsbindung | 15 Jahre',
        'Restschuld | 151.220 €',
      ],
    ],
  ],
  [
    'mietangebot',
    'the full layout of an exposé',
    [
      [
        '# Zu vermieten: helle 3-Zimmer-Wohnung',
        'Objekt-Nr. | 7714',
        'Kaltmiete | 890 €',
        'Nebenkosten | 210 €',
        'Kaution | 2.670 €',
        'Wohnfläche | 81 m²',
        'Einbauküche, Ablöse | 12.000 €',
        '# Lage',
        'Ruhige Straße in 70190 Stuttgart',
        '# Ausstattung',
        'Parkett, Balkon',
        'Besichtigung nach Vereinbarung, SCHUFA erforderlich',
      ],
    ],
  ],
  [
    'ausland',
    'a German broker sells on an island',
    [
      [
        '# Finca bei Artà auf Mallorca',
        'Land | Spanien',
        'Kaufpreis | 1.250.000 €',
        'Wohnfläche | 240 m²',
        'Grundstück | 14.000 m²',
        'Für den Kauf brauchen Sie eine NIE-Nummer. Provision zahlt der Verkäufer.',
        'Nordlicht Immobilien GmbH, Jungfernstieg 1, 20354 Hamburg',
      ],
    ],
  ],
  [
    'ausland',
    'a Polish flat behind the border',
    [
      [
        '# Ferienapartment 350 m vom Strand',
        'Świnoujście, ul. Słowackiego, 72-600 · nur 4 km hinter Ahlbeck',
        'Kaufpreis | 178.000 €',
        'Wohnfläche | 41,8 m²',
        'Zimmer | 2',
        'Czynsz | 690 PLN im Monat',
        'Der Vertrag wird vor einem polnischen Notar geschlossen.',
        'Insel-Nieruchomości Sp. z o.o., Büro Heringsdorf (17424), Tel. 0000',
      ],
    ],
  ],
  [
    'ausland',
    'an Austrian flat',
    [
      [
        '# 3-Zimmer-Wohnung in Graz',
        'Adresse | Annenstraße 5, 8020 Graz',
        'Kaufpreis | € 289.000,–',
        'Wohnfläche | 71 m²',
        'HWB | 58 kWh/m²a, fGEE 1,2',
        'Provision | 3 % zzgl. 20 % USt.',
        'Kontakt: +43 316 555 12',
      ],
    ],
  ],
  [
    'sonstiges',
    'somebody searches a house',
    [
      [
        '# Junge Familie sucht Haus zum Kauf',
        'Wir suchen ein Einfamilienhaus in 33098 Paderborn, ab 120 m², mit Garten.',
        'Unser Budget: bis 420.000 €, die Finanzierung ist gesichert. Makler dürfen sich melden, auch Käuferprovision ist kein Hindernis.',
      ],
    ],
  ],
  [
    'sonstiges',
    'a valuation',
    [
      [
        '# Marktwertermittlung',
        'Objekt: Einfamilienhaus, Wohnfläche 140 m², Baujahr 1988, 52066 Aachen',
        'Wertermittlungsstichtag | 01.10.2026',
        'Sachwert | 451.000 €',
        'Ertragswert | 410.000 €',
        'Der Marktwert wird auf 440.000 € geschätzt. Empfohlener Angebotspreis: 459.000 €',
        'Sachverständige: Dipl.-Ing. Rieke Adam',
      ],
    ],
  ],
  [
    'sonstiges',
    'an owner orders a broker',
    [
      [
        '# Makleralleinauftrag',
        'zwischen Frau Gerda Ott (Auftraggeber) und Immobilien Lohse (Makler)',
        '§ 1 Gegenstand',
        'Der Auftraggeber beauftragt den Makler mit dem Verkauf des Hauses Fichtenweg 2, 140 m², Kaufpreisvorstellung 395.000 €.',
        '§ 2 Laufzeit',
        '§ 3 Provision',
        'Der Makler erhält 3,57 % vom Käufer.',
        'Ort, Datum, Unterschrift',
      ],
    ],
  ],
  [
    'sonstiges',
    'a life',
    [
      [
        '# Lebenslauf',
        'Petra Sievers, Immobilienmaklerin',
        'Vermittlung von Häusern und Wohnungen, Kaufpreise bis 1,4 Mio. €, Verkauf von Grundstücken',
        'Ausbildung: Kauffrau, 1998 bis 2001',
        'Telefon 0421 555 31',
      ],
    ],
  ],
  ['sonstiges', 'nothing to read', [['Seite 1']]],
  [
    'sonstiges',
    'a report on the market tells of a house that was sold',
    [
      [
        '# Wohnmarktbericht Landshut 2026',
        'Im ersten Halbjahr wurden 412 Wohnungen verkauft, etwa fünf Prozent mehr als im Vorjahreszeitraum.',
        'Stadtteil | Einfamilienhaus | Wohnung €/m² | Tendenz',
        'Altstadt | 840.000 € | 4.880 | steigend',
        'Im Juni boten wir ein Reiheneckhaus an: Baujahr 1985, 128 m² Wohnfläche, 5 Zimmer, Grundstück 280 m². Der Angebotspreis lag bei 598.000 €.',
      ],
    ],
  ],
]
