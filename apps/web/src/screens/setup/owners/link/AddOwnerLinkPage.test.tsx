import { expect, test } from 'vitest'
import { treasury } from '../../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { AddOwnerLinkPage } from './AddOwnerLinkPage.tsx'

const owner = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const account = {
  account: `dev1:${treasury}`,
  safe: treasury,
  name: 'Demo treasury',
  chainName: 'Local chain',
} as const
const open = (accounts: readonly (typeof account)[]) =>
  renderInAccount(<AddOwnerLinkPage asked={owner} accounts={accounts} isLoading={false} />, treasury, () => {})

test('behavior: the user chooses the account, and its form receives the owner in the link', async () => {
  const { screen } = await open([account])
  await expect.element(screen.getByText(/names no account\. Choose the account\./)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open the owners of Demo treasury on Local chain' }))
    .toHaveAttribute('href', `/safes/dev1:${treasury}/setup/owners?add=${owner}`)
})

test('behavior: without an account the page says how to open one', async () => {
  const { screen } = await open([])
  await expect.element(screen.getByText('You have no account here.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All accounts' })).toHaveAttribute('href', '/accounts')
})
