import { spareKeys } from '@countersign/devchain'
import { beforeDeploymentLies, creationDataLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { runScenes, selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { eve, reader, signer } from '../support/hostileWorld.ts'
import { localChain } from '../support/localChain.ts'
import { makeFuture, storeFuture } from '../support/makeFuture.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { pressAct } from '../support/pressAct.ts'
import { proposeToFuture } from '../support/proposeToFuture.ts'
import { pressSign } from '../support/pressSign.ts'
import { checksOf, expectNoDanger, unfoldChecks } from '../support/reviewPage.ts'
import { service } from '../support/service.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const TITLE = /Send 1\.25 ETH to/

for (const name of ['dev1', 'dev2'] as const)
  test(`behavior: an account to be paid later: owner 1 proposes, owner 2 confirms, one transaction deploys and executes on ${name}`, async ({
    browser,
  }) => {
    const future = await makeFuture(await localChain(name))
    const { chain, path } = future
    const ana = await openPerson(browser, 1, '/')
    await test.step('owner 1 chose to pay later: this browser has the creation data', async () => {
      await storeFuture(ana, future, 'Later')
      await ana.goto(path)
      await expect(ana.getByRole('heading', { name: `Later is not deployed on ${chain.chainName}` })).toBeVisible()
      await ana.getByRole('main').getByRole('link', { name: 'New transaction', exact: true }).click()
    })

    await test.step('owner 1 proposes: the review shows the deployment, and what could not be read', async () => {
      await fillPayment(ana, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '1.25' })
      await ana.getByRole('button', { name: 'Review', exact: true }).click()
      await expectNoDanger(ana)
      const deployment = ana.getByRole('region', { name: 'The account is deployed with it' })
      await expect(deployment).toContainText('One Ethereum transaction deploys the account and executes this')
      await expect(deployment).toContainText('2 of 3')
      // A click that a busy page does not take within a second is left out, and repeated here.
      await expect(async () => {
        await unfoldChecks(ana)
        const quick = { timeout: 1_000 }
        await expect(checksOf(ana)).toContainText('The account is created first, with the owners shown', quick)
        await expect(checksOf(ana)).toContainText('the account is not deployed yet', quick)
      }).toPass({ timeout: 30_000 })
      await signProposal(ana)
      await expect(ana).toHaveURL(/\/transactions\/0x/)
    })

    const ben = await openPerson(browser, 2, '/accounts')
    await test.step('owner 2 finds the account, adds it, proved by the address, and confirms', async () => {
      await ben.getByRole('link', { name: `Open ${future.address} on ${chain.chainName}` }).click()
      await ben.getByRole('button', { name: 'Add to this browser' }).click()
      await ben.getByRole('main').getByRole('link', { name: 'Queue' }).click()
      await ben.getByRole('link', { name: TITLE }).first().click()
      await expectNoDanger(ben)
      await pressSign(ben)
      await signInWallet(ben)
      await expect(ben.getByText('Fully signed, ready to execute')).toBeVisible()
    })

    await test.step('the page of the account says how many owners have signed what will deploy it', async () => {
      await openInPage(ana, path)
      const row = ana.getByRole('row', { name: new RegExp(`^${chain.chainName} Not deployed`) })
      await expect(row).toContainText('1 transaction waits, 2 of 2 signed')
    })

    await test.step('one transaction deploys the account and executes the payment', async () => {
      await expectNoDanger(ben)
      await pressAct(ben, 'Execute')
      await sendInWallet(ben)
      await expect(ben.getByRole('heading', { level: 1 })).toContainText('sent 1.25 ETH')
      // The first owner's page follows, and the account gets its name.
      await expect(ana.getByRole('button', { name: 'Account: Later. Switch account' })).toBeVisible()
      await openInPage(ben, path)
      await expect(ben.getByRole('button', { name: /^Account: / })).toBeVisible()
      await expect(ben.getByRole('main')).not.toContainText('is not deployed')
    })
  })

/** In `npm test`, apps/web/proof/undeployed.test.ts has a service that lies about the state and about the creation data. */
test(
  'error: a service that lies about an account that is not deployed changes neither words nor signed bytes',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const future = await makeFuture(chain)
    const { address: safe, path } = future
    const safeTxHash = await proposeToFuture(future, [signer], service())
    const world = {
      chainId: chain.chainId,
      safe,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: chain.rpcUrl,
      prepared: { hash: safeTxHash },
    }
    const visit = await openHostileVisit(browser, chain, reader, '/')
    const { page, proxy } = visit
    for (const lie of selectLies(creationDataLies))
      await test.step(lie.id, async () => {
        proxy.tell(lie, world)
        await page.goto(proxy.url + path)
        await expect.poll(() => [...proxy.untold]).toEqual([])
        await expect.poll(() => proxy.pending).toBe(0)
        for (const word of lie.words)
          await expect(page.getByRole('main')).toContainText(typeof word === 'string' ? word : word(world))
        await expect(page.getByRole('button', { name: 'Add to this browser' })).toHaveCount(0)
      })
    proxy.tell(null, world)
    await page.goto(proxy.url + path)
    await page.getByRole('button', { name: 'Add to this browser' }).click()
    const paths = { undeployed: `${path}/transactions/${safeTxHash}` }
    expect(await runScenes(visit, world, paths, beforeDeploymentLies)).toEqual([])
    await visit.close()
  },
)
