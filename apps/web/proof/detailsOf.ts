import type { TransactionDetails } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData, Signature } from '@countersign/safe'

/** A transaction that waits for signatures, in the service's form. */
export function detailsOf(
  safe: Address,
  { to, value, data, operation, nonce, ...gas }: SafeTransactionData,
  safeTxHash: Hex = `0x${'0'.repeat(64)}`,
  signatures: readonly Signature[] = [],
): TransactionDetails {
  const info = (address: Address) => ({ value: address, name: null, logoUri: null })
  return {
    safeAddress: safe,
    txId: `multisig_${safe}_${safeTxHash}`,
    executedAt: null,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Custom',
      humanDescription: null,
      to: info(to),
      dataSize: '0',
      value,
      methodName: null,
      isCancellation: false,
    },
    txData: {
      hexData: data,
      dataDecoded: null,
      to: info(to),
      value,
      operation,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 0,
      nonce: Number(nonce),
      ...gas,
      fee: 0n,
      payment: 0n,
      refundReceiver: info(gas.refundReceiver),
      safeTxHash,
      executor: null,
      signers: [],
      confirmationsRequired: 2,
      confirmations: signatures.map(({ owner, data: signature }) => ({
        signer: info(owner),
        signature,
        submittedAt: 0,
      })),
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: null,
      proposedByDelegate: null,
    },
    txHash: null,
    safeAppInfo: null,
    note: null,
  }
}
