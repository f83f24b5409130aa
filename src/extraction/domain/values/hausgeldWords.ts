import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { euro, inEuro, type Money } from '#kernel/money.ts'
import type { FlatBudget } from '../statements/flatBudget.ts'

/** An amount a month with the words that state it. */
export interface SaidAmount {
  readonly amount: Money
  readonly evidence: Evidence
  /** It is paid on top of the Hausgeld, not out of it: "ohne Rücklage; Zuführung weitere 71 €". */
  readonly isBeside?: true
}

/** How the text splits the Hausgeld; null: it does not say. */
export interface HausgeldWords {
  readonly umlagefaehig: SaidAmount | null
  readonly nichtUmlagefaehig: SaidAmount | null
  /** Paid into the Erhaltungsrücklage. */
  readonly ruecklage: SaidAmount | null
}

const AMOUNT = String.raw`(?<amount>\d{1,3}(?:\.\d{3})+|\d+)(?:\s?,(?<cents>\d{2})|\s?,-+)?\s?(?:€|EUR|Euro)(?!\s?(?:je m²|pro m²))(?<year>\s?(?:im Jahr|jährlich|p\.\s?a|/\s?Jahr))?`
/** Within a sentence; "ca." ends none. */
const GAP = String.raw`(?:[^€\d;.]|\.(?!\s\p{Lu})){0,40}?`
const RECOVERABLE = String.raw`(?:umlagef|umlegb|umlf|umgelegt|umzulegen)`
const NO = String.raw`(?:nicht[\s-](?:auf\s(?:den|die|einen|eine)\sMieter(?:in)?\s)?|n\.\s?)`
const RESERVE = String.raw`(?:erhaltungs|instandhaltungs|instandsetzungs)?-?rücklage`

/** "Zuführung zur Rücklage p. a. 864 €" */
const YEARLY = /(?<!\p{L})(?:jährliche?[rns]?|pro jahr|p\.\s?a|im jahr)(?!\p{L})/iu

const BESIDE = /(?<!\p{L})(?:weitere[nr]?|zuzüglich|zzgl\.?|zusätzlich|plus)(?!\p{L})/iu
/** Characters before the words. */
const BEFORE = 15

const PATTERNS = {
  umlagefaehig: [
    // "195 € umlagefähige und 94 € nicht umlagefähige Kosten": the amount before the word goes first.
    String.raw`${AMOUNT}\s(?:sind\s|davon\s)?${RECOVERABLE}`,
    // "152 € sind umlegbar, 47 € fließen in die Rücklage": behind the comma another part begins; "(inkl. 30 €" is held in it.
    String.raw`(?<!${NO})(?<!\p{L})${RECOVERABLE}\p{L}*(?!\p{L})\.?(?!,\s|\sund\s|\ssowie\s|\s(?:sind|ist)[,.]\s|\s?\(?(?:inkl|einschl|incl)\p{L}*\.?\s\d)${GAP}${AMOUNT}`,
    String.raw`${AMOUNT}(?:(?!nicht|n\.)[^.;,\d€]){0,40}?(?<!\p{L})${RECOVERABLE}`,
    // "205 € könnten Sie bei Vermietung umlegen"
    String.raw`${AMOUNT}\s(?:kann|können|könnten|lassen|ließen)\s(?:Sie\s|man\s|sich\s)(?:(?!nicht)[^.;,\d€]){0,40}?umlegen`,
    // "163 € zahlt davon der Mieter über die Nebenkosten"
    String.raw`${AMOUNT}\s(?:mtl\.\s|monatlich\s)?(?:zahlt|trägt|übernimmt|erstattet)\s(?:davon\s|hiervon\s)?(?:der|die|Ihr|Ihre)\sMieter`,
    // "davon 58 € vom Pächter getragen"
    String.raw`${AMOUNT}\s(?:mtl\.\s|monatlich\s)?(?:davon\s|hiervon\s|werden\s)?(?:vom|von\sder|durch\sden|durch\sdie)\s(?:Pächter|Betreiber|Mieter)(?:in|gesellschaft)?\s(?:getragen|übernommen|erstattet|gezahlt|bezahlt)`,
  ],
  nichtUmlagefaehig: [
    String.raw`(?<!\p{L})${NO}${RECOVERABLE}\p{L}*\.?${GAP}${AMOUNT}`,
    String.raw`${AMOUNT}\s(?:sind\s|davon\s)?(?<!\p{L})${NO}${RECOVERABLE}(?!\p{L}*\.?[^€;]{0,25}\d[^€;]{0,6}€)`,
  ],
  ruecklage: [
    // Not how much has been saved up by a day.
    String.raw`(?<!\p{L})${RESERVE}n?(?:anteil|zuführung)?(?!\p{L}|,|\sund\s(?:\p{L}+\.?\s)?\d)(?!${GAP}(?:zum|per|stand|ende|wies|liegen)(?!\p{L}))${GAP}${AMOUNT}(?!\s?(?:[,/;]\s?|\()(?:davon|darin|hiervon|darunter)\s\d)`,
    // "Hausgeld, davon Rücklage | 318 €, davon 72 €": one row for the whole and its part.
    String.raw`(?:haus|wohn)geld\s?(?:,|/|\()\s?(?:davon|darin|inkl\.?|einschl\.?)\s${RESERVE}n?(?:anteil|zuführung)?\)?\s?:?\s\d[\d.,]*(?:,-+)?\s?(?:€|EUR|Euro)[^€;\d]{0,20}?(?:davon|darin|hiervon|darunter)\s${AMOUNT}`,
    // "78 davon gehen in die Rücklage"
    String.raw`(?<![\d.,])(?<amount>\d{2,4})(?:,(?<cents>\d{2}))?\sdavon\s(?:gehen|fließen|kommen|wandern)\s(?:\p{L}+\s)?in\sdie\s${RESERVE}`,
    String.raw`${AMOUNT}\s(?:mtl\.\s|monatliche?\s)?(?:(?:sind|als|für|fließen|gehen|entfallen|auf)\s){0,2}(?:(?:die|eine)\s)?(?:(?:zuführung|beitrag|einzahlung)\s(?:(?:zur|an\sdie|in\sdie)\s)?|in\sdie\s)?${RESERVE}(?!n?\s(?:zum|per))`,
    // "Hausgeld 298€ mit allem, davon 68 Rücklage"
    String.raw`(?<!\p{L})(?:davon|darin)\s(?:sind\s)?(?<amount>\d{1,3}(?:\.\d{3})+|\d{2,4})(?:,(?<cents>\d{2}))?\s(?:(?:in|für|als|zur)\s(?:die\s)?)?${RESERVE}(?!n?\s(?:zum|per))`,
  ],
} as const

