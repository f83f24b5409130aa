import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { reportOf } from '#reports/domain/reportOf.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { judge } from './judge.ts'
import { understand } from '#analysis/domain/understand.ts'

const DAY = calendarDate('2026-11-22')

/** What a reader sees of the report proper, with the mail in it, from the lines of an exposé. */
function properOf(text: string): string {
  const pages = [page(text.split(' / '))]
  const extraction = understand(pages, DAY)
  if (extraction.refusal !== null) throw new Error(extraction.refusal)
  const options = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: null }
  const judgement = judge(extraction, { pages, lostPages: [] }, options)
  const document = { file: 'expose.pdf', sha256: 'ab'.repeat(32), pages: 1, scannedPages: 0, unreadPages: [] }
  const { contradictions, units } = extraction
  const brand = { name: 'ExposéAmpel', colour: '#D32F2F', logo: null }
  const { cover, chapters } = reportOf({ document, contradictions, units, judgement, brand })
  return JSON.stringify([cover, chapters.filter(({ annex }) => !annex)])
}

interface Row {
  readonly text: string
  readonly never: readonly RegExp[]
  readonly always?: readonly RegExp[]
}

const WEG = /Eigentümerversammlung|Erhaltungsrücklage|Sonderumlage|Teilungserklärung|Hausgeld/u

