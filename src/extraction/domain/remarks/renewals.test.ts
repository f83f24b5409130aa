import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { isOfTheWhole, type Remark, type Topic } from '../remark.ts'
import { page } from '../typeset.fixture.ts'
import { TRADES } from './rules/trades.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function remarks(text: string): Remark[] {
  return readRemarks(passagesOf([page(text.split('\n'))]), SETTING)
}

/** The years that date a renewal of the whole, by their topics; of a part: "(2019)". */
function dated(text: string): string[] {
  const whole = remarks(text).filter(isOfTheWhole)
  const found = whole.flatMap(({ topic, year, subject, certainty, scope }) =>
    year === null || certainty !== 'stated' || scope.time !== 'now'
      ? []
      : [subject === 'teilerneuert' ? `${topic} (${String(year)})` : `${topic} ${String(year)}`],
  )
  return [...new Set(found)].filter(one => TRADES.some(({ topic }) => one.startsWith(topic))).sort()
}

test.each<[string, ...string[]]>([
  ['1996 die Elektrik, 2008 bis 2010 nach und nach alle Fenster (Holz), 2015 Bad.', 'baeder 2015', 'elektrik 1996', 'fenster 2010'], // prettier-ignore
  ['Stets gepflegt: 2005 Holzfenster, 2016 Dacheindeckung mit Aufdachdämmung, 2020 Gas-Brennwerttherme (der alte Öltank wurde dabei entfernt).', 'dach 2016', 'fenster 2005', 'heizungstechnik 2020'], // prettier-ignore
  ['2006 Dach, 2015 Duschbad. Das Bad im Obergeschoss ist noch aus den Achtzigern.', 'baeder (2015)', 'baeder 1985', 'dach 2006'], // prettier-ignore
  ['2011 kam eine Solaranlage für das Warmwasser aufs Dach.'],
  ['Elektrik: drei Stromkreise, FI, 2011 erneuert. Dach Wohnhaus: Tonpfannen, 2017 neu eingedeckt und mit 12 cm gedämmt.', 'dach 2017', 'elektrik 2011'], // prettier-ignore
  [
    '2004 bis 2006 mit der Denkmalbehörde grundlegend instand gesetzt: Fachwerk repariert, Dach mit Biberschwanz neu, Holzkastenfenster, Leitungen, Bäder.',
    'baeder 2006',
    'dach 2006',
    'fenster 2006',
    'wasserleitungen 2006',
  ],
  ['2006 grundlegend saniert: Haustür gestrichen, Fenster, Bäder.', 'baeder 2006', 'fenster 2006'],
  ['Dach | 2017 neu eingedeckt, Dämmung 16 cm', 'dach 2017'],
  ['2006 wurde die Haustür erneuert, Fassade gestrichen, Fenster'],
  ['Fassade | Mineralwolle 14 cm (2014)', 'fassade 2014'],
  [
    'Zwischen 2019 und 2023 wurde das 1979 erbaute Haus erneuert – erst Fenster und Dach, zuletzt Bäder.',
    'baeder 2023',
    'dach 2023',
    'fenster 2023',
  ],
  ['Elektroleitungen | überwiegend Baujahr, Zählerschrank 1998'],
  ['Fassade | Hofseite und Giebel 2014 gedämmt, Straßenseite gestrichen 2014', 'fassade (2014)'],
  ['Fenster | 2003–2008, Kunststoff Isolierglas', 'fenster 2003'],
  ['Fenster | Holz-Isolierglas 1987, Dachfenster 2012', 'fenster (2012)', 'fenster 1987'],
  ['Dach | Betonziegel 1987, Dämmung zwischen den Sparren, nicht erneuert', 'dach 1987'],
  ['Elektrik, Wasser, Abwasser | vollständig erneuert (2013)', 'abwasser 2013', 'elektrik 2013', 'wasserleitungen 2013'], // prettier-ignore
  [
    'Leitungen | Steigstränge Wasser 2010 (Edelstahl), Hauselektrik/Zähleranlage 2016',
    'elektrik 2016',
    'wasserleitungen 2010',
  ],
  ['Steigleitungen | Trinkwasser 2014 erneuert', 'wasserleitungen 2014'],
  ['Bad mit Fenster, Wanne UND Dusche, gefliest von 95 aber top.', 'baeder 1995'],
  ['Bad mit Fenster, erneuert 2012', 'baeder 2012'],
  ['Bad mit Fenster und Dusche, 2017 erneuert, getrenntes WC.', 'baeder 2017'],
  ['Duschbad mit Fenster (2019 modernisiert)', 'baeder 2019'],
  ['Duschbad im EG, Wannenbad im OG (beide 2017 modernisiert)', 'baeder 2017'],
  ['Bäder im EG und OG, beide 2017 modernisiert.', 'baeder 2017'],
  ['Gäste-WC im EG, Bad im OG (alle 2018 erneuert)', 'baeder 2018'],
  ['Vollbad im Obergeschoss und Duschbad im Erdgeschoss, beide 2020 erneuert', 'baeder 2020'],
  ['Duschbad EG, Wannenbad OG (jeweils 2017 erneuert)', 'baeder 2017'],
  ['Bad OG und Duschbad EG sind beide aus 2017.', 'baeder 2017'],
  ['Wannenbad im OG, Duschbad im DG: beide im Jahr 2014 saniert', 'baeder 2014'],
  ['2018: Neueindeckung des Walmdaches', 'dach 2018'],
  ['Neueindeckung des Satteldachs 2016', 'dach 2016'],
  ['2018 | Neueindeckung des Walmdaches', 'dach 2018'],
  ['2021 wurde die Fassade neu verfugt, 2024 die Heizung gewartet und die Umwälzpumpe getauscht.'],
  // one of two, a floor of windows, and a window of a bath
  ['Wannenbad im OG (2017 modernisiert), Duschbad im EG', 'baeder (2017)'],
  ['Duschbad im EG 2017 modernisiert, Wannenbad im OG von 1985.', 'baeder (1985)', 'baeder (2017)'],
  ['Bad im OG 2017 modernisiert, Duschbad im EG aus der Bauzeit.', 'baeder (2017)'],
  ['Fenster im OG alle 2009 erneuert', 'fenster (2009)'],
  ['Das Bad wurde gefliest, von 95 m² sind 12 gedämmt.'],
  ['Familienbad 2015 modernisiert, Duschbad im EG aus 1983', 'baeder (1983)', 'baeder (2015)'],
  ['Bad 2015 modernisiert, Gäste-WC aus der Bauzeit', 'baeder 2015'],
  ['Dach und Fenster sind von 1979, das Bad von 1996.', 'baeder 1996', 'dach 1979', 'fenster 1979'],
  ['Das Dach wurde 2001 neu eingedeckt, die Fenster zur Straße 2006 getauscht.', 'dach 2001', 'fenster (2006)'],
  ['Bad 2015 modernisiert, Gäste-WC vorhanden', 'baeder 2015'],
  ['Fenster aus der Bauzeit; zum Garten 2017 durch neue Fenster ersetzt', 'fenster (2017)'],
  ['Die Fenster wurden 2017 durch Kunststofffenster ersetzt.', 'fenster 2017'],
  [
    '– Bad mit Dusche und Fenster, 2019 erneuert\n– Kunststofffenster mit Isolierverglasung, Rollläden (2003)',
    'baeder 2019',
    'fenster 2003',
  ],
  ['2017 | Bad und Fenster', 'baeder 2017', 'fenster 2017'],
  ['2021 | Fassade gereinigt'],
  ['Wohnhaus mit Satteldach, 1982 um einen eingeschossigen Anbau erweitert.'],
  ['Auf der Westseite des Daches liefert seit 2019 eine Solaranlage warmes Wasser.'],
  ['Fassade | 2021 gestrichen'],
  ['Dach | Erneuerung 2028 geplant'],
  ['Wasserleitungen | teils 1954 | Strang rechts im Sommer repariert, siehe Nr. 2', 'wasserleitungen (1954)'],
  ['Gasthermen | 2003–2022 | drei Geräte älter als 20 Jahre', 'heizungstechnik 2003'],
  ['Dacheindeckung | 1987 | bei Ausbau DG, einzelne Ziegel 2024 ersetzt', 'dach 1987'],
  ['Elektrik | k. A. | Zähler 2021'],
  ['Fenster | 12'],
  ['Im Erdgeschoss liegt das Bad, das der Eigentümer 2018 hat erneuern lassen.', 'baeder 2018'],
  ['Dach und Dämmung wurden im Zuge der Aufstockung 2009 mitgemacht.', 'dach 2009'],
  ['Vor vier Jahren haben wir die Heizung tauschen lassen.', 'heizungstechnik 2022'],
  ['2014 folgten Fenster und Haustür, 2019 das Bad.', 'baeder 2019', 'fenster 2014'],
  ['Bei der Sanierung 2012 wurden Dach, Fenster und Elektrik gemacht.', 'dach 2012', 'elektrik 2012', 'fenster 2012'],
  ['1999 haben wir das Dach machen lassen, 2008 die Fenster.', 'dach 1999', 'fenster 2008'],
  ['Das Bad wurde vor 6 Jahren komplett neu gestaltet.', 'baeder 2020'],
  ['2018 hat die Eigentümerin beide Bäder sanieren lassen.', 'baeder 2018'],
  ['Bad und Küche sind erst drei Jahre alt.', 'baeder 2023'],
  ['Die Therme ist von 2016, der Brenner wurde 2020 gewechselt.', 'heizungstechnik (2020)', 'heizungstechnik 2016'],
  ['Das Bad haben die Vormieter 2009 gefliest bekommen.', 'baeder 2009'],
  ['1996 haben wir das Haus umgebaut: Leitungen, Bäder, Estrich.', 'baeder 1996', 'wasserleitungen 1996'],
  [
    'Sanierung 1995 (Dach, Fenster, Gasetagenheizungen), seitdem laufende Instandhaltung.',
    'dach 1995',
    'fenster 1995',
    'heizungstechnik 1995',
  ],
  ['Bad und Fenster von 1998, das Dach hat Pfannen von 1976.', 'baeder 1998', 'dach 1976', 'fenster 1998'],
  ['Die Dacheindeckung (Hohlpfanne) wurde 2003 umgedeckt.', 'dach 2003'],
  ['Schieferdach 1997.', 'dach 1997'],
  ['Fenster rundum 2009, in diesem Zug wurde auch das Dach neu gedeckt.', 'dach 2009', 'fenster 2009'],
  ['Fenster rundum 2009, das Dach wurde neu gedeckt.', 'fenster 2009'],
  ['Die Fenster zur Straße sind aus Kunststoff (1999), die zum Hof aus Holz.', 'fenster (1999)'],
  ['Fenster straßenseitig 2019 (Schallschutz).', 'fenster (2019)'],
  ['Fenster Kunststoff 1999, Stränge 2012 zusammen mit dem Kessel.', 'fenster 1999', 'heizungstechnik 2012', 'wasserleitungen 2012'], // prettier-ignore
  ['Bad mit Wanne, Ende der 90er saniert.', 'baeder 1998'],
  ['Das Dach wurde Anfang der 2000er neu gedeckt.', 'dach 2002'],
  ['Mitte der Achtziger haben wir die Fenster erneuern lassen.', 'fenster 1985'],
  ['Die Elektrik wurde in den 70er Jahren erneuert.', 'elektrik 1975'],
  ['Fenster aus Holz, 2011 ersetzt.', 'fenster 2011'],
  [
    'Das Haus wurde gut gepflegt und 2011 mit einer neuen Gas- Brennwertheizung sowie 2013 mit neuen Kunststofffenstern ausgestattet.',
    'fenster 2013',
    'heizungstechnik 2011',
  ],
  ['2004 mit neuen Fenstern, 2015 mit einer neuen Wärmepumpe ausgerüstet.', 'fenster 2004', 'heizungstechnik 2015'],
  [
    'Die Wohnung wurde 2014 mit neuen Holzfenstern und 2019 mit einem neuen Bad versehen.',
    'baeder 2019',
    'fenster 2014',
  ],
  ['Fenster 2015 mit Dreifachverglasung.', 'fenster 2015'],
  [
    'Modernisierungen: Gas-Brennwertheizung 2016, Fenster im EG 2008, Bad im DG 2012, Garagendach 2020.',
    'baeder (2012)',
    'fenster (2008)',
    'heizungstechnik 2016',
  ],
  [
    'Bad, Bodenbeläge und Elektrounterverteilung stammen aus den 1990er-Jahren und sollten erneuert werden; die Fenster wurden 2011 ausgetauscht.',
    'baeder 1995',
    'elektrik (1995)',
    'fenster 2011',
  ],
  ['Das Bad stammt noch aus den Achtzigern und sollte erneuert werden.', 'baeder 1985'],
  ['Bad und Fenster sind aus den 80er Jahren.', 'baeder 1985', 'fenster 1985'],
  ['Das Haus aus den 60er Jahren hat ein Bad mit Fenster.'],
  ['Bad mit Wanne, Möbel und Küche stammen aus den 1990er-Jahren.'],
  // weaker than a renewal, whatever stands behind the comma
  ['Die Hoffassade wurde 2019 gestrichen, das Dach 2022 durchgesehen.'],
  ['Das Dach hat der Dachdecker 2021 nachgesehen, die Elektrik 2020 überprüft.'],
  ['Fassade 2018 gestrichen, Fenster 2019 eingestellt und gefettet.'],
  ['Die Fenster wurden 2020 neu lackiert, die Elektrik 2021 abgenommen.'],
  ['Bad 2017 neu verfugt, neue Armaturen 2019.'],
  ['Die Fenster bekamen 2017 neue Dichtungen.'],
  ['2019 Fassadenanstrich, 2021 Dachkontrolle.'],
  ['Das Dach wurde 2014 gereinigt und imprägniert.'],
  ['Das Dach wurde 2017 neu abgedichtet.', 'dach (2017)'],
  ['Das Flachdach wurde 2011 neu abgedichtet. Der Keller ist ohne Dämmung.', 'dach 2011'],
  ['Das Flachdach wurde 2017 gedämmt und neu abgedichtet.', 'dach 2017'],
  ['Fassade und Flachdach wurden 2011 gedämmt, die Fenster 2009 getauscht.', 'fassade 2011', 'fenster 2009'],
  ['Die Zentralheizung ist von 1998 und wurde jedes Jahr gewartet.', 'heizungstechnik 1998'],
  ['Das Dach ist aus dem Jahr 1984 und nur teilweise gedämmt.', 'dach 1984'],
  [
    'Das Bad wurde 2014 erneuert, der Kessel 2008. Die Elektrik ist im Obergeschoss noch original.',
    'baeder 2014',
    'heizungstechnik 2008',
  ],
  ['Die Fassade wurde 2019 gestrichen, die Fenster 2020 erneuert.', 'fenster 2020'],
  ['Die Fassade wurde 2014 gestrichen und die Elektrik 2016 erneuert.', 'elektrik 2016'],
  ['Die Elektrik wurde 2018 überprüft und dabei komplett erneuert.', 'elektrik 2018'],
  ['Das Dach wurde 2009 neu gedeckt und gedämmt.', 'dach 2009'],
  // one of several
  ['Teile des Dachs wurden 2018 neu gedeckt.', 'dach (2018)'],
  ['Ein Teil der Elektrik wurde 2012 erneuert, der Rest ist von 1970.', 'elektrik (2012)'],
  ['Die Hälfte der Fenster wurde 2014 getauscht.', 'fenster (2014)'],
  ['Steigleitungen nur im Küchenstrang 2013 erneuert.', 'wasserleitungen (2013)'],
  ['Die Elektrik ist im Erdgeschoss neu (2016), im Obergeschoss noch aus der Bauzeit.', 'elektrik (2016)'],
  ['Der Kessel bekam 2019 einen neuen Brenner.', 'heizungstechnik (2019)'],
  [
    'oben ein Duschbad (das haben wir 2014 ganz neu gemacht, das untere ist noch von damals in moosgrün)',
    'baeder (2014)',
  ],
  ['Es gibt zwei Bäder: das obere wurde 2016 saniert, das untere stammt von 1978.', 'baeder (2016)'],
  ['Das Bad im Obergeschoss ist aus der Bauzeit, im Dachgeschoss entstand 2001 ein neues Duschbad.', 'baeder (2001)'],
  ['Das Bad oben wurde 2010 renoviert. Das untere ist original.', 'baeder (2010)'],
  ['Eines der Bäder haben wir 2012 neu machen lassen.', 'baeder (2012)'],
  ['Von den drei Bädern sind zwei neu (2017).', 'baeder (2017)'],
  ['Das Bad im Erdgeschoss und das im Obergeschoss wurden 2019 saniert.', 'baeder 2019'],
  ['Ölkessel, Typenschild 1993', 'heizungstechnik 1993'],
  // parts of parts: what bears the name of a trade renews it not
  ['Fenster (Isolierglas 1978) sind aus dem Baujahr, Dachfenster 2009.', 'fenster (2009)', 'fenster 1978'],
  ['2009 Dachfenster und Regenrinnen', 'fenster (2009)'],
  ['Die Fenster sind von 1978, zwei Dachfenster wurden 2015 ersetzt.', 'fenster (2015)', 'fenster 1978'],
  ['Die Fenster zur Straße sind 2006 ausgetauscht, die zum Hof von 1984.', 'fenster (2006)'],
  ['Neue Haustür 2018, Fenster aus der Bauzeit'],
  ['Die Dachrinnen sind 2014 erneuert worden.'],
  ['Die Fassade wurde 2018 gestrichen.'],
  ['Fenster 2016 gestrichen, Dach 2001 neu gedeckt', 'dach 2001'],
  ['Die Veluxfenster wurden 2011 ausgetauscht.'],
  ['Das Flachdach des Werkstattanbaus wurde 2017 neu abgedichtet, das Hauptdach ist von 1974.', 'dach (2017)', 'dach 1974'], // prettier-ignore
  ['Das Dach des Wintergartens wurde 2015 erneuert.'],
  ['Geheizt wird mit einer Gastherme, die 2021 erneuert worden ist.', 'heizungstechnik 2021'],
  ['Die Wärme wird von einer Therme geliefert, die 2021 erneuert wurde.', 'heizungstechnik 2021'],
  ['Das Haus wird mit einer Gastherme beheizt, die 2027 erneuert wird.'],
  ['Dach von Haus und Anbau 2015 neu gedeckt.', 'dach 2015'],
  ['Zwei Bäder wurden 2016 erneuert, eines nicht.', 'baeder (2016)'],
  ['Drei Bäder wurden 2016 erneuert, die übrigen sind noch von früher.', 'baeder (2016)'],
  ['Drei Bäder wurden 2016 erneuert, zwei Balkone ebenfalls.', 'baeder 2016'],
])('"%s" dates %s', (text, ...years) => {
  expect(dated(text)).toEqual(years.sort())
})

