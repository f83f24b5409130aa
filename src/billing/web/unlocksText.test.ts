import { expect, test } from 'vitest'
import { unlocksText } from './unlocksText.ts'

test.each([
  [
    1,
    1,
    'Ihr gesperrter Bericht wird mit der Zahlung vollständig. Das verbraucht keine Analyse: Die gekaufte bleibt Ihnen für ein weiteres Exposé. Ein geöffneter Bericht zählt bei einem Widerruf nur dann als erbracht, wenn Sie verlangt haben, dass wir vor Ablauf der Widerrufsfrist beginnen.',
  ],
  [
    2,
    10,
    'Ihre 2 gesperrten Berichte werden mit der Zahlung vollständig. Das verbraucht keine Analyse: Alle 10 bleiben Ihnen für weitere Exposés. Ein geöffneter Bericht zählt bei einem Widerruf nur dann als erbracht, wenn Sie verlangt haben, dass wir vor Ablauf der Widerrufsfrist beginnen.',
  ],
])('with %i locked and %i bought', (locked, credits, text) => {
  expect(unlocksText(locked, credits)).toBe(text)
})
