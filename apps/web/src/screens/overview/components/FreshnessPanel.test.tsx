import { expect, test } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { FreshnessPanel } from './FreshnessPanel.tsx'

test('behavior: each value shows its source, block and time; an unknown value says so', async () => {
  const { screen } = await renderInAccount(<FreshnessPanel />, treasury, (client, account) => {
    seedAccount(client, account)
    client.setQueryData(queryKeys.chainState(account.key), { ...chainState, block: 21_482_151n })
    client.setQueryData(queryKeys.messages(account.key), {
      pages: [{ count: 3, next: null, previous: null, results: [] }],
      pageParams: [null],
    })
    client.setQueryData(queryKeys.head('31337'), 21_482_152n)
  })
  const row = (name: string | RegExp) => screen.getByRole('row', { name })
  await expect.element(row(/^Owners, threshold, 2 of 3 From chain .*block 21,482,151$/)).toBeVisible()
  await expect.element(row(/^Nonce, 5 From chain .*block 21,482,151$/)).toBeVisible()
  await expect.element(row(/^Balances From chain/)).toBeVisible()
  await expect.element(row('Messages, 3 From you stored here')).toBeVisible()
  await expect.element(row('Prices Unknown none')).toBeVisible()
  await expect.element(screen.getByText(/the newest block is 21,482,152\./)).toBeVisible()
})
