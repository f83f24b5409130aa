import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { type GuaranteeLimits, guaranteeLimitsOf } from './guaranteeLimits.ts'

/** The rent per m² that whoever sells expects: nobody pays it yet. */
export interface ForecastRent {
  /** Net cold, €/m² a month. */
  readonly perM2: number
  /** What the place pays by the same document, where that is less, €/m² a month; null: it names nothing. */
  readonly local: { readonly low: number; readonly high: number; readonly evidence: Evidence } | null
  /** For how many months it is assured; 0: expressly not; null: nothing is said. */
  readonly assuredMonths: number | null
  /** What narrows that assurance, told in a footnote or beside it. */
  readonly limits: GuaranteeLimits
  readonly evidence: Evidence
}

const FIGURE = String.raw`\d{1,2}[.,]\d{1,2}`
const PER_M2 = String.raw`(?:€|Euro|EUR)\s?(?:\/|je|pro)\s?(?:m²|qm|Quadratmeter)`
const RENT_WORD = String.raw`(?:Netto|Kalt|Nettokalt|Anfangs|Neu)?-?[Mm]ieten?`
const HOPED_RENT = String.raw`(?:Prognosemiete|Mietprognose|Mietansatz|Mietannahme|Zielmiete|Kalkulationsmiete|(?:[Pp]rognostizierte|[Kk]alkulierte|[Aa]ngenommene|[Ee]rwartete|[Aa]ngestrebte|[Gg]eplante|[Ee]rzielbare)\s${RENT_WORD}|Mieten?\s\((?:Prognose|kalkuliert|geplant|Annahme|erwartet)\)|kalkuliert\swird\smit\seiner\s${RENT_WORD})`
/** "Prognosemiete¦10,50 €/m²", "Die erwartete Miete liegt bei 9,80 €/m²"; a line of its own may part the figure from its unit. */
const NAMED = regexp.gu`(?<!\p{L})${HOPED_RENT}(?!\p{L})[^.;€\d]{0,40}(?<rent>${FIGURE})(?=\s?${PER_M2}|\n[^\n]{0,30}\n€\/m²)`
/** "Wir rechnen mit 6,50 €/m²", "Für Görlitz erwarten wir nach Fertigstellung 8,90 €/m²", "Wir halten 13,50 €/m² für erreichbar" */
const EXPECTED = regexp.giu`(?<!\p{L})(?:wir\s(?:rechnen|kalkulieren)\s(?!\p{L}*\shausgeld)[^.;€\d]{0,30}mit|wir\serwarten|erwarten\swir|wir\shalten|rechnen\swir\smit|bei\sVollvermietung\szu)(?!\p{L})[^.;€\d]{0,40}(?<rent>${FIGURE})\s?${PER_M2}|(?<!\p{L})(?:wir\srechnen\smit|wir\skalkulieren\smit)\s(?:rund\s|ca\.\s)?(?<bare>${FIGURE})\s?${PER_M2}`
/** What is not a rent of a home. */
const OTHER =
  /(?<!\p{L})(?:\p{L}*hausgeld\p{L}*|\p{L}*nebenkosten|\p{L}*rücklage\p{L}*|bewirtschaftung\p{L}*|betriebskosten|verwaltung\p{L}*|kaufpreis\p{L}*|verkaufspreis\p{L}*|baukosten|heizkosten|stellpl\p{L}*)(?!\p{L})/iu
/** "Für Heizung und Wasser rechnen wir mit 3,80 €/m²": who only rechnet or expects must not speak of what a home costs. */
const OF_COSTS =
  /(?<!\p{L})(?:heizung|(?:warm|ab)?wasser|wärme\p{L}*|fernwärme|strom|energie\p{L}*|instandhaltung\p{L}*|sanierung\p{L}*|reparatur\p{L}*|umlagen?|müll\p{L}*|reinigung\p{L}*)(?!\p{L})/iu
const MIN = 3
const MAX = 30
const BEHIND = 40

const RANGE = regexp.giu`(?<![\d.,])(?:(?<low>${FIGURE})\s?(?:${PER_M2}|€|Euro)?\s?(?:bis|und|-|–)\s?)?(?<high>${FIGURE})\s?${PER_M2}`
const OF_PLACE =
  /(?<!\p{L})(?:\p{L}*mietspiegel\p{L}*|angebotsmieten?|bestandsmieten?|vergleichsmieten?|durchschnittsmieten?|ortsübliche?\p{L}*|mietniveau|(?:werden|wird)(?!\p{L})[^.;]{0,120}(?<!\p{L})(?:vermietet|angeboten)|mieten (?:in|im|am|um))(?!\p{L})/iu

