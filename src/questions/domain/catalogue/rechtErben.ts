import { hasTrait } from '#extraction/domain/deal/hasTrait.ts'
import { judgeHeirs } from '../judges/heirs.ts'
import { asking, inGroup } from '../question.ts'

/** Whether who sells what he has inherited may do so. */
export const RECHT_ERBEN = inGroup('Recht & Eigentum', 'Recht', [
  asking('verkaeufer-erbengemeinschaft', 'Verkauft eine Erbengemeinschaft?', {
    why: 'Alle Erben müssen beim Notar unterschreiben, sonst kommt der Kauf nicht zustande.',
    audience: ['A'],
    answeredBy: [{ topic: 'erbengemeinschaft', except: ['erbnachweis'] }, { document: true }],
    // Who sells his share of the estate sells it alone (§ 2033 BGB).
    onlyIf: ({ offer }) => !hasTrait(offer, 'erbanteil'),
    weight: 1,
    yellow: 'Ja.',
    judgeRemark: judgeHeirs,
    todo: {
      ask: 'Sind Sie alleiniger Eigentümer, und wenn nicht, sind sich alle Eigentümer oder Erben einig?',
      document: 'Grundbuchauszug oder Erbschein',
      copies: ['grundbuch'],
    },
  }),
  asking('erben-nachweis', 'Können die Erben das Eigentum schon übertragen?', {
    why: 'Vor dem Erbschein oder einem eröffneten notariellen Testament weiß niemand sicher, wer unterschreiben muss (§ 2040 BGB, § 35 GBO).',
    audience: ['A'],
    answeredBy: [{ topic: 'erbengemeinschaft', about: ['erbnachweis'] }],
    weight: 1,
    red: 'Der Erbschein fehlt noch, ein Erbe hat nicht zugestimmt, oder ein Gericht muss den Verkauf genehmigen.',
    yellow: 'Ein Erbe lässt sich vertreten, oder ein Testamentsvollstrecker verkauft.',
    judgeRemark: judgeHeirs,
    todo: {
      ask: 'Liegt der Erbschein oder das eröffnete notarielle Testament vor, und unterschreiben alle Erben, Sie eingeschlossen, selbst beim Notar?',
      document: 'Erbschein oder eröffnetes notarielles Testament',
      papers: ['erbnachweis'],
    },
  }),
])
