import type { CourtUse } from './soldByCourt.ts'

type Told = readonly (readonly [by: CourtUse['by'], where: string | null])[]

/** What notices of courts say of who lives there. */
export const COURT_USE: readonly (readonly [line: string, told: Told])[] = [
  ['Die Wohnung im Erdgeschoss wird vom Schuldner selbst bewohnt und konnte nicht besichtigt werden. Das Obergeschoss ist vermietet. Das Dachgeschoss steht leer, dort ist der Innenausbau unfertig.', [['owner', 'Erdgeschoss'], ['tenant', 'Obergeschoss'], ['nobody', 'Dachgeschoss']]],
  ['Das Erdgeschoss nutzt die Eigentümerin; die Wohnung im Obergeschoss ist seit 2019 vermietet.', [['owner', 'Erdgeschoss'], ['tenant', 'Obergeschoss']]],
  ['EG links: Schuldner; EG rechts: Leerstand; 1. OG links: vermietet, 380 €', [['owner', 'Erdgeschoss links'], ['nobody', 'Erdgeschoss rechts'], ['tenant', '1. Obergeschoss links']]],
  ['Nach Angaben von Nachbarn werden das Haus vom Schuldner und die Einliegerwohnung von einem Dritten bewohnt.', [['owner', null]]],
  ['Nicht vermietet; das Haus wird von den Schuldnern eigengenutzt.', [['owner', null]]],
  ['Die Wohnung wird von der Schuldnerin und ihrer Familie bewohnt, ein Mieter ist nicht vorhanden.', [['owner', null]]],
  ['Nach dem Gutachten bewohnt einer der Miteigentümer das Haus allein.', [['owner', null]]],
  ['Das Objekt wird vom Schuldner bewohnt und ist nicht vermietet.', [['owner', null]]],
  ['Zum Stichtag eigengenutzt.', [['owner', null]]],
  ['Das Haus war bis 2024 vom Schuldner bewohnt und steht seitdem leer.', [['nobody', null]]],
  ['Haus zum Stichtag ungenutzt und geräumt.', [['nobody', null]]],
  ['Nutzung: vermietet, 470 € nettokalt', [['tenant', null]]],
  ['Nutzung der Wohnungen: EG: Schuldner; 1. OG links:\nvermietet, 380 €', [['owner', 'Erdgeschoss'], ['tenant', '1. Obergeschoss links']]],
] // prettier-ignore

/** What reads alike and says nothing of who is in it. */
export const NO_COURT_USE: readonly string[] = [
  'Das Haus wird von der Wohnungsberechtigten, der Mutter des Schuldners, bewohnt.',
  'Der Schuldner wohnt dort nicht mehr.',
  'Ob das Haus bewohnt wird, konnte nicht festgestellt werden; Briefkasten geleert.',
  'Eine Innenbesichtigung wurde vom Schuldner nicht ermöglicht.',
  'Die Garage wird vom Schuldner genutzt.',
  'Ob Mieter vorhanden sind, ist nicht bekannt.',
]
