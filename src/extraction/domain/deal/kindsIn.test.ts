import { expect, test } from 'vitest'
import { kindsIn } from './kindsIn.ts'

test.each([
  ['Bauernhaus mit Scheune, Obstwiese und Blick', ['einfamilienhaus']],
  ['Der angrenzende Acker ist verpachtet und gehört nicht zum Angebot', []],
  ['Der Acker dahinter wird nicht mitverkauft', []],
  ['Das Bauernhaus liegt ruhig am Rand des Ortes, und sein Grund ist nicht mit Rechten belastet', ['einfamilienhaus']],
])('"%s" names', (text, kinds) => {
  expect(kindsIn(text).map(({ kind }) => kind)).toEqual(kinds)
})
