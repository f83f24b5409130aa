import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const DAY = calendarDate('2026-11-30')
const HOUSE = ['# Einfamilienhaus in 37154 Northeim', '', 'Kaufpreis | 198.000 €', 'Wohnfläche | 134 m²', 'Baujahr | 1996', ''] // prettier-ignore
const read = (...lines: string[]) => extract([page([...HOUSE, ...lines])], DAY)
const open = (...lines: string[]) => read(...lines).sums.openWorks
/** "Fenster!" is called due, "Fenster½!" only in part. */
const named = (...lines: string[]) =>
  open(...lines).map(({ name, isDue, inPart }) => `${name}${inPart ? '½' : ''}${isDue ? '!' : ''}`)

test.each([
  [['Die Holzfenster im Erdgeschoss brauchen in den kommenden Jahren einen Anstrich oder Ersatz.'], ['Fenster½!']],
  [['In den nächsten Jahren fällig: Fassade, Heizung'], ['Fassade!', 'Heizung!']],
  [
    [
      'Offen sind nach unserer Begehung vom 12.11.2026: Neuanstrich der Tore, Fugen im Hallenboden (Halle 1), Austausch der RWA-Steuerung (Angebot 14.200 € netto liegt vor).',
    ],
    ['Tore!', 'Hallenboden!', 'Rauchabzug (RWA)!'],
  ],
  [['In den kommenden Jahren sind Fassade und Heizung zu machen.'], ['Fassade!', 'Heizung!']],
  [['Das Dach wird man in den nächsten Jahren erneuern müssen.'], ['Dach!']],
  [['Die Fenster im Obergeschoss müssten demnächst ersetzt werden.'], ['Fenster½!']],
  [['Fenster im EG sind fällig.'], ['Fenster½!']],
  [
    ['Was noch ansteht:', '', '- Bad im Obergeschoss', '- Fassade streichen'],
    ['Bad½!', 'Fassade!'],
  ],
  [['Zaun und Einfahrt sind in die Jahre gekommen; Angebot liegt vor: 6.500 €.'], ['Zaun', 'Einfahrt']],
  [['Die Haustür klemmt.'], ['Haustür']],
  [['Mittelfristig steht die Heizung an.'], ['Heizung!']],
  [['Der neue Eigentümer sollte die Fassade streichen.'], ['Fassade!']],
  [['Der Dachüberstand auf der Nordseite sollte gestrichen werden.'], ['Dachüberstand (Anstrich)½!']],
  [['Die Fassade müsste gestrichen werden, die Fenster auch.'], ['Fassade!', 'Fenster (Anstrich)!']],
  [['Zaun und Fenster müssen gestrichen werden.'], ['Fenster (Anstrich)!', 'Zaun (Anstrich)!']],
  [['Was nicht gemacht wurde', '', 'Die Fassade ist nicht gedämmt. Beheizt wird mit sechs Gasthermen; die älteste dürfte in den nächsten Jahren zu ersetzen sein.'], ['Heizung!', 'Fassade']], // prettier-ignore
])('%j names as open', (lines, expected) => {
  expect(named(...lines)).toEqual(expected)
})

