import { AddressSchema, HashSchema, HexSchema, type Chain } from '@countersign/api'
import { type AskNode, parseHex, parseQuantity } from '@countersign/chain-client/reads'
import { findContractByAddress, safeDeployments } from '@countersign/chains'
import {
  errorText,
  type Address,
  bytesToHex,
  type Hex,
  hexToBytes,
  isSameAddress,
  keccak256Light,
} from '@countersign/primitives'
import {
  hashAnnouncedCall,
  readAnnouncement,
  readAttempt,
  TRANSACTION_ADDED,
  type AnnouncedCall,
  type OwnerList,
} from '@countersign/safe/recovery'
import * as z from 'zod/mini'
import { rpcRequestApart } from '../rpc/rpcRequest.ts'
import { blocksAtTime } from './blocksAtTime.ts'
import type { AnnouncedBy } from './Recovery.ts'
import { attemptMessages as messages } from './attemptMessages.ts'

const Log = z.object({
  address: AddressSchema,
  topics: z.array(HashSchema),
  data: HexSchema,
  blockNumber: z.string(),
  transactionHash: HashSchema,
})
const Sent = z.object({ from: AddressSchema, to: z.nullable(AddressSchema) })

/** One number of one module. */
export type Announcement = {
  readonly module: Address
  readonly nonce: bigint
  readonly hash: Hex
  readonly createdAt: bigint
}

type Found = { readonly call: AnnouncedCall; readonly block: bigint; readonly txHash: Hex }
type Head = { readonly block: bigint; readonly time: bigint }

/** A hash always names the same call, so the cache never expires. */
const kept = new Map<string, Found>()

/**
 * The announced call, from the log of the block in which the module says it was announced. It is accepted only when it hashes to the value
 * that the module stores.
 */
export async function readAnnounced(
  chain: Chain,
  announcement: Announcement,
  context: {
    readonly account: Address
    readonly now: OwnerList
    readonly recoverers: readonly Address[]
    readonly head: Head
  },
): Promise<AnnouncedBy> {
  const ask: AskNode = (method, params) => rpcRequestApart(chain, method, params)
  const { module, nonce, hash } = announcement
  const key = [chain.chainId, module.toLowerCase(), nonce, hash].join(' ')
  try {
    const found = kept.get(key) ?? (await findCall(ask, announcement, context.head))
    if (typeof found === 'string') return { known: false, reason: found }
    kept.set(key, found)
    const { call, block } = found
    const isBatch = call.operation === 1 && (await isMultiSend(ask, call.to))
    const meaning = readAttempt(call, { ...context, isMultiSend: () => isBatch })
    return { known: true, call, meaning, block, recoverer: await senderOf(ask, found.txHash, context.recoverers) }
  } catch (error) {
    return { known: false, reason: errorText(error) }
  }
}

async function findCall(ask: AskNode, { module, nonce, hash, createdAt }: Announcement, head: Head) {
  const blocks = await blocksAtTime(ask, createdAt, head)
  if (blocks === null) return messages.noBlockOfTime
  const answer = await ask('eth_getLogs', [
    {
      address: module,
      fromBlock: toHex(blocks.from),
      toBlock: toHex(blocks.to),
      topics: [TRANSACTION_ADDED, `0x${nonce.toString(16).padStart(64, '0')}`],
    },
  ])
  const logs = z.array(Log).safeParse(answer)
  if (!logs.success) return messages.noEvents
  for (const log of logs.data) {
    const logged = isSameAddress(log.address, module) ? readAnnouncement(log) : null
    if (logged?.nonce === nonce && isSameHash(hashAnnouncedCall(logged.call), hash))
      return { call: logged.call, block: parseQuantity(log.blockNumber), txHash: log.transactionHash }
  }
  return logs.data.length === 0 ? messages.noEvent : messages.otherEvent
}

/** The sender of the announcement, if it is a recoverer or a recoverer's own account. */
async function senderOf(ask: AskNode, txHash: Hex, recoverers: readonly Address[]): Promise<Address | null> {
  const sent = Sent.safeParse(await ask('eth_getTransactionByHash', [txHash]).catch(() => null))
  if (!sent.success) return null
  const { from, to } = sent.data
  return recoverers.find((one) => isSameAddress(one, from) || (to !== null && isSameAddress(one, to))) ?? null
}

async function isMultiSend(ask: AskNode, address: Address): Promise<boolean> {
  const names = findContractByAddress(address).filter(({ name }) => name.startsWith('MultiSend'))
  if (names.length === 0) return false
  const code = parseHex(await ask('eth_getCode', [address, 'latest']))
  const hash = bytesToHex(keccak256Light(hexToBytes(code)))
  return names.some(({ name, version }) =>
    (safeDeployments[version][name] ?? []).some(
      (one) => isSameAddress(one.address, address) && isSameHash(one.codeHash, hash),
    ),
  )
}

const isSameHash = (one: Hex, other: Hex): boolean => one.toLowerCase() === other.toLowerCase()
const toHex = (value: bigint): Hex => `0x${value.toString(16)}`
