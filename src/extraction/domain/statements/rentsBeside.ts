import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** A rent that is paid for an equal flat of the same house, was paid for this one until lately, is got at the place, or is hoped for by whoever sells: what it can be let for. */
export interface RentBeside {
  readonly of: 'gleiche-wohnung' | 'zuletzt' | 'am-ort' | 'erhofft'
  /** Net cold rent, € a month; of the place and of a hope € a month and m². */
  readonly month: number
  readonly evidence: Evidence
}

const EQUAL =
  /(?<!\p{L})(?:(?:baugleiche|gleich große|identische|gleichgroße|grundrissgleiche)[nr]? (?:nachbar)?wohnung|(?:nachbar)?wohnung (?:mit )?(?:der )?(?:gleicher|gleichen|derselben|identischer) (?:größe|fläche|wohnfläche))(?!\p{L})/u
const SAME_HOUSE =
  /(?<!\p{L})(?:(?:direkt |genau )?(?:unter|über|neben|gegenüber) (?:uns|dieser|ihr|der angebotenen)|im (?:(?:selben|gleichen) )?haus(?:e)?|in (?:diesem|unserem) haus|nebenan|im (?:stock|geschoss) (?:darunter|darüber))(?!\p{L})/u
/** "Bis Juli 2026 war sie für 620 € kalt vermietet", "zuletzt für 540 € kalt vermietet". */
const FORMER =
  /(?<!\p{L})(?:bis (?:zum )?(?:(?:ende|mitte|anfang) )?(?:\d{1,2}· ?)?(?:\d{1,2}· ?|\p{L}+ )?(?<year>20\d\d) (?:war|waren|wurde|ist|bestand)|(?:war|wurde) (?:sie |es |die wohnung )?(?:zuletzt|bis (?:zum )?(?:(?:ende|mitte|anfang) )?(?:\p{L}+ )?(?<year2>20\d\d)))(?!\p{L})/u
const RENT =
  /(?<!\d|·)(?:für|zu) (?:rund |ca· |monatlich )?(?<amount>\d{1,2}·\d{3}|\d{3,4})(?:,\d\d)? ?(?:€ |euro |eur )?(?:netto)?(?:kalt|kaltmiete)?(?: im monat| monatlich| mtl·?)? (?:\p{L}+ )?vermietet(?!\p{L})/u
/** "Frühere Miete (bis 09/2026) | 610 € kalt", "Letzte Kaltmiete: 540 €": a row of its own. */
const FORMER_ROW =
  /^ ?(?:frühere|vorherige|ehemalige|letzte) (?:netto-?)?(?:kalt-?)?miete(?: \([^()¦]*(?<!\d)(?<year>20\d\d)\))? ?[:¦] ?(?<amount>\d{1,2}·\d{3}|\d{3,4})(?:,\d\d)? ?(?:€|euro|eur)(?: (?:im monat|monatlich|mtl·?))?(?: (?:netto)?kalt)?(?!\p{L}| (?:im jahr|warm))/u
/** Hoped for, or of something else. */
const NOT_PAID =
  /(?<!\p{L})(?:könnte\p{L}*|kann|wäre|möglich|erzielbar|warm|stellplatz|garage|laden|büro|gewerbe\p{L}*|zimmer|ferien\p{L}*|möbliert)(?!\p{L})/u
const MIN = 150
const MAX = 6_000
/** Rents of former years are no rents of today. */
const MAX_AGE = 2

/** Between what names the place and its rent: "… liegt im Viertel derzeit bei"; no tenant, and nothing that the rent is set against. */
const PLAIN_WAY = String.raw`(?: \((?:19|20)\d\d\)| (?:liegt|liegen|lag|lagen|beträgt|betragen|betrug|gilt|gelten|sind|waren|werden|wird|wurden|sehen wir|erzielen|bringen|kosten|erreichen|nennt|weist|bei|von|mit|zu|um|für|rund|ca·|etwa|circa|bis zu|zwischen|derzeit|aktuell|zuletzt|momentan|hier|dort|vor ort|durchschnittlich|im (?:schnitt|durchschnitt|mittel)|auch|schon|bereits|eine?|(?:die )?(?:kalt|netto|nettokalt)?mieten?(?! von)|(?:in|im|am)(?: (?:der|dem|diesem|dieser))? (?!haus|objekt|wohnung|unser)[\p{L}-]+|(?:diese|vergleichbare|ähnliche) (?:lage|größe|gegend|wohnungen))(?![\p{L}-]))*:? (?:€ )?$`
/** "In der Umgebung werden bei Neuvermietung 9,50 €/m² erzielt", "Die ortsübliche Miete liegt bei 8,20 €/m²" */
const AT_THE_PLACE = regexp.u`(?<!\p{L})(?<!(?:gemessen am|verglichen mit(?: de[rm])?|im vergleich zu[rm]?|gegenüber(?: de[rm])?|(?:unter|über)(?: de[rm])?(?: \p{L}+e[rn])?) )(?:neuvermietung(?:en)?|neumieten?|neuvertragsmieten?|wiedervermietung(?:en)?|ortsübliche[nr]? (?:vergleichs)?mieten?|vergleichsmieten?|marktmieten?|marktübliche[nr]? mieten?|mietspiegel|mietniveau|(?:vergleichbare|ähnliche) wohnungen)(?!\p{L})${PLAIN_WAY}`
const RENT_OF_M2 =
  /(?<![\d·,])(?<low>\d{1,2}(?:,\d{1,2})?)(?: ?(?:€|euro|eur))? ?(?:(?:bis|-|–) ?(?<high>\d{1,2}(?:,\d{1,2})?) ?)?(?:€|euro|eur) ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)/gu
