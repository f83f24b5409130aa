import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf, levyToExpect } from './levies.ts'
import { ownersCostsOf } from './ownersCosts.ts'
import { NO_PRICED_WORKS, PRICED_WORKS } from './statedCosts.fixture.ts'
import { statedCostsOf } from './statedCosts.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const passages = (line: string) => passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])

test.each([
  ['Die Kosten werden durch eine Sonderumlage von 562.000 € gedeckt. Auf die hier angebotene Wohnung mit Garage (31/1.000) entfallen 17.422 €, zahlbar in zwei Raten zum 1. Februar und zum 1. August 2027. Der Verkäufer übernimmt keine der beiden Raten.', 17_422, 'buyer', 'zahlbar in zwei Raten zum 1. Februar und zum 1. August 2027'],
  ['Für die Dachsanierung ist eine Sonderumlage beschlossen; auf diese Wohnung entfallen 4.800 Euro, fällig am 1.3.2027, vom Käufer zu tragen.', 4_800, 'buyer', 'fällig am 1.3.2027'],
  ['Die Kosten deckt eine Sonderumlage in vier Raten, erstmals fällig am 15.03.2027; auf diese Wohnung entfallen insgesamt 9.600 €.', 9_600, null, 'in vier Raten, erstmals fällig am 15.03.2027'],
  ['Eine Sonderumlage in Höhe von 6.500 € (Anteil dieser Wohnung) wird zum 30.06.2027 fällig.', 6_500, null, 'zum 30.06.2027 fällig'],
  ['Sonderumlage 120.000 €, davon 4.800 € anteilig für diese Einheit. Der Verkäufer trägt die Sonderumlage.', 4_800, 'seller', null],
  ['Beschlossen wurde eine Sonderumlage. Der Anteil der Wohnung beträgt 9.250 € und ist vom Erwerber zu zahlen.', 9_250, 'buyer', null],
  ['Die Sonderumlage (Anteil 3.900 €) wurde vom Verkäufer bereits vollständig bezahlt.', 3_900, 'seller', null],
  ['Für die Fassade wird 2027 eine Sonderumlage erhoben, je Wohnung 8.000 €.', 8_000, null, null],
  ['Die Gemeinschaft hat im Mai eine Sonderumlage über 240.000 € beschlossen. Davon trägt unsere Wohnung 7.200 €, die wir noch vor der Übergabe bezahlen.', 7_200, 'seller', null],
  ['Der Rest wird als Sonderumlage erhoben; auf diese Wohnung entfallen 13.400 €, fällig je zur Hälfte am 01.03. und 01.09.2027. Nach der Abrede mit dem Verkäufer zahlt der Käufer die Umlage.', 13_400, 'buyer', 'fällig je zur Hälfte am 01.03. und 01.09.2027'],
  ['In der Versammlung vom 16. September 2026 haben die Eigentümer die Betonsanierung der Loggien beschlossen; auf diese Einheit entfallen 16.300 EUR, zahlbar in zwei gleichen Raten zum 1. April und 1. Oktober 2027.', 16_300, null, 'zahlbar in zwei gleichen Raten zum 1. April und 1. Oktober 2027'],
  ['Die Dachsanierung ist beschlossen. Davon entfallen auf unsere Wohnung rund 5.200 €.', 5_200, null, null],
  ['In der letzten Eigentümerversammlung wurde die Sanierung der Balkone beschlossen, auf uns kämen 6.800 Euro zu.', 6_800, null, null],
  ['Für unsere Wohnung ergibt sich eine beschlossene Sonderumlage von 9.600 €. Der Verkäufer wünscht, dass der Käufer diese Raten übernimmt.', 9_600, 'buyer', null],
  ['Die Sonderumlage von 6.120 € trägt der Käufer.', 6_120, 'buyer', null],
  ['2025 beschloss sie, die Brandmeldeanlage zu ersetzen; die Umlage dafür beträgt 2.900 € je Appartement und ist im Sommer 2027 vom dann eingetragenen Eigentümer zu zahlen.', 2_900, 'buyer', null],
  ['Die Fassade kostet 240.000 €, woraus für unsere Wohnung eine beschlossene Sonderumlage von 9.600 € folgt. Der Verkäufer möchte, dass der Erwerber sie übernimmt.', 9_600, 'buyer', null],
  ['Auf diese Wohnung entfällt eine Sonderumlage von 11.250 € aus insgesamt 310.000 €, zahlbar in zwei Raten zum 1. April 2027. Wir wünschen uns, dass die Käufer die Raten zahlen.', 11_250, 'buyer', 'zahlbar in zwei Raten zum 1. April 2027'],
  ['Für die Fassade ist eine Sonderumlage beschlossen. Auf unsere Wohnung entfallen 30.700 €. Die erste Hälfte war am 01.10.2026 fällig und ist vom Verkäufer bezahlt, die zweite über 15.350 € wird am 01.04.2027 fällig und ist nach dem Willen des Verkäufers vom Erwerber zu tragen.', 15_350, 'buyer', 'am 01.04.2027 fällig'],
  ['Da die Rücklage hierfür nicht ausreicht, wird eine Sonderumlage erhoben; auf diese Wohnung entfallen 13.850 €, fällig je zur Hälfte am 15. Februar und am 15. August 2027. Die Raten sind vom Erwerber zu tragen.', 13_850, 'buyer', 'fällig je zur Hälfte am 15. Februar und am 15. August 2027'],
  ['Weil die Rücklage dafür nicht reicht gibt es eine Sonderumlage, auf unsere Wohnung kommen 5.120 €, und die zahlt dann derjenige, der zu diesem Zeitpunkt im Grundbuch steht.', 5_120, 'buyer', null],
  ['Die Rücklage reicht dafür nicht aus, deshalb kommt eine Sonderumlage. Auf diese Wohnung entfallen 4.000 €.', 4_000, null, null],
  ['Ihr Anteil an der beschlossenen Sonderumlage beläuft sich auf 5.400 €, zahlbar bis 31.12.2026.', 5_400, null, 'zahlbar bis 31.12.2026'],
] as const)('%s: the share is %i €, paid by %s, %s', (line, own, payer, due) => {
  expect(leviesOf(passages(line), SETTING)).toMatchObject([{ own, payer, due }])
}) // prettier-ignore

