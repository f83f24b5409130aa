import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { guaranteeLimitsOf } from './guaranteeLimits.ts'

const limits = (...lines: string[]) => guaranteeLimitsOf(passagesOf([page(['# Wohnung zum Kauf', '', ...lines])]))

test.each([
  ['Die Garantie umfasst die Differenz zwischen erzielter und', 'kalkulierter Nettokaltmiete, höchstens 60 % der kalkulierten Miete je Monat.', 60],
  ['Die Mietgarantie ist auf 80 % der Prognosemiete begrenzt; sie ist', 'begrenzt auf 80 % der Prognosemiete.', null],
  ['Mietgarantie für zwei Jahre, begrenzt auf 75 % der Sollmiete.', '', 75],
  ['Die Mietausfallgarantie ersetzt maximal 50 Prozent der Miete.', '', 50],
  ['Garantiert sind 70 % der kalkulierten Miete.', '', 70],
  ['Wir garantieren Ihnen nur 90 % der Nettokaltmiete.', '', 90],
  ['Die Mietgarantie gilt in voller Höhe.', '', null],
  ['Der Mieter darf höchstens 50 % der Miete mindern.', '', null],
  ['Mietgarantie für zwei Jahre. Die Verwaltung kostet höchstens 6 % der Miete.', '', null],
  ['Die Mietpreisbremse erlaubt höchstens 10 % über der ortsüblichen Miete.', '', null],
  ['Garantie auf die Fenster, höchstens 60 % des Kaufpreises.', '', null],
])('how much of the rent is made up for: %s %s', (line, next, percent) => {
  expect(limits(line, next).percent).toBe(percent)
}) // prettier-ignore

test.each([
  ['Die Garantie setzt den Abschluss des Mietverwaltungsvertrags mit der KDI Hausservice GmbH voraus.', true],
  ['Die Mietgarantie gilt nur in Verbindung mit dem Mietverwaltungsvertrag.', true],
  ['Voraussetzung der Mietgarantie ist nichts weiter.', false],
  ['Mietgarantie 24 Monate, Voraussetzung ist der Beitritt zum Mietpool.', true],
  ['Wir geben eine Mietgarantie, sofern die Hausverwaltung bei uns bleibt.', true],
  ['Die Mietgarantie setzt keinen Mietverwaltungsvertrag voraus.', false],
  ['Mietgarantie 24 Monate. Die Hausverwaltung führt die KDI.', false],
  ['Der Mietverwaltungsvertrag kann übernommen werden.', false],
])('whether it hangs on a contract with the seller: %s', (line, isTied) => {
  expect(limits(line).isTied).toBe(isTied)
}) // prettier-ignore
