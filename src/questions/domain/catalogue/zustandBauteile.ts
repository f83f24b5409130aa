import { before, judgeModernisierung, judgeZustand, olderThan } from '../judges/building.ts'
import { asking, inGroup } from '../question.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { yellow } from '../verdict.ts'

/** The parts of the building and when they were renewed. */
export const ZUSTAND_BAUTEILE = inGroup('Zustand & Substanz', 'Zustand', 'B', [
  asking('zustand', 'Welchen Zustand nennt das Exposé?', {
    why: 'Vom Zustand hängen Preis und Kosten der ersten Jahre am stärksten ab.',
    answeredBy: [{ fact: 'zustand' }, { computed: true }],
    weight: 5,
    yellow: 'Renovierungs- oder modernisierungsbedürftig.',
    red: 'Sanierungsbedürftig, Kernsanierung nötig oder abbruchreif.',
    judge: judgeZustand,
    todo: {
      ask: 'Welche Arbeiten stehen nach Ihrer Kenntnis in den nächsten fünf Jahren an?',
      document: 'Begehung mit einem Bausachverständigen',
    },
  }),
  asking('letzte-modernisierung', 'Wann wurde zuletzt was modernisiert?', {
    why: '„Laufend modernisiert“ ohne Jahr und Gewerk ist keine Auskunft.',
    answeredBy: [{ fact: 'letzteModernisierung' }, { topic: 'sanierungsumfang' }],
    weight: 4,
    yellow: 'Vor mehr als 20 Jahren, oder ohne Jahr.',
    judge: judgeModernisierung,
    yearOfFact: ({ offer }) => offer.renewedIn,
    judgeYear: olderThan(
      THRESHOLDS.oldModernisation,
      'Die genannte Modernisierung liegt über 20 Jahre zurück. Weitere stehen an.',
    ),
    todo: {
      ask: 'Können Sie mir bitte auflisten, welche Gewerke in welchem Jahr erneuert wurden?',
      document: 'Gewerkeliste mit Jahren und Rechnungen',
      papers: ['modernisierungen'],
    },
  }),
  asking('dach', 'Wie alt und in welchem Zustand ist das Dach?', {
    why: 'Ein neues Dach gehört zu den teuersten Arbeiten am Haus.',
    answeredBy: [{ topic: 'dach' }, { computed: true }, { document: true }],
    weight: 4,
    yellow: 'Älter als 30 Jahre.',
    red: 'Undicht oder mit Asbestzement gedeckt.',
    judgeYear: olderThan(THRESHOLDS.roofYears, 'Das Dach ist über 30 Jahre alt. Lassen Sie es vor dem Kauf begehen.'),
    todo: {
      ask: 'Können Sie mir sagen, wann das Dach zuletzt gedeckt und gedämmt wurde, und gibt es Rechnungen dazu?',
      document: 'Rechnung des Dachdeckers, Begehung des Dachs',
      copies: ['modernisierungen'],
    },
    // It is the community's: who orders the repair, and when, is in its minutes.
    todoOfKind: {
      Wohnung: {
        ask: 'Wissen Sie, wann das Dach des Hauses zuletzt gedeckt und gedämmt wurde, und ist daran etwas geplant?',
        document: 'Protokolle und Beschlusssammlung',
        papers: ['protokolle'],
      },
    },
  }),
  asking('fassade-daemmung', 'Ist die Fassade gedämmt und in gutem Zustand?', {
    why: 'Über ungedämmte Wände geht der größte Teil der Wärme verloren.',
    answeredBy: [{ topic: 'fassade' }, { computed: true }, { document: true }],
    weight: 3,
    yellow: 'Ungedämmt, oder sichtbare Mängel.',
    todo: {
      ask: 'Können Sie mir sagen, ob, wann und womit die Fassade gedämmt wurde?',
      document: 'Rechnung oder Angebot eines Fachbetriebs mit U-Werten',
      copies: ['modernisierungen'],
    },
    todoOfKind: {
      Wohnung: {
        ask: 'Wissen Sie, ob und wann die Fassade des Hauses gedämmt wurde, und ist daran etwas geplant?',
        document: 'Protokolle und Beschlusssammlung',
        papers: ['protokolle'],
      },
    },
  }),
  asking('fenster', 'Wie alt sind die Fenster und wie sind sie verglast?', {
    why: 'Fenster von vor 1995 haben noch kein Wärmeschutzglas.',
    answeredBy: [{ topic: 'fenster' }, { computed: true }, { document: true }],
    weight: 3,
    yellow: 'Von vor 1995.',
    red: 'Einfachverglasung, oder Wasser dringt ein.',
    judgeYear: before(
      THRESHOLDS.insulatingGlassFrom,
      'Fenster von vor 1995 haben kein Wärmeschutzglas. Rechnen Sie mit Austausch.',
    ),
    todo: {
      ask: 'Können Sie mir sagen, aus welchem Jahr die Fenster sind und welche Verglasung sie haben?',
      document: 'Prägung im Scheibenzwischenraum oder Rechnung',
      copies: ['modernisierungen'],
    },
  }),
  asking('elektrik', 'Wie alt ist die Elektrik, und hat sie Schutzschalter?', {
    why: 'Alte Leitungen sind ein Brandrisiko, und neue kosten offene Wände.',
    answeredBy: [{ topic: 'elektrik' }, { computed: true }, { document: true }],
    weight: 3,
    yellow: 'Älter als 40 Jahre.',
    red: 'Klassische Nullung oder Aluminiumleitungen.',
    judgeYear: olderThan(
      THRESHOLDS.electricsYears,
      'Die Elektrik ist über 40 Jahre alt. Lassen Sie einen E-Check machen.',
    ),
    todo: {
      ask: 'Können Sie mir sagen, wann die Elektrik erneuert wurde und ob es FI-Schutzschalter gibt?',
      document: 'E-Check einer Elektrofachkraft',
    },
  }),
  asking('leitungen-wasser', 'Wie alt und woraus sind die Wasserleitungen?', {
    why: 'Bleirohre sind seit dem 12.01.2026 unzulässig, verzinkte Rohre rosten von innen.',
    answeredBy: [{ topic: 'wasserleitungen' }, { computed: true }, { document: true }],
    weight: 3,
    yellow: 'Verzinkte Leitungen von vor 1980.',
    red: 'Bleileitungen.',
    // That they are younger says nothing good of their material.
    judgeYear: year =>
      year < THRESHOLDS.galvanisedBefore
        ? yellow('Leitungen von vor 1980 sind oft verzinkt und rosten von innen. Lassen Sie jeden Strang prüfen.')
        : null,
    todo: {
      ask: 'Können Sie mir sagen, aus welchem Material und Jahr die Wasserleitungen sind?',
      document: 'Prüfung durch einen Installateur und Wasserprobe',
    },
  }),
  asking('trinkwasser', 'Ist das Trinkwasser unbelastet?', {
    why: 'Blei, Kupfer oder ein eigener Brunnen zeigen sich nur in der Wasserprobe.',
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Haben Sie das Trinkwasser untersuchen lassen, und kommt es aus dem Netz oder aus einem Brunnen?',
      document: 'Prüfbericht eines zugelassenen Labors',
      papers: ['wartung'],
    },
  }),
  asking('abwasser-kanal', 'Sind Abwasserleitungen und Grundleitung dicht?', {
    why: 'Eine undichte Grundleitung unter dem Haus ist teuer zu reparieren.',
    audience: ['H', 'M'],
    answeredBy: [{ topic: 'abwasser' }, { document: true }],
    weight: 2,
    yellow: 'Klär- oder Sickergrube.',
    todo: {
      ask: 'Haben Sie die Grundleitung auf Dichtheit prüfen lassen, und ist das Haus an den Kanal angeschlossen?',
      document: 'Protokoll der Dichtheitsprüfung oder Kanalbefahrung',
      copies: ['wartung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('regenwasser', 'Wohin fließt das Regenwasser?', {
    why: 'Versiegelte Flächen kosten Gebühren, und Versickerung braucht eine Erlaubnis.',
    audience: ['H', 'M'],
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Wird das Regenwasser versickert oder eingeleitet, und welche Gebühr zahlen Sie dafür?',
      document: 'Gebührenbescheid für Niederschlagswasser',
      papers: ['gebuehren'],
    },
  }),
  asking('baeder-alter', 'Wann wurden die Bäder erneuert?', {
    why: 'Ein neues Bad kostet meist einen fünfstelligen Betrag.',
    answeredBy: [{ topic: 'baeder', except: ['badfenster'] }, { computed: true }, { document: true }],
    weight: 2,
    yellow: 'Vor mehr als 25 Jahren.',
    judgeYear: olderThan(
      THRESHOLDS.bathYears,
      'Das Bad ist über 25 Jahre alt. Planen Sie die Erneuerung samt Leitungen ein.',
    ),
    todo: {
      ask: 'Können Sie mir sagen, in welchem Jahr die Bäder zuletzt samt Leitungen erneuert wurden?',
      document: 'Rechnungen der Badsanierung',
      papers: ['modernisierungen'],
    },
  }),
  asking('innenausstattung', 'Wie sind Böden, Türen und Ausstattung?', {
    why: '„Ausstattung der Bauzeit“ heißt meist, dass alles noch vor Ihnen liegt.',
    answeredBy: [{ topic: 'ausstattung' }, { topic: 'baeder', about: ['badfenster'] }],
    weight: 1,
    yellow: 'Ausstattung der Bauzeit.',
    todo: {
      ask: 'Können Sie mir sagen, aus welchem Jahr Böden, Türen und Innenausbau sind?',
      document: 'Fotos und eigene Besichtigung',
      from: 'besichtigung',
    },
  }),
  asking('rauchmelder', 'Sind Rauchwarnmelder vorhanden?', {
    why: 'Sie sind in allen Ländern Pflicht und für wenig Geld nachzurüsten.',
    answeredBy: [{ topic: 'rauchmelder' }, { document: true }],
    weight: 0,
    todo: {
      ask: 'Haben Sie in allen Schlafräumen und Fluren Rauchwarnmelder?',
      document: 'Eigene Besichtigung',
      from: 'besichtigung',
    },
  }),
  asking('einbruchschutz', 'Wie gut sind Türen und Fenster gegen Einbruch gesichert?', {
    why: 'Vor allem Erdgeschosse und freistehende Häuser brauchen sichere Türen und Fenster.',
    answeredBy: [{ document: true }],
    weight: 0,
    todo: {
      ask: 'Können Sie mir sagen, wie Haustür und Fenster gesichert sind und ob schon eingebrochen wurde?',
      document: 'Kostenlose Beratung der Polizei vor Ort',
    },
  }),
  asking('schallschutz', 'Wie hellhörig ist das Gebäude?', {
    why: 'Trittschall und Stimmen der Nachbarn merkt man erst beim Wohnen.',
    audience: ['W'],
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Wie hellhörig finden Sie das Haus, und welcher Schallschutz wurde geplant?',
      document: 'Baubeschreibung, Besichtigung am Abend',
      copies: ['baubeschreibung'],
    },
  }),
])
