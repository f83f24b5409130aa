import type { Remark } from '../remark.ts'

const PROVEN: readonly string[] = ['erben-eingetragen', 'erbschein-da']
/** What is open all the same, whatever was issued. */
const OPEN: readonly string[] = ['erbschein-fehlt', 'erben-uneinig', 'erben-minderjaehrig']
const ENTERED_OR_PROVEN: Readonly<Record<string, string>> = {
  'erben-eingetragen': 'sie stehen laut Text schon im Grundbuch',
  'erbschein-da': 'der Erbschein liegt laut Text vor',
}

/** That heirs sell is told with what the same exposé says of their proof: nobody asks for the certificate that is there, nor warns of heirs who agree. */
export function heirsProven(remarks: readonly Remark[]): Remark[] {
  const stated = remarks.filter(({ topic, certainty }) => topic === 'erbengemeinschaft' && certainty === 'stated')
  const has = (rules: readonly string[]) => stated.find(({ rule }) => rules.includes(rule))
  const proof = PROVEN.map(rule => has([rule])).find(one => one !== undefined)
  if (!proof || has(OPEN)) return [...remarks]
  const isAgreed =
    has(['erben-einig']) !== undefined && !has(['erben-vollmacht', 'erben-vollmacht-fern', 'verkauf-vollmacht'])
  return remarks.map(one =>
    one.rule === 'erbengemeinschaft' && one.certainty === 'stated'
      ? {
          ...one,
          rule: isAgreed ? 'erben-belegt-einig' : 'erben-belegt',
          tone: isAgreed ? 'neutral' : one.tone,
          meaning: `Verkauf durch Erben: ${ENTERED_OR_PROVEN[proof.rule] ?? ''}`,
        }
      : one,
  )
}
