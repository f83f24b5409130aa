/** Letters of our own invention in which a seller offers his home. Lines as in `typeset.fixture.ts`; every list is a page. */
export const SELLERS_LETTERS: readonly [kind: 'expose', why: string, pages: readonly (readonly string[])[]][] = [
  [
    'expose',
    'a private seller writes a letter',
    [
      [
        'Hedwig Brömmel | Eichenweg 12',
        'Lüdinghausen, den 3. November 2026',
        'Verkauf meines Elternhauses in 59348 Lüdinghausen',
        '',
        'Sehr geehrte Damen und Herren,',
        '',
        'vielen Dank für Ihren Anruf. Wie besprochen schreibe ich Ihnen die wichtigsten Angaben auf. Das Haus hat 128 m² Wohnfläche auf fünf Zimmern,',
        'es wurde 1964 gebaut und steht auf 612 m² Grund. Die Gasheizung ist von 2009. Ich habe mir 285.000 Euro vorgestellt. Ansehen können Sie es jederzeit.',
        '',
        'Mit freundlichen Grüßen',
        'Hedwig Brömmel',
      ],
    ],
  ],
  [
    'expose',
    'heirs answer whoever asked, and name the price in their words',
    [
      [
        'Nachlass Gerlinde Stöhr, vertreten durch Ulf Stöhr',
        '',
        'Frau Petra Hansel, 88471 Laupheim',
        'Ummendorf, 20. November 2026',
        'Die Wohnung unserer Tante – Ihre Anfrage im Gemeindeblatt',
        '',
        'Sehr geehrte Frau Hansel,',
        '',
        'danke für Ihren Anruf. Die Wohnung liegt in 88444 Ummendorf im zweiten Obergeschoss und hat 2½ Zimmer auf 64 Quadratmetern. Gebaut wurde das Haus 1983,',
        'geheizt wird mit Gas. Wir zahlen 240 Euro Hausgeld im Monat. Dafür stellen wir uns 185.000 Euro vor. Den Stellplatz im Hof',
        'geben wir nur mit der Wohnung ab, er kostet 8.000 Euro. Einig sind wir uns alle.',
        '',
        'Mit freundlichen Grüßen',
        'Ulf Stöhr',
      ],
    ],
  ],
]
