import { expect, test } from 'vitest'
import { isPartOfTown } from './partOfTown.ts'

test.each(['Pfalz', 'Taunus', 'Westerwald', 'Hessen', 'Oldb', 'Saale', 'Rems-Murr-Kreis', 'Wohnfläche', 'Anschrift'])(
  '%s behind a town is no part of it',
  name => {
    expect(isPartOfTown(name)).toBe(false)
  },
)

test.each(['Daberstedt', 'Weststadt', 'Oggersheim', 'Altstadt', 'Neustadt', 'Am Berg'])(
  '%s is a part of its town',
  name => {
    expect(isPartOfTown(name)).toBe(true)
  },
)
