import type { Evidence } from '#kernel/evidence.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import { chapter, paragraph } from '../blocks.ts'
import { factLabel } from '../buyersWord.ts'
import type { Crop, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { counted } from './wording.ts'

/** More pictures make the file heavy and prove nothing new. */
const MAX = 10

/** Facts on which the whole calculation hangs, in the order of their weight. */
const DECISIVE: readonly FactKey[] = [
  'kaufpreis', 'verkehrswert', 'wohnflaeche', 'grundstuecksflaeche', 'baujahr', 'jahresnettokaltmiete', 'kaltmieteMonat', 'hausgeldMonat', 'energieklasse', 'energiekennwert',
] // prettier-ignore
/** Shown where there is room. */
const FURTHER: readonly FactKey[] = ['erhaltungsruecklage', 'kaeuferprovision', 'zustand', 'heizungBaujahr', 'erbbauzinsJahr', 'stellplatzPreis'] // prettier-ignore

/** The weightiest quotes as pictures: grave findings first, then the facts that decide, then lighter findings. */
export function fundstellenChapter(input: ReportInput): Chapter {
  const items = chosen(candidates(input))
  return chapter({
    id: 'fundstellen',
    title: 'Fundstellen im Exposé',
    blocks:
      items.length === 0
        ? [
            paragraph(
              'In diesem Exposé haben wir keine Stelle gefunden, die sich zeigen ließe: Keine der wichtigen Angaben ist im Wortlaut belegt. Verlangen Sie ein vollständiges Exposé mit Preis, Fläche, Baujahr und Energieausweis.',
            ),
          ]
        : [
            paragraph(
              `${counted(items.length, 'Ausschnitt zeigt', 'Ausschnitte zeigen')}, wo im Exposé die wichtigsten Angaben stehen: zuerst schwere Befunde, dann die Zahlen, an denen die Rechnung hängt. Alle übrigen Belege stehen mit Seite und Wortlaut im Kapitel „Alle Antworten mit Beleg“.`,
            ),
            { kind: 'crops', items },
          ],
  })
}

function candidates({ judgement, contradictions }: ReportInput): Crop[] {
  const { redFlags, answers, offer } = judgement.assessment
  // What was calculated points at its inputs; those are shown as the facts that they are.
  const quoted = new Set<RedFlag['id']>(answers.filter(({ state, evidence }) => state === 'belegt' && evidence.length > 0).map(({ id }) => id)) // prettier-ignore
  const flags = redFlags.filter(({ id }) => quoted.has(id))
  const ofFlags = (light: 'rot' | 'gelb') =>
    flags.filter(flag => flag.light === light).flatMap(({ title, knockout, evidence }) =>
      evidence.slice(0, 1).map(one => ({ label: `${knockout ? 'K.-o.-Befund' : 'Warnzeichen'}: ${title}`, evidence: one })),
    ) // prettier-ignore
  const ofContradictions = contradictions.flatMap(({ key, values }) =>
    values.flatMap(({ evidence }) =>
      evidence
        .slice(0, 1)
        .map(one => ({ label: `Widerspruch: ${key === 'seitenzahl' ? 'Seitenzahl' : factLabel(key)}`, evidence: one })),
    ),
  )
  const ofFacts = (keys: readonly FactKey[]) =>
    keys.flatMap(key =>
      (offer.facts[key]?.evidence.slice(0, 1) ?? []).map(one => ({ label: factLabel(key), evidence: one })),
    )
  return [...ofFlags('rot'), ...ofContradictions, ...ofFacts(DECISIVE), ...ofFlags('gelb'), ...ofFacts(FURTHER)]
}

/** The first of each spot; spots that touch show the same words. */
function chosen(crops: readonly Crop[]): Crop[] {
  const shown: Crop[] = []
  for (const crop of crops) {
    if (shown.length === MAX) break
    if (!shown.some(({ evidence }) => isSameSpot(evidence, crop.evidence))) shown.push(crop)
  }
  return shown
}

function isSameSpot(a: Evidence, b: Evidence): boolean {
  if (a.page !== b.page) return false
  const [ax0, ay0, ax1, ay1] = a.box
  const [bx0, by0, bx1, by1] = b.box
  return ax0 < bx1 && bx0 < ax1 && ay0 < by1 && by0 < ay1
}
