import { z } from 'zod'
import { inEuro } from '#kernel/money.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeNumber } from '../chapters/germanAmounts.ts'
import { counted } from '../chapters/wording.ts'
import type { Report } from '../report.ts'

/** One report in a few words: on a card of the archive, in the mail and in the news. Kept by the server, not published. */
export const CardJson = z.strictObject({
  object: z.string().describe('"3-Zimmer-Wohnung, 31134 Hildesheim"'),
  name: z.string().describe('of that the first part'),
  place: z.string().describe("of that the rest; '': not known"),
  traits: z.array(z.string()).describe('"74 m²", "Baujahr 1972"'),
  light: z.enum(['grün', 'gelb', 'rot']),
  headline: z.string().nullable().describe('"Nur bis 148.500 €"; null: of a preview'),
  price: z.number().nullable().describe('€ asked, to sort by; null: none is named'),
  figures: z.array(z.strictObject({ label: z.string(), value: z.string() })),
})
export type CardJson = z.infer<typeof CardJson>

/** What is shown of a report that is paid for, and of one that is not. */
export type Cards = Readonly<Record<'full' | 'preview', CardJson>>

/**
 * @param report as a whole
 * @param preview the same without what has to be paid for: what its card shows is in it
 * @param open how many points are to be settled
 */
export function cardsOf(report: Report, preview: Report, assessment: Assessment, open: number): Cards {
  const { money, offer } = assessment
  const [asked, ...burden] = report.cover.figures.map(({ label, value }) => ({ label, value }))
  const month = burden.at(-1)
  const shared = {
    ...nameAndPlace(preview.object, [offer.texts.plz, offer.texts.ort]),
    traits: traitsOf(assessment),
    price: money.price ? inEuro(money.price) : null,
  }
  const ofAsked = asked ? [asked] : []
  return {
    full: {
      ...shared,
      light: report.cover.light,
      headline: report.cover.headline,
      figures: [...ofAsked, ...(month ? [month] : []), { label: 'Zu klären', value: counted(open, 'Punkt', 'Punkte') }],
    },
    preview: { ...shared, light: preview.cover.light, headline: preview.cover.headline, figures: ofAsked },
  }
}

function nameAndPlace(object: string, known: readonly (string | null)[]) {
  const place = known.filter(text => text !== null).join(' ')
  const end = `, ${place}`
  return place !== '' && object.endsWith(end)
    ? { object, name: object.slice(0, -end.length), place }
    : { object, name: object, place: '' }
}

/** What tells one offer from another at a glance, as the exposé says it. */
function traitsOf({ offer: { numbers, kind } }: Assessment): string[] {
  const area = numbers.wohnflaeche ?? (kind === 'Grundstück' ? numbers.grundstuecksflaeche : null)
  return [
    ...(area === null ? [] : [`${wholeNumber(area)}\u00a0m²`]),
    // Of a single flat they are its neighbours.
    ...(kind !== 'Wohnung' && numbers.einheiten !== null && numbers.einheiten > 1
      ? [`${numbers.einheiten}\u00a0Einheiten`]
      : []),
    ...(numbers.baujahr === null ? [] : [`Baujahr\u00a0${numbers.baujahr}`]),
  ]
}
