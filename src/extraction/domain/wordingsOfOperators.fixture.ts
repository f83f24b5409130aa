import type { Wording } from './wordings.fixture.ts'

/** What an operator rents is let; what could be leased, and gardens and roofs that are, say nothing of the home. */
export const OF_OPERATORS: readonly Wording[] = [
  ['Pachtvertrag bis 30.06.2031 + 1 × 5 Jahre Option des Betreibers', 'vermietet', true],
  ['Das Pflegeappartement ist an den Betreiber verpachtet.', 'vermietet', true],
  ['Der Betreiber zahlt die Pacht auch dann, wenn das Zimmer nicht belegt ist.', 'vermietet', true],
  ['Hotelappartement mit 20-jährigem Pachtvertrag mit der Alloheim SE.', 'vermietet', true],
  ['Pächter: Seniorenresidenz GmbH', 'vermietet', true],
  ['Das Hotelapartment ist langfristig an die Hotelgesellschaft verpachtet.', 'vermietet', true],
  ['Das Studentenapartment wird über den Betreiber vermietet, die Mieten laufen über einen Mietpool.', 'vermietet', true],
  ['Es besteht ein Generalmietvertrag mit dem Betreiber bis 2038.', 'vermietet', true],
  ['Serviced Apartment mit Betreibervertrag bis 2035', 'vermietet', true],
  ['Die Pacht beträgt 6.492 € im Jahr und wird monatlich überwiesen.', 'vermietet', true],
  ['Eine Verpachtung der Wohnung an einen Betreiber ist möglich.', 'vermietet', null],
  ['Zum Haus gehört ein Garten, der bis 2030 verpachtet ist.', 'vermietet', null],
  ['Erbpachtvertrag bis 2080', 'vermietet', null],
  ['Die Dachfläche ist an einen Solarbetreiber verpachtet.', 'vermietet', null],
  ['Der Pachtvertrag läuft bis zum 31.12.2028; der Pächter kann einmal um fünf Jahre verlängern.', 'vermietet', true],
  ['Geplant ist die Öffnung im Mai; ein Pachtvertrag mit der Cube GmbH ist möglich.', 'vermietet', null],
  ['Das Appartement war bis 2024 verpachtet, der Pachtvertrag ist ausgelaufen.', 'vermietet', null],
] // prettier-ignore
