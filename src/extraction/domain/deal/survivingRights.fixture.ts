import type { SurvivingRight } from './soldByCourt.ts'

type Told = readonly (readonly [kind: SurvivingRight['kind'], byCourt: number | null, appraised: number | null])[]

/** What notices of courts and brokers say of rights that a bidder takes over beside his bid, and what they mean. */
export const SURVIVING: readonly (readonly [line: string, told: Told])[] = [
  ['Bestehen bleibendes Recht: Abteilung II Nr. 2, Wohnungsrecht für Frau H. K., geboren 1951, am ganzen Haus. Zuzahlungsbetrag nach § 51 ZVG: 61.000,00 €.', [['wohnungsrecht', 61_000, null]]],
  ['In Abteilung II ist ein Nießbrauch eingetragen, der bestehen bleibt. Der Ersatzwert wurde auf 48.500,00 € festgesetzt.', [['niessbrauch', 48_500, null]]],
  ['Das Wohnrecht (Abt. II/3) bleibt nach den Versteigerungsbedingungen bestehen; Wert gemäß § 51 Abs. 2 ZVG: 35.000 EUR.', [['wohnungsrecht', 35_000, null]]],
  ['Vom Ersteher zu übernehmen ist das Leibgeding Abt. II Nr. 1, Zuzahlungswert 22.000,- €.', [['altenteil', 22_000, null]]],
  ['Es bleiben folgende Rechte bestehen: Abt. II Nr. 1 Wohnungsrecht (Ersatzbetrag 54.000 €), Abt. III Nr. 1 Grundschuld über 30.000 €.', [['wohnungsrecht', 54_000, null], ['grundpfandrecht', 30_000, null]]],
  ['Die Reallast (Rente 300 € monatlich) bleibt bestehen, kapitalisiert mit 41.000 €.', [['reallast', 41_000, null]]],
  ['Bestehenbleibende Rechte: Wohnungsrecht. Für den Fall, dass das Recht nicht besteht, wird der Zuzahlungsbetrag auf 18.000,00 € bestimmt.', [['wohnungsrecht', 18_000, null]]],
  ['Der Erwerber übernimmt den eingetragenen Nießbrauch der Mutter; den Wert dieses Rechts schätzt der Gutachter auf 72.000 €.', [['niessbrauch', null, 72_000]]],
  ['Bestehen bleibende Rechte: Abt. II Nr. 4 Altenteil, 27.500,00 €', [['altenteil', 27_500, null]]],
  ['In das geringste Gebot fällt die Grundschuld Abt. III Nr. 2 über 45.000,00 € nebst 15 % Zinsen; sie bleibt bestehen.', [['grundpfandrecht', 45_000, null]]],
  ['Wohnungsrecht, Abt. II lfd. Nr. 2: wird vom Ersteher übernommen, Kapitalwert 39.800 €.', [['wohnungsrecht', 39_800, null]]],
  ['Bestehen bleiben: Grunddienstbarkeit (Wegerecht), Ersatzwert 500 €.', [['dienstbarkeit', 500, null]]],
  ['Vorrangig zu der ersten Grundschuld über 80.000 €, die bestehen bleibt, ist nichts eingetragen.', [['grundpfandrecht', 80_000, null]]],
  ['Bestehen bleibt im Rang nach der Grundschuld über 80.000 € ein Wohnungsrecht; auch die Grundschuld bleibt bestehen.', [['wohnungsrecht', null, null], ['grundpfandrecht', 80_000, null]]],
  ['Bestehen bleibt im Rang nach der Grundschuld über 80.000 €, aus der betrieben wird, ein Wohnungsrecht.', [['wohnungsrecht', null, null]]],
  ['Die beschränkte persönliche Dienstbarkeit (Wohnungsrecht am Anbau) bleibt bestehen; Zuzahlungsbetrag 26.000 EUR.', [['wohnungsrecht', 26_000, null]]],
  ['Beschränkte persönliche Dienstbarkeit, und zwar Wohnungsrecht für Frau K., bleibt bestehen; Zuzahlungsbetrag 26.000 EUR.', [['wohnungsrecht', 26_000, null]]],
  ['Grunddienstbarkeit in Form eines Wegerechts bleibt bestehen, Ersatzwert 700 €.', [['dienstbarkeit', 700, null]]],
  ['Bestehen bleiben: Dienstbarkeit für den Netzbetreiber, Zuzahlungsbetrag 500 €, und das Wohnungsrecht der Mutter, Zuzahlungsbetrag 26.000 €.', [['dienstbarkeit', 500, null], ['wohnungsrecht', 26_000, null]]],
  ['Das Wohnungsrecht der Mutter bleibt bestehen.', [['wohnungsrecht', null, null]]],
  ['Ein im Rang vorgehendes Wohnungsrecht geht auf den Erwerber über und erlischt nicht mit dem Zuschlag. Das Gutachten bewertet das Wohnungsrecht mit 58.000 €.', [['wohnungsrecht', null, 58_000]]],
  ['Abteilung II: Wegerecht für das Flurstück 208/5. Das Recht bleibt bestehen; Zuzahlungsbetrag nach § 51 ZVG 1.500,00 EUR.', [['dienstbarkeit', 1_500, null]]],
  ['In Abt. II ist ein Geh- und Fahrtrecht eingetragen. Es wird vom Ersteher zu übernehmen sein; der Ersatzwert ist mit 2.800,00 € bestimmt.', [['dienstbarkeit', 2_800, null]]],
  ['In Abteilung II lfd. Nr. 3 ist ein Wohnungsrecht für die am 00.00.1941 geborene Frau L. eingetragen. Nach derzeitigem Stand fällt das Recht in das geringste Gebot und bleibt bestehen. Der Ersatzwert (§ 51 ZVG) wird im Termin bestimmt; das Gutachten nennt hierfür 28.000,00 EUR.', [['wohnungsrecht', null, 28_000]]],
  ['In Abteilung II besteht ein Kanalleitungsrecht zugunsten der Stadt; es bleibt bestehen (Zuzahlungsbetrag 500,00 €).', [['dienstbarkeit', 500, null]]],
  ['Auf lfd. Nr. 2 lastet ein Wegerecht für das Flurstück 88/4, Wert 1.200,00 €; auch dieses bleibt bestehen.', [['dienstbarkeit', 1_200, null]]],
  ['In Abteilung II stehen ein Wegerecht für Flurstück 12/3 sowie ein Wohnungsrecht für Frau S. Beide Rechte bleiben bestehen. Der Ersatzwert ist für das Wohnungsrecht mit 44.000 € und für das Wegerecht mit 1.800 € festgesetzt.', [['dienstbarkeit', 1_800, null], ['wohnungsrecht', 44_000, null]]],
  ['Wohnungsrecht an den Räumen im Obergeschoss für Frau H., geb. 14.06.1948. Es steht an erster Stelle. Das Recht bleibt bestehen.', [['wohnungsrecht', null, null]]],
  ['Abt. II lfd. Nr. 2: Wohnungsrecht für die Mutter des Schuldners, eingetragen 2004 im Rang vor dem betreibenden Grundpfandrecht. Das Recht bleibt nach derzeitigem Stand bestehen; das Gericht hat den Zuzahlungsbetrag nach § 51 ZVG mit 29.500 € festgesetzt.', [['wohnungsrecht', 29_500, null]]],
  ['Der Nießbrauch geht der betreibenden Grundschuld vor und bleibt bestehen; Ersatzwert 41.000 €.', [['niessbrauch', 41_000, null]]],
  ['Das Wohnungsrecht steht im Rang vor der Grundschuld Abt. III Nr. 1. Es bleibt bestehen, der Ersatzwert wurde mit 33.000 € bestimmt.', [['wohnungsrecht', 33_000, null]]],
  ['Die Versteigerung wird aus der Grundschuld Abt. III Nr. 2 betrieben; das vorrangige Altenteil bleibt bestehen, Zuzahlungsbetrag 18.000 €.', [['altenteil', 18_000, null]]],
  ['Das Wegerecht ist vorrangig gegenüber der bestbetreibenden Grundschuld und bleibt bestehen. Zuzahlungsbetrag: 900 €.', [['dienstbarkeit', 900, null]]],
  ['Wohnungsrecht im Rang vor der Grundschuld Abt. III Nr. 1. Beide Rechte bleiben bestehen.', [['wohnungsrecht', null, null], ['grundpfandrecht', null, null]]],
  ['Die Grundschuld Abt. III Nr. 1 über 60.000 € geht dem Wohnungsrecht vor und bleibt bestehen.', [['grundpfandrecht', 60_000, null], ['wohnungsrecht', null, null]]],
] // prettier-ignore

