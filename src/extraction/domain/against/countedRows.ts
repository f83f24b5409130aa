import type { Contradiction, Unit } from '../facts.ts'
import { ownText } from '../deal/ownText.ts'
import { proof } from '../proof.ts'
import { numberOfWord } from '../values/numberWords.ts'
import { sentenceAround } from '../scope/negation.ts'
import { type AgainstView, numberOf } from './view.ts'

/** "Insgesamt stehen 12 individuell gestaltete Wohneinheiten zum Verkauf" */
const COUNTED =
  /(?<![\p{L}\d.,–-])(?<count>\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\s(?:\p{Ll}+\s){0,3}?(?:Wohn-?einheiten|Eigentumswohnungen|Wohnungen|Einheiten|Reihenhäuser|Doppelhaushälften)(?!\p{L})/gu
/** Only such a sentence counts all that is sold. */
const OF_ALL =
  /(?<!\p{L})(?:insgesamt|gesamt|zum verkauf|angeboten|entstehen|umfasst|besteht aus|verfügt über)(?!\p{L})/iu
/** Some of them, those of one house, and those of another building. */
const OF_SOME =
  /(?<!\p{L})(?:je|pro|noch|davon|weitere[nr]?|zwei davon|nur|haus [a-h\d]|bauabschnitt|von (?:den |insgesamt )?\d+|verkauft|reserviert|neu errichtete[nr]?|umgebung|viertel|portfolio|bisher|bereits)(?!\p{L})/iu
/** "2- bis 5-Zimmer-Wohnungen" */
const ROOMS =
  /(?<![\p{L}\d.,])(?<least>[1-9])(?:[.,]5)?\s?-?\s?(?:bis|–|-)(?: zu)?\s?(?<most>[1-9])(?:[.,]5)?[\s-]*Zimmer(?:n|-?[Ww]ohnungen|-?[Ee]inheiten)?(?!\p{L})/gu

/** A list with more rows than the text counts homes, or with homes of more rooms than it tells. */
export function rowsAgainstText(view: AgainstView): Contradiction[] {
  const homes = view.units.filter(({ facts }) => facts.wohnflaeche && facts.kaufpreis)
  if (homes.length < 2) return []
  return [...count(view, homes), ...rooms(view, homes)]
}

function count({ passages }: AgainstView, homes: readonly Unit[]): Contradiction[] {
  for (const passage of ownText(passages))
    for (const match of passage.text.matchAll(COUNTED)) {
      const told = Number(match.groups?.['count']) || numberOfWord(match.groups?.['count'] ?? '') || 0
      const end = match.index + match[0].length
      const sentence = sentenceAround(passage.text, match.index, end)
      if (!OF_ALL.test(sentence) || OF_SOME.test(sentence)) continue
      if (told < 2 || homes.length <= told) continue
      const rows = rowsOf(homes.slice(told))
      const evidence = proof(passage, match.index, end)
      return [
        {
          key: 'einheiten',
          message: `Zahl der Einheiten: Im Text sind es ${told} (Seite ${evidence.page}), in der Liste ${homes.length} (Seite ${rows[0]?.page}).`,
          values: [
            { value: told, evidence: [evidence] },
            { value: homes.length, evidence: rows },
          ],
          follows: {
            reason: 'Was die Liste mehr hat, ist nachträglich dazugekommen oder war nicht zum Wohnen vorgesehen.',
            ask: `Welche der ${homes.length} Einheiten ist hinzugekommen, und ist sie als Wohnung genehmigt?`,
          },
        },
      ]
    }
  return []
}

function rooms({ passages }: AgainstView, homes: readonly Unit[]): Contradiction[] {
  for (const passage of ownText(passages))
    for (const match of passage.text.matchAll(ROOMS)) {
      const [least, most] = [Number(match.groups?.['least']), Number(match.groups?.['most'])]
      // A half room more is a kitchen to live in.
      const larger = homes.filter(({ facts }) => (numberOf(facts.zimmer ?? null) ?? 0) > most + 1)
      const [largest] = larger
      if (least >= most || !largest) continue
      const value = Math.max(...larger.map(({ facts }) => numberOf(facts.zimmer ?? null) ?? 0))
      const rows = rowsOf(larger)
      const evidence = proof(passage, match.index, match.index + match[0].length)
      return [
        {
          key: 'zimmer',
          message: `Zimmerzahl: Im Text sind es ${least} bis ${most} Zimmer (Seite ${evidence.page}), in der Liste bis ${value} (${largest.label}, Seite ${rows[0]?.page}).`,
          values: [
            { value: most, evidence: [evidence] },
            { value, evidence: rows },
          ],
        },
      ]
    }
  return []
}

function rowsOf(units: readonly Unit[]): Contradiction['values'][number]['evidence'] {
  return units.flatMap(
    ({ facts }) => facts.zimmer?.evidence.slice(0, 1) ?? facts.wohnflaeche?.evidence.slice(0, 1) ?? [],
  )
}
