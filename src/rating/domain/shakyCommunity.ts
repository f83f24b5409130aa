import { listed } from '#kernel/germanList.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { suitPoint } from './suitPoint.ts'
import type { VerdictPoint } from './verdict.ts'

/** What each tells of how a community keeps its house, German. */
const SIGNS: Readonly<Record<string, string>> = {
  'weg-streit': 'Rückstände oder Streit der Eigentümer',
  'abrechnung-fehlt': 'fehlende Jahresabrechnungen',
  'verwalter-fehlt': 'kein sicher bestellter Verwalter',
}
/** One alone has its own question. */
const MIN_SIGNS = 2

/** The signs that a community is in trouble with its money, each once; empty: not enough of them. */
export function shakySigns(remarks: readonly Remark[]): readonly Remark[] {
  const said = remarks.filter(({ rule, certainty, settled }) => rule in SIGNS && certainty === 'stated' && !settled)
  const once = said.filter(({ rule }, at) => said.findIndex(other => other.rule === rule) === at)
  return once.length < MIN_SIGNS ? [] : once
}

/** § 9a (4), § 16 (2), § 28 WEG: what others owe the owners pay together, and whoever owns when accounts are voted pays for years before. */
export function shakyCommunityPoints(remarks: readonly Remark[]): VerdictPoint[] {
  const suit = suitPoint(remarks)
  if (suit) return [suit]
  const signs = shakySigns(remarks)
  if (signs.length === 0) return []
  return [
    {
      id: 'weg-rueckstaende-streit',
      sentence: `Um die Gemeinschaft steht es schlecht: ${listed(signs.map(({ rule }) => SIGNS[rule] ?? ''))}. Was andere schuldig bleiben, zahlen die übrigen Eigentümer mit, Nachzahlungen trifft, wer bei der Abrechnung Eigentümer ist (§§ 9a, 28 WEG). Kaufen Sie nicht ohne Vermögensbericht und Liste der Rückstände, und fragen Sie Ihre Bank vorher.`,
      change: null,
      evidence: signs.map(({ evidence }) => evidence),
    },
  ]
}
