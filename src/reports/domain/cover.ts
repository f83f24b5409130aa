import { listed } from '#kernel/germanList.ts'
import { germanDay } from '#kernel/calendarDate.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isPlaceholder } from '#rating/domain/placeholder.ts'
import { adviceOf, decisionOf, verdictOf } from './chapters/decision.ts'
import { wholeEuro } from './chapters/germanAmounts.ts'
import { askedFigure, estimateFigure } from './chapters/priceFigures.ts'
import { boughtOf } from './chapters/proper/bought.ts'
import { burdenFigures } from './chapters/proper/burden.ts'
import { lookedAtAs } from './chapters/lookedAtAs.ts'
import { counted, sentence } from './chapters/wording.ts'
import type { Cover, KeyFigure } from './report.ts'
import type { ReportInput } from './reportInput.ts'
import { statedByBuyer } from './statable.ts'

/** What stands on the first page: the verdict and why, what one buys, what it costs, and what all that rests on. */
export function coverOf(input: ReportInput): Cover {
  const { document, judgement, units } = input
  const { assessment, provenance } = judgement
  const { rating } = assessment
  const decision = decisionOf(assessment, units.length)
  return {
    light: rating.light,
    score: isPlaceholder(assessment.verdict) ? null : rating.score,
    headline: decision.headline,
    reason: `${sentence(decision.reason)} ${adviceOf(decision)}`,
    verdict: verdictOf(decision),
    bought: boughtOf(input),
    figures: [askedFigure(assessment, units), ...(isPlaceholder(assessment.verdict) ? [] : money(assessment))],
    notes: [
      `Stichtag ${germanDay(provenance.day)}. Alle Sätze, Preise und Alter gelten für diesen Tag.`,
      `Grundlage: ${document.file}, ${pages(document)}.`,
      ...unread(document.unreadPages),
      ...unseen(document),
      ...ownValues(assessment),
      `${lookedAtAs(assessment, provenance.day)}Keine Rechts- oder Steuerberatung, kein Verkehrswertgutachten.`,
    ],
  }
}

/** Without a price nothing is paid yet; then what it is worth, and how far one may go. */
function money(assessment: Assessment): KeyFigure[] {
  const burden = burdenFigures(assessment)
  if (burden.length > 0) return burden
  const { limit } = assessment.verdict
  const most = { label: 'Höchstens richtig', note: 'nach unserer Rechnung' }
  return [estimateFigure(assessment), ...(limit ? [{ ...most, value: wholeEuro(limit) }] : [])]
}

/** Whoever reads it must see at once that not all of it is the exposé's word. */
function ownValues(assessment: Assessment): string[] {
  const stated = statedByBuyer(assessment)
  return stated.length === 0 ? [] : [`Von Ihnen angegeben, nicht vom Exposé: ${listed(stated)}.`]
}

function pages({ pages: all, scannedPages }: ReportInput['document']): string {
  const scanned = scannedPages > 0 ? `, davon ${scannedPages} gescannt` : ''
  return `${counted(all, 'Seite', 'Seiten')}${scanned}`
}

function unseen({ unseenText = [] }: ReportInput['document']): string[] {
  const pages = listed(unseenText.map(({ page }) => String(page)))
  return unseenText.length === 0
    ? []
    : [`Auf Seite ${pages} enthält die Datei Text, den man nicht sieht; gewertet ist er nicht (siehe Warnzeichen).`]
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
