import {
  hausgeldPhrase,
  judgeHausgeld,
  judgeNichtUmlagefaehig,
  judgeRuecklage,
  ruecklagePhrase,
} from '../judges/charges.ts'
import { asking, inGroup } from '../question.ts'

/** The community of owners of a flat. */
export const RECHT_GEMEINSCHAFT = inGroup('Recht & Eigentum', 'Recht', 'W', [
  asking('weg-teilungserklaerung', 'Liegt die Teilungserklärung vor?', {
    why: 'Sie regelt, was Ihnen gehört, wer was bezahlt und was verboten ist.',
    answeredBy: [{ topic: 'teilungserklaerung' }, { document: true }],
    weight: 3,
    yellow: 'Das Exposé sagt, dass sie fehlt.',
    todo: {
      ask: 'Können Sie mir bitte die Teilungserklärung mit allen Nachträgen schicken?',
      document: 'Teilungserklärung mit Nachträgen und Aufteilungsplan',
      papers: ['teilungserklaerung'],
    },
  }),
  asking('weg-mea', 'Wie groß ist der Miteigentumsanteil?', {
    why: 'Nach ihm werden die meisten Kosten verteilt.',
    answeredBy: [{ topic: 'miteigentumsanteil' }, { document: true }],
    weight: 1,
    yellow: 'Der Anteil ist viel größer als der Anteil an der Fläche.',
    todo: {
      ask: 'Können Sie mir sagen, wie groß der Miteigentumsanteil der Wohnung ist?',
      askTold: null,
      document: 'Grundbuchauszug oder Teilungserklärung',
      papers: ['grundbuch', 'teilungserklaerung'],
    },
  }),
  asking('weg-hausgeld', 'Wie hoch ist das Hausgeld?', {
    why: 'Das Hausgeld zahlen Sie jeden Monat zusätzlich zur Rate.',
    answeredBy: [{ fact: 'hausgeldMonat' }],
    weight: 4,
    ratingGroup: 'Preis',
    yellow: 'Mehr als 4,50\u00a0€ je m² im Monat; sind Heizung und Wasser darin, 2,00\u00a0€ mehr.',
    red: 'Mehr als 6,00\u00a0€ je m² im Monat; sind Heizung und Wasser darin, 2,00\u00a0€ mehr.',
    phrase: hausgeldPhrase,
    judge: judgeHausgeld,
    todo: {
      ask: 'Wie hoch ist Ihr Hausgeld, und was ist darin enthalten?',
      document: 'Aktueller Wirtschaftsplan',
      papers: ['wirtschaftsplan'],
    },
  }),
  asking('weg-hausgeld-umlagefaehig', 'Welcher Teil des Hausgelds ist nicht umlagefähig?', {
    why: 'Diesen Teil können Sie als Vermieter nicht an Mieter weitergeben.',
    answeredBy: [{ fact: 'hausgeldNichtUmlagefaehig' }, { topic: 'hausgeldAufteilung' }, { computed: true }],
    weight: 3,
    ratingGroup: 'Vermietung',
    yellow: 'Mehr als 1,50\u00a0€ je m² im Monat.',
    wordOnly: 'Wie viel davon nicht umlagefähig ist, sagt der Satz nicht.',
    judge: judgeNichtUmlagefaehig,
    todo: {
      ask: 'Wie teilt sich Ihr Hausgeld in umlagefähige Kosten, Verwaltung und Rücklage auf?',
      document: 'Letzte Einzelabrechnung',
      papers: ['abrechnung'],
    },
  }),
  asking('weg-ruecklage', 'Wie hoch ist die Erhaltungsrücklage?', {
    why: 'Ist sie leer, zahlen die Eigentümer die nächste Sanierung aus eigener Tasche.',
    answeredBy: [{ fact: 'erhaltungsruecklage' }, { topic: 'ruecklage' }, { document: true }],
    weight: 5,
    yellow: 'Weniger als 20\u00a0€ je m² bei Häusern über 30 Jahre, mit Aufzug weniger als 30\u00a0€.',
    red: 'Weniger als 10\u00a0€ je m² bei Häusern über 30 Jahre.',
    phrase: ruecklagePhrase,
    judge: judgeRuecklage,
    todo: {
      ask: 'Können Sie mir sagen, wie hoch die Erhaltungsrücklage ist und welcher Teil auf die Wohnung entfällt?',
      document: 'Jahresabrechnung und Vermögensbericht',
      papers: ['abrechnung'],
    },
  }),
  asking('weg-ruecklage-zufuehrung', 'Wie viel fließt im Jahr in die Rücklage?', {
    why: 'An der Zuführung sehen Sie, ob die Gemeinschaft vorsorgt.',
    answeredBy: [{ computed: true }, { document: true, spokenOf: 'ruecklageZufuehrung' }],
    weight: 3,
    yellow: 'Weniger als § 28 II. BV für das Alter des Hauses ansetzt.',
    todo: {
      ask: 'Wie viel zahlen Sie im Jahr in die Erhaltungsrücklage ein?',
      document: 'Aktueller Wirtschaftsplan',
      papers: ['wirtschaftsplan'],
    },
  }),
  asking('weg-sonderumlage', 'Sind Sonderumlagen beschlossen oder geplant?', {
    why: 'Eine Sonderumlage zahlt, wer bei Fälligkeit Eigentümer ist, also meist Sie.',
    answeredBy: [{ topic: 'sonderumlage' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Beschlossen und vom Käufer zu tragen.',
    todo: {
      ask: 'Wissen Sie von beschlossenen oder geplanten Sonderumlagen und Sanierungen, und wer trägt sie?',
      askTold:
        'Was kommt mit den genannten Arbeiten oder Umlagen der Gemeinschaft auf diese Einheit zu, reicht die Rücklage dafür, und können Sie mir das Protokoll dazu schicken?',
      document: 'Protokolle der letzten drei bis fünf Jahre',
      papers: ['protokolle'],
    },
  }),
  asking('weg-protokolle', 'Liegen die Protokolle der letzten drei Jahre vor?', {
    why: 'In den Protokollen stehen Streit, Schäden und geplante Ausgaben.',
    answeredBy: [{ topic: 'protokolle' }, { document: true }],
    weight: 4,
    todo: {
      ask: 'Können Sie mir bitte die Protokolle der letzten drei Eigentümerversammlungen schicken?',
      document: 'Protokolle und Beschlusssammlung',
      papers: ['protokolle'],
    },
  }),
  asking('weg-verwalter', 'Wer verwaltet das Haus und wie lange noch?', {
    why: 'Ohne Verwalter bleiben Abrechnung und Reparaturen liegen.',
    answeredBy: [{ topic: 'verwalter' }, { document: true }],
    weight: 1,
    yellow: 'Kein Verwalter bestellt.',
    todo: {
      ask: 'Können Sie mir sagen, wer das Haus verwaltet und bis wann der Vertrag läuft?',
      askTold: 'Wer führt heute Konten und Abrechnung der Gemeinschaft, was ist noch offen, und bis wann?',
      document: 'Verwaltervertrag',
      papers: ['verwaltervertrag'],
    },
  }),
  asking('verwalterzustimmung', 'Muss der Verwalter dem Verkauf zustimmen?', {
    why: 'Schreibt die Teilungserklärung das vor, ist der Kauf bis dahin schwebend unwirksam (§ 12 WEG).',
    answeredBy: [{ document: true, spokenOf: 'verwalterzustimmung' }],
    weight: 0,
    todo: {
      ask: 'Wissen Sie, ob der Verwalter dem Verkauf zustimmen muss?',
      document: 'Teilungserklärung',
      papers: ['teilungserklaerung'],
    },
  }),
  asking('weg-rueckstaende-streit', 'Gibt es Rückstände beim Hausgeld oder Rechtsstreit?', {
    why: 'Zahlen andere nicht, fehlt das Geld allen, und Prozesse kosten Jahre.',
    answeredBy: [{ topic: 'wegStreit' }, { document: true }],
    weight: 3,
    red: 'Ja.',
    todo: {
      ask: 'Wissen Sie von Rückständen beim Hausgeld oder laufenden Klagen in der Gemeinschaft?',
      askTold:
        'Wer streitet worüber, bei welchem Gericht und unter welchem Aktenzeichen, wie ist der Stand, und was kann es die Eigentümer kosten?',
      document: 'Auskunft der Hausverwaltung und Vermögensbericht',
      copies: ['abrechnung'],
      from: 'anbieter-oder-andere',
    },
  }),
  asking('weg-versicherung', 'Ist das Gemeinschaftseigentum ausreichend versichert?', {
    why: 'Fehlt Schutz gegen Leitungswasser oder Elementarschäden, haften alle Eigentümer.',
    answeredBy: [{ document: true, spokenOf: 'versicherung' }],
    weight: 0,
    todo: {
      ask: 'Können Sie mir sagen, welche Versicherungen die Gemeinschaft hat und welche Schäden gemeldet wurden?',
      document: 'Versicherungsschein der Gemeinschaft',
      papers: ['versicherung'],
    },
  }),
  asking('sondernutzungsrechte', 'Gibt es Sondernutzungsrechte an Garten oder Stellplatz?', {
    why: 'Ohne Eintrag dürfen alle Eigentümer den Garten vor Ihrer Tür nutzen.',
    answeredBy: [{ topic: 'sondernutzung' }, { document: true }],
    weight: 2,
    yellow: 'Nur „zur Nutzung“, ohne Eintrag.',
    todo: {
      ask: 'Können Sie mir sagen, welche Sondernutzungsrechte zur Wohnung gehören und wo sie eingetragen sind?',
      document: 'Teilungserklärung und Grundbuchauszug',
      papers: ['teilungserklaerung', 'grundbuch'],
    },
  }),
  asking('hausordnung-haustiere', 'Was erlaubt die Hausordnung?', {
    why: 'Haustiere, Kurzzeitvermietung und Berufsausübung können beschränkt sein.',
    answeredBy: [{ document: true, spokenOf: 'hausordnung' }],
    weight: 0,
    ratingGroup: null,
    todo: {
      ask: 'Können Sie mir bitte die Hausordnung schicken, und sind Haustiere und Vermietung erlaubt?',
      document: 'Hausordnung und Beschlusssammlung',
      papers: ['hausordnung', 'protokolle'],
    },
  }),
  asking('betreuungsvertrag', 'Muss ein Vertrag über Betreuung oder Service übernommen werden?', {
    why: 'Pauschalen beim betreuten Wohnen laufen weiter, auch wenn Sie nichts davon nutzen.',
    answeredBy: [{ topic: 'betreuung' }, { document: true }],
    weight: 1,
    yellow: 'Ja.',
    todo: {
      ask: 'Muss ich einen Betreuungs- oder Servicevertrag übernehmen, und was kostet er Sie heute?',
      document: 'Betreuungsvertrag und Teilungserklärung',
      papers: ['betreuungsvertrag', 'teilungserklaerung'],
    },
  }),
])
