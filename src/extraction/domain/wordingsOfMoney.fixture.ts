import type { Wording } from './wordings.fixture.ts'

/** What is paid, beside what might be paid, was paid or is paid by others. */
export const OF_MONEY: readonly Wording[] = [
  // Doubt behind the comma is no doubt on what is paid.
  ['Nettokaltmiete derzeit 645,00 € monatlich, marktüblich wären rund 800 €.', 'kaltmieteMonat', 645],
  ['Nettokaltmiete 645,00 € monatlich, am Markt könnten 800 € erzielt werden.', 'kaltmieteMonat', 645],
  ['Als Nettokaltmiete wären 800,00 € monatlich denkbar.', 'kaltmieteMonat', null],
  ['Nach dem Nachtrag kann die Miete nicht über 480 Euro kalt erhöht werden.', 'kaltmieteMonat', null],
  ['Vereinbart ist, dass die Kaltmiete höchstens auf 720,00 € steigen darf.', 'kaltmieteMonat', null],
  ['Miete seit 2016 unverändert 498 Euro, die ortsübliche Vergleichsmiete liegt bei 640 Euro.', 'kaltmieteMonat', 498],
  ['Die Kaltmiete beträgt seit März 2021 612 € monatlich.', 'kaltmieteMonat', 612],
  ['Mieteinnahmen inkl. Stellplatz 795 €/Monat (Wohnung 740 €, TG 55 €).', 'kaltmieteMonat', 795],
  // A whole of works is no price.
  ['Ein Architekt hat überschlagen: 165.000 bis 195.000 € für alles, ohne Küche.', 'kaufpreis', null],
  ['Wir möchten 412.000 € für alles.', 'kaufpreis', 412000],
  ['Das Haus ist zu sanieren. Wir möchten 112.000 € für alles.', 'kaufpreis', 112000],
  // A year's rent is no month's.
  ['Vermietet für 8.940 € kalt im Jahr an eine alleinstehende Dame.', 'jahresnettokaltmiete', 8940],
  ['Vermietet für 8.940 € kalt im Jahr an eine alleinstehende Dame.', 'kaltmieteMonat', null],
  ['Vermietet für 745 € kalt im Monat an eine alleinstehende Dame.', 'jahresnettokaltmiete', null],
  // What was paid until a year that is past.
  [
    'Unsere Vermietung brachte bis 2024 stets 690 Euro kalt, seither nutzen wir die Wohnung selbst.',
    'kaltmieteMonat',
    null,
  ],
  ['Die Vermietung bringt derzeit 690 Euro kalt, der Vertrag läuft bis 2029.', 'kaltmieteMonat', 690],
  // A lease by steps: what is paid today.
  ['Staffelmiete: ab 01.03.2025 720 €, ab 01.03.2026 750 €, ab 01.03.2027 780 €.', 'kaltmieteMonat', 750],
  ['Staffelmietvertrag, die Kaltmiete steigt: ab 1/2026 880 €, ab 1/2027 905 €.', 'kaltmieteMonat', 880],
  ['Kaufpreisraten: ab 01.03.2025 720 €, ab 01.03.2026 750 €.', 'kaltmieteMonat', null],
  // Let, by what is told of its lease, rent or tenant.
  ['Der Käufer tritt in den bestehenden Mietvertrag ein.', 'vermietet', true],
  ['Der Mietvertrag ist vom Käufer zu übernehmen.', 'vermietet', true],
  ['Der Mietvertrag der Einliegerwohnung ist vom Käufer zu übernehmen.', 'vermietet', null],
  ['Indexmiete vereinbart, aktuell 812 € kalt.', 'vermietet', true],
  ['Bei Neuvermietung könnte eine Indexmiete vereinbart werden.', 'vermietet', null],
  ['Die Mieterhöhung auf 790 € ist vom Mieter bereits angenommen, heute zahlt er 720 € kalt.', 'vermietet', true],
  ['Die Mieterhöhung auf 790 € ist vom Mieter bereits angenommen, heute zahlt er 720 € kalt.', 'kaltmieteMonat', 720],
  ['Die Nebenkostenabrechnung des Mieters ergab 2.640 € für 2025.', 'vermietet', true],
  ['Die Nebenkostenabrechnung des letzten Mieters ergab 2.640 € für 2023.', 'vermietet', null],
  // "Ist" beside "Soll": the rent of the head is the hoped one.
  [
    ['Jahresnettokaltmiete | 46.800 €', 'Mieteinnahmen Ist | 41.280 € p. a.', 'Mieteinnahmen Soll | 46.800 € p. a.'],
    'jahresnettokaltmiete',
    41280,
  ],
  [['Jahresnettokaltmiete | 41.280 €', 'Mieteinnahmen Soll | 46.800 € p. a.'], 'jahresnettokaltmiete', 41280],
  // What the let flats of a house pay together.
  [
    [
      'Mehrfamilienhaus mit 7 Wohnungen',
      '',
      'Jahresnettokaltmiete | 46.800 €',
      '',
      'Drei der sieben Wohnungen sind vermietet und bringen zusammen 1.620 € kalt im Monat.',
    ],
    'jahresnettokaltmiete',
    19440,
  ],
  [
    [
      'Mehrfamilienhaus mit 7 Wohnungen',
      '',
      'Jahresnettokaltmiete | 46.800 €',
      '',
      'Alle Wohnungen sind vermietet und bringen zusammen 3.900 € kalt im Monat.',
    ],
    'jahresnettokaltmiete',
    46800,
  ],
  [
    [
      'Mehrfamilienhaus mit 7 Wohnungen',
      '',
      'Wohneinheiten | 7',
      '',
      'In der Jahresmiete ist eine Wohnung mit 480 € monatlich kalkulatorisch angesetzt, sie steht zurzeit leer.',
    ],
    'vermietet',
    'teilweise',
  ],
  [
    ['Eigentumswohnung', '', 'Verkauft wird eine Wohnung im zweiten Stock, sie steht zurzeit leer.'],
    'vermietet',
    false,
  ],
  // Hausgeld and reserve.
  ['Die Nachbarn im 1. OG zahlen 340 € Hausgeld, bei uns sind es nur 310 € Hausgeld.', 'hausgeldMonat', 310],
  ['Wir zahlen 340 € Hausgeld im Monat.', 'hausgeldMonat', 340],
  ['Vom Hausgeld sind 118 Euro nicht auf den Mieter umlegbar.', 'hausgeldNichtUmlagefaehig', 118],
  ['Vom Hausgeld sind 118 Euro auf den Mieter umlegbar.', 'hausgeldNichtUmlagefaehig', null],
  [
    'Im nicht umlagefähigen Hausgeld ist die Zuführung zur Rücklage mit 62 € enthalten.',
    'hausgeldNichtUmlagefaehig',
    null,
  ],
  [
    'Die Rücklage wurde für die Dachsanierung fast vollständig aufgebraucht und beträgt nun nur noch rund 6.000 €.',
    'erhaltungsruecklage',
    6000,
  ],
  ['Im Topf der Eigentümergemeinschaft liegen derzeit rund 58.000 Euro.', 'erhaltungsruecklage', 58_000],
  ['Im gemeinsamen Topf der Erben liegen 58.000 Euro.', 'erhaltungsruecklage', null],
  ['Die Sanierung wurde aus der Rücklage bezahlt und beträgt rund 60.000 €.', 'erhaltungsruecklage', null],
  // Of a warm rent what is not for costs.
  [['Warmmiete | 980 €', 'Nebenkostenvorauszahlung | 230 €'], 'kaltmieteMonat', 750],
  [['Warmmiete | 980 €', 'Nebenkosten | 130 €', 'Heizkosten | 100 €'], 'kaltmieteMonat', 750],
  [['Kaltmiete | 760 €', 'Warmmiete | 980 €', 'Nebenkosten | 230 €'], 'kaltmieteMonat', 760],
  [['Warmmiete | 980 €'], 'kaltmieteMonat', null],
  // A broker who named a price is none who sells.
  ['Ein Makler hatte uns 320.000 bis 340.000 € in Aussicht gestellt.', 'anbieterArt', null],
  ['Ihr Makler in Korbach: Herr Weber.', 'anbieterArt', 'Makler'],
  // A clause of its own with a figure of its own.
  ['Kaltmiete 585 Euro, bei Neuvermietung sind 780 Euro realistisch.', 'kaltmieteMonat', 585],
  ['Kaltmiete 780 Euro bei Neuvermietung.', 'kaltmieteMonat', null],
  [
    'Mit der Mieterin ist zum 01.01.2027 eine Miete von 700 € vereinbart, bis dahin gelten 640 €.',
    'kaltmieteMonat',
    640,
  ],
  ['Mit der Mieterin ist zum 01.01.2027 eine Miete von 700 € vereinbart, bis dahin gelten 640 €.', 'vermietet', true],
  ['Staffelmiete bis 2028, derzeit 845 € zzgl. 190 € Nebenkosten.', 'kaltmieteMonat', 845],
  ['Staffelmiete bis 2028, derzeit 845 € zzgl. 190 € Nebenkosten.', 'vermietet', true],
  ['Eigengenutzt, bei Vermietung wären etwa 950 € kalt zu erzielen.', 'kaltmieteMonat', null],
  [
    ['Jahresnettokaltmiete | 46.800 €', '', 'Die Jahresmiete von 46.800 € versteht sich bei voller Vermietung.'],
    'jahresnettokaltmiete',
    null,
  ],
  [
    ['Jahresnettokaltmiete | 46.800 €', '', 'Die Jahresmiete von 46.800 € ist derzeit voll gezahlt.'],
    'jahresnettokaltmiete',
    46800,
  ],
  ['Die Eigentümerin hat das Haus 2019 zunächst für 620.000 € angeboten.', 'kaufpreis', null],
  [
    'Wir haben das Haus für 620.000 € angeboten bekommen und bieten es zum Kaufpreis von 585.000 € an.',
    'kaufpreis',
    585_000,
  ],
  [
    ['Wohnung 259.000 €', 'Tiefgaragenplatz Nr. 11 15.000 €', 'Kaufpreis zusammen 274.000 €'],
    'stellplatzPreis',
    15_000,
  ],
  ['Garage 60 €', 'stellplatzPreis', null],
]
