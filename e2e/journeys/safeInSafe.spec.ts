import { demoOwners, devClient, signSafeHash, spareKeys } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { executeByKeys } from '../support/executeByKeys.ts'
import { localChain, type LocalChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { makeOwnedAccount } from '../support/makeOwnedAccount.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { appUrl, loadApp } from '../support/openDemoApp.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { service } from '../support/service.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const [ana, ben] = demoOwners
const AMOUNT = 10n ** 16n

let chain: LocalChain
let outer: MadeAccount
test.beforeAll(async () => {
  chain = await localChain('dev1')
  outer = await makeAccount(chain, { owners: [ana], threshold: 1 })
})

/** In `npm test`, `insideSafe` signs and executes inside another wallet, and `related` for an account that another one owns. */
test(
  'behavior: inside itself, the page proposes, approves, signs and executes for accounts that the outer account owns',
  { tag: '@soak' },
  async ({ browser }) => {
    const inner = await makeOwnedAccount(outer, { with: [ben], threshold: 2 })
    const newer = await makeOwnedAccount(outer, { with: [ben], threshold: 2, version: '1.5.0' })
    const page = await openPerson(browser, 1, `${outer.path}/queue`)
    const app = await openInside(page, inner.path)

    await test.step('it proposes, and approves on chain, because in version 1.4.1 an account cannot sign off chain', async () => {
      await propose(app)
      await expect(app.getByText('The on-chain approval of your account is requested')).toBeVisible()
      await app.getByRole('button', { name: 'Approve on chain' }).click()
      await expect(page.getByRole('dialog', { name: 'Transaction request' })).toContainText(inner.address.slice(-4))
      await executeOutside(page)
      await expect(app.getByText('1 of 2 signed').first()).toBeVisible()
    })

    await test.step('the other owner signs with a key', async () => {
      const safeTxHash = await hashOf(app)
      const signature = await signSafeHash(safeTxHash, [ben])
      await service().confirmTransaction({ params: { chainId: chain.chainId, safeTxHash }, body: { signature } })
    })

    await test.step('it executes through the outer account', async () => {
      const before = await devClient(chain.rpcUrl).getBalance({ address: spareKeys[2].address })
      await app.getByRole('button', { name: 'Execute', exact: true }).click()
      await executeOutside(page)
      await expect(app.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
      expect(await devClient(chain.rpcUrl).getBalance({ address: spareKeys[2].address })).toBe(before + AMOUNT)
    })

    await test.step('from version 1.5.0 on the outer account signs off chain, and its contract is called', async () => {
      await app.getByRole('link', { name: 'Accounts', exact: true }).click()
      await openAccount(app, newer.path)
      await propose(app)
      await pressSign(app)
      await page
        .getByRole('dialog', { name: 'Signature request' })
        .getByRole('button', { name: 'Review and sign' })
        .click()
      await page.getByRole('button', { name: 'Sign message' }).click()
      await signInWallet(page)
      await page.waitForURL(/\/messages\/0x/)
      await page.getByRole('link', { name: 'Back to app' }).click()
      await expect(app.getByText('1 of 2 signed').first()).toBeVisible()
      const safeTxHash = await hashOf(app)
      const details = await service().getTransaction({ params: { chainId: chain.chainId, id: safeTxHash } })
      const execution = details.detailedExecutionInfo
      const confirmation = execution?.type === 'MULTISIG' ? execution.confirmations[0] : undefined
      expect(confirmation?.signer.value).toBe(outer.address)
      // v = 0 in the fixed part of the signature: a contract's, with its bytes after it.
      expect(confirmation?.signature?.slice(130, 132)).toBe('00')
    })
  },
)

/** In `npm test`, nextState.test.ts covers a transaction that was proposed to an account and waits for its owners. */
test(
  'behavior: a transaction that the outer account has only proposed is followed until its other owner has executed it',
  { tag: '@soak' },
  async ({ browser }) => {
    const slow = await makeAccount(chain, { owners: [ana, ben], threshold: 2 })
    const inner = await makeOwnedAccount(slow, { threshold: 1 })
    const page = await openPerson(browser, 1, `${slow.path}/queue`)
    const app = await openInside(page, inner.path, slow)
    await propose(app)
    await app.getByRole('button', { name: 'Execute', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Transaction request' })
      .getByRole('button', { name: 'Review and sign' })
      .click()
    await pressSign(page)
    await signInWallet(page)
    await page.waitForURL(/\/transactions\/0x/)
    const outerPath = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Back to app' }).click()
    await expect(app.getByText('Proposed to the account that is your wallet')).toBeVisible()

    await executeByKeys(slow, outerPath)
    await expect(app.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  },
)

/** In `npm test`, `related` approves through a parent, and stepsOf.test.ts has the levels. */
test(
  'behavior: the owner of an owner approves through both, level by level, and sees the next step',
  { tag: '@soak' },
  async ({ browser }) => {
    const middle = await makeOwnedAccount(outer, { threshold: 1 })
    const inner = await makeOwnedAccount({ ...outer, ...middle }, { with: [ben], threshold: 2 })
    const account = { ...outer, ...inner }
    const safeTxHash = await proposeTransaction(account, { to: spareKeys[3].address, value: AMOUNT }, [ben])
    const page = await openPerson(browser, 1, `${inner.path}/transactions/${safeTxHash}`)
    const steps = page.getByRole('region', { name: 'Who signs what' }).getByRole('row')
    const level = (depth: number) => page.getByRole('region', { name: new RegExp(`^Level ${depth}, `) })

    await test.step('every level is shown on the page, with its missing signatures', async () => {
      await expect(level(1)).toContainText('1 missing.')
      await expect(level(2)).toContainText('No approval has been proposed there yet.')
      await expect(level(3)).toContainText('You')
      await expect(steps).toHaveCount(5)
      await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
      await expect(page.getByText('Approve through that account')).toBeVisible()
      await expectAccessible(page, 'an account that accounts own')
    })

    await test.step('each level is a draft of its own account, and the lowest is signed', async () => {
      await page.getByRole('button', { name: /^Approve through / }).click()
      await page.waitForURL(new RegExp(`${middle.address}/review\\?draft=`))
      await expect(page.getByRole('region', { name: 'Inner transactions' })).toContainText('Recomputed here, equal')
      await page.getByRole('button', { name: /^Approve through / }).click()
      await page.waitForURL(new RegExp(`${outer.address}/review\\?draft=`))
      await expect(page.getByRole('region', { name: 'Inner transactions' })).toHaveCount(2)
      await expect(page.getByRole('heading', { name: 'Level 3 the owner you sign for' })).toBeVisible()
      await page.getByRole('button', { name: 'Sign and execute' }).click()
      await signInWallet(page)
      await sendInWallet(page)
      await page.waitForURL(/\/transactions\/0x/)
    })
  },
)

/** The page as an app of the outer account, with the wallet "Safe" connected, on an account of the wallet. */
async function openInside(page: Page, path: string, around = outer): Promise<FrameLocator> {
  const app = await loadApp(page, around.path, await appUrl(chain.chainId, 'Countersign'))
  await app.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await app.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'Safe' }).click()
  await expect(app.getByRole('button', { name: /^Wallet: Safe/ })).toBeVisible()
  await app.getByRole('link', { name: 'Accounts', exact: true }).click()
  await openAccount(app, path)
  return app
}

const openAccount = (app: FrameLocator, path: string): Promise<void> =>
  app
    .getByRole('main')
    .locator(`a[href*="${path.slice(-40)}"]`)
    .first()
    .click()

async function propose(app: FrameLocator): Promise<void> {
  await app.getByRole('link', { name: 'New transaction' }).first().click()
  await app.getByRole('combobox', { name: 'Recipient 1' }).fill(spareKeys[2].address)
  await app.getByRole('combobox', { name: 'Token 1' }).selectOption('ETH')
  await app.getByRole('textbox', { name: 'Amount 1' }).fill('0.01')
  await app.getByRole('button', { name: 'Review', exact: true }).click()
}

/** The app's request, reviewed and executed in the page around it; then back to the app. */
async function executeOutside(page: Page): Promise<void> {
  const request = page.getByRole('dialog', { name: 'Transaction request' })
  await request.getByRole('button', { name: 'Review and sign' }).click()
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(page)
  await sendInWallet(page)
  await page.waitForURL(/\/transactions\/0x/)
  await page.getByRole('link', { name: 'Back to app' }).click()
}

/** The status of the transaction on the page. */
async function hashOf(app: FrameLocator): Promise<Hex> {
  const url = await app.locator('html').evaluate(() => location.href)
  const found = /\/transactions\/(0x[0-9a-f]{64})/.exec(url)?.[1]
  if (!found) throw new Error(`${url} is no transaction`)
  return `0x${found.slice(2)}`
}
