import { wholeQuote } from '#kernel/evidence.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { PastDay, PastKind } from '#extraction/domain/deal/dealFindings.ts'

/** What a day that is over makes of an offer: what it was, what follows, and what one asks. */
export interface PastDayWords {
  /** German, without a full stop. */
  readonly title: string
  /** German sentences. */
  readonly text: string
  /** German question to the seller. */
  readonly ask: string
}

const MAX_QUOTE = 60
const STILL = 'Fragen Sie, ob das Angebot noch gilt.'

/** The words of the exposé where they are short, else the day. */
function said({ written, evidence }: PastDay): string {
  const [place] = evidence
  const quote = place ? wholeQuote(place).replace(/\s+/gu, ' ').trim() : ''
  return quote !== '' && quote.length <= MAX_QUOTE ? `„${quote}“` : written
}

const WORDS: Readonly<Record<PastKind, (past: PastDay) => PastDayWords>> = {
  gebotsfrist: past => ({
    title: `Die Frist für Gebote ist vorbei: ${said(past)}`,
    text: 'Das Datum liegt zurück: Fragen Sie, ob ein Gebot angenommen wurde oder ob Sie noch bieten können.',
    ask: `Die Frist für Gebote (${past.written}) ist vorbei: Wurde ein Gebot angenommen, oder kann ich noch bieten?`,
  }),
  preis: past => ({
    title: `Der Preis galt nur bis ${past.written}`,
    text: `Das Datum liegt zurück. ${STILL}`,
    ask: `Der Preis galt bis ${past.written}: Gilt er noch, und wenn nicht, welcher?`,
  }),
  besichtigung: past => ({
    title: `Der genannte Besichtigungstermin ist vorbei: ${past.written}`,
    text: `Das Datum liegt zurück. ${STILL}`,
    ask: `Der genannte Besichtigungstermin (${past.written}) ist vorbei: Ist das Objekt noch zu haben, und wann kann ich besichtigen?`,
  }),
  bezug: past => ({
    title: `Der genannte Bezug ist vorbei: ${said(past)}`,
    text: 'Das Datum liegt zurück: Fragen Sie, ob das Angebot noch gilt und seit wann das Objekt leer steht.',
    ask: `Der genannte Bezug (${said(past)}) liegt zurück: Ist das Objekt noch zu haben und zu welchem Preis, und steht es seitdem leer?`,
  }),
  fertigstellung: past => ({
    title: `Fertig sein sollte es laut Exposé schon: ${said(past)}`,
    text: 'Das Datum liegt zurück. Ist es fertig, besichtigen Sie es, statt einem Prospekt zu glauben. Ist es nicht fertig, hat er seine Ankündigung nicht gehalten: Verlangen Sie den Bautenstand, und lassen Sie neuen Termin und Vertragsstrafe in den Vertrag schreiben.',
    ask: `Fertig sein sollte es schon (${said(past)}): Ist es fertig und abgenommen, und wenn nicht, wie weit ist der Bau, und welchen Termin sichern Sie im Vertrag zu?`,
  }),
  auszug: past => ({
    title: `Der angekündigte Auszug ist vorbei: ${said(past)}`,
    text: 'Das Datum liegt zurück: Fragen Sie, ob es heute frei ist und ob das Angebot noch gilt.',
    ask: `Der angekündigte Auszug (${said(past)}) liegt zurück: Ist das Objekt heute frei, und gilt das Angebot noch?`,
  }),
  energieausweis: past => ({
    title: `Der Energieausweis ist abgelaufen: gültig bis ${past.written}`,
    text: 'Wer verkauft, muss einen gültigen zeigen (§ 80 Abs. 4 GModG).',
    ask: `Der Energieausweis galt bis ${past.written}: Können Sie mir bitte den neuen schicken?`,
  }),
  stand: past => ({
    title: `Das Exposé ist nicht von heute: Stand ${past.written}`,
    text: `So lange wird das Objekt mindestens angeboten. ${STILL} Beim Verhandeln ist das ein Argument.`,
    ask: `Ihr Exposé hat den Stand ${past.written}: Ist das Objekt noch zu haben, und zu welchem Preis?`,
  }),
}

export function pastDayWords(past: PastDay): PastDayWords {
  return WORDS[past.kind](past)
}

/** German clause: by what one sees that the offer is out of date; null: it is not, or the buyer says so. */
export function whyOutdated({ outdatedBy, status, marks = [], offerWritten }: Deal): string | null {
  const marked = marks.find(one => one.status === 'veraltet')
  const [place] = outdatedBy ? status.evidence : (marked?.evidence ?? [])
  if (!place || (!outdatedBy && !marked)) return null
  const quote = wholeQuote(place).replace(/\s+/gu, ' ').trim()
  const words = quote.length <= MAX_QUOTE ? `„${quote}“` : `Seite ${place.page}`
  switch (outdatedBy) {
    case 'alter':
      return `das Exposé ist über ein Jahr alt (${offerWritten === undefined ? words : `Stand ${offerWritten}`})`
    case 'termin':
      return `der Termin ist vorbei (${words})`
    case 'bezug':
      return `was das Exposé ankündigt, ist lange vorbei (${words})`
    default:
      return `die Anzeige ist als nicht mehr aktuell gekennzeichnet (${words})`
  }
}
