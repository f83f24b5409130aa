import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what is put in is text, never markup', () => {
  const evil = '"><script>alert(1)</script>\'&'
  expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
    '<p title="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#39;&#38;">&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#39;&#38;</p>',
  )
})

test('html, lists and nothing fit in', () => {
  const items = [1, 2].map(number => html`<li>${number}</li>`)
  expect(
    html`<ul>
      ${items}${undefined}
    </ul>`.markup.replace(/\s/g, ''),
  ).toBe('<ul><li>1</li><li>2</li></ul>')
})
