import { expect, test } from 'vitest'
import { page } from '../typeset.fixture.ts'
import { itemsLeftOut, withLeftOut } from './itemsLeftOut.ts'

const namesOf = (...lines: string[]) => itemsLeftOut([page(lines)]).map(({ name }) => name)

test('works of the second list are left to the buyer, each by its own name', () => {
  expect(
    namesOf(
      'Im Hauspreis enthalten | In Eigenleistung oder bauseits',
      'Statik | Bodenplatte, Bodengutachten',
      'Dachstuhl | Spachteln, Maler, Fliesen',
      'Estrich | Terrasse, Carport oder Garage',
      'Fenster | Bodenplatte ab 31.500 €',
    ),
  ).toEqual(['Bodenplatte', 'Bodengutachten', 'Maler', 'Fliesen', 'Terrasse', 'Carport', 'Garage'])
})

test('one list alone leaves out nothing', () => {
  expect(namesOf('Gewerk | Ausführung', 'Fliesen | bauseits')).toEqual([])
})

test('what is left out is not included, and is told once', () => {
  const item = (name: string) => ({ name, evidence: [] })
  const told = withLeftOut({ included: [item('Garage'), item('Küche')], excluded: [item('fliesen')] }, [
    item('Fliesen'),
    item('Garage'),
  ])
  expect(told.included.map(({ name }) => name)).toEqual(['Küche'])
  expect(told.excluded.map(({ name }) => name)).toEqual(['fliesen', 'Garage'])
})
