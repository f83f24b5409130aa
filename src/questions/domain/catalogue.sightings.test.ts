import { expect, test } from 'vitest'
import { PARAPHRASED_TOPICS, SPOKEN_TOPICS } from '#extraction/domain/sightings/spokenTopics.ts'
import { CATALOGUE } from './catalogue.ts'

/** Read by rules alone so far: a list that may only grow shorter. */
const UNSIGHTED: readonly string[] = [
  'abgeschlossenheit',
  'anbieter-kontakt',
  'aufzug-pruefung',
  'ausrichtung-aussicht',
  'autobahn',
  'bauakte',
  'durchgangszimmer',
  'einbruchschutz',
  'elementarversicherung',
  'erben-nachweis',
  'euphemismen',
  'foerderung',
  'gewerbeanteil',
  'grundwasser',
  'heizoeltank',
  'heizungspruefung',
  'hitzeschutz',
  'innenausstattung',
  'internet',
  'kampfmittel',
  'lagebeschreibung',
  'legionellen',
  'milieuschutz',
  'nachruestpflicht',
  'planung-infrastruktur',
  'pv-vertrag',
  'raeumung',
  'regenwasser',
  'sanierungsgebiet',
  'schallschutz',
  'stellplatznachweis',
  'trinkwasser',
  'wallbox',
]

test('what the document can answer can be sighted in it', () => {
  const blind = CATALOGUE.filter(({ answeredBy }) => {
    const fromDocument = answeredBy.some(source => !('computed' in source))
    const isSighted = answeredBy.some(
      source =>
        ('fact' in source && !source.indirect) ||
        ('topic' in source && !source.about && source.topic in { ...SPOKEN_TOPICS, ...PARAPHRASED_TOPICS }) ||
        ('document' in source && source.spokenOf !== undefined),
    )
    return fromDocument && !isSighted
  })
  expect(blind.map(({ id }) => id).sort()).toEqual(UNSIGHTED)
})
