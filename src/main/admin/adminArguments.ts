import { parseArgs } from 'node:util'
import { TABLE_NAMES, type TableName } from '#operations/domain/tableForm.ts'
import { exactly, only, timeOf, wholeNumber } from './adminWords.ts'
import { MONEY_OPTIONS, type MoneyCommand, moneyCommand } from './moneyArguments.ts'

export const USAGE = `Verwaltung durch den Betreiber.

  npm run admin -- account show E-MAIL
  npm run admin -- account role E-MAIL ROLLE [--take]
  npm run admin -- credits grant E-MAIL ANZAHL --reason TEXT [--free]
  npm run admin -- maintenance on NACHRICHT [--until ZEIT] | off | show
  npm run admin -- broadcast TITEL NACHRICHT [--hours STUNDEN]
  npm run admin -- analysis rerun ID
  npm run admin -- sanity
  npm run admin -- llm check
  npm run admin -- refund VERTRAGSNUMMER [--cents BETRAG]
  npm run admin -- orders noted | done VERTRAGSNUMMER
  npm run admin -- declarations list | done NUMMER
  npm run admin -- promo add CODE NACHLASS [--from ZEIT] [--until ZEIT] [--most ZAHL] [--per-account ZAHL]
                             [--packages mini,midi] [--partner CODE]
  npm run admin -- promo list | end CODE
  npm run admin -- affiliates add CODE NAME E-MAIL PROVISION | list | end CODE | statement CODE MONAT
  npm run admin -- reference import TABELLE DATEI.csv [--replace]
  npm run admin -- reference list
  npm run admin -- reference remove TABELLE

account      zeigt ein Konto, gibt ihm eine Rolle (ROLE_PRO, ROLE_ADMIN) oder nimmt sie ihm (--take)
credits      schenkt Analysen mit vollem Bericht, mit --free Vorschauen; derselbe Grund zählt für ein Konto nur einmal
maintenance  schaltet den Wartungsmodus; ZEIT zum Beispiel 2026-12-01T06:00+01:00
broadcast    zeigt allen Angemeldeten eine Nachricht, 24 Stunden lang oder so lange, wie --hours sagt
analysis     lässt eine Analyse noch einmal laufen, ohne etwas abzubuchen; ID ist die aus dem Archiv
sanity       vergleicht Dateien, Guthaben, Zahlungen, Rechnungen, Aufträge und Mails miteinander; eine Zeile je Befund
llm          schickt dem eingestellten Sprachmodell (LLM_PROVIDER …) ein Stück eigenen Text und sagt, ob Modell, Form, Kontext und
             Tempo reichen und was ein Exposé kosten würde
refund       zahlt die letzte Zahlung eines Vertrags zurück, ganz (dann gehen ungenutzte Analysen mit) oder zum Teil
orders       zeigt Bestellungen, an denen etwas vermerkt ist (Rückbuchung, falscher Betrag, gescheiterte Rückzahlung);
             done: es ist erledigt
declarations zeigt Widerrufe und Kündigungen, die jemand ansehen muss; done: sie ist erledigt
promo        NACHLASS ist ein Prozentsatz (20%) oder ein Betrag in Cent (500)
affiliates   PROVISION in Prozent vom Nettoumsatz; statement schreibt den Monat (2026-11) als CSV
reference    TABELLE ist preise, mieten oder bodenrichtwerte. Ihre Zahlen gehen unseren Tabellen vor.
             Die Spalten und Beispiele stehen in docs/operations.md.
             import prüft die Datei und übernimmt alle Zeilen oder keine; sie kommen zu den vorhandenen hinzu
             --replace: die Datei tritt an die Stelle der ganzen Tabelle
--help       diese Hilfe

Die Daten sind die von DATABASE_URL, sonst die des Ordners DATA_DIR, sonst ./data. Das Produkt darf dabei laufen.
Rückgabewert: 0 erledigt · 2 die Datei ist fehlerhaft, nichts wurde geändert ·
1 ein Fehler (Datei nicht lesbar, gespeicherte Tabelle beschädigt, falscher Aufruf, Konto unbekannt) oder ein Befund von sanity
`

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  take: { type: 'boolean', default: false },
  free: { type: 'boolean', default: false },
  reason: { type: 'string' },
  until: { type: 'string' },
  hours: { type: 'string', default: '24' },
  ...MONEY_OPTIONS,
  help: { type: 'boolean', short: 'h', default: false },
} as const

const ROLES = ['ROLE_PRO', 'ROLE_ADMIN'] as const

export type ReferenceCommand =
  | { readonly command: 'list' }
  | { readonly command: 'remove'; readonly table: TableName }
  | { readonly command: 'import'; readonly table: TableName; readonly file: string; readonly replace: boolean }

