import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressBookStore } from '../data/storage/addressBook.ts'
import { savedAccountsStore } from '../data/storage/pinnedAccounts.ts'
import { useAccount } from '../data/url/useAccount.ts'
import { renderInAccount } from '../testing/renderInAccount.tsx'
import { PinnedAccounts } from './PinnedAccounts.tsx'
import { TopBar } from './TopBar.tsx'

const SAFE = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const NAME = 'Long-term reserve of the foundation, second tranche'

beforeEach(async () => {
  await page.viewport(1440, 900)
  addressBookStore.set([{ address: SAFE, name: NAME, chainId: null }])
})

test('behavior: the long name of a pinned account stays inside the navigation', async () => {
  savedAccountsStore.set([{ chainId: '31337', safe: SAFE, pinned: true, addedAt: 1 }])
  const { screen } = await renderInAccount(
    <div data-testid="navigation" style={{ width: 208 }}>
      <PinnedAccounts />
    </div>,
    SAFE,
    () => {},
  )
  const right = screen.getByTestId('navigation').element().getBoundingClientRect().right
  expect(screen.getByText(NAME).element().getBoundingClientRect().right).toBeLessThanOrEqual(right)
  savedAccountsStore.set([])
})

test('behavior: the long name of an account does not cut the name of the page, and only the page is the current one', async () => {
  const { screen } = await renderInAccount(<Bar />, SAFE, () => {})
  const link = screen.getByRole('link', { name: NAME })
  await expect.element(link).toBeVisible()
  await expect.element(link).not.toHaveAttribute('aria-current')
  const crumb = screen.getByRole('navigation').element().querySelector('[aria-current=page]')
  expect(crumb?.scrollWidth).toBe(crumb?.clientWidth)
})

function Bar() {
  return <TopBar account={useAccount()} onSearch={() => {}} onSwitch={() => {}} />
}
