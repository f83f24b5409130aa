import type { RenovationPlan, Upgrade } from '#finance/domain/plan/renovationPlan.ts'
import type { Part, Total } from '#finance/domain/part.ts'
import { across, type Range } from '#finance/domain/range.ts'
import type { RenovationBacklog } from '#finance/domain/renovation.ts'
import { bullets, chapter, emphasised, heading, notice, paragraph } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { dutyBlocks } from './dutyBlocks.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { grantBlocks } from './grantBlocks.ts'
import { rangeTable } from './moneyTable.ts'
import { newHome } from './newHome.ts'
import { notCalculated } from './notCalculated.ts'
import { plotCosts } from './plot/plotCosts.ts'
import { plannedWorksBlocks } from './plannedWorks.ts'
import { listed, sentence } from './wording.ts'

/** What is due by its age, what the law asks for after buying, and what money there is for it. */
export function sanierungChapter({ judgement }: ReportInput): Chapter {
  const { money, rating, offer, plannedWorks } = judgement.assessment
  const { renovation } = money
  const flat = money.home.isFlat
  if (offer.kind === 'Grundstück') return { id: 'sanierung', ...plotCosts() }
  if (money.home.neubau && !renovation.backlog.ok) return { id: 'sanierung', ...newHome(judgement.assessment) }
  return chapter({
    id: 'sanierung',
    title: 'Sanierung, Pflichten, Fördergeld',
    light: rating.groups.find(({ group }) => group === 'Zustand')?.light ?? null,
    blocks: [
      ...(renovation.backlog.ok
        ? backlog(renovation.backlog.value, renovation, flat)
        : notCalculated(renovation.backlog.failure, TODO[offer.kind ?? 'Wohnung'])),
      ...plannedWorksBlocks(plannedWorks),
      ...(offer.flags.denkmalschutz === true ? MONUMENT : []),
      ...(renovation.upgrade ? upgrade(renovation.upgrade) : []),
      ...dutyBlocks(renovation.duties, flat),
      ...grantBlocks(renovation.grants),
    ],
  })
}

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

const STATES = { due: 'fällig', overdue: 'überfällig' } as const

function backlog({ trades, total }: RenovationBacklog, { renewals }: RenovationPlan, flat: boolean): Block[] {
  const { low, mid, high } = total
  const notes = [
    ...renewals.notes,
    ...(flat
      ? [
          'Dach, Fassade, Fenster und Heizung gehören meist der Gemeinschaft. Was dort fällig ist, steht in den Protokollen; Sie zahlen es über Hausgeld, Rücklage oder Sonderumlage.',
        ]
      : []),
  ]
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
  const due = trades.map(({ cost }) => cost.mid.label)
  const overdue = trades.some(({ state }) => state === 'overdue')
  return [
    emphasised(
      `Nach dem Alter zu erneuern: ${listed(due)}. Das kostet etwa ${wholeEuro(mid.amount)} (${euroSpan({ low: low.amount, high: high.amount })}).`,
    ),
    paragraph(
      `Das ist eine Schätzung aus Baujahr, Wohnfläche und üblicher Lebensdauer, keine Besichtigung. ${overdue ? 'Der niedrige Fall zählt nur, was überfällig ist.' : 'Überfällig ist nichts; der niedrige Fall ist deshalb 0\u00a0€.'} Was das Exposé nicht als erneuert nennt, gilt als so alt wie das Haus.`,
    ),
    rangeTable(withAges(total, trades, renewals.renewed), {
      caption: 'Sanierungskosten nach Gewerken mit Planung und Puffer',
    }),
    ...list(notes),
  ]
}

/** Each trade with its age, as the reader looks for both in one line. Of what has no year of its own it is assumed, and told so. */
function withAges(
  total: Range<Total>,
  trades: RenovationBacklog['trades'],
  renewed: RenovationPlan['renewals']['renewed'],
): Range<Total> {
  const ages = new Map(
    trades.map(({ trade, cost, age, atMost, unknown, state }) => [
      cost.mid.label,
      unknown
        ? `Alter unbekannt, ${state === 'due' ? 'vielleicht fällig' : STATES[state]}`
        : `${atMost ? 'höchstens ' : ''}${age}\u00a0Jahre${atMost || renewed[trade] !== undefined ? '' : ' (unterstellt: wie das Baujahr)'}, ${STATES[state]}`,
    ]),
  )
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
      `Dach, Fassade, Fenster und Heizung zu erneuern kostet ${span}, am ehesten ${wholeEuro(cost.mid.amount)}. Es spart bis zu ${wholeEuro(saving.amount)} Heizkosten im Jahr (${saving.formula}; geschätzt). Arbeiten, die ohnehin fällig sind, stehen schon in der Rechnung oben.`,
    ),
    rangeTable(cost, { caption: 'Energetische Sanierung bis etwa Klasse C' }),
  ]
}
