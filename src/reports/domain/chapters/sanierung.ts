import { listed } from '#kernel/germanList.ts'
import { hasOwnBoiler, type RenovationPlan, type Upgrade } from '#finance/domain/plan/renovationPlan.ts'
import type { Part, Total } from '#finance/domain/part.ts'
import { across, type Range } from '#finance/domain/range.ts'
import type { DueTrade, Occasion, RenovationBacklog } from '#finance/domain/renovation.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { sinceBuilt } from '#rating/domain/limitWords.ts'
import { bullets, chapter, emphasised, heading, notice, paragraph } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { dutyBlocks } from './dutyBlocks.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { grantBlocks } from './grantBlocks.ts'
import { rangeTable } from './moneyTable.ts'
import { notCalculated } from './notCalculated.ts'
import { plotCosts } from './plot/plotCosts.ts'
import { ageOf } from './proper/works.ts'
import { plannedWorksBlocks } from './plannedWorks.ts'
import { sentence } from './wording.ts'

/** What is due by its age, what the law asks for after buying, and what money there is for it. */
export function sanierungChapter({ judgement }: ReportInput): Chapter | null {
  if (!isNoField(judgement.assessment)) return null
  const { money, rating, offer, plannedWorks } = judgement.assessment
  const { renovation } = money
  const flat = money.home.isFlat
  const ofCommunity = !flat ? [] : hasOwnBoiler(money.home) ? [OF_COMMUNITY, OWN_BOILER] : [OF_COMMUNITY_WITH_HEATING]
  if (offer.kind === 'Grundstück') return { id: 'sanierung', ...plotCosts(money.extraCosts) }
  if (money.home.neubau && !renovation.backlog.ok) return { id: 'sanierung', ...newHome(judgement.assessment) }
  return chapter({
    id: 'sanierung',
    title: 'Sanierung, Pflichten, Fördergeld',
    light: rating.groups.find(({ group }) => group === 'Zustand')?.light ?? null,
    blocks: [
      ...(renovation.backlog.ok
        ? backlog(renovation.backlog.value, renovation, flat, ofCommunity)
        : notCalculated(
            renovation.backlog.failure,
            money.home.auction ? TODO_OF_BIDDER : TODO[offer.kind ?? 'Wohnung'],
          )),
      ...plannedWorksBlocks(plannedWorks),
      ...(offer.flags.denkmalschutz === true ? MONUMENT : []),
      ...(renovation.upgrade ? upgrade(renovation.upgrade) : []),
      ...dutyBlocks(renovation.duties, flat),
      ...grantBlocks(renovation.grants),
    ],
  })
}

/** Nobody hands out papers before a hearing. */
const TODO_OF_BIDDER = 'Was wann erneuert wurde, steht am ehesten im Gutachten des Gerichts.'

const TODO = {
  Wohnung:
    'Mit Wohnfläche und Baujahr lässt sich das Alter der Bauteile schätzen. Verlangen Sie beides und die Liste der Modernisierungen mit Jahr.',
  Haus: 'Mit Wohnfläche und Baujahr lässt sich das Alter der Bauteile schätzen. Verlangen Sie beides und die Liste der Modernisierungen mit Jahr.',
  Mehrfamilienhaus:
    'Lassen Sie Dach, Fassade, Fenster, Leitungen und Heizung von einem Sachverständigen ansehen, und verlangen Sie die Rechnungen der letzten Arbeiten.',
  Gewerbe:
    'Lassen Sie Gebäude und Technik von einem Sachverständigen ansehen; auch Brandschutz und Genehmigungen gehören dazu.',
} as const

const MONUMENT: readonly Block[] = [
  notice(
    'Das Haus steht unter Denkmalschutz. Dämmung von außen, andere Fenster und Aufbauten auf dem Dach brauchen die Erlaubnis der Denkmalbehörde und sind oft nicht zulässig; von den Pflichten zum Dämmen gibt es Ausnahmen. Was erlaubt ist, kann mehr oder weniger kosten als hier gerechnet.',
  ),
]

