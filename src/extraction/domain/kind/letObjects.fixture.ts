/** Short offers: let objects for sale, which speak of rent throughout, and objects for rent, which speak of money as large. */

export const LET_AND_FOR_SALE: readonly (readonly [why: string, text: string])[] = [
  [
    'a let flat whose tenant wants to stay',
    'Vermietete Zweizimmerwohnung in Gotha / 69.000 € / Wohnfläche 51 m² / Baujahr 1974 / Kaltmiete 312 € monatlich, Kaution drei Monatsmieten / Der Mieter möchte bleiben; befristet ist nichts. Haustiere hält er keine. / Provision 3,57 % inkl. MwSt.',
  ],
  [
    'a house with vacant flats of which one is being advertised to let',
    'Zinshaus in Altenburg / Preis: 275.000 € / Wohnfläche 430 m² auf sechs Wohnungen, zwei leer / Ist-Miete 1.180 €, nach Vermietung der leeren Wohnungen 1.790 € / Eine Wohnung ist derzeit zu vermieten, ein Nachmieter meldete sich schon. / Grundstück 390 m² / Baujahr 1905',
  ],
  [
    'a shop with a fixed term',
    'Ladenlokal in Viersen, vermietet bis 2029 / 198.000 EUR / Fläche 94 m² / Monatsmiete 1.050 EUR zzgl. USt. / Mietzeit fest bis 31.08.2029, Mietsicherheit als Bürgschaft / Hausgeld 210 EUR / Teileigentum, Baujahr 1982 / Courtage 5,95 %',
  ],
  [
    'a parking space whose small price has the costs of the purchase beside it',
    'Tiefgaragenstellplatz in Ulm, vermietet / Preis | 4.500 € zzgl. Nebenkosten (Notar, Grundbuch) / Baujahr | 1984 / Miete | 45 € monatlich, Kaution 90 € / Hausgeld | 12 € / Kontakt 0731 00',
  ],
  [
    'a let flat with the papers of its tenant',
    'Zweizimmerwohnung in Lüneburg / Preis | 189.000 € zzgl. Nebenkosten / Wohnfläche | 58 m², Baujahr 1998 / Kaltmiete | 540 €, Nebenkosten 140 € / Sicherheitsleistung | 1.620 € / Der Mieter hat Selbstauskunft und Gehaltsnachweise vorgelegt; Kündigungsverzicht bis 2028. / Hausgeld 210 €',
  ],
  [
    'a practice whose tenant retires, buyer may use it',
    'Zahnarztpraxis in Celle / 312.000 € / Ort: 29221 Celle / Fläche: 140 m² / Miete: 1.460 € netto im Monat / Mietende: 30.06.2027 / Hausgeld: 520 € / Für Anleger oder Selbstnutzer. Ein Nachmieter ist noch nicht gefunden, Kaution liegt vor. / Käufercourtage 3,57 %',
  ],
  [
    'parking spaces as an investment',
    'Paket aus elf Tiefgaragenplätzen, Köln-Nippes / 209.000 € / Neun Plätze vermietet zu je 75 €, zwei zu vermieten / Jahresmiete 8.100 € / Hausgeld 22 € je Platz / Keine Käuferprovision',
  ],
  [
    'a house with a tenant below, price in a sentence',
    'Zweifamilienhaus in Verden / Unten wohnt seit 2012 eine Mieterin, sie zahlt 480 € kalt, 640 € warm. Oben ist frei, 98 m², vier Zimmer. Wir hätten gern 329.000 €. / Baujahr 1969, Grundstück 712 m² / Kaution wird übergeben. / Besichtigung am Wochenende',
  ],
  [
    'a student flat, furnished, sold with its contract',
    'Möbliertes Apartment am Campus in Jena, Kapitalanlage / Kaufpreis 94.500 € / 22 m², 1 Zimmer / Gesamtmiete 420 € warm, befristet bis 31.03. / Mieter mit Schufa und Selbstauskunft geprüft, Kaution 840 € / Hausgeld 118 €',
  ],
  [
    'a holiday flat let by the night',
    'Ferienwohnung auf Usedom / 189.000 € / 38 m², 2 Zimmer, Baujahr 1996 / 128 Tage Belegung je Jahr bei 92 € pro Nacht, Endreinigung extra, Buchung über Agentur, Kurtaxe zahlt der Gast / Hausgeld 145 € / Provision 3,57 %',
  ],
  [
    'an office floor with rent per square metre',
    'Büroetage in Aachen, Anlageobjekt / 640.000 € zzgl. Erwerbsnebenkosten / 310 m² / Miete 11,80 €/m², Jahresnettomiete 43.900 € / Mietvertrag befristet bis 12/2030, Option / Stellplätze 6 / Hausgeld 980 €',
  ],
  [
    'a house for sale whose broker lets as well',
    'Hausverwaltung und Vermietung Sander / Reihenhaus in Peine / Kaufpreis: 219.000 € / Wohnfläche 112 m², 5 Zimmer, Baujahr 1973 / Vermietet, Monatsmiete 790 €, Kaution hinterlegt / Ihr Ansprechpartner für Verkauf und Vermietung: Herr Sander',
  ],
  [
    'rent to be raised, the flat in the heading "Mietwohnung"',
    'Vermietete Mietwohnung als Geldanlage, Magdeburg-Sudenburg / 82.000 Euro / 58 m² / 3 Zimmer / Nettokaltmiete 336 Euro / Kaltmieten im Viertel 6,20 bis 7,40 Euro / Die letzte Anpassung der Miete war 2022. / Hausgeld 214 Euro',
  ],
  [
    'sold empty for whoever wants to let it',
    'Drei Zimmer in Dortmund-Hörde, ideal zur Vermietung / Kaufpreis 149.000 € / 71 m² / frei / Erzielbare Kaltmiete 640 €, Mietinteressenten sind vorhanden / Hausgeld 265 € / Baujahr 1962 / Energieausweis Verbrauch 131 kWh',
  ],
  [
    'a hall with its operator, on request',
    'Lagerhalle in Emden mit Mieter / Preis auf Anfrage / Hallenfläche 2.100 m², Grundstück 5.400 m² / Mietdauer bis 2031, Kaution 21.000 €, Monatsmiete 7.000 € netto / Provision 4,76 % für den Käufer',
  ],
  [
    'a doctor house, price as a tile without label',
    'Wohn- und Geschäftshaus Goslar / 498.000 € | 34.800 € | 14,3 | 6 / Preis | Miete p. a. | Faktor | Einheiten / Erdgeschoss Buchhandlung, Vertrag befristet bis 2028; eine Wohnung zur Vermietung inseriert / Baujahr 1910, 388 m² / Maklerprovision 4,76 %',
  ],
  [
    'a let garage yard',
    'Garagenhof mit 18 Garagen in Herne / VB 260.000 € / Grundstück 1.020 m² / 17 vermietet zu 55 €, eine wird neu vermietet / Pro Jahr 11.220 € / Kautionen je 100 € / Privatverkauf, kein Makler',
  ],
  [
    'a care flat with its lease',
    'Pflegeappartement in Fulda / Kaufpreis: 148.300 € / 24 m² plus Anteil Gemeinschaftsfläche / Monatsmiete 545 € / Pachtdauer 20 Jahre ab 2021, Indexmiete / Keine Vermietungssorgen: Miete auch bei Leerstand / Baujahr 2020',
  ],
]

