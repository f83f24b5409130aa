import { isDated } from '#extraction/domain/remarks/wordsBeside.ts'
import { sellerLeaves } from '#extraction/domain/occupant.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { isParkingOfHouse } from '#extraction/domain/deal/hasTrait.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import { type Condition, RENEWED } from '#extraction/domain/values/condition.ts'
import { factPhrase } from '../factPhrase.ts'
import type { Known } from '../question.ts'
import { SELLER_STILL_THERE } from './law.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { GREEN, red, unjudged, type Verdict, yellow } from '../verdict.ts'

type ObjectTypes = readonly (ObjectType | null)[]
const LEISURE: ObjectTypes = ['ferienhaus', 'ferienwohnung', 'freizeitgrundstueck']
const LOW_DOWN: ObjectTypes = ['souterrainwohnung', 'hochparterrewohnung']
/** Terraced houses have smaller plots. */
const DETACHED: ObjectTypes = ['einfamilienhaus', 'fertighaus', 'bungalow', 'villa']

export function judgeObjektart({ offer }: Known): Verdict | null {
  if (!LEISURE.includes(offer.objectType)) return null
  return yellow('Ferien- und Wochenendhäuser dürfen oft nicht dauerhaft bewohnt werden. Fragen Sie das Bauamt.')
}

export function judgeWohnungstyp({ offer }: Known): Verdict | null {
  if (offer.floor?.isLow !== true && !LOW_DOWN.includes(offer.objectType)) return GREEN
  return yellow('Die Wohnung liegt tief im Haus. Prüfen Sie Feuchte, Licht und Einbruchschutz vor Ort.')
}

export function judgeGrundstueck({ offer }: Known): Verdict | null {
  const plot = offer.numbers.grundstuecksflaeche
  if (plot === null || !DETACHED.includes(offer.objectType)) return null
  if (plot >= THRESHOLDS.smallPlot) return GREEN
  return yellow('Das Grundstück ist für ein freistehendes Haus klein. Anbau und Stellplätze sind kaum möglich.')
}

export function judgeBaeder({ offer }: Known): Verdict | null {
  const { badezimmer, zimmer } = offer.numbers
  if (badezimmer === null || zimmer === null) return null
  if (badezimmer > 1 || zimmer < THRESHOLDS.roomsForTwoBaths) return GREEN
  return yellow(
    'Ein Bad ist für so viele Zimmer wenig. Ein zweites kostet meist 16.000 bis 28.000\u00a0€ (Annahme 2026).',
  )
}

export function judgeEtage({ offer }: Known): Verdict | null {
  const storey = offer.floor?.storey ?? null
  if (storey === null) return null
  if (storey < THRESHOLDS.highFloor) return GREEN
  // That there is no lift is a finding of its own: told twice it would count twice.
  return offer.flags.aufzug === true ? GREEN : null
}

export function judgeAufzug({ offer }: Known): Verdict | null {
  const { floor, flags, numbers } = offer
  const storey = floor?.storey ?? null
  if (flags.aufzug === null) return null
  if (!flags.aufzug) {
    if (storey === null || storey < THRESHOLDS.highFloor) return null
    return yellow('Ohne Aufzug ab dem 3. Obergeschoss sinkt der Kreis der Käufer und Mieter.')
  }
  if (numbers.einheiten === null || numbers.einheiten >= THRESHOLDS.fewForLift) return GREEN
  return yellow(
    'Wenige Parteien teilen sich den Aufzug. Fragen Sie nach Wartungskosten und anstehender Modernisierung.',
  )
}

const RUINOUS: readonly Condition[] = ['abbruch', 'rohbau', 'sanierungsbeduerftig']
const WORN: readonly Condition[] = ['renovierungsbeduerftig', 'original']

function isAnyOf({ conditions }: Known['offer'], ...sets: readonly (readonly Condition[])[]): boolean {
  return conditions.some(one => sets.some(set => set.includes(one)))
}

/** Yellow only where the exposé itself says that little was done since. */
export function judgeBaujahr({ offer, day }: Known): Verdict | null {
  const { baujahr } = offer.numbers
  if (baujahr === null) return null
  if (baujahr < THRESHOLDS.postWar.from || baujahr > THRESHOLDS.postWar.to) return GREEN
  const modernised = offer.renewedIn
  const untouched = isAnyOf(offer, RUINOUS, WORN)
  const old = modernised !== null && yearOf(day) - modernised > THRESHOLDS.oldModernisation
  if (untouched || old)
    return yellow('Baujahre 1950 bis 1978 ohne neue Sanierung: Dämmung, Leitungen und Baustoffe prüfen lassen.')
  if (modernised !== null || isAnyOf(offer, RENEWED, ['neuwertig'])) return GREEN
  return unjudged('Baujahr mit meist dünner Dämmung. Es kommt darauf an, was seither erneuert wurde.')
}

export function judgeFreiflaechen({ offer }: Known): Verdict | null {
  const { balkon, terrasse, garten } = offer.flags
  if (balkon === true || terrasse === true || garten === true) return GREEN
  if (balkon !== false || terrasse !== false) return null
  return yellow('Weder Balkon noch Terrasse: das mindert Wohnwert und Wiederverkauf.')
}

export function parkingPhrase({ offer }: Known): string | null {
  const { stellplatz } = offer.facts
  if (stellplatz === null) return null
  const told = factPhrase('stellplatz', stellplatz)
  return isOpenParking(offer) ? `${told}; ob im Preis enthalten, haben wir nicht gefunden` : told
}

