import { euro, type Money, subtract } from '#kernel/money.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { HopedYield } from '#extraction/domain/against/advertisedYield.ts'
import type { Advertised } from '#extraction/domain/statements/advertised.ts'
import type { ForecastRent } from '#extraction/domain/statements/forecastRent.ts'
import type { PromisedTax } from '#extraction/domain/statements/promisedTax.ts'
import type { SellersModel } from '#extraction/domain/statements/sellersModel.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import { bullets, heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 150
const MONTHS = 12
const OFFICES: Readonly<Record<'7i' | '7h', string>> = { '7i': 'Denkmalbehörde', '7h': 'Gemeinde' }

/** What an investor is lured with beside what is paid today. Empty: nothing is advertised that is not paid. */
export function advertisedBlocks(assessment: Assessment): Block[] {
  const lines = linesOf(assessment)
  return lines.length > 0 ? [heading('Womit geworben wird – und was heute gilt'), bullets(lines)] : []
}

/** A contradiction, or a rent hoped for, that is told below "Womit geworben wird" with its figures is not told again on that page. */
export function isAdvertised({ id, finding }: Pick<RedFlag, 'id' | 'finding'>, { sums }: Assessment): boolean {
  const { hoped } = sums.advertised
  if (id === TARGET) return hoped?.target ? finding.includes(inEuro(hoped.target.value)) : false
  if (id === YIELD_NAMED && hoped?.told) return finding.includes(`genannt ${germanNumber(Math.round(hoped.told.share * 10_000) / 100)}\u00a0%`) // prettier-ignore
  return id === YIELD_CONTRADICTED && hoped?.told ? finding.includes(hoped.told.words) : false
}

const TARGET: QuestionId = 'sollmiete'
const YIELD_NAMED: QuestionId = 'rendite-angabe-plausibel'
const YIELD_CONTRADICTED = 'widerspruch-mietrendite'

/** German: at most four. */
function linesOf(assessment: Assessment): string[] {
  const { hoped, forecast, tax, model } = assessment.sums.advertised
  // Of a home to live in a rent that could be taken decides nothing; the chapter on a later letting tells it.
  if (forecast && !hoped && !tax && !model && isLaterOnly(assessment)) return []
  return [
    ...(hoped ? [rentLine(hoped, assessment.sums.advertised)] : []),
    // What of a house's rent hoped for is told by the square metre is that rent again, unless the place pays less.
    ...(forecast && (!hoped || forecast.local) ? [forecastLine(forecast, hoped, assessment)] : []),
    ...(tax ? [taxLine(tax, assessment)] : []),
    ...(model ? modelLine(model, assessment.sums.advertised) : []),
  ]
}

/** Who buys a home to live in may let it some day: what the seller expects of that. Empty: nothing, or it is on the first page. */
export function laterRentBlocks(assessment: Assessment): Block[] {
  const { hoped, forecast, tax, model } = assessment.sums.advertised
  const isTold = !forecast || hoped !== null || tax !== null || model !== null || !isLaterOnly(assessment)
  return isTold ? [] : [paragraph(forecastLine(forecast, null, assessment))]
}

/** That chapter is there where a rent is reckoned with. */
function isLaterOnly({ lens, offer, money }: Assessment): boolean {
  return lens === 'eigennutzung' && offer.seller !== 'bautraeger' && money.cashflow.ok
}

/** Factor, yield or rent that is hoped for, held against the rent that is paid. */
function rentLine({ price, paid, told, target }: HopedYield, { works, forecast }: Advertised): string {
  const proof = told?.evidence ?? target?.evidence
  const hoped = target?.value ?? (told ? told.share * price : paid)
  const about = target ? '' : 'rund '
  const quote = proof ? ` (${spokenQuote(proof, MAX_QUOTE)})` : ''
  const each = forecast && !forecast.local ? `, angesetzt mit ${rentOf(forecast.perM2)} (Seite\u00a0${forecast.evidence.page})` : '' // prettier-ignore
  const rests = told
    ? `Beworben${quote}: Das stimmt nur, wenn ${about}${inEuro(hoped, !target)} Miete im Jahr hereinkommen`
    : `Erhofft${quote}: ${inEuro(hoped)} Miete im Jahr`
  const before = works ? ` Vorher kommen Arbeiten auf Sie zu (${spokenQuote(works, MAX_QUOTE)}).` : ''
  return `${rests} (${timesOf(price, hoped)}-fach)${each}. Gezahlt werden heute ${inEuro(paid)}, das ${timesOf(price, paid)}-Fache oder eine Rendite von ${fixedDecimal((100 * paid) / price, 2)}\u00a0%: Es fehlen ${about}${inEuro(hoped - paid, !target)} im Jahr.${before}`
}

/** A rent that nobody pays yet, beside what the same document says of the place. */
function forecastLine(forecast: ForecastRent, hoped: HopedYield | null, { money, offer }: Assessment): string {
  const { perM2, local, evidence } = forecast
  const { wohnflaeche } = money.home
  const price = money.price && !hoped ? money.price.cents / 100 : null
  const yearOf = (rent: number) => (wohnflaeche ? rent * wohnflaeche * MONTHS : null)
  const [year, usualYear] = [yearOf(perM2), local && yearOf(local.high)]
  const own = price && year ? `${priceTold(price, year)}${paidTold(price, year, offer)}` : null
  const usual = price && usualYear ? `das ${timesOf(price, usualYear)}-Fache` : null
  const told = `Miete von ${rentOf(perM2)} (${spokenQuote(evidence, MAX_QUOTE)}): Das ist eine Erwartung, kein Mietvertrag.${own ?? ''}`
  const span = local && (local.low < local.high ? `${fixedDecimal(local.low, 2)} bis ${rentOf(local.high)}` : rentOf(local.high)) // prettier-ignore
  const place = local ? ` Am Ort sind es laut Exposé ${span} (Seite\u00a0${local.evidence.page})${usual ? `: ${usual}` : ''}.` : '' // prettier-ignore
  return `${told}${place}${assured(forecast)}`
}

