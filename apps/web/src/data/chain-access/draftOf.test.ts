import { findSafeDeployment } from '@countersign/chains'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe'
import { expect, test } from 'vitest'
import { safeState, treasury } from '../../testing/proposalFixture.ts'
import { chainFixture } from './chainFixture.ts'
import { contractForAccount } from './contractForAccount.ts'
import { batchOf } from './draftOf.ts'

const options = { chain: chainFixture(), safe: safeState(), nonce: 7n }
const to = findSafeDeployment('1.4.1', 'SafeMigration')?.address ?? ZERO_ADDRESS
const migration: MultiSendCall = { to, value: 0n, data: '0x68cb3d94', operation: 1 }
const payment: MultiSendCall = { to: ZERO_ADDRESS, value: 1n, data: '0x', operation: 0 }

test('behavior: one delegatecall is the transaction itself', () => {
  expect(batchOf([migration], options)).toMatchObject({ ...migration, nonce: 7n })
})

test('behavior: several plain calls are one batch', () => {
  expect(batchOf([payment, payment], options)).toMatchObject({
    to: findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address,
    operation: 1,
  })
})

const published = (...place: Parameters<typeof findSafeDeployment>) =>
  findSafeDeployment(...place)?.address ?? expect.unreachable()
const runs = (value: Address) =>
  safeState({ version: '1.3.0+L2', implementation: { value, name: null, logoUri: null } })
const configured = '0x00000000000000000000000000000000000000C1'
const { contractAddresses } = options.chain
const withAddresses = chainFixture({
  contractAddresses: {
    ...contractAddresses,
    multiSendCallOnlyAddress: configured,
    signMessageLibAddress: configured,
  },
})

test.each(['canonical', 'eip155'] as const)(
  'behavior: an account of 1.3.0 uses the contracts of the family %s of its master copy, whatever is configured',
  (variant) => {
    const safe = runs(published('1.3.0', 'SafeL2', variant))
    for (const chain of [options.chain, withAddresses]) {
      expect(batchOf([payment, payment], { chain, safe, nonce: 7n }).to).toBe(
        published('1.3.0', 'MultiSendCallOnly', variant),
      )
      expect(contractForAccount('SignMessageLib', '1.3.0', { chain, safe })).toBe(
        published('1.3.0', 'SignMessageLib', variant),
      )
    }
  },
)

test('behavior: for a master copy that is not published, the configuration of the network decides, then the canonical contract', () => {
  const safe = runs(treasury)
  expect(batchOf([payment, payment], { chain: withAddresses, safe, nonce: 7n }).to).toBe(configured)
  expect(batchOf([payment, payment], { chain: options.chain, safe, nonce: 7n }).to).toBe(
    published('1.3.0', 'MultiSendCallOnly'),
  )
  expect(contractForAccount('SignMessageLib', '1.3.0', { chain: withAddresses, safe })).toBe(configured)
  expect(contractForAccount('SignMessageLib', '0.0.1', { chain: options.chain, safe })).toBeNull()
})

test('security: a delegatecall among several calls is refused before it can be signed', () => {
  expect(() => batchOf([payment, migration], options)).toThrow('A delegatecall must be a separate transaction.')
})
