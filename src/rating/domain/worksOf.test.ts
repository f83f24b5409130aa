import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { moneyBase } from '#finance/domain/moneyPlan.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { renewedByRemarks, workArguments } from './worksOf.ts'
import type { Remark } from '#extraction/domain/remark.ts'

const day = calendarDate('2026-11-26')
const evidence = { page: 1, quote: 'Bad und Elektrik werden erneuert', box: [0, 0, 1, 1] } as const
const planned = (kind: PlannedWork['kind']) =>
  ({ kind, stage: 'geplant', evidence: [evidence] }) as unknown as PlannedWork
const found = (type: DealType) =>
  renewedByRemarks({ remarks: [], plannedWorks: [planned('bad')], deal: { type: { value: type }, objectKind: { value: 'einfamilienhaus' }, parts: [] } as unknown as Deal }, day) // prettier-ignore

test('what is announced is as old as before and told as due, unless who refurbishes sells', () => {
  expect(found('bestand')).toMatchObject({ kept: ['bad'], spoken: ['bad'] })
  expect(found('bestand').bad).toBeUndefined()
  expect(found('sanierung-bautraeger')).toMatchObject({ kept: [], spoken: [], bad: 2026 })
})

test('pipes that the community of a flat renews are not the buyer’s once more; of a house they are', () => {
  const of = (objectKind: string) =>
    renewedByRemarks({ remarks: [], plannedWorks: [planned('leitungen')], deal: { type: { value: 'bestand' }, objectKind: { value: objectKind }, parts: [] } as unknown as Deal }, day) // prettier-ignore
  expect(of('wohnung')).toMatchObject({ byCommunity: ['leitungen'], spoken: [] })
  expect(of('einfamilienhaus')).toMatchObject({ byCommunity: [], spoken: ['leitungen'] })
})

test('fittings as old as the house are a bath and floors that are old, but for what was renewed since', () => {
  const said = { certainty: 'stated', tone: 'warnung', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence } as const // prettier-ignore
  const fittings = { ...said, topic: 'ausstattung', rule: 'ausstattung-baujahr' } as unknown as Remark
  const bath = { ...said, topic: 'baeder', rule: 'baeder-erneuert', tone: 'gut', year: 2007 } as unknown as Remark
  const of = (remarks: Remark[]) => renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day).spoken
  expect(of([fittings])).toEqual(['bad', 'boeden'])
  expect(of([fittings, bath])).toEqual(['boeden'])
  expect(of([bath])).toEqual([])
})

test('of what was renewed in part it is told since when and at how many places, of an overhaul nothing', () => {
  const said = { certainty: 'stated', tone: 'neutral', subject: 'teilerneuert', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, evidence } as const // prettier-ignore
  const bath = (year: number) => ({ ...said, topic: 'baeder', rule: 'baeder-teilerneuert', year }) as unknown as Remark
  const windows = { ...said, topic: 'fenster', rule: 'fenster-ueberarbeitet', year: 2016 } as unknown as Remark
  const of = (remarks: Remark[]) => renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day).inPart
  expect(of([bath(2015), bath(2012), bath(2012)])).toEqual({ bad: { year: 2012, places: 2 } })
  expect(of([windows])).toEqual({})
})

test('the year of a part that was renewed is no argument for renewing the rest', () => {
  const said = { certainty: 'stated', tone: 'neutral', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence } as const // prettier-ignore
  const roof = { ...said, topic: 'dach', rule: 'dach-alt', tone: 'warnung' } as unknown as Remark
  const windows = { ...said, topic: 'fenster', rule: 'fenster-jahr', subject: 'teilerneuert', year: 2008 } as unknown as Remark // prettier-ignore
  const house = offerWith({ objektart: 'Einfamilienhaus', wohnflaeche: 148, baujahr: 1979 })
  const argued = (remarks: Remark[]) => {
    const renewed = renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day)
    const input = { offer: house, land: null, laender: [], marketRent: null, buildingShare: null, renewed, assumptions: assumptionsOf(day) } // prettier-ignore
    return workArguments(moneyBase(input, day).renovation, house, remarks).map(({ label }) => label.split(' ')[0])
  }
  expect(argued([roof, windows])).toEqual(['Dach'])
  const old = { ...windows, subject: null, year: 1985 } as unknown as Remark
  expect(argued([roof, old])).toEqual(['Dach', 'Fenster'])
})

