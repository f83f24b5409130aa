import type { DocumentKind } from './documentKind.ts'

/** Papers that speak of a home, a price and a sale without offering one, and offers that look like such papers; lines are parted by " / ". */
export const CLOSE_CALLS_OF_PAPERS: readonly [kind: DocumentKind, text: string][] = [
  [
    'ausland',
    '# Grün küsst urban. / Andreas Hofer Straße 6, 8020 Graz / 8 Objekte verfügbar / Wohnfläche | 37,87 bis 71,15 m² / Kaufpreis | € 179.000 bis € 399.000 / Zimmer | 2 bis 4 / 13 Neubauwohnungen entstehen im Grazer Stadtteil Eggenberg, jede mit Balkon, Terrasse oder Eigengarten. / https://www.beispiel-wohnbau.at/details/gruen/',
  ],
  [
    'grundbuch',
    '# Amtsgericht Alzey / # Grundbuch / von / # Wörrstadt / Blatt 2946 / Amtlicher Ausdruck vom 18.11.2026, 11:02 Uhr / Bestandsverzeichnis / 1 | Wörrstadt, Flur 6, Nr. 118/4 | Gebäude- und Freifläche | 713 / Erste Abteilung / 2.1 | Jürgen Emmerich, geb. 30.04.1965 – zu 1/2 – / Zweite Abteilung / 2 | Nießbrauch für Karl Emmerich, eingetragen am 09.01.2013 / 4 | Zwangsversteigerungsvermerk (3 K 17/19); eingetragen am 06.05.2019. Gelöscht am 11.02.2020. / Dritte Abteilung / 1 | Grundschuld ohne Brief zu 120.000 EUR',
  ],
  [
    'schreiben',
    'Brandt & Kollegen Steuerberatung / Ulm, 3. November 2026 / Verkauf Ihrer Wohnung in Neu-Ulm / Sehr geehrte Frau Maier, / Sie haben die Wohnung 2019 für 210.000 € gekauft und möchten sie nun für 265.000 € verkaufen. Die Frist von zehn Jahren ist noch nicht um, der Gewinn wäre zu versteuern. Die Wohnung (68 m², 3 Zimmer, Baujahr 1981, vermietet) wurde mit 2 % abgeschrieben. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Rechtsanwältin Dr. Pohl / Essen, den 12.11.2026 / Averdung ./. Averdung / Sehr geehrter Herr Averdung, / die Gegenseite bietet an, Ihnen den hälftigen Anteil am Einfamilienhaus (Baujahr 1977, 142 m², Grundstück 530 m²) für 190.000 € zu übertragen. Ein Verkauf an Dritte brächte nach Auskunft des Maklers 410.000 €. Ich rate zur Annahme. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Mieterinformation Haus Gartenstraße 12 / An alle Mieterinnen und Mieter / Das Haus wurde zum 1. November 2026 an die Rheinwohnen GmbH verkauft. Die Mieten zahlen Sie bitte ab Dezember auf das neue Konto. Hausmeister bleibt Herr Franke. Die Ablesung der Heizung ist am 16. Dezember. Für Fragen sind wir unter 0221 4455 erreichbar. / Ihre Hausverwaltung',
  ],
  [
    'schreiben',
    'Aushang / Liebe Hausbewohner, / am Donnerstag wird das Wasser von 8 bis 12 Uhr abgestellt. Der Keller ist zu räumen. Außerdem: Die Garage Nr. 4 ist für 18.000 € zu verkaufen, Interessenten melden sich bei Frau Klein, 2. Stock. Die Treppenhausreinigung wechselt ab Januar. / Die Hausverwaltung',
  ],
  [
    'schreiben',
    'Sparkasse Neuss / Neuss, 20.11.2026 / Ihr Darlehen 4711 / Sehr geehrte Eheleute Schmitz, / die Zinsbindung Ihres Darlehens über 210.000 € für Ihr Einfamilienhaus, Wohnfläche 131 m², Baujahr 1992, endet am 30.06.2027. Wir bieten Ihnen eine Verlängerung zu 3,75 % an. Gern können Sie auch an einen Verkauf denken, unsere Immobilienmakler beraten Sie. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Stadt Soest, Liegenschaftsamt / Soest, 02.11.2026 / Vorkaufsrecht, Ihr Schreiben vom 20.10. / Sehr geehrte Frau Notarin, / für das Grundstück Flur 4 Flurstück 12, 612 m², Kaufpreis 285.000 €, wird das Vorkaufsrecht nach § 24 BauGB nicht ausgeübt. / Im Auftrag / Kuhlmann',
  ],
  [
    'sonstiges',
    'Junge Familie mit Hund wünscht sich Haus im Raum Gießen / Mindestens 120 m², mindestens 5 Zimmer, Garten ab 300 m², bis höchstens 420.000 €. / Kennen Sie jemanden, der verkaufen möchte? Wir sind handwerklich geschickt. Tel. 0641 2233',
  ],
  [
    'sonstiges',
    'Kapitalanleger kauft Mehrfamilienhäuser / Ankaufsprofil: ab 6 Wohneinheiten, Baujahr ab 1900, Kaufpreis bis 3 Mio. €, Faktor bis 18, Standort Sachsen und Thüringen. Schnelle Prüfung, Notartermin binnen drei Wochen. Angebote bitte mit Mieterliste und Exposé an ankauf@beta.example. Maklerprovision wird gezahlt.',
  ],
  [
    'sonstiges',
    'Zinshaus Leipzig 7 / Nachrangdarlehen der Leipziger Zinshaus Sieben GmbH / Zins 6,5 % p. a., Laufzeit 36 Monate, ab 500 € / Emissionsvolumen 2.400.000 € / Das Objekt: Gründerzeithaus, 18 Wohnungen, 1.240 m², Baujahr 1899, Kaufpreis 2.900.000 € / Der Erwerb dieser Vermögensanlage ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des eingesetzten Vermögens führen.',
  ],
  [
    'sonstiges',
    'Vermögensaufstellung der Eheleute Kern zum 31.12.2025 / Immobilien / Einfamilienhaus Lindau, 148 m², Baujahr 1988 | 640.000 € / Eigentumswohnung Ulm, vermietet, 62 m² | 235.000 € / Wertpapierdepot | 88.400 € / Lebensversicherung, Rückkaufswert | 41.200 € / Pkw | 19.000 € / Verbindlichkeiten / Darlehen Sparkasse | 310.000 € / Reinvermögen | 713.600 €',
  ],
  [
    'sonstiges',
    'Erbauseinandersetzungsplan der Erbengemeinschaft Lang / Nachlass der am 3. Mai 2026 verstorbenen Elfriede Lang / Haus Bergstraße 4, 520 m² Grundstück, 118 m² Wohnfläche, Wert 380.000 € / Sparbuch 24.000 € / Goldmünzen 6.000 € / Das Haus übernimmt Miterbe Jürgen gegen Zahlung von je 126.000 € an die Geschwister.',
  ],
  [
    'sonstiges',
    'Lehrbrief 12: Ertragswertverfahren / Aufgabe 3 / Ein Mehrfamilienhaus, Baujahr 1965, 480 m² Wohnfläche, Grundstück 600 m², Bodenrichtwert 400 €/m², Jahresnettokaltmiete 48.000 €. Der Kaufpreis beträgt 890.000 €. Berechnen Sie den Ertragswert bei einem Liegenschaftszins von 3,5 %. / Musterlösung auf Seite 24',
  ],
  [
    'sonstiges',
    'IHK-Prüfung Immobilienkaufleute Sommer 2026 / Situation: Herr Meier möchte sein Einfamilienhaus (Baujahr 1990, 140 m², Grundstück 500 m²) verkaufen. Er stellt sich 450.000 € vor. / 1. Aufgabe (8 Punkte): Nennen Sie vier Pflichtangaben der Anzeige. / 2. Aufgabe (6 Punkte): Wer zahlt die Provision? / Bearbeitungszeit 90 Minuten',
  ],
  [
    'sonstiges',
    'Öffentliche Ausschreibung VOB/A / Stadt Hamm, Neubau Mehrfamilienhaus mit 12 Wohnungen, 860 m² Wohnfläche / Los 3 Dachabdichtung, Los 4 Fenster / Angebotsfrist 14.12.2026, Gebote elektronisch / Zuschlagskriterium Preis 100 % / Geschätzter Wert 145.000 €',
  ],
  [
    'sonstiges',
    'Besichtigungsnotizen / Objekt: RMH Kassel, 118 m², 5 Zimmer, Bj. 1971, Preis 289.000 € / gut: Garten, Heizung 2019 / schlecht: Dach alt, Bad unten feucht / Fragen an Makler: Protokolle? Sonderumlage? / Bauchgefühl 7 von 10, höchstens 265.000 bieten',
  ],
  [
    'sonstiges',
    'Vergleich unserer drei Favoriten / | Haus A | Haus B | Wohnung C / Ort | Celle | Celle | Hannover / Preis | 329.000 € | 298.000 € | 345.000 € / Wohnfläche | 131 m² | 118 m² | 96 m² / Baujahr | 1978 | 1965 | 1999 / Heizung | Gas | Öl | Fernwärme / Pro | Garten | Preis | Lage / Contra | Straße | Dach | kein Garten / Punkte | 7 | 6 | 8',
  ],
  [
    'sonstiges',
    'Immobilienverrentung: Im Haus bleiben und Geld erhalten / Beispiel: Frau M., 74, Einfamilienhaus, 130 m², Wert 420.000 €. Sie verkauft die Hälfte und erhält 118.000 € sofort. Das Wohnrecht wird im Grundbuch gesichert. Lassen Sie sich kostenlos beraten. Rechnen Sie Ihren Vorteil mit der Deutschen Teilkauf AG aus.',
  ],
  [
    'sonstiges',
    'Referenzobjekt: Verkauft in 21 Tagen / Doppelhaushälfte in Ratingen, 134 m², 5 Zimmer, Baujahr 2004. Angebotspreis 598.000 €, 14 Besichtigungen, verkauft über Angebotspreis. „Frau Jansen hat uns von Anfang bis Ende begleitet“, sagt Familie B. Möchten auch Sie verkaufen? Jansen Immobilien, 02102 3344',
  ],
  [
    'sonstiges',
    'Widerrufsbelehrung für Verbraucher / Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Maklervertrag zu widerrufen. Objekt: Einfamilienhaus in 53879 Euskirchen, Kaufpreis 339.000 €, Käuferprovision 3,57 %. / Muster-Widerrufsformular',
  ],
  [
    'rechnung',
    'Notarkostenrechnung / Notarin Dr. Vogt, Aachen / Kaufvertrag UVZ 902/2026, Geschäftswert 398.000 € / Beurkundung KV 21100 1.570,00 € / Vollzug 392,50 € / Betreuung 392,50 € / Auslagen 48,00 € / 19 % Umsatzsteuer 456,57 € / Rechnungsbetrag 2.859,57 € / zahlbar sofort',
  ],
  [
    'expose',
    'Steuerberater empfehlen: Denkmal mit AfA / Eigentumswohnung in Leipzig-Gohlis, 3 Zimmer, 84 m², Baujahr 1903, Sanierung bis 2027 / Kaufpreis 398.000 €, davon 62 % Sanierungsanteil / 9 % Abschreibung nach § 7i EStG / provisionsfrei vom Bauträger / Ihr Steuerberater prüft Ihren Vorteil',
  ],
  [
    'expose',
    'Neubau in Jena: Wohnungen ab 54 m², ab 289.000 €, Zimmer 2 bis 4, Fertigstellung 2027. Provisionsfrei. Letzte Einheiten bis 540.000 €. Ihr Budget? Wir haben die passende Wohnung. Bauträger Saaletal, 03641 7788',
  ],
  [
    'expose',
    'An alle Eigentümer der Anlage Rosenhof / Bevor ich inseriere, biete ich meinen Nachbarn meine Wohnung an: Haus 4, 1. OG, 3 Zimmer, 74 m², Baujahr 1983, Balkon. Preis 168.000 €, ohne Makler. 38446 Wolfsburg. / Ihr Jochen Pape',
  ],
  [
    'expose',
    'Verkauf aus Nachlass / Einfamilienhaus in Goslar, Baujahr 1956, 121 m², 680 m² Grundstück, 5 Zimmer / Hausrat und Pkw werden vorher geräumt / Erblasser verstarb im Mai, Erbschein liegt vor / Kaufpreis 189.000 € VB / Provision 3,57 %',
  ],
  [
    'expose',
    'Anlageobjekt mit 4,8 % Rendite / Mehrfamilienhaus in Gera, 8 Wohnungen, 512 m², Baujahr 1912, JNKM 38.400 € / Kaufpreis 620.000 € / Anleger erwerben ein voll vermietetes Haus; Käuferprovision 5,95 % / keine Beteiligung, Alleineigentum',
  ],
  [
    'expose',
    'Baubeschreibung Haus Lindental / 1 Rohbau: Ziegel 36,5 cm / 2 Dach: Satteldach, Tondachziegel / 3 Fenster: dreifach / 4 Heizung: Wärmepumpe / 5 Sanitär: Markenobjekte / 6 Elektro: nach DIN / Doppelhaushälfte 1 | 138 m² | 549.000 € / Doppelhaushälfte 2 | 138 m² | verkauft / Doppelhaushälfte 3 | 142 m² | 565.000 € / Doppelhaushälfte 4 | 142 m² | 569.000 € / Bauträger Linden GmbH, 86899 Landsberg, provisionsfrei',
  ],
  [
    'expose',
    'Sehr geehrter Herr Kranz, / Ihr Haus in Bonn haben Sie nun verkauft, wie Ihr Nachbar erzählte. Wir bieten Ihnen heute etwas Kleineres an: Bungalow in Bad Honnef, 98 m², 3 Zimmer, Baujahr 1982, 410 m² Grund, 389.000 €. Provision 3,57 %. / Mit freundlichen Grüßen / Rheinmakler Stolz',
  ],
  [
    'schreiben',
    'Sehr geehrte Frau Kern, / unsere Preiseinschätzung für Ihr Reihenhaus / wie wir Ihr Haus am Markt sehen: Baujahr 1988, 128 m² Wohnfläche, 240 m² Grundstück. / Empfohlener Angebotspreis | 465.000 € / Bevor wir ein Exposé erstellen, brauchen wir den Grundbuchauszug. Bis zu Ihrer Entscheidung wird Ihr Haus nirgends angeboten. / Wir grüßen Sie herzlich / Kontor Weil',
  ],
  [
    'sonstiges',
    'Haus oder Wohnung in Fürth? Die Käufer sind schon da. / Für unsere vorgemerkten Kunden sind wir auf der Suche. / Gesuch 12 / Reihenhaus, ab 120 m², 5 Zimmer / Kaufpreis bis 620.000 € / Sie denken ans Verkaufen? Wir bewerten Ihre Immobilie kostenlos. / Zuletzt vermittelt: Reihenhaus, 128 m², Baujahr 1988, für 589.000 €. / Aurach Immobilien, Tel. 0911 00',
  ],
  [
    'finanzierung',
    'Kreissparkasse Horb / Ihr Angebot zur Finanzierung Ihres Eigenheims / Sehr geehrte Frau Rapp, / für den Kauf der Doppelhaushälfte, Wohnfläche 134 m², Baujahr 1994, bieten wir Ihnen an: / Kaufpreis laut Exposé | 489.000,00 € / Maklerprovision (3,57 %) | 17.457,30 € / Annuitätendarlehen | 320.000,00 € / Sollzins | 3,74 % / Effektiver Jahreszins | 3,82 % / Anfängliche Tilgung | 2,00 % / Besichtigung durch den Gutachter vorbehalten.',
  ],
  [
    'ausland',
    'Zweizimmerwohnung nahe dem Strand / Kaufpreis | 289.000 € / Wohnfläche | 54 m² / Ort | 34073 Grado (GO) / Vermittlung | 3 % + IVA / Baujahr | 1974 / Sie brauchen eine italienische Steuernummer. Nach der proposta folgt der compromesso, dann der rogito. / Büro München, Tel. 089 00',
  ],
  [
    'expose',
    'Petra Wagner / Neustadt, den 15. November 2026 / Unser Elternhaus in Pirmasens / Sehr geehrte Interessenten, / weil mehrere gefragt haben, schreibe ich alles einmal auf. Es ist ein Einfamilienhaus von 1956, 122 qm, der Garten hat 560 qm, die Ölheizung ist von 1989, eine Garage ist dabei. Wir haben uns auf 98.000 € verständigt, ein Makler ist nicht dabei. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Sehr geehrte Interessenten, / leider müssen wir Ihnen mitteilen, dass das Haus in 66955 Pirmasens (122 m², Baujahr 1956, 98.000 €) inzwischen verkauft ist. Vielen Dank für Ihre Besichtigung. / Mit freundlichen Grüßen / Immobilien Kern',
  ],
  [
    'schreiben',
    'Von: Oliver Kern / An: Makler Sander / Betreff: Haus in Weinheim / Hallo Herr Sander, / wir waren gestern bei der Besichtigung. Das Haus (138 m², 5 Zimmer, Baujahr 1969) gefällt uns, 525.000 € sind uns aber zu viel: Das Dach ist alt, die Heizung auch. Wir könnten uns 480.000 € vorstellen. Was meinen die Eigentümer? / Viele Grüße',
  ],
  [
    'schreiben',
    'Hausverwaltung Kersten GmbH / 12.11.2026 / An die Eigentümer der WEG Ahornweg 4–8 / Sehr geehrte Damen und Herren, / für die Dachsanierung liegen drei Angebote vor: 186.000 €, 201.000 € und 214.500 €. Die Sonderumlage für eine Wohnung mit 78 m² läge bei rund 6.900 €. Bitte kommen Sie zur Versammlung am 9. Dezember. / Mit freundlichen Grüßen',
  ],
  [
    'sonstiges',
    'Wohnung gesucht! / Rentnerpaar möchte sich verkleinern und kauft 3-Zimmer-Wohnung mit Aufzug und Balkon in Bayreuth, 75 bis 95 m², nicht vor 1985 gebaut, bis etwa 300.000 Euro. Unser Haus geben wir später ab. Tel. 0921 4455',
  ],
  [
    'sonstiges',
    'Crowdinvesting Projekt „Stadtquartier Fulda“ / Investieren Sie ab 100 € / Zinsen 7,0 % pro Jahr, Laufzeit 24 Monate / 38 Eigentumswohnungen, 2.900 m² Wohnfläche, Verkaufspreise 4.900 €/m², Baubeginn 2026 / Finanzierungsziel 1.800.000 €, bereits 64 % erreicht / Warnhinweis: Totalverlust möglich',
  ],
  [
    'sonstiges',
    'Zugewinn: Endvermögen der Antragsgegnerin / 1. Hausgrundstück Kiel, 136 m² Wohnfläche, Baujahr 1985, hälftig | 260.000 € / 2. Bausparvertrag | 14.200 € / 3. Pkw Golf | 9.500 € / 4. Darlehen | – 88.000 € / Summe | 195.700 €',
  ],
  [
    'sonstiges',
    'Objektnachweis und Bestätigung der Kenntnisnahme / Der Interessent bestätigt, durch die Maklerin Adler Immobilien Kenntnis vom Objekt Einfamilienhaus, 38102 Braunschweig, Wohnfläche 141 m², Kaufpreis 520.000 €, erhalten zu haben. Im Falle des Kaufs zahlt er eine Provision von 3,57 % inkl. MwSt. / Ort, Datum ______ Unterschrift ______',
  ],
  [
    'ausland',
    'Baugrund in Braunau am Inn, 5280 / 780 m², Widmung Bauland Wohngebiet, voll aufgeschlossen / Kaufpreis € 186.000,- / Grunderwerbsteuer 3,5 %, Eintragungsgebühr 1,1 % / Provision 3 % + USt.',
  ],
  [
    'expose',
    'Rechtsanwalt Dr. Sommer als Nachlasspfleger / Plauen, 9.11.2026 / Sehr geehrte Damen und Herren, / aus dem Nachlass Hölzel biete ich das Einfamilienhaus Bergweg 2, 08527 Plauen, zum Kauf an: Baujahr 1938, 124 m², 5 Zimmer, 740 m² Grund. Kaufpreisvorstellung 89.000 €. Gebote bitte schriftlich bis 31.12.2026. / Mit freundlichen Grüßen',
  ],
  [
    'expose',
    'Liebe Nachbarschaft! / Wir suchen jemanden für unser Haus: Nach 32 Jahren verkaufen wir. 5 Zimmer, 135 m², mindestens drei davon hell, Garten 480 m², Baujahr 1987, bis Juli räumen wir. Preis 365.000 €. 49082 Osnabrück, Familie Hülsmann',
  ],
  [
    'expose',
    'Teilverkauf, Leibrente oder ganz? Unser Haus in Wittlich, Baujahr 1980, 152 m², 690 m² Grund verkaufen wir gegen 150.000 € und eine Leibrente von 900 € im Monat; wir behalten das Wohnrecht. Frau 77, Mann 80 Jahre.',
  ],
  [
    'expose',
    'Seminarhaus im Wendland zu verkaufen / 420 m², 14 Zimmer, Seminarraum für 30 Teilnehmer, 1,2 ha, Baujahr 1890 / VB 540.000 € / früher Akademie, heute frei / Kontakt 05841 00',
  ],
  [
    'expose',
    'Baubeschreibung und Preise, Wohnungen am Anger, 01445 Radebeul / 1 Rohbau: Ziegel / 2 Dach: Tonziegel / 3 Fenster: dreifach / 4 Sanitär: weiß / 5 Elektro: nach DIN / Einheit | m² | Preis / A1 | 82,1 | 389.000 € / A2 | 58,4 | 285.000 € / A3 | 101,0 | 459.000 €',
  ],
  [
    'schreiben',
    'Lieber Bruder, / wegen Mutters Haus in Celle: Die Maklerin war da und meint, 310.000 € seien drin, bei 128 m² und Baujahr 1962. Ich möchte es aber lieber behalten und Dich auszahlen, 150.000 € könnte ich aufbringen. Was hältst Du davon? / Deine Kerstin',
  ],
  [
    'sonstiges',
    'Tausche Eigenheim gegen Wohnung / Biete: DHH in Erlangen, 118 m², Garten. Suche: 3-Zimmer-Wohnung mit Lift, gern Zuzahlung bis 150.000 €. Tel. 09131 22',
  ],
  [
    'sonstiges',
    'IMMOBILIENGESUCH / Objektart: Einfamilienhaus / Ort: Ratingen / Wohnfläche: ab 140 m² / Zimmer: ab 5 / Kaufpreis: max. 900.000 € / Baujahr: egal / Suchender: Unternehmerfamilie, Kontakt über Immobilien Rau, Objektnummer G-112, provisionspflichtig für den Käufer',
  ],
  [
    'sonstiges',
    'Unser Leistungspaket für Verkäufer / Marktwertanalyse / Energieausweis / Homestaging / 3D-Rundgang / Bieterverfahren / Notartermin. Provision 2,5 % zzgl. MwSt., Alleinauftrag sechs Monate. Über 400 verkaufte Häuser und Wohnungen seit 2009.',
  ],
  [
    'mietangebot',
    'Neubau-Erstbezug: 2-Zimmer-Wohnungen im Quartier Spinnerei / 48 bis 63 m², EBK, Balkon, Fernwärme, Baujahr 2026 / ab 720 € zzgl. 165 € NK / 3 Nettokaltmieten Sicherheit / Bezug 1. April 2027 / Vermietungsbüro Di + Do 14–18 Uhr',
  ],
  [
    'mietangebot',
    'Praxisräume in Gotha, 164 m², Aufzug, 6 Parkplätze, 9,50 €/m² netto kalt, provisionsfrei, Mietdauer ab 5 Jahre, Umbau nach Wunsch',
  ],
  [
    'ausland',
    'Landhaus im Burgund bei Cluny / 7 Zimmer, 210 m², 4.800 m² Park, Baujahr um 1820 / Kaufpreis 298.000 € inkl. Maklerhonorar, zzgl. Notar ca. 7 % / DPE: E / deutscher Makler vor Ort',
  ],
  [
    'ausland',
    'Ferienwohnung am Plattensee / 72 m², 3 Zimmer, Baujahr 2008, 400 m zum Ufer / Kaufpreis 138.000 € / Siófok, Balatonpart / Eigentümer spricht Deutsch, 0036 30 555',
  ],
  [
    'expose',
    'Wohnungen am Stadtpark, 18055 Rostock / Wohnfläche: ab 54 m² / Zimmer: ab 2 / Kaufpreis: ab 289.000 € bis 540.000 € / Baujahr 2027, Wärmepumpe / 3D-Rundgang und Energieausweis auf Anfrage, provisionsfrei, Tel. 0381 00',
  ],
  [
    'expose',
    'Haus mit Garten in Konstanz / 5 Zimmer, 131 m², Baujahr 1979 / Kaufpreis 798.000 € / Der Eigentümer spricht Deutsch und Italienisch, Tausch gegen eine kleinere Wohnung denkbar. / 78464 Konstanz',
  ],
  [
    'schreiben',
    'Immobilien Sohn / 23.11.2026 / Besichtigung Reihenhaus Gonsenheim, unsere Nr. 1184 / Sehr geehrte Frau Terhalle, / vielen Dank für Ihren Besuch am Samstag. / Angebotspreis | 598.000 € / Wohnfläche | 128 m² / Grundstück | 276 m² / Baujahr | 1983, Gasheizung / Käuferprovision | 2,975 % / Ihr mündliches Gebot von 555.000 € habe ich weitergegeben. Der Keller ist trocken. / Freundliche Grüße',
  ],
  [
    'schreiben',
    'Maklerbüro Ried / 20.11.2026 / Doppelhaushälfte Am Anger 3 / Sehr geehrter Herr Voß, / Kaufpreis: 389.000 €, 121 m², 5 Zimmer, Baujahr 1991, Gasheizung, Garten, Garage, Provision 3,57 %. Das Exposé haben Sie bereits im Oktober bekommen. Die Gebote zweier weiterer Interessenten liegen vor, bitte wiederholen Sie das Ihre. / Mit freundlichen Grüßen',
  ],
  [
    'expose',
    'Travehaus Makler / 19.11.2026 / Angebot: Reihenmittelhaus in St. Jürgen / Sehr geehrte Frau Holm, / passend zu Ihrer Suche biete ich Ihnen ein Reihenmittelhaus an. / Kaufpreis | 219.000 € / Wohnfläche | 112 m² / Grundstück | 228 m² / Baujahr | 1971 / Gebote nehme ich bis 4. Dezember entgegen. Für eine Besichtigung halte ich den Freitag frei. / Mit freundlichen Grüßen',
  ],
]
