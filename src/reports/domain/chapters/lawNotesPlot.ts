import type { LawNote } from './lawNotes.ts'

const PERMIT =
  'Der Verkauf von Acker, Wiese oder Wald muss ab einer Größe, die das Land bestimmt, genehmigt werden; Landwirte und Siedlungsgesellschaften können vorgehen.'

/** What the law says of land without a building on it. */
export const PLOT_NOTES: readonly LawNote[] = [
  {
    title: 'Ein Bauvorbescheid sagt verbindlich, ob gebaut werden darf',
    applies: ({ kind, farmland, mayBuild }) => kind === 'Grundstück' && !farmland && !mayBuild,
    text: 'Zusagen von Verkäufer oder Makler zur Bebauung binden die Behörde nicht. Auf eine Bauvoranfrage hin entscheidet sie einzelne Fragen vorab; der Bescheid gilt einige Jahre und lässt sich meist verlängern.',
    todo: 'Stellen Sie die Bauvoranfrage vor dem Notartermin, oder lassen Sie ein Rücktrittsrecht für den Fall eintragen, dass nicht gebaut werden darf.',
    source: 'Bauordnung des Landes',
    basis: 'known',
  },
  {
    title: 'Plan oder Bescheid sagen, was gebaut werden darf',
    applies: ({ kind, farmland, mayBuild }) => kind === 'Grundstück' && !farmland && mayBuild,
    text: 'Wer den Bebauungsplan oder Vorbescheid einhält und ein erschlossenes Grundstück hat, bekommt die Genehmigung. Das Exposé nennt davon nur einen Auszug.',
    todo: 'Lesen Sie Plan und Textteil beim Bauamt oder im Portal der Gemeinde, und lassen Sie Ihr Haus darin zeichnen, bevor Sie zum Notar gehen.',
    source: '§ 30 Abs. 1 BauGB; Bauordnung des Landes',
    basis: 'known',
  },
  {
    title: 'Ein Pächter bleibt, auch wenn Sie kaufen',
    general: true,
    applies: ({ kind }) => kind === 'Grundstück',
    text: 'Ist das Grundstück verpachtet oder vermietet, treten Sie in den Vertrag ein. Bei Landpacht können Kündigungsfristen von fast zwei Jahren gelten.',
    todo: 'Lassen Sie sich jeden Pacht- und Nutzungsvertrag zeigen und im Kaufvertrag zusichern, dass es keine anderen gibt.',
    source: '§§ 566, 581, 593b, 594a BGB',
    basis: 'known',
  },
  {
    title: 'Landwirtschaftliche Flächen brauchen eine Genehmigung',
    applies: ({ farmland }) => farmland,
    text: PERMIT,
    todo: 'Fragen Sie den Notar, ob der Vertrag genehmigt werden muss.',
    source: '§§ 1, 2, 4 GrdstVG',
    basis: 'known',
  },
  {
    title: 'Ist es noch kein Bauland, braucht der Vertrag eine Genehmigung',
    general: true,
    applies: ({ kind, farmland, mayBuild }) => kind === 'Grundstück' && !farmland && !mayBuild,
    text: `${PERMIT} Für Flächen, die ein Bebauungsplan als Bauland ausweist, gilt das in der Regel nicht.`,
    todo: 'Fragen Sie den Notar, ob der Vertrag genehmigt werden muss.',
    source: '§§ 1, 2, 4 GrdstVG',
    basis: 'known',
  },
  {
    title: 'Mit dem Grundstück können Sie eine Pflicht zum Bauen kaufen',
    applies: ({ kind, farmland, freeToBuild }) => kind === 'Grundstück' && !farmland && !freeToBuild,
    text: 'Gemeinden verkaufen Bauland oft mit Frist zum Bauen und Rückkaufsrecht. Private Anbieter binden manchmal an einen Hausbauer; dann fällt auf den Bauvertrag meist auch Grunderwerbsteuer an.',
    todo: 'Lesen Sie den Entwurf des Kaufvertrags auf Fristen, Rückkauf und Bindungen.',
    source: '§ 11 BauGB, § 9 GrEStG',
    basis: 'known',
  },
]
