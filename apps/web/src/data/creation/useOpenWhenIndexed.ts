import type { Chain } from '@countersign/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../keys/queryKeys.ts'
import { safeQuery } from '../query/safeQuery.ts'
import { noteDeployed } from './noteDeployed.ts'
import type { UndeployedAccount } from '../undeployed/undeployedAccounts.ts'

const INDEXING_MS = 2000

/** Asks the service again and again once the page saw the code: the layout opens the account as soon as the service knows it. */
export function useOpenWhenIndexed(account: UndeployedAccount, chain: Chain): void {
  const { chainId, address, deployedAt } = account
  const client = useQueryClient()
  const latest = useRef({ account, chain })
  useEffect(() => {
    latest.current = { account, chain }
  })
  // The service may know it before this page saw the code. The layout then shows other pages, and this hook ends. Only the chain says
  // whether it is deployed.
  useEffect(
    () => () => {
      const known = client.getQueryData(safeQuery({ chainId, safe: address }).queryKey)
      if (known && known.isDeployed !== false) void noteIfDeployed(client, latest.current)
    },
    [client, chainId, address],
  )
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

async function noteIfDeployed(
  client: QueryClient,
  { account, chain }: { readonly account: UndeployedAccount; readonly chain: Chain },
): Promise<void> {
  if (account.deployedAt !== null) return
  const { readDeployment } = await import('./readDeployment.ts')
  const sight = await readDeployment(chain, account).catch(() => null)
  if (sight?.hasCode === true) noteDeployed(client, account)
}
