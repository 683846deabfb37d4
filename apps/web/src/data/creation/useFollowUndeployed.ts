import type { Chain } from '@countersign/api'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteDeployed } from './noteDeployed.ts'
import { queryKeys } from '../keys/queryKeys.ts'
import type { DeploymentSight } from './readDeployment.ts'
import { accountCreationMessages as messages } from './accountCreationMessages.ts'
import { changeUndeployed, keyOfUndeployed, type UndeployedAccount } from '../undeployed/undeployedAccounts.ts'

const DEPLOYING_MS = 1000
const WAITING_MS = 15_000
/** A node may know the wallet's nonce before it has the receipt. */
const PATIENCE_MS = 15_000

/** Reads the networks until the accounts exist there. Another owner may deploy one at any time. */
export function useFollowUndeployed(accounts: readonly UndeployedAccount[], chains: readonly Chain[]): void {
  const client = useQueryClient()
  const open = accounts.flatMap((account) => {
    const chain = chains.find(({ chainId }) => chainId === account.chainId)
    return chain && account.deployedAt === null ? [{ account, chain }] : []
  })
  const seen = useQueries({
    queries: open.map(({ account, chain }) => ({
      queryKey: ['deployment', account.chainId, account.address, account.sent?.txHash ?? null],
      queryFn: async () => {
        const { readDeployment } = await import('./readDeployment.ts')
        return readDeployment(chain, account)
      },
      refetchInterval: account.sent === null ? WAITING_MS : DEPLOYING_MS,
      meta: { persist: false },
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })
  useEffect(() => {
    for (const [index, { account }] of open.entries()) {
      const sight = seen[index]
      if (sight === undefined) continue
      const change = changeAfter(account, sight)
      if (change === null) continue
      if (change.deployedAt === undefined) changeUndeployed(keyOfUndeployed(account), change)
      else {
        noteDeployed(client, account)
        void client.invalidateQueries({ queryKey: queryKeys.safe(keyOfUndeployed(account)) })
      }
    }
  })
}

/** The next state of an account; null for the same. */
export function changeAfter(
  { sent }: UndeployedAccount,
  { hasCode, isSuccess, walletNonce }: DeploymentSight,
  now = Date.now(),
): Partial<Pick<UndeployedAccount, 'sent' | 'failure' | 'deployedAt'>> | null {
  if (hasCode) return { deployedAt: now, failure: null }
  if (sent === null) return null
  if (isSuccess === false) return { sent: null, failure: messages.reverted }
  const isReplaced =
    isSuccess === null &&
    sent.walletNonce !== null &&
    walletNonce !== null &&
    walletNonce > sent.walletNonce &&
    now - sent.sentAt > PATIENCE_MS
  return isReplaced ? { sent: null, failure: messages.nonceUsed } : null
}
