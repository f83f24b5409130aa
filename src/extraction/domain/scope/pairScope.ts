import type { FactKey, FactValue } from '../facts.ts'
import type { Label, Option } from '../pairs.ts'
import { matterOf } from './rightScope.ts'
import { saidBy } from './said.ts'
import type { Scope } from './scope.ts'
import { scopeOf } from './scopeOf.ts'
import type { Setting } from './setting.ts'

const MARK = ' ¦ '
/** Between the pieces of a value: "Gas-Zentralheizung, Wärmepumpe vorbereitet". */
const PIECES =
  /(?<=[,;])\s+(?![^(]*\))|\s+(?=\()(?!\((?:nach|geplant|optional|möglich|vorbereitet|vermutlich|lt|laut|ca|früher|ehemals|vorher|gegen|nicht|zzgl)(?!\p{L}))/iu

/** "Wohnfläche lt. Eigentümer": whoever fills in a form has it from the owner. */
const SOURCE =
  /(?<!\p{L})(?:laut|lt\.?|gemäß|nach)\s(?:angaben? (?:des |der )?)?(?:eigentümer|verkäufer|auftraggeber)\p{L}*/u

/** A piece of a value's text and how it is meant. */
export interface Piece {
  readonly text: string
  readonly scope: Scope
}

/** How a pair of label and value is meant: its own words, and what stands over its column or block. */
export function pairScope(key: FactKey, value: FactValue, label: Label, option: Option, setting: Setting): Scope {
  const figure = typeof value === 'number' ? /\d[\d.,'’]*/u.exec(option.text) : null
  return scopeOfText(key, label, option, option.text, figure, setting)
}

/** The pieces of a value that are meant in different ways; one piece where all are alike. */
export function piecesOf(key: FactKey, label: Label, option: Option, setting: Setting): Piece[] {
  const texts = option.text.split(PIECES).filter(text => /[\p{L}\d]/u.test(text))
  if (texts.length < 2) return []
  const pieces = texts.map(text => ({ text, scope: scopeOfText(key, label, option, text, null, setting) }))
  const isAlike = ({ scope }: Piece): boolean =>
    scope.time === pieces[0]?.scope.time && scope.stance === pieces[0].scope.stance
  return pieces.every(isAlike) ? [] : pieces
}

function scopeOfText(
  key: FactKey,
  label: Label,
  { words }: Option,
  text: string,
  figure: RegExpExecArray | null,
  { toBeBuilt, today, above }: Setting,
): Scope {
  const name = label.name.replace(SOURCE, '')
  const said = saidBy(`${name}${MARK}${text}`)
  const value = name.length + MARK.length
  const core = value + (figure?.index ?? 0)
  // "660.000 € VB (vorher 730.000 €)": what stands behind the figure may speak of another.
  const end = figure ? core + figure[0].length : said.text.length
  const [first] = words
  const under = (first && above.get(first)) ?? (label.words[0] && above.get(label.words[0]))
  return scopeOf(said, 0, end, { matter: matterOf(key), core, toBeBuilt, today, under })
}
