import { hasTrait } from '#extraction/domain/deal/hasTrait.ts'
import { judgeHeirs } from '../judges/heirs.ts'
import { asking, inGroup } from '../question.ts'

/** Whether who sells what he has inherited may do so. */
export const RECHT_ERBEN = inGroup('Recht & Eigentum', 'Recht', 'A', [
  asking('verkaeufer-erbengemeinschaft', 'Verkauft eine Erbengemeinschaft?', {
    why: 'Alle Erben müssen beim Notar unterschreiben, sonst kommt der Kauf nicht zustande.',
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
  asking('erben-nachweis', 'Darf, wer verkauft, das Eigentum schon übertragen?', {
    why: 'Vor dem Erbschein oder einem eröffneten notariellen Testament weiß niemand sicher, wer unterschreiben muss (§ 2040 BGB, § 35 GBO); wer für einen anderen verkauft, braucht dessen Vollmacht.',
    answeredBy: [{ topic: 'erbengemeinschaft', about: ['erbnachweis'] }],
    weight: 1,
    red: 'Der Erbschein fehlt noch, ein Erbe hat nicht zugestimmt, oder ein Gericht muss den Verkauf genehmigen.',
    yellow: 'Ein Erbe oder Eigentümer lässt sich vertreten, oder ein Testamentsvollstrecker verkauft.',
    judgeRemark: judgeHeirs,
    todo: {
      ask: 'Können Sie mir nachweisen, wer verkaufen darf (Erbschein, eröffnetes notarielles Testament oder Ausfertigung der Vollmacht), und wer unterschreibt selbst beim Notar?',
      document: 'Erbschein, eröffnetes notarielles Testament oder Ausfertigung der Vollmacht',
      papers: ['erbnachweis', 'vollmacht'],
    },
  }),
])
