import type { Wording } from './wordings.fixture.ts'

/** What offers of building plots say of how much may be built, with whom, by when, and of the ground. */
export const WORDINGS_OF_PLOTS: readonly Wording[] = [
  ['Bebaubarkeit | Bebauungsplan, allgemeines Wohngebiet, GRZ 0,35, zwei Vollgeschosse', 'baumass', 'neutral'],
  ['Zulässig | GRZ 0,30, II Vollgeschosse, WA, nur Einzelhäuser', 'baumass', 'neutral'],
  ['Zulässig sind zwei Vollgeschosse und eine GRZ von 0,4.', 'baumass', 'neutral'],
  ['Bauzwang | keiner', 'bauzwang-keiner', 'gut', 'denied'],
  ['Bindung an Hausanbieter | nein', 'bauzwang-keiner', 'gut', 'denied'],
  ['An den Bauträger oder Hausanbieter sind Sie nicht gebunden.', 'bauzwang-keiner', 'gut', 'denied'],
  ['Sie bauen, mit wem Sie möchten.', 'bauzwang-keiner', 'gut', 'denied'],
  ['Sie sind an den Bauträger gebunden.', 'bauzwang', 'hinweis'],
  ['Bauzwang bis 31.12.2028', 'bauzwang', 'hinweis'],
  ['Ein Bodengutachten liegt nicht vor.', 'bodengutachten-fehlt', 'hinweis'],
  ['Ein Baugrundgutachten gibt es nicht.', 'bodengutachten-fehlt', 'hinweis'],
  ['Ein Baugrundgutachten liegt vor.', 'bodengutachten-da', 'neutral'],
  ['Der Verkäufer rechnet mit einem Ausbau ab 2028, zusagen kann er ihn nicht.', 'erschliessung-ab', 'warnung'],
  ['Die Erschließungsstraße wird voraussichtlich im Herbst 2028 fertig.', 'erschliessung-ab', 'warnung'],
  ['Ein drei Meter breiter Streifen ist für eine Regenwasserleitung freizuhalten.', 'wegerecht', 'warnung'],
  ['Zugunsten der anderen Haushälfte besteht ein Gehrecht von einem Meter Breite.', 'wegerecht', 'warnung'],
]

export const NO_PLOTS: readonly (readonly [text: string, rule: string])[] = [
  ['Baugrundstück am Ortsrand', 'bodengutachten-da'],
  ['Ein Verkehrswertgutachten liegt nicht vor.', 'bodengutachten-fehlt'],
  ['Ein Baugrundgutachten liegt vor.', 'gutachten-liegt-vor'],
  ['Das Haus hat zwei Vollgeschosse.', 'baumass'],
  ['Die Stadt wollte die Planstraße A ursprünglich 2024 bauen.', 'erschliessung-ab'],
  ['Die Straße wurde 2019 ausgebaut.', 'erschliessung-ab'],
  ['Der Käufer ist nicht an einen Bauträger gebunden.', 'bauzwang'],
]
