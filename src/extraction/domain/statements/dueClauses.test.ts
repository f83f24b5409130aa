import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { clausesOf } from './dueClauses.ts'

const DAY = calendarDate('2026-11-30')
const HOUSE = ['# Einfamilienhaus in 37154 Northeim', '', 'Kaufpreis | 198.000 €', 'Wohnfläche | 134 m²', 'Baujahr | 1996', ''] // prettier-ignore
const read = (line: string) => extract([page([...HOUSE, line])], DAY)
/** What is called due, "½" in part, and what is only worn in brackets. */
const open = (line: string) =>
  read(line).sums.openWorks.map(({ name, isDue, inPart }) => (isDue ? `${name}${inPart ? '½' : ''}` : `(${name})`))

test.each([
  ['Die Heizung ist neu, das Bad müsste erneuert werden.', ['Bad']],
  ['Innen sind Böden und Wände zu renovieren, Heizung und Fenster sind neu.', ['Böden']],
  ['Die Küche ist alt und zu ersetzen, die Heizung läuft einwandfrei.', ['Küche']],
  ['Trotz neuer Heizung wäre die Fassade zu streichen.', ['Fassade']],
  ['Neben dem neuen Dach sind die Fenster zu erneuern.', ['Fenster']],
  ['Die Dachrinnen müssten erneuert werden.', ['Dachrinnen']],
  ['Dach und Dachrinnen müssen erneuert werden.', ['Dach', 'Dachrinnen']],
  [
    'Zu tun ist: Steigleitungen rechts (Angebot Fa. Reese, 18.400 € brutto, liegt vor), Hauseingangstür, Anstrich der Hoffassade.',
    ['Leitungen', 'Fassade½', 'Haustür'],
  ],
  ['Noch zu machen ist: Dach (Angebot der Fa. Müller & Sohn liegt vor), Zaun.', ['Dach', 'Zaun']],
  // A passing word takes no need back.
  ['Die Fenster sind alle 40 Jahre alt und müssen ausgetauscht werden.', ['Fenster']],
  ['Die Heizung muss laut Energieausweis erneuert werden.', ['Heizung']],
  ['Die Heizung muss erneuert werden, das bestätigte der Schornsteinfeger bei der letzten Wartung.', ['Heizung']],
  ['Das Dach ist zu erneuern, ein Zuschuss der KfW ist beantragt.', ['Dach']],
  // What is due stays so, however the sentence is built.
  ['Fenster, Bad und Heizung müssten erneuert werden.', ['Bad', 'Fenster', 'Heizung']],
  ['Die Fenster sind alt und müssen erneuert werden.', ['Fenster']],
  ['Das Dach ist neu und die Heizung muss ausgetauscht werden.', ['Heizung']],
  ['Das Dach muss neu gedeckt und die Fassade gestrichen werden.', ['Dach', 'Fassade']],
  ['Die Heizung läuft noch, sie müsste aber demnächst ersetzt werden.', ['Heizung']],
  ['Die Heizung, die von 1996 stammt, muss erneuert werden.', ['Heizung']],
  ['Das Bad ist von 1985, hier sind die Fliesen zu erneuern.', ['Bad']],
  ['Das Bad ist noch original: es müsste renoviert werden.', ['Bad']],
  ['Die Heizung von 1988 muss laut GEG ausgetauscht werden.', ['Heizung']],
  ['Das Haus braucht eine neue Heizung und neue Fenster.', ['Fenster', 'Heizung']],
  ['Das Dach benötigt eine neue Eindeckung.', ['Dach']],
  ['Die Fassade braucht einen neuen Anstrich.', ['Fassade']],
  ['Als Nächstes steht die Heizung an, das Bad ist von 2021.', ['Heizung']],
  ['Mittelfristig steht die Heizung an und das Bad bleibt, wie es ist.', ['Heizung']],
  ['Das Bad ist zu erneuern, sonst nichts.', ['Bad']],
  ['Die Fenster sind zu machen.', ['Fenster']],
  ['In den nächsten Jahren fällig: Fassade, Dach und Fenster neu', ['Fassade']],
  ['Die Haustür klemmt, die Fenster sind zu streichen.', ['Fenster (Anstrich)', '(Haustür)']],
  ['Das Bad müsste gemacht werden (Fenster und Heizung sind neu).', ['Bad']],
  ['Das Bad müsste gemacht werden - Fenster und Dach sind top.', ['Bad']],
  ['Während Heizung und Fenster neu sind, muss das Bad erneuert werden.', ['Bad']],
  ['Mit der neuen Heizung ist das Haus gut versorgt, das Bad wäre noch zu machen.', ['Bad']],
  ['Bodenbeläge und Anstrich sind zu erneuern, Elektrik und Bäder bereits modernisiert.', ['Böden']],
  ['Das Bad braucht dringend eine komplette Sanierung, die Fenster nicht.', ['Bad']],
  ['Die Fenster im Obergeschoss sind neu, die im Erdgeschoss müssten ersetzt werden.', ['Fenster½']],
  ['Das Bad ist von 1985, hier müssen auch die Fenster erneuert werden.', ['Fenster']],
  ['Die Fassade benötigt neue Farbe.', ['Fassade']],
])('%s is due in %j', (line, expected) => {
  expect(open(line).toSorted()).toEqual(expected.toSorted())
})