const DEALS: Readonly<Record<string, Row>> = {
  'a house to be ordered has no roof, no cellar and no past to look at, and no ladder of bids': {
    text: '# Einfamilienhaus „Trend 140“ als Bausatzhaus / Ihr Traumhaus von Musterhaus: Wir bauen Ihr Fertighaus auf Ihrem Grundstück. / Wohnfläche: 140 m² / Zimmer: 5 / Kaufpreis: 389.000 € / Das Grundstück wird nicht über uns verkauft. / 15 Monate Festpreisgarantie / 31134 Hildesheim / Käuferprovision: keine',
    never: [/Dachdecker/u, /Fernglas/u, /Keller: /u, /Holzschutz/u, /Asbest/u, /Erstes Gebot/u, /ob vermietet oder frei/u, /Zwangsversteigerung/u, /Was verkauft wird/u, WEG], // prettier-ignore
    always: [/Bauangebot/u, /Hausanschlüsse/u, /anderer Hausanbieter/u],
  },
  'an auction has a court to ask, no seller': {
    text: '# Zwangsversteigerung Amtsgericht Stendal / Aktenzeichen: 12 K 4/26 / Einfamilienhaus, Wohnfläche 120 m², Baujahr 1936 / 39576 Stendal / Termin: 14.01.2027, 9:00 Uhr / Verkehrswert: 96.000 € / Das Objekt ist eigengenutzt.',
    never: [/Senden Sie dem Anbieter/u, /Käuferprovision/u, /im Vertrag regeln/u, /Dachdecker/u, /Holzschutzgutachten/u, /Gericht oder Verwalter/u], // prettier-ignore
    always: [/Gutachten und Akte beim Amtsgericht/u, /§ 42 ZVG/u],
  },
  'a day that has passed is no step, and whoever lives there is named': {
    text: '# Zwangsversteigerung Doppelhaushälfte / Amtsgericht Uelzen 7 K 15/25 / Termin: 14. Oktober 2026, 9:00 Uhr, Saal 4 / 29525 Uelzen, Wohnfläche 104 m², Grundstück 377 m², Baujahr 1994 / Verkehrswert: 187.000 € / Das Objekt ist vermietet. / Zwangsverwaltung ist angeordnet. / In einem früheren Termin wurde der Zuschlag nach § 85a ZVG versagt.',
    never: [/vor dem Termin fest/u, /vor dem Termin \(/u, /gilt und zu welchem Preis/u, /Unter 93\.500/u, /erhandel/u, /im Vertrag/u, /Kaufvertrag/u], // prettier-ignore
    always: [/wie der Termin ausging/u, /der Zwangsverwalter, nicht der Eigentümer/u, /gelten nicht mehr/u, /Sie übernehmen den Mieter/u], // prettier-ignore
  },
  'lots have limits and a security each': {
    text: '# Zwangsversteigerung / Amtsgericht Ravensburg, 3 K 41/25 / Termin: 16.03.2027, 10:00 Uhr, Saal 12 / Lfd. Nr. 1: Wohnung Nr. 3 im 1. OG, ca. 82 m², 88212 Ravensburg. Verkehrswert: 250.000 € / Lfd. Nr. 2: Wohnung Nr. 4 im 1. OG, ca. 78 m². Verkehrswert: 240.000 € / Lfd. Nr. 3: Wohnung Nr. 7 im DG, ca. 31 m². Verkehrswert: 90.000 € / Gesamtverkehrswert: 580.000 €',
    never: [/erhandel/u, /im Vertrag/u, /Die Einheiten/u],
    always: [/"Wohnung \(Lfd\. Nr\. 3\)","90\.000","45\.000","63\.000","9\.000"/u, /"Alle zusammen \(Gesamtausgebot\)","580\.000","290\.000","406\.000","58\.000"/u, /für jedes Los/u, /Gruppen- oder Gesamtausgebot beantragt/u], // prettier-ignore
  },
  'a free flat has no tenant to ask': {
    text: '# 3-Zimmer-Wohnung in Hildesheim / 31134 Hildesheim / Wohnfläche: 78 m² / Baujahr: 1974 / Kaufpreis: 189.000 € / Hausgeld: 310 € / Die Wohnung ist frei und sofort beziehbar.',
    never: [
      /Mieterliste/u,
      /Mietvertrag/u,
      /Kauf bricht nicht Miete/u,
      /Mietgarantie/u,
      /Förderstelle/u,
      /Amtsgericht/u,
    ],
    always: [/frei, nicht vermietet/u],
  },
  'a let flat of 2018 has a lease, and no conversion, woodworm or asbestos': {
    text: '# 2-Zimmer-Wohnung in Ulm / 89073 Ulm / Wohnfläche: 55 m² / Baujahr: 2018 / Kaufpreis: 239.000 € / Hausgeld: 210 € / vermietet seit 2019 / Kaltmiete: 720 €',
    never: [/Mieterliste/u, /an sich ziehen/u, /Holzschutz/u, /Asbest/u, /Dachdecker/u, /Mietgarantie/u],
    always: [/Mietvertrag/u],
  },
  'a house of one owner has no community': {
    text: '# Freistehendes Einfamilienhaus in Celle / 29221 Celle / Wohnfläche: 132 m² / Grundstück: 640 m² / Baujahr: 1968 / Kaufpreis: 279.000 € / Zustand: gepflegt',
    never: [WEG, /Mieterliste/u, /Mietgarantie/u, /Förderstelle/u, /MaBV/u],
  },
  'the seller who stays is the tenant: nobody asks when he leaves': {
    text: '# Einfamilienhaus in München mit Rückmietung / 81377 München / Wohnfläche: 119 m² / Baujahr: 1929 / Kaufpreis: 1.195.000 € / Der Eigentümer bleibt als Mieter im Haus wohnen. Eine Eigennutzung ist erst nach einseitiger Beendigung durch den Mieter möglich. / Nettokaltmiete 3.200 € monatlich',
    never: [/Mietgarantie/u, /Förderstelle/u, /Kauf bricht nicht Miete/u, /wann wird es übergeben/u],
    always: [/Keine Eigennutzung/u],
  },
  'a plot has nothing built on it': {
    text: '# Baugrundstück in Alfeld / 31061 Alfeld / Fläche: 712 m² / voll erschlossen, bebaubar mit einem Einfamilienhaus / Kaufpreis: 89.000 €',
    never: [
      /Asbest/u,
      /Dachdecker/u,
      /Fernglas/u,
      /Heizkosten/u,
      /vermietet oder frei/u,
      /Wohnflächenberechnung/u,
      WEG,
    ],
  },
  'a new flat of a developer has instalments, and no past': {
    text: '# Neubau: Eigentumswohnung vom Bauträger / 31134 Hildesheim / Wohnfläche: 84 m² / Zimmer: 3 / Kaufpreis: 399.000 € / Baujahr: 2027 / Fertigstellung Ende 2027 / Provisionsfrei direkt vom Bauträger / Zahlung nach MaBV',
    never: [/Asbest/u, /Dachdecker/u, /Holzschutz/u, /Mieterliste/u, /Protokolle/u, /ob vermietet oder frei/u],
    always: [/MaBV/u],
  },
}

describe('the report proper says', () => {
  test.each(Object.entries(DEALS))('%s', (_, { text, never, always = [] }) => {
    const said = properOf(text)
    expect(never.flatMap(words => new RegExp(`.{0,60}(?:${words.source}).{0,30}`, 'u').exec(said)?.[0] ?? [])).toEqual(
      [],
    )
    for (const words of always) expect(said).toMatch(words)
  })
})