const FOUR = ['baeder 2021', 'dach 2014', 'fenster 2016', 'heizungstechnik 2019']

test.each([
  '2014: Dach neu gedeckt\n2016: Fenster ausgetauscht\n2019: Heizung erneuert\n2021: Bad saniert',
  '2014 – Dach neu gedeckt\n2016 – Fenster\n2019 – Heizung\n2021 – Bäder',
  'Dach – 2014\nFenster – 2016\nHeizung – 2019\nBad – 2021',
  'Dach neu gedeckt 2014\nKunststofffenster mit Isolierglas 2016\nGas-Brennwertheizung 2019\nBad komplett erneuert 2021',
  '2014 Dach, 2016 Fenster, 2019 Heizung, 2021 Bad',
  'Dach 2014, Fenster 2016, Heizung 2019, Bad 2021',
  'Dach 2014 neu gedeckt – Fenster 2016 – Heizung 2019 – Bad 2021',
  '2014: Dach – 2016: Fenster – 2019: Heizung – 2021: Bad',
  '2014: Dach · 2016: Fenster · 2019: Heizung · 2021: Bad',
  'Dach 2014 / Fenster 2016 / Heizung 2019 / Bad 2021',
  'Dach | 2014 | Heizung | 2019\nFenster | 2016 | Bad | 2021',
  '2014 | Dach | 2019 | Heizung\n2016 | Fenster | 2021 | Bad',
  'Dach 2014 | Heizung 2019\nFenster 2016 | Bad 2021',
  '2014 Dach | 2019 Heizung\n2016 Fenster | 2021 Bad',
  'Dach (Betonstein), 2014\nFenster (Kunststoff), 2016\nHeizung (Gas), 2019\nBad (Dusche), 2021',
  '2014/15 Dach, 2016/17 Fenster, 2019 Heizung, 2021 Bad',
  'Im Jahr 2014 Dach, 2016 Fenster, 2019 Heizung und 2021 Bad erneuert.',
])('"%s" gives each trade the year of its own item', text => {
  expect(dated(text)).toEqual(FOUR)
})

