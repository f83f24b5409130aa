import { asking, inGroup } from '../question.ts'
import { isAboutHomes, isNoField } from '../situation.ts'

/** Where it is, and what statistics say about the place. */
export const LAGE_ORT = inGroup('Lage & Umfeld', 'Lage', 'A', [
  asking('plz', 'In welcher Postleitzahl liegt das Objekt?', {
    why: 'Ohne Postleitzahl lässt sich der Preis nur mit dem ganzen Kreis vergleichen.',
    answeredBy: [{ fact: 'plz' }],
    weight: 5,
    todo: { ask: 'Können Sie mir bitte die genaue Adresse mit Postleitzahl nennen?', document: 'Adresse vom Anbieter' },
  }),
  asking('ort-ortsteil', 'In welchem Ort und Ortsteil liegt das Objekt?', {
    why: 'Zwischen Ortsteilen derselben Stadt liegen oft große Preisunterschiede.',
    answeredBy: [{ fact: 'ort' }, { fact: 'ortsteil' }],
    weight: 3,
    todo: {
      ask: 'Können Sie mir sagen, in welchem Ort und Ortsteil das Objekt genau liegt?',
      document: 'Adresse vom Anbieter',
    },
  }),
  asking('strasse', 'Sind Straße und Hausnummer genannt?', {
    why: 'Erst mit der Adresse prüfen Sie Lärm, Hochwasser und Bodenrichtwert.',
    answeredBy: [{ fact: 'strasse' }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir bitte vor der Besichtigung Straße und Hausnummer nennen?',
      document: 'Adresse vom Anbieter',
    },
  }),
  asking('bundesland', 'In welchem Bundesland liegt das Objekt?', {
    why: 'Grunderwerbsteuer, Mietrecht und Bauordnung richten sich nach dem Bundesland.',
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: { ask: 'Können Sie mir sagen, in welchem Bundesland das Objekt liegt?', document: 'Adresse vom Anbieter' },
  }),
  asking('kreis', 'In welchem Kreis liegt das Objekt?', {
    why: 'Viele Statistiken zu Preisen und Leerstand gibt es nur je Kreis.',
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'Können Sie mir sagen, zu welchem Kreis und welcher Gemeinde das Objekt gehört?',
      document: 'Adresse vom Anbieter',
    },
  }),
  asking('gemeindetyp', 'Liegt das Objekt in einer Großstadt, Mittelstadt, Kleinstadt oder Landgemeinde?', {
    why: 'In kleinen Orten dauert der Wiederverkauf meist länger.',
    onlyIf: isNoField,
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Landgemeinde mit schrumpfender Bevölkerung.',
    todo: {
      ask: 'Können Sie mir sagen, in welcher Gemeinde das Objekt liegt und wie viele Einwohner sie hat?',
      document: 'Gemeindeverzeichnis des Statistischen Bundesamts',
      from: 'amt',
    },
  }),
  asking('bevoelkerungstrend', 'Wächst oder schrumpft der Kreis?', {
    why: 'Wo Menschen wegziehen, fallen auf Dauer Mieten und Preise.',
    onlyIf: isNoField,
    answeredBy: [{ computed: true }],
    weight: 3,
    yellow: 'Rückgang um mehr als 1\u00a0% in drei Jahren.',
    red: 'Rückgang um mehr als 3\u00a0% und Leerstand über 8\u00a0%.',
    todo: {
      ask: 'Können Sie mir sagen, wie sich die Einwohnerzahl des Ortes entwickelt hat?',
      document: 'Bevölkerungsstatistik des Statistischen Landesamts',
      from: 'amt',
    },
  }),
  asking('leerstand-kreis', 'Wie viele Wohnungen stehen im Kreis leer?', {
    why: 'Hoher Leerstand drückt Mieten und macht den Wiederverkauf schwer.',
    onlyIf: isAboutHomes,
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Mehr als 6\u00a0% Leerstand.',
    red: 'Mehr als 10\u00a0% Leerstand bei einer Kapitalanlage.',
    todo: {
      ask: 'Wie lange dauert es bei Ihnen am Ort im Schnitt, eine Wohnung zu vermieten?',
      document: 'Leerstand laut Zensus beim Statistischen Bundesamt',
      from: 'amt',
    },
  }),
  asking('preistrend-plz', 'Wie haben sich die Preise am Ort seit 2020 entwickelt?', {
    why: 'Ein fallender Markt spricht für Geduld und härteres Verhandeln.',
    onlyIf: isAboutHomes,
    answeredBy: [{ computed: true }],
    weight: 2,
    yellow: 'Die Preise fallen weiter.',
    todo: {
      ask: 'Können Sie mir vergleichbare Objekte nennen, die zuletzt in der Nähe verkauft wurden?',
      document: 'Grundstücksmarktbericht des Gutachterausschusses',
      from: 'amt',
    },
  }),
  asking('lagebeschreibung', 'Wie beschreibt das Exposé die nähere Umgebung?', {
    why: 'Blumige Worte ersetzen keinen Gang durch die Straße.',
    answeredBy: [{ topic: 'mikrolage' }],
    weight: 1,
    yellow: 'Beschönigende Worte, hinter denen oft Lärm oder Abgelegenheit steht.',
    todo: {
      ask: 'Wie würden Sie die unmittelbare Nachbarschaft des Objekts beschreiben?',
      document: 'Eigene Besichtigung zu verschiedenen Tageszeiten',
      from: 'besichtigung',
    },
  }),
  asking('oepnv', 'Wie weit ist es zu Haltestelle oder Bahnhof?', {
    why: 'Gute Verbindungen sparen ein Auto und stützen den Wert.',
    answeredBy: [{ topic: 'oepnv' }],
    weight: 2,
    yellow: 'Mehr als 1\u00a0km bis zur nächsten Haltestelle.',
    todo: {
      ask: 'Können Sie mir sagen, wie weit die nächste Haltestelle entfernt ist und wie oft dort etwas fährt?',
      document: 'Fahrplan des Verkehrsverbunds',
      from: 'nachschlagen',
    },
  }),
  asking('autobahn', 'Wie weit ist es zur Autobahn oder Fernstraße?', {
    why: 'Nah ist praktisch für Pendler, zu nah ist laut.',
    answeredBy: [{ topic: 'autobahn' }],
    weight: 0,
    yellow: 'Näher als 300\u00a0m.',
    todo: {
      ask: 'Können Sie mir sagen, wie weit die nächste Autobahn oder Bundesstraße entfernt ist?',
      document: 'Karte und Umgebungslärmkarte',
      from: 'amt',
    },
  }),
  asking('nahversorgung', 'Sind Einkauf, Ärzte und Apotheke in der Nähe?', {
    why: 'Wer alles mit dem Auto holen muss, zahlt das jeden Tag mit.',
    answeredBy: [{ topic: 'nahversorgung' }],
    weight: 2,
    todo: {
      ask: 'Welche Geschäfte, Ärzte und Apotheken erreichen Sie von dort zu Fuß?',
      document: 'Karte und eigener Gang durch das Viertel',
      from: 'nachschlagen',
    },
  }),
  asking('schulen-kita', 'Sind Schulen und Kitas in der Nähe?', {
    why: 'Für Familien entscheidet das über Alltag und Nachfrage.',
    answeredBy: [{ topic: 'schulen' }],
    weight: 1,
    todo: {
      ask: 'Wissen Sie, welche Kitas und Schulen zuständig sind und ob es dort freie Plätze gibt?',
      document: 'Auskunft der Gemeinde zu Kita-Plätzen und Schulsprengel',
      from: 'amt',
    },
  }),
  asking('internet', 'Wie schnell ist das Internet?', {
    why: 'Ohne schnelles Netz wird Arbeiten von zu Hause schwierig.',
    answeredBy: [{ topic: 'internet' }, { document: true }],
    weight: 1,
    yellow: 'Weniger als 50\u00a0Mbit/s.',
    todo: {
      ask: 'Wissen Sie, welche Bandbreite im Objekt ankommt und ob Glasfaser bis ins Haus liegt?',
      document: 'Breitbandatlas der Bundesnetzagentur',
      from: 'amt',
    },
  }),
])
