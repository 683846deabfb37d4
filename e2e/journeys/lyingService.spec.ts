import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, test, type Page } from '@playwright/test'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { tamperJson, withValue } from '../support/tamperJson.ts'

const ETHER = 10n ** 18n

test('error: a service that lies cannot get a signature', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'))
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: ETHER }, [demoOwners[0]])
  const path = `${account.path}/transactions/${hash}`
  const honest = await openPerson(browser, 2, path)
  await expectSignable(honest)
  // The wallet's memory without the honest answers, which the page would rightly keep for a while.
  const storageState = await honest.context().storageState()
  await honest.context().close()
  const isDetails = (pathname: string) => pathname.includes('/transactions/') && pathname.startsWith('/v1/')
  const isAccount = (pathname: string) => pathname.endsWith(`/safes/${account.address}`)
  const otherHash = `0x${'5'.repeat(64)}`
  const eve = spareKeys[5].address

  const lies = [
    { about: 'the amount', names: ['txData', 'value'], value: '999', says: ['The service names another hash', hash] },
    {
      about: 'the recipient',
      names: ['txData', 'to', 'value'],
      value: eve,
      says: ['The service names another hash', hash],
    },
    {
      about: 'the hash',
      names: ['detailedExecutionInfo', 'safeTxHash'],
      value: otherHash,
      says: ['The service names another hash', hash, otherHash],
    },
    {
      about: 'the threshold',
      names: ['threshold'],
      value: 1,
      says: ['The service says another threshold', 'The chain says 2', 'the service says 1.'],
    },
    {
      about: 'the owners',
      names: ['owners'],
      value: [{ value: eve, name: null, logoUri: null }],
      says: ['The service says another owners', 'The chain says', eve.toLowerCase()],
    },
  ]
  for (const { about, names, value, says } of lies)
    await test.step(about, async () => {
      const isAboutAccount = names.length === 1
      const page = await (await browser.newContext({ storageState })).newPage()
      await tamperJson(page, isAboutAccount ? isAccount : isDetails, (body) => withValue(body, names, value))
      // The account also comes with the page's first answer.
      await tamperJson(
        page,
        (pathname) => pathname === '/boot.json',
        (body) => (isAboutAccount ? withValue(body, ['safe', ...names], value) : body),
      )
      await page.goto(path)
      const checks = page.getByRole('region', { name: 'Checks' })
      await expect(checks).toContainText('Signing is blocked')
      for (const words of says) await expect(checks).toContainText(words)
      await expect(page.getByRole('button', { name: 'Sign is blocked' })).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
      await page.context().close()
    })
})

async function expectSignable(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Nothing blocks signing')
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
}
