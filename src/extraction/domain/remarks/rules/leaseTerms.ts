import { OBJECT_ONLY, type RemarkRule } from '../remarkRule.ts'

/** What a tenant of a shop or hall may do when his lease ends, and how his rent rises until then. */
export const LEASE_TERM_RULES: readonly RemarkRule[] = [
  {
    name: 'miete-option',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern:
      /(?:mieter(?:s|in)?|mietvertrag|mietverhältnis)(?!\p{L})[^.¦]{0,60}(?:verlängerungs)?option auf (?:eine )?(?:weitere|verlängerung um) (?:weitere )?(?<span>\p{L}+|\d+) jahre/u,
    meaning: ({ span }) => `Der Mieter hat eine Option auf weitere ${span ?? ''} Jahre`,
    unless: /(?:kein(?:e[nrsm]?)?|ohne) (?:\p{L}+ )?(?:verlängerungs)?option|erbpacht|erbbau|kaufoption|ankaufsoption/u,
    sections: OBJECT_ONLY,
    evenIfOpen: true,
  },
  {
    // "Anpassung bei Veränderung des VPI um mehr als 10 %, Weitergabe zu 60 %": the rest is inflation that the owner bears.
    name: 'miete-wertsicherung',
    topic: 'mietvertrag',
    tone: 'neutral',
    pattern:
      /(?:wertsicherung\p{L}*|vpi|verbraucherpreisindex)(?!\p{L})[^.¦]{0,90}(?:weitergabe|weitergegeben|angepasst|anpassung)[^.¦]{0,20} zu (?<share>\d{1,3}) ?%/u,
    meaning: ({ share }) => `Die Miete folgt dem Verbraucherpreisindex zu ${share ?? ''}\u00a0%`,
    unless: /erbbau|erbpacht/u,
    sections: OBJECT_ONLY,
    evenIfOpen: true,
  },
  {
    name: 'miete-ohne-option',
    topic: 'mietvertrag',
    tone: 'warnung',
    pattern:
      /(?:kein(?:e[nrsm]?)?|ohne|fehlende) (?:\p{L}+ )?(?:verlängerungs|miet|vertrags)?-?(?:option(?:en)?|optionsrechte?s?|verlängerungsmöglichkeit(?:en)?|verlängerungsrechte?)(?! (?:auf|zur|zum|für) )|(?:verlängerungs|miet)?-?(?:option(?:en)?|optionsrechte?) (?:ist|sind|besteht|bestehen|gibt es|wurden?)(?: \p{L}+)? (?:nicht|keine)(?!\p{L})|(?:verlängerungs)?option(?:en)? ?[:¦]{1,2} ?(?:keine?|nein|nicht)(?!\p{L})/u,
    only: /(?:miet|pacht|vertrag|laufzeit|befrist|laden|praxis|büro|filial|markt|(?<!\p{L})(?:bis|fest|endet) )/u,
    meaning: 'Der Mietvertrag endet ohne Verlängerungsoption: Leerstand und neue Miete einplanen',
    unless: /umsatzsteuer|kaufoption|ankaufsoption|finanzierungsoption|zahlungsoption|ratenzahlung/u,
    fixed: 'stated',
    sections: OBJECT_ONLY,
  },
]
