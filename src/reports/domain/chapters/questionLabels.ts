import type { Answer } from '#questions/domain/answer.ts'
import { type QuestionId, questionOf } from '#questions/domain/catalogue.ts'
import { firstSentence } from './firstSentence.ts'
import { oneLine, sentence, shortened } from './wording.ts'

/** A question in one or two words, where its answer is beside it. Questions that are not listed are put in full. */
const LABELS: Readonly<Partial<Record<QuestionId, string>>> = {
  'abwasser-kanal': 'Abwasser',
  'afa-satz': 'Abschreibung',
  altlasten: 'Altlasten',
  'anbau-ausbau-genehmigt': 'Genehmigungen',
  ausbaureserve: 'Ausbau',
  'baeder-alter': 'Bäder',
  'balkon-terrasse-garten': 'Balkon, Terrasse, Garten',
  baujahr: 'Baujahr',
  baulasten: 'Baulasten',
  baurecht: 'Baurecht',
  bauweise: 'Bauweise',
  bebaubarkeit: 'Bebaubarkeit',
  bevoelkerungstrend: 'Einwohner im Kreis',
  bewirtschaftungskosten: 'Kosten des Vermieters',
  bodenrichtwert: 'Bodenrichtwert',
  bruttorendite: 'Bruttomietrendite',
  cashflow: 'Cashflow',
  dach: 'Dach',
  denkmalschutz: 'Denkmalschutz',
  eigentumsform: 'Was verkauft wird',
  elektrik: 'Elektrik',
  'energieausweis-vorhanden': 'Energieausweis',
  energieklasse: 'Energieklasse',
  energiekennwert: 'Energiekennwert',
  energiekosten: 'Energiekosten',
  energietraeger: 'Energieträger',
  erbbaurecht: 'Erbbaurecht',
  'erbbau-restlaufzeit': 'Erbbaurecht, Restlaufzeit',
  erschliessung: 'Erschließung',
  'fassade-daemmung': 'Fassade',
  fenster: 'Fenster',
  'fernwaerme-anschluss': 'Wärmeversorgung',
  'finanzierbarkeit-risiko': 'Finanzierung',
  gemeindetyp: 'Gemeinde',
  'gewaehrleistung-neubau': 'Sicherheiten beim Neubau',
  'grundbuch-abt2': 'Grundbuch, Abteilung II',
  'grundstueck-m2': 'Grundstück',
  'heizung-baujahr': 'Heizung',
  heizungsart: 'Heizung',
  inventar: 'Inventar',
  hochwasser: 'Hochwasser',
  instandhaltungsstau: 'Aufgeschobene Arbeiten',
  jahreskaltmiete: 'Miete',
  kaeuferprovision: 'Käuferprovision',
  'kaufen-vs-mieten': 'Kaufen statt mieten',
  'keller-feuchte': 'Feuchte',
  kaufpreisfaktor: 'Kaufpreisfaktor',
  kuendigungssperrfrist: 'Kündigungssperrfrist',
  'laerm-strasse': 'Lärm',
  'leerstand-kreis': 'Leerstand im Kreis',
  'leitungen-wasser': 'Wasserleitungen',
  'letzte-modernisierung': 'Modernisierung',
  mietabweichung: 'Miete gegenüber dem Markt',
  mieterstruktur: 'Mieter',
  mietvertrag: 'Mietvertrag',
  monatsrate: 'Monatsrate',
  nachruestpflicht: 'Dämmpflichten',
  nahversorgung: 'Nahversorgung',
  'nebenkosten-gesamt': 'Kaufnebenkosten',
  nettorendite: 'Nettomietrendite',
  oepnv: 'Bus und Bahn',
  'preis-verhandelbar': 'Art des Preises',
  'preis-pro-m2': 'Preis je m²',
  'preis-ueberhoeht': 'Preis gegenüber der Grenze',
  preisabweichung: 'Preis gegenüber der Schätzung',
  'preistrend-plz': 'Preise am Ort',
  sanierungskosten: 'Sanierungskosten',
  schadstoffe: 'Schadstoffe',
  'schaedlinge-holz': 'Holzschädlinge',
  'statik-setzung': 'Statik',
  sondernutzungsrechte: 'Sondernutzungsrechte',
  stellplatz: 'Stellplatz',
  'teilverkauf-rente': 'Teilverkauf',
  vermietet: 'Vermietung',
  'weg-hausgeld': 'Hausgeld',
  'weg-hausgeld-umlagefaehig': 'Nicht umlagefähiges Hausgeld',
  'weg-protokolle': 'Protokolle der Eigentümer',
  'weg-ruecklage': 'Erhaltungsrücklage',
  'weg-ruecklage-zufuehrung': 'Zuführung zur Rücklage',
  'weg-sonderumlage': 'Sonderumlage',
  'weg-teilungserklaerung': 'Teilungserklärung',
  'waermepumpe-pv': 'Wärmepumpe und Solaranlage',
  widersprueche: 'Widersprüche im Exposé',
  'wegerecht-leitungsrecht': 'Wegerechte',
  wiederverkaufbarkeit: 'Wiederverkauf',
  wohnflaeche: 'Wohnfläche',
  'wohnrecht-niessbrauch': 'Rechte anderer',
  zustand: 'Zustand',
  zwangsversteigerung: 'Zwangsversteigerung',
  'zweckentfremdung-nutzung': 'Erlaubte Nutzung',
}

