import type { Topic } from '#extraction/domain/remark.ts'
import { type MailCase, saidAt } from './mailCase.ts'

/** What answers a matter: readings of these rules, or any on these topics, be it a no; or what else the case holds. */
interface Answers {
  readonly rules?: readonly string[]
  readonly topics?: readonly Topic[]
  readonly known?: (one: MailCase) => boolean
}

const hasParkingRent = ({ offer }: MailCase) =>
  offer.deal?.parts.some(({ kind, rentMonthEuro }) => kind === 'stellplatz' && rentMonthEuro !== null) === true
const bothKnown = ({ offer }: MailCase) => offer.vermietet !== null

/** What a letter may want to know, each by itself: a question that bundles several puts only those that are open. */
const ANSWERED_BY = {
  mietbeginn: { rules: ['miete-seit'] },
  mieterhoehung: { rules: ['miete-anpassung', 'miete-zuletzt'] },
  mietende: { rules: ['miete-endet', 'miete-bis-jahr', 'miete-unbefristet', 'miete-befristet', 'miete-gekuendigt'] },
  mieterBleibt: { rules: ['mieter-bleibt', 'mieter-geht'] },
  stellplatzMiete: { rules: ['stellplatz-mitvermietet'], known: hasParkingRent },
  eigenbedarf: { rules: ['eigenbedarf-nie'], topics: ['umwandlung'] },
  rueckstaende: { topics: ['mietrueckstand'] },
  laufzeiten: { rules: ['miete-alle-unbefristet'] },
  kaution: { rules: ['kaution-genannt', 'kaution-da'] },
  bewohner: {
    rules: [
      'auszug-genannt',
      'raeumung-bewohnt',
      'raeumung-termin',
      'raeumung-frei',
      'raeumung-erfolgt',
      'mieter-ausgezogen',
    ],
    known: bothKnown,
  },
  uebergabe: {
    rules: ['uebergabe-genannt', 'auszug-genannt', 'raeumung-termin', 'raeumung-frei', 'raeumung-erfolgt'],
    known: ({ offer }: MailCase) => offer.texts.bezugsfreiAb !== null,
  },
  rechnungen: { rules: ['rechnungen-da'] },
  genehmigungen: { rules: ['genehmigt-ganz', 'genehmigung-liegt-vor', 'schlussabnahme-da'] },
  kuendigungDesMieters: { rules: ['mieter-geht'] },
  bauvoranfrage: { rules: ['bauvoranfrage-keine'] },
} as const satisfies Readonly<Record<string, Answers>>

type Matter = keyof typeof ANSWERED_BY

/** The exposé answers it, be it with a no. */
export function isTold(one: MailCase, matter: Matter): boolean {
  const { rules = [], topics = [], known }: Answers = ANSWERED_BY[matter]
  return (
    known?.(one) === true || saidAt(one, ({ rule, topic }) => rules.includes(rule) || topics.includes(topic)) !== null
  )
}

/** Of the parts of a question those that nothing in the exposé answers. @param parts null: asked in any case */
export function openOf(one: MailCase, parts: readonly (readonly [matter: Matter | null, words: string])[]): string[] {
  return parts.flatMap(([matter, words]) => (matter !== null && isTold(one, matter) ? [] : [words]))
}
