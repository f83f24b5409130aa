import { describe, expect, test } from 'vitest'
import type { Contradiction, FactKey } from '#extraction/domain/facts.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { objectsIn } from '#rating/domain/plainValues.ts'
import type { Block, Chapter } from '../report.ts'
import { antwortenChapter } from './antworten.ts'
import type { ModelShare } from '../provenance.ts'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { besichtigungChapter } from './besichtigung.ts'
import { fundstellenChapter } from './fundstellen.ts'
import { herkunftChapter } from './herkunft.ts'
import { lawCaseOf } from './lawCase.ts'
import { lawNotesFor } from './lawNotes.ts'
import { quellenChapter } from './quellen.ts'
import { sourcesIn } from './sourceIndex.ts'
import { verschweigtChapter } from './verschweigt.ts'
import { VIEWING_POINTS, viewingRound } from './viewing/viewingRound.ts'
import { warnzeichenChapter } from './warnzeichen.ts'

function blocksOf<Kind extends Block['kind']>({ blocks }: Chapter, kind: Kind): Extract<Block, { kind: Kind }>[] {
  return blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind)
}

const mould: Remark = {
  topic: 'feuchte',
  rule: 'test',
  tone: 'gefahr',
  meaning: 'Schimmel im Keller',
  year: null,
  certainty: 'stated',
  scope: PLAIN,
  evidence: { page: 3, quote: 'Im Keller ist Schimmel.', box: [10, 100, 300, 112] },
}

describe('the warnings', () => {
  test('begin with the K.-o., with its quote and what to do', () => {
    const forbidden: Remark = { ...mould, topic: 'nutzungsbindung', meaning: 'Dauerwohnen nicht erlaubt' }
    const chapter = warnzeichenChapter(assessedInput(FLAT, { remarks: [mould, forbidden] }))
    const [first] = blocksOf(chapter, 'findings').flatMap(({ items }) => items)
    expect(chapter.light).toBe('rot')
    expect(first?.title).toMatch(/^K\.-o\.: /u)
    expect(first?.todo).toMatch(/^Fragen Sie: „/u)
  })

  test('call no price a K.-o.: a lower one heals it', () => {
    const chapter = warnzeichenChapter(assessedInput({ ...FLAT, kaufpreis: 2_000_000 }))
    const dear = blocksOf(chapter, 'findings')
      .flatMap(({ items }) => items)
      .filter(({ title }) => title.includes('überhöht'))
    expect(dear.map(({ light }) => light)).toEqual(['rot'])
    expect(dear[0]?.title).not.toContain('K.-o.')
    expect(dear[0]?.text).not.toContain('bis das geklärt ist')
  })

  test('call what an expert can settle no K.-o., but say that nothing is green before', () => {
    const chapter = warnzeichenChapter(assessedInput(FLAT, { remarks: [mould] }))
    const damp = blocksOf(chapter, 'findings')
      .flatMap(({ items }) => items)
      .find(({ title }) => title.includes('Feuchte'))
    expect(damp?.light).toBe('rot')
    expect(damp?.title).not.toContain('K.-o.')
    expect(damp?.text).toContain('wird nicht grün, bis das geklärt ist')
  })

  test('say which pages were not read, and so does the chapter on silence', () => {
    const input = assessedInput(FLAT, { unreadPages: [2, 4] })
    for (const chapter of [warnzeichenChapter(input), verschweigtChapter(input)]) {
      expect(blocksOf(chapter, 'notice').map(({ text }) => text)).toEqual([
        expect.stringContaining('Die Seiten 2 und 4'),
      ])
    }
  })
})

