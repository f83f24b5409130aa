import { germanMoney } from '#kernel/money.ts'
import type { Total } from '#finance/domain/part.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { chapter, figures, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { counted } from './wording.ts'

/** What a second routine re-added before this report was allowed to exist. */
export function rechenprobeChapter({ judgement }: ReportInput): Chapter {
  const { checkedTotals, checkedFormulas, unparsed } = judgement.provenance.recheck
  const rows = keyTotals(judgement.assessment)
  return chapter({
    id: 'rechenprobe',
    title: 'Rechenprobe',
    blocks: [
      paragraph(
        'Bevor dieser Bericht entstanden ist, hat ein zweites, unabhängiges Rechenwerk jede Summe der Preis-, Kosten- und Verhandlungsrechnung aus ihren Posten neu addiert und jeden Rechenweg, der eine einfache Rechnung ist, neu ausgerechnet. Ginge eine einzige Zahl nicht auf, gäbe es keinen Bericht.',
      ),
      figures([
        { label: 'Summen nachgerechnet', value: String(checkedTotals), note: 'alle gehen auf den Cent auf' },
        { label: 'Rechenwege nachgerechnet', value: String(checkedFormulas), note: 'alle gehen im Rahmen der gedruckten Stellen auf' }, // prettier-ignore
        { label: 'Abweichungen', value: String(judgement.assessment.recheck.mismatches.length) },
      ]),
      paragraph(limits(unparsed, checkedTotals)),
      ...(rows.length > 0 ? totalsTable(rows) : []),
    ],
  })
}

function limits(unparsed: number, checkedTotals: number): string {
  const odd =
    unparsed > 0
      ? ` ${counted(unparsed, 'weiterer Rechenweg ist', 'weitere Rechenwege sind')} in Worten beschrieben oder keine einfache Rechnung, etwa Zinsen Monat für Monat. Sie sind nicht Teil dieser Probe; ihr Ergebnis geht aber als Posten in die Summen ein.`
      : ''
  const nothing = checkedTotals === 0 ? ' Ohne Kaufpreis gibt es in diesem Bericht keine Summe zum Nachrechnen.' : ''
  return `Die Probe zeigt, dass richtig gerechnet wurde. Sie zeigt nicht, dass die Angaben des Exposés oder unsere Annahmen stimmen.${odd}${nothing}`
}

interface KeyTotal {
  readonly name: string
  readonly total: Total
}

function keyTotals({ money, negotiation }: Assessment): KeyTotal[] {
  const { purchaseCosts, investment, financing, living, cashflow, renovation, running } = money
  const ziel = negotiation.ok ? negotiation.value.ladder.ziel : null
  return [
    ...(purchaseCosts.ok ? [{ name: 'Kaufnebenkosten', total: purchaseCosts.value.total.mid }] : []),
    ...(investment.ok ? [{ name: 'Gesamtbedarf', total: investment.value.mid }] : []),
    ...(financing.ok ? [{ name: 'Eigenkapital', total: financing.value.ownFunds.mid }] : []),
    ...(running.ok ? [{ name: 'Laufende Kosten im Monat', total: running.value.total.mid }] : []),
    ...(living.ok ? [{ name: 'Monatliche Belastung', total: living.value.month.mid }] : []),
    ...(cashflow.ok ? [{ name: 'Vermietung, Ergebnis des ersten Jahres vor Steuer', total: cashflow.value.year.mid.flow.beforeTax }] : []), // prettier-ignore
    ...(renovation.backlog.ok
      ? Object.values(renovation.backlog.value.by).flatMap(({ mid }) => (mid.parts.length > 0 ? [{ name: mid.label, total: mid }] : [])) // prettier-ignore
      : []),
    ...(money.withWorks?.byAge ? [{ name: 'Gesamtbedarf mit Arbeiten nach Alter', total: money.withWorks.investment }] : []), // prettier-ignore
    ...(ziel && ziel.parts.length > 0
      ? [{ name: 'Abschlag bis zum Zielpreis', total: { label: ziel.name, amount: ziel.reduction, parts: ziel.parts } }]
      : []),
  ]
}

function totalsTable(rows: readonly KeyTotal[]): Block[] {
  return [
    heading('Die wichtigsten Summen'),
    table(
      'Die wichtigsten Summen, ihre Posten und das Ergebnis der Probe',
      ['Summe', ...numeric('Posten', 'Betrag'), 'Probe'],
      rows.map(({ name, total }) => [name, String(total.parts.length), germanMoney(total.amount), 'geht auf']),
      {
        source:
          'Mittlerer Wert, wo der Bericht eine Spanne nennt. Die Posten stehen einzeln im Kapitel zum Thema; Beträge dort können auf volle Euro gerundet sein.',
      },
    ),
  ]
}
