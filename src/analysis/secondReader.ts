import type { Evidence } from '#kernel/evidence.ts'
import { NOTHING_GIVEN } from '#extraction/domain/given/givable.ts'
import { pointable } from '#extraction/domain/pointed/pointable.ts'
import { pointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import { openQuestions } from '#questions/domain/model/modelFinding.ts'
import { type Consultation, consult } from '#questions/server/index.ts'
import type { ReadDocument } from '#reading/domain/document.ts'
import { assessed, type JudgeOptions } from './judge.ts'
import { type Understood, understand } from '#analysis/domain/understand.ts'

/**
 * Has a language model look where facts and answers stand. Nothing of a document that is refused leaves the house. What it is asked
 * follows from the document alone and not from what the buyer states, so that his versions put the same questions and get the kept replies.
 */
export async function secondReading(
  model: LanguageModelPort,
  document: ReadDocument,
  options: JudgeOptions,
): Promise<Consultation | null> {
  const { pages } = document
  const { day } = options
  const alone = understand(pages, day)
  const { facts, deal, plannedWorks } = alone
  if (alone.refusal !== null || !facts || !deal) return null
  const there = pointable(pages, day)
  if (!there) return null
  const { blocks, setting } = there
  const street = facts.strasse?.value
  return consult(model, {
    pages,
    blocks,
    ownStreet: typeof street === 'string' ? street : null,
    hintsOf: pointers => understand(pages, day, NOTHING_GIVEN, pointers).second.hints,
    openQuestions: () => openQuestions(assessed(alone, document, options).answers),
    known: readPlaces(alone),
    worries: alone.remarks.flatMap(({ tone, evidence }) => (tone === 'warnung' || tone === 'gefahr' ? evidence : [])),
    readDeal: (topic, seen) => pointedDeal(topic, seen, { deal, facts, plannedWorks }, { setting, day }),
  })
}

/** Every place at which the rules have read anything. */
function readPlaces({ facts, statements, remarks, plannedWorks, priceHistory, deal }: Understood): Evidence[] {
  const told = deal && [deal.type, deal.status, deal.objectKind, ...deal.parts, ...deal.included, ...deal.excluded]
  return [
    ...Object.values(facts ?? {}).flatMap(fact => fact?.evidence ?? []),
    ...[...remarks, ...statements, ...priceHistory, ...plannedWorks, ...(told ?? [])].flatMap(
      ({ evidence }) => evidence,
    ),
  ]
}
