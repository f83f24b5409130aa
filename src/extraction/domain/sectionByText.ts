import type { Section } from './sections.ts'

/** Shorter text is a line of a table or a headline, in characters. */
const PROSE = 140
/** One of them may stand in any sentence on a home. */
const SIGNS = 3

/** What a firm tells of itself. */
const PROVIDER =
  /(?<!\p{L})(?:portfolio|jahresumsatz|umsatz von|mitarbeiter\p{L}*|gegründet|gründung|unternehmen(?:s|sgruppe)?|firmen(?:name|gruppe|sitz)|geschäftsführer(?:in)?|vorstand|aufsichtsrat|immobilien-?(?:ent)?wickler|projektentwickler|bauträger|spezialisiert|unser(?:e[mnrs]?)? (?:fokus|team|mission|philosophie|kompetenz|leistung\p{L}*|projekte?n?|kunden)|standorte[ns]?|alles aus einer hand|kundenbetreuung|marktführer|langjährige[rn]? erfahrung|\p{L}*projekte|referenzen|wir (?:verwalten|entwickeln|realisieren|sanieren|schaffen|begleiten|betreuen)|\p{L}+ (?:ag|gmbh|kg|se)(?!\p{L}))(?!\p{L})/giu
/** What nobody answers for. */
const LIABILITY =
  /(?<!\p{L})(?:vorbehalten|ohne gewähr|keine gewähr\p{L}*|haft(?:ung|et|en)|haftungs\p{L}*|unverbindlich\p{L}*|irrtum|irrtümer|zwischenverkauf|prospekthaftung|vervielfältigung|urheber\p{L}*|(?:kein|nicht) (?:leistungs|vertrags)?bestandteil|vertragsgegenstand|planungsstand|bildnachweise?|änderungen der bauausführung|maßliche (?:differenzen|abweichungen)|zwischenzeitliche\p{L}*|verbindlich (?:ist|sind) (?:allein|nur|ausschließlich)|geldwäsche(?:gesetz\p{L}*|prävention)|gwg|dsgvo|widerrufs(?:recht|frist|belehrung)|maklervertrags?|schadensersatz|gerichtsstand|provisionspflichtig|identifizieren|verbraucherschlichtung\p{L}*)(?!\p{L})/giu
/** What is told of a town. */
const TOWN =
  /(?<!\p{L})(?:einwohner\p{L}*|stadt(?:teil|viertel|zentrum|bezirk)?s?|region|bezirke?s?|landkreis\p{L}*|metropol\p{L}*|universität\p{L}*|hochschulen?|museen|museum|theater\p{L}*|oper|schwebebahn|zoo|zoologische[rn]? garten|tierparks?|botanische[rn]? garten|sehenswürdigkeit\p{L}*|wirtschafts?\p{L}*|arbeitsplätze|tourist\p{L}*|festivals?|altstadt|bundesland|kultur\p{L}*|freizeit\p{L}*|ausflugsziel\p{L}*|innenstadt)(?!\p{L})/giu
/** What is told of the home that is sold. */
const OBJECT =
  /(?<!\p{L})(?:wohnfläche|kaufpreis|provision|zimmern?|baujahr|hausgeld|grundstücks?|wohnung|haus(?:es)?|objekts?|immobilie|anwesens?|gebäudes?|keller|heizung|bad|bäder|küche|fenster|dach|balkon|terrasse|parkett|stellplatz|garage|vermietet|saniert|mieter)(?!\p{L})/giu
/** Of those what no disclaimer and no contract of a broker names. */
const HOME =
  /(?<!\p{L})(?:wohnfläche|zimmern?|baujahr|hausgeld|grundstück|wohnung|haus|keller|heizung|bad|bäder|küche|fenster|dach|balkon|terrasse|stellplatz|garage|garten|zufahrt|grund|vermietet|saniert|mieter(?:in)?|eigentümer|eigentümergemeinschaft|übergabe|auszug)(?!\p{L})/giu
/** What is owed or burdened by its sum or its day: no disclaimer names one. */
const OWED = /\d\s?(?:€|EUR|Euro)(?!\p{L})/u
const FIGURES = /\d\s?(?:m²|m2|qm|€|EUR|kWh|Zimmer)/u

/**
 * Of whom running text without a heading tells: the firm, nobody (terms), the town; undefined: of the object, or it cannot be told. Praise of a
 * firm names other houses, terms name what might be, and a town has gardens and railways: none of it is the object's.
 */
export function sectionByText(text: string): Section | undefined {
  if (text.length < PROSE || text.includes('¦')) return undefined
  const count = (pattern: RegExp): number => new Set(text.toLowerCase().match(pattern)).size
  const own = count(OBJECT)
  if (count(LIABILITY) >= SIGNS) return isOnlyClosed(text) ? undefined : 'terms'
  if (FIGURES.test(text)) return undefined
  if (count(PROVIDER) >= Math.max(SIGNS, own + 1)) return 'contact'
  return own === 0 && count(TOWN) >= SIGNS ? 'location' : undefined
}

/** "… auf 3.120 € angepasst wird. Angaben ohne Gewähr, Zwischenverkauf vorbehalten.": one line of disclaimers closes a text that tells of sums or of the home. */
function isOnlyClosed(text: string): boolean {
  const sentences = text.split(/(?<=\p{L}{3}[.!])\s+(?=\p{Lu})/u)
  const closing = sentences.filter(disclaims)
  const rest = sentences.filter(sentence => !closing.includes(sentence)).join(' ')
  const ofHome = new Set(rest.toLowerCase().match(HOME)).size
  return closing.length === 1 && rest.length >= PROSE && (OWED.test(rest) || ofHome >= SIGNS)
}

/** Whether a sentence says that nobody answers for something. */
export function disclaims(sentence: string): boolean {
  return sentence.search(LIABILITY) >= 0
}
