import { safeAbi } from '@countersign/chains'
import type { Address, SignatureReads } from '@countersign/safe'
import { encodeFunctionData, parseAbi, type PublicClient } from 'viem'
import { revertReason } from './revertReason.ts'

const FORMS = {
  bytes32: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
  bytes: parseAbi(['function isValidSignature(bytes, bytes) view returns (bytes4)']),
}

/** What verifying contract signatures and approved hashes needs from the chain. */
export function signatureReads(client: PublicClient, safe: Address, blockNumber: bigint): SignatureReads {
  return {
    async isValidSignature(owner, hashOrPreimage, contractSignature, form) {
      const data = encodeFunctionData({ abi: FORMS[form], args: [hashOrPreimage, contractSignature] })
      try {
        return (await client.call({ to: owner, data, blockNumber })).data ?? null
      } catch (error) {
        if (revertReason(error) === null) throw error
        return null
      }
    },
    approvedHash: (owner, hash) =>
      client.readContract({ address: safe, abi: safeAbi, functionName: 'approvedHashes', args: [owner, hash], blockNumber }),
  }
}
