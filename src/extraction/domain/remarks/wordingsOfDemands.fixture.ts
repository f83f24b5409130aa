import type { Wording } from './wordings.fixture.ts'

/** What an office demands of the owner, and what stands gutted or unfinished. */
export const WORDINGS_OF_DEMANDS: readonly Wording[] = [
  ['Das Gesundheitsamt verlangt den Austausch der Bleileitungen bis 31.12.2026.', 'auflage-behoerde', 'gefahr'],
  ['Die Steigleitungen sind aus Blei; das Gesundheitsamt hat eine Frist bis Ende 2026 gesetzt.', 'auflage-behoerde', 'gefahr'],
  ['Die Bauaufsicht hat den Rückbau des Anbaus bis 30.06.2027 angeordnet.', 'auflage-behoerde', 'gefahr'],
  ['Es liegt eine Auflage der Denkmalbehörde vor, die Fenster bis 2028 instand zu setzen.', 'auflage-behoerde', 'gefahr'],
  ['Der Schornsteinfeger hat die Stilllegung des Ölkessels bis Jahresende 2026 verfügt.', 'auflage-behoerde', 'gefahr'],
  ['Bescheid der Unteren Wasserbehörde: Die Kleinkläranlage ist bis 31.12.2027 nachzurüsten.', 'auflage-behoerde', 'gefahr'],
  ['Die Stadt fordert die Sanierung der Abwasserleitung bis Ende 2026.', 'auflage-behoerde', 'gefahr'],
  ['Nach § 72 GEG darf der Kessel von 1994 nur noch bis Ende 2026 betrieben werden.', 'auflage-behoerde', 'gefahr'],
  ['Die Feuerwehr verlangt für das Dachgeschoss einen zweiten Rettungsweg.', 'auflage-behoerde', 'gefahr'],
  ['Der Aufzug wurde vom TÜV stillgelegt.', 'auflage-behoerde', 'gefahr'],
  ['Die Bleirohre müssen laut Gesundheitsamt noch in diesem Jahr ersetzt werden.', 'auflage-behoerde', 'gefahr'],
  ['Der Kamin im Wohnzimmer darf laut Schornsteinfeger nur bis Ende 2027 so betrieben werden.', 'auflage-ofen', 'hinweis'],
  ['Der Kachelofen muss bis 31.12.2026 nachgerüstet oder stillgelegt werden.', 'auflage-ofen', 'hinweis'],
  ['Brandschutzauflagen des Bauamts sind noch umzusetzen.', 'auflage-behoerde', 'gefahr'],
  ['Das Bauordnungsamt hat dem Eigentümer aufgegeben, den Balkon zu sichern.', 'auflage-behoerde', 'gefahr'],
  ['Die Wohnung im zweiten Obergeschoss ist entkernt: Bad, Elektrik und Böden fehlen.', 'einheit-unfertig', 'warnung'],
  ['Wohnung 4 befindet sich im Rohbauzustand.', 'einheit-unfertig', 'warnung'],
  ['Die Einheit im Erdgeschoss muss vor einer Vermietung erst ausgebaut werden.', 'einheit-unfertig', 'warnung'],
  ['Im ersten Stock wurden Böden und Sanitär bereits herausgerissen.', 'einheit-unfertig', 'warnung'],
  ['Die Wohnung im DG ist noch nicht fertiggestellt.', 'einheit-unfertig', 'warnung'],
  ['Die Hofwohnung ist derzeit nicht bewohnbar.', 'einheit-unfertig', 'warnung'],
  ['Eine Wohnung ist komplett zurückgebaut.', 'einheit-unfertig', 'warnung'],
  ['DG: Rohbau, Ausbau erforderlich', 'einheit-unfertig', 'warnung'],
] // prettier-ignore

/** [text, rule]: nobody demands anything, or it is done; what may be built is not unfinished. */
export const NO_DEMANDS: readonly (readonly [string, string])[] = [
  ['Die Komplettsanierung erfolgt nach festgelegten Standards und gestalterischen Auflagen des Denkmalschutzamts.', 'auflage-behoerde'],
  ['Der Schornsteinfeger hat nichts beanstandet, in den nächsten Jahren wird die Therme fällig.', 'auflage-behoerde'],
  ['Auflagen der Denkmalbehörde bestehen nicht.', 'auflage-behoerde'],
  ['Behördliche Auflagen sind nicht bekannt.', 'auflage-behoerde'],
  ['Die Auflagen des Bauamts wurden 2023 erfüllt.', 'auflage-behoerde'],
  ['Das Gesundheitsamt hat die Trinkwasseranlage 2025 ohne Beanstandung geprüft.', 'auflage-behoerde'],
  ['Bauamt und Gesundheitsamt sind in fünf Minuten erreichbar.', 'auflage-behoerde'],
  ['Die Stadt plant, die Straße 2029 zu erneuern.', 'auflage-behoerde'],
  ['Die Gemeinde verlangt die Bebauung innerhalb von drei Jahren.', 'auflage-behoerde'],
  ['Die Feuerwehr und die Schule liegen im Ort, die Kündigungsfrist beträgt drei Monate.', 'auflage-behoerde'],
  ['Für die Grundschule der Stadt gibt es keine Anmeldefrist.', 'auflage-behoerde'],
  ['Der Kamin im Wohnzimmer darf laut Schornsteinfeger nur bis Ende 2027 so betrieben werden.', 'auflage-behoerde'],
  ['Der Kaminofen wurde bis 2019 regelmäßig gekehrt.', 'auflage-ofen'],
  ['Die Wohnung wurde 2019 entkernt und neu ausgebaut.', 'einheit-unfertig'],
  ['Der Spitzboden über der Wohnung ist nicht ausgebaut.', 'einheit-unfertig'],
  ['Die Wohnung ist bezugsfertig, nicht vermietet und sofort frei.', 'einheit-unfertig'],
  ['Das Dachgeschoss könnte zu einer Wohnung ausgebaut werden.', 'einheit-unfertig'],
] // prettier-ignore
