import { regexp } from '#kernel/regexp.ts'
import { stretches } from './maskPatterns.ts'
import type { Stretch } from './maskPersonalData.ts'

/**
 * Usual first names in Germany, by which a name is known that no title or label announces. Our own choice from what parents and
 * directories have long used; names that are common words too ("Rosa", "Heide", "Ernst", "Mark") are left out.
 */
const FIRST_NAMES: readonly string[] = [
  'Achim Adam Ahmet Albert Alex Alexander Alexandra Alfred Ali Alina Amelie Andrea Andreas Andrej Angela Angelika Anita Anja Anke Anna',
  'Anne Annette Annika Anton Antonia Antonio Armin Arne Arthur Astrid Axel Barbara Bastian Beate Berthold Benedikt Benjamin Bernd Bernhard Bettina',
  'Birgit Björn Brigitte Britta Bruno Burkhard Carina Carl Carla Carmen Carola Carolin Caroline Carsten Charlotte Chiara Christa Christel',
  'Christian Christiane Christina Christine Christof Christoph Claudia Claus Clemens Cornelia Daniel Daniela David Dagmar Denise Dennis',
  'Detlef Diana Dieter Dietmar Dirk Dominik Dora Doris Dorothea Eberhard Eckhard Edgar Edith Elena Elfriede Elias Elisabeth Elke Ella Elmar',
  'Emil Emilia Emma Emre Erich Erika Erwin Esther Eugen Eva Fabian Fatma Felix Ferdinand Finn Florian Frank Franz Franziska Frauke Frederik',
  'Friedhelm Friedrich Fritz Gabi Gabriele Georg Gerald Gerd Gerhard Gerlinde Gernot Gertrud Gisela Gottfried Gregor Gudrun Guido Günter Günther Gustav',
  'Hannah Hanna Hannelore Hannes Hans Harald Hartmut Hasan Hedwig Heike Heiko Heiner Heinrich Heinz Helene Helga Helmut Henning Henrik Herbert',
  'Hermann Hilde Hildegard Holger Horst Hubert Hugo Ilona Ilse Ina Ines Inge Ingeborg Ingo Ingrid Irene Iris Irmgard Isabel Isabell Isabella',
  'Ivan Jacqueline Jakob Jan Jana Janina Jannik Janine Jasmin Jennifer Jens Jessica Joachim Jochen Johann Johanna Johannes Jonas Jonathan',
  'Jörg Jörn Josef Joseph Judith Julia Julian Juliane Julius Jürgen Jutta Kai Karen Karin Karina Karl Karla Karola Karsten Kathrin Katharina',
  'Katja Katrin Kerstin Kevin Kilian Klara Klaus Konrad Konstantin Kristin Kristina Kurt Lara Lars Laura Lea Lena Leon Leonard Leonhard Leonie Lina Linda',
  'Lisa Lothar Louisa Luca Lucas Lukas Ludwig Luis Luisa Lutz Magdalena Maik Maike Malte Mandy Manfred Manuel Manuela Marc Marcel Marco Marcus',
  'Mareike Margarete Margit Margot Maria Marianne Marie Marina Mario Marion Marius Marko Markus Marlene Martin Martina Mathias Matthias Max',
  'Maximilian Mehmet Meike Melanie Mia Michael Michaela Miriam Mirko Mohamed Mohammed Monika Moritz Murat Mustafa Nadine Nadja Natalie Natascha',
  'Nico Nicolas Nicole Niklas Nikolaus Nils Nina Nora Norbert Olaf Oliver Olivia Oskar Oswald Otto Pascal Patricia Patrick Patrik Paul Paula',
  'Pauline Peter Petra Philip Philipp Pia Rainer Ralf Ralph Ramona Raphael Rebecca Regina Regine Reiner Reinhard Reinhold Renate René Ricarda Rico',
  'Richard Rita Robert Robin Roland Rolf Roman Ronald Ronny Rosemarie Rüdiger Rudi Rudolf Ruth Sabine Sabrina Samuel Sandra Sara Sarah Saskia',
  'Sebastian Sergej Siegfried Sigrid Silke Silvia Simon Simone Sina Sönke Sofia Sonja Sophia Sophie Stefan Stefanie Steffen Steffi Stephan Stephanie',
  'Susanna Susanne Sven Svenja Sybille Sylvia Tamara Tanja Tatjana Thea Theo Theodor Theresa Therese Thomas Thorsten Till Tilo Tim Timo Tina Tobias',
  'Tom Torben Torsten Udo Ulf Uli Ulla Ulrich Ulrike Ursula Ute Uta Uwe Valentin Valerie Vanessa Vera Verena Veronika Viktor Viktoria Vincent',
  'Volker Volkmar Waldemar Walter Walther Waltraud Werner Wiebke Wilfried Wilhelm Willi Wolfgang Wolfram Yasemin Yvonne',
].flatMap(line => line.split(' '))

/** White space that does not leave the line. */
const GAP = '[ \\u00a0]'
const WORD = "\\p{Lu}[\\p{Ll}'’]+(?:-\\p{Lu}[\\p{Ll}]+)*"
const INITIAL = '\\p{Lu}\\.'
const PARTICLE = `(?:(?:von|vom|zu|zur|van|de|del|di|den|der|ten|el|al)${GAP}){0,2}`
const DEGREE = `(?:(?:Dr|Prof|Dipl|Ing|Kfm|Kff|Arch|Mag|B\\.A|M\\.A|med|jur|rer|nat|h\\.c)\\.?-?${GAP}?)`
/** One to three words of a name, with particles: "Schmidt", "Anna M. Berger", "Karl von der Heide". */
const NAME = `${DEGREE}*(?:(?:${WORD}|${INITIAL})${GAP}){0,2}${PARTICLE}${WORD}`

