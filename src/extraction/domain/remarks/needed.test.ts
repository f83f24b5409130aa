import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMet, neededBy } from './needed.ts'
import { mayHold, needlesOf } from './needles.ts'

test.each<[source: string, meets: string[], lacks: string[]]>([
  ['der Makler erhält \\d', ['der makler erhält 3'], ['der makler erhält viel', 'wer 3 erhält']],
  ['dach(?:stuhl)?', ['ziegeldach'], ['haus']],
  ['(?<!\\p{L})(?:wohn|nutz)fläche(?!n)', ['nutzfläche'], ['fläche', 'wohnung']],
  ['kalt-?miete', ['kaltmiete', 'kalt-miete'], ['warmmiete', 'kalt miete']],
  ['B[aä]d(?:er)?', ['bad', 'bäder'], ['bda']],
  ['[Mm]iet(?:er|vertrag)', ['mietvertrag'], ['miete']],
  ['(?:€|EUR|Euro)\\s?(?<sum>\\d{1,3}(?:\\.\\d{3})*|\\d+)', ['eur 3'], ['eur', '3 dm']],
  ['(?<=Preis[^.]{0,9})(?=.*Euro)\\d', ['preis 3 euro'], ['preis', '3 euro']],
  ['a{2}bc?', ['bc aab'], []],
  ['\\bhaus\\b|^villa$', ['haus', 'villa'], ['hof']],
  ['x\\u00a0y[^\\]a]zz\\.', ['zz.'], ['zz']],
  ['\\s?[/|]\\s?area', ['|area'], ['area']],
  ['(?<part>\\p{L}+) und \\k<part>', [' und '], ['oder']],
])('%s needs what it says', (source, meets, lacks) => {
  const needed = neededBy(source, true)
  for (const text of meets) expect(isMet(needed, text), text).toBe(true)
  for (const text of lacks) expect(isMet(needed, text), text).toBe(false)
})

test('what a pattern finds meets what it needs, and has one of its needles', () => {
  const letters = fc.constantFrom('a', 'b', 'ä', 'B', '1', ' ', '-')
  const leaf = fc.oneof(
    letters,
    fc.constantFrom('[aB]', '[^a]', '\\d', '\\p{L}', '.', '\\s', '[a-b]', '(?=a)', '(?!b)', '(?<=b)', '\\b'),
  )
  const { pattern } = fc.letrec<{ pattern: string; group: string; part: string }>(tie => ({
    pattern: fc.array(tie('part'), { minLength: 1, maxLength: 5 }).map(parts => parts.join('')),
    group: fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map(ways => `(?:${ways.join('|')})`),
    part: fc.oneof(
      { maxDepth: 3 },
      leaf,
      tie('group'),
      fc
        .tuple(fc.oneof(letters, tie('group')), fc.constantFrom('?', '*', '+', '{2}', '{0,2}', '{1,2}?'))
        .map(([one, often]) => one + often),
    ),
  }))
  fc.assert(
    fc.property(pattern, fc.array(letters, { maxLength: 12 }), (source, text) => {
      const own = new RegExp(source, 'iu')
      const found = own.exec(text.join(''))
      if (!found) return
      expect(mayHold(own, text.join('').toLowerCase())).toBe(true)
      const needles = needlesOf(source)
      expect(needles === null || needles.some(needle => found[0].toLowerCase().includes(needle))).toBe(true)
    }),
    { numRuns: 400 },
  )
})