test('in a list of items that take several words no year goes to the item before or behind it', () => {
  const list = ['Gas-Zentralheizung der Hausgemeinschaft, Kessel 2019', 'Wannenbad 2014, separates Gäste-WC', 'Eichenparkett, abgeschliffen 2021', 'Kunststofffenster 2006', 'Einbauküche 2021 im Kaufpreis enthalten', 'Einzelgarage Nr. 7 im Garagenhof'] // prettier-ignore
  expect(dated(list.join('\n'))).toEqual(['baeder 2014', 'fenster 2006', 'heizungstechnik 2019'])
  expect(dated('2014: Dach, Fenster und Haustür\n2019: Heizung')).toEqual(['dach 2014', 'fenster 2014', 'heizungstechnik 2019']) // prettier-ignore
})

test.each([
  'Das Bad müsste man irgendwann erneuern lassen.',
  'Ob der Vorbesitzer das Dach 1998 hat machen lassen, wissen wir nicht.',
  'Das Bad soll 2027 erneuert werden.',
  'Das Bad hat den Charme der 70er.',
  'Das Bad wird Ende der 2020er erneuert.',
  'Fenster und Bäder, in den 90er Jahren gestrichen.',
  'Die Fenster wurden 2018 gestrichen.',
  'Die Heizung wurde 2021 gewartet.',
  'Das Bad haben wir seit 1985 nicht verändert.',
  'Die Garage bekam 2019 ein neues Dach.',
  'Das Nachbarhaus bekam 2019 ein neues Dach.',
  'Das Angebot für die neue Heizung ist von 2024.',
  'Das Bad hat eine Wanne, das Haus ist von 1975.',
  'Küche mit Fenster und ein Flur von 2018.',
  'Ein Haus von 1959 mit neuen Fenstern, komplett ausgestattet.',
  'Ein Zimmer von 2018 mit Fenstern, gut ausgestattet.',
  'Wir wohnen seit 2015 hier und haben das Bad nie erneuert.',
])('"%s" dates nothing', text => {
  expect(dated(text)).toEqual([])
})

test('what stands behind one date is not dated by it, and what is old is not new', () => {
  expect(dated('Bäder alt, Dach 1990 neu gedeckt.')).toEqual(['dach 1990'])
  expect(dated('Dach 1996 neu, Fenster Kunststoff.')).toEqual(['dach 1996'])
})

test('a renewal is proven by its sentence', () => {
  const [remark] = remarks('Das Bad, das der Eigentümer 2018 hat erneuern lassen, liegt im Obergeschoss.')
  expect(remark?.evidence.quote).toContain('das der Eigentümer 2018 hat erneuern lassen')
  expect(remark).toMatchObject({ topic: 'baeder' satisfies Topic, rule: 'baeder-erneuert', tone: 'gut', year: 2018 })
})

test('a bath that nobody touched for decades is no part that was renewed', () => {
  const baths = remarks('Familienbad 2015 modernisiert, Duschbad im EG aus 1983').filter(one => one.topic === 'baeder')
  const dates = new Set(baths.map(({ rule, year }) => `${rule} ${String(year)}`))
  expect(dates).toEqual(new Set(['baeder-teilerneuert 2015', 'baeder-teiljahr 1983']))
})
