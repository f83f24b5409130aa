import { expect, test } from 'vitest'
import { passwordFault, repeatFault } from './passwordFault.ts'

const KNOWN = 'Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.'
const MIXED = 'Mindestens ein Großbuchstabe, ein Kleinbuchstabe und eine Zahl.'

test.each([
  ['', 'Bitte ein Passwort eingeben.'],
  ['Abc1234', 'Mindestens 8 Zeichen.'],
  ['Äb1😀😀😀😀', 'Mindestens 8 Zeichen.'],
  ['abcdefg1', MIXED],
  ['ABCDEFG1', MIXED],
  ['Abcdefgh', MIXED],
  ['Abcdefg1', null],
  ['ÄÖÜß   1', null],
  ['Ab1 '.repeat(40), null],
  ['Passwort1', KNOWN],
  ['passWORT123', KNOWN],
  ['P@ssw0rd', KNOWN],
  ['Qwertz1234!', KNOWN],
  ['Sommer2026', KNOWN],
  ['Hallo123', KNOWN],
  ['Abcd1234', KNOWN],
  ['Aa123456', KNOWN],
  ['Passwort-der-Tante-7', null],
  ['Berlin liegt 4 Stunden weg', null],
])('[5.1] the password %j: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test.each([
  ['Abcdefg1', '', 'Bitte das Passwort wiederholen.'],
  ['Abcdefg1', 'Abcdefg2', 'Die Passwörter stimmen nicht überein.'],
  ['Abcdefg1', 'Abcdefg1', null],
])('[5.1] the password %j repeated as %j: %s', (password, repeat, fault) => {
  expect(repeatFault(password, repeat)).toBe(fault)
})
