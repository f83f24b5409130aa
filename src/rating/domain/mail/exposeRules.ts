import { capitalised } from '#kernel/capitalised.ts'
import { listed } from '#kernel/germanList.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { Energieklasse } from '#reference/energie.ts'
import { speaksOfAttic } from '#extraction/domain/attic.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import { isTradeAlone } from '#extraction/domain/tradeAlone.ts'
import type { Remark, Topic } from '#extraction/domain/remark.ts'
import { toldOfWork } from '#extraction/domain/toldOf.ts'
import { RENEWED } from '#extraction/domain/values/condition.ts'
import { worksBesideLevy } from '../worksBesideLevy.ts'
import { isInventoryTold } from './inventoryTold.ts'
import { heatingQuestion, isStanding, lacksEnergyFacts } from './heatingQuestion.ts'
import { hasParking } from './letRules.ts'
import { isTold, openOf } from './matters.ts'
import { permitQuestion } from './permitQuestion.ts'
import {
  asks,
  clauses,
  isUnanswered,
  isWorrying,
  type MailCase,
  type MailRule,
  quoted,
  remarksNow,
  remarksOn,
  saidAt,
} from './mailCase.ts'

const isOldHome = ({ situation }: MailCase) => !situation.nothingBuilt && !situation.developer && (situation.age ?? 0) >= YEARS_OF_WEAR // prettier-ignore
const YEARS_OF_WEAR = 25
/** The builder answers for five years; one more, because it runs from the Abnahme (§ 634a BGB). */
const YEARS_OF_WARRANTY = 6
/** Where part of the floor counts in part only. */
const SLOPED: readonly ObjectType[] = ['penthouse', 'dachgeschosswohnung', 'maisonette', 'loft', 'terrassenwohnung', 'souterrainwohnung'] // prettier-ignore
const PLANNED_WORKS = ['dach', 'fassade', 'fenster', 'elektrik', 'wasserleitungen', 'baeder', 'heizungstechnik', 'sanierungsumfang', 'instandhaltungsstau', 'statik', 'feuchte'] as const // prettier-ignore
/** Of what was built until then much is listed. */
const LAST_YEAR_BEFORE_THE_WAR = 1918
const isPoor = (one: MailCase) => isWorrying(one, 'zustand') || isWorrying(one, 'instandhaltungsstau')

/** Works that are not done: what is due is asked for by its own rule. */
function askOfWorks(one: MailCase): string | null {
  const works = worksBesideLevy(one.plannedWorks, one.levies)
  const announced = works.find(({ stage, evidence }) => (stage === 'geplant' || stage === 'laufend') && evidence.length > 0) // prettier-ignore
  const isOfLevy = ({ evidence }: Remark) => one.plannedWorks.some(work => !works.includes(work) && work.evidence.some(({ quote }) => quote === evidence.quote)) // prettier-ignore
  const remark = remarksOn(one, ...PLANNED_WORKS).find(said => said.scope.time === 'planned' && !isOfLevy(said))
  const [prepared] = one.plannedWorks.find(({ stage }) => stage === 'vorbereitet')?.evidence ?? []
  if (!announced && prepared)
    return `Vorbereitet heißt noch nicht eingebaut${quoted(prepared)}: Was ist schon da, was fehlt noch, und was kostet der Rest?`
  const place = announced?.evidence[0] ?? remark?.evidence
  if (announced?.stage === 'laufend' && place)
    return `Arbeiten sind im Gange${quoted(place)}: Was ist schon gemacht, was fehlt noch, wann sind sie fertig, und wer zahlt den Rest?`
  if (!place) return null
  return `${announced?.isDecided ? 'Das Exposé nennt beschlossene Arbeiten' : 'Das Exposé kündigt Arbeiten an'}${quoted(place)}: ${capitalised(clauses(openOfWorks(one, wholeQuote(place))))}?`
}

/** What the sentence says is not asked again: then the paper is asked for that proves it. */
function openOfWorks({ situation: { community } }: MailCase, sentence: string): string[] {
  const told = toldOfWork(sentence)
  return [
    ...(told.when ? [] : ['wann werden sie gemacht']),
    ...(told.cost ? [] : ['was kosten sie']),
    ...(community ? [told.decided ? 'können Sie mir den Beschluss schicken' : told.undecided ? 'wann soll darüber beschlossen werden' : 'ist das beschlossen'] : ['gibt es Angebote']), // prettier-ignore
    ...(told.payer ? ['wie viel bleibt danach in der Rücklage'] : [...(community ? ['reicht die Rücklage'] : []), 'wer zahlt']), // prettier-ignore
  ]
}

