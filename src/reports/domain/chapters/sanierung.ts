import type { Duty } from '#finance/domain/duties.ts'
import type { Grants } from '#finance/domain/plan/grants.ts'
import type { RenovationPlan, Upgrade } from '#finance/domain/plan/renovationPlan.ts'
import type { Part, Total } from '#finance/domain/part.ts'
import { across, type Range } from '#finance/domain/range.ts'
import type { RenovationBacklog } from '#finance/domain/renovation.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { euro } from '#kernel/money.ts'
import { euroSpan, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { rangeTable } from './moneyTable.ts'
import { notCalculated } from './notCalculated.ts'
import { openFindings } from './openFindings.ts'
import { sourceLineOf } from './sourceLine.ts'
import { germanDay, listed, sentence } from './wording.ts'

/** What is due by its age, what the law asks for after buying, and what money there is for it. */
export function sanierungChapter({ judgement }: ReportInput): Chapter {
  const { money, rating, answers, offer } = judgement.assessment
  const { renovation } = money
  const flat = money.home.isFlat
  return {
    id: 'sanierung',
    title: 'Sanierung und Pflichten',
    light: rating.groups.find(({ group }) => group === 'Zustand')?.light ?? null,
    locked: false,
    blocks: [
      ...(renovation.backlog.ok
        ? backlog(renovation.backlog.value, renovation, flat)
        : notCalculated(renovation.backlog.failure, TODO[offer.kind ?? 'Wohnung'])),
      ...(renovation.upgrade ? upgrade(renovation.upgrade) : []),
      ...duties(renovation.duties, flat),
      ...grants(renovation.grants),
      ...openFindings('Was zum Zustand auffällt', answers, 'Zustand & Substanz', ['sanierungskosten']),
    ],
  }
}

const TODO = {
  Wohnung:
    'Mit Wohnfläche und Baujahr lässt sich das Alter der Bauteile schätzen. Verlangen Sie beides und die Liste der Modernisierungen mit Jahr.',
  Haus: 'Mit Wohnfläche und Baujahr lässt sich das Alter der Bauteile schätzen. Verlangen Sie beides und die Liste der Modernisierungen mit Jahr.',
  Mehrfamilienhaus:
    'Lassen Sie Dach, Fassade, Fenster, Leitungen und Heizung von einem Sachverständigen ansehen, und verlangen Sie die Rechnungen der letzten Arbeiten.',
  Grundstück:
    'Auf einem Grundstück kosten Boden und Anschlüsse: Verlangen Sie ein Bodengutachten und die Bescheide über Erschließungsbeiträge. Steht noch ein Gebäude darauf, holen Sie ein Angebot für den Abbruch ein.',
  Gewerbe:
    'Lassen Sie Gebäude und Technik von einem Sachverständigen ansehen; auch Brandschutz und Genehmigungen gehören dazu.',
} as const

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
      { kind: 'text', text: 'Nach dem Alter ist kein Gewerk fällig.', strong: true },
      {
        kind: 'text',
        text: 'Das ist ein Schluss aus Baujahr und Modernisierungen, keine Besichtigung. Lassen Sie sich die Rechnungen zeigen.',
      },
      ...list(notes),
    ]
  }
  const due = trades.map(({ cost }) => cost.mid.label)
  const overdue = trades.some(({ state }) => state === 'overdue')
  return [
    {
      kind: 'text',
      text: `Nach dem Alter zu erneuern: ${listed(due)}. Das kostet etwa ${wholeEuro(mid.amount)} (${euroSpan({ low: low.amount, high: high.amount })}).`,
      strong: true,
    },
    {
      kind: 'text',
      text: `Das ist eine Schätzung aus Baujahr, Wohnfläche und üblicher Lebensdauer, keine Besichtigung. ${overdue ? 'Der niedrige Fall zählt nur, was überfällig ist.' : 'Überfällig ist nichts; der niedrige Fall ist deshalb 0\u00a0€.'} Was das Exposé nicht als erneuert nennt, gilt als so alt wie das Haus.`,
    },
    rangeTable(withAges(total, trades), { caption: 'Sanierungskosten nach Gewerken mit Planung und Puffer' }),
    ...list(notes),
  ]
}

