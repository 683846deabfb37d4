import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { test } from '../support/test.ts'

/*
 * In `npm test`, `apps/web/proof/rpcRetries.test.ts` has every read answered by such a node, and `DataSources.test.tsx` shows that the node
 * limits requests.
 */
test(
  'behavior: with a node that answers 429 to every second request, a payment is reviewed, signed and executed',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev1')
    const account = await makeAccount(chain, { owners: [demoOwners[0]], threshold: 1 })
    const page = await openPerson(browser, 1, `${account.path}/send`)
    const answers = { served: 0, refused: 0 }
    await page.route(`${chain.rpcUrl}/**`, async (route) => {
      if (answers.served <= answers.refused) {
        answers.served += 1
        return route.continue()
      }
      answers.refused += 1
      return route.fulfill({ status: 429, headers: { 'access-control-allow-origin': '*' }, body: 'Too many requests' })
    })
    await page.reload()
    await fillPayment(page, 1, { recipient: spareKeys[0].address, token: 'ETH', amount: '0.5' })
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(page.getByLabel('Data sources')).toContainText('limits requests')
    await page.getByRole('button', { name: 'Sign and execute' }).click()
    await signInWallet(page)
    await sendInWallet(page)
    await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    expect(answers.refused).toBeGreaterThan(10)
    await page.context().close()
  },
)
