import { yearOf } from '#kernel/calendarDate.ts'
import { germanPercent } from '#kernel/share.ts'
import { MIETGRENZEN, type MietgrenzeRow } from '#reference/mietrecht.ts'
import { rowAt } from '#reference/table.ts'
import type { LawCase } from './lawCase.ts'
import { COMMUNITY_NOTES } from './lawNotesCommunity.ts'
import { PLOT_NOTES } from './lawNotesPlot.ts'

/** What the law says for such an object: rule, consequence, what to do. */
export interface LawNote {
  readonly title: string
  readonly applies: (one: LawCase) => boolean
  /** True of every object of its kind: nothing in the exposé triggers it, so it is in the annex only. */
  readonly general?: true
  /** German sentences. */
  readonly text: string | ((one: LawCase) => string)
  readonly todo: string
  /** Paragraphs. */
  readonly source: string
  /** read: compared with the statute's text in August 2026. known: knowledge of the field, not looked up again. */
  readonly basis: 'read' | 'known'
}

const isBuilding = ({ kind }: LawCase) => kind !== 'Grundstück'
const hasPlot = ({ kind }: LawCase) => kind === 'Haus' || kind === 'Mehrfamilienhaus' || kind === 'Grundstück'

const PURCHASE: readonly LawNote[] = [
  {
    title: 'Den Ausgleichsbetrag zahlt, wer am Ende der Sanierung Eigentümer ist',
    applies: ({ owesTown, auction }) => owesTown && !auction,
    text: 'Ist die Sanierung abgeschlossen, verlangt die Stadt, was der Boden durch sie mehr wert ist, vom Eigentümer dieses Tages, also von Ihnen. Vorher kann der Betrag durch eine Vereinbarung abgelöst werden.',
    todo: 'Fragen Sie die Stadt vor dem Notartermin nach der Höhe, und lassen Sie den Verkäufer ihn ablösen oder im Kaufvertrag übernehmen.',
    source: '§ 154 Abs. 1 bis 3 BauGB',
    basis: 'known',
  },
  {
    title: 'In der Zwangsversteigerung gibt es keine Gewährleistung',
    applies: ({ auction }) => auction,
    text: 'Mit dem Zuschlag werden Sie sofort Eigentümer, ohne Notar und ohne Anspruch wegen Mängeln. Im Termin verlangt das Gericht auf Antrag eine Sicherheit von einem Zehntel des Verkehrswerts; Bargeld wird nicht angenommen. Welche Rechte bestehen bleiben, sagt allein das Gericht im Termin.',
    todo: 'Lesen Sie das Gutachten und die Akte beim Amtsgericht, bevor Sie bieten, und besorgen Sie die Sicherheit vorher.',
    source: '§§ 56, 67–69, 90 ZVG',
    basis: 'known',
  },
  {
    title: 'Nur der Vertrag beim Notar bindet',
    general: true,
    applies: ({ auction, type }) => !auction && type !== 'fertighaus',
    text: 'Ein Kauf von Grund und Wohnung ist nur gültig, wenn ein Notar ihn beurkundet. Reservierungen und mündliche Zusagen binden den Verkäufer nicht. Kaufen Sie von einem Unternehmer, muss der Notar Ihnen den Entwurf in der Regel zwei Wochen vorher schicken.',
    todo: 'Unterschreiben Sie nichts unter Zeitdruck, und lassen Sie jede Zusage des Anbieters in den Vertrag schreiben.',
    source: '§ 311b Abs. 1 BGB, § 17 Abs. 2a BeurkG',
    basis: 'known',
  },
  {
    title: 'Für Mängel haftet der Verkäufer meist nur, wenn er sie verschweigt',
    general: true,
    applies: one => !one.auction && isBuilding(one) && !one.neubau && !one.developer && one.type !== 'fertighaus',
    text: 'Im Vertrag über gebrauchte Immobilien ist die Haftung für Mängel üblicherweise ausgeschlossen. Das hilft dem Verkäufer nicht, wenn er einen Mangel kennt und auf Ihre Frage verschweigt. Deshalb ist jede schriftliche Frage vor dem Kauf Ihr Beweis.',
    todo: 'Fragen Sie schriftlich nach Feuchte, Schäden und Genehmigungen, und heben Sie die Antworten auf.',
    source: '§ 444 BGB',
    basis: 'read',
  },
  {
    title: 'Vom Bauträger zahlen Sie nur nach Baufortschritt',
    applies: ({ neubau, developer, auction, type }) => (neubau || developer) && !auction && type !== 'fertighaus',
    text: 'Der Bauträger darf Geld erst nehmen, wenn Ihre Vormerkung im Grundbuch steht, die Bank des Bauträgers die Freistellung zugesagt hat, die Baugenehmigung vorliegt und er vom Vertrag nicht mehr zurücktreten darf. Danach zahlen Sie in Raten nach Baufortschritt. Für Mängel am Bau haftet er fünf Jahre ab der Abnahme.',
    todo: 'Lassen Sie Zahlungsplan, Sicherheiten und Baubeschreibung vor dem Notartermin prüfen.',
    source: '§ 3 MaBV, §§ 634a, 650u BGB',
    basis: 'known',
  },
  {
    title: 'Ein Haus auf Bestellung ist ein Bauvertrag, kein Kauf',
    applies: ({ type }) => type === 'fertighaus',
    text: 'Der Vertrag über das Haus braucht nur Textform; dafür dürfen Sie ihn 14 Tage lang widerrufen, wenn ihn kein Notar beurkundet. Die Baubeschreibung bindet den Unternehmer, bis zur Abnahme dürfen Abschläge höchstens 90 % erreichen, und 5 % behalten Sie als Sicherheit. Die Regeln für Bauträger schützen Sie hier nicht.',
    todo: 'Unterschreiben Sie erst, wenn das Grundstück sicher ist, und nur mit einem Recht zum Rücktritt für den Fall, dass Genehmigung oder Finanzierung ausbleiben.',
    source: '§§ 650i–650m BGB',
    basis: 'known',
  },
  {
    title: 'Hängen Haus und Grundstück zusammen, kostet beides Grunderwerbsteuer',
    applies: ({ type }) => type === 'fertighaus',
    text: 'Vermittelt der Hausanbieter das Grundstück, oder ist beides aufeinander abgestimmt, rechnet das Finanzamt die Steuer auf Boden und Haus zusammen, auch bei zwei Verträgen.',
    todo: 'Klären Sie vor der Unterschrift mit einem Steuerberater, ob beide Verträge als einheitlich gelten.',
    source: '§ 9 Abs. 1 Nr. 1 GrEStG, BFH 27.10.1999 – II R 17/99',
    basis: 'known',
  },
  {
    title: 'Der Verkäufer bleibt, und Sie werden sein Vermieter',
    applies: ({ type }) => type === 'rueckmiete',
    text: 'Mit der Rückmiete kaufen Sie ein bewohntes Objekt. Verzichtet der Vertrag auf Eigenbedarf, bindet Sie das; Instandhaltung trifft den Eigentümer. Für Miethöhe und Erhöhung gilt das gewöhnliche Mietrecht.',
    todo: 'Lassen Sie den Entwurf des Mietvertrags vor dem Notartermin prüfen: Dauer, Kündigung, Erhöhung, Reparaturen.',
    source: '§§ 535, 550, 556d, 558, 573 BGB',
    basis: 'known',
  },
  {
    title: 'Mit einem Bruchteil entscheiden Sie nicht allein',
    applies: ({ type, ofEstate }) => type === 'anteil' && !ofEstate,
    text: 'Über die Verwaltung entscheidet die Mehrheit nach Anteilen, über das Ganze nur alle gemeinsam. Jeder kann die Gemeinschaft auflösen, notfalls durch Versteigerung. Absprachen über die Nutzung binden nur, wenn sie im Grundbuch stehen. Banken beleihen Bruchteile kaum.',
    todo: 'Lesen Sie im Grundbuch, welche Regelung der Nutzung eingetragen ist, und sprechen Sie mit den übrigen Eigentümern.',
    source: '§§ 745, 747, 749, 1010 BGB',
    basis: 'known',
  },
  {
    title: 'Mit einem Erbanteil treten Sie in die Erbengemeinschaft ein',
    applies: ({ ofEstate }) => ofEstate,
    text: 'Jeder Miterbe darf seinen Anteil am ganzen Nachlass allein verkaufen, nicht aber am Haus. Der Käufer haftet den Gläubigern des Nachlasses neben dem Verkäufer. Die anderen Erben haben ein Vorkaufsrecht: zwei Monate, nachdem sie vom Vertrag erfahren haben. Über das Haus verfügen nur alle gemeinsam; jeder kann die Auseinandersetzung verlangen, notfalls durch Versteigerung.',
    todo: 'Lassen Sie sich vom Notar den Nachlass mit Schulden und Testament zeigen, und zahlen Sie erst, wenn die Frist der Miterben um ist.',
    source: '§§ 2033, 2034, 2040, 2042, 2382, 2383 BGB, § 180 ZVG',
    basis: 'known',
  },
  {
    title: 'Die Provision wird geteilt',
    general: true,
    applies: ({ brokered, auction, kind }) => brokered && !auction && (kind === 'Wohnung' || kind === 'Haus'),
    text: 'Kaufen Sie als Verbraucher eine Wohnung oder ein Einfamilienhaus, dürfen Sie höchstens so viel Provision zahlen wie der Verkäufer. Hat er dem Makler weniger versprochen, schulden auch Sie weniger.',
    todo: 'Lassen Sie sich den Maklervertrag des Verkäufers zeigen, bevor Sie zahlen.',
    source: '§§ 656c, 656d BGB',
    basis: 'known',
  },
]

