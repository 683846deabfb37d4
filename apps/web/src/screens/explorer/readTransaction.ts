import { AddressSchema, HashSchema, HexSchema, type Chain } from '@countersign/api'
import { parseQuantity, RpcError } from '@countersign/chain-client/reads'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import * as z from 'zod/mini'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { explorerMessages } from './explorerMessages.ts'

const Quantity = z.string().check(z.regex(/^0x[0-9a-f]+$/i))
const NodeTransaction = z.object({
  hash: HashSchema,
  from: AddressSchema,
  to: z.nullish(AddressSchema),
  value: Quantity,
  nonce: Quantity,
  gas: Quantity,
  input: HexSchema,
  blockNumber: z.nullish(Quantity),
})
const Receipt = z.object({
  blockNumber: Quantity,
  status: z.optional(Quantity),
  gasUsed: Quantity,
  effectiveGasPrice: z.optional(Quantity),
  contractAddress: z.nullish(AddressSchema),
  logs: z.array(z.unknown()),
})
const Block = z.object({ timestamp: Quantity })

export type ChainTransaction = {
  readonly from: Address
  /** Null if it creates a contract. */
  readonly to: Address | null
  readonly value: bigint
  readonly nonce: bigint
  readonly gasLimit: bigint
  readonly input: Hex
  /** Null while it is pending. */
  readonly inclusion: Inclusion | null
}
type Inclusion = {
  readonly block: bigint
  /** Blocks from its block to the head, both included. */
  readonly depth: bigint
  /** Epoch milliseconds of the block. */
  readonly time: number
  /** Null if the receipt has no status, as before the Byzantium fork. */
  readonly succeeded: boolean | null
  readonly gasUsed: bigint
  readonly fee: bigint | null
  readonly created: Address | null
  readonly events: number
}

/**
 * Reads a transaction from the chain's node; null if the node does not know it.
 * @throws {RpcError}
 */
export async function readTransaction(chain: Chain, hash: Hex): Promise<ChainTransaction | null> {
  const [found, receipt, head] = await Promise.all([
    rpcRequest(chain, 'eth_getTransactionByHash', [hash]),
    rpcRequest(chain, 'eth_getTransactionReceipt', [hash]),
    rpcRequest(chain, 'eth_blockNumber', []),
  ])
  if (found === null) return null
  const transaction = parse(NodeTransaction, found)
  if (transaction.hash.toLowerCase() !== hash.toLowerCase())
    throw new RpcError(explorerMessages.otherTransaction({ asked: hash, answered: transaction.hash }))
  return {
    from: checksumAddress(transaction.from),
    to: transaction.to ? checksumAddress(transaction.to) : null,
    value: BigInt(transaction.value),
    nonce: BigInt(transaction.nonce),
    gasLimit: BigInt(transaction.gas),
    input: transaction.input,
    inclusion: receipt === null ? null : await inclusionOf(chain, parse(Receipt, receipt), parseQuantity(head)),
  }
}

async function inclusionOf(chain: Chain, receipt: z.output<typeof Receipt>, head: bigint): Promise<Inclusion> {
  const block = BigInt(receipt.blockNumber)
  const { timestamp } = parse(Block, await rpcRequest(chain, 'eth_getBlockByNumber', [receipt.blockNumber, false]))
  const gasUsed = BigInt(receipt.gasUsed)
  return {
    block,
    depth: head >= block ? head - block + 1n : 1n,
    time: Number(BigInt(timestamp)) * 1000,
    succeeded: receipt.status === undefined ? null : BigInt(receipt.status) === 1n,
    gasUsed,
    fee: receipt.effectiveGasPrice === undefined ? null : gasUsed * BigInt(receipt.effectiveGasPrice),
    created: receipt.contractAddress ? checksumAddress(receipt.contractAddress) : null,
    events: receipt.logs.length,
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new RpcError(
    explorerMessages.notParsed({ issue: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() }),
  )
}
