import { isThroughRoof } from '#extraction/domain/remarks/wordsBeside.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, inEuro, largerOf, type Money, sum, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Deal, DealType, Part } from '#extraction/domain/deal/deal.ts'
import { isOfTheWhole, type Remark, type Topic } from '#extraction/domain/remark.ts'
import type { NeighbourCost } from '#extraction/domain/statements/neighbourCost.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { StatedCost } from '#extraction/domain/statements/statedCosts.ts'
import { isOfItsTime, type NeedOfFlat, needsOfFlat } from '#extraction/domain/statements/wordsOfWorks.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import { calledUnit, isSameUnit } from '#extraction/domain/unitLabel.ts'
import { SANIERUNGSKOSTEN } from '#reference/sanierung.ts'
import { type Schaden, SCHADENSKOSTEN, type SchadenskostenRow } from '#reference/schadenskosten.ts'
import { rowAt } from '#reference/table.ts'
import type { StatedWork } from './statedWorks.ts'

/** Bought as it stands, by one who mends it himself. Of others a court's expert has seen it, or somebody else pays. */
const AS_IT_STANDS: readonly DealType[] = ['bestand', 'mehrfamilienhaus', 'wohn-geschaeft', 'paket']

/** What the exposé prices itself, whoever pays it. */
type Priced = Pick<StatedCost, 'subject' | 'covers' | 'flat'>

/**
 * Damages that the exposé names, and flats of a house that it calls unfinished or worn, where nobody prices them: named is not
 * free. What belongs to a trade with a life of its own is counted with the trades.
 * @param neighbour what damp like this cost next door
 */
export function unpricedWorks(
  remarks: readonly Remark[],
  deal: Deal | null,
  priced: readonly Priced[],
  day: CalendarDate,
  neighbour: NeighbourCost | null = null,
): StatedWork[] {
  const ofAll = priced.flatMap(({ subject, flat }) => (flat === undefined ? [subject] : []))
  if (!deal || !AS_IT_STANDS.includes(deal.type.value) || ofAll.includes('ganzes')) return []
  const ofFlats = priced.flatMap(({ flat }) => flat ?? [])
  return [
    ...damages(remarks, deal, [...ofAll, ...priced.flatMap(({ covers }) => covers ?? [])], day, neighbour),
    ...(ofAll.includes('ausbau') ? [] : wornFlats(remarks, deal, ofFlats, day)),
  ]
}

const DAMAGE_OF: Readonly<Partial<Record<Topic, Schaden>>> = {
  feuchte: 'feuchte',
  schaedlinge: 'holz',
  statik: 'statik',
}

/** The remark on a damage whose sentence tells what it costs to mend it. */
const PRICED_WITH_IT = 'beton-schaden-beziffert'

const OF_FLATS: readonly DealType[] = ['mehrfamilienhaus', 'wohn-geschaeft', 'paket']

function damages(
  remarks: readonly Remark[],
  deal: Deal,
  priced: readonly CostSubject[],
  day: CalendarDate,
  neighbour: NeighbourCost | null,
): StatedWork[] {
  const told = remarks.filter(
    one =>
      one.certainty === 'stated' &&
      !one.settled &&
      one.rule !== PRICED_WITH_IT &&
      // Who buys a house of flats mends the wall of one of them, too.
      (isOfTheWhole(one) || (one.part?.kind === 'einheit' && OF_FLATS.includes(deal.type.value))) &&
      (one.tone === 'warnung' || one.tone === 'gefahr'),
  )
  return SCHADENSKOSTEN.rows.flatMap(({ key }) => {
    const found = told.filter(
      ({ topic, evidence }) =>
        DAMAGE_OF[topic] === key &&
        !isOfItsTime(evidence.quote) &&
        !(key === 'feuchte' && priced.includes('dach') && isThroughRoof(wholeQuote(evidence))),
    )
    const evidence = found.map(one => one.evidence)
    // Who prices the works on the cellar prices its damp with them.
    const isPriced = priced.includes(key) || (key === 'feuchte' && priced.includes('keller'))
    if (evidence.length === 0 || isPriced) return []
    const row = rowAt(SCHADENSKOSTEN, day, key)
    if (key === 'feuchte' && neighbour) return [asNextDoor(row, neighbour, evidence)]
    const { low, usual, high, source } = row
    const formula = `grob ${germanMoney(low)} bis ${germanMoney(high)}`
    return [guessed(key, WORK_NAMES[key], { low, usual, high }, { formula, source, evidence }, false)]
  })
}

