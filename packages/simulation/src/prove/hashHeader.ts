import type { Hex } from '@countersign/primitives'
import { keccak256, toRlp } from 'viem'
import * as z from 'zod/mini'
import { AddressText, Bytes, Quantity, Word } from '../rpc/rpcSchemas.ts'

const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema))

/** A block header, as `eth_getBlockByNumber` returns it. */
export const Header = z.object({
  hash: Word,
  parentHash: Word,
  sha3Uncles: Word,
  miner: AddressText,
  stateRoot: Word,
  transactionsRoot: Word,
  receiptsRoot: Word,
  logsBloom: Bytes,
  difficulty: Quantity,
  number: Quantity,
  gasLimit: Quantity,
  gasUsed: Quantity,
  timestamp: Quantity,
  extraData: Bytes,
  mixHash: Word,
  nonce: Bytes,
  baseFeePerGas: optional(Quantity),
  withdrawalsRoot: optional(Word),
  blobGasUsed: optional(Quantity),
  excessBlobGas: optional(Quantity),
  parentBeaconBlockRoot: optional(Word),
  requestsHash: optional(Word),
})
export type Header = z.output<typeof Header>

/** Computes the block hash from a header's fields: keccak256 of its RLP. Each fork appends its fields at the end. */
export function hashHeader(header: Header): Hex {
  const fields: Hex[] = [
    header.parentHash,
    header.sha3Uncles,
    header.miner,
    header.stateRoot,
    header.transactionsRoot,
    header.receiptsRoot,
    header.logsBloom,
    integer(header.difficulty),
    integer(header.number),
    integer(header.gasLimit),
    integer(header.gasUsed),
    integer(header.timestamp),
    header.extraData,
    header.mixHash,
    header.nonce,
  ]
  const additions = [
    header.baseFeePerGas,
    header.withdrawalsRoot,
    header.blobGasUsed,
    header.excessBlobGas,
    header.parentBeaconBlockRoot,
    header.requestsHash,
  ]
  for (const addition of additions) {
    if (addition === null || addition === undefined) break
    fields.push(typeof addition === 'bigint' ? integer(addition) : addition)
  }
  return keccak256(toRlp(fields))
}

/** RLP integers have no leading zeros, and zero has no bytes. */
function integer(value: bigint): Hex {
  if (value === 0n) return '0x'
  const digits = value.toString(16)
  return `0x${digits.length % 2 === 0 ? '' : '0'}${digits}`
}
