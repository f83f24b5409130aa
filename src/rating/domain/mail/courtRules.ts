import { germanDay } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { isCalledLot, isOfOffice, saysLimitsAreGone } from '#extraction/domain/deal/noticeWords.ts'
import type { CourtUse } from '#extraction/domain/deal/soldByCourt.ts'
import { rightName } from '../takenOver.ts'
import { hasParking } from './letRules.ts'
import { asks, isWorrying, type MailCase, type MailRule, quoted, remarksOn, saidAt } from './mailCase.ts'

const OFFICIAL = ['umbauGenehmigung', 'nutzungsbindung', 'baurecht'] as const
const isGrave = ({ tone }: Remark) => tone === 'warnung' || tone === 'gefahr'
const damages = (one: MailCase) => remarksOn(one, 'statik').filter(isGrave)
const NOTICE = 'der Bekanntmachung'
const isOver = ({ offer }: MailCase) => offer.deal?.status.value === 'veraltet'
/** In an auction a part is a lot where it has a value of its own or is called one; a flat of a house that is described is none. */
const hasLots = ({ offer }: MailCase) =>
  (offer.deal?.parts ?? []).filter(({ name, priceEuro }) => priceEuro !== null || isCalledLot(name)).length > 1
const isValued = ({ offer }: MailCase) => offer.deal?.parts.every(({ priceEuro }) => priceEuro !== null) === true
/** "die Lose (Wohnung Nr. 3, Garage Nr. 11)"; of many, none. */
const lotsOf = ({ offer }: MailCase) => {
  const names = (offer.deal?.parts ?? []).map(({ name }) => name.replace(/\s+/gu, ' ').trim())
  return names.length > MAX_NAMED ? 'die Lose' : `die Lose (${names.join(', ')})`
}
const MAX_NAMED = 4
const hasReceiver = ({ remarks }: MailCase) =>
  remarks.some(({ subject, tone }) => subject === 'zwangsverwaltung' && tone === 'gefahr')
const isRefused = ({ remarks }: MailCase) => remarks.some(({ subject }) => subject === 'wertgrenzen')

const dayOf = ({ offer }: MailCase) => {
  const day = offer.deal?.court?.day ?? null
  return day === null ? '' : ` am ${germanDay(day)}`
}

const isLifted = ({ remarks }: MailCase) =>
  remarks.some(({ subject, certainty }) => subject === 'zwangsverwaltung' && certainty === 'denied')
const areGone = ({ remarks }: MailCase) =>
  remarks.some(remark => remark.subject === 'wertgrenzen' && saysLimitsAreGone(remark))
const isIn = ({ offer }: MailCase, by: CourtUse['by']) => offer.deal?.court?.use?.some(one => one.by === by) === true

const isTold = (one: MailCase, name: string) => one.remarks.some(({ rule }) => rule === name)

/** What of Abteilung II and of the community the notice leaves open. */
function openOfFile(one: MailCase): string | null {
  const owed = isTold(one, 'versteigerung-hausgeldrueckstand')
  const community = owed ? 'sind Sonderumlagen bekannt, und wie hoch ist die Rücklage heute' : 'sind Rückstände beim Hausgeld, Rücklage und Sonderumlagen bekannt' // prettier-ignore
  if (isTold(one, 'versteigerung-keine-rechte'))
    return one.situation.community ? `Zur Gemeinschaft: ${community}?` : null
  const rights = one.offer.deal?.court?.rights ?? []
  const unvalued = rights.filter(({ byCourt, appraised }) => byCourt === null && appraised === null).map(rightName)
  const and = one.situation.community ? `, und ${community}` : ''
  if (unvalued.length > 0)
    return `Welchen Zuzahlungsbetrag hat das Gericht bestimmt für: ${unvalued.join(', ')} (§ 51 ZVG)${and}?`
  return rights.length > 0
    ? `Bleiben nach dem jetzigen Stand außer dem genannten Recht (${rights.map(rightName).join(', ')}) weitere bestehen${and}?`
    : `Welche Rechte in Abteilung II bleiben nach dem jetzigen Stand bestehen${and}?`
}

