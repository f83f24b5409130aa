import type { Wording } from './wordings.fixture.ts'

/** What an exposé itself says of worn parts, so that their works are told and no guess by the age of the house. */
export const WORDINGS_OF_WORKS: readonly Wording[] = [
  ['Die Haustechnik ist funktionsfähig, weitgehend jedoch veraltet.', 'elektrik-alt', 'warnung'],
  ['Die Haustechnik ist funktionsfähig, weitgehend jedoch veraltet.', 'heizung-alt', 'warnung'],
  ['Die Haustechnik ist funktionsfähig, weitgehend jedoch veraltet.', 'wasserleitungen-alt', 'warnung'],
  ['Veraltete Haustechnik', 'elektrik-alt', 'warnung'],
  [
    'Das flach geneigte Dach (Wellplatten, vermutlich asbesthaltig) ist dicht, wurde aber nie erneuert.',
    'dach-nie',
    'warnung',
  ],
  ['Das ausgebaute Dachgeschoss mit Gaube wird als viertes Schlafzimmer genutzt und ist in der Wohnfläche enthalten.', 'ausbau-in-der-wohnflaeche', 'hinweis', 'unknown'], // prettier-ignore
  ['Der Dachausbau zählt zur angegebenen Wohnfläche.', 'ausbau-in-der-wohnflaeche', 'hinweis', 'unknown'],
  ['Die Fenster wurden noch nie ausgetauscht.', 'fenster-nie', 'warnung'],
  ['Das Bad wurde seit dem Bau nicht erneuert.', 'baeder-nie', 'warnung'],
  ['Solide Bausubstanz, aber mit Modernisierungsbedarf bei Bad und Elektrik.', 'baeder-faellig', 'warnung'],
  ['Solide Bausubstanz, aber mit Modernisierungsbedarf bei Bad und Elektrik.', 'elektrik-faellig', 'warnung'],
  ['Bad und Elektrik stammen aus den 1990er-Jahren und sollten erneuert werden.', 'baeder-faellig', 'warnung'],
  ['Sanierungsbedarf besteht am Dach.', 'dach-faellig', 'warnung'],
  ['Original-Bad aus den 1970er Jahren, nicht modernisiert', 'baeder-faellig', 'warnung'],
  ['Die Innenausstattung entspricht im Übrigen dem Baujahr.', 'ausstattung-baujahr', 'warnung'],
  ['Die Ausstattung stammt noch aus der Bauzeit.', 'ausstattung-baujahr', 'warnung'],
  [
    'Die Wohnung wurde 2022 modernisiert: Bad, Innentüren, Laminat, Elektrounterverteilung.',
    'elektrik-unterverteilung',
    'neutral',
  ],
  // a tank of which nobody speaks
  ['Der Fernwärmeanschluss ist seit 2003 da, vorher war es Öl.', 'oel-frueher', 'hinweis'],
  ['2011 wurde die Ölheizung durch eine Gas-Brennwerttherme ersetzt.', 'oel-frueher', 'hinweis'],
  ['Das Haus wurde 2019 von Öl auf eine Wärmepumpe umgestellt.', 'oel-frueher', 'hinweis'],
  ['Der ehemalige Öltankraum dient als Werkstatt.', 'oel-frueher', 'hinweis'],
  ['Der Öltank wurde 2011 fachgerecht stillgelegt.', 'oeltank-weg', 'gut'],
  ['Wohnfläche nach den Bauplänen berechnet.', 'flaeche-plaene', 'neutral'],
  ['Im Hausgeld sind Heizung, Wasser und Verwaltung enthalten.', 'hausgeld-aufteilung', 'neutral'],
  ['Tiefgaragenplatz und Wohnung werden zusammen verkauft.', 'pflichtkauf', 'warnung'],
]

/** Text and the rule that must not read it. */
export const NO_WORKS: readonly (readonly [text: string, rule: string])[] = [
  ['Die Haustechnik wurde 2019 erneuert.', 'elektrik-alt'],
  ['Moderne Haustechnik', 'heizung-alt'],
  ['Das Dach wurde 2019 erneuert, die Fenster wurden nie ausgetauscht.', 'dach-nie'],
  ['Der Mieter hat die Miete nie gemindert, das Bad ist neu.', 'baeder-nie'],
  ['Kein Modernisierungsbedarf bei Bad und Elektrik.', 'elektrik-faellig'],
  ['Die Ausstattung entspricht dem heutigen Standard.', 'ausstattung-baujahr'],
  ['Elektrik und Sicherungskasten wurden 2016 erneuert.', 'elektrik-unterverteilung'],
  ['Das Bad stammt aus den 1990er-Jahren und ist gepflegt.', 'baeder-faellig'],
  ['Böden und Elektrounterverteilung sollten erneuert werden.', 'elektrik-unterverteilung'],
  ['Der Sicherungskasten ist im Flur.', 'elektrik-unterverteilung'],
  ['Die Ausstattung ist gehoben, das Baujahr 1998.', 'ausstattung-baujahr'],
  ['Die Ölheizung wurde 2011 erneuert.', 'oel-frueher'],
  ['Die Heizung wurde von Öl auf Gas umgestellt, der Tank wurde dabei entfernt.', 'oel-frueher'],
  ['Früher gehörte das Haus dem Inhaber einer Ölmühle.', 'oel-frueher'],
  ['Der Öltank ist nicht stillgelegt.', 'oeltank-weg'],
  ['Die Wohnfläche wurde nach den Bauplänen nicht überprüft.', 'flaeche-plaene'],
  ['Wohnung und Garage liegen zusammen an einem Hof.', 'pflichtkauf'],
]