const MAX_LENGTH = 170

/** The question in a word or two; questions that have no such name are put in full. @param title of what is no question */
export function labelOf(id: QuestionId, title?: string): string
export function labelOf(id: string, title: string): string
export function labelOf(id: string, title = questionOf(id as QuestionId).question): string {
  return LABELS[id as QuestionId] ?? title
}

/** What was found, after what it is about: "Modernisierung: 1998 erneuert". @param title the question, or what is no question */
export function namedFinding(id: string, title: string, finding: string): string {
  const label = LABELS[id as QuestionId]
  const words = oneLine(finding).replace(/\.$/u, '')
  if (label === undefined) return title.endsWith('?') ? `${title} ${words}` : words
  // "Denkmalschutz: Ja, Denkmalschutz" says it twice.
  if (words.startsWith(`Ja, ${label}`)) return words.slice('Ja, '.length)
  return words.startsWith(label) ? words : `${label}: ${words}`
}

/** What is known, in one line that stands by itself: "Zustand: Gepflegt (Exposé, Seite 3)." */
export function answerLine(answer: Answer): string {
  const label = LABELS[answer.id]
  const said = shortened(answer.answer, MAX_LENGTH)
  const words = label === undefined ? `${answer.question} ${said}` : said.startsWith(label) ? said : `${label}: ${said}`
  return withProof(words, answer)
}

/** Why it is judged as it is; what proves it stands behind the first sentence. */
export function reasonLine(text: string, answer: Proven | undefined): string {
  const claim = firstSentence(oneLine(text))
  const rest = oneLine(text).slice(claim.length).trim()
  const proven = answer ? withProof(claim, answer) : sentence(claim)
  return rest === '' ? proven : `${proven} ${sentence(rest)}`
}

type Proven = Pick<Answer, 'evidence' | 'state' | 'inputs' | 'ofBuyer'>

/** The page of what is stated; that it is no statement, for the rest. Into the brackets where the sentence ends with some. */
function withProof(text: string, { evidence: [first], state, inputs, ofBuyer }: Proven): string {
  const whole = sentence(oneLine(text))
  const unproven = ofBuyer?.length === inputs.length ? 'von Ihnen angegeben' : state
  const proof = state === 'belegt' ? (first ? `Exposé, Seite\u00a0${first.page}` : '') : unproven
  if (proof === '' || !whole.endsWith('.')) return whole
  const words = whole.slice(0, -1)
  return / \([^()]*\)$/u.test(words) ? `${words.slice(0, -1)}; ${proof}).` : `${words} (${proof}).`
}