test.each([
  ['Sonderumlage | beschlossen am 21.09.2026: Betonsanierung Tiefgarage 165.000 EUR, Anteil dieser Einheit 11.850 EUR, fällig 31.03.2027, vom Erwerber zu tragen', 11_850, 'buyer', 'fällig 31.03.2027'],
  ['Sonderumlage (Anteil dieser Wohnung) | 4.200 €, zahlbar bis 30.06.2027', 4_200, null, 'zahlbar bis 30.06.2027'],
  ['Anteil an der Sonderumlage | 3.900 €, trägt der Verkäufer', 3_900, 'seller', null],
] as const)('%s: label and value of a table', (line, own, payer, due) => {
  expect(leviesOf(passages(line), SETTING)).toMatchObject([{ own, payer, due }])
}) // prettier-ignore

test.each([
  ['Eine Sonderumlage von 240.000 € ist beschlossen, auf diese Wohnung entfallen 9.600 €. Zwei Eigentümer haben den Beschluss angefochten, das Gericht hat noch nicht entschieden.', true],
  ['Eine Sonderumlage von 240.000 € ist beschlossen, auf diese Wohnung entfallen 9.600 €. Der Beschluss wurde nicht angefochten.', undefined],
])('%s: at law against it: %s', (line, isContested) => {
  expect(leviesOf(passages(line), SETTING)[0]?.isContested).toBe(isContested)
}) // prettier-ignore

test('what others owe or the reserve holds is no share of the row', () => {
  expect(leviesOf(passages('Sonderumlage | keine beschlossen, Rücklage 93.400 €'), SETTING)).toEqual([])
  expect(leviesOf(passages('Da die Rücklage ausreicht, ist eine Sonderumlage nicht nötig. Auf diese Wohnung entfallen 4.000 € der Rücklage.'), SETTING)).toEqual([])
  expect(leviesOf(passages('Die Versammlung hat den Wirtschaftsplan beschlossen. Auf diese Einheit entfallen 3.400 € im Jahr.'), SETTING)).toEqual([])
  expect(leviesOf(passages('Die Dachsanierung ist beschlossen und bezahlt, die Rücklage beträgt 90.000 €; auf diese Einheit entfallen 2.100 €.'), SETTING)).toEqual([])
  expect(leviesOf(passages('Vom Kaufpreis der beiden Wohnungen entfallen auf diese Wohnung 160.000 €.'), SETTING)).toEqual([])
  expect(leviesOf(passages('Sonderumlage | beschlossen, Anteil der Einheit an der Rücklage 6.670 €'), SETTING)).toMatchObject([{ own: null }])
}) // prettier-ignore

