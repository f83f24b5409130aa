import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { TOPICS, type Remark, type Tone, type Topic } from '../remark.ts'
import { page } from '../typeset.fixture.ts'
import { NOTHING, SILENT, WORDINGS } from './allWordings.fixture.ts'
import { LOOKALIKES } from './lookalikes.fixture.ts'
import { OF_OTHERS, WORDINGS_OF_PARTS } from './wordingsOfParts.fixture.ts'
import { needlesOf, placesWith, trigramsOf } from './needles.ts'
import { readRemarks } from './readRemarks.ts'
import { REMARK_RULES } from './remarkRules.ts'
import { statementText } from './statementText.ts'
import { TOLD_VALUES } from './toldValues.fixture.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

/** What is read in lines of text; a text with line ends is several lines. */
function remarks(text: string): Remark[] {
  return readRemarks(passagesOf([page(text.split('\n'))]), SETTING)
}

test('every topic has a rule, and no two rules share a name', () => {
  const topics = new Set(REMARK_RULES.map(rule => rule.topic))
  expect(TOPICS.filter(topic => !topics.has(topic))).toEqual([])
  const names = REMARK_RULES.map(rule => rule.name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(WORDINGS.map(wording => ({ wording, name: wording.join(' → ') })))('$name', ({ wording }) => {
  const [text, rule, tone, certainty] = wording
  expect(
    remarks(text).map(remark => [remark.rule, remark.tone, remark.certainty]),
    text,
  ).toContainEqual([rule, tone, certainty ?? 'stated'])
})

test.each(WORDINGS_OF_PARTS)('%s → %s, %s, of %s', (text, rule, tone, of) => {
  const found = remarks(text).filter(remark => remark.rule === rule)
  expect(found.map(remark => [remark.tone, remark.part?.name ?? null])).toContainEqual([tone, of])
  for (const { meaning, part } of found) if (part) expect(meaning.startsWith(`${part.name}: `)).toBe(true)
})

test('who sells a flat does not speak of one of several, and who sells a hall means it', () => {
  const read = (text: string, kind: 'wohnung' | 'gewerbe' | 'mehrfamilienhaus' | 'einfamilienhaus') =>
    readRemarks(passagesOf([page([text])]), SETTING, kind).map(({ part }) => part?.kind ?? null)
  expect(read('Die Wohnung im 2. OG hat noch Nachtspeicheröfen.', 'wohnung')).toEqual([null])
  expect(read('Die Wohnung im 2. OG hat noch Nachtspeicheröfen.', 'mehrfamilienhaus')).toEqual(['einheit'])
  const goesOn = 'Die Dachwohnung ist zu renovieren; Bad, Elektrik und Türen sind zu erneuern.'
  expect(new Set(read(goesOn, 'mehrfamilienhaus'))).toEqual(new Set(['einheit']))
  const house = 'Das Haus mit Garage ist sanierungsbedürftig; Dach, Fenster und Heizung sind zu erneuern.'
  expect(new Set(read(house, 'einfamilienhaus'))).toEqual(new Set([null]))
  expect(read('In der Halle ist das Dach undicht.', 'gewerbe')).toEqual([null])
})

test('what is only hardly done is no merit, and mould is named only where the text names it', () => {
  const meant = (text: string) => remarks(text).map(({ tone, meaning }) => `${tone}: ${meaning}`)
  expect(meant('Wände und Dach sind nur gering gedämmt.')).toContainEqual(
    expect.stringMatching(/^warnung: .*gedämmt – laut Text nur gering oder behelfsmäßig$/u),
  )
  expect(meant('Wände und Dach sind nur gering gedämmt.').filter(one => one.startsWith('gut'))).toEqual([])
  expect(meant('Das Dach ist gedämmt.').some(one => one.startsWith('gut'))).toBe(true)
  expect(meant('Feuchte im Keller')).toEqual(['gefahr: Feuchtigkeit am Objekt'])
  expect(meant('Feuchte im Keller und Schimmel im Bad')).toEqual(['gefahr: Feuchtigkeit oder Schimmel am Objekt'])
})

test('a permit that a builder has asked for is that of his works, and not that of a part of the house', () => {
  const text = 'Die denkmalrechtliche Genehmigung ist beantragt; Baubeginn ist für Mai 2027 vorgesehen.'
  const read = (toBeBuilt: boolean) =>
    readRemarks(passagesOf([page([text])]), { ...SETTING, toBeBuilt }).map(({ rule }) => rule)
  expect(read(true)).toEqual(['bauantrag-offen'])
  expect(read(false)).toContain('genehmigung-unklar')
})

test.each(TOLD_VALUES)('%s tells, not that it is told: %s', (text, meaning) => {
  expect(remarks(text).map(one => one.meaning)).toContain(meaning)
})

test('the stage up to which instalments are due at once is told with them', () => {
  const text = 'Da schon so viel steht, sind die Raten bis einschließlich Estrich in einer Summe fällig.'
  expect(remarks(text).find(({ rule }) => rule === 'raten-zusammen')?.stage).toBe('estrich')
})

test.each(OF_OTHERS)('%s says nothing sure on %s', (text, topic) => {
  expect(remarks(text).filter(remark => remark.topic === topic && remark.certainty !== 'unknown')).toEqual([])
})

test.each(NOTHING)('%s is nothing for %s', (text, rule) => {
  expect(remarks(text).filter(remark => remark.rule === rule)).toEqual([])
})

test.each(SILENT)('%s says nothing on %s', (text, topic) => {
  expect(remarks(text).filter(remark => remark.topic === topic)).toEqual([])
})

test('the list of wordings covers every topic, and has its share of what must not be taken for it', () => {
  const byRule = new Map(REMARK_RULES.map(rule => [rule.name, rule.topic]))
  const covered = new Set(WORDINGS.map(([, rule]) => byRule.get(rule)))
  expect(TOPICS.filter(topic => !covered.has(topic))).toEqual([])
  expect(WORDINGS.length).toBeGreaterThan(150)
  const harmless = WORDINGS.filter(([, , , certainty]) => certainty !== undefined && certainty !== 'stated')
  expect(LOOKALIKES.length + harmless.length).toBeGreaterThan(100)
})

test.each<[string, Topic, number | null]>([
  ['Das Dach wurde 2015 neu gedeckt.', 'dach', 2015],
  ['2009 wurden die Fenster, 2013 die Heizung ersetzt.', 'fenster', 2009],
  ['2009 wurden die Fenster, 2013 die Heizung ersetzt.', 'heizungstechnik', 2013],
  ['Die Fenster sind aus 1992.', 'fenster', 1992],
  ['Fenster 2009 erneuert, Dach gedämmt.', 'dach', null],
  ['Dach neu eingedeckt, Fenster 2009 erneuert.', 'dach', null],
  ['Dach erneuert und Fenster 2009 getauscht.', 'dach', null],
  ['Dach und Fenster 2009 erneuert', 'dach', 2009],
  ['Dach und Fenster 2009 erneuert', 'fenster', 2009],
  ['Im Jahr 2015 wurde das Bad saniert, die Elektrik erneuert, das Dach folgte 2018.', 'elektrik', 2015],
  ['Im Jahr 2015 wurde das Bad saniert, die Elektrik erneuert, das Dach folgte 2018.', 'dach', 2018],
  ['Fenster aus 2009, dreifach verglast, Dach neu gedeckt 2012, Elektrik erneuert', 'elektrik', null],
  ['Fenster aus 2009, dreifach verglast, Dach neu gedeckt 2012, Elektrik erneuert', 'dach', 2012],
  ['Das Bad wurde erneuert, das war 2015.', 'baeder', 2015],
  ['Fenster | Kunststoff, 2009', 'fenster', 2009],
  ['Die Elektrik ist alt, das Bad wurde 2015 erneuert.', 'elektrik', null],
  ['Das Haus wurde 1998 in Ziegelbauweise errichtet und laufend instand gehalten.', 'sanierungsumfang', null],
  ['Das Haus wurde 1998 errichtet und 2015 umfassend saniert.', 'sanierungsumfang', 2015],
  ['Bad neu gefliest.', 'baeder', null],
  ['Duschbad mit Badewanne (Stand 1979), Küche von 2003', 'baeder', 1979],
  ['Bad mit Fenster, Stand etwa 1994', 'baeder', 1994],
  ['Das Duschbad und die Böden sind noch so, wie man sie 1981 verlegt hat.', 'baeder', 1981],
  // What is excepted dates itself alone.
  ['Die Elektroleitungen sind bis auf den Sicherungskasten (neu 2012) aus der Bauzeit.', 'elektrik', null],
  ['Das Dach ist mit Ausnahme der Gaube (erneuert 2012) noch original.', 'dach', null],
  ['Die Fenster sind außer dem Küchenfenster (2014) von 1978.', 'fenster', 1978],
  ['Bis auf das Bad (2016 saniert) ist die Wohnung renovierungsbedürftig.', 'baeder', 2016],
  ['Neue Fenster für 2000 € gekauft.', 'fenster', null],
])('%s names for %s the year %s', (text, topic, year) => {
  const years = remarks(text)
    .filter(remark => remark.topic === topic)
    .map(remark => remark.year)
  expect(new Set(years)).toEqual(year === null && years.length === 0 ? new Set() : new Set([year]))
})

test('what a broker writes in his terms, of other objects or of himself is not said of the object', () => {
  const danger = 'Im Keller ist Schimmel, es besteht ein Wohnrecht und eine Sonderumlage ist beschlossen.'
  for (const heading of ['Allgemeine Geschäftsbedingungen', 'Weitere Objekte', 'Ansprechpartner'])
    expect(
      remarks(`# ${heading}\n${danger}`).filter(({ topic }) => topic !== 'kontakt'),
      heading,
    ).toEqual([])
  expect(remarks(`# Objektbeschreibung\n${danger}`).map(({ tone }) => tone)).toEqual(['gefahr', 'gefahr', 'gefahr'])
})

test('terms may speak of liability, reservation and fraud', () => {
  const found = remarks(
    '# Allgemeine Geschäftsbedingungen\nDie Reservierungsgebühr beträgt 500 €. Alle Angaben ohne Gewähr.',
  )
  expect(found.map(({ topic }) => topic)).toEqual(['reservierung', 'haftung'])
})

test('about the surroundings nothing is a danger', () => {
  expect(remarks('# Lage\nIn der Gemeinde gibt es ein Gebiet im Überschwemmungsgebiet.')[0]?.tone).toBe('warnung')
  expect(remarks('# Lage\nDas Grundstück liegt im Überschwemmungsgebiet.')[0]?.tone).toBe('gefahr')
})

test('the quote is a verbatim piece of the text with the words that say it, at most 33 words long', () => {
  const text =
    'Das freistehende Haus mit acht Zimmern, zwei Bädern, einer Küche, einem Wintergarten, einem großen Garten und einer Doppelgarage\nwurde im Jahr 1965 errichtet und hat im Keller an mehreren Stellen Schimmelbefall, den ein Fachmann begutachten sollte.'
  const [found] = remarks(text).filter(({ topic }) => topic === 'feuchte')
  expect(found?.evidence.quote).toContain('Schimmelbefall')
  expect(found?.evidence.quote.split(' ').length).toBeLessThanOrEqual(33)
  expect(text.replaceAll('\n', ' ')).toContain(found?.evidence.quote)
  expect(found?.evidence.page).toBe(1)
})

test('a quote breaks off before no half-sentence of a few words, also in brackets', () => {
  const text =
    'Eine Eigennutzung ist somit kurzfristig nicht möglich und erst nach einseitiger Beendigung des Mietverhältnisses durch den Eigentümer - dann Mieter - möglich (Zeithorizont: ca. 5 bis 10 Jahre).'
  const [found] = remarks(text).filter(({ topic }) => topic === 'mietvertrag')
  expect(found?.evidence.quote).toBe(text)
})

test('the same wording counts three times at most, and once in a statement', () => {
  const lines = ['Schimmel im Bad.', 'Schimmel im Keller, Schimmel im Flur.', 'Schimmel im Dach.', 'Schimmel überall.']
  const found = remarks(lines.join('\n')).filter(({ rule }) => rule === 'feuchte')
  expect(found.map(({ evidence }) => evidence.quote)).toEqual(lines.slice(0, 3))
})

test('remarks come in the order of the document, and always the same', () => {
  const passages = passagesOf([
    page(['Neues Dach 1998.', 'Wohnrecht für die Mutter.'], 1),
    page(['Altlastenverdacht.'], 2),
  ])
  const found = readRemarks(passages, SETTING)
  expect(found.map(({ evidence }) => evidence.page)).toEqual([1, 1, 1, 2])
  expect(readRemarks(passages, SETTING)).toEqual(found)
})

test('every pattern has needles, and the search for them hides no wording', () => {
  expect(REMARK_RULES.filter(({ pattern }) => needlesOf(pattern.source) === null)).toEqual([])
  for (const [text, name] of WORDINGS) {
    const rule = REMARK_RULES.find(candidate => candidate.name === name)!
    const whole = statementText(passagesOf([page(text.split('\n'))])).text
    const places = placesWith(needlesOf(rule.pattern.source), whole, trigramsOf(whole))
    expect(places.length, `${name}: ${text}`).toBeGreaterThan(0)
  }
})

test.each([
  ['dach(?:stuhl)?', 'dach'],
  ['(?:u-)?bahn(?:hof|steig)', 'bahnhof bahnsteig'],
  ['alt(?:lasten|bau)', 'altlasten altbau'],
  ['x?', null],
  ['(?:ab|cd)?', null],
  ['[abc]+', null],
  ['ca\\. \\d+', 'ca. '],
])('the needles of %s are %s', (source, needles) => {
  const found = needlesOf(source)
  expect(found === null ? null : found.join(' ')).toBe(needles)
})

test('whatever the text, nothing is read twice at one place and every quote is in it', () => {
  const piece = fc.constantFrom(...WORDINGS.map(([text]) => text.replaceAll('\n', ' ')))
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), pieces => {
      const found = remarks(pieces.join('\n'))
      const keys = found.map(({ rule, year, evidence }) => `${rule} ${year ?? ''} ${evidence.page} ${evidence.quote}`)
      expect(new Set(keys).size).toBe(keys.length)
      const text = pieces.join(' ').replaceAll(' | ', ' ')
      for (const { evidence } of found)
        expect(text.replace(/[\s-]+/gu, '')).toContain(evidence.quote.replace(/[\s-]+/gu, ''))
    }),
    { numRuns: 30 },
  )
})

