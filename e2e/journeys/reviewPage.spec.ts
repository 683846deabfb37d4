import { allowanceModuleAbi, allowanceModules, findSafeDeployment, safeAbi } from '@countersign/chains'
import { demoOwners, spareKeys, testContractAddresses, type SafeTransactionInput } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { encodeMultiSend } from '@countersign/safe'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, parseAbi } from 'viem'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShiftOf.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { makeMessagesWorld } from '../support/messagesWorld.ts'
import { openPerson } from '../support/openPerson.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { checksOf, expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'
import { wordsOfMain } from '../support/wordsOfMain.ts'

const ETHER = 10n ** 18n
const [first, second] = spareKeys
const token = parseAbi([
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
  'function transferFrom(address,address,uint256)',
])
const VERDICT = /No problem found|\d cautions?|Signing is blocked/

type Case = {
  readonly name: string
  readonly input: SafeTransactionInput
  /** What leaves, or what happens, in the first 60 words. */
  readonly says: readonly RegExp[]
  /** Complete addresses in the first 60 words. */
  readonly names: readonly Address[]
  readonly verdict: RegExp
}

/** The addresses in the words, written without the gaps of their groups. */
const isAmong = (words: readonly string[], address: Address): boolean =>
  words.join('').toLowerCase().includes(address.toLowerCase())

const isSoak = process.env['JOURNEYS'] === 'all'
/** One of each form of the page; the words of every kind are in packages/describe, the verdicts in packages/safe. */
const OF_EACH_FORM: ReadonlySet<string> = new Set(['payment', 'batch', 'owner change', 'delegatecall attack'])

