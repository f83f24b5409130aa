import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, sum, ZERO } from '#kernel/money.ts'
import type { AfterWorks, WorksFigure } from '#valuation/domain/afterWorks.ts'
import { type LimitStep, printed, type WorthLimit } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'

const BECAUSE: Readonly<Record<WorthLimit, string>> = {
  gericht: 'So viel ist es nach dem Gutachten des Gerichts wert.',
  umgebung:
    'Das ist die Mitte zwischen unserer Schätzung und den Preisen der Umgebung, die das Exposé druckt (Angebotspreise um 6 % gekürzt, bezahlte nicht).',
  nebenan:
    'Das ist die Mitte zwischen unserer Schätzung und dem billigeren Verkauf nebenan, den das Exposé nennt (nicht belegt).',
  zwilling:
    'Für die andere Hälfte, das gleiche Objekt daneben oder ein ähnliches am Ort wurde laut Exposé so viel bezahlt, ein Zehntel mehr ist das Höchste.',
  bewertung:
    'Das ist die Mitte zwischen unserer Schätzung und dem Wert, den Bank oder Makler dem Verkäufer laut Exposé genannt haben (nicht belegt).',
  obergrenze:
    'Das ist das obere Ende dessen, was eine Bank dem Verkäufer laut Exposé als Wert genannt hat (nicht belegt); mehr sollte niemand zahlen.',
  bestaetigt:
    'Eine Bewertung, die das Exposé nennt (nicht belegt), liegt über dem, was die Arbeiten lassen: Was nach dem Alter fällig wäre, ist deshalb nur zum Teil abgezogen.',
  saniert:
    'So viel bringen sanierte Objekte dieser Art laut Exposé (nicht belegt), weniger der Arbeiten, die hier noch zu bezahlen sind.',
  verkauf: 'Mehr trägt der höchste Verkauf nicht, den das Exposé aus demselben Haus nennt.',
  schaetzung: 'Mehr bringen vergleichbare Objekte am Ort nach unserer Schätzung in der Regel nicht.',
  arbeiten:
    'So viel bringen vergleichbare Objekte nach unserer Schätzung, wenn die fälligen Arbeiten noch zu bezahlen sind.',
  gutachten:
    'So viel fand ein Sachverständiger, den das Exposé selbst nennt; unsere Schätzung liegt höher, aber er hat es gesehen.',
  ertrag: 'Darüber trägt die Miete den Preis nicht.',
}

/** Of a valuation that lies so low that our limit follows only a part of the way. */
const BOUNDED =
  'Bank oder Makler haben dem Verkäufer laut Exposé noch viel weniger als Wert genannt (nicht belegt); um mehr als ein Fünftel senken wir unsere Grenze deshalb nicht.'
const BY_BOUNDED: readonly WorthLimit[] = ['bewertung', 'obergrenze']

type Limited = Pick<
  Worth,
  'ceiling' | 'limitedBy' | 'afterWorks' | 'untouched' | 'untouchedSince' | 'beside' | 'repairs' | 'steps' | 'valuation'
>

/** German sentences: why no more is right, with the sum where works make it, and what is supposed of a condition that nobody tells. */
export function whyNoMore(worth: Limited): string {
  const { ceiling, limitedBy, afterWorks, beside, repairs } = worth
  const isSum = limitedBy === 'arbeiten' && afterWorks !== null && afterWorks.right.cents === ceiling.cents
  const because = isSum ? `${afterWorks.asItStands ? AS_IT_STANDS : sumOf(afterWorks, worth)}.` : becauseOf(worth)
  // The market's sentence alone would call the whole price too dear for it.
  const less = beside && !isSum ? `Abgezogen sind davon schon ${germanMoney(beside)}, die neben dem Preis zu zahlen sind.` : '' // prettier-ignore
  const damage = repairs && !isSum ? `Abgezogen sind ${germanMoney(repairs.cost)} (${repairs.names.join('; ')}).` : ''
  return [because, damage, less, supposed(worth)].filter(Boolean).join(' ')
}

