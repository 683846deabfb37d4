import { safeAbi } from '@countersign/chains'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { hashSafeTransaction } from '@countersign/safe'
import type { Chain } from '@countersign/api'
import { decodeFunctionData } from 'viem'
import { ReviewError } from '../sequence/ReviewError.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

type Reviewed = {
  readonly chain: Pick<Chain, 'chainId'>
  readonly safe: Address
  readonly version: string
  readonly safeTxHash: Hex
  readonly transaction: { readonly nonce: bigint }
}

/**
 * Decodes the request object that goes to the wallet: it must call this account, carry no value, and its ten fields must hash to
 * the hash that is shown. The nonce is the only field that `execTransaction` does not carry.
 * @throws {ReviewError} `hash-differs`
 */
export function assertExecutes(request: WalletRequest, { chain, safe, version, safeTxHash, transaction }: Reviewed) {
  const hash = isSameAddress(request.to, safe) && BigInt(request.value) === 0n ? hashOf(request.data) : null
  if (hash === safeTxHash) return
  throw new ReviewError(
    'hash-differs',
    hash === null
      ? messages.unknownExecution({ shown: safeTxHash })
      : messages.otherExecution({ hash, shown: safeTxHash }),
  )

  function hashOf(data: Hex): Hex | null {
    try {
      const { functionName, args } = decodeFunctionData({ abi: safeAbi, data })
      if (functionName !== 'execTransaction') return null
      const [to, value, inner, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = args
      if (operation !== 0 && operation !== 1) return null
      const fields = {
        to,
        value,
        data: inner,
        operation,
        safeTxGas,
        baseGas,
        gasPrice,
        gasToken,
        refundReceiver,
      } as const
      return hashSafeTransaction({
        chainId: BigInt(chain.chainId),
        safe,
        version,
        transaction: { ...fields, nonce: transaction.nonce },
      })
    } catch {
      return null
    }
  }
}