const LAND_AND_BUILDING: readonly LawNote[] = [
  {
    title: 'Beim Erbbaurecht bleibt der Boden fremd',
    applies: ({ erbbau }) => erbbau,
    text: 'Sie kaufen das Gebäude und das Recht, es für eine bestimmte Zeit auf fremdem Grund zu haben. Dafür zahlen Sie Erbbauzins. Am Ende der Zeit, oder früher beim Heimfall, geht das Gebäude an den Eigentümer des Grundstücks; die Entschädigung regelt der Vertrag. Verkauf und Grundschuld brauchen meist seine Zustimmung.',
    todo: 'Lesen Sie Laufzeit, Anpassung des Zinses, Heimfall und Entschädigung im Erbbauvertrag, und fragen Sie Ihre Bank.',
    source: '§§ 5, 9a, 27, 32 ErbbauRG',
    basis: 'known',
  },
  {
    title: 'Denkmal vom Bauträger: der Steuervorteil hängt am Vertrag',
    applies: ({ denkmal, type }) => denkmal && type === 'sanierung-bautraeger',
    text: 'Erhöht absetzen lassen sich nur Arbeiten, die nach dem beurkundeten Kaufvertrag ausgeführt werden, die mit der Denkmalbehörde abgestimmt sind und die sie bescheinigt. Die Bescheinigung kommt erst nach dem Ende der Arbeiten; wie hoch sie ausfällt, sichert der Verkäufer meist nicht zu.',
    todo: 'Lassen Sie sich vor der Beurkundung die Abstimmung mit der Denkmalbehörde und den Stand der Arbeiten zeigen, und regeln Sie im Vertrag, wer haftet, wenn weniger bescheinigt wird.',
    source: '§§ 7i, 10f EStG, Denkmalschutzgesetz des Landes',
    basis: 'read',
  },
  {
    title: 'Denkmalschutz: erst fragen, dann bauen',
    applies: ({ denkmal, type }) => denkmal && type !== 'sanierung-bautraeger',
    text: 'Für fast jede Änderung brauchen Sie die Erlaubnis der Denkmalbehörde; das regelt das Land. Dafür lassen sich Kosten, die mit ihr abgestimmt sind, erhöht von der Steuer absetzen. Ohne Bescheinigung vor dem Beginn der Arbeiten entfällt der Vorteil.',
    todo: 'Sprechen Sie vor dem Kauf mit der Denkmalbehörde, und holen Sie ihre Zusage vor jedem Auftrag.',
    source: '§§ 7i, 10f EStG, Denkmalschutzgesetz des Landes',
    basis: 'read',
  },
  {
    title: 'Baulasten stehen nicht im Grundbuch',
    general: true,
    applies: one => hasPlot(one) && one.land !== 'BY',
    text: ({ land }) =>
      land === 'BB'
        ? 'Baulasten binden jeden Eigentümer. In Brandenburg gibt es das Verzeichnis erst wieder seit 2016; ältere Pflichten stehen als Dienstbarkeit im Grundbuch.'
        : 'Mit einer Baulast verpflichtet sich ein Eigentümer gegenüber der Baubehörde, etwa zu Abstand, Zufahrt oder Stellplatz. Sie bindet jeden Käufer, auch wenn er nichts davon wusste.',
    todo: 'Fragen Sie beim Bauamt nach einer Auskunft aus dem Baulastenverzeichnis.',
    source: 'Bauordnung des Landes',
    basis: 'known',
  },
  {
    title: 'In Bayern steht im Grundbuch, was anderswo Baulast ist',
    general: true,
    applies: one => hasPlot(one) && one.land === 'BY',
    text: 'Bayern führt kein Baulastenverzeichnis. Pflichten gegenüber Nachbarn und Behörde sind dort als Dienstbarkeit in Abteilung II eingetragen.',
    todo: 'Lesen Sie Abteilung II des Grundbuchs mit den Bewilligungen dazu.',
    source: 'Art. 47 BayBO, § 1018 BGB',
    basis: 'known',
  },
  {
    title: 'Für Altlasten haftet auch, wer sie nicht verursacht hat',
    general: true,
    applies: hasPlot,
    text: 'Die Behörde kann vom Eigentümer verlangen, verunreinigten Boden zu sanieren, auch ohne dessen Schuld. Im Exposé steht davon selten etwas.',
    todo: 'Holen Sie vor dem Kauf eine Auskunft aus dem Altlastenkataster ein.',
    source: '§ 4 BBodSchG',
    basis: 'read',
  },
  {
    title: 'Die Gemeinde hat bei Grundstücken ein Vorkaufsrecht',
    general: true,
    applies: one => hasPlot(one) && !one.erbbau && !one.auction,
    text: 'Der Notar fragt die Gemeinde, ob sie in Ihren Vertrag eintreten will. Erst mit ihrem Verzicht werden Sie als Eigentümer eingetragen.',
    todo: 'Planen Sie dafür einige Wochen ein, und zahlen Sie erst, wenn der Notar die Fälligkeit mitteilt.',
    source: '§§ 24, 28 BauGB',
    basis: 'read',
  },
  {
    title: 'Ein Öltank im Überschwemmungsgebiet muss gesichert sein',
    applies: ({ oil }) => oil,
    text: 'Liegt das Haus in einem Überschwemmungsgebiet oder einem Risikogebiet, muss der Tank gegen Hochwasser gesichert sein; neue sind dort kaum noch erlaubt.',
    todo: 'Lassen Sie sich das Prüfprotokoll des Tanks zeigen, und sehen Sie in die Hochwassergefahrenkarte des Landes.',
    source: '§§ 78, 78c WHG',
    basis: 'read',
  },
]

