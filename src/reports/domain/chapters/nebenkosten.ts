import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { inPercent, type Share } from '#kernel/share.ts'
import { isFeeOfPlotOpen, isProvisionDemanded } from '#extraction/domain/deal/hasTrait.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { ProvisionTerms } from '#finance/domain/plan/provision.ts'
import type { PurchaseCosts } from '#finance/domain/plan/purchaseCosts.ts'
import type { Narrowing } from '#finance/domain/plan/narrowing.ts'
import type { Range } from '#finance/domain/range.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { UnitCosts } from '#rating/domain/unitCosts.ts'
import { sinceBuilt } from '#rating/domain/limitWords.ts'
import { bullets, chapter, emphasised, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { buildingBlocks } from './buildingBlocks.ts'
import { euroSpan, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { rangeTable } from './moneyTable.ts'
import { notCalculated } from './notCalculated.ts'
import { statedTaxBlocks } from './statedTaxBlocks.ts'
import { unitName } from './unitName.ts'
import { sentence } from './wording.ts'

/** What buying costs beside the price, and all the money that is needed. */
export function nebenkostenChapter({ judgement }: ReportInput): Chapter {
  const { money, unitCosts, calculations } = judgement.assessment
  const { purchaseCosts } = money
  return chapter({
    id: 'nebenkosten',
    title: 'Nebenkosten im Einzelnen',
    blocks: purchaseCosts.ok
      ? [
          ...buildingBlocks(calculations.building),
          ...costs(purchaseCosts.value, money),
          ...statedTaxBlocks(judgement.assessment),
          ...investment(money, isNoField(judgement.assessment)),
        ]
      : [
          ...notCalculated(purchaseCosts.failure, unitCosts.length > 0 ? OF_UNITS : undefined),
          ...unitTable(unitCosts),
          ...generalCosts(money),
        ],
  })
}

const OF_UNITS = 'Für die einzelnen Einheiten lässt sich rechnen'

/** What each unit takes: the reader chooses one, and so does the bank. */
function unitTable(units: readonly UnitCosts[]): Block[] {
  if (units.length === 0) return []
  const amounts = ({ price, purchaseCosts, ownFunds, monthlyRate }: UnitCosts) =>
    [price, purchaseCosts, ownFunds, monthlyRate].map(({ cents }) => wholeNumber(cents / 100))
  return [
    heading('Was jede Einheit kostet'),
    table(
      'Preis, Nebenkosten, Eigenkapital und Rate je Einheit',
      ['Einheit', ...numeric('Preis in €', 'Nebenkosten in €', 'Eigenkapital in €', 'Rate im Monat in €')],
      units.map(unit => [unitName(unit), ...amounts(unit)]),
      {
        source:
          'Mittlerer Fall, geschätzt: Eigenkapital und Rate mit den Annahmen des Kapitels „Finanzierung“; Nebenkosten mit Grunderwerbsteuer, Notar, Grundbuch und Provision. Ohne Stellplatz und Sonderwünsche; verkaufte Einheiten sind nicht gerechnet.',
      },
    ),
  ]
}

function costs(bought: PurchaseCosts, { narrowing, home }: MoneyPlan): Block[] {
  const { total, share, terms } = bought
  const span = { low: total.low.amount, high: total.high.amount }
  const certain = span.low.cents === span.high.cents
  return [
    emphasised(`Zum Kaufpreis kommen ${euroSpan(span)} hinzu, ${percentSpan(share)} des Preises.`),
    rangeTable(total, {
      caption: 'Kaufnebenkosten Posten für Posten',
      ...(certain && { cents: true as const }),
    }),
    paragraph(provisionText(terms.provision.state, home)),
    ...purchaseGaps(narrowing),
  ]
}

const PROVISION = {
  stated: 'Die Provision steht im Exposé.',
  none: 'Ein Makler ist nicht genannt; gerechnet ist ohne Provision (Annahme). Verlangt doch jemand eine, zahlen Sie sie nur, wenn Sie einen Vertrag in Textform geschlossen haben (§ 656a BGB).',
  assumed:
    'Gerechnet ist eine Spanne: von keiner Provision bis zur höchsten, die im Land üblich ist (Annahme). Fragen Sie danach, bevor Sie besichtigen.',
} as const

const PROVISION_DEMANDED =
  'Das Exposé verlangt eine Provision vom Käufer und nennt ihre Höhe nicht. Gerechnet ist, was im Land üblich ist (Annahme). Fragen Sie vor der Besichtigung, wie hoch sie ist und wer sie bekommt.'

const NO_PROVISION = 'Sie zahlen keinem Makler etwas. Unterschreiben Sie keinen Vertrag, der das ändert.'

const PROVISION_OF_PLOT =
  'Für das Haus zahlen Sie keinem Makler etwas. Für das Grundstück kommt Courtage hinzu (üblich bis zu 3,57\u00a0% seines Preises); sie ist hier nicht gerechnet. Fragen Sie, wer sie verlangt und wie viel.'

const OWN_PROVISION =
  'Die Provision ist von Ihnen angegeben. Vergleichen Sie sie mit dem Maklervertrag, und prüfen Sie, ob sie die Mehrwertsteuer enthält.'

/** What the exposé tells is not asked. */
function askAboutProvision({ sightings: { spoken } }: MoneyPlan['home']['offer']): string[] {
  return [
    ...(spoken.provisionMehrwertsteuer ? [] : ['Prüfen Sie, ob sie die Mehrwertsteuer enthält.']),
    ...(spoken.provisionVerkaeufer ? [] : ['Lassen Sie sich sagen, was der Verkäufer zahlt.']),
  ]
}

/** The law shares the commission between buyer and seller of flats and single homes only. */
function provisionText(state: keyof typeof PROVISION, { kind, offer }: MoneyPlan['home']): string {
  if (state === 'stated' && isFeeOfPlotOpen(offer)) return PROVISION_OF_PLOT
  if (state === 'stated' && offer.numbers.kaeuferprovision === 0) return NO_PROVISION
  if (state === 'assumed' && isProvisionDemanded(offer)) return PROVISION_DEMANDED
  if (state === 'assumed') {
    const unsure = unsureSentence(['kaeuferprovision'], offer.sightings, 'Die Provision')
    return `${unsure ?? 'Im Exposé haben wir keine Provision gefunden.'} ${PROVISION.assumed}`
  }
  if (state === 'stated' && isOfBuyer(offer.facts, 'kaeuferprovision')) return OWN_PROVISION
  if (state !== 'stated' || kind === null) return PROVISION[state]
  const told = [PROVISION.stated, ...askAboutProvision(offer)].join(' ')
  return kind === 'Wohnung' || kind === 'Haus'
    ? `${told} Bei Wohnungen und Einfamilienhäusern darf Ihr Anteil nicht höher sein als seiner (§§ 656c, 656d BGB).`
    : `${told} Anders als bei Wohnungen und Einfamilienhäusern schreibt das Gesetz hier keine Teilung vor; die Höhe ist Verhandlungssache.`
}

function percentSpan({ low, high }: Range<Share>): string {
  const [from, to] = [low, high].map(one => germanNumber(Math.round(inPercent(one) * 100) / 100)) as [string, string]
  return from === to ? `${from}\u00a0%` : `${from} bis ${to}\u00a0%`
}

const OF_PURCHASE: readonly Narrowing['key'][] = ['provision', 'land', 'stellplatz']

/** What is not known of the cost of buying, and how much hangs on it. */
export function purchaseGaps(narrowing: readonly Narrowing[]): Block[] {
  const own = narrowing.filter(({ key }) => OF_PURCHASE.includes(key))
  if (own.length === 0) return []
  return [
    heading('Was die Rechnung genauer macht'),
    bullets(
      own.map(({ missing, width, document }) =>
        sentence(`Offen ist ${missing}, daran hängen ${wholeEuro(width)}; das klärt: ${document}`),
      ),
    ),
  ]
}

function investment(
  { investment: all, renovation, withWorks, home, extraCosts }: MoneyPlan,
  isForBuilding: boolean,
): Block[] {
  if (!all.ok) return []
  const { low, mid, high } = all.value
  const missing = renovation.backlog.ok
    ? ''
    : home.kind === 'Grundstück'
      ? isForBuilding
        ? ` ${extraCosts.length > 0 ? `Darin: ${listed(extraCosts.map(({ label }) => label))}. Was der Boden sonst verlangt, kommt hinzu und steht` : 'Erschließung, Boden und Anschlüsse kommen hinzu; sie stehen'} im Kapitel zur Baureife.`
        : ''
      : home.neubau
        ? ''
        : ` Sanierungskosten sind nicht enthalten. ${sentence(renovation.backlog.failure)}`
  const works = renovation.backlog.ok ? ' und fällige Arbeiten' : ''
  const older = withWorks?.byAge ? ` Ist ${sinceBuilt(renovation.convertedIn)} nichts erneuert, kommen bis zu ${wholeEuro(withWorks.byAge.amount)} hinzu: ${wholeEuro(withWorks.investment.amount)}.` : '' // prettier-ignore
  const sum =
    low.amount.cents === high.amount.cents
      ? wholeEuro(mid.amount)
      : `${euroSpan({ low: low.amount, high: high.amount })}, am ehesten ${wholeEuro(mid.amount)}`
  return [
    heading('Was der Kauf insgesamt kostet'),
    paragraph(`Kaufpreis, Nebenkosten und Absicherung des Darlehens${works}: zusammen ${sum}.${missing}${older}`),
    rangeTable(all.value, { caption: 'Gesamtinvestition mit allen Gruppen von Kosten' }),
  ]
}

/** Law and usual rates that hold without a price. */
export function generalCosts({ terms, home }: MoneyPlan): Block[] {
  const tax = percentSpan(terms.tax)
  const items = home.auction
    ? [
        `Grunderwerbsteuer: ${tax} des Meistgebots, dazu bestehen bleibende Rechte (§ 9 GrEStG).`,
        'Gerichtskosten für den Zuschlag und die Eintragung im Grundbuch trägt der Ersteher; Notar und Makler fallen nicht an.',
        'Ab dem Zuschlag ist das Gebot mit 4\u00a0% zu verzinsen, bis es beim Verteilungstermin gezahlt ist (§ 49 Abs. 2 ZVG, § 246 BGB).',
      ]
    : [
        `Grunderwerbsteuer: ${tax} des Kaufpreises${home.offer.flags.erbbaurecht === true ? ' und dazu des Erbbauzinses der restlichen Jahre, mit dem Faktor des § 13 BewG (§ 9 Abs. 2 Nr. 2 GrEStG)' : ''}.`,
        'Notar und Grundbuch: nach dem Gerichts- und Notarkostengesetz (GNotKG). Der Betrag hängt am Kaufpreis und ist überall gleich.',
        provisionRate(terms.provision, home.offer),
      ]
  return [heading('Was schon feststeht'), bullets(items)]
}

function provisionRate({ state, rate }: ProvisionTerms, offer: MoneyPlan['home']['offer']): string {
  if (state === 'none') return 'Maklerprovision: keine, soweit das Exposé es erkennen lässt.'
  const words = percentSpan(rate)
  if (state === 'assumed')
    return `Maklerprovision: ${words} (Annahme; ${isProvisionDemanded(offer) ? 'das Exposé verlangt sie, ohne ihre Höhe zu nennen' : 'im Exposé haben wir keine gefunden'}).`
  return rate.mid.parts === 0
    ? 'Maklerprovision: keine für den Käufer.'
    : `Maklerprovision: ${words} ${isOfBuyer(offer.facts, 'kaeuferprovision') ? 'nach Ihrer Angabe' : 'laut Exposé'}.`
}
