import { checksumAddress, type Address } from '@countersign/primitives'
import { chooseCreationContracts } from '@countersign/safe'
import type { SetupTarget } from '@countersign/safe/plan'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { addressOf } from '../../../data/inbox/inboxFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { storedCreation, undeployedAccountsStore } from '../../../data/undeployed/undeployedAccounts.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { isKnown, type KnownRow } from '../model/PlanRow.ts'
import type { Planner } from '../planning/usePlanner.ts'
import { driftMakersQuery } from '../read/planQueries.ts'
import { BoardTable } from './BoardTable.tsx'
import { DriftSection } from './DriftSection.tsx'
import { PlanNotes } from './PlanNotes.tsx'
import { RegisteredNote } from './RegisteredNote.tsx'

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
const nothing = { kind: 'planned', differences: [], upgrade: null, calls: [], leftOut: [] } as const
const row = (chain: typeof first, state: Partial<Known['state']>, standing: Partial<Known> = {}): KnownRow => ({
  chain,
  key: { chainId: chain.chainId, safe: treasury },
  account: `${chain.shortName}:${treasury}`,
  standing: {
    kind: 'known',
    state: { ...chainState, owners: [alice, bob], threshold: 2, guard: null, moduleGuard: null, ...state },
    planned: nothing,
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

const render = (seed: (client: QueryClient) => void = () => {}, shown: Planner = planner) =>
  renderInAccount(
    <main>
      <BoardTable rows={shown.rows} target={target} isBusy={false} onReview={() => {}} />
      <PlanNotes planner={shown} />
      <DriftSection rows={shown.rows.filter(isKnown)} onTake={() => {}} />
    </main>,
    treasury,
    (client) => {
      client.setQueryData(queryKeys.chains(), [first, second])
      seed(client)
    },
  )

afterEach(() => {
  undeployedAccountsStore.set([])
  walletStore.clear()
})

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

test('behavior: an account that is not deployed says that its first transaction deploys it, and what a plan cannot change', async () => {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const creation = { ...contracts, owners: [alice, carol], threshold: 1, saltNonce: 0n }
  const future: KnownRow = {
    ...drifted,
    standing: { ...drifted.standing, drift: [], state: { ...drifted.standing.state, creation } },
  }
  const level = { ...future.standing, planned: nothing } as const
  undeployedAccountsStore.set([
    {
      chainId: second.chainId,
      address: treasury,
      name: '',
      creation: storedCreation(creation),
      addedAt: 1,
      sent: null,
      failure: null,
      deployedAt: null,
    },
  ])
  const show = (row: KnownRow) => render(() => {}, { ...planner, rows: [row] })
  const { screen } = await show(future)
  const row = screen.getByRole('row', { name: /^Optimism/ })
  await expect.element(row).toHaveTextContent(/Not deployed.*1 owner replaced.*Its first transaction deploys it/)
  await expect.element(screen.getByRole('main')).toHaveTextContent('a plan cannot change how the account begins')
  await expect.element(screen.getByRole('link', { name: 'Create another account' })).toBeVisible()
  await screen.unmount()
  const other = await show({ ...future, standing: level })
  await expect
    .element(other.screen.getByRole('row', { name: /^Optimism/ }))
    .toHaveTextContent('it will begin like that')
  await expect
    .element(other.screen.getByRole('link', { name: 'Deploy on Optimism' }))
    .toHaveAttribute('href', `/safes/oeth:${treasury}`)
  await expect.element(other.screen.getByRole('link', { name: 'Create another account' })).not.toBeInTheDocument()
})

test('behavior: a co-owner adds the address where another owner registered it; other addresses and known ones are not offered', async () => {
  const contracts = chooseCreationContracts('1.4.1')
  if (contracts === null) throw new Error('1.4.1 has every contract.')
  const creation = storedCreation({ ...contracts, owners: [alice, carol], threshold: 1, saltNonce: 0n })
  const registered = { chainId: second.chainId, address: treasury, name: '', creation }
  walletStore.set({ status: 'connected', address: alice })
  const shown = { ...planner, rows: [level] }
  const { screen } = await renderInAccount(<RegisteredNote planner={shown} />, treasury, (client) => {
    client.setQueryData(queryKeys.chains(), [first, second])
    client.setQueryData(queryKeys.named(alice), [
      registered,
      { ...registered, address: bob },
      { ...registered, chainId: first.chainId },
    ])
  })
  await expect.element(screen.getByText(/registered this address on Optimism, where/)).toBeVisible()
  await screen.getByRole('button', { name: 'Add to this browser' }).click()
  expect(undeployedAccountsStore.get()).toMatchObject([{ chainId: second.chainId, address: treasury }])
  await expect.element(screen.getByRole('button', { name: 'Add to this browser' })).not.toBeInTheDocument()
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