const OF_TRADES = ['dach', 'fassade', 'fenster', 'elektrik', 'wasserleitungen', 'baeder', 'heizungstechnik'] as const
const MIN_DATED = 2
/** Who prices trade by trade has said what is to be done. */
const MIN_PRICED = 3
/** What wears out, and where the exposé would speak of it. */
const UNDATED: readonly (readonly [topics: readonly Topic[], words: string])[] = [
  [['dach'], 'Dach'],
  [['fenster'], 'Fenster'],
  [['elektrik'], 'Elektrik'],
  [['wasserleitungen'], 'Leitungen'],
  [['baeder'], 'Bad'],
]
const ALONE: Readonly<Record<string, string>> = { Dach: 'wurde das Dach', Elektrik: 'wurde die Elektrik', Leitungen: 'wurden die Leitungen' } // prettier-ignore
/** "wurde die Elektrik", "wurden Dach und Leitungen" */
function wereRenewed([first = '', ...more]: readonly string[]): string {
  return more.length === 0 && ALONE[first] ? ALONE[first] : `wurden ${listed([first, ...more])}`
}
/** By these it is told how the area was found; which share of a slope counts follows from it. */
const METHODS: readonly string[] = ['flaeche-woflv', 'flaeche-iibv', 'flaeche-plaene']
/** Of how many trades the exposé names the year. */
function datedTrades(one: MailCase): number {
  return new Set(remarksNow(one, ...OF_TRADES).flatMap(({ topic, year }) => (year === null ? [] : [topic]))).size
}

