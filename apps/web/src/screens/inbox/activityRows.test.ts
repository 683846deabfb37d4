import type { Activity, Transaction } from '@countersign/api'
import { expect, test } from 'vitest'
import { addressOf } from '../../data/inbox/inboxFixture.ts'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { activityRows } from './activityRows.ts'

const chain = chainFixture()
const [safe, wallet, other, sender] = [addressOf(16), addressOf(1), addressOf(2), addressOf(3)]
const key = { chainId: chain.chainId, safe }
const account = { chain, safe, key, account: `dev1:${safe}` }
const info = (value: typeof safe) => ({ value, name: null, logoUri: null })
const names: Record<string, string> = { [safe]: 'Demo treasury', [other]: 'Tomás Okoye', [sender]: 'Meridian Labs' }
const nameOf = (address: string) => {
  const name = names[address]
  return name === undefined ? null : { name, source: 'you' as const }
}
const now = Date.UTC(2026, 10, 23, 20)
const reader = { wallet, nameOf, now, titles: new Map<string, string>() }

const base: Transaction = {
  id: 'transfer_1',
  timestamp: Date.UTC(2026, 10, 23, 19, 2),
  txHash: null,
  txStatus: 'SUCCESS',
  txInfo: {
    type: 'Transfer',
    humanDescription: null,
    sender: info(sender),
    recipient: info(safe),
    direction: 'INCOMING',
    transferInfo: { type: 'NATIVE_COIN', value: 1_500_000_000_000_000_000n },
  },
  executionInfo: null,
  safeAppInfo: null,
  note: null,
}
const cancelled: Transaction = {
  ...base,
  id: 'multisig_6',
  timestamp: Date.UTC(2026, 10, 22, 22, 40),
  txInfo: {
    type: 'Custom',
    humanDescription: null,
    to: info(safe),
    dataSize: '0',
    value: 0n,
    methodName: null,
    isCancellation: true,
  },
  executionInfo: {
    type: 'MULTISIG',
    nonce: 6,
    confirmationsRequired: 2,
    confirmationsSubmitted: 2,
    missingSigners: null,
  },
}
const activityOf = (...transactions: Transaction[]): Activity => ({
  results: transactions.map((transaction) => ({ chainId: chain.chainId, address: safe, transaction })),
  more: false,
  signatures: [],
})
const words = (activity: Activity) =>
  activityRows(activity, [account], reader).map(({ title, detail }) => [title, detail])

test('behavior: lists arrivals, rejections and failures, newest first', () => {
  expect(words(activityOf(cancelled, base))).toEqual([
    ['1.50 ETH arrived in Demo treasury', 'Received from Meridian Labs, 19:02 UTC'],
    ['Transaction 6 was rejected', 'In Demo treasury, 22 Nov'],
  ])
  expect(words(activityOf({ ...cancelled, txStatus: 'FAILED' }))).toEqual([
    ['Cancel transaction 6', 'Failed in Demo treasury, 22 Nov'],
  ])
})

test('behavior: lists signers and their number, without the reader', () => {
  const signature = { chainId: chain.chainId, address: safe, timestamp: base.timestamp }
  const signatures = [
    { ...signature, owner: other, count: 3 },
    { ...signature, owner: wallet, count: 1 },
  ]
  expect(words({ results: [], more: false, signatures })).toEqual([
    ['Tomás Okoye signed 3 transactions', 'In Demo treasury, the last at 19:02 UTC'],
  ])
})

test('security: data about an account that was not requested is left out', () => {
  expect(activityRows(activityOf(base), [], reader)).toEqual([])
})
