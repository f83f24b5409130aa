import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const told = (rule: string, line: string, title = 'Haus zum Kauf') =>
  readRemarks(passagesOf([page([`# ${title}`, '', line])]), SETTING).some(
    one => one.rule === rule && one.certainty === 'stated',
  )

test.each([
  ['statik', 'Setzungsrisse im Mauerwerk, die Fliesen im Bad sind gesprungen.', true],
  ['statik', 'Setzungsrisse im Mauerwerk sind vorhanden und die Außenfliesen lösen sich.', true],
  ['statik', 'Es gibt Risse im Mauerwerk und im Anstrich der Fassade.', true],
  ['statik', 'Der Riss in der Außenwand wurde mit Silikon geschlossen.', true],
  ['statik', 'Risse an der Fassade, die Pflasterung ist neu.', true],
  ['statik', 'An der Fassade zeigen sich im Anstrich Risse.', false],
  ['statik', 'Die Gartenmauer zur Wand der Garage hat Mauerrisse.', false],
  ['mieter-insolvent', 'Der Laden ist an den Erstmieter seit 1998 vermietet, der Mieter ist insolvent.', true],
  ['mieter-insolvent', 'Der Erstmieter ging 2019 in Insolvenz, heute zahlt eine Apotheke.', false],
  ['mieter-insolvent', 'Nach der Insolvenz des Vormieters wurde neu vermietet.', false],
  ['genehmigung-nur-besprochen', 'Der Anbau wurde 1998 genehmigt, kein Bescheid über Erschließungsbeiträge offen.', false],
  ['genehmigung-nur-besprochen', 'Der Umbau der Straße ist abgeschlossen, ein Bescheid ist noch nicht ergangen.', false],
  ['genehmigung-nur-besprochen', 'Den Wintergarten haben wir mit den Nachbarn mündlich vereinbart.', false],
  ['genehmigung-nur-besprochen', 'Ein Dachausbau ist denkbar. Eine mündliche Zusage des Bauamts liegt vor.', false],
  ['genehmigung-nur-besprochen', 'Der Wintergarten wurde mit dem Bauamt mündlich abgesprochen.', true],
  ['genehmigung-nur-besprochen', 'Der Umbau wurde damals vom Landratsamt mündlich erlaubt.', true],
  ['genehmigung-nur-besprochen', 'Der Anbau wurde mündlich genehmigt.', true],
  ['genehmigung-nur-besprochen', 'Für den Anbau liegt eine mündliche Zusage des Bauamts vor.', true],
  ['genehmigung-fehlt', 'Die Wohnung im Dachgeschoss ist nicht als Wohnraum genehmigt und zählt nicht zur Wohnfläche, wird aber vermietet.', true],
  ['genehmigung-fehlt', 'Das Studio ist nicht als Wohnraum genehmigt, zählt nicht zur Wohnfläche und ist an einen Mieter gegeben.', true],
  ['genehmigung-fehlt', 'Die Wohnung ist vermietet, der Spitzboden ist nicht als Wohnraum genehmigt und zählt nicht zur Wohnfläche.', false],
  ['kein-wohnraum-und-nicht-gezaehlt', 'Der Spitzboden ist nicht als Wohnraum genehmigt und zählt nicht zur Wohnfläche.', true],
  ['hochwasser-extrem', 'Bei HQ-extrem bleibt das Grundstück trocken.', false],
  ['hochwasser-erwaehnt', 'Bei HQ-extrem bleibt das Grundstück trocken.', false],
  ['hochwasser-extrem', 'Selbst bei einem Extremhochwasser wird das Haus nicht überflutet.', false],
  ['hochwasser-extrem', 'Bei einem Extremhochwasser wird das Haus überflutet.', true],
  ['hochwasser-extrem', 'Bei HQ-extrem bleibt das Grundstück nicht trocken.', true],
])('%s: %s %s', (rule, line, isTold) => {
  expect(told(rule, line)).toBe(isTold)
}) // prettier-ignore

test('a flood that does not reach the house is denied', () => {
  const [one] = readRemarks(
    passagesOf([page(['# Haus', '', 'Selbst bei einem Extremhochwasser wird das Haus nicht überflutet.'])]),
    SETTING,
  ).filter(({ rule }) => rule === 'hochwasser-erwaehnt')
  expect(one?.tone).toBe('gut')
})

