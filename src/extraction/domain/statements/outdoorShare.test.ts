import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { outdoorShareOf } from './outdoorShare.ts'

const shareIn = (text: string) => outdoorShareOf(passagesOf([page(['# Wohnung zum Kauf', '', text])]))?.share ?? null

test.each([
  ['Wohnfläche laut Aufteilungsplan; die Dachterrasse ist darin zur Hälfte angesetzt.', 0.5],
  ['Die Terrasse (46,0 m² zu ½) zählt mit 23,0 m².', 0.5],
  ['Balkon und Loggia sind zu 50 % in der Wohnfläche enthalten.', 0.5],
  ['Der Balkon ist zu einem Viertel angerechnet.', 0.25],
  ['Terrassen wurden mit 25 % berücksichtigt.', 0.25],
  ['Balkon 8,4 m² (zu 1/4 gerechnet)', 0.25],
  ['Die Terrasse ist nicht in der Wohnfläche enthalten.', 0],
  ['Balkon (nicht zur Wohnfläche gezählt)', 0],
  ['Die Loggia wurde voll angerechnet.', 1],
])('%s', (text, share) => {
  expect(shareIn(text)).toBe(share)
})

test.each([
  'Die Dachterrasse misst 46 m² und ist zur Hälfte überdacht.',
  'Balkone dürfen höchstens zur Hälfte angerechnet werden.',
  'Die Wohnfläche beträgt 82 m². Der Balkon liegt nach Süden.',
  'Üblich ist es, die Terrasse zu einem Viertel anzurechnen, in der Wohnfläche ist das offen.',
  'Das Wohnzimmer nimmt die halbe Wohnfläche ein, der Balkon liegt davor.',
  'Die Terrasse gehört zur Wohnung.',
])('%s says nothing of it', text => {
  expect(shareIn(text)).toBeNull()
})
