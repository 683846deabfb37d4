import { keccak256, stringToHex, toEventSelector, toHex } from 'viem'
import { expect, test } from 'vitest'
import { explainFailure } from './explainFailure.ts'
import { PROXY_SLOT, SAFE_SLOT } from './safeSlots.ts'
import { TOPIC } from './tokenEvents.ts'

test('behavior: the slots are the hashes of their names', () => {
  const hash = (name: string) => keccak256(stringToHex(name))
  expect(SAFE_SLOT.guard).toBe(hash('guard_manager.guard.address'))
  expect(SAFE_SLOT.moduleGuard).toBe(hash('module_manager.module_guard.address'))
  expect(SAFE_SLOT.fallbackHandler).toBe(hash('fallback_manager.handler.address'))
  const minusOne = (name: string) => toHex(BigInt(hash(name)) - 1n, { size: 32 })
  expect(PROXY_SLOT.implementation).toBe(minusOne('eip1967.proxy.implementation'))
  expect(PROXY_SLOT.beacon).toBe(minusOne('eip1967.proxy.beacon'))
  expect(PROXY_SLOT.admin).toBe(minusOne('eip1967.proxy.admin'))
})

test('behavior: the topics are the hashes of their events', () => {
  expect(TOPIC).toEqual({
    transfer: toEventSelector('Transfer(address,address,uint256)'),
    approval: toEventSelector('Approval(address,address,uint256)'),
    approvalForAll: toEventSelector('ApprovalForAll(address,address,bool)'),
    transferSingle: toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
    transferBatch: toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
    deposit: toEventSelector('Deposit(address,uint256)'),
    withdrawal: toEventSelector('Withdrawal(address,uint256)'),
  })
})

test('behavior: failures are described in words', () => {
  expect(explainFailure('out of gas', '0x')).toBe('Out of gas.')
  expect(explainFailure('reverted', '0x')).toBe('It reverted without a reason.')
  expect(explainFailure('reverted', `0x4e487b71${'11'.padStart(64, '0')}`)).toBe(
    'It reverted: a number overflowed or underflowed',
  )
  expect(explainFailure('reverted', '0x08c379a0ff')).toContain('bytes that cannot be decoded')
})
