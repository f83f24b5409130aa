const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A heading as part of an address: „Was ist kostenlos?“ → was-ist-kostenlos. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[äöüß]/gu, letter => SPELT_OUT[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
