import { isSameAddress } from '@countersign/primitives'
import { InfoNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { namedQuery } from '../../../data/creation/namedQuery.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { addUndeployed, isOfKey, useUndeployedAccounts } from '../../../data/undeployed/undeployedAccounts.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { undeployedMessages } from '../../../parts/undeployed/undeployedMessages.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import type { Planner } from '../planning/usePlanner.ts'

/** Networks where another owner registered the address before its deployment, and that this browser does not know. */
export function RegisteredNote({ planner: { address, rows } }: { planner: Planner }) {
  const wallet = useWallet().address
  const { data = [] } = useQuery({ ...namedQuery(wallet ?? address), enabled: wallet !== null })
  const chains = useChains()
  const kept = useUndeployedAccounts()
  const found = data.flatMap((account) => {
    const key = { chainId: account.chainId, safe: account.address }
    const chain = chains.find(({ chainId }) => chainId === account.chainId)
    const isShown = rows.some((row) => row.key.chainId === key.chainId && isSameAddress(row.key.safe, key.safe))
    const isNew = isSameAddress(account.address, address) && !isShown && !kept.some((one) => isOfKey(one, key))
    return chain && isNew ? [{ account, chain }] : []
  })
  if (found.length === 0) return null
  return (
    <InfoNote
      title={messages.registeredOn({ networks: found.map(({ chain }) => chain.chainName) })}
      action={
        <Button onClick={() => addUndeployed(found.map(({ account }) => account))}>{undeployedMessages.add}</Button>
      }
    >
      {messages.registeredDetail}
    </InfoNote>
  )
}
