import {
  demoOwners,
  deployTestContracts,
  deployTestPasses,
  executeSafeTransaction,
  fund,
  spareKeys,
} from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDraft } from '../src/screens/send/model/buildDraft.ts'
import type { Payment } from '../src/screens/send/model/checkRows.ts'
import { readCollectibleHolding } from '../src/screens/send/model/readCollectibleHolding.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let passes: Address
let badges: Address
let safe: Address
const recipient = spareKeys[4].address
beforeAll(async () => {
  stage = await setStage()
  const { rpcUrl } = stage.devchain
  const contracts = await deployTestContracts(rpcUrl)
  badges = contracts.badges
  passes = await deployTestPasses(rpcUrl)
  safe = await stage.deploy('1.4.1', 1)
  await fund(rpcUrl, safe, {
    badges: [{ token: badges, tokenId: 9n }],
    passes: [{ token: passes, id: 3n, amount: 5n }],
  })
})
afterAll(() => stage?.devchain.stop())

const held = (of: Address, token: Address, id: bigint) => readCollectibleHolding(stage.chain, of, token, id)

async function draft(...payments: Pick<Payment, 'token' | 'tokenId' | 'amount' | 'isCounted'>[]) {
  const state = await stage.serviceState(safe)
  const all = payments.map((payment) => ({ ...payment, recipient }))
  return buildDraft(
    { kind: 'payments', payments: all },
    { chain: stage.chain, safe: state, nonce: BigInt(state.nonce), safeTxGas: 0n },
  )
}

test('behavior: the contract returns the balance, and whether it is counted', async () => {
  expect(await held(safe, passes, 3n)).toEqual({ isCounted: true, held: 5n })
  expect(await held(recipient, passes, 3n)).toEqual({ isCounted: true, held: 0n })
  expect(await held(safe, badges, 9n)).toEqual({ isCounted: false, held: 1n })
  expect(await held(recipient, badges, 9n)).toEqual({ isCounted: false, held: 0n })
})

test.each([true, false])(
  'behavior: several units of an ERC-1155 arrive, when the service says isCounted is %s',
  async (isCounted) => {
    const before = await held(recipient, passes, 3n)
    const transaction = await draft({ token: passes, tokenId: '3', amount: 2n, isCounted })
    expect(transaction.data.slice(0, 10)).toBe('0xf242432a')
    await executeSafeTransaction(stage.devchain.rpcUrl, { ...transaction, safe, signers: [demoOwners[0]] })
    expect((await held(recipient, passes, 3n)).held).toBe(before.held + 2n)
  },
)

test('behavior: an ERC-721 is sent as one, also when the service calls it ERC-1155', async () => {
  const transaction = await draft({ token: badges, tokenId: '9', amount: 1n, isCounted: true })
  expect(transaction.data.slice(0, 10)).toBe('0x42842e0e')
  await executeSafeTransaction(stage.devchain.rpcUrl, { ...transaction, safe, signers: [demoOwners[0]] })
  expect(await held(recipient, badges, 9n)).toEqual({ isCounted: false, held: 1n })
})

test('error: more than the account holds is refused, over all rows, with both numbers', async () => {
  const two = { token: passes, tokenId: '3', amount: 2n, isCounted: true }
  await expect(draft(two)).rejects.toMatchObject({ code: 'not-held', meta: { held: 1n, sent: 2n } })
  const one = { ...two, amount: 1n }
  await expect(draft(one, one)).rejects.toThrow(/holds 1 of #3, but the form would send 2/)
  await expect(draft({ ...one, token: badges, tokenId: '9' })).rejects.toMatchObject({ meta: { held: 0n, sent: 1n } })
})
