import { germanNumber } from '#kernel/germanNumber.ts'
import type { Negotiation } from '#valuation/domain/negotiation.ts'
import type { Deduction } from '#valuation/domain/bidBound.ts'
import type { Rung } from '#valuation/domain/ladder.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { toldByCut } from '#valuation/domain/priceCut.ts'
import { germanMoney } from '#kernel/money.ts'
import { bullets, chapter, emphasised, figures, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { roundingOf, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { notCalculated } from './notCalculated.ts'
import { askedFigure, estimateFigure } from './priceFigures.ts'
import { sourceLineOf } from './sourceLine.ts'
import { tippingSentences } from './tippingSentence.ts'
import { oneLine, sentence, spokenQuote } from './wording.ts'

/** What to offer, how each step comes about, and with what to argue. */
export function verhandlungChapter({ judgement, units }: ReportInput): Chapter {
  const { assessment } = judgement
  const { negotiation } = assessment
  return chapter({
    id: 'verhandlung',
    title: 'Verhandlung im Einzelnen',
    blocks: negotiation.ok
      ? ladder(assessment, negotiation.value)
      : [
          ...notCalculated(negotiation.failure, units.length > 0 ? priceList(assessment) : undefined),
          figures([askedFigure(assessment), estimateFigure(assessment)]),
        ],
  })
}

const MAX_QUOTE_LENGTH = 90

function priceList({ offer }: Assessment): string {
  return offer.seller === 'bautraeger'
    ? 'Bei einer Preisliste wird je Einheit verhandelt. Reden Sie eher über Ausstattung, Stellplatz, Küche oder den Zahlungsplan als über den Listenpreis: Nachlässe auf eine Einheit drücken die Preise aller übrigen.'
    : 'Verhandelt wird je Einheit. Wer mehrere zusammen kauft, hat mehr Spielraum; lassen Sie sich die Preise einzeln und zusammen nennen.'
}

function ladder(assessment: Assessment, negotiation: Negotiation): Block[] {
  const { room, marktlage, begruendung, sicherheit } = negotiation
  const yellow = tippingSentences(assessment.tippingPoints)
  return [
    emphasised(negotiationOpening(negotiation)),
    paragraph(
      'Eine amtliche Statistik über Nachlässe gibt es nicht. Die Leiter folgt einer eigenen Regel (Modellannahme); sie ersetzt keine Verhandlung, sie gibt ihr eine Ordnung.',
    ),
    ...(hasSteps(negotiation) ? [heading('Die vier Stufen'), rungTable(negotiation), ...rungBlocks(negotiation)] : []),
    heading('Wie der Spielraum entsteht'),
    paragraph(
      `Spielraum: ${germanNumber(room.spielraum)}\u00a0% des Angebotspreises, plus oder minus ${germanNumber(room.band)} Prozentpunkte. Er folgt aus: ${points(room)} Prozentpunkte, gerundet und begrenzt auf 0 bis 20\u00a0% (Neubau: 3\u00a0%, Verkauf gegen Gebot und Festpreis: 0). Markt am Ort: ${marktlage} (Modellannahme). ${sicherheit === null ? '' : `Sicherheit der Schätzung: ${sicherheit}. `}${sentence(begruendung)}`,
    ),
    ...priceCutArgument(assessment),
    heading('So gehen Sie vor'),
    bullets(tactics(negotiation)),
    ...(yellow.length > 0 ? [paragraph(yellow.join(' '))] : []),
  ]
}

function hasSteps({ ladder: { ziel, belegbar } }: Negotiation): boolean {
  return ziel.reduction.cents > 0 || belegbar.reduction.cents > 0
}

/** German sentence: what to do about a price that the exposé calls fixed and that is too high. */
export const FIXED_PRICE =
  'Der Preis ist laut Exposé fest: Bieten Sie trotzdem nur bis dahin, mit Begründung und ohne erst tiefer anzusetzen, und suchen Sie weiter, wenn der Verkäufer dabei bleibt.'

/** The whole advice in a sentence or two. */
export function negotiationOpening({
  ladder: { erstgebot, ziel, schmerzgrenze },
  asking,
  gap,
  ueberWert,
  isBelowRange,
  bidding,
  isFixed,
}: Negotiation): string {
  if (gap !== null) return sentence(gap)
  if (ziel.reduction.cents <= 0) {
    const claim = `Einen Abschlag auf ${wholeEuro(asking)} lässt unsere Regel nicht erwarten`
    if (bidding) {
      const most =
        ueberWert !== null && ueberWert > 0
          ? ` Der genannte Preis liegt schon ${germanNumber(ueberWert)}\u00a0% über der Mitte der Schätzung: Legen Sie Ihre Grenze vorher fest.`
          : ''
      return `${claim}: Verkauft wird gegen Gebot.${most}`
    }
    if (ueberWert === null) return UNTRIED
    if (isFixed)
      return `Der Preis von ${wholeEuro(asking)} ist laut Exposé fest, und nach unserer Rechnung ist er nicht zu hoch: Bieten Sie ihn, oder lassen Sie es. Einen Abschlag dürfen Sie nicht erwarten.`
    if (isBelowRange) return `${BELOW_RANGE} Einen üblichen Nachlass von wenigen Prozent dürfen Sie trotzdem verlangen.`
    return ueberWert > 0 ? `${claim}.` : `${claim}: Der Preis ist gemessen an Schätzung und Markt schon niedrig.`
  }
  if (erstgebot.price.cents === schmerzgrenze.price.cents) return `Bieten Sie höchstens ${wholeEuro(ziel.price)}.`
  const aim = ziel.price.cents === schmerzgrenze.price.cents ? '' : ` streben Sie ${wholeEuro(ziel.price)} an,`
  const most = schmerzgrenze.reduction.cents <= 0 ? 'den geforderten Preis' : wholeEuro(schmerzgrenze.price)
  return `Beginnen Sie mit ${wholeEuro(erstgebot.price)},${aim} und gehen Sie nicht über ${most}.`
}

/** German: what an asked price below all of the range may mean. */
const BELOW_RANGE =
  'Gefordert ist weniger als das untere Ende unserer Spanne: Unsere Schätzung kann für dieses Objekt zu hoch sein. Fragen Sie, wie der Preis zustande kommt.'

/** No room by the rule alone proves nothing of a price that nobody could weigh. */
const UNTRIED =
  'Ob ein Abschlag zu erwarten ist, können wir ohne Schätzung nicht sagen: Vergleichen Sie erst, was vergleichbare Objekte am Ort kosten.'

const WITH_GAP = 'Bis hierher reicht die Schätzung, weiter als die Regel sonst erwarten lässt.'

function rungTable({ ladder: { erstgebot, belegbar, ziel, schmerzgrenze }, gap }: Negotiation): Block {
  const rungs = [erstgebot, belegbar, ziel, schmerzgrenze]
  return table(
    'Die Stufen der Verhandlung mit Preis und Nachlass',
    ['Stufe', ...numeric('Preis in €', 'Nachlass in €'), 'Wofür'],
    rungs.map(one => [
      one.name,
      wholeNumber(one.price.cents / 100),
      wholeNumber(one.reduction.cents / 100),
      one.meaning === gap ? WITH_GAP : meaningOf(one, ziel),
    ]),
  )
}

/** A first offer that equals the target leaves no room below it. */
function meaningOf({ name, meaning, price, reduction }: Rung, ziel: Rung): string {
  if (name === 'Erstgebot' && ziel.reduction.cents > 0 && price.cents === ziel.price.cents)
    return 'Hier dasselbe wie das Ziel.'
  if (name === 'Schmerzgrenze' && reduction.cents === 0)
    return 'Der geforderte Preis; mehr zu bieten gibt es keinen Grund.'
  return sentence(meaning)
}

/** Equal steps are shown once; a step without a reduction has nothing to show; what the target explains is not told again. */
function rungBlocks({ ladder: { erstgebot, belegbar, ziel, schmerzgrenze } }: Negotiation): Block[] {
  const first = erstgebot.price.cents === ziel.price.cents
  const last = sameParts(schmerzgrenze, belegbar)
  const shown: readonly (readonly [string, Rung])[] = [
    [first ? 'Erstgebot und Ziel' : 'Ziel', ziel],
    ...(first ? [] : [['Erstgebot', beyond(erstgebot, ziel)] as const]),
    [last ? 'Schmerzgrenze und Belegbar' : 'Schmerzgrenze', schmerzgrenze],
    ...(last ? [] : [['Belegbar', belegbar] as const]),
  ]
  return shown.filter(([, { reduction }]) => reduction.cents > 0).map(([name, one]) => partTable(name, one))
}

function sameParts(a: Rung, b: Rung): boolean {
  return a.reduction.cents === b.reduction.cents && startsWith(a, b) && startsWith(b, a)
}

function startsWith({ parts }: Rung, { parts: first }: Rung): boolean {
  return first.every(({ label, amount }, index) => {
    return parts[index]?.label === label && parts[index].amount.cents === amount.cents
  })
}

/** The same step with the target's parts as one line, where it begins with them. */
function beyond(rung: Rung, ziel: Rung): Rung {
  const [first] = ziel.parts
  const adds = ziel.parts.reduce((sum, { amount }) => sum + amount.cents, 0) === ziel.reduction.cents
  if (!first || !adds || !startsWith(rung, ziel) || ziel.parts.length < 2) return rung
  const sum = { ...first, label: 'Nachlass Ziel', formula: 'Tabelle oben', amount: ziel.reduction, evidence: [] }
  return { ...rung, parts: [sum, ...rung.parts.slice(ziel.parts.length)] }
}

function partTable(name: string, { reduction, parts: all }: Rung): Block {
  const parts = all.filter(({ amount }) => amount.cents !== 0)
  const lost = roundingOf(
    parts.map(({ amount }) => amount),
    reduction,
  )
  return table(
    `Wie sich der Nachlass der Stufe ${name} zusammensetzt`,
    [`${name}: woraus der Nachlass besteht`, 'Rechenweg', ...numeric('Betrag in €')],
    [
      ...parts.map(part => [part.label, workOf(part), wholeNumber(part.amount.cents / 100)]),
      ...(lost === 0 ? [] : [['Rundung', '', wholeNumber(lost)]]),
      [`Nachlass ${name}`, '', wholeNumber(reduction.cents / 100)],
    ],
    { sum: true, source: sourceLineOf(parts.map(({ source }) => source)) },
  )
}

/** How the amount comes about, and the words of the exposé to show for it. */
function workOf({ formula, amount, evidence: [first] }: Deduction): string {
  const work = oneLine(formula) === germanMoney(amount) ? '' : oneLine(formula)
  return [work, first ? spokenQuote(first, MAX_QUOTE_LENGTH) : ''].filter(Boolean).join('; ')
}

function points({ schritte }: Negotiation['room']): string {
  const each = schritte.map(({ label, punkte }) => `${label} ${punkte > 0 ? '+' : ''}${germanNumber(punkte)}`)
  return each.length === 0 ? 'keinem Schritt, also 0' : each.join('; ')
}

/** A price that came down is an argument, with the quote to show for it. */
function priceCutArgument({ priceCut }: Assessment): Block[] {
  const [place] = priceCut?.evidence ?? []
  if (!priceCut || !place) return []
  const quote = spokenQuote(place, MAX_QUOTE_LENGTH)
  const by = `${germanNumber(priceCut.percent)}\u00a0%`
  const how = priceCut.onlyMeant ? `Der Preis sollte zuerst ${wholeEuro(priceCut.from)} sein, gefordert sind ${by} weniger` : `Der Preis stand schon bei ${wholeEuro(priceCut.from)} und ist um ${by} gesenkt` // prettier-ignore
  const text = `${how} (${quote}): ${toldByCut(priceCut)}. Fragen Sie, seit wann angeboten wird; wer lange sucht, gibt eher nach.`
  return [paragraph(text)]
}

/** How to go about it, whatever the object. At a fixed price there is one bid, and it is the limit. */
function tactics({ ladder: { ziel, schmerzgrenze }, isFixed }: Negotiation): string[] {
  const limit = wholeEuro(schmerzgrenze.price)
  const reasons = isFixed
    ? 'Nennen Sie gleich den ganzen Betrag, und begründen Sie ihn mit Zahlen aus diesem Bericht: Eine zweite Runde gibt es bei einem festen Preis selten.'
    : `Begründen Sie jeden Abschlag mit einer Zahl aus diesem Bericht${schmerzgrenze.reduction.cents > 0 ? `, und nennen Sie ${limit} nie als Ihre Grenze` : ''}.`
  return [
    isFixed
      ? 'Klären Sie die offenen Fragen vor dem Gebot: Über einen festen Preis wird danach nicht mehr geredet.'
      : 'Klären Sie zuerst die offenen Fragen. Jede unbelegte Angabe ist ein Grund, weniger zu bieten.',
    'Bieten Sie schriftlich, mit Frist und mit einer Bestätigung Ihrer Bank. Das wiegt oft mehr als ein höherer Betrag.',
    ziel.reduction.cents > 0
      ? reasons
      : 'Fragen Sie statt nach einem Nachlass nach Leistungen: Küche, Stellplatz, Räumung oder ein früher Übergabetermin.',
    'Zahlen Sie keine Reservierungsgebühr, und unterschreiben Sie nichts, bevor der Entwurf des Kaufvertrags geprüft ist.',
  ]
}