const paper = (...lines: string[]) => passagesOf([page(['# Eigentumswohnung zum Kauf', '', ...lines])])

test('of the sum of a community the flat bears its Miteigentumsanteil; § 16 Abs. 2 Satz 1 WEG', () => {
  const lines = ['Die Gemeinschaft hat für das Dach eine Sonderumlage über 240.000 € beschlossen.', 'Der Miteigentumsanteil beträgt 41/1.000.']
  const [levy] = leviesOf(paper(...lines), SETTING)
  expect(levy).toMatchObject({ own: 9_840, isProposed: false, fromWhole: { whole: 240_000, share: { numerator: 41, denominator: 1_000 } } })
}) // prettier-ignore

test.each([
  ['Auf der letzten Versammlung hat die Verwaltung angekündigt, die Erneuerung der Steigleitungen 2027 zur Abstimmung zu stellen; der Ingenieur nennt im Protokoll einen Rahmen von 612.000 €.', 25_092],
  ['Für die Fassade liegt der Gemeinschaft ein Angebot über 180.000 € vor, das noch nicht beschlossen ist.', 7_380],
  ['Auf der Versammlung ging es um das Flachdach. Der Verwalter hat 180.000 Euro in den Raum gestellt, beschlossen ist noch nichts.', 7_380],
  ['Über die Steigleitungen wurde beraten; der Verwalter soll Angebote einholen, eine erste Schätzung lag bei 740.000 € für das Gesamtobjekt. Beschlossen ist hierzu bislang nichts.', 30_340],
] as const)('%s: a proposal of %i €', (line, own) => {
  const levies = leviesOf(paper(line, 'Der Miteigentumsanteil der Wohnung beträgt 41/1.000.'), SETTING)
  expect(levies).toMatchObject([{ own, isProposed: true }])
  // Without the share nobody can say what it costs this flat.
  expect(leviesOf(paper(line), SETTING)).toEqual([])
}) // prettier-ignore

const ARCHITECT = 'Die Eigentümer haben in der Versammlung vom 18. Juni 2026 einen Architekten mit der Kostenschätzung für Dach und Hoffassade beauftragt. Diese liegt bei rund 240.000 € für das gesamte Haus. Die Rücklage beträgt ca. 19.000 €. Über Ausführung und Finanzierung (Umlage oder Darlehen der Gemeinschaft) soll im März 2027 entschieden werden.' // prettier-ignore

test('costs told sentence by sentence come to the flat by its share, else by the number of homes, and that is named', () => {
  const mea = paper(ARCHITECT, 'Der Miteigentumsanteil beträgt 41/1.000.')
  const [told] = leviesOf(mea, SETTING, 8)
  expect(told).toMatchObject({ own: 9_840, isProposed: true, fromWhole: { share: { numerator: 41 } } })
  expect(told?.fromWhole?.share.isAssumed).toBeUndefined()
  const assumed = { numerator: 1, denominator: 8, isAssumed: true }
  expect(leviesOf(paper(ARCHITECT), SETTING, 8)).toMatchObject([{ own: 30_000, isProposed: true, fromWhole: { whole: 240_000, share: assumed } }])
  expect(leviesOf(paper(ARCHITECT), SETTING)).toEqual([])
  expect(leviesOf(paper(ARCHITECT, 'Wohnung 1: 41/1.000, Wohnung 2: 38/1.000'), SETTING, 8)).toEqual([])
}) // prettier-ignore

test.each([
  'In der Versammlung wurde die Erneuerung der Aufzugssteuerung (ca. 38.000 €, aus der Rücklage) beschlossen; über die Flachdachsanierung soll 2027 beraten werden.',
  'Die Erbengemeinschaft holt Angebote ein, das höchste liegt bei 240.000 €. Über den Verkauf soll im März 2027 entschieden werden.',
  'Die Rücklage der Gemeinschaft beträgt 119.000 €. Über neue Fahrradständer soll 2027 beraten werden.',
  'Die Wohnung kostet 240.000 €. Über die Hausordnung soll auf der Versammlung im März 2027 entschieden werden.',
])('%s: no sum that the community would raise', line => {
  expect(leviesOf(passages(line), SETTING, 8)).toEqual([])
})

