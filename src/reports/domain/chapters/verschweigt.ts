import { capitalised } from '#kernel/capitalised.ts'
import { germanMoney, type Money } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import { questionOf } from '#questions/domain/catalogue.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Silence } from '#rating/domain/silences.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { byWeight } from '#rating/domain/judged.ts'
import { chapter, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { allPapers } from './aufgaben.ts'
import { isAuction } from './decision.ts'
import { firstSentence } from './firstSentence.ts'
import { narrowed } from './narrowed.ts'
import { unreadNotice } from './unreadNotice.ts'
import { counted, sentence, shortened } from './wording.ts'

const MAX_GAPS = 5

/** "Was das Exposé verschweigt": what an exposé of this kind should say and does not, and what that costs. */
export function verschweigtChapter({ document, judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const { silences } = assessment
  return chapter({
    id: 'verschweigt',
    title: 'Alle offenen Fragen und Unterlagen',
    blocks: [
      paragraph(opening(silences.length, document.unreadPages.length > 0)),
      paragraph(shareSentence(assessment)),
      ...unreadNotice(document),
      ...(silences.length > 0 ? [silenceTable(silences)] : []),
      ...unsureBlocks(assessment.asked),
      ...gaps(assessment),
      ...allPapers(assessment.todos, isAuction(assessment)),
    ],
  })
}

function opening(open: number, hasUnread: boolean): string {
  if (hasUnread) {
    return 'Ein Teil des Exposés ließ sich nicht lesen. Was fehlt, lässt sich deshalb nicht sagen: Es kann auf diesen Seiten stehen.'
  }
  if (open === 0) {
    return 'Zu allen wichtigen Fragen, die ein Exposé dieser Art beantworten sollte, sagt es etwas. Prüfen Sie die Angaben trotzdem an den Unterlagen: Ein Exposé ist Werbung, kein Nachweis.'
  }
  const what = open === 1 ? 'einer wichtigen Frage' : counted(open, 'wichtigen Frage', 'wichtigen Fragen')
  return `Zu ${what} haben wir im Exposé nichts Sicheres gefunden. Fehlende Angaben senken die Punktzahl nicht und machen die Ampel nicht rot. Sie sind aber auch kein Ja: Wer nicht fragt, kauft die Antwort mit. Die wichtigsten stehen zuerst.`
}

function shareSentence({ rating }: Assessment): string {
  const share = germanPercent(percent(Math.round(rating.evidenceShare * 100)))
  return `Das Exposé beantwortet ${share} der Fragen, auf die es ankommt, gezählt nach ihrem Gewicht.`
}

function silenceTable(silences: readonly Silence[]): Block {
  return table(
    'Offene Fragen, die wichtigsten zuerst, warum sie zählen und was sie klärt',
    ['Was fehlt', 'Warum es zählt', 'Was es klärt'],
    silences.map(({ id, question, document }) => [question, firstSentence(questionOf(id).why), document]),
  )
}

/** How much wider the figures are because something is not said. */
function gaps({ appraisal, money }: Assessment): Block[] {
  const { mostHelpful } = appraisal
  const rows = money.narrowing
    .slice(0, MAX_GAPS)
    .map(({ missing, width, per, document }) => [
      capitalised(missing),
      per === 'Jahr' ? `${wholeEuro(width)} im Jahr` : wholeEuro(width),
      document,
    ])
  if (rows.length === 0 && !mostHelpful) return []
  return [
    heading('Was die Lücken kosten'),
    ...(mostHelpful
      ? [
          paragraph(
            `Am meisten hilft für den Preis die Angabe „${mostHelpful.statement}“. ${narrowed(mostHelpful)} Nachweis: ${sentence(mostHelpful.document)}`,
          ),
        ]
      : []),
    ...(rows.length > 0
      ? [
          table(
            'Fehlende Angaben und um wie viel sie eine Rechnung unsicherer machen',
            ['Fehlende Angabe', ...numeric('Breite der Unsicherheit'), 'Was sie klärt'],
            rows,
            {
              source:
                'Breite: höchster weniger niedrigster Betrag der Rechnung, in der die Angabe fehlt; Beträge auf volle Euro gerundet.',
            },
          ),
        ]
      : []),
  ]
}

function wholeEuro({ cents }: Money): string {
  return germanMoney({ cents: Math.round(cents / 100) * 100 })
}

const MAX_CROPS = 6
const MAX_QUOTE = 70

/** Where answers may stand that were not read safely, with their places as pictures, the weightiest first. Empty without any. */
function unsureBlocks(answers: readonly Answer[]): Block[] {
  const unsure = answers.filter(({ state, evidence }) => state === 'unsicher' && evidence.length > 0).sort(byWeight)
  if (unsure.length === 0) return []
  return [
    heading('Nicht sicher gelesen'),
    paragraph(
      'Dazu steht etwas im Exposé, wir haben es aber nicht sicher gelesen. Gerechnet und bewertet ist damit nicht: Lesen Sie die Stelle selbst, und lassen Sie sich den Wert bestätigen.',
    ),
    table(
      'Fragen, deren Antwort nicht sicher gelesen wurde, mit Seite und Wortlaut',
      ['Frage', 'Steht evtl. hier', ...numeric('Seite')],
      unsure.map(({ question, evidence }) => [
        question,
        evidence.map(one => `„${shortened(wholeQuote(one), MAX_QUOTE)}“`).join(' · '),
        [...new Set(evidence.map(({ page }) => page))].sort((a, b) => a - b).join(', '),
      ]),
    ),
    {
      kind: 'crops',
      items: unsure
        .slice(0, MAX_CROPS)
        .flatMap(({ question, evidence }) => evidence.slice(0, 1).map(one => ({ label: question, evidence: one }))),
    },
  ]
}
