import { none, only } from './adminWords.ts'
import { parse, type Work } from './command.ts'
import { MONEY_COMMANDS } from './moneyCommands.ts'
import { PRODUCT_COMMANDS } from './productCommands.ts'
import { type ReferenceWork, referenceWork } from './referenceCommands.ts'

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

const COMMANDS = { ...PRODUCT_COMMANDS, ...MONEY_COMMANDS }

export type AdminCommand =
  | { readonly area: 'help' | 'sanity' | 'llm' }
  | { readonly area: 'reference'; readonly work: ReferenceWork }
  | { readonly area: 'product'; readonly work: Work }

class WrongCall extends Error {}

/** @throws WrongCall with the usage on anything that USAGE does not name */
export function parseAdminCommand(args: string[]): AdminCommand {
  try {
    const { values, positionals } = parse(args)
    if (values.help) return { area: 'help' }
    const [area, ...words] = positionals
    switch (area) {
      case undefined:
        throw new TypeError('Kein Befehl genannt.')
      case 'sanity':
        none(words)
        return { area }
      case 'llm':
        if (only(words, 'den Zusatz „check“: llm check') !== 'check') throw new TypeError('llm kann nur check.')
        return { area }
      case 'reference':
        return { area, work: referenceWork(words, values) }
    }
    // A name is one word ("refund") or two ("promo end").
    const count = [2, 1].find(count => Object.hasOwn(COMMANDS, positionals.slice(0, count).join(' '))) ?? 2
    const name = positionals.slice(0, count).join(' ')
    const work = COMMANDS[name]?.(positionals.slice(count), values)
    if (!work) throw new TypeError(`„${name}“ gibt es nicht.`)
    return { area: 'product', work }
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}
