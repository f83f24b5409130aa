import {
  eigentumsformPhrase,
  isErbbau,
  judgeDenkmal,
  judgeErbbaurecht,
  judgeRestlaufzeit,
  judgeVersteigerungstermin,
  judgeZwangsversteigerung,
  zwangsversteigerungConclusion,
  zwangsversteigerungPhrase,
} from '../judges/law.ts'
import { inGroup } from '../question.ts'
import { GREEN } from '../verdict.ts'

/** What one buys, and who else has a right in it. */
export const RECHT_EIGENTUM = inGroup('Recht & Eigentum', 'Recht', [
  {
    id: 'eigentumsform',
    question: 'Was wird verkauft: Volleigentum, Wohnungseigentum, Erbbaurecht oder ein Anteil?',
    why: 'Ein Bruchteil oder Dauerwohnrecht ist kaum zu finanzieren und kaum zu verkaufen.',
    audience: ['A'],
    answeredBy: [{ fact: 'objektart' }, { fact: 'erbbaurecht' }, { fact: 'hausgeldMonat' }, { topic: 'eigentumsform' }],
    weight: 5,
    knockout: true,
    red: 'Bruchteil, Dauerwohnrecht oder Timeshare.',
    phrase: eigentumsformPhrase,
    judge: ({ offer }) => (offer.flags.erbbaurecht === true ? null : GREEN),
    todo: {
      ask: 'Können Sie mir sagen, was genau verkauft wird und wer als Eigentümer im Grundbuch steht?',
      document: 'Aktueller Grundbuchauszug',
    },
  },
  {
    id: 'grundbuch-abt2',
    question: 'Welche Lasten stehen in Abteilung II des Grundbuchs?',
    why: 'Rechte anderer in Abteilung II gehen mit dem Kauf auf Sie über.',
    audience: ['A'],
    answeredBy: [{ topic: 'grundbuch' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Nießbrauch, Wohnrecht, Reallast, Insolvenz- oder Zwangsvermerk.',
    todo: {
      ask: 'Können Sie mir bitte einen aktuellen Grundbuchauszug schicken?',
      document: 'Grundbuchauszug, nicht älter als drei Monate',
    },
  },
  {
    id: 'grundschuld-abt3',
    question: 'Werden die Grundschulden in Abteilung III gelöscht?',
    why: 'Der Kaufpreis muss reichen, um die Bank des Verkäufers abzulösen.',
    audience: ['A'],
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, welche Grundschulden eingetragen sind und ob sie aus dem Kaufpreis gelöscht werden?',
      document: 'Grundbuchauszug und Ablöseerklärung der Bank über den Notar',
    },
  },
  {
    id: 'erbbaurecht',
    question: 'Ist es ein Erbbaurecht?',
    why: 'Beim Erbbaurecht gehört Ihnen der Boden nicht, und Sie zahlen dafür Jahr für Jahr Zins.',
    audience: ['A'],
    answeredBy: [{ fact: 'erbbaurecht' }, { topic: 'erbbau' }],
    weight: 5,
    yellow: 'Ja.',
    judge: judgeErbbaurecht,
    todo: {
      ask: 'Verkaufen Sie das Grundstück mit, oder handelt es sich um ein Erbbaurecht?',
      document: 'Grundbuchauszug',
    },
    todoOfKind: {
      Wohnung: {
        ask: 'Können Sie mir bestätigen, dass zur Wohnung ein Anteil am Grundstück gehört und kein Erbbaurecht besteht?',
        document: 'Grundbuchauszug',
      },
    },
    todoIf: known =>
      isErbbau(known)
        ? {
            ask: 'Können Sie mir bitte den Erbbauvertrag mit allen Nachträgen schicken?',
            document: 'Erbbauvertrag mit Nachträgen',
          }
        : null,
  },
  {
    id: 'erbbau-restlaufzeit',
    question: 'Wie lange läuft das Erbbaurecht noch?',
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
    },
  },
  {
    id: 'erbbauzins',
    question: 'Wie hoch ist der Erbbauzins und wie steigt er?',
    why: 'Der Zins steigt meist mit den Preisen und kann beim Verkauf neu festgesetzt werden.',
    audience: ['E'],
    answeredBy: [{ fact: 'erbbauzinsJahr' }, { document: true }],
    weight: 4,
    yellow: 'Anpassung beim Verkauf oder nach Index.',
    todo: {
      ask: 'Können Sie mir sagen, wie hoch der Erbbauzins ist, wann er angepasst wird und ob er sich durch den Verkauf ändert?',
      document: 'Erbbauvertrag und letzte Zinsanpassung',
    },
  },
  {
    id: 'erbbau-zustimmung',
    question: 'Stimmt der Grundstückseigentümer dem Verkauf und der Beleihung zu?',
    why: 'Ohne seine Zustimmung sind Kauf und Grundschuld meist unwirksam (§ 5 ErbbauRG).',
    audience: ['E'],
    answeredBy: [{ document: true }],
    weight: 2,
    todo: {
      ask: 'Wissen Sie, ob der Grundstückseigentümer dem Verkauf und der Beleihung zustimmt?',
      document: 'Zustimmung des Grundstückseigentümers',
    },
  },
  {
    id: 'erbbau-heimfall',
    question: 'Wann tritt der Heimfall ein und welche Entschädigung gibt es?',
    why: 'Beim Heimfall und am Ende der Laufzeit entscheidet der Vertrag, was Sie für das Gebäude bekommen.',
    audience: ['E'],
    onlyIf: isErbbau,
    answeredBy: [{ document: true }],
    weight: 1,
    todo: {
      ask: 'Können Sie mir sagen, wann der Heimfall eintritt und wie das Gebäude entschädigt wird?',
      document: 'Erbbauvertrag',
    },
  },
  {
    id: 'wohnrecht-niessbrauch',
    question: 'Hat jemand ein Wohnrecht, einen Nießbrauch oder eine Leibrente?',
    why: 'Wer ein solches Recht hat, darf oft bis zum Lebensende bleiben, auch wenn Sie gekauft haben.',
    audience: ['A'],
    answeredBy: [{ topic: 'wohnrecht' }, { document: true }],
    weight: 5,
    knockout: true,
    red: 'Ja.',
    todo: {
      ask: 'Können Sie mir bestätigen, dass niemand ein Wohnrecht, einen Nießbrauch oder Anspruch auf eine Rente hat?',
      document: 'Grundbuchauszug Abteilung II und Bewilligung',
    },
  },
  {
    id: 'teilverkauf-rente',
    question: 'Ist es ein Teilverkauf oder eine Immobilienrente?',
    why: 'Beim Teilverkauf kaufen Sie einen Anteil, den jemand anderes bewohnt.',
    audience: ['A'],
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
  },
  {
    id: 'zwangsversteigerung',
    question: 'Wird aus Zwangsversteigerung oder Insolvenz verkauft?',
    why: 'Dort gibt es keine Gewährleistung und oft keine Besichtigung.',
    audience: ['A'],
    answeredBy: [{ fact: 'verkehrswert' }, { fact: 'anbieterArt' }, { fact: 'kaufpreis' }, { topic: 'zwangsverkauf' }],
    weight: 4,
    knockout: true,
    red: 'Ja.',
    phrase: zwangsversteigerungPhrase,
    conclusion: zwangsversteigerungConclusion,
    judge: judgeZwangsversteigerung,
    judgeRemark: judgeVersteigerungstermin,
    todo: {
      ask: 'Wissen Sie von einem Zwangsversteigerungs- oder Insolvenzverfahren über das Objekt?',
      document: 'Grundbuchauszug und Gutachten des Amtsgerichts',
    },
    todoIf: known =>
      zwangsversteigerungPhrase(known)?.startsWith('Ja') === true
        ? {
            ask: 'Können Sie mir bitte sagen, wo ich das Gutachten des Gerichts einsehen kann und ob der Termin noch gilt?',
            document: 'Gutachten des Amtsgerichts',
          }
        : null,
  },
  {
    id: 'vorkaufsrecht',
    question: 'Hat jemand ein Vorkaufsrecht?',
    why: 'Mieter oder Gemeinde können Ihren fertigen Vertrag an sich ziehen (§ 577 BGB, § 24 BauGB).',
    audience: ['A'],
    answeredBy: [{ topic: 'vorkaufsrecht' }, { document: true }],
    weight: 2,
    yellow: 'Das Exposé nennt ein Vorkaufsrecht.',
    todo: {
      ask: 'Wissen Sie von Vorkaufsrechten der Mieter, der Gemeinde oder Dritter?',
      document: 'Negativzeugnis der Gemeinde über den Notar',
    },
  },
  {
    id: 'verkaeufer-erbengemeinschaft',
    question: 'Verkauft eine Erbengemeinschaft?',
    why: 'Alle Erben müssen beim Notar unterschreiben, sonst kommt der Kauf nicht zustande.',
    audience: ['A'],
    answeredBy: [{ topic: 'erbengemeinschaft' }, { document: true }],
    weight: 1,
    yellow: 'Ja.',
    todo: {
      ask: 'Sind Sie alleiniger Eigentümer, und wenn nicht, sind sich alle Eigentümer oder Erben einig?',
      document: 'Grundbuchauszug oder Erbschein',
    },
  },
  {
    id: 'denkmalschutz',
    question: 'Steht das Gebäude unter Denkmalschutz?',
    why: 'Denkmalschutz bringt Auflagen und Steuervorteile (§§ 7i, 10f EStG).',
    audience: ['B'],
    answeredBy: [
      { fact: 'denkmalschutz' },
      { topic: 'gebietsschutz', except: /milieu|erhaltung|sanierung/iu },
      { document: true },
    ],
    weight: 3,
    yellow: 'Ja.',
    judge: judgeDenkmal,
    todo: {
      ask: 'Können Sie mir sagen, ob das Gebäude oder das Ensemble unter Denkmalschutz steht?',
      document: 'Denkmalliste der Denkmalbehörde',
    },
  },
  {
    id: 'milieuschutz',
    question: 'Liegt das Objekt in einem Gebiet mit Milieuschutz?',
    why: 'Dort brauchen Umbau und Aufteilung eine Genehmigung (§ 172 BauGB).',
    audience: ['B'],
    answeredBy: [{ topic: 'gebietsschutz', about: /milieu|erhaltung/iu }, { document: true }],
    weight: 1,
    yellow: 'Ja.',
    todo: {
      ask: 'Wissen Sie, ob für das Objekt eine Erhaltungssatzung oder Milieuschutz gilt?',
      document: 'Auskunft des Stadtplanungsamts',
    },
  },
  {
    id: 'sanierungsgebiet',
    question: 'Liegt das Objekt in einem Sanierungsgebiet?',
    why: 'Dort braucht der Kauf eine Genehmigung, und am Ende kann die Gemeinde einen Ausgleich verlangen (§§ 144, 154 BauGB).',
    audience: ['A'],
    answeredBy: [{ topic: 'gebietsschutz', about: /sanierung/iu }, { document: true }],
    weight: 1,
    yellow: 'Ja, oder Sanierungsvermerk im Grundbuch.',
    todo: {
      ask: 'Wissen Sie, ob das Objekt in einem Sanierungsgebiet liegt und ob der Ausgleichsbetrag bezahlt ist?',
      document: 'Auskunft der Gemeinde und Grundbuchauszug',
    },
  },
])
