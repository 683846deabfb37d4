import { beforeEach, expect, test } from 'vitest'
import { makersQuery } from '../../data/visits/makersQuery.ts'
import type { Maker } from '../../data/visits/readMakers.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { noteSeenPowers } from '../../data/storage/seenPowers.ts'
import { chainState, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { ChangedStrip } from './ChangedStrip.tsx'

const SINCE = Date.UTC(2026, 10, 6)
const maker: Maker = { id: 'multisig_35', nonce: 35, at: Date.UTC(2026, 10, 11), isVerified: true, isOwn: false }

function Strip() {
  return <ChangedStrip account={useAccount()} />
}

/** The account now needs the fixture's number of signatures; at the last visit the number was different. */
async function open(before: number, made: Maker | null) {
  const differences = [{ type: 'threshold' as const, before, after: chainState.threshold }]
  const { screen, client } = await renderInAccount(<Strip />, treasury, (client, { chain, key }) => {
    noteSeenPowers(key, { ...chainState, threshold: before }, SINCE)
    client.setQueryData(queryKeys.chainState(key), chainState)
    const input = { chain, key, version: chainState.version, differences, since: SINCE, wallet: null }
    client.setQueryData(makersQuery(input).queryKey, [made])
  })
  return { screen, client, strip: screen.getByRole('status') }
}

beforeEach(() => walletStore.clear())

test('behavior: a change is shown with its transaction, until the user confirms it', async () => {
  const { screen, strip } = await open(chainState.threshold - 1, maker)
  await expect.element(strip).toHaveTextContent(/^Changed since your last visit on 6 Nov/)
  await expect.element(strip).toHaveTextContent('by transaction 35 on 11 Nov')
  await expect.element(strip).not.toHaveTextContent('sign nothing')
  await expect
    .element(screen.getByRole('link', { name: 'See the change' }))
    .toHaveAttribute('href', expect.stringMatching(/multisig_35$/))
  await screen.getByRole('button', { name: 'I have seen it' }).click()
  await expect.element(strip).not.toBeInTheDocument()
})

test('behavior: a review is read again after the confirmation, because it also compares with the last visit', async () => {
  const { screen, client } = await open(chainState.threshold - 1, maker)
  const review = [...queryKeys.account({ chainId: '31337', safe: treasury }), 'review', 'of a draft']
  client.setQueryData(review, null)
  await screen.getByRole('button', { name: 'I have seen it' }).click()
  await expect.poll(() => client.getQueryState(review)?.isInvalidated).toBe(true)
})

test('security: fewer signatures by a transaction that this wallet did not sign are a danger, whether the transaction was found or not', async () => {
  const found = await open(chainState.threshold + 1, maker)
  await expect.element(found.strip).toHaveTextContent('sign nothing here')
  await found.screen.unmount()
  const unknown = await open(chainState.threshold + 1, null)
  await expect.element(unknown.strip).toHaveTextContent('sign nothing here')
  await expect.element(unknown.screen.getByRole('link', { name: 'See the history' })).toBeVisible()
})

test('behavior: a change that this wallet signed is not a danger', async () => {
  const { strip } = await open(chainState.threshold + 1, { ...maker, isOwn: true })
  await expect.element(strip).toHaveTextContent('by transaction 35')
  await expect.element(strip).not.toHaveTextContent('sign nothing')
})

test('error: a transaction that the chain did not confirm is marked as a claim of the service', async () => {
  const { screen } = await open(chainState.threshold - 1, { ...maker, isVerified: false })
  await expect.element(screen.getByRole('img', { name: /service/ })).toBeVisible()
})
