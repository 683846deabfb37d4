import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openWithWallet } from '../support/openWithWallet.ts'
import { pressSign } from '../support/pressSign.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { test } from '../support/test.ts'

const asked = ({ log }: { readonly log: readonly { method: string }[] }) =>
  log.filter(({ method }) => method === 'eth_signTypedData_v4').length

/** The page's own list of signers, whose signatures it verified. */
const expectSigned = (page: Page) => expect(page.getByRole('main').getByText('2 of 3 signed, 3 owners')).toBeVisible()

test('behavior: two tabs of one browser sign one transaction once, whatever tab is pressed first and whatever it knows', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain, { threshold: 3 })
  const payment = { to: spareKeys[0].address, value: 10n ** 17n }
  const [together, oneByOne] = [
    await proposeTransaction(account, { ...payment, nonce: 0n }, [demoOwners[1]]),
    await proposeTransaction(account, { ...payment, nonce: 1n }, [demoOwners[1]]),
  ]
  const pathOf = (hash: string) => `${account.path}/transactions/${hash}`
  const { page: first, wallet } = await openWithWallet(browser, chain, demoOwners[0], pathOf(together))
  const second = await first.context().newPage()
  // The second tab gets no events, and no answer about the transaction after its first one.
  await second.route('**/v1/events**', (route) => route.abort())
  await second.goto(pathOf(together))
  const sign = (page: Page) => page.getByRole('button', { name: 'Sign', exact: true })
  await expect(sign(second)).toBeEnabled()

  await test.step('while the wallet is asked in one tab, the other does not ask it too', async () => {
    let approve = () => {}
    const approved = new Promise<void>((resolve) => (approve = resolve))
    wallet.rule({ method: 'eth_signTypedData_v4', until: approved, times: 1 })
    await pressSign(first)
    await expect.poll(() => asked(wallet)).toBe(1)
    await pressSign(second)
    await expect(second.getByRole('alert')).toContainText('Your wallet already has a request for this')
    approve()
    await expectSigned(first)
    expect(asked(wallet)).toBe(1)
  })

  await test.step('a tab that does not know the signature of the other finds it before it asks', async () => {
    await second.goto(pathOf(oneByOne))
    await expect(sign(second)).toBeEnabled()
    await first.goto(pathOf(oneByOne))
    await pressSign(first)
    // The list of signers is read before the run ends, and only its end lets another tab begin.
    await expect(first.getByText('You signed transaction 1')).toBeVisible()
    await expectSigned(first)
    // On a busy machine the second tab may have asked the service again in the meantime.
    if (await sign(second).isVisible()) {
      await pressSign(second)
      await expect(second.getByText('You had already signed transaction 1')).toBeVisible()
    }
    await expectSigned(second)
    expect(asked(wallet)).toBe(2)
  })
  await first.context().close()
})
