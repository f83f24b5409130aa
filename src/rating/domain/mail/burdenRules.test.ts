import { expect, test } from 'vitest'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const HOUSE: Stated = { objektart: 'Mehrfamilienhaus', kaufpreis: 489_000, wohnflaeche: 352, baujahr: 1961, plz: '45770', ort: 'Marl' } // prettier-ignore
const LIFE = remarkOf({ topic: 'mietvertrag', rule: 'miete-auf-lebenszeit', meaning: 'Auf Lebenszeit', tone: 'warnung' }) // prettier-ignore
const WAIVER = remarkOf({ topic: 'bergbau', rule: 'bergschadenverzicht', meaning: 'Verzicht', tone: 'warnung' })
const RENTED = remarkOf({ topic: 'pvVertrag', rule: 'pv-gemietet', meaning: 'Gemietet', tone: 'warnung' })
const MINED = remarkOf({ topic: 'bergbau', rule: 'bergbau', meaning: 'Bergbau', tone: 'warnung' })

test.each([
  [[LIFE], /Wortlaut der Vereinbarung auf Lebenszeit/u, /Bergschadenverzicht/u],
  [[WAIVER], /Text des Bergschadenverzichts/u, /Wissen Sie von Bergschäden|Lebenszeit/u],
  [[RENTED], /Mietvertrag der Photovoltaik mit der Ablösetabelle/u, /Gehört die Solaranlage Ihnen|Lebenszeit/u],
  [[MINED], /Wissen Sie von Bergschäden/u, /Text des Bergschadenverzichts|Lebenszeit/u],
])('a stated burden is asked for by its text, one that may be there is asked about: %#', (remarks, asked, not) => {
  const letter = chooseQuestions(mailCaseOf(HOUSE, { type: 'mehrfamilienhaus', remarks })).join('\n')
  expect(letter).toMatch(asked)
  expect(letter).not.toMatch(not)
})

test('the sheet of a garden that is a share is asked for, and whether the division of its use is in it', () => {
  const flat: Stated = { objektart: 'Wohnung', kaufpreis: 549_000, wohnflaeche: 82, baujahr: 1994, plz: '82362', ort: 'Weilheim' } // prettier-ignore
  const evidence = { page: 1, quote: 'Er liegt auf dem Nachbarflurstück (410 m²)', box: [0, 0, 1, 1] } as const
  const sharedGarden = { share: '1/6', parcelM2: 410, isDivided: true, evidence }
  const asked = /Grundbuchauszug des Gartenflurstücks.*Aufteilung der Nutzung dort eingetragen \(§ 1010 BGB\)/u
  expect(chooseQuestions(mailCaseOf(flat, { type: 'bestand', sharedGarden })).join('\n')).toMatch(asked)
  expect(chooseQuestions(mailCaseOf(flat, { type: 'bestand' })).join('\n')).not.toMatch(/Gartenflurstück/u)
})
