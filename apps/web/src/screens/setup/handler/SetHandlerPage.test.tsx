import { expect, test, vi } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { SetHandlerPage } from './SetHandlerPage.tsx'

const typed = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

test('behavior: a typed handler is still in its field after a reload', async () => {
  const { screen } = await renderInAccount(
    <SetHandlerPage asked={typed} onAsked={vi.fn()} />,
    treasury,
    (client, account) => {
      seedAccount(client, account)
      client.setQueryData(queryKeys.chainState(account.key), chainState)
      client.setQueryData(['handlers-here', account.chainId, '1.4.1'], [])
    },
  )
  await expect.element(screen.getByRole('radio', { name: 'Another handler, by its address' })).toBeChecked()
  await expect.element(screen.getByRole('combobox', { name: 'Address of the handler' })).toHaveValue(typed)
})

test('behavior: a half-typed handler is still in its field after a reload', async () => {
  sessionStorage.clear()
  const open = () =>
    renderInAccount(<SetHandlerPage asked="" onAsked={vi.fn()} />, treasury, (client, account) => {
      seedAccount(client, account)
      client.setQueryData(queryKeys.chainState(account.key), chainState)
      client.setQueryData(['handlers-here', account.chainId, '1.4.1'], [])
    })
  const before = await open()
  await before.screen.getByRole('radio', { name: 'Another handler, by its address' }).click()
  await before.screen.getByRole('combobox', { name: 'Address of the handler' }).fill('0x15d3')
  await before.screen.unmount()
  const { screen } = await open()
  await expect.element(screen.getByRole('radio', { name: 'Another handler, by its address' })).toBeChecked()
  await expect.element(screen.getByRole('combobox', { name: 'Address of the handler' })).toHaveValue('0x15d3')
})
