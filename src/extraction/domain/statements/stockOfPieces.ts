import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import { firstTree, type LandPiece, type Wood } from './landPieces.ts'
import { statementsOf } from './statementsOf.ts'

const STOCK = regexp.gu`(?<![\d,·])(?<volume>\d{2,3}) ?(?<unit>vorrats-?festmetern?|vfm|(?:ernte-?)?festmetern?|e?fm)(?: ?\/ ?| (?:je|pro) )(?:ha|hektar)(?!\p{L})`
const PIECE = '(?:wald|teil|flur)?(?:stücke?n?|flächen?)|parzellen?|flst·?'
/** "auf den beiden großen Stücken", "auf dem größten Flurstück" */
const LARGEST = regexp.u`(?<!\p{L})(?:auf|in|für|bei) (?:(?:den|die) (?:(?<count>beiden|zwei|drei|vier) )?|dem |das |der )(?:großen|größeren|größten|große|größte)(?: (?<count2>beiden|zwei|drei))? (?:${PIECE})(?!\p{L})`
/** "auf 1184 und 1187/1", "auf Flurstück 44" */
const NUMBERED = regexp.u`(?<!\p{L})(?:auf|in|für|bei)(?: (?:den|dem|das|der))? (?:(?:${PIECE})(?: nr·)? )?(?<numbers>\d{1,5}(?:\/\d{1,4})?(?:(?:,| und|, und| sowie) \d{1,5}(?:\/\d{1,4})?)*)(?![\d,·/]| ?(?:ha|hektar|m²|%|€|fm|festmeter|jahre))`
/** What stood there once, was cut, lies there or grows in a year is not what stands; nor is what is denied. */
const NO_STOCK =
  /(?<!\p{L})(?:\p{L}*zuwachs|zuwächse|hiebs?s[aä]tz\p{L}*|einschlag\p{L}*|nutzung|schadholz|käferholz|windwurf|kalamität\p{L}*|geerntet|eingeschlagen|entnommen|gefällt|standen|stand|lagen?|liegen|betrug|waren?|wären?|könnten?|früher|ehemals|einst|nicht mehr|kein\p{L}*|jährlich\p{L}*|(?:und|je|pro|im) jahr(?! (?:19|20)\d\d))(?!\p{L})/u
const COUNTS: Readonly<Record<string, number>> = { beiden: 2, zwei: 2, drei: 3, vier: 4 }

/** What a sentence tells of the wood on some of the parcels is told of these; the others keep what their rows say. */
export function withStockTold(pieces: readonly LandPiece[], passages: readonly Passage[]): readonly LandPiece[] {
  if (pieces.length < 2) return pieces
  for (const passage of passages) {
    for (const { text } of statementsOf(saidIn(passage).text)) {
      const stocks = [...text.matchAll(STOCK)]
      const [only] = stocks
      // Two figures in one sentence: which is whose would be a guess.
      if (!only || stocks.length > 1 || NO_STOCK.test(text)) continue
      const named = namedIn(text, pieces)
      if (named.length === 0 || named.length === pieces.length) continue
      const { volume = '', unit = '' } = only.groups ?? {}
      const wood = { volume: Number(volume), isStanding: unit.startsWith('v'), byText: true } as const
      return pieces.map(one => (named.includes(one) ? withWood(one, wood) : one))
    }
  }
  return pieces
}

function namedIn(text: string, pieces: readonly LandPiece[]): readonly LandPiece[] {
  const numbers = NUMBERED.exec(text)?.groups?.['numbers']?.split(/, und |, | und | sowie /u) ?? []
  const byNumber = pieces.filter(({ row }) => numbers.some(one => row.split(/[\s|]+/u).includes(one)))
  if (byNumber.length > 0) return byNumber.length === numbers.length ? byNumber : []
  const largest = LARGEST.exec(text)?.groups
  if (!largest) return []
  const several = /(?<!\p{L})(?:stücke?n|flächen|parzellen)(?!\p{L})/u.test(text)
  const count = COUNTS[largest['count'] ?? largest['count2'] ?? ''] ?? (several ? 0 : 1)
  return pieces.toSorted((a, b) => b.areaM2 - a.areaM2).slice(0, count)
}

function withWood(piece: LandPiece, perHectare: Wood): LandPiece {
  if (piece.stand?.kind === 'trees') return { ...piece, stand: { ...piece.stand, perHectare } }
  const tree = piece.stand === null ? firstTree(piece.row) : null
  return tree === null ? piece : { ...piece, use: 'wald', stand: { kind: 'trees', tree, age: null, perHectare, bareM2: 0 } } // prettier-ignore
}
