import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { toModuleTransaction, unknownModuleCall } from './toModuleTransaction.ts'

const safe: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const module: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const outcome = {
  safe,
  id: 'i125',
  module,
  transactionHash: `0x${'12'.repeat(32)}`,
  executedAt: 1,
  failed: false,
} as const

test('behavior: a call of a module is a transfer like any other, and never a rejection', () => {
  const sent = { ...outcome, to: module, value: 5n, data: '0x', operation: 0 } as const
  expect(toModuleTransaction(sent, new Map())).toMatchObject({
    id: `module_${safe}_i125`,
    txInfo: { type: 'Transfer', direction: 'OUTGOING' },
    executionInfo: { type: 'MODULE', address: { value: module } },
  })
  const empty = { ...outcome, to: safe, value: 0n, data: '0x', operation: 0 } as const
  expect(toModuleTransaction(empty, new Map()).txInfo).toMatchObject({ type: 'Custom', isCancellation: false })
})

test('behavior: a call that no event contains is shown as unknown', () => {
  const { txInfo, txStatus } = toModuleTransaction(
    { ...outcome, failed: true, ...unknownModuleCall(module) },
    new Map(),
  )
  expect(txInfo.humanDescription).toMatch(/^A module acted\. Its call could not be read/)
  expect(txStatus).toBe('FAILED')
})
