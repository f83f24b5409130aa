import { germanNumber } from '#kernel/germanNumber.ts'
import { type Money, subtract, times } from '#kernel/money.ts'
import { germanPercent, type Share } from '#kernel/share.ts'
import type { RaisedAfa } from '#finance/domain/plan/depreciation.ts'
import { erhoehteAfa } from '#finance/domain/afa.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bullets } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { reliefOf } from './reliefOf.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 90
const NAMES: Readonly<Record<RaisedAfa['law'], { readonly name: string; readonly office: string }>> = {
  '7i': { name: 'Denkmal-AfA', office: 'Denkmalbehörde' },
  '7h': { name: 'Erhöhte AfA im Sanierungsgebiet', office: 'Gemeinde' },
}

/** What of the cash flow hangs on a certificate that nobody has yet, and what it takes to get it. Empty: nothing does. */
export function monumentBlocks({ money, sums: { certified }, worth, day }: Assessment): Block[] {
  if (!money.cashflow.ok || !certified) return []
  const { uncertified } = money.cashflow.value
  const raised = reliefOf(money)
  const first = raised?.years[0]
  if (!raised || !first || !uncertified) return []
  const { name, office } = NAMES[raised.law]
  const { marginal, saved: relief } = raised
  const [own] = erhoehteAfa(raised.works, 'denkmalSelbstgenutzt', day)
  const begun = certified.begun
    ? ` Laut Exposé haben die Arbeiten schon begonnen (${spokenQuote(certified.begun, MAX_QUOTE)}): Was bis zum Vertrag gebaut ist, fällt weg. Lassen Sie sich den Bautenstand am Tag der Beurkundung bestätigen.`
    : ''
  return [
    bullets([
      ...(worth && money.price ? [premium(subtract(money.price, worth.ceiling), worth.ceiling, relief, marginal)] : []),
      `${name}: Laut Exposé sind ${germanNumber(Math.round(certified.percent * 10) / 10)}\u00a0% des Preises begünstigte Arbeiten, ${wholeEuro(raised.works)} (${spokenQuote(certified.evidence, MAX_QUOTE)}). Gerechnet sind acht Jahre je 9\u00a0%, dann vier Jahre je 7\u00a0% (§ ${raised.law} EStG): ${wholeEuro(first.amount)} im ersten Jahr. Ohne Bescheinigung ${leftOver(uncertified)}.`,
      `Es zählt nur, was nach dem beurkundeten Kaufvertrag gebaut wird (§ ${raised.law} Abs. 1 EStG), vorher mit der ${office} abgestimmt ist und von ihr bescheinigt wird (§ ${raised.law} Abs. 2 EStG).${begun} Fragen Sie, wer haftet, wenn weniger bescheinigt wird.`,
      ...(own
        ? [
            `Wer selbst einzieht, setzt zehn Jahre je 9\u00a0% ab (§ 10f EStG), unter denselben Bedingungen: ${wholeEuro(own.amount)} im Jahr, bei ${germanPercent(marginal)} Steuer sind das ${wholeEuro(times(own.amount, marginal))} weniger.`,
          ]
        : []),
    ]),
  ]
}

/** The relief of all the years set against what is asked above the worth of the finished flat. */
function premium(above: Money, worth: Money, relief: Money, marginal: Share): string {
  const gives = `Der Steuervorteil bringt bei ${germanPercent(marginal)} Steuer in zwölf Jahren zusammen höchstens ${wholeEuro(relief)}, und nur, wenn alles bescheinigt wird`
  if (above.cents <= 0) return `${gives}. Im Preis ist er nicht mitbezahlt: Die fertige Wohnung ist nach unserer Rechnung so viel wert, wie gefordert wird.` // prettier-ignore
  const asked = `Gefordert sind ${wholeEuro(above)} mehr, als die fertige Wohnung nach unserer Rechnung höchstens wert ist (${wholeEuro(worth)}).`
  return relief.cents < above.cents
    ? `${asked} ${gives}: Er holt den Aufpreis nicht herein.`
    : `${asked} ${gives}: Er holt den Aufpreis herein, solange Ihr Steuersatz so hoch bleibt und Sie nicht vorher verkaufen.`
}

function leftOver({ cents }: Money): string {
  return cents < 0
    ? `legen Sie im Monat ${wholeEuro({ cents: -cents })} drauf`
    : `bleiben im Monat ${wholeEuro({ cents })}`
}