function isOpenParking(offer: Known['offer']): boolean {
  return offer.parking?.isNone === false && isParkingOfHouse(offer)
}

export function judgeStellplatz({ offer }: Known): Verdict | null {
  const { parking } = offer
  if (parking === null || isOpenParking(offer)) return null
  if (parking.isNone) return yellow('Kein eigener Stellplatz. Prüfen Sie, wo Sie abends parken.')
  if (parking.isMechanical) {
    return yellow('Der Stellplatz liegt in einer Parkmechanik. Prüfen Sie Maße, Traglast und Wartungskosten.')
  }
  return GREEN
}

export function judgeKeller({ offer }: Known): Verdict | null {
  const { wohnflaeche } = offer.numbers
  if (offer.flags.keller === null) return null
  if (offer.flags.keller) return GREEN
  if (wohnflaeche === null || wohnflaeche >= THRESHOLDS.smallHome) return null
  return yellow('Kein Keller bei kleiner Wohnfläche. Klären Sie, wo Sie abstellen können.')
}

export function judgeBezug({ offer }: Known): Verdict | null {
  if (offer.texts.bezugsfreiAb === null) return null
  if (offer.deal?.past?.some(({ kind }) => kind === 'bezug' || kind === 'fertigstellung'))
    return yellow('Das Datum liegt zurück. Fragen Sie, ob das Angebot noch gilt und seit wann es leer steht.')
  if (!offer.moveInIsOpen) return GREEN
  return yellow('Der Termin ist offen. Lassen Sie ihn mit Räumung im Kaufvertrag festschreiben.')
}

/** Where the day is told, all that is left is to write it down. */
export function judgeHandover({ rule, meaning, evidence }: Remark): Verdict | null {
  if (rule === 'raeumung-termin') return yellow(`${meaning}, etwa ein Teil des Preises, der erst nach der Räumung fällig wird.`) // prettier-ignore
  if (rule === 'uebergabe-haengt-am-bau') return yellow(`${meaning}.`)
  // With its day it is told here, and by no other question.
  return rule === 'auszug-genannt' && sellerLeaves(wholeQuote(evidence)) && isDated(wholeQuote(evidence))
    ? yellow(SELLER_STILL_THERE)
    : null
}

export function judgeEinheiten({ offer }: Known): Verdict | null {
  const { einheiten } = offer.numbers
  if (einheiten === null || offer.kind !== 'Wohnung') return null
  if (einheiten === 2) return yellow('In einer Gemeinschaft von zweien steht es bei Streit eins zu eins.')
  if (einheiten <= THRESHOLDS.largeCommunity) return GREEN
  return yellow('Sehr große Gemeinschaften entscheiden langsam über Sanierungen.')
}

export function judgeZustand({ offer, day }: Known): Verdict | null {
  if (offer.texts.zustand === null) return null
  if (isAnyOf(offer, RUINOUS)) {
    return red(
      `${toldCondition(offer.texts.zustand, offer.facts.zustand?.evidence[0]?.quote)} Lassen Sie den Aufwand vor einem Angebot von einem Bausachverständigen beziffern.`,
    )
  }
  if (isAnyOf(offer, WORN)) {
    return yellow('Das Exposé nennt Arbeiten, die Sie bezahlen. Holen Sie Angebote ein.')
  }
  const { conditionIn } = offer
  if (conditionIn !== null && isAnyOf(offer, RENEWED) && yearOf(day) - conditionIn > THRESHOLDS.oldModernisation)
    return unjudged(
      `Das war ${conditionIn}, vor ${yearOf(day) - conditionIn} Jahren. Wie es heute aussieht, sagt das Exposé nicht.`,
    )
  return GREEN
}

/** A condition that other words tell is our word for them, and no quotation. */
function toldCondition(zustand: string, quote = zustand): string {
  const isWritten = quote.replace(/\s+/gu, ' ').toLowerCase().includes(zustand.toLowerCase())
  if (isWritten) return `Das Exposé selbst nennt den Zustand „${zustand}“.`
  return `Zum Zustand sagt das Exposé: „${quote.replace(/[.]$/u, '')}“. Gerechnet wird es als ${zustand}, das ist unser Wort dafür.`
}

/** Years after which a heating is not the first one any more (assumption). */
const BOILER_AFTER = 5

export function judgeModernisierung({ offer, day }: Known): Verdict | null {
  const year = offer.renewedIn
  if (year === null) return null
  if (yearOf(day) - year <= THRESHOLDS.oldModernisation) return GREEN
  // A boiler that came well after the house is one of the works on it, wherever its year stands.
  const { heizungBaujahr: boiler, baujahr } = offer.numbers
  const isRenewed = boiler !== null && baujahr !== null && boiler > Math.max(year, baujahr + BOILER_AFTER)
  if (isRenewed && yearOf(day) - boiler <= THRESHOLDS.oldModernisation)
    return yellow(
      `Außer der Heizung von ${boiler} liegt die letzte genannte Modernisierung über 20 Jahre zurück. Weitere stehen an.`,
    )
  return yellow('Die letzte genannte Modernisierung liegt über 20 Jahre zurück. Weitere stehen an.')
}

/** Judges a part of the building by the years since the year that is named. */
export function olderThan(years: number, reason: string): (year: number, day: CalendarDate) => Verdict {
  return (year, day) => (yearOf(day) - year > years ? yellow(reason) : GREEN)
}

/** Judges a part of the building by the year itself. */
export function before(limit: number, reason: string): (year: number) => Verdict {
  return year => (year < limit ? yellow(reason) : GREEN)
}
