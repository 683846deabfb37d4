import { demoOwners, executeSafeTransaction, spareKeys, testContractAddresses } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { encodeFunctionData, erc20Abi, erc721Abi } from 'viem'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { guidePicture } from '../support/guidePicture.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { test } from '../support/test.ts'

const MILLION = 1_000_000n
/** Above the ids of the demo account. */
const TOKEN_ID = BigInt(`0x${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`)

test('behavior: approvals appear when they are executed, their amounts come from the chain alone, and several are revoked in one transaction', async ({
  browser,
}) => {
  const { testUsd, badges, testDai, multicall3 } = testContractAddresses()
  const chain = await localChain('dev1')
  const account = await makeAccount(chain, {
    owners: [demoOwners[0]],
    threshold: 1,
    funds: {
      native: 10n ** 18n,
      tokens: [{ token: testUsd, amount: 500n * MILLION }],
      badges: [{ token: badges, tokenId: TOKEN_ID }],
    },
  })
  const safe = account.address
  const owner = await openPerson(browser, 1, `${account.path}/approvals`)
  await expect(owner.getByText('No open approvals.')).toBeVisible()

  const execute = async (to: `0x${string}`, data: `0x${string}`) => {
    const { success } = await executeSafeTransaction(chain.rpcUrl, { safe, to, data, signers: [demoOwners[0]] })
    expect(success).toBe(true)
  }
  const approveAll = [multicall3, 2n ** 256n - 1n] as const
  await execute(testUsd, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: approveAll }))
  const operator = [spareKeys[2].address, true] as const
  await execute(badges, encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: operator }))

  const coins = owner.getByRole('row', { name: /TUSD/ })
  const prints = owner.getByRole('row', { name: /all of a collection/ })
  await expect(coins).toContainText('Everything, no limit')
  await expect(coins).toContainText('you hold 500.00 TUSD')
  await expect(coins).toContainText('Known by address')
  await expect(prints).toContainText('A wallet, no contract')
  await expect(owner.getByText(/^found by the service in logs of blocks/)).toBeVisible()
  // What has a price comes first.
  await expect(owner.getByRole('row').nth(1)).toContainText('TUSD')
  await expectAccessible(owner, 'approvals')
  await guidePicture(owner, 'approvals')

  await test.step('a service that invents one and hides another changes no amount, and the node finds the hidden one', async () => {
    const liar = await openPerson(browser, 1, account.path)
    await liar.route(/\/v1\/chains\/\d+\/safes\/0x[0-9a-fA-F]+\/approvals$/, async (route) => {
      const answer = await route.fetch()
      const body: { candidates: { kind: string }[] } = await answer.json()
      const [known] = body.candidates.filter(({ kind }) => kind === 'ERC20')
      const invented = { ...known, token: testDai, spender: spareKeys[3].address }
      await route.fulfill({ response: answer, json: { ...body, candidates: [known, invented] } })
    })
    await openInPage(liar, `${account.path}/approvals`)
    await expect(liar.getByRole('row', { name: /TUSD/ })).toContainText('you hold 500.00 TUSD')
    await expect(liar.getByRole('row')).toHaveCount(2)
    await liar.getByRole('button', { name: 'Search with your node too' }).click()
    await expect(liar.getByRole('row', { name: /all of a collection/ })).toBeVisible()
    await expect(liar.getByRole('row')).toHaveCount(3)
    await expect(liar.getByText(/^found in logs of your node, blocks/)).toBeVisible()
    await liar.context().close()
  })

  await test.step('one is lowered to a typed amount', async () => {
    await coins.getByRole('button', { name: /^Lower TUSD/ }).click()
    const dialog = owner.getByRole('dialog', { name: 'Lower approvals' })
    await dialog.getByRole('textbox', { name: /^TUSD for/ }).fill('120.5')
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(owner.getByRole('main')).toContainText('let Multicall3 take up to 120.50 TUSD')
    await expectNoDanger(owner)
    await openInPage(owner, `${account.path}/approvals`)
  })

  await owner.getByRole('checkbox', { name: 'Choose all' }).check()
  const bar = owner.getByRole('region', { name: 'Chosen approvals' })
  await expect(bar).toContainText('2 chosen')
  await expect(bar).toContainText('1 NFT no longer at stake')
  await bar.getByRole('button', { name: 'Revoke 2' }).click()
  await expect(owner.getByRole('main')).toContainText('stop Multicall3 from taking TUSD')
  await expect(owner.getByRole('main')).toContainText(/stop 0x\S+ from taking \S+ tokens/)
  await expectNoDanger(owner)
  await owner.getByRole('button', { name: 'Sign and execute' }).click()
  await signInWallet(owner)
  await sendInWallet(owner)
  await expect(owner.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
  await openInPage(owner, `${account.path}/approvals`)
  await expect(owner.getByText('No open approvals.')).toBeVisible()
  await owner.context().close()
})
