import type { Wording } from './wordings.fixture.ts'

/** What holds only later, only for a part, only for one person, or no longer: each beside a sentence that says the whole of it. */
export const WORDINGS_OF_LIMITS: readonly Wording[] = [
  // planned and prepared
  ['Schnelles Internet: Glasfaser wurde für Ende 2029 zugesagt.', 'internet-glasfaser', 'neutral', 'unknown'],
  ['Glasfaser ist vorhanden.', 'internet-glasfaser', 'gut'],
  ['Strom, Wasser und Glasfaser liegen im Gehweg.', 'internet-glasfaser-zaun', 'hinweis'],
  ['Kanal und Gas liegen in der Straße, inzwischen auch Glasfaser.', 'internet-glasfaser-zaun', 'hinweis'],
  ['Vorgesehen ist eine Wärmepumpe im Garten.', 'erneuerbare-waermepumpe', 'neutral', 'unknown'],
  ['Die Wärmepumpe neben der Garage ist mit der Stadt abgestimmt.', 'erneuerbare-waermepumpe', 'neutral', 'unknown'],
  [
    '2024 haben wir eine Photovoltaikanlage durchgerechnet und uns bislang nicht dafür entschieden.',
    'erneuerbare-pv',
    'neutral',
    'unknown',
  ],
  ['Die Wärmepumpe ist von 2021 und läuft leise.', 'erneuerbare-waermepumpe', 'gut'],
  [
    'Die Projektgesellschaft saniert das Haus komplett: neue Bäder und neue Fenster.',
    'baeder-erneuert',
    'neutral',
    'unknown',
  ],
  // denied
  ['Eine Bauverpflichtung gegenüber der Gemeinde besteht nicht.', 'bauzwang', 'gut', 'denied'],
  [
    'Die Einliegerwohnung, mit der die Bauzeichnung rechnet, wurde nie gebaut.',
    'einliegerwohnung',
    'neutral',
    'denied',
  ],
  ['Auszug aus dem Baulastenverzeichnis (vom Mai 2026, ohne Eintragungen)', 'baulast-frei', 'gut', 'denied'],
  ['Altlasten: im Altlastenkataster kein Eintrag', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Weitere Rechte sind im Grundbuch nicht verzeichnet.', 'grundbuch-weitere', 'hinweis'],
  ['In Abteilung II ist im Übrigen nichts eingetragen.', 'grundbuch-weitere', 'hinweis'],
  ['Es gibt keine weiteren Eintragungen in Abteilung II.', 'grundbuch-weitere', 'hinweis'],
  ['Das Reihenhaus ist real geteilt, eine Verwaltung gibt es nicht.', 'realteilung', 'gut'],
  ['Die Dienstbarkeit erlischt mit dem Umzug der Mieterin ins Heim.', 'grundbuch-abt2', 'warnung'],
  ['Ein Vorkaufsrecht steht der Gemeinde nicht zu.', 'vorkaufsrecht', 'gut', 'denied'],
  ['Das Wertgutachten von 2021 ist veraltet.', 'gutachten-ueberholt', 'hinweis'],
  ['Die Küche ist im Kaufpreis nicht enthalten.', 'inventar-extra', 'hinweis'],
  // of one person
  ['Ein Vorkaufsrecht der Miteigentümer besteht nicht.', 'vorkaufsrecht-angehoeriger', 'neutral', 'denied'],
  ['Das Vorkaufsrecht meiner Schwester ist eingetragen.', 'vorkaufsrecht-angehoeriger', 'warnung'],
  ['Ein Vorkaufsrecht steht ihr nicht zu.', 'vorkaufsrecht-angehoeriger', 'neutral', 'denied'],
  // in part
  ['Drei Häuser bekamen 2018 neue Dächer.', 'dach-teilerneuert', 'neutral'],
  ['Elektrik im Keller 2009 erneuert.', 'elektrik-erneuert', 'neutral'],
  ['Kanalbeitrag gezahlt.', 'beitrag-nur-kanal', 'hinweis'],
  ['Erschließungsbeitrag und Kanalbeitrag sind gezahlt.', 'beitraege-bezahlt', 'gut'],
  ['Das Dach wurde 2021 an zwei Stellen erneuert.', 'dach-teilerneuert', 'neutral'],
]

/** What the rule must not read there. */
export const NOT_BEYOND_LIMITS: readonly (readonly [text: string, rule: string])[] = [
  ['Für ein neues Bad liegt ein Kostenvoranschlag über 19.000 € vor.', 'baeder-erneuert'],
  ['Das Dach wurde 2021 an zwei Stellen erneuert.', 'dach-erneuert'],
  ['Elektro: Sicherungskasten 2016', 'elektrik-jahr'],
  ['Der Schmutzwasserbeitrag ist gezahlt.', 'beitraege-bezahlt'],
  ['Auszug aus dem Baulastenverzeichnis (vom Mai 2026, ohne Eintragungen)', 'baulast'],
  ['Es gibt keine weiteren Eintragungen in Abteilung II.', 'grundbuch-lastenfrei'],
  ['Das Wertgutachten von 2021 liegt vor, ist aber veraltet.', 'gutachten-liegt-vor'],
  ['Laut Gutachten von 2024 ist die Kragplatte nicht mehr standsicher.', 'gutachten-liegt-vor'],
  ['A wallbox in the garage is prepared, but not yet installed.', 'erneuerbare-wallbox'],
  ['Talblick Immobilien, Hauptstraße 5', 'aussicht-gut'],
  ['Weitblick Immobilien, Hauptstraße 5', 'aussicht-gut'],
  ['Seeblick Makler GmbH', 'aussicht-gut'],
  ['Die Stadt hat ein Förderprogramm für Einzelhändler.', 'foerderung'],
  ['Fördermöglichkeiten (GRW) für Betriebe', 'foerderung'],
  ['Notfalls kann jeder von uns die Teilungsversteigerung betreiben.', 'zwangsverkauf'],
  ['Termin zur Versteigerung war anberaumt auf den 04.03.2027.', 'zwangsverkauf-termin'],
  ['Die Erbengemeinschaft wurde 2024 auseinandergesetzt.', 'erbengemeinschaft'],
  ['Die Küche ist im Preis nicht dabei.', 'inventar-enthalten'],
]
