import type { Wording } from './wordings.fixture.ts'

/** What weighs much and is said in few words: leases without an option, sales tax, concrete, terms of brokers, areas of unknown source. */
export const WORDINGS_OF_TERMS: readonly Wording[] = [
  // leases that end
  ['Mietvertrag | bis 30.06.2028, keine Option', 'miete-ohne-option', 'warnung'],
  ['Laufzeit | bis 30.06.2028, ohne Verlängerungsoption', 'miete-ohne-option', 'warnung'],
  ['Der Laden ist fest bis 30.06.2028 vermietet, eine Option besteht nicht.', 'miete-ohne-option', 'warnung'],
  ['Der Pachtvertrag läuft bis Ende 2027, eine Verlängerungsoption gibt es nicht.', 'miete-ohne-option', 'warnung'],
  ['Vertragslaufzeit bis 31.12.2027, Optionsrechte bestehen keine.', 'miete-ohne-option', 'warnung'],
  ['Der Filialist hat keine Verlängerungsmöglichkeit, der Vertrag endet 2027.', 'miete-ohne-option', 'warnung'],
  ['Mietende 30.06.2028, fehlende Verlängerungsoption', 'miete-ohne-option', 'warnung'],
  ['Laden EG | 164 m² | 1.720 € | bis 30.06.2028, keine Option', 'miete-endet', 'neutral'],
  ['Praxis 1. OG | 1.150 € | fest bis 31.03.2027', 'miete-endet', 'neutral'],
  // sales tax
  ['Der Verkäufer hat zur Umsatzsteuer optiert.', 'umsatzsteuer-kauf', 'warnung'],
  ['Der Verkauf erfolgt umsatzsteuerpflichtig.', 'umsatzsteuer-kauf', 'warnung'],
  ['Kaufpreis 980.000 € zzgl. 19 % Umsatzsteuer', 'umsatzsteuer-kauf', 'warnung'],
  ['Kaufpreis zzgl. gesetzlicher Mehrwertsteuer', 'umsatzsteuer-kauf', 'warnung'],
  ['Zur Umsatzsteuer optiert', 'umsatzsteuer-option', 'warnung'],
  ['Die Option zur Umsatzsteuer wurde ausgeübt.', 'umsatzsteuer-option', 'warnung'],
  ['Auf die Steuerbefreiung nach § 4 Nr. 9a UStG wurde verzichtet.', 'umsatzsteuer-option', 'warnung'],
  ['Eine Vorsteuerkorrektur nach § 15a UStG trägt der Käufer.', 'umsatzsteuer-option', 'warnung'],
  ['Die Gewerbeeinheit ist mit Umsatzsteuer vermietet.', 'umsatzsteuer-miete', 'hinweis'],
  ['Ladenmiete 1.720 € zzgl. 19 % MwSt.', 'umsatzsteuer-miete', 'hinweis'],
  // concrete
  ['An der Tiefgaragendecke hat ein Gutachter Chloridschäden festgestellt.', 'beton-schaden', 'gefahr'],
  ['In der Tiefgarage wurden Chloride im Beton gefunden.', 'beton-schaden', 'gefahr'],
  ['Betonabplatzungen an den Balkonen', 'beton-schaden', 'gefahr'],
  ['Die Bewehrung der Parkdecks ist korrodiert.', 'beton-schaden', 'gefahr'],
  ['Am Balkon liegen freiliegende Eisen.', 'beton-schaden', 'gefahr'],
  ['Die Tiefgaragenabdichtung ist undicht.', 'beton-schaden', 'gefahr'],
  ['Es gibt keine Betonschäden.', 'beton-schaden', 'gut', 'denied'],
  ['Die Betonsanierung der Tiefgarage steht an.', 'beton-sanierung', 'warnung'],
  ['Vom Balkon fällt Putz ab, er ist derzeit gesperrt.', 'balkon-gesperrt', 'gefahr'],
  ['Die Dachterrasse darf nicht betreten werden und ist gesperrt.', 'balkon-gesperrt', 'gefahr'],
  // terms of brokers
  ['Mit der Anfrage kommt ein Maklervertrag zustande.', 'maklervertrag-anfrage', 'hinweis'],
  [
    'Bereits mit der Kontaktaufnahme entsteht ein provisionspflichtiger Maklervertrag.',
    'maklervertrag-anfrage',
    'hinweis',
  ],
  ['Mit Inanspruchnahme unserer Dienste schließen Sie einen Maklervertrag.', 'maklervertrag-anfrage', 'hinweis'],
  ['Der Maklervertrag kommt mit Anforderung des Exposés zustande.', 'maklervertrag-anfrage', 'hinweis'],
  ['Durch die Anfrage kommt kein Maklervertrag zustande.', 'maklervertrag-anfrage', 'neutral', 'denied'],
  // what is as old as the house beside what was renewed
  ['Die Elektrik ist alt, das Bad wurde 2015 erneuert.', 'elektrik-alt', 'warnung'],
  ['Neue Fenster 2009, Dach noch original.', 'dach-alt', 'warnung'],
  ['Elektrik überwiegend aus dem Baujahr, Bad 2015 erneuert.', 'elektrik-alt', 'warnung'],
  // what need not be asked again
  ['Die Stadt muss dem Verkauf und der Beleihung zustimmen.', 'erbbau-zustimmung', 'hinweis'],
  ['Bei Ablauf wird das Gebäude mit zwei Dritteln des Verkehrswertes entschädigt.', 'erbbau-entschaedigung', 'neutral'],
  ['Das Gutachten kann auf der Geschäftsstelle, Zimmer 108, eingesehen werden.', 'gutachten-einsicht', 'neutral'],
  ['Die Wohnung ist seit dem 01.09.2016 unbefristet an eine ältere Dame vermietet.', 'miete-seit', 'neutral'],
  [
    'Zuletzt wurde die Miete zum 01.05.2024 von 322,00 € auf 346,00 € angepasst.',
    'miete-anpassung',
    'neutral',
    'unknown',
  ],
  ['Bieterverfahren mache ich keines.', 'preis-gebot', 'gut', 'denied'],
  // areas of unknown source
  ['Die Wohnfläche wurde nicht neu aufgemessen.', 'flaeche-ungeprueft', 'warnung'],
  ['Die Fläche stammt aus alten Unterlagen und wurde nie nachgemessen.', 'flaeche-ungeprueft', 'warnung'],
  ['Die angegebene Wohnfläche wurde von uns selbst überschlägig ermittelt.', 'flaeche-ungeprueft', 'warnung'],
  ['Die Quadratmeter haben wir grob ausgemessen.', 'flaeche-ungeprueft', 'warnung'],
  ['Die Wohnfläche wurde aus den Bauunterlagen übernommen.', 'flaeche-ungeprueft', 'warnung'],
]

