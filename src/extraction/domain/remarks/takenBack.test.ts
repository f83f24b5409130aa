import { expect, test } from 'vitest'
import { unlessTakenBack } from './takenBack.ts'

const DAMP = { tone: 'gefahr', meaning: 'Feuchtigkeit am Objekt', certainty: 'stated' } as const
const CURED = 'der keller war 2004 nach einem rohrbruch feucht und ist seit der trocknung durch eine fachfirma trocken'
const PROVEN = ' rechnung und messprotokoll liegen vor.'

test('a finding that its sentence takes away is told, unsure and without a light', () => {
  expect(unlessTakenBack('feuchte', DAMP, CURED, PROVEN)).toEqual({
    tone: 'neutral',
    certainty: 'unknown',
    takenBack: true,
    meaning: 'Feuchtigkeit am Objekt – genannt, nach dem Satz selbst ohne Folgen: nachlesen',
  })
})

test('one that its sentence means stays as it is', () => {
  expect(unlessTakenBack('feuchte', DAMP, 'im keller steht nach jedem regen wasser', '')).toBe(DAMP)
})

test('a denial, a merit and works by age are none of its business', () => {
  const denied = { ...DAMP, certainty: 'denied' } as const
  expect(unlessTakenBack('feuchte', denied, CURED, PROVEN)).toBe(denied)
  const merit = { ...DAMP, tone: 'gut' } as const
  expect(unlessTakenBack('feuchte', merit, CURED, PROVEN)).toBe(merit)
  expect(unlessTakenBack('dach', DAMP, CURED, PROVEN)).toBe(DAMP)
})

test('a flood area is none the less one because an insurer has paid', () => {
  const FLOOD = { tone: 'gefahr', meaning: 'Überschwemmungsgebiet', certainty: 'stated' } as const
  const said = 'das objekt liegt im überschwemmungsgebiet der leine und war 2013 und 2023 vom hochwasser betroffen'
  expect(unlessTakenBack('hochwasser', FLOOD, said, ' die schäden wurden jeweils durch die versicherung reguliert.')).toBe(FLOOD) // prettier-ignore
})
