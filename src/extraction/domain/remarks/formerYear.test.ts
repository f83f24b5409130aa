import { expect, test } from 'vitest'
import { withoutFormer } from './formerYear.ts'

const yearsOf = (statement: string) => [...withoutFormer(statement).matchAll(/\d{4}/gu)].map(Number)

test.each([
  ['das bad stammt aus der sanierung von 1998 und wurde 2019 komplett erneuert', [2019]],
  ['das dach aus dem baujahr 1966 wurde 2011 neu gedeckt', [2011]],
  ['die fenster sind von 1994, wurden aber 2018 durch dreifach verglaste ersetzt', [2018]],
  ['die ölheizung von 1989, die 2020 ersetzt wurde', [2020]],
  ['die elektrik von 1972 haben wir im jahre 2016 erneuert', [2016]],
  // What was looked after, renewed in part or only beside it is as old as it was.
  ['die heizung stammt aus 1994 und wurde 2025 zuletzt gewartet', [1994, 2025]],
  ['die fenster aus dem baujahr 1966 sind teilweise 2009 ausgetauscht worden', [1966, 2009]],
  ['die heizung ist von 1994, der brenner wurde 2015 ersetzt', [1994, 2015]],
  ['dach von 1998, fenster 2019 erneuert', [1998, 2019]],
  ['das bad ist von 1998 und wurde 2019 mit neuen armaturen erneuert', [1998, 2019]],
  ['das dach ist von 2011 und wurde 1998 erneuert', [2011, 1998]],
])('%s', (statement, years) => {
  expect(yearsOf(statement)).toEqual(years)
  expect(withoutFormer(statement)).toHaveLength(statement.length)
})
