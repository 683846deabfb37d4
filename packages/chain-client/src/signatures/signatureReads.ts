import type { Address, Hex } from '@countersign/primitives'
import type { SignatureReads } from '@countersign/safe'
import { encodeFunctionData, parseAbi } from 'viem'
import { encodeCall, readUint } from '../reads/abiWords.ts'
import { parseHex } from '../reads/parseHex.ts'
import { RpcError } from '../reads/RpcError.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { readMessages as messages } from '../reads/readMessages.ts'

const APPROVED_HASHES = '0x7d832974'
const EXECUTION_REVERTED = 3
const hashAbi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
const bytesAbi = parseAbi(['function isValidSignature(bytes, bytes) view returns (bytes4)'])

/** What these reads need of a chain. */
type AskedChain = Pick<ReadableChain, 'ask' | 'features'>

/**
 * Chain reads that verify contract signatures and on-chain approvals.
 *
 * @example
 * const { approvedHash } = signatureReads(chain, safe)
 */
export const signatureReads = (chain: AskedChain, safe: Address): SignatureReads => ({
  async isValidSignature(owner, subject, contractSignature, form) {
    // Not "refused": the signature was not verified, so it must not count as wrong either.
    if (!chain.features.includes('EIP1271')) throw new Error(messages.notSetUp)
    const data =
      form === 'bytes32'
        ? encodeFunctionData({ abi: hashAbi, args: [subject, contractSignature] })
        : encodeFunctionData({ abi: bytesAbi, args: [subject, contractSignature] })
    return refusedAsNull(call(chain, owner, data))
  },
  async approvedHash(owner, hash) {
    return readUint(await call(chain, safe, encodeCall(APPROVED_HASHES, owner, hash)))
  },
})

const call = async (chain: AskedChain, to: Address, data: Hex): Promise<Hex> =>
  parseHex(await chain.ask('eth_call', [{ to, data }, 'latest']))

async function refusedAsNull(answer: Promise<Hex>): Promise<Hex | null> {
  try {
    const data = await answer
    return data === '0x' ? null : data
  } catch (error) {
    if (error instanceof RpcError && (error.code === EXECUTION_REVERTED || /revert/i.test(error.message))) return null
    throw error
  }
}
