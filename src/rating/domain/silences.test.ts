import { expect, test } from 'vitest'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import type { Answer, Light } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { silences, withoutOfCourse } from './silences.ts'

const todo = { ask: 'Und?', document: 'Protokoll' }

function answer(id: QuestionId, state: Answer['state'], light: Light | null): Answer {
  return {
    ...{ id, state, light, todo, group: 'Recht & Eigentum', ratingGroup: 'Recht', question: 'Was?', answer: 'Das.' },
    ...{ weight: 4, knockout: false, core: true, evidence: [], inputs: [] },
  }
}

test.each<[Light, QuestionId[]]>([
  ['gelb', ['zustand']],
  ['grün', ['weg-protokolle', 'zustand']],
])('who tells of a levy is not silent on what the owners deal with (%s)', (light, expected) => {
  const levy = answer('weg-sonderumlage', 'belegt', light)
  const untold = (['weg-protokolle', 'zustand'] as const).map(id => answer(id, 'nicht im Exposé', null))
  const found = silences([levy, ...untold], () => ({ why: 'Darum.', todo }))
  expect(found.map(({ id }) => id)).toEqual(expected)
})

test.each<[QuestionId, Light, QuestionId, boolean]>([
  ['heizung-baujahr', 'gelb', 'instandhaltungsstau', false],
  ['heizung-baujahr', 'grün', 'instandhaltungsstau', true],
  ['wegerecht-leitungsrecht', 'gelb', 'grundbuch-abt2', false],
  ['wegerecht-leitungsrecht', 'gelb', 'instandhaltungsstau', true],
])('beside %s (%s) the exposé is silent on %s: %s', (told, light, silent, expected) => {
  const answers = [answer(told, 'belegt', light), answer(silent, 'nicht im Exposé', null)]
  expect(silences(answers, () => ({ why: 'Darum.', todo })).map(({ id }) => id)).toEqual(expected ? [silent] : [])
})

test.each<[QuestionId, Parameters<typeof offerWith>[0], boolean]>([
  ['erbbaurecht', { objektart: 'Einfamilienhaus', grundstuecksflaeche: 612 }, true],
  ['eigentumsform', { objektart: 'Einfamilienhaus', grundstuecksflaeche: 612 }, true],
  ['erbbaurecht', { objektart: 'Einfamilienhaus' }, false],
  ['eigentumsform', { objektart: 'Doppelhaushälfte', grundstuecksflaeche: 230 }, false],
  ['erbbaurecht', { objektart: 'Reihenmittelhaus', grundstuecksflaeche: 180 }, false],
  ['erbbaurecht', { objektart: 'Reihenhaus', grundstuecksflaeche: 180, hausgeldMonat: 90 }, false],
  ['erbbaurecht', { objektart: 'Einfamilienhaus', grundstuecksflaeche: 612, erbbaurecht: true }, false],
  ['eigentumsform', { objektart: 'Etagenwohnung', grundstuecksflaeche: 612 }, false],
  ['grundbuch-abt2', { objektart: 'Einfamilienhaus', grundstuecksflaeche: 612 }, false],
  ['vermietet', { objektart: 'Baugrundstück', grundstuecksflaeche: 742 }, true],
  ['vermietet', { objektart: 'Ackerland', grundstuecksflaeche: 7420 }, false],
  ['vermietet', { objektart: 'Einfamilienhaus' }, false],
])('what goes without saying is not missing: %s of %o is so: %s', (id, facts, expected) => {
  expect(withoutOfCourse([answer(id, 'nicht im Exposé', null)], offerWith(facts))).toHaveLength(expected ? 0 : 1)
})
