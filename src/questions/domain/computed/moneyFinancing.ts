import { germanDay } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { add, germanEuros, germanMoney, type Money, shareOf, subtract, ZERO } from '#kernel/money.ts'
import { germanPercent, inPercent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { valueInTenYears } from '#finance/domain/plan/outlook.ts'
import type { ByQuestion } from '../answer.ts'
import { amberLimit, basisOf, type Draft, judged, type MoneyContext, sourcesOf, span, written } from './moneyFinding.ts'

type Drafts = ByQuestion<Draft>

export function financingDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  return {
    ...loanDrafts(plan),
    ...livingDrafts(plan, context),
    'finanzierbarkeit-risiko': obstacles(context.offer, context),
    'wertprognose-10j': forecast(context.estimateMid ?? plan.price, context),
    'vergleich-miete-kauf': rentOrBuy(plan),
  }
}

function loanDrafts({ financing, assumptions, funding }: MoneyPlan): Drafts {
  if (!financing.ok) return {}
  const { monthlyRate, ownFunds, neededIncome, restschuld, yearsFixed, loan } = financing.value
  const terms = `${germanPercent(loan.sollzins)} Zins, ${germanPercent(loan.tilgung)} Tilgung, ${yearsFixed} Jahre fest`
  const stand = assumptions.sollzinsStand
  const open = funding.ok && funding.value.open.mid.amount.cents > 0 ? `, ohne ${germanEuros(funding.value.open.mid.amount)}, die noch offen sind` : '' // prettier-ignore
  return {
    'eigenkapital-bedarf': {
      answer: `${span(ownFunds)}: Nebenkosten und ${germanPercent(assumptions.ownFunds.rate)} des Preises`,
      formula: written(ownFunds.mid),
      source: assumptions.ownFunds.source,
      basis: 'assumption',
      inputs: ['kaufpreis', 'kaeuferprovision'],
    },
    monatsrate: {
      answer: `${germanEuros(monthlyRate.amount)} im Monat (${terms}); dafür braucht der Haushalt rund ${germanEuros(neededIncome.amount)} netto${open}. Restschuld nach ${yearsFixed} Jahren: ${germanEuros(restschuld.amount)}`,
      formula: monthlyRate.formula,
      source: `${monthlyRate.source}; Stand ${germanDay(stand)}`,
      basis: 'assumption',
      inputs: ['kaufpreis'],
    },
  }
}

/** Percent of the rent from which works that are due are no small thing beside it, whatever the price. */
const EATS_UP = 25

function livingDrafts({ living, running, withWorks, financing }: MoneyPlan, { day, marketRent }: MoneyContext): Drafts {
  const costs: Draft | null = running.ok
    ? {
        answer: `${span(running.value.total)} im Monat. ${running.value.notes.join(' ')}`,
        formula: written(running.value.total.mid),
        source: sourcesOf(...running.value.total.mid.parts),
        basis: basisOf(...running.value.total.mid.parts),
        inputs: ['hausgeldMonat', 'wohnflaeche', 'baujahr', 'energiekennwert', 'energieklasse'],
      }
    : null
  if (!living.ok || !living.value.factor || !living.value.rent) return { 'laufende-kosten': costs }
  const { factor, burden, rent } = living.value
  const times = (value: typeof factor.mid) => germanNumber(inPercent(value) / 100)
  const works =
    withWorks && financing.ok ? subtract(withWorks.monthlyRate.amount, financing.value.monthlyRate.amount) : ZERO
  const made = shareOf(add(burden.mid.amount, works), rent.mid.amount)
  // Cheaper than rent only as long as nothing of what is due is made: no merit, and no fault of the price.
  const light = marketRent ? judged(inPercent(factor.low) / 100, 'kaufenZuMieten', 'above', day) : null
  const isEatenUp = inPercent(shareOf(works, rent.mid.amount)) > EATS_UP && inPercent(made) > 100
  const isSpoilt = light === 'grün' && isEatenUp
  return {
    'laufende-kosten': costs,
    'kaufen-vs-mieten': {
      answer: `Die Belastung ist das ${times(factor.mid)}-Fache der Kaltmiete (${times(factor.low)} bis ${times(factor.high)})${works.cents > 0 ? `; sind auch alle Arbeiten zu finanzieren, das ${times(made)}-Fache` : ''}`,
      formula: `(${burden.mid.parts.map(part => `${part.label} ${germanMoney(part.amount)}`).join(' + ')}) ÷ Kaltmiete ${germanMoney(rent.mid.amount)}`,
      source: sourcesOf(rent.mid, ...burden.mid.parts),
      basis: 'assumption',
      inputs: ['kaufpreis', 'wohnflaeche', 'hausgeldMonat', 'hausgeldNichtUmlagefaehig'],
      light: isSpoilt ? null : light,
      reason: `Auch bei hoher Miete kostet Kaufen über das ${germanNumber(amberLimit('kaufenZuMieten', day))}-Fache. Rechnen Sie, ob Ihnen das Eigentum den Aufschlag wert ist.`,
    },
  }
}

