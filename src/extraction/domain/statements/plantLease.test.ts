import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { readRemarks } from '../remarks/readRemarks.ts'
import { withPlantLease } from '../remarks/withPlantLease.ts'
import { page } from '../typeset.fixture.ts'
import { isPlantLeased, plantLeaseOf } from './plantLease.ts'

const leaseIn = (line: string) => {
  const lease = plantLeaseOf(passagesOf([page([line])]))
  return lease && [lease.month, lease.until]
}

test.each([
  ['Die PV-Anlage mit 9 kWp läuft im Mietmodell, die Monatsmiete von 118 € endet im März 2039.', [118, 'März 2039']],
  ['Photovoltaik und Speicher sind gemietet, der Mietvertrag läuft bis Juni 2042 und kostet im Monat 149 €.', [149, 'Juni 2042']],
  ['Das Solardach ist geleast. Der Leasingvertrag kostet 87,50 € monatlich; er läuft bis zum 30.09.2036.', [87.5, '30.09.2036']],
  ['Die Wärmepumpe steht im Eigentum der Nordwärme GmbH; die Rate beträgt 129 € pro Monat.', [129, null]],
])('a rented plant takes so much a month, as long as its contract runs: %s', (line, told) => {
  expect(leaseIn(line)).toEqual(told)
}) // prettier-ignore

test('its month stands first, its contract is no lease of the home, and what secures it no entry of its own', () => {
  const lines = [
    'Die Solaranlage ist nicht Eigentum des Verkäufers.',
    'Sie wurde 2018 von der Lichtdach Süd GmbH im Pachtmodell gebaut; die monatliche Pacht von 74 € zahlt der Hauseigentümer, der Vertrag läuft bis 30.06.2038.',
    'Zur Sicherung ist in Abteilung II eine Dienstbarkeit eingetragen.',
  ]
  const passages = passagesOf([page([lines.join(' ')])])
  const said = readRemarks(passages, { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() })
  expect(said.map(({ topic }) => topic)).toContain('grundbuch')
  const told = withPlantLease(said, plantLeaseOf(passages))
  expect(told.map(({ topic }) => topic)).not.toContain('grundbuch')
  expect(told.map(({ topic }) => topic)).not.toContain('mietgarantie')
  expect(told.find(({ rule }) => rule === 'pv-fremd')?.meaning).toMatch(
    /^74\u00a0€ im Monat bis 30\.06\.2038\. Die Photovoltaik gehört nicht/u,
  )
})

test.each([
  'Die Photovoltaikanlage von 2019 gehört uns. Die Einliegerwohnung ist für 420 € im Monat vermietet.',
  'Die Photovoltaikanlage ist gemietet. Für die Einliegerwohnung erhalten wir 420 € Miete im Monat.',
  'Die Photovoltaikanlage ist gemietet, 112 € im Monat. Die Verkäufer lösen den Vertrag vor der Übergabe ab.',
  'Die Küche gehört uns. Der Gastank ist gemietet, 18 € im Monat.',
])('%s: no month of a plant', line => {
  expect(leaseIn(line)).toBeNull()
})

test.each([
  ['Die Photovoltaikanlage samt Batterie haben wir 2020 gemietet.', true],
  ['Eine geleaste PV-Anlage liefert den Strom.', true],
  ['Die Photovoltaikanlage ist nicht gemietet, sie gehört zum Haus.', false],
  ['Die Photovoltaikanlage ist unsere, der Gastank ist gemietet.', false],
])('%s: rented is %s', (line, is) => {
  expect(isPlantLeased(passagesOf([page([line])]))).toBe(is)
})
