import { type Seed, SEED_ID } from '#main/website/site.ts'

/** @throws when the page has none: then it is not ours */
export function readSeed(): Seed {
  // Written by ourselves (website/pageHtml.ts).
  return JSON.parse(document.getElementById(SEED_ID)?.textContent ?? '') as Seed
}
