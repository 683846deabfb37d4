import { demoOwners, spareKeys } from '@countersign/devchain'
import { installTestWallets } from '@countersign/testkit'
import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'

/** A user whose wallet holds the accounts of two owners, and has the first local chain only. */
async function open(browser: Browser, path: string) {
  const chain = await localChain('dev1')
  const context = await browser.newContext()
  const chainId = Number(chain.chainId)
  const [wallet] = await installTestWallets(context, [
    {
      privateKeys: [demoOwners[0].privateKey, demoOwners[1].privateKey],
      chainId,
      rpcUrls: { [chainId]: chain.rpcUrl },
    },
  ])
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Test wallet' }).click()
  await expect(walletButton(page)).toBeVisible()
  return { page, wallet }
}

const walletButton = (page: Page) => page.getByRole('button', { name: /^Wallet: / })
const inDialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The signed-in address of this browser's cookie, according to the service. */
async function signer(page: Page): Promise<string | number> {
  const answer = await page.request.get('/v1/auth/me')
  return answer.ok() ? String((await answer.json()).signerAddress) : answer.status()
}

test('behavior: signing in is optional, proves the address to the service, and ends with the account', async ({
  browser,
}) => {
  const { page, wallet } = await open(browser, '/accounts')
  await walletButton(page).click()
  const account = inDialog(page, 'Your wallet')
  await expect(account.getByText('Not signed in to this service')).toBeVisible()
  await account.getByRole('button', { name: 'Sign in' }).click()
  const dialog = inDialog(page, 'Verify your account')
  await expect(dialog.getByText(`${new URL(page.url()).host} wants you to sign in`)).toBeVisible()
  await expect(dialog.getByText('Optional. Without it you can still read accounts and sign.')).toBeVisible()
  await expectAccessible(page, 'sign-in')

  const sign = dialog.getByRole('button', { name: 'Sign message' })
  let reject = () => {}
  const rejected = new Promise<void>((resolve) => (reject = resolve))
  wallet.rule({ method: 'personal_sign', until: rejected, error: { code: 4001, message: 'no' }, times: 1 })
  await sign.click()
  await expect(dialog.getByText('Confirm in Test wallet', { exact: true })).toBeVisible()
  reject()
  await expect(sign).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await page.route('**/v1/auth/verify', (route) => route.fulfill({ status: 401, body: '{}' }), { times: 1 })
  await sign.click()
  await expect(dialog.getByText('Error verifying signature, please retry!')).toBeVisible()
  expect(await signer(page)).toBe(403)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toBeHidden()
  expect(await signer(page)).toBe(wallet.address)

  await page.reload()
  await walletButton(page).click()
  await expect(account.getByText(/^Signed in to this service/)).toBeVisible()
  await wallet.setAccount(1)
  await expect.poll(() => signer(page)).toBe(403)
  await expect(account.getByText('Not signed in to this service')).toBeVisible()
})

test('behavior: on a wrong network the wallet is switched, and an unknown network is added', async ({ browser }) => {
  const other = await localChain('dev2')
  const { page, wallet } = await open(browser, '/accounts')
  await wallet.setChain(137)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Network/ })
    .click()
  const dialog = inDialog(page, 'Switch network')
  await expect(dialog.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Chain 137/ })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page, 'network')

  wallet.rule({ method: 'wallet_addEthereumChain', error: { code: 4001, message: 'no' }, times: 1 })
  const row = dialog.getByRole('button', { name: other.chainName })
  await row.click()
  await expect(row).toContainText('Your wallet does not have it yet')
  await expect(row).toContainText('You rejected the request in your wallet. Nothing was sent.')
  await row.getByText('Add', { exact: true }).click()
  await expect(dialog).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Network/ })
    .click()
  await expect(dialog.getByRole('button', { name: other.chainName })).toContainText('Current')
  await expect(dialog.getByText(/^Wrong network/)).toHaveCount(0)
})

test('behavior: transactions sent from the wallet are listed, confirmed, and still listed after a reload', async ({
  browser,
}) => {
  const account = await makeAccount(await localChain('dev1'))
  const [first, second] = demoOwners
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: 1n }, [first, second])
  const { page } = await open(browser, `${account.path}/transactions/${hash}`)
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await walletButton(page).click()
  const sent = inDialog(page, 'Your wallet').getByRole('listitem')
  await expect(sent).toContainText(/^Execute 0x.* 0/)
  await expect(sent).toContainText('Confirmed')
  await expectAccessible(page, 'your wallet')
  await page.reload()
  await walletButton(page).click()
  await expect(sent).toContainText('Confirmed')
  await inDialog(page, 'Your wallet').getByRole('button', { name: 'Clear all' }).click()
  await expect(sent).toHaveCount(0)
})
