import type { Facts } from '#extraction/domain/facts.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { statedByBuyer } from './buyersWord.ts'
import { decisionOf, verdictOf } from './chapters/decision.ts'
import { wholeEuro, wholePercent } from './chapters/germanAmounts.ts'
import { askedFigure, estimateFigure } from './chapters/priceFigures.ts'
import { counted, germanDay, listed, sentence } from './chapters/wording.ts'
import type { Cover, KeyFigure } from './report.ts'
import type { ReportInput } from './reportInput.ts'

/** What stands on the first page: light, score, one sentence, four figures, and what they rest on. */
export function coverOf({ document, judgement, units }: ReportInput): Cover {
  const { assessment, provenance } = judgement
  const { rating } = assessment
  return {
    light: rating.light,
    score: rating.score,
    verdict: verdictOf(decisionOf(assessment, units.length)),
    figures: [askedFigure(assessment, units), estimateFigure(assessment), target(assessment), evidence(assessment)],
    notes: [
      `Stichtag ${germanDay(provenance.day)}. Alle Sätze, Preise und Alter gelten für diesen Tag.`,
      `Grundlage: ${document.file}, ${pages(document)}.`,
      ...unread(document.unreadPages),
      ...ownValues(assessment.offer.facts),
      `Betrachtet als ${assessment.lens === 'kapitalanlage' ? 'Kapitalanlage' : 'Zuhause zum Selbstbewohnen'}. Keine Rechts- oder Steuerberatung, kein Verkehrswertgutachten.`,
    ],
  }
}

function target({ negotiation }: Assessment): KeyFigure {
  if (!negotiation.ok) return { label: 'Verhandlung', value: 'keine', note: sentence(negotiation.failure) }
  const { erstgebot, ziel } = negotiation.value.ladder
  if (ziel.reduction.cents <= 0) {
    return { label: 'Ziel der Verhandlung', value: wholeEuro(ziel.price), note: 'ein Abschlag ist nicht zu erwarten' }
  }
  const same = erstgebot.price.cents === ziel.price.cents
  return {
    label: 'Ziel der Verhandlung',
    value: wholeEuro(ziel.price),
    note: same ? `${wholeEuro(ziel.reduction)} unter dem Angebot` : `erstes Gebot ${wholeEuro(erstgebot.price)}`,
  }
}

function evidence({ rating }: Assessment): KeyFigure {
  return {
    label: 'Belegquote',
    value: wholePercent(rating.evidenceShare),
    note: 'der Kernfragen sind nach Gewicht belegt oder berechnet',
  }
}

/** Whoever reads it must see at once that not all of it is the exposé's word. */
function ownValues(facts: Facts): string[] {
  const stated = statedByBuyer(facts)
  return stated.length === 0 ? [] : [`Von Ihnen angegeben, nicht vom Exposé: ${listed(stated)}.`]
}

function pages({ pages: all, scannedPages }: ReportInput['document']): string {
  const scanned = scannedPages > 0 ? `, davon ${scannedPages} gescannt` : ''
  return `${counted(all, 'Seite', 'Seiten')}${scanned}`
}

function unread(pages: readonly number[]): string[] {
  if (pages.length === 0) return []
  const names = listed(pages.map(String))
  return [
    pages.length === 1
      ? `Seite ${names} ließ sich nicht lesen und ist nicht geprüft.`
      : `Die Seiten ${names} ließen sich nicht lesen und sind nicht geprüft.`,
  ]
}
