import { Transaction, TransactionDetails } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { buildSafeTransaction, buildTransaction } from '@countersign/safe'
import type { Check } from '@countersign/safe/checks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { chainState, propose, signers, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { findSignedDraft } from '../saved/savedSignatures.ts'
import { connectWallet, fakeNetwork, refuse, signWith } from '../testing/signingNetwork.ts'
import { SigningPage } from '../testing/SigningPage.tsx'
import type { SignableTransaction } from './SignableTransaction.ts'
import { useTransactionSigning } from './useTransactionSigning.ts'

const [first, second] = signers
if (!first || !second) throw new Error('The fixture has signers.')
const alice = first
const mallory = second
const DELIVERY = `/v1/chains/31337/transactions/${treasury}/propose`
const { details, row } = await propose({ to: treasury, nonce: 5n })
const answer = z.encode(TransactionDetails, details)

let nonce = 5n
/** Each review has its own hash, because stops and signatures are stored by hash. */
function reviewOf(): SignableTransaction {
  const transaction = buildTransaction({ to: treasury, nonce: nonce++ })
  const reviewed = buildSafeTransaction({ chainId: 31337n, safe: treasury, version: '1.4.1', transaction })
  return { reviewed, state: chainState, checks: [], signatures: [], newOwners: [], details: null }
}

type Options = {
  readonly signs?: Parameters<typeof connectWallet>[1]
  readonly isDown?: boolean
  /** What the service has of this transaction when it is signed. */
  readonly stored?: (hash: Hex) => Promise<unknown>
  /** The result of the second reading; by default equal to the first. */
  readonly fresh?: (review: SignableTransaction) => SignableTransaction
}

type PageProps = { id: string; review: SignableTransaction; fresh: SignableTransaction; calls: string[] }

function Page({ id, review, fresh, calls }: PageProps) {
  const { transaction, safeTxHash } = review.reviewed
  const actions = useTransactionSigning({
    review,
    checks: review.checks,
    draft: { id, draft: { chainId: '31337', safe: treasury, transaction, note: '', source: 'transfer' } },
    refresh: async () => fresh,
    onProposed: async () => void calls.push('proposed'),
    onStored: () => void calls.push('stored'),
  })
  return <SigningPage hash={safeTxHash} checks={review.checks} actions={actions} />
}

/** The service's queue: it contains the transaction if the service has it. */
const queueOf = (hash: Hex, kept: unknown) => ({
  count: kept === undefined ? 0 : 1,
  next: null,
  previous: null,
  results:
    kept === undefined
      ? []
      : [
          {
            type: 'TRANSACTION',
            conflictType: 'None',
            transaction: { ...z.encode(Transaction, row), id: `multisig_${treasury}_${hash}` },
          },
        ],
})

async function open({ signs = signWith(alice), isDown = false, fresh = (review) => review, stored }: Options = {}) {
  const review = reviewOf()
  const hash = review.reviewed.safeTxHash
  const calls: string[] = []
  const kept = await stored?.(hash)
  const { posts, service } = fakeNetwork(
    () => answer,
    (path) => (path.includes(hash) ? kept : path.includes('/transactions/queued') ? queueOf(hash, kept) : undefined),
  )
  service.isDown = isDown
  const { signed } = connectWallet(alice, signs)
  const show = async () => {
    const { screen } = await renderInAccount(
      <Page id={hash} {...{ review, calls }} fresh={fresh(review)} />,
      treasury,
      seedAccount,
    )
    return { screen, press: (name: string) => screen.getByRole('button', { name, exact: true }).click() }
  }
  return {
    ...(await show()),
    again: show,
    calls,
    posts,
    service,
    signed,
    hash,
    stored: () => findSignedDraft(hash) !== null,
  }
}

beforeEach(() => walletStore.clear())
afterEach(() => vi.unstubAllGlobals())

const refused = 'You rejected the request in your wallet. Nothing was sent.'
const notTaken =
  /^The service did not accept your signature .* The signature is stored in this browser\. Send it again later\.$/
const danger: Check = { id: 'delegatecall', verdict: 'danger', title: 'Unknown code', reason: 'It could do anything.' }

