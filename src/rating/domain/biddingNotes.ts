import { germanDay } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, shareOf, sum } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Occupant } from './bidding.ts'
import type { TakenOver } from './takenOver.ts'

interface Noted {
  readonly deal: Deal | null
  readonly occupant: Occupant
  readonly takenOver: TakenOver
  readonly limitsHold: boolean
  readonly verkehrswert: Money
  /** What an eviction is taken to cost. */
  readonly vacating: Money
  readonly beforeHearing: boolean
  /** The notice says itself that both limits hold. */
  readonly isFirst: boolean
  /** A Zwangsverwalter has it. */
  readonly receiver: boolean
}

/** German sentences for whoever bids. */
export function biddingNotes({
  deal,
  occupant,
  takenOver,
  limitsHold,
  verkehrswert,
  vacating,
  beforeHearing,
  isFirst,
  receiver,
}: Noted): string[] {
  const overlays = deal?.overlays ?? []
  const isRestTold = (deal?.court?.use?.length ?? 0) > 0
  const isPartition = deal?.court?.partition === true
  return [
    ...(beforeHearing ? [privately(isPartition)] : []),
    ...occupied(occupant, isPartition, vacating, takenOver),
    ...(occupant === 'berechtigter' && takenOver.rooms !== null && !isRestTold ? [restUntold(vacating)] : []),
    ...(overlays.includes('alle-bruchteile') ? [ALL_SHARES] : []),
    ...(overlays.includes('bruchteile') ? [ONE_SHARE] : []),
    ...(receiver ? [RECEIVER] : []),
    ...failedBid(deal, verkehrswert),
    ...(limitsHold && !isFirst
      ? [
          'Beide Wertgrenzen gelten nicht mehr, wenn in diesem Verfahren schon ein Zuschlag wegen einer von ihnen versagt wurde (§§ 74a Abs. 4, 85a Abs. 2 ZVG); die Bekanntmachung sagt es.',
        ]
      : []),
    ...rights(takenOver),
    ...(isPartition ? [PARTITION] : []),
  ]
}

function occupied(occupant: Occupant, isPartition: boolean, vacating: Money, takenOver: TakenOver): string[] {
  const evicting = `Zieht er nicht aus, räumt der Gerichtsvollzieher auf Ihre Kosten: Rechnen Sie mit Monaten und rund ${germanMoney(vacating)} (Annahme, vom höchsten Gebot schon abgezogen).`
  if (occupant === 'beide')
    return [`${OWNER_IN_PART} ${evicting}`, ...occupied('mieter', isPartition, vacating, takenOver)]
  if (occupant === 'mieter' && isPartition) return [LET_IN_PARTITION]
  if (occupant === 'berechtigterUndEigentuemer') return [stays(takenOver), `${OWNER_BESIDE} ${evicting}`]
  if (occupant === 'berechtigter') return [stays(takenOver)]
  return [`${OCCUPANT[occupant ?? 'unbekannt']}${occupant === 'eigentuemer' ? ` ${evicting}` : ''}`]
}

/** § 1093 BGB; § 93 (1) sentence 2 ZVG */
function stays({ rooms, holders }: TakenOver): string {
  const what = rooms === null ? 'Was es umfasst, können' : `Es gilt ${rooms}: Das können`
  const rest = rooms === null ? '' : ' Nur das Übrige gehört Ihnen zur Nutzung.'
  const long =
    holders === null
      ? 'Gilt es auf Lebenszeit, hängt das vom Alter des Berechtigten ab; es steht in der Bewilligung beim Grundbuchamt.'
      : `Wer es hat, ist ${holders} (§ 14 BewG).`
  return `Wer das bestehen bleibende Recht hat, darf bleiben. ${what} Sie weder beziehen noch vermieten, solange es besteht, und eine Räumung gibt es gegen ihn nicht (§ 93 Abs. 1 Satz 2 ZVG).${rest} ${long}`
}

