import type { Address } from '@countersign/primitives'
import { beforeEach, expect, test } from 'vitest'
import { lastAccountStore } from '../../../data/storage/lastAccount.ts'
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

test('error: an unknown account does not replace the last one', async () => {
  lastAccountStore.set(keyOf(known))
  const screen = await open(other, () => {})
  await expect.element(screen.getByText('Could not load Safe information')).toBeVisible()
  expect(lastAccountStore.get()).toEqual(keyOf(known))
})
