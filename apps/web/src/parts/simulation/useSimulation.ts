import type { Chain, SafeState } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { UnitOf } from '@countersign/simulation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Check } from '@countersign/safe/checks'
import { hasFeature } from '../../data/config/hasFeature.ts'
import { afterPaint } from '../../data/live/afterPaint.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { namedBlock } from '../../data/rpc/namedBlock.ts'
import { readNewestBlock } from '../../data/rpc/readNewestBlock.ts'
import { findCreation } from '../../data/undeployed/undeployedAccounts.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { compareSimulations } from './compareSimulations.ts'
import { simulationMessages } from './simulationMessages.ts'
import type { Simulated } from './Simulated.ts'
import type { SimulationView } from './SimulationView.ts'
import { changedEffects, simulationChecks } from './simulationChecks.ts'
import { withPatience } from './withPatience.ts'

type Subject = {
  /** Null until it is loaded. */
  readonly transaction: SafeTransactionData | null
  readonly sender: Address | null
  /** Reads the units for the amounts in findings, while the simulation runs; without it, base units. */
  readonly readUnits?: () => Promise<UnitOf | undefined>
}

export type Simulation = {
  readonly view: SimulationView
  readonly checks: readonly Check[]
  /** The run has no result yet. It always ends: with a result, an error, or at its time limit. */
  readonly isFirstRun: boolean
  /** Runs it again, and compares the result with the first one that was shown. */
  readonly runAgain: () => Promise<readonly Check[]>
}

/** Simulates the transaction when it is loaded, beside the other reads of the account, and again before the user signs or executes it. */
export function useSimulation({ transaction, sender, readUnits }: Subject): Simulation {
  const { chain, key, safe } = useAccount()
  const queryClient = useQueryClient()
  const isAutomatic = hasFeature(chain, 'TX_SIMULATION')
  // By its fields: the result depends on them, and the hash is known only when the account was read.
  const fields = transaction && Object.values(transaction).map(String).join()
  const queryKey = [...queryKeys.account(key), 'simulation', fields, sender]
  const options = {
    queryKey,
    queryFn: async (): Promise<Runs> => {
      if (transaction === null) throw new Error(simulationMessages.nothingToRun)
      const knownAddresses = addressBookStore.get().map(({ address }) => address)
      // A description of the account that is cached anyway; the chain confirms it, or the simulation runs again.
      const reported = () => factsOf(queryClient.getQueryData(safeQuery(key).queryKey))
      const now = await withPatience(async (signal) => {
        // The first request of the simulation, sent while its code is loaded.
        const named = namedBlock.get(chain.chainId)
        const newest = readNewestBlock(chain, signal)
        // The simulation reports the error. If its code cannot be loaded, that error counts.
        newest.catch(() => {})
        const unitOf = readUnits?.()
        await afterPaint()
        const { runSimulation } = await import('./runSimulation.ts')
        const creation = await missingCreation(chain, safe, signal)
        const input = { chain, safe, transaction, sender, knownAddresses, unitOf, reported, newest, creation, named }
        return runSimulation(input, signal)
      })
      return { first: queryClient.getQueryData<Runs>(queryKey)?.first ?? now, now }
    },
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  }
  const query = useQuery({
    ...options,
    enabled: isAutomatic && transaction !== null,
    staleTime: Infinity,
  })
  const judge = (runs: Runs | null, error: Error | null): readonly Check[] => {
    const checks = simulationChecks({ simulated: runs?.now ?? null, first: runs?.first ?? null, error, isAutomatic })
    const differences = differencesOf(runs)
    return differences.length > 0 ? [...checks, changedEffects(differences)] : checks
  }
  const runs = query.data ?? null
  return {
    view: {
      simulated: runs?.now ?? null,
      differences: differencesOf(runs),
      error: query.error,
      isRunning: query.isFetching,
      run: () => {
        // Callers that need it read it again.
        queryClient.setQueryData<Runs>(queryKey, (known) => known && { ...known, first: null })
        void query.refetch()
      },
    },
    checks: judge(runs, query.error),
    isFirstRun: query.isPending && query.isFetching,
    runAgain: async () => {
      if (!isAutomatic && runs === null) return judge(null, null)
      // Not the observer's `refetch`: while the review is read again its query is disabled, but this run is for the clicked transaction.
      if (queryClient.getQueryData(queryKey) !== undefined) await queryClient.cancelQueries({ queryKey, exact: true })
      const run = queryClient.fetchQuery({ ...options, staleTime: 0 })
      return run.then(
        (now) => judge(now, null),
        (cause: unknown) => judge(queryClient.getQueryData<Runs>(queryKey) ?? null, toError(cause)),
      )
    },
  }
}

/** The creation data of an account whose address has no code; null for a deployed account, which most are. */
async function missingCreation(chain: Chain, safe: Address, signal: AbortSignal): Promise<CreationData | null> {
  if (findCreation({ chainId: chain.chainId, safe }) === null) return null
  const { readAccountState } = await import('../../data/undeployed/readAccountState.ts')
  return (await readAccountState(chain, safe, { signal })).creation ?? null
}

/** The contract's own version has no `+L2`. */
const factsOf = (reported: SafeState | undefined) =>
  reported && {
    owners: reported.owners.map(({ value }) => value),
    threshold: reported.threshold,
    nonce: BigInt(reported.nonce),
    version: reported.version?.split('+')[0] ?? '',
  }

/** The first run that was shown, and the latest one. */
type Runs = { readonly first: Simulated | null; readonly now: Simulated }

const differencesOf = (runs: Runs | null): string[] =>
  runs?.first ? compareSimulations(runs.first.result, runs.now.result) : []

const toError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))
