import type { Deal } from '#extraction/domain/deal/deal.ts'
import { type Fact, FACT_KEYS, type FactValue } from '#extraction/domain/facts.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import { type BargainKey, isOfBargain, type StatableKey } from '#extraction/domain/given/givable.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bargainWords } from './bargainWords.ts'
import { factLabel } from './buyersWord.ts'
import { NOTE_NAMES } from './noteNames.ts'

/** The German name of what the buyer can state: "Wohnfläche", "Stand des Angebots". */
export function statableLabel(key: StatableKey): string {
  return isOfBargain(key) ? NOTE_NAMES[key] : factLabel(key)
}

/** A value of it as a buyer reads it. */
export function statableWords(key: StatableKey, value: FactValue, unit?: string): string {
  return isOfBargain(key) ? bargainWords(key, String(value)) : germanValue(value, unit)
}

/** A value of the bargain that the buyer has stated. */
export interface StatedOfBargain {
  readonly key: BargainKey
  readonly value: string
  /** The document says the same, and proves it. */
  readonly confirmed: boolean
}

export function bargainByBuyer(deal: Deal | null, works: readonly PlannedWork[]): StatedOfBargain[] {
  if (!deal) return []
  const { status, type, included, excluded } = deal
  const decisions = [['status', status], ['verkaufsart', type]] as const // prettier-ignore
  const ofWorks = works.map(({ kind, stage, evidence }) => ({ name: `${kind} ${stage}`, evidence }))
  const things = [['teile', included], ['ausgeschlossen', excluded], ['arbeiten', ofWorks]] as const // prettier-ignore
  return [
    ...decisions.flatMap(([key, { value, buyer }]) =>
      buyer ? [{ key, value, confirmed: buyer === 'confirmed' }] : [],
    ),
    ...things.flatMap(([key, items]) => {
      const names = items.flatMap(({ name, evidence }) => (evidence.length === 0 ? [name] : []))
      return names.length > 0 ? [{ key, value: names.join(', '), confirmed: false }] : []
    }),
  ]
}

/** What the buyer has stated and the exposé does not say, in the order of the facts: "Kaufpreis 249.000 €", "Stand des Angebots: reserviert". */
export function statedByBuyer({
  offer: { facts, deal },
  plannedWorks,
}: Pick<Assessment, 'offer' | 'plannedWorks'>): string[] {
  const ofFacts = FACT_KEYS.filter(key => isOfBuyer(facts, key)).flatMap(key => {
    const fact: Fact | null = facts[key]
    return fact ? [`${factLabel(key)} ${germanValue(fact.value, fact.unit)}`] : []
  })
  const ofBargain = bargainByBuyer(deal, plannedWorks).filter(({ confirmed }) => !confirmed)
  return [...ofFacts, ...ofBargain.map(({ key, value }) => `${statableLabel(key)}: ${statableWords(key, value)}`)]
}
