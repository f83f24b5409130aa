import { setFlagsFromString } from 'node:v8'

/**
 * V8 first interprets a pattern and compiles it when it is used again. An analysis runs a thousand patterns once each over whole
 * documents: compiled at once, the first analysis of a process takes two thirds of the time (`npm run bench analysis`).
 */
export function compilePatternsAtOnce(): void {
  setFlagsFromString('--no-regexp-tier-up')
}
