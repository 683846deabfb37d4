import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { expect, test } from 'vitest'
import { chainFixture } from '../../shared/chain-access/chainFixture.ts'
import { queryKeys } from '../../shared/query/queryKeys.ts'
import { renderInAccount } from '../../shared/testing/renderInAccount.tsx'
import { seedAccount } from '../../shared/testing/seedAccount.ts'
import { MessagesPage } from './MessagesPage.tsx'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

async function open(chain: Chain) {
  const { screen } = await renderInAccount(
    <MessagesPage onNew={() => {}} />,
    safe,
    (client, account) => {
      seedAccount(client, account)
      const page = { count: 0, next: null, previous: null, results: [] }
      client.setQueryData(queryKeys.messages(account.key), { pages: [page], pageParams: [''] })
    },
    '/safes/$safe/queue',
    chain,
  )
  await expect.element(screen.getByText('No message yet.')).toBeVisible()
  return screen
}

test('behavior: a message is written where the network lets accounts sign off the chain', async () => {
  const screen = await open(chainFixture())
  await screen.getByRole('button', { name: 'New message' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'New message' })).toBeVisible()
})

test('behavior: where it does not, none is begun, and the page says what happens instead', async () => {
  const features = chainFixture().features.filter((one) => one !== 'EIP1271')
  const screen = await open(chainFixture({ features }))
  await expect.element(screen.getByText('No new ones on Local chain')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New message' })).not.toBeInTheDocument()
})