describe('the answers', () => {
  test('are all there: known ones in a row, open ones by name', () => {
    const input = assessedInput(FLAT)
    const { answers, asked } = input.judgement.assessment
    const chapter = antwortenChapter(input)
    const known = answers.filter(({ state }) => state !== 'nicht im Exposé')
    expect(blocksOf(chapter, 'table').flatMap(({ rows }) => rows).length).toBe(known.length)
    const texts = chapter.blocks.flatMap(textsOf).join(' ')
    const open = answers.filter(({ state }) => state === 'nicht im Exposé')
    const [sensible, senseless] = [true, false].map(isAsked => open.filter(one => asked.includes(one) === isAsked))
    for (const { question } of [...known, ...(sensible ?? [])]) expect(texts).toContain(question)
    for (const { question } of senseless ?? []) expect(texts).not.toContain(question)
  })

  test('that are belegt name page and words, those that are calculated or estimated their formula or source', () => {
    const rows = blocksOf(antwortenChapter(assessedInput(FLAT)), 'table').flatMap(table => table.rows)
    for (const [, , proof = ''] of rows)
      expect(proof).toMatch(/^(belegt, Seite\u00a0\d+: „|berechnet: .|geschätzt: .)/u)
  })
})

describe('the spots', () => {
  const contradiction = (key: FactKey): Contradiction => ({
    key,
    message: 'Zwei Werte.',
    values: [1, 2].map(n => ({
      value: n,
      evidence: [{ page: n, quote: `${key} ${n}`, box: [0, 200 * n, 90, 200 * n + 9] }],
    })),
  })

  test('are at most twelve, none twice', () => {
    const keys: FactKey[] = [
      'kaufpreis',
      'wohnflaeche',
      'zimmer',
      'baujahr',
      'hausgeldMonat',
      'einheiten',
      'etagenzahl',
      'mietrendite',
    ]
    const input = assessedInput(FLAT, { remarks: [mould], contradictions: keys.map(contradiction) })
    const crops = blocksOf(fundstellenChapter(input), 'crops').flatMap(({ items }) => items)
    const spots = crops.map(({ evidence: { page, box } }) => `${page}|${box.join()}`)
    expect(crops.length).toBeLessThanOrEqual(12)
    expect(new Set(spots).size).toBe(spots.length)
    expect(crops[0]?.evidence.quote).toBe(mould.evidence.quote)
  })
})

describe('the sources', () => {
  test('are named once, and each that an amount or an answer names is among them', () => {
    const input = assessedInput(FLAT)
    const listed = blocksOf(quellenChapter(input), 'table').flatMap(({ rows }) => rows.map(([, text = '']) => text))
    expect(new Set(listed).size).toBe(listed.length)
    const all = listed.join('\n')
    for (const { object } of objectsIn(input.judgement.assessment)) {
      if (typeof object['source'] !== 'string') continue
      // Paragraphs of one law are in one line: "§§ 35, 43 GModG".
      for (const { text } of sourcesIn(object['source'])) {
        const [, number, law] = /^(?:§|Nr\.) (\d+[a-z]?) ([\p{L}\d ]+)$/u.exec(text) ?? []
        if (number === undefined) expect(all).toContain(text)
        else expect(listed.some(line => line.includes(number) && line.endsWith(` ${law}`))).toBe(true)
      }
    }
  })

  test('that answers cite by number stand under that number', () => {
    const input = assessedInput(FLAT)
    const rows = blocksOf(antwortenChapter(input), 'table').flatMap(table => table.rows)
    const cited = rows.flatMap(([, , proof = '']) => /Quellen?\u00a0([\d, ]+)$/u.exec(proof)?.[1]?.split(', ') ?? [])
    const numbers = blocksOf(quellenChapter(input), 'table').flatMap(table => table.rows.map(([number]) => number))
    expect(cited.length).toBeGreaterThan(10)
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
    for (const number of cited) expect(numbers).toContain(number)
  })

  test('past their day are named first, with what that means', () => {
    const chapter = quellenChapter(assessedInput(FLAT, { day: '2027-11-21' }))
    expect(chapter.blocks[0]).toEqual({ kind: 'heading', text: 'Tabellen über ihrem Prüftermin' })
    expect(blocksOf(chapter, 'notice')[0]?.text).toContain('Am 21.11.2027 war für diese Tabellen der Tag überschritten')
    expect(blocksOf(quellenChapter(assessedInput(FLAT, { day: '2026-08-30' })), 'notice')).toEqual([])
  })
})