export const TO_LET: readonly (readonly [why: string, text: string])[] = [
  [
    'a shop whose rent is told by the square metre, in a house that was sold once',
    'Ladenfläche am Markt, 48143 Münster | Ident 12-7 | frei ab Februar / Verkaufsfläche | 96 m² / Preis EG | 21,00 €/m² zzgl. USt / Nebenkosten | 380 € / Sicherheit | 3 Bruttomonatsmieten / Laufzeit | 5 Jahre, Option / Baujahr | 1961 / Provision | 2,5 Monatsmieten bei Abschluss / Das Haus wurde 2023 verkauft, damaliger / Kaufpreis für das ganze Haus 2,1 Mio. €. / Ablöse für die Theke 8.000 €',
  ],
  [
    'a house whose owners go abroad, its rent called a price and no word of renting in it',
    'Heidetor Immobilien · Exposé 2026-214 / Modernes Reihenmittelhaus in Lüneburg / Objekt | Reihenmittelhaus, Baujahr 2015 / Wohnfläche | 121 m² / Preis | 1.490 € zzgl. Nebenkosten (180 €) / Sicherheitsleistung | 4.470 € / Frei ab | 1. Februar 2027 / Die Eigentümer gehen für fünf Jahre ins Ausland und suchen für diese Zeit eine Familie; der Vertrag wird mit beiderseitigem Kündigungsverzicht für drei Jahre geschlossen. / Bitte bringen Sie die Selbstauskunft und drei Gehaltsnachweise mit. Für den Einziehenden fällt keine Provision an.',
  ],
  [
    'a flat whose price has the costs below it',
    'Exposé 88 / Dachgeschosswohnung in Celle / Preis | 780 € / Nebenkosten | 190 € / Kaution | 2.340 € / Zimmer | 3 / Wohnfläche | 74 m² / Baujahr | 1996 / Besichtigung nach Vereinbarung, Objekt-Nr. 88',
  ],
  [
    'a flat of an investor, called an exposé, with what he paid for it',
    'Exposé H-118 / Dreizimmerwohnung mit Balkon, Halle / 890 € | 3 | 81 m² / Grundpreis* | Zimmer | Wohnfläche / Der Anleger hat die Wohnung zum Kaufpreis von 244.000 € erworben und sucht Erstbezieher. / Möbel gegen Abstand von 2.900 € (VB) / Kaution 2.670 € / Mindestlaufzeit 24 Monate / Gehaltsnachweise und Schufa zur Besichtigung / Nur Nichtraucher / * Nettokaltmiete je Monat. Objekt-Nr. 118, Kontakt: Büro Lenz, Provision zahlt der Auftraggeber',
  ],
  [
    'a furnished flat that may be bought some day',
    'Wohnen auf Zeit mit Kaufmöglichkeit, 1 Zimmer, 33 m², Ulm / Gesamtmiete 890 € warm, Laufzeit 3 bis 12 Monate, Kaution 1.600 € / Baujahr 2011, Hausgeld für Eigentümer 140 € / Keine Haustiere / Derzeit nicht zum Verkauf; eine Nachbarwohnung ging für 148.000 € weg. Wer kaufen will, fragt nach einem Jahr. / Besichtigung per Video, Anzeigen-ID 7',
  ],
  [
    'a flat with all costs',
    'Schöne Dreizimmerwohnung in Gotha / Kaltmiete 540 € / Nebenkosten 180 € / Warmmiete 720 € / Kaution 1.620 € / 71 m², Baujahr 1974 / frei ab 01.02.2027 / Haustiere nach Absprache',
  ],
  [
    'a flat for rent in a house that was sold',
    'Zu vermieten: 2 Zimmer, Altenburg / Das Haus wurde vor Kurzem verkauft und wird saniert. / 54 m² / Miete 370 € kalt, 495 € warm / Kaution zwei Monatsmieten / Schufa-Auskunft erbeten',
  ],
  [
    'a shop to let with a takeover of the stock',
    'Ladenlokal in Viersen zur Miete / 94 m² Verkaufsfläche / Monatsmiete 1.150 EUR zzgl. NK und USt. / Kaution 3.450 EUR / Ablöse für die Einrichtung 12.000 EUR VB / Mietbeginn sofort',
  ],
  [
    'a practice to let',
    'Praxisräume im Ärztehaus / Nettokaltmiete 1.680 € / Nebenkosten 410 € / 140 m², 1. OG mit Aufzug / Mindestmietzeit fünf Jahre / Mietsicherheit drei Monatsmieten / Provision: zwei Monatsmieten',
  ],
  [
    'a parking space to let',
    'Tiefgaragenstellplatz zu vermieten / Köln-Nippes / 95 € im Monat / Kaution 190 € / Mietbeginn 01.01.2027 / Anfragen bitte per Mail',
  ],
  [
    'a house to let',
    'Einfamilienhaus in Verden zur Miete / 132 m² Wohnfläche, 5 Zimmer, Garten / Kaltmiete 1.190 €, NK 230 € / Kaution 3.570 € / Hunde erlaubt, Einkommensnachweis nötig / Baujahr 1988',
  ],
  [
    'a furnished student flat',
    'Möbliertes Apartment am Campus / 22 m² / Pauschalmiete 420 € inkl. Strom und Internet / befristet auf zwölf Monate / Kaution 840 € / Selbstauskunft und Bürgschaft der Eltern',
  ],
  [
    'a holiday flat by the night',
    'Ferienwohnung auf Usedom / 38 m² für 4 Personen / 92 € pro Nacht, Endreinigung 60 € / Anreise ab 15 Uhr, Abreise bis 10 Uhr / Kurtaxe 3 € / Buchung und Stornierung online',
  ],
  [
    'offices by the square metre',
    'Büroetage in Aachen / 310 m² teilbar / Miete ab 11,80 €/m² netto / Nebenkosten 3,20 €/m² / Mietdauer fünf Jahre / Kaution: drei Bruttomonatsmieten / Stellplätze je 60 €',
  ],
  [
    'a tenant looks for a successor and sells his kitchen',
    'Nachmieter gesucht: 3 Zimmer, Peine / 68 m², 480 € kalt, 640 € warm / Küche und Schränke zu verkaufen, Ablöse 3.900 € / Kaution 1.440 € / ab März',
  ],
  [
    'a cooperative home',
    'Genossenschaftswohnung Magdeburg-Sudenburg / 58 m², 3 Räume / Nutzungsgebühr 398 € warm / Genossenschaftsanteile 1.500 € / Mietbeginn nach Vereinbarung / Wohnberechtigungsschein nicht nötig',
  ],
  [
    'a hall to let',
    'Lagerhalle in Emden zu vermieten / 2.100 m² Halle, 5.400 m² Hof / Miete 3,30 €/m², also 6.930 € netto im Monat / Kaution 21.000 € / Mietzeit ab drei Jahren / Provision 2 Monatsmieten',
  ],
  [
    'first letting in a new building that is also marketed to buyers',
    'Neubau-Erstbezug Dortmund-Hörde / Vermietung durch den Bauherrn / 74 m², 3 Zimmer, Balkon / Kaltmiete 930 € / Nebenkosten 220 € / Gesamtmiete 1.150 € / Kaution 2.790 € / Für Mieter provisionsfrei',
  ],
  [
    'a garage to let',
    'Garage in Herne zur Miete / 65 € monatlich / Kaution 130 € / ab sofort / Mindestmietdauer sechs Monate / Tel. 02323 123456',
  ],
  [
    'a villa with a rent as large as a price',
    'Repräsentative Villa in Bad Homburg zu vermieten / 410 m² Wohnfläche, 9 Zimmer, Pool / Kaltmiete 9.800 € / Nebenkosten 1.450 € / Kaution 29.400 € / Staffelmiete, Mindestmietdauer drei Jahre',
  ],
  [
    'a shared flat',
    'WG-Zimmer frei in Göttingen / 16 m², 390 € warm / Untermiete bis September / Kaution 500 € / Such dir einen Termin aus, wir freuen uns',
  ],
]
