import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { OtherNetworks } from './OtherNetworks.tsx'

const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const here = chainFixture()
const elsewhere = chainFixture({ chainId: '31338', chainName: 'Second chain', shortName: 'dev2' })

/** The second chain has the account if `isThere` is true. */
const seed =
  (isThere: boolean): Parameters<typeof renderInAccount>[2] =>
  (client, account) => {
    seedAccount(client, account)
    const known = client.getQueryData(queryKeys.safe(account.key))
    client.setQueryData(queryKeys.chains(), [here, elsewhere])
    client.removeQueries({ queryKey: queryKeys.safe(account.key) })
    if (isThere) client.setQueryData(queryKeys.safe({ chainId: elsewhere.chainId, safe }), known)
  }

test('behavior: an account that exists on another configured network is offered there, by the name of the network', async () => {
  const { screen } = await renderInAccount(<OtherNetworks address={safe} chain={here} />, safe, seed(true))
  const link = screen.getByRole('link', { name: 'Open it on Second chain' })
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', `/safes/dev2:${safe}`)
})

test('behavior: a link with the prefix of a network that is not configured offers the networks with this account', async () => {
  const page = <AccountLayout account={`eth:${safe}`}>Its page</AccountLayout>
  const { screen } = await renderInAccount(page, safe, seed(true))
  await expect.element(screen.getByText('This network is not configured.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open it on Second chain' })).toBeVisible()
})

test('behavior: without the account on another network nothing is offered', async () => {
  const { screen } = await renderInAccount(
    <p>
      Alone <OtherNetworks address={safe} chain={here} />
    </p>,
    safe,
    seed(false),
  )
  await expect.element(screen.getByText('Alone')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})
