import { expect, test } from 'vitest'
import { REFUND_ON_WITHDRAWAL } from './withdrawalNotice.ts'
import { refundOnWithdrawal } from './withdrawalPeriod.ts'

test('what a withdrawal gives back is said as it is reckoned: by opened reports, of unlocked previews too', () => {
  // Mini: one analysis, unused, and one preview of before that was opened since.
  expect(refundOnWithdrawal(990, { credits: 1, performed: 1 })).toBe(0)
  expect(REFUND_ON_WITHDRAWAL.agreed).toMatch(/jeden vollständigen Bericht.*nach dieser Zustimmung.*geöffnet oder heruntergeladen.*Preis einer Analyse.*freigeschaltete Vorschauen/u)
  expect(refundOnWithdrawal(990, { credits: 1, performed: 0 })).toBe(990)
  expect(REFUND_ON_WITHDRAWAL.notAgreed).toContain('den ganzen Preis zurück')
}) // prettier-ignore