function rights({ parts, unvalued }: TakenOver): string[] {
  const told = parts.map(({ label, amount, formula }) => `${label} ${germanMoney(amount)} (${formula})`).join(', ')
  return [
    ...(told === ''
      ? []
      : [
          `Bestehen bleibt und ist vom höchsten Gebot schon abgezogen: ${told}. Die Grunderwerbsteuer erfasst das Meistgebot mit den bestehen bleibenden Rechten (§ 9 Abs. 1 Nr. 4 GrEStG); das Finanzamt setzt ein Nutzungsrecht mit seinem Kapitalwert an (§§ 13, 14 BewG), hier ist mit dem genannten Betrag gerechnet.`,
          `Der Abzug ist kein Gewinn: Besteht ein solches Recht beim Zuschlag nicht mehr (wer es hatte, ist gestorben, oder die Schuld ist getilgt), zahlen Sie seinen Betrag zum Gebot hinzu (§§ 50, 51 ZVG). Rechnen Sie also so, als müssten Sie ${germanMoney(sum(parts.map(({ amount }) => amount)))} in jedem Fall aufbringen.`,
        ]),
    unvalued.length > 0
      ? `Bestehen bleibt auch: ${unvalued.join(', ').replace(/\.$/u, '')}. Einen Wert dafür haben wir nicht gelesen, er ist nicht abgezogen: Fragen Sie das Gericht nach dem Zuzahlungsbetrag (§ 51 ZVG), und bieten Sie um den Wert des Rechts weniger.`
      : told === ''
        ? 'Bestehen bleibende Rechte übernehmen Sie zusätzlich (§§ 52, 91 ZVG): Ziehen Sie ihren Wert vom höchsten Gebot ab. Sie stehen in den Bedingungen, die das Gericht im Termin verliest.'
        : 'Weitere Rechte, die bestehen bleiben, stehen in den Bedingungen, die das Gericht im Termin verliest: Ziehen Sie auch deren Wert ab (§§ 52, 91 ZVG).',
  ]
}

function failedBid(deal: Deal | null, verkehrswert: Money): string[] {
  const failed = deal?.court?.failedBid
  if (!failed) return []
  const bid = euro(failed.amount)
  const when = failed.day ? `Am ${germanDay(failed.day)}` : 'In einem früheren Termin'
  const share = Math.round(inPercent(shareOf(bid, verkehrswert)))
  return [
    `${when} wurden höchstens ${germanMoney(bid)} geboten (${share} % des Verkehrswerts), und der Zuschlag wurde versagt. Das ist kein Preis und keine Grenze: Es zeigt, wie weit andere gingen.`,
  ]
}

const OCCUPANT: Readonly<
  Record<Exclude<NonNullable<Occupant>, 'beide' | 'berechtigter' | 'berechtigterUndEigentuemer'> | 'unbekannt', string>
> = {
  eigentuemer: 'Bewohnt vom Eigentümer oder Schuldner: Der Zuschlag ist Ihr Titel auf Räumung (§ 93 ZVG).',
  mieter:
    'Es ist vermietet: Sie übernehmen den Mieter und dürfen einmal zum ersten zulässigen Termin kündigen (§ 57a ZVG); bei Wohnraum brauchen Sie dafür einen Grund.',
  unbebaut:
    'Von einem Gebäude haben wir nichts gelesen, für eine Räumung ist deshalb nichts abgezogen. Fragen Sie das Gericht, ob die Fläche verpachtet ist: Einen Pächter übernehmen Sie (§§ 57, 57a ZVG).',
  leer: 'Es steht nach der Bekanntmachung leer; fragen Sie, wer die Schlüssel hat.',
  unbekannt:
    'Wer das Objekt bewohnt, ist nicht bekannt. Gegen den Eigentümer ist der Zuschlag Ihr Titel auf Räumung (§ 93 ZVG), für sie ist ein Betrag abgezogen (Annahme); einen Mieter übernehmen Sie.',
}
/** Of a right at some rooms the notice says nothing of who is in the others. */
function restUntold(vacating: Money): string {
  return `Wer das Übrige bewohnt, sagt die Bekanntmachung nicht. Ist es der Eigentümer oder Schuldner, ist der Zuschlag Ihr Titel auf Räumung gegen ihn (§ 93 ZVG): Die Räumung betreiben und zahlen Sie, mit Monaten und rund ${germanMoney(vacating)} (Annahme, vom höchsten Gebot nicht abgezogen). Einen Mieter übernehmen Sie (§ 57 ZVG).`
}

