import { compatibilityFallbackHandlerAbi, safeAbi } from '@countersign/chains'
import { parseHex } from '@countersign/chain-client/reads'
import { signatureReads } from '@countersign/chain-client'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import type { SignatureReads } from '@countersign/safe'
import { attempt, type Read } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'
import { encodeFunctionData } from 'viem'
import type { CliChain } from '../node/findChain.ts'

type Codes = {
  readonly hashOf: (address: Address) => Read<Hex> | undefined
  readonly isContract: (address: Address) => Read<boolean> | undefined
}

/** Owners that are contracts. One whose code could not be read may be a contract, so the answer is a failure. */
export function contractsAmong(owners: readonly Address[], isContract: Codes['isContract']): Read<readonly Address[]> {
  const found: Address[] = []
  for (const owner of owners) {
    const answer = isContract(owner) ?? { ok: false as const, reason: owner }
    if (!answer.ok) return answer
    if (answer.value) found.push(owner)
  }
  return { ok: true, value: found }
}

/** The account's own answers, and codes, all at one block. */
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
    async codes(addresses: readonly (Address | null)[]): Promise<Codes> {
      const wanted = [...new Set(addresses.flatMap((address) => (address === null ? [] : [address.toLowerCase()])))]
      const read = await Promise.all(
        wanted.map(
          async (address) => [address, await attempt(ask('eth_getCode', [address, at]).then(parseHex))] as const,
        ),
      )
      const codes = new Map(read)
      const of = <Value>(address: Address, value: (code: Hex) => Value): Read<Value> | undefined => {
        const code = codes.get(address.toLowerCase())
        return code?.ok ? { ok: true, value: value(code.value) } : code
      }
      return {
        hashOf: (address) => of(address, (code) => bytesToHex(keccak256Light(hexToBytes(code)))),
        isContract: (address) => of(address, (code) => code !== '0x' && !code.startsWith('0xef0100')),
      }
    },
  }
}
