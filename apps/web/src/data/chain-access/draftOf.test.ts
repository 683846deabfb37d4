import { findSafeDeployment } from '@countersign/chains'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '@countersign/safe'
import { expect, test } from 'vitest'
import { safeState } from '../../testing/proposalFixture.ts'
import { chainFixture } from './chainFixture.ts'
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

test('security: a delegatecall among several calls is refused before it can be signed', () => {
  expect(() => batchOf([payment, migration], options)).toThrow('A delegatecall must be a separate transaction.')
})