const isYoung = ({ baujahr, day }: LawCase) => baujahr !== null && yearOf(day) - baujahr <= 20

/** Divided after it was let, as far as the exposé speaks of it: who built flats to sell them converted nothing. */
const isConverted = (one: LawCase) => one.says('kuendigungssperrfrist') && !one.operated && !isYoung(one)

const rate = ({ day }: LawCase, key: MietgrenzeRow['key']) => germanPercent(rowAt(MIETGRENZEN, day, key).rate)

const LETTING: readonly LawNote[] = [
  {
    title: 'Kauf bricht nicht Miete',
    // Of a lease back there is no lease yet.
    applies: one => one.let && !one.auction && one.type !== 'rueckmiete',
    text: 'Sie treten in jeden Mietvertrag ein, wie er ist, mit allen Nachträgen. Auch für die Kaution des Mieters stehen Sie ein, selbst wenn der Verkäufer sie Ihnen nicht gibt.',
    todo: 'Lassen Sie sich Mietvertrag, Nachträge und den Nachweis der Kaution vor dem Kauf geben.',
    source: '§§ 566, 566a BGB',
    basis: 'read',
  },
  {
    title: 'Bei der Versteigerung dürfen Sie dem Mieter einmal kündigen',
    applies: one => one.let && one.auction && !one.partition,
    text: 'Der Ersteher tritt in den Mietvertrag ein, darf ihn aber zum ersten zulässigen Termin mit der gesetzlichen Frist kündigen. Einen Kündigungsgrund wie Eigenbedarf braucht er bei Wohnraum trotzdem.',
    todo: 'Lassen Sie vor dem Bieten prüfen, ob ein Grund zur Kündigung besteht.',
    source: '§ 57a ZVG, § 573d BGB',
    basis: 'read',
  },
  {
    title: 'In der Teilungsversteigerung dürfen Sie dem Mieter nicht deshalb kündigen',
    applies: one => one.let && one.partition,
    text: 'Sie treten in den Mietvertrag ein, wie er ist. Das Sonderkündigungsrecht des Erstehers gibt es nicht, wenn Miteigentümer versteigern lassen: Es gelten die Fristen des Vertrags und bei Wohnraum die Gründe des § 573 BGB.',
    todo: 'Lassen Sie sich vor dem Bieten Mietvertrag und Nachträge zeigen, etwa in der Akte.',
    source: '§§ 180, 183 ZVG, §§ 566, 573 BGB',
    basis: 'read',
  },
  {
    title: 'Wer selbst einziehen will, braucht Eigenbedarf und Geduld',
    applies: one => one.let && one.ownUse && !one.twoHomes && one.type !== 'rueckmiete' && !one.operated,
    text: 'Dem Mieter dürfen Sie nur mit berechtigtem Interesse kündigen. Die Frist wächst mit der Dauer des Mietverhältnisses auf bis zu neun Monate.',
    todo: 'Fragen Sie nach Einzug und Plänen des Mieters, bevor Sie mit einem Termin rechnen.',
    source: '§§ 573, 573c BGB',
    basis: 'known',
  },
  {
    title: 'Im Haus mit zwei Wohnungen dürfen Sie auch ohne Grund kündigen, wenn Sie selbst darin wohnen',
    applies: one =>
      one.let && one.ownUse && one.twoHomes && !one.letForLife && one.type !== 'rueckmiete' && !one.operated,
    text: 'Wohnen Sie in der einen Wohnung, können Sie dem Mieter der anderen ohne berechtigtes Interesse kündigen; die Frist ist dann drei Monate länger. Ist auch die Ihre noch vermietet, hilft das für die erste nicht. Der Mieter kann eine Härte einwenden.',
    todo: 'Klären Sie, welche Wohnung frei ist oder wird, und lassen Sie prüfen, ob es wirklich nur zwei Wohnungen sind.',
    source: '§§ 573a, 574 BGB',
    basis: 'known',
  },
  {
    title: 'Wurde erst nach dem Einzug des Mieters geteilt, ist die Kündigung gesperrt',
    applies: one => one.let && one.ownUse && isConverted(one),
    text: 'Wurde die Wohnung nach dem Einzug des Mieters in Eigentum umgewandelt und dann verkauft, ist die Kündigung wegen Eigenbedarfs drei Jahre gesperrt, in manchen Städten bis zu zehn.',
    todo: 'Fragen Sie nach Einzug, Tag der Umwandlung und früheren Verkäufen, und lassen Sie die Sperrfrist am Ort prüfen.',
    source: '§ 577a BGB',
    basis: 'read',
  },
  {
    title: 'Wurde erst nach dem Einzug geteilt, kann der Mieter Ihren Kauf an sich ziehen',
    applies: one => one.let && one.kind === 'Wohnung' && !one.auction && isConverted(one),
    text: 'Wird eine vermietete Wohnung nach der Umwandlung zum ersten Mal verkauft, hat der Mieter ein Vorkaufsrecht zu Ihrem Preis. Zog er in eine Wohnung ein, die schon Eigentum war, hat er keines.',
    todo: 'Fragen Sie nach dem Tag der Teilung und seines Einzugs, ob es der erste Verkauf seit der Umwandlung ist und ob der Mieter verzichtet.',
    source: '§ 577 BGB',
    basis: 'read',
  },
  {
    title: 'Die Miete darf nur langsam steigen',
    general: true,
    applies: one => isBuilding(one) && one.type !== 'gewerbe' && !one.operated && (one.let || !one.ownUse),
    text: one =>
      `Im laufenden Vertrag darf die Miete in drei Jahren um höchstens ${rate(one, 'kappung')} steigen, in Gebieten mit angespanntem Markt um ${rate(one, 'kappungAngespannt')}, und nie über die ortsübliche Miete. Bei neuer Vermietung gilt dort die Mietpreisbremse: höchstens ${rate(one, 'mietpreisbremse')} über der ortsüblichen Miete. Sie gilt nicht für Wohnungen, die nach dem 01.10.2014 erstmals genutzt und vermietet wurden (§ 556f BGB); wohnte vorher der Eigentümer darin, gilt sie. Ob der Ort dazugehört, regelt eine Verordnung des Landes; wir haben das nicht geprüft.`,
    todo: 'Fragen Sie nach der letzten Erhöhung, und sehen Sie im Mietspiegel und in der Verordnung des Landes nach.',
    source: '§§ 556d–556f, 558 BGB',
    basis: 'read',
  },
]

const NOTES: readonly LawNote[] = [...PURCHASE, ...COMMUNITY_NOTES, ...PLOT_NOTES, ...LAND_AND_BUILDING, ...LETTING]

/** What matters for this object, in the order of the list. */
export function lawNotesFor(one: LawCase): readonly LawNote[] {
  return NOTES.filter(({ applies }) => applies(one))
}

/** How far the note can be relied on, beside its paragraphs. */
export function lawSource({ source, basis }: LawNote): string {
  return basis === 'read'
    ? `${source}, Gesetzestext Stand 08/2026`
    : `${source}, Fachwissen, nicht erneut am Text geprüft`
}
