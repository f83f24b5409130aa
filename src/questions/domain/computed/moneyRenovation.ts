import { germanDay } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanEuros, type Money, shareOf, sum } from '#kernel/money.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import { AMPELGRENZEN } from '#reference/ampelgrenzen.ts'
import { rowAt } from '#reference/table.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { hasNoBoiler } from '#finance/domain/plan/renovationPlan.ts'
import type { Total } from '#finance/domain/part.ts'
import { across, type Range } from '#finance/domain/range.ts'
import type { DueTrade, Occasion } from '#finance/domain/renovation.ts'
import type { ByQuestion, Light } from '../answer.ts'
import { basisOf, type Draft, type MoneyContext, sourcesOf, span, written } from './moneyFinding.ts'

type Drafts = ByQuestion<Draft>

export function renovationDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  return {
    sanierungskosten: backlog(plan, context),
    foerderung: grants(plan),
    'energetisches-potenzial': upgrade(plan),
    nachruestpflicht: insulation(plan),
    heizungspruefung: heatingCheck(plan),
  }
}

/** Against the estimated value, never the price: a dearer home would look less in need. Silence on the condition is not judged. */
function backlog({ renovation, statedWorks, home }: MoneyPlan, { estimateMid, day }: MoneyContext): Draft | null {
  if (!renovation.backlog.ok) return null
  const { trades, total, by } = renovation.backlog.value
  const { notes, stated } = renovation.renewals
  const judgeable = stated && estimateMid !== null && estimateMid.cents > 0
  // What the exposé itself prices is due beside what follows from age.
  const priced = statedWorks.map(({ label, amount }) => `${label}: ${germanEuros(amount)}`)
  const all = across(total, end => ({ amount: sum([end.amount, ...statedWorks.map(({ amount }) => amount)]) }))
  const light = judgeable ? lightOf(all, estimateMid, day) : null
  const byAge = trades.length === 0 ? 'Nach Alter ist kein Gewerk fällig' : OCCASIONS.flatMap(one => told(one, trades, by[one])).join('; ') // prettier-ignore
  const answer = [...priced, ...(priced.length > 0 && trades.length === 0 ? [] : [byAge])].join('; ')
  return {
    answer: [`${answer}.`, ...notes].join(' '),
    formula: written({ amount: all.mid.amount, parts: [...statedWorks, ...total.mid.parts] }),
    source:
      trades.length + priced.length === 0
        ? 'Modellannahme zur technischen Lebensdauer'
        : sourcesOf(...statedWorks, ...total.mid.parts),
    basis: 'assumption',
    inputs: ['baujahr', 'wohnflaeche', 'zustand', 'letzteModernisierung', 'heizungBaujahr'],
    light,
    reason: judgeable ? reasonOf(all, estimateMid, home.auction) : '',
  }
}

const OCCASIONS: readonly Occasion[] = ['told', 'age', 'vacancy']

function told(occasion: Occasion, trades: readonly DueTrade[], cost: Range<Total>): string[] {
  const own = trades.filter(one => one.occasion === occasion).map(one => one.cost.mid.label)
  if (own.length === 0) return []
  const names = own.join(', ')
  if (occasion === 'told') return [`${span(cost)}; fällig: ${names}`]
  return occasion === 'age' ? [`${span(cost)} nur nach Alter: ${names}`] : [`${span(cost)} bei Mieterwechsel: ${names}`]
}

/** Green only where even the likely cost is small; what is only due by age speaks against the home from the red limit on. */
function lightOf(
  { low, mid }: Range<{ readonly amount: Money }>,
  value: Money,
  day: MoneyContext['day'],
): Light | null {
  const [overdue, likely] = [low, mid].map(({ amount }) => inPercent(shareOf(amount, value)))
  const { amber, red = amber } = rowAt(AMPELGRENZEN, day, 'sanierungskosten')
  if ((overdue ?? 0) > amber || (likely ?? 0) > red) return 'gelb'
  return (likely ?? 0) < amber ? 'grün' : null
}

function reasonOf({ mid }: Range<{ readonly amount: Money }>, value: Money, auction: boolean): string {
  const share = germanPercent(percent(Math.round(inPercent(shareOf(mid.amount, value)))))
  return `Was nach Text und Alter zu erneuern ist, kostet zusammen etwa ${germanEuros(mid.amount)}, ${share} des geschätzten Werts. ${auction ? 'Lesen Sie im Gutachten des Gerichts, was davon in seinem Wert schon steckt.' : 'Holen Sie Angebote ein, bevor Sie über den Preis sprechen.'}`
}

