import type { Chain } from '@countersign/api'
import { ErrorState } from '@countersign/ui'
import { RpcError } from '../../../data/rpc/RpcError.ts'

type Props = {
  readonly chain: Chain
  /** As in "the transaction". */
  readonly what: string
  readonly error: Error
  readonly onRetry: () => void
}

/** The node gave no answer, or one that cannot be read. */
export function ExplorerFailure({ chain, what, error, onRetry }: Props) {
  const isSilent = error instanceof RpcError && error.cause !== undefined
  return (
    <ErrorState
      title={
        isSilent ? `No node of ${chain.chainName} answers` : `The node of ${chain.chainName} did not answer for ${what}`
      }
      code={error instanceof RpcError ? error.message : 'The answer cannot be read'}
      stillWorks="Nothing is known about it here until a node answers. Check the connection, or the node in the network settings."
      onRetry={onRetry}
      details={`${chain.chainName} (${chain.chainId}), ${what}: ${error.message}`}
    />
  )
}
