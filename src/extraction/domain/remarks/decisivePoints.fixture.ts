import type { Tone } from '../remark.ts'

/** What decides beside price and works: a text, a rule, and how its remark sounds; null: the rule says nothing. */
export type PointTold = readonly [text: string, rule: string, tone: Tone | null, settled?: 'settled' | 'denied']

/** Rights of others that are there, and those that are over, given up or about to be deleted. */
export const RIGHTS_OVER: readonly PointTold[] = [
  ['Das im Grundbuch noch eingetragene Wohnrecht der verstorbenen Großmutter wird vor dem Verkauf gelöscht.', 'wohnrecht', 'warnung', 'settled'],
  ['Im Grundbuch steht noch ein Wohnrecht für den verstorbenen Vater, die Löschung ist beantragt.', 'wohnrecht', 'warnung', 'settled'],
  ['Ein altes Wohnrecht aus 1961 steht noch in Abteilung II, die Berechtigte ist 1988 verstorben.', 'wohnrecht', 'warnung', 'settled'],
  ['Das Wohnungsrecht der Tante ist gegenstandslos.', 'wohnrecht', 'warnung', 'settled'],
  ['Die Löschungsbewilligung für den Nießbrauch liegt vor.', 'wohnrecht', 'warnung', 'settled'],
  ['Die Löschung des Wohnrechts ist noch offen.', 'wohnrecht', 'gefahr'],
  ['Das Wohnrecht ist nicht gelöscht.', 'wohnrecht', 'gefahr'],
  ['Das Wohnrecht erlischt mit dem Tod der Berechtigten.', 'wohnrecht', 'gefahr'],
  ['Der Vater ist verstorben, für die Mutter besteht ein Wohnrecht.', 'wohnrecht', 'gefahr'],
  ['Wohnrecht | keines', 'wohnrecht', 'gut', 'denied'],
  ['Die Gemeinde hat auf ihr Vorkaufsrecht verzichtet.', 'vorkaufsrecht', 'hinweis', 'settled'],
  ['Der Gemeinde steht ein Vorkaufsrecht zu, auf dessen Ausübung sie bereits schriftlich verzichtet hat.', 'vorkaufsrecht', 'hinweis', 'settled'],
  ['Die Stadt übt ihr Vorkaufsrecht nicht aus.', 'vorkaufsrecht', 'hinweis', 'settled'],
  ['Das Negativzeugnis zum Vorkaufsrecht liegt vor.', 'vorkaufsrecht', 'hinweis', 'settled'],
  ['Die Gemeinde hat auf ihr Vorkaufsrecht noch nicht verzichtet.', 'vorkaufsrecht', 'warnung'],
  ['Ein Negativzeugnis zum Vorkaufsrecht muss noch eingeholt werden.', 'vorkaufsrecht', 'warnung'],
  ['Die Mieter haben ein gesetzliches Vorkaufsrecht.', 'vorkaufsrecht', 'warnung'],
  ['Das Erbbaurecht wurde 2012 in Volleigentum umgewandelt.', 'erbbau', 'hinweis', 'settled'],
  ['Das Grundstück wurde 2012 aus dem Erbbaurecht herausgekauft.', 'erbbau', 'hinweis', 'settled'],
  ['Das Erbbaurecht erlischt 2061.', 'erbbau', 'warnung'],
  ['Das Erbbaurecht kann abgelöst werden.', 'erbbau', 'hinweis'],
] // prettier-ignore

/** A denial ends where a thing with a verb of its own begins; of two things of one rule the one that is there counts. */
export const DENIED_OR_NOT: readonly PointTold[] = [
  ['Kein Streit, keine Rückstände, Protokolle der letzten drei Jahre liegen vor.', 'protokolle-da', 'gut'],
  ['Es gibt keinen Verwalterwechsel und keinen Streit, die Protokolle sind einsehbar.', 'protokolle-da', 'gut'],
  ['Protokolle der Versammlungen liegen leider keine vor.', 'protokolle-da', 'warnung', 'denied'],
  ['Ohne Aufzug, ohne Keller, Denkmalschutz besteht.', 'gebiet-denkmal', 'hinweis'],
  ['Es sind keine Schäden bekannt, lediglich der Keller ist etwas feucht.', 'feuchte', 'gefahr'],
  ['Kein Hausschwamm, Hausbock wurde festgestellt.', 'schaedlinge', 'gefahr'],
  ['Kein Schimmel, Feuchtigkeit im Keller ist vorhanden.', 'feuchte', 'gefahr'],
  ['Kein Schimmel, keine Feuchtigkeit im Keller.', 'feuchte', 'gut', 'denied'],
  ['Keine Altlasten, Baulasten oder Wegerechte.', 'baulast', 'gut', 'denied'],
  ['Keine Altlasten, Baulasten und Wegerechte sind eingetragen.', 'wegerecht', 'gut', 'denied'],
  ['Feuchtigkeit / Schimmel | nein', 'feuchte', 'gut', 'denied'],
  ['Feuchtigkeit / Schimmel | im Keller', 'feuchte', 'gefahr'],
] // prettier-ignore