/** Which rule of these says nothing of such a text. */
export const NO_TERMS: readonly (readonly [text: string, rule: string])[] = [
  ['Der Mietvertrag hat eine Option auf fünf Jahre.', 'miete-ohne-option'],
  ['Eine Kaufoption für den zweiten Stellplatz besteht nicht.', 'miete-ohne-option'],
  ['Kaufpreis 449.000 € zzgl. 3,57 % Käuferprovision inkl. MwSt.', 'umsatzsteuer-kauf'],
  ['Die Maklerprovision beträgt 3 % zzgl. MwSt.', 'umsatzsteuer-kauf'],
  ['Miete 620 €, Provision zwei Kaltmieten zzgl. MwSt.', 'umsatzsteuer-miete'],
  ['Die Sanierung der Tiefgarage wurde 2022 abgeschlossen.', 'beton-sanierung'],
  ['Das Trinkwasser hat einen niedrigen Chloridgehalt.', 'beton-schaden'],
  ['Die Straße ist für den Durchgangsverkehr gesperrt.', 'balkon-gesperrt'],
  ['Unser Maklervertrag mit dem Verkäufer ist allein provisionspflichtig.', 'maklervertrag-anfrage'],
  ['Die alte Elektrik, die noch von 1960 war, wurde 2015 erneuert.', 'elektrik-alt'],
  ['Die Miete könnte auf 7 € je m² erhöht werden.', 'miete-anpassung'],
  ['Die Wohnfläche wurde 2023 vom Architekten neu aufgemessen.', 'flaeche-ungeprueft'],
]
