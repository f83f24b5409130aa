import { judgeRisse } from '../judges/mining.ts'
import { asking, inGroup } from '../question.ts'

/** Damage, poison, and what may have to be paid for. */
export const ZUSTAND_SCHAEDEN = inGroup('Zustand & Substanz', 'Zustand', 'B', [
  asking('keller-feuchte', 'Gibt es Hinweise auf Feuchte oder Schimmel?', {
    why: 'Feuchte schadet der Substanz und der Gesundheit, und ihre Ursache ist oft teuer.',
    answeredBy: [{ topic: 'feuchte' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Das Exposé nennt Feuchte, Nässe oder Schimmel.',
    todo: {
      ask: 'Wissen Sie von Feuchte oder Schimmel im Objekt, heute oder früher, und was war die Ursache?',
      askTold: 'Woher kommt die Feuchte, was wurde dagegen getan, und gibt es Bericht oder Angebot dazu?',
      document: 'Feuchtemessung durch einen Sachverständigen und Angebot zur Abdichtung',
    },
  }),
  asking('schadstoffe', 'Sind Asbest oder andere Schadstoffe verbaut?', {
    why: 'Bis zum 31.10.1993 durfte Asbest verbaut werden, und jede Arbeit daran ist aufwendig.',
    answeredBy: [{ topic: 'schadstoffe' }, { computed: true }, { document: true }],
    weight: 4,
    yellow: 'Baujahr vor dem 31.10.1993: Asbest ist möglich.',
    red: 'Das Exposé nennt Schadstoffe.',
    todo: {
      ask: 'Wissen Sie von Asbest, alten Dämmstoffen oder Holzschutzmitteln im Gebäude?',
      document: 'Schadstoffgutachten, Auskunft nach § 5a GefStoffV',
      copies: ['gutachten'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('schaedlinge-holz', 'Gibt es Hausschwamm oder Holzschädlinge?', {
    why: 'Echter Hausschwamm kann tragende Teile zerstören und ist in manchen Ländern meldepflichtig.',
    answeredBy: [{ topic: 'schaedlinge' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Das Exposé nennt Hausschwamm, Hausbock oder Holzwurm.',
    todo: {
      ask: 'Wissen Sie von Befall durch Schwamm oder Holzschädlinge, und wie wurde er behandelt?',
      askTold:
        'Wer hat den Befall behandelt, was wurde seither geprüft, und können Sie mir Rechnung und Bericht schicken?',
      document: 'Holzschutzgutachten',
      copies: ['gutachten'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('statik-setzung', 'Gibt es Risse, Setzungen oder Zweifel an der Standsicherheit?', {
    why: 'Schäden an Gründung und Tragwerk können teurer sein als das Haus wert ist.',
    answeredBy: [{ topic: 'statik' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Das Exposé nennt Risse, Setzungen oder Mängel am Tragwerk.',
    judgeRemark: judgeRisse,
    todo: {
      ask: 'Wissen Sie von Rissen, Setzungen oder Schäden am Tragwerk, seit wann gibt es sie, was ergab die Untersuchung, und was kostet die Sanierung?',
      document: 'Stellungnahme eines Tragwerksplaners',
    },
  }),
  asking('instandhaltungsstau', 'Nennt das Exposé aufgeschobene Arbeiten?', {
    why: 'Aufgeschobene Arbeiten bezahlt der Käufer.',
    answeredBy: [{ topic: 'instandhaltungsstau' }],
    weight: 5,
    red: 'Das Exposé nennt einen Sanierungs- oder Instandhaltungsstau.',
    todo: {
      ask: 'Welche Reparaturen wurden aufgeschoben, und welche Kosten erwarten Sie dafür?',
      document: 'Kostenschätzung je Gewerk',
    },
  }),
  asking('sanierungskosten', 'Welche Sanierungskosten sind zu erwarten?', {
    why: 'Erst Preis und Sanierung zusammen zeigen, was Sie bezahlen.',
    answeredBy: [{ computed: true }],
    weight: 5,
    red: 'Mehr als 25\u00a0% des Kaufpreises.',
    todo: {
      ask: 'Liegen Ihnen Angebote oder Schätzungen für anstehende Arbeiten vor?',
      document: 'Angebote von Fachbetrieben je Gewerk',
    },
  }),
  asking('versicherungsschaeden', 'Gab es früher Schäden durch Wasser, Sturm oder Brand?', {
    why: 'Wiederholte Schäden weisen auf alte Leitungen hin und verteuern die Versicherung.',
    answeredBy: [{ topic: 'schaeden' }, { document: true }],
    weight: 2,
    yellow: 'Ein Schaden in den letzten fünf Jahren.',
    todo: {
      ask: 'Welche Schäden haben Sie in den letzten zehn Jahren der Versicherung gemeldet?',
      document: 'Schadenhistorie des Gebäudeversicherers',
      papers: ['versicherung'],
    },
  }),
  asking('anbau-ausbau-genehmigt', 'Sind alle An- und Ausbauten genehmigt?', {
    why: 'Für einen Schwarzbau kann die Behörde noch nach Jahren den Rückbau verlangen, auch von Ihnen.',
    answeredBy: [{ topic: 'umbauGenehmigung' }, { document: true }],
    weight: 5,
    knockout: true,
    ratingGroup: 'Recht',
    red: 'Das Exposé sagt, dass eine Genehmigung fehlt oder ungewiss ist.',
    todo: {
      ask: 'Ist alles genehmigt, was seit dem Bau an-, aus- oder umgebaut wurde, und können Sie mir die Bescheide zeigen?',
      document: 'Bauakte beim Bauamt',
      copies: ['baugenehmigung'],
      from: 'anbieter-oder-andere',
    },
    todoOfKind: {
      Wohnung: {
        ask: 'Haben Sie oder Voreigentümer in der Wohnung Wände, Bäder oder die Nutzung von Räumen geändert, und liegen Genehmigung und Beschluss der Gemeinschaft vor?',
        document: 'Bauakte beim Bauamt',
        copies: ['baugenehmigung'],
        from: 'anbieter-oder-andere',
      },
      Mehrfamilienhaus: {
        ask: 'Sind alle Wohnungen, Dachausbauten und Anbauten genehmigt, und können Sie mir die Bescheide zeigen?',
        document: 'Bauakte beim Bauamt',
        copies: ['baugenehmigung'],
        from: 'anbieter-oder-andere',
      },
      Grundstück: {
        ask: 'Stehen auf dem Grundstück Gebäude, und können Sie mir deren Genehmigung zeigen?',
        document: 'Bauakte beim Bauamt',
        copies: ['baugenehmigung'],
        from: 'anbieter-oder-andere',
      },
    },
  }),
  asking('gutachten-vorhanden', 'Liegt ein Gutachten zu Wert oder Bauschäden vor?', {
    why: 'Ein Gutachten spart eigene Prüfungen, wenn es neu und unabhängig ist.',
    answeredBy: [{ topic: 'gutachten', except: ['bodengutachten'] }, { document: true }],
    weight: 1,
    todo: {
      ask: 'Haben Sie ein Gutachten zum Verkehrswert oder zu Bauschäden, und kann ich es lesen?',
      document: 'Vollständiges Gutachten mit Datum und Verfasser',
      copies: ['gutachten'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('bauakte', 'Liegen Bauakte und Baupläne vor?', {
    why: 'Aus der Bauakte sehen Sie, was genehmigt ist und wie gebaut wurde.',
    audience: ['H', 'M'],
    answeredBy: [{ document: true }],
    weight: 1,
    ratingGroup: 'Recht',
    todo: {
      ask: 'Können Sie mir die Baupläne schicken und eine Vollmacht für die Bauakte geben?',
      document: 'Bauakte beim Bauamt mit Vollmacht des Eigentümers',
      copies: ['baugenehmigung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('legionellen', 'Wird das Warmwasser auf Legionellen geprüft?', {
    why: 'Vermieter mit großer Warmwasseranlage müssen alle drei Jahre prüfen lassen (§ 31 TrinkwV).',
    audience: ['W', 'M'],
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, wann das Warmwasser zuletzt auf Legionellen geprüft wurde und was herauskam?',
      document: 'Letzter Prüfbericht des Labors',
      papers: ['wartung'],
    },
  }),
  asking('hitzeschutz', 'Wie heiß wird es im Sommer?', {
    why: 'Dachwohnungen und große Glasflächen ohne Schatten werden im Sommer unerträglich.',
    answeredBy: [{ document: true }],
    weight: 0,
    todo: {
      ask: 'Wie warm wird es bei Ihnen im Hochsommer, und gibt es Rollläden oder Markisen?',
      document: 'Eigene Besichtigung an einem warmen Tag',
      from: 'besichtigung',
    },
  }),
])