/** What a word or a figure of this exposé makes one ask. */
export const EXPOSE_RULES: readonly MailRule[] = [
  asks(88, ['preis-verhandelbar'], one =>
    isWorrying(one, 'preis-verhandelbar') && saidAt(one, ({ rule }) => rule === 'preis-gebot')
      ? `${capitalised(clauses(['bis wann und nach welchen Regeln wird geboten', 'wie hoch sind die Gebote bisher', ...(saidAt(one, ({ rule }) => rule === 'gebot-unverbindlich') ? [] : ['sind Sie an das höchste gebunden'])]))}?`
      : null,
  ),
  asks(81, ['dach', 'fassade-daemmung', 'fenster', 'sanierungskosten'], one =>
    one.situation.developer || one.situation.nothingBuilt ? null : askOfWorks(one),
  ),
  asks(80, ['preishistorie-vermarktungsdauer'], ({ priceCut }) => {
    const [place] = priceCut?.evidence ?? []
    if (!priceCut || !place || priceCut.onlyMeant) return null
    return `Seit wann bieten Sie das Objekt an, und warum wurde der Preis von ${germanMoney(priceCut.from)} auf ${germanMoney(priceCut.to)} gesenkt${quoted(place)}?`
  }),
  asks(79, ['zustand', 'instandhaltungsstau', 'sanierungskosten', 'letzte-modernisierung'], one => {
    if (!isPoor(one) || one.situation.developer) return null
    const worst = one.answers.find(
      ({ id, light }) => (id === 'instandhaltungsstau' || id === 'zustand') && (light === 'gelb' || light === 'rot'),
    )
    const place = worst?.evidence[0]
    const estimate = saidAt(one, ({ rule }) => rule === 'kostenvoranschlag-da')
    // Of a roof its own question asks for it.
    if (estimate && !isWorrying(one, 'dach'))
      return `Können Sie mir den Kostenvoranschlag schicken, und welche Schäden nennt er${quoted(estimate)}?`
    if (one.priced.length >= MIN_PRICED)
      return 'Worauf beruhen die im Exposé genannten Kosten der Arbeiten, und können Sie mir Angebote, Bericht oder Protokoll dazu schicken?'
    if (place && toldOfWork(wholeQuote(place)).cost)
      return `Worauf beruht der genannte Aufwand${quoted(place)}, und liegen Angebote oder Gutachten dazu vor?`
    const parts = one.situation.community
      ? 'Bad, Elektrik, Leitungen, Fenster oder Gemeinschaftseigentum'
      : 'Dach, Fenster, Leitungen, Elektrik, Bad, Heizung oder Feuchte im Keller'
    return `Was genau ist zu erneuern${place ? quoted(place) : ''}: ${parts}, und liegen Angebote oder Gutachten dazu vor?`
  }),
  asks(72, ['denkmalschutz', 'milieuschutz'], one => {
    const year = one.offer.numbers.baujahr
    if (
      year === null ||
      year > LAST_YEAR_BEFORE_THE_WAR ||
      !isUnanswered(one, 'denkmalschutz') ||
      one.situation.nothingBuilt
    )
      return null
    return `Das Haus ist von ${year}: Steht es unter Denkmalschutz${one.situation.community ? ', oder liegt es im Gebiet einer Erhaltungssatzung (Milieuschutz)' : ' oder im Gebiet einer Erhaltungssatzung'}?`
  }),
  asks(75, ['gewaehrleistung-neubau'], one => {
    const { situation, offer } = one
    const { age } = situation
    if (age === null || age < 0 || age > YEARS_OF_WARRANTY || situation.developer || situation.nothingBuilt) return null
    const year = offer.numbers.baujahr
    const empty = offer.neubau === true ? 'stand das Objekt seither leer' : 'wurde das Objekt schon bewohnt'
    return `Das Gebäude ist von ${year ?? ''}: Wann war die Abnahme, wie lange läuft die Gewährleistung des Bauträgers noch, sind Mängel gemeldet, und ${empty}?`
  }),
  asks(72, ['letzte-modernisierung', 'zustand'], one => {
    const { letzteModernisierung, zustand } = one.offer.texts
    if (isPoor(one) || !isOldHome(one)) return null
    const untold = UNDATED.filter(([topics]) => remarksOn(one, ...topics).length === 0)
      .map(([, words]) => words)
      .filter(words => (words !== 'Dach' || !one.situation.community) && (words !== 'Bad' || !isTradeAlone(one.offer)))
    const undated = untold.filter(words => words !== 'Bad' && words !== 'Fenster')
    const renewed = letzteModernisierung ?? (one.offer.conditions.some(word => RENEWED.includes(word)) ? zustand : null)
    // A list with years is the answer, but for what it leaves out.
    if (datedTrades(one) >= MIN_DATED)
      return undated.length === 0
        ? null
        : `Wann ${wereRenewed(undated)} zuletzt erneuert, und gibt es dafür Rechnungen?`
    const papers = isTold(one, 'rechnungen')
      ? 'können Sie mir die genannten Rechnungen schicken'
      : `gibt es dafür Rechnungen${isTold(one, 'genehmigungen') ? '' : ' und Genehmigungen'}`
    if (renewed !== null) return `Was genau wurde saniert oder modernisiert (Exposé: „${renewed}“), und ${papers}?`
    if (remarksOn(one, 'sanierungsumfang').length > 0) return null
    return untold.length < MIN_DATED
      ? null
      : `Das Gebäude ist von ${one.offer.numbers.baujahr ?? ''}: Wann ${wereRenewed(untold)} zuletzt erneuert?`
  }),
  asks(74, ['denkmalschutz'], one =>
    one.offer.flags.denkmalschutz === true && !one.situation.developer
      ? 'Welche Auflagen der Denkmalbehörde gelten, und sind alle Arbeiten mit ihr abgestimmt?'
      : null,
  ),
  asks(73, ['anbau-ausbau-genehmigt', 'einliegerwohnung', 'nutzflaeche'], permitQuestion),
  asks(73, ['zweckentfremdung-nutzung', 'moebliert-kurzzeit'], one => {
    const [first] = remarksNow(one, 'nutzungsbindung')
    if (!first || one.situation.nothingBuilt || one.situation.developer) return null
    return `Welche Nutzung ist baurechtlich genehmigt, und darf man dort dauerhaft wohnen oder an Gäste vermieten${quoted(first.evidence)}?`
  }),
  asks(71, ['stellplatz', 'stellplatzpreis-extra', 'sondernutzungsrechte'], one => {
    if (!hasParking(one) || one.situation.developer || one.situation.nothingBuilt) return null
    const { deal, numbers, parking } = one.offer
    const spaces = deal?.parts.filter(({ kind, inPrice }) => kind === 'stellplatz' && inPrice !== null) ?? []
    const isSaid = spaces.some(({ inPrice, priceEuro }) => inPrice === true || priceEuro !== null)
    const isHouse = !one.situation.community
    if (isSaid || isHouse) return null
    const price = numbers.stellplatzPreis
    const name = parking === null || parking.kind === null ? '' : ` (${parking.kind})`
    if (price === null && spaces.length > 0)
      return `Was kostet der Stellplatz${name}, und ist er Sondereigentum oder ein Sondernutzungsrecht?`
    // Whether the price holds it is asked among the facts that are missing.
    return price === null
      ? `Ist der Stellplatz${name} Sondereigentum oder ein Sondernutzungsrecht?`
      : `Kommen die ${germanMoney(euro(price))} für den Stellplatz zum Kaufpreis hinzu, und ist er Sondereigentum oder ein Sondernutzungsrecht?`
  }),
  asks(77, [], one => {
    const place = saidAt(one, ({ rule }) => rule === 'oel-frueher')
    return (
      place &&
      `Früher wurde mit Öl geheizt${quoted(place)}: Ist der Tank ausgebaut, und können Sie mir den Nachweis der Stilllegung schicken?`
    )
  }),
  asks(71, ['wegerecht-leitungsrecht'], one => {
    const place = saidAt(one, ({ rule }) => rule === 'leitung-gegenseitig')
    return (
      place &&
      `Können Sie mir die Bewilligung des gegenseitigen Leitungsrechts mit einem Lageplan schicken, und wer unterhält die Leitung${quoted(place)}?`
    )
  }),
  // Where the certificate is missing too, both are asked at once.
  asks(
    70,
    ['heizung-baujahr', 'heizungsart', 'heizoeltank', 'fernwaerme-anschluss', 'schornsteinfeger', 'kaminofen'],
    one => (isStanding(one) && !lacksEnergyFacts(one) ? heatingQuestion(one) : null),
  ),
  asks(69, ['wohnflaeche-methode', 'wohnflaeche', 'balkon-terrasse-garten'], one => {
    const { objectType, numbers } = one.offer
    const isSloped = (objectType !== null && SLOPED.includes(objectType)) || speaksOfAttic(one.offer.facts)
    if (numbers.wohnflaeche === null || !isSloped || one.situation.nothingBuilt) return null
    if (remarksOn(one, 'flaechenmethode').some(({ rule }) => METHODS.includes(rule))) return null
    return `Wie ist die Wohnfläche von ${germanNumber(numbers.wohnflaeche)} m² berechnet, und mit welchem Anteil zählen Schrägen, Terrassen und Balkone?`
  }),
  asks(
    62,
    ['ausbaureserve', 'anbau-nachverdichtung', 'bebaubarkeit', 'baurecht', 'aufteilung-moeglich'],
    reserveQuestion,
  ),
  asks(61, ['inventar', 'kueche-inklusive'], one => {
    // What a developer leaves out is asked by its deal.
    if (one.situation.developer) return null
    const said = remarksOn(one, 'inventar')
    const [first] = said
    // What stays, and what the tenant takes along, is no longer open.
    return first && !isInventoryTold(one)
      ? `Was genau vom Inventar bleibt, ist es bezahlt, und ist es im Preis enthalten${quoted(first.evidence)}?`
      : null
  }),
  asks(60, ['klasse-plausibel', 'energiekennwert', 'energieklasse'], one => {
    const { baujahr } = one.offer.numbers
    const { energieklasse } = one.offer
    if (baujahr === null || baujahr < NEW_STANDARD || energieklasse === null || OF_NEW.includes(energieklasse))
      return null
    return `Warum erreicht ein Gebäude von ${baujahr} nur die Energieklasse ${energieklasse}?`
  }),
  asks(50, ['eigentumsform', 'grundstueck-realgeteilt'], one =>
    (one.offer.deal?.objectKind.value === 'doppelhaushaelfte' || one.offer.deal?.objectKind.value === 'reihenhaus') &&
    !saidAt(one, ({ topic }) => topic === 'realteilung')
      ? 'Ist das Grundstück real geteilt, mit eigenem Grundbuchblatt, oder gehört das Haus zu einer Eigentümergemeinschaft?'
      : null,
  ),
]

