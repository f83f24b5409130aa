/** Who has a paper or makes it. */
export type Holder =
  | 'anbieter'
  /** Held by an office or made by an expert, but the seller may have a copy. */
  | 'anbieter-oder-andere'
  | 'amtsgericht'
  | 'bauamt'
  | 'amt'
  | 'bank'
  /** The buyer himself, by looking at the object. */
  | 'besichtigung'
  /** The buyer himself, in maps, portals and lists. */
  | 'nachschlagen'
  | 'fachleute'

/** Papers by one name each, however a question words them. What is not here is looked up, measured or advised. */
export const PAPERS = {
  grundbuch: 'Aktueller Grundbuchauszug mit Abteilung II',
  erbnachweis: 'Erbschein oder eröffnetes notarielles Testament',
  vollmacht: 'Ausfertigung der Vollmacht, mit der verkauft wird',
  flurkarte: 'Flurkarte oder amtlicher Lageplan',
  teilungserklaerung: 'Teilungserklärung mit Nachträgen und Aufteilungsplan',
  protokolle: 'Protokolle der Eigentümerversammlungen mit Beschlusssammlung',
  wirtschaftsplan: 'Aktueller Wirtschaftsplan',
  abrechnung: 'Letzte Jahres- und Einzelabrechnung mit Vermögensbericht',
  verwaltervertrag: 'Verwaltervertrag',
  hausordnung: 'Hausordnung',
  wohnflaechenberechnung: 'Wohnflächenberechnung nach WoFlV',
  grundriss: 'Bemaßter Grundriss',
  baugenehmigung: 'Baugenehmigung mit Bauplänen',
  abgeschlossenheit: 'Abgeschlossenheitsbescheinigung',
  baubeschreibung: 'Baubeschreibung',
  modernisierungen: 'Liste der Modernisierungen mit Jahr und Rechnungen',
  energieausweis: 'Vollständiger Energieausweis',
  heizkosten: 'Heizkosten- oder Brennstoffrechnungen der letzten drei Jahre',
  feuerstaetten: 'Feuerstättenbescheid und letztes Messprotokoll der Heizung',
  wartung: 'Wartungsverträge und Prüfberichte',
  waermeliefervertrag: 'Wärmeliefervertrag',
  photovoltaik: 'Verträge und Anmeldung der Photovoltaikanlage',
  versicherung: 'Versicherungsschein und Schadenhistorie',
  erbbauvertrag: 'Erbbauvertrag mit Nachträgen',
  mietvertrag: 'Mietvertrag mit allen Nachträgen',
  mieterliste: 'Mieterliste mit Flächen, Mieten und Einzug',
  mieteingaenge: 'Nachweis der Mieteingänge der letzten zwölf Monate',
  betriebskosten: 'Betriebskostenabrechnungen der letzten zwei Jahre',
  mietgarantie: 'Mietgarantievertrag',
  betreuungsvertrag: 'Betreuungsvertrag',
  foerderung: 'Bewilligungsbescheid der Förderstelle',
  grundsteuer: 'Grundsteuerbescheid',
  gebuehren: 'Gebührenbescheide der Gemeinde',
  bautraegervertrag: 'Entwurf des Bauträgervertrags',
  inventar: 'Inventarliste mit Zeitwerten',
  preisliste: 'Aktuelle Preisliste',
  gutachten: 'Vorhandene Gutachten',
  hausprotokoll: 'Das im Exposé genannte Besichtigungsprotokoll',
  bergauskunft: 'Auskunft der Bergbehörde zum Grundstück',
  baugrund: 'Das genannte Baugrundgutachten',
  plantext: 'Bebauungsplan mit Textteil',
  bewilligung: 'Bewilligung des genannten Wege- oder Leitungsrechts mit Lageplan',
  beitraege: 'Bescheinigung der Gemeinde, dass alle Beiträge bezahlt sind',
  bebauungsplan: 'Bebauungsplan und Auskunft des Bauamts, etwa auf eine Bauvoranfrage',
} as const
export type PaperId = keyof typeof PAPERS

/** All papers of the list are the seller's but these, which an office has whatever the question. */
export function holderOfPaper(paper: PaperId): Holder {
  if (paper === 'bebauungsplan') return 'bauamt'
  return paper === 'bergauskunft' ? 'amt' : 'anbieter'
}
