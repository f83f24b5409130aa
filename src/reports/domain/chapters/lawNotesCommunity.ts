import type { LawNote } from './lawNotes.ts'

/** Law of the community of owners of flats (WEG), and of what may be built into old houses. */
export const COMMUNITY_NOTES: readonly LawNote[] = [
  {
    title: 'Als Wohnungseigentümer haften Sie für die Gemeinschaft mit',
    general: true,
    applies: ({ kind }) => kind === 'Wohnung',
    text: 'Alle Eigentümer zusammen bilden die Gemeinschaft der Wohnungseigentümer. Für ihre Schulden haften Sie nach Ihrem Anteil, soweit sie in Ihrer Zeit als Eigentümer entstehen oder fällig werden. Eine Sonderumlage zahlt, wer bei Fälligkeit im Grundbuch steht.',
    todo: 'Lesen Sie die Protokolle der letzten drei Jahre, und lassen Sie im Vertrag regeln, wer beschlossene Umlagen trägt.',
    source: '§ 9a Abs. 4, §§ 16, 28 WEG',
    basis: 'read',
  },
  {
    title: 'Die Rücklage gehört der Gemeinschaft und bleibt dort',
    general: true,
    applies: ({ kind }) => kind === 'Wohnung',
    text: 'Die Eigentümer müssen eine angemessene Erhaltungsrücklage ansammeln. Ihren Anteil können Sie nicht herausverlangen; er ist aber ein Teil dessen, was Sie kaufen. Ist sie klein, kommt die nächste Reparatur als Sonderumlage.',
    todo: 'Lassen Sie sich den Vermögensbericht der Gemeinschaft mit dem Stand der Rücklage geben.',
    source: '§ 19 Abs. 2 Nr. 4, § 28 WEG',
    basis: 'read',
  },
  {
    title: 'Beschlüsse gelten auch für Sie',
    general: true,
    applies: ({ kind }) => kind === 'Wohnung',
    text: 'Was die Eigentümer vor Ihrem Kauf beschlossen haben, bindet Sie, auch wenn es nicht im Grundbuch steht. Schreibt die Teilungserklärung es vor, ist der Kauf erst wirksam, wenn der Verwalter zustimmt.',
    todo: 'Verlangen Sie Beschlusssammlung und Teilungserklärung mit allen Nachträgen.',
    source: '§§ 10, 12, 24 WEG',
    basis: 'known',
  },
  {
    title: 'Was ohne Genehmigung gebaut ist, kann die Behörde untersagen',
    general: true,
    applies: ({ kind, neubau }) => (kind === 'Haus' || kind === 'Mehrfamilienhaus') && !neubau,
    text: 'Bestandsschutz hat nur, was genehmigt wurde oder einmal erlaubt war. Für anderes kann das Bauamt die Nutzung untersagen oder den Abbruch verlangen, auch vom neuen Eigentümer. Häufig betroffen: ausgebautes Dach, Kellerwohnung, Wintergarten, Garage.',
    todo: 'Vergleichen Sie die Bauakte beim Bauamt mit dem, was Sie sehen.',
    source: 'Bauordnung des Landes',
    basis: 'known',
  },
  {
    title: 'Asbest: bis Ende Oktober 1993 wurde er verbaut',
    general: true,
    applies: ({ baujahr, kind }) => kind !== 'Grundstück' && baujahr !== null && baujahr <= 1993,
    text: 'In Häusern, die vor dem 31.10.1993 begonnen wurden, kann Asbest in Dachplatten, Bodenbelägen, Klebern und Putz stecken. Solange er fest eingebaut ist, besteht meist keine Gefahr; beim Umbau schon. Wer Arbeiten beauftragt, muss der Firma sagen, was er über Baujahr und Schadstoffe weiß.',
    todo: 'Rechnen Sie vor größeren Umbauten mit einer Schadstoffprüfung.',
    source: '§ 5a GefStoffV',
    basis: 'known',
  },
  {
    title: 'Bleirohre für Trinkwasser sind nicht mehr erlaubt',
    general: true,
    applies: ({ baujahr, kind }) => kind !== 'Grundstück' && baujahr !== null && baujahr <= 1973,
    text: 'Leitungen aus Blei mussten bis zum 12.01.2026 ausgebaut oder stillgelegt sein. In Häusern bis Anfang der siebziger Jahre können noch Reste liegen.',
    todo: 'Sehen Sie sich die Leitungen am Zähler und im Keller an, und lassen Sie im Zweifel eine Wasserprobe untersuchen.',
    source: '§ 17 TrinkwV',
    basis: 'known',
  },
]
