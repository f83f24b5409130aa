import type { DocumentKind } from './documentKind.ts'

/** Short documents of our own invention that were taken for something else once, each with what it is; lines are parted by " / ". */
export const CLOSE_CALLS: readonly [kind: DocumentKind, text: string][] = [
  [
    'ausland',
    'Bungalow mit Weinkeller, Objekt-Nr. HU-17 / Kaufpreis | 119.000 € (ca. 46 Mio. Forint) / Wohnfläche | 96 m² / Grundstück | 1.200 m² / Baujahr | 1994 / Lage | Kéthely, Komitat Somogy / Vertrag bei einem Anwalt in Siófok, Erwerbsteuer 4 % / Heimat-Haus Berger, 94469 Deggendorf, Tel. 0991 00',
  ],
  [
    'schreiben',
    'Hausverwaltung Nolte KG / Goslar, 12.11.2026 / Ihre Fragen zur Wohnung Nr. 4 / Sehr geehrte Frau Timm, / wir antworten der Reihe nach. Die Wohnung hat laut Teilungserklärung 71 m² und drei Zimmer, Baujahr 1963. Das Hausgeld beträgt 288 €, davon 70 € Rücklage. Ob 189.000 € für die Wohnung angemessen sind, sagen wir nicht. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Von: Jens Abel, Abel Immobilien / An: Carla Wirth / Betreff: Unser Gespräch gestern / Liebe Frau Wirth, / danke, dass Sie sich Zeit für das Haus in 49074 Osnabrück genommen haben. Die 138 m² kommen aus der Bauakte, die Gasheizung ist von 2013, der Keller wird feucht. Bei 349.000 Euro würde der Eigentümer mitgehen, 330.000 Euro lehnt er ab. Die Käuferprovision bleibt. / Herzliche Grüße',
  ],
  [
    'schreiben',
    'Dr. Anke Voß, Notarin / Plön, den 3. November 2026 / Kaufvertrag Beck ./. Lorenz / Sehr geehrte Damen und Herren, / anbei der Entwurf des Vertrags. Der Kaufpreis beträgt nach Ihren Angaben 268.000,00 €. Eine Wohnfläche (im Exposé 117 m², Baujahr 1971) nehme ich nicht auf. Die Maklerprovision tragen beide Seiten. / Mit freundlichen Grüßen',
  ],
  [
    'expose',
    'Karl-Heinz Möbus / Sömmerda, den 3. November 2026 / Liebe Frau Kunze, / Sie hatten nach unserem Häuschen gefragt. Wir verkaufen es, weil uns der Garten zu viel wird: 104 m², vier Zimmer, Baujahr 1936, 620 m² Grund, Gasheizung von 2012. Haben wollen wir 119.000 Euro, ein Makler ist nicht dabei. Kommen Sie gern am Samstag vorbei. / Herzliche Grüße',
  ],
  [
    'sonstiges',
    'Nest gesucht, von Familie an Familie / Wir, Ida, Tom und zwei Kinder, suchen in 04275 Leipzig ein Haus oder eine große Wohnung / bis 560.000 € | ab 115 m² | 4 Zimmer / Kaufpreis | Wohnfläche | gern mehr / Was es haben darf: Garten, Keller, Stellplatz. Denkmalschutz und alte Ölheizung schrecken uns nicht. / Wir haben eine Finanzierungsbestätigung und 120.000 Euro Eigenkapital. Makler dürfen sich melden, Provision zahlen wir.',
  ],
  [
    'sonstiges',
    'Marktbrief Linden, Herbst 2026 / Im Mittel wurden 3.020 €/m² gezahlt, elf Prozent mehr als im Vorjahr. / Angeboten wird zurzeit, aus den Portalen: / ETW Limmerstraße | 68 m² | 3 | 229.000 € / ETW Fössestraße | 54 m² | 2 | 175.000 € / DHH Badenstedt | 131 m² | 5 | 459.000 € / Unsere Verkäufe im dritten Quartal: Zweizimmerwohnung, 51 m², 158.000 €. / Und Ihr Haus? Kostenlose Wertermittlung. Kontakt: Büro Adler',
  ],
  [
    'ausland',
    'Wohnung mit Weinblick oberhalb von Brixen / Kaufpreis | 512.000 € / Wohnfläche | 74 m² (Handelsfläche 98 m²) / Baujahr | 2011 / Kondominium | 190 € monatlich / KlimaHaus A / Nicht konventioniert. Registersteuer 9 % auf den Katasterwert. Provision 3 % / Gipfel Immobilien, 80331 München, Tel. 089 00',
  ],
  [
    'finanzierung',
    'Volksbank Münden / Filiale Altstadt / Frau Ina Sauer / Lange Straße 2 / 34346 Hann. Münden / 12. Oktober 2026 / Finanzierungszusage / Reihenhaus in 34125 Kassel, 118 m², 5 Zimmer, Baujahr 1971 (Exposé 77, Makler Thiel) / Sehr geehrte Frau Sauer, / wir begleiten Ihren Kauf: / Kaufpreis | 289.000,00 € / Maklerprovision 3,57 % | 10.317,30 € / Darlehen | 240.000,00 € / Sollzins 3,58 %, Effektivzins 3,66 %, anfängliche Tilgung 2 %, Sondertilgung möglich / Grundschuld in Höhe des Darlehens; Besichtigung durch unseren Gutachter am 20.10. / Mit freundlichen Grüßen',
  ],
  [
    'baubeschreibung',
    'Am Lerchenrain / Baubeschreibung · vier Reihenhäuser in Massivbauweise, Effizienzhaus 40, Haus 1 bis 4 · 73728 Esslingen · Stand 05/2026 / 1 Allgemeines / Je Haus 142 m² Wohnfläche, 5 Zimmer. Im Kaufpreis enthalten sind Erschließung und Bauleitung. / 2 Rohbau / Bodenplatte und Wände nach Statik / 3 Haustechnik / Luft-Wärmepumpe, Fabrikat nach Wahl des Bauträgers / 4 Sanitär / Gäste-WC, Bad mit Wanne / 5 Beläge / Parkett, gleichwertig / 6 Außenanlagen / Terrasse 14 m²',
  ],
  [
    'ausland',
    'Wohnung am Meer, drei Zimmer / Kaufpreis | 189.000 € / Wohnfläche | 74 m² / Baujahr | 2009 / Lage | Zadar, Dalmatinische Küste, 23000 / Provision 3 % / Eintrag im zemljišne knjige, građevinska dozvola liegt vor, porez 3 %, Übersetzung durch Frau Čulić / Immobilien Moser, 84028 Landshut, Tel. 0871 00',
  ],
  [
    'schreiben',
    'Immobilienbüro Tacke, 33602 Bielefeld / Bielefeld, 14.10.2026 / Ihr Interesse an der Doppelhaushälfte Am Wortkamp 8 / Sehr geehrter Herr Krahn, / vielen Dank für die Besichtigung und Ihr Kaufangebot über 355.000 €. Die Eigentümer haben sich für einen anderen Bewerber entschieden; das Objekt (Kaufpreis 369.000 €, 124 m², Bj. 1987) ist inzwischen beurkundet. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Ute Bramkamp / 11.11.2026 / Kündigung des Makleralleinauftrags vom 02.05.2026 / Sehr geehrte Damen und Herren, / hiermit kündige ich den Auftrag zum Verkauf meines Hauses (136 m², Angebotspreis 398.000 €) zum 31.12.2026. / Mit freundlichem Gruß',
  ],
  [
    'sonstiges',
    'Verbindliches Kaufangebot / Objekt: Eigentumswohnung in 76137 Karlsruhe, 3 Zimmer, 84 m² / Angebotspreis laut Exposé | 345.000 € / Gebotener Kaufpreis | 332.000 € / Name des Bieters | Jana Molenaar / Ort, Datum, Unterschrift',
  ],
  [
    'sonstiges',
    'Amtsgericht Gera, 14 K 55/24 / Zuschlagsbeschluss / In dem Verfahren zur Zwangsversteigerung des im Grundbuch von Gera Blatt 310 eingetragenen Grundbesitzes / wird der Grundbesitz der Meistbietenden Frau Unger für 84.000 € zugeschlagen. / Verkehrswert 110.000 € / Rechtsbehelfsbelehrung: sofortige Beschwerde binnen zwei Wochen',
  ],
  [
    'weg-protokoll',
    'Eigentümergemeinschaft Sonnenhang 2–6 / Versammlung am 22. April 2026, Protokoll / Anwesend 18 von 24 Eigentümern / 2 Abrechnung 2025: genehmigt, 18 dafür / 3 Fenster, 142.000 €: 12 dafür, 6 dagegen, angenommen / 4 Verkauf der Waschküche für 18.000 €: einstimmig angenommen / Ende 20.10 Uhr',
  ],
  [
    'mietangebot',
    'Ladenlokal in 1A-Lage zur Anmietung / 44137 Dortmund / Verkaufsfläche ca. 140 m² / Miete: 28 €/m² netto kalt / Laufzeit ab 5 Jahre / Provision: 3 Nettokaltmieten / Ihr Ansprechpartner: Uwe Radtke, Objekt-Nr. G-118',
  ],
  [
    'ausland',
    'Traumhafte Villa mit Pool an der Algarve / Lagos, Portugal / Preis: 1.490.000 € / Wohnfläche 260 m², Grundstück 1.800 m² / Unser Team in 60313 Frankfurt am Main berät Sie gern. / Kontakt: +351 282 555 100',
  ],
  [
    'ausland',
    'Bauernhaus am Plattensee, Ungarn / 120 m² auf 2.400 m² Garten / Kaufpreis 39.900 Euro VB / Verkauf von privat, Besitzer in 94032 Passau, Tel. 0851 555 2',
  ],
  [
    'expose',
    'Weinberg in Steillage zu erwerben / Lage: 54470 Bernkastel-Kues / 3.240 qm Riesling, Pflanzjahr 1988 / Preis 19 €/qm, zusammen 61.560 €',
  ],
  [
    'expose',
    'Wohnportfolio Sachsen: 3 Häuser, 41 WE / Fläche 2.480 m², JNKM Ist 168.000 € / Kaufpreiserwartung 2.270.000 € / Kontakt nach Unterzeichnung der NDA',
  ],
  [
    'expose',
    'Amtsgericht Essen 163 IN 44/25 – freihändiger Verkauf aus Insolvenz / Gewerbehalle 1.200 m² mit Büro, 45329 Essen / Grundbuch von Altenessen Blatt 221, Grundstück 3.100 m² / Gebote bis 31.01.2027, Verkehrswert laut Gutachten 680.000 € / Besichtigung nach Vereinbarung',
  ],
  [
    'expose',
    'Liebe Nachbarn, / wir ziehen um und geben unser Reihenendhaus in 63225 Langen her. 5 Zimmer, 128 qm, Bj. 1972. / Wir stellen uns 495.000 Euro vor. Wer es anschauen mag, klingelt. / Herzliche Grüße',
  ],
  [
    'expose',
    'Moin, Haus in Wittmund ist noch zu haben. 140qm, Bj 82, 890qm Grundstück, Gas neu 2019. 279 VB. Wann wollt ihr gucken kommen?',
  ],
  [
    'expose',
    'Landwirtschaftliche Hofstelle mit 18 ha / Wohnhaus 210 m², Boxenlaufstall / Kaufpreis: Verhandlungssache / Ansprechpartnerin: Frau Evers',
  ],
  [
    'preisliste',
    'Stadtvillen am Kurpark · Verfügbarkeit Stand 15.11.2026 / WE 1 | EG | 84,3 m² | 429.900 € / WE 2 | EG | 61,8 m² | 319.000 € / WE 3 | OG | 84,3 m² | 435.900 €',
  ],
  [
    'zwangsversteigerung',
    'ZVG-Kalender Januar 2027 / AG Stendal | 7 K 11/25 | 12.01. 10:30 / EFH Osterburg, 118 m² | VW 68 TEUR / Bieterhinweise: Sicherheitsleistung 10 %',
  ],
  // Classes at risk: papers with the layout of an offer, offers with few words of one.
  [
    'mietangebot',
    '# Ladenlokal in Bestlage zu vermieten / Verkaufsfläche 96 m², Nebenräume 22 m² / Miete 1.850 € zzgl. NK und USt / Kaution 3 Monatsmieten / Verfügbar ab 01.02.2027 / Objektnummer 4411, Mieterprovision 2 Monatsmieten',
  ],
  [
    'mietangebot',
    '# Büroetage, 240 m², ab sofort / Kaltmiete 2.640 € monatlich, Nebenkostenvorauszahlung 720 € / Mindestmietzeit 5 Jahre / Kaution 7.900 € / Besichtigung nach Vereinbarung',
  ],
  [
    'mietangebot',
    '# 3-Zimmer-Wohnung mit Balkon / Warmmiete 1.120 €, Kaltmiete 860 € / Kaution 2.580 € / Bezug 01.01.2027 / Haustiere nach Absprache, Schufa-Auskunft erforderlich',
  ],
  [
    'baubeschreibung',
    '# Bau- und Leistungsbeschreibung Wohnhaus Typ Aura / 1. Erdarbeiten: Der Mutterboden wird abgetragen und seitlich gelagert. / 2. Fundamente: Streifenfundamente in Beton C25/30 / 3. Außenwände: Ziegel 36,5 cm, Außenputz / 4. Dach: Pfetten, Betondachsteine / 5. Fenster: Kunststoff, 3-fach verglast, Fabrikat nach Wahl / 6. Sanitär: Bemusterung beim Fachhändler / Änderungen in der Ausführung bleiben vorbehalten.',
  ],
  [
    'finanzierung',
    '# Finanzierungsbeispiel / Kaufpreis 389.000 € / Nebenkosten 38.900 € / Eigenkapital 80.000 € / Darlehensbetrag 347.900 € / Sollzins 3,72 % gebunden 10 Jahre, anfängliche Tilgung 2 % / Monatliche Rate 1.658 € / Restschuld nach 10 Jahren 263.400 €',
  ],
  [
    'ausland',
    '# Ferienwohnung in Zell am See (Salzburger Land) / 62 m², 2 Schlafzimmer, HWB 74 / Kaufpreis 489.000 € / 5700 Zell am See, Österreich / Provision 3 % zzgl. 20 % USt / Tel. +43 6542 55501',
  ],
  [
    'ausland',
    '# Finca bei Santanyí, Mallorca / Wohnfläche 210 m², Grundstück 14.000 m², Pool / Kaufpreis 1.290.000 € / NIE-Nummer erforderlich, Grunderwerbsteuer (ITP) 8–11 % / Deutscher Makler vor Ort, Tel. +34 971 555 01',
  ],
  [
    'energieausweis',
    '# ENERGIEAUSWEIS für Wohngebäude / gemäß den §§ 79 ff. Gebäudeenergiegesetz (GEG) / Gültig bis: 04.06.2034 / Registriernummer: NI-2024-005123456 / Gebäudetyp: Mehrfamilienhaus / Adresse: Lindenstraße 4, 31134 Hildesheim / Baujahr Gebäude: 1962 / Endenergieverbrauch dieses Gebäudes 142 kWh/(m²·a) / A+ A B C D E F G H',
  ],
  [
    'grundriss',
    '# Grundriss Erdgeschoss / M 1:100 / Wohnen 28,4 m² / Küche 11,2 m² / Diele 8,1 m² / WC 2,2 m² / Terrasse 14 m²',
  ],
  [
    'mietvertrag',
    '# Mietvertrag über Wohnraum / zwischen Herrn Egon Pabst als Vermieter und Frau Lea Storm als Mieterin / § 1 Mieträume: Wohnung im 2. OG, 3 Zimmer, 71 m² / § 2 Mietzeit: unbefristet ab 01.05.2024 / § 3 Miete: 640 € kalt, Vorauszahlung 160 € / § 4 Kaution 1.920 € / Ort, Datum, Unterschriften',
  ],
  [
    'schreiben',
    '# Ihre Reservierung / Hamburg, 12. November 2026 / Sehr geehrter Herr Volkers, / hiermit bestätigen wir den Eingang Ihrer Reservierungsvereinbarung für die Wohnung Nr. 4 zum Kaufpreis von 289.000 €. Der Notar wird Ihnen den Entwurf übersenden. / Mit freundlichen Grüßen / Hausmann Immobilien',
  ],
  [
    'rechnung',
    '# Rechnung Nr. 2026-0311 / Dachdeckerei Kluge GmbH / Bauvorhaben: Einfamilienhaus Ahornweg 3 / Pos. 1 Dacheindeckung 182 m² 14.560,00 € / Nettobetrag 14.560,00 € / 19 % USt 2.766,40 € / Gesamtbetrag 17.326,40 € / Zahlbar binnen 14 Tagen, IBAN DE00 0000 0000',
  ],
  [
    'weg-protokoll',
    '# Niederschrift über die Eigentümerversammlung / der WEG Parkallee 7 am 14.05.2026 / TOP 1 Begrüßung und Beschlussfähigkeit: vertreten 812/1000 / TOP 2 Jahresabrechnung 2025: Ja 9, Nein 1, Enthaltung 0, angenommen / TOP 3 Dachsanierung 84.000 €: beschlossen / Der Verwalter',
  ],
  [
    'wirtschaftsplan',
    '# Einzelwirtschaftsplan 2027 / WEG Parkallee 7, Einheit 4, MEA 84/1000 / Grundsteuer – / Versicherung 3.900 € Anteil 327,60 € / Hausmeister 6.200 € Anteil 520,80 € / Zuführung Erhaltungsrücklage 12.000 € Anteil 1.008 € / Monatliches Hausgeld 312 € (Vorschuss)',
  ],
  [
    'teilungserklaerung',
    '# Teilungserklärung nach § 8 WEG / Verhandelt zu Bonn / Der Eigentümer teilt das Grundstück in Miteigentumsanteile: / 1. 125/1000 verbunden mit dem Sondereigentum an der Wohnung Nr. 1 des Aufteilungsplans / 2. 140/1000 verbunden mit dem Sondereigentum an der Wohnung Nr. 2 / Gemeinschaftsordnung: § 1 Zweckbestimmung',
  ],
  [
    'expose',
    '# Waldgrundstück bei Daun / 2,3 ha Fichte und Buche, Zufahrt über Forstweg / Preisvorstellung 34.500 € / Verkauf von privat, Genehmigung nach Landesrecht',
  ],
  [
    'expose',
    '# Resthof mit 12 ha Land / Wohnhaus 1904, Stall, Scheune; Ackerland verpachtet / Kaufpreis: VHB 780.000 € / Makler: Nordhof Immobilien',
  ],
  [
    'expose',
    '# Pflegeapartment Nr. 47 als Kapitalanlage / Pachtvertrag bis 2042, Jahrespacht 6.240 € / Kaufpreis 148.600 € / Neubau 2022, 24,1 m² zzgl. Gemeinschaftsflächen',
  ],
  [
    'expose',
    '# Hälfteanteil an Zweifamilienhaus abzugeben / Preis VB 99.000 / 168 m² Wohnfläche, Baujahr 1964 / von privat, keine Makler',
  ],
  [
    'expose',
    '# Villa in Potsdam – Preis auf Anfrage / Wohnfläche 412 m², Seegrundstück 2.100 m², Baujahr 1911 / Diskrete Vermarktung, Besichtigung nach Bonitätsnachweis',
  ],
  [
    'zwangsversteigerung',
    '# Beschluss – 22 K 19/25 / Im Wege der Zwangsvollstreckung soll am 03.02.2027, 9 Uhr, Amtsgericht Gera, Saal 2, versteigert werden: / Einfamilienhaus, Bj. 1936, 120 m² / Der Verkehrswert ist festgesetzt auf € 94 000,--',
  ],
  [
    'zwangsversteigerung',
    '# Teilungsversteigerung / Zum Zwecke der Aufhebung der Gemeinschaft wird versteigert: Eigentumswohnung in Fürth, 3 Zi., 78 m² / AG Fürth 5 K 41/26 – Termin 20.01.2027 / Verkehrswert EUR 215.000.00',
  ],
  [
    'expose',
    'Sehr geehrte Frau Timm, / wie telefonisch besprochen biete ich Ihnen mein Reihenhaus in Buxtehude zum Kauf an. Es hat 112 m², fünf Zimmer und einen kleinen Garten, Baujahr 1983. Als Preis stelle ich mir 329.000 Euro vor. / Mit freundlichen Grüßen / Holger Sievers',
  ],
  [
    'expose',
    '# Eigentumswohnung in Ulm / 3 Zimmer, 79 m², Baujahr 1994, Hausgeld 298 € / Kaufpreis 312.000 €, Käuferprovision 3,57 % / Anlage: Auszug aus der Teilungserklärung: Miteigentumsanteil 84/1000 verbunden mit dem Sondereigentum Nr. 6',
  ],
  [
    'expose',
    '# Charming country house near Husum / Living area 188 m², plot 1,450 m², built 1936, renovated 2012 / Price: EUR 495,000 (Kaufpreis) / Buyer commission 3.57 % / For sale by owner, German notary',
  ],
  [
    'expose',
    '# Mixed-use building in Fulda / Ground floor shop 96 m², four apartments above / Net annual rent EUR 41,200 / Asking price EUR 690,000 / Sale through broker, fee 3.57 %',
  ],
  [
    'expose',
    '# Einzelverkauf aus Wohnanlage / WE 2: 61 m², 142.000 € / WE 5: 74 m², 168.000 € / WE 9: 48 m², 109.000 € / alle vermietet / Courtage 3,57 %',
  ],
  [
    'expose',
    '# Kleines Büro als Teileigentum / 62 m² im 1. OG, vermietet an Steuerberater / KP 118.000 EUR zzgl. Courtage',
  ],
  ['expose', 'Zu verk.: ETW Jena, 2 Zi., 51 m², EBK, Blk., Bj. 1972, 139.000 €, Tel. 03641 555 018'],
  [
    'kaufvertrag',
    '# Kaufvertrag / UR-Nr. 811/2026 / Heute, am 4. Mai 2026, erschienen vor mir, Notar Dr. Beil in Kassel: 1. Frau Anna Roth, Verkäuferin, 2. Herr Jan Beck, Käufer / § 1 Grundbuchstand / § 2 Kaufgegenstand: Einfamilienhaus / § 3 Der Kaufpreis beträgt 389.000,00 € und ist fällig binnen 14 Tagen nach Mitteilung des Notars / § 4 Auflassung',
  ],
  [
    'wohnflaechenberechnung',
    '# Wohnflächenberechnung nach WoFlV / Wohnzimmer 5,20 x 4,80 = 24,96 m² / Küche 3,10 x 2,95 = 9,15 m² / Bad 2,40 x 2,20 = 5,28 m² / abzüglich 3 % Putz 1,18 m² / Summe 38,21 m²',
  ],
  [
    'grundbuch',
    '# Grundbuch von Celle Blatt 4411 / Amtsgericht Celle / Bestandsverzeichnis: Flur 3, Flurstück 88/2, Gebäude- und Freifläche, 612 m² / Erste Abteilung: Eigentümer Karl Renner / Zweite Abteilung: Wegerecht / Dritte Abteilung: Grundschuld 180.000 EUR',
  ],
  [
    'abrechnung',
    '# Hausgeldabrechnung 2025 / Abrechnungszeitraum 01.01.–31.12.2025 / Einheit 4, MEA 84/1000, 71 m² / Umlageschlüssel MEA / Gesamtkosten 48.200 €, Ihr Anteil 4.048,80 € / Vorauszahlungen 3.744,00 € / Nachzahlung 304,80 €',
  ],
  [
    'schreiben',
    'Sparkasse Vorpommern / Markteinschätzung Ihrer Immobilie / Sehr geehrte Frau Rahn, / für Ihr Einfamilienhaus in 17489 Greifswald, Wohnfläche 132 m², Grundstück 610 m², Baujahr 1996, ergibt unsere Markteinschätzung einen Angebotspreis zwischen 355.000 € und 389.000 €. / Gern übernehmen wir den Verkauf für Sie. Unsere Provision beträgt 3,57 %. / Mit freundlichen Grüßen',
  ],
  [
    'weg-protokoll',
    'Beschluss-Sammlung nach § 24 Abs. 7 WEG / WEG Parkstraße 40, Hildesheim / Lfd. Nr. 31 | 14.05.2025 | Sanierung der Tiefgarage, Kosten 84.000 €, mehrheitlich beschlossen / Lfd. Nr. 32 | 14.05.2025 | Wirtschaftsplan 2026 genehmigt',
  ],
  [
    'sonstiges',
    'Tausche Doppelhaushälfte in Fulda (128 m², Bj. 1992) gegen Wohnung in Frankfurt, Wertausgleich möglich',
  ],
  [
    'sonstiges',
    'Grundsteuerbescheid 2026 / Stadt Eberswalde, Steueramt / Objekt: Ruhlaer Straße 9, Einfamilienhaus / Grundsteuerwert 148.200 €, Messbetrag 45,94 €, Hebesatz 400 v. H. / Zu zahlen: 183,76 €',
  ],
  [
    'mietangebot',
    'Ferienhaus Möwennest auf Föhr / für bis zu 6 Personen, 98 m², 3 Schlafzimmer / Preis pro Nacht 145 €, Endreinigung 90 €, Mindestaufenthalt 4 Nächte / Buchungsanfrage unter 04681 2244',
  ],
  [
    'expose',
    'Gemeinde Hude: Vergabe von Baugrundstücken / Im Baugebiet Moorgarten verkauft die Gemeinde acht Grundstücke von 480 bis 710 m² zum Festpreis von 165 €/m², voll erschlossen. / Bewerbungen bis 15.01.2027. Bauzwang innerhalb von drei Jahren. / 27798 Hude',
  ],
  [
    'expose',
    'Vier Ferienhäuser in Zingst entstehen 2027: Haus Düne (96 m²) für 589.000 €, Haus Boje (88 m²) ist verkauft, Haus Anker (88 m²) für 549.000 €, provisionsfrei vom Bauträger, 18374 Zingst.',
  ],
  [
    'expose',
    'Liebe Hausgemeinschaft, / bevor Sie es von anderen hören: Ich gebe meine Wohnung im Hochparterre auf. / Drei hohe Zimmer sind es, alles in allem siebenundsiebzig Quadratmeter. Das Haus stammt von 1908. / Ich möchte nicht feilschen. 219.000 Euro, dafür lasse ich den Flügel stehen. Es gibt keinen Makler und demnach auch keine Provision. / Ihre Hannelore Voß',
  ],
  [
    'expose',
    'Sehr geehrte Frau Hirtreiter, / das Anwesen meines verstorbenen Onkels steht in Passau, errichtet worden ist es 1963. Beide Wohnungen messen miteinander 168 Quadratmeter. Das Grundstück fällt zum Inn hin ab, 530 Quadratmeter sind es nach dem Grundbuchauszug. / Über den Preis hat sich die Erbengemeinschaft nach langem Streit verständigt: 365.000 Euro sollen es sein. / Ludwig Reitmeier',
  ],
  [
    'sonstiges',
    'Liebe Leute in Hagen, / wir wohnen zu fünft auf 74 Quadratmetern in drei Zimmern, gebaut 1961, und das geht nicht mehr. Für ein Haus mit fünf Zimmern und 400 Quadratmetern Garten können wir 380.000 Euro ausgeben, mehr gibt die Bank nicht her. / Familie Koç',
  ],
  [
    'sonstiges',
    'Lieber Onkel Horst, / wir sind umgezogen! Das Haus hat 128 Quadratmeter, fünf Zimmer und ist 1974 gebaut, der Garten misst 510 Quadratmeter. Bezahlt haben wir 342.000 Euro, die Bank hat 300.000 davon gegeben. / Komm uns besuchen, Deine Anne',
  ],
  [
    'expose',
    'Dora Wagner / Neustadt, den 15. November 2026 / Unser Elternhaus in Pirmasens / Sehr geehrte Interessenten, / danke für Ihre Nachricht. Meine Eltern haben es 1956 gebaut, 66955 Pirmasens. Nach dem Bauplan sind das 122 qm, das Grundstück hat 560 qm. Es braucht 342 kWh pro qm, Klasse H. Wir haben uns auf 98.000 € verständigt. Ein Makler ist nicht dabei. / Mit freundlichen Grüßen',
  ],
  [
    'schreiben',
    'Dora Wagner / Neustadt, den 15. November 2026 / Unser Gespräch gestern / Sehr geehrter Herr Bach, / vielen Dank für Ihren Besuch. Das Haus hat 122 qm, das Grundstück 560 qm, Baujahr 1956. Wir haben uns auf 98.000 € verständigt, den Notartermin bestätige ich Ihnen. / Mit freundlichen Grüßen',
  ],
]
