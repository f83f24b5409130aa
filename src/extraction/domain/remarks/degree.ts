import type { Remark, Tone, Topic } from '../remark.ts'

/** How little of it there is: what is good only so far is no merit, and damage to so small a part is no danger. */
const HARDLY =
  /(?<!\p{L})(?:(?:nur|lediglich|bloß|relativ|eher|sehr) (?:gering\p{L}*|wenig|schwach|mäßig|dünn|minimal|unzureichend|notdürftig|provisorisch)|geringfügig|(?:gering|schwach|etwas|ein wenig|ein bisschen)(?= (?:wärme)?(?:ge)?dämm| isolier)|kaum|unzureichend|ungenügend|mangelhaft|provisorisch|notdürftig|behelfsmäßig)(?!\p{L})/u
const SLIGHT =
  /(?<!\p{L})(?:in (?:nur |sehr )?(?:geringe[mnr]|kleine[mnr]) (?:umfang|ausmaß|maße?|teil\p{L}*)|geringfügig\p{L}*|(?:geringe|leichte)[rnsm]? (?:feucht|nässe)\p{L}*|kleinflächig\p{L}*|minimal\p{L}*|punktuell\p{L}*|örtlich begrenzt\p{L}*|nur (?:leicht|oberflächlich)\p{L}*)(?!\p{L})/u
/** Where an expert or owner may measure how much of it there is; of others a little is as bad as much. */
const MEASURED: readonly Topic[] = ['feuchte', 'schaeden', 'dach', 'fassade', 'fenster', 'baeder']
/** What is done well or hardly at all. */
const DONE: readonly Topic[] = ['dach', 'fassade', 'daemmung', 'fenster', 'feuchte', 'elektrik', 'wasserleitungen', 'baeder', 'heizungstechnik'] // prettier-ignore

type Said = Pick<Remark, 'tone' | 'meaning' | 'certainty' | 'scope'>

/** @param statement the words around it @param from where it begins in them @param to where it ends */
export function byDegree<S extends Said>(said: S, topic: Topic, statement: string, from: number, to: number): S {
  if (said.certainty !== 'stated') return said
  const start = Math.max(statement.lastIndexOf(',', from), statement.lastIndexOf('¦', from)) + 1
  const end = /[,¦]/u.exec(statement.slice(to))?.index ?? statement.length
  const clause = statement.slice(start, to + end)
  if (said.tone === 'gut' && DONE.includes(topic) && HARDLY.test(clause))
    return {
      ...said,
      tone: 'warnung' satisfies Tone,
      meaning: `${said.meaning} – laut Text nur gering oder behelfsmäßig`,
    }
  if (said.tone === 'gefahr' && MEASURED.includes(topic) && SLIGHT.test(clause))
    return { ...said, tone: 'warnung' satisfies Tone, meaning: `${said.meaning} – laut Text in geringem Umfang` }
  return said
}
