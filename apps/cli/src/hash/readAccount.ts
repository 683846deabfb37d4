import { compatibilityFallbackHandlerAbi, safeAbi } from '@countersign/chains'
import { parseHex } from '@countersign/chain-client/reads'
import { signatureReads } from '@countersign/chain-client'
import type { Address, Hex } from '@countersign/primitives'
import type { SignatureReads } from '@countersign/safe'
import { attempt, type Read } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { encodeFunctionData } from 'viem'
import type { CliChain } from '../node/findChain.ts'

/** The account's own answers, all at one block. */
export function readAccount({ ask }: CliChain, safe: Address, block: bigint) {
  const at = `0x${block.toString(16)}`
  const call = (data: Hex): Promise<Hex> => ask('eth_call', [{ to: safe, data }, at]).then(parseHex)
  const signatures: SignatureReads = signatureReads({ ask, features: ['EIP1271'] }, safe)
  return {
    signatures,
    transactionHash(transaction: SafeTransactionData): Promise<Read<Hex>> {
      const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
      const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const
      return attempt(call(encodeFunctionData({ abi: safeAbi, functionName: 'getTransactionHash', args })))
    },
    domainSeparator: (): Promise<Read<Hex>> =>
      attempt(call(encodeFunctionData({ abi: safeAbi, functionName: 'domainSeparator' }))),
    /** Answered by the handler; an account without one cannot be compared. */
    messageHash: (payload: Hex): Promise<Read<Hex>> =>
      attempt(
        call(
          encodeFunctionData({ abi: compatibilityFallbackHandlerAbi, functionName: 'getMessageHash', args: [payload] }),
        ),
      ),
  }
}
