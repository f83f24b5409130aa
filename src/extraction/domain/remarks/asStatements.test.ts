import { expect, test } from 'vitest'
import { asStatements } from './asStatements.ts'

test.each([
  ['Klasse B\nEnergieträger: Fernwärme', 'klasse b.energieträger: fernwärme'],
  ['Zimmer 3\nBad mit Wanne', 'zimmer 3.bad mit wanne'],
  ['Haus mit 3\n12 Stellplätze', 'haus mit 3.12 stellplätze'],
  ['Baujahr ca. 1990, 1. OG', 'baujahr ca· 1990, 1· og'],
  ['3,57 % inkl. gesetzl. MwSt.', '3,57 % inkl· gesetzl· mwst.'],
  [
    'Traufhöhe bis 4 m. Das Baufenster misst 15 × 18 m. Strom liegt an.',
    'traufhöhe bis 4 m. das baufenster misst 15 × 18 m. strom liegt an.',
  ],
  ['Herr Dipl.-Ing. Rathkamp, Prof. Dr. Klein', 'herr dipl·-ing· rathkamp, prof· dr· klein'],
  ['1,44 Mio. € und 2 Mrd. € lt. Plan, ggf. 3 Tsd. €', '1,44 mio· € und 2 mrd· € lt· plan, ggf· 3 tsd· €'],
  ['Whg. 3 m. Balkon, Haus m. Garage', 'whg· 3 m· balkon, haus m· garage'],
  ['laut BORIS.NRW 105 €/m². Makler-Meyer.de hilft.', 'laut boris·nrw 105 €/m². makler-meyer·de hilft.'],
  ['Steigleitungen (Angebot Fa. Reese, 18.400 €)', 'steigleitungen (angebot fa· reese, 18·400 €)'],
  ['Nähe kath. Kirche und ev. Kindergarten', 'nähe kath· kirche und ev· kindergarten'],
  ['Sachverständiger ö. b. u. v. der IHK, Abt. Verwertung', 'sachverständiger ö· b· u· v· der ihk, abt· verwertung'],
  ['Vorl. Sachwert bzgl. Anbau, vorauss. 2027, urspr. 1936', 'vorl· sachwert bzgl· anbau, vorauss· 2027, urspr· 1936'],
  ['Haus der Gebr. Thiele, Hr. Meyer, Fr. Kuhn', 'haus der gebr· thiele, hr· meyer, fr· kuhn'],
  ['Strom, Wasser, Müll etc. werden umgelegt', 'strom, wasser, müll etc· werden umgelegt'],
  ['Strom, Wasser, Müll usw. Die Heizung ist neu', 'strom, wasser, müll usw. die heizung ist neu'],
  ['Heizung seit Okt. 2019, inkl. MwSt. gerechnet', 'heizung seit okt· 2019, inkl· mwst· gerechnet'],
  ['Erbaut im 19. Jh. Das Dach ist neu', 'erbaut im 19· jh. das dach ist neu'],
  ['Sie hat ein Sofa. Das Bad ist alt. Im EG. Der Hof', 'sie hat ein sofa. das bad ist alt. im eg. der hof'],
  ['Garten gepflegt.Der Keller ist trocken', 'garten gepflegt.der keller ist trocken'],
  ['Genehmigt 2026\nBodengutachten liegt vor: Kies, kein\ndrückendes Wasser\nZahlung nach MaBV', 'genehmigt 2026.bodengutachten liegt vor: kies, kein drückendes wasser.zahlung nach mabv'], // prettier-ignore
  ['Entfernung 38 m. Im Ort', 'entfernung 38 m. im ort'],
  ['z. B. am 10. Januar', 'z· b· am 10· januar'],
  ['Haus in Bad Sachsa, Bad Harzburger Straße', 'haus in badÿsachsa, badÿharzburger straße'],
  ['BAD PYRMONT, das Bad neu', 'badÿpyrmont, das bad neu'],
  ['Elektrik bis auf den Zähler (neu 2011) alt', 'elektrik bis auf den zähler (xxx xxxx) alt'],
  ['bis auf das Bad (2016) und außer dem Keller (feucht)', 'bis auf das bad (2016) und außer dem keller (feucht)'],
  ['Bad Grundriss, Bad Essecke', 'bad grundriss, bad essecke'],
])('%j: a line ends what it says, a dot of an abbreviation or a number does not', (text, statements) => {
  expect(asStatements(text)).toBe(statements)
})
