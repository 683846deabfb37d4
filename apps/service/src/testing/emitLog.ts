import { devClient, sendTransaction, spareKeys } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { concat, concatHex, numberToHex } from 'viem'

const PUSH1 = '0x60'
const CALLDATALOAD = '0x35'
const CALLDATASIZE = '0x36'
const CALLDATACOPY = '0x37'
const SUB = '0x03'
const DUP1 = '0x80'

/** A contract that emits its calldata: the given number of topics, the rest as data. */
export function loggingCode(topics: number): Hex {
  const push = (value: number): Hex => concatHex([PUSH1, numberToHex(value, { size: 1 })])
  const words = Array.from({ length: topics }, (_none, index) => topics - 1 - index)
  return concatHex([
    ...words.flatMap((word): Hex[] => [push(word * 32), CALLDATALOAD]),
    push(topics * 32),
    CALLDATASIZE,
    SUB,
    DUP1,
    push(topics * 32),
    push(0),
    CALLDATACOPY,
    push(0),
    numberToHex(0xa0 + topics, { size: 1 }),
  ])
}

/** Makes an address emit any log, like a foreign contract can. */
export async function emitLog(rpcUrl: string, from: Address, topics: readonly Hex[], data: Hex = '0x'): Promise<void> {
  const client = devClient(rpcUrl)
  await client.setCode({ address: from, bytecode: loggingCode(topics.length) })
  await sendTransaction(client, { from: spareKeys[4].address, to: from, data: concat([...topics, data]) })
}
