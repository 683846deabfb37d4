import { AddressSchema, HexSchema, type Chain, type DemoOwner } from '@countersign/api'
import { hashTypedData, withDomainType } from '@countersign/safe'
import type { Address } from '@countersign/primitives'
import * as viem from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { decodeText } from '../text/decodeText.ts'
import { liveRpcUrls } from '../../../data/rpc/rpcRequest.ts'
import { pageTransport } from '../../../data/chain-access/pageTransport.ts'
import { toViemChain } from '../../../data/chain-access/toViemChain.ts'
import { toChainId, rpcError } from '@countersign/connect/core'
import type { DemoRequest } from './DemoRequest.ts'
import { demoWalletMessages } from './demoWalletMessages.ts'

type Input = {
  readonly method: string
  readonly params: unknown
  readonly owner: DemoOwner
  /** The chain of the demo wallet. */
  readonly chain: Chain
  readonly chains: readonly Chain[]
  readonly confirm: (request: DemoRequest) => Promise<void>
  readonly requireAccount: (address: Address) => void
}

const TypedDataSchema = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})
const Quantity = z.optional(z.custom<viem.Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)))
const TransactionSchema = z.object({
  from: AddressSchema,
  to: z.optional(z.nullable(AddressSchema)),
  value: Quantity,
  data: z.optional(HexSchema),
  input: z.optional(HexSchema),
  gas: Quantity,
  gasPrice: Quantity,
  maxFeePerGas: Quantity,
  maxPriorityFeePerGas: Quantity,
  nonce: Quantity,
  chainId: z.optional(z.union([z.string(), z.number()])),
})

const SIGNERS: Readonly<Record<string, (input: Input) => Promise<viem.Hex>>> = {
  eth_signTypedData_v4: signTypedData,
  personal_sign: signMessage,
  eth_sendTransaction: async (input) => {
    const { client, transaction } = await confirmedTransaction(input, true)
    return client.sendTransaction(transaction)
  },
  eth_signTransaction: async (input) => {
    const { client, transaction } = await confirmedTransaction(input, false)
    return client.signTransaction(await client.prepareTransactionRequest(transaction))
  },
}

export const isSigningMethod = (method: string) => Object.hasOwn(SIGNERS, method)

/** Asks first, then signs: only typed data, messages and transactions of local chains. */
export function signWithDemoKey(input: Input): Promise<viem.Hex> {
  const sign = SIGNERS[input.method]
  if (sign === undefined) throw rpcError(4200, demoWalletMessages.notSupported(input.method))
  return sign(input)
}

async function signTypedData({ params, owner, chain, chains, confirm, requireAccount }: Input): Promise<viem.Hex> {
  const [address, text] = parse(z.tuple([AddressSchema, z.string()]), params)
  requireAccount(address)
  const typedData = withDomainType(parse(TypedDataSchema, parseJson(text)))
  const chainId = toChainId(typedData.domain['chainId'])
  if (chainId !== null) requireLocal(chainId, chain, chains)
  const hash = hashTypedData(typedData)
  const { domain: data, types } = typedData
  const domainHash = viem.hashStruct({ data, primaryType: 'EIP712Domain', types })
  await confirm({ kind: 'typedData', typedData, hash, domainHash })
  return privateKeyToAccount(owner.privateKey).signTypedData(typedData)
}

async function signMessage({ params, owner, confirm, requireAccount }: Input): Promise<viem.Hex> {
  const [message, address] = parse(z.tuple([z.string(), AddressSchema]), params)
  requireAccount(address)
  const bytes = viem.isHex(message) ? viem.hexToBytes(message) : viem.stringToBytes(message)
  const text = decodeText(bytes)
  await confirm({ kind: 'message', message: text ?? viem.bytesToHex(bytes), isText: text !== null })
  return privateKeyToAccount(owner.privateKey).signMessage({ message: { raw: bytes } })
}

/** Asks, then prepares what is signed. */
async function confirmedTransaction({ params, owner, chain, chains, confirm, requireAccount }: Input, isSent: boolean) {
  const [transaction] = parse(z.tuple([TransactionSchema], z.unknown()), params)
  requireAccount(transaction.from)
  if (transaction.chainId !== undefined) requireLocal(toChainId(transaction.chainId) ?? '', chain, chains)
  const to = transaction.to ?? null
  const data = transaction.data ?? transaction.input ?? '0x'
  const value = toBigInt(transaction.value) ?? 0n
  await confirm({ kind: 'transaction', to, value, data, chainId: chain.chainId, isSent })
  // viem compares the node's chain id with this chain before it signs.
  const client = viem.createWalletClient({
    account: privateKeyToAccount(owner.privateKey),
    chain: toViemChain(chain, liveRpcUrls(chain)),
    transport: pageTransport(chain),
  })
  return { client, transaction: { to, data, value, ...feesOf(transaction) } }
}

function feesOf(transaction: z.output<typeof TransactionSchema>) {
  const nonce = toBigInt(transaction.nonce)
  const gas = toBigInt(transaction.gas)
  const common = { ...(gas === undefined ? {} : { gas }), ...(nonce === undefined ? {} : { nonce: Number(nonce) }) }
  const gasPrice = toBigInt(transaction.gasPrice)
  if (gasPrice !== undefined) return { ...common, gasPrice }
  const maxFeePerGas = toBigInt(transaction.maxFeePerGas)
  const maxPriorityFeePerGas = toBigInt(transaction.maxPriorityFeePerGas)
  return maxFeePerGas === undefined || maxPriorityFeePerGas === undefined
    ? common
    : { ...common, maxFeePerGas, maxPriorityFeePerGas }
}

function requireLocal(chainId: string, chain: Chain, chains: readonly Chain[]) {
  if (!chains.some((local) => local.chainId === chainId)) throw rpcError(4100, demoWalletMessages.notLocal(chainId))
  if (chainId !== chain.chainId)
    throw rpcError(4901, demoWalletMessages.wrongChain({ asked: chainId, current: chain.chainId }))
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw rpcError(-32602, demoWalletMessages.invalid(parsed.error.issues[0]?.message ?? 'unknown'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw rpcError(-32602, demoWalletMessages.notJson)
  }
}

const toBigInt = (quantity: viem.Hex | undefined) =>
  quantity === undefined || quantity === '0x' ? undefined : BigInt(quantity)
