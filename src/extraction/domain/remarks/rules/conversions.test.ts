import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const read = (line: string) =>
  readRemarks(passagesOf([page(['# Wohnung zum Kauf', '', line])]), SETTING)
    .filter(
      ({ rule, certainty, scope }) =>
        /^ausbau-(?:dach|zur)/u.test(rule) && certainty === 'stated' && scope.time !== 'planned',
    ) // prettier-ignore
    .map(({ rule, year }) => `${rule} ${String(year)}`)

test.each([
  ['Baujahr | 1898, DG-Ausbau 1997', 'ausbau-dach 1997'],
  ['Baujahr | 1954 (DG-Ausbau 1987)', 'ausbau-dach 1987'],
  ['Das Dachgeschoss wurde 1997 ausgebaut.', 'ausbau-dach 1997'],
  ['Das Dach ist 1998 ausgebaut worden, vorher war da nur der Trockenboden.', 'ausbau-dach 1998'],
  ['Die Dachgeschosswohnung wurde 2020 neu ausgebaut und genehmigt.', 'ausbau-dach 2020'],
  ['Das Dachgeschoss ist seit 1991 ausgebaut.', 'ausbau-dach 1991'],
  ['Dachgeschoss ausgebaut um 1995', 'ausbau-dach 1995'],
  ['Dachgeschossausbau | 1995', 'ausbau-dach 1995'],
  ['Der Dachausbau erfolgte 1999.', 'ausbau-dach 1999'],
  ['Ausbau des Dachgeschosses im Jahr 2003', 'ausbau-dach 2003'],
  ['Sie wohnen im 2004 ausgebauten Dachgeschoss.', 'ausbau-dach 2004'],
  ['2001 wurde das Dachgeschoss zur Wohnung ausgebaut.', 'ausbau-dach 2001'],
  ['Die Dachwohnung wurde im Jahr 2006 ausgebaut.', 'ausbau-dach 2006'],
  ['Die Wohnung wurde 2004 im Dach ausgebaut.', 'ausbau-dach 2004'],
  ['Die Maisonette liegt unter dem Dach; der Ausbau erfolgte 1994 durch den damaligen Eigentümer.', 'ausbau-dach 1994'],
  ['Baujahr | 1905 (Umbau zu Lofts 2001)', 'ausbau-zur-wohnung 2001'],
  ['Die ehemalige Fabrik wurde 2003 zu Wohnlofts umgebaut.', 'ausbau-zur-wohnung 2003'],
  ['Die Remise wurde 1996 zu Wohnzwecken umgebaut.', 'ausbau-zur-wohnung 1996'],
  ['1999 erfolgte der Umbau der alten Schule zum Wohnhaus.', 'ausbau-zur-wohnung 1999'],
  ['Das Kutscherhaus von 1880 wurde 2008 in ein Einfamilienhaus umgewandelt.', 'ausbau-zur-wohnung 2008'],
])('%s: %s', (line, found) => {
  expect(read(line)).toEqual([found])
})

test.each([
  'Das Dachgeschoss wurde 1995 teilweise ausgebaut.',
  'Das Dachgeschoss ist nicht ausgebaut, Baujahr 1995.',
  'Ein Dachausbau ab 2028 ist möglich.',
  'Der Spitzboden wurde 2004 ausgebaut.',
  'Die Baugenehmigung für den Dachausbau 2015 ist erloschen.',
  'Das Dachzimmer mit zwei Veluxfenstern wurde 1988 ausgebaut.',
  'Dach 1998 neu gedeckt, Dachgeschoss mit ausgebautem Bad.',
  'Die Heizung wurde 2021 ausgebaut und ersetzt.',
  'Die Gastherme im Dachgeschoss wurde 2021 ausgebaut.',
  'Das Haus wurde 1994 in Eigentumswohnungen umgewandelt.',
  'Die Scheune wurde 2008 zur Ferienwohnung ausgebaut.',
  'Im früheren Schweinestall wurde 2012 zu Wohnzwecken ausgebaut.',
  'Das Erdgeschoss wurde 2017 vom Laden zur Wohnung umgebaut.',
  'Das Nachbarhaus wurde 2019 zum Wohnhaus umgebaut.',
  'Das Bad wurde 2014 altersgerecht umgebaut.',
  '2019 Bauantrag zum Umbau in ein Mehrfamilienhaus gestellt.',
  '2019 positive Bauvoranfrage zur Umnutzung in Wohnungen.',
  '2024 Genehmigung für den Umbau zum Mehrfamilienhaus erteilt.',
  '2024 genehmigte Umnutzung des Stadels in Wohnungen.',
  '2023 Konzept für den Umbau zum Mehrfamilienhaus erarbeitet.',
  'Zum Anwesen gehört eine Scheune; 1998 wurde die Scheune zu zwei Wohnungen ausgebaut.',
  'Auf dem Hof wurde 1996 die Remise zum Wohnhaus umgebaut.',
  'Das Kutscherhaus wurde 2008 zu zwei Wohnungen umgebaut.',
  'Die Werkstatt wurde 1998 zur Wohnung ausgebaut.',
  'Das Hinterhofgebäude wurde 2001 zu Wohnungen umgebaut.',
  'Der Dachausbau 2005 erfolgte ohne Baugenehmigung.',
  'Der Dachausbau erfolgte 2005, eine Genehmigung dafür fehlt.',
  'Das Dachgeschoss wurde 2005 ungenehmigt ausgebaut.',
])('%s tells of no conversion of the home', line => {
  expect(read(line)).toEqual([])
})
