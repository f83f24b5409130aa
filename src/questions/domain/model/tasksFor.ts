import type { Section } from '#extraction/domain/sections.ts'
import type { MaterialBlock } from './materialFor.ts'

/** Something that a model is asked to find. */
export interface Asked {
  readonly id: string
  readonly question: string
  /** Parts of the document in which it may stand. */
  readonly sections: readonly Section[]
}

/** One request: these blocks, searched for these. */
export interface Task {
  readonly blocks: readonly MaterialBlock[]
  readonly asked: readonly Asked[]
}

/** About 2,700 tokens: with questions and answers it fits into the 8,000 that small models on one's own machine keep. */
const PIECE = 8_000
/** More at once are answered less carefully, and their answers are cut off. */
const ASKED_AT_ONCE = 30

/** Blocks of one kind go together, with what may be said in them; the document's order stays, and what is asked first goes first. */
export function tasksFor(blocks: readonly MaterialBlock[], asked: readonly Asked[]): Task[] {
  return [...Map.groupBy(blocks, ({ section }) => section)].flatMap(([section, ofSection]) => {
    const meant = asked.filter(({ sections }) => sections.includes(section))
    return piecesOf(ofSection).flatMap(piece => chunksOf(meant).map(part => ({ blocks: piece, asked: part })))
  })
}

/** The same in smaller requests: half of the blocks each, or of one block half of the questions each. Empty: it gets no smaller. */
export function halvesOf({ blocks, asked }: Task): Task[] {
  if (blocks.length > 1) {
    const middle = Math.ceil(blocks.length / 2)
    return [blocks.slice(0, middle), blocks.slice(middle)].map(half => ({ blocks: half, asked }))
  }
  const middle = Math.ceil(asked.length / 2)
  return asked.length > 1 ? [asked.slice(0, middle), asked.slice(middle)].map(half => ({ blocks, asked: half })) : []
}

function piecesOf(blocks: readonly MaterialBlock[]): MaterialBlock[][] {
  const pieces: MaterialBlock[][] = []
  let room = 0
  for (const block of blocks) {
    room -= block.text.length
    const last = pieces.at(-1)
    if (last && room >= 0) last.push(block)
    else {
      pieces.push([block])
      room = PIECE - block.text.length
    }
  }
  return pieces
}

function chunksOf(asked: readonly Asked[]): Asked[][] {
  const chunks: Asked[][] = []
  for (let start = 0; start < asked.length; start += ASKED_AT_ONCE)
    chunks.push(asked.slice(start, start + ASKED_AT_ONCE))
  return chunks
}
