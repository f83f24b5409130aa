/** How far an upload is. */
export interface Pace {
  /** 0 to 100, whole. */
  readonly percent: number
  /** Whole seconds that sending will still take; null: too early to say, or all has been sent. */
  readonly seconds: number | null
}

/** Before this long, a pace would be guessed from the first packets. */
const FIRST_MS = 500

/** @param elapsedMs since sending began */
export function paceOf(sentBytes: number, allBytes: number, elapsedMs: number): Pace {
  if (allBytes <= 0) return { percent: 0, seconds: null }
  const percent = Math.min(100, Math.floor((sentBytes / allBytes) * 100))
  if (sentBytes >= allBytes || sentBytes <= 0 || elapsedMs < FIRST_MS) return { percent, seconds: null }
  return { percent, seconds: Math.ceil(((allBytes - sentBytes) * elapsedMs) / sentBytes / 1000) }
}

/** Beside the bar. */
export function paceText({ percent, seconds }: Pace): string {
  if (percent >= 100) return 'Die Dateien sind angekommen und werden geprüft …'
  if (seconds === null) return `${percent}\u00a0%`
  return `${percent}\u00a0%, noch etwa ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`}`
}
