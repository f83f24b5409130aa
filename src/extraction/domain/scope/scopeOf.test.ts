import { expect, test } from 'vitest'
import { saidBy } from './said.ts'
import type { Bearer, Scope, Stance, Time } from './scope.ts'
import { scopeOf } from './scopeOf.ts'
import type { Matter } from './sign.ts'

/** The stretch that is judged is in brackets, its value after `|`: "[VB (vorher |730.000 €])". */
function scopeIn(marked: string, matter: Matter, today?: number): Scope {
  const start = marked.indexOf('[')
  const bar = marked.indexOf('|')
  const text = marked.replace(/[[\]|]/gu, '')
  const end = marked.indexOf(']') - (bar < 0 ? 1 : 2)
  return scopeOf(saidBy(text), start, end, { matter, today, ...(bar < 0 ? {} : { core: bar - 1 }) })
}

type Row = readonly [text: string, matter: Matter, says: Partial<Pick<Scope, 'bearer' | 'time' | 'stance' | 'year'>>]

const FORMER: readonly Row[] = [
  ['660.000 € VB (vorher [730.000 €])', 'amount', { time: 'former' }],
  ['660.000 € [VB (vorher |730.000 €])', 'amount', { time: 'former' }],
  ['Jetzt 399.000 € statt [429.000 €]', 'amount', { time: 'former' }],
  ['Der Preis wurde von [450.000 €] auf 399.000 € gesenkt.', 'amount', { time: 'former' }],
  ['Ursprünglicher [Angebotspreis: |730.000 €]', 'amount', { time: 'former' }],
  ['Bisher [730.000 €]', 'amount', { time: 'former' }],
  ['Die Wohnung, die wir seit 2008 [vermietet] hatten, steht leer.', 'thing', { time: 'former' }],
  ['Die Mieter, denen wir sie zuletzt für [590 €] vermietet hatten, sind fort.', 'amount', { time: 'former' }],
  ['Kaufpreis 660.000 €, von [730.000 €] reduziert', 'amount', { time: 'former' }],
  ['Einbauküche (Neupreis [9.000 €])', 'amount', { time: 'former' }],
  ['Im Erdgeschoss liegt die ehemalige [Gaststätte].', 'thing', { time: 'former' }],
  ['Das Erdgeschoss wurde früher als [Büro] genutzt.', 'thing', { time: 'former' }],
  ['Die Wohnung war bis 2022 [vermietet].', 'thing', { time: 'former', year: 2022 }],
  ['Die Wohnung ist bis 2022 [vermietet].', 'thing', { time: 'former', year: 2022 }],
  ['Das Haus war mit [Öl] beheizt.', 'thing', { time: 'former' }],
  ['Die [Ölheizung] wurde 2021 durch eine Wärmepumpe ersetzt.', 'thing', { time: 'former' }],
]
const PLANNED: readonly Row[] = [
  ['[Wärmepumpe] vorbereitet', 'thing', { time: 'planned' }],
  ['Neu: [Wärmepumpe] ist bereits vorbereitet', 'thing', { time: 'planned' }],
  ['Das [Dach] wird 2027 erneuert.', 'thing', { time: 'planned', year: 2027 }],
  ['Ein [Aufzug] soll kommen.', 'thing', { time: 'planned' }],
  ['[Carport] geplant', 'thing', { time: 'planned' }],
  ['[drei Zimmer] möglich', 'amount', { time: 'planned' }],
  ['Das [Dachgeschoss] ist ausbaufähig.', 'thing', { time: 'planned' }],
  ['[Keller] optional', 'thing', { time: 'planned' }],
  ['Platz für eine [Garage]', 'thing', { time: 'planned' }],
  ['Soll-[Miete |12.000 €]', 'amount', { time: 'planned' }],
  ['[Rendite 5 %] erzielbar', 'amount', { time: 'planned' }],
  ['Die [Genehmigung] ist beantragt.', 'thing', { time: 'planned' }],
  ['nach Sanierung [Klasse B]', 'thing', { time: 'planned' }],
  ['Die Scheune könnte eine [Ferienwohnung] werden.', 'thing', { time: 'planned' }],
  ['Die [Sanierung] ist für 2028 geplant.', 'works', { time: 'planned', year: 2028 }],
  ['Die [Fassadensanierung] ist beschlossen.', 'works', { time: 'planned' }],
  ['[Kernsanierung] läuft', 'works', { time: 'planned' }],
  ['[Badmodernisierung] erforderlich', 'works', { time: 'planned' }],
]
const EXCLUDED: readonly Row[] = [
  ['[Bodenbelag] nicht enthalten', 'thing', { stance: 'excluded' }],
  ['[Bodenbelag], Malerarbeiten und Lampen sind nicht im Kaufpreis enthalten.', 'thing', { stance: 'excluded' }],
  ['Nicht enthalten: [Bodenbelag]', 'thing', { stance: 'excluded' }],
  ['[Einbauküche] vom Mieter eingebracht', 'thing', { stance: 'excluded' }],
  ['[Einbauküche] wurde vom Mieter einbracht', 'thing', { stance: 'excluded' }],
  ['die [Küche], die der Mieter einbrachte', 'thing', { stance: 'excluded' }],
  ['Die [Küche] gehört dem Mieter.', 'thing', { stance: 'excluded' }],
  ['[Sauna] gegen Aufpreis', 'thing', { stance: 'excluded' }],
  ['[Malerarbeiten] in Eigenleistung', 'thing', { stance: 'excluded' }],
  ['[Boden] bauseits', 'thing', { stance: 'excluded' }],
]
const HEDGED: readonly Row[] = [
  ['Baujahr: unbekannt, vermutlich [1960er]', 'amount', { stance: 'hedged' }],
  ['Laut Verkäufer [130 m²] Wohnfläche', 'amount', { stance: 'hedged' }],
  ['[Feuchte] nicht prüfbar', 'thing', { stance: 'hedged' }],
  ['[Miete |800 €], ohne Gewähr', 'amount', { stance: 'hedged' }],
  ['Die Platten dürften [Asbest] enthalten.', 'thing', { stance: 'hedged' }],
]
const DENIED: readonly Row[] = [
  ['nicht mehr [alles auf neuestem Stand]', 'works', { stance: 'denied' }],
  ['weder [Balkon] noch Loggia', 'thing', { stance: 'denied' }],
  ['Im Grundbuch steht außer dem Geh- und [Leitungsrecht] am Wohnweg nichts.', 'thing', { stance: 'asserted' }],
  ['Abgesehen von einem [Wegerecht] bestehen keine Lasten.', 'thing', { stance: 'asserted' }],
  ['Außer dem Garten gibt es keine [Terrasse].', 'thing', { stance: 'denied' }],
  ['Ein [Aufzug] ist nicht vorhanden.', 'thing', { stance: 'denied' }],
  ['Privatverkäufer ist kein [Makler].', 'thing', { stance: 'denied' }],
]
const OF_OTHERS: readonly Row[] = [
  [
    'Für das vordere, bebaute Grundstück (Altbau, [618 m²]) gibt es keine Verkaufsabsicht.',
    'amount',
    { bearer: 'other' },
  ],
  ['Das Flurstück 12 mit [618 m²] wird nicht mitverkauft.', 'amount', { bearer: 'other' }],
  ['Der Zoo mit seinem [Garten] liegt in der Nähe.', 'thing', { bearer: 'surroundings' }],
  ['Blick auf die [Gärten]', 'thing', { bearer: 'surroundings' }],
  ['Die [Garage] grenzt nach Norden an.', 'thing', { bearer: 'surroundings' }],
  ['[Garage] des Nachbarn', 'thing', { bearer: 'surroundings' }],
  ['Am Nachbarhaus wird das [Dach] erneuert.', 'thing', { time: 'planned', bearer: 'surroundings' }],
  ['[PV] am Nachbarhaus', 'thing', { bearer: 'surroundings' }],
  ['Musterhaus mit [160 m²]', 'amount', { bearer: 'other' }],
  ['Also available: [Serviced Apartments] in Dresden', 'thing', { bearer: 'other' }],
  ['Weitere Objekte: Haus [450.000 €]', 'amount', { bearer: 'other' }],
  ['Zum Vergleich: [4.200 €]', 'amount', { bearer: 'other' }],
  ['Gebäudenutzfläche [426,7 m²]', 'amount', { bearer: 'certificate' }],
  ['Obergeschoss mit [drei Zimmern]', 'amount', { bearer: 'floor' }],
  ['Im Obergeschoss des Hauses befinden sich [drei Zimmer].', 'amount', { bearer: 'floor' }],
  ['Die Einliegerwohnung hat [60 m²] Wohnfläche.', 'amount', { bearer: 'part' }],
  ['Die Praxis hat [60 m²] Nutzfläche.', 'amount', { bearer: 'part' }],
]
const HERE_AND_NOW: readonly Row[] = [
  ['Nach der Praxis der Stadt wird der [Erbbauzins] beim Verkauf angepasst.', 'thing', {}],
  ['Verkauft wird mein [Miteigentumsanteil], keine abgeteilte Wohnung.', 'thing', {}],
  ['[660.000 €] VB (vorher 730.000 €)', 'amount', {}],
  ['Kaufpreis [399.000 €] statt 429.000 €', 'amount', {}],
  ['Die Wohnung ist bis 2030 [vermietet].', 'thing', {}],
  ['Die Ölheizung wurde 2021 durch eine [Wärmepumpe] ersetzt.', 'thing', {}],
  ['[Gasheizung], Wärmepumpe vorbereitet', 'thing', {}],
  ['[Balkon] vorhanden, Garage möglich', 'thing', {}],
  ['Ehemaliger Bauernhof mit [6 Zimmern]', 'amount', {}],
  ['Die Wohnung im Obergeschoss hat [drei Zimmer].', 'amount', {}],
  ['Die [Dachfläche] wurde 2015 erneuert.', 'thing', {}],
  ['[85 m² Wohnfläche] kann sofort bezogen werden.', 'amount', {}],
  ['Das Haus wird mit [Gas] beheizt.', 'thing', {}],
  ['Haus mit [Garten] in der Nähe des Zoos', 'thing', {}],
  ['Die Feuchtigkeit im [Keller] ist nicht bekannt.', 'thing', {}],
]

test.each([...FORMER, ...PLANNED, ...EXCLUDED, ...HEDGED, ...DENIED, ...OF_OTHERS, ...HERE_AND_NOW])(
  '%s (%s) is meant so: %j',
  (text, matter, says) => {
    const rest: { time: Time; stance: Stance; bearer?: Bearer } = { time: 'now', stance: 'asserted' }
    if (Object.keys(says).length === 0) rest.bearer = 'offer'
    expect(scopeIn(text, matter, 2026)).toMatchObject({ ...rest, ...says })
  },
)

test('without a day "bis 2022" alone does not tell that it is over', () => {
  expect(scopeIn('Die Wohnung ist bis 2022 [vermietet].', 'thing').time).toBe('now')
  expect(scopeIn('Die Wohnung war bis 2022 [vermietet].', 'thing').time).toBe('former')
})