/** Each trade with its age, as the reader looks for both in one line. */
function withAges(total: Range<Total>, trades: RenovationBacklog['trades']): Range<Total> {
  const ages = new Map(trades.map(({ cost, age, state }) => [cost.mid.label, `${age}\u00a0Jahre, ${STATES[state]}`]))
  const named = (part: Part): Part => {
    const age = ages.get(part.label)
    return age === undefined ? part : { ...part, label: `${part.label} (${age})` }
  }
  return across(total, one => ({ ...one, parts: one.parts.map(named) }))
}

function list(texts: readonly string[]): Block[] {
  return texts.length === 0 ? [] : [{ kind: 'list', items: texts.map(sentence) }]
}

function upgrade({ cost, saving }: Upgrade): Block[] {
  const span = euroSpan({ low: cost.low.amount, high: cost.high.amount })
  return [
    { kind: 'heading', text: 'Bis etwa Klasse C sanieren' },
    {
      kind: 'text',
      text: `Dach, Fassade, Fenster und Heizung zu erneuern kostet ${span}, am ehesten ${wholeEuro(cost.mid.amount)}. Es spart bis zu ${wholeEuro(saving.amount)} Heizkosten im Jahr (${saving.formula}; geschätzt). Arbeiten, die ohnehin fällig sind, stehen schon in der Rechnung oben.`,
    },
    rangeTable(cost, { caption: 'Energetische Sanierung bis etwa Klasse C' }),
  ]
}

function duties(all: readonly Duty[], flat: boolean): Block[] {
  if (all.length === 0) return []
  return [
    { kind: 'heading', text: 'Pflichten nach dem Kauf' },
    {
      kind: 'text',
      text: `Das Gebäudemodernisierungsgesetz (GModG) verpflichtet Eigentümer, manches nachzurüsten.${flat ? ' Bei einer Eigentumswohnung treffen die Pflichten am Gebäude die Gemeinschaft.' : ''}`,
    },
    dutyTable(all),
  ]
}

function dutyTable(all: readonly Duty[]): Block {
  return {
    kind: 'table',
    caption: 'Pflichten mit Geltung, Frist und Bußgeld',
    head: ['Pflicht', 'Gilt', 'Frist', 'Bußgeld bis', 'Quelle'],
    align: ['left', 'left', 'left', 'right', 'left'],
    rows: all.map(({ duty, applies, until, fine, source }) => [
      sentence(duty),
      applies === 'certain' ? 'ja' : 'zu prüfen',
      until === undefined ? '–' : germanDay(until),
      fine === undefined ? '–' : wholeEuro(euro(fine)),
      source,
    ]),
    sources: [
      'Zu prüfen: Es hängt an Angaben, die nicht im Exposé stehen; fragen Sie den Verkäufer, ob es erfüllt ist. Frist: bei einem Kauf am Stichtag.',
    ],
  }
}

function grants({ amounts, programmes }: Grants): Block[] {
  if (amounts.length === 0 && programmes.length === 0) return []
  return [
    { kind: 'heading', text: 'Fördergeld' },
    {
      kind: 'text',
      text: 'Zuschüsse und Kredite sind vor dem Auftrag zu beantragen, sonst verfallen sie. Fördertöpfe ändern sich; prüfen Sie den Stand bei KfW und BAFA.',
    },
    ...(amounts.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'Mögliche Zuschüsse zu fälligen Arbeiten',
            head: ['Zuschuss', 'Rechenweg', 'Betrag in €'],
            align: ['left', 'left', 'right'] as ('left' | 'right')[],
            rows: amounts.map(({ label, formula, amount }) => [label, formula, wholeNumber(amount.cents / 100)]),
            sources: [sourceLineOf(amounts.map(({ source }) => source))].filter(Boolean),
          },
        ]
      : []),
    ...(programmes.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'Förderprogramme, die in Frage kommen',
            head: ['Programm', 'Was es bietet', 'Quelle'],
            align: ['left', 'left', 'left'] as ('left' | 'right')[],
            rows: programmes.map(({ name, terms, source }) => [name, sentence(terms), source]),
          },
        ]
      : []),
  ]
}
