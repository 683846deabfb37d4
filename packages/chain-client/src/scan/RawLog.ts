import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import * as z from 'zod/mini'
import { AddressSchema, HashSchema, HexSchema } from '@countersign/api'
import { parseQuantity } from '../reads/parseQuantity.ts'

const Answer = z.object({
  address: AddressSchema,
  topics: z.array(HashSchema),
  data: HexSchema,
  blockNumber: z.string(),
  transactionHash: HashSchema,
  logIndex: z.string(),
})

/** A log as stored: the fields that a list needs, and none in which nodes may differ. */
export const RawLog = z.object({
  address: AddressSchema,
  topics: z.array(HashSchema),
  data: HexSchema,
  blockNumber: z.number(),
  transactionHash: HashSchema,
  logIndex: z.number(),
})
export type RawLog = z.output<typeof RawLog>

/** Parses the answer of eth_getLogs. Malformed logs are skipped, so that a node cannot make a page fail. */
export function readLogs(answer: unknown): RawLog[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((entry: unknown) => {
    const { data: log } = Answer.safeParse(entry)
    if (!log) return []
    const { address, topics, data, blockNumber, transactionHash, logIndex } = log
    const place = { blockNumber: Number(parseQuantity(blockNumber)), logIndex: Number(parseQuantity(logIndex)) }
    return [{ address: checksumAddress(address), topics, data, transactionHash, ...place }]
  })
}

export const padded = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
