import type { Wording } from './wordings.fixture.ts'

/** Whether a plot is land to build on, how one comes to it, and what brings water and power there. */
export const WORDINGS_OF_PLOT_RIGHTS: readonly Wording[] = [
  // asked and not answered
  [
    'Ein Antrag auf Vorbescheid wurde im August gestellt, die Antwort der Stadt steht aus.',
    'baurecht-beantragt',
    'warnung',
  ],
  ['Die Bauvoranfrage läuft derzeit beim Landratsamt.', 'baurecht-beantragt', 'warnung'],
  ['Eine Bauvoranfrage ist eingereicht und noch nicht beschieden.', 'baurecht-beantragt', 'warnung'],
  ['Der Bauvorbescheid ist beantragt, wir rechnen im Frühjahr damit.', 'baurecht-beantragt', 'warnung'],
  // supposed
  ['Wir gehen davon aus, dass das Grundstück zum Innenbereich gehört.', 'baurecht-vermutet', 'warnung'],
  ['Nach telefonischer Auskunft des Bauamts wäre ein Einfamilienhaus denkbar.', 'baurecht-vermutet', 'warnung'],
  ['Beim Bauamt haben wir angerufen, dort sah man für ein Haus kein Problem.', 'baurecht-vermutet', 'warnung'],
  ['Eine Bebauung nach § 34 BauGB dürfte möglich sein.', 'baurecht-vermutet', 'warnung'],
  // refused
  ['Eine Voranfrage wurde 2021 vom Kreis abgelehnt.', 'baurecht-abgelehnt', 'warnung'],
  ['Der Bauantrag des Vorbesitzers wurde abschlägig beschieden.', 'baurecht-abgelehnt', 'warnung'],
  // no land to build on yet
  ['Im Flächennutzungsplan ist die Fläche als Wohnbaufläche dargestellt.', 'baurecht-flaechennutzungsplan', 'neutral'],
  ['Ein Bebauungsplan ist in Aufstellung.', 'baurecht-erwartung', 'neutral'],
  ['Es handelt sich um Bauerwartungsland am Ortsrand.', 'baurecht-erwartung', 'neutral'],
  // a plan
  ['Das Grundstück liegt im Geltungsbereich eines rechtskräftigen Bebauungsplans.', 'bebauungsplan-gilt', 'neutral'],
  ['Planungsrecht | Bebauungsplan AU 23, WA, II Vollgeschosse', 'bebauungsplan-gilt', 'neutral'],
  ['Bebauungsplan Nr. 41: Allgemeines Wohngebiet, GRZ 0,3', 'bebauungsplan-gilt', 'neutral'],
  // the way there
  ['Ein Wegerecht soll bei Beurkundung eingetragen werden.', 'zufahrt-zugesagt', 'gefahr'],
  [
    'Die Eigentümerin des Vorderhauses hat zugesagt, ein Geh- und Fahrrecht zu bewilligen.',
    'zufahrt-zugesagt',
    'gefahr',
  ],
  ['Die Zufahrt wurde bisher geduldet.', 'zufahrt-zugesagt', 'gefahr'],
  ['Das Wegerecht besteht, eine Baulast besteht noch nicht.', 'zufahrt-baulast-fehlt', 'gefahr'],
  ['Auch eine Zufahrtsbaulast fehlt bislang.', 'zufahrt-baulast-fehlt', 'gefahr'],
  ['Ein Anteil am Weg gehört bisher nicht zum Verkauf.', 'zufahrt-ohne-anteil', 'gefahr'],
  ['Die Zufahrt führt über einen drei Meter breiten Streifen des Vorderliegers.', 'zufahrt-schmal', 'warnung'],
  ['Die Durchfahrt misst an der engsten Stelle 2,80 m.', 'zufahrt-schmal', 'warnung'],
  ['Man erreicht die Fläche über den Hof des Vorderhauses.', 'hinterlieger', 'warnung'],
  ['Das Grundstück liegt hinter dem Wohnhaus der Eigentümer.', 'hinterlieger', 'warnung'],
  // pipes and contributions
  ['Die Leitungen zum Grundstück sind vom Käufer zu legen.', 'leitungen-vom-kaeufer', 'warnung'],
  ['Strom endet an der Straße, die Verlegung geht zu Lasten des Erwerbers.', 'leitungen-vom-kaeufer', 'warnung'],
  ['Das Grundstück wird erschließungsbeitragsfrei verkauft.', 'beitraege-bezahlt', 'gut'],
  ['Erschließungs- und Kanalbeiträge sind vollständig gezahlt.', 'beitraege-bezahlt', 'gut'],
  ['Nebenan liegt eine Baulücke.', 'bauvorhaben', 'warnung'],
]

