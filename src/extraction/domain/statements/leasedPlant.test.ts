import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leasedPlantOf } from './leasedPlant.ts'

const redeemed = (line: string) =>
  leasedPlantOf(passagesOf([page([line])])).map(({ high, isDebt, plant }) => [high, isDebt, plant])

test.each([
  ['Die Photovoltaikanlage ist gemietet (112 € im Monat). Der Vertrag geht auf den Käufer über oder kann für 11.400 € abgelöst werden.', 11_400, 'photovoltaik'],
  ['Die Wärmepumpe steht im Eigentum der Nordwärme GmbH; eine Ablösung ist möglich (zum 31.12.2026: 16.300 €).', 16_300, 'anlage'],
])('what it takes to redeem a leased plant is a debt of the house: %s', (line, amount, plant) => {
  expect(redeemed(line)).toEqual([[amount, true, plant]])
}) // prettier-ignore

test.each([
  'Die Photovoltaikanlage ist gemietet, 112 € im Monat.',
  'Die Photovoltaikanlage ist gemietet. Die Verkäufer lösen sie für 11.400 € ab, sie ist bei Übergabe abgelöst.',
  'Die Photovoltaikanlage von 2019 gehört uns. Die Küche kann gegen Ablöse von 4.500 € übernommen werden.',
])('%s: nothing is to be redeemed', line => {
  expect(redeemed(line)).toEqual([])
})
