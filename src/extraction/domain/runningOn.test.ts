import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { faultOf } from '../../../samples/quotes.ts'
import { inItsClause } from './clauseQuote.ts'
import { passagesOf } from './passages.ts'
import { proof } from './proof.ts'
import { page } from './typeset.fixture.ts'

const FULL = 'Die Wohnung liegt im ersten Obergeschoss eines gut geführten Hauses und hat zwei Bäder.'
const HEAD = 'portal.example – Druckansicht vom 24.11.2026'

const joins = (above: readonly string[], below: readonly string[]): boolean =>
  passagesOf([page(above, 1), page(below, 2)]).some(({ words }) => new Set(words.map(one => one.page)).size > 1)

test.each([
  // The sentence goes on.
  [[FULL, 'Die Kaution ist hinterlegt, Mietrückstände gab'], ['es bislang keine.'], true],
  [[FULL, 'Der Keller ist seit der Abdichtung im Jahr 2019'], ['vollkommen trocken.', '', 'Lage', 'Gute Lage.'], true],
  [['Zu Altlasten, Baulasten oder Schäden am Dach ist'], ['uns nichts bekannt.'], true],
  [['Das Haus ist nicht vermietet und wird bis zum'], ['31.03.2027 geräumt.'], true],
  [['Die Heizung ist von 1998 und muss nach Auskunft der'], ['Schornsteinfegerin nicht ersetzt werden.'], true],
  [[`${FULL.slice(0, -1)} sowie große`, 'Fenster zum Garten, die bei dem Umbau von 2015 eingebaut wurden, und neue und breitere'], ['Türen in allen Räumen zum Flur. Das Dach ist dicht.'], true],
  // Over what every page repeats, and over its number.
  [[HEAD, '', FULL, 'Die Kaution ist hinterlegt, Mietrückstände gab', '', 'Seite 1 von 2'], [HEAD, '', 'es bislang keine.', '', 'Seite 2 von 2'], true],
  [['Es gibt keinen Nachweis über die Abdichtung des Keller-'], ['bodens an der Nordseite.'], true],
  [[FULL, 'Bei Mieterwechsel sind nach der Schätzung des Verwalters fällig, und zwar ein neues Bad'], ['14.500 €, Elektrik mit neuer Unterverteilung 8.900 €. Mehr ist nicht zu tun.'], true],
  // It does not.
  [[FULL], ['es bislang keine.'], false],
  [[FULL, 'Die Wohnung ist frei von Rechten Dritter'], ['Ausstattung', '', 'Parkett in allen Räumen.'], false],
  [['Modernisiert wurde in den letzten Jahren:', '• Fenster zum Garten im Jahr 2012'], ['• Heizung mit Brennwertkessel 2019'], false],
  [['Provision für den Käufer der Wohnung | 3,57 %'], ['inkl. Mehrwertsteuer vom Kaufpreis | ja'], false],
  [['Balkon'], ['keine Provision für den Käufer'], false],
  [[FULL, 'Ansprechpartnerin ist Frau Mende, Telefon 0561 0000'], ['Exposé', '', 'Die Wohnung ist frei.'], false],
])('%j runs on in %j: %s', (above, below, runsOn) => {
  expect(joins(above, below)).toBe(runsOn)
}) // prettier-ignore

test.each([
  ['Die Balkonplatten zeigen Abplatzungen,', 'für die 46.500 € angeboten sind.', true],
  ['Die Balkonplatten zeigen Abplatzungen.', 'für die 46.500 € angeboten sind.', false],
  ['Die Balkonplatten zeigen Abplatzungen,', 'Für sie sind 46.500 € angeboten.', false],
])('%s over another pair of columns goes on at the head of the right one: %s', (left, right, goesOn) => {
  const at = (text: string, x: number, y: number) => layout(words(text, x, y, 10))
  const blocks = [...at(left, 43, 100), ...at('MIKROLAGE', 43, 130), ...at('Die Straße ist ruhig.', 43, 160), ...at(right, 310, 80)] // prettier-ignore
  const page: Page = { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks }
  expect(passagesOf([page]).some(({ text }) => text.includes(`${left} ${right}`))).toBe(goesOn)
})

