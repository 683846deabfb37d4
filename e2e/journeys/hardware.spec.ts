import { demoOwners, spareKeys } from '@countersign/devchain'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSoftQrWallet } from '../../apps/web/src/screens/wallet/hardware/testing/createSoftQrWallet.ts'
import { urVectors } from '../../apps/web/src/parts/qr/ur/urVectors.ts'
import { openConnectDialog, walletButton, walletRow } from '../support/connectDialog.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { plugInLedger } from '../support/hardware/plugInLedger.ts'
import { readFrames } from '../support/hardware/readFrames.ts'
import { withCamera } from '../support/hardware/withCamera.ts'
import { writeCamera } from '../support/hardware/writeCamera.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { proposeTransaction } from '../support/proposeTransaction.ts'
import { serviceUrl } from '../support/serviceUrl.ts'
import { test } from '../support/test.ts'
import { watchPage } from '../support/watchPage.ts'
import { pressSign } from '../support/pressSign.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const [owner, other] = demoOwners

/** A payment that one more owner has to sign. */
async function waitingPayment() {
  const chain = await localChain('dev1')
  const account = await makeAccount(chain)
  const hash = await proposeTransaction(account, { to: spareKeys[0].address, value: 1n, data: '0x' }, [other])
  return { chain, path: `${account.path}/transactions/${hash}` }
}

const hashesIn = (place: Locator, name: string) => place.getByRole('group', { name, exact: true })

async function chooseFirstAddress(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Choose an address' })
  const first = dialog.getByRole('list', { name: 'Addresses' }).getByRole('button').first()
  await expect(first).toContainText('ETH')
  await expectAccessible(page, 'choosing an address')
  await first.click()
  await expect(walletButton(page)).toBeVisible()
}

test('behavior: an owner signs with a Ledger and compares both hashes, and no other host is contacted', async ({
  context,
  page,
}) => {
  const { chain, path } = await waitingPayment()
  const notes = watchPage(context, [serviceUrl(), chain.rpcUrl, (await localChain('dev2')).rpcUrl].map(originOf))
  const ledger = await plugInLedger(page)
  let approve = () => {}
  ledger.state.answer = () =>
    new Promise((resolve) => {
      approve = () => resolve('approve')
    })

  await page.goto(path)
  await openConnectDialog(page)
  await walletRow(page, 'Ledger').click()
  const attach = page.getByRole('dialog', { name: 'Connect your Ledger' })
  await expect(attach.getByText('Open its Ethereum app.')).toBeVisible()
  await attach.getByRole('button', { name: 'Continue' }).click()
  await chooseFirstAddress(page)

  await page.reload()
  await expect(walletButton(page)).toBeVisible()
  const asked = ledger.commands.length
  await pressSign(page)
  await page.getByRole('dialog', { name: 'Connect your Ledger' }).getByRole('button', { name: 'Continue' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm on your Ledger' })
  for (const name of ['Domain hash', 'Message hash']) {
    const shown = await hashesIn(confirm, name).textContent()
    expect(shown).toBe(await hashesIn(page.getByRole('main'), name).textContent())
  }
  await expectAccessible(page, 'what a Ledger shows')
  expect(ledger.commands.length).toBeGreaterThan(asked)
  approve()
  await expect(confirm).toBeHidden()
  await expect(page.getByText('2 of 2 signed').first()).toBeVisible()
  expect(notes).toEqual([])
})

test('behavior: an owner signs with codes on two screens, the answer read by the camera', async () => {
  const { path } = await waitingPayment()
  const folder = await mkdtemp(join(tmpdir(), 'countersign-camera-'))
  const film = join(folder, 'answer.y4m')
  const browser = await chromium.launch(withCamera(film))
  try {
    const page = await browser.newPage({ baseURL: serviceUrl(), viewport: { width: 1440, height: 900 } })
    await page.goto(path)
    await openConnectDialog(page)
    await walletRow(page, 'Keystone').click()
    const scan = page.getByRole('dialog', { name: 'Scan your addresses' })
    await scan.getByLabel('Or paste the code as text').fill(urVectors.hdKey)
    await scan.getByRole('button', { name: 'Use the pasted code' }).click()
    await chooseFirstAddress(page)

    await pressSign(page)
    const exchange = page.getByRole('dialog', { name: 'Sign with your QR wallet' })
    const frames = await readFrames(exchange.getByRole('img', { name: 'Request for your device' }))
    await expectAccessible(page, 'the request as a code')
    const answer: string[] = []
    for await (const frame of createSoftQrWallet(MNEMONIC).answerTo(frames)) answer.push(frame)
    expect(answer.length).toBeGreaterThan(1)
    await writeCamera(film, answer)
    await exchange.getByRole('button', { name: 'The device has signed' }).click()
    await exchange.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(exchange).toBeHidden()
    await expect(page.getByText('2 of 2 signed').first()).toBeVisible()
    await expect(page.getByText(owner.name).first()).toBeVisible()
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})

const originOf = (url: string) => new URL(url).origin