test.each([
  ['done', ['Die Fenster waren fällig und wurden 2021 erneuert.']],
  ['done by its year', ['Fenster 2021 erneuert, sie waren in die Jahre gekommen.']],
  ['a flat of somebody else', ['In zwei Wohnungen ist das Bad zu erneuern.']],
  ['by the seller before he hands it over', ['Die Heizung wird vor der Übergabe erneuert werden müssen, das übernimmt der Verkäufer.']], // prettier-ignore
  ['of a stable', ['Im Stallgebäude müssten Dach und Fenster erneuert werden.']],
  ['of a barn', ['Die Scheune braucht ein neues Dach und neue Fenster.']],
  ['of a shed', ['Das alte Gartenhaus braucht ein neues Dach.']],
  ['of a workshop', ['Die Heizung der Werkstatt ist zu ersetzen.']],
  ['by us', ['Die Dachrinnen sind zu erneuern, das machen wir noch.']],
  ['by the community', ['Die Eigentümergemeinschaft muss die Fassade sanieren.']],
  ['from the reserve', ['Das Dach ist zu erneuern, bezahlt wird es aus der Rücklage.']],
  ['nothing', ['Was ansteht: nichts, alles ist neu gemacht.']],
  ['nothing of it', ['Das Dach muss in den nächsten Jahren nicht erneuert werden.']],
  ['a wish', ['Wer will, kann die Heizung tauschen.']],
  ['a taste', ['Das Bad könnte man irgendwann modernisieren.']],
  ['the neighbour’s', ['Der Zaun des Nachbarn ist morsch.']],
  ['the road', ['Die Straße ist zu erneuern, die Einfahrt bleibt.']],
  ['another offer', ['Auch interessant aus unserem Haus', '', 'Bungalow in Soest, 365.000 €, die Fenster sind fällig']],
  ['what works', ['Was als Nächstes ansteht', '', 'Die Küche (2004, Geräte z. T. erneuert) ist funktionstüchtig.']],
])('%s is nothing open', (_, lines) => {
  expect(named(...lines)).toEqual([])
})

test.each([
  ['In den nächsten Jahren ist mit dem Austausch der Fenster zu rechnen; dies ist im Kaufpreis bereits berücksichtigt.', ['Fenster!']], // prettier-ignore
  ['Mit einer Erneuerung der Heizung ist in den kommenden Jahren zu rechnen.', ['Heizung!']],
  ['Die Fenster sollten mittelfristig erneuert werden; das haben wir im Preis berücksichtigt.', ['Fenster!']],
  ['Bei den Fenstern steht der Austausch an, der Preis trägt dem Rechnung.', ['Fenster!']],
  ['Die Fenster haben ihre Zeit gehabt.', ['Fenster!']],
  ['Das Dach hat seine Lebensdauer erreicht.', ['Dach!']],
  ['Den Austausch der Fenster sollten Sie in den nächsten Jahren einplanen.', ['Fenster!']],
  ['Ein Austausch der Heizung ist absehbar, dies wurde bei der Preisfindung bedacht.', ['Heizung!']],
  ['Eine Sanierung der Fassade wird in den nächsten Jahren notwendig.', ['Fassade!']],
  ['Mittelfristig ist die Erneuerung der Elektrik einzuplanen.', ['Elektrik!']],
  ['In absehbarer Zeit ist eine Neueindeckung des Daches zu erwarten.', ['Dach!']],
  ['Als Nächstes kommen die Fenster an die Reihe.', ['Fenster!']],
])('%s: the seller reckons with it himself, whatever he says of his price', (line, expected) => {
  expect(named(line)).toEqual(expected)
})

test.each([
  ['nothing is expected', 'Mit einem Austausch der Fenster ist in den nächsten Jahren nicht zu rechnen.'],
  ['hardly so', 'Mit einer Erneuerung der Heizung ist so bald kaum zu rechnen.'],
  ['done', 'Der Austausch der Fenster erfolgte 2021 und ist im Kaufpreis bereits berücksichtigt.'],
  ['done, it had been expected', 'Mit dem Austausch der Fenster war zu rechnen; sie wurden 2022 erneuert.'],
  ['by the community, from its reserve', 'Mit dem Austausch der Fenster ist zu rechnen; die Gemeinschaft zahlt ihn aus der Rücklage.'], // prettier-ignore
  ['of another house', 'Beim Nachbarhaus ist mit dem Austausch der Fenster zu rechnen.'],
  ['by the seller', 'Mit dem Austausch der Heizung ist noch vor der Übergabe zu rechnen, das übernimmt der Verkäufer.'],
  ['late', 'Mit einer Erneuerung des Daches ist erst in 20 Jahren zu rechnen.'],
  ['not needed', 'Eine Sanierung der Fassade ist nicht erforderlich.'],
  ['a wish', 'Wer will, kann den Austausch der Fenster einplanen.'],
  ['the road', 'Mit einer Erneuerung der Straße ist zu rechnen, Fenster und Dach sind neu.'],
  ['what a term takes', 'Für den Termin sollten Sie eine Stunde einplanen, die Fenster sind neu.'],
])('%s is nothing the seller reckons with', (_, line) => {
  expect(named(line).filter(one => one.endsWith('!'))).toEqual([])
})

