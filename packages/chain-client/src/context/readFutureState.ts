import {
  type Address,
  bytesToHex,
  hexToBytes,
  isSameAddress,
  keccak256Light,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import { creationCode, type CreationData, predictAccount } from '@countersign/safe'
import type { AskNode } from '../reads/AskNode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { parseQuantity } from '../reads/parseQuantity.ts'
import type { ChainState } from '../reads/readStateFrom.ts'
import { RpcError } from '../reads/RpcError.ts'
import { readMessages as messages } from '../reads/readMessages.ts'

/** SafeToL2Setup leaves the singleton as it is on Ethereum only. */
const ETHEREUM = 1n

/**
 * The state that an account will have when it is created, while its address has no code. Owners, threshold and handler follow from the
 * creation data, because the address is a hash over them. From the chain come the absence of code, the code of the contract that it
 * will run, and the balance.
 * @throws {RpcError} when the chain cannot be asked, when the address has code, or when the data give another address
 * @example
 * const { owners } = await readFutureState(ask, { safe, creation, chainId: 1n, block: 23_000_000n })
 */
export async function readFutureState(
  ask: AskNode,
  at: {
    readonly safe: Address
    readonly creation: CreationData
    readonly chainId: bigint
    /** By default the newest. */
    readonly block?: bigint
  },
): Promise<ChainState> {
  const { safe, creation, chainId } = at
  const { owners, threshold, version, singleton, fallbackHandler } = creation
  if (!isSameAddress(predictAccount(creation).address, safe)) throw new RpcError(messages.otherCreation(safe))
  const block = at.block ?? parseQuantity(await ask('eth_blockNumber', []))
  const tag = `0x${block.toString(16)}`
  const l2 = creationCode(creation).find(({ role }) => role === 'l2-singleton')
  const masterCopy = l2 === undefined || chainId === ETHEREUM ? singleton : l2.address
  const [own, code, balance] = await Promise.all([
    ask('eth_getCode', [safe, tag]).then(parseHex),
    ask('eth_getCode', [masterCopy, tag]).then(parseHex),
    ask('eth_getBalance', [safe, tag]).then(parseQuantity),
  ])
  if (own !== '0x') throw new RpcError(messages.hasCode({ safe, block: `${block}` }))
  return {
    block,
    owners: [...owners],
    threshold,
    nonce: 0n,
    version,
    masterCopy,
    masterCopyHash: bytesToHex(keccak256Light(hexToBytes(code))),
    modules: [],
    guard: null,
    moduleGuard: null,
    fallbackHandler: isSameAddress(fallbackHandler, ZERO_ADDRESS) ? null : fallbackHandler,
    balance,
    creation,
  }
}
