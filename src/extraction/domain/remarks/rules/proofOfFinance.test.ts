import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const rulesOf = (line: string) =>
  readRemarks(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])]), SETTING)
    .filter(({ topic }) => topic === 'finanzierungshindernis')
    .map(({ rule }) => rule)

test.each([
  '1. Beratung · 2. Reservierung (kostenfrei, 14 Tage) · 3. Finanzierungszusage über unseren Bankpartner · 4. Notartermin.',
  '1. Reservierung (kostenfrei, 10 Tage) · 2. Finanzierungszusage · 3. Entwurf des Kaufvertrages · 4. Beurkundung',
  'Eine Finanzierungszusage über unseren Finanzierungspartner ist möglich.',
  'Finanzierungsbestätigung durch unsere Partnerbank in wenigen Tagen.',
  'Unser Finanzierungsberater hilft Ihnen gern bei der Finanzierungsbestätigung.',
  'Wir unterstützen Sie auf dem Weg zur Finanzierungszusage.',
  'Auf Wunsch besorgen wir Ihnen eine Finanzierungsbestätigung unserer Hausbank.',
  'Die Finanzierungszusage erhalten Sie in 48 Stunden.',
  'Bei uns bekommen Sie Beratung, Förderung und Finanzierungszusage aus einer Hand.',
  'Finanzierungszusagen von unserem Baufinanzierungspartner kostenlos und unverbindlich.',
  'Finanzierungsbestätigung über unsere Sparkasse auf Wunsch.',
])('%s: offers a service, demands nothing', line => {
  expect(rulesOf(line)).toEqual([])
})

test.each([
  'Besichtigung nur mit Finanzierungszusage unserer Partnerbank oder Ihrer Bank.',
  'Nach Zusendung des Kapitalnachweises bekommen Sie die genaue Adresse.',
  'Termine erhalten Sie nach Eingang Ihrer Finanzierungsbestätigung.',
  'Wir vergeben Termine an Interessenten mit einer Finanzierungsbestätigung durch die Hausbank.',
  'Bitte bringen Sie eine Finanzierungsbestätigung mit; die erhalten Sie auch über unseren Bankpartner.',
  'Eine Reservierung setzt eine Finanzierungszusage voraus, bei der wir Ihnen helfen.',
  'Besichtigungen ausschließlich nach Vorlage einer Finanzierungsbestätigung.',
  'Finanzierungsbestätigung erforderlich, unser Bankpartner hilft gern.',
  'Nach Erhalt Ihres Finanzierungsnachweises vereinbaren wir die Besichtigung.',
  '1. Besichtigung nur mit Finanzierungsbestätigung · 2. Reservierung · 3. Notartermin',
  'Wir benötigen vorab einen Kapitalnachweis.',
  'Ohne Finanzierungsnachweis keine Besichtigung.',
  'Das Haus zeigen wir gegen Finanzierungsnachweis.',
])('%s: demands it', line => {
  expect(rulesOf(line)).toEqual(['finanzierung-nachweis'])
})

// The contact, too, may say what the papers cost: it stands beside the telephone there.
test.each([
  ['Kontakt: Herr Ansgar Wilms, Tel. 02371 / 83 46 20. Mietverträge und Abrechnungen stellen wir im Datenraum nach Besichtigung und Finanzierungsnachweis zur Verfügung.', ['nachweis-nach-besichtigung']],
  ['Die Mieterliste stellen wir nach der Besichtigung und Vorlage eines Kapitalnachweises bereit.', ['nachweis-nach-besichtigung']],
  ['Mietverträge stellen wir nach der Besichtigung bereit.', []],
] as const)('%s', (line, rules) => {
  expect(rulesOf(line)).toEqual(rules)
}) // prettier-ignore