/** What banks look at twice; only what is stated. */
function obstacles({ numbers, flags, kind, objectType }: Offer, { day }: MoneyContext): Draft | null {
  const { wohnflaeche, baujahr } = numbers
  const small = amberLimit('kleineWohnung', day)
  const prefab = objectType === 'fertighaus' && baujahr !== null && baujahr <= amberLimit('fertighausBis', day)
  const found: [boolean, string, FactKey[]][] = [
    [
      kind === 'Wohnung' && wohnflaeche !== null && wohnflaeche > 0 && wohnflaeche < small,
      `Wohnfläche unter ${small}\u00a0m²`,
      ['wohnflaeche'],
    ],
    [flags.erbbaurecht === true, 'Erbbaurecht', ['erbbaurecht']],
    [flags.denkmalschutz === true, 'Denkmalschutz', ['denkmalschutz']],
    [objectType === 'wohn-geschaeftshaus' || objectType === 'gewerbe', 'Gewerbeanteil', ['objektart']],
    [prefab, `Fertighaus von ${String(baujahr)}`, ['objektart', 'baujahr']],
  ]
  const hits = found.filter(([applies]) => applies)
  if (hits.length === 0) return nothingFound(kind, wohnflaeche)
  const answer = hits.map(([, what]) => what).join(', ')
  return {
    answer,
    formula: `Angaben zum Objekt: ${answer}`,
    source: 'Erfahrungswert zur Beleihung durch Banken',
    basis: 'official',
    inputs: hits.flatMap(([, , keys]) => keys),
    light: 'gelb',
    reason: `${answer}: Manche Banken leihen hier weniger oder gar nicht. Fragen Sie Ihre Bank, bevor Sie zusagen.`,
  }
}

/** Worth saying only where the two statements that are always looked at are made. */
function nothingFound(kind: Offer['kind'], wohnflaeche: number | null): Draft | null {
  if (kind === null || wohnflaeche === null) return null
  const looked = 'sehr kleine Wohnfläche, Erbbaurecht, Denkmalschutz, Gewerbe, altes Fertighaus'
  return {
    answer: 'Kein übliches Hemmnis genannt',
    formula: `Angaben zum Objekt verglichen mit: ${looked}`,
    source: 'Erfahrungswert zur Beleihung durch Banken',
    basis: 'official',
    inputs: ['objektart', 'wohnflaeche'],
  }
}

function forecast(value: Money | null, { offer, day }: MoneyContext): Draft | null {
  if (!value || value.cents <= 0) return null
  // Of a right on foreign ground ten years less are left then.
  if (offer.flags.erbbaurecht === true)
    return {
      answer: 'Keine Steigerung gerechnet: Ein Erbbaurecht wird mit jedem Jahr Restlaufzeit weniger wert',
      formula: 'Restlaufzeit in zehn Jahren: die heutige weniger zehn Jahre',
      source: 'Die Gebäude fallen mit dem Ende des Erbbaurechts an den Eigentümer des Bodens (§ 12 Abs. 3 ErbbauRG)',
      basis: 'official',
      inputs: ['erbbaurecht'],
    }
  const { low, mid, high } = valueInTenYears(value, day)
  return {
    answer: `${germanEuros(low.amount)} bis ${germanEuros(high.amount)}, mittleres Szenario ${germanEuros(mid.amount)}`,
    formula: mid.formula,
    source: mid.source,
    basis: 'assumption',
    inputs: ['kaufpreis'],
  }
}

/** German, behind a colon. */
const CHEAPER = {
  kaufen: 'Kaufen ist auf dieser Rechnung günstiger.',
  mieten: 'Mieten ist auf dieser Rechnung günstiger.',
  gleich: 'Das ist etwa gleich viel.',
} as const

function rentOrBuy({ rentOrBuy }: MoneyPlan): Draft | null {
  if (!rentOrBuy.ok) return null
  const { years, buying, renting, cheaper } = rentOrBuy.value
  return {
    answer: `In ${years} Jahren kostet Kaufen ohne Tilgung ${germanEuros(buying.amount)}, Mieten ${germanEuros(renting.amount)}: ${CHEAPER[cheaper]} Wertänderung und Ertrag des Eigenkapitals sind nicht enthalten.`,
    formula: `${written(buying)}; ${written(renting)}`,
    source: sourcesOf(...buying.parts.slice(2), ...renting.parts),
    basis: 'assumption',
    inputs: ['kaufpreis', 'wohnflaeche', 'hausgeldMonat'],
  }
}