test.each([
  'Über die Ausführung und eine Sonderumlage soll auf einer Versammlung im März 2027 entschieden werden. Auf diese Wohnung entfielen etwa 15.700 €.',
  'Die Gemeinschaft entscheidet im Mai über eine Sonderumlage. Auf diese Wohnung entfielen 15.700 €.',
])('%s: nothing is decided', line => {
  expect(leviesOf(passages(line), SETTING)).toMatchObject([{ own: 15_700, isProposed: true }])
})

test('works on the house that are priced and due come to the flat by its share, less a reserve that does not hold them', () => {
  const plant = 'Für die Erneuerung des Blockheizkraftwerks wird 2027 mit etwa 240.000 € gerechnet.'
  const expected = (saved: number | null, ...lines: string[]) => {
    const told = paper(...lines)
    return levyToExpect(statedCostsOf(told, 164_900, SETTING, null), told, saved).map(({ own, isProposed }) => [
      own,
      isProposed,
    ])
  }
  const share = 'Der Miteigentumsanteil der Wohnung beträgt 41/1.000.'
  // 240.000 € × 41/1.000, and (240.000 € − 97.000 €) × 41/1.000
  expect(expected(null, plant, share)).toEqual([[9_840, true]])
  expect(expected(97_000, plant, share)).toEqual([[5_863, true]])
  expect(expected(600_000, plant, share)).toEqual([])
  expect(expected(null, plant)).toEqual([])
  expect(expected(null, 'Das Bad muss saniert werden, kalkuliert wurden 22.000 €.', share)).toEqual([])
})

const MEA = 'Der Miteigentumsanteil beträgt 782/10.000.'

test.each([
  ['Eine Kostenschätzung des Ingenieurbüros nennt 465.000 € bis 520.000 €; die Entscheidung über die Ausführung und die Finanzierung (Rücklage derzeit 96.000 €, Rest über Sonderumlage oder Darlehen) steht auf der Tagesordnung im Frühjahr 2027.', 465_000, 520_000, 96_000, 33_157, true],
  ['Für die Strangsanierung liegt ein Kostenvoranschlag über 240.000 € vor. Die Rücklage von 60.000 € reicht nicht, der fehlende Betrag soll als Sonderumlage erhoben werden.', 240_000, 240_000, 60_000, 14_076, false],
  ['Die Kosten von 742.000 € werden mit 180.000 € aus der Erhaltungsrücklage und durch eine Sonderumlage von 562.000 € gedeckt.', 562_000, 562_000, null, 43_948, false],
  ['Die Dachsanierung ist beschlossen, veranschlagt sind 310.000 bis 340.000 €. In der Rücklage liegen 88.000 €. Eine Sonderumlage wird erhoben.', 310_000, 340_000, null, 26_588, false],
] as const)('%s: of what is to be done, never of what is saved', (line, low, whole, reserve, own, isProposed) => {
  expect(leviesOf(paper(line, MEA), SETTING)).toMatchObject([{ own, isProposed, fromWhole: { low, whole, reserve } }])
}) // prettier-ignore

test.each([
  'Eine Sonderumlage ist angekündigt; die Rücklage beträgt 96.000 €.',
  'Die Instandhaltungsrücklage von 85.000 € wird durch eine Sonderumlage aufgefüllt.',
  'Eine Sonderumlage wird 2027 erhoben. Auf diese Wohnung entfällt ein Anteil an der Rücklage von 7.507 €.',
  'Eine Sonderumlage wird 2027 erhoben. Auf diese Wohnung entfallen 7.507 € der Rücklage.',
])('%s: a reserve and its share are no levy', line => {
  expect(leviesOf(paper(line, MEA), SETTING)).toMatchObject([{ own: null, fromWhole: null }])
})

