import { emphasised, notice, paragraph, table } from '../../blocks.ts'
import { germanMoney } from '#kernel/money.ts'
import type { Part } from '#finance/domain/part.ts'
import type { Block, Chapter } from '../../report.ts'

/** Instead of what is to be renewed: what has to be paid before a house can stand there, by which rule, and what to ask for. */
export function plotCosts(counted: readonly Part[]): Omit<Chapter, 'id'> {
  return {
    title: 'Baureife: was vor dem Haus zu zahlen ist',
    light: null,
    locked: false,
    blocks: [
      emphasised('Zum Preis des Bodens kommt, was ihn bebaubar macht.'),
      paragraph(
        `${amountsOf(counted)} hängen am Boden, an der Länge der Anschlüsse und an Satzungen der Gemeinde. Holen Sie zu jeder Zeile eine Auskunft oder ein Angebot ein, bevor Sie über den Preis sprechen.`,
      ),
      TABLE,
      notice(
        'Bietet jemand Grundstück und Haus zusammen an, rechnen Sie mit Grunderwerbsteuer auf beides: Wirken Verkäufer und Baufirma zusammen, zählt das Finanzamt den Bauvertrag zum Preis des Bodens. Fragen Sie vorher einen Steuerberater.',
      ),
    ],
  }
}

function amountsOf(counted: readonly Part[]): string {
  if (counted.length === 0) return 'Beträge nennen wir hier nicht: Sie'
  const lines = counted.map(({ label, amount }) => `${label}: ${germanMoney(amount)}`)
  return `Im Gesamtbetrag enthalten: ${lines.join('; ')}. Andere Beträge nennen wir hier nicht: Sie`
}

const TABLE: Block = table(
  'Kosten bis zur Baureife, was für sie gilt und was zu verlangen ist',
  ['Posten', 'Was gilt', 'Was Sie verlangen'],
  [
    [
      'Straße: Erschließungsbeitrag',
      'Der Gemeinde schuldet ihn, wer Eigentümer ist, wenn der Bescheid kommt (§ 134 BauGB). Im Verhältnis zum Verkäufer trägt dieser, was bis zum Vertrag bautechnisch begonnen war, wenn nichts anderes vereinbart ist (§ 436 BGB).',
      'Anliegerbescheinigung der Gemeinde und eine Klausel im Kaufvertrag, wer welche Bescheide zahlt.',
    ],
    [
      'Wasser und Kanal: Anschlussbeiträge',
      'Satzung der Gemeinde oder des Zweckverbands nach dem Abgabenrecht des Landes.',
      'Bescheide und Auskunft des Zweckverbands, auch zu Nachforderungen.',
    ],
    [
      'Hausanschlüsse: Strom, Wasser, Abwasser, Wärme, Glasfaser',
      'Von der Straße bis zum Haus zahlen Sie; jeder Meter kostet.',
      'Angebote der Versorger für dieses Grundstück.',
    ],
    [
      'Boden: Gründung, Aushub, Entsorgung',
      'Das Risiko des Bodens trägt in der Regel, wer baut. Weicher Grund, hohes Grundwasser oder belasteter Aushub verteuern Keller und Bodenplatte.',
      'Baugrundgutachten vor dem Kauf; sonst ein Rücktrittsrecht im Vertrag, falls es schlecht ausfällt.',
    ],
    [
      'Altlasten und Kampfmittel',
      'Für schädliche Veränderungen des Bodens haftet auch der Eigentümer, der sie nicht verursacht hat (§ 4 BBodSchG).',
      'Auskunft aus dem Altlastenkataster und, wo es üblich ist, eine Luftbildauswertung.',
    ],
    [
      'Vermessung und Teilung',
      'Vor dem Bau braucht es einen Lageplan, danach die Einmessung; eine Teilfläche muss erst vermessen werden.',
      'Flurkarte, Grenzpunkte, Angebot eines Vermessers; bei Teilflächen, wer die Teilung zahlt.',
    ],
    [
      'Abbruch, Rodung, Hang',
      'Alte Gebäude, geschützte Bäume und Stützmauern kosten Geld und Genehmigungen.',
      'Angebot für den Abbruch mit Entsorgung, Baumschutzsatzung, Höhenplan.',
    ],
  ],
)
