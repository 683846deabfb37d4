import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '../keys/queryKeys.ts'
import type { UndeployedAccount } from '../undeployed/undeployedAccounts.ts'

const INDEXING_MS = 2000

/** Asks the service again and again once the page saw the code: the layout opens the account as soon as the service knows it. */
export function useOpenWhenIndexed({ chainId, address, deployedAt }: UndeployedAccount): void {
  const client = useQueryClient()
  const isDeployed = deployedAt !== null
  useEffect(() => {
    if (!isDeployed) return
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: queryKeys.safe({ chainId, safe: address }) }),
      INDEXING_MS,
    )
    return () => clearInterval(timer)
  }, [isDeployed, client, chainId, address])
}
