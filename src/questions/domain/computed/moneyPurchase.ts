import { germanMoney } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import { isProvisionDemanded } from '#extraction/domain/deal/hasTrait.ts'
import { IF_THE_REST_IS_DUE } from '#finance/domain/agedWords.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { lineOf } from '#finance/domain/plan/section.ts'
import { totalOf } from '#finance/domain/part.ts'
import type { ByQuestion } from '../answer.ts'
import { amberLimit, basisOf, type Draft, judged, type MoneyContext, sourcesOf, span, written } from './moneyFinding.ts'

type Drafts = ByQuestion<Draft>

/** What buying costs. Judged by its rates, which the offer sets, and not by its sum: at a low price the fees weigh more. */
export function purchaseDrafts(plan: MoneyPlan, { day }: MoneyContext): Drafts {
  if (!plan.purchaseCosts.ok) return {}
  const { tax, fees, provision, total, share, terms, groundRent } = plan.purchaseCosts.value
  const groups = totalOf(total.mid.label, [tax.mid, lineOf(fees), provision.mid])
  const assumed = terms.provision.state === 'assumed'
  const rates = assumed ? terms.rates.low : terms.rates.mid
  const limit = germanPercent(percent(amberLimit('nebenkostensaetze', day)))
  const parking = plan.home.boughtWith ? ` ${plan.home.boughtWith.note}` : ''
  const fee = plan.home.offer.numbers.kaeuferprovision === null
  const broker =
    terms.provision.state === 'none'
      ? 'voraussichtlich keine'
      : provision.mid.amount.cents === 0
        ? `0\u00a0€ bis ${germanMoney(provision.high.amount)}: ein Makler ist nicht genannt`
        : `${isProvisionDemanded(plan.home.offer) ? 'verlangt, Höhe offen: ' : ''}${span(provision)}, ${germanPercent(terms.provision.rate.mid)} üblich`
  return {
    kaeuferprovision: fee
      ? {
          answer: broker,
          formula: provision.mid.formula,
          source: sourcesOf(provision.mid),
          basis: 'assumption',
          inputs: ['kaeuferprovision', 'anbieterArt'],
          stillOpen: true,
        }
      : null,
    grunderwerbsteuer: {
      answer: `${span(tax)}, ${germanPercent(terms.tax.mid)} des Preises${groundRent ? ' und des Erbbauzinses der restlichen Jahre' : ''}`,
      formula: tax.mid.formula,
      source: sourcesOf(tax.mid),
      basis: tax.low.amount.cents === tax.high.amount.cents ? tax.mid.basis : 'assumption',
      inputs: ['kaufpreis', 'plz', 'ort'],
      light: null,
    },
    'notar-grundbuch': {
      answer: germanMoney(fees.amount),
      formula: written(fees),
      source: 'Gerichts- und Notarkostengesetz (GNotKG), Auslagen pauschal angenommen',
      basis: lineOf(fees).basis,
      inputs: ['kaufpreis'],
    },
    'nebenkosten-gesamt': {
      answer: `${span(total)}, ${germanPercent(share.mid)} des Preises${parking && `.${parking}`}`,
      formula: written(groups),
      source: sourcesOf(tax.mid, provision.mid),
      basis: basisOf(...total.mid.parts),
      inputs: ['kaufpreis', 'stellplatzPreis', 'kaeuferprovision', 'plz'],
      light: judged(rates, 'nebenkostensaetze', 'above', day),
      reason: `Steuer und Makler nehmen zusammen über ${limit} des Preises. Dieses Geld ist bei einem Wiederverkauf weg: Verhandeln Sie die Provision.`,
    },
    gesamtinvestition: investment(plan),
  }
}

function investment({ investment, renovation, withWorks, home }: MoneyPlan): Draft | null {
  if (!investment.ok) return null
  const open = renovation.backlog.ok ? '' : ', ohne Sanierung'
  const older = withWorks?.byAge ? `; bis ${germanMoney(withWorks.investment.amount)}, ${IF_THE_REST_IS_DUE}` : '' // prettier-ignore
  return {
    answer: `${span(investment.value)}${open}${older}${home.boughtWith ? `. ${home.boughtWith.note}` : ''}`,
    formula: written(investment.value.mid),
    source: `Summe aus Kaufpreis, ${home.boughtWith?.extra ? `${home.boughtWith.extra.label}, ` : ''}Nebenkosten und geschätzter Sanierung`,
    basis: basisOf(...investment.value.mid.parts),
    inputs: ['kaufpreis', 'stellplatzPreis', 'wohnflaeche', 'baujahr', 'letzteModernisierung'],
  }
}