test('behavior: the signature of the transaction that is shown is delivered, and the app is informed before the page leaves the draft', async () => {
  const { press, calls, posts, signed, hash, stored } = await open()
  await press('Sign')
  await expect.poll(() => calls).toEqual(['proposed', 'stored'])
  expect(signed).toEqual([hash])
  expect(posts).toEqual([{ path: DELIVERY, body: expect.objectContaining({ signature: await alice.sign({ hash }) }) }])
  expect(stored()).toBe(false)
})

test('behavior: a refused request sends and stores nothing, and the next try signs', async () => {
  const answers = [refuse, signWith(alice)]
  const { screen, press, calls, posts, stored } = await open({
    signs: (typedData) => (answers.shift() ?? refuse)(typedData),
  })
  await press('Sign')
  await expect.element(screen.getByText(refused)).toBeVisible()
  expect(posts).toEqual([])
  expect(stored()).toBe(false)
  await press('Sign')
  await expect.poll(() => calls).toEqual(['proposed', 'stored'])
})

test('error: a signature that the service refuses is stored, and a page opened later sends it again without the wallet', async () => {
  const { screen, press, calls, posts, service, signed, stored, again } = await open({ isDown: true })
  await press('Sign')
  await expect.element(screen.getByText(notTaken)).toBeVisible()
  expect(stored()).toBe(true)
  expect(calls).toEqual([])
  await screen.unmount()
  const later = await again()
  service.isDown = false
  await later.press('Send the signature again')
  await expect.poll(() => calls).toEqual(['proposed', 'stored'])
  expect(signed).toHaveLength(1)
  expect(posts).toHaveLength(1)
  expect(stored()).toBe(false)
})

/** The service's answer with one confirmation in alice's name. */
async function confirmedBy(key: typeof alice, hash: Hex): Promise<unknown> {
  const { detailedExecutionInfo: execution } = details
  if (execution?.type !== 'MULTISIG') throw new Error('The fixture is a transaction of owners.')
  const signer = { value: alice.address, name: null, logoUri: null }
  const confirmations = [{ signer, signature: await key.sign({ hash }), submittedAt: 1 }]
  return z.encode(TransactionDetails, { ...details, detailedExecutionInfo: { ...execution, confirmations } })
}

test('behavior: what this wallet signed in another tab, and this page does not know yet, is not asked for again', async () => {
  const { press, calls, posts, signed } = await open({ stored: (hash) => confirmedBy(alice, hash) })
  await press('Sign')
  await expect.poll(() => calls).toEqual(['proposed', 'stored'])
  expect(signed).toEqual([])
  expect(posts).toEqual([])
})

test('lie: a signature of another key in the name of this wallet does not count, and the wallet is asked', async () => {
  const { press, calls, posts, signed, hash } = await open({ stored: (of) => confirmedBy(mallory, of) })
  await press('Sign')
  await expect.poll(() => calls).toEqual(['proposed', 'stored'])
  expect(signed).toEqual([hash])
  expect(posts).toHaveLength(1)
})

test('security: after a danger in the second reading, the page asks no wallet and sends nothing', async () => {
  const { screen, press, posts, signed } = await open({ fresh: (review) => ({ ...review, checks: [danger] }) })
  await press('Sign')
  await expect.element(screen.getByText('Unknown code. It could do anything.')).toBeVisible()
  expect(signed).toEqual([])
  expect(posts).toEqual([])
})

test('security: the page does not ask the wallet to sign a transaction that changed since it was shown', async () => {
  const { screen, press, signed } = await open({ fresh: () => reviewOf() })
  await press('Sign')
  await expect.element(screen.getByText(/^The transaction changed while you read it/)).toBeVisible()
  expect(signed).toEqual([])
})

test('security: the page does not send a signature of another key, and stops signing', async () => {
  const { screen, press, posts, stored } = await open({ signs: signWith(mallory) })
  await press('Sign')
  await expect
    .element(screen.getByText('Stop: compare the hashes on another machine before trying again'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Signing is stopped' })).toBeVisible()
  expect(posts).toEqual([])
  expect(stored()).toBe(false)
})
