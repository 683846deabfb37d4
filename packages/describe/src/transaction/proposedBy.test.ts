import { describe, expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { chainState, propose, treasury } from '../../../../apps/web/src/testing/proposalFixture.ts'
import { isOfNoOwner, proposedBy } from './proposedBy.ts'

const [first] = chainState.owners
if (!first) throw new Error('fixture')
const alice: Address = first
const bot: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const info = (value: Address) => ({ value, name: null, logoUri: null })

/** A transaction of the service, with the given proposer and owner. */
async function reported(proposer: Address | null, proposedByDelegate: Address | null) {
  const { row, details } = await propose({ to: treasury, nonce: 5n })
  const execution = details.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG' || row.executionInfo?.type !== 'MULTISIG') throw new Error('fixture')
  return {
    row: {
      ...row.executionInfo,
      ...(proposedByDelegate === null ? {} : { proposedByDelegate: info(proposedByDelegate) }),
    },
    details: {
      ...details,
      detailedExecutionInfo: {
        ...execution,
        proposer: proposer && info(proposer),
        proposedByDelegate: proposedByDelegate && info(proposedByDelegate),
      },
    },
  }
}

describe('proposedBy', () => {
  test('behavior: the proposer is named before the owner in whose name the transaction was proposed', async () => {
    expect(proposedBy(await reported(alice, bot), chainState.owners)).toEqual({
      address: bot,
      isForOwner: true,
      isOwner: false,
    })
    expect(proposedBy(await reported(alice, null), chainState.owners)).toEqual({
      address: alice,
      isForOwner: false,
      isOwner: true,
    })
  })
  test('behavior: the list answer is enough, and no address is called an owner before the chain has answered', async () => {
    const { row } = await reported(alice, bot)
    const by = proposedBy({ row }, null)
    expect(by).toEqual({ address: bot, isForOwner: true, isOwner: null })
    expect(by && isOfNoOwner(by)).toBe(true)
    const unread = proposedBy(await reported(alice, null), null)
    expect(unread && isOfNoOwner(unread)).toBe(false)
    expect(proposedBy({ row: (await reported(alice, null)).row }, null)).toBeNull()
  })
  test('security: an address that the service names as proposer is an owner only if the chain confirms it', async () => {
    const stranger = proposedBy(await reported(bot, null), chainState.owners)
    expect(stranger).toEqual({ address: bot, isForOwner: false, isOwner: false })
    expect(stranger && isOfNoOwner(stranger)).toBe(true)
    expect(proposedBy(await reported(alice, alice), chainState.owners)).toMatchObject({ address: alice, isOwner: true })
  })
})
