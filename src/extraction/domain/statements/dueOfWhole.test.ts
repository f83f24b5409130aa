import { expect, test } from 'vitest'
import { isDueOfWhole } from './dueOfWhole.ts'

test.each([
  'Die Fenster im Erdgeschoss brauchen in den kommenden Jahren einen Anstrich oder Ersatz.',
  'Die Heizung ist fällig.',
  'Das Dach muss erneuert werden.',
  'Das Bad von 1988 steht zur Erneuerung an.',
  'Die Elektrik ist zu erneuern.',
])('%s: all of it', sentence => {
  expect(isDueOfWhole(sentence)).toBe(true)
})

test.each([
  'Die Dachrinne muss erneuert werden.',
  'Die Dachfenster sollten erneuert werden.',
  'Im Keller muss die Elektrik erneuert werden.',
  'Die Fenster brauchen neue Dichtungen.',
  'Die Heizung braucht eine neue Pumpe.',
  'Das Dach ist dicht, ein paar Ziegel sind zu tauschen.',
  'Im Bad muss die Silikonfuge erneuert werden.',
  'Nach § 72 GEG muss die Heizung nach 30 Jahren ausgetauscht werden.',
  'Die Heizung von 2019 muss irgendwann ersetzt werden.',
  'Die Fenster müssen erneuert werden, das übernimmt der Verkäufer vor Übergabe.',
  'Die Eigentümer lassen das Dach noch erneuern.',
])('%s: a part, some day, or by another', sentence => {
  expect(isDueOfWhole(sentence)).toBe(false)
})