/** From here on the EnEV 2009 asked for less than class C allows. */
const NEW_STANDARD = 2010
const OF_NEW: readonly Energieklasse[] = ['A+', 'A', 'B']

/** A loft that is not converted is no conversion that anybody has named. */
const NO_RESERVE: readonly string[] = ['ausbaureserve-dach', 'baureserve-keine']
/** Of something that is still to be built: a zone, a plan or a measure alone is of the house that stands. */
const OF_A_PLAN: readonly string[] = ['baurecht-beantragt', 'baurecht-zurueckgezogen', 'baurecht-erloschen', 'baurecht-vermutet', 'baurecht-abgelehnt', 'baurecht-verneint', 'baurecht-erwartung', 'baurecht-offen', 'baurecht-bescheid', 'bauvoranfrage-keine'] // prettier-ignore

/** Of what could still be built or built out, where the exposé names it. */
function reserveQuestion(one: MailCase): string | null {
  const [first] = remarksOn(one, 'ausbaureserve', 'baureserve', 'baurecht').filter(
    ({ topic, scope, rule }) =>
      scope.time !== 'former' && (topic === 'baurecht' ? OF_A_PLAN.includes(rule) : !NO_RESERVE.includes(rule)),
  )
  if (!first || one.situation.nothingBuilt) return null
  const papers = [...openOf(one, [['bauvoranfrage', 'eine Bauvoranfrage']]), 'einen Bebauungsplan']
  return `Gibt es zum genannten Ausbau oder Anbau ${papers.join(', ')} oder eine Auskunft des Bauamts${quoted(first.evidence)}?`
}