test('a quote over the end of a page is shown whole, and its piece is on the page that it names', () => {
  const pages = [page([FULL, 'Die Kaution ist hinterlegt, Mietrückstände gab'], 1), page(['es bislang keine.'], 2)]
  const [passage] = passagesOf(pages)
  if (!passage) throw new Error('no passage')
  const at = passage.text.indexOf('Mietrückstände')
  const quote = inItsClause(proof(passage, at, at + 14))
  expect(quote.whole).toBe('Die Kaution ist hinterlegt, Mietrückstände gab es bislang keine.')
  expect(quote.page).toBe(1)
  expect(faultOf({ ...quote, whole: undefined }, pages[0] as (typeof pages)[0])).toBeUndefined()
})

/** Two columns of text; an empty string is the space between two paragraphs, "# " a bold line. */
function columns(left: readonly string[], right: readonly string[], bottom: readonly string[] = []): Page {
  const set = (lines: readonly string[], x: number, from: number) => {
    let y = from
    return lines.flatMap(line => {
      y += 15
      return words(line.replace(/^# /, ''), x, y, 10).map(word => ({ ...word, bold: line.startsWith('# ') }))
    })
  }
  const placed = [...set(left, 40, 60), ...set(right, 320, 60), ...set(bottom, 40, 260)]
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(placed) }
}

const LEFT = [
  'Acht Wohnungen, sechs davon von den Eigentümern',
  'selbst bewohnt. Die Verwaltung liegt seit 2014 in',
  'denselben Händen.',
  '',
]
const FOOT = ['In den Protokollen der letzten drei Jahre, die wir', 'gelesen haben, findet sich kein']
const REST = ['der Zaun gestrichen werden.', '', 'Die Wohnung steht seit Oktober leer.']
const RIGHT = ['Beschluss über eine Sonderumlage. Im Jahr 2027 soll', ...REST]
const BOTTOM = ['Hauptbahnhof in elf Gehminuten, der Stadtpark liegt um die Ecke.']

test.each([
  [[...LEFT, ...FOOT], RIGHT, 'kein Beschluss', true],
  [[...LEFT, 'Das Dach ist nach Auskunft der Verwalterin und', 'laut Protokoll der letzten Versammlung vom Mai'], ['nicht erneuert worden. Im Jahr 2027 wird es', ...REST], 'Mai nicht', true],
  [[...LEFT, 'Über dem letzten Geschoss liegt die gedämmte', 'Decke. Eine Abdichtung des Kellers gibt es im Haus-'], ['teil an der Straße. Im Jahr 2027 soll auch', ...REST], 'Hausteil an', true],
  // A heading, a card, an ended sentence, the second paragraph at the right.
  [[...LEFT, ...FOOT], ['# Lage', ...RIGHT], 'kein Lage', false],
  [[...LEFT, ...FOOT], ['Kaufpreis', '289.000 €', 'Wohnfläche', '88 m²'], 'kein Kaufpreis', false],
  [[...LEFT, 'Geheizt wird nach Auskunft der Verwalterin mit dem'], ['Die Scheune an der Straße ist von 1962 und wird als', ...REST], 'dem Die', false],
  [[...LEFT, 'Zu den Protokollen der letzten drei Jahre gehört', 'der Beschluss über das Treppenhaus.'], RIGHT, 'Treppenhaus. Beschluss', false],
])('%j runs on at the head of the next column in %j: %s %s', (left, right, seam, runsOn) => {
  const texts = passagesOf([columns(left, right, BOTTOM)]).map(one => one.text)
  expect(texts.some(text => text.includes(seam))).toBe(runsOn)
}) // prettier-ignore