/** What changes the data of the product itself. */
export type ProductCommand =
  | { readonly command: 'account'; readonly email: string }
  | { readonly command: 'role'; readonly email: string; readonly role: string; readonly isGiven: boolean }
  | {
      readonly command: 'credits'
      readonly email: string
      readonly amount: number
      readonly kind: 'free' | 'paid'
      readonly reason: string
    }
  /** switch null: only show it. */
  | {
      readonly command: 'maintenance'
      readonly change: { readonly enabled: boolean; readonly message: string; readonly until: Date | null } | null
    }
  | { readonly command: 'broadcast'; readonly title: string; readonly message: string; readonly hours: number }
  | { readonly command: 'rerun'; readonly privateDocumentId: string }

export type AdminCommand =
  | { readonly area: 'help' }
  | { readonly area: 'sanity' }
  | { readonly area: 'llm' }
  | { readonly area: 'reference'; readonly run: ReferenceCommand }
  | { readonly area: 'product'; readonly run: ProductCommand }
  | { readonly area: 'money'; readonly run: MoneyCommand }

class WrongCall extends Error {}

type Values = ReturnType<typeof parse>['values']

/** @throws WrongCall with the usage on anything that USAGE does not name */
export function parseAdminCommand(args: string[]): AdminCommand {
  try {
    const { values, positionals } = parse(args)
    if (values.help) return { area: 'help' }
    const [area, ...rest] = positionals
    if (area === undefined) throw new TypeError('Kein Befehl genannt.')
    if (area === 'sanity') {
      exactly(rest, 0, 'nichts weiter')
      return { area }
    }
    if (area === 'llm') {
      if (only(rest, 'den Zusatz „check“: llm check') !== 'check') throw new TypeError('llm kann nur check.')
      return { area }
    }
    if (area === 'reference') return { area, run: referenceCommand(rest, values.replace) }
    const money = moneyCommand(area, rest, values)
    return money ? { area: 'money', run: money } : { area: 'product', run: productCommand(area, rest, values) }
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: OPTIONS })
}

function productCommand(area: string, words: string[], values: Values): ProductCommand {
  const [verb = '', ...rest] = words
  switch (`${area} ${verb}`) {
    case 'account show':
      return { command: 'account', email: only(rest, 'die E-Mail-Adresse') }
    case 'account role': {
      const [email = '', role = ''] = exactly(rest, 2, 'die E-Mail-Adresse und die Rolle')
      if (!ROLES.some(one => one === role)) throw new TypeError(`„${role}“ ist keine Rolle: ${ROLES.join(', ')}.`)
      return { command: 'role', email, role, isGiven: !values.take }
    }
    case 'credits grant': {
      const [email = '', amount = ''] = exactly(rest, 2, 'die E-Mail-Adresse und die Anzahl')
      if (!values.reason?.trim()) throw new TypeError('credits grant braucht --reason.')
      const kind = values.free ? 'free' : 'paid'
      return { command: 'credits', email, amount: wholeNumber(amount, 1_000), kind, reason: values.reason.trim() }
    }
    case 'maintenance on': {
      const message = only(rest, 'die Nachricht')
      return { command: 'maintenance', change: { enabled: true, message, until: timeOf(values.until) } }
    }
    case 'maintenance off':
      exactly(rest, 0, 'nichts weiter')
      return { command: 'maintenance', change: { enabled: false, message: '', until: null } }
    case 'maintenance show':
      exactly(rest, 0, 'nichts weiter')
      return { command: 'maintenance', change: null }
    case 'analysis rerun':
      return { command: 'rerun', privateDocumentId: only(rest, 'die ID aus dem Archiv') }
    default: {
      if (area !== 'broadcast') throw new TypeError(`„${[area, verb].join(' ').trim()}“ gibt es nicht.`)
      const [title = '', message = ''] = exactly(words, 2, 'Titel und Nachricht')
      return { command: 'broadcast', title, message, hours: wholeNumber(values.hours, 24 * 30) }
    }
  }
}

function referenceCommand([verb, ...rest]: string[], replace: boolean): ReferenceCommand {
  if (replace && verb !== 'import') throw new TypeError('--replace gilt nur für import.')
  const [name, file, ...more] = rest
  switch (verb) {
    case 'list':
      if (name !== undefined) throw new TypeError('list nimmt keine Angaben.')
      return { command: 'list' }
    case 'remove':
      if (file !== undefined) throw new TypeError('remove nimmt nur den Namen der Tabelle.')
      return { command: 'remove', table: tableNamed(name) }
    case 'import':
      if (file === undefined || more.length > 0)
        throw new TypeError('import braucht den Namen der Tabelle und eine Datei.')
      return { command: 'import', table: tableNamed(name), file, replace }
    default:
      throw new TypeError(`reference kann import, list und remove, nicht „${verb ?? ''}“.`)
  }
}

function tableNamed(name: string | undefined): TableName {
  const table = TABLE_NAMES.find(one => one === name)
  if (!table) throw new TypeError(`„${name ?? ''}“ ist keine Tabelle: ${TABLE_NAMES.join(', ')}.`)
  return table
}