/** Until the Zuschlag whoever has it sold may take his request back (§ 29 ZVG), and the owner sells before a notary. */
function privately(isPartition: boolean): string {
  const whom = isPartition
    ? 'Fragen Sie die Miteigentümer, zu welchem Preis sie gemeinsam verkaufen; wer den Antrag gestellt hat, nimmt ihn dann zurück (§§ 29, 180 ZVG). Verkaufen müssen alle Miteigentümer, beim Notar.'
    : 'Fragen Sie den Gläubiger, zu welchem Preis er den Antrag zurücknimmt (§ 29 ZVG). Verkaufen muss der Eigentümer, beim Notar.'
  return `Vor dem Termin: Laut Bekanntmachung ist ein freihändiger Kauf denkbar. ${whom} ${AT_NOTARY}`
}

const AT_NOTARY =
  'Dort lassen sich Besichtigung, Räumung und Löschung der Rechte vereinbaren, was der Zuschlag nicht bietet. Mehr als Ihr höchstes Gebot ist es auch so nicht wert, solange bleibende Rechte nicht gelöscht werden. Bereiten Sie den Termin weiter vor.'
const OWNER_BESIDE =
  'Daneben wohnt dort der Eigentümer oder Schuldner: Gegen ihn ist der Zuschlag Ihr Titel auf Räumung (§ 93 ZVG), und was nicht zum Recht gehört, können Sie danach nutzen oder vermieten. Ist er mit dem verwandt, der das Wohnungsrecht hat, so darf der ihn in seine Räume aufnehmen (§ 1093 Abs. 2 BGB).'
const OWNER_IN_PART =
  'Einen Teil bewohnt der Eigentümer oder Schuldner selbst: Gegen ihn ist der Zuschlag Ihr Titel auf Räumung (§ 93 ZVG), gegen Mieter nicht.'
const LET_IN_PARTITION =
  'Es ist vermietet: Sie übernehmen den Mieter. Das besondere Kündigungsrecht des § 57a ZVG gibt es bei der Teilungsversteigerung nicht (§ 183 ZVG).'

/** §§ 180 (1), 182 ZVG. */
const PARTITION =
  'Es ist eine Teilungsversteigerung (§ 180 ZVG): Miteigentümer setzen sich auseinander und dürfen selbst mitbieten. Rechte, die auf allen Anteilen oder auf dem des Antragstellers lasten, kommen in das geringste Gebot (§ 182 ZVG) und bleiben bestehen, auch Grundschulden: Fragen Sie vor dem Termin nach deren Stand.'

const ALL_SHARES =
  'Ausgeboten werden Anteile, die zusammen das Ganze sind. Bieten Sie auf alle zusammen (Gesamtausgebot, § 63 ZVG): Wer nur einen Anteil ersteigert, hat Miteigentümer.'
const ONE_SHARE =
  'Ausgeboten werden Anteile, nicht das Ganze: Über Nutzung und Verkauf entscheiden die Miteigentümer mit (§§ 743–749 BGB).'
const RECEIVER =
  'Es besteht Zwangsverwaltung: Über Mieten, Schlüssel und Besichtigung entscheidet der Zwangsverwalter, nicht der Eigentümer (§§ 150, 152 ZVG).'