/** "Frau Berger", "Familie Yılmaz", "Eheleute Meier", "Dr. Hans Vogel". */
const TITLED = regexp.gu`(?<=(?<!\p{L})(?:Herrn?|Frau|Fr\.|Hr\.|Familie|Fam\.|Eheleuten?|Mr\.?|Mrs\.?|Ms\.?)${GAP}(?:u\.${GAP}|und${GAP}(?:Herrn?|Frau)${GAP})?)${NAME}`
const WITH_DEGREE = regexp.gu`(?<!\p{L})(?:Dr|Prof|Dipl)\.${GAP}?${NAME}`
/** "Ansprechpartner: Jana Kurz", also with the name in the next line; one word alone may be anything. */
const ROLE =
  '(?:Ansprechpartner|Kontaktperson|Eigentümer|Verkäufer|Inhaber|Geschäftsführer|Geschäftsleitung|Makler|Immobilienmakler|Berater|Betreuer|Mieter|Vermieter|Bearbeiter|Sachbearbeiter|Verwalter|Hausverwalter|Auftraggeber|Aussteller|Vertreten durch|Ihr Kontakt|Kontakt|Name)(?:in|innen)?'
const LABELLED = regexp.gu`(?<=(?<!\p{L})${ROLE}${GAP}*(?::|\||¦)?${GAP}*\n?(?:Herrn?${GAP}|Frau${GAP})?(?:${NAME}(?:,|${GAP}und|${GAP}&)${GAP}){0,2})(?:(?:${WORD}|${INITIAL})${GAP}){1,2}${PARTICLE}${WORD}(?=${GAP}*(?:[,;|¦\n(\[&]|und${GAP}|u\.|$))`
/** A line of two or three words above a line that tells what that person does or how to reach them. */
const ABOVE_ROLE = regexp.gu`(?<=^|\n)${NAME}(?=${GAP}*\n${GAP}*(?:${ROLE}|Immobilien(?:makler|berater|kauf|fach|wirt)|Vertrieb|Verkauf|Dipl|Tel|Fon|Mobil|Handy|E-?Mail|T[.:]|M[.:]))`
const FIRST_NAMED = regexp.gu`(?<![\p{L}-])(?:${FIRST_NAMES.join('|')})(?:-\p{Lu}\p{Ll}+)?(?:${GAP}(?:${WORD}|${INITIAL})(?=${GAP}\p{L})){0,1}${GAP}${PARTICLE}${WORD}(?![\p{L}-])`
/** max.mustermann@… names a person wherever else the name stands. */
const MAIL_OF_PERSON = /(?<![\p{L}\d])(\p{L}{2,})[._-](\p{L}{3,})(?=[ \u00a0]?@)/giu

/** Companies and headings look like names. */
const NO_NAME =
  /\b(?:GmbH|mbH|AG|KG|OHG|UG|GbR|SE|eG|e\.V|Immobilien|Makler|Hausverwaltung|Verwaltung|Bank|Sparkasse|Stadtwerke|Bau|Bauträger|Wohnbau|Projekt|Estate|Invest|Stadt|Privat|Gemeinde|Team|Anfrage|Ihre?|Ihrer|Wir|Unser|Das|Der|Die|Eine?|Kontakt|Angebot|Exposé|Vereinbarung|Haftung|Provision)\b/u
/** In front of a word these tell that it is a thing: "im Garten" beside "Frau Garten". */
const ARTICLES =
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|zum|zur|mit|ohne|vom|beim|kein|keine|großer|großem|schöner|eigener|eigenem'

/** Each is searched in the whole text; a document with more is no exposé. */
const MAX_PERSONS = 200

/** Where names of persons stand: titled, labelled, with a usual first name, known from a mail address; then the same persons elsewhere. */
export function namesIn(text: string): Stretch[] {
  const found = [TITLED, WITH_DEGREE, LABELLED, ABOVE_ROLE, FIRST_NAMED]
    .flatMap(pattern => stretches(text, pattern))
    .filter(({ start, end }) => !NO_NAME.test(text.slice(start, end)))
  const surnames = new Set(
    found.map(
      ({ start, end }) =>
        text
          .slice(start, end)
          .split(/[ \u00a0]/u)
          .at(-1) ?? '',
    ),
  )
  const full = [...text.matchAll(MAIL_OF_PERSON)].map(
    ([, first = '', last = '']) => `${spelled(first)}${GAP}${spelled(last)}`,
  )
  const again = [...surnames]
    .slice(0, MAX_PERSONS)
    .filter(surname => surname.length >= 4 && !isThing(text, surname))
    .map(escaped)
  const elsewhere = [...full, ...again].flatMap(name =>
    stretches(text, regexp.gu`(?<![\p{L}-])${name}(?:s|'s|’s)?(?![\p{L}-])`),
  )
  // Whole names before surnames, so that a name is taken in one piece.
  return [...found, ...elsewhere].sort((a, b) => b.end - b.start - (a.end - a.start))
}

function isThing(text: string, word: string): boolean {
  return regexp.iu`(?<!\p{L})(?:${ARTICLES})${GAP}${escaped(word)}(?!\p{L})`.test(text)
}

/** A part of a mail address as it is written in a text: mueller → Mueller or Müller. */
function spelled(part: string): string {
  const [first = '', ...rest] = part.toLowerCase()
  const upper = first.toUpperCase()
  const inside = rest.join('')
  return `${upper}${inside}`.replace(/ae|oe|ue|ss|Ae|Oe|Ue/gu, pair => `(?:${pair}|${UMLAUTS[pair] ?? pair})`)
}

const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß', Ae: 'Ä', Oe: 'Ö', Ue: 'Ü' }

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}
