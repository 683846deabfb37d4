import { demoOwners, signSafeHash, spareKeys } from '@countersign/devchain'
import { hashMessagePayload, hashSafeMessage } from '@countersign/safe'
import { startDappPeer, startRelay, type DappPeer, type DappSession, type Relay } from '@countersign/testkit/relay'
import { chromium, expect, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http, isHex, parseAbi, type Hex } from 'viem'
import * as z from 'zod/mini'
import { sendInWallet, signInWallet } from '../support/demoWallet.ts'
import { withCamera } from '../support/hardware/withCamera.ts'
import { writeCamera } from '../support/hardware/writeCamera.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount, type MadeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { expectNoDanger } from '../support/reviewPage.ts'
import { service } from '../support/service.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { pressSign } from '../support/pressSign.ts'

const Config = z.object({ walletConnect: z.object({ relayUrl: z.string() }) })
const METHODS = [
  'eth_accounts',
  'personal_sign',
  'eth_sendTransaction',
  'eth_getTransactionReceipt',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]
const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
const [, second] = demoOwners
const TEXT = 'Outside dapp, is this account yours?'

let relay: Relay
let dapp: DappPeer

test.beforeAll(async () => {
  const { relayUrl } = Config.parse(await (await fetch(`${serviceUrl()}/config.json`)).json()).walletConnect
  relay = await startRelay({ port: Number(new URL(relayUrl).port) })
  dapp = await startDappPeer({ relayUrl: relay.url })
})
test.afterAll(async () => {
  await dapp.stop()
  await relay.stop()
})

test('behavior: an outside dapp connects to the account, and gets a text signed and transactions executed', async ({
  browser,
}) => {
  const account = await makeAccount(await localChain('dev1'))
  const page = await openPerson(browser, 1, `${account.path}/dapps`)
  const chainId = Number(account.chain.chainId)
  const session = await test.step('a link is pasted, the proposal reviewed and approved', () => connect(page, account))
  const ask = (method: string, ...params: unknown[]) => session.request(chainId, method, params)

  await test.step('requests that need no user are answered or refused at once', async () => {
    expect(session.accounts()).toEqual([`eip155:${chainId}:${account.address}`])
    expect(session.sessionProperties['capabilities']).toContain('supported')
    expect(await ask('eth_accounts')).toEqual([account.address])
    await expectRefusal(ask('personal_sign', TEXT, second.address), 'The address or message hash is invalid')
    await expectRefusal(session.request(1, 'personal_sign', [TEXT, account.address]), 'eip155:1')
  })

  await test.step('a text waits across a reload until both owners have signed', async () => {
    const signature = ask('personal_sign', TEXT, account.address)
    await review(page, `Sign “${TEXT}”`)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await signInWallet(page)
    const message = hashSafeMessage({ ...domainOf(account), message: TEXT })
    await page.waitForURL(`**/messages/${message}`)
    await page.reload()
    await expect(page.getByText('1 of 2 signed', { exact: true })).toBeVisible()
    await service().confirmMessage({
      params: { chainId: account.chain.chainId, messageHash: message },
      body: { signature: await signSafeHash(message, [second]) },
    })
    expect(await isValid(account, hashMessagePayload(TEXT), hexOf(await signature))).toBe(true)
  })

  await test.step('a transaction is proposed, executed, and found by its hash', async () => {
    await openDapps(page, account)
    const answer = ask('eth_sendTransaction', { from: account.address, to: spareKeys[0].address, value: '0x1' })
    await review(page, /^Send /)
    await expect(page.getByText('dapp.test asked for it, by its own word.')).toBeVisible()
    const safeTxHash = await sign(page, answer)
    await page.waitForURL(`**/transactions/*${safeTxHash}`)
    expect(await ask('eth_getTransactionReceipt', safeTxHash)).toBeNull()
    await confirm(account, safeTxHash)
    await page.getByRole('button', { name: 'Execute', exact: true }).click()
    await sendInWallet(page)
    await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Executed')
    expect(await ask('eth_getTransactionReceipt', safeTxHash)).toMatchObject({ status: '0x1' })
  })

  await test.step('calls are declined, requested again, and followed by their id', async () => {
    const calls = [spareKeys[0], spareKeys[1]].map(({ address: to }) => ({ to, value: '0x1' }))
    const batch = { version: '2.0.0', from: account.address, chainId: `0x${chainId.toString(16)}`, calls }
    await openDapps(page, account)
    const declined = expectRefusal(ask('wallet_sendCalls', batch), 'User rejected')
    await page.getByRole('button', { name: 'Decline: Batch of 2 calls' }).click()
    await declined
    const answer = ask('wallet_sendCalls', batch)
    await review(page, 'Batch of 2 calls')
    const id = await sign(
      page,
      answer.then((given) => z.parse(z.object({ id: z.string() }), given).id),
    )
    expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ id, status: 100, atomic: true })
  })

  await test.step('the session outlives a reload, and ends on both sides', async () => {
    await openDapps(page, account)
    await page.reload()
    const row = page.getByRole('list', { name: 'Connected dapps' }).getByRole('listitem')
    await expect(row).toContainText('Outside dapp')
    expect(await ask('eth_accounts')).toEqual([account.address])
    await row.getByRole('button', { name: 'Disconnect Outside dapp' }).click()
    await expect(page.getByText('No dapp is connected.')).toBeVisible()
    await expect.poll(() => dapp.events).toContainEqual(['delete', session.topic])
  })

  const linked = await test.step('a link of a dapp leads to the account opened last', async () => {
    const { uri, session: approved } = await dapp.connect(proposalFor(account))
    await page.goto(`/wc?uri=${encodeURIComponent(uri)}`)
    await page.waitForURL(`**${account.path}/dapps**`)
    await approve(page, account)
    expect(new URL(page.url()).search).toBe('')
    return approved
  })

  await test.step('the session is moved to another account, and the dapp is notified', async () => {
    const next = await makeAccount(account.chain)
    await openDapps(page, next)
    await page.getByRole('button', { name: 'Move Outside dapp here' }).click()
    await expect(page.getByRole('list', { name: 'Connected dapps' })).toContainText('Outside dapp')
    // The page does not wait until the dapp has received the messages.
    await expect.poll(() => dapp.events).toContainEqual(['accountsChanged', [next.address]])
    await expect.poll(() => linked.accounts()).toContain(`eip155:${chainId}:${next.address}`)
    expect(await linked.request(chainId, 'eth_accounts', [])).toEqual([next.address])
  })
})