/** Hoped for, of something else, of new buildings, or the rent that is paid here beside it. */
const NOT_OF_PLACE =
  /(?<!\p{L})(?:warm|stellplatz|garage|laden\p{L}*|büro\p{L}*|gewerbe\p{L}*|zimmer|ferien\p{L}*|möbliert\p{L}*|neubau\p{L}*|prognos\p{L}*|künftig\p{L}*|früher|kaufpreis\p{L}*|preise?|heizkosten|nebenkosten|hausgeld|zahlt|zahlen|gezahlte[nr]?|statt|anstatt|darüber|darunter|(?:unter|über)(?:schr[ei]{2}t\p{L}*|bietet|boten|troffen)|steiger\p{L}*|erhöh\p{L}*)(?!\p{L})/u
const MIN_M2 = 3
const MAX_M2 = 30

/** Those of equal flats before this one's own last; without what differs in a way that nobody can tell. */
export function rentsBesideOf(passages: readonly Passage[], today: number): RentBeside[] {
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }): RentBeside[] => {
      const local = passage.section === 'terms' ? null : localRentIn(text)
      if (local)
        return [
          {
            of: 'am-ort',
            month: local.perM2,
            evidence: inItsClause(proof(passage, start + local.at, start + local.end)),
          },
        ]
      const hoped = hopedRentIn(text)
      if (hoped) return [{ of: 'erhofft', month: hoped.perM2, evidence: inItsClause(proof(passage, start + hoped.at, start + hoped.end)) }] // prettier-ignore
      if (passage.section === 'terms') return []
      const row = FORMER_ROW.exec(text)
      const match = row ?? RENT.exec(text)
      const month = Number((match?.groups?.['amount'] ?? '').replace('·', ''))
      if (!match || NOT_PAID.test(text) || !(month >= MIN && month <= MAX) || !/kalt/u.test(match[0])) return []
      const of = row ? ofLately(row, today) : kindOf(text, today)
      const at = start + match.index
      return of ? [{ of, month, evidence: inItsClause(proof(passage, at, at + match[0].length)) }] : []
    })
  })
  return found.toSorted((a, b) => ORDER.indexOf(a.of) - ORDER.indexOf(b.of))
}

const ORDER: readonly RentBeside['of'][] = ['gleiche-wohnung', 'zuletzt', 'am-ort', 'erhofft']

/** "Bei Neuvermietung halten wir ca. 8,50 €/m² kalt für erreichbar": nobody who sells hopes for too little. */
const HOPE =
  /(?<!\p{L})(?:(?:für|als) (?:gut |durchaus |realistisch )?(?:erreichbar|erzielbar|realistisch|möglich|umsetzbar|realisierbar) (?:zu )?(?:halten|halte|hält)|(?:halten|halte|hält)(?!\p{L})[^.;¦]{0,60}(?:für|als) (?:gut |durchaus )?(?:erreichbar|erzielbar|realistisch|möglich|umsetzbar|realisierbar)|kalkulations?mieten?|(?:rund |ca· )?\d{1,2}(?:,\d{1,2})? ?(?:€|euro) ?(?:\/|je|pro) ?(?:m²|qm)(?: kalt| netto)? (?:erzielbar|erreichbar|zu erzielen))(?!\p{L})/u
/** Of other rooms, or of a use that is no home's. */
const NOT_A_HOME =
  /(?<!\p{L})(?:warm\p{L}*|stellplatz|garage|laden\p{L}*|büro\p{L}*|gewerbe\p{L}*|praxis\p{L}*|ferien\p{L}*|möbliert\p{L}*|kaufpreis\p{L}*|verkauf\p{L}*|nicht|kaum)(?!\p{L})/u

function hopedRentIn(text: string): { readonly perM2: number; readonly at: number; readonly end: number } | null {
  const [match, second] = text.matchAll(RENT_OF_M2)
  if (!match || second || !HOPE.test(text) || NOT_A_HOME.test(text)) return null
  const perM2 = Number((match.groups?.['high'] ?? match.groups?.['low'] ?? '').replace(',', '.'))
  return perM2 >= MIN_M2 && perM2 <= MAX_M2 ? { perM2, at: match.index, end: match.index + match[0].length } : null
}

/** Of a range the upper end: it only ever lowers what we reckon with, and the seller says at most that. */
function localRentIn(text: string): { readonly perM2: number; readonly at: number; readonly end: number } | null {
  const [match, second] = text.matchAll(RENT_OF_M2)
  if (!match || second || !AT_THE_PLACE.test(text.slice(0, match.index)) || NOT_OF_PLACE.test(text)) return null
  const perM2 = Number((match.groups?.['high'] ?? match.groups?.['low'] ?? '').replace(',', '.'))
  return perM2 >= MIN_M2 && perM2 <= MAX_M2 ? { perM2, at: match.index, end: match.index + match[0].length } : null
}

function kindOf(text: string, today: number): RentBeside['of'] | null {
  if (EQUAL.test(text) && SAME_HOUSE.test(text)) return 'gleiche-wohnung'
  const former = FORMER.exec(text)
  return former && ofLately(former, today)
}

function ofLately({ groups }: RegExpExecArray, today: number): RentBeside['of'] | null {
  return today - Number(groups?.['year'] ?? groups?.['year2'] ?? today) <= MAX_AGE ? 'zuletzt' : null
}
