import { checksumAddress } from '@countersign/primitives'
import type { TypedData, TypedDataField } from '../typed-data/TypedData.ts'
import { domainChainId } from '../typed-data/domainChainId.ts'
import type { SafeTransactionOfAccount } from './encodeSafeTransaction.ts'
import { isVersionBelow } from './isVersionBelow.ts'

/**
 * The transaction as a wallet takes it in `eth_signTypedData_v4`: JSON-safe, numbers as decimal strings, the domain and
 * field names of the account's version. Its EIP-712 hash is the safeTxHash.
 *
 * @throws SafeError `version/unknown`, `number/out-of-range`
 * @example
 * provider.request({ method: 'eth_signTypedData_v4', params: [owner, JSON.stringify(buildSafeTransactionTypedData(input))] })
 */
export function buildSafeTransactionTypedData(input: SafeTransactionOfAccount): TypedData & { primaryType: 'SafeTx' } {
  const { chainId, safe, version, transaction } = input
  const hasChain = !isVersionBelow(version, '1.3.0')
  const baseGas = isVersionBelow(version, '1.0.0') ? 'dataGas' : 'baseGas'
  const verifyingContract = checksumAddress(safe)
  return {
    types: {
      EIP712Domain: [...(hasChain ? [field('chainId', 'uint256')] : []), field('verifyingContract', 'address')],
      SafeTx: [
        field('to', 'address'),
        field('value', 'uint256'),
        field('data', 'bytes'),
        field('operation', 'uint8'),
        field('safeTxGas', 'uint256'),
        field(baseGas, 'uint256'),
        field('gasPrice', 'uint256'),
        field('gasToken', 'address'),
        field('refundReceiver', 'address'),
        field('nonce', 'uint256'),
      ],
    },
    primaryType: 'SafeTx',
    domain: hasChain ? { chainId: domainChainId(chainId), verifyingContract } : { verifyingContract },
    message: {
      to: checksumAddress(transaction.to),
      value: transaction.value.toString(),
      data: transaction.data,
      operation: transaction.operation,
      safeTxGas: transaction.safeTxGas.toString(),
      [baseGas]: transaction.baseGas.toString(),
      gasPrice: transaction.gasPrice.toString(),
      gasToken: checksumAddress(transaction.gasToken),
      refundReceiver: checksumAddress(transaction.refundReceiver),
      nonce: transaction.nonce.toString(),
    },
  }
}

function field(name: string, type: string): TypedDataField {
  return { name, type }
}
