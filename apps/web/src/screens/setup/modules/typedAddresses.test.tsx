import { beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { AddModulePage } from './AddModulePage.tsx'
import { SetGuardPage } from './SetGuardPage.tsx'

const pages = {
  module: () => <AddModulePage asked="" onAsked={vi.fn()} />,
  guard: () => <SetGuardPage kind="guard" asked="" onAsked={vi.fn()} />,
} as const

const open = (page: keyof typeof pages) =>
  renderInAccount(pages[page](), treasury, (client, account) => {
    seedAccount(client, account)
    client.setQueryData(queryKeys.chainState(account.key), chainState)
    client.setQueryData(['modules-here', account.chainId], [])
  })

beforeEach(() => sessionStorage.clear())

test.each(['module', 'guard'] as const)(
  'behavior: a half-typed %s is still in its field after a reload, and in no other form',
  async (page) => {
    const before = await open(page)
    await before.screen.getByRole('combobox', { name: `Address of the ${page}` }).fill('0x15d3')
    await before.screen.unmount()
    const { screen } = await open(page)
    await expect.element(screen.getByRole('combobox', { name: `Address of the ${page}` })).toHaveValue('0x15d3')
    await screen.unmount()
    const other = page === 'module' ? 'guard' : 'module'
    const elsewhere = await open(other)
    const field = elsewhere.screen.getByRole('combobox', { name: `Address of the ${other}` })
    await expect.element(field).toHaveValue('')
  },
)
