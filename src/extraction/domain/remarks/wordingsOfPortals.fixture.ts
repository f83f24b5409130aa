import type { Wording } from './wordings.fixture.ts'

/** What experts missed on offers of a portal: how long it has been offered, rises, insulation told at length, shares in ways, balconies in the area. */
export const WORDINGS_OF_PORTALS: readonly Wording[] = [
  // how long offered
  ['Diese Anzeige ist seit 9 Tagen online.', 'angeboten-seit', 'neutral'],
  ['Online seit 3 Wochen', 'angeboten-seit', 'neutral'],
  ['Anzeige online seit: heute', 'angeboten-seit', 'neutral'],
  ['Vor 5 Tagen eingestellt', 'angeboten-seit', 'neutral'],
  ['Das Haus wird nun seit einem halben Jahr angeboten.', 'angeboten-seit', 'neutral'],
  ['Das Haus ist seit über einem Jahr im Angebot.', 'preis-lange-online', 'hinweis'],
  ['Seit 8 Monaten inseriert', 'preis-lange-online', 'hinweis'],
  ['Anzeige vom 12.11.2026', 'angeboten-ab', 'neutral'],
  ['Eingestellt am 02.03.2026', 'angeboten-ab', 'neutral'],
  ['Inseriert seit: 14.08.2026', 'angeboten-ab', 'neutral'],
  ['Online seit | 14.08.2026', 'angeboten-ab', 'neutral'],
  ['Im Angebot seit Juni 2026.', 'angeboten-ab', 'neutral'],
  ['Wieder verfügbar, da der Käufer abgesprungen ist.', 'erneut-im-angebot', 'hinweis'],
  // the last rise of the rent
  ['Letzte Mieterhöhung 05.2022', 'miete-zuletzt', 'neutral'],
  ['Letzte Erhöhung der Kaltmiete: 1. Juli 2023', 'miete-zuletzt', 'neutral'],
  ['Die Miete ist seit 2019 unverändert.', 'miete-zuletzt', 'neutral'],
  ['Die Miete wurde seit 2016 nicht mehr erhöht.', 'miete-zuletzt', 'neutral'],
  // insulation
  ['Der Dämmwert der obersten Geschossdecke wurde 2019 durch eine Einblasdämmung verbessert.', 'decke-gedaemmt', 'gut'],
  ['Der Dachboden ist gedämmt.', 'decke-gedaemmt', 'gut'],
  ['Auf dem Dachboden wurde 2014 eine Dämmung verlegt.', 'decke-gedaemmt', 'gut'],
  ['Geschossdeckendämmung (2015)', 'decke-gedaemmt', 'gut'],
  ['Die Dacheindeckung des Hauses wurde 2011 mit Dämmung erneuert.', 'decke-gedaemmt', 'gut'],
  ['Dabei wurde etwas Dämmung zwischen die Sparren gelegt.', 'decke-gedaemmt', 'gut'],
  ['Die oberste Geschossdecke ist nicht gedämmt.', 'decke-gedaemmt', 'warnung', 'denied'],
  ['Dachboden ungedämmt', 'decke-ungedaemmt', 'warnung'],
  ['Die Kellerdecke wurde 2020 mit Dämmplatten versehen.', 'kellerdecke-gedaemmt', 'gut'],
  ['Dachboden 2016 gedämmt, Kellerdecke 2018 gedämmt.', 'kellerdecke-gedaemmt', 'gut'],
  ['Einblasdämmung 2019', 'wand-eingeblasen', 'gut'],
  ['Die Hohlschicht wurde 2008 mit Perlite ausgeblasen.', 'wand-eingeblasen', 'gut'],
  // balconies in the area
  ['Nach Süden ausgerichteter Balkon (zur Hälfte in der Wohnfläche enthalten).', 'flaeche-ausschnitt', 'hinweis'],
  ['Die Balkone sind hälftig in der Wohnfläche enthalten.', 'flaeche-ausschnitt', 'hinweis'],
  ['Der Balkon (6 m²) ist voll in der Wohnfläche enthalten.', 'flaeche-ausschnitt', 'hinweis'],
  ['Die Loggia wurde mit 50 % in die Wohnfläche eingerechnet.', 'flaeche-ausschnitt', 'hinweis'],
  ['In der Wohnfläche enthalten: Balkon zur Hälfte.', 'flaeche-ausschnitt', 'hinweis'],
  // ways and yards that several own
  [
    'Für den Weg und den Garagenhof gibt es eine Gemeinschaft, die jedes Jahr etwa 90 Euro von jedem Haus einsammelt.',
    'weg-gemeinschaft',
    'hinweis',
  ],
  ['214 m² Grundstück + Anteil am Garagenhof', 'weg-gemeinschaft', 'hinweis'],
  ['Zum Haus gehört ein 1/6 Miteigentumsanteil an der Privatstraße.', 'weg-gemeinschaft', 'hinweis'],
  ['Die Stichstraße gehört allen Anliegern zu je 1/8.', 'weg-gemeinschaft', 'hinweis'],
  ['Weggemeinschaft mit vier Häusern', 'weg-gemeinschaft', 'hinweis'],
  ['Anteilig gehört eine Wegfläche von 32 m² dazu.', 'weg-gemeinschaft', 'hinweis'],
  ['Ein gegenseitiges Leitungsrecht ist eingetragen.', 'leitung-gegenseitig', 'hinweis'],
  // works that need not be done, papers on demand
  ['Haus und Garten wurden mit Liebe gepflegt, größere Arbeiten stehen nicht an.', 'arbeiten-keine', 'gut', 'denied'],
  ['Es sind keine größeren Reparaturen zu erwarten.', 'arbeiten-keine', 'gut', 'denied'],
  [
    'Die Protokolle der letzten drei Eigentümerversammlungen, Teilungserklärung und Wirtschaftsplan stellen wir Interessenten gern zur Verfügung.',
    'protokolle-auf-anfrage',
    'neutral',
  ],
  // what the reserve holds
  ['Die Rücklage der Gemeinschaft belief sich zum 31.12.2025 auf 41.300 €.', 'ruecklage-genannt', 'neutral'],
  ['Der Anteil an der Rücklage beträgt 850 €.', 'ruecklage-genannt', 'neutral'],
]