/** What reads alike and leaves a bidder nothing to take over. */
export const NOT_SURVIVING: readonly string[] = [
  'Das Wohnungsrecht für Frau K. ist nachrangig. Es erlischt mit dem Zuschlag. Das Mietverhältnis bleibt bestehen.',
  'Ein Leitungsrecht ist eingetragen. Ob es bestehen bleibt, wird im Termin bekannt gegeben.',
  'Bestehen bleibende Rechte: keine.',
  'Rechte in Abteilung II bleiben nicht bestehen.',
  'Das Wohnungsrecht erlischt mit dem Zuschlag; Wert 30.000 €.',
  'Das Wohnungsrecht (Wert 30.000 €) ist nachrangig und erlischt.',
  'Die Mietverhältnisse bleiben bestehen.',
  'Bestehen bleibende Rechte werden im Termin bekannt gegeben.',
  'Die Grundschulden über 120.000 € werden gelöscht.',
  'Das Grundstück wird lastenfrei zugeschlagen, Grundschulden sind vom Käufer nicht zu übernehmen.',
  'Der Mieter bleibt wohnen. Sicherheitsleistung 17.200 €.',
  'Ob das Wohnungsrecht bestehen bleibt, erfahren Sie im Termin.',
]

/** Highest bids of a day on which nobody got it, with the day that is named. */
export const FAILED_BIDS: readonly (readonly [line: string, euro: number, day: string | null])[] = [
  ['In einem früheren Termin am 17.06.2026 wurde der Zuschlag nach § 85a ZVG versagt, da das Meistgebot von 79.000,00 € die Hälfte des Verkehrswertes nicht erreichte.', 79_000, '2026-06-17'],
  ['Der Zuschlag auf das Meistgebot in Höhe von 61.500 EUR wurde am 3. März 2026 versagt (§ 74a ZVG).', 61_500, '2026-03-03'],
  ['Im ersten Termin blieb das Meistgebot mit 84.000 € unter 5/10 des Verkehrswerts; der Zuschlag wurde versagt.', 84_000, null],
  ['Zuschlagsversagung im Termin vom 12.05.2026: höchstes Gebot 72.000 €.', 72_000, '2026-05-12'],
  ['Beim letzten Termin wurden 90.000 € geboten, der Zuschlag ist wegen Nichterreichens der 7/10-Grenze versagt worden.', 90_000, null],
  ['Dem Meistbietenden (Gebot 55.000,00 Euro) wurde der Zuschlag gemäß § 85a Abs. 1 ZVG nicht erteilt.', 55_000, null],
  ['Bereits versteigert am 08.01.2026 mit einem Meistgebot von 66.000 €; Zuschlag versagt.', 66_000, '2026-01-08'],
  ['Vorheriger Termin: Höchstgebot 48.000 €, das unter der Hälfte des Verkehrswertes lag, sodass der Zuschlag zu versagen war.', 48_000, null],
] // prettier-ignore

export const NO_FAILED_BIDS: readonly string[] = [
  'Der Zuschlag kann versagt werden, wenn das Meistgebot unter 95.000 € (5/10) bleibt.',
  'In einem früheren Termin wurde kein Gebot abgegeben.',
  'Das Mindestgebot beträgt 79.000 €.',
  'Der Zuschlag wird versagt, wenn das Meistgebot die Hälfte des Verkehrswertes von 190.000 € nicht erreicht.',
  'Ein Nachbarhaus erzielte ein Meistgebot von 120.000 €.',
]
