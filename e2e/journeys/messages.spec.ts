import { demoOwners, testContractAddresses } from '@countersign/devchain'
import { hashMessagePayload, hashSafeMessage } from '@countersign/safe'
import { expect, type Page } from '@playwright/test'
import { createPublicClient, http, isHex, parseAbi, type Hex } from 'viem'
import { compareDevice } from '../support/compareDevice.ts'
import { signInWallet } from '../support/demoWallet.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { openInPage } from '../support/openInPage.ts'
import { openPerson } from '../support/openPerson.ts'
import { pressAct } from '../support/pressAct.ts'
import { expectNoDanger, openDetail } from '../support/reviewPage.ts'
import { tamperJson, withValue } from '../support/tamperJson.ts'
import { test } from '../support/test.ts'

const TEXT = 'Halden treasury controls this account.\nSigned for Northwind Exchange.'
const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

test('behavior: two owners sign a text and a permit, and the account confirms the copied signature', async ({
  browser,
}) => {
  const account = await makeAccount(await localChain('dev1'))
  const ana = await openPerson(browser, 1, `${account.path}/messages`)
  const ben = await openPerson(browser, 2, `${account.path}/messages`)
  await expect(ana.getByRole('heading', { name: 'No messages yet.' })).toBeVisible()

  await test.step('a bare hash is refused', async () => {
    await ana.getByRole('button', { name: 'New message' }).click()
    const dialog = ana.getByRole('dialog', { name: 'New message' })
    await dialog.getByLabel('Text to sign').fill(`0x${'ab'.repeat(32)}`)
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(dialog.getByRole('alert')).toContainText('bare hex value')
    await dialog.getByLabel('Text to sign').fill(TEXT)
    await dialog.getByRole('button', { name: 'Review' }).click()
  })

  const hash = await test.step('the first owner reads every hash and signs', async () => {
    await expectNoDanger(ana)
    const domain = { chainId: BigInt(account.chain.chainId), safe: account.address, version: '1.4.1' }
    const expected = hashSafeMessage({ ...domain, message: TEXT })
    await openDetail(ana, 'Hashes')
    await expect(ana.getByRole('group', { name: 'safeMessageHash' })).toContainText(expected.slice(2, 6))
    await ana.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ana)
    await ana.waitForURL(`**/messages/${expected}`)
    return expected
  })

  await test.step('the second sees it without reloading, confirms it, and the signature is complete', async () => {
    await ben.getByRole('link', { name: 'Halden treasury controls this account.', exact: true }).click()
    await ben.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ben)
    await expectConfirmed(ben)
  })

  await test.step('the first owner’s page updates; the contract accepts the copy', async () => {
    await expectConfirmed(ana)
    expect(await isValid(account, hashMessagePayload(TEXT), await copySignature(ana))).toBe(true)
    await ana.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => clipboard(ana)).toMatch(new RegExp(`/messages/${hash}$`))
  })

  await test.step('a permit is described like a payment, and one changed field blocks signing', async () => {
    const permit = permitOf(account)
    await openInPage(ben, `${account.path}/messages`)
    await ben.getByRole('button', { name: 'New message' }).click()
    const dialog = ben.getByRole('dialog', { name: 'New message' })
    await dialog.getByText('Typed data', { exact: true }).click()
    await dialog.getByLabel(/^Typed data \(EIP-712\)/).fill(JSON.stringify(permit))
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(ben.getByRole('heading', { level: 1 })).toContainText('up to')
    await expect(ben.getByRole('region', { name: 'Checks' })).toContainText('Works like a payment')
    await expect(ben.getByRole('region', { name: 'Domain: the purpose of the signature' })).toContainText('Test USD')
    await compareDevice(ben)
    await ben.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ben)
    await ben.waitForURL(/\/messages\/0x/)
    const path = new URL(ben.url()).pathname

    const isMessage = (pathname: string) => pathname.startsWith('/v1/') && pathname.includes('/messages/0x')
    await tamperJson(ana, isMessage, (body) => withValue(body, ['message', 'message', 'value'], '999'))
    await openInPage(ana, path)
    await expect(ana.getByRole('region', { name: 'Checks' })).toContainText('The service answered with another message')
    await expect(ana.getByRole('button', { name: 'Sign is blocked' })).toHaveAttribute('aria-disabled', 'true')
    await ana.unrouteAll({ behavior: 'wait' })

    // Loaded again: the page asks the service, which answers with the message that was signed.
    await ana.goto(path)
    await compareDevice(ana)
    await ana.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ana)
    await expectConfirmed(ana)
    expect(await isValid(account, hashMessagePayload(permit), await copySignature(ana))).toBe(true)
  })

  await test.step('a permit without limit for a plain key takes a typed override and a compared device', async () => {
    await openInPage(ben, `${account.path}/messages`)
    await ben.getByRole('button', { name: 'New message' }).click()
    const dialog = ben.getByRole('dialog', { name: 'New message' })
    await dialog.getByText('Typed data', { exact: true }).click()
    const unlimited = permitOf(account, ((1n << 256n) - 1n).toString())
    await dialog.getByLabel(/^Typed data \(EIP-712\)/).fill(JSON.stringify(unlimited))
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(ben.getByRole('button', { name: 'Sign is blocked' })).toBeVisible()
    await pressAct(ben, 'Override')
    // On a phone the list of acts may still be closing.
    const override = ben.getByRole('dialog').filter({ has: ben.getByRole('textbox') })
    await override.getByRole('textbox').fill('accept: the spender is a plain key')
    await override.getByRole('button', { name: /^Override/ }).click()
    await expect(ben.getByRole('button', { name: 'Compare, then sign' })).toHaveAttribute('aria-disabled', 'true')
    await compareDevice(ben)
    await ben.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(ben)
    await ben.waitForURL(/\/messages\/0x/)
  })
})

async function expectConfirmed(page: Page): Promise<void> {
  await expect(page.getByText('Complete: the account accepts the signature')).toBeVisible()
  const signers = page.getByRole('list', { name: 'Signers' })
  await expect(signers.getByRole('listitem').filter({ hasText: 'Signed' })).toHaveCount(2)
  await expect(signers.getByText('Not checked')).toHaveCount(0)
}

async function copySignature(page: Page): Promise<Hex> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy signature', exact: true }).first().click()
  await expect.poll(() => clipboard(page)).toMatch(/^0x[0-9a-f]{260}$/)
  const copied = await clipboard(page)
  if (!isHex(copied)) throw new Error(`No hex was copied: ${copied}`)
  return copied
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function isValid({ chain, address }: MadeAccount, hash: Hex, signature: Hex): Promise<boolean> {
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const answer = await client.readContract({ address, abi, functionName: 'isValidSignature', args: [hash, signature] })
  return answer === '0x1626ba7e'
}

function permitOf({ chain, address }: MadeAccount, value = '150000000') {
  const field = (name: string, type: string) => ({ name, type })
  return {
    domain: {
      name: 'Test USD',
      version: '1',
      chainId: Number(chain.chainId),
      verifyingContract: testContractAddresses().testUsd,
    },
    types: {
      Permit: [
        field('owner', 'address'),
        field('spender', 'address'),
        field('value', 'uint256'),
        field('nonce', 'uint256'),
        field('deadline', 'uint256'),
      ],
    },
    primaryType: 'Permit',
    message: { owner: address, spender: demoOwners[2].address, value, nonce: '0', deadline: '1795780800' },
  }
}
