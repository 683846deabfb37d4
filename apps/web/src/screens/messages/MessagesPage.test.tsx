import type { Chain, Message } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { permitOf, token } from '../../testing/permitFixture.ts'
import { chainState } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import type { MessageCheck } from './model/MessageCheck.ts'
import { messageCheckQuery } from './read/messageCheckQuery.ts'
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
  await expect.element(screen.getByText('No messages yet.')).toBeVisible()
  return screen
}

test('behavior: a message can be written on a chain that lets accounts sign off chain', async () => {
  const screen = await open(chainFixture())
  await screen.getByRole('button', { name: 'New message' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'New message' })).toBeVisible()
})

test('behavior: on other chains no message can be written, and the page says what happens instead', async () => {
  const features = chainFixture().features.filter((one) => one !== 'EIP1271')
  const screen = await open(chainFixture({ features }))
  await expect.element(screen.getByText('No new ones on Local chain')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New message' })).not.toBeInTheDocument()
})

const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const info = (value: Address) => ({ value, name: null, logoUri: null })

test('security: amounts of a permit use the units of its token contract, not those of the service', async () => {
  const stored: Message = {
    messageHash: `0x${'ab'.repeat(32)}`,
    status: 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message: permitOf('1000000000'),
    creationTimestamp: 1_795_000_000_000,
    modifiedTimestamp: 1_795_000_000_000,
    confirmationsSubmitted: 1,
    confirmationsRequired: 2,
    proposedBy: info(owner),
    confirmations: [{ owner: info(owner), signature: `0x${'1'.repeat(130)}` }],
    preparedSignature: null,
    origin: null,
  }
  const check: MessageCheck = {
    isHashEqual: true,
    valid: 1,
    signedBy: [owner],
    excluded: 0,
    unchecked: 0,
    content: { verdict: 'caution', title: 'Works like a payment' },
    tokenOf: (address) => (address === token ? { symbol: 'TUSD', decimals: 6, kind: 'ERC20' } : null),
  }
  const { screen, client } = await renderInAccount(<MessagesPage onNew={() => {}} />, safe, (cache, account) => {
    seedAccount(cache, account)
    const page = { count: 1, next: null, previous: null, results: [{ ...stored, type: 'MESSAGE' }] }
    cache.setQueryData(queryKeys.messages(account.key), { pages: [page], pageParams: [''] })
    cache.setQueryData(queryKeys.balances(account.key, 'usd'), {
      fiatTotal: '0',
      items: [
        {
          tokenInfo: { type: 'ERC20', address: token, decimals: 18, symbol: 'DUST', name: 'Dust', logoUri: null },
          balance: 1n,
          fiatBalance: '0',
          fiatConversion: '0',
          fiatBalance24hChange: null,
        },
      ],
    })
    cache.setQueryData(queryKeys.chainState(account.key), chainState)
    cache.setQueryData(messageCheckQuery(account.chain, account.key, stored, chainState).queryKey, check)
  })
  await expect
    .element(screen.getByRole('link', { name: 'Let 0x0000…00bb take up to 1,000.00 TUSD', exact: true }))
    .toBeVisible()
  client.setQueryData(messageCheckQuery(chainFixture(), { chainId: '31337', safe }, stored, chainState).queryKey, null)
  await expect.element(screen.getByRole('img', { name: 'Said by the service' })).toBeVisible()
})