test.each([
  ['Auf der Versammlung im September wurden dazu erste Angebote vorgestellt, zusammen rund 1,15 Mio. EUR; ein Beschluss wurde auf Februar 2027 vertagt. Die Rücklage lag bei 61.300 EUR.', 89_930],
  ['Auf der Versammlung wurde die Strangsanierung beraten. Der Verwalter rechnet mit 480.000 €. Die Entscheidung ist auf 2027 verschoben.', 37_536],
  ['Die WEG lässt derzeit Angebote für eine Sanierung der Tiefgarage einholen, Schätzung des Statikers 600.000 €.', 46_920],
  ['Die Eigentümer haben die Erneuerung der Brüstungen dem Grunde nach beschlossen. Ein Ingenieurbüro nennt einen Rahmen von 0,9 bis 1,15 Mio. €. Die Finanzierung soll die Versammlung im Februar 2027 beschließen.', 89_930],
  ['Die Gemeinschaft plant, das Dach zu erneuern; die Verwaltung schätzt die Kosten auf 350.000 Euro.', 27_370],
])('%s: put off is not done with', (line, own) => {
  expect(leviesOf(paper(line, MEA), SETTING)).toMatchObject([{ own, isProposed: true }])
}) // prettier-ignore

test.each([
  'Der Termin beim Notar wurde vertagt. Der Kaufpreis beträgt 99.000 €. Die WEG hat 54 Einheiten.',
  'Die Gemeinschaft plant die Erneuerung des Dachs für 120.000 €, sie wird aus der Rücklage bezahlt. Eine Sonderumlage ist nicht nötig.',
  'Zwei Angebote wurden den Eigentümern vorgelegt, 210.000 € und 220.000 €.',
])('%s: nothing is to come', line => {
  expect(leviesOf(paper(line, MEA), SETTING)).toEqual([])
})

test('a share told in English is the flat’s', () => {
  const line =
    'The owners decided to redo the roof, partly by a Sonderumlage. For our flat that is 6.840 €, fällig am 01.03.2027. We would like the buyer to take this over.'
  expect(leviesOf(paper(line), SETTING)).toMatchObject([{ own: 6_840, payer: 'buyer', isProposed: false }])
})

test('what others must pay to one is no levy', () => {
  expect(leviesOf(passages('Mit Notar und Umzug kommen auf uns 6.800 Euro zu.'), SETTING)).toEqual([])
})

test('the share of a parking space is not that of the flat, and of two flats neither', () => {
  const line = 'Die Gemeinschaft hat eine Sonderumlage über 240.000 € beschlossen.'
  const withParking = paper(line, 'Miteigentumsanteil 41/1.000, Stellplatz Miteigentumsanteil 2/1.000.')
  expect(leviesOf(withParking, SETTING)).toMatchObject([{ own: 9_840 }])
  expect(leviesOf(paper(line, 'Wohnung 1: 41/1.000, Wohnung 2: 38/1.000'), SETTING)).toMatchObject([{ own: null }])
})

test.each([
  'Sonderumlagen sind nicht beschlossen und nicht geplant.',
  'Eine Sonderumlage ist keine beschlossen und auch nichts angekündigt.',
  'Im Jahr 2019 wurde eine Sonderumlage von 3.000 € je Wohnung erhoben.',
])('%s: none is open', line => {
  expect(leviesOf(passages(line), SETTING)).toEqual([])
})

