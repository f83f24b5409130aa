/**
 * `npm run accuracy:reader`: what made models bring into reports of all our samples, into src/site/content/secondReader.json, from
 * which /qualitaet draws its part on the second reader. Ten minutes. No real model is asked.
 */
import { writeFileSync } from 'node:fs'
import { calendarDate } from '../src/kernel/calendarDate.ts'
import { LYING } from './secondReader/lyingModels.ts'
import { broughtBack, randomQuotes, wrongOf } from './secondReader/measure.ts'
import { ratingsMoved } from './secondReader/ratings.ts'
import { toldSamples } from './secondReader/told.ts'

const measuredOn = new Date().toISOString().slice(0, 10)
const day = calendarDate(measuredOn)

const samples = await toldSamples(day, 1)
const wrongs = LYING.map(([name, lie]) => ({ name, wrong: wrongOf(lie, samples, day) }))
for (const { name, wrong } of wrongs)
  if (wrong.accepted.length + wrong.hinted.length > 0) console.error(`A model that ${name}:`, wrong)
const { lost, right, wrong, missed } = broughtBack(samples, day)
const byKey = [...Map.groupBy(missed, ({ key }) => key)].sort(([, a], [, b]) => b.length - a.length)
for (const [key, all] of byKey) console.log(key, all.length, [...new Set(all.map(({ quote }) => quote.slice(0, 60)))])
console.log('brought back, but wrong:', wrong)

const result = {
  measuredOn,
  offers: samples.length,
  lies: LYING.length,
  wrongAccepted: wrongs.reduce((sum, one) => sum + one.wrong.accepted.length, 0),
  wrongHints: wrongs.reduce((sum, one) => sum + one.wrong.hinted.length, 0),
  ratings: ratingsMoved(samples, day),
  broughtBack: { lost, right, wrong: wrong.length },
  random: randomQuotes(samples, day),
}
writeFileSync(new URL('../src/site/content/secondReader.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`)
console.log(result)
process.exit(0)
