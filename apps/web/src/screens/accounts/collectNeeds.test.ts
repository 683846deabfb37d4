import { expect, test } from 'vitest'
import { addressOf, entriesOf, entryOf, waitingMessage, waitingRow } from '../../data/inbox/inboxFixture.ts'
import type { InboxEntries } from '../../data/inbox/InboxEntry.ts'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { collectNeeds } from './collectNeeds.ts'
import { groupNeeds } from './groupNeeds.ts'

const chain = chainFixture()
const [wallet, other] = [addressOf(1), addressOf(2)]
const [a, b, c] = [addressOf(16), addressOf(17), addressOf(18)]
const next = { type: 'LABEL', label: 'Next' } as const
const collect = (entries: InboxEntries) => collectNeeds({ accounts: [], chains: [chain], entries, wallet })
const reported = (entries: InboxEntries) =>
  collect(entries).items.map((item) => {
    const through =
      item.kind === 'on-chain-approval' ? item.parents.map(({ safe, isDirect }) => `${safe} ${isDirect}`) : []
    return [item.kind, item.act, item.account.safe, ...through]
  })

test('behavior: every page of the queue is searched for transactions without the wallet’s signature', () => {
  const queue = Array.from({ length: 250 }, (_, nonce) => waitingRow(a, nonce, [nonce % 2 === 0 ? wallet : other]))
  const { items, waiting } = collect(entriesOf(entryOf({ address: a, owners: [wallet, other], queue })))
  expect([items.length, waiting.length]).toEqual([125, 125])
  expect(items.at(-1)).toMatchObject({ nonce: 248, ahead: 248 })
})

test('behavior: approvals are needed through parent accounts at any depth, and say whether the wallet owns the parent', () => {
  const entries = entriesOf(
    entryOf({ address: a, owners: [wallet] }),
    entryOf({ address: b, owners: [a] }),
    entryOf({ address: c, owners: [b, other], queue: [waitingRow(c, 0, [b])] }),
  )
  expect(reported(entries)).toEqual([['on-chain-approval', 'sign', c, `${b} false`]])
  const proposed = entriesOf(entryOf({ address: b, owners: [a], queue: [waitingRow(b, 0, [a], { to: c })] }))
  const collected = collect({ ...entries, ...proposed })
  expect(collected.proposals.map(({ parent, id }) => [parent.safe, id])).toEqual([
    [b, `multisig_${b}_0x${'0'.repeat(64)}`],
  ])
  expect(reported({ ...entries, ...proposed })).toContainEqual(['on-chain-approval', 'sign', b, `${a} true`])
})

test('security: accounts that own each other do not need approvals of each other', () => {
  const entries = entriesOf(
    entryOf({ address: a, owners: [wallet, b], queue: [waitingRow(a, 0, [b])] }),
    entryOf({ address: b, owners: [a] }),
  )
  expect(reported(entries)).toEqual([])
})

test('behavior: a proposal of the wallet for another account can be executed by any wallet', () => {
  const queue = [next, waitingRow(a, 0, null)]
  const proposers = { [`multisig_${a}_0x${'0'.repeat(64)}`]: wallet }
  expect(reported(entriesOf(entryOf({ address: a, owners: [other], queue })))).toEqual([])
  const [item] = collect(entriesOf(entryOf({ address: a, owners: [other], queue, proposers }))).items
  expect(item).toMatchObject({ act: 'execute', isOnlyProposed: true })
})

test('behavior: a signed transaction waits for other owners, and is not counted', () => {
  const entries = entriesOf(
    entryOf({
      address: a,
      owners: [wallet, other],
      queue: [waitingRow(a, 0, [other])],
      messages: [waitingMessage(1, [wallet]), waitingMessage(2, [other])],
    }),
  )
  const { items, waiting } = collect(entries)
  expect(items.map(({ kind }) => kind)).toEqual(['message'])
  expect(waiting.map(({ kind }) => kind)).toEqual(['transaction', 'message'])
})

test('error: an account that could not be read hides no other account', () => {
  const entries = {
    ...entriesOf(entryOf({ address: a, owners: [wallet], queue: [waitingRow(a, 0, [wallet])] })),
    [`31337:${b}`]: { chainId: '31337', address: b, error: 'The node does not answer.' },
  }
  expect(reported(entries)).toEqual([['transaction', 'sign', a]])
})

test('behavior: groups and rows are ordered by executability, then by age; parents are shown with the group', () => {
  const entries = entriesOf(
    entryOf({
      address: a,
      owners: [wallet],
      queue: [waitingRow(a, 4, [wallet], { timestamp: 5 }), waitingRow(a, 5, [wallet], { timestamp: 4 })],
    }),
    entryOf({ address: b, owners: [wallet], queue: [next, waitingRow(b, 0, null, { timestamp: 100 })] }),
    entryOf({ address: c, owners: [a], queue: [waitingRow(c, 0, [a], { timestamp: 1 })] }),
  )
  const groups = groupNeeds(collect(entries).items)
  expect(groups.map(({ account }) => account.safe)).toEqual([b, c, a])
  expect(groups.map(({ items }) => items.map(({ since }) => since))).toEqual([[100], [1], [4, 5]])
  expect(groups[1]?.through.map(({ safe }) => safe)).toEqual([a])
})
