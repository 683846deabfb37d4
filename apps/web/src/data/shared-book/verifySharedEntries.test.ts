import type { SharedBookEntry } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { buildSharedEntryTypedData, contractSignature, hashTypedData, NO_SHARED_ENTRY } from '@countersign/safe'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { judgeSharedBook } from './judgeSharedBook.ts'
import { verifySharedEntries } from './verifySharedEntries.ts'

const alice = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const mallory = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')
const safe: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const other: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const chain = chainFixture()
const entry = {
  address: other,
  name: 'Payroll',
  everyNetwork: false,
  version: 1,
  previous: NO_SHARED_ENTRY,
  signedAt: 1,
}

const signed = async (key = alice, { account = safe, chainId = chain.chainId } = {}): Promise<SharedBookEntry> => ({
  ...entry,
  signature: await key.sign({
    hash: hashTypedData(buildSharedEntryTypedData({ chainId: BigInt(chainId), safe: account, entry })),
  }),
  // The service says so for every entry; the page does not use it.
  signer: alice.address,
  addedAt: 1000,
})
const named = async (sent: SharedBookEntry) =>
  judgeSharedBook(await verifySharedEntries(chain, safe, [sent]), [alice.address], []).rows.map(({ state }) => state)

test('behavior: what an owner signed for this account is named', async () => {
  expect(await named(await signed())).toEqual(['named'])
})

test('error: a service that changes a field of a signed entry gets no name beside an address', async () => {
  const honest = await signed()
  const lies: Partial<SharedBookEntry>[] = [
    { name: 'Attacker' },
    { address: mallory.address },
    { everyNetwork: true },
    { version: 2 },
    { previous: `0x${'1'.repeat(64)}` },
    { signedAt: 2 },
    { signature: `0x${'00'.repeat(65)}` },
    { signature: `${honest.signature}${honest.signature.slice(2)}` },
  ]
  for (const lie of lies) expect(await named({ ...honest, ...lie }), JSON.stringify(lie)).not.toContain('named')
})

test('error: an entry of another account or network, or of a stranger, is not named', async () => {
  expect(await named(await signed(alice, { account: other }))).toEqual(['former'])
  expect(await named(await signed(alice, { chainId: '5' }))).toEqual(['former'])
  expect(await named(await signed(mallory))).toEqual(['former'])
})

test('error: without an answer of the chain a contract’s signature is not checked, and not named', async () => {
  const silent = { ...chain, features: chain.features.filter((feature) => feature !== 'EIP1271') }
  const { data } = contractSignature(alice.address, '0x1234')
  const [judged] = await verifySharedEntries(silent, safe, [{ ...(await signed()), signature: data }])
  expect(judged).toMatchObject({ signer: null, isUnread: true })
})
