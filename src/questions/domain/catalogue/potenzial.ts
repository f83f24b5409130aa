import { asking, inGroup } from '../question.ts'
import { isNoField } from '../situation.ts'

/** What may become of it. */
export const POTENZIAL = inGroup('Potenzial & Entwicklung', 'Potenzial', 'B', [
  asking('ausbaureserve', 'Lassen sich Dachboden oder Keller ausbauen?', {
    why: 'Neue Wohnfläche ist wertvoll, wenn sie genehmigt wird.',
    answeredBy: [{ topic: 'ausbaureserve' }, { document: true }],
    weight: 2,
    yellow: '„Ausbaufähig“ ohne Genehmigung.',
    todo: {
      ask: 'Gibt es Räume, die Sie für ausbaufähig halten, und haben Sie dafür eine Genehmigung oder einen Vorbescheid?',
      document: 'Bauvoranfrage beim Bauamt',
      papers: ['bebauungsplan'],
    },
  }),
  asking('anbau-nachverdichtung', 'Darf angebaut, geteilt oder ein weiteres Haus gebaut werden?', {
    why: 'Baurecht ist bares Geld, eine bloße Behauptung nicht.',
    audience: ['H', 'M'],
    answeredBy: [{ topic: 'baureserve' }, { document: true }],
    weight: 2,
    yellow: 'Nur behauptet, nicht belegt.',
    todo: {
      ask: 'Wissen Sie, ob auf dem Grundstück weiter gebaut werden darf, und worauf stützen Sie das?',
      document: 'Bebauungsplan mit GRZ und GFZ, Bauvorbescheid',
      papers: ['bebauungsplan'],
    },
  }),
  asking('einliegerwohnung', 'Gibt es eine Einliegerwohnung, oder ist eine möglich?', {
    why: 'Eine zweite Wohnung bringt Miete oder Platz für die Familie.',
    audience: ['H'],
    answeredBy: [{ topic: 'einliegerwohnung' }, { document: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir belegen, dass die Einliegerwohnung genehmigt und abgeschlossen ist?',
      document: 'Baugenehmigung und Abgeschlossenheitsbescheinigung',
      papers: ['baugenehmigung', 'abgeschlossenheit'],
    },
  }),
  asking('aufteilung-moeglich', 'Lässt sich das Haus in Eigentumswohnungen aufteilen?', {
    why: 'Einzeln verkauft bringen Wohnungen oft mehr, doch manche Gebiete verbieten die Aufteilung (§ 250 BauGB).',
    audience: ['M'],
    answeredBy: [{ document: true, spokenOf: 'aufteilung' }],
    weight: 1,
    yellow: 'Gebiet, in dem die Aufteilung eine Genehmigung braucht.',
    todo: {
      ask: 'Haben Sie eine Abgeschlossenheitsbescheinigung, und ist die Aufteilung genehmigungsfrei?',
      document: 'Auskunft der Gemeinde zu § 250 BauGB',
      from: 'amt',
    },
  }),
  asking('mietpotenzial', 'Welche Miete wäre im Jahr möglich?', {
    why: 'Auch wer selbst einzieht, sollte wissen, was eine Vermietung brächte.',
    answeredBy: [{ computed: true }],
    weight: 3,
    todo: {
      ask: 'Welche Miete hielten Sie für erzielbar, und worauf stützen Sie das?',
      document: 'Mietspiegel der Gemeinde',
      from: 'nachschlagen',
    },
  }),
  asking('wertprognose-10j', 'Was könnte das Objekt in zehn Jahren wert sein?', {
    why: 'Drei Szenarien zeigen, wie viel an der Entwicklung des Ortes hängt.',
    audience: ['A'],
    answeredBy: [{ computed: true }],
    weight: 1,
    todo: {
      ask: 'Welche Entwicklung des Ortes erwarten Sie in den nächsten Jahren?',
      document: 'Grundstücksmarktbericht des Gutachterausschusses',
      from: 'amt',
    },
  }),
  asking('energetisches-potenzial', 'Was kostet und bringt eine energetische Sanierung?', {
    why: 'Bessere Klassen senken Heizkosten und heben den Preis.',
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Haben Sie einen Sanierungsfahrplan oder Angebote für Dämmung und Heizung?',
      document: 'Energieberatung mit Sanierungsfahrplan (iSFP)',
      from: 'nachschlagen',
    },
  }),
  asking('wiederverkaufbarkeit', 'Wie leicht lässt sich das Objekt wieder verkaufen?', {
    why: 'Sonderformen und schrumpfende Orte finden schwer Käufer.',
    audience: ['A'],
    onlyIf: isNoField,
    answeredBy: [{ computed: true }],
    weight: 3,
    yellow: 'Sonderform, oder ein Kreis, der schrumpft.',
    todo: {
      ask: 'Wie viele ernsthafte Interessenten haben sich bei Ihnen gemeldet?',
      document: 'Vergleichsangebote und ihre Dauer auf den Portalen',
      from: 'nachschlagen',
    },
  }),
  asking('planung-infrastruktur', 'Sind neue Bahnen, Straßen oder Gewerbe geplant?', {
    why: 'Neue Anschlüsse heben den Wert, Baustellen und Beiträge kosten erst einmal.',
    audience: ['A'],
    answeredBy: [{ topic: 'infrastruktur' }, { document: true }],
    weight: 1,
    yellow: 'Beiträge oder Ausgleichsbeträge stehen an.',
    todo: {
      ask: 'Wissen Sie von geplanten Straßen, Bahnen oder Baugebieten in der Nähe?',
      document: 'Auskunft der Gemeinde',
      from: 'amt',
    },
  }),
  asking('bebaubarkeit', 'Wie groß darf auf dem Grundstück gebaut werden?', {
    why: 'Von Grund- und Geschossflächenzahl hängt der Wert des Grundstücks ab.',
    audience: ['G'],
    answeredBy: [
      { topic: 'baurecht', about: ['baumass'] },
      { document: true, spokenOf: 'bebaubarkeit' },
    ],
    tellsAll: true,
    weight: 3,
    todo: {
      ask: 'Können Sie mir sagen, welche Grundflächenzahl, Geschosszahl und Dachform erlaubt sind?',
      document: 'Bebauungsplan oder Bauvorbescheid',
      papers: ['bebauungsplan'],
    },
  }),
])
