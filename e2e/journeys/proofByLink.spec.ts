import { demoOwners } from '@countersign/devchain'
import { expect, type Page } from '@playwright/test'
import { compareDevice } from '../support/compareDevice.ts'
import { answerDemoWallet } from '../support/demoWallet.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { openPerson } from '../support/openPerson.ts'
import { signProposal } from '../support/signProposal.ts'
import { test } from '../support/test.ts'

const [first, second, newcomer] = demoOwners
const SIGN_TEXT = 'Sign this message?'

test('behavior: a new owner proves control by a link, and every reviewer’s page verifies it', async ({ browser }) => {
  const account = await makeAccount(await localChain('dev1'), { owners: [first, second], threshold: 2 })
  const ana = await openPerson(browser, 1, `${account.path}/setup/owners`)

  const link = await test.step('an owner adds a key in the form and asks for its proof', async () => {
    await ana.getByRole('button', { name: 'Add an owner' }).click()
    await ana.getByRole('combobox', { name: 'Address of owner 3' }).fill(newcomer.address)
    const field = ana.getByRole('textbox', { name: 'Link for Demo owner 3' })
    await expect(field).toHaveValue(/\/prove#p=/)
    return field.inputValue()
  })

  const carla = await openPerson(browser, 3, link)
  const answer = await test.step('the new owner reads the request, signs, and returns the answer', async () => {
    const text = `I control ${newcomer.address} and agree to be an owner of the account ${account.address} on chain ${account.chain.chainId}.`
    await expect(carla.getByLabel('text to sign', { exact: true })).toHaveText(text)
    await expect(carla.getByText('only a claim')).toBeVisible()
    // The request is no longer in the address bar.
    expect(new URL(carla.url()).hash).toBe('')
    await expectAccessible(carla, 'a request for a proof of control')
    await carla.getByRole('button', { name: 'Sign with this key' }).click()
    await expect(carla.getByRole('dialog', { name: SIGN_TEXT })).toContainText(text)
    await answerDemoWallet(carla, SIGN_TEXT, 'Sign')
    await expect(carla.getByText('Signed, and verified here')).toBeVisible()
    return carla.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
  })

  await test.step('the answer is verified before it is stored, and the proposal contains it', async () => {
    await ana.getByRole('button', { name: 'Enter the answer' }).click()
    await ana.getByRole('button', { name: 'Paste' }).click()
    await ana.getByRole('textbox', { name: 'Share link, file or code as text' }).fill(answer)
    await ana.getByRole('button', { name: 'Read it' }).click()
    await expect(ana.getByText('Control proved')).toBeVisible()
    await ana.getByRole('button', { name: 'Continue to review' }).click()
    await expect(proven(ana)).toBeAttached()
    await expect(ana.getByText('new, control proved')).toBeVisible()
    await expect(ana.getByText('Settings change as the transaction says')).toBeAttached()
    await compareDevice(ana)
    await signProposal(ana)
    await expect(ana.getByText('1 of 2 signed').first()).toBeVisible()
  })

  await test.step('the page of another reviewer verifies the proof in the proposal', async () => {
    const ben = await openPerson(browser, 2, `${account.path}/queue`)
    await ben.getByRole('link', { name: /^Review: / }).click()
    await expect(proven(ben)).toBeAttached()
    await expect(ben.getByText('new, control proved')).toBeVisible()
    // It is part of the note, but not of its displayed text.
    await expect(ben.getByText('proof:')).toBeHidden()
    await expect(ben.getByRole('heading', { level: 1 })).toContainText('add Demo owner 3 as an owner')
  })
})

/** Verified checks are folded away. */
const proven = (page: Page) => page.locator('[data-check=new-owners][data-verdict=verified]')
