import type { DocumentKind } from './documentKind.ts'

/** Short documents of our own invention that were taken for something else once, each with what it is; lines are parted by " / ". */
export const CLOSE_CALLS: readonly [kind: DocumentKind, text: string][] = [
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
]