/** What only the court that auctions can say, and what the notice makes one ask; what the law leaves to the file stands there. */
export const COURT_RULES: readonly MailRule[] = [
  asks(100, [], one =>
    isOver(one)
      ? 'Der genannte Termin ist vorbei: Wurde der Zuschlag erteilt oder versagt (§§ 74a, 85a ZVG), und gibt es einen neuen Termin?'
      : areGone(one)
        ? `Gilt der Termin${dayOf(one)} noch?`
        : isRefused(one)
          ? `Gilt der Termin${dayOf(one)} noch, und gelten in ihm die Wertgrenzen der §§ 74a und 85a ZVG nicht mehr?`
          : isTold(one, 'versteigerung-erster-termin')
            ? `Gilt der Termin${dayOf(one)} noch?`
            : `Gilt der Termin${dayOf(one)} noch, und ist der Zuschlag in diesem Verfahren schon einmal nach § 74a oder § 85a ZVG versagt worden?`,
  ),
  asks(95, [], one =>
    isTold(one, 'gutachten-im-netz')
      ? null
      : saidAt(one, ({ rule }) => rule === 'gutachten-einsicht')
        ? 'Gibt es das Gutachten als Datei?'
        : 'Wann und wo kann ich Gutachten und Akte einsehen (§ 42 ZVG), und gibt es das Gutachten als Datei?',
  ),
  asks(90, [], openOfFile),
  asks(88, [], one => {
    const [first] = remarksOn(one, 'altlasten')
    return first || isWorrying(one, 'altlasten')
      ? `Was steht in der Akte zu Altlasten${first ? quoted(first.evidence, NOTICE) : ''}, und welche Behörde gibt Auskunft?`
      : null
  }),
  asks(86, [], one => {
    const [first] = [...remarksOn(one, ...OFFICIAL).filter(isGrave), ...damages(one).filter(isOfOffice)]
    return first
      ? `Welche Schreiben der Bauaufsicht zu Genehmigung, Nutzung und Rettungsweg liegen in der Akte${quoted(first.evidence, NOTICE)}?`
      : null
  }),
  asks(86, [], one => {
    const [first] = damages(one).filter(remark => !isOfOffice(remark))
    const mined = first?.subject === 'bergschaden' ? ', und ist ein Bergschaden gemeldet oder auf Ersatz verzichtet' : '' // prettier-ignore
    return first
      ? `Was sagt das Gutachten zu Ursache und Kosten der Schäden${quoted(first.evidence, NOTICE)}${mined}?`
      : null
  }),
  asks(85, [], one =>
    // A garage on the same plot is sold with it.
    hasLots(one) || (hasParking(one) && one.situation.community)
      ? `Werden ${hasLots(one) ? lotsOf(one) : 'Garage oder Stellplatz und Hauptobjekt'} einzeln oder gemeinsam ausgeboten${isValued(one) ? ', und ist ein Gruppen- oder Gesamtausgebot beantragt (§ 63 ZVG)' : ', und welcher Teil des Verkehrswerts entfällt auf jedes'}?`
      : null,
  ),
  asks(84, [], one =>
    hasReceiver(one)
      ? 'Wer ist der Zwangsverwalter, und welche Mietverträge und Mieten sind ihm bekannt?'
      : one.situation.let
        ? `Liegen die Mietverträge vor${isLifted(one) ? ', und wie hoch ist die Miete heute?' : ', wie hoch ist die Miete heute, und ist eine Zwangsverwaltung angeordnet?'}`
        : one.remarks.some(({ subject }) => subject === 'ungeprueft')
          ? 'Liegt inzwischen ein Mietvertrag vor, seit wann und zu welcher Miete ist vermietet, und wurde eine Kaution gezahlt?'
          : saidAt(one, ({ subject }) => subject === 'selbstBewohnt')
            ? 'Hat sich ein Mieter oder Pächter gemeldet?'
            : isIn(one, 'nobody')
              ? null
              : 'Wer nutzt das Objekt, und hat sich ein Mieter oder Pächter gemeldet?',
  ),
  asks(70, [], one =>
    isTold(one, 'versteigerung-glaeubiger')
      ? 'Über wen lässt sich eine Besichtigung erfragen?'
      : 'Wer betreibt das Verfahren, und über wen lässt sich eine Besichtigung erfragen?',
  ),
]
