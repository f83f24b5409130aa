import type { Mail } from './mailPort.ts'

export const SENDER = { name: 'Exposé-Ampel', address: 'post@product.example' }

/** With umlauts and a long link, as they are damaged by poor encoding. */
export const MAIL: Mail = {
  id: '0b9ad4f2-6c0c-4b38-9c5e-111111111111',
  writtenAt: new Date('2026-11-21T13:03:09Z'),
  to: 'anna.müller@example.org',
  subject: 'Ihre Prüfung „Wohnung in Köln“ ist fertig – 100 %',
  text: `Guten Tag,\n\nhttps://product.example/confirm?token=${'a1=B2'.repeat(30)}\n\nGrüße`,
  html: '<p>Guten Tag,<br>Grüße aus Köln</p>',
  attachments: [{ filename: 'Rechnung Köln.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 ä') }],
}
