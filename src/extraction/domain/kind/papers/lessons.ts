import { mark, title, seen } from '../mark.ts'
import type { Paper } from './paper.ts'

/** Homes that serve as an example, a case or a matter of comparison. */
export const LESSONS: readonly Paper[] = [
  {
    kind: 'sonstiges',
    name: 'eine Unterlage für einen Kurs oder eine Prüfung',
    spreadFrom: 7,
    marks: [
      mark[4]`^[^\n]{0,30}(?:seminar(?:unterlage|skript|mappe|begleit\p{L}*)|lehrbrief|lehrgang|skriptum?|schulungs\p{L}+|weiterbildung (?:nach|zum|zur)|arbeitsblatt|übungsblatt|ihk-prüfung|abschlussprüfung|prüfungsaufgabe|klausur|fallstudie|lerneinheit)`,
      mark[3]`lernziel|musterlösung|lösungshinweis|prüfungsfrage|übung \d|(?<!\p{L})aufgabe \d|\d\. aufgabe|\(\d{1,2} punkte\)|bearbeitungszeit|unterrichtseinheit`,
      mark[2]`dozent|teilnehm(?:ende|er)|referent|prüfling|akademie|(?<!\p{L})ihk(?!\p{L})|literatur:`,
      mark[2]`musterst(?:adt|raße|r\.)|mustermann|(?:berechnen|nennen|erläutern|notieren|begründen|ersetzen|finden) sie`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'die Notizen eines Kaufinteressenten',
    certainFrom: 7,
    marks: [
      title[3]`[^\n]{0,20}(?:besichtigungs-?(?:notiz|protokoll|bericht)|(?:unsere|meine)[^\n]{0,12} favoriten|vergleich (?:unserer|meiner|der (?:objekte|häuser|wohnungen|angebote)))`,
      mark[3]`fragen an (?:den |die )?(?:makler|verkäufer|eigentümer)|bauchgefühl|höchstens [\d.]+ (?:€ |euro )?bieten|unser limit`,
      seen(
        2,
        mark[3]`^(?:gut|schlecht|pro|contra|kontra|plus|minus|vorteile|nachteile|punkte|note)(?:punkte)?(?: ?:| ¦)`,
      ),
      mark[2]`\d von (?:10|zehn)(?!\p{L})|favorit`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'eine Widerrufsbelehrung',
    marks: [
      title[4]`widerrufsbelehrung|(?:belehrung über das )?widerrufsrecht`,
      mark[3]`binnen (?:vierzehn|14) tagen ohne angabe`,
      mark[2]`muster-?widerrufsformular|folgen des widerrufs|widerrufsfrist`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'die Ausschreibung von Bauleistungen',
    certainFrom: 8,
    marks: [
      title[3]`[^\n]{0,30}(?:öffentliche ausschreibung|vergabe von bauleistungen|vergabeunterlage|leistungsverzeichnis|aufforderung zur (?:abgabe eines angebots|angebotsabgabe))`,
      mark[3]`(?<!\p{L})vob(?: ?/ ?[abc])?(?!\p{L})|(?<!\p{L})(?:vgv|uvgo)(?!\p{L})|zuschlagskriteri|leistungsverzeichnis`,
      mark[2]`^(?:[^\n]{0,30} )?los \d+:? (?:¦ )?[^\n]{0,20}(?:dach|rohbau|fenster|putz|estrich|elektro|sanitär|heizung|maler|fliesen|tiefbau|gerüst)`,
      mark[1]`bieter|angebotsfrist|eröffnungstermin|submission`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'eine Entscheidung eines Gerichts',
    spreadFrom: 9,
    marks: [
      title[4]`[^\n]{0,30}(?:urteil(?:$| |:)|leitsatz|im namen des volkes)`,
      mark[3]`entscheidungsgründe|tatbestand|streitwert|revision|berufung`,
      mark[2]`(?:die|der) (?:kläger|beklagte)|klägerin|beklagte`,
      mark[1]`(?<!\p{L})(?:bgh|olg|landgericht)(?!\p{L})`,
    ],
  },
]
