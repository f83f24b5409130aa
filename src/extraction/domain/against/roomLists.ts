import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Contradiction } from '../facts.ts'
import { areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { inFigures } from './view.ts'

const LIVING = String.raw`(?:wohn|schlaf|kinder|eltern|arbeits|gäste|ess)-?(?:zimmer|raum|bereich)?|wohnen|schlafen|essen|arbeiten|kind|zimmer|raum|büro`
const KITCHEN = 'küche|kochen|kochnische|wohnküche|kochküche'
const BATH = 'bad|badezimmer|duschbad|dusche|wannenbad|hauptbad'
const SMALL = String.raw`flur|diele|gang|garderobe|windfang|wc|gäste-?wc|abstellraum|abstellkammer|abst(?:ell)?\.?|hwr|hauswirtschaftsraum|ankleide|speisekammer|vorrat|galerie`
const OUTDOOR = 'balkon|loggia|terrasse|dachterrasse|wintergarten'
const AREA = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|m2|qm)`
const ROW = regexp.iu`^(?:(?<living>${LIVING})|(?<kitchen>${KITCHEN})|(?<bath>${BATH})|(?<small>${SMALL})|(?<outdoor>${OUTDOOR}))(?:[ /]+(?:\d|[iv]+|\p{L}+))?\s?[:¦ ]{1,3}(?:ca\. )?(?<area>${AREA})(?:\s?\((?<counted>${AREA})\))?$`
const TOTAL = regexp.iu`^(?:gesamt-?(?:wohn)?-?fläche|wohnfläche(?: gesamt)?|summe|gesamt|insgesamt)\s?[:¦ ]{1,3}(?:ca\. )?(?<area>${AREA})$`
/** Share by which what is measured and what is added up may differ. */
const ROUNDED = 0.05
const MIN_ROWS = 4

/** A list of rooms below which another sum is printed than they make; a row that is not understood ends the list. */
export function roomLists(passages: readonly Passage[]): Contradiction[] {
  const found = passages.filter(({ section }) => section !== 'other-offers').flatMap(differing)
  // Where each flat has its list, the one that is furthest off.
  const [worst] = found.toSorted((a, b) => b.share - a.share)
  if (!worst) return []
  const { told, sum, evidence } = worst
  return [
    {
      key: 'wohnflaeche',
      message: `Wohnfläche: Auf Seite ${evidence.page} stehen ${inFigures(told)} m² als Gesamtfläche, die Räume darüber ergeben zusammen ${inFigures(sum)} m².`,
      values: [
        { value: told, unit: 'm²', evidence: [evidence] },
        { value: Math.round(sum * 100) / 100, unit: 'm²', evidence: [evidence] },
      ],
      follows: {
        reason: 'Summe oder Einzelflächen sind falsch; daran hängt der Preis je m².',
        ask: 'Welche Fläche gilt nach der Wohnflächenberechnung?',
      },
    },
  ]
}

interface List {
  readonly told: number
  readonly sum: number
  readonly share: number
  readonly evidence: Evidence
}

function differing(passage: Passage): List[] {
  const lists: List[] = []
  let rows: RegExpExecArray[] = []
  let at = 0
  let begins = 0
  for (const line of passage.text.split('\n')) {
    const row = ROW.exec(line.trim())
    const total = TOTAL.exec(line.trim())
    if (row && rows.length === 0) begins = at
    if (row) rows.push(row)
    else {
      const told = total ? (areasIn(total.groups?.['area'] ?? '')[0]?.value ?? 0) : 0
      const list = told > 0 && isHome(rows) ? against(told, rows, proof(passage, begins, at + line.length)) : null
      if (list) lists.push(list)
      rows = []
    }
    at += line.length + 1
  }
  return lists
}

function isHome(rows: readonly RegExpExecArray[]): boolean {
  const has = (kind: string) => rows.some(({ groups }) => groups?.[kind] !== undefined)
  return rows.length >= MIN_ROWS && has('living') && has('kitchen') && has('bath')
}

function against(told: number, rows: readonly RegExpExecArray[], evidence: Evidence): List | null {
  const size = (text: string | undefined) => areasIn(text ?? '')[0]?.value ?? 0
  const inside = rows.filter(({ groups }) => groups?.['outdoor'] === undefined)
  const outside = rows.filter(({ groups }) => groups?.['outdoor'] !== undefined)
  const least = inside.reduce((sum, { groups }) => sum + size(groups?.['area']), 0)
  const most = least + outside.reduce((sum, { groups }) => sum + size(groups?.['area']), 0)
  const sum = least + outside.reduce((all, { groups }) => all + (size(groups?.['counted']) || size(groups?.['area']) / 2), 0) // prettier-ignore
  const margin = ROUNDED * told
  if (told <= most + margin && told >= least - margin) return null
  return { told, sum, share: Math.abs(told - sum) / told, evidence }
}
