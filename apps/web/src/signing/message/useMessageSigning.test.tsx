import type { Check } from '@countersign/safe/checks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { chainState, signers, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { findSignedMessage } from '../saved/savedSignatures.ts'
import { connectWallet, fakeNetwork, refuse, signWith } from '../testing/signingNetwork.ts'
import { SigningPage } from '../testing/SigningPage.tsx'
import { buildReviewedMessage } from './ReviewedMessage.ts'
import { type SignableMessage, useMessageSigning } from './useMessageSigning.ts'

const [first, second] = signers
if (!first || !second) throw new Error('The fixture has signers.')
const alice = first
const mallory = second
const DELIVERY = `/v1/chains/31337/safes/${treasury}/messages`

let count = 0
/** Each review has its own hash, because stops and signatures are stored by hash. */
function reviewOf(): SignableMessage {
  const account = { chainId: 31337n, safe: treasury, version: '1.4.1' }
  const reviewed = buildReviewedMessage({ ...account, content: `Text ${count++}` })
  return { reviewed, state: chainState, checks: [], details: null }
}

type Options = {
  readonly signs?: Parameters<typeof connectWallet>[1]
  readonly isDown?: boolean
  /** The result of the second reading; by default equal to the first. */
  readonly fresh?: (review: SignableMessage) => SignableMessage
}

type PageProps = { id: string; review: SignableMessage; fresh: SignableMessage; calls: string[] }

function Page({ id, review, fresh, calls }: PageProps) {
  const { content, safeMessageHash } = review.reviewed
  const actions = useMessageSigning({
    review,
    origin: null,
    draft: { id, draft: { chainId: '31337', safe: treasury, message: content, origin: null } },
    refresh: async () => fresh,
    onProposed: async () => void calls.push('proposed'),
    onStored: () => void calls.push('stored'),
  })
  return <SigningPage hash={safeMessageHash} checks={review.checks} actions={actions} />
}

async function open({ signs = signWith(alice), isDown = false, fresh = (review) => review }: Options = {}) {
  const review = reviewOf()
  const hash = review.reviewed.safeMessageHash
  const calls: string[] = []
  const { posts, service } = fakeNetwork(() => null)
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
    stored: () => findSignedMessage(hash) !== null,
  }
}

beforeEach(() => walletStore.clear())
afterEach(() => vi.unstubAllGlobals())

const refused = 'You rejected the request in your wallet. Nothing was sent.'
const notTaken =
  /^The service did not accept your signature .* The signature is stored in this browser\. Send it again later\.$/
const danger: Check = { id: 'delegatecall', verdict: 'danger', title: 'Unknown code', reason: 'It could do anything.' }

test('behavior: the signature of the message that is shown is delivered, and the app is informed before the page leaves the draft', async () => {
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

test('security: after a danger in the second reading, the page asks no wallet and sends nothing', async () => {
  const { screen, press, posts, signed } = await open({ fresh: (review) => ({ ...review, checks: [danger] }) })
  await press('Sign')
  await expect.element(screen.getByText('Unknown code. It could do anything.')).toBeVisible()
  expect(signed).toEqual([])
  expect(posts).toEqual([])
})

test('security: the page does not ask the wallet to sign a message that changed since it was shown', async () => {
  const { screen, press, signed } = await open({ fresh: () => reviewOf() })
  await press('Sign')
  await expect.element(screen.getByText(/^The message changed while you read it/)).toBeVisible()
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
