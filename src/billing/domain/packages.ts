import { capitalised } from '#kernel/capitalised.ts'

/** In the order in which they are offered (specification, point 2.12). */
export const BASIC_PACKAGES = ['mini', 'midi', 'maxi'] as const
export const PLUS_PACKAGES = ['bronze', 'silber', 'gold'] as const
export const PACKAGES = [...BASIC_PACKAGES, ...PLUS_PACKAGES] as const
export type PackageAlias = (typeof PACKAGES)[number]

/** As buyers read it: Midi. */
export function packageTitle(alias: string): string {
  return capitalised(alias)
}
