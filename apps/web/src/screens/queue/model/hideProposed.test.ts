import type { QueueItem } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { describe, expect, test } from 'vitest'
import { chainState, propose, treasury } from '../../../testing/proposalFixture.ts'
import { hideProposed } from './hideProposed.ts'
import { queueEntries, transactionsOf } from './queueEntries.ts'

const bot: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

/** @param by the proposer who sent it for an owner; null if the owner sent it */
async function item(nonce: bigint, by: Address | null, value = 0n): Promise<QueueItem> {
  const { row } = await propose({ to: treasury, nonce, value })
  if (row.executionInfo?.type !== 'MULTISIG') throw new Error('fixture')
  const sent = by === null ? {} : { proposedByDelegate: { value: by, name: null, logoUri: null } }
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: { ...row, executionInfo: { ...row.executionInfo, ...sent } },
  }
}
const { owners } = chainState
const kindsOf = (items: readonly QueueItem[]) => {
  const { entries, hidden } = hideProposed(queueEntries(items, 5), owners)
  return { hidden, kinds: entries.map(({ kind }) => kind), shown: transactionsOf(entries).length }
}

describe('the queue without the proposals of proposers', () => {
  test('behavior: proposals of owners stay; hidden ones are counted and add no gap', async () => {
    expect(kindsOf([await item(5n, null), await item(6n, bot), await item(7n, null)])).toEqual({
      hidden: 1,
      kinds: ['heading', 'tick', 'heading', 'tick'],
      shown: 2,
    })
  })
  test('behavior: a heading or gap without a transaction after it is removed', async () => {
    expect(kindsOf([await item(5n, bot), await item(7n, bot)])).toEqual({ hidden: 2, kinds: [], shown: 0 })
    expect(kindsOf([await item(5n, bot), await item(7n, null)])).toEqual({
      hidden: 1,
      kinds: ['heading', 'gap', 'tick'],
      shown: 1,
    })
  })
  test('security: a proposal that conflicts with one of an owner is never hidden', async () => {
    expect(kindsOf([await item(5n, null), await item(5n, bot, 1n)])).toEqual({
      hidden: 0,
      kinds: ['heading', 'tick'],
      shown: 2,
    })
  })
  test('security: the service cannot hide a proposal of an owner by naming that owner a proposer', async () => {
    const [alice] = owners
    if (!alice) throw new Error('fixture')
    expect(kindsOf([await item(5n, alice)]).hidden).toBe(0)
  })
})
