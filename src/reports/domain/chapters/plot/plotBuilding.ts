import { type Answer, isOpen } from '#questions/domain/answer.ts'
import { isBavarian } from '#questions/domain/isWorthAsking.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bullets, emphasised, heading, paragraph, table } from '../../blocks.ts'
import type { Block, Chapter } from '../../report.ts'
import { answersById } from '../answersById.ts'
import { proofOf } from '../proofOf.ts'
import { sentence } from '../wording.ts'

/** What of a plot decides whether and how one may build, in the order in which one finds out. */
const ABOUT_BUILDING: readonly QuestionId[] = [
  'baurecht', 'bebaubarkeit', 'anbau-nachverdichtung', 'bauzwang', 'erschliessung', 'wegerecht-leitungsrecht', 'baulasten', 'vermessung', 'grenzbebauung', 'bodengutachten', 'grundwasser', 'altlasten', 'kampfmittel', 'hochwasser', 'starkregen-hang', 'bergbau',
] // prettier-ignore

/** Instead of what letting brings: what may be built on the plot, by which law, and who says so bindingly. */
export function plotBuilding({ answers, rating, offer }: Assessment): Omit<Chapter, 'id'> {
  const known = answersById(answers)
  const asked = ABOUT_BUILDING.flatMap(id => known.get(id) ?? [])
  const said = asked.filter(answer => !isOpen(answer))
  const open = asked.filter(one => isOpen(one) && !(one.id === 'baulasten' && isBavarian(offer)))
  return {
    title: 'Bebauung: was hier entstehen darf',
    light: rating.groups.find(({ group }) => group === 'Potenzial')?.light ?? null,
    locked: false,
    blocks: [
      emphasised(opening(known.get('baurecht'))),
      paragraph(
        known.get('baurecht')?.light === 'grün'
          ? BY_PLAN
          : 'Verbindlich ist nur die Antwort der Baubehörde. Auf eine Bauvoranfrage hin sagt sie vor dem Kauf mit einem Bauvorbescheid, ob und wie groß gebaut werden darf; er bindet sie für einige Jahre (Bauordnung des Landes). Anfragen darf auch, wer noch nicht Eigentümer ist.',
      ),
      ...(said.length > 0 ? [heading('Was das Exposé dazu sagt'), saidTable(said)] : []),
      ...(open.length > 0 ? openBlocks(open) : []),
      heading('Welches Baurecht gilt'),
      LAW,
      heading('Was die Größe des Hauses bestimmt'),
      bullets(isBavarian(offer) ? SIZE.map(one => one.replace('Baulasten, Leitungen', 'Leitungen')) : SIZE),
      paragraph(
        'Ein Grundstück bringt bis zum Bau keine Miete; es kostet Zinsen, Grundsteuer und Pflege. Rechnen Sie diese Zeit in Ihren Plan ein.',
      ),
    ],
  }
}

const BY_PLAN =
  'Verbindlich sind Plan und Textteil, nicht das Exposé: Sie liegen beim Bauamt und meist im Portal der Gemeinde. Eine Bauvoranfrage brauchen Sie nur, wo Ihr Haus davon abweichen soll.'

function opening(law: Answer | undefined): string {
  return law && !isOpen(law)
    ? sentence(`Zum Baurecht sagt das Exposé: ${law.answer}`)
    : 'Welches Baurecht gilt, sagt das Exposé nicht. Davon hängt ab, was der Boden wert ist.'
}

function saidTable(said: readonly Answer[]): Block {
  return table(
    'Was das Exposé zu Bebauung, Erschließung und Boden sagt',
    ['Ampel', 'Frage und Antwort', 'Zustand und Beleg'],
    said.map(answer => [answer.light ?? '–', `${answer.question}\n${sentence(answer.answer)}`, proofOf(answer)]),
    { asks: 1 },
  )
}

function openBlocks(open: readonly Answer[]): Block[] {
  return [
    heading('Was vor dem Kauf offen ist'),
    table(
      'Offene Fragen zu Bebauung, Erschließung und Boden und was sie klärt',
      ['Frage', 'Was es klärt'],
      open.map(({ question, todo }) => [question, todo?.document ?? '–']),
    ),
  ]
}

const LAW: Block = table(
  'Die drei Lagen des Baurechts, was in ihnen gilt und was zu prüfen ist',
  ['Lage', 'Was gilt', 'Was Sie prüfen'],
  [
    [
      'Mit Bebauungsplan (§ 30 BauGB)',
      'Der Plan setzt fest, was und wie viel gebaut werden darf: Nutzung, Grundfläche, Geschosse, Baugrenzen, oft auch Dachform und Bäume.',
      'Plan mit Text und Begründung lesen, beim Bauamt oder im Portal der Gemeinde. Liegt Ihr Haus ganz in den Baugrenzen?',
    ],
    [
      'Im bebauten Ort ohne Plan (§ 34 BauGB)',
      'Das Haus muss sich nach Art, Maß, Bauweise und überbauter Fläche in die nähere Umgebung einfügen; die Erschließung muss gesichert sein.',
      'Die Nachbarhäuser nach Geschossen, Tiefe und Abstand ansehen. Sicher ist nur ein Bauvorbescheid.',
    ],
    [
      'Im Außenbereich (§ 35 BauGB)',
      'Wohnhäuser sind dort in der Regel nicht zulässig, auch neben anderen Häusern.',
      'Nicht kaufen, solange kein Bauvorbescheid vorliegt.',
    ],
  ],
  { source: '§§ 30, 34 und 35 BauGB, vereinfacht.' },
)

const SIZE: readonly string[] = [
  'Grundflächenzahl (GRZ): der Teil des Grundstücks, den Gebäude überdecken dürfen. Garagen, Zufahrten und Terrassen zählen mit eigener Grenze mit (§ 19 BauNVO).',
  'Geschossflächenzahl (GFZ): alle Geschosse zusammen im Verhältnis zum Grundstück (§ 20 BauNVO).',
  'Abstand zur Grenze: Wie weit das Haus vom Nachbarn stehen muss, regelt die Bauordnung des Landes; schmale Grundstücke verlieren dadurch viel.',
  'Baulasten, Leitungen und Wegerechte: Unter und neben ihnen darf oft nicht gebaut werden.',
  'Stellplätze, Bäume, Regenwasser: Satzungen der Gemeinde verlangen Platz auf dem Grundstück.',
]
