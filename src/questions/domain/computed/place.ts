import { germanNumber } from '#kernel/germanNumber.ts'
import { isOfBuyer, saidBy } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { LAENDER } from '#reference/laender.ts'
import { BERGBAU } from '#reference/market/bergbau.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { PlaceFacts } from '#valuation/domain/placeFacts.ts'
import { germanSource } from '#valuation/domain/source.ts'
import type { ComputedFindings, Finding } from '../answer.ts'
import type { QuestionId } from '../catalogue.ts'
import { resting, signedPercent } from './priceFinding.ts'

/** Limits of the catalogue for statistics of the place, percent. */
const TREND = { gelb: -1, rot: -3, leerstandRot: 8 }
const LEERSTAND = 6

/** What statistics say about the place, by the id of the question. Empty while the place is not known. */
export function placeFindings({ place }: Appraisal, offer: Offer): ComputedFindings {
  if (!place) return new Map()
  const on = ['plz', 'ort'] as const
  const source = place.sources.map(germanSource).join('; ')
  const said = (draft: Omit<Finding, 'inputs' | 'evidence' | 'state'>): Finding =>
    resting(offer, on, { state: 'geschätzt', ...draft })
  const found = new Map<QuestionId, Finding>([['bundesland', said(land(place, offer))]])
  if (place.kreisName !== null) {
    found.set('kreis', said({ answer: place.kreisName, source, light: null }))
  }
  if (place.gemeindetyp !== null) found.set('gemeindetyp', said({ ...settlement(place), source }))
  if (place.kreis && place.preise) {
    found.set('bevoelkerungstrend', said({ ...trend(place.kreis), source }))
    found.set('leerstand-kreis', said({ ...vacancy(place.kreis), source }))
    found.set('preistrend-plz', said({ ...prices(place.preise), source }))
  }
  const revier = BERGBAU.reviere.find(({ kreise }) => (kreise as readonly string[]).includes(place.kreis?.ags ?? ''))
  if (revier) found.set('bergbau', said(mining(revier.name)))
  else if (place.kreis) found.set('bergbau', said(noMining(place.kreisName ?? '')))
  return found
}

type Draft = Omit<Finding, 'inputs' | 'evidence' | 'state'>

function land({ laender, land: main, label }: PlaceFacts, { facts }: Offer): Draft {
  const names = laender.map(one => LAENDER[one])
  const stated = saidBy(facts, isOfBuyer(facts, 'plz') ? 'plz' : 'ort', 'Lage')
  const source = `${stated}: ${label}; Postleitzahlen: GeoNames`
  if (names.length <= 1) return { answer: LAENDER[main], source, light: null }
  const reason =
    'Die Postleitzahl liegt in mehreren Ländern. Davon hängt die Grunderwerbsteuer ab: Fragen Sie nach der Adresse.'
  return { answer: names.join(' oder '), source, light: null, reason, stillOpen: true }
}

function settlement({ gemeindetyp, kreis }: PlaceFacts): Draft {
  const shrinking = gemeindetyp === 'Landgemeinde' && kreis !== null && kreis.trend < TREND.gelb
  if (!shrinking) return { answer: gemeindetyp ?? '', light: 'grün' }
  const reason =
    'Landgemeinde in einem Kreis, der Einwohner verliert: Der Wiederverkauf dauert meist länger. Rechnen Sie das in den Preis ein.'
  return { answer: 'Landgemeinde', light: 'gelb', reason }
}

function trend({ trend: percent, leerstand }: Kreis): Draft {
  const answer = `${signedPercent(percent)} Einwohner von Ende 2022 bis Ende 2025`
  if (percent >= TREND.gelb) return { answer, light: 'grün' }
  const heavy = percent < TREND.rot && leerstand > TREND.leerstandRot
  const reason = `Der Kreis verliert Einwohner${heavy ? ', und viele Wohnungen stehen leer' : ''}. Mieten und Preise stehen unter Druck: Kaufen Sie nur mit Abschlag.`
  return { answer, light: heavy ? 'rot' : 'gelb', reason }
}

function vacancy({ leerstand }: Kreis): Draft {
  const answer = `${germanNumber(leerstand)}\u00a0% der Wohnungen stehen leer (2022)`
  if (leerstand <= LEERSTAND) return { answer, light: 'grün' }
  return {
    answer,
    light: 'gelb',
    reason:
      'Viele Wohnungen im Kreis stehen leer. Vermieten und Verkaufen dauern länger: Prüfen Sie Nachfrage und Miete am Ort.',
  }
}

function prices({ seit2020, seit2022, letztesJahr }: NonNullable<PlaceFacts['preise']>): Draft {
  const answer = `Angebotspreise im Kreis: ${signedPercent(seit2020)} seit 2020, ${signedPercent(seit2022)} seit 2022, ${signedPercent(letztesJahr)} im letzten Jahr (bis 2025)`
  if (letztesJahr >= 0 || seit2022 >= 0) return { answer, light: 'grün' }
  return {
    answer,
    light: 'gelb',
    reason: 'Die Preise fielen auch zuletzt weiter. Sie haben Zeit: Verhandeln Sie.',
  }
}

function noMining(kreis: string): Draft {
  return {
    answer: `${kreis}: in unserer Liste der Bergbaureviere nicht enthalten`,
    source: BERGBAU.source,
    light: null,
  }
}

function mining(revier: string): Draft {
  return {
    answer: `Der Kreis gehört zum ${revier}`,
    source: BERGBAU.source,
    light: 'gelb',
    reason:
      'In alten Revieren gibt es Bergschäden und Verzichte darauf. Fragen Sie die Bergbehörde und lesen Sie Abteilung II des Grundbuchs.',
    stillOpen: true,
  }
}