test('a long text without any end of sentence is read in reasonable time', () => {
  const started = performance.now()
  remarks('dach keller fenster bad und haltestelle mit supermarkt ohne schule '.repeat(200))
  // 0.6 s on a quiet machine, 4 s beside five others; a pattern that tries all ways takes minutes.
  expect(performance.now() - started).toBeLessThan(20_000)
})

test.each<[Tone, number]>([['gefahr', 20]])('there are rules of tone %s', (tone, least) => {
  expect(REMARK_RULES.filter(rule => rule.tone === tone).length).toBeGreaterThan(least)
})

test('a figure that a wording names is kept, also where its quote is the label of a row', () => {
  expect(remarks('Bodenrichtwert: 590 €/m² (01.01.2026)').find(({ rule }) => rule === 'bodenrichtwert')?.amount).toBe(
    590,
  )
  expect(remarks('Der Bodenrichtwert liegt bei 1.250,50 € je m².')[0]?.amount).toBe(1250.5)
  expect(
    remarks(
      'Bodenrichtwert des Gutachterausschusses Landkreis Weißenburg-Gunzenhausen, Wettelsheim WA, erschließungsbeitragsfrei: 130 €/m²',
    )[0]?.amount,
  ).toBe(130)
  expect(remarks('Bodenrichtwert Wald mit Aufwuchs Lkr. Oder-Spree 2026: 0,85 €/m²')[0]?.amount).toBe(0.85)
  expect(
    remarks('Den Bodenrichtwert nennt das Portal des Landes, der Preis ist verhandelbar und lautet 130.000 €.')[0]
      ?.amount,
  ).toBeUndefined()
  expect(remarks('Der Bodenrichtwert steigt.')[0]?.amount).toBeUndefined()
})
