import { AddressSchema, HexSchema } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import * as z from 'zod/mini'
import { toChainId, rpcError } from '@countersign/connect/core'
import type { DeviceTypedData } from './HardwareSigner.ts'
import { hardwareMessages } from './hardwareMessages.ts'

const Quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]+$/i)),
  z.transform((text: string) => BigInt(text)),
)
const Optional = z.optional(Quantity)
const TypedDataSchema = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})
const TransactionSchema = z.object({
  from: AddressSchema,
  to: z.optional(z.nullable(AddressSchema)),
  value: Optional,
  data: z.optional(HexSchema),
  input: z.optional(HexSchema),
  gas: Optional,
  gasPrice: Optional,
  maxFeePerGas: Optional,
  maxPriorityFeePerGas: Optional,
  nonce: Optional,
  chainId: z.optional(z.union([z.string(), z.number()])),
})
export type TransactionCall = z.output<typeof TransactionSchema>

/** Parameters of `eth_signTypedData_v4`: account, then JSON as text or as an object. */
export function parseTypedDataCall(params: unknown): { address: Address; typedData: DeviceTypedData } {
  const [address, given] = parse(z.tuple([AddressSchema, z.unknown()]), params)
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  return { address, typedData: parse(TypedDataSchema, parseJson(text)) }
}

/** Parameters of `personal_sign`: bytes as hex, or text, then the account. */
export function parseMessageCall(params: unknown): { address: Address; message: Hex } {
  const [given, address] = parse(z.tuple([z.string(), AddressSchema], z.unknown()), params)
  const bytes = HexSchema.safeParse(given)
  return { address, message: bytes.success ? bytes.data : toHex(new TextEncoder().encode(given)) }
}

export const parseTransactionCall = (params: unknown): TransactionCall =>
  parse(z.tuple([TransactionSchema], z.unknown()), params)[0]

/** The decimal chain id of `wallet_switchEthereumChain` and `wallet_addEthereumChain`. */
export function parseChainCall(params: unknown): string {
  const [{ chainId }] = parse(z.tuple([z.object({ chainId: z.string() })], z.unknown()), params)
  const wanted = toChainId(chainId)
  if (wanted === null) throw rpcError(-32602, hardwareMessages.noChainId(chainId))
  return wanted
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw rpcError(-32602, hardwareMessages.invalid(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw rpcError(-32602, hardwareMessages.notJson)
  }
}

const toHex = (bytes: Uint8Array): Hex => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
