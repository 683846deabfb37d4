import type { Flow } from '@countersign/describe/transaction'
import { people, viewFixture } from '@countersign/describe/testing'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { FlowSummary, type SimulatedFlows } from './FlowSummary.tsx'

const ETHER = 10n ** 18n
const payment = (to: Flow['to'], amount: bigint): Flow => ({
  kind: 'out',
  token: null,
  tokenId: null,
  amount,
  to,
  calls: ['1'],
})

async function open(flows: readonly Flow[], simulated: SimulatedFlows | null) {
  const { screen } = await renderInAccount(
    <FlowSummary {...{ flows, simulated }} context={viewFixture} />,
    people.treasury,
    () => {},
  )
  return screen.getByRole('group', { name: 'What leaves the account' })
}

test('behavior: equal payments to two recipients are one sum', async () => {
  const flows = [payment(people.kestrel, ETHER), payment(people.northwind, ETHER)]
  const group = await open(flows, { leaves: ['2.00 ETH'], arrives: [] })
  await expect.element(group).toHaveTextContent('Pays or permits2.00 ETHToKestrel AuditsNorthwind Legal')
})

test('behavior: a permission is told apart from a payment of the same amount', async () => {
  const permission: Flow = { ...payment(people.kestrel, 5_000_000n), kind: 'may', token: people.tusd }
  const group = await open([permission, { ...permission, kind: 'out' }], null)
  await expect.element(group).toHaveTextContent('Pays or permitsup to 5.00 TUSD5.00 TUSDToKestrel Audits')
})

test('security: what a called contract takes in the simulation is shown although no call names it', async () => {
  const group = await open([], { leaves: ['500.00 TUSD'], arrives: [] })
  await expect.element(group).toHaveTextContent('Leaves in the simulation500.00 TUSDArrives in the simulationNothing')
})

test('security: without a simulation nothing is called the most that can leave', async () => {
  const group = await open([payment(people.kestrel, ETHER)], null)
  await expect.element(group).toHaveTextContent('Pays or permits1.00 ETHToKestrel Audits')
})
