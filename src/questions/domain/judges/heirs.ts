import { red, unjudged } from '../verdict.ts'
import { byRule } from './byRule.ts'

const NOT_AGREED = red(
  'Ein Erbe hat dem Verkauf oder dem Preis noch nicht zugestimmt: Erben verkaufen nur gemeinsam (§ 2040 BGB), so lange gilt der genannte Preis nicht. Planen Sie erst, wenn alle schriftlich zugesagt haben.',
)
const OF_POWER =
  'Ein Erbe lässt sich vertreten oder lebt weit weg: Seine Vollmacht muss notariell beglaubigt sein, aus dem Ausland mit Apostille oder Legalisation, vom deutschen Konsulat ohne (§ 10 KonsularG). Lassen Sie sie den Notar vor dem Termin prüfen.'

/**
 * What a buyer must know before he signs with heirs. Without a certificate or a notary's will with the record of its opening nothing can be
 * transferred (§ 35 GBO); a power of attorney needs a notary's seal (§ 29 GBO), from abroad an Apostille
 * or legalisation, unless a German consul took it down (§ 10 (2) KonsularG: it equals a notary's).
 */
export const judgeHeirs = byRule({
  erbengemeinschaft:
    'Erben verkaufen nur gemeinsam, alle müssen beim Notar unterschreiben (§ 2040 BGB). Lassen Sie sich vorher den Erbschein oder das eröffnete notarielle Testament zeigen.',
  'erben-belegt':
    'Erben verkaufen nur gemeinsam, alle müssen beim Notar unterschreiben oder sich dort mit beglaubigter Vollmacht vertreten lassen (§ 2040 BGB, § 29 GBO). Wer eingetragen ist, zeigt der aktuelle Grundbuchauszug.',
  'erben-belegt-einig': unjudged(
    'Die Erben sind sich laut Exposé einig und können verkaufen: Beim Notar unterschreiben alle (§ 2040 BGB).',
  ),
  'erbschein-fehlt': red(
    'Der Erbschein fehlt noch: Erst mit ihm oder einem eröffneten notariellen Testament steht fest, welche Erben unterschreiben müssen, und kann das Grundbuch umgeschrieben werden (§ 35 GBO). Der Preis darf erst danach fällig werden; vereinbaren Sie ein Rücktrittsrecht, und rufen Sie den Kredit nicht vorher ab.',
  ),
  'erben-uneinig': NOT_AGREED,
  'erben-uneinig-fern': NOT_AGREED,
  'erben-minderjaehrig': red(
    'Ein Miterbe ist minderjährig oder betreut: Bis das Gericht zustimmt, ist der Kaufvertrag schwebend unwirksam (§§ 1643, 1850 BGB), oft viele Monate lang, und es kann ablehnen, wenn ihm der Preis zu niedrig ist. Vereinbaren Sie beim Notar, dass der Preis erst danach fällig wird, und ein Rücktrittsrecht, wenn die Genehmigung ausbleibt. Rufen Sie den Kredit nicht vorher ab, und kündigen Sie Ihre Wohnung nicht vorher.',
  ),
  'erben-vollmacht': OF_POWER,
  'erben-vollmacht-fern': OF_POWER,
  'verkauf-vollmacht':
    'Den Vertrag unterschreibt ein Bevollmächtigter für den Eigentümer: Die Vollmacht muss notariell sein und den Verkauf von Grundbesitz umfassen (§ 29 GBO), und sie kann widerrufen werden. Lassen Sie ihre Ausfertigung vor dem Termin vom Notar prüfen, und zahlen Sie vorher nichts.',
  testamentsvollstrecker:
    'Ein Testamentsvollstrecker verkauft: Er darf es ohne die Erben (§ 2205 BGB), braucht aber ein Zeugnis des Nachlassgerichts. Lassen Sie es sich vor dem Notartermin zeigen.',
})
