import type { Wording } from './wordings.fixture.ts'

const MIXED_HOUSE = [
  'Wohnfläche | ca. 426,70 m²',
  'Laden im EG: ca. 80 m², leerstehend',
  'Maisonettewohnung: 4 Zimmer mit einer Wohnfläche von ca. 110 m²',
  'Wohnung 1. OG: 3 Zimmer, Wohnfläche von ca. 95 m², vermietet, Kaltmiete 540 €',
  'Wohnung 2. OG: 3,5 Zimmer mit einer Wohnfläche von ca. 74 m²',
]
const OF_CERTIFICATE = 'Laut Energieausweis verfügt das Haus über eine Nutzfläche von ca. 426,70 m².'

/** The form's Wohnfläche that is A_N of the Energieausweis, and what the parts say instead. */
const CERTIFICATE_AREAS: readonly Wording[] = [
  [[OF_CERTIFICATE, ...MIXED_HOUSE], 'wohnflaeche', 279],
  [[OF_CERTIFICATE, ...MIXED_HOUSE], 'vermietet', 'teilweise'],
  [MIXED_HOUSE, 'wohnflaeche', 426.7],
  [['Wohnfläche | 142 m²', 'Laut Energieausweis beträgt die Nutzfläche 142 m².'], 'wohnflaeche', 142],
  ['Dazu kommen rund 40 m² Nutzfläche im Keller.', 'nutzflaeche', 40],
]

/** What forms, systems and other authors write where the value is meant for another field or bearer. */
export const FORMS: readonly Wording[] = [...CERTIFICATE_AREAS]
