import { isParkingOfHouse } from '#extraction/domain/deal/hasTrait.ts'
import {
  judgeAufzug,
  judgeBaujahr,
  judgeBezug,
  judgeEinheiten,
  judgeHandover,
  judgeEtage,
  judgeFreiflaechen,
  judgeKeller,
  judgeStellplatz,
  parkingPhrase,
} from '../judges/building.ts'
import { asking, inGroup } from '../question.ts'

/** The building, what belongs to it, and when it is free. */
export const OBJEKT_GEBAEUDE = inGroup('Objekt & Eckdaten', 'Zustand', 'B', [
  asking('etage', 'In welcher Etage liegt die Wohnung und wie viele Geschosse hat das Haus?', {
    why: 'Die Etage bestimmt Licht, Lärm, Sicherheit und den Weg nach oben.',
    audience: ['W'],
    answeredBy: [{ fact: 'etage' }, { fact: 'etagenzahl' }],
    weight: 1,
    phrase: ({ offer }) => {
      const { etage } = offer.texts
      const of = offer.numbers.etagenzahl
      return etage === null
        ? null
        : of === null || offer.floor?.namesAll === true
          ? etage
          : `${etage} bei ${of} Geschossen`
    },
    yellow: 'Ab dem 3. Obergeschoss ohne Aufzug.',
    judge: judgeEtage,
    todo: {
      ask: 'Können Sie mir sagen, in welcher Etage die Wohnung liegt und wie viele Geschosse das Haus hat?',
      document: 'Aufteilungsplan',
      papers: ['teilungserklaerung'],
    },
  }),
  asking('aufzug', 'Gibt es einen Aufzug?', {
    why: 'Ein Aufzug hilft im Alter und beim Verkauf, kostet aber laufend Hausgeld.',
    audience: ['W', 'M'],
    answeredBy: [{ fact: 'aufzug' }, { topic: 'barrierefrei', about: ['stufen'] }],
    weight: 1,
    yellow:
      'Kein Aufzug ab dem 3. Obergeschoss, ein Aufzug für weniger als sechs Parteien, oder einer, bei dem Stufen bleiben.',
    judge: judgeAufzug,
    todo: {
      ask: 'Können Sie mir sagen, ob es einen Aufzug gibt und wann er zuletzt modernisiert wurde?',
      document: 'Wartungsvertrag und letzter Prüfbericht des Aufzugs',
      papers: ['wartung'],
    },
  }),
  asking('aufzug-pruefung', 'Wann wurde der Aufzug zuletzt geprüft und steht eine Modernisierung an?', {
    why: 'Ein alter Aufzug kann eine hohe Sonderumlage auslösen.',
    audience: ['W', 'M'],
    onlyIf: ({ offer }) => offer.flags.aufzug === true,
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, wann der Aufzug zuletzt geprüft wurde und ob Arbeiten daran geplant sind?',
      document: 'Prüfbericht der Überwachungsstelle (TÜV, DEKRA) und Protokolle',
      copies: ['protokolle', 'wartung'],
    },
  }),
  asking('baujahr', 'Wann wurde das Gebäude errichtet?', {
    why: 'Das Baujahr verrät Bauweise, Dämmung, mögliche Schadstoffe und die Abschreibung.',
    answeredBy: [{ fact: 'baujahr' }],
    weight: 4,
    yellow: 'Baujahr 1950 bis 1978 und seither laut Exposé nicht oder vor mehr als 20 Jahren modernisiert.',
    judge: judgeBaujahr,
    todo: {
      ask: 'Können Sie mir sagen und belegen, in welchem Jahr das Gebäude errichtet wurde?',
      document: 'Bauakte beim Bauamt',
      copies: ['baugenehmigung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('bauweise', 'Ist das Gebäude massiv, aus Holz, als Fertighaus oder in Platte gebaut?', {
    why: 'Von der Bauweise hängen Schallschutz, Schadstoffe, Wert und Finanzierung ab.',
    answeredBy: [{ topic: 'bauweise' }, { document: true }],
    weight: 2,
    yellow: 'Fertighaus von 1960 bis 1985: Holzschutzmittel und Formaldehyd sind möglich.',
    todo: {
      ask: 'Können Sie mir sagen, in welcher Bauweise das Gebäude errichtet wurde und wer bei einem Fertighaus der Hersteller war?',
      document: 'Baubeschreibung aus der Bauakte',
      papers: ['baubeschreibung'],
    },
  }),
  asking('balkon-terrasse-garten', 'Gibt es Balkon, Terrasse oder Garten?', {
    why: 'Ein Platz im Freien gehört zu dem, was Käufer und Mieter am häufigsten suchen.',
    answeredBy: [{ fact: 'balkon' }, { fact: 'terrasse' }, { fact: 'garten' }],
    weight: 2,
    yellow: 'Weder Balkon noch Terrasse noch Garten.',
    judge: judgeFreiflaechen,
    todo: {
      ask: 'Welche Freiflächen gehören dazu, und sind sie Ihnen im Grundbuch zugeordnet?',
      document: 'Teilungserklärung mit Aufteilungsplan oder Lageplan',
      papers: ['teilungserklaerung', 'flurkarte'],
    },
  }),
  asking('stellplatz', 'Welche Stellplätze gehören dazu?', {
    why: 'Ein Stellplatz ist in der Stadt mehrere Zehntausend Euro wert.',
    answeredBy: [{ fact: 'stellplatz' }],
    phrase: parkingPhrase,
    leavesOpen: ({ offer }) => isParkingOfHouse(offer),
    weight: 2,
    yellow: 'Kein Stellplatz, oder ein Duplexparker.',
    judge: judgeStellplatz,
    todo: {
      ask: 'Können Sie mir sagen, welche Stellplätze dazugehören und ob sie im Kaufpreis enthalten sind?',
      document: 'Grundbuchauszug und Teilungserklärung (Sondernutzungsrecht)',
      papers: ['grundbuch', 'teilungserklaerung'],
    },
  }),
  asking('stellplatznachweis', 'Ist der Stellplatz baurechtlich nachgewiesen und eingetragen?', {
    why: 'Ohne Nachweis kann die Gemeinde Ablöse verlangen, und ohne Eintrag gehört Ihnen der Platz nicht.',
    answeredBy: [{ document: true }],
    weight: 1,
    ratingGroup: 'Recht',
    todo: {
      ask: 'Können Sie mir bitte zeigen, wie die Stellplätze genehmigt und im Grundbuch gesichert sind?',
      document: 'Stellplatznachweis der Baugenehmigung und Grundbuchauszug',
      papers: ['baugenehmigung', 'grundbuch'],
    },
  }),
  asking('keller', 'Gibt es einen Keller oder ein Kellerabteil?', {
    why: 'Ohne Keller fehlt Platz für Vorräte, Räder und Technik.',
    answeredBy: [{ fact: 'keller' }],
    weight: 1,
    yellow: 'Kein Keller bei kleiner Wohnfläche.',
    judge: judgeKeller,
    todo: {
      ask: 'Können Sie mir sagen, ob ein Keller oder Kellerabteil dazugehört und wie groß und trocken es ist?',
      document: 'Aufteilungsplan oder Baupläne',
      papers: ['teilungserklaerung', 'baugenehmigung'],
    },
  }),
  asking('kueche-inklusive', 'Ist die Einbauküche im Preis enthalten?', {
    why: 'Wird die Küche im Vertrag mit ihrem Zeitwert genannt, zahlen Sie darauf keine Grunderwerbsteuer.',
    answeredBy: [{ fact: 'einbaukueche' }],
    weight: 0,
    ratingGroup: null,
    todo: {
      ask: 'Verkaufen Sie die Einbauküche mit, und mit welchem Wert nennen wir sie im Kaufvertrag?',
      document: 'Inventarliste mit Zeitwerten',
      papers: ['inventar'],
    },
  }),
  asking('inventar', 'Was bleibt an Möbeln und Geräten im Objekt?', {
    why: 'Bewegliche Sachen senken die Grunderwerbsteuer, dürfen aber den Preis nicht aufblähen.',
    answeredBy: [{ topic: 'inventar' }, { document: true }],
    weight: 0,
    ratingGroup: null,
    todo: {
      ask: 'Welche Möbel und Geräte bleiben im Objekt, und welchen Wert setzen Sie dafür an?',
      document: 'Inventarliste mit Zeitwerten',
      papers: ['inventar'],
    },
  }),
  asking('barrierefrei', 'Ist das Objekt barrierearm oder barrierefrei?', {
    why: 'Ohne Stufen und mit breiten Türen bleibt es auch im Alter nutzbar.',
    answeredBy: [{ topic: 'barrierefrei' }, { document: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, ob das Objekt stufenlos zu erreichen ist und wie breit Türen und Bad sind?',
      document: 'Grundriss mit Türmaßen, Prüfung bei der Besichtigung',
      copies: ['grundriss'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('verfuegbar-ab', 'Ab wann ist das Objekt frei?', {
    why: 'Von der Übergabe hängen Umzug, Kündigung und doppelte Kosten ab.',
    audience: ['A'],
    answeredBy: [{ fact: 'bezugsfreiAb' }],
    weight: 2,
    ratingGroup: 'Recht',
    yellow: 'Nur „nach Vereinbarung“, oder der genannte Tag ist vorbei.',
    judge: judgeBezug,
    todo: {
      ask: 'Zu welchem Tag können Sie das Objekt geräumt übergeben?',
      document: 'Entwurf des Kaufvertrags mit Räumungstermin',
    },
    todoOfKind: {
      Grundstück: {
        ask: 'Zu welchem Tag können Sie das Grundstück frei von Pacht und Nutzung übergeben?',
        document: 'Entwurf des Kaufvertrags mit Übergabetermin',
      },
    },
  }),
  asking('raeumung', 'Wird das Objekt geräumt übergeben?', {
    why: 'Räumung und Entsorgung eines vollen Hauses kosten schnell mehrere Tausend Euro.',
    audience: ['A'],
    // Tenants stay when a let house is sold (§ 566 BGB): "Übergabe nach Absprache" is the day from which their rent is the buyer's.
    onlyIf: ({ offer: { vermietet, kind } }) =>
      vermietet !== true && (vermietet !== 'teilweise' || kind !== 'Mehrfamilienhaus'),
    answeredBy: [{ topic: 'raeumung' }, { document: true }],
    weight: 1,
    ratingGroup: 'Recht',
    yellow: 'Bewohner oder Hausrat bleiben bis nach dem Kauf.',
    judgeRemark: judgeHandover,
    todo: { ask: 'Übergeben Sie das Objekt vollständig geräumt und besenrein?', document: 'Entwurf des Kaufvertrags' },
  }),
  asking('anzahl-einheiten', 'Wie viele Einheiten hat das Gebäude?', {
    why: 'Sehr kleine und sehr große Gemeinschaften entscheiden schwer.',
    answeredBy: [{ fact: 'einheiten' }],
    weight: 1,
    ratingGroup: 'Recht',
    yellow: 'Eine Gemeinschaft mit zwei oder mit mehr als 100 Wohnungen.',
    judge: judgeEinheiten,
    todo: {
      ask: 'Können Sie mir sagen, wie viele Wohn- und Gewerbeeinheiten das Gebäude hat?',
      document: 'Teilungserklärung oder Bauakte',
      copies: ['teilungserklaerung', 'baugenehmigung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('abgeschlossenheit', 'Sind die Einheiten des Hauses in sich abgeschlossen?', {
    why: 'Ohne abgeschlossene Einheiten lässt sich das Haus nicht aufteilen und schlechter finanzieren.',
    audience: ['M'],
    answeredBy: [{ document: true }],
    weight: 1,
    ratingGroup: 'Potenzial',
    todo: {
      ask: 'Haben Sie eine Abgeschlossenheitsbescheinigung für die Wohnungen?',
      document: 'Abgeschlossenheitsbescheinigung des Bauamts',
      papers: ['abgeschlossenheit'],
    },
  }),
  asking('gewerbeanteil', 'Wie hoch ist der Anteil des Gewerbes?', {
    why: 'Gewerbe steht leichter leer, und Banken beleihen es niedriger.',
    audience: ['M'],
    answeredBy: [{ document: true }],
    weight: 1,
    ratingGroup: 'Vermietung',
    todo: {
      ask: 'Können Sie mir sagen, welche Flächen gewerblich vermietet sind und welchen Anteil sie an der Miete haben?',
      document: 'Mieterliste mit Flächen und Mieten',
      copies: ['mieterliste'],
    },
  }),
])
