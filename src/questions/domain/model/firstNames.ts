/**
 * Usual first names in Germany, by which a name is known that no title or label announces. Our own choice from what parents and
 * directories have long used; names that are common words too ("Rosa", "Heide", "Ernst", "Mark") are left out.
 */
export const FIRST_NAMES: readonly string[] = [
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
