import type { Chain } from '@countersign/api'
import { RpcError } from '@countersign/chain-client/reads'
import { ErrorState } from '@countersign/ui'
import { explorerMessages } from '../explorerMessages.ts'

type Props = {
  readonly chain: Chain
  readonly what: 'address' | 'transaction'
  readonly error: Error
  readonly onRetry: () => void
}

/** The node did not respond, or its answer could not be parsed. */
export function ExplorerFailure({ chain, what, error, onRetry }: Props) {
  const notReturned =
    what === 'address'
      ? explorerMessages.addressNotReturned({ network: chain.chainName })
      : explorerMessages.transactionNotReturned({ network: chain.chainName })
  const isSilent = error instanceof RpcError && error.cause !== undefined
  return (
    <ErrorState
      title={isSilent ? explorerMessages.noNode({ network: chain.chainName }) : notReturned}
      code={error instanceof RpcError ? error.message : explorerMessages.answerUnreadable}
      stillWorks={explorerMessages.nothingShown}
      onRetry={onRetry}
      details={`${chain.chainName} (${chain.chainId}), ${what}: ${error.message}`}
    />
  )
}
