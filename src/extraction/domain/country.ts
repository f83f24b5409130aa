import type { Facts } from './facts.ts'

/** Why an offer from abroad is read, but not judged; null: it lies in Germany, as far as it says. */
export function abroadReason({ plz, kaufpreis }: Facts): string | null {
  const code = String(plz?.value ?? '')
  // Büsingen lies in Germany and is sold in francs: the postal code goes before the currency.
  const isAbroad = /^\d{5}$/.test(code) ? false : /^\d{4}$/.test(code) || kaufpreis?.unit === 'CHF'
  return isAbroad ? ABROAD : null
}

const ABROAD =
  'Das Objekt liegt nicht in Deutschland. Die Angaben wurden gelesen, aber nicht bewertet: Preise, Kosten und Recht gelten hier nur für Deutschland.'
