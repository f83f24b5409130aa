import type { Tone } from '../remark.ts'

/** What decides beside price and works: a text, a rule, and how its remark sounds; null: the rule says nothing. */
export type PointTold = readonly [text: string, rule: string, tone: Tone | null, settled?: 'settled' | 'denied']

/** Rights of others that are there, and those that are over, given up or about to be deleted. */
export const RIGHTS_OVER: readonly PointTold[] = [
  ['Das im Grundbuch noch eingetragene Wohnrecht der verstorbenen Großmutter wird vor dem Verkauf gelöscht.', 'wohnrecht', 'hinweis', 'settled'],
  ['Im Grundbuch steht noch ein Wohnrecht für den verstorbenen Vater, die Löschung ist beantragt.', 'wohnrecht', 'hinweis', 'settled'],
  ['Ein altes Wohnrecht aus 1961 steht noch in Abteilung II, die Berechtigte ist 1988 verstorben.', 'wohnrecht', 'hinweis', 'settled'],
  ['Das Wohnungsrecht der Tante ist gegenstandslos.', 'wohnrecht', 'hinweis', 'settled'],
  ['Die Löschungsbewilligung für den Nießbrauch liegt vor.', 'wohnrecht', 'hinweis', 'settled'],
  ['Das Wohnrecht der Mutter wird vor dem Verkauf gelöscht.', 'wohnrecht', 'warnung', 'settled'],
  ['Die Löschung des Wohnrechts ist noch offen.', 'wohnrecht', 'gefahr'],
  ['Meine Schwester hat das Recht, die Wohnung im Dachgeschoss bis zu ihrem Tod unentgeltlich zu nutzen.', 'wohnrecht-umschrieben', 'gefahr'],
  ['Unsere Mutter darf die Wohnung unten auf Lebenszeit bewohnen.', 'wohnrecht-umschrieben', 'gefahr'],
  ['Meine Schwester hatte das Recht, dort bis zu ihrem Tod zu wohnen.', 'wohnrecht-umschrieben', null],
  ['Hier haben Sie das Recht auf einen Stellplatz und können lebenslang günstig wohnen.', 'wohnrecht-umschrieben', null],
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

/** Ways, pipes and buildings across the line between two plots. */
export const ACROSS_THE_LINE: readonly PointTold[] = [
  ['Ein Wegerecht zugunsten unseres Grundstücks ist im Grundbuch gesichert.', 'wegerecht-fuer-uns', 'hinweis'],
  ['Ein Wegerecht zugunsten unseres Grundstücks ist im Grundbuch gesichert.', 'wegerecht', null],
  ['Die Zufahrt ist über ein Wegerecht zu Lasten des Nachbargrundstücks gesichert.', 'wegerecht', null],
  ['Das Haus wird über ein dinglich gesichertes Wegerecht erreicht.', 'wegerecht-fuer-uns', 'hinweis'],
  ['Die Zufahrt erfolgt über das Nachbarflurstück; ein Wegerecht zu unseren Gunsten ist im Grundbuch gesichert.', 'wegerecht', 'hinweis', 'settled'],
  ['Ein Wegerecht zugunsten des Nachbarn ist eingetragen.', 'wegerecht', 'warnung'],
  ['Ein Wegerecht zugunsten des Nachbarn ist eingetragen.', 'wegerecht-fuer-uns', null],
  ['Ein Wegerecht zu unseren Gunsten wird noch eingetragen.', 'wegerecht-fuer-uns', null],
  ['Ein Wegerecht zugunsten des Nachbarn und ein Leitungsrecht zu unseren Gunsten sind eingetragen.', 'wegerecht', 'warnung'],
  ['Quer über das Grundstück verläuft eine Ferngasleitung.', 'leitung-quert', 'warnung'],
  ['Eine 110-kV-Leitung quert das Grundstück.', 'leitung-quert', 'warnung'],
  ['Durch das Grundstück läuft der öffentliche Kanal, der nicht überbaut werden darf.', 'leitung-quert', 'warnung'],
  ['Die Wasserleitung liegt bereits auf dem Grundstück.', 'leitung-quert', null],
  ['Der Schutzstreifen der Ferngasleitung liegt auf dem Nachbargrundstück.', 'leitung-quert', null],
  ['Die Ferngasleitung, die früher durch das Grundstück lief, wurde verlegt.', 'leitung-quert', null],
  ['Die Garage des Nachbarn ragt etwa 30 cm auf unser Grundstück, eine Überbaurente ist nicht vereinbart.', 'ueberbau-des-nachbarn', 'warnung'],
  ['Der Baum des Nachbarn ragt etwas auf unser Grundstück.', 'ueberbau-des-nachbarn', null],
  ['Ein Überbau von 20 cm besteht seit 1925.', 'ueberbau-genannt', 'warnung'],
  ['Ein Überbau liegt nicht vor.', 'ueberbau-genannt', 'gut', 'denied'],
] // prettier-ignore

/** What a home may be used as, and what brings water to it. */
export const USE_AND_SUPPLY: readonly PointTold[] = [
  ['Die Einheit ist in der Teilungserklärung als Büro ausgewiesen, wird aber seit Jahren zu Wohnzwecken genutzt.', 'genehmigung-keine-wohnung', 'gefahr'],
  ['Laut Teilungserklärung handelt es sich um einen Hobbyraum, die Wohnnutzung wird geduldet.', 'genehmigung-keine-wohnung', 'gefahr'],
  ['Zur Wohnung gehört laut Teilungserklärung ein Kellerraum, bewohnt wird sie vom Eigentümer.', 'genehmigung-keine-wohnung', null],
  ['Die Einheit ist in der Teilungserklärung als Büro ausgewiesen, eine Nutzungsänderung zum Wohnen ist genehmigt.', 'genehmigung-keine-wohnung', null],
  ['Dauerwohnen ist nicht nur geduldet, sondern genehmigt.', 'nutzung-kein-wohnsitz', null],
  ['Dauerwohnen ist nicht genehmigt.', 'nutzung-kein-wohnsitz', 'gefahr'],
  ['Dauerwohnen ist nicht genehmigt.', 'nutzung-dauerwohnen-erlaubt', null],
  ['Früher ein Wochenendhaus, heute ist dauerhaftes Wohnen genehmigt.', 'nutzung-kein-wohnsitz', null],
  ['Dauerhaftes Wohnen ist erlaubt, die Bescheinigung liegt vor.', 'nutzung-dauerwohnen-erlaubt', 'gut'],
  ['Trinkwasser kommt aus dem Hausbrunnen.', 'wasser-aus-brunnen', 'warnung'],
  ['Das Haus ist nicht an die öffentliche Wasserversorgung angeschlossen.', 'wasser-aus-brunnen', 'warnung'],
  ['Für die Gartenbewässerung gibt es einen Brunnen, getrunken wird Stadtwasser.', 'wasser-aus-brunnen', null],
  ['Die Heizung arbeitet mit einer Wasser-Wasser-Wärmepumpe über zwei Brunnen.', 'wasser-aus-brunnen', null],
  ['Nutzungsänderung zu Wohnraum 2019 genehmigt', 'genehmigung-liegt-vor', 'gut'],
  ['Dachausbau 1998 mit Genehmigung', 'genehmigung-liegt-vor', 'gut'],
  ['Eine Nutzungsänderung wurde nicht genehmigt.', 'genehmigung-liegt-vor', null],
  ['Die Erschließungskosten nach BauGB werden noch erhoben.', 'erschliessung-offen', 'warnung'],
  ['Erschließungsbeiträge werden nicht mehr erhoben.', 'erschliessung-offen', null],
] // prettier-ignore

/** Tenants, bindings, prices, and troubles that somebody has looked at. */
export const SETTLED_OR_NOT: readonly PointTold[] = [
  ['Die Sozialbindung endete 2019.', 'mietbindung', null],
  ['Das Haus wurde öffentlich gefördert, die Bindung ist 2015 ausgelaufen.', 'mietbindung-vorbei', 'gut', 'denied'],
  ['Die Bindungsfrist läuft 2030 aus.', 'mietbindung', 'warnung'],
  ['Die Sozialbindung ist noch nicht ausgelaufen.', 'mietbindung', 'warnung'],
  ['Die Sozialbindung ist noch nicht ausgelaufen.', 'mietbindung-vorbei', null],
  ['Dem Mieter wurde wegen Eigenbedarfs gekündigt, er hat der Kündigung widersprochen.', 'mieter-wehrt-sich', 'warnung'],
  ['Die Mieterin will nicht ausziehen.', 'mieter-wehrt-sich', 'warnung'],
  ['Der Mieter hat der Mieterhöhung widersprochen.', 'mieter-wehrt-sich', null],
  ['Über den Preis lassen wir mit uns reden.', 'preis-verhandelbar', 'gut'],
  ['Ein Preisnachlass ist nicht möglich.', 'preis-verhandelbar', 'hinweis', 'denied'],
  ['Preisverhandlungen führen wir nicht.', 'preis-unverhandelbar', 'hinweis'],
  ['An der Giebelseite sind Setzrisse sichtbar, ein Statiker hat sie 2024 begutachtet und hält sie für unbedenklich.', 'statik', 'hinweis', 'settled'],
  ['An der Giebelseite sind Setzrisse sichtbar, ein Statiker hat sie 2024 begutachtet und hält sie für unbedenklich.', 'statik-ungeprueft', null],
  ['Am Giebel des Nachbarhauses sind Risse zu sehen, unser Haus ist davon nicht betroffen.', 'statik', 'hinweis', 'settled'],
  ['Am Giebel des Nachbarhauses sind Risse zu sehen, die sich an unserem Haus fortsetzen.', 'statik', 'warnung'],
  ['Im Giebel sind Setzrisse, ein Statiker sollte sie ansehen.', 'statik', 'gefahr'],
  ['Setzrisse sind sichtbar, ein Statiker war noch nicht im Haus.', 'statik', 'gefahr'],
  ['Die Balkone werden saniert, die Kosten sind durch die Instandhaltungsrücklage gedeckt.', 'arbeiten-durch-ruecklage-gedeckt', 'hinweis'],
  ['Die Kosten sind nur zum Teil durch die Rücklage gedeckt.', 'arbeiten-durch-ruecklage-gedeckt', null],
  ['Nur wenige Schritte entfernt: die denkmalgeschützte Altstadt.', 'gebiet-denkmal', null],
  ['Das denkmalgeschützte Haus steht neben der Kirche.', 'gebiet-denkmal', 'hinweis'],
  ['Ein Aufzug ist nicht vorhanden, die Wohnung ist über 32 Stufen zu erreichen.', 'stufen-trotz-aufzug', null],
  ['Der Schornsteinfeger hat den alten Kachelofen 2024 stillgelegt.', 'heizung-ende', null],
  ['Der Schornsteinfeger hat den Heizkessel stillgelegt.', 'heizung-ende', 'warnung'],
  ['Die Sonderumlage für die Tiefgaragensanierung hat der Verkäufer bereits bezahlt.', 'beton-sanierung', null],
] // prettier-ignore

/** Homes let for life, and what the mine owes no more. */
export const BINDS_FOR_LIFE: readonly PointTold[] = [
  ['Sie möchte wohnen bleiben, weshalb im Kaufvertrag ein Ausschluss der ordentlichen Kündigung und die Festschreibung ihrer Miete auf Lebenszeit zu vereinbaren ist.', 'miete-auf-lebenszeit', 'warnung'],
  ['Sie möchte wohnen bleiben, weshalb im Kaufvertrag ein Ausschluss der ordentlichen Kündigung und die Festschreibung ihrer Miete auf Lebenszeit zu vereinbaren ist.', 'miete-fest-auf-lebenszeit', 'warnung'],
  ['Nach dem Nachtrag von 2009 ist die Kündigung wegen Eigenbedarfs zu Lebzeiten der Mieterin ausgeschlossen.', 'miete-auf-lebenszeit', 'warnung'],
  ['Die Mieterin (81) hat einen lebenslangen Kündigungsschutz.', 'miete-auf-lebenszeit', 'warnung'],
  ['Unsere verstorbene Tante hat dem Mieter 2008 zugesagt, dass ihm auf Lebenszeit nicht wegen Eigenbedarfs gekündigt wird.', 'miete-auf-lebenszeit', 'warnung'],
  ['Der Mieterin darf auf Lebenszeit nicht gekündigt werden.', 'miete-auf-lebenszeit', 'warnung'],
  ['Der Mietvertrag mit dem Ehepaar ist auf Lebenszeit unkündbar und vom Käufer zu übernehmen.', 'miete-auf-lebenszeit', 'warnung'],
  ['Eigenbedarf ist bis zum Tod der Mieterin ausgeschlossen.', 'miete-auf-lebenszeit', 'warnung'],
  ['Es gibt keine lebenslangen Mietverträge.', 'miete-auf-lebenszeit', null],
  ['Hier können Sie lebenslang zur Miete wohnen.', 'miete-auf-lebenszeit', null],
  ['Der Vater hat ein Wohnrecht auf Lebenszeit, Miete zahlt er nicht.', 'miete-auf-lebenszeit', null],
  ['Die Miete ist für zwei Jahre festgeschrieben.', 'miete-fest-auf-lebenszeit', null],
  ['Ein Verzicht auf Bergschäden ist im Grundbuch eingetragen.', 'bergschadenverzicht', 'warnung'],
  ['Der Voreigentümer hat auf Ersatz von Bergschäden verzichtet.', 'bergschadenverzicht', 'warnung'],
  ['Ein Verzicht auf Bergschäden ist im Grundbuch eingetragen.', 'bergbau', null],
  ['Am Haus wurden Bergschäden gemeldet.', 'bergschadenverzicht', null],
] // prettier-ignore
