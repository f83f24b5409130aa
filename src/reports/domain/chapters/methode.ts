import { germanPercent, percent } from '#kernel/share.ts'
import { STATE_NAMES } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bullets, chapter, heading, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { ACCURACY } from './accuracy.ts'
import { sentence } from './wording.ts'

/** How the report comes about, what its words and ranges mean, how exact it is and where it ends. */
export function methodeChapter({ judgement }: ReportInput): Chapter {
  const { assessment, provenance } = judgement
  return chapter({
    id: 'methode',
    title: 'Methode und Grenzen',
    blocks: [
      paragraph(
        'Das Programm liest das Exposé Seite für Seite, sucht darin Angaben mit ihrem Wortlaut und ihrer Stelle, beantwortet damit einen festen Katalog von Fragen, rechnet und bewertet nach festen Regeln (Kapitel „Die Ampel und ihre Gründe“). Dieselbe Datei ergibt am selben Tag mit denselben Regeln und Tabellen dasselbe Ergebnis.',
      ),
      heading('Die fünf Zustände einer Antwort'),
      statesTable(),
      heading('Wie der Preis geschätzt wird'),
      ...estimateBlocks(assessment),
      heading('Wie genau das ist'),
      ...accuracyBlocks(provenance.model !== null),
      heading('Was dieser Bericht nicht kann'),
      bullets(LIMITS),
    ],
  })
}

function statesTable(): Block {
  return table(
    'Die fünf Zustände einer Antwort und was sie bedeuten',
    ['Zustand', 'Was er heißt', 'Was er nicht heißt'],
    [
      [
        'belegt',
        'Es steht im Exposé, mit Seite und Wortlaut.',
        'Dass es stimmt: Ein Exposé ist die Aussage des Anbieters.',
      ],
      ['berechnet', 'Es folgt aus belegten Angaben nach der genannten Formel.', 'Dass die Angaben vollständig sind.'],
      [
        'geschätzt',
        'Es kommt aus einer Tabelle, Statistik oder Annahme mit Quelle und Stand, oder es beruht auf Ihrer eigenen Angabe („von Ihnen angegeben“).',
        'Dass es für genau dieses Objekt gilt.',
      ],
      [
        'unsicher',
        'Es steht möglicherweise im Exposé, wurde aber nicht sicher gelesen. Gerechnet und bewertet wird damit nicht.',
        'Dass der Anbieter schweigt. Lesen Sie die genannte Seite.',
      ],
      [
        STATE_NAMES['nicht im Exposé'],
        'Wir haben dazu im Exposé nichts gefunden. Die Frage wird zur Aufgabe.',
        'Dass nichts dasteht, und weder „nein“ noch „kein Problem“.',
      ],
    ],
  )
}

function estimateBlocks({ appraisal }: Assessment): Block[] {
  const { estimate, reason } = appraisal
  const texts = [
    'Ausgang ist das Niveau der Angebotspreise am Ort. Es wird auf den Preis umgerechnet, der beurkundet wird, und an Baujahr, Größe, Zustand, Energie und Vermietung angepasst (Vergleichswert). Wo die Angaben reichen, rechnen wir zusätzlich aus der Miete (Ertragswert) und aus den Baukosten (Sachwert), angelehnt an die ImmoWertV. Die Verfahren werden nach ihrer Eignung für die Objektart gewichtet. Der geforderte Preis geht nie in die Schätzung ein.',
    'Eine Spanne ist ehrlicher als eine Zahl. Ihre Breite ergibt sich daraus, wie stark einzelne Preise am Ort streuen, wie gut die Daten sind und was im Exposé fehlt. Verfahren, Anteile und Gründe stehen im Kapitel „Preis und Schätzung“.',
  ]
  const none = estimate
    ? []
    : [`Für dieses Objekt gibt es keine Schätzung: ${sentence(reason ?? 'Die Angaben reichen nicht')}`]
  return [...texts, ...none].map(text => paragraph(text))
}

function accuracyBlocks(withModel: boolean): Block[] {
  const { tuned, blind, firstSight, rent } = ACCURACY
  const others = Object.values(firstSight)
  const decimal = (value: number) => String(value).replace('.', ',')
  return [
    paragraph(
      `In ${tuned.documents} eigenen Dokumenten stimmen ${share(tuned.precision)} von dem, was das Programm nennt, und es findet ${share(tuned.recall)} von dem, was dasteht (F1 ${decimal(tuned.f1)}; 1 wäre fehlerfrei). An ihnen wurden die Regeln verbessert. In ${others.reduce((sum, { documents }) => sum + documents, 0)} Angeboten fremder Hand waren es beim ersten Lesen ${decimal(Math.min(...others.map(({ f1 }) => f1)))} bis ${decimal(Math.max(...others.map(({ f1 }) => f1)))}, in ${blind.documents} schwierigen ${decimal(blind.f1)}: Rechnen Sie mit solchen Fehlern, und prüfen Sie die Fundstellen.`,
    ),
    paragraph(
      `Die geschätzte Marktmiete weicht in ${rent.cities} Städten, deren Mieten nicht in die Schätzung eingehen, im Mittel (Median) um ${share(rent.medianError)} ab, im schlechtesten Fall um ${share(rent.worstError)}. Für die Preisspanne gibt es noch keine unabhängige Prüfung an einzelnen Verkäufen: Ihr Anteil sagt, was das Modell verspricht.${withModel ? ' Was ein Sprachmodell beiträgt, ist in diesen Zahlen nicht enthalten.' : ''}`,
    ),
  ]
}

function share(value: number): string {
  return germanPercent(percent(Math.round(value * 1000) / 10))
}

const LIMITS: readonly string[] = [
  'Niemand hat das Objekt besichtigt. Verdeckte Mängel, Geruch, Lärm und Nachbarn stehen in keinem Exposé.',
  'Das Grundbuch, das Baulastenverzeichnis und die Verträge lagen nicht vor. Rechte Dritter sind nur so weit erkannt, wie das Exposé sie nennt.',
  'Der Bericht ist kein Verkehrswertgutachten (§ 194 BauGB) und ersetzt weder Sachverständigen noch Notar.',
  'Sanierungskosten, Zinsen, Mieten und Wertentwicklung beruhen auf Annahmen. Sie sind bei jeder Zahl genannt; andere Annahmen ergeben andere Zahlen.',
  'Bilder und Pläne werden nicht beurteilt, nur der Text. Aus Scans liest die Texterkennung, und sie macht Fehler.',
  'Gesetze, Fördersätze und Zinsen ändern sich. Es gilt der Stichtag dieses Berichts.',
]
