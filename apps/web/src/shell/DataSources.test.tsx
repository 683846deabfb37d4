import type { Chain } from '@countersign/api'
import { expect, onTestFinished, test } from 'vitest'
import { dataSource } from '../data/api/dataSource.ts'
import { chainFixture } from '../data/chain-access/chainFixture.ts'
import { nodeStatus } from '../data/rpc/nodeStatus.ts'
import { readWaits } from '../data/rpc/readWaits.ts'
import { renderInAccount } from '../testing/renderInAccount.tsx'
import { seedAccount } from '../testing/seedAccount.ts'
import { DataSources } from './DataSources.tsx'
import { ReadWaitStrip } from './ReadWaitStrip.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const open = (value: string): Chain['rpcUri'] => ({ authentication: 'NO_AUTHENTICATION', value })
const [first, second] = ['http://127.0.0.1:9/first', 'http://localhost:9/second']
const chain = chainFixture({ chainId: '77', rpcUri: open(first), publicRpcUri: open(second) })

test('behavior: the sidebar shows the result of each node’s last request', async () => {
  nodeStatus.answered(first)
  const { screen } = await renderInAccount(<DataSources account={null} />, safe, seedAccount, undefined, chain)
  const rowOf = (host: string) => screen.getByLabelText('Data sources').getByText(host).element().closest('div')
  await expect.element(screen.getByText('127.0.0.1:9')).toBeVisible()
  expect(rowOf('127.0.0.1:9')).toHaveTextContent('answers')
  expect(rowOf('localhost:9')).toHaveTextContent('not used')
  nodeStatus.failed(second)
  nodeStatus.limited(first, 0)
  await expect.poll(() => rowOf('127.0.0.1:9')?.textContent).toContain('limits requests')
  expect(rowOf('localhost:9')).toHaveTextContent('not answering')
})

test('behavior: while the service rebuilds its database the sidebar says how far it is', async () => {
  dataSource.serviceRebuilding(57)
  onTestFinished(() => dataSource.serviceAnswered())
  const { screen } = await renderInAccount(<DataSources account={null} />, safe, seedAccount, undefined, chain)
  await expect.element(screen.getByLabelText('Data sources')).toHaveTextContent('rebuilding, 57 %')
})

test('behavior: while a read of the chain is repeated the page says which node it waits for', async () => {
  const { screen } = await renderInAccount(<ReadWaitStrip chain={chain} />, safe, seedAccount, undefined, chain)
  expect(screen.getByRole('status').query()).toBeNull()
  const end = readWaits.begin({ chainId: chain.chainId, host: '127.0.0.1:9' })
  await expect.element(screen.getByText('The node 127.0.0.1:9 limits requests.')).toBeVisible()
  end()
  await expect.poll(() => screen.getByRole('status').query()).toBeNull()
})
