/**
 * What the start page shows of the demo report; demoReport.test.ts holds it against the report itself.
 * Sentences are the report's own, word for word.
 */
export const DEMO = {
  object: '3-Zimmer-Eigentumswohnung, 31134 Hildesheim',
  light: 'grün',
  score: 95,
  verdict: 'Weiterverfolgen, aber höchstens 156.000 €',
  reason:
    'Im Exposé haben wir nichts Schweres gefunden, was gegen den Kauf spricht. Gefordert sind 3.000 € mehr, als richtig ist; das ist verhandelbar.',
  prices: [
    {
      label: 'Kostet insgesamt',
      price: '215.329 €',
      remark:
        'mit Nebenkosten und fälligen Arbeiten; bis 225.979 €, wenn auch das Übrige nach seinem Alter zu erneuern ist',
    },
    {
      label: 'Eigenes Geld',
      price: '52.629 €',
      remark: 'bei 139.200 € Darlehen, 93 % unserer Schätzung; ohne 23.500 € für Arbeiten, die noch offen sind',
    },
    {
      label: 'Im Monat',
      price: '1.061 €',
      remark: 'Rate 719 €, laufende Kosten 342 €; bis 1.238 €, wenn auch alle Arbeiten finanziert werden',
    },
  ],
  estimate: 'Der Angebotspreis liegt in der Spanne von 120.000 € bis 178.000 € (+6,7 % zur Mitte).',
  pro: 'Erhaltungsrücklage: 96.400 € bei 14 Einheiten, im Mittel 6.886 € je Einheit (Exposé, Seite 2).',
  contra: 'Die Heizung ist 23 Jahre alt. Planen Sie den Ersatz in den nächsten Jahren ein.',
  next: 'Senden Sie dem Anbieter die fertige E-Mail mit 5 Fragen.',
  pages: 31,
  decisionPage: 1,
} as const

/** One answer of it with its proof: the page of the exposé as far as it is shown, and the quote in it. */
export const PROOF = {
  question: 'Wann wurden die Bäder erneuert?',
  page: 3,
  before:
    'Das Wohnzimmer öffnet sich auf den Südbalkon mit Blick in den begrünten Innenhof. Zwei Schlafzimmer liegen ruhig zur Hofseite. ',
  quote: 'Das Bad wurde 1998 erneuert und hat Wanne und Fenster.',
  after: ' Die Einbauküche aus dem Jahr 2011 ist im Kaufpreis enthalten.',
  consequence: 'Das Bad ist über 25 Jahre alt. Planen Sie die Erneuerung samt Leitungen ein.',
  cost: '20.000 €',
  costSource: 'Kostenübersichten 2026 (whk-controlling, Aroundhome, BKI, reduco), brutto',
} as const