const whoPays = (what: string) =>
  `${what} gehören meist der Gemeinschaft. Was dort fällig ist, steht in den Protokollen; Sie zahlen es über Hausgeld, Rücklage oder Sonderumlage.`
const OF_COMMUNITY_WITH_HEATING = whoPays('Dach, Fassade, Fenster, Steigleitungen und Heizung')
const OF_COMMUNITY = whoPays('Dach, Fassade, Fenster und Steigleitungen')
const OWN_BOILER =
  'Die Etagenheizung heizt nur diese Wohnung: Wartung und Ersatz zahlen Sie allein, auch solange ein Mieter darin wohnt.'

function backlog(
  { trades, by }: RenovationBacklog,
  { renewals, convertedIn }: RenovationPlan,
  flat: boolean,
  ofCommunity: readonly string[],
): Block[] {
  const notes = [...renewals.notes, ...ofCommunity]
  if (trades.length === 0) {
    return [
      emphasised(
        `${flat ? 'In der Wohnung selbst' : 'Nach dem Alter'} ist${flat ? ' nach dem Alter' : ''} kein Gewerk fällig.`,
      ),
      paragraph(
        'Das ist ein Schluss aus Baujahr und Modernisierungen, keine Besichtigung. Lassen Sie sich die Rechnungen zeigen.',
      ),
      ...list(notes),
    ]
  }
  return [
    ...OCCASIONS.flatMap(occasion => {
      const own = trades.filter(one => one.occasion === occasion)
      const sums = by[occasion]
      if (own.length === 0) return []
      const span = euroSpan({ low: sums.low.amount, high: sums.high.amount })
      const cost = `etwa ${wholeEuro(sums.mid.amount)} (${span})`
      return [
        emphasised(
          `${occasion === 'told' ? told(own, renewals) : `${TITLES[occasion]}: ${namesOf(own)}.`} Das kostet ${cost}.`,
        ),
        paragraph(MEANS[occasion](sinceBuilt(convertedIn))),
        rangeTable(withAges(sums, own, renewals.renewed), { caption: `${CAPTIONS[occasion]} nach Gewerken` }),
      ]
    }),
    paragraph(
      'Das sind Schätzungen aus Baujahr, Wohnfläche und üblicher Lebensdauer, keine Besichtigung. Der niedrige Fall zählt nur, was überfällig ist. Planung, Baustelle und Gerüst sind gerechnet, wo an der Hülle oder am ganzen Haus gearbeitet wird.',
    ),
    ...list(notes),
  ]
}

/** What the exposé names itself, what only its year makes due, and what is added because the home as a whole is called in need of works. */
function told(trades: readonly DueTrade[], { renewed }: RenovationPlan['renewals']): string {
  if (trades.every(({ byBuyer }) => byBuyer)) return `Nach Ihrer Angabe zu erneuern: ${namesOf(trades)}.`
  const isNamed = ({ spoken, byBuyer }: DueTrade) => spoken || byBuyer
  const isDated = (one: DueTrade) => !isNamed(one) && renewed[one.trade] !== undefined
  const [named, dated] = [trades.filter(isNamed), trades.filter(isDated)]
  const added = trades.filter(one => !isNamed(one) && !isDated(one))
  return [
    ...(named.length > 0 ? [`${TITLES.told}: ${namesOf(named)}.`] : []),
    ...(dated.length > 0
      ? [`Nach dem Jahr, das das Exposé nennt, und der üblichen Lebensdauer fällig: ${namesOf(dated)}.`]
      : []),
    ...(added.length > 0
      ? [
          `Nach Alter, weil das Exposé das Objekt im Ganzen renovierungs- oder sanierungsbedürftig nennt: ${namesOf(added)}.`,
        ]
      : []),
  ].join(' ')
}

function namesOf(trades: readonly DueTrade[]): string {
  return listed(trades.map(({ cost }) => cost.mid.label))
}

