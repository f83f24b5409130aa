import { expect, test } from 'vitest'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'
import type { Remark } from '#extraction/domain/remark.ts'

const STATED = { kaufpreis: 249_000, wohnflaeche: 142, baujahr: 1981, objektart: 'Einfamilienhaus', vermietet: false }

function letter(...remarks: Remark[]): string {
  return chooseQuestions(mailCaseOf(STATED, { remarks })).join('\n')
}

test('a place by a lake asks of no flood that nobody has told of', () => {
  const lake = remarkOf({ topic: 'hochwasser', rule: 'hochwasser-wasserlage', tone: 'warnung', meaning: 'Am Wasser' })
  expect(letter(lake)).not.toMatch(/Wie hoch stand|wurde beschädigt/u)
  const flood = remarkOf({ topic: 'hochwasser', rule: 'hochwasser-ereignis', tone: 'gefahr', meaning: 'Im Hochwasser' })
  expect(letter(flood)).toMatch(/hoch stand das Wasser/u)
})

test('who sells and stays is asked until when, and who has given notice leaves a paper', () => {
  const stays = remarkOf({ topic: 'raeumung', rule: 'raeumung-verkaeufer-bleibt', subject: 'verkaeuferBleibt', tone: 'warnung', meaning: 'Bis dahin bleiben wir hier' }) // prettier-ignore
  expect(letter(stays)).toContain('Bis zu welchem Tag wollen Sie wohnen bleiben')
  expect(letter(stays)).not.toContain('ob und seit wann das Objekt vermietet')
  const notice = remarkOf({ topic: 'mietvertrag', rule: 'mieter-geht', tone: 'hinweis', meaning: 'Der Mieter geht' })
  expect(letter(notice)).toContain('die Kündigung des Mietvertrags schicken')
})

test('a part that is closed is asked for as such, and not for cracks', () => {
  const closed = remarkOf({ topic: 'statik', rule: 'balkon-gesperrt', tone: 'gefahr', meaning: 'Bauteil ist gesperrt' })
  expect(letter(closed)).toMatch(/Warum ist dieser Teil gesperrt/u)
  const cracked = remarkOf({ topic: 'statik', rule: 'statik-risse', tone: 'gefahr', meaning: 'Risse im Mauerwerk' })
  expect(letter(closed, cracked)).not.toMatch(/Warum ist dieser Teil gesperrt/u)
})