test('behavior: the first 60 words say what leaves, to whom, and the verdict, for twelve transactions', async ({
  browser,
}) => {
  const chain = await localChain('dev1')
  const { testUsd, badges, demoModule } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: {
      native: 5n * ETHER,
      tokens: [{ token: testUsd, amount: 900_000_000n }],
    },
  })
  const safe = account.address
  const multiSend = deployed('MultiSendCallOnly')
  const migration = deployed('SafeMigration')
  const limits = allowanceModules.find(({ devOnly }) => devOnly)?.address ?? demoModule
  const pay = (to: Address, amount: bigint) => ({
    to: testUsd,
    data: encodeFunctionData({ abi: token, functionName: 'transfer', args: [to, amount] }),
  })
  const call = (to: Address, data: `0x${string}`) => ({ to, data, value: 0n, operation: 0 as const })
  const poisoned: Address = `0x${first.address.slice(2, 6)}${'5'.repeat(32)}${first.address.slice(-4)}`
  const cases: readonly Case[] = [
    {
      name: 'payment',
      input: pay(first.address, 250_500_000n),
      says: [/will send 250\.50 TUSD to/],
      names: [first.address],
      verdict: VERDICT,
    },
    {
      name: 'batch',
      input: {
        to: multiSend,
        operation: 1,
        data: encodeMultiSend([
          call(testUsd, pay(first.address, 100_000_000n).data),
          call(testUsd, pay(second.address, 50_000_000n).data),
        ]),
      },
      says: [/will send 100\.00 TUSD to .* and 50\.00 TUSD to/],
      names: [first.address, second.address],
      verdict: VERDICT,
    },
    {
      name: 'approval',
      input: {
        to: testUsd,
        data: encodeFunctionData({ abi: token, functionName: 'approve', args: [second.address, 400_000_000n] }),
      },
      says: [/will let .* take up to 400\.00 TUSD/],
      names: [second.address],
      verdict: VERDICT,
    },
    {
      name: 'owner change',
      input: {
        to: safe,
        data: encodeFunctionData({
          abi: safeAbi,
          functionName: 'swapOwner',
          args: [demoOwners[1].address, demoOwners[2].address, first.address],
        }),
      },
      says: [/will replace its owner .* with/],
      names: [first.address, demoOwners[2].address],
      verdict: VERDICT,
    },
    {
      name: 'upgrade',
      input: {
        to: migration,
        operation: 1,
        data: encodeFunctionData({ abi: parseAbi(['function migrateSingleton()']), functionName: 'migrateSingleton' }),
      },
      says: [/will run the published code of Safe/],
      names: [],
      verdict: VERDICT,
    },
    {
      name: 'delegatecall attack',
      // The service refuses a delegatecall to this contract, but not one inside a batch.
      input: {
        to: deployed('MultiSend'),
        operation: 1,
        data: encodeMultiSend([{ to: demoModule, value: 0n, data: '0x12345678', operation: 1 }]),
      },
      says: [/do anything with this account/],
      names: [demoModule],
      verdict: /Signing is blocked/,
    },
    {
      name: 'poisoned recipient',
      input: pay(poisoned, 1_000_000n),
      says: [/will send 1\.00 TUSD to/],
      names: [poisoned],
      verdict: VERDICT,
    },
    {
      name: 'refund',
      input: {
        ...pay(first.address, 2_000_000n),
        gasPrice: 1_000_000n,
        baseGas: 50_000n,
        refundReceiver: second.address,
      },
      says: [/will send 2\.00 TUSD to/],
      names: [first.address],
      verdict: /Signing is blocked/,
    },
    {
      name: 'NFT',
      input: {
        to: badges,
        data: encodeFunctionData({ abi: token, functionName: 'transferFrom', args: [safe, first.address, 1n] }),
      },
      says: [/will send .*#1 to/],
      names: [first.address],
      verdict: VERDICT,
    },
    {
      name: 'limit',
      input: {
        to: limits,
        data: encodeFunctionData({
          abi: allowanceModuleAbi,
          functionName: 'setAllowance',
          args: [second.address, testUsd, 500_000_000n, 1440, 0],
        }),
      },
      says: [/will let .* spend up to 500\.00 TUSD/],
      names: [second.address],
      verdict: VERDICT,
    },
    {
      name: 'rejection',
      input: { to: safe },
      says: [/do nothing else/],
      names: [],
      verdict: VERDICT,
    },
  ]
  const page = await openPerson(browser, 2, `${account.path}/queue`)
  for (const { name, input, says, names, verdict } of cases.filter(({ name }) => isSoak || OF_EACH_FORM.has(name)))
    await test.step(name, async () => {
      const hash = await proposeTransaction(account, input, [demoOwners[0]])
      await page.goto(`${account.path}/transactions/${hash}`)
      await expectFirstWords(page, { says, names, verdict })
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/Queue\/Transaction \d+$/)
    })
  await test.step('permit', async () => {
    if (!isSoak) return
    const { permitPath } = await makeMessagesWorld()
    await page.goto(permitPath)
    await expectFirstWords(page, { says: [/take up to|take/], names: [], verdict: VERDICT })
  })
  await test.step('three recipients: names and number in the sentence, every full address in the table', async () => {
    const recipients = spareKeys.slice(0, 3).map(({ address }) => address)
    const data = encodeMultiSend(recipients.map((to) => call(testUsd, pay(to, 10_000_000n).data)))
    const hash = await proposeTransaction(account, { to: multiSend, operation: 1, data }, [demoOwners[0]])
    await page.goto(`${account.path}/transactions/${hash}`)
    await expectFirstWords(page, { says: [/10\.00 TUSD/], names: [], verdict: VERDICT })
    const table = page.getByRole('table', { name: 'What changes' })
    await expect(table).toContainText('Goes to 3 recipients')
    for (const address of recipients) await expect(table).toContainText(address)
  })
})

function deployed(name: 'MultiSend' | 'MultiSendCallOnly' | 'SafeMigration'): Address {
  const found = findSafeDeployment('1.4.1', name)
  if (!found) throw new Error(`${name} 1.4.1 is not known.`)
  return found.address
}

async function expectFirstWords(
  page: Page,
  { says, names, verdict }: Pick<Case, 'says' | 'names' | 'verdict'>,
): Promise<void> {
  await expect(checksOf(page)).not.toContainText(/Checking|still running/)
  await expect(page.locator('main a[href="#checks"]')).toContainText(verdict)
  const words = (await wordsOfMain(page)).slice(0, 60)
  const text = words.join(' ')
  for (const one of says) expect(text).toMatch(one)
  for (const address of names) expect(isAmong(words, address), `${address} in ${text}`).toBe(true)
  expect(text).toMatch(verdict)
}

