/** Papers that a seller has or gets, and the words by which to-dos ask for them. What is not here is looked up, measured or advised. */
const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/grundbuchauszug|^bewilligung$/iu, 'Aktueller Grundbuchauszug mit Abteilung II'],
  [/flurkarte|(?<!\p{L})lageplan/iu, 'Flurkarte oder amtlicher Lageplan'],
  [/teilungserklärung|aufteilungsplan/iu, 'Teilungserklärung mit Nachträgen und Aufteilungsplan'],
  [/protokolle(?!\p{L})|beschlusssammlung/iu, 'Protokolle der Eigentümerversammlungen mit Beschlusssammlung'],
  [/wirtschaftsplan/iu, 'Aktueller Wirtschaftsplan'],
  [/einzelabrechnung|jahresabrechnung|vermögensbericht/iu, 'Letzte Jahres- und Einzelabrechnung mit Vermögensbericht'],
  [/verwaltervertrag/iu, 'Verwaltervertrag'],
  [/hausordnung/iu, 'Hausordnung'],
  [/wohnflächenberechnung/iu, 'Wohnflächenberechnung nach WoFlV'],
  [/grundriss/iu, 'Bemaßter Grundriss'],
  [/baugenehmigung|baupläne/iu, 'Baugenehmigung mit Bauplänen'],
  [/abgeschlossenheitsbescheinigung/iu, 'Abgeschlossenheitsbescheinigung'],
  [/baubeschreibung/iu, 'Baubeschreibung'],
  [/gewerkeliste|(?<!\p{L})rechnung(?:en)?(?!\p{L})/iu, 'Liste der Modernisierungen mit Jahr und Rechnungen'],
  [/energieausweis/iu, 'Vollständiger Energieausweis'],
  [
    /verbrauchsabrechnung|brennstoffrechnung|lieferantenrechnung/iu,
    'Heizkosten- oder Brennstoffrechnungen der letzten drei Jahre',
  ],
  [
    /schornsteinfegerprotokoll|feuerstättenbescheid|messprotokoll/iu,
    'Feuerstättenbescheid und letztes Messprotokoll der Heizung',
  ],
  [/wartungsvertrag|prüfbericht|heizungsprüfung|dichtheitsprüfung/iu, 'Wartungsverträge und Prüfberichte'],
  [/wärmeliefervertrag/iu, 'Wärmeliefervertrag'],
  [/einspeisevertrag|marktstammdatenregister/iu, 'Verträge und Anmeldung der Photovoltaikanlage'],
  [/versicherungsschein|schadenhistorie/iu, 'Versicherungsschein und Schadenhistorie'],
  [/erbbauvertrag/iu, 'Erbbauvertrag mit Nachträgen'],
  [/mietvertrag/iu, 'Mietvertrag mit allen Nachträgen'],
  [/mieterliste/iu, 'Mieterliste mit Flächen, Mieten und Einzug'],
  [/kontoauszüge|mietkonto/iu, 'Nachweis der Mieteingänge der letzten zwölf Monate'],
  [/betriebskostenabrechnung/iu, 'Betriebskostenabrechnungen der letzten zwei Jahre'],
  [/garantievertrag/iu, 'Mietgarantievertrag'],
  [/betreuungsvertrag/iu, 'Betreuungsvertrag'],
  [/bewilligungsbescheid/iu, 'Bewilligungsbescheid der Förderstelle'],
  [/grundsteuerbescheid/iu, 'Grundsteuerbescheid'],
  [/gebührenbescheid/iu, 'Gebührenbescheide der Gemeinde'],
  [/bauträgervertrag/iu, 'Entwurf des Bauträgervertrags'],
  [/inventarliste/iu, 'Inventarliste mit Zeitwerten'],
  [/preisliste/iu, 'Aktuelle Preisliste'],
]

/** Held by an office or made by an expert, but a seller may have a copy. */
const COPIES: typeof PAPERS = [
  [/bauakte/iu, 'Baugenehmigung mit Bauplänen'],
  [/gutachten(?!\p{L})/iu, 'Vorhandene Gutachten'],
]

/** What of it the seller has, each paper once, in the order of the to-dos that ask for it. */
export function sellerPapers(documents: readonly string[]): string[] {
  return [...new Set(documents.flatMap(document => named(document, [...PAPERS, ...COPIES])))]
}

/** One way to one office, whatever the question. */
const OFFICES: typeof PAPERS = [
  [/bebauungspl|bauvor(?:anfrage|bescheid)/iu, 'Bebauungsplan und Auskunft des Bauamts, etwa auf eine Bauvoranfrage'],
]

/** The single papers behind "Grundbuchauszug und Flurkarte", by one name each; anything else stays as it is written. */
export function singlePapers(document: string): string[] {
  const [office] = named(document, OFFICES)
  if (office !== undefined) return [office]
  const pieces = document.replace(/, nicht älter.*$/u, '').split(/, | und | oder /u)
  const papers = pieces.map(piece => named(piece, PAPERS))
  return papers.every(names => names.length > 0) ? [...new Set(papers.flat())] : [document]
}

function named(document: string, papers: typeof PAPERS): string[] {
  return papers.filter(([words]) => words.test(document)).map(([, name]) => name)
}
