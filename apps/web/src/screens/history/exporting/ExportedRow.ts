import { AddressSchema } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'

const Text = z.nullable(z.string())
const Decimal = z.nullable(z.string().check(z.regex(/^\d{1,78}$/)))

const Row = z.object({
  type: z.enum(['MULTISIG', 'MODULE', 'TRANSFER', 'CREATION']),
  date: z.iso.datetime(),
  blockNumber: z.nullable(z.number()),
  transactionHash: z.string(),
  status: z.enum(['SUCCESS', 'FAILED']),
  nonce: z.nullable(z.number()),
  safeTxHash: Text,
  module: z.nullable(AddressSchema),
  method: Text,
  direction: z.nullable(z.enum(['INCOMING', 'OUTGOING'])),
  counterparty: z.nullable(AddressSchema),
  asset: z.nullable(z.enum(['NATIVE', 'ERC20', 'ERC721', 'ERC1155'])),
  tokenAddress: z.nullable(AddressSchema),
  tokenSymbol: Text,
  tokenDecimals: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(255))),
  tokenTrusted: z._default(z.nullable(z.boolean()), null),
  imitation: z._default(z.nullable(z.boolean()), null),
  tokenId: Text,
  value: Decimal,
  amount: Text,
  executor: z._default(z.nullable(AddressSchema), null),
  fee: z._default(Decimal, null),
  note: Text,
})

/** One row of the history as the service or the nodes export it. Nodes alone know no fee, payer, list of the operator or imitation. */
export type ExportedRow = z.output<typeof Row>

const ExportFile = z.object({ complete: z.optional(z.boolean()), rows: z.array(Row) })

export type ExportedRows = {
  /** Oldest first. */
  readonly rows: readonly ExportedRow[]
  /** False if nodes were read and their events do not reach back to the creation. */
  readonly isComplete: boolean
}

/** One line of the service's export: a row. @throws if it is none */
export const parseExportedRow = (text: string): ExportedRow => Row.parse(JSON.parse(text))

/** @throws if the text is not such an export */
export function parseExportedRows(text: string): ExportedRows {
  const { rows, complete = true } = ExportFile.parse(JSON.parse(text))
  return { rows, isComplete: complete }
}

/** The token that a row moves: an address, null for the native currency; undefined if it moves no amount of a token. */
export function movedToken({ type, asset, tokenAddress }: ExportedRow): Address | null | undefined {
  if (type !== 'TRANSFER') return undefined
  if (asset === 'NATIVE') return null
  return asset === 'ERC20' ? (tokenAddress ?? undefined) : undefined
}