describe('the law', () => {
  const titles = (stated: Parameters<typeof assessedInput>[0]) =>
    lawNotesFor(lawCaseOf(assessedInput(stated).judgement.assessment)).map(({ title }) => title)

  test('of a let flat tells of the tenant and of the community, not of Altlasten', () => {
    const notes = titles(FLAT)
    expect(notes).toContain('Kauf bricht nicht Miete')
    expect(notes).toContain('Die Rücklage gehört der Gemeinschaft und bleibt dort')
    expect(notes.join()).not.toContain('Altlasten')
  })

  test('of a house knows that Bavaria has no Baulasten', () => {
    const house = { kaufpreis: 500_000, objektart: 'Einfamilienhaus', wohnflaeche: 140, baujahr: 1965 }
    expect(titles({ ...house, plz: '83026', ort: 'Rosenheim' }).join()).toContain('In Bayern steht im Grundbuch')
    expect(titles({ ...house, plz: '31134', ort: 'Hildesheim' })).toContain('Baulasten stehen nicht im Grundbuch')
  })

  test('of a house with an Einliegerwohnung that is let in part asks for no reason to give notice (§ 573a BGB)', () => {
    const house = {
      objektart: 'Einfamilienhaus',
      kaufpreis: 500_000,
      wohnflaeche: 214,
      vermietet: 'teilweise',
    } as const
    const remark = remarkOf({ topic: 'einliegerwohnung', tone: 'gut', meaning: 'Einlieger- oder Zweitwohnung' })
    const { assessment } = assessedInput(house, { remarks: [remark] }).judgement
    const notes = lawNotesFor(lawCaseOf(assessment)).map(({ source }) => source)
    expect(notes).toContain('§§ 573a, 574 BGB')
    expect(notes).not.toContain('§§ 573, 573c BGB')
  })

  test('says something about every kind of object', () => {
    for (const objektart of ['Etagenwohnung', 'Reihenhaus', 'Mehrfamilienhaus', 'Baugrundstück', 'Büro', 'Irgendwas']) {
      expect(titles({ objektart }).length).toBeGreaterThan(0)
    }
  })
})

describe('the viewing list', () => {
  test('has at least sixty points, each its own, each tied to questions', () => {
    expect(VIEWING_POINTS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(VIEWING_POINTS.map(({ look }) => look)).size).toBe(VIEWING_POINTS.length)
    for (const { look, why, settles } of VIEWING_POINTS) {
      expect(`${look} ${why}`).toMatch(/^.+[.?] .+[.?]$/u)
      expect(settles.length).toBeGreaterThan(0)
    }
  })

  test('of a plot leads through no cellar, that of a flat to no roof timber', () => {
    const areas = (objektart: string) => {
      const { assessment } = assessedInput({ objektart }).judgement
      return viewingRound(lawCaseOf(assessment), assessment.answers).map(({ area }) => area)
    }
    expect(areas('Baugrundstück')).toEqual(['Umgebung', 'Grundstück', 'Unterlagen vor Ort'])
    expect(areas('Etagenwohnung')).toContain('Haus und Gemeinschaft')
    expect(areas('Etagenwohnung')).not.toContain('Grundstück')
  })

  test('leads to no lift and into no cellar that the exposé denies', () => {
    const inCellar = (keller: boolean | null) => {
      const { assessment } = assessedInput({ objektart: 'Etagenwohnung', keller }).judgement
      return viewingRound(lawCaseOf(assessment), assessment.answers).some(({ area }) => area === 'Keller')
    }
    expect([null, true, false].map(inCellar)).toEqual([true, true, false])
    const lift = VIEWING_POINTS.find(({ look }) => look.startsWith('Aufzug fahren'))
    const one = lawCaseOf(assessedInput({ objektart: 'Etagenwohnung' }).judgement.assessment)
    expect([null, true, false].map(value => lift?.when?.({ ...one, lift: value }))).toEqual([false, true, false])
  })

  test('puts a red finding before what is merely open, and looks for asbestos in old houses only', () => {
    const texts = (baujahr: number, remarks: Remark[] = []) =>
      besichtigungChapter(assessedInput({ objektart: 'Einfamilienhaus', baujahr }, { remarks })).blocks.flatMap(textsOf)
    expect(texts(1960, [mould]).some(text => text.includes('Roter Befund: Schimmel im Keller.'))).toBe(true)
    expect(texts(1960).join()).toContain('Asbest')
    expect(texts(2015).join()).not.toContain('Asbestzement')
  })
})

