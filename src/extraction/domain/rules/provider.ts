import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import type { ProseRule, TableRule } from '../rule.ts'
import { MONTH } from '../germanMonths.ts'

const DATE = String.raw`(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d{2}(?!\d)|(?:\d{1,2}\.\s)?${MONTH}\s20\d{2}|\d{4}-\d{2}-\d{2}|\d{2}\/20\d{2})`
const NUMBER_LABEL = String.raw`(?:objekt|immobilien|referenz|anzeigen|inserats|expos[eé]|scout|angebots|property|online)-?\s?-?(?:nr|nummer|no|id|kennung|kennziffer|code)|immo-?nr|immonr|externe obj\.?-?nr|obj\.?-?\s?nr|objekt-?id|scout-?id|kennziffer|referenz|ref\.?-?nr|anzeigen-?id|aktenzeichen|az|geschäfts-?nr|geschäftszeichen`

export const providerTables: TableRule[] = [
  {
    key: 'objektnummer',
    label: regexp.u`^(?:${NUMBER_LABEL})(?: ?\(.{0,20}\)| des maklers| extern| intern| anbieter)?$`,
    value: text => {
      const trimmed = text.trim()
      return /\d/.test(trimmed) && trimmed.length <= 30 && /^[\p{L}\d][\p{L}\d ./_#–-]*$/u.test(trimmed)
        ? { value: trimmed }
        : undefined
    },
  },
  {
    // "Objekt: TR-1290", "Kennung: 4711/26": a number although the label could head anything.
    key: 'objektnummer',
    label: /^(?:objekt|kennung|objektkennung|referenz|reference|ref|objektnr|objekt-№|objektnummer)$/u,
    value: text =>
      /^(?=.*\d)(?:[\p{Lu}]{1,4}[-–_.]?)*[\dA-Z][\dA-Z./_–-]{2,}$/u.test(text.trim())
        ? { value: text.trim() }
        : undefined,
  },
  {
    key: 'exposeDatum',
    label:
      /^(?:stand|datum|exposé vom|expose vom|stand des exposés|erstellt am|druckdatum|exposédatum|exposé-datum|online seit|anzeige vom|stand der angaben|ausdruck(?: vom)?|(?:aus)?gedruckt am|date)$/u,
    value: text => {
      const found = regexp.iu`^${DATE}`.exec(text.trim())
      return found ? { value: found[0] } : undefined
    },
  },
  {
    key: 'anbieterArt',
    label: /^(?:anbieter|anbieterart|angebot von|verkauf durch|vermarktung|anbietertyp|seller)$/u,
    value: text => {
      const kind = providerIn(text)
      return kind ? { value: SELLERS[kind] } : undefined
    },
  },
]

/** Who sells. The names are the values of the fact. */
const SELLERS = {
  gericht: 'Gericht',
  bautraeger: 'Bauträger',
  bank: 'Bank',
  privat: 'privat',
  makler: 'Makler',
} as const
export type SellerKind = keyof typeof SELLERS

/** Who sells, by the value of the fact anbieterArt; null: none that we know. */
export function sellerOf(anbieterArt: string): SellerKind | null {
  return SELLER_KINDS.find(kind => SELLERS[kind] === anbieterArt) ?? null
}

const SELLER_KINDS = Object.keys(SELLERS) as SellerKind[]

const PROVIDERS: readonly (readonly [RegExp, SellerKind])[] = [
  [/Amtsgericht|Vollstreckungsgericht|Zwangsversteiger/u, 'gericht'],
  [
    /(?<!(?:vom|beim|durch den|damaligen|früheren|kein|keinen|ohne|weder|jedem|jeden|eigenen) )Bauträger(?!bindung|frei|vertrag|s?\s(?:gekauft|erworben|erstellt|errichtet|ihrer wahl|nach wahl|frei wählbar)|\s(?:ist|sind|wird)\s(?:\p{L}+\s)?nicht)|Projektentwickl|\p{L}*(?:[Ww]ohn|[Aa]lt|[Ww]ohnhaus|Massiv)-?[Bb]au(?:gesellschaft)?\s?(?:GmbH|AG)|Wohnhaus GmbH|Wohnungsbau GmbH|(?<!\p{L})(?:Hoch-?|Wohnungs-?)?bauunternehm|developer/iu,
    'bautraeger',
  ],
  [
    /Sparkasse|Sparbank|Volksbank|VR-?Bank|ImmobilienCenter|Raiffeisenbank|LBS|Bankhaus|Kreissparkasse|Postbank Immobilien/u,
    'bank',
  ],
  [
    /(?:von |Verkauf von |Angebot von |Hausverkauf |Verkauf )?[Pp]rivat(?:e[rmn]?)?\s?(?:verkauf|anbieter|nutzer|person|an privat|zu verkaufen)?(?!\p{L})/u,
    'privat',
  ],
  [
    /[Mm]akler|[Ii]mmobilien\s?(?:GmbH|e\.\s?K\.|AG|KG|&|UG|OHG)|IVD|§ 34c|[Ii]mmobilienvermittlung|[Ii]mmobilienberat|[Ii]mmobilienkontor|^(?:[\p{L}&:.-]+\s){0,4}\p{L}*(?:[Ii]mmobilien|IMMOBILIEN)(?:$|\s[·|•–-])|^[\p{L}-]+-(?:[Ii]mmobilien|IMMOBILIEN)\s|^(?:[Ii]mmobilien|IMMOBILIEN)\s\p{Lu}\p{L}+(?:\s-\s|$)|[Ii]mmobilienbüro|Gewerblicher Nutzer|Makler in|Immobilienpartner|Ihr Immobilien/u,
    'makler',
  ],
]

const BANK = String.raw`(?:\p{L}*[Ss]parkasse\p{L}*|Volksbank|VR-?Bank|Raiffeisenbank|LBS|Bankhaus)`
/** Where it is near, lends, once was in the house, or told somebody a value. */
const NO_BANK_SELLS =
  /finanzier|entfernung|entfernt|minuten|nähe|filiale|geldautomat|grundschuld|darlehen|kredit|konto|gegenüber|ehemalige|fußläufig|wenige schritte/iu
/** A sentence in which it goes with its article tells of it; who sells signs with his name, or the offer is called his. */
const TELLS_OF_BANK = regexp.iu`(?<!(?:angebot|verkauf|auftrag|vermittlung|immobilienabteilung|partner(?:in)?|anzeige|anbieter(?:in)?|durch|über)\s)(?<!\p{L})(?:die|der|einer?|unserer?|meiner?|bei|von|laut|zur|alten?)\s(?:\p{L}+e\s)?${BANK}`

/** "1988 von einem heimischen Bauunternehmen gebaut": who built it once does not sell it. */
const BUILT_BY =
  /(?<!(?:verkauf|angebot|provisionsfrei|erwerb)\s(?:direkt\s)?)(?<!\p{L})(?:von|vom|durch)\s(?:(?:eine[mnr]?|dem|den|das|der|die)\s)?(?:[\p{L}-]+e[nrm]\s){0,2}\p{L}*-?bauunternehm\p{L}*|bauunternehm\p{L}*(?:\s[\p{L}&.-]+){0,4}\s(?:gebaut|erbaut|errichtet|erstellt|ausgeführt)(?!\p{L})/iu

/** "Ein Weiterverkauf an Bauträger ist nicht zulässig": to whom it must not go does not sell it. */
const NO_BUILDER_BUYS =
  /(?<!\p{L})an\s(?:gewerbliche\s|den\s|einen\s)?bauträger(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:ausgeschlossen|unzulässig|untersagt|verboten|nicht|keine?)(?!\p{L})|(?:keine?|nicht)\s(?:\p{L}+\s){0,3}an\s(?:gewerbliche\s)?bauträger(?!\p{L})/iu

/** "Maße laut Plänen des Bauträgers": from whom a figure comes, once, and not who sells. */
const SOURCE_OF_FIGURES =
  /(?:nach|laut|lt\.|gemäß|aus|auf)\s(?:den\s)?(?:angaben?|auskünften|auskunft|unterlagen|plänen|prospekt|berechnung)\s(?:(?:der|des|von)\s[\p{L}-]+\s(?:und|sowie|oder)\s)?(?:des|vom)\s(?:\p{L}+en\s)?bauträgers?(?!\p{L})/giu

function providerIn(text: string): SellerKind | undefined {
  return PROVIDERS.find(([pattern]) => pattern.test(text))?.[1]
}

export const providerProse: ProseRule[] = [
  {
    key: 'objektnummer',
    pattern: regexp.giu`(?<!\p{L})(?:Objekt-?\s?(?:Nr\.?|Nummer|ID)|Immobilien-?(?:Nr\.?|ID)|Scout-?ID|Anzeigen-?(?:ID|nummer|Nr\.?)|Exposé-?Nr\.?|Referenz(?:nummer|-Nr\.)?|Obj\.-?Nr\.?|Az\.|Aktenzeichen|Geschäftsnummer|Geschäfts-?Nr\.?)\s?[:#]?\s?(?<id>(?:\d{1,4}\s)?[KL]\s\d{1,5}\/\s?\d{2,4}|[\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_-]*)`,
    value: match => ({ value: match.groups?.id ?? '' }),
    sections: ['object', 'location', 'energy', 'costs', 'contact', 'terms'],
  },
  {
    key: 'exposeDatum',
    pattern: regexp.giu`(?<!\p{L})(?:Exposé|Expose|Stand|Datum|Druckdatum|erstellt am|(?:aus)?gedruckt am|(?:Aus)?druck(?= vom)|Anzeige vom|Online seit)(?:\s(?:vom|des Exposés|der Angaben|der Daten))?\s?[:·,]?\s?(?:vom\s|Stand\s)?(?<date>${DATE})`,
    value: (match, passage) => {
      const before = passage.text.slice(Math.max(0, match.index - 30), match.index)
      return /miete|rücklage|energie|mieteinnahmen|hausgeld|\($/iu.test(before)
        ? undefined
        : { value: match.groups?.date ?? '', rank: RANK.prose }
    },
    sections: ['object', 'location', 'energy', 'contact', 'terms'],
  },
  {
    // Classified ads print the day of the advert below the place, without a word: "79110 Baden-Württemberg - Freiburg" over "22.09.2025".
    key: 'exposeDatum',
    pattern: regexp.gu`(?<=(?:^|\n)(?:D-)?\d{5}\s\p{Lu}[^\n\d]{2,60}\n)(?<date>\d{1,2}\.\d{1,2}\.20\d{2})(?=\s*(?:\n|$))`,
    value: match => ({ value: match.groups?.date ?? '', rank: RANK.prose, doubt: 0.8 }),
    sections: ['object', 'location'],
  },
  {
    // Who sells without a broker is the owner, and says so in many words.
    key: 'anbieterArt',
    pattern:
      /(?<!\p{L})(?:(?:[Ww]ir|[Ii]ch) verkaufen? [^.;\n]{0,30}ohne Makler|[Oo]hne Makler(?= (?:zu verkaufen|verkauft|vom|von)|\.|$)|(?:[Ee]in(?:e[n])? )?Makler(?:in)? (?:ist|sind|wird|wurde|haben wir) (?:hier |dabei )?(?:nicht|keiner?|nie)(?! nur)[^.;\n]{0,20}|[Kk]ein(?:en)? Makler (?:beauftragt|dabei|im Spiel|beteiligt|eingeschaltet|dazwischen)|[Vv]erkauf (?:direkt )?(?:vom|durch den|durch die) Eigentümer(?:in)?(?!gemeinschaft)|(?:[Dd]irekt )?[Vv]on privat(?! ?(?:und|oder)))(?!\p{L})/gmu,
    value: match => ({
      value: SELLERS.privat,
      rank: RANK.prose,
      span: { index: 0, length: match[0].trimEnd().length },
    }),
    sections: ['object', 'contact', 'terms', 'costs'],
  },
  {
    key: 'anbieterArt',
    pattern: /[^\n]+/gu,
    value: match => {
      const kind = providerIn(match[0].replace(SOURCE_OF_FIGURES, ''))
      if (
        !kind ||
        (kind === 'privat' &&
          !/(?:haus)?verkauf privat|privat(?:verkauf|anbieter|er (?:nutzer|anbieter|verkauf)|person|\s?an\s?privat)|von privat/iu.test(
            match[0],
          ))
      )
        return undefined
      if (
        kind === 'makler' &&
        /keine? makler|makleranfragen|anfragen von makler|von maklern|makler(?:n)? zwecklos|(?<!nicht )ohne makler|makler(?:in)? (?:ist|sind|wird|wurde) (?:nicht|keine?)|makler dürfen|als makler|makler (?:kostet|kosten) (?:es|das)|über (?:einen|unseren|den) makler (?:versucht|angeboten|inseriert)|(?:an|bei|mit) (?:einen|einem) makler|(?<!\p{L})(?:ein|eine|der erste|ein anderer|mehrere|verschiedene|zwei|drei) (?:\p{L}+e[rn]? )?makler(?:in)? (?:hat|hatten?|haben|hätten?|meinte[n]?|schätzte[n]?|schätzt|sagte[n]?|nannte[n]?|wollte[n]?|riet(?:en)?|bewertete[n]?)(?!\p{L})/iu.test(
          match[0],
        )
      )
        return undefined
      if (kind === 'bank' && (NO_BANK_SELLS.test(match[0]) || TELLS_OF_BANK.test(match[0]))) return undefined
      if (kind === 'bautraeger' && (BUILT_BY.test(match[0]) || NO_BUILDER_BUYS.test(match[0]))) return undefined
      if (kind === 'makler' && match[0].length > 110) return undefined
      if (
        kind === 'gericht' &&
        /HR[AB](?!\p{L})|GnR|handelsregister|registergericht|insolvenz|nachlass|erbschein|grundbuch|betreuung|verklagt|klage|angefochten|anfechtung|beschluss|(?:beim|vor dem|am) amtsgericht/iu.test(
          match[0],
        )
      )
        return undefined
      const word = PROVIDERS.find(([, name]) => name === kind)?.[0].exec(match[0])
      return {
        value: SELLERS[kind],
        ...(word ? { span: { index: word.index, length: word[0].length } } : {}),
        rank: RANK.hint,
        doubt: 0.8,
      }
    },
    sections: ['object', 'contact', 'terms', 'costs', 'energy'],
  },
]