function grants({ renovation }: MoneyPlan): Draft | null {
  const { amounts, programmes } = renovation.grants
  if (amounts.length + programmes.length === 0) return null
  const sums = amounts.map(part => `${part.label}: rund ${germanEuros(part.amount)}`)
  const names = programmes.map(({ name, terms }) => `${name}: ${terms}`)
  return {
    answer: [...sums, ...names].map(one => one.replace(/\.$/u, '')).join('; '),
    ...(amounts.length > 0 && { formula: amounts.map(({ label, formula }) => `${label} = ${formula}`).join('; ') }),
    source: sourcesOf(...amounts, ...programmes),
    basis: basisOf({ basis: 'assumption' }),
    inputs: ['baujahr', 'energieklasse', 'energietraeger'],
  }
}

const MAX_YEARS = 100

function upgrade({ renovation }: MoneyPlan): Draft | null {
  if (!renovation.upgrade) return null
  const { cost, saving } = renovation.upgrade
  // Part of what is counted is due anyway; beyond a century nobody would call it an investment.
  const years = Math.round(cost.mid.amount.cents / saving.amount.cents)
  const paysOff =
    years > MAX_YEARS
      ? `Das rechnet sich nicht: Ohne Förderung dauert es über ${MAX_YEARS} Jahre, bis die Ersparnis es bezahlt.`
      : `Ohne Förderung ist das in ${germanNumber(years)} Jahren bezahlt.`
  return {
    answer: `${span(cost)} kostet der Weg bis etwa Klasse C und spart rund ${germanEuros(saving.amount)} Heizkosten im Jahr. ${paysOff}`,
    formula: `${written(cost.mid)}; Ersparnis ${saving.formula}`,
    source: sourcesOf(...cost.mid.parts, saving),
    basis: 'assumption',
    inputs: ['wohnflaeche', 'energiekennwert', 'energieklasse', 'energietraeger'],
  }
}

/** §§ 35, 69 GModG; whether it is insulated, the exposé hardly ever says. */
function insulation({ renovation, home }: MoneyPlan): Draft | null {
  if (home.kind !== 'Haus' || home.baujahr === null) return null
  const duty = renovation.duties.find(({ key }) => key === 'geschossdecke')
  const pipes = renovation.duties.find(({ key }) => key === 'leitungen')
  const inputs = ['baujahr', 'letzteModernisierung'] as const
  if (!duty && !pipes) {
    const answer = 'Nein, seit der EnEV 2002 wird ohnehin gedämmt gebaut'
    return {
      answer,
      formula: `Baujahr ${home.baujahr}`,
      source: '§§ 35, 69 GModG',
      basis: 'assumption',
      inputs,
      light: 'grün',
    }
  }
  return {
    answer: `Zu prüfen: ${duty ? 'oberste Geschossdecke und Leitungen' : 'Heizungsleitungen; das Dach wurde erneuert, als es schon zu dämmen war'}, Frist zwei Jahre nach dem Kauf${pipes?.until ? ` (${germanDay(pipes.until)})` : ''}${home.offer.flags.denkmalschutz === true ? '; beim Baudenkmal sind Ausnahmen möglich (§ 105 GModG)' : ''}`,
    formula: `Baujahr ${home.baujahr}`,
    source: '§§ 35, 69 GModG',
    basis: 'assumption',
    inputs,
    stillOpen: true,
  }
}

/** § 60b GModG: boilers of 15 years and more in houses of six flats. */
function heatingCheck({ home: { units, offer }, renovation }: MoneyPlan): Draft | null {
  if (units === null || offer.kind === 'Grundstück') return null
  const { answer, light, formula } = checkDue(
    units,
    offer,
    offer.numbers.heizungBaujahr ?? renovation.renewals.renewed.heizung ?? null,
  )
  return {
    answer,
    formula,
    source: '§ 60b GModG',
    basis: 'law',
    inputs: ['einheiten', 'heizung', 'energietraeger', 'heizungBaujahr'],
    light,
  }
}

/** Boilers put in before October of this year have a common last day. */
const CHECKED_BY_2027 = 2009
const YEARS_UNCHECKED = 15

function checkDue(
  units: number,
  offer: MoneyPlan['home']['offer'],
  year: number | null,
): { answer: string; light: Light | null; formula: string } {
  const formula = `${units} Wohnungen im Gebäude`
  if (units < 6) return { answer: 'Nein, erst ab sechs Wohnungen', light: 'grün', formula }
  if (hasNoBoiler(offer)) return { answer: 'Nein: Das Haus hat keinen eigenen Heizkessel', light: 'grün', formula }
  if (year === null || year === CHECKED_BY_2027) {
    const answer = 'Ja: vor dem 01.10.2009 eingebaute Anlagen bis 30.09.2027, jüngere im Jahr nach dem 15. Betriebsjahr'
    return { answer, light: null, formula }
  }
  if (year < CHECKED_BY_2027) return { answer: `Ja: eingebaut ${year}, Frist 30.09.2027`, light: null, formula }
  const from = year + YEARS_UNCHECKED
  return {
    answer: `Ja, im Jahr nach dem 15. Betriebsjahr: ${from} bis ${from + 1}`,
    light: null,
    formula: `${formula}; ${year} + ${YEARS_UNCHECKED}`,
  }
}
