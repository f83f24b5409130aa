import type { MaterialBlock } from './materialFor.ts'
import type { ModelClaim } from './judgeClaims.ts'
import type { Asked, Task } from './tasksFor.ts'

/** A sentence of the first reading, and for what. */
export interface Unconfirmed {
  readonly id: string
  /** What a sentence must say to be its proof. */
  readonly said: string
  /** The whole statement, without persons. */
  readonly statement: string
}

export interface SecondTask extends Task {
  /** Name of the sentence → for what the first reading pointed at it. */
  readonly of: ReadonlyMap<string, string>
}

/** Sentences and questions of one request. */
const AT_ONCE = 20

/**
 * What the second reading is asked: the sentences alone, without their neighbours, and for each question which of them
 * answers it. It sees nothing else of the document, so that there is nothing to be talked into.
 */
export function secondTasks(found: readonly Unconfirmed[]): SecondTask[] {
  const tasks: SecondTask[] = []
  for (let start = 0; start < found.length; start += AT_ONCE) {
    const part = found.slice(start, start + AT_ONCE)
    const named = part.map((one, index) => ({ ...one, name: `Z${index + 1}` }))
    const blocks = scattered(named).map(({ name, statement }): MaterialBlock => ({
      id: name,
      section: 'object',
      text: statement,
    }))
    const questions = new Map(part.map(({ id, said }) => [id, said]))
    const asked = [...questions]
      .reverse()
      .map(([id, said]): Asked => ({ id, question: `Welcher Satz nennt das: ${said}`, sections: [] }))
    tasks.push({ blocks, asked, of: new Map(named.map(({ name, id }) => [name, id])) })
  }
  return tasks
}

/** What both readings say: the second has pointed at the very sentence that the first had named for it, and at no other. */
export function confirmedIn({ of }: SecondTask, claims: readonly ModelClaim[]): string[] {
  return [...Map.groupBy(claims, ({ id }) => id)].flatMap(([id, ofId]) => {
    const named = new Set(ofId.map(({ block }) => block))
    const [only] = named
    return named.size === 1 && only !== undefined && of.get(only) === id ? [id] : []
  })
}

/** In another order than that of the document, the same each time: from both ends to the middle. */
function scattered<Item>(items: readonly Item[]): Item[] {
  return items.map((_, index) => items[index % 2 === 0 ? items.length - 1 - index / 2 : (index - 1) / 2] as Item)
}
