import { expect, test } from 'vitest'
import type { Remark } from '#extraction/domain/remark.ts'
import type { Known } from '../question.ts'
import { judgeHandover } from './building.ts'
import { judgeVermietet } from './law.ts'

const livedIn = (bezugsfreiAb: string | null) =>
  ({
    offer: { vermietet: false, occupant: 'verkaeufer', days: { bezugsfreiAb }, deal: null, facts: {} },
    lens: 'eigennutzung',
    day: '2026-11-30',
  }) as unknown as Known
const said = (rule: string, quote: string) =>
  ({ rule, meaning: 'Noch bewohnt', evidence: { page: 1, quote, box: [0, 0, 1, 1] } }) as unknown as Remark

test('a seller who moves out by a day is a matter of the handover alone', () => {
  expect(judgeVermietet(livedIn('2027-03-01'))?.light).toBeNull()
  expect(judgeVermietet(livedIn(null))?.light).toBe('gelb')
  expect(judgeHandover(said('auszug-genannt', 'Die Eigentümer ziehen im Mai 2027 in ihr neues Haus.'))?.light).toBe('gelb') // prettier-ignore
  expect(judgeHandover(said('auszug-genannt', 'Die Eigentümer ziehen in ein kleineres Haus.'))).toBeNull()
  expect(judgeHandover(said('uebergabe-haengt-am-bau', 'x'))?.light).toBe('gelb')
})