test.each([
  ['Er stellte an der Schwelle echten Hausschwamm fest und empfiehlt die Erneuerung des Wandabschnitts. Seine Kostenschätzung lautet auf 92.000 € netto, ohne Ausbau.', 'holz', 92_000, true],
  ['An der Nordwand sind feuchte Stellen sichtbar. Ein Fachbetrieb hat die Abdichtung von innen für 6.900 € angeboten.', 'feuchte', 6_900, true],
  ['Die Gastherme wird in den nächsten Jahren fällig sein, rechnen Sie mit 9.000 bis 10.000 Euro.', 'heizung', 10_000, true],
  ['Für die Umstellung auf eine Wärmepumpe liegt dem Eigentümer ein Angebot über 46.800 € vor.', 'heizung', 46_800, false],
  ['Das Dach ist undicht; ein Dachdecker veranschlagt für die Neueindeckung rund 38.000 €.', 'dach', 38_000, true],
  ['Die Sanierung der Elektrik wird auf ca. 15.000 Euro geschätzt.', 'elektrik', 15_000, true],
  ['Ein Kostenvoranschlag für neue Fenster liegt bei 21.500 € zzgl. MwSt. vor.', 'fenster', 21_500, false],
  ['Der Gutachter beziffert den Sanierungsbedarf auf 140.000 € bis 160.000 €.', 'ganzes', 160_000, true],
  ['Die Kosten für die Trockenlegung des feuchten Kellers belaufen sich laut Gutachten auf 24.500 €.', 'feuchte', 24_500, true],
  ['Im Giebel verläuft ein Riss. Die Instandsetzungskosten hat ein Statiker mit 12.000 € beziffert.', 'statik', 12_000, true],
  ['Reparaturkosten Dach: ca. 5.000 €', 'dach', 5_000, true],
  ['Der Kanalanschlussbeitrag ist noch nicht erhoben, nach Auskunft der Stadt ca. 11.800 €, vom Käufer zu zahlen.', 'erschliessung', 11_800, true],
  ['Die Anliegerbeiträge von rund 9.400 € trägt der Käufer.', 'erschliessung', 9_400, true],
  ['Zwei Bäder (WE 2 und 5) sind aus den 80er Jahren und zu erneuern, rechnen Sie mit 12.000 bis 15.000 € je Bad.', 'bad', 30_000, true],
  ['Die 6 alten Thermen sind fällig. Der Installateur rechnet mit 5.500 € pro Therme.', 'heizung', 33_000, true],
  ['Das Bad ist zu erneuern, rechnen Sie mit 15.000 € je Bad.', 'bad', 15_000, true],
  ['Der Gaskessel ist noch der erste und sollte eingeplant werden. Am Giebel zeigen sich einige offene Fugen im Klinker, ein Angebot zum Nachverfugen über 6.200 € liegt vor; der Auftrag ist nicht erteilt.', 'fassade', 6_200, true],
  ['Der Kessel ist von 1997. An der Westseite bröckelt der Sockelputz; für die Ausbesserung haben wir einen Kostenvoranschlag über 4.800 €, beauftragt haben wir nichts.', 'fassade', 4_800, true],
  ['Die Heizung läuft. Für die Fugensanierung am Klinker ist mit 9.000 € zu rechnen.', 'fassade', 9_000, true],
] as const)('%s: %s for %i €, needed %s', (line, subject, high, needed) => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null)).toMatchObject([{ subject, high, needed }])
}) // prettier-ignore

test('what a seller says that all of it takes counts, however cheap the home is', () => {
  const line = 'Ein Bekannter, der Fliesenleger ist, schätzt alles zusammen auf 35.000 bis 40.000 Euro.'
  expect(statedCostsOf(passages(line), 39_000, SETTING, null)).toMatchObject([
    { subject: 'ganzes', low: 35_000, high: 40_000, needed: true, inFlat: true },
  ])
  expect(
    statedCostsOf(passages('Ein Gutachter schätzt das Ganze auf 42.000 Euro Wert.'), 39_000, SETTING, null),
  ).toEqual([])
})

test.each(PRICED_WORKS)('%s: %s for %i to %i €, due %s', (line, subject, low, high, needed) => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null)).toMatchObject([{ subject, low, high, needed }])
})

test('what all of it takes may cost several times the price of a cheap house', () => {
  const cost = (words: string) => statedCostsOf(passages(words), 95_000, SETTING, null)
  expect(cost('Ein Architekt schätzte die Gesamtkosten der Sanierung auf 210.000 bis 260.000 €.')).toMatchObject([{ subject: 'ganzes', low: 210_000, high: 260_000, needed: true }])
  expect(cost('Ein Architekt schätzte die Gesamtkosten der Sanierung auf 910.000 €.')).toEqual([])
}) // prettier-ignore

test.each([
  'Der Gaskessel ist von 1998. Ein Angebot zum Streichen des Zauns über 3.400 € liegt vor.',
  'Die Heizung ist alt. Ein Angebot für das Gartenhaus über 6.500 € liegt vor.',
])('%s: no cost of the trade of the sentence before', line => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null).filter(({ subject }) => subject === 'heizung')).toEqual(
    [],
  )
})

test.each(NO_PRICED_WORKS)('%s: no cost of works', line => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null)).toEqual([])
})

test.each([
  ['Die Wohnung im 3. OG ist entkernt. Ein Angebot über 54.000 € liegt vor. Für die Wohnung im EG rechts rechnet die Eigentümerin mit rund 11.000 €.', [54_000, 11_000]],
  ['Die Wohnung im 3. OG ist entkernt. Ein Angebot über 54.000 € liegt vor. Ein zweites Angebot für die Wohnung im 3. OG lautet auf 49.000 €.', [54_000]],
  ['Eine Wohnung ist entkernt. Ein Angebot über 54.000 € liegt vor, ein zweites Angebot über 49.000 € ebenfalls.', [54_000]],
] as const)('%s: what flats named apart cost is %j', (line, amounts) => {
  expect(statedCostsOf(passages(line), 400_000, SETTING, null).map(({ high }) => high)).toEqual(amounts)
}) // prettier-ignore