test.each([
  [true, []],
  [false, ['Bad']],
])('what waits for a tenant to leave is no argument while he stays: let %s', (vermietet, expected) => {
  const said = { certainty: 'stated', tone: 'warnung', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence } as const // prettier-ignore
  const remarks = [{ ...said, topic: 'baeder', rule: 'baeder-alt' } as unknown as Remark]
  const flat = offerWith({ objektart: 'Eigentumswohnung', wohnflaeche: 62, baujahr: 1972, vermietet, kaltmieteMonat: vermietet ? 490 : null }) // prettier-ignore
  const renewed = renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day)
  const input = { offer: flat, land: null, laender: [], marketRent: null, buildingShare: null, renewed, assumptions: assumptionsOf(day) } // prettier-ignore
  const labels = workArguments(moneyBase(input, day).renovation, flat, remarks).map(({ label }) => label.split(' ')[0])
  expect(labels).toEqual(expected)
})

const BLOCK = offerWith({ objektart: 'Mehrfamilienhaus', wohnflaeche: 400, baujahr: 1961, einheiten: 8, heizung: 'Gas-Etagenheizungen', energietraeger: 'Erdgas' }) // prettier-ignore
const ahead = (kind: PlannedWork['kind'], quote: string, stage: PlannedWork['stage'] = 'erforderlich') =>
  ({ kind, stage, year: null, evidence: [{ ...evidence, quote }] }) as PlannedWork
const remark = (topic: string, rule: string, quote: string) =>
  ({ topic, rule, tone: 'warnung', certainty: 'stated', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence: { ...evidence, quote } }) as unknown as Remark // prettier-ignore

test.each<[what: string, remarks: Remark[], works: PlannedWork[], lines: string[]]>([
  ['nothing', [], [], []],
  ['what is old, but is not called worn', [remark('fassade', 'fassade-ungedaemmt', 'Fassade ungedämmt')], [], []],
  ['boilers that it counts', [], [ahead('heizung', 'vier davon sind zu ersetzen')], ['Heizung 34000']],
  ['boilers that it does not count', [], [ahead('heizung', 'Die Thermen sind zu ersetzen')], ['Heizung 34000']],
  ['a façade', [], [ahead('fassade', 'Die Sanierung der Fassade ist geplant')], ['Fassade 46200']],
  ['its paint', [], [ahead('fassade', 'Der Anstrich der Hoffassade')], ['Fassade 15400']],
  ['windows to be painted', [], [ahead('fenster', 'Die Fenster sollten gestrichen werden')], []],
  ['what somebody has ordered', [], [ahead('dach', 'Das Dach wird gerade saniert', 'laufend')], []],
  ['a roof that leaks', [remark('dach', 'dach-undicht', 'Dach undicht')], [], ['Dach 22400']],
  ['baths of each flat', [remark('baeder', 'baeder-alt', 'Bäder alt')], [], []],
  ['what it is behind with', [remark('instandhaltungsstau', 'instandhaltungsstau-leicht', 'mit Modernisierungsstau bei Elektrik und Keller')], [], ['Elektrik 44000']], // prettier-ignore
])('of a house of flats only what the text calls for is counted: %s', (_what, remarks, plannedWorks, lines) => {
  const renewed = renewedByRemarks({ remarks, plannedWorks, deal: null }, day)
  const input = { offer: BLOCK, land: null, laender: [], marketRent: null, buildingShare: null, renewed, assumptions: assumptionsOf(day) } // prettier-ignore
  const { renovation } = moneyBase(input, day)
  const argued = workArguments(renovation, BLOCK, remarks, plannedWorks)
  expect(argued.map(({ label, amount }) => `${label.split(' ')[0]} ${amount.cents / 100}`)).toEqual(lines)
  expect(renovation.backlog.ok).toBe(lines.length > 0)
})

test('a roof of asbestos cement costs what it takes to be rid of it, unless a younger one is told', () => {
  const said = { certainty: 'stated', tone: 'warnung', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence, topic: 'dach' } as const // prettier-ignore
  const eternit = { ...said, rule: 'dach-asbestzement' } as unknown as Remark
  const young = { ...said, rule: 'dach-erneuert', tone: 'gut', year: 2004 } as unknown as Remark
  const offer = offerWith({ objektart: 'Einfamilienhaus', wohnflaeche: 140, baujahr: 1971, kaufpreis: 250_000 })
  const roofOf = (remarks: Remark[]) => {
    const renewed = renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day)
    const more = { land: 'NI', laender: ['NI'], marketRent: null, buildingShare: null, renewed, assumptions: assumptionsOf(day) } as const // prettier-ignore
    const { backlog } = moneyBase({ offer, ...more }, day).renovation
    return backlog.ok ? backlog.value.trades.find(({ trade }) => trade === 'dach')?.cost.mid.label : undefined
  }
  expect(roofOf([])).toBe('Dach mit Dämmung')
  expect(roofOf([eternit])).toBe('Dach mit Dämmung, Asbestzement ausbauen und entsorgen')
  expect(roofOf([eternit, young])).toBeUndefined()
})

