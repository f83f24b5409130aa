import type { Wording } from './wordings.fixture.ts'

/** Who has inherited, whether he can prove it, and whether all of them will sign. */
export const WORDINGS_OF_HEIRS: readonly Wording[] = [
  ['Der Verkauf erfolgt durch die Erbengemeinschaft, die im Grundbuch schon eingetragen ist.', 'erbschein-da', 'gut'],
  ['Nach dem Tod unserer Mutter möchten wir, drei Geschwister, unser Elternhaus verkaufen.', 'erbengemeinschaft', 'warnung'],
  ['Das Haus wird von den Erben ohne Makler angeboten.', 'erbengemeinschaft', 'warnung'],
  ['Der Erbschein ist beim Amtsgericht beantragt.', 'erbschein-fehlt', 'gefahr'],
  ['Der Erbschein liegt noch nicht vor.', 'erbschein-fehlt', 'gefahr'],
  ['Wir warten noch auf den Erbschein.', 'erbschein-fehlt', 'gefahr'],
  ['Im Grundbuch steht noch auf unsere Mutter als Eigentümerin, das Grundbuch lautet noch auf die Verstorbene.', 'erbschein-fehlt', 'gefahr'],
  ['Der Erbschein liegt vor, alle vier Erben sind verkaufsbereit.', 'erbschein-da', 'gut'],
  ['Der Erbschein ist erteilt, das Grundbuch wird gerade auf uns drei umgeschrieben.', 'erbschein-da', 'gut'],
  ['Den Erbschein haben wir.', 'erbschein-da', 'gut'],
  ['Ein eröffnetes notarielles Testament liegt vor.', 'erbschein-da', 'gut'],
  ['Wir sind drei Geschwister und verkaufen gemeinsam, alle Geschwister sind sich einig.', 'erben-einig', 'neutral'],
  ['Die Erben stimmen dem Verkauf nach eigenem Bekunden gemeinsam zu.', 'erben-einig', 'neutral'],
  ['Die in Kanada lebende Miterbin hat sich bislang nicht geäußert.', 'erben-uneinig', 'gefahr'],
  ['Unsere Schwester lebt in Kanada und wird beim Notar durch eine Vollmacht vertreten.', 'erben-vollmacht', 'warnung'],
  ['Für unseren Onkel unterschreibe ich mit seiner Generalvollmacht beim Notar.', 'verkauf-vollmacht', 'warnung'],
  ['Den Verkauf übernimmt die Tochter als notariell Bevollmächtigte der Eigentümerin.', 'verkauf-vollmacht', 'warnung'],
  ['Ein Miterbe wohnt im Ausland.', 'erben-vollmacht', 'warnung'],
  ['Die Erben werden durch eine Testamentsvollstreckerin vertreten.', 'testamentsvollstrecker', 'warnung'],
  ['Meine Nichte ist noch minderjährig, das Familiengericht muss den Vertrag genehmigen.', 'erben-minderjaehrig', 'warnung'],
  ['Für den Jüngsten muss ein Ergänzungspfleger bestellt werden.', 'erben-minderjaehrig', 'warnung'],
  ['Der Verkauf steht unter dem Vorbehalt der Genehmigung des Betreuungsgerichts.', 'erben-minderjaehrig', 'warnung'],
  ['Ein minderjähriger Miterbe ist beteiligt.', 'erben-minderjaehrig', 'warnung'],
] // prettier-ignore

export const NOT_OF_HEIRS: readonly (readonly [text: string, rule: string])[] = [
  ['Der Erbschein ist erteilt, die Berichtigung des Grundbuchs beantragt.', 'erbschein-fehlt'],
  ['Ein Erbschein ist nicht erforderlich.', 'erbschein-fehlt'],
  ['Der Erbschein liegt noch nicht vor.', 'erbschein-da'],
  ['Die Erben sind sich nicht einig.', 'erben-einig'],
  ['Drei Miterben haben dem Verkauf zugestimmt.', 'erben-uneinig'],
  [
    'Der Makler ist durch notarielle Vollmacht zur Einsicht in das Grundbuch berechtigt und verkauft allein.',
    'verkauf-vollmacht',
  ],
  ['Meine Tochter wohnt nebenan und zeigt Ihnen das Haus.', 'erben-vollmacht'],
  ['Nach dem Tod des Architekten wurde das Haus vom Sohn fertig gebaut.', 'erbengemeinschaft'],
  ['Die Erben werden durch eine Testamentsvollstreckerin vertreten.', 'grundbuch-reallast'],
  ['Die Genehmigung des Familiengerichts liegt vor.', 'erben-minderjaehrig'],
  ['Ein Ergänzungspfleger ist nicht erforderlich.', 'erben-minderjaehrig'],
  ['Das Familiengericht hat dem Verkauf bereits zugestimmt.', 'erben-minderjaehrig'],
  ['Das Amtsgericht mit dem Familiengericht liegt um die Ecke.', 'erben-minderjaehrig'],
]
