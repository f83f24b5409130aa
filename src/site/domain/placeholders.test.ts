import { expect, test } from 'vitest'
import { filled } from './placeholders.ts'

const values = { appName: 'A & B <x>', 'company.email': 'a@b.example', 'company.phone': null, 'price.mini': '9,90 €' }

test('writes what is configured into the text, as text', () => {
  expect(filled('<p>{{appName}}: {{company.email}}</p>', values)).toBe(
    '<p>A &#38; B &#60;x&#62;: <a href="mailto:a@b.example">a@b.example</a></p>',
  )
})

test('leaves out the line of a list or table that would say nothing, and a list without lines', () => {
  const list = '<ul>\n<li>{{appName}}</li>\n<li>Telefon: {{company.phone}}</li>\n</ul>'
  expect(filled(list, values)).toBe('<ul>\n<li>A &#38; B &#60;x&#62;</li>\n</ul>')
  expect(filled('<ul>\n<li>{{company.phone}}</li>\n</ul>', values)).toBe('')
  const table =
    '<tr>\n<td>Mini</td>\n<td>{{price.mini}}</td>\n</tr>\n<tr>\n<td>Midi</td>\n<td>{{price.midi}}</td>\n</tr>\n'
  expect(filled(table, values)).toBe('<tr>\n<td>Mini</td>\n<td>9,90 €</td>\n</tr>\n')
})
