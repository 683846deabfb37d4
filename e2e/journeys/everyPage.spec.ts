import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Locator, type Page } from '@playwright/test'
import { connectDemoOwner } from '../support/demoWallet.ts'
import { demoTreasury } from '../support/demoTreasury.ts'
import { expectAccessible, expectDialogAccessible } from '../support/expectAccessible.ts'
import { expectFitsAt, expectPictures } from '../support/expectPictures.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { keepAccount } from '../support/keepAccount.ts'
import { keepUndeployed, undeployedAddress } from '../support/keepUndeployed.ts'
import { LAYOUT_PAGES, PHONE_PAGES } from '../support/layoutPages.ts'
import { localChain, type LocalChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { everyPage } from '../support/pages.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { noteFocus, walkByKeyboard } from '../support/walkByKeyboard.ts'
import { watchPage } from '../support/watchPage.ts'
import { watchViolations } from '../support/watchViolations.ts'
import { pressAct } from '../support/pressAct.ts'
import { pressSign } from '../support/pressSign.ts'

/** Other journeys create items that these pages list for the owner's wallet, so their pictures are made without a wallet. */
const OTHERS_CHANGE: ReadonlySet<string> = new Set(['needs you', 'accounts', 'shared app'])

/** Between the wide page and the phone: no page scrolls sideways there; pictures at these widths belong to the soak. */
const BETWEEN = [1024, 800]
const isSoak = process.env['JOURNEYS'] === 'all'
const WIDE = isSoak ? [1440, ...BETWEEN] : [1440]

test('behavior: every page is accessible in both colour schemes, walked by keyboard, and silent: no foreign request, no console message', async ({
  page,
  isMobile,
}) => {
  // Every page in up to three widths and two schemes, on a machine of half the usual speed.
  test.setTimeout(900_000)
  const [chain, second] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const origins = [serviceUrl(), chain.rpcUrl, second.rpcUrl].map((url) => new URL(url).origin)
  const notes = watchPage(page.context(), origins)
  const refused = await watchViolations(page.context())
  await page.goto('/accounts')
  await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose file' })).toHaveAttribute('href', '/import')
  await expectAccessible(page, 'first run')
  // On the phone no wallet is connected: read-only pages must be silent too. Fixed bars cover the page there, and must
  // not cover the focus.
  if (isMobile) {
    await keepAccount(page.context(), chain, demoTreasury(chain).address)
    await noteFocus(page.context())
  } else await connectDemoOwner(page, 1)
  const visited = isMobile ? PHONE_PAGES : LAYOUT_PAGES
  const pages = (await everyPage(chain)).filter(({ name }) => isSoak || visited.has(name))
  for (const { name, path, content } of pages)
    await test.step(name, async () => {
      await page.goto(path)
      await expect(content(page)).toBeVisible()
      // Longer than any late request of a page. The pictures of the page before may have ended dark.
      await expectAccessible(page, name, 'dark')
      await test.step('pictures', async () => {
        if (isMobile) return expectPictures(page, name, [390])
        await expectFitsAt(page, name, BETWEEN)
        if (!OTHERS_CHANGE.has(name)) return expectPictures(page, name, WIDE)
        const withoutWallet = await openWithoutWallet(page, chain, path)
        await expect(content(withoutWallet)).toBeVisible()
        await expectPictures(withoutWallet, name, WIDE)
        await withoutWallet.context().close()
      })
      if (isMobile) await test.step('by keyboard', () => walkByKeyboard(page, name))
      expect([...notes, ...refused]).toEqual([])
    })
  await page.waitForLoadState('networkidle')
  expect([...notes, ...refused]).toEqual([])
})

test('behavior: an account that is not deployed is accessible in the list and on its page, and walked by keyboard', async ({
  page,
  isMobile,
}) => {
  const chain = await localChain('dev1')
  await keepUndeployed(page.context(), chain)
  await noteFocus(page.context())
  const check = async (name: string) => {
    await expectAccessible(page, name, 'dark')
    await expectPictures(page, name, isMobile ? [390] : [1440])
    if (isMobile) await walkByKeyboard(page, name)
  }
  await page.goto('/accounts')
  await page.getByRole('button', { name: 'Networks of Bridge reserve' }).click()
  await expect(page.getByRole('link', { name: `Deploy on ${chain.chainName}` })).toBeVisible()
  await check('accounts, not deployed')
  await page.goto(`/safes/${chain.shortName}:${undeployedAddress()}`)
  await expect(
    page.getByRole('heading', { name: `Bridge reserve is not deployed on ${chain.chainName}` }),
  ).toBeVisible()
  await check('not deployed')
})

/** The page as it is for a reader who watches the demo account. */
async function openWithoutWallet(page: Page, chain: LocalChain, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' })
  if (!context) throw new Error('The page has no browser of its own.')
  await keepAccount(context, chain, demoTreasury(chain).address)
  const opened = await context.newPage()
  await opened.goto(new URL(path, serviceUrl()).href)
  return opened
}

test('behavior: every dialog is accessible in both colour schemes', async ({ browser, page }) => {
  const chain = await localChain('dev1')
  const { path } = demoTreasury(chain)
  const refused = await watchViolations(page.context())
  await page.goto(path)
  const banner = page.getByRole('banner')

  await inDialog(page, 'Connect a wallet', () => banner.getByRole('button', { name: 'Connect wallet' }).click())
  await inDialog(page, 'Receive', () => page.getByRole('main').getByRole('button', { name: 'Receive' }).click())
  await inDialog(page, /Search or jump to/, () => page.keyboard.press('Control+k'))
  await test.step('every page can be reached with the keyboard alone', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('messages')
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('messages')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/messages$/)
  })
  await page.goto(`${path}/queue`)
  await inDialog(page, 'Transactions with number 6', async () => {
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('table', { name: /^Differences between/ })).toBeVisible()
  })
  await test.step('a shortcut moves the focus into the page that it opens', async () => {
    await page.keyboard.press('n')
    await expect(page.getByRole('combobox', { name: 'Recipient 1' })).toBeFocused()
    await page.goto(`${path}/queue`)
    await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page.getByRole('heading', { name: 'History' })).toBeFocused()
  })
  await page.goto('/address-book')
  await inDialog(page, 'Add contact', () => page.getByRole('button', { name: 'Add contact' }).click())

  await page.goto(`${path}/apps`)
  await inDialog(page, 'About Demo app', () => page.getByRole('button', { name: 'About Demo app' }).click())

  const account = await makeAccount(chain)
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: 1n }, [demoOwners[0]])
  const owner = await openPerson(browser, 1, `${account.path}/transactions/${hash}`)
  const refusedToOwner = await watchViolations(owner.context())
  await owner.reload()
  await inDialog(owner, 'Delete this proposal?', () => pressAct(owner, 'Delete'))
  await inDialog(owner, 'Replace transaction 0', () => pressAct(owner, 'Replace with…'))
  await inDialog(owner, /.*/, () => owner.getByRole('button', { name: /^Wallet: / }).click())
  await owner.goto(`${account.path}/send`)
  await inDialog(owner, 'Paste rows or CSV', () => owner.getByRole('button', { name: 'Paste rows or CSV' }).click())
  await test.step('review of a draft, and the demo wallet above it', async () => {
    await fillPayment(owner, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '1' })
    await owner.getByRole('button', { name: 'Review', exact: true }).click()
    await expectNoDanger(owner)
    await expectAccessible(owner, 'review')
    await pressSign(owner)
    await expect(owner.getByRole('dialog', { name: 'Sign this?' })).toBeVisible()
    await expectAccessible(owner, 'demo wallet')
  })
  expect([...refused, ...refusedToOwner]).toEqual([])
  await owner.context().close()
})

async function inDialog(page: Page, name: string | RegExp, open: () => Promise<unknown>): Promise<void> {
  await test.step(`dialog ${String(name)}`, async () => {
    const dialog: Locator = page.getByRole('dialog', { name })
    await open()
    await expect(dialog).toBeVisible()
    await expectDialogAccessible(page, `dialog ${String(name)}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}