test('what comes late is told and not called due', () => {
  expect(named('Langfristig steht die Haustür an.')).toEqual(['Haustür'])
})

test('a trade that is called due is a remark of its own, once, and says that only a part is meant', () => {
  const due = (...lines: string[]) =>
    read(...lines).remarks.flatMap(({ rule, tone, inPart }) => (/-(?:absehbar|faellig)$/u.test(rule) ? [[rule, tone, inPart]] : [])) // prettier-ignore
  expect(due('Die Holzfenster im Erdgeschoss brauchen einen Anstrich oder Ersatz.')).toEqual([['fenster-absehbar', 'warnung', true]]) // prettier-ignore
  expect(due('Die Fenster im Obergeschoss müssten demnächst ersetzt werden.')).toEqual([['fenster-faellig', 'warnung', true]]) // prettier-ignore
  expect(due('In den nächsten Jahren fällig: Heizung')).toEqual([['heizung-absehbar', 'warnung', undefined]])
  expect(due('Zaun und Einfahrt sind in die Jahre gekommen.')).toEqual([])
})

test.each([
  ['Zaun und Einfahrt sind in die Jahre gekommen; Angebot liegt vor: 6.500 €.', 'aussenanlagen', 6500],
  ['Der Gartenzaun ist in die Jahre gekommen, ein Angebot über 3.200 € liegt vor.', 'aussenanlagen', 3200],
  ['Die Einfahrt ist abgesackt. Ein Angebot der Firma Huber über 7.400 € liegt vor.', 'aussenanlagen', 7400],
  ['Die Haustür klemmt, der Tischler will 2.900 € für eine neue.', 'haustuer', 2900],
  ['Das Garagentor ist defekt, Kostenvoranschlag 1.850 €.', 'haustuer', 1850],
  ['Nicht gemacht wurde bisher die Haustür (Angebot: 3.100 Euro).', 'haustuer', 3100],
  ['Die Terrasse müsste neu belegt werden, das kostet laut Gartenbauer 5.600 €.', 'aussenanlagen', 5600],
  ['Die Holzterrasse ist morsch. Ein Angebot für eine neue lag bei 4.800 Euro.', 'aussenanlagen', 4800],
  ['Was noch zu machen ist: Fassade streichen (Angebot 8.900 €)', 'fassade', 8900],
  ['Was noch ansteht: Zaun zur Straße, Angebot 2.400 €', 'aussenanlagen', 2400],
])('%s: the sum is of works that are needed', (line, subject, amount) => {
  const needed = read(line).sums.costs.filter(one => one.needed)
  expect(needed.map(({ subject: of, high }) => [of, high])).toEqual([[subject, amount]])
})

test.each([
  'Der Gartenzaun wurde 2023 für 3.200 € erneuert.',
  'Die neue Haustür hat 2.900 € gekostet.',
  'Gegen Aufpreis von 4.800 € liefert der Bauträger eine Holzterrasse.',
  'Die Markise über der Terrasse gehört zum Haus, Neupreis 4.800 €.',
  'Die Terrasse ist neu. Für das Haus liegt ein Kaufangebot über 190.000 € vor.',
])('%s: no works are needed', line => {
  expect(read(line).sums.costs.filter(one => one.needed)).toEqual([])
})
