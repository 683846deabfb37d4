import { demoOwners, testContractAddresses } from '@countersign/devchain'
import { encodeErc20Transfer } from '@countersign/safe'
import { expect, type Browser } from '@playwright/test'
import { localChain, type LocalChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { openDetail } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'

const [first, second] = demoOwners
const ETHER = 10n ** 18n
const NODE_ENGINES = /eth_simulateV1|debug_traceCall/

test('behavior: with a node without simulation methods, the in-page EVM in a worker gives the same result', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const { testUsd } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: { native: 5n * ETHER, tokens: [{ token: testUsd, amount: 5_000_000n }] },
  })
  const transactions = [
    { to: testUsd, data: encodeErc20Transfer(second.address, 2_000_000n), nonce: 0n },
    // Threshold 3: a write of the account's own storage.
    { to: account.address, data: `0x694e80c3${'3'.padStart(64, '0')}` as const, nonce: 1n },
    // More than the balance: the execution fails.
    { to: second.address, value: 50n * ETHER, nonce: 2n },
  ]
  const paths: string[] = []
  for (const transaction of transactions)
    paths.push(`${account.path}/transactions/${await proposeTransaction(account, transaction, [first])}`)
  const reported = await effectsOf(browser, paths)
  const computed = await effectsOf(browser, paths, chain)
  for (const { engine } of reported) expect(engine).toContain('eth_simulateV1')
  for (const { engine, workers } of computed) {
    expect(engine).toContain('in-page EVM')
    expect(workers).toBeGreaterThan(0)
  }
  expect(computed.map(({ effects }) => effects)).toEqual(reported.map(({ effects }) => effects))
  expect(reported[0]?.effects).toContain('2.00')
  expect(reported[2]?.effects).toContain('The execution would fail')
})

type Effects = { readonly engine: string; readonly effects: string; readonly workers: number }

/** The effects of each transaction as the page describes them. @param silent a network whose node refuses to simulate */
async function effectsOf(browser: Browser, paths: readonly string[], silent?: LocalChain): Promise<Effects[]> {
  const context = await browser.newContext()
  if (silent)
    await context.route(
      (url) => url.origin === new URL(silent.rpcUrl).origin,
      async (route) => {
        const asked = route.request().postData() ?? ''
        if (!NODE_ENGINES.test(asked)) return route.continue()
        const body: unknown = JSON.parse(asked)
        const refused = (one: unknown) => ({
          jsonrpc: '2.0',
          id: Object(one).id,
          error: { code: -32601, message: 'the method does not exist' },
        })
        await route.fulfill({
          json: Array.isArray(body) ? body.map(refused) : refused(body),
          headers: { 'access-control-allow-origin': '*' },
        })
      },
    )
  const page = await context.newPage()
  const found: Effects[] = []
  for (const path of paths) {
    let workers = 0
    page.on('worker', () => workers++)
    await page.goto(path)
    await openDetail(page, 'Stored values')
    await openDetail(page, 'Test run')
    const details = page.getByRole('region', { name: 'Details' })
    const facts = details.locator('summary').filter({ hasText: ' gas' })
    await expect(facts).toContainText(' on block ')
    const all = `${await page.getByRole('region', { name: 'What changes' }).innerText()}\n${await details.innerText()}`
    const engine = await facts.innerText()
    // Block, engine and time differ; the effects do not.
    const effects = all.replace(engine, '').replaceAll(/block [\d,]+/g, 'block')
    found.push({ engine, effects, workers })
  }
  await context.close()
  return found
}
