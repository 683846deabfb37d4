import type { Address } from '@countersign/primitives'
import type { AttemptMeaning } from '@countersign/safe/recovery'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { runningRecovery } from '../../../data/recovery/recoveryFixture.ts'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { AlarmView } from './AlarmView.tsx'

const at = BigInt(Date.UTC(2026, 10, 23, 12, 0)) / 1000n
const [owner] = chainState.owners
const stranger: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
if (!owner) throw new Error('fixture')

/** @param meaning null: the effect of the attempt is unknown */
async function open(meaning: AttemptMeaning | null, wallet: Address | null = owner ?? null, now = at) {
  walletStore.set({ status: 'connected', address: wallet, chainId: '31337' })
  const recovery = runningRecovery(at, meaning)
  const [attempt] = recovery.attempts
  if (!attempt) throw new Error('fixture')
  const alarm = { chain: chainFixture(), safe: treasury, recovery, attempt, isExpected: false }
  return renderInAccount(
    <AlarmView alarm={alarm} name="Treasury" modules={[recovery.address]} now={now} />,
    treasury,
    (client, account) => {
      seedAccount(client, account)
      client.setQueryData(queryKeys.chainState(account.key), chainState)
      client.setQueryData(['signing-ways', account.chainId, stranger, chainState.owners.join(' ')], {
        isContract: false,
        through: [],
      })
      client.setQueryData([...queryKeys.proposers(account.key), 'of', stranger], [])
      client.setQueryData([...queryKeys.queue(account.key), 'waiting'], {
        waiting: [],
        hasMore: false,
        nonce: 5n,
        block: 10n,
      })
    },
  )
}

const states = [
  [
    'does more than change owners',
    { kind: 'more', reason: 'It moves native currency.' },
    {
      title: 'This attempt on Treasury does more than change owners',
      sentence: '0x9965…A4dc has announced more than a change of owners.',
      note: 'It moves native currency. It can do everything that the account can do, including moving its assets. Cancel it.',
    },
  ],
  [
    'refused',
    { kind: 'refused', reason: 'Bob is not an owner.' },
    {
      title: 'A recovery of Treasury is running that would fail now',
      sentence: '0x9965…A4dc has announced a change of owners that the account would refuse now.',
      note: 'Bob is not an owner.',
    },
  ],
  [
    'not known',
    null,
    {
      title: 'A recovery of Treasury is running, and its effect is unknown',
      sentence: '0x9965…A4dc has announced a call that this page could not read.',
      note: 'The node has no event of the announcement. Assume that it could take all assets.',
    },
  ],
] as const satisfies readonly (readonly [string, AttemptMeaning | null, object])[]

describe('an attempt that is not a plain change of owners', () => {
  beforeEach(() => {
    walletStore.clear()
    sessionStorage.clear()
    addressBookStore.set([])
    document.documentElement.lang = 'en'
    document.title = 'Recovery'
    document.documentElement.dataset['mantineColorScheme'] = 'light'
  })

  it.each(states)(
    'security: %s: it alarms, is never shown as a change of owners, and can be cancelled',
    async (_, meaning, words) => {
      const { screen } = await open(meaning)
      await expect.element(screen.getByRole('alert')).toHaveTextContent(words.title)
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.sentence)
      await expect.element(screen.getByText(words.note)).toBeVisible()
      await expect
        .element(screen.getByRole('button', { name: 'Cancel this attempt' }))
        .not.toHaveAttribute('aria-disabled')
      await expect
        .element(screen.getByText('No cancellation is proposed yet. A cancellation needs 2 signatures.'))
        .toBeVisible()
      // The table for a change of owners would say that nothing else changes.
      expect(screen.getByText('Not changed by this call').elements()).toEqual([])
      expect(screen.getByText('After that, your signatures are no longer valid.').elements()).toEqual([])
    },
  )

  it('security: a wallet that may not stop it sees the reason once, and has no enabled button to do so', async () => {
    await page.viewport(390, 844)
    const { screen } = await open(null, stranger)
    for (const name of ['Cancel this attempt', 'Cancel and remove in one transaction'])
      await expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    const reasons = screen.getByText(/^Only owners and proposers of this account can stop a recovery\./)
    await expect.poll(() => reasons.elements().filter((one) => one.clientHeight > 1).length).toBe(1)
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  it('behavior: any wallet executes an attempt after its notice, and not before', async () => {
    const [[, meaning]] = states
    const button = { name: 'Execute it' }
    const during = await open(meaning, stranger)
    await expect.element(during.screen.getByRole('button', button)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(during.screen.getByText(/^Possible from /).first()).toBeInTheDocument()
    await during.screen.unmount()
    const after = await open(meaning, stranger, at + 3n * 86_400n)
    await expect.element(after.screen.getByRole('button', button)).toBeEnabled()
    await expect.element(after.screen.getByRole('button', button)).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('security: the bytes of an attempt that does more, or is refused, can be read', async () => {
    for (const [, meaning] of states.slice(0, 2)) {
      const { screen } = await open(meaning)
      await expect
        .element(
          screen
            .getByText('delegatecall')
            .or(screen.getByText('call', { exact: true }))
            .first(),
        )
        .toBeInTheDocument()
      await expect.element(screen.getByText('0 wei')).toBeInTheDocument()
      await screen.unmount()
    }
  })

  it.each(
    states.flatMap(([name, meaning]) => [
      [name, meaning, 'light', 1440] as const,
      [name, meaning, 'dark', 390] as const,
    ]),
  )('behavior: %s: WCAG rules pass, %o, %s at %i px', async (_, meaning, scheme, width) => {
    await page.viewport(width, 900)
    const { screen } = await open(meaning)
    document.documentElement.dataset['mantineColorScheme'] = scheme
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    const found = await axe.run(screen.container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    expect(
      found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join()}`),
    ).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
