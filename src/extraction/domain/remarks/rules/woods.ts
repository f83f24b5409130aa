import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

/** Measured standing with its bark (Vorratsfestmeter), or as it is sold; who writes "Festmeter" alone means the latter. */
const STANDING = String.raw`(?:vorrats-?festmetern?|vfm)(?!\p{L})`
const SOLD = String.raw`(?:(?:ernte-?)?festmetern?|e?fm)(?!\p{L})`
const PER_HECTARE = String.raw`(?: ?\/ ?| (?:je|pro) )(?:ha|hektar)(?!\p{L})`
const HECTARES = String.raw`(?<![\d,·])(?<value>\d{1,3}(?:,\d{1,4})?) ?(?:ha|hektar)(?!\p{L})`
const OF_OTHERS =
  /(?<!\p{L})(?:\p{L}*nachbar\p{L}*|jährlich\p{L}*|zuwachs|einschlag|eingeschlagen|vermittelt|vergleich\p{L}*)(?!\p{L})/u

function stock(name: string, unit: string): RemarkRule[] {
  return [
    rule(`holzvorrat-je-hektar-${name}`, 'bodenrichtwert', 'neutral', {
      subject: 'holzbestand',
      pattern: regexp.u`(?<![\d,·])(?<value>\d{2,3}) ?${unit}${PER_HECTARE}`,
      meaning: ({ value }) => `Holzvorrat ${value ?? ''} Festmeter je Hektar`,
      ...{ fixed: 'stated', evenIfOpen: true, only: /vorrat|schätzt/u, unless: OF_OTHERS },
    }),
    rule(`holzvorrat-gesamt-${name}`, 'bodenrichtwert', 'neutral', {
      subject: 'holzbestand',
      pattern: regexp.u`(?:holz)?vorrat(?:s(?:schätzung|aufnahme))?(?!\p{L})[^.]{0,110}?(?<![\d,])(?<value>\d{1,2}·\d{3}|\d{3}) ?${unit}(?!${PER_HECTARE})`,
      meaning: ({ value }) => `Holzvorrat ${(value ?? '').replace('·', '.')} Festmeter`,
      ...{ fixed: 'stated', evenIfOpen: true, unless: /(?<!\p{L})(?:nachbar\p{L}*|jährlich\p{L}*)(?!\p{L})/u },
    }),
  ]
}

/** Of statement text: what is cleared without a tree being felled does not follow. */
export const OTHER_CLEARED = String.raw`(?!(?<!\p{L})(?:\p{L}*haus|\p{L}*scheune|\p{L}*garten\p{L}*|\p{L}*wege?|schnee|stall|hof|\p{L}*halle|keller|\p{L}*wohnung|\p{L}*grundstück|acker\p{L}*|frei(?= geräumt))(?!\p{L}))`

/** What stands on a forest: its price pays for that beside the soil. */
export const WOOD_RULES: readonly RemarkRule[] = [
  ...stock('stehend', STANDING),
  ...stock('verkauft', SOLD),
  rule('wald-flaeche', 'bodenrichtwert', 'neutral', {
    subject: 'holzbestand',
    pattern: regexp.u`(?:davon(?: etwa| rund)? wald|wald(?=:)|holzbodenfläche)(?: ?[:¦] ?| (?:etwa |rund )?)${HECTARES}`,
    meaning: ({ value }) => `Davon Wald ${value ?? ''} ha`,
    fixed: 'stated',
    unless: OF_OTHERS,
  }),
  // "3,1 ha Buche mit Eiche, Vorrat etwa 260 Festmeter je Hektar": of these alone.
  rule('vorrat-auf', 'bodenrichtwert', 'neutral', {
    subject: 'holzbestand',
    pattern: regexp.u`${HECTARES}[^.;]{0,110}(?<!\p{L})vorrat(?!\p{L})[^.;]{0,50}(?=(?<![\d,·])\d{2,3} ?(?:${STANDING}|${SOLD})${PER_HECTARE})`,
    meaning: ({ value }) => `Davon Wald ${value ?? ''} ha`,
    fixed: 'stated',
    unless: OF_OTHERS,
  }),
  rule('wald-luecke', 'bodenrichtwert', 'neutral', {
    subject: 'holzbestand',
    pattern: regexp.u`${HECTARES}(?:${OTHER_CLEARED}[^.;]){0,60}(?<!\p{L})(?:geräumt|kahlfläche|kahlschlag|nicht wieder aufgeforstet|schlagabraum)(?!\p{L})`,
    meaning: ({ value }) => `${value ?? ''} ha sind geräumt`,
    fixed: 'stated',
    unless: OF_OTHERS,
  }),
  // What it is worth with its trees needs none added.
  rule('richtwert-mit-aufwuchs', 'bodenrichtwert', 'neutral', {
    subject: 'holzbestand',
    pattern:
      /(?:\p{L}*richtwert\p{L}*|brw)(?!\p{L})[^.]{0,50}(?<!\p{L})(?:mit|einschließlich|inkl·|samt) (?:aufwuchs|bestand|bäumen)(?!\p{L})/u,
    meaning: 'Richtwert für Wald mit Aufwuchs',
    fixed: 'stated',
  }),
]