test.each([
  ['aufforstung-bis', 'Nach Wiederaufforstung bis 2018 stehen Eichen.', false],
  ['aufforstung-bis', 'Die Aufforstungspflicht wurde erfüllt, Frist bis Ende 2024.', false],
  ['aufforstung-bis', 'Die Aufforstungspflicht wurde erfüllt, Frist war bis Ende 2028.', false],
  ['aufforstung-bis', 'Die Fläche ist wieder aufzuforsten bis 2028.', true],
  ['kahl-genannt', '1.200 m² Grundstück, Scheune bereits geräumt.', false],
  ['kahl-genannt', 'Auf 1.250 m² Gartenfläche: Gartenhaus leergeräumt, Schnee wird geräumt.', false],
  ['kahl-genannt', '2,5 ha Acker und die Scheune ist geräumt.', false],
  ['kahl-genannt', '4,2 ha Ackerland, Wohnhaus geräumt.', false],
  ['kahl-genannt', '8,5 ha Wald, Wege frei geräumt, nach dem Sturm wieder aufgeforstet.', false],
  ['kahl-genannt', 'Davon sind 0,8 ha nach Sturm geräumt und nicht wieder aufgeforstet.', true],
  ['wald-luecke', '4,2 ha Ackerland, Wohnhaus geräumt.', false],
  ['wald-luecke', '8,5 ha Wald, Wege frei geräumt.', false],
  ['wald-luecke', 'Davon wurden 0,8 ha nach Sturm geräumt.', true],
  ['kahl-genannt', '19.412 m² sind nach Käferbefall kahl.', true],
  ['wald-alter', 'Fenster aus Lärche, 15 Jahre alt.', false],
  ['wald-alter', 'Die Treppe ist aus Buche, 30 Jahre alt.', false],
  ['wald-alter', 'Böden: Eiche, 20 Jahre jung.', false],
  ['wald-alter', 'Am Bach wachsen Buche und Ahorn, das Haus ist 60 Jahre alt.', false],
  ['wald-alter', '3,1 ha Buche, 90 bis 110 Jahre alt.', true],
  ['landpacht-bis', 'Der Pachtvertrag mit dem Landwirt wurde bis 31.12.2024 geschlossen; die Wiese ist heute frei.', false],
  ['landpacht-bis', 'Die angrenzende Wiese ist von der Gemeinde gepachtet, Pachtvertrag bis 31.12.2028.', false],
  ['landpacht-bis', 'Die Wiese ist vom Nachbarn gepachtet, der Pachtvertrag läuft bis 31.12.2028.', true],
  ['foerderbindung-bis', 'Die Zweckbindung der Förderung für das Denkmal läuft bis 2032.', false],
])('%s: %s %s', (rule, line, isTold) => {
  expect(told(rule, line, 'Wald und Ackerland zu verkaufen')).toBe(isTold)
}) // prettier-ignore

test.each([
  'Fenster aus Lärche, 15 Jahre alt.',
  'Das Parkett in Eiche ist 20 Jahre alt.',
  'Alte Eiche, 120 Jahre alt.',
])('%s: no wood of a home', line => {
  expect(told('wald-alter', line)).toBe(false)
})

test.each([
  ['grundwasser-tiefe', 'Das Grundwasser darf bis 1,50 m abgesenkt werden.', false],
  ['grundwasser-tiefe', 'Das Grundwasser steht bei 1,20 m unter der Kellersohle.', false],
  ['grundwasser-tiefe', 'Grundwasser wurde bis 1,80 m Tiefe nicht erkundet.', false],
  ['grundwasser-tiefe', 'Das Grundwasser steht bei 1,20 m unter Gelände und muss für den Keller abgesenkt werden.', true],
  ['leitung-quer', 'Die Abwasserleitung DN 100 im Haus wurde erneuert und liegt im Keller.', false],
  ['leitung-quer', 'Gasleitung DN 50 verläuft am Haus und kreuzt nichts.', false],
  ['leitung-quer', 'Eine Leitung DN 300 quert das Grundstück.', true],
  ['zufahrt-flurstueck', 'Zufahrt über die Bahnhofstraße, zum Verkauf steht Flurstück 88/1.', false],
  ['zufahrt-flurstueck', 'Die Zufahrt führt über die Privatstraße, Flurstück 88/1.', true],
  ['zufahrt-meter', 'Der Weg führt nach 200 m über eine Wiese zum Nachbarort.', false],
  ['zufahrt-meter', 'Die Zufahrt ist 50 m lang und führt über den Hof, die Nachbarn sind nett.', false],
  ['zufahrt-meter', 'Die Zufahrt führt auf 50 m über den Hof des Nachbarn.', true],
])('%s: %s %s', (rule, line, isTold) => {
  expect(told(rule, line, 'Grundstück zum Kauf')).toBe(isTold)
}) // prettier-ignore