test('crumbling plaster is mended, and no reason to clad the house', () => {
  const said = { certainty: 'stated', tone: 'warnung', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence, topic: 'fassade' } as const // prettier-ignore
  const of = (rule: string) => renewedByRemarks({ remarks: [{ ...said, rule } as unknown as Remark], plannedWorks: [], deal: null }, day).spoken // prettier-ignore
  expect(of('fassade-schadhaft')).toEqual([])
  expect(of('fassade-faellig')).toEqual(['fassade'])
})

test('pipes that are of lead in part are due for the rest, whatever year the other part is from; lead that is gone is not due', () => {
  const said = { topic: 'wasserleitungen', rule: 'wasserleitungen-blei', certainty: 'stated', tone: 'gefahr', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence } as const // prettier-ignore
  const renewed = { ...said, rule: 'wasserleitungen-erneuert', tone: 'gut', year: 2019 } as unknown as Remark
  const of = (remarks: readonly object[]) => renewedByRemarks({ remarks: remarks as Remark[], plannedWorks: [], deal: null }, day) // prettier-ignore
  const inPart = of([{ ...said, inPart: true }, renewed])
  expect([inPart.calledFor?.trades, inPart.inPart?.leitungen?.year, inPart.leitungen]).toEqual([['leitungen'], 2026, undefined]) // prettier-ignore
  expect(of([said]).inPart).toEqual({})
  expect(of([{ ...said, tone: 'warnung', settled: true }, renewed]).calledFor?.trades).toEqual([])
})

test('what is to be done in one flat of a house asks nothing of the house', () => {
  const ahead = { kind: 'elektrik', stage: 'erforderlich', year: null, evidence: [evidence] } as unknown as PlannedWork
  const inFlat = { topic: 'elektrik', rule: 'elektrik-faellig', part: { kind: 'einheit', name: 'Dachwohnung' }, certainty: 'stated', tone: 'hinweis', scope: { time: 'now', stance: 'asserted', bearer: 'part' }, year: null, evidence } as unknown as Remark // prettier-ignore
  const tradesOf = (remarks: readonly Remark[]) => renewedByRemarks({ remarks, plannedWorks: [ahead], deal: null }, day).calledFor?.trades // prettier-ignore
  expect(tradesOf([])).toEqual(['elektrik'])
  expect(tradesOf([inFlat])).toEqual([])
  // "Im Bad der Dachwohnung ist Schimmel, und die Elektrik muss erneuert werden": the other clause speaks of the house.
  const ofHouse = { ...inFlat, part: undefined, scope: { ...inFlat.scope, bearer: 'offer' as const } }
  expect(tradesOf([{ ...inFlat, topic: 'feuchte', rule: 'feuchte' }, ofHouse as unknown as Remark])).toEqual([
    'elektrik',
  ])
})

test('a part that its own sentence calls old and in order is not called old, unless another sentence does', () => {
  const said = { certainty: 'stated', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, topic: 'elektrik', evidence } as const // prettier-ignore
  const fine = { ...said, rule: 'elektrik-in-ordnung', subject: 'beschaffenheit', tone: 'neutral' } as unknown as Remark
  const old = { ...said, rule: 'elektrik-alt', tone: 'warnung' } as unknown as Remark
  const other = { ...old, evidence: { ...evidence, quote: 'Die Elektrik ist veraltet.' } } as unknown as Remark
  const of = (remarks: Remark[]) => renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day)
  expect(of([fine, old])).toMatchObject({ inOrder: ['elektrik'], spoken: [] })
  expect(of([fine, old, other])).toMatchObject({ inOrder: [], spoken: ['elektrik'] })
})

test('windows of a flat cost its buyer nothing for their age, and something for a fault', () => {
  const said = { certainty: 'stated', tone: 'warnung', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, topic: 'fenster', evidence } as const // prettier-ignore
  const of = (rule: string, kind: string) =>
    renewedByRemarks(
      {
        remarks: [{ ...said, rule }] as unknown as Remark[],
        plannedWorks: [],
        deal: {
          type: { value: 'bestand' },
          objectKind: { value: kind },
          parts: [],
          included: [],
          excluded: [],
          overlays: [],
        } as unknown as Deal,
      },
      day,
    ).spoken
  expect(of('fenster-alt', 'wohnung')).toEqual([])
  expect(of('fenster-schadhaft', 'wohnung')).toEqual(['fenster'])
  expect(of('fenster-alt', 'einfamilienhaus')).toEqual(['fenster'])
})

