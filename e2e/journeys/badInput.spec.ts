import { demoOwners, spareKeys } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { demoTreasury } from '../support/demoTreasury.ts'
import { fillPayment } from '../support/fillPayment.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'
import { chooseNetworks } from '../support/chooseNetworks.ts'

const wrongChecksum = spareKeys[0].address.replace(/[a-f]/, (letter) => letter.toUpperCase())

test('error: every bad value of a payment has a sentence at its field, and no typed value is lost', async ({
  page,
}) => {
  const { path } = demoTreasury(await localChain('dev1'))
  await page.goto(`${path}/send`)
  const recipient = page.getByRole('combobox', { name: 'Recipient 1' })
  const amount = page.getByRole('textbox', { name: 'Amount 1' })
  const nonce = page.getByRole('textbox', { name: 'Transaction number' })
  const says = async (field: typeof recipient, sentence: RegExp) => {
    await field.blur()
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await fillPayment(page, 1, { recipient: wrongChecksum, token: 'TUSD', amount: '1.2345678' })
  await says(recipient, /checksum/)
  await says(amount, /1\.2345678 has 7 decimals, but TUSD has 6\./)
  await amount.fill('1000000')
  await says(amount, /756,000\.50 more than the account holds/)
  await recipient.fill(`eth:${spareKeys[0].address}`)
  await says(recipient, /eth.*dev1|dev1.*eth/)
  await page.getByRole('button', { name: 'Advanced' }).click()
  await nonce.fill('2')
  await says(nonce, /^Number 2 is already used/)
  const note = page.getByRole('textbox', { name: /^Note/ })
  await note.fill('n'.repeat(61))
  await expect(note).toHaveAccessibleDescription('The note has 61 characters; the limit is 60. Shorten it.')
  await note.fill('')

  // The button is blocked, but can be pressed: it then lists all problems at once.
  await page.getByRole('button', { name: 'Review', exact: true }).press('Enter')
  await expect(page.getByText('3 fields to correct')).toBeVisible()
  await page.reload()
  await expect(recipient).toHaveValue(`eth:${spareKeys[0].address}`)
  await expect(amount).toHaveValue('1000000')
  await expect(page.getByRole('combobox', { name: 'Token 1' })).toHaveValue(/^0x/)
  await expect(nonce).toHaveValue('2')
})

test('error: impossible owners and a threshold above their number are refused at the field, and survive a reload', async ({
  page,
}) => {
  const chain = await localChain('dev1')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Continue to owners' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(
    /^Enter a name for the account\..*Other owners choose their own name\.$/,
  )
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour fund')
  await chooseNetworks(page, [chain.chainName])
  await page.getByRole('button', { name: 'Continue to owners' }).click()

  const owner = (number: number) => page.getByRole('combobox', { name: `Address of owner ${number}` })
  await owner(1).fill(demoOwners[0].address)
  await owner(2).fill(demoOwners[0].address.toLowerCase())
  await expect(page.getByText('This is the same address as owner 1. Each owner counts once.')).toBeVisible()
  // A threshold that was chosen does not follow the number of owners.
  for (const choice of ['3 of 3', '2 of 3']) await page.getByRole('radio', { name: choice }).check()
  await owner(3).fill(wrongChecksum)
  await owner(3).blur()
  await expect(page.getByRole('listitem').filter({ has: owner(3) })).toContainText(/checksum/)
  await page.getByRole('button', { name: 'Remove owner 3' }).click()
  await page.getByRole('button', { name: 'Remove owner 2' }).click()
  await expect(page.getByText('2 signatures are required, but there is only 1 owner.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Signatures required' })).toHaveAccessibleDescription(
    /^2 signatures are required, but there is only 1 owner\./,
  )
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(owner(1)).toBeVisible()

  await page.reload()
  await expect(owner(1)).toHaveValue(demoOwners[0].address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour fund')
  await expect(page.getByText('2 signatures are required, but there is only 1 owner.')).toBeVisible()
})