test.each([
  ['Beim Eigentümer verblieben 2024: Verwaltung 1.950 €, Reparaturen 4.300 €, nicht umlagefähige Betriebskosten 870 €.', [['verwaltung', 1_950], ['betriebskosten', 870]]],
  ['Die Bewirtschaftungskosten, die nicht umgelegt wurden, lagen 2024 bei rund 3.600 €.', [['bewirtschaftung', 3_600]]],
  ['Nicht umlegbare Bewirtschaftungskosten 2025: 2.780 €.', [['bewirtschaftung', 2_780]]],
  ['Beim Eigentümer verblieben 2025: Verwaltung 2.100 €, laufende Instandhaltung 6.840 €, Grundsteuer 2.310 € (umlegbar).', [['verwaltung', 2_100], ['instandhaltung', 6_840]]],
  ['Der Eigentümer hat 2025 das Dach für 12.000 € instand gesetzt.', []],
  ['Die Instandhaltungsrücklage des Eigentümers betrug 2025 rund 9.000 €.', []],
  ['Die Verwaltung 95 € im Monat trägt der Eigentümer.', []],
  ['Das Hausgeld 2025 enthält für den Eigentümer Verwaltung 340 €.', []],
  ['Der Eigentümer zahlte 2024 für die Verwaltung 1.950 €, 2025 dagegen für die Verwaltung 2.400 €.', []],
  ['Die Mieter trugen 2024 Betriebskosten von 9.400 €.', []],
] as const)('%s: the owner paid %j a year', (line, costs) => {
  expect(ownersCostsOf(passages(line)).map(({ kind, amount }) => [kind, amount])).toEqual(costs)
}) // prettier-ignore

test('a heading tells of whom and of which year the figures below it are', () => {
  const lines = ['# Kosten des Eigentümers 2025', '', 'Verwaltung 2.100 €, nicht umlegbare Betriebskosten 990 €.']
  expect(ownersCostsOf(passagesOf([page(lines)])).map(({ amount }) => amount)).toEqual([2_100, 990])
})

test.each([
  [['# Bewirtschaftung 2025', '', 'Position | € p. a.', 'Verwaltung | 2.570', 'Instandhaltung (Ist) | 3.940', 'Nicht umlegbare Kosten, Leerstand | 2.880', 'Summe | 9.390'], [['verwaltung', 2_570], ['betriebskosten', 2_880], ['instandhaltung', 3_940]]],
  [['# Bewirtschaftungskosten p. a.', '', 'Verwaltung | 2.570 €', 'Summe | 9.390 €'], [['verwaltung', 2_570]]],
  [['# Bewirtschaftung 2025', '', 'Nicht umlegbare Kosten (Verwaltung, Instandhaltung) | 6.940 €', 'Grundsteuer | 1.612 €'], []],
  // Whose and of when nobody says, or the figures are rents.
  [['# Kosten', '', 'Verwaltung | 2.570 €'], []],
  [['# Bewirtschaftung 2025', '', 'Position | % der Miete', 'Verwaltung | 570'], []],
])('a table of what the owner paid: %j', (lines, costs) => {
  expect(ownersCostsOf(passagesOf([page(lines)])).map(({ kind, amount }) => [kind, amount])).toEqual(costs)
}) // prettier-ignore

test('what serves a whole house may cost more than the flat that is sold; what costs about as much is a price', () => {
  const heating = (euros: string) => `Das Blockheizkraftwerk muss erneuert werden, gerechnet wird mit ${euros}.`
  expect(statedCostsOf(passages(heating('240.000 €')), 164_900, SETTING, null)).toMatchObject([{ subject: 'heizung', high: 240_000 }])
  expect(statedCostsOf(passages(heating('165.000 €')), 164_900, SETTING, null)).toEqual([])
  expect(statedCostsOf(passages('Das Bad muss saniert werden, das Haus kostet 240.000 €.'), 164_900, SETTING, null)).toEqual([])
}) // prettier-ignore
