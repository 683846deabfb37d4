import { cancelAttempts } from '@countersign/safe/recovery'
import type { Address } from '@countersign/primitives'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { runningRecovery } from '../../data/recovery/recoveryFixture.ts'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { chainState, propose, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import type { Waiting, WaitingQueue } from '../owners/readWaiting.ts'
import { RecoveryAlarmCard } from './RecoveryAlarmCard.tsx'

const at = BigInt(Date.UTC(2026, 10, 23, 12, 0)) / 1000n
const recovery = runningRecovery(at)
const cancel = cancelAttempts(recovery)
const [owner] = chainState.owners
const stranger: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
if (!owner) throw new Error('fixture')

type Options = { wallet?: Address | null; isExpected?: boolean; waiting?: readonly Waiting[] }

async function open({ wallet = owner ?? null, isExpected = false, waiting = [] }: Options = {}) {
  if (wallet !== null) walletStore.set({ status: 'connected', address: wallet, chainId: '31337' })
  const [attempt] = recovery.attempts
  if (!attempt) throw new Error('fixture')
  const chain = chainFixture()
  const alarm = { chain, safe: treasury, recovery, attempt, isExpected }
  return renderInAccount(
    <RecoveryAlarmCard alarm={alarm} account={`dev1:${treasury}`} now={at} />,
    treasury,
    (client, account) => {
      const { key } = account
      seedAccount(client, account)
      client.setQueryData(queryKeys.chainState(key), chainState)
      client.setQueryData(['signing-ways', key.chainId, stranger, chainState.owners.join(' ')], {
        isContract: false,
        through: [],
      })
      client.setQueryData([...queryKeys.proposers(key), 'of', stranger], [])
      const queue: WaitingQueue = { waiting, hasMore: false, nonce: 5n, block: 10n }
      client.setQueryData([...queryKeys.queue(key), 'waiting'], queue)
    },
  )
}

describe('the alarm card', () => {
  beforeEach(() => {
    sessionStorage.clear()
    walletStore.clear()
    addressBookStore.set([
      { address: treasury, name: 'Demo treasury', chainId: null },
      { address: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc', name: 'Law office', chainId: null },
    ])
    document.documentElement.lang = 'en'
    document.title = 'Needs you'
    document.documentElement.dataset['mantineColorScheme'] = 'light'
  })
  afterEach(() => page.viewport(414, 896))

  it('behavior: the card says who recovers, what changes and how much time is left, and "Stop the recovery" drafts the cancellation', async () => {
    const { screen, router } = await open()
    await expect.element(screen.getByText('Law office has started to recover Demo treasury')).toBeVisible()
    await expect
      .element(screen.getByText(/^On 25 Nov 2026 at 12:00 UTC, in 2 days, all 3 owners are replaced by 0x976E…0aa9/))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Read it' }))
      .toHaveAttribute('href', `/safes/dev1:${treasury}/setup/recovery`)
    await screen.getByRole('button', { name: 'Stop the recovery' }).click()
    await expect.poll(() => router.state.location.pathname).toBe(`/safes/dev1:${treasury}/review`)
    const { draft } = router.state.location.search as { draft?: string }
    expect(draftStore.read(draft ?? '')?.transaction).toMatchObject({ to: cancel.to, data: cancel.data, value: 0n })
  })

  it('behavior: when a cancellation is waiting, the card shows its progress and links to it', async () => {
    const { row, hash } = await propose({ to: cancel.to, data: cancel.data, nonce: 5n }, [0])
    const signed = { ...cancel, nonce: 5n } as NonNullable<Waiting['signed']>
    const waiting: Waiting = { hash, nonce: 5n, listed: row, signed, signedBy: [owner], units: null }
    const { screen, router } = await open({ waiting: [waiting] })
    await expect
      .element(screen.getByText('A cancellation is waiting. 1 more signature stops the recovery.'))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Stop the recovery' }).click()
    await expect.poll(() => router.state.location.pathname).toContain(`/safes/dev1:${treasury}/transactions/`)
    expect(router.state.location.pathname).toContain(hash)
  })

  it('security: a wallet that cannot propose cannot stop the recovery and sees why; every user can read it', async () => {
    const { screen, router } = await open({ wallet: stranger })
    const stop = screen.getByRole('button', { name: 'Stop the recovery' })
    await expect.element(stop).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(stop)
      .toHaveAccessibleDescription(
        'Only owners and proposers of this account can stop a recovery. The connected wallet is neither an owner nor a proposer.',
      )
    await expect.element(screen.getByText(/^Only owners and proposers/).first()).toBeVisible()
    await stop.click({ force: true })
    expect(router.state.location.pathname).toContain('/queue')
    await expect.element(screen.getByRole('link', { name: 'Read it' })).toBeVisible()
  })

  it('behavior: an expected recovery is shown as a notice with the same two acts', async () => {
    const { screen } = await open({ isExpected: true })
    await expect
      .element(screen.getByText('An expected recovery is running that would take Demo treasury from all its owners'))
      .toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
    await expect.element(screen.getByRole('button', { name: 'Stop the recovery' })).toBeVisible()
  })

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('behavior: WCAG rules pass, %s at %i px, and nothing overflows', async (scheme, width) => {
    await page.viewport(width, 900)
    const { screen } = await open({ wallet: stranger })
    document.documentElement.dataset['mantineColorScheme'] = scheme
    await expect.element(screen.getByRole('link', { name: 'Read it' })).toBeVisible()
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    const found = await axe.run(screen.container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    expect(
      found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join()}`),
    ).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
