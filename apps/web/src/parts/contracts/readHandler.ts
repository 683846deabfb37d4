import type { Chain } from '@countersign/api'
import { parseHex, RpcError } from '@countersign/chain-client/reads'
import { resolveTarget } from '@countersign/safe/decode'
import type { Address, Hex } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import { readsOf } from '../../data/chain-access/targetStore.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'

/** The requests that an account can answer through its fallback handler. */
export type HandlerAnswers = {
  /** Safe transfers of ERC-721 tokens to the account succeed. */
  readonly receivesNfts: boolean
  /** Safe transfers of ERC-1155 tokens to the account succeed. */
  readonly receivesMultiTokens: boolean
  /** EIP-1271: other contracts and apps can verify messages that the owners signed. */
  readonly confirmsMessages: boolean
}

const WORD = '0'.repeat(64)
/** onERC721Received(address,address,uint256,bytes) with empty bytes */
const ON_ERC721: Hex = `0x150b7a02${WORD.repeat(3)}${'80'.padStart(64, '0')}${WORD}`
/** onERC1155Received(address,address,uint256,uint256,bytes) with empty bytes */
const ON_ERC1155: Hex = `0xf23a6e61${WORD.repeat(4)}${'a0'.padStart(64, '0')}${WORD}`
/** isValidSignature(bytes32,bytes) */
const IS_VALID_SIGNATURE = '0x1626ba7e'
/** keccak256("fallback_manager.handler.address") */
const HANDLER_SLOT = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

/**
 * What an account would answer with a handler. Both token receivers are called on the account, with the handler in its storage overridden
 * for that call; the method of EIP-1271 is searched in the handler's code. Accounts before 1.3.0 check messages by their own code, whatever
 * their handler is. Load this file with `import()`.
 * @param handler null for none
 * @throws {RpcError} when the chain does not answer
 */
export async function readHandler(
  chain: Chain,
  { account, version }: { readonly account: Address; readonly version: string },
  handler: Address | null,
): Promise<HandlerAnswers> {
  const asked = (data: Hex) => ask(chain, { account, handler, data })
  const [nft, multi, confirms] = await Promise.all([
    asked(ON_ERC721),
    asked(ON_ERC1155),
    isVersionBelow(version, '1.3.0') || (handler !== null && hasIsValidSignature(chain, handler)),
  ])
  return {
    receivesNfts: isSelector(nft, ON_ERC721),
    receivesMultiTokens: isSelector(multi, ON_ERC1155),
    confirmsMessages: confirms,
  }
}

type Question = { readonly account: Address; readonly handler: Address | null; readonly data: Hex }

/** Null when the account reverts. */
async function ask(chain: Chain, { account, handler, data }: Question): Promise<Hex | null> {
  const word = `0x${(handler ?? '0x').slice(2).toLowerCase().padStart(64, '0')}`
  const assumed = { [account]: { stateDiff: { [HANDLER_SLOT]: word } } }
  try {
    return parseHex(await rpcRequest(chain, 'eth_call', [{ to: account, data }, 'latest', assumed]))
  } catch (error) {
    // The account reverted. A node that does not answer is a different failure.
    if (error instanceof RpcError && error.code !== null) return null
    throw error
  }
}

async function hasIsValidSignature(chain: Chain, handler: Address): Promise<boolean> {
  const reads = readsOf(chain)
  const target = await resolveTarget(handler, IS_VALID_SIGNATURE, reads)
  const last = target.hops.at(-1)
  const code = last === undefined ? target.code : await reads.getCode(last.address)
  return code.toLowerCase().includes(IS_VALID_SIGNATURE.slice(2))
}

/** The standards require the method's own selector as the answer. */
const isSelector = (answer: Hex | null, call: Hex): boolean => answer?.slice(0, 10).toLowerCase() === call.slice(0, 10)