test('behavior: the camera reads the code that a dapp shows', async () => {
  const account = await makeAccount(await localChain('dev1'))
  const { uri } = await dapp.connect(proposalFor(account))
  const folder = await mkdtemp(join(tmpdir(), 'countersign-camera-'))
  const film = join(folder, 'code.y4m')
  await writeCamera(film, [uri])
  const browser = await chromium.launch(withCamera(film))
  try {
    const page = await (await browser.newContext({ baseURL: serviceUrl() })).newPage()
    await openDapps(page, account)
    await page.getByRole('button', { name: 'Scan' }).click()
    await approve(page, account)
    await expect(page.getByRole('list', { name: 'Connected dapps' })).toContainText('Outside dapp')
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})

const proposalFor = ({ chain }: MadeAccount) => ({ optionalChains: [Number(chain.chainId), 1], methods: METHODS })

async function connect(page: Page, account: MadeAccount): Promise<DappSession> {
  const { uri, session } = await dapp.connect(proposalFor(account))
  await page.getByLabel('Link of the dapp').fill('https://dapp.test')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a WalletConnect link')
  await page.getByLabel('Link of the dapp').fill(uri)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await approve(page, account)
  return session
}

async function approve(page: Page, { chain }: MadeAccount): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Connect Outside dapp?' })
  await expect(dialog).toContainText('Site not checked')
  await expect(dialog).toContainText(chain.chainName)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
}

async function openDapps(page: Page, { path }: MadeAccount): Promise<void> {
  await page.goto(`${path}/dapps`)
  await expect(page.getByRole('heading', { name: 'Connected dapps', level: 1 })).toBeVisible()
}

const review = (page: Page, title: string | RegExp) =>
  page
    .getByRole('list', { name: 'Requests' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Review/ })
    .click()

/** Signs the draft under review. @returns the answer to the dapp */
async function sign(page: Page, answer: Promise<unknown>): Promise<Hex> {
  await expectNoDanger(page)
  await pressSign(page)
  await signInWallet(page)
  return hexOf(await answer)
}

const confirm = async ({ chain }: MadeAccount, safeTxHash: Hex) =>
  service().confirmTransaction({
    params: { chainId: chain.chainId, safeTxHash },
    body: { signature: await signSafeHash(safeTxHash, [second]) },
  })

const domainOf = ({ chain, address }: MadeAccount) => ({
  chainId: BigInt(chain.chainId),
  safe: address,
  version: '1.4.1',
})

async function isValid({ chain, address }: MadeAccount, hash: Hex, signature: Hex): Promise<boolean> {
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const answer = await client.readContract({ address, abi, functionName: 'isValidSignature', args: [hash, signature] })
  return answer === '0x1626ba7e'
}

const expectRefusal = (request: Promise<unknown>, message: string) =>
  expect(request).rejects.toMatchObject({ message: expect.stringContaining(message) })

function hexOf(value: unknown): Hex {
  if (typeof value !== 'string' || !isHex(value)) throw new Error(`The dapp was answered ${String(value)}`)
  return value
}