/** Room above what a neighbour paid once: prices have risen, and no two walls are alike. */
const ABOVE = percent(125)

/** What the seller tells of next door is nearer than the usual figure, and no offer: it moves the middle, and never below the table. */
function asNextDoor(
  row: SchadenskostenRow,
  { euro: paid, year, evidence: place }: NeighbourCost,
  evidence: readonly Evidence[],
): StatedWork {
  // prettier-ignore
  const usual = largerOf(row.usual, euro(paid))
  const cost = { low: row.low, usual, high: largerOf(row.high, times(usual, ABOVE)) }
  const formula = `wie beim Nachbarn laut Exposé, ${germanMoney(euro(paid))}${year === null ? '' : ` (${year})`}; grob ${germanMoney(cost.low)} bis ${germanMoney(cost.high)}`
  return guessed('feuchte', WORK_NAMES.feuchte, cost, { formula, source: row.source, evidence: [place, ...evidence] }, false) // prettier-ignore
}

interface Cost {
  readonly low: Money
  readonly usual: Money
  readonly high: Money
}

function guessed(
  subject: CostSubject,
  name: string,
  { low, usual, high }: Cost,
  {
    formula,
    source,
    evidence,
  }: { readonly formula: string; readonly source: string; readonly evidence: readonly Evidence[] },
  inFlat: boolean,
): StatedWork {
  return {
    subject,
    amount: inEuro(usual),
    span: { low: inEuro(low), high: inEuro(high) },
    isNet: false,
    needed: true,
    inFlat,
    guess: { name, formula, source, evidence: evidence.slice(0, 2) },
  }
}

/** One flat's need is that of its rooms, and of no other flat of the house; who lives in it pays for it as it is. */
function wornFlats(
  remarks: readonly Remark[],
  { parts }: Deal,
  priced: readonly string[],
  day: CalendarDate,
): StatedWork[] {
  const flats = parts.filter(({ kind }) => kind === 'wohnung')
  if (flats.length < 2) return []
  return flats
    .filter(({ let: isLet, name }) => isLet !== true && !priced.includes(name))
    .flatMap(flat => {
      const told = saidOf(flat, remarks)
      const words = told.map(wholeQuote).join(' ')
      const trades = needsOfFlat(words)
      return flat.areaM2 === null || trades.length === 0 ? [] : [ofFlat(flat.name, flat.areaM2, trades, told, day)]
    })
}

/** The row's own remark, and sentences of the text that name it. */
function saidOf({ name, remark }: Part, remarks: readonly Remark[]): Evidence[] {
  const inText = remarks.filter(({ part, scope, topic, certainty }) => {
    const called = part?.name ?? (scope.bearer === 'part' ? scope.word : null)
    return called !== null && OF_ITS_ROOMS.includes(topic) && certainty !== 'denied' && isSameUnit(called, name)
  })
  return [...(remark ? [remark] : []), ...inText.map(({ evidence }) => evidence)]
}

const OF_ITS_ROOMS: readonly Topic[] = ['instandhaltungsstau', 'elektrik', 'wasserleitungen', 'baeder', 'ausstattung']

function ofFlat(
  name: string,
  area: number,
  trades: readonly NeedOfFlat[],
  evidence: readonly Evidence[],
  day: CalendarDate,
): StatedWork {
  const rows = trades.map(trade => ({ ...rowAt(SANIERUNGSKOSTEN, day, trade), count: trade === 'bad' ? 1 : area }))
  const at = (end: 'low' | 'usual' | 'high') => inHundreds(sum(rows.map(row => times(row[end], row.count))))
  const formula = rows.map(({ label, usual, count, per }) => `${label} ${germanMoney(usual)} × ${germanNumber(count)} ${per}`).join(' + ') // prettier-ignore
  const source = rows[0]?.source ?? ''
  const cost = { low: at('low'), usual: at('usual'), high: at('high') }
  return guessed('ausbau', `${calledUnit(name)} herrichten`, cost, { formula, source, evidence }, true)
}

/** Nobody takes it for exact. */
function inHundreds({ cents }: Money): Money {
  return { cents: Math.round(cents / 10_000) * 10_000 }
}
