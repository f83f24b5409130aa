import { judgeVermietet, lettingPhrase } from '../judges/law.ts'
import { judgeRise } from '../judges/lease.ts'
import { asking, inGroup } from '../question.ts'

/** Who lives there, on what terms, and what they pay. */
export const VERMIETUNG_MIETE = inGroup('Vermietung & Rendite', 'Vermietung', 'L', [
  asking('vermietet', 'Ist das Objekt vermietet, leer oder vom Eigentümer bewohnt?', {
    why: 'Ein Mietvertrag geht mit dem Kauf auf Sie über (§ 566 BGB).',
    audience: ['A'],
    answeredBy: [{ fact: 'vermietet' }, { topic: 'raeumung', about: ['selbstBewohnt'] }],
    weight: 4,
    knockout: true,
    yellow: 'Teilweise vermietet, wenn Sie selbst einziehen wollen.',
    red: 'Vermietet, wenn Sie selbst einziehen wollen.',
    phrase: lettingPhrase,
    judge: judgeVermietet,
    todo: {
      ask: 'Können Sie mir sagen, ob und seit wann das Objekt vermietet oder bewohnt ist?',
      document: 'Mietvertrag mit allen Nachträgen',
      papers: ['mietvertrag'],
    },
    todoOfKind: {
      Grundstück: {
        ask: 'Können Sie mir sagen, ob das Grundstück verpachtet ist oder von anderen genutzt wird?',
        document: 'Pacht- oder Nutzungsvertrag',
      },
    },
  }),
  asking('mietvertrag', 'Welche Art von Mietvertrag läuft?', {
    why: 'Staffel, Index oder Befristung bestimmen, wie sich die Miete entwickelt.',
    answeredBy: [{ topic: 'mietvertrag' }, { document: true }],
    weight: 2,
    yellow: 'Regelungen, die Erhöhung oder Kündigung beschränken.',
    judgeRemark: judgeRise,
    todo: {
      ask: 'Können Sie mir bitte den Mietvertrag mit allen Nachträgen schicken?',
      document: 'Mietvertrag mit allen Nachträgen',
      papers: ['mietvertrag'],
    },
  }),
  asking('jahreskaltmiete', 'Wie hoch ist die Jahresnettokaltmiete?', {
    why: 'Alle Renditen stehen und fallen mit der Miete, die wirklich gezahlt wird.',
    audience: ['K'],
    answeredBy: [{ fact: 'jahresnettokaltmiete' }, { fact: 'kaltmieteMonat' }],
    weight: 5,
    yellow: 'Nur eine Soll-Miete ist genannt.',
    todo: {
      ask: 'Wie hoch ist die Kaltmiete ohne Nebenkosten, die Sie tatsächlich bekommen?',
      document: 'Mieterliste und Kontoauszüge der letzten zwölf Monate',
      papers: ['mieterliste', 'mieteingaenge'],
    },
  }),
  asking('sollmiete', 'Nennt das Exposé eine Soll-Miete?', {
    why: 'Eine Soll-Miete ist ein Wunsch, keine Einnahme.',
    audience: ['K'],
    answeredBy: [{ topic: 'sollmiete' }],
    weight: 2,
    yellow: 'Ja, oder mehr als 15\u00a0% über der gezahlten Miete.',
    todo: {
      ask: 'Welche Mieten sind gezahlt, und welche nur von Ihnen angenommen?',
      askTold: 'Können Sie mir die wirklich gezahlten Mieten der letzten zwölf Monate belegen?',
      document: 'Mieterliste mit gezahlten Mieten',
      papers: ['mieterliste'],
    },
  }),
  asking('miete-m2', 'Wie hoch ist die Kaltmiete je m²?', {
    why: 'Nur je m² lässt sich die Miete mit dem Ort vergleichen.',
    audience: ['K'],
    answeredBy: [{ computed: true }],
    weight: 2,
    todo: {
      ask: 'Können Sie mir bitte Miete und vermietete Fläche je Wohnung nennen?',
      document: 'Mieterliste mit Flächen',
      papers: ['mieterliste'],
    },
  }),
  asking('marktmiete', 'Welche Miete ist am Ort üblich?', {
    why: 'An der Marktmiete sehen Sie, was Wohnen dort kostet und was Vermieten bringt.',
    audience: ['B'],
    answeredBy: [{ computed: true }],
    weight: 0,
    todo: {
      ask: 'Gibt es am Ort einen Mietspiegel, und was zahlen Mieter im Haus nach Ihrer Kenntnis?',
      document: 'Mietspiegel der Gemeinde',
      from: 'nachschlagen',
    },
  }),
  asking('mietabweichung', 'Wie weit liegt die Miete vom Markt entfernt?', {
    why: 'Zu hohe Mieten fallen beim nächsten Mieter, zu niedrige steigen nur langsam.',
    audience: ['K'],
    answeredBy: [{ computed: true }],
    weight: 4,
    yellow: 'Mehr als 10\u00a0% über dem Markt.',
    todo: {
      ask: 'Wie wurde die Miete festgelegt, und wann haben Sie sie zuletzt erhöht?',
      document: 'Mietspiegel und letzte Mieterhöhung',
      from: 'nachschlagen',
    },
  }),
  asking('mietsteigerung-moeglich', 'Lässt sich die Miete erhöhen?', {
    why: 'In drei Jahren sind 20\u00a0% erlaubt, in angespannten Gebieten 15\u00a0% (§ 558 BGB).',
    audience: ['K'],
    answeredBy: [{ computed: true }, { document: true, spokenOf: 'mietsteigerung' }],
    weight: 2,
    yellow: 'Der Spielraum ist ausgeschöpft.',
    todo: {
      ask: 'Wann haben Sie die Miete zuletzt erhöht, und gibt es eine Staffel- oder Indexmiete?',
      document: 'Mietvertrag und letzte Mieterhöhung',
      copies: ['mietvertrag'],
    },
  }),
  asking('mietpreisbremse', 'Gilt am Ort die Mietpreisbremse?', {
    why: 'Mit Bremse darf eine neue Miete höchstens 10\u00a0% über der üblichen liegen (§ 556d BGB).',
    audience: ['K'],
    answeredBy: [{ document: true, spokenOf: 'mietpreisbremse' }],
    weight: 2,
    yellow: 'Ja.',
    todo: {
      ask: 'Gilt am Ort die Mietpreisbremse, und welche Vormiete haben Sie mitgeteilt?',
      document: 'Verordnung des Landes (bis 31.12.2029)',
      from: 'amt',
    },
  }),
  asking('mietbindung', 'Ist die Miete oder Belegung gebunden?', {
    why: 'Bei Sozialbindung bestimmen Sie weder Miete noch Mieter frei.',
    audience: ['K', 'L'],
    answeredBy: [{ topic: 'mietbindung' }, { document: true }],
    weight: 3,
    yellow: 'Ja.',
    todo: {
      ask: 'Können Sie mir sagen, ob die Wohnung öffentlich gefördert ist und bis wann eine Bindung gilt?',
      document: 'Bewilligungsbescheid der Förderstelle',
      papers: ['foerderung'],
    },
  }),
  asking('kuendigungssperrfrist', 'Gilt nach einer Umwandlung eine Sperrfrist für Kündigungen?', {
    why: 'Nach der Umwandlung in Eigentum darf der Käufer drei bis zehn Jahre nicht wegen Eigenbedarfs kündigen (§ 577a BGB).',
    answeredBy: [{ topic: 'umwandlung' }, { document: true }],
    weight: 4,
    ratingGroup: 'Recht',
    red: 'Ja, wenn Sie selbst einziehen wollen.',
    todo: {
      ask: 'Können Sie mir sagen, ob und wann die Wohnung umgewandelt und danach zuerst verkauft wurde?',
      document: 'Grundbuchauszug mit Datum der Umwandlung und Mietvertrag',
      papers: ['grundbuch', 'mietvertrag'],
    },
  }),
  asking('mieterstruktur', 'Wer ist der Mieter, seit wann, und wird gezahlt?', {
    why: 'Rückstände und sehr alte Verträge drücken den Ertrag auf Jahre.',
    answeredBy: [{ topic: 'mieterstruktur' }, { topic: 'mietrueckstand' }, { document: true }],
    weight: 2,
    yellow: 'Rückstände, oder Verträge von mehr als 20 Jahren.',
    todo: {
      ask: 'Können Sie mir sagen, seit wann die Mieter dort sind und ob es Rückstände oder Streit gibt?',
      document: 'Mieterliste mit Beginn und Mietkonto',
      papers: ['mieterliste', 'mieteingaenge'],
    },
  }),
  asking('mieterliste', 'Liegt eine vollständige Mieterliste vor?', {
    why: 'Nur die Liste zeigt je Wohnung Fläche, Miete, Leerstand und Vertrag.',
    audience: ['M'],
    answeredBy: [{ computed: true }, { document: true, spokenOf: 'mieterliste' }],
    weight: 2,
    todo: {
      ask: 'Können Sie mir bitte eine Mieterliste mit Flächen, Mieten und Einzugsdaten schicken?',
      document: 'Mieterliste',
      papers: ['mieterliste'],
    },
  }),
  asking('mietkonto', 'Kommt die Miete regelmäßig auf dem Konto an?', {
    why: 'Ein Mietvertrag beweist noch keine Zahlung.',
    answeredBy: [{ document: true, spokenOf: 'mietkonto' }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir die Mieteingänge der letzten zwölf Monate zeigen?',
      document: 'Auszug des Mietkontos',
      papers: ['mieteingaenge'],
    },
  }),
  asking('kaution', 'Ist die Kaution angelegt und wird sie übergeben?', {
    why: 'Als neuer Eigentümer müssen Sie die Kaution zurückzahlen, auch wenn Sie sie nie bekommen haben (§ 566a BGB).',
    answeredBy: [{ document: true, spokenOf: 'kaution' }],
    weight: 1,
    todo: {
      ask: 'Wie hoch ist die Kaution, wo ist sie angelegt, und wann übergeben Sie sie?',
      document: 'Kautionssparbuch oder Bürgschaft',
    },
  }),
  asking('betriebskostenabrechnung', 'Sind die Betriebskosten richtig abgerechnet?', {
    why: 'Wer zu spät abrechnet, bekommt Nachzahlungen nicht mehr (§ 556 BGB).',
    answeredBy: [{ document: true, spokenOf: 'betriebskosten' }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir bitte die letzten zwei Betriebskostenabrechnungen schicken?',
      document: 'Betriebskostenabrechnungen der letzten zwei Jahre',
      papers: ['betriebskosten'],
    },
  }),
])
