import type { Address } from '@countersign/primitives'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { lastAccountStore } from '../../../data/storage/lastAccount.ts'
import { UNDEPLOYED_KEY } from '../../../data/undeployed/mayBeUndeployed.ts'
import { safeState } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { AccountLayout } from './AccountLayout.tsx'

const known: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const keyOf = (safe: Address) => ({ chainId: '31337', safe })

/** Opens the page of an account; the service knows it if `seed` adds it. */
const open = async (safe: Address, seed: Parameters<typeof renderInAccount>[2]) =>
  (await renderInAccount(<AccountLayout account={`dev1:${safe}`}>Its page</AccountLayout>, safe, seed)).screen

beforeEach(() => lastAccountStore.set(null))

test('behavior: an account that was found is opened on the next visit', async () => {
  const screen = await open(known, seedAccount)
  await expect.element(screen.getByText('Its page')).toBeVisible()
  expect(lastAccountStore.get()).toEqual(keyOf(known))
})

test('behavior: where the account may not be deployed, its page is drawn once that is known, so that nothing typed is lost', async () => {
  const Future = ({ children }: { readonly children: ReactNode }) => <div>Before the deployment. {children}</div>
  const openPending = async (safe: Address) =>
    renderInAccount(
      <AccountLayout account={`dev1:${safe}`} undeployed={Future}>
        Its page
      </AccountLayout>,
      safe,
      (client) => client.setQueryDefaults(queryKeys.safe(keyOf(safe)), { enabled: false }),
    )
  const shown = await openPending(known)
  await expect.element(shown.screen.getByText('Its page')).toBeVisible()
  await shown.screen.unmount()
  localStorage.setItem(UNDEPLOYED_KEY, JSON.stringify([{ address: other.toLowerCase() }]))
  const { screen, client } = await openPending(other)
  await expect.element(screen.getByText('Its page')).not.toBeInTheDocument()
  client.setQueryData(queryKeys.safe(keyOf(other)), { ...safeState, isDeployed: false })
  await expect.element(screen.getByText('Before the deployment. Its page')).toBeVisible()
  localStorage.removeItem(UNDEPLOYED_KEY)
})

test('error: an unknown account does not replace the last one', async () => {
  lastAccountStore.set(keyOf(known))
  const screen = await open(other, () => {})
  await expect.element(screen.getByText('Could not load Safe information')).toBeVisible()
  expect(lastAccountStore.get()).toEqual(keyOf(known))
})
