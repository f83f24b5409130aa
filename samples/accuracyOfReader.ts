/**
 * `npm run accuracy:reader`: what made models bring into reports, of all our samples and of every fourth blind offer, of which the second
 * reader has learned nothing, into src/site/content/secondReader.json, from which /qualitaet draws its part on the second reader. A
 * quarter of an hour on a machine of its own. Ends with an error where a bar is missed. No real model is asked.
 */
import { writeFileSync } from 'node:fs'
import { type CalendarDate, calendarDate } from '../src/kernel/calendarDate.ts'
import { LYING } from './secondReader/lyingModels.ts'
import { broughtBack, randomQuotes, wrongOf } from './secondReader/measure.ts'
import { ratingsMoved } from './secondReader/ratings.ts'
import { toldBlind, type ToldSample, toldSamples } from './secondReader/told.ts'

/** All of them would take an hour. */
const EVERY_BLIND = 4
const MIN_PRECISION = 0.99
const MAX_RANDOM = 0.005

function measured(samples: readonly ToldSample[], day: CalendarDate) {
  const wrongs = LYING.map(([name, lie]) => ({ name, wrong: wrongOf(lie, samples, day) }))
  for (const { name, wrong } of wrongs)
    if (wrong.accepted.length + wrong.hinted.length > 0) console.error(`A model that ${name}:`, wrong)
  const { lost, right, wrong, missed } = broughtBack(samples, day)
  const byKey = [...Map.groupBy(missed, ({ key }) => key)].sort(([, a], [, b]) => b.length - a.length)
  for (const [key, all] of byKey) console.log(key, all.length, [...new Set(all.map(({ quote }) => quote.slice(0, 60)))])
  console.log('brought back, but wrong:', wrong)
  return {
    offers: samples.length,
    lies: LYING.length,
    wrongAccepted: wrongs.reduce((sum, one) => sum + one.wrong.accepted.length, 0),
    wrongHints: wrongs.reduce((sum, one) => sum + one.wrong.hinted.length, 0),
    broughtBack: { lost, right, wrong: wrong.length },
    random: randomQuotes(samples, day),
  }
}

function holds({ wrongAccepted, broughtBack: { right, wrong }, random }: ReturnType<typeof measured>): boolean {
  return wrongAccepted === 0 && right >= MIN_PRECISION * (right + wrong) && random.wrong < MAX_RANDOM * random.asked
}

const measuredOn = new Date().toISOString().slice(0, 10)
const day = calendarDate(measuredOn)
const samples = await toldSamples(day, 1)
const own = measured(samples, day)
const ratings = ratingsMoved(samples, day)
const blind = measured(await toldBlind(day, EVERY_BLIND), day)
const result = { measuredOn, ...own, ratings, blind }
writeFileSync(new URL('../src/site/content/secondReader.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`)
console.log(result)
const isHeld = holds(own) && holds(blind) && ratings.moved === 0
if (!isHeld) console.error('A bar is missed.')
process.exit(isHeld ? 0 : 1)