/** Only of a price that is dear even then it is said so. */
function priceTold(price: number, year: number): string {
  const times = timesOf(price, year)
  return price / year >= DEAR
    ? ` Selbst damit ist der Preis das ${times}-Fache der Jahresmiete.`
    : ` Damit wäre der Preis das ${times}-Fache der Jahresmiete.`
}

/** Years of rent from which a price is dear. */
const DEAR = 25
/** Share of the expected rent above which what is paid is the same. */
const ALIKE = 0.96

/** What tenants pay today beside it; empty: nothing is let, or it is not less. */
function paidTold(price: number, expected: number, { numbers, vermietet }: Assessment['offer']): string {
  const month = numbers.kaltmieteMonat
  const paid = numbers.jahresnettokaltmiete ?? (month === null ? null : month * MONTHS)
  const isLet = vermietet === true || vermietet === 'teilweise'
  if (!isLet || paid === null || paid <= 0 || paid > ALIKE * expected) return ''
  return ` Gezahlt werden heute ${inEuro(paid)}, das ${timesOf(price, paid)}-Fache.`
}

function assured({ assuredMonths, limits: { percent, isTied } }: ForecastRent): string {
  if (assuredMonths === null) return ''
  if (assuredMonths === 0) return ' Eine Mietgarantie gibt es laut Exposé nicht.'
  const tied = isTied ? ' Die Garantie gilt nur mit einem Verwaltungsvertrag, den Sie dafür abschließen.' : ''
  const during = `nur für ${assuredMonths} Monate`
  if (percent === null) return ` Garantiert ist die Miete laut Exposé ${during}.${tied}`
  return ` Garantiert sind laut Exposé höchstens ${germanNumber(percent)}\u00a0% der Miete, und ${during}.${tied}`
}

/** What the seller says that is saved: on what it hangs, and what is asked above our worth. */
function taxLine({ amount, years, rate, law, evidence }: PromisedTax, { money, worth }: Assessment): string {
  const during = years === null ? 'in einem Jahr' : `in ${years} Jahren`
  const told = `Steuerersparnis von ${inEuro(amount)} ${during} (${spokenQuote(evidence, MAX_QUOTE)}): Das rechnet der Verkäufer vor, zugesagt ist es nicht.`
  const reckoned = rate === null ? '' : `; gerechnet sind ${germanNumber(rate)}\u00a0%`
  const hangs = law
    ? ` Es hängt an der Bescheinigung der ${OFFICES[law]} (§ ${law} EStG, selbst bewohnt § 10f EStG) und an Ihrem Steuersatz${reckoned}.`
    : ` Es hängt an Ihrem Steuersatz${reckoned}.`
  const above = worth && money.price ? subtract(money.price, worth.ceiling) : null
  const premium = worth && above && above.cents > 0 ? premiumTold(above, worth.ceiling, years === null ? null : euro(amount)) : '' // prettier-ignore
  return `${told}${hangs}${premium}`
}

function premiumTold(above: Money, ceiling: Money, saved: Money | null): string {
  const asked = ` Gefordert sind ${wholeEuro(above)} mehr, als das Objekt nach unserer Rechnung höchstens wert ist (${wholeEuro(ceiling)})`
  return saved && saved.cents < above.cents ? `${asked}: Auch die ganze Ersparnis holt das nicht herein.` : `${asked}.`
}

/** The seller's own example. It rests on a loan that is not ours, so no figure of ours is set beside it. Empty: there is nothing to set it against. */
function modelLine({ of, amount, evidence }: SellersModel, { hoped, forecast, tax }: Advertised): string[] {
  const quote = spokenQuote(evidence, MAX_QUOTE)
  if (of === 'aufwand') return [`Selbst in der Rechnung des Verkäufers legen Sie im Monat ${inEuro(amount)} drauf (${quote}).`] // prettier-ignore
  if (of === 'ueberschuss')
    return forecast || tax
      ? [
          `In der Rechnung des Verkäufers bleibt ein Überschuss von ${inEuro(amount)} (${quote}). Darin steckt, was niemand zusagt: ${[...(forecast ? ['die erwartete Miete'] : []), ...(tax ? ['der Steuervorteil'] : [])].join(' und ')}.`,
        ]
      : []
  if (!hoped) return []
  const left = hoped.paid - amount
  return [
    `Der Kredit kostet in der Rechnung des Verkäufers ${inEuro(amount)} im Jahr (${quote}). Von der Miete, die heute gezahlt wird, ${left > 0 ? `bleiben vor allen eigenen Kosten ${inEuro(left)}` : `fehlen schon ohne eigene Kosten ${inEuro(-left)}`}.`,
  ]
}

function timesOf(price: number, rent: number): string {
  return fixedDecimal(price / rent, 1)
}

function rentOf(perM2: number): string {
  return `${fixedDecimal(perM2, 2)}\u00a0€/m²`
}

/** As the exposé writes it, cents where it has them; what is derived, in tens. */
function inEuro(value: number, isRounded = false): string {
  const cents = Number.isInteger(value) ? 0 : 2
  return isRounded ? `${germanNumber(Math.round(value / 10) * 10, 0)}\u00a0€` : `${germanNumber(value, cents, cents)}\u00a0€` // prettier-ignore
}