/** What only looks like it. */
export const NOT_OF_PORTALS: readonly (readonly [text: string, rule: string])[] = [
  ['Einem Angebot vom Mai 2026 zufolge kostet das Dach mit Dämmung 48.000 €.', 'decke-gedaemmt'],
  ['Kostenvoranschlag für die Dämmung der obersten Geschossdecke: 6.800 €', 'decke-gedaemmt'],
  ['Über die Dämmung des Dachbodens wird in der Eigentümergemeinschaft beraten.', 'decke-gedaemmt'],
  ['Einem Angebot vom Mai 2026 zufolge kostet das Dach mit Dämmung 48.000 €.', 'angeboten-ab'],
  ['Laut Angebot vom 12.05.2026 der Firma Dachbau sind es 48.000 €.', 'angeboten-ab'],
  ['Wir sind seit 20 Jahren am Markt.', 'angeboten-seit'],
  ['Die Wohnung wird seit zwei Wochen zur Vermietung angeboten.', 'angeboten-seit'],
  ['Anzeige aktualisiert am 19.11.2026.', 'angeboten-ab'],
  ['Seit 2 Monaten inseriert', 'preis-lange-online'],
  ['Bei der Dämmung der Kellerdecke und der Fassade wäre die Klasse D möglich.', 'kellerdecke-gedaemmt'],
  ['Die Dämmung des Dachbodens wäre noch nachzurüsten.', 'decke-gedaemmt'],
  ['Die oberste Geschossdecke erhielt 2019 eine Einblasdämmung.', 'wand-eingeblasen'],
  ['Der Balkon ist zu einem Viertel in der Wohnfläche enthalten.', 'flaeche-ausschnitt'],
  ['Balkon mit 25 % angesetzt', 'flaeche-ausschnitt'],
  ['Die Terrasse ist voll möbliert.', 'flaeche-ausschnitt'],
  ['Der Weg zum Spielplatz ist kurz, die Gemeinschaft ist nett.', 'weg-gemeinschaft'],
  ['Das Haus liegt an einem Wohnweg.', 'weg-gemeinschaft'],
  ['In den letzten Jahren wurden keine größeren Arbeiten durchgeführt.', 'arbeiten-keine'],
  ['Zuführung zur Rücklage 58 €/Monat', 'ruecklage-genannt'],
  ['Zuführung zur Erhaltungsrücklage 12.000 € im Jahr', 'ruecklage-genannt'],
  ['Instandhaltungsrücklage | 58 € monatlich', 'ruecklage-genannt'],
  ['Hausgeld monatlich (inkl. TG-Platz und Rücklage) | 347,00 €', 'ruecklage-genannt'],
  ['Im Hausgeld sind 58 € Zuführung zur Erhaltungsrücklage enthalten.', 'ruecklage-genannt'],
  ['Erhaltungsrücklage 4.200 € jährlich', 'ruecklage-genannt'],
]
