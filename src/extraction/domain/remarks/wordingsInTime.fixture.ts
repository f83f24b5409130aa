import type { Topic } from '../remark.ts'
import type { Wording } from './wordings.fixture.ts'

/** Whether it is so, was so, or ends on a day, and of which clause a denial speaks. */
export const WORDINGS_IN_TIME: readonly Wording[] = [
  ['Das Haus wird bis zum Frühjahr 2027 noch von der Familie bewohnt.', 'raeumung-bewohnt', 'hinweis'],
  [
    'Das Haus wurde 1962 gebaut und wird bis Ende 2027 von den Eigentümern selbst bewohnt.',
    'raeumung-bewohnt',
    'hinweis',
  ],
  ['Dacheindeckung 2008 ohne zusätzliche Dämmung.', 'neudeckung-ungedaemmt', 'warnung'],
  ['Der Dachstuhl ist ungedämmt.', 'neudeckung-ungedaemmt', 'warnung'],
  [
    'Die Eigentümerversammlung hat am 27.05.2026 beschlossen, die Betonsanierung der Balkone und die Fassadendämmung durch einen Ingenieur planen zu lassen.',
    'fassade-gedaemmt',
    'neutral',
    'unknown',
  ],
  ['Der Schornsteinfeger hat den Austausch der Heizung von 1998 angemahnt.', 'heizung-erneuert', 'neutral', 'unknown'],
  ['Die Eigentümer haben 2023 die alte Gastherme durch eine Wärmepumpe ersetzt.', 'heizung-erneuert', 'gut'],
  ['Die Gemeinschaft lässt derzeit die Fassadendämmung planen.', 'fassade-gedaemmt', 'neutral', 'unknown'],
  ['Die Fassadendämmung wurde 2014 ausgeführt.', 'fassade-gedaemmt', 'gut'],
  ['Die Fassade wurde 2014 gedämmt, was die Gemeinschaft 2012 beschlossen hatte.', 'fassade-gedaemmt', 'gut'],
  ['Die Mieterin hat den Laden fristgerecht zum 31.03.2027 gekündigt.', 'miete-endet', 'neutral'],
  ['Der Mietvertrag wurde 2021 um zehn Jahre bis 31.12.2031 verlängert.', 'miete-endet', 'neutral'],
  [
    'Die Bäckerei zieht sich zurück und hat ihren Vertrag fristgemäß zum 31. März 2027 gekündigt.',
    'miete-endet',
    'neutral',
  ],
  [
    'Die Bäckerei zieht sich zurück und hat ihren Vertrag fristgemäß zum 31. März 2027 gekündigt.',
    'mieter-geht',
    'hinweis',
  ],
  ['Der Pächter hat das Pachtverhältnis zum 30. September 2027 beendet.', 'miete-endet', 'neutral'],
  ['Der Mietvertrag der Praxis ist zum 31.12.2026 gekündigt.', 'miete-endet', 'neutral'],
  ['Das Büro im EG ist gekündigt zum 30.06.2027.', 'miete-endet', 'neutral'],
  // the lease of the sentence before
  [
    'Der Mietvertrag der Drogerie wurde zweimal verlängert. Er läuft noch bis zum 30.09.2027.',
    'miete-endet',
    'neutral',
  ],
  ['Das Mietverhältnis mit dem Optiker besteht seit 2011. Es endet am 31. Mai 2027, danach ist alles offen.', 'miete-endet', 'neutral'], // prettier-ignore
  ['Der Pachtvertrag ist von 2009. Dieser läuft zum 31.12.2027 aus.', 'miete-endet', 'neutral'],
  ['Der Ladenmietvertrag läuft mit dem 30.04.2027 aus.', 'miete-endet', 'neutral'],
  // an option that is over, in whichever words
  ['Von ihrem Optionsrecht hat die Drogerie bis zum Stichtag keinen Gebrauch gemacht.', 'miete-option-verfallen', 'warnung'], // prettier-ignore
  ['Das Haus war bis September von der Eigentümerin selbst bewohnt und ist geräumt.', 'raeumung-erfolgt', 'gut'],
  ['Die Wohnung war bis Juli von meiner Mutter bewohnt, steht seitdem leer.', 'raeumung-erfolgt', 'gut'],
  ['Sie ist frei und kann ab Februar 2027 bezogen werden.', 'raeumung-frei', 'gut'],
  ['Der Optiker ließ die Optionsfrist im August verstreichen.', 'miete-option-verfallen', 'warnung'],
  ['Die Erklärungsfrist für die erste Option (sechs Monate vor Ablauf) ist ohne Erklärung verstrichen; Gespräche führt der Mieter gern.', 'miete-option-verfallen', 'warnung'], // prettier-ignore
  ['Die Frist zur Ausübung der Verlängerungsoption ist am 30.09.2026 abgelaufen.', 'miete-option-verfallen', 'warnung'],
  ['Die Optionsfrist des Mieters ist verstrichen.', 'miete-option-verfallen', 'warnung'],
  ['Der Mieter hat die Frist für seine Option versäumt.', 'miete-option-verfallen', 'warnung'],
  ['Die Option, die im Juni 2026 auszuüben gewesen wäre, blieb liegen.', 'miete-option-verfallen', 'warnung'],
  ['Die Verlängerungsoption wurde vom Mieter nicht in Anspruch genommen.', 'miete-option-verfallen', 'warnung'],
  ['Keinen Gebrauch machte der Pächter von seiner Option.', 'miete-option-verfallen', 'warnung'],
  // what shops are let for at the place
  ['Büroflächen werden in vergleichbarer Lage derzeit zu 7,50 bis 9 €/m² vermietet.', 'gewerbemiete-am-ort', 'warnung'], // prettier-ignore
  ['Bei Neuvermietung von Läden hier im Ort sind 9 Euro pro qm üblich.', 'gewerbemiete-am-ort', 'warnung'],
  ['Die Ladeneinrichtung gehört dem Mieter.', 'mieter-einbauten', 'warnung'],
  ['Kein Wohngeld, das Haus ist nach WEG geteilt.', 'realteilung-weg', 'warnung'],
  ['Es fällt kein Hausgeld an, obwohl das Grundstück ideell geteilt ist.', 'realteilung-weg', 'warnung'],
  ['Die Bahnstrecke ist 250 m entfernt.', 'laerm-bahn', 'warnung'],
  ['Die Güterzuggleise sind nicht weit entfernt, eine Bahntrasse liegt dahinter.', 'laerm-bahn', 'warnung'],
  ['Eine Wohnung steht leer.', 'mieter-leerstand', 'hinweis'],
  // sellers who stay
  ['Wir bleiben bis Ende März 2027 im Haus wohnen, ohne Miete zu zahlen.', 'raeumung-verkaeufer-bleibt', 'warnung'],
  [
    'Die Eigentümer bauen neu und möchten bis zum Einzug weiter im Haus leben.',
    'raeumung-verkaeufer-bleibt',
    'warnung',
  ],
  ['Die Übergabe soll erst sechs Monate nach der Beurkundung erfolgen.', 'raeumung-verkaeufer-bleibt', 'warnung'],
  ['Eine Nutzungsentschädigung ist nicht vorgesehen.', 'raeumung-ohne-entgelt', 'warnung'],
  ['Bis zum Auszug wohnen die Verkäufer mietfrei.', 'raeumung-ohne-entgelt', 'warnung'],
  ['Ein Angebot für eine Wärmepumpe liegt vor.', 'erneuerbare-waermepumpe', 'neutral', 'unknown'],
  ['Die Wärmepumpe ist von 2021.', 'erneuerbare-waermepumpe', 'gut'],
  ['Keller | voll unterkellert, ca. 48 qm, trocken, mit Waschküche', 'feuchte-trocken', 'gut', 'denied'],
]

export const NOT_NOW: readonly (readonly [text: string, topic: Topic])[] = [
  ['Leerstand: 0', 'mieterstruktur'],
  ['Garage kann dazu, 12.000 extra, muss aber nicht.', 'pflichtkauf'],
  ['Den Stellplatz können Sie mitkaufen, müssen es aber nicht.', 'pflichtkauf'],
  ['Leerstand | 0 %', 'mieterstruktur'],
  ['Leerstandsquote 0,0 %', 'mieterstruktur'],
  ['Die Eigentümer bleiben der Gegend treu und wohnen künftig in Fürth.', 'raeumung'],
  ['Die Einbauküche bleibt im Haus.', 'raeumung'],
  ['Wir möchten bis Ende März 2027 das Haus verkaufen.', 'raeumung'],
  ['Wir wohnen seit 1990 in Haus und Garten.', 'raeumung'],
  ['Sie möchten bis ins Alter im Haus wohnen bleiben? Ein Bad gibt es auch unten.', 'raeumung'],
]