/** A bare middle of the estimate says why nothing is added to it: the market may well pay more. */
function becauseOf({ limitedBy, valuation, steps: { candidates } }: Limited): string {
  if (valuation?.isBounded && BY_BOUNDED.includes(limitedBy)) return BOUNDED
  const steps = candidates.find(({ limit }) => limit === limitedBy)?.steps ?? []
  const last = steps.at(-1)
  if (limitedBy === 'ertrag') return rentTold(steps)
  const isBare = limitedBy === 'schaetzung' && last?.isBare
  return isBare ? `Mehr ist es nach unserer Schätzung nicht wert (${last.formula}).` : BECAUSE[limitedBy]
}

/** German sentence with the years and the rent of the annex: the highest that the rule allows would be refuted by who divides. */
function rentTold(steps: readonly LimitStep[]): string {
  const [rent, carried] = [
    steps.find(({ years }) => years === undefined),
    steps.find(({ years }) => years !== undefined),
  ]
  if (!rent || carried?.years === undefined) return BECAUSE.ertrag
  const usual = carried.isUsual ? ', die am Ort üblich sind' : ''
  const raised = rent.isRaised ? '; darin ist die niedrige Miete schon um die Hälfte dessen erhöht, was § 558 BGB in drei Jahren erlaubt' : '' // prettier-ignore
  return `Darüber trägt die Miete den Preis nicht: Es wären mehr als die ${germanNumber(carried.years)} Jahresmieten${usual}, gerechnet mit ${printed(rent.amount)} im Jahr${raised}.`
}

const AS_IT_STANDS =
  'So viel bringt es, wie es steht; was die Arbeiten kosten, heben sie den Wert nach unserer Schätzung nicht'

/** German: from when on nothing may have been renewed. @param converted year when the home was made of other rooms */
export function sinceBuilt(converted: number | undefined): string {
  return converted === undefined ? 'seit dem Bau' : `seit dem Ausbau ${converted}`
}

/**
 * German sentence: what the limit supposes where the condition is not told; empty: it is told.
 * @param isShort without the sum
 */
export function supposed(worth: Limited, isShort = false): string {
  const { ceiling, limitedBy, untouched } = worth
  if (untouched === null || untouched.right.cents >= ceiling.cents) return ''
  const due = worth.afterWorks?.are === 'partlyByAge' ? 'was das Exposé beziffert und was nach Alter überfällig ist' : 'was nach Alter überfällig ist' // prettier-ignore
  const usual = limitedBy === 'arbeiten' ? `Abgezogen ist nur, ${due}` : 'Unterstellt ist, dass es instand gehalten ist wie üblich' // prettier-ignore
  const sum = isShort || untouched.asItStands ? '' : ` (${sumOf(untouched, worth)})`
  return `${usual}; ist ${sinceBuilt(worth.untouchedSince)} nichts erneuert, sinkt diese Grenze auf ${germanMoney(untouched.right)}${sum}.`
}

/** The low end of what the exposé calls for is the least they cost; what follows from age alone may not be due at all. */
const FIGURE: Readonly<Record<WorksFigure, readonly [before: string, after: string]>> = {
  least: ['mindestens ', ''],
  named: ['', ''],
  bare: ['', ' (ohne Planung und Puffer)'],
  byAge: ['', ' (nach dem Alter unterstellt)'],
  partlyByAge: ['', ' (zum Teil laut Exposé, das Übrige nach dem Alter unterstellt)'],
}

/** German, without a full stop: each amount that is in it by its name. The amounts are those of the annex. */
function sumOf(
  { renovated, works, are, right, onVacancy }: AfterWorks,
  { repairs, beside = ZERO }: Pick<Limited, 'repairs' | 'beside'>,
): string {
  const taken = sum([works, repairs?.cost ?? ZERO, beside])
  const added = right.cents - (renovated.cents - taken.cents)
  const name = onVacancy ? 'Arbeiten bei Mieterwechsel' : 'Arbeiten'
  const mended = repairs ? ` − ${printed(repairs.cost)} (${repairs.names.join('; ')})` : ''
  const paid = beside.cents > 0 ? ` − ${printed(beside)}, die neben dem Preis zu zahlen sind` : ''
  const end = added > STEP ? 'mit dem Stellplatz, der im Preis steckt,' : 'abgerundet'
  const [before, after] = FIGURE[are]
  return `Wert nach den Arbeiten ${printed(renovated)} − ${name} ${before}${printed(works)}${after}${mended}${paid}, ${end} ${germanMoney(right)}`
}

/** Up to here the limit is only rounded. */
const STEP = 100_000
