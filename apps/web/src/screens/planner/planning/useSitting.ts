import { type Address, errorText } from '@countersign/primitives'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { draftStore } from '../../../data/drafts/draftStore.ts'
import { type Stop, sittingStore } from '../../../data/plans/sittingStore.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import type { KnownRow } from '../model/PlanRow.ts'
import type { StepStanding } from '../model/sittingOf.ts'
import { openStop } from './openStop.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import type { Planner } from './usePlanner.ts'

export type Visit = { readonly row: KnownRow; readonly steps: readonly StepStanding[] }

/** Makes the drafts of the given steps and opens their reviews one after the other. Nothing is signed here. */
export function useSitting({ address, target, kept, keep }: Planner) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const begin = async (visits: readonly Visit[]): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const stops = (await Promise.all(visits.map((visit) => stopsOf(client, { address, target }, visit)))).flat()
      const [first] = stops
      if (first === undefined) return
      // What is proposed is noted in the plan, so it is kept from here on.
      if (kept === null) keep()
      sittingStore.set({ plan: address, stops })
      await openStop(navigate, first)
    } catch (cause) {
      setError(errorText(cause))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, begin }
}

type Subject = { readonly address: Address; readonly target: Planner['target'] }

/** The transactions of one network get numbers in a row: the upgrade comes before the batch. */
async function stopsOf(client: QueryClient, subject: Subject, { row, steps }: Visit): Promise<Stop[]> {
  const { chain, key, account } = row
  const [{ draftWithFreshNonce }, { draftOf }] = await Promise.all([
    import('../../../parts/draft/draftWithFreshNonce.ts'),
    import('../../../data/chain-access/draftOf.ts'),
  ])
  const stops: Stop[] = []
  let nonce: bigint | null = null
  for (const { step, calls, proposal } of steps) {
    const place = { chainId: key.chainId, safe: key.safe, account, chainName: chain.chainName }
    if (proposal !== null) {
      stops.push({ ...place, draft: null, safeTxHash: proposal.safeTxHash })
      continue
    }
    const transaction: Awaited<ReturnType<typeof draftOf>> =
      nonce === null
        ? await draftWithFreshNonce(client, calls, { chain, key, safeTxGas: null })
        : await draftOf(calls, { chain, safe: await client.ensureQueryData(safeQuery(key)), nonce, safeTxGas: null })
    nonce = transaction.nonce + 1n
    const draft = draftStore.save({
      ...key,
      transaction,
      note: messages.note,
      source: 'setup',
      plan: { address: subject.address, step },
      ...ownersOf(row, step, subject.target),
    })
    stops.push({ ...place, draft, safeTxHash: null })
  }
  return stops
}

/** A batch that only changes owners is compared with the chosen owners by the review, and planned again when they change. */
function ownersOf({ standing: { state, planned } }: KnownRow, step: StepStanding['step'], target: Planner['target']) {
  if (step !== 'batch' || target === null || planned.kind !== 'planned') return {}
  const isOnly = planned.differences.every(({ type }) => type.startsWith('owner-') || type === 'threshold')
  if (!isOnly) return {}
  return {
    owners: {
      target: { owners: [...target.owners], threshold: target.threshold, replacements: [] },
      from: { owners: [...state.owners], threshold: state.threshold },
    },
  }
}
