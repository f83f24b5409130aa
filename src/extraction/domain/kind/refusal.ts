import type { Recognised, RefusedKind } from './documentKind.ts'

const INSTEAD = 'Bitte laden Sie das Exposé oder die Anzeige hoch, mit der die Immobilie zum Kauf angeboten wird.'
const WITH_OFFER = `${INSTEAD} Dieses Papier darf als weitere Seiten in derselben Datei stehen.`

/** What to upload instead. A paper round a house may go along with its offer. */
const UPLOAD: Partial<Record<RefusedKind, string>> = {
  mietangebot: 'Geprüft werden nur Kaufangebote. Bitte laden Sie das Exposé einer Immobilie hoch, die zu kaufen ist.',
  ausland:
    'Preise, Kosten und Recht gelten hier nur für Deutschland. Bitte laden Sie das Exposé einer Immobilie in Deutschland hoch.',
  kaufvertrag: `Einen Kaufvertrag prüft ein Notar oder Anwalt. ${INSTEAD}`,
  rechnung: INSTEAD,
  schreiben: INSTEAD,
  finanzierung: `Eine Finanzierung wird hier selbst berechnet. ${INSTEAD}`,
  sonstiges: INSTEAD,
}

/** The German sentences that tell the buyer what the document is instead of an offer, by what one sees it, and what to do. */
export function refusalOf({ kind, name, marks }: Extract<Recognised, { kind: RefusedKind }>): string {
  if (name === EMPTY)
    return 'Das Dokument enthält keinen lesbaren Text. Bitte laden Sie das vollständige Exposé als PDF hoch.'
  const seen = marks.map(({ page, quote }) => `„${quote}“ (Seite ${page})`).join(' und ')
  const by = seen === '' ? [] : [`Erkannt an ${seen}.`]
  return [whatItIs(name), ...by, UPLOAD[kind] ?? WITH_OFFER].join(' ')
}

function whatItIs(name: string): string {
  if (name === NOTHING) return 'Das Dokument scheint kein Immobilienangebot zu sein.'
  if (name === ABROAD) return 'Die angebotene Immobilie scheint im Ausland zu liegen.'
  return `Das Dokument scheint ${name} zu sein, kein Angebot einer Immobilie zum Kauf.`
}

/** Names of what is no paper. */
export const EMPTY = 'leer'
export const NOTHING = 'kein Immobilienangebot'
export const ABROAD = 'ein Angebot im Ausland'
