import { expect, test } from 'vitest'
import { answerAll } from './answerAll.fixture.ts'
import { proof, questioned, remarkOf } from './offered.fixture.ts'

test('an answer that rests on two facts is shown with a proof of each first', () => {
  const known = questioned({ objektart: 'Etagenwohnung', hausgeldMonat: 240 })
  const { facts } = known.offer
  const kind = facts.objektart && {
    ...facts.objektart,
    evidence: [proof('Etagenwohnung'), proof('Wohnung mit Balkon')],
  }
  const offer = { ...known.offer, facts: { ...facts, objektart: kind } }
  const form = answerAll({ ...known, offer }).find(({ id }) => id === 'eigentumsform')
  expect(form?.answer).toBe('Wohnungseigentum, denn es fällt Hausgeld an')
  const quotes = ['Etagenwohnung', 'hausgeldMonat: 240', 'Wohnung mit Balkon']
  expect(form?.evidence.map(({ quote }) => quote)).toEqual(quotes)
})

test('a lift that leaves steps is no green answer', () => {
  const remark = remarkOf({ topic: 'barrierefrei', subject: 'stufen', tone: 'hinweis', meaning: 'Nicht stufenfrei' })
  const lift = (remarks: readonly (typeof remark)[]) =>
    answerAll(questioned({ objektart: 'Eigentumswohnung', aufzug: true }, { remarks })).find(
      ({ id }) => id === 'aufzug',
    )
  expect(lift([])?.light).toBe('grün')
  expect(lift([remark])).toMatchObject({ light: 'gelb', answer: 'Ja, Aufzug vorhanden; Nicht stufenfrei' })
})