test('behavior: on a phone a payment fits into two screens, and nothing moves while the checks run', async ({
  browser,
}) => {
  const { account, path } = await paymentToSign()
  const person = await openPerson(browser, 2, `${account.path}/queue`)
  const page = await person.context().newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await watchLayoutShift(page)
  // The first visit of a browser: it also fetches the typefaces.
  await page.goto(path)
  await expectNoDanger(page)
  await expect(page.getByRole('table', { name: 'What changes' })).toContainText('−250.50 TUSD')
  const { total, moved } = await layoutShiftOf(page)
  expect(total, `layout shift: ${moved.join(' | ')}`).toBeLessThanOrEqual(0.02)
  const bottom = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox()) ?? { y: 0, height: 9999 }
  const checks = await bottom('Checks')
  expect(checks.y + checks.height).toBeLessThanOrEqual(2 * 844)
  const bar = await bottom('Sign or reject')
  expect(bar.y + bar.height).toBeLessThanOrEqual(844)
  await page.getByRole('link', { name: /No problem found|caution/ }).click()
  await expect(checksOf(page)).toBeInViewport()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
})

test('behavior: expected figures are frozen at the signature and stand beside what happened', async ({ browser }) => {
  const { account, path, amount } = await paymentToSign()
  const page = await openPerson(browser, 2, path)
  await expectNoDanger(page)
  await expect(page.getByRole('table', { name: 'What changes' })).toContainText('649.50 TUSD')
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(page)
  await sendInWallet(page)
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/History\/Transaction \d+$/)
  const table = page.getByRole('table', { name: 'What changed' })
  await expect(table).toContainText('Expected when you signed')
  await expect(table).toContainText(/Happened in block/)
  await expect(table.getByRole('row', { name: /this account/ })).toContainText(`−${amount} TUSD`)
  await expect(page.getByText('It did exactly what you signed')).toBeVisible()
  // Another browser has no expected figures, and shows what happened alone.
  const other = await openPerson(browser, 3, page.url())
  await expect(other.getByRole('table', { name: 'What changed' })).toContainText('900.00')
  await expect(other.getByText('Expected when you signed')).toHaveCount(0)
  expect(account.owners.length).toBe(demoOwners.length)
})

test('behavior: a queued transaction shows its figures after the transactions before it', async ({ browser }) => {
  const { account } = await paymentToSign()
  const { testUsd } = testContractAddresses()
  const data = encodeFunctionData({ abi: token, functionName: 'transfer', args: [second.address, 100_000_000n] })
  const hash = await proposeTransaction(account, { to: testUsd, data, nonce: 1n }, [demoOwners[0]])
  const page = await openPerson(browser, 2, `${account.path}/transactions/${hash}`)
  const section = page.getByRole('region', { name: 'What changes' })
  await expect(section).toContainText('after the transaction before it')
  await expect(section.getByRole('row', { name: /this account/ })).toContainText('649.50')
  await expect(section.getByRole('row', { name: /this account/ })).toContainText('549.50 TUSD')
  await expect(page.getByRole('region', { name: 'Sign or reject' })).toContainText('after transaction 0')
})

type ToSign = { readonly account: MadeAccount; readonly path: string; readonly amount: string }

/** A payment of 250.50 TUSD that one more owner must sign. */
async function paymentToSign(): Promise<ToSign> {
  const chain = await localChain('dev1')
  const { testUsd } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: { native: ETHER, tokens: [{ token: testUsd, amount: 900_000_000n }] },
  })
  const data = encodeFunctionData({ abi: token, functionName: 'transfer', args: [first.address, 250_500_000n] })
  const hash = await proposeTransaction(account, { to: testUsd, data }, [demoOwners[0]])
  return { account, path: `${account.path}/transactions/${hash}`, amount: '250.50' }
}
