import { capitalised } from '#kernel/capitalised.ts'
import { enclosedPapers } from '#extraction/domain/sightings/enclosedPapers.ts'
import { isFeeOfPlotOpen } from '#extraction/domain/deal/hasTrait.ts'
import { listed } from '#kernel/germanList.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { isPaidIn, toldOfHausgeld } from '#extraction/domain/toldOf.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { germanMoney, euro } from '#kernel/money.ts'
import { energyQuestion, isStanding } from './heatingQuestion.ts'
import { isTold } from './matters.ts'
import { asks, clauses, isMissing, isUnanswered, type MailCase, type MailRule, quoted, saidAt } from './mailCase.ts'

const hasPlot = ({ situation }: MailCase) => !situation.community && situation.type !== 'fertighaus'
const isBuilding = ({ situation }: MailCase) => !situation.nothingBuilt
/** Or the words of a commission stand there, whoever sells. */
const isBrokered = ({ offer: { seller, sightings } }: MailCase) =>
  seller === 'makler' || seller === null || (sightings.places.kaeuferprovision ?? []).length > 0

/** These are asked for all their lettings at once. */
const SEVERAL_LETTINGS: readonly DealType[] = ['rueckmiete', 'mehrfamilienhaus', 'wohn-geschaeft', 'gewerbe']

/** A space of a flat that the exposé names without a word on its price. */
const isParkingOpen = ({ offer, remarks, situation }: MailCase) => {
  if (offer.parking === null || offer.parking.count === 0 || situation.type === 'zwangsversteigerung') return false
  const places = (offer.deal?.parts ?? []).filter(({ kind }) => kind === 'stellplatz')
  return places.every(({ inPrice }) => inPrice === null) && remarks.every(({ topic }) => topic !== 'pflichtkauf')
}

/** How a fact is called in "im Exposé finde ich nicht: …", and of whom it is asked; the weightiest first. */
const FACTS: readonly (readonly [key: FactKey, words: string, applies: (one: MailCase) => boolean])[] = [
  ['kaufpreis', 'den Kaufpreis', ({ units, offer }) => units === 0 && offer.deal?.objectKind.value !== 'mehrere'],
  ['wohnflaeche', 'die Wohnfläche', one => isBuilding(one) && one.offer.kind !== 'Gewerbe' && one.units === 0],
  ['grundstuecksflaeche', 'die Größe des Grundstücks laut Grundbuch', hasPlot],
  ['baujahr', 'das Baujahr', isStanding],
  ['kaeuferprovision', 'die Käuferprovision mit Mehrwertsteuer und wer sie bekommt', one => isBrokered(one) && one.situation.type !== 'fertighaus'],
  ['etage', 'das Geschoss', ({ offer, situation, units }) => situation.community && units === 0 && offer.deal?.objectKind.value !== 'mehrere' && (offer.floor?.storey ?? null) === null],
  ['stellplatzPreis', 'ob der Stellplatz im Preis enthalten ist', one => one.situation.community && one.units === 0 && isParkingOpen(one)],
  ['ort', 'den Ort', ({ offer }) => offer.texts.plz === null],
] // prettier-ignore

