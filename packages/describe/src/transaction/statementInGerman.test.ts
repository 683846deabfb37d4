import { addTranslator, setLanguage, translatorOf } from '@countersign/primitives'
import { encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Call } from './Call.ts'
import { callTitle } from './callTitle.ts'
import { readCall } from './readCall.ts'
import { statementMessagesDe } from './statementMessages.de.ts'
import { statementOfCall } from './statementOfCall.ts'
import { textOf } from './TextPart.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'
import type { Tense } from './Verb.ts'
import { rowMessagesDe } from './rowMessages.de.ts'
import { meaningMessagesDe } from '../message/meaningMessages.de.ts'
import { messageMeaning } from '../message/messageMeaning.ts'
import { rowWordsOf } from './rowWordsOf.ts'

beforeEach(() => {
  addTranslator('de', translatorOf([statementMessagesDe, rowMessagesDe, meaningMessagesDe]))
  setLanguage('de')
})
afterEach(() => setLanguage('en'))

const payment: Call = {
  to: people.tusd,
  value: 0n,
  data: encodeErc20Transfer(people.kestrel, 2_500_000_000n),
  operation: 0,
}
const approval: Call = {
  to: people.tusd,
  value: 0n,
  data: `0x095ea7b3${people.northwind.slice(2).padStart(64, '0')}${5_000_000n.toString(16).padStart(64, '0')}`,
  operation: 0,
}

test.each<[Tense, string]>([
  ['will', 'Demo treasury wird 2.500,00 TUSD an Kestrel Audits senden.'],
  ['is', 'Demo treasury ist dabei, 2.500,00 TUSD an Kestrel Audits zu senden.'],
  ['did', 'Demo treasury hat 2.500,00 TUSD an Kestrel Audits gesendet.'],
])('behavior: in German the verb stands last, %s', (tense, said) => {
  expect(statementOfCall({ call: payment, tense }, viewFixture).text).toBe(said)
})

test('behavior: what a verb allows stands after it', () => {
  const calls = [payment, approval].map((call) => ({ ...call, operation: 0 as const }))
  const batch: Call = { to: MULTI_SEND_CALL_ONLY_1_4_1, value: 0n, data: encodeMultiSend(calls), operation: 1 }
  expect(statementOfCall({ call: batch, tense: 'will' }, viewFixture).text).toBe(
    'Demo treasury wird 2.500,00 TUSD an Kestrel Audits senden und Northwind Legal erlauben, bis zu 5,00 TUSD zu nehmen.',
  )
})

test('behavior: the title of a call has the same order', () => {
  const { parts } = callTitle(readCall(payment, viewFixture), payment, viewFixture, null)
  expect(textOf(parts)).toBe('2.500,00 TUSD an Kestrel Audits senden')
})

test('behavior: a row of a batch has the name of its largest payment', () => {
  const calls = [payment, { ...payment, to: people.kestrel, value: 10n ** 18n, data: '0x' as const }]
  const batch: Call = {
    to: MULTI_SEND_CALL_ONLY_1_4_1,
    value: 0n,
    data: encodeMultiSend(calls.map((call) => ({ ...call, operation: 0 as const }))),
    operation: 1,
  }
  expect(rowWordsOf(batch, 7n, viewFixture).title).toBe('2.500,00 TUSD an Kestrel Audits senden und 1 weitere')
})

test('behavior: a message has the order of the language', () => {
  expect(textOf(messageMeaning('Miete für März', viewFixture).statement)).toBe(
    'Demo treasury würde den Text „Miete für März“ unterschreiben',
  )
  expect(textOf(messageMeaning(`0x${'ab'.repeat(32)}`, viewFixture).statement)).toBe(
    'Demo treasury würde 32 Bytes unterschreiben, die kein Programm lesen kann.',
  )
})
