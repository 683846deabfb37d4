import { demoOwners, fund, spareKeys } from '@countersign/devchain'
import { chooseCreationContracts, type CreationData, predictAccount } from '@countersign/safe'
import { expect, type Page } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { openPerson } from '../support/openPerson.ts'
import { pressAct } from '../support/pressAct.ts'
import { pressSign } from '../support/pressSign.ts'
import { checksOf, expectNoDanger, unfoldChecks } from '../support/reviewPage.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const TITLE = /Send 1\.25 ETH to/

test('behavior: an account to be paid later: owner 1 proposes, owner 2 confirms, one transaction deploys and executes', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const owners = demoOwners.map(({ address }) => address)
  const saltNonce = BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`)
  const creation: CreationData = { ...contracts, owners, threshold: 2, saltNonce }
  const { address } = predictAccount(creation)
  const path = `/safes/dev1:${address}`
  await fund(chain.rpcUrl, address, { native: 2n * 10n ** 18n })

  const ana = await openPerson(browser, 1, '/')
  await test.step('owner 1 chose to pay later: this browser has the creation data', async () => {
    await storeUndeployed(ana, { chainId: chain.chainId, address, name: 'Later', creation })
    await ana.goto(path)
    await expect(ana.getByRole('heading', { name: `Later is not deployed on ${chain.chainName}` })).toBeVisible()
    await ana.getByRole('link', { name: 'New transaction', exact: true }).click()
  })

  await test.step('owner 1 proposes: the review shows the deployment, and what could not be read', async () => {
    await fillPayment(ana, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '1.25' })
    await ana.getByRole('button', { name: 'Review', exact: true }).click()
    await expectNoDanger(ana)
    const deployment = ana.getByRole('region', { name: 'The account is deployed with it' })
    await expect(deployment).toContainText('One Ethereum transaction deploys the account and executes this')
    await expect(deployment).toContainText('2 of 3')
    await unfoldChecks(ana)
    await expect(checksOf(ana)).toContainText('The account is created first, with the owners shown')
    await expect(checksOf(ana)).toContainText('the account is not deployed yet')
    await signProposal(ana)
    await expect(ana).toHaveURL(/\/transactions\/0x/)
  })

  const ben = await openPerson(browser, 2, '/')
  await test.step('lie: creation data that give another address are not offered', async () => {
    await ben.route('**/undeployed', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...Object(await answer.json()), saltNonce: '1' } })
    })
    await ben.goto(path)
    await expect(ben.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(ben.getByRole('button', { name: 'Add to this browser' })).toHaveCount(0)
    await ben.unroute('**/undeployed')
  })

  await test.step('owner 2 gets the creation data from the service, proved by the address, and confirms', async () => {
    await ben.goto(`${path}/queue`)
    await ben.getByRole('button', { name: 'Add to this browser' }).click()
    await ben.getByRole('link', { name: TITLE }).first().click()
    await expectNoDanger(ben)
    await pressSign(ben)
    await signInWallet(ben)
    await expect(ben.getByText('Fully signed, ready to execute')).toBeVisible()
  })

  await test.step('one transaction deploys the account and executes the payment', async () => {
    await expectNoDanger(ben)
    await pressAct(ben, 'Execute')
    await sendInWallet(ben)
    await expect(ben.getByRole('heading', { level: 1 })).toContainText('Sent 1.25 ETH')
    await expect(ben.getByRole('button', { name: /^Account: / })).toBeVisible()
    await ben.goto(path)
    await expect(ben.getByRole('button', { name: /^Account: / })).toBeVisible()
    await expect(ben.getByRole('main')).not.toContainText('is not deployed')
  })
})

/** As the creation with "Pay later" leaves it; `manyNetworks` covers that form. */
async function storeUndeployed(
  page: Page,
  account: { chainId: string; address: string; name: string; creation: CreationData },
): Promise<void> {
  const { creation, ...rest } = account
  const stored = {
    ...rest,
    creation: { ...creation, saltNonce: String(creation.saltNonce) },
    addedAt: Date.now(),
    sent: null,
    failure: null,
    deployedAt: null,
  }
  await page.evaluate((text) => localStorage.setItem('countersign.undeployed-accounts', text), JSON.stringify([stored]))
}