test.each([
  ['gewerbe-leer-seit', 'Einfamilienhaus', 'Das Haus steht seit 2021 leer.', true],
  ['gewerbe-leer-seit', 'Wohnhaus', 'Die Wohnung oben steht seit 2021 leer.', false],
  ['gewerbe-leer-seit', 'Wohn- und Geschäftshaus', 'Die Wohnungen im Obergeschoss stehen seit 2023 leer.', false],
  ['gewerbe-leer-seit', 'Wohn- und Geschäftshaus', 'Der Laden im Haus steht seit 2023 leer.', true],
  ['gewerbe-letzte-miete', 'Etagenwohnung', 'Zuletzt wurde 2024 eine Kaltmiete von 640 € gezahlt.', false],
  ['gewerbe-letzte-miete', 'Etagenwohnung', 'Die bisherige Miete: 540 €. Nach Neuvermietung wären 720 € zu erreichen.', false],
  ['gewerbe-erhoffte-miete', 'Etagenwohnung', 'Die bisherige Miete: 540 €. Nach Neuvermietung wären 720 € zu erreichen.', false],
  ['gewerbe-letzte-miete', 'Mehrfamilienhaus', 'Der frühere Mieter zahlte zuletzt 620 € Miete.', false],
  ['gewerbe-erhoffte-miete', 'Geschäftshaus', 'Es wären 12.000 € mehr Mieteinnahmen im Jahr zu erzielen.', false],
  ['gewerbe-erhoffte-miete', 'Geschäftshaus', 'Für den Laden wären 1.200 € zu erzielen.', true],
  ['gewerbe-letzte-miete', 'Mehrfamilienhaus', 'Zuletzt zahlte der Mieter des Ladenlokals 1.200 €.', true],
  ['gewerbe-letzte-miete', 'Apartment im Hotel', 'Bis dahin betrug die Pacht 661,00 € im Monat.', true],
  ['gewerbe-mieter-seit', 'Geschäftshaus', 'Seit 2015 betreibt die GmbH die Hausverwaltung.', false],
  ['gewerbe-mieter-seit', 'Geschäftshaus', 'Seit 2019 ist ein Handwerksbetrieb mit der Wartung der Heizung beauftragt.', false],
  ['gewerbe-mieter-seit', 'Geschäftshaus', 'Seit 2011 nutzt eine Bank das Nachbargebäude.', false],
  ['gewerbe-mieter-seit', 'Geschäftshaus', 'Seit 2011 nutzt eine Bank die Räume im Erdgeschoss.', true],
  ['gewerbe-inhaber-alter', 'Einfamilienhaus', 'Verkauft wird das Haus von einem 68-jährigen Arzt, der in den Süden zieht.', false],
  ['gewerbe-inhaber-alter', 'Einfamilienhaus', 'Hier lebt ein 68-jähriger Arzt, der in den Süden zieht.', false],
  ['gewerbe-inhaber-alter', 'Einfamilienhaus', 'Die Praxis führt ein 68-jähriger Arzt.', true],
  ['pacht-zuvor', 'Hotel', 'Die Pacht wurde zum 1. Januar angepasst, bisher 729 €, jetzt 800 €.', false],
  ['pacht-zuvor', 'Hotel', 'Die Pacht wurde neu vereinbart: von 500 € auf 650 €.', false],
  ['pacht-zuvor', 'Hotel', 'Die Pacht wurde neu vereinbart: von 1.500 € auf 950 €.', true],
  ['pacht-zuvor', 'Hotel', 'Die Pacht wurde dabei an das Marktniveau angeglichen (zuvor 729 €).', true],
  ['pacht-zuvor', 'Hotel', 'Pacht | 650 € (bisher 500 €)', false],
  ['pacht-frueher', 'Hotel', 'Hausgeld 498,50 €; bis 2024 galten 562,80 €', false],
  ['pacht-frueher', 'Hotel', 'Die Pacht beträgt 498,50 €. Bis Ende 2028 kostet der Umbau 60.000 €.', false],
  ['pacht-zuvor', 'Hotel', 'Pacht | 498,50 €, Hausgeld 62,80 €', false],
  ['pacht-zuvor', 'Hotel', 'Pacht 498,50 €. Bis Ende 2028 ist die Rücklage auf 60.000 € zu bringen.', false],
  ['pacht-zuvor', 'Hotel', 'Erbpacht | 498,50 €; bis Ende 2024 galten 562,80 €', false],
  ['pacht-index-teil', 'Hotel', 'Indexierung | bei Änderung des VPI um 10 Punkte in voller Höhe', false],
  ['pacht-eigentuemer-zahlt', 'Hotel', 'Eigentümer: Familie Krause, Instandhaltung durch die Mieter', false],
  ['pacht-eigentuemer-zahlt', 'Hotel', 'Eigentümer: nur die Grundsteuer. Pächter: Dach und Fach', false],
  ['betreiber-kapital', 'Hotel', 'Betreiberin | Pflege AG (gegründet 1988, Stammkapital 12.000.000 €)', false],
  ['betreiber-kapital', 'Hotel', 'Die Verkäuferin ist eine GmbH mit 25.000 € Stammkapital.', false],
  ['betreiber-kapital', 'Hotel', 'Die frühere Betreiberin hatte ein Stammkapital von 25.000 €.', false],
  ['pacht-sicherheit', 'Hotel', 'Sicherheit | Bankbürgschaft über zwölf Monatspachten', false],
  ['pacht-sicherheit', 'Hotel', 'Der Käufer zahlt eine Monatspacht Gebühr.', false],
  ['pacht-sicherheit', 'Hotel', 'Sicherheit | Bürgschaft über zwei Monatspachten', true],
  ['leerstand-nebenan', 'Geschäftshaus', 'Eine gefragte Lage: Leerstehende Ladenflächen sind hier Mangelware.', false],
  ['leerstand-nebenan', 'Geschäftshaus', 'Das Umfeld ist lebendig, nur selten sieht man leerstehende Läden.', false],
  ['leerstand-nebenan', 'Geschäftshaus', 'Im Umfeld gibt es einige leerstehende Läden.', true],
  ['kaution-zum-teil', 'Mehrfamilienhaus', 'Kautionen sind hinterlegt für Wohnung 1, Wohnung 2 und Wohnung 3 (alle).', false],
  ['kaution-da', 'Mehrfamilienhaus', 'Kautionen vorhanden: WE 1 bis WE 8.', true],
  ['kaution-zum-teil', 'Mehrfamilienhaus', 'Kautionen vorhanden: WE 1 und WE 8.', true],
  ['raeumung-bewohnt', 'Etagenwohnung', 'Die Wohnung wird bis zuletzt vom Eigentümer bewohnt und bei Übergabe frei.', true],
  ['raeumung-bewohnt', 'Etagenwohnung', 'Die Wohnung wurde von den Eigentümern bis zuletzt selbst bewohnt.', false],
  ['raeumung-umzug-steht-an', 'Etagenwohnung', 'Bei der Familie im Erdgeschoss steht der Umzug an.', false],
  ['raeumung-umzug-steht-an', 'Etagenwohnung', 'Die Eigentümer sind Erstbesitzer. Bei der Familie steht der Umzug an.', true],
])('%s: %s: %s %s', (rule, title, line, isTold) => {
  expect(told(rule, line, title)).toBe(isTold)
}) // prettier-ignore

