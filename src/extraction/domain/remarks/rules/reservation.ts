import { regexp } from '#kernel/regexp.ts'
import { DAY, DAY_AGAIN, dayIn } from '../days.ts'
import { writtenEuros } from '../written.ts'
import { SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const DEPOSIT = '(?:anzahlung|vorauszahlung|vorkasse|handgeld|angeld|kaution|anzahlen|anzuzahlen)'
const SUM_OF = String.raw`(?:von|in höhe von|über) (?:ca· |rund |etwa )?(?<sum>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})`
const SUM_OF_AGAIN = SUM_OF.replace('<sum>', '<again>')

/** Somebody else is first: until when, and what is left to do. */
export const RESERVATION_RULES: readonly RemarkRule[] = [
  rule('reserviert-bis', 'reservierung', 'hinweis', {
    subject: 'reserviert',
    pattern: regexp.u`(?:reserviert|reservierung(?:sfrist|szeitraum)?|vorgemerkt|exklusivität|reserved)(?!\p{L})[^.¦]{0,60}?(?<!\p{L})(?:bis|läuft (?:am|bis)|endet (?:am)?|until)(?: (?:zum|einschließlich|voraussichtlich|längstens|spätestens))* ${DAY}|(?:bis|bis zum) ${DAY_AGAIN}[^.¦]{0,40}(?<!\p{L})(?:reserviert|vorgemerkt)`,
    meaning: caught => `Reserviert bis ${dayIn(caught).toReversed().join('.')}`,
    day: caught => dayIn(caught).join('-'),
    unless: /stellplatz|garage|gebühr|(?:kann|können|möglich)[^.]{0,30}reservier/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // Without a deed nobody need pay for having signed nothing (§§ 311b, 307 BGB).
  rule('reservierung-verfaellt', 'reservierung', 'warnung', {
    pattern:
      /(?:reservierungs|reservations)-?(?:gebühr|entgelt|pauschale|zahlung)(?!\p{L})(?: (?:von|in höhe von) (?:ca· |rund )?(?<sum>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}))?[^.¦]{0,140}(?<!\p{L})(?:(?:nicht|keine) (?:\p{L}+ ){0,2}(?:zurück)?-?(?:erstatt(?:et|ung)|(?:aus)?gezahlt|zu erstatten)|verfällt|einbehalten|verfallen|verbleibt (?:bei|beim))(?!\p{L})/u,
    meaning: ({ sum }) =>
      `Reservierungsgebühr${sum === undefined ? '' : ` von ${writtenEuros(sum)}`} ist bei Ihrem Rücktritt verloren`,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    evenIfOpen: true,
  }),
  // "dem reservieren wir es gern gegen eine Anzahlung von 3.000 €": paid before there is a contract, to whom nothing binds (§ 311b BGB).
  rule('anzahlung-vor-vertrag', 'reservierung', 'gefahr', {
    pattern: regexp.u`(?:reserv|zurücklegen|zurückgelegt|freihalten|freigehalten|zurückhalten)\p{L}*(?!\p{L})[^.¦]{0,70}(?<!\p{L})${DEPOSIT}(?!\p{L})(?: ${SUM_OF})?|${DEPOSIT}(?!\p{L})(?: ${SUM_OF_AGAIN})?[^.¦]{0,60}(?<!\p{L})(?:reserv|zurücklegen|zurückgelegt|freihalten|freigehalten)\p{L}*|(?:vor|noch vor) (?:dem|der) (?:notar\p{L}*|beurkundung|kaufvertrag)(?!\p{L})[^.¦]{0,40}(?<!\p{L})${DEPOSIT}`,
    meaning: ({ sum, again }) =>
      `Anzahlung${(sum ?? again) === undefined ? '' : ` von ${writtenEuros(sum ?? again ?? '')}`} vor dem Notarvertrag verlangt`,
    unless:
      /(?<!\p{L})(?:keine?[nr]?|weder|ohne|nie|niemals|nicht|treuhand\p{L}*|notaranderkonto|anderkonto|stellplatz\p{L}*|bauträger\p{L}*|rate[n]?|mietkaution|monatsmieten|buchung\p{L}*|ferien\p{L}*|gäste\p{L}*|finanzierungsbestätigung)(?!\p{L})/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    evenIfOpen: true,
  }),
  rule('warteliste', 'reservierung', 'hinweis', {
    subject: 'reserviert',
    pattern:
      /warteliste|nachrücker(?:liste)?|(?:liste|vormerkung) (?:der|für) (?:weitere[rn]? )?interessenten|backup-?(?:käufer|liste)|ersatzinteressent(?:en)?/u,
    unless:
      /kita|kindergarten|pflege|schule|stellplatz|stellplätze|garage|studenten|wohnheim|park(?:platz|plätze)\p{L}*|dauerpark|(?:gemietet|angemietet|€ im monat|€ monatlich)/u,
    meaning: 'Weitere Interessenten kommen auf eine Warteliste',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('keine-besichtigung', 'reservierung', 'hinweis', {
    subject: 'reserviert',
    pattern:
      /besichtigung(?:en|stermine?)?(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:(?:vorerst|derzeit|zurzeit|zur zeit|aktuell|momentan|bis auf weiteres|vorläufig) (?:nicht|keine)|nicht (?:mehr )?(?:statt|möglich|angeboten|vergeben)|ausgesetzt|pausier\p{L}*)|(?:keine|vorerst keine|derzeit keine) (?:weiteren )?besichtigung(?:en|stermine)?/u,
    unless:
      /ohne (?:vorherige )?(?:anmeldung|termin|absprache|finanzierung)|(?:online|virtuelle|video|sammel|einzel)[-\p{L}]* ?besichtigung|gericht(?!\p{L})[^.]{0,20} (?:vermittelt|vereinbart|organisiert|bietet)|innenbesichtigung|mieter|gutachter|sachverständig|unangemeldet/u,
    meaning: 'Besichtigungen finden vorerst nicht statt',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
]
