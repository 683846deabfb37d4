import { buildTransaction } from '@countersign/safe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { treasury } from '../../testing/proposalFixture.ts'
import type { Predicted } from './Predicted.ts'
import { usePredicted } from './usePredicted.ts'

const [first, second] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]
/** No program listens there, so nothing is read. */
const nowhere = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:9' } as const
const chain = chainFixture({ rpcUri: nowhere, publicRpcUri: nowhere, safeAppsRpcUri: nowhere })
const ofFirst: Predicted = {
  position: { kind: 'next' },
  block: 12n,
  at: 0,
  source: 'run',
  moves: [],
  held: [],
  permissions: null,
  changes: [],
  fee: null,
}

/** A page on which the person goes to another transaction, and later executes with another wallet. */
function Page() {
  const [hash, setHash] = useState(first)
  const [executor, setExecutor] = useState<typeof treasury | null>(null)
  const predicted = usePredicted({
    transaction: buildTransaction({ to: treasury, nonce: 5n }),
    hash,
    state: { nonce: 5n, block: 12n, version: '1.4.1' },
    view: { simulated: null, differences: [], error: null, isRunning: true, run: () => {} },
    context: {
      safe: treasury,
      accountName: 'Treasury',
      native: { symbol: 'ETH', decimals: 18 },
      nameOf: () => null,
      tokenOf: () => null,
      hasApps: false,
    },
    executor,
    payer: null,
  })
  return (
    <>
      <button onClick={() => setExecutor(treasury)}>Other wallet</button>
      <button onClick={() => setHash(second)}>Other transaction</button>
      <output>{predicted === null ? 'no figures' : `figures of block ${predicted.block}`}</output>
    </>
  )
}

test('security: the figures of one transaction never stand on the page of another, while those are being read', async () => {
  const { screen } = await renderInAccount(
    <Page />,
    treasury,
    (client, { key }) =>
      client.setQueryData([...queryKeys.account(key), 'foreseen', first, null, null, null, '5'], ofFirst),
    undefined,
    chain,
  )
  await expect.element(screen.getByText('figures of block 12')).toBeVisible()
  // The figures of the same transaction stay while they are read for another wallet.
  await screen.getByRole('button', { name: 'Other wallet' }).click()
  await expect.element(screen.getByText('figures of block 12')).toBeVisible()
  await screen.getByRole('button', { name: 'Other transaction' }).click()
  await expect.element(screen.getByText('no figures')).toBeVisible()
})
