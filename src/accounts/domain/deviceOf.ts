/** In this order: each browser also calls itself by the names after it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'auf dem iPhone'],
  [/\biPad\b/, 'auf dem iPad'],
  [/\bAndroid\b/, 'unter Android'],
  [/\bWindows\b/, 'unter Windows'],
  [/\bMacintosh\b/, 'auf dem Mac'],
  [/\bCrOS\b/, 'unter ChromeOS'],
  [/\bLinux\b/, 'unter Linux'],
]

/** What the list of sessions calls a device, for instance „Firefox unter Windows“. The header itself is not kept. */
export function deviceOf(userAgent: string | undefined): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (browser === undefined && system === undefined) return 'Unbekanntes Gerät'
  return [browser ?? 'Browser', system].filter(Boolean).join(' ')
}