test('what the new windows of one floor are made of dates no others', () => {
  const said = { certainty: 'stated', tone: 'neutral', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, topic: 'fenster', evidence } as const // prettier-ignore
  const part = { ...said, rule: 'fenster-teilerneuert', subject: 'teilerneuert', year: 2009 }
  const remarks = [part, { ...said, rule: 'fenster-isolierglas', year: 2009 }, { ...said, rule: 'fenster-jahr', year: 1978 }] // prettier-ignore
  const found = renewedByRemarks({ remarks: remarks as unknown as Remark[], plannedWorks: [], deal: null }, day)
  expect([found.fenster, found.inPart?.fenster?.year]).toEqual([1978, 2009])
})

test('a year beside what is called old dates nothing, and the year of a floor leaves the rest as it was', () => {
  const said = { certainty: 'stated', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, evidence } as const
  const of = (...remarks: object[]) => renewedByRemarks({ remarks: remarks as Remark[], plannedWorks: [], deal: null }, day) // prettier-ignore
  const wires = { ...said, topic: 'elektrik', rule: 'elektrik-zwei-draehte', tone: 'warnung', year: 2015 }
  expect(of(wires).elektrik).toBeUndefined()
  expect(of({ ...wires, rule: 'elektrik-erneuert', tone: 'gut' }).elektrik).toBe(2015)
  const part = (topic: string) => ({ ...said, topic, rule: 'x-erneuert', subject: 'teilerneuert', tone: 'neutral', year: 2019 }) // prettier-ignore
  expect(of(part('elektrik')).kept).toEqual(['elektrik'])
  // Of one bath that is told of, nobody says that there is another.
  expect(of(part('baeder')).kept).toEqual([])
  expect(of(part('baeder'), { ...said, topic: 'baeder', rule: 'baeder-alt', tone: 'warnung', year: null }).kept).toEqual(['bad']) // prettier-ignore
})

test('what the seller calls due costs something whatever its age, of one floor a part, and windows are as old as those below', () => {
  const said = { certainty: 'stated', tone: 'neutral', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null, evidence } as const // prettier-ignore
  const due = { ...said, topic: 'fenster', rule: 'fenster-absehbar', tone: 'warnung', evidence: { ...evidence, quote: 'Die Fenster müssen erneuert werden.' } } as unknown as Remark // prettier-ignore
  const upstairs = { ...said, topic: 'fenster', rule: 'fenster-teilerneuert', subject: 'teilerneuert', year: 2014 } as unknown as Remark // prettier-ignore
  const below = { ...upstairs, year: 1992 } as Remark
  const house = offerWith({ objektart: 'Einfamilienhaus', wohnflaeche: 148, baujahr: 1999 })
  const windows = (...remarks: Remark[]) => {
    const renewed = renewedByRemarks({ remarks, plannedWorks: [], deal: null }, day)
    const input = { offer: house, land: null, laender: [], marketRent: null, buildingShare: null, renewed, assumptions: assumptionsOf(day) } // prettier-ignore
    const { backlog } = moneyBase(input, day).renovation
    const found = backlog.ok ? backlog.value.trades.find(({ trade }) => trade === 'fenster') : undefined
    return found && [found.occasion, found.calledFor, found.cost.mid.formula]
  }
  expect(windows()).toBeUndefined()
  expect(windows(due)).toEqual(['told', true, '700\u00a0€ × 15 Stück'])
  expect(windows({ ...due, inPart: true })).toEqual(['told', true, '700\u00a0€ × 8 Stück'])
  expect(windows(upstairs, below)).toEqual(['told', false, '700\u00a0€ × 8 Stück'])
})

test('of the boilers of a house of flats the oldest is one, and no façade is clad for paint', () => {
  const said = { certainty: 'stated', tone: 'warnung', scope: { time: 'now', stance: 'asserted', bearer: 'offer' }, year: null } as const // prettier-ignore
  const of = (topic: string, rule: string, quote: string) =>
    renewedByRemarks({ remarks: [{ ...said, topic, rule, evidence: { ...evidence, quote } } as unknown as Remark], plannedWorks: [], deal: null }, day).calledFor // prettier-ignore
  expect(of('heizungstechnik', 'heizung-absehbar', 'die älteste dürfte zu ersetzen sein')).toMatchObject({ trades: ['heizung'], heatings: 1 }) // prettier-ignore
  expect(of('fassade', 'fassade-absehbar', 'die Fassade sollte man streichen')).toMatchObject({ trades: ['fassade'], onlyPaint: true }) // prettier-ignore
})
