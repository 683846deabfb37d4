import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { readTokenApprovals } from './readTokenApprovals.ts'
import { readDeltas } from './readDeltas.ts'
import { TOPIC } from '../values/tokenEvents.ts'

const address = (byte: string): Address => checksumAddress(`0x${byte.repeat(20)}`)
const [token, alice, bob] = [address('70'), address('a1'), address('b0')]
const word = (value: bigint | Address): Hex => `0x${BigInt(value).toString(16).padStart(64, '0')}`
const log = (topics: Hex[], data: Hex) => ({ address: token, topics, data })

test('behavior: sums are per owner and asset, and assets that return are left out', () => {
  const there = log([TOPIC.transfer, word(alice), word(bob)], word(5n))
  const back = log([TOPIC.transfer, word(bob), word(alice)], word(5n))
  expect(readDeltas([there, back], [])).toEqual([])
  expect(readDeltas([there], [{ from: alice, to: bob, value: 2n }])).toEqual([
    { owner: alice, amount: -2n, kind: 'native' },
    { owner: bob, amount: 2n, kind: 'native' },
    { owner: alice, amount: -5n, kind: 'erc20', token },
    { owner: bob, amount: 5n, kind: 'erc20', token },
  ])
})

test('behavior: collectibles, batches of them, and wrapped native currency are read', () => {
  const batch = encodeAbiParameters(
    [{ type: 'uint256[]' }, { type: 'uint256[]' }],
    [
      [1n, 2n],
      [10n, 20n],
    ],
  )
  const logs = [
    log([TOPIC.transfer, word(alice), word(bob), word(9n)], '0x'),
    log([TOPIC.transferBatch, word(alice), word(ZERO_ADDRESS), word(bob)], batch),
    log([TOPIC.withdrawal, word(alice)], word(3n)),
  ]
  expect(readDeltas(logs, [])).toEqual([
    { owner: alice, amount: -1n, kind: 'erc721', token, tokenId: 9n },
    { owner: bob, amount: 1n, kind: 'erc721', token, tokenId: 9n },
    { owner: bob, amount: 10n, kind: 'erc1155', token, tokenId: 1n },
    { owner: bob, amount: 20n, kind: 'erc1155', token, tokenId: 2n },
    { owner: alice, amount: -3n, kind: 'erc20', token },
  ])
})

test('error: events that only share a name with a token’s are ignored', () => {
  expect(readDeltas([log([TOPIC.transferBatch, word(alice), word(alice), word(bob)], '0x1234')], [])).toEqual([])
  expect(readDeltas([log([TOPIC.transfer, word(alice), word(bob)], '0x')], [])).toEqual([])
})

test('behavior: the last token approval counts', () => {
  const approve = (amount: bigint) => log([TOPIC.approval, word(alice), word(bob)], word(amount))
  expect(readTokenApprovals([approve(5n), approve(0n)])).toEqual([
    { token, owner: alice, spender: bob, kind: 'erc20', amount: 0n },
  ])
  expect(readTokenApprovals([log([TOPIC.approvalForAll, word(alice), word(bob)], word(1n))])).toEqual([
    { token, owner: alice, spender: bob, kind: 'all', approved: true },
  ])
})
