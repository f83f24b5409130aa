import { describe, expect, it, test } from 'vitest'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import { TOPICS } from '#extraction/domain/remark.ts'
import { GROUPS, RATING_GROUPS } from './answer.ts'
import { isCore } from './applicability.ts'
import { CATALOGUE, questionOf } from './catalogue.ts'

const KNOCKOUTS = [
  'eigentumsform',
  'grundbuch-abt2',
  'wohnrecht-niessbrauch',
  'teilverkauf-rente',
  'erbbau-restlaufzeit',
  'anbau-ausbau-genehmigt',
  'baurecht',
  'zweckentfremdung-nutzung',
  'altlasten',
  'keller-feuchte',
  'schaedlinge-holz',
  'statik-setzung',
  'hochwasser',
  'weg-sonderumlage',
  'gewaehrleistung-neubau',
  'vermietet',
  'preis-ueberhoeht',
  'widersprueche',
  'anbieter-kontakt',
]

describe('the catalogue', () => {
  it('has at least 160 questions, each with an id of its own', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(160)
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
  })

  it('keeps the order of the ten groups and of their files', () => {
    const groups = CATALOGUE.map(({ group }) => group)
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(GROUPS)
  })

  it('serves every group of the rating with a weighted question', () => {
    const rated = new Set(CATALOGUE.filter(({ weight }) => weight > 0).map(({ ratingGroup }) => ratingGroup))
    expect(RATING_GROUPS.filter(group => !rated.has(group))).toEqual([])
  })

  it('makes exactly these questions able to turn the whole light red', () => {
    const found = CATALOGUE.filter(({ knockout }) => knockout).map(({ id }) => id)
    expect(found.sort()).toEqual([...KNOCKOUTS].sort())
  })

  it('uses every topic of the remarks', () => {
    const used = CATALOGUE.flatMap(({ answeredBy }) => answeredBy.flatMap(one => ('topic' in one ? [one.topic] : [])))
    expect(TOPICS.filter(topic => !used.includes(topic))).toEqual([])
  })

  it('never weighs a house more than an object of unknown kind, so that the Belegquote cannot rise by silence', () => {
    const weightFor = (kind: ObjectKind | null): number =>
      CATALOGUE.filter(question => isCore(question, kind, 'nicht im Exposé')).reduce(
        (sum, { weight }) => sum + weight,
        0,
      )
    const kinds: ObjectKind[] = ['Wohnung', 'Haus', 'Mehrfamilienhaus', 'Grundstück', 'Gewerbe']
    for (const kind of kinds) expect(weightFor(kind)).toBeLessThanOrEqual(weightFor(null))
  })

  it('knows no question by a wrong id', () => {
    // @ts-expect-error the ids are a closed list
    expect(() => questionOf('wohnflaechen')).toThrow('no question "wohnflaechen"')
  })
})

describe.each(CATALOGUE.map(question => [question.id, question] as const))('the question %s', (id, question) => {
  test('has an id in plain letters and a weight from 0 to 5', () => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
    expect([0, 1, 2, 3, 4, 5]).toContain(question.weight)
  })

  test('is a German question with its reason', () => {
    expect(question.question).toMatch(/^\p{Lu}.+\?$/u)
    expect(question.why).toMatch(/^[\p{Lu}„].+\.$/su)
  })

  test('asks the seller politely in a whole sentence, and names what closes it', () => {
    expect(question.todo.ask).toMatch(/^\p{Lu}.+\?$/u)
    expect(question.todo.ask).toMatch(/(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u)
    expect(question.todo.document.length).toBeGreaterThan(8)
    for (const { ask, document } of Object.values(question.todoOfKind ?? {})) {
      expect(ask).toMatch(/^\p{Lu}.+\?$/u)
      expect(ask).toMatch(/(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u)
      expect(document.length).toBeGreaterThan(8)
    }
  })

  test('publishes its rules as sentences', () => {
    for (const rule of [question.red, question.yellow])
      if (rule !== undefined) expect(rule).toMatch(/^[\p{Lu}„].+\.$/su)
  })

  test('can be answered by something and is asked of somebody', () => {
    expect(question.answeredBy.length).toBeGreaterThan(0)
    expect(question.audience.length).toBeGreaterThan(0)
  })

  test('publishes a rule when it judges', () => {
    const judges = question.judge !== undefined || question.judgeYear !== undefined || question.knockout === true
    if (judges) expect(question.red ?? question.yellow).toBeDefined()
  })

  test('writes numbers the German way, without exclamation', () => {
    const { question: asked, why, red = '', yellow = '', todo } = question
    const text = [asked, why, red, yellow, todo.ask, todo.document].join(' ')
    expect(text).not.toMatch(/\d (?:€|%|m²)|!|(?<=\d)\.\d+\s?%/u)
  })
})
