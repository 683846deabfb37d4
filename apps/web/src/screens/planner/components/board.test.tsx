import { checksumAddress, type Address } from '@countersign/primitives'
import type { SetupTarget } from '@countersign/safe/plan'
import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addressOf } from '../../../data/inbox/inboxFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import type { KnownRow } from '../model/PlanRow.ts'
import type { Planner } from '../planning/usePlanner.ts'
import { driftMakersQuery } from '../read/planQueries.ts'
import { BoardTable } from './BoardTable.tsx'
import { DriftSection } from './DriftSection.tsx'
import { PlanNotes } from './PlanNotes.tsx'

const [alice, bob, carol] = [1, 2, 3].map((number): Address => checksumAddress(addressOf(number)))
if (!alice || !bob || !carol) throw new TypeError('three addresses')
const guard = checksumAddress(addressOf(0x99))
const first = chainFixture()
const second = chainFixture({ chainId: '10', chainName: 'Optimism', shortName: 'oeth' })
const target: SetupTarget = {
  owners: [alice, bob],
  threshold: 2,
  modules: 'keep',
  fallbackHandler: 'keep',
  version: 'keep',
}

type Known = KnownRow['standing']
const row = (chain: typeof first, state: Partial<Known['state']>, standing: Partial<Known> = {}): KnownRow => ({
  chain,
  key: { chainId: chain.chainId, safe: treasury },
  account: `${chain.shortName}:${treasury}`,
  standing: {
    kind: 'known',
    state: { ...chainState, owners: [alice, bob], threshold: 2, guard: null, moduleGuard: null, ...state },
    planned: { kind: 'planned', differences: [], upgrade: null, calls: [], leftOut: [] },
    drift: [],
    seenAt: 7n,
    proposals: { found: [], outdated: [] },
    queueError: null,
    ...standing,
  },
})
const level = row(first, { guard })
const difference = { type: 'threshold', before: 2, after: 1 } as const
const call = { operation: 0, to: treasury, value: 0n, data: '0x' } as const
const drifted = row(
  second,
  { owners: [alice, carol], threshold: 1 },
  {
    planned: {
      kind: 'planned',
      differences: [
        { type: 'owner-added', address: bob },
        { type: 'owner-removed', address: carol },
        { type: 'threshold', before: 1, after: 2 },
      ],
      upgrade: null,
      calls: [call],
      leftOut: [],
    },
    drift: [{ difference, isWanted: false }],
  },
)
const planner: Planner = {
  address: treasury,
  kept: null,
  target,
  rows: [level, drifted],
  around: [],
  isRead: true,
  keep: () => null,
}

const render = (seed: (client: QueryClient) => void = () => {}) =>
  renderInAccount(
    <main>
      <BoardTable rows={planner.rows} target={target} isBusy={false} onReview={() => {}} />
      <PlanNotes planner={planner} />
      <DriftSection rows={[level, drifted]} onTake={() => {}} />
    </main>,
    treasury,
    (client) => {
      client.setQueryData(queryKeys.chains(), [first, second])
      seed(client)
    },
  )

test('behavior: the board says for each network who stays, comes and goes, and what differs', async () => {
  const { screen } = await render()
  const rowOf = (chain: string) => screen.getByRole('row', { name: new RegExp(`^${chain}`) })
  await expect.element(rowOf('Local chain')).toHaveTextContent(/None, it is as planned.*As planned/)
  await expect
    .element(rowOf('Optimism'))
    .toHaveTextContent(/1 → 2.*2 changes.*1 owner replaced, signatures needed 1 → 2/)
  await expect.element(rowOf('Optimism')).toHaveTextContent('Not proposed')
  await expect.element(rowOf('Optimism')).toHaveTextContent('Changed outside of the plan')
  await expect.element(rowOf('Local chain')).not.toHaveTextContent('Changed outside')
})

test('behavior: guards that differ are named, because a plan leaves them as they are', async () => {
  const { screen } = await render()
  const main = screen.getByRole('main')
  await expect.element(main).toHaveTextContent('The guards of these accounts differ')
  await expect.element(main).toHaveTextContent(/Local chain: 0x0000…0099; Optimism: no guard/)
})

test('behavior: a drift names the transaction and the day that caused it; without one it leads to the history', async () => {
  const { chain, key, standing } = drifted
  const query = driftMakersQuery(
    { chain, key, state: standing.state },
    { differences: [difference], since: 7n, wallet: null },
  )
  const maker = { id: 'multisig_5', nonce: 5, at: Date.UTC(2025, 10, 2), isVerified: true, isOwn: false }
  const { screen } = await render((client) => client.setQueryData(query.queryKey, [maker]))
  const drift = screen.getByRole('region', { name: 'Drift' })
  await expect.element(drift).toHaveTextContent('Signatures needed went from 2 to 1, by transaction 5 on 2 Nov 2025.')
  await expect.element(drift).toHaveTextContent('The plan undoes: signatures needed 2 → 1.')
  await expect
    .element(screen.getByRole('link', { name: 'See the transaction that changed Optimism' }))
    .toHaveAttribute('href', expect.stringMatching(/multisig_5$/))
  await screen.unmount()
  const other = await render((client) => client.setQueryData(query.queryKey, [null]))
  await expect.element(other.screen.getByRole('link', { name: 'See the history on Optimism' })).toBeVisible()
  await expect
    .element(other.screen.getByRole('region', { name: 'Drift' }))
    .toHaveTextContent('No transaction was found')
})
