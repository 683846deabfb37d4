import { VerdictNote } from '@countersign/ui'
import { importMessages } from './importMessages.ts'

/** Shown for a chain without a node: nothing could be checked. */
export function UnknownChain({ chainId, name }: { chainId: bigint; name: string | null }) {
  return (
    <VerdictNote verdict="danger" title={importMessages.networkUnknown} announce>
      {name === null
        ? importMessages.forChain({ chainId: String(chainId) })
        : importMessages.forChainCalled({ chainId: String(chainId), name })}
    </VerdictNote>
  )
}
