import { expect, test } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { openAccount } from './openAccount.ts'

const SAFE = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const chains = [chainFixture()]

test('behavior: an address in lower case gets its checksum', () => {
  expect(openAccount(`dev1:${SAFE.toLowerCase()}`, chains)).toMatchObject({
    ok: true,
    account: { safe: SAFE, account: `dev1:${SAFE}`, chainId: '31337' },
  })
})

test('error: the error for an unknown prefix lists the configured ones', () => {
  expect(openAccount(`xyz:${SAFE}`, chains)).toEqual({
    ok: false,
    title: 'This network is not configured',
    reason: '"xyz" is not the prefix of a configured network. Configured networks: dev1 (Local chain).',
    address: SAFE,
  })
})

test('error: the error for a wrong checksum contains both spellings', () => {
  const wrong = SAFE.replace('aFE3', 'AFE3')
  const opened = openAccount(`dev1:${wrong}`, chains)
  expect(opened).toMatchObject({ ok: false, reason: expect.stringContaining(wrong) })
  expect(opened).toMatchObject({ reason: expect.stringContaining(SAFE) })
})

test('error: the error for an address without a prefix says so', () => {
  expect(openAccount(SAFE, chains)).toMatchObject({ ok: false, reason: expect.stringContaining('prefix is missing') })
})