/** Facts without which nothing can be calculated, and what a buyer of any such object must know first. */
export const CORE_RULES: readonly MailRule[] = [
  asks(85.5, ['kaeuferprovision'], ({ offer }) =>
    isFeeOfPlotOpen(offer) ? 'Wer verlangt für das Grundstück Maklercourtage, und wie hoch ist sie?' : null,
  ),
  asks(85, ['kaufpreis', 'wohnflaeche', 'grundstueck-m2', 'baujahr', 'kaeuferprovision', 'etage'], one => {
    const missing = FACTS.filter(([key, , applies]) => applies(one) && isMissing(one, key)).map(([, words]) => words)
    if (missing.length === 0) return null
    return `Im Exposé finde ich nicht: ${listed(missing)}. Können Sie mir das bitte nennen?`
  }),
  asks(84, ['kaufpreis', 'wohnflaeche', 'grundstueck-m2', 'baujahr', 'weg-hausgeld', 'jahreskaltmiete'], one => {
    const unsure = FACTS.flatMap(([key, words, applies]) => {
      const [place] = one.offer.facts[key] === null && applies(one) ? (one.offer.sightings.places[key] ?? []) : []
      return place ? [`${words}${quoted(place)}`] : []
    })
    return unsure.length === 0 ? null : `Können Sie mir bitte genau nennen: ${listed(unsure)}?`
  }),
  asks(82, ['vermietet', 'verfuegbar-ab', 'raeumung'], one => {
    const { offer, situation } = one
    if (
      offer.vermietet !== null ||
      offer.deal?.retained !== undefined ||
      !isStanding(one) ||
      SEVERAL_LETTINGS.includes(situation.type)
    )
      return null
    const said = offer.texts.bezugsfreiAb
    const start = said === null ? 'Ist das Objekt' : `Zum Bezug nennt das Exposé „${said}“: Ist das Objekt`
    const who = isTold(one, 'bewohner')
      ? ''
      : `${start} frei, ${offer.seller === 'privat' ? 'von Ihnen' : 'vom Eigentümer'} bewohnt oder vermietet`
    // A day that was not read is held out: who wrote "wenn unsere Wohnung fertig ist" knows more.
    const [sighted] = said === null ? (offer.sightings.places.bezugsfreiAb ?? []) : []
    const when = isTold(one, 'uebergabe')
      ? ''
      : sighted
        ? `bis zu welchem Tag wird es geräumt übergeben${quoted(sighted)}`
        : 'wann wird es übergeben'
    return who === '' && when === '' ? null : `${capitalised([who, when].filter(Boolean).join(', und '))}?`
  }),
  // It comes before every price: what the decision names first is asked first.
  asks(97, ['weg-sonderumlage'], askOfLevy),
  asks(
    80,
    [
      'weg-hausgeld',
      'weg-hausgeld-umlagefaehig',
      'weg-ruecklage',
      'weg-ruecklage-zufuehrung',
      'weg-sonderumlage',
      'weg-protokolle',
    ],
    one => {
      const { situation, offer } = one
      if (!situation.community || situation.developer || situation.type === 'fertighaus') return null
      const { hausgeldMonat, hausgeldNichtUmlagefaehig } = offer.numbers
      const parts = [
        ...(isReserveOpen(one) ? ['wie hoch ist die Erhaltungsrücklage der Gemeinschaft'] : []),
        ...(hausgeldMonat === null ? ['wie hoch ist das Hausgeld mit seinem umlagefähigen Teil'] : []),
        ...(hausgeldMonat !== null && hausgeldNichtUmlagefaehig === null && !isSplit(one)
          ? [hausgeldQuestion(one, germanMoney(euro(hausgeldMonat)))]
          : []),
        ...(isUnanswered(one, 'weg-sonderumlage') && !saidAt(one, ({ topic }) => topic === 'sonderumlage')
          ? ['welche Arbeiten oder Sonderumlagen stehen in den Protokollen der letzten drei Jahre']
          : []),
      ]
      return parts.length === 0 ? null : `${capitalised(clauses(parts))}?`
    },
  ),
  asks(
    76,
    [
      'energieausweis-vorhanden',
      'energieausweis-art',
      'energiekennwert',
      'energieklasse',
      'heizungsart',
      'energietraeger',
      'heizung-baujahr',
      'pflichtangaben-energie',
      'schornsteinfeger',
    ],
    energyQuestion,
  ),
]

/** Of a part that is told the rest is asked; who lets it wants to know what a tenant pays of it. */
function hausgeldQuestion(one: MailCase, sum: string): string {
  const told = saidAt(one, ({ rule, evidence }) => rule === 'hausgeld-aufteilung' && toldOfHausgeld(wholeQuote(evidence)).isPart) // prettier-ignore
  if (!told) return `wie setzt sich das Hausgeld von ${sum} zusammen`
  return one.ownUse
    ? `was enthält das Hausgeld von ${sum} außer dem Genannten${quoted(told)}`
    : `welcher Teil des Hausgelds von ${sum} ist umlagefähig${quoted(told)}`
}

/** "Von den 298 € Hausgeld sind 62 € Rücklage, 201 € umlegbar, der Rest ist Verwaltung"; for who lives there himself the names will do. */
function isSplit(one: MailCase): boolean {
  const isTold = (words: string) => {
    const told = toldOfHausgeld(words)
    return told.isSplit || (one.ownUse && told.isNamed)
  }
  // Its Wirtschaftsplan shows it item by item.
  if (enclosedPapers(one.offer.sightings).includes('wirtschaftsplan')) return true
  return saidAt(one, ({ rule, evidence }) => rule === 'hausgeld-aufteilung' && isTold(wholeQuote(evidence))) !== null
}

/** What is paid into it month by month says nothing of what lies in it. */
function isReserveOpen({ offer }: MailCase): boolean {
  const places = offer.sightings.places.erhaltungsruecklage ?? []
  return offer.facts.erhaltungsruecklage === null && places.every(place => isPaidIn(wholeQuote(place)))
}

/** Who pays a levy is not asked where the exposé says it. */
function askOfLevy({ levies }: MailCase): string | null {
  const levy = levies.find(({ payer }) => payer !== 'seller')
  if (!levy) return null
  if (levy.fromWhole?.share.isAssumed)
    return `Zu den Arbeiten der Gemeinschaft${quoted(levy.evidence)}: Wie groß ist der Miteigentumsanteil, wann wird abgestimmt, und wer zahlt den Anteil, Sie oder ich?`
  const paper = levy.isProposed ? 'Worüber soll abgestimmt werden, und wann' : 'Können Sie mir den Beschluss schicken'
  const who = levy.byOwnerWhenDue ? 'und übernehmen Sie diesen Anteil' : 'und wer zahlt diesen Anteil, Sie oder ich'
  const payer = levy.payer === null ? `, ${who}` : ''
  const grant = levy.isGrantOpen ? ' Ist über den Zuschuss entschieden, und um wie viel mindert er ihn?' : ''
  return `Zur Sonderumlage${quoted(levy.evidence)}: ${paper}${payer}?${grant}`
}
