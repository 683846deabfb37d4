import { afterEach, expect, test, vi } from 'vitest'
import type { UpgradeRefusal } from '@countersign/safe/upgrade'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { UpgradePage } from './UpgradePage.tsx'

const page = <UpgradePage target={null} onTarget={() => {}} />

afterEach(() => vi.unstubAllGlobals())

/** The page after the chain answered with this for every version. */
async function open(refusal: UpgradeRefusal) {
  const { screen } = await renderInAccount(page, treasury, (client, account) => {
    seedAccount(client, account)
    client.setQueryData(queryKeys.chainState(account.key), chainState)
    const { masterCopy, fallbackHandler } = chainState
    client.setQueryData(
      [...queryKeys.account(account.key), 'upgrades', masterCopy, fallbackHandler, '4'],
      (['1.4.1', '1.5.0'] as const).map((target) => ({ target, answer: { kind: 'refused', refusal } })),
    )
  })
  return screen
}

test('behavior: while the contracts are read, no upgrade is offered', async () => {
  vi.stubGlobal('fetch', () => new Promise<never>(() => {}))
  const { screen } = await renderInAccount(page, treasury, seedAccount)
  await expect.element(screen.getByRole('heading', { name: 'Upgrade the contract' })).toBeVisible()
  await expect.element(screen.getByRole('status', { name: 'Reading the contracts' })).toBeInTheDocument()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('error: if the chain does not answer, the page says so and offers a retry', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const { screen } = await renderInAccount(page, treasury, seedAccount)
  await expect.element(screen.getByText('The upgrade could not be prepared.')).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  const before = asked.mock.calls.length
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before)
})

test.each([
  ['unknown-code', 'This contract cannot be upgraded here', 'Ask the authors of this code how to upgrade it', null],
  ['other-code', 'A contract of this upgrade has other code on this network', 'compared with another node', null],
  ['missing-code', 'This version is not deployed on this network yet', 'Until then, choose another version', null],
  ['unread-code', 'The code could not be compared', 'No upgrade is offered before the code is compared', 'Try again'],
] as const)(
  'security: an upgrade that is refused for %s shows the reason and a remedy, and no review',
  async (code, title, wayOut, act) => {
    const screen = await open({ code, reason: 'These are the two values that disagree.' })
    await expect.element(screen.getByText(title)).toBeVisible()
    await expect.element(screen.getByText(/These are the two values that disagree\./)).toHaveTextContent(wayOut)
    await expect.element(screen.getByRole('button', { name: /review/i })).not.toBeInTheDocument()
    if (act === null) await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    else await expect.element(screen.getByRole('button', { name: act })).toBeVisible()
  },
)

test('behavior: an account with the newest contract has no upgrade', async () => {
  const screen = await open({ code: 'not-newer', reason: 'The account already runs 1.5.0.' })
  await expect.element(screen.getByText('This account has the newest contract.')).toBeVisible()
  await expect.element(screen.getByText('Version 1.4.1. No upgrade is needed.')).toBeVisible()
})
