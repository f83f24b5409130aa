import type { ProseRule } from '../rule.ts'

/** Before "vermietet": an agency or a portal, or who comes for a holiday. */
const TO_GUESTS =
  /(?<!\p{L})(?:über (?:eine|die|unsere) (?:\p{L}+e )?(?:ferien)?agentur|über (?:airbnb|booking|fewo\S*|portale)|an (?:wechselnde )?(?:feriengäste|urlauber|gäste|urlaubsgäste)|(?:tage|wochen)weise|zeitweise an gäste)(?!\p{L})[^.;]{0,20}$/iu
/** Behind it: for so many nights. */
const BY_NIGHT =
  /^[^.;]{0,24}(?<!\p{L})(?:\d{2,3} )?(?:nächten?|übernachtungen|(?:belegungs|vermietungs)tagen?)(?!\p{L})/iu

/** "über eine Agentur vermietet: 2025 an 168 Nächten": guests are no tenants. */
export function isLetToGuests(before: string, after: string): boolean {
  return TO_GUESTS.test(before) || BY_NIGHT.test(after)
}

export const holidayGuestsProse: ProseRule[] = [
  {
    // "Feste Mieter gibt es nicht", "Dauermieter hat es keine", "keine festen Mieter"
    key: 'vermietet',
    pattern:
      /(?<!\p{L})(?:(?:(?:feste|dauerhafte)\s?mieter|dauermieter)\s(?:gibt es|haben wir|hat es|sind)\s(?:nicht|keine)|(?:keine|ohne)\s(?:festen?\smieter|dauermieter))(?!\p{L})/giu,
    value: () => ({ value: false }),
    sections: ['object'],
  },
]
