import { fileURLToPath } from 'node:url'

type Cut = '400Regular' | '400Regular_Italic' | '600SemiBold' | '700Bold'

/** The files of our typeface, the same on paper as on the pages. */
export function sourceSans(...cuts: readonly Cut[]): string[] {
  return cuts.map(cut =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${cut}/SourceSans3_${cut}.ttf`)),
  )
}
