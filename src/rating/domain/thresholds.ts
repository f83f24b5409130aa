import type { FactKey } from '#extraction/domain/facts.ts'

/** The rules of the Ampel as numbers. They are published with every report, in the words of RULES. */
export const THRESHOLDS = {
  /** What an answer counts, before its weight; the mean is taken as 0 when it falls below. */
  points: { grün: 100, gelb: 0, rot: -100 },
  /** Lowest score of a green Ampel; lowest mean for the green of a group. */
  green: 70,
  /** Lowest score of a yellow Ampel: without a K.-o. it never falls below. */
  yellow: 40,
  /** Highest score of a yellow Ampel, and of a red one. */
  yellowMax: 69,
  redMax: 39,
  /** A group is green only when so much of what was asked in it is answered, from 0 to 1. */
  groupAnswered: 1 / 3,
  /** Mean while nothing can be judged: neither good nor bad. */
  nothingJudged: 35,
} as const

/** When an offer is worth pursuing, when only below a price, when to settle things first, when not at all. Each with its reason. */
export const VERDICT = {
  /**
   * The most that a seller may be expected to come down, as a share of the asked price. Model assumption: above it, what is asked
   * and what is right have nothing to do with each other, and the rule of the negotiation room ends at a fifth.
   */
  reachable: 0.25,
  /**
   * A price this much above the right one is told from it by no estimate: the level of a postal code is known to a twentieth
   * of its Kreis (`localFactor.ts`), and of equal homes notarised prices differ by more. Up to there it is fair, from there on
   * clearly too high; "0.2 % too dear" would be a precision that nobody has.
   */
  indistinct: 0.05,
  /** A price this much above the best outcome of all that is open stays wrong however it is settled: twice what nobody can tell. */
  farAbove: 0.1,
  /** Weight from which a red, and a yellow, finding on the object itself decides. */
  heavyRed: 4,
  heavyYellow: 5,
  /** What such a finding may cost if it comes out badly, as a share of the right price: model assumptions, until it is settled. */
  riskOfRed: 0.2,
  riskOfYellow: 0.1,
  /** Part of it that comes off the price that is named until it is settled: the middle between nothing and the whole. */
  middleOfRisk: 0.5,
  /** However much is open, no more of the price is taken for lost, as of what is left out (`worth.ts`). */
  maxAtRisk: 0.4,
  /** What many an offer has and buyers live with, such as works that owners only talk of: model assumption. */
  riskOfKnown: 0.03,
  /** Share of the right price up to which the offer of a firm makes damp a sum: model assumption, less than any estimate tells apart. */
  smallDamage: 0.03,
  /** For each of four clauses of the Erbbauvertrag that is open, which no exposé needs to tell: Zins, remaining years, consent, Heimfall. All four weigh as a red finding does. */
  riskOfErbbauClause: 0.05,
} as const

const { points, green, yellow, yellowMax, redMax } = THRESHOLDS
const {
  reachable,
  indistinct,
  heavyRed,
  heavyYellow,
  riskOfRed,
  riskOfYellow,
  middleOfRisk,
  maxAtRisk,
  riskOfKnown,
  riskOfErbbauClause,
  smallDamage,
} = VERDICT
const inPercent = (share: number) => `${Math.round(share * 100)}\u00a0%`

