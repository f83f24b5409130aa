import { regexp } from '#kernel/regexp.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

/** Begins what stands beside a name, or is none. */
const NO_NAME =
  '(?!(?:Tel|Telefon|Mobil|Handy|Fon|Fax|Mail|E-Mail|Büro|Team|Firma|Familie|Stadt|Gemeinde|Amt|Amtsgericht|Haus|Straße|Sparkasse|Volksbank|Kreissparkasse|Bank|Hausverwaltung|Makler|Maklerin|Agentur|Immobilien\\p{L}*|Wohnbau|Wohnen|Bauträger|Verkauf|Vermietung|Verwaltung|Service|Center|Gruppe|Group|Invest|Consulting|Partner|GmbH|Herr|Frau|Ihre?|Unsere?|Der|Die|Das|Sie|Wir|Am|Im|In|Und|Für|Zum|Unter|Montag|Mo|Termine?|Kontakt\\p{L}*|Exposé)(?!\\p{L}))'
const FIRST = String.raw`${NO_NAME}(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\.(?:\s?-?\p{Lu}\.)?)`
const LAST = String.raw`(?:(?:von|van|vom|zu|zur|de|te|ten|der|den|dem)\s){0,2}${NO_NAME}\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
/** "Frau Heidrun Mackensen", "Herrn Dr. Groß" */
const TITLED = regexp.gu`(?<!\p{L}|(?:meine|deine|seine|unsere)[nrm]?\s)(?<title>Frau|Herrn?)\s(?<grade>(?:(?:Prof|Dr)\.\s){0,2})(?:${FIRST}\s){0,2}(?<last>${LAST})(?!\p{L})`
/** "Ihr Ansprechpartner: Korbinian Lehner," */
const LABELLED = regexp.gu`(?<!\p{L})(?:(?:Ansprechpartner|Objektbetreuer|Berater|ANSPRECHPARTNER|BERATER)(?:in|IN)?|Kontakt(?:person)?|Vertrieb)(?:\s?[:¦]\s?|(?<=(?:^|\n)(?:Ihr|IHR)e?E?\s(?:Ansprechpartner|Objektbetreuer|Berater|ANSPRECHPARTNER|BERATER)(?:in|IN)?)\n)(?<name>${FIRST}\s${LAST})(?=\s?(?:$|[,;·|¦\n(.]))`
/** "Renate Oberhof", "Annegret und Jens Wolters" */
const SIGNATURE = String.raw`(?:${FIRST}\s(?:und|u\.|&)\s)?${FIRST}\s${LAST}`
/** "Mit freundlichen Grüßen" over whole names: who signs is who sells. A name cut short is no greeting. */
const SIGNED = regexp.gu`(?<!\p{L})(?:(?:[Mm]it\s)?(?:freundlichen|besten|herzlichen|vielen)\sGrüßen|(?:[Ff]reundliche|[Bb]este|[Hh]erzliche|[Vv]iele|[Ll]iebe)\sGrüße),?\s+(?:(?:Dr|Prof)\.\s)*(?<name>${SIGNATURE})(?!\p{L}|-|\s(?:und|&)\s\p{Lu}|\s\p{Lu})`
/** Words by which somebody is named as the one to turn to. */
const TURN_TO =
  /(?<!\p{L})(?:Ansprechpartner(?:in)?|Kontakt|[Bb]esichtigung(?:en|stermine?)?|zeigt|vereinbar\p{L}*|Auskunft|Auskünfte|Telefon|Tel|Anbieter|Makler(?:in)?|\p{L}*Immobilien\p{L}*|Sparkasse|GmbH|Vertrieb|berät|betreut|Rückfragen|erreichen|Fragen)(?!\p{L})/u
const NEAR = 80
/** Who has nothing to sell. */
const OF_OTHERS =
  /(?:mieter|eigentümer|verwalter|nachbar|schuldner|notar|hausmeister|rechtspfleger|vermieter|bewohner|erblasser)(?:in)?[,:]?\s$/iu
/** Lives there, keeps the books of the house, or once worked for whoever is named behind: "seit Herr Diekmann aus dem ersten Stock das macht – er war bei der Sparkasse". */
const LIVES_THERE =
  /^,?\s(?:wohnt|lebt|zahlt|mietet|nutzt|bewohnt|ist (?:verstorben|gestorben))(?!\p{L})|^[^.;]{0,40}(?<!\p{L})(?:aus (?:dem|der) [^.;,]{0,20}(?:[Ss]tock|[Gg]eschoss|[Ee]tage|[Ww]ohnung|[Hh]aus|[Nn]achbarhaus)|nebenan|von (?:oben|unten|gegenüber)|macht das|das macht|kümmert sich um die|(?:führt|macht|erledigt|prüft) (?:die|unsere) (?:Abrechnung|Verwaltung|Hausverwaltung|Bücher|Konten|Kasse|Buchhaltung)\p{L}*|verwaltet|war (?:früher |lange |jahrelang )?(?:bei|Verwalter|Hausmeister))(?!\p{L})/u

/** Who is named as the one to write to: his name alone, each place of it. Where somebody signs, nobody named in passing is meant. */
export function contactsIn(passages: readonly Passage[]): Evidence[] {
  const labelled = passages.flatMap(passage => namedBy(LABELLED, passage))
  const signed = passages.flatMap(passage => namedBy(SIGNED, passage))
  return [...labelled, ...signed, ...(signed.length > 0 ? [] : passages.flatMap(titledIn))]
}

function namedBy(pattern: RegExp, passage: Passage): Evidence[] {
  return [...passage.text.matchAll(pattern)].map(({ 0: words, index, groups }) => {
    const name = groups?.['name'] ?? words
    return proof(passage, index + words.length - name.length, index + words.length)
  })
}

function titledIn(passage: Passage): Evidence[] {
  const { text } = passage
  return [...text.matchAll(TITLED)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const before = text.slice(Math.max(0, index - NEAR), index)
    const after = text.slice(end, end + NEAR)
    const isAsked = TURN_TO.test(`${before}${after}`) && !OF_OTHERS.test(before) && !LIVES_THERE.test(after)
    return isAsked ? [proof(passage, index, end)] : []
  })
}

/** How he is greeted: "Frau Mackensen", "Herr Dr. Groß", "Korbinian Lehner", "Annegret und Jens Wolters". null: several are named, and nobody knows whom the letter reaches. */
export function greetedAs(contacts: readonly Evidence[]): string | null {
  const names = new Set(contacts.flatMap(({ quote }) => greeting(quote.replace(/\s+/gu, ' ').trim())))
  const [name = null] = names
  return names.size === 1 ? name : null
}

/** A name alone, as a place may quote it. */
const BARE = regexp.u`^(?<name>${SIGNATURE})[\s,.;:]*$`

/** The quote of a place may have grown to its whole clause. Empty: no name is left that could be told from the words around it. */
function greeting(quote: string): string[] {
  const titled = [...quote.matchAll(TITLED)][0]?.groups
  if (titled) return [`${titled['title'] === 'Frau' ? 'Frau' : 'Herr'} ${titled['grade'] ?? ''}${titled['last'] ?? ''}`]
  const name = ([...quote.matchAll(LABELLED)][0] ?? [...quote.matchAll(SIGNED)][0] ?? BARE.exec(quote))?.groups?.[
    'name'
  ]
  return name === undefined ? [] : [name]
}