/** @param hausgeld a month; only parts of it count, as larger amounts are savings of the whole community */
export function hausgeldWords(quotes: readonly Evidence[], hausgeld: Money): HausgeldWords {
  const first = (patterns: readonly string[]): SaidAmount | null =>
    quotes.flatMap(evidence =>
      patterns.flatMap(pattern => {
        // Of a row of a table the quote is one cell.
        const match = new RegExp(pattern, 'iu').exec(evidence.whole ?? evidence.quote)
        if (!match) return []
        const { amount: digits = '', cents = 0, year } = match.groups ?? {}
        const stated = Number(digits.replaceAll('.', '')) + Number(cents) / 100
        const month = year !== undefined || YEARLY.test(match[0]) ? stated / 12 : stated
        const said = (evidence.whole ?? evidence.quote).slice(Math.max(0, match.index - BEFORE), match.index) + match[0]
        const beside = BESIDE.test(said) ? { isBeside: true as const } : {}
        return month > 0 && month < inEuro(hausgeld) ? [{ amount: euro(month), evidence, ...beside }] : []
      }),
    )[0] ?? null
  return {
    umlagefaehig: first(PATTERNS.umlagefaehig),
    nichtUmlagefaehig: first(PATTERNS.nichtUmlagefaehig),
    ruecklage: first(PATTERNS.ruecklage),
  }
}

/** What the sentences leave open is told by the lines of the Wirtschaftsplan. @param budget missing: there is none */
export function withBudget(words: HausgeldWords, budget: FlatBudget | undefined): HausgeldWords {
  const [evidence] = budget?.evidence ?? []
  if (!budget || !evidence) return words
  const said = (amount: number): SaidAmount | null => (amount > 0 ? { amount: euro(amount), evidence } : null)
  return {
    umlagefaehig: words.umlagefaehig ?? said(budget.recoverable),
    nichtUmlagefaehig: words.nichtUmlagefaehig ?? said(budget.kept),
    ruecklage: words.ruecklage ?? said(budget.reserve),
  }
}

/** The words of a Hausgeld, or of a part of it, say that the Erbbauzins is in it. */
export function namesErbbauzins(evidence: Evidence): boolean {
  const words = wholeQuote(evidence)
  return /erbbauzins/iu.test(words) && !BESIDE_ERBBAUZINS.test(words)
}

/** "zzgl. Erbbauzins" comes on top of it. */
const BESIDE_ERBBAUZINS =
  /(?<!\p{L})(?:zzgl\.?|zuzüglich|plus|ohne|exkl\.?|exklusive|nicht enthalten|hinzu kommt)(?:\s(?:der|des|den|dem))?\s(?:\p{L}+e[rnms]\s)?erbbauzins|erbbauzins\p{L}*\s(?:ist\s)?(?:nicht enthalten|kommt (?:noch )?hinzu|extra|zusätzlich)/iu
