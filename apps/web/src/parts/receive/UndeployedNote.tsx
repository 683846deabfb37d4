import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import { ofAddress, useUndeployedAccounts } from '../../data/undeployed/undeployedAccounts.ts'
import { useChains } from '../../data/query/useChains.ts'
import { undeployedMessages as messages } from '../undeployed/undeployedMessages.ts'

/** On which networks the account is not deployed, as far as this browser knows. */
export function UndeployedNote({ chain, safe }: { chain: Chain; safe: Address }) {
  const chains = useChains()
  const open = ofAddress(useUndeployedAccounts(), safe).filter(({ deployedAt }) => deployedAt === null)
  const namesOf = (ids: readonly string[]) =>
    chains.filter(({ chainId }) => ids.includes(chainId)).map(({ chainName }) => chainName)
  const others = namesOf(open.map(({ chainId }) => chainId).filter((id) => id !== chain.chainId))
  return (
    <>
      {open.some(({ chainId }) => chainId === chain.chainId) && (
        <VerdictNote verdict="caution" title={messages.receiveHere({ chain: chain.chainName })}>
          {messages.receiveHereDetail}
        </VerdictNote>
      )}
      {others.length > 0 && (
        <VerdictNote verdict="caution" title={messages.receiveElsewhere({ networks: others })}>
          {messages.receiveElsewhereDetail}
        </VerdictNote>
      )}
    </>
  )
}
