import type { DealStatus } from './deal.ts'

/** What an offer says of itself, read on 22 November 2026, and whether it can still be bought. Lines as `page` typesets them. */
export type StatusWording = readonly [lines: string | readonly string[], status: DealStatus]

/** The day that a document gives for itself, wherever it stands; within three months it is taken for offered, after a year for out of date. */
export const DATED: readonly StatusWording[] = [
  ['Stand der Angaben: 14.10.2026', 'verfuegbar'],
  ['Unterlage gedruckt am 3. 11. 2026', 'verfuegbar'],
  ['Exposé Okt. 2026', 'verfuegbar'],
  ['Online seit 12 Tagen, aktualisiert 19.11.2026', 'verfuegbar'],
  ['Angebot Nr. 26-0417 vom 2. November 2026', 'verfuegbar'],
  ['34117 Hessen – Kassel · 18.11.2026 · 97 Aufrufe', 'verfuegbar'],
  [['Holzmindener Immobilienhaus | Angebot vom 9.10.2026'], 'verfuegbar'],
  [['Stadtbau Peine mbH | Peine, 06.11.2026'], 'verfuegbar'],
  [['Meppen, den 30. September 2026'], 'verfuegbar'],
  [['Von: Tomke Eilers', 'Datum: Mo, 9. November 2026, 08:12'], 'verfuegbar'],
  [['Ich freue mich auf Ihren Anruf.', 'Swantje Brauer, Tel. 04931 555 018', '15. November 2026'], 'verfuegbar'],
  ['Alle Angaben freibleibend, Oktober 2026', 'verfuegbar'],
  ['Teaser dated 4 Nov 2026', 'verfuegbar'],
  ['22.11.2026, 09:41 – Haus zum Kauf – immo.example.de/anzeige/1', 'verfuegbar'],
  ['Exposé vom 04.05.2026', 'unbekannt'],
  ['Stand: 17. März 2025', 'veraltet'],
  ['Maßgeblich ist der notarielle Vertrag. Stand: 3. November 2026.', 'verfuegbar'],
  ['Angaben ohne Gewähr, Irrtum vorbehalten. Bearbeitungsstand 2. November 2026.', 'verfuegbar'],
  ['Ausgabe Juni 2024', 'veraltet'],
  ['Die Mieter haben signalisiert, dass sie zum Jahresanfang 2024 ausziehen werden.', 'veraltet'],
  ['Die Mieter werden zum 31.01.2027 ausziehen.', 'unbekannt'],
  // Dates of something else say nothing of the offer's own day.
  [['Ausstelldatum | 15.06.2019'], 'unbekannt'],
  ['Energieausweis vom 03.02.2021, gültig bis 02.02.2031', 'unbekannt'],
  ['Bodenrichtwert zum 01.01.2024: 310 €/m²', 'unbekannt'],
  ['Die Heizung wurde im Mai 2019 erneuert.', 'unbekannt'],
  [['Bezugsfrei ab', 'Frühjahr 2027'], 'unbekannt'],
  // What had happened when it was written makes it no older.
  ['Die Baugenehmigung wurde am 03.10.2026 erteilt.', 'verfuegbar'],
  ['Seit 10/2026 ist der Preis unverändert.', 'verfuegbar'],
]

/** Words that say what became of it. */
export const SAID: readonly StatusWording[] = [
  ['RESERVIERT', 'reserviert'],
  ['T R E S E R V I E R', 'reserviert'],
  ['RESERVIERT / UNDER OFFER', 'reserviert'],
  ['Die Reservierung besteht seit 14.11.2026.', 'reserviert'],
  ['Reserviert bis 15.12.2026', 'reserviert'],
  ['Das Haus ist derzeit für einen Interessenten reserviert.', 'reserviert'],
  ['Der Notartermin ist bereits vereinbart.', 'reserviert'],
  ['Exclusivity granted to one bidder until 15 Dec 2026', 'reserviert'],
  ['V E R K A U F T', 'verkauft'],
  ['Das Objekt wurde inzwischen verkauft.', 'verkauft'],
  ['Der Kaufvertrag wurde am 02.11.2026 beurkundet.', 'verkauft'],
  ['Das Angebot wurde am 02.11.2026 deaktiviert.', 'veraltet'],
  ['Diese Anzeige ist nicht mehr verfügbar', 'veraltet'],
  ['Das Haus wurde aus dem Vertrieb genommen.', 'veraltet'],
  ['Preis folgt', 'in-vorbereitung'],
  ['In Kürze: Haus 9 der Gartensiedlung', 'in-vorbereitung'],
  ['Das Haus geht im Frühjahr 2027 in den Vertrieb.', 'in-vorbereitung'],
  ['Die Häuser werden ab März angeboten, Sie können sich jetzt vormerken lassen.', 'in-vorbereitung'],
  // An advert for other projects says nothing of this one.
  ['Unser nächstes Projekt entsteht in Soest: jetzt vormerken lassen.', 'unbekannt'],
  ['Neue Pflegeapartments in Emden und Leer ab 199.000 €, jetzt vormerken lassen.', 'unbekannt'],
  ['Für weitere Bauvorhaben können Sie sich vormerken lassen.', 'unbekannt'],
  ['Für künftige Angebote können Sie sich bei uns vormerken lassen.', 'unbekannt'],
  ['Noch verfügbar', 'verfuegbar'],
  ['Das Haus steht weiterhin zum Verkauf.', 'verfuegbar'],
  ['Der Platz kann sofort erworben werden.', 'verfuegbar'],
  ['Besichtigung am Samstag, 28.11.2026', 'verfuegbar'],
  ['Zum Verkauf angeboten bis 31. Dezember 2026', 'verfuegbar'],
  // Something else is reserved, sold, deleted or over.
  ['verfügbar, nicht reserviert', 'verfuegbar'],
  ['Ein Stellplatz für Anwohner ist reserviert.', 'unbekannt'],
  ['Das Wohnrecht der Mutter ist gelöscht.', 'unbekannt'],
  ['Drei von zwölf Häusern sind verkauft.', 'unbekannt'],
  ['Wird verkauft: Reihenhaus in ruhiger Lage', 'unbekannt'],
  ['Reserviert bis 30.06.2026', 'unbekannt'],
  ['Aus unserem Angebot: Resthof Visselhövede, 389.000 € (verkauft)', 'unbekannt'],
  ['Wir verkaufen gerade: Haus in Zingst (verkauft), Wohnung in Prerow', 'unbekannt'],
  ['Gegen eine Gebühr wird das Haus für Sie reserviert.', 'unbekannt'],
  // Another half, house or unit, and the builder's reference.
  ['Die andere Hälfte wurde im Sommer 2025 verkauft.', 'unbekannt'],
  ['Die linke Hälfte wurde letztes Jahr verkauft, sie hat einen eigenen Eingang.', 'unbekannt'],
  ['Referenz: „Am Wehr“, Moosburg (ausverkauft).', 'unbekannt'],
  ['Zuletzt fertiggestellt: Parkresidenz, Erding – verkauft', 'unbekannt'],
  [['Reihenhaus Haus B', '', 'Haus A ist komplett verkauft.'], 'unbekannt'],
  [['Wohnung 07', '', 'Die Wohnung 08 (2 Zimmer, 51 m²) ist verkauft.'], 'unbekannt'],
  [['Wohnung 07', '', 'Die Wohnung 07 ist inzwischen verkauft.'], 'verkauft'],
  ['Dieses Objekt wurde am 03.11.2026 notariell verkauft.', 'verkauft'],
]
