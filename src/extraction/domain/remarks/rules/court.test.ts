import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const isPrivate = (line: string) =>
  readRemarks(passagesOf([page(['# Zwangsversteigerung', '', line])]), SETTING).some(
    ({ rule }) => rule === 'versteigerung-freihaendig',
  )

test.each([
  'Interessenten können dort Auskunft zu freihändigen Angeboten erhalten.',
  'Ein freihändiger Verkauf vor dem Termin ist möglich.',
  'Die Gläubigerin ist zu einem freihändigen Verkauf bereit.',
  'Freihändiger Erwerb möglich, Auskunft erteilt die Sparkasse.',
  'Ein freihändiger Erwerb kann bis zum Termin mit der Gläubigerin verhandelt werden.',
  'Angebote zum freihändigen Erwerb richten Sie an die betreibende Bank.',
  'Die Gläubigerin nimmt Kaufangebote vor dem Versteigerungstermin entgegen.',
  'Vor dem Termin ist ein freier Verkauf noch denkbar.',
  'Das Objekt kann vor dem Termin auch freihändig erworben werden.',
  'Die Bank ist offen für einen freihändigen Verkauf.',
  'Ein freihändiger Verkauf wird angestrebt.',
])('%s: it may be bought before the hearing', line => {
  expect(isPrivate(line)).toBe(true)
})

test.each([
  'Ein freihändiger Verkauf vor dem Termin wurde mit einer Preisvorstellung von 420.000 EUR erfolglos versucht und wird nicht mehr verfolgt.',
  'Ein freihändiger Verkauf ist nicht möglich.',
  'Angebote bitte vor dem Termin zur Besichtigung per E-Mail, die Bank prüft die Bonität.',
  'Ihr Angebot geben Sie bitte vor dem Termin beim Notar schriftlich ab; die Bank braucht drei Wochen.',
  'Die Gemeinde bietet das Haus zum freihändigen Verkauf an, Angebote für den freihändigen Verkauf bis 31.01.2027.',
  'Sicherheitsleistung: Angebote der Banken für eine Bürgschaft müssen vor dem Termin vorliegen.',
  'Freihändige Angebote werden nicht angenommen.',
  'Ein freihändiger Erwerb ist ausgeschlossen.',
  'Aus der Insolvenzmasse wird das Betriebsgrundstück freihändig veräußert.',
  'Der Insolvenzverwalter bietet den Anteil freihändig an.',
  'Die Arbeiten können freihändig vergeben werden.',
  'Der freihändige Verkauf war 2024 gescheitert.',
  'Gebote sind im Termin abzugeben, Auskunft erteilt das Gericht.',
  'Kein freihändiger Verkauf vor dem Termin möglich.',
  'Die Bank steht für Auskünfte zur Verfügung.',
])('%s: it may not, or nothing of it is said', line => {
  expect(isPrivate(line)).toBe(false)
})