/** The same rules for the reader of the report. */
export const RULES: readonly string[] = [
  'Die Ampel stellt den geforderten Preis dem höchsten Preis gegenüber, der noch richtig ist: dem kleinsten von dreien und nie mehr, als laut Exposé im selben Haus gezahlt wurde (in früheren Jahren +5\u00a0%). Das sind die Mitte der Schätzung und die halbe Spanne darüber, höchstens 10\u00a0%, beim Bauplatz 5\u00a0%, beim Erbbaurecht und bei dem, was nur der Miete wegen gekauft wird (Häuser ab vier Wohnungen, Pakete, Gewerbe), nichts; der Wert nach den fälligen Arbeiten weniger deren Kosten; bei vermieteten Kapitalanlagen 30 Jahresmieten, bei einer Wohnung so viele, wie am Ort üblich sind, eine niedrige Miete in der Mitte zwischen heute und dem, was § 558 BGB in drei Jahren erlaubt, und ohne den Erbbauzins. Druckt das Exposé Preise der Umgebung, denen unsere Schätzung widerspricht, so ist die Grenze die Mitte beider.',
  `Was höchstens ${inPercent(indistinct)} über diesem Preis liegt, unterscheidet keine Schätzung von ihm: Bis dahin gilt der geforderte Preis als angemessen, wenn sonst nichts offen ist und nichts abgezogen wurde, was das Exposé selbst nennt; darüber als zu hoch.`,
  'Grün, „Weiterverfolgen“: Der Preis liegt nicht darüber, auch wenn das Offene zu Ihren Ungunsten ausgeht, und nichts Schweres spricht dagegen. Höchstens zu zahlen ist dann, was gefordert ist, außer es wird geboten.',
  'Gelb, „Erst klären“: Der Preis kann richtig sein; höchstens drei offene Punkte dieses Angebots entscheiden. Liegt er über dem oberen Ende unserer Spanne, so steht „und nicht zu diesem Preis“ dabei: In ihr ist alles Offene im günstigsten üblichen Fall enthalten.',
  `Solange schwere Befunde offen sind, deren Kosten in keiner Zahl enthalten sind, nennt das Urteil einen niedrigeren Höchstpreis: ${inPercent(middleOfRisk)} dessen, was sie kosten können, gehen ab (zusammen höchstens ${inPercent(maxAtRisk)} des Preises, Annahmen), was zuerst zu klären ist, auch vom geforderten.`,
  'Ist offen, ob ein Objekt frei oder vermietet ist, oder ein Auszug erst angekündigt, so gibt es zwei Grenzen: grün ist die Ampel nur unter der niedrigeren, und bis zur höheren nie rot.',
  `Gelb, „Nur bis“: Der Preis liegt darüber, und mit höchstens ${inPercent(reachable)} Nachlass wäre er richtig. Ob so viel Nachlass zu erwarten ist, sagt die Verhandlungsregel. Ebenso, wenn alles Offene nur Geld kostet, etwa Feuchte oder Heizung: Dann ist der Preis die Antwort, höchstens der geforderte.`,
  `Nie grün ist die Ampel, solange ein Befund offen ist, den ein Fachmann oder ein Amt klären kann: Feuchte (außer das Exposé beziffert ihre Beseitigung mit höchstens ${inPercent(smallDamage)} des richtigen Preises), Schwamm, Risse, Altlasten, Hochwasser, fehlende Genehmigung, schwere Grundbucheinträge, eine offene Sonderumlage, ein Erbbaurecht unter 40 Jahren, bis die Bank zusagt, Widersprüche bei Preis oder Fläche.`,
  'Rot, „Nicht“: Der richtige Preis ist nicht erreichbar, oder ein K.-o.-Befund steht fest, den weder ein Preis noch eine Auskunft heilt: Rechte anderer, verbotenes Wohnen, Betrug.',
  `Schwer ist ein roter Befund ab Gewicht ${heavyRed} und ein gelber vom Gewicht ${heavyYellow}. Bis er geklärt ist, senkt er die Grenze für Grün um ${inPercent(riskOfRed)} oder ${inPercent(riskOfYellow)} (Annahmen), eine alte Heizung um höchstens das, was eine neue kostet; was die Schätzung schon enthält, etwa Zustand und Energieklasse, zählt dabei nicht noch einmal. Arbeiten, über die eine Gemeinschaft nur spricht, ein Keller, der laut Exposé nur nach seinem Alter feucht ist, und das Recht einer Gemeinde, unbebauten Boden zurückzukaufen, senken sie um je ${inPercent(riskOfKnown)}.`,
  'Was das Exposé nicht sagt, hebt kein Urteil: Grün gibt es dann nur, wenn der Preis auch im schlechtesten üblichen Fall richtig ist. Es macht die Ampel nie allein rot. Wie viel belegt ist, steht daneben und entscheidet nicht.',
  `Die Punktzahl ordnet innerhalb der Farbe: Grün ab ${green}, Gelb ${yellow} bis ${yellowMax}, Rot bis ${redMax}. Jede beurteilte Antwort zählt mit ihrem Gewicht von 1 bis 5: grün ${points.grün}, gelb ${points.gelb}, rot −${-points.rot} Punkte. Ein günstiger Preis hebt sie nicht.`,
]

/** Further ones where a court sells. */
export const COURT_RULES: readonly string[] = [
  'In der Zwangsversteigerung geht der Gutachter des Gerichts unserer Schätzung vor, auch wo sie niedriger ist: Er kennt das Objekt und zieht Alter und Schäden selbst ab. Das höchste Gebot ist sein Verkehrswert ohne die Kosten neben dem Gebot, und wo er nicht oder nicht überall innen war oder wir davon nichts gelesen haben, höchstens 85\u00a0% davon, jeweils ohne die Kosten einer Räumung und ohne die Rechte, die bestehen bleiben. „Nur bis“ nennt das höchste Gebot, wenn nichts vorher zu klären ist und er innen war oder sonst nichts Schweres offen ist.',
]

/** Further ones for a plot. */
export const PLOT_RULES: readonly string[] = [
  'Solange Baurecht oder Zufahrt nicht gesichert ist, ist die Ampel nicht grün, und es gibt zwei Grenzen, mit und ohne (dann als Gartenland, ein Zehntel des Bodenrichtwerts), und keinen Aufschlag; für die zweite Reihe rechnen wir 95\u00a0%, für Bauland, das nur zu erwarten ist, 30\u00a0% des Bodenrichtwerts (Annahmen). Was wir dabei nur annehmen, macht die Ampel nicht rot. Hat ein Amt das Bauen mit § 35 BauGB abgelehnt, rechnen wir eine Wiese am Ortsrand: das Dreifache von Grünland im Land, höchstens ein Zehntel des Bodenrichtwerts (Annahmen).',
]

/** Further ones for an Erbbaurecht. */
export const ERBBAU_RULES: readonly string[] = [
  `Solange von Zins, Restlaufzeit, Zustimmung und Heimfall etwas offen ist, senkt ein Erbbaurecht die Grenze für Grün, je offener Klausel um ${inPercent(riskOfErbbauClause)}.`,
]

/** Contradictions about these weigh heavily: the whole calculation hangs on them. */
export const DECISIVE: readonly FactKey[] = ['kaufpreis', 'wohnflaeche', 'grundstuecksflaeche']

/** From this difference on, relative to the larger value, such a contradiction is red, as in the catalogue. */
export const RED_DIFFERENCE = 0.05
