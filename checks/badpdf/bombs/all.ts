import type { Bomb } from './bomb.ts'
import { drawing } from './drawing.ts'
import { fonts } from './fonts.ts'
import { foreign } from './foreign.ts'
import { guarded } from './guarded.ts'
import { mutations } from './mutations.ts'
import { pictures } from './pictures.ts'
import { streams } from './streams.ts'
import { structure } from './structure.ts'
import { words } from './words.ts'

/** By the folder in which they are put. */
export const BOMBS: Readonly<Record<string, readonly Bomb[]>> = {
  structure,
  streams,
  pictures,
  drawing,
  fonts,
  words,
  guarded,
  foreign,
  mutations,
}