test.each([
  ['Die Mieterin der Einliegerwohnung hat ein Wohnungsrecht in Abteilung II des Grundbuchs.', ['wohnrecht']],
  ['Die Mieterin hat ein lebenslanges Wohnrecht, das beim Notar beurkundet und in Abteilung II vorgemerkt ist.', ['wohnrecht']],
  ['Der Mieter Herr Maier hat ein lebenslanges Wohnrecht. Dieses ist im Grundbuch eingetragen.', ['wohnrecht']],
  ['Der Mieter hat ein lebenslanges Wohnrecht. Dieses ist nicht im Grundbuch eingetragen.', ['wohnrecht-im-mietvertrag']],
  ['Der Mieterin ist ein Wohnrecht zugesagt. Es ist im Mietvertrag festgehalten.', ['wohnrecht-im-mietvertrag']],
  ['Laut Mietvertrag hat der Mieter das Nutzungsrecht am Stellplatz und am Kellerraum.', []],
  ['Im Mietvertrag ist das Nutzungsrecht für den Garten geregelt.', []],
  ['Mieter haben ein Nutzungsrecht an der Gemeinschaftsterrasse.', []],
  ['Im Mietvertrag ist ein lebenslanges Nutzungsrecht zugesagt.', ['wohnrecht-im-mietvertrag']],
  ['Laut Mietvertrag hat die Mieterin ein Nutzungsrecht an der Wohnung im Dachgeschoss.', ['wohnrecht-im-mietvertrag']],
])('%s: %j', (line, rules) => {
  const found = readRemarks(passagesOf([page(['# Haus zum Kauf', '', line])]), SETTING)
  expect(found.map(({ rule }) => rule).filter(rule => /^wohnrecht/u.test(rule))).toEqual(rules)
}) // prettier-ignore