/** What sounds like it and is of others, settled, or the label of a map. */
export const NOT_OF_PLOT_RIGHTS: readonly (readonly [text: string, rule: string])[] = [
  ['Wir empfehlen, eine Bauvoranfrage zu stellen.', 'baurecht-beantragt'],
  ['Die positive Bauvoranfrage liegt vor, der Antrag wurde 2025 gestellt.', 'baurecht-beantragt'],
  ['Verbindliche Auskünfte zur Bebaubarkeit erteilt die Bauaufsicht im Wege der Bauvoranfrage.', 'baurecht-vermutet'],
  ['Nach Auskunft der Stadt beträgt der Kanalbeitrag rund 11.800 €.', 'baurecht-vermutet'],
  ['Nach Auskunft der Gemeinde gilt der Bebauungsplan, der ein Einfamilienhaus erlaubt.', 'baurecht-vermutet'],
  ['GRZ in der Umgebung: 0,35', 'bebauungsplan-gilt'],
  ['Bauvoranfrage habe ich keine gestellt.', 'baurecht-beantragt'],
  ['Ein Bebauungsplan besteht nicht.', 'bebauungsplan-gilt'],
  ['Ein Bebauungsplan wurde noch nicht aufgestellt.', 'bebauungsplan-gilt'],
  ['Auf dem Grundstück ruht eine Baulast zugunsten des Hinterliegers.', 'hinterlieger'],
  ['Die Wohnung liegt in zweiter Reihe zum See.', 'hinterlieger'],
  ['In zweiter Reihe stehen bislang nur Nebengebäude.', 'hinterlieger'],
  ['Ein Wegerecht zugunsten des Nachbarn soll eingetragen werden.', 'zufahrt-zugesagt'],
  ['Geh-, Fahr- und Leitungsrecht ist im Grundbuch eingetragen und durch Baulast gesichert.', 'zufahrt-zugesagt'],
  ['Baulasten sind bisher nicht bekannt.', 'zufahrt-baulast-fehlt'],
  ['Baulasten sind nicht eingetragen.', 'zufahrt-baulast-fehlt'],
  ['Das Wegerecht besteht, eine Baulast besteht noch nicht.', 'baulast'],
  ['Auf dem Nachbargrundstück ist eine Abstandsflächenbaulast zu unseren Gunsten eingetragen.', 'baulast'],
  ['Ein drei Meter breiter Streifen ist für eine Regenwasserleitung freizuhalten.', 'zufahrt-schmal'],
  ['Die Zufahrt ist 4 m breit.', 'zufahrt-schmal'],
  ['Bodenrichtwert (01.01.2026): 70 €/m², erschließungsbeitragsfrei', 'beitraege-bezahlt'],
  ['Die Nachbargrundstücke in erster Reihe sind bebaut, in zweiter stehen Nebengebäude.', 'bauvorhaben'],
  ['Die Baulücke zwischen zwei Wohnhäusern ist nach § 34 BauGB zu beurteilen.', 'bauvorhaben'],
  ['Die Leitungen im Haus hat der Käufer zu erneuern.', 'leitungen-vom-kaeufer'],
  ['Die Lage im Außenbereich war der Grund, aus dem die Anfrage abgelehnt wurde.', 'baurecht-aussenbereich'],
]
