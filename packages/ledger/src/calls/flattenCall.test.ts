import { findSafeDeployment } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { encodeMultiSend } from '@countersign/safe'
import { expect, test } from 'vitest'
import { coinsOfCall, flattenCall } from './flattenCall.ts'

const friend: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? friend
const send = (value: bigint) => ({ to: friend, value, data: '0x', operation: 0 }) as const
const batch = (values: readonly bigint[]) =>
  ({ to: multiSend, value: 0n, data: encodeMultiSend(values.map(send)), operation: 1 }) as const

test('behavior: a batch inside a batch is flattened to its plain calls', () => {
  const nested = { to: multiSend, value: 0n, data: encodeMultiSend([send(1n), batch([2n, 3n])]), operation: 1 } as const
  expect(flattenCall(nested)?.map(({ value }) => value)).toEqual([1n, 2n, 3n])
})

test('behavior: foreign code that runs as the account has unknown calls; a library that moves nothing has none', () => {
  expect(flattenCall({ to: friend, value: 0n, data: '0x', operation: 1 })).toBeNull()
  const library = findSafeDeployment('1.4.1', 'SignMessageLib')?.address ?? friend
  expect(flattenCall({ to: library, value: 0n, data: '0x', operation: 1 })).toEqual([])
})

test('behavior: payments of the native currency are numbered among the calls with a value', () => {
  expect(coinsOfCall(batch([0n, 2n, 3n]), 4)).toEqual([
    { to: friend, value: 2n, place: '4,0' },
    { to: friend, value: 3n, place: '4,1' },
  ])
  expect(coinsOfCall({ to: friend, value: 9n, data: '0x', operation: 1 }, 4)).toEqual([])
})
