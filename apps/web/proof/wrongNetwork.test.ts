import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import { demoOwners } from '@countersign/devchain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTokenToWallet } from '../src/screens/assets/addTokenToWallet.ts'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { addProposer, removeProposer } from '../src/screens/setup/proposers/changeProposers.ts'
import { signSharedEntry } from '../src/screens/shared-book/signSharedEntry.ts'
import { approveOnChain } from '../src/signing/execution/approveOnChain.ts'
import { executeSeveral } from '../src/signing/execution/executeSeveral.ts'
import { executeTransaction } from '../src/signing/execution/executeTransaction.ts'
import { sendTransaction } from '../src/signing/execution/sendTransaction.ts'
import { buildReviewedMessage } from '../src/signing/message/ReviewedMessage.ts'
import { signAsProposer, signReviewed, signTypedData } from '../src/signing/review/signTypedData.ts'
import { deleteProposal } from '../src/signing/transaction/deleteProposal.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { detailsOf } from './detailsOf.ts'
import { setStage, type Stage } from './testStage.ts'

const ELSEWHERE = chainFixture({ chainId: '31338', chainName: 'Other chain', shortName: 'dev2' })
const [alice, bob] = demoOwners.map(({ address }) => address)
if (!alice || !bob) throw new Error('The local chain has owners.')
const [owner, other]: [Address, Address] = [alice, bob]
const NOTHING: Hex = `0x${'00'.repeat(32)}`

let stage: Stage
let signed: Awaited<ReturnType<typeof readSigned>>
/** A transaction of another account, because an execution uses up the number. */
let second: typeof signed
beforeAll(async () => {
  stage = await setStage()
  signed = await readSigned()
  second = await readSigned()
})
afterAll(() => stage.devchain.stop())

/** A payment of an account with one signature needed, as the page reviews it, with that signature. */
async function readSigned() {
  const safe = await stage.deploy('1.4.1', 1)
  const transaction = buildTransaction({ to: other, value: 1n, nonce: 0n })
  const { reviewed, state } = await readReview({
    chain: stage.chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
  await stage.connect(0)
  const signatures = [await signReviewed(stage.chain, reviewed, state.owners)]
  const { safeTxHash, version } = reviewed
  const { owners, threshold } = state
  const name = 'Halden treasury'
  return { chain: stage.chain, safe, version, name, safeTxHash, transaction, signatures, owners, threshold, reviewed }
}

const SIGNS = 'eth_signTypedData_v4'
const SENDS = 'eth_sendTransaction'
const entry = { address: other, name: 'Bob', everyNetwork: false, version: 1, previous: NOTHING, signedAt: 1 }
const proposer = { proposer: other, label: 'Bob', endsAt: null, isForAll: false }
const token = { type: 'ERC20', address: other, symbol: 'TOK', name: 'Token', decimals: 18, logoUri: null } as const

/**
 * Every request of the page to a wallet: `scripts/architecture/findWalletRequests.test.ts` proves that no other file makes one. Payments,
 * contract calls, owners, set-up, limits, apps and dapps all end in the first two or the executions.
 */
it.each<[string, string, () => Promise<unknown>]>([
  ['an owner signs a transaction', SIGNS, () => signReviewed(stage.chain, signed.reviewed, signed.owners)],
  ['a proposer signs a transaction', SIGNS, () => signAsProposer(stage.chain, signed.reviewed, owner)],
  [
    'an owner signs a message',
    SIGNS,
    () => {
      const { safe, version } = signed
      const message = buildReviewedMessage({ chainId: 31337n, safe, version, content: 'hello' })
      return signTypedData(stage.chain, message.typedData, message.safeMessageHash, signed.owners, version)
    },
  ],
  [
    'a proposal is deleted',
    SIGNS,
    () => {
      const proposer = { value: owner, name: null, logoUri: null }
      const { detailedExecutionInfo: execution, ...details } = detailsOf(signed.safe, signed.transaction)
      if (execution?.type !== 'MULTISIG') throw new Error('It is a transaction of owners.')
      const proposed = { ...details, detailedExecutionInfo: { ...execution, proposer } }
      return deleteProposal(stage.chain, { reviewed: signed.reviewed, details: proposed })
    },
  ],
  ['a proposer is added', SIGNS, () => addProposer(stage.chain, signed.safe, signed.owners, proposer)],
  [
    'a proposer is removed',
    SIGNS,
    () => removeProposer(stage.chain, signed.safe, { ...proposer, addedBy: owner, addedAt: null }),
  ],
  ['a shared name is signed', SIGNS, () => signSharedEntry(stage.chain, signed.safe, signed.owners, entry)],
  ['a transaction is executed', SENDS, () => executeTransaction(signed)],
  ['several are executed in one', SENDS, () => executeSeveral({ ...second, transactions: [second] })],
  ['an owner approves on chain', SENDS, () => approveOnChain({ ...signed, nonce: 0n })],
  [
    'a wallet creates an account, spends within a limit, or carries a recovery out',
    SENDS,
    () => sendTransaction(stage.chain, other, '0x', { description: 'A call' }),
  ],
  ['a token is added to the wallet', 'wallet_watchAsset', () => addTokenToWallet(stage.chain, token, 'Wallet')],
])('behavior: when %s, a wallet on another network is moved first', async (_what, method, act) => {
  const handed = await stage.connect(0, ELSEWHERE)
  // What follows the request, as the delivery to a service, is not part of this.
  await act().catch(() => undefined)
  const asked = handed.filter(
    ({ method: one }) => !/^eth_(chainId|accounts|call|get\w+|estimateGas|blockNumber)$/.test(one),
  )
  expect(asked.slice(0, 2)).toEqual([
    { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] },
    expect.objectContaining({ method }),
  ])
})
