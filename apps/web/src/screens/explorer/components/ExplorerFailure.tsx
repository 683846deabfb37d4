import type { Chain } from '@countersign/api'
import { RpcError } from '@countersign/chain-client/reads'
import { ErrorState } from '@countersign/ui'

type Props = {
  readonly chain: Chain
  /** For example "the transaction". */
  readonly what: string
  readonly error: Error
  readonly onRetry: () => void
}

/** The node did not respond, or its answer could not be parsed. */
export function ExplorerFailure({ chain, what, error, onRetry }: Props) {
  const isSilent = error instanceof RpcError && error.cause !== undefined
  return (
    <ErrorState
      title={
        isSilent ? `No node of ${chain.chainName} responds` : `The node of ${chain.chainName} did not return ${what}`
      }
      code={error instanceof RpcError ? error.message : 'The answer cannot be read'}
      stillWorks="The page shows nothing about it until a node responds. Check your connection, or the node in the network settings."
      onRetry={onRetry}
      details={`${chain.chainName} (${chain.chainId}), ${what}: ${error.message}`}
    />
  )
}