/** null: none is named. */
export function forecastRentOf(passages: readonly Passage[]): ForecastRent | null {
  const own = passages.filter(({ section }) => section !== 'other-offers' && section !== 'terms')
  for (const pattern of [NAMED, EXPECTED])
    for (const passage of own)
      for (const match of passage.text.matchAll(pattern)) {
        const perM2 = rentFrom(match.groups?.['rent'] ?? match.groups?.['bare'])
        const end = match.index + match[0].length
        const around = `${match[0]} ${(passage.text.slice(end, end + BEHIND).split(/[.;,¦\n]/u)[0] ?? '')}` // prettier-ignore
        if (perM2 === null || OTHER.test(around)) continue
        const ahead =
          passage.text
            .slice(0, match.index)
            .split(/[.;,¦\n]/u)
            .at(-1) ?? ''
        if (pattern === EXPECTED && OF_COSTS.test(`${ahead} ${around}`)) continue
        const evidence = proof(passage, match.index, unitEnd(passage.text, end))
        return {
          perM2,
          local: localIn(own, perM2),
          assuredMonths: assuredIn(own),
          limits: guaranteeLimitsOf(passages),
          evidence,
        }
      }
  return null
}

/** With the unit that is looked ahead at. */
function unitEnd(text: string, end: number): number {
  return end + (UNIT.exec(text.slice(end))?.[0].length ?? 0)
}

const UNIT = regexp.iu`^\s?${PER_M2}`

function rentFrom(text: string | undefined): number | null {
  const value = Number((text ?? '').replace(',', '.'))
  return value >= MIN && value <= MAX ? value : null
}

/** The nearest to a fact that the document prints: a table, an average, what others ask. Only where it is less. */
function localIn(passages: readonly Passage[], perM2: number): ForecastRent['local'] {
  for (const passage of passages)
    for (const match of passage.text.matchAll(RANGE)) {
      const sentence = sentenceAround(passage.text, match.index, match.index + match[0].length)
      const high = rentFrom(match.groups?.['high'])
      const low = rentFrom(match.groups?.['low']) ?? high
      if (high === null || low === null || high >= perM2 || low > high) continue
      if (!OF_PLACE.test(sentence) || OTHER.test(sentence) || NOT_OF_HOMES.test(sentence)) continue
      return { low, high, evidence: inItsClause(proof(passage, match.index, match.index + match[0].length)) }
    }
  return null
}

/** Of a trade, or of this very house. */
const NOT_OF_HOMES =
  /(?<!\p{L})(?:laden\p{L}*|büro\p{L}*|gewerbe\p{L}*|praxis\p{L}*|halle\p{L}*|warm|zahlt|zahlen|mietern?|ist-?miete|(?:die|diese|unsere) wohnung|im haus)(?!\p{L})/iu

/** Dots of figures and of "ca." end no sentence. */
function sentenceAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/(?<=\p{L}{3}|\d|\))[.!?]\s/u)
      .at(-1) ?? ''
  const behind = text.slice(end).split(/(?<=\p{L}{3}|\d|\)|²)[.!?](?:\s|$)|^[.!?](?:\s|$)/u)[0] ?? ''
  return `${before}${text.slice(start, end)}${behind}`
}

const COUNT = String.raw`\d{1,2}|sechs|zwölf|achtzehn|vierundzwanzig|ersten?|zwei|drei|fünf|ein`
const COUNTS: Readonly<Record<string, number>> = { ein: 1, zwei: 2, drei: 3, fünf: 5, sechs: 6, zwölf: 12, achtzehn: 18, vierundzwanzig: 24 } // prettier-ignore
/** "… nach einer Karenzzeit von 3 Monaten", "…, Kündigungsfrist 3 Monate": that count is of something else. */
const BEFORE_COUNT = String.raw`(?:(?!karenz|frist|wartezeit|nach\s)[^.;\d])`
/** "Eine Mietgarantie über 24 Monate", "Mietgarantie¦12 Monate nach Fertigstellung", "für die ersten zwölf Monate sichern wir Ihnen die Prognosemiete zu" */
const ASSURED = regexp.giu`(?<!\p{L})(?:Miet|Erstvermietungs)-?garantie(?!\p{L})(?:${BEFORE_COUNT}{0,30}?|[^.;]{0,60}?\s(?:für|über)\s(?:die\s)?(?:ersten\s)?)(?<count>${COUNT})\s(?<unit>Monate?n?|Jahre?n?)(?!\p{L})|(?<!\p{L})(?<count>${COUNT})\s(?<unit>Monate?n?|Jahre?n?)(?!\p{L})[^.;,]{0,30}(?:Mietgarantie|(?:sichern|garantieren)\swir)`
/** "Wird nicht benötigt" says that it is let, not that nobody stands in for the rent. */
const NOT_ASSURED =
  /(?<!\p{L})(?:miet|erstvermietungs)-?garantie(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:nicht|keine)(?! (?:be)?nötig| erforderlich| notwendig| gebraucht|\p{L})|(?<!\p{L})(?:keine|ohne) (?:miet|erstvermietungs)?-?garantie(?! (?:\p{L}+ )?(?:(?:be)?nötig|erforderlich|notwendig|gebraucht)|\p{L})/iu

function assuredIn(passages: readonly Passage[]): number | null {
  for (const { text } of passages)
    for (const { groups } of text.matchAll(ASSURED)) {
      const count = Number(groups?.['count']) || (COUNTS[(groups?.['count'] ?? '').toLowerCase()] ?? 0)
      if (count > 0) return count * (/^jahr/iu.test(groups?.['unit'] ?? '') ? 12 : 1)
    }
  return passages.some(({ text }) => NOT_ASSURED.test(text) && RENT.test(text)) ? 0 : null
}

const RENT = /miet/iu
