import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { passagesOf } from '../passages.ts'
import { readRemarks } from '../remarks/readRemarks.ts'
import { page } from '../typeset.fixture.ts'
import { plotConnections } from './plotConnections.ts'
import { plotRightOf } from './plotRight.ts'

const today = calendarDate('2026-11-27')

function read(...lines: string[]) {
  return readRemarks(passagesOf([page(lines)]), {
    toBeBuilt: false,
    today: 2026,
    above: new Map(),
    ahead: new Set<never>(),
  })
}

const PLAN = 'Das Grundstück liegt im Geltungsbereich eines rechtskräftigen Bebauungsplans.'
const BEHIND = 'Das Grundstück liegt in zweiter Reihe.'

test.each([
  [['Die Bauvoranfrage läuft noch beim Kreis.'], 'beantragt'],
  [['Wir gehen davon aus, dass hier nach § 34 BauGB gebaut werden darf.'], 'vermutet'],
  [['Eine Voranfrage wurde 2021 abgelehnt.', 'Ein neuer Versuch dürfte gute Aussichten haben.'], 'abgelehnt'],
  [['Die Fläche ist im Flächennutzungsplan als Wohnbaufläche dargestellt.'], 'flaechennutzungsplan'],
  [['Ein Bebauungsplan ist in Aufstellung.'], 'erwartung'],
  [['Der Satzungsbeschluss steht noch aus.'], 'plan-aussteht'],
  [['Im Flächennutzungsplan als Wohnbaufläche dargestellt.', 'Bebauung nach § 34 BauGB'], undefined],
  [['Die Bauvoranfrage wurde von der Stadt im März 2026 positiv beschieden.', BEHIND], undefined],
  [['Bauvoranfrage habe ich keine gestellt.'], undefined],
  [['Das Grundstück liegt im Außenbereich.'], 'aussenbereich'],
  [['Eine Voranfrage hat die Bauaufsicht 2024 mit Verweis auf § 35 BauGB negativ beschieden.'], 'feld'],
  [['Das Grundstück liegt im Außenbereich.', 'Eine Voranfrage wurde 2021 vom Kreis abgelehnt.'], 'feld'],
  [['Der Flächennutzungsplan zeigt Flächen für die Landwirtschaft.', 'Eine Voranfrage wurde abgelehnt.'], 'feld'],
  [['Der Flächennutzungsplan zeigt hier Flächen für die Landwirtschaft.'], 'landwirtschaft'],
  [['Der Flächennutzungsplan zeigt Flächen für die Landwirtschaft.', 'Bebauung nach § 34 BauGB'], undefined],
  [[PLAN, 'Eine Voranfrage wurde 2021 wegen § 35 BauGB abgelehnt.'], undefined],
  [[BEHIND, 'Ein Bebauungsplan besteht nicht.'], 'zweite-reihe'],
  // The written answer of an office, while it holds
  [['Eine Bauvoranfrage wurde 2022 gestellt und wieder zurückgezogen.'], 'zurueckgezogen'],
  [['Ein positiver Bauvorbescheid vom 14.08.2023 liegt vor.'], 'abgelaufen'],
  [['Ein positiver Bauvorbescheid vom 14.12.2023 liegt vor.'], undefined],
  [['Der positive Vorbescheid vom 02.03.2022 gilt bis 31.08.2028.'], undefined],
  [['Ein positiver Bauvorbescheid liegt vor.', BEHIND], undefined],
  [['Der Vorbescheid aus 2024 ist nicht mehr gültig, eine neue Anfrage kann der Käufer stellen.'], 'erloschen'],
  [[PLAN, 'Der Bauvorbescheid ist abgelaufen.'], undefined],
  // A plan says more than what is supposed, and where the plot lies
  [[PLAN, BEHIND], undefined],
  [[PLAN, 'Die Fläche ist im Flächennutzungsplan als Wohnbaufläche dargestellt.'], undefined],
  [[PLAN, 'Die Bauvoranfrage für zwei Häuser ist eingereicht.'], 'beantragt'],
  [['Die Bebaubarkeit richtet sich nach § 34 BauGB.'], undefined],
])('%j leaves %s', (lines, kind) => {
  expect(plotRightOf(read(...lines), today).building?.kind).toBe(kind)
})

test('a way that is only promised is open, and one that is registered is not', () => {
  const access = (...lines: string[]) => plotRightOf(read(...lines), today).access.length > 0
  expect(access('Ein Wegerecht soll bei Beurkundung eingetragen werden.')).toBe(true)
  expect(access('Auch eine Zufahrtsbaulast fehlt bislang.')).toBe(true)
  expect(access('Die Zufahrt ist befestigt.', 'Der Weg gehört zur Hälfte dem Nachbarn.')).toBe(true)
  expect(access('Die Zufahrt gehört zur Hälfte dem Nachbarn, das Wegerecht ist eingetragen.')).toBe(false)
  expect(access('Ein Geh- und Fahrrecht ist im Grundbuch eingetragen und durch Baulast gesichert.')).toBe(false)
  expect(access('Auf dem Grundstück ruht eine Baulast zugunsten des Hinterliegers.')).toBe(false)
})

test('a plot lacks what its exposé says, and no more', () => {
  const kinds = (...lines: string[]) => plotConnections(read(...lines)).map(({ kind }) => kind)
  expect(kinds('Für das Abwasser wird eine vollbiologische Kleinkläranlage benötigt.')).toEqual(['kleinklaeranlage'])
  expect(kinds('Die Leitungen zum Grundstück sind vom Käufer zu legen.')).toEqual(['zuleitung'])
  expect(kinds('Wasser und Kanal liegen auf dem Grundstück, eine Kleinkläranlage ist nicht nötig.')).toEqual([])
})