test.each([
  // what is new stands beside what is to do
  'Die Räume müssen Sie nur noch streichen, Bad und Fenster sind von 2021.',
  'Das Haus muss renoviert werden, Dach und Heizung sind von 2021.',
  'Nur die Tapeten sind zu erneuern, Bad und Fenster sind neu.',
  'Bad und Fenster sind neu, nur die Tapeten sind zu erneuern.',
  'Den Innenausbau müssen Sie selbst machen, die Fenster sind neu.',
  // "an" of a place
  'Im Keller steht die Heizung an der Nordwand.',
  'Vor dem Haus steht eine große Linde an der Einfahrt.',
  'Auf der Terrasse steht eine Pergola, an der Wein wächst.',
  'Im Bad steht eine Badewanne an der Außenwand.',
  'Am Fenster steht ein Kachelofen an der Wand.',
  'Im Frühjahr steht der Frühjahrsputz an, dann glänzt auch die Terrasse wieder.',
  // what comes again, or is paid
  'Die Wartung der Heizung ist jährlich fällig.',
  'Die nächste Prüfung der Heizung ist im März fällig.',
  'Die Eichung der Heizung ist 2028 fällig.',
  'Die Rate für die Photovoltaik ist monatlich fällig.',
  'Der Kaufpreis ist fällig, sobald die Fenster eingebaut sind.',
  'Die neue Heizung steht im Keller, die Wartung steht an.',
  // a piece
  'Die Fenster brauchen neue Dichtungen.',
  'Die Heizung braucht eine neue Pumpe.',
  'Das Bad benötigt ein neues Waschbecken.',
  'Das Bad braucht noch einen neuen Spiegel.',
  'Das Bad benötigt neue Besitzer mit Ideen.',
  'Die Heizung benötigt demnächst einen neuen Heizöltank.',
  'Das Dach ist dicht, ein paar Ziegel sind zu tauschen.',
  'Im Bad muss die Silikonfuge erneuert werden.',
  // denied
  'Weder Dach noch Fenster müssen erneuert werden.',
  'Kein Gewerk ist fällig, weder Heizung noch Dach.',
  'Kein Fenster muss erneuert werden.',
  'Niemand muss hier Bad oder Fenster erneuern.',
  'Die Bäder sind zeitlos, zu erneuern ist hier nichts.',
  'In den nächsten Jahren fällig: keine größeren Arbeiten, Dach und Fenster neu.',
  // the law, and far off
  'Nach § 72 GEG muss die Heizung nach 30 Jahren ausgetauscht werden.',
  'Eine Heizung, die älter als 30 Jahre ist, muss laut Gesetz ausgetauscht werden.',
  'Die Heizung von 2019 muss erst in vielen Jahren erneuert werden.',
  'Der Schornsteinfeger sagt, die Heizung darf noch bis 2035 betrieben werden und ist dann auszutauschen.',
  // cleaned
  'Die Dachrinnen sollten Sie im Herbst sauber machen.',
  'Die Fenster müssen Sie im Winter zu machen.',
  // a condition, a wish, care that comes round again
  'Wer es moderner mag, sollte das Bad erneuern.',
  'Bei Bedarf sollten die Fenster getauscht werden.',
  'Um KfW-Standard zu erreichen, müssten Fassade und Fenster erneuert werden.',
  'Für die Förderung müsste die Heizung erneuert werden.',
  'Laut Energieausweis sollten Fassade gedämmt und Fenster ausgetauscht werden.',
  'Die Holzfenster müssen regelmäßig überarbeitet werden.',
  'Die Fassade muss erst in einigen Jahren wieder gestrichen werden.',
  'Ausstehend: Rechnung für die Fenster.',
])('%s calls nothing due', line => {
  const { remarks } = read(line)
  expect(open(line)).toEqual([])
  expect(remarks.filter(({ rule }) => /-absehbar$|^arbeiten-aufgeschoben$/u.test(rule))).toEqual([])
})

test.each([
  ['die fenster sind alt und müssen weg', 1],
  ['fenster, bad und heizung müssten erneuert werden', 1],
  ['die heizung ist neu, das bad müsste erneuert werden', 2],
  ['böden sind zu renovieren, heizung und fenster neu', 2],
  ['das bad ist neu und die heizung muss erneuert werden - das dach ist von 1990', 3],
] as const)('%s: %d clauses', (statement, count) => {
  expect(clausesOf(statement)).toHaveLength(count)
})
