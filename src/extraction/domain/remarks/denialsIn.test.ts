import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['Einfamilienhaus in 46397 Bocholt', 'Kaufpreis: 429.000 €', 'Wohnfläche: 143 m²', 'Grundstück: 486 m²']

function certainties(topic: string, ...lines: string[]): string[] {
  const { remarks } = extract([page([...OFFER, '', ...lines])], calendarDate('2026-11-24'))
  return remarks.filter(remark => remark.topic === topic).map(({ certainty, tone }) => `${certainty} ${tone}`)
}

test.each([
  ['erneuerbare', 'Eine Photovoltaikanlage ist nicht vorhanden.', ['denied neutral']],
  ['wegStreit', 'Hausgeldrückstände gibt es in der Gemeinschaft nicht.', ['denied gut']],
  ['bergbau', 'Ein Bergschadenverzicht ist im Grundbuch nicht eingetragen.', []],
  ['wegStreit', 'Der Mieter wohnt seit 2019 in der Wohnung. Es gibt keine Rückstände.', []],
  // What nobody has is not there where it is a right; a paper that nobody has clears no house.
  ['wegerecht', 'Ein Wegerecht oder dergleichen hat niemand.', ['denied gut']],
  ['wegerecht', 'Ein Wegerecht hat hier niemand.', ['denied gut']],
  ['wegerecht', 'Niemand hat hier ein Wegerecht.', ['denied gut']],
  ['schaedlinge', 'Ein Gutachten über den Hausschwamm hat niemand.', ['stated gefahr']],
  ['schaedlinge', 'Niemand hat ein Gutachten zum Hausschwamm.', ['stated gefahr']],
  ['feuchte', 'Ein Gutachten zum Schimmel hat keiner.', ['stated gefahr']],
  ['schadstoffe', 'Asbest hat keiner, der gesund ist.', ['stated gefahr']],
  ['wegerecht', 'Ein Wegerecht hat keiner, der nicht zahlt.', ['stated warnung']],
  ['wegerecht', 'Eine Auskunft zum Wegerecht hat niemand.', ['stated warnung']],
  ['wegerecht', 'Ein Wegerecht hat niemand, außer dem Nachbarn.', ['stated warnung']],
  // Said to be unknown, left open, or somebody else's.
  ['altlasten', 'Ein Altstandort ist nicht bekannt.', ['unknown hinweis']],
  ['wegerecht', 'Ob die Zuwegung gesichert ist, wurde nicht geprüft.', []],
])('%s: %s', (topic, line, expected) => {
  expect(certainties(topic, line)).toEqual(expected)
})

test('a topic that is denied and warned of is told once, by the clearer sentence', () => {
  const land = certainties(
    'altlasten',
    'Altlasten: Auskunft der Stadt liegt bei.',
    '',
    'Altlasten sind nicht eingetragen.',
  )
  expect(new Set(land)).toEqual(new Set(['denied gut']))
  const damp = certainties('feuchte', 'Schimmel gibt es nicht.', '', 'Die Kellerwände sind feucht, an der Nordseite blüht Salpeter.') // prettier-ignore
  expect(damp.length).toBeGreaterThan(0)
  expect(damp.filter(said => said.startsWith('denied'))).toEqual([])
})
