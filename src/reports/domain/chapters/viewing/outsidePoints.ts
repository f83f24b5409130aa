import { ALL, BUILDINGS, FLATS, HOUSES, PLOTS, pointsOf, type ViewingPoint } from './viewingPoint.ts'

/** Surroundings, façade, roof and plot. */
// prettier-ignore
export const OUTSIDE_POINTS: readonly ViewingPoint[] = [
  ...pointsOf('Umgebung', [
    ['Zweimal kommen: am Werktag im Berufsverkehr und am Abend oder Wochenende.', 'Lärm, Parkdruck und Nachbarschaft ändern sich mit der Uhrzeit.', ALL, ['laerm-strasse', 'lagebeschreibung']],
    ['Fünf Minuten still stehen, drinnen bei gekipptem Fenster und draußen.', 'Straße, Bahn, Lüfter und Gaststätten hört man erst, wenn niemand spricht.', BUILDINGS, ['laerm-strasse', 'schallschutz']],
    ['Den Weg zu Haltestelle und Einkauf selbst gehen und die Minuten zählen.', 'Angaben wie „wenige Gehminuten“ sind oft Luftlinie.', ALL, ['oepnv', 'nahversorgung', 'schulen-kita']],
    ['Auf Brachen, Baulücken und Bauschilder in der Nachbarschaft achten.', 'Was dort gebaut werden darf, nimmt Licht, Ruhe oder Aussicht.', ALL, ['bauvorhaben-umfeld', 'ausrichtung-aussicht']],
    ['Nach Bach, Senke und Hang sehen und Nachbarn nach dem letzten Hochwasser fragen.', 'Wasser kommt meist wieder dorthin, wo es schon war; die Versicherung fragt danach.', ALL, ['hochwasser', 'starkregen-hang', 'grundwasser', 'elementarversicherung']],
    ['Riechen und schauen: Landwirtschaft, Gewerbe, Schornsteine, Hochspannung, Funkmast.', 'Solche Nachbarn bleiben und drücken den Wiederverkauf.', ALL, ['geruch-gewerbe', 'autobahn']],
    ['Mit dem eigenen Telefon Netz und Empfang in jedem Raum prüfen.', 'Für Arbeit zu Hause ist der Anschluss so wichtig wie die Heizung.', BUILDINGS, ['internet']],
    ['Mit einem Nachbarn sprechen.', 'Nachbarn wissen von Wasser, Streit und Verkaufsgrund mehr als das Exposé.', ALL, ['verkaufsgrund', 'preishistorie-vermarktungsdauer']],
  ]),
  ...pointsOf('Außen', [
    ['Die Fassade von allen Seiten ansehen: Risse, hohle Stellen, dunkle Flecken, abgeplatzter Putz.', 'Schräge oder durchgehende Risse können auf Setzungen deuten, Flecken auf Feuchte.', BUILDINGS, ['fassade-daemmung', 'statik-setzung', 'keller-feuchte']],
    ['An die Außenwand klopfen und an Fensterlaibungen die Dicke der Dämmung ansehen.', 'Klingt es hohl oder ist die Wand sehr dünn, fehlt die Dämmung oder sie löst sich.', BUILDINGS, ['fassade-daemmung', 'energieklasse'], { to: 2001 }],
    ['Den Sockel rundum ansehen: Ausblühungen, grüner Belag, bröckelnder Putz.', 'Das sind Zeichen für Wasser, das von unten oder außen in die Wand zieht.', HOUSES, ['keller-feuchte']],
    ['Regenrinnen, Fallrohre und ihren Abfluss verfolgen.', 'Läuft Wasser an die Wand statt in den Kanal, wird der Keller feucht.', HOUSES, ['regenwasser', 'keller-feuchte', 'abwasser-kanal']],
    ['Balkone und Loggien: Unterseite, Geländer, Gefälle, rostige Bewehrung.', 'Eine Balkonsanierung kostet schnell fünfstellig und trifft bei Wohnungen alle Eigentümer.', BUILDINGS, ['balkon-terrasse-garten', 'weg-sonderumlage']],
    ['Fenster von außen: Rahmen, Dichtungen, Anstrich, Rollladenkästen.', 'Undichte Fenster kosten Wärme; ihr Alter steht oft als Prägung im Scheibenzwischenraum.', BUILDINGS, ['fenster']],
    ['Platten an Fassade, Garage und Schuppen ansehen: graue, faserige, gewellte Tafeln.', 'Bis 1993 waren sie oft aus Asbestzement; Abbau und Entsorgung sind teuer.', BUILDINGS, ['schadstoffe'], { to: 1993 }],
    ['Garage oder Stellplatz selbst anfahren und messen.', 'Viele alte Garagen und Duplexparker sind für heutige Autos zu schmal oder zu niedrig.', BUILDINGS, ['stellplatz', 'stellplatznachweis', 'wallbox']],
    ['Anbauten, Wintergarten, Gauben und Gartenhaus mit dem Grundriss vergleichen.', 'Was dort nicht eingezeichnet ist, wurde vielleicht nie genehmigt.', HOUSES, ['anbau-ausbau-genehmigt', 'bauakte']],
    ['Eingang, Treppen und Türen mit Blick auf Kinderwagen und Rollator begehen.', 'Stufen lassen sich selten nachträglich beseitigen.', BUILDINGS, ['barrierefrei', 'aufzug']],
  ]),
  ...pointsOf('Dach', [
    ['Mit dem Fernglas von der Straße: fehlende, gebrochene oder bemooste Ziegel, durchhängender First.', 'Ein Dach hält etwa vierzig Jahre; danach wird es neu gedeckt.', BUILDINGS, ['dach']],
    ['Auf den Dachboden steigen: dunkle Ränder am Holz, Tageslicht, nasse Dämmung.', 'Ränder zeigen Wasser von früher, Licht zeigt Löcher.', HOUSES, ['dach', 'versicherungsschaeden']],
    ['Holz im Dach: kleine Löcher, helles Bohrmehl, Klopfprobe mit dem Schraubendreher.', 'Das sind Spuren von Hausbock oder Holzwurm; weiches Holz trägt nicht mehr.', HOUSES, ['schaedlinge-holz'], { to: 2000 }],
    ['Ist die oberste Geschossdecke oder das Dach gedämmt, und wie dick?', 'Ist beides ungedämmt, kann nach dem Kauf eine Pflicht zum Nachrüsten bestehen.', HOUSES, ['nachruestpflicht', 'dach'], { to: 2001 }],
    ['Ausgebautes Dach: Raumhöhe, Fluchtweg, Trittschall, Hitze unter der Schräge.', 'Ohne genügende Höhe und zweiten Fluchtweg ist es kein Wohnraum.', BUILDINGS, ['anbau-ausbau-genehmigt', 'ausbaureserve', 'hitzeschutz', 'wohnflaeche-methode']],
    ['Schornstein, Dachfenster und Anschlüsse: Risse, Rost, Wasserspuren darunter.', 'Die meisten undichten Dächer sind an den Anschlüssen undicht.', HOUSES, ['dach', 'schornsteinfeger']],
    ['Solaranlage: Typenschild, Jahr, Zähler, Eigentümer.', 'Gehört die Anlage einer Bank oder einem Pächter, übernehmen Sie einen Vertrag.', BUILDINGS, ['waermepumpe-pv', 'pv-vertrag'], { when: one => one.says('waermepumpe-pv') }],
  ]),
  ...pointsOf('Grundstück', [
    ['Grenzsteine suchen und mit der Flurkarte vergleichen.', 'Zäune stehen oft nicht auf der Grenze; gekauft wird nach der Karte.', [...HOUSES, ...PLOTS], ['grenzbebauung', 'vermessung', 'grundstueck-m2']],
    ['Zufahrt, Wege und Leitungen: Über wessen Grund führen sie?', 'Ohne eingetragenes Recht kann der Nachbar sie Ihnen nehmen.', [...HOUSES, ...PLOTS], ['wegerecht-leitungsrecht', 'erschliessung']],
    ['Kanaldeckel, Hydrant, Straßenlampe und Gehweg: Ist die Straße fertig ausgebaut?', 'Für den Ausbau können Anlieger noch Beiträge zahlen müssen.', [...HOUSES, ...PLOTS], ['erschliessung']],
    ['Boden und Bewuchs: Auffüllungen, Bauschutt, Ölflecken, feuchte Stellen.', 'Das sind Hinweise auf Altlasten oder schlechten Baugrund.', [...HOUSES, ...PLOTS], ['altlasten', 'bodengutachten', 'kampfmittel', 'grundwasser']],
    ['Große Bäume, Hecken und Hänge ansehen.', 'Geschützte Bäume und Stützmauern schränken ein, was Sie bauen dürfen.', [...HOUSES, ...PLOTS], ['bebaubarkeit', 'anbau-nachverdichtung', 'starkregen-hang']],
    ['Nachbarhäuser: Geschosse, Dächer, Abstand zur Straße.', 'Ohne Bebauungsplan richtet sich das Bauen nach der Umgebung.', PLOTS, ['baurecht', 'bebaubarkeit']],
    ['Himmelsrichtung und Schatten am Nachmittag prüfen.', 'Sie entscheiden über Garten, Licht und Solarertrag.', [...HOUSES, ...PLOTS], ['ausrichtung-aussicht']],
    ['Wo liegen Strom, Wasser, Gas und Glasfaser, und wie weit ist es bis zum Bauplatz?', 'Lange Hausanschlüsse zahlen Sie selbst.', PLOTS, ['erschliessung', 'bauzwang']],
    ['Deckel im Garten öffnen lassen: Sickergrube, Klärgrube, Zisterne, Öltank.', 'Alte Gruben und Tanks müssen geprüft, stillgelegt oder ausgebaut werden.', HOUSES, ['abwasser-kanal', 'heizoeltank', 'regenwasser']],
  ]),
  ...pointsOf('Haus und Gemeinschaft', [
    ['Treppenhaus, Keller und Müllplatz ansehen.', 'Ihr Zustand zeigt, wie die Gemeinschaft mit Geld und Pflichten umgeht.', FLATS, ['weg-verwalter', 'instandhaltungsstau']],
    ['Aushänge lesen: Arbeiten, Versammlung, Beschwerden.', 'Dort steht, was in keinem Exposé steht.', FLATS, ['weg-sonderumlage', 'weg-rueckstaende-streit', 'hausordnung-haustiere']],
    ['Klingelschilder und Briefkästen zählen.', 'Leere Schilder und viele Namen je Klingel deuten auf Leerstand oder Kurzzeitvermietung.', FLATS, ['anzahl-einheiten', 'weg-rueckstaende-streit', 'zweckentfremdung-nutzung']],
    ['Tiefgarage: Risse im Boden, weiße Ränder, Pfützen, rostige Stützen.', 'Die Sanierung einer Tiefgarage gehört zum Teuersten, was eine Gemeinschaft trifft.', FLATS, ['stellplatz', 'weg-sonderumlage', 'weg-ruecklage']],
    ['Aufzug fahren und die Prüfplakette lesen.', 'Ein alter Aufzug steht vor einer teuren Erneuerung, die alle zahlen.', FLATS, ['aufzug', 'aufzug-pruefung']],
    ['Kellerabteil, Stellplatz und Garten mit ihrer Nummer zeigen lassen.', 'Was zur Wohnung gehört, steht in der Teilungserklärung und nicht auf dem Schild.', FLATS, ['sondernutzungsrechte', 'keller', 'weg-teilungserklaerung']],
    ['Einen Eigentümer oder Beirat nach der letzten Versammlung fragen.', 'Sie erfahren von geplanten Arbeiten, bevor sie beschlossen sind.', FLATS, ['weg-protokolle', 'weg-sonderumlage']],
  ]),
]
