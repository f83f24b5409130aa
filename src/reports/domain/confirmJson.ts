import { listed } from '#kernel/germanList.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { z } from 'zod'
import { FACT_KEYS } from '#extraction/domain/facts.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import { BARGAIN_KEYS, isOfBargain, type StatableKey } from '#extraction/domain/given/givable.ts'
import { type Sightings, unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { Confirmation } from '#rating/domain/confirmations.ts'
import { statableWords } from './statable.ts'

/** The part of the public result that asks the buyer. */
export const ConfirmJson = z
  .array(
    z.strictObject({
      key: z.enum([...FACT_KEYS, ...BARGAIN_KEYS]),
      value: z
        .union([z.number(), z.string(), z.boolean()])
        .nullable()
        .describe('what was read or is taken, in the unit of the fact; null: nothing'),
      why: z.string().min(1).describe('German'),
      page: z.int().positive().nullable(),
      quote: z.string().min(1).nullable().describe("the document's own words; null: it does not speak of it"),
    }),
  )
  .max(5)
  .describe('values that the buyer should confirm, correct or add, the most urgent first')

export function confirmJson(asked: readonly Confirmation[], sightings: Sightings): z.infer<typeof ConfirmJson> {
  return asked.map(one => {
    const { key, value, evidence } = one
    return {
      key,
      value,
      why: whyOf(one, sightings),
      page: evidence?.page ?? null,
      quote: evidence ? wholeQuote(evidence) : null,
    }
  })
}

function whyOf({ key, reason }: Confirmation, sightings: Sightings): string {
  switch (reason.kind) {
    case 'stopped':
      return reason.doubt
    case 'contradiction': {
      const said = reason.values.map(
        ({ value, unit, evidence }) => `${germanValue(value, unit)} (Seite ${evidence[0]?.page ?? '?'})`,
      )
      return `Das Exposé nennt ${listed(said)}.`
    }
    case 'pointed':
      return 'Darauf hat nur ein Sprachmodell gezeigt; gelesen haben wir die Stelle selbst. Gerechnet wird damit erst, wenn Sie es bestätigen.'
    case 'differing':
      return `Ein Sprachmodell zeigt auf eine Stelle auf Seite ${reason.page}; dort lesen wir ${statableWords(key, reason.other, reason.unit)}. Gerechnet ist damit nicht.`
    case 'sighted':
      return `Steht evtl. auf Seite ${reason.page}, nicht sicher gelesen.`
    case 'missing': {
      // A page that nobody could read may say it.
      const unread = isOfBargain(key) ? null : unsureSentence([key], sightings)
      const hangs = HANGS[key]
      const isFee = key === 'kaeuferprovision' && sightings.spoken.provisionVerlangt !== undefined
      if (isFee) return 'Das Exposé verlangt sie und nennt ihre Höhe nicht. Gerechnet ist mit der üblichen.'
      return [unread ?? 'Im Exposé nicht gefunden.', hangs].filter(Boolean).join(' ')
    }
  }
}

/** What cannot be said, or only widely, without the value. */
const HANGS: Readonly<Partial<Record<StatableKey, string>>> = {
  kaufpreis: 'Ohne ihn gibt es keine Kosten, keine Finanzierung und keinen Vergleich mit dem Wert.',
  verkehrswert: 'Ohne ihn gibt es keinen Maßstab für Ihr Gebot.',
  objektart: 'Ohne sie gibt es keine Schätzung, und viele Fragen passen nicht.',
  wohnflaeche: 'Ohne sie gibt es keine Schätzung.',
  grundstuecksflaeche: 'Ohne sie ist der Wert des Bodens nicht bekannt.',
  plz: 'Ohne den Ort gibt es keine Schätzung.',
  jahresnettokaltmiete: 'Ohne sie ist die Rendite nur geschätzt.',
  kaltmieteMonat: 'Ohne sie ist die Rendite nur geschätzt.',
  baujahr: 'Ohne es sind Schätzung und Sanierungskosten sehr ungenau.',
  hausgeldMonat: 'Ohne es sind die laufenden Kosten nur geschätzt.',
  vermietet: 'Davon hängt ab, ob Sie einziehen können und womit gerechnet wird.',
  kaeuferprovision: 'Gerechnet ist mit einer Spanne bis zur höchsten üblichen.',
  erbbauzinsJahr: 'Ohne ihn fehlt ein fester Teil der laufenden Kosten.',
  erbbauRestlaufzeit: 'Davon hängt ab, ob eine Bank das Erbbaurecht beleiht.',
  energieklasse: 'Ohne sie sind Heizkosten und Sanierungsbedarf nicht bekannt.',
}
