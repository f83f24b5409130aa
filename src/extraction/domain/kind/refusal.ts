import type { Recognised, RefusedKind } from './documentKind.ts'

const OFFER = 'das Exposé oder die Anzeige, mit der die Immobilie zum Kauf angeboten wird'
const WITH_OFFER = `Bitte laden Sie ${OFFER}, hoch; dieses Papier darf als weitere Seiten in derselben Datei stehen.`
const INSTEAD = `Bitte laden Sie ${OFFER}, hoch.`

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
  const what =
    name === NOTHING
      ? 'Das Dokument scheint kein Immobilienangebot zu sein.'
      : `Das Dokument scheint ${name} zu sein, kein Angebot einer Immobilie zum Kauf in Deutschland.`
  const seen = marks.map(({ page, quote }) => `„${quote}“ (Seite ${page})`).join(' und ')
  const by = seen === '' ? [] : [`Erkannt an ${seen}.`]
  return [what, ...by, UPLOAD[kind] ?? WITH_OFFER].join(' ')
}

/** Names of what is no paper. */
export const EMPTY = 'leer'
export const NOTHING = 'kein Immobilienangebot'
export const ABROAD = 'ein Angebot im Ausland'
