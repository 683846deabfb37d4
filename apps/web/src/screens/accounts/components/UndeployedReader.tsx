import { useLayoutEffect, useMemo } from 'react'
import {
  deploymentState,
  type UndeployedAccount,
  useUndeployedAccounts,
} from '../../../data/undeployed/undeployedAccounts.ts'
import { useFollowUndeployed } from '../../../data/creation/useFollowUndeployed.ts'
import { useChains } from '../../../data/query/useChains.ts'
import type { Chain } from '@countersign/api'
import type { OpenDeployment } from '../AccountGroup.ts'

/** Follows the accounts that this browser can deploy, and passes them to the list. Renders nothing. */
export function UndeployedReader({ onRead }: { onRead: (open: readonly OpenDeployment[]) => void }) {
  const all = useUndeployedAccounts()
  const chains = useChains()
  useFollowUndeployed(all, chains)
  const open = useMemo(() => all.flatMap((one) => openOf(one, chains)), [all, chains])
  useLayoutEffect(() => onRead(open), [open, onRead])
  return null
}

function openOf(one: UndeployedAccount, chains: readonly Chain[]): OpenDeployment[] {
  const chain = chains.find(({ chainId }) => chainId === one.chainId)
  if (!chain || one.deployedAt !== null) return []
  const { owners, threshold, version } = one.creation
  return [
    {
      chain,
      safe: one.address,
      name: one.name,
      state: deploymentState(one),
      failure: one.failure,
      setup: { owners, threshold, version },
    },
  ]
}
