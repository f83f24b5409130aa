import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { statementsOf } from '../statements/statementsOf.ts'

const LOT = String.raw`(?:\p{L}+ )?(?:lose?n?|einheit(?:en)?|wohnung(?:en)?|teileigentum\p{L}*|wohnungseigentum\p{L}*|sondereigentum\p{L}*|objekte?n?|räume?n?)`
/** Several that are used as one, or one that lacks what a home of its own has. */
const ONE = wholeWords(
  [
    String.raw`wirtschaftliche[nr]? einheit`,
    String.raw`(?:zu|als) eine[rm]? (?:einzigen |großen |gemeinsamen )?(?:wohnung|einheit|wohneinheit|nutzungseinheit) (?:zusammengelegt|verbunden|vereinigt|genutzt|zusammengefasst)`,
    String.raw`(?:baulich|räumlich) (?:miteinander )?(?:verbunden|zusammengelegt|vereinigt)`,
    String.raw`(?:baulich |räumlich )nicht (?:[^.;]{0,60})?(?:abgetrennt|getrennt|abgeschlossen)`,
    String.raw`(?:nur|lediglich|ausschließlich) (?:gemeinsam|zusammen|einheitlich) (?:mit [^.;]{0,40} )?(?:nutzbar|zu nutzen|bewohnbar|verwertbar)`,
    String.raw`(?:nur|lediglich|ausschließlich) (?:über|durch) (?:die |das |den )?${LOT}[^.;]{0,30} (?:zugänglich|erreichbar|zu (?:betreten|erreichen))`,
    String.raw`kein(?:e|en)? eigene[ns]? (?:bad(?:ezimmer)?|duschbad|küche|eingangstür|wohnungs(?:eingangs)?tür|wohnungseingang|eingang|hauseingang|wc|toilette)`,
    String.raw`ohne eigene[ns]? (?:bad(?:ezimmer)?|küche|eingangstür|wohnungs(?:eingangs)?tür|wohnungseingang|eingang|wc|toilette)`,
  ].join('|'),
  '',
)
const DENIED = wholeWords(
  String.raw`(?:keine|nicht (?:als )?(?:eine )?) ?wirtschaftliche[nr]? einheit|nicht (?:mehr )?(?:baulich|räumlich) (?:miteinander )?(?:verbunden|zusammengelegt)|früher\p{L}*|ehemals|ehemalig\p{L}*|ursprünglich\p{L}*|wieder (?:ge|abge)trennt|keller\p{L}*|speicher\p{L}*|büro\p{L}*haus|grundstücke?n?|flurstücke?n?`,
  '',
)

/** Where a notice says that its lots are one home: whoever bids on one of them alone may have nothing to live in. null: it does not say so. */
export function oneUnitIn(passages: readonly Passage[]): Evidence | null {
  for (const passage of passages) {
    for (const { text, start } of statementsOf(saidIn(passage).text)) {
      const told = ONE.exec(text)
      if (told && !DENIED.test(text))
        return inItsClause(proof(passage, start + told.index, start + told.index + told[0].length))
    }
  }
  return null
}
