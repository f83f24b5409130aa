import {
  eigentumsformPhrase,
  erbbauzinsPhrase,
  isErbbau,
  judgeDenkmal,
  judgeErbbaurecht,
  judgeRestlaufzeit,
  judgeVersteigerungstermin,
  judgeZwangsversteigerung,
  zwangsversteigerungConclusion,
  zwangsversteigerungPhrase,
} from '../judges/law.ts'
import { byRule } from '../judges/byRule.ts'
import { asking, inGroup } from '../question.ts'
import { GREEN } from '../verdict.ts'

/** What one buys, and who else has a right in it. */
export const RECHT_EIGENTUM = inGroup('Recht & Eigentum', 'Recht', 'A', [
  asking('eigentumsform', 'Was wird verkauft: Volleigentum, Wohnungseigentum, Erbbaurecht oder ein Anteil?', {
    why: 'Ein Bruchteil oder Dauerwohnrecht ist kaum zu finanzieren und kaum zu verkaufen.',
    answeredBy: [{ fact: 'objektart' }, { fact: 'erbbaurecht' }, { fact: 'hausgeldMonat' }, { topic: 'eigentumsform' }],
    weight: 5,
    knockout: true,
    red: 'Bruchteil, Dauerwohnrecht oder Timeshare.',
    phrase: eigentumsformPhrase,
    judge: ({ offer }) => (offer.flags.erbbaurecht === true ? null : GREEN),
    todo: {
      ask: 'Können Sie mir sagen, was genau verkauft wird und wer als Eigentümer im Grundbuch steht?',
      document: 'Aktueller Grundbuchauszug',
      papers: ['grundbuch'],
    },
  }),
  asking('grundbuch-abt2', 'Welche Lasten stehen in Abteilung II des Grundbuchs?', {
    why: 'Rechte anderer in Abteilung II gehen mit dem Kauf auf Sie über.',
    answeredBy: [{ topic: 'grundbuch', except: ['abteilung3'] }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Nießbrauch, Wohnrecht, Reallast, Insolvenz- oder Zwangsvermerk.',
    todo: {
      ask: 'Können Sie mir bitte einen aktuellen Grundbuchauszug schicken?',
      document: 'Grundbuchauszug, nicht älter als drei Monate',
      papers: ['grundbuch'],
    },
  }),
  asking('grundschuld-abt3', 'Werden die Grundschulden in Abteilung III gelöscht?', {
    why: 'Der Kaufpreis muss reichen, um die Bank des Verkäufers abzulösen.',
    answeredBy: [
      { topic: 'grundbuch', about: ['abteilung3'] },
      { document: true, spokenOf: 'grundschuld' },
    ],
    weight: 1,
    yellow: 'Die Löschungsbewilligung oder der Brief fehlt noch.',
    judgeRemark: byRule({
      'grundschuld-papier-fehlt':
        'Ohne Bewilligung der Bank und, bei einer Briefgrundschuld, ohne den Brief wird nichts gelöscht (§§ 19, 41 GBO); ist der Brief weg, dauert das Aufgebot Monate (§ 1162 BGB). Lassen Sie den Preis erst fällig werden, wenn beides dem Notar vorliegt.',
    }),
    todo: {
      ask: 'Können Sie mir sagen, welche Grundschulden eingetragen sind und ob sie aus dem Kaufpreis gelöscht werden?',
      document: 'Grundbuchauszug und Ablöseerklärung der Bank über den Notar',
      copies: ['grundbuch'],
    },
  }),
  asking('erbbaurecht', 'Ist es ein Erbbaurecht?', {
    why: 'Beim Erbbaurecht gehört Ihnen der Boden nicht, und Sie zahlen dafür Jahr für Jahr Zins.',
    answeredBy: [{ fact: 'erbbaurecht' }, { topic: 'erbbau' }],
    weight: 5,
    yellow: 'Ja.',
    judge: judgeErbbaurecht,
    todo: {
      ask: 'Verkaufen Sie das Grundstück mit, oder handelt es sich um ein Erbbaurecht?',
      document: 'Grundbuchauszug',
      papers: ['grundbuch'],
    },
    todoOfKind: {
      Wohnung: {
        ask: 'Können Sie mir bestätigen, dass zur Wohnung ein Anteil am Grundstück gehört und kein Erbbaurecht besteht?',
        document: 'Grundbuchauszug',
        papers: ['grundbuch'],
      },
    },
    todoIf: known =>
      isErbbau(known)
        ? {
            ask: 'Können Sie mir bitte den Erbbauvertrag mit allen Nachträgen schicken?',
            document: 'Erbbauvertrag mit Nachträgen',
            papers: ['erbbauvertrag'],
          }
        : null,
  }),
  asking('erbbau-restlaufzeit', 'Wie lange läuft das Erbbaurecht noch?', {
    why: 'Unter 40 Jahren finanzieren Banken kaum, und am Ende fällt das Haus an den Eigentümer des Bodens.',
    audience: ['E'],
    answeredBy: [{ fact: 'erbbauRestlaufzeit' }, { document: true }],
    weight: 4,
    knockout: true,
    yellow: 'Weniger als 60 Jahre.',
    red: 'Weniger als 40 Jahre.',
    judge: judgeRestlaufzeit,
    todo: {
      ask: 'Können Sie mir sagen, bis wann das Erbbaurecht läuft und ob eine Verlängerung zugesagt ist?',
      document: 'Erbbauvertrag mit Nachträgen',
      papers: ['erbbauvertrag'],
    },
  }),
  asking('erbbauzins', 'Wie hoch ist der Erbbauzins und wie steigt er?', {
    why: 'Der Zins steigt meist mit den Preisen und kann beim Verkauf neu festgesetzt werden.',
    audience: ['E'],
    answeredBy: [{ fact: 'erbbauzinsJahr' }, { document: true }],
    phrase: erbbauzinsPhrase,
    weight: 4,
    yellow: 'Anpassung beim Verkauf oder nach Index.',
    todo: {
      ask: 'Können Sie mir sagen, wie hoch der Erbbauzins ist, wann er angepasst wird und ob er sich durch den Verkauf ändert?',
      document: 'Erbbauvertrag und letzte Zinsanpassung',
      copies: ['erbbauvertrag'],
    },
  }),
  asking('erbbau-zustimmung', 'Stimmt der Grundstückseigentümer dem Verkauf und der Beleihung zu?', {
    why: 'Ohne seine Zustimmung sind Kauf und Grundschuld meist unwirksam (§ 5 ErbbauRG).',
    audience: ['E'],
    answeredBy: [
      { topic: 'erbbau', about: ['erbbauZustimmung'] },
      { document: true, spokenOf: 'erbbauZustimmung' },
    ],
    weight: 2,
    wordOnly: 'Die Zustimmung ist nötig; ob sie erteilt wird, ist offen.',
    todo: {
      ask: 'Wissen Sie, ob der Grundstückseigentümer dem Verkauf und der Beleihung zustimmt?',
      document: 'Zustimmung des Grundstückseigentümers',
    },
  }),
  asking('erbbau-heimfall', 'Wann tritt der Heimfall ein und welche Entschädigung gibt es?', {
    why: 'Beim Heimfall und am Ende der Laufzeit entscheidet der Vertrag, was Sie für das Gebäude bekommen.',
    audience: ['E'],
    onlyIf: isErbbau,
    answeredBy: [
      { topic: 'erbbau', about: ['erbbauEnde'] },
      { document: true, spokenOf: 'erbbauHeimfall' },
    ],
    weight: 1,
    wordOnly: 'Das sagt das Exposé; maßgeblich ist der Erbbauvertrag.',
    todo: {
      ask: 'Können Sie mir sagen, wann der Heimfall eintritt und wie das Gebäude entschädigt wird?',
      document: 'Erbbauvertrag',
      papers: ['erbbauvertrag'],
    },
  }),
  asking('wohnrecht-niessbrauch', 'Hat jemand ein Wohnrecht, einen Nießbrauch oder eine Leibrente?', {
    why: 'Wer ein solches Recht hat, darf oft bis zum Lebensende bleiben, auch wenn Sie gekauft haben.',
    answeredBy: [{ topic: 'wohnrecht' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Ja.',
    todo: {
      ask: 'Können Sie mir bestätigen, dass niemand ein Wohnrecht, einen Nießbrauch oder Anspruch auf eine Rente hat?',
      document: 'Grundbuchauszug Abteilung II und Bewilligung',
      papers: ['grundbuch'],
    },
  }),
  asking('teilverkauf-rente', 'Ist es ein Teilverkauf oder eine Immobilienrente?', {
    why: 'Beim Teilverkauf kaufen Sie einen Anteil, den jemand anderes bewohnt.',
    answeredBy: [{ topic: 'teilverkauf' }],
    weight: 5,
    knockout: true,
    red: 'Ja.',
    todo: {
      ask: 'Wird das ganze Eigentum verkauft, ohne dass Sie darin wohnen bleiben oder zurückmieten?',
      document: 'Entwurf des Kaufvertrags, geprüft durch einen Anwalt',
    },
    todoOfKind: {
      Grundstück: {
        ask: 'Wird das ganze Grundstück verkauft, ohne dass Sie sich Teile oder Rechte daran vorbehalten?',
        document: 'Entwurf des Kaufvertrags, geprüft durch einen Anwalt',
      },
    },
  }),
  asking('zwangsversteigerung', 'Wird aus Zwangsversteigerung oder Insolvenz verkauft?', {
    why: 'Dort gibt es keine Gewährleistung und oft keine Besichtigung.',
    answeredBy: [
      { fact: 'verkehrswert' },
      { fact: 'anbieterArt' },
      { fact: 'kaufpreis', indirect: true },
      { topic: 'zwangsverkauf' },
    ],
    weight: 4,
    red: 'Ja.',
    phrase: zwangsversteigerungPhrase,
    conclusion: zwangsversteigerungConclusion,
    judge: judgeZwangsversteigerung,
    judgeRemark: judgeVersteigerungstermin,
    todo: {
      ask: 'Wissen Sie von einem Zwangsversteigerungs- oder Insolvenzverfahren über das Objekt?',
      document: 'Grundbuchauszug und Gutachten des Amtsgerichts',
      copies: ['grundbuch', 'gutachten'],
      from: 'amtsgericht',
    },
    todoIf: known =>
      zwangsversteigerungPhrase(known)?.startsWith('Ja') === true
        ? {
            ask: 'Können Sie mir bitte sagen, wo ich das Gutachten des Gerichts einsehen kann und ob der Termin noch gilt?',
            document: 'Gutachten des Amtsgerichts',
            copies: ['gutachten'],
            from: 'amtsgericht',
          }
        : null,
  }),
  asking('vorkaufsrecht', 'Hat jemand ein Vorkaufsrecht?', {
    why: 'Mieter oder Gemeinde können Ihren fertigen Vertrag an sich ziehen (§ 577 BGB, § 24 BauGB).',
    answeredBy: [{ topic: 'vorkaufsrecht' }, { document: true }],
    weight: 2,
    yellow: 'Das Exposé nennt ein Vorkaufsrecht.',
    todo: {
      ask: 'Wer hat nach Ihrer Kenntnis ein Vorkaufsrecht (Mieter, Gemeinde, Dritte), und verzichtet er schriftlich darauf?',
      document: 'Negativzeugnis der Gemeinde über den Notar',
      from: 'amt',
    },
  }),
  asking('denkmalschutz', 'Steht das Gebäude unter Denkmalschutz?', {
    why: 'Denkmalschutz bringt Auflagen und Steuervorteile (§§ 7i, 10f EStG).',
    audience: ['B'],
    answeredBy: [
      { fact: 'denkmalschutz' },
      { topic: 'gebietsschutz', except: ['milieuschutz', 'sanierungsgebiet'] },
      { document: true },
    ],
    weight: 3,
    yellow: 'Ja.',
    judge: judgeDenkmal,
    todo: {
      ask: 'Können Sie mir sagen, ob das Gebäude oder das Ensemble unter Denkmalschutz steht?',
      document: 'Denkmalliste der Denkmalbehörde',
      from: 'amt',
    },
  }),
  asking('milieuschutz', 'Liegt das Objekt in einem Gebiet mit Milieuschutz?', {
    why: 'Dort brauchen Umbau und Aufteilung eine Genehmigung (§ 172 BauGB).',
    audience: ['B'],
    answeredBy: [{ topic: 'gebietsschutz', about: ['milieuschutz'] }, { document: true }],
    weight: 1,
    yellow: 'Ja.',
    todo: {
      ask: 'Wissen Sie, ob für das Objekt eine Erhaltungssatzung oder Milieuschutz gilt?',
      askTold: 'Welche Arbeiten brauchen nach der Satzung eine Genehmigung, und was ist schon abgestimmt?',
      document: 'Auskunft des Stadtplanungsamts',
    },
  }),
  asking('sanierungsgebiet', 'Liegt das Objekt in einem Sanierungsgebiet?', {
    why: 'Dort braucht der Kauf eine Genehmigung, und am Ende kann die Gemeinde einen Ausgleich verlangen (§§ 144, 154 BauGB).',
    answeredBy: [{ topic: 'gebietsschutz', about: ['sanierungsgebiet'] }, { document: true }],
    weight: 1,
    yellow: 'Ja, oder Sanierungsvermerk im Grundbuch.',
    todo: {
      ask: 'Wissen Sie, ob das Objekt in einem Sanierungsgebiet liegt und ob der Ausgleichsbetrag bezahlt ist?',
      document: 'Auskunft der Gemeinde und Grundbuchauszug',
      copies: ['grundbuch'],
      from: 'anbieter-oder-andere',
    },
  }),
])
