import type { Chain } from '@countersign/api'
import { attempt, type Read } from '@countersign/safe/checks'
import { bytesToHex, hexToBytes, keccak256Light, type Address, type Hex } from '@countersign/safe/light'
import { isContractCode } from '../../../shared/rpc/isContractCode.ts'
import { parseHex } from '../../../shared/rpc/parseHex.ts'
import { rpcRequest } from '../../../shared/rpc/rpcRequest.ts'

export type Code = { readonly hash: Hex; readonly isContract: boolean }
export type Codes = {
  /** Undefined where it was not asked. */
  of(address: Address): Read<Code> | undefined
  isContract(address: Address): Read<boolean> | undefined
}

/** More would not fit one request of many nodes; the rest stays "not checked". */
const MOST = 150

/** The code at each address, at one block, in one request. @param addresses the most important first */
export async function readCodes(chain: Chain, addresses: readonly Address[], block: bigint): Promise<Codes> {
  const unique = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  const at = `0x${block.toString(16)}`
  const read = await Promise.all(
    [...unique].slice(0, MOST).map(async ([key, address]): Promise<[string, Read<Code>]> => {
      const code = await attempt(rpcRequest(chain, 'eth_getCode', [address, at]).then(parseHex))
      return [key, code.ok ? { ok: true, value: codeOf(code.value) } : code]
    }),
  )
  const codes = new Map(read)
  const of = (address: Address) => codes.get(address.toLowerCase())
  return {
    of,
    isContract(address) {
      const code = of(address)
      return code?.ok === true ? { ok: true, value: code.value.isContract } : code
    },
  }
}

const codeOf = (code: Hex): Code => ({
  hash: bytesToHex(keccak256Light(hexToBytes(code))),
  isContract: isContractCode(code),
})
