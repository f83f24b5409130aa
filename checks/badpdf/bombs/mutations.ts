import { readFileSync } from 'node:fs'
import { dice } from '../../../samples/paper/dice.ts'
import type { Bomb } from './bomb.ts'

/** Small ones of different makers: text, tables, forms, scans. */
const SAMPLES = [
  's01-gohlis-tabelle',
  's04-buxtehude-kleinanzeige',
  's10-oldenburg-scan-schief',
  's33-kaufbeuren-rotate-90',
]
/** One byte in so many is changed. */
const RATES = [50, 1_000, 20_000]

type Change = (bytes: Buffer, place: number, next: () => number) => void

const CHANGES: Record<string, Change> = {
  flipped: (bytes, place, next) => (bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(next() * 8))),
  random: (bytes, place, next) => (bytes[place] = Math.floor(next() * 256)),
  digits: (bytes, place, next) => {
    // Counts, lengths and places are what a reader trusts.
    const digit = bytes.subarray(place).findIndex(byte => byte >= 0x30 && byte <= 0x39)
    if (digit >= 0) bytes[place + digit] = 0x30 + Math.floor(next() * 10)
  },
}

const changed: Bomb[] = SAMPLES.flatMap((sample, number) =>
  Object.entries(CHANGES).flatMap(([way, change]) =>
    RATES.map(rate => ({
      name: `${sample}-${way}-1-in-${rate}.pdf`,
      make: () => mutated(sample, change, rate, dice(number * 1000 + rate + way.length)),
    })),
  ),
)

const moved: Bomb[] = SAMPLES.flatMap((sample, number) => [
  {
    name: `${sample}-piece-missing.pdf`,
    make: () => {
      const [bytes, next] = [original(sample), dice(number)]
      const place = Math.floor(next() * bytes.length * 0.8)
      return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 500)])
    },
  },
  {
    name: `${sample}-halves-swapped.pdf`,
    make: () => {
      const bytes = original(sample)
      const middle = bytes.length >> 1
      return Buffer.concat([bytes.subarray(0, 20), bytes.subarray(middle), bytes.subarray(20, middle)])
    },
  },
])

export const mutations: readonly Bomb[] = [...changed, ...moved]

const original = (sample: string): Buffer => readFileSync(`samples/pdf/${sample}.pdf`)

function mutated(sample: string, change: Change, rate: number, next: () => number): Buffer {
  const bytes = original(sample)
  const times = Math.max(1, Math.floor(bytes.length / rate))
  for (let time = 0; time < times; time++) change(bytes, Math.floor(next() * bytes.length), next)
  return bytes
}
