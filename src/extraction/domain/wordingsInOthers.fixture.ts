import type { Wording } from './wordings.fixture.ts'

/** Words that stand within others, in names of towns and in rules of reckoning, and beside each what does say it. */
export const IN_OTHERS: readonly Wording[] = [
  ['Bezugsfertigkeit vertraglich spätestens 31.12.2028, vollständige Fertigstellung spätestens 31.03.2029.', 'bezugsfreiAb', '31.12.2028'], // prettier-ignore
  ['Verfügbar | Übergang von Nutzen und Lasten nach Absprache', 'bezugsfreiAb', null],
  ['Vom Eigentümer bewohntes Penthouse mit Dachterrasse', 'vermietet', false],
  ['Die von den Mietern bewohnte Wohnung liegt im Erdgeschoss.', 'vermietet', null],
  ['Über der Treppe liegt der Spitzboden mit Aufzugsrad.', 'aufzug', null],
  ['Im Giebel hängt noch die Aufzugswinde, unter dem First der Aufzugsbalken.', 'aufzug', null],
  ['Früher war hier eine Aufzugsfabrik.', 'aufzug', null],
  ['Die Aufzugsanlage wurde 2019 erneuert.', 'aufzug', true],
  ['Vom Aufzugsvorraum sind es drei Schritte.', 'aufzug', true],
  ['Zwei Aufzüge führen in die Tiefgarage.', 'aufzug', true],
  ['Saniert 2019: Innendämmung, Aufzugsanbau, Glasfaser.', 'aufzug', true],
  ['Das Haus steht in Weingarten, nahe der Basilika.', 'garten', null],
  ['Die Wohnung liegt in 88250 Weingarten.', 'garten', null],
  ['Von Baumgarten sind es zehn Minuten bis zur Wohnung.', 'garten', null],
  ['Zur Wohnung gehört ein Südgarten.', 'garten', true],
  ['Hinter dem Haus liegt der Obstgarten.', 'garten', true],
  ['Balkone und Loggien zur Hälfte, Dachterrassen zu einem Viertel angerechnet.', 'terrasse', null],
  ['Terrassen und Balkone sind zu 25 % angerechnet.', 'terrasse', null],
  ['Balkone werden zur Hälfte angerechnet.', 'balkon', null],
  ['Die Dachterrasse ist zu einem Viertel angerechnet.', 'terrasse', true],
  ['Zwei Terrassen zum Garten, eine mit Markise.', 'terrasse', true],
  ['67227 Frankenthal (Pfalz)', 'ortsteil', null],
  ['61440 Oberursel (Taunus)', 'ortsteil', null],
  ['99084 Erfurt (Daberstedt)', 'ortsteil', 'Daberstedt'],
  ['Energieträger: Erdgas · gültig bis 11.08.2035', 'energietraeger', 'Erdgas'],
  ['Energieträger: Fernwärme KWK · Klasse C · gültig bis 14.02.2029', 'energietraeger', 'Fernwärme KWK'],
  ['Wesentlicher Energieträger: Heizöl EL, gültig bis 02.09.2036', 'energietraeger', 'Heizöl EL'],
  ['Energieträger: Strom-Mix/Umweltwärme', 'energietraeger', 'Strom-Mix/Umweltwärme'],
  ['Energieträger: Erdgas / Holz', 'energietraeger', 'Erdgas / Holz'],
]
