import {
  demoOwners,
  devClient,
  executeSafeTransaction,
  hashOnChain,
  signSafeHash,
  spareKeys,
  testContractAddresses,
  testTokenAbi,
} from '@countersign/devchain'
import { encodeExecTransaction } from '@countersign/safe'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import { answerDemoWallet, sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { holdBlocks } from '../support/holdBlocks.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { replaceInPool, sendFirst, waitingTransaction } from '../support/replaceInPool.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const ETHER = 10n ** 18n
const [proposer, signer, executor] = demoOwners

const progressOf = (page: Page) => page.getByRole('region', { name: 'Progress' })
const outcomeOf = (page: Page) => page.getByRole('region', { name: 'Outcome' })

async function openSigned(page: Page, account: MadeAccount, nonce: bigint): Promise<void> {
  const payment = { to: spareKeys[0].address, value: ETHER / 10n, nonce }
  const hash = await proposeTransaction(account, payment, [proposer, signer])
  await page.goto(`${account.path}/transactions/${hash}`)
}

/** Executes and sends, and checks the waiting state. The caller holds the blocks. */
async function execute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await sendInWallet(page)
  await expect(progressOf(page)).toContainText('Sent, waiting for a block')
}

/** The store of executions is the same for every condition: outside the soak one of a journey is read again after a reload. */
const isSoak = process.env['JOURNEYS'] === 'all'

/** The stated condition, also after a reload; its retry succeeds. */
async function expectRetryable(
  page: Page,
  words: readonly string[],
  retry: string,
  isReloaded: boolean,
): Promise<void> {
  for (const load of isReloaded || isSoak ? ['at once', 'after a reload'] : ['at once'])
    await test.step(load, async () => {
      if (load === 'after a reload') await page.reload()
      for (const text of words) await expect(progressOf(page)).toContainText(text)
    })
  await progressOf(page).getByRole('button', { name: retry }).click()
  await sendInWallet(page)
  await expect(outcomeOf(page)).toContainText('Executed')
}

/** In `npm test`, apps/web/proof/execution.test.ts has both replacements, nextState.test.ts the time limits, failureWords.test.ts the words. */
test(
  'error: sped up, cancelled in the wallet, or never included in a block: each is reported, and can be sent again',
  { tag: '@soak' },
  async ({ browser }) => {
    const chain = await localChain('dev2')
    const account = await makeAccount(chain)
    const page = await openPerson(browser, 3, account.path)

    await test.step('sped up in the wallet, it is executed under its new hash', async () => {
      await openSigned(page, account, 0n)
      const faster = await holdBlocks(chain, async () => {
        await execute(page)
        return replaceInPool(chain, executor, 'speed up')
      })
      await expect(outcomeOf(page)).toContainText('Executed')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('countersign.executions'))).toContain(faster)
    })

    await test.step('cancelled in the wallet', async () => {
      await openSigned(page, account, 1n)
      await holdBlocks(chain, async () => {
        await execute(page)
        await replaceInPool(chain, executor, 'cancel')
      })
      await expectRetryable(
        page,
        ['Replaced in the wallet, nothing moved', 'Number 1 is still unused'],
        'Execute again',
        false,
      )
    })

    await test.step('after its time limit the page still looks for it', async () => {
      await openSigned(page, account, 2n)
      await holdBlocks(chain, async () => {
        await execute(page)
        await page.clock.setSystemTime(Date.now() + 6 * 60_000)
        await expect(progressOf(page)).toContainText('Not in a block yet')
        await expect(progressOf(page)).toContainText('It may still be included')
      })
      await expect(outcomeOf(page)).toContainText('Executed')
    })

    await test.step('dropped by the node', async () => {
      await openSigned(page, account, 3n)
      await holdBlocks(chain, async () => {
        await execute(page)
        const { hash } = await waitingTransaction(chain, executor)
        await devClient(chain.rpcUrl).dropTransaction({ hash })
        await page.clock.setSystemTime(Date.now() + 12 * 60_000)
        await expect(progressOf(page)).toContainText('it was dropped')
      })
      await expectAccessible(page, 'dropped by the node')
      await expectRetryable(page, ['Not in a block yet', 'it was dropped'], 'Send again', true)
    })
    await page.context().close()
  },
)

