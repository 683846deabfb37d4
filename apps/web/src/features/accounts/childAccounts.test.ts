import { expect, test } from 'vitest'
import { chainFixture } from '../../shared/chain-access/chainFixture.ts'
import { childAccounts } from './childAccounts.ts'
import type { KnownAccount } from './KnownAccount.ts'

const chain = chainFixture()
const known = (safe: KnownAccount['safe'], chainId = chain.chainId): KnownAccount => ({
  chain: { ...chain, chainId },
  safe,
  key: { chainId, safe },
  account: `dev1:${safe}`,
  ownership: 'chain',
  pinned: false,
  saved: true,
})
const [one, two, child] = [
  known('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  known('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'),
  known('0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'),
]

test('behavior: an account that two parents own is listed once, with both', () => {
  const found = childAccounts([one, two], () => [child.safe], [one, two])
  expect(found).toMatchObject([{ account: { safe: child.safe, ownership: null, saved: false }, parents: [one, two] }])
})

test('behavior: an account that the page knows keeps what is known of it', () => {
  expect(childAccounts([one], () => [child.safe], [one, child])).toEqual([{ account: child, parents: [one] }])
})

test('behavior: the same address on another chain is another account', () => {
  const elsewhere = known(two.safe, '2')
  expect(childAccounts([one, elsewhere], () => [child.safe], [])).toHaveLength(2)
})
