import { addTranslator, setLanguage, translatorOf, ZERO_ADDRESS } from '@countersign/primitives'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payee, safe } from '../../testing/reviewInputs.ts'
import { buildTransaction } from '../transaction/buildTransaction.ts'
import { queueMessagesDe } from './queueMessages.de.ts'
import { callMessagesDe } from './calls/callMessages.de.ts'
import { checkDelegatecalls } from './calls/checkDelegatecalls.ts'
import { inspectCalls } from './calls/inspectCalls.ts'
import { checkExecution } from './checkExecution.ts'
import { recipientMessagesDe } from './money/recipientMessages.de.ts'
import { checkRecipients } from './money/checkRecipients.ts'
import { isOverrideTyped, overrideSentence, recordOverride, isOverrideOf } from './override/override.ts'
import { overrideMessagesDe } from './override/overrideMessages.de.ts'

beforeEach(() => {
  addTranslator('de', translatorOf([callMessagesDe, queueMessagesDe, recipientMessagesDe, overrideMessagesDe]))
  setLanguage('de')
})
afterEach(() => setLanguage('en'))

const context = { safe, known: [], paidBefore: { ok: true, value: [] }, isContract: () => undefined } as const
const payTo = (to: typeof payee) =>
  checkRecipients(inspectCalls(safe, buildTransaction({ to, value: 1n, nonce: 0n })), context)[0]

test('behavior: in German findings have a German title and reason, and the same id and verdict', () => {
  expect(payTo(ZERO_ADDRESS)).toMatchObject({
    id: 'recipients',
    verdict: 'danger',
    title: 'An die Nulladresse gesendet',
    reason: `Die Transaktion sendet an ${ZERO_ADDRESS}. Was dorthin gesendet wird, ist verloren. Nennen Sie einen Empfänger.`,
  })
  expect(payTo(payee)?.title).toBe('Erste Zahlung an diese Adresse')
  expect(checkExecution({ signed: 1, threshold: 3, isNext: true, block: 7n, simulation: null }).reason).toBe(
    'Ein Probelauf ist möglich, sobald 2 weitere Eigentümer unterschrieben haben.',
  )
})

test('security: an override is typed in German, and belongs to the finding at a later block too', () => {
  const [danger] = checkDelegatecalls(
    inspectCalls(safe, buildTransaction({ to: payee, operation: 1, data: '0x12345678', nonce: 0n })),
    { find: () => [], codeHash: () => undefined },
  )
  if (danger === undefined) throw new TypeError('A delegatecall to unknown code must be a finding.')
  expect(overrideSentence(danger)).toBe('akzeptieren: delegatecall an unbekannten code')
  expect(isOverrideTyped('accept: delegatecall to unknown code', danger)).toBe(false)
  const at = (block: string) => ({ ...danger, reason: `${danger.reason} Gelesen bei Block ${block}.` })
  const record = recordOverride(at('1.234'), { typed: 'Akzeptieren: Delegatecall an unbekannten Code', at: 0 })
  expect(record !== null && isOverrideOf(record, at('1.235'))).toBe(true)
})
