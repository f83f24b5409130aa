import { expect, test } from 'vitest'
import { isTradeDue } from './openWorks.ts'

test.each([
  ['Die Fenster brauchen in den kommenden Jahren einen Anstrich oder Ersatz.', 'fenster'],
  ['Die Heizung ist fällig.', 'heizung'],
  ['Das Dach muss erneuert werden.', 'dach'],
  ['Das Bad von 1988 steht zur Erneuerung an.', 'bad'],
  ['Die Elektrik ist zu erneuern.', 'elektrik'],
  ['Die Fassade sollte gestrichen werden.', 'fassade'],
  ['Die Fassade müsste samt Dachüberstand gestrichen werden.', 'fassade'],
  ['Die Fenster müssten gestrichen oder ersetzt werden.', 'fenster'],
  ['Das Dach und der Dachüberstand müssen saniert werden.', 'dach'],
] as const)('%s: all of it', (sentence, trade) => {
  expect(isTradeDue(sentence, trade)).toBe(true)
})

test.each([
  ['Die Dachrinne muss erneuert werden.', 'dach'],
  ['Die Dachfenster sollten erneuert werden.', 'fenster'],
  ['Der Dachüberstand auf der Nordseite sollte gestrichen werden.', 'dach'],
  ['Die Dachüberstände müssen neu lackiert werden.', 'dach'],
  ['Die Untersicht am Dach sollte gestrichen werden.', 'dach'],
  ['Der Dachkasten ist zu erneuern.', 'dach'],
  ['Die Holzfenster brauchen einen Anstrich.', 'fenster'],
  ['Die Fenster sind zu streichen.', 'fenster'],
  ['Das Balkongeländer muss gestrichen werden.', 'balkon'],
  ['Fassade und Fenster müssten gestrichen werden.', 'fenster'],
  ['Im Bad müsste gestrichen werden.', 'bad'],
  ['Im Keller muss die Elektrik erneuert werden.', 'elektrik'],
  ['Die Fenster brauchen neue Dichtungen.', 'fenster'],
  ['Die Heizung braucht eine neue Pumpe.', 'heizung'],
  ['Das Dach ist dicht, ein paar Ziegel sind zu tauschen.', 'dach'],
  ['Im Bad muss die Silikonfuge erneuert werden.', 'bad'],
  ['Nach § 72 GEG muss die Heizung nach 30 Jahren ausgetauscht werden.', 'heizung'],
  ['Die Heizung von 2019 muss irgendwann ersetzt werden.', 'heizung'],
  ['Die Fenster müssen erneuert werden, das übernimmt der Verkäufer vor Übergabe.', 'fenster'],
  ['Die Eigentümer lassen das Dach noch erneuern.', 'dach'],
  ['Die Heizung ist neu, das Bad müsste erneuert werden.', 'heizung'],
] as const)('%s: a part, some day, or by another', (sentence, trade) => {
  expect(isTradeDue(sentence, trade)).toBe(false)
})
