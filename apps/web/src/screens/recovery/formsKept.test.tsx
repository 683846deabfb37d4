import { beforeEach, expect, test } from 'vitest'
import { recoveryFixture } from '../../data/recovery/recoveryFixture.ts'
import { endPage } from '../../testing/endPage.ts'
import { chainState, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import type { Recovery } from '../../data/recovery/Recovery.ts'
import { RecoveryForm } from './form/RecoveryForm.tsx'
import { StartForm } from './start/StartForm.tsx'

const at = 1_795_000_000n
const carol = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

const openForm = (recovery: Recovery | null) =>
  renderInAccount(<RecoveryForm recovery={recovery} state={chainState} now={at} />, treasury, seedAccount)
const openStart = (recovery: Recovery) =>
  renderInAccount(<StartForm recovery={recovery} name="Treasury" />, treasury, seedAccount)

beforeEach(() => sessionStorage.clear())

test('behavior: the form of a new recovery survives a reload: recoverers, notice and expiry', async () => {
  const { screen } = await openForm(null)
  await screen.getByText('Other', { exact: true }).first().click()
  await screen.getByRole('textbox', { name: 'Notice before it takes effect: number' }).fill('36')
  await screen.getByRole('combobox', { name: 'Notice before it takes effect: unit' }).selectOptions('hours')
  await screen.getByText('Never', { exact: true }).click()
  await screen.getByRole('combobox', { name: 'Recoverer 1' }).fill(carol)
  await screen.getByRole('button', { name: 'Add a recoverer' }).click()
  await screen.getByRole('combobox', { name: 'Recoverer 2' }).fill('0x12')
  await endPage(screen)

  const { screen: again } = await openForm(null)
  await expect.element(again.getByRole('combobox', { name: 'Recoverer 1' })).toHaveValue(carol)
  await expect.element(again.getByRole('combobox', { name: 'Recoverer 2' })).toHaveValue('0x12')
  await expect.element(again.getByRole('textbox', { name: 'Notice before it takes effect: number' })).toHaveValue('36')
  await expect
    .element(again.getByRole('combobox', { name: 'Notice before it takes effect: unit' }))
    .toHaveValue('hours')
  await expect
    .element(
      again.getByRole('group', { name: 'Expiry of an announced recovery' }).getByRole('radio', { name: 'Never' }),
    )
    .toBeChecked()
  await again.getByRole('button', { name: 'Remove recoverer 2' }).click()
  await again.getByRole('textbox', { name: 'Notice before it takes effect: number' }).fill('48')
  // The field resolves the address again.
  await expect
    .element(again.getByText('Available when every recoverer is a different address.'))
    .not.toBeInTheDocument()
})

test('behavior: input for earlier settings is discarded, and the form says so', async () => {
  const { screen } = await openForm(recoveryFixture(at))
  await screen.getByText('Never', { exact: true }).click()
  await endPage(screen)

  const { screen: again } = await openForm(recoveryFixture(at, { cooldown: 86_400n * 14n }))
  await expect.element(again.getByText('The recovery settings changed since you opened this form.')).toBeVisible()
  await expect
    .element(
      again.getByRole('group', { name: 'Expiry of an announced recovery' }).getByRole('radio', { name: '7 days' }),
    )
    .toBeChecked()
  await endPage(again)

  const { screen: third } = await openForm(recoveryFixture(at, { cooldown: 86_400n * 14n }))
  await expect.element(third.getByRole('heading', { name: 'Change recovery' })).toBeVisible()
  await expect
    .element(third.getByText('The recovery settings changed since you opened this form.'))
    .not.toBeInTheDocument()
})

test('behavior: the owners in the form of an announcement survive a reload, and the reason is shown below the button', async () => {
  const { screen } = await openStart(recoveryFixture(at))
  await expect
    .element(screen.getByRole('button', { name: 'Announce the recovery' }))
    .toHaveAccessibleDescription('You have not changed the owners.')
  await screen.getByRole('button', { name: 'Remove owner 2' }).click()
  await screen.getByRole('combobox', { name: 'Owner 1' }).fill(carol)
  await screen.getByRole('textbox', { name: 'Signatures needed' }).fill('1')
  await endPage(screen)

  const { screen: again } = await openStart(recoveryFixture(at))
  await expect.element(again.getByRole('combobox', { name: 'Owner 1' })).toHaveValue(carol)
  expect(again.getByRole('combobox', { name: /^Owner / }).elements()).toHaveLength(chainState.owners.length - 1)
  await expect.element(again.getByRole('textbox', { name: 'Signatures needed' })).toHaveValue('1')
  await expect.element(again.getByRole('heading', { name: 'Proposed changes' })).toBeVisible()
})
