import { attempt, type Read } from '@countersign/safe/checks'
import { cloneTarget } from '@countersign/safe/decode'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import type { AskNode } from '../reads/AskNode.ts'
import { delegateOf, isContractCode } from '../reads/isContractCode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { reviewReadMessages as messages } from './reviewReadMessages.ts'

/** The code at an address. */
export type Code = {
  readonly hash: Hex
  readonly isContract: boolean
  /** The code belongs to a key that runs the code of a contract (EIP-7702). */
  readonly delegate: Address | null
  /** The target of a minimal proxy (EIP-1167); null for any other code. */
  readonly cloneOf: Address | null
}
/** What was read at addresses, at one block. */
export type Codes = {
  /** Undefined when it was not requested. */
  of(address: Address): Read<Code> | undefined
  isContract(address: Address): Read<boolean> | undefined
  /** The contract that a minimal proxy runs, with the hash of its code; null for any other code, and when it was not requested. */
  cloneOf(address: Address): { readonly target: Address; readonly hash: Read<Hex> } | null
}

/** More would not fit one request of many nodes. The rest stays "not checked". */
const MOST = 150

/**
 * Reads the code at each address, at one block, and then the code of the targets of minimal proxies.
 *
 * @param addresses the most important first; only the first 150 are read
 * @example
 * const codes = await readCodes(ask, owners, block)
 */
export async function readCodes(ask: AskNode, addresses: readonly Address[], block: bigint): Promise<Codes> {
  const codes = new Map<string, Read<Code>>()
  await readInto(codes, ask, addresses, block)
  const targets = [...codes.values()].flatMap((code) => (code.ok && code.value.cloneOf ? [code.value.cloneOf] : []))
  await readInto(codes, ask, targets, block)
  const of = (address: Address) => codes.get(address.toLowerCase())
  return {
    of,
    isContract(address) {
      const code = of(address)
      return code?.ok === true ? { ok: true, value: code.value.isContract } : code
    },
    cloneOf(address) {
      const code = of(address)
      const target = code?.ok === true ? code.value.cloneOf : null
      if (target === null) return null
      const behind = of(target)
      if (behind === undefined) return { target, hash: { ok: false, reason: messages.codeNotRequested } }
      return { target, hash: behind.ok ? { ok: true, value: behind.value.hash } : behind }
    },
  }
}

async function readInto(
  codes: Map<string, Read<Code>>,
  ask: AskNode,
  addresses: readonly Address[],
  block: bigint,
): Promise<void> {
  const wanted = new Map(
    addresses.map((address) => [address.toLowerCase(), address] as const).filter(([key]) => !codes.has(key)),
  )
  const at = `0x${block.toString(16)}`
  await Promise.all(
    [...wanted].slice(0, MOST).map(async ([key, address]) => {
      const code = await attempt(ask('eth_getCode', [address, at]).then(parseHex))
      codes.set(key, code.ok ? { ok: true, value: codeOf(code.value) } : code)
    }),
  )
}

const codeOf = (code: Hex): Code => ({
  hash: bytesToHex(keccak256Light(hexToBytes(code))),
  isContract: isContractCode(code),
  delegate: delegateOf(code),
  cloneOf: cloneTarget(code),
})
