import { asking, inGroup } from '../question.ts'

/** What letting earns. */
export const VERMIETUNG_RENDITE = inGroup('Vermietung & Rendite', 'Vermietung', 'K', [
  asking('bruttorendite', 'Wie hoch ist die Bruttomietrendite?', {
    why: 'Sie ist das schnelle Maß, ob die Miete zum Preis passt.',
    answeredBy: [{ computed: true }],
    weight: 5,
    yellow: 'Weniger als 5\u00a0%.',
    red: 'Weniger als 3,3\u00a0%.',
    todo: {
      ask: 'Können Sie mir bitte Kaufpreis und gezahlte Jahreskaltmiete bestätigen?',
      document: 'Mietvertrag oder Mieterliste',
      papers: ['mietvertrag', 'mieterliste'],
    },
  }),
  asking('rendite-angabe-plausibel', 'Stimmt die beworbene Rendite?', {
    why: 'Beworbene Renditen rechnen oft mit Soll-Mieten oder ohne Kosten.',
    answeredBy: [{ computed: true }, { fact: 'mietrendite' }],
    leavesOpen: () => true,
    weight: 2,
    red: 'Mehr als 0,3 Prozentpunkte zu hoch.',
    todo: {
      ask: 'Wie haben Sie die genannte Rendite berechnet?',
      document: 'Rechenweg des Anbieters und Mieterliste',
      copies: ['mieterliste'],
    },
  }),
  asking('kaufpreisfaktor', 'Wie viele Jahresmieten kostet das Objekt?', {
    why: 'Der Faktor zeigt, in wie vielen Jahren die Miete den Preis einbringt.',
    answeredBy: [{ computed: true }],
    weight: 4,
    yellow: 'Mehr als 20.',
    red: 'Mehr als 30, oder mehr als 15\u00a0% über dem Faktor des Kreises.',
    todo: {
      ask: 'Können Sie mir bitte die gezahlten Mieten der letzten zwölf Monate nennen?',
      document: 'Mieterliste und Kontoauszüge',
      papers: ['mieterliste', 'mieteingaenge'],
    },
  }),
  asking('nettorendite', 'Wie hoch ist die Nettomietrendite?', {
    why: 'Erst nach Verwaltung, Instandhaltung und Nebenkosten sehen Sie den Ertrag.',
    answeredBy: [{ computed: true }],
    weight: 4,
    red: 'Weniger als 2,5\u00a0%.',
    todo: {
      ask: 'Welche Kosten bleiben bei Ihnen, die Sie nicht auf Mieter umlegen?',
      document: 'Letzte Einzelabrechnung und Wirtschaftsplan',
      papers: ['abrechnung', 'wirtschaftsplan'],
    },
  }),
  asking('cashflow', 'Was bleibt im Monat nach der Rate?', {
    why: 'Was fehlt, zahlen Sie jeden Monat aus dem Gehalt dazu.',
    answeredBy: [{ computed: true }],
    weight: 4,
    red: 'Ein Minus von mehr als 20\u00a0% der Miete.',
    todo: {
      ask: 'Können Sie mir bitte alle Einnahmen und Ausgaben des letzten Jahres nennen?',
      document: 'Abrechnungen des letzten Jahres und Angebot der Bank',
      from: 'bank',
    },
  }),
  asking('bewirtschaftungskosten', 'Welche Kosten bleiben beim Vermieter?', {
    why: 'Verwaltung, Instandhaltung und Ausfall zahlen nicht die Mieter.',
    answeredBy: [{ computed: true }],
    weight: 3,
    yellow: 'Mehr als 25\u00a0% der Miete.',
    todo: {
      ask: 'Welche Kosten konnten Sie im letzten Jahr nicht auf die Mieter umlegen?',
      document: 'Letzte Einzelabrechnung',
      papers: ['abrechnung'],
    },
  }),
  asking('afa-satz', 'Welche Abschreibung gilt?', {
    why: 'Die Abschreibung senkt Ihre Steuer jedes Jahr (§ 7 EStG).',
    answeredBy: [{ computed: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, wann das Gebäude fertiggestellt wurde und ob es ein Gutachten zur Restnutzungsdauer gibt?',
      document: 'Auskunft eines Steuerberaters',
    },
  }),
  asking('moebliert-kurzzeit', 'Beruht die Rendite auf möblierter oder kurzer Vermietung?', {
    why: 'Kurzzeitvermietung kann verboten werden, und möblierte Mieten sind keine Dauermieten.',
    answeredBy: [{ topic: 'moebliert' }, { document: true }],
    weight: 3,
    yellow: 'Ja.',
    todo: {
      ask: 'Wird möbliert oder kurzzeitig vermietet, und welche Genehmigung haben Sie dafür?',
      askTold: 'Können Sie mir die Genehmigung für diese Vermietung schicken, soweit es eine braucht?',
      document: 'Zweckentfremdungssatzung der Gemeinde und Mietvertrag',
      copies: ['mietvertrag'],
    },
  }),
  asking('mietgarantie', 'Gibt es eine Mietgarantie oder einen Mietpool?', {
    why: 'Eine Garantie ist meist im Preis enthalten und nur so viel wert wie der Garant.',
    answeredBy: [{ topic: 'mietgarantie' }],
    weight: 3,
    red: 'Ja.',
    todo: {
      ask: 'Können Sie mir sagen, wer die Miete garantiert, wie lange und wie das gesichert ist?',
      askTold: 'Können Sie mir den Vertrag über diese Zahlung schicken, und womit ist er gesichert?',
      document: 'Garantievertrag und Auskunft über den Garanten',
      copies: ['mietgarantie'],
      from: 'anbieter-oder-andere',
    },
  }),
])
