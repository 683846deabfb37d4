import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { planChange } from './planChange.ts'
import { addressRow } from '../rows/AddressRow.ts'
import { checkForm, isUnchanged, secondsOf, startState } from './RecoveryFormState.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const account = address('a')
const [alice, bob, carol] = [address('1'), address('2'), address('3')]
const recovery = {
  address: address('d'),
  account,
  recoverers: [alice, bob],
  cooldown: 90n,
  expiration: 0n,
} as unknown as Recovery

test('behavior: a new form offers fourteen days and seven, and needs a recoverer', () => {
  const state = startState(null)
  expect([secondsOf(state.notice), secondsOf(state.expiration)]).toEqual([14n * 86_400n, 7n * 86_400n])
  expect(checkForm(state, account)).toMatchObject({ choice: null, blocked: expect.stringContaining('is entered') })
  const named = { ...state, recoverers: [addressRow(alice), addressRow()] }
  expect(checkForm(named, account).choice).toEqual({
    recoverers: [alice],
    cooldown: 14n * 86_400n,
    expiration: 7n * 86_400n,
  })
})

test('behavior: current settings are shown unchanged, and are not a change', () => {
  const state = startState(recovery)
  expect(state.notice).toEqual({ preset: null, text: '90', unit: 'seconds' })
  expect(state.expiration.preset).toBe(0n)
  const { choice } = checkForm(state, account)
  expect(choice && isUnchanged(choice, recovery)).toBe(true)
  expect(choice && planChange(recovery, choice)).toEqual([])
})

test('error: addresses, notice and expiry that the contracts would refuse are refused', () => {
  const state = startState(recovery)
  const rows = (...list: Address[]) => checkForm({ ...state, recoverers: list.map((one) => addressRow(one)) }, account)
  expect(rows(account).rows).toEqual([expect.stringContaining('cannot recover itself')])
  expect(rows(alice, alice).rows).toEqual([null, expect.stringContaining('twice')])
  expect(rows(alice, alice).choice).toBeNull()
  const typed = (text: string) => ({ preset: null, text, unit: 'seconds' as const })
  expect(checkForm({ ...state, notice: typed('0') }, account)).toMatchObject({ choice: null })
  expect(checkForm({ ...state, notice: typed('1.5') }, account).notice).toBe('Enter a whole number.')
  expect(checkForm({ ...state, expiration: typed('59') }, account).expiration).toMatch(/below one minute/)
  const half = { ...addressRow(), text: '0x12' }
  expect(checkForm({ ...state, recoverers: [addressRow(alice), half] }, account).choice).toBeNull()
})

test('behavior: a change contains only calls for changed settings', () => {
  const calls = planChange(recovery, { recoverers: [bob, carol], cooldown: 90n, expiration: 3_600n })
  expect(calls.map(({ to, data }) => [to, data.slice(0, 10)])).toEqual([
    [recovery.address, '0x9b56d5be'],
    [recovery.address, '0xe009cfde'],
    [recovery.address, '0x610b5925'],
  ])
})
