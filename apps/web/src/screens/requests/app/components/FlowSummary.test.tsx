import type { Address } from '@countersign/primitives'
import type { Flow, ViewContext } from '@countersign/describe/transaction'
import { people, viewFixture } from '@countersign/describe/testing'
import type { AssetDelta } from '@countersign/simulation'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { FlowSummary } from './FlowSummary.tsx'

const ETHER = 10n ** 18n
const payment = (to: Flow['to'], amount: bigint): Flow => ({
  kind: 'out',
  token: null,
  tokenId: null,
  amount,
  to,
  calls: ['1'],
})

const lost = (token: Address, amount: bigint): AssetDelta => ({
  kind: 'erc20',
  owner: people.treasury,
  token,
  amount: -amount,
})

async function open(flows: readonly Flow[], deltas: readonly AssetDelta[] | null, context = viewFixture) {
  const { screen } = await renderInAccount(<FlowSummary {...{ flows, deltas, context }} />, people.treasury, () => {})
  return screen.getByRole('group', { name: 'What leaves the account' })
}

test('behavior: equal payments to two recipients are one sum', async () => {
  const flows = [payment(people.kestrel, ETHER), payment(people.northwind, ETHER)]
  const group = await open(flows, [{ kind: 'native', owner: people.treasury, amount: -2n * ETHER }])
  await expect.element(group).toHaveTextContent('Pays or permits2.00 ETHToKestrel AuditsNorthwind Legal')
})

test('behavior: a permission is told apart from a payment of the same amount', async () => {
  const permission: Flow = { ...payment(people.kestrel, 5_000_000n), kind: 'may', token: people.tusd }
  const group = await open([permission, { ...permission, kind: 'out' }], null)
  await expect.element(group).toHaveTextContent('Pays or permitsup to 5.00 TUSD5.00 TUSDToKestrel Audits')
})

test('security: what a called contract takes in the simulation is shown although no call names it', async () => {
  const group = await open([], [lost(people.tusd, 500_000_000n)])
  await expect.element(group).toHaveTextContent('Leaves in the simulation500.00 TUSDArrives in the simulationNothing')
})

test('security: a paid token with the same symbol and amount hides no other loss', async () => {
  const context: ViewContext = { ...viewFixture, tokenOf: () => ({ symbol: 'TUSD', decimals: 6, kind: 'ERC20' }) }
  const deltas = [lost(people.stranger, 5_000_000n), lost(people.tusd, 5_000_000n)]
  const group = await open([{ ...payment(people.kestrel, 5_000_000n), token: people.stranger }], deltas, context)
  await expect
    .element(group)
    .toHaveTextContent('Pays or permits5.00 TUSDLeaves in the simulation5.00 TUSDToKestrel Audits')
})

test('security: without a simulation nothing is called the most that can leave', async () => {
  const group = await open([payment(people.kestrel, ETHER)], null)
  await expect.element(group).toHaveTextContent('Pays or permits1.00 ETHToKestrel Audits')
})
