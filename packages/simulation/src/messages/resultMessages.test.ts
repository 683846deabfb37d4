import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { judgeMessagesDe } from '../judge/judgeMessages.de.ts'
import { changeWords } from '../judge/changeWords.ts'
import { errorWords, explainFailure } from '../values/explainFailure.ts'
import { resultMessagesDe } from './resultMessages.de.ts'

afterEach(() => setLanguage('en'))

test('behavior: in German failures and changes are explained in German', () => {
  addTranslator('de', translatorOf([resultMessagesDe, judgeMessagesDe]))
  setLanguage('de')
  expect(explainFailure('reverted', '0x')).toBe('Der Vertrag hat ohne Angabe eines Grundes abgebrochen.')
  expect(explainFailure('out of gas', '0x')).toBe('Das Gas ist verbraucht.')
  expect(explainFailure('reverted', `0x4e487b71${'11'.padStart(64, '0')}`)).toBe(
    'Der Vertrag hat abgebrochen: eine Zahl lief über oder unter',
  )
  expect(changeWords({ kind: 'threshold', before: 2n, after: 1n })).toBe(
    'die Zahl der nötigen Unterschriften geht von 2 auf 1',
  )
})

test('behavior: a text of a node that is not known stays as it is', () => {
  setLanguage('de')
  expect(errorWords('some text of a node')).toBe('some text of a node')
})