const OCCASIONS: readonly Occasion[] = ['told', 'age', 'vacancy']
const TITLES: Readonly<Record<Occasion, string>> = {
  told: 'Zu erneuern nach dem, was das Exposé sagt',
  age: 'Nur nach Alter zu erneuern',
  vacancy: 'Bei Mieterwechsel zu erneuern',
}
const MEANS: Readonly<Record<Occasion, (since: string) => string>> = {
  told: () => 'Im Gesamtbetrag ist das enthalten.',
  age: since =>
    `So viel, wenn davon ${since} nichts erneuert wurde; das ist unterstellt. Im Gesamtbetrag ist es nicht enthalten.`,
  vacancy: () => 'Solange ein Mieter darin wohnt, wird das nicht gemacht. Im Gesamtbetrag ist es nicht enthalten.',
}
const CAPTIONS: Readonly<Record<Occasion, string>> = {
  told: 'Fällige Arbeiten',
  age: 'Arbeiten nach Alter',
  vacancy: 'Arbeiten bei Mieterwechsel',
}

/** Each trade with its age, as the reader looks for both in one line. */
function withAges(
  total: Range<Total>,
  trades: readonly DueTrade[],
  renewed: RenovationPlan['renewals']['renewed'],
): Range<Total> {
  const ages = new Map(trades.map(one => [one.cost.mid.label, ageOf(one, renewed[one.trade] !== undefined)]))
  const named = (part: Part): Part => {
    const age = ages.get(part.label)
    return age === undefined ? part : { ...part, label: `${part.label}: ${age}` }
  }
  return across(total, one => ({ ...one, parts: one.parts.map(named) }))
}

function list(texts: readonly string[]): Block[] {
  return texts.length === 0 ? [] : [bullets(texts.map(sentence))]
}

function upgrade({ cost, saving }: Upgrade): Block[] {
  const span = euroSpan({ low: cost.low.amount, high: cost.high.amount })
  return [
    heading('Bis etwa Klasse C sanieren'),
    paragraph(
      `${listed(cost.mid.parts.map(({ label }) => label))}: Das kostet zusammen ${span}, am ehesten ${wholeEuro(cost.mid.amount)}. Es spart bis zu ${wholeEuro(saving.amount)} Heizkosten im Jahr (${saving.formula}; geschätzt). Arbeiten, die ohnehin fällig sind, stehen schon in der Rechnung oben.`,
    ),
    rangeTable(cost, { caption: 'Energetische Sanierung bis etwa Klasse C' }),
  ]
}

/** A home that is not built yet has nothing to renew: what counts is what was promised and how it is taken over. */
function newHome({ money, rating }: Assessment): Omit<Chapter, 'id'> {
  return {
    title: 'Bau, Abnahme und Pflichten',
    light: rating.groups.find(({ group }) => group === 'Zustand')?.light ?? null,
    locked: false,
    blocks: [
      emphasised('Erstbezug: Zu erneuern ist nichts. Prüfen Sie, was gebaut wird.'),
      bullets([
        'Baubeschreibung: Nur was darin steht, schuldet der Bauträger. Lassen Sie sie vor dem Notartermin von einem Bausachverständigen lesen, mit Schallschutz, Fabrikaten und Außenanlagen.',
        'Bautenstand: Ein eigener Sachverständiger prüft vor jeder Rate. Verdeckte Fehler, etwa an Abdichtung und Rohren, sieht später niemand mehr.',
        'Abnahme: Gehen Sie mit Sachverständigem und Protokoll durch jeden Raum. Mit der Abnahme beginnen die fünf Jahre der Gewährleistung (§ 634a BGB), und die Beweislast geht auf Sie über.',
        'Gemeinschaftseigentum: Dach, Keller und Tiefgarage nehmen die Eigentümer gesondert ab. Fragen Sie, wie der Vertrag das regelt.',
        'Verzug: Lassen Sie einen festen Termin und eine Vertragsstrafe in den Vertrag schreiben; Ihre Wohnung kündigen Sie erst, wenn er sicher ist.',
      ]),
      ...dutyBlocks(money.renovation.duties, money.home.isFlat),
      ...grantBlocks(money.renovation.grants),
    ],
  }
}