describe('the provenance', () => {
  test('says what a language model did and did not do', () => {
    const evidence = { page: 2, quote: 'Das Dach ist alt.', box: [0, 0, 9, 9] } as const
    const model: ModelShare = {
      name: 'modell-x',
      prompt: 'abc123def456',
      calls: 7,
      readTokens: 9000,
      writtenTokens: 800,
      seconds: 12.3,
      answers: 3,
      confirmed: 1,
      facts: { agreed: ['kaufpreis', 'wohnflaeche'], differing: [], added: ['hausgeldMonat'], hints: ['zimmer'] },
      found: [{ key: 'hausgeldMonat', value: 312, unit: '€/Monat', evidence, readings: 2 }],
      deal: [
        { topic: 'status', value: 'reserviert', outcome: 'verschieden', known: 'verfuegbar', evidence },
        { topic: 'arbeiten', value: 'dach geplant', outcome: 'gleich', known: null, evidence },
      ],
      notes: [{ topic: 'sorge', evidence }],
      refused: { 'nicht gefunden': 2 },
      unanswered: 1,
      failure: 'Die Antwort blieb aus.',
    }
    const text = herkunftChapter(assessedInput(FLAT, { model })).blocks.flatMap(textsOf).join(' ')
    expect(text).toContain('modell-x, Fragen abc123def456')
    expect(text).toContain('Beide Leser lesen gleich: Kaufpreis und Wohnfläche.')
    expect(text).toContain('in zwei verschieden gestellten Fragen: Hausgeld.')
    expect(text).toContain('Hausgeld: 312\u00a0€/Monat, aus „Das Dach ist alt.“ (S. 2)')
    expect(text).toContain('Stand des Angebots: reserviert (wir lesen sonst: zu haben; fragen Sie den')
    expect(text).toContain('Auch hier lesen beide gleich: Arbeiten am Gebäude: Dach geplant.')
    expect(text).toContain('7\u00a0Anfragen in 12\u00a0Sekunden, 9.000 gelesene und 800 geschriebene Token')
    expect(text).toContain('Verworfen wurden Vorschläge: 2 nicht gefunden. 1\u00a0Frage blieb ohne Antwort.')
    expect(text).toContain('Das könnte Sie beunruhigen: „Das Dach ist alt.“ (S. 2)')
    expect(text).toContain('Das Sprachmodell hat nicht alles gesehen: Die Antwort blieb aus.')
    expect(herkunftChapter(assessedInput(FLAT)).blocks.flatMap(textsOf).join(' ')).toContain(
      'Ein Sprachmodell war nicht beteiligt',
    )
  })

  test('prints the whole hash of the file', () => {
    const texts = herkunftChapter(assessedInput(FLAT)).blocks.flatMap(textsOf)
    expect(texts.some(text => text.replaceAll(' ', '') === 'ab'.repeat(32))).toBe(true)
  })
})
