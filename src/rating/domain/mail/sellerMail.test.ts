import { expect, test } from 'vitest'
import type { PaperId } from '#questions/domain/paper.ts'
import { sellerMail } from './sellerMail.ts'

test('asks the questions in their order and names each paper once, at most eight', () => {
  const papers = ['grundbuch', 'protokolle', 'grundbuch'] as const
  expect(sellerMail(['Ist der Keller trocken?', 'Wem gehört es?'], papers, 'Eigentumswohnung\nin Köln ', true)).toEqual(
    {
      subject: 'Fragen zu Ihrem Angebot: Eigentumswohnung in Köln',
      body: `Guten Tag,

ich interessiere mich für Ihr Angebot „Eigentumswohnung in Köln“ und habe das Exposé gelesen. Bevor ich weiter plane, bitte ich Sie um Antwort auf diese Fragen:

1. Ist der Keller trocken?
2. Wem gehört es?

Bitte senden Sie mir, soweit vorhanden, diese Unterlagen:

- Aktueller Grundbuchauszug mit Abteilung II
- Protokolle der Eigentümerversammlungen mit Beschlusssammlung

Was Sie nicht wissen, lassen Sie bitte offen; dann frage ich an anderer Stelle nach.

Vielen Dank und freundliche Grüße
`,
      hasAddress: true,
      isNamed: false,
      wantsProof: false,
    },
  )
  const many: PaperId[] = ['grundbuch', 'flurkarte', 'grundriss', 'wartung', 'inventar', 'mietvertrag', 'protokolle', 'hausordnung', 'versicherung'] // prettier-ignore
  expect(sellerMail(['Was?'], many, '', true)?.body.match(/^- /gmu)).toHaveLength(8)
})

test('asks one question in the singular, and for no paper where none is needed', () => {
  const body = sellerMail(['Wie laut ist es?'], [], '', true)?.body
  expect(body).toContain('für Ihr Angebot und habe')
  expect(body).toContain('Antwort auf diese Frage:')
  expect(body).not.toContain('Unterlagen')
})

test('greets by name who is named', () => {
  expect(sellerMail(['Wie laut ist es?'], [], '', true, 'Frau Mackensen')).toMatchObject({
    body: expect.stringMatching(/^Guten Tag Frau Mackensen,\n/u) as string,
    isNamed: true,
  })
})

test('is none where nothing is to be asked', () => {
  expect(sellerMail([], ['grundbuch'], 'Haus', true)).toBeNull()
})