test('error: reverted by the chain, or overtaken at its nonce: each is reported, and can be repeated', async ({
  browser,
}) => {
  const chain = await localChain('dev2')
  const { testUsd } = testContractAddresses()
  const spender = spareKeys[4]
  const account = await makeAccount(chain, { funds: { native: ETHER, tokens: [{ token: testUsd, amount: 100n }] } })
  const token = (functionName: 'approve' | 'transfer', to: { address: `0x${string}` }) =>
    encodeFunctionData({ abi: testTokenAbi, functionName, args: [to.address, 100n] })
  await executeSafeTransaction(chain.rpcUrl, {
    safe: account.address,
    signers: [proposer, signer],
    executor: spender.address,
    to: testUsd,
    data: token('approve', spender),
  })
  const page = await openPerson(browser, 3, account.path)

  await test.step('reverted, because the funds left in the same block', async () => {
    const payment = { to: testUsd, data: token('transfer', spareKeys[0]), nonce: 1n }
    const hash = await proposeTransaction(account, payment, [proposer, signer])
    await page.goto(`${account.path}/transactions/${hash}`)
    await holdBlocks(chain, async () => {
      await execute(page)
      const data = encodeFunctionData({
        abi: testTokenAbi,
        functionName: 'transferFrom',
        args: [account.address, spender.address, 100n],
      })
      await sendFirst(chain, spender, { to: testUsd, data })
    })
    await expect(progressOf(page)).toContainText('Failed, nothing moved')
    await expect(progressOf(page)).toContainText('You paid')
    await expectAccessible(page, 'undone')
    await sendBack()
    await expectRetryable(page, ['Failed, nothing moved', '(GS013)', 'Number 1 is still unused'], 'Try again', true)
  })

  async function sendBack(): Promise<void> {
    const hash = await sendFirst(chain, spender, { to: testUsd, data: token('transfer', account) })
    await devClient(chain.rpcUrl).waitForTransactionReceipt({ hash })
  }

  // In `npm test`, apps/web/proof/execution.test.ts has the overtaken execution, and outcomes.test.ts what the chain says about it.
  await test.step('another transaction of the account takes the nonce in the same block', async () => {
    if (!isSoak) return
    await openSigned(page, account, 2n)
    const { rpcUrl } = chain
    const other = await hashOnChain(rpcUrl, account.address, { to: account.address, nonce: 2n })
    const data = encodeExecTransaction(other, await signSafeHash(other.safeTxHash, [proposer, signer]))
    await holdBlocks(chain, async () => {
      await execute(page)
      await sendFirst(chain, spender, { to: account.address, data })
    })
    await expect(outcomeOf(page)).toContainText('Reported as replaced by')
    await expect(outcomeOf(page)).toContainText('Then this one can never execute')
    await page.reload()
    await outcomeOf(page).getByRole('button', { name: 'Propose again as transaction 3' }).click()
    await expectNoDanger(page)
    await pressSign(page)
    await signInWallet(page)
    await page.waitForURL(/\/transactions\//)
    await expect(page.getByRole('main')).toContainText('Transaction 3')
  })
  await page.context().close()
})

test('behavior: the network fee is typed, the execution is sped up and another one cancelled from this page', async ({
  browser,
}) => {
  const chain = await localChain('dev2')
  const account = await makeAccount(chain)
  const page = await openPerson(browser, 3, account.path)
  const client = devClient(chain.rpcUrl)
  const fees = page.getByRole('region', { name: 'Network fee' })
  const dialog = page.getByRole('dialog')
  const gwei = (value: bigint | undefined) => Number(value ?? 0n) / 1e9

  await test.step('fields outside their bounds are refused, and the wallet receives what was typed', async () => {
    await openSigned(page, account, 0n)
    await fees.getByRole('button', { name: /^Network fee at most/ }).click()
    const most = fees.getByLabel('Maximum fee per gas')
    await most.fill('0')
    await expect(fees).toContainText('is below the base fee')
    await expect(page.getByRole('button', { name: 'Execute', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await most.fill('8')
    await fees.getByLabel('Tip per gas').fill('10')
    await expect(fees).toContainText('more than the maximum fee')
    await fees.getByLabel('Tip per gas').fill('1.5')
    await fees.getByLabel('Gas limit').fill('20000')
    await expect(fees).toContainText('It would fail and still cost')
    await fees.getByLabel('Gas limit').fill('200000')
    await expect(fees).toContainText('at most 0.0016 ETH')
    await expectAccessible(page, 'network fee')
  })

  await test.step('sped up: the same wallet nonce, both fees ten percent higher, and the new one is executed', async () => {
    const faster = await holdBlocks(chain, async () => {
      await execute(page)
      const first = await waitingTransaction(chain, executor)
      const sent = await client.getTransaction({ hash: first.hash })
      expect([sent.gas, gwei(sent.maxFeePerGas), gwei(sent.maxPriorityFeePerGas)]).toEqual([200_000n, 8, 1.5])
      await progressOf(page).getByRole('button', { name: 'Speed up' }).click()
      await expect(dialog.getByLabel('Maximum fee per gas')).toHaveValue('8.8')
      await dialog.getByLabel('Tip per gas').fill('1.6')
      await expect(dialog).toContainText('Nodes require at least 1.65 gwei')
      await dialog.getByLabel('Tip per gas').fill('2')
      await expectAccessible(page, 'speed up')
      await dialog.getByRole('button', { name: 'Continue to the wallet' }).click()
      await sendInWallet(page)
      await expect(dialog).toBeHidden()
      const second = await waitingTransaction(chain, executor)
      expect([second.nonce, second.hash === first.hash]).toEqual([first.nonce, false])
      await page.reload()
      await expect(progressOf(page)).toContainText('Sent, waiting for a block')
      return second.hash
    })
    await expect(outcomeOf(page)).toContainText('Executed')
    expect((await client.getTransactionReceipt({ hash: faster })).status).toBe('success')
  })

  // In `npm test`, apps/web/proof/execution.test.ts has the cancelled execution; its dialog is the one above.
  await test.step('cancelled: nothing is executed, the number stays free, and it can be executed again', async () => {
    if (!isSoak) return
    await openSigned(page, account, 1n)
    await holdBlocks(chain, async () => {
      await execute(page)
      await progressOf(page).getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(dialog).toContainText('Your wallet sends 0 to itself')
      await dialog.getByRole('button', { name: 'Continue to the wallet' }).click()
      await sendInWallet(page)
      await expect(progressOf(page)).toContainText('Cancellation sent, waiting for a block')
    })
    await expectRetryable(
      page,
      ['Cancelled: nothing was executed', 'Number 1 is still unused', 'You paid'],
      'Execute again',
      false,
    )
  })

  await test.step('signed by the wallet, and sent by the page to the chosen node', async () => {
    await openSigned(page, account, isSoak ? 2n : 1n)
    await fees.getByRole('button', { name: /^Network fee at most/ }).click()
    await fees.getByLabel('Send through').selectOption({ index: 1 })
    await expect(fees).toContainText('sends it to this node alone')
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await answerDemoWallet(page, 'Sign this transaction without sending it?', 'Sign')
    await expect(outcomeOf(page)).toContainText('Executed')
  })
  await page.context().close()
})
