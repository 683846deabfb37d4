import type { Chain } from '@countersign/api'
import { parseHex, parseQuantity } from '@countersign/chain-client/reads'
import type { SafeTransaction } from '@countersign/safe'
import { attempt, inspectCalls, unfamiliarCalls, type EarlierCode, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { isContractCode } from '../../../data/rpc/isContractCode.ts'
import { liveRpcUrls, rpcRequestApart } from '../../../data/rpc/rpcRequest.ts'
import { withPatience } from '../../../parts/simulation/withPatience.ts'
import { codeBook } from './codeBook.ts'
import type { Codes } from '../../../data/chain-access/readCodes.ts'
import { reviewReadMessages as messages } from './reviewReadMessages.ts'

export type EarlierSubject = {
  readonly chain: Chain
  /** The configuration marks the chain as local. */
  readonly isCalledLocal: boolean
  /** The block of the review. */
  readonly block: bigint
  /** An old contract. If the node returns no code for it at the earlier block, the node does not have that state. */
  readonly control: Address
}
type Called = {
  readonly reviewed: Pick<SafeTransaction, 'safe' | 'transaction'>
  readonly codes: Codes
  readonly genuine: readonly { readonly address: Address }[]
}

/** Full nodes store the states of the last 128 blocks. */
const BLOCKS = 100n
/** Further contracts stay "not checked". */
const MOST = 10
/** Signing should not wait longer. A later answer is used by the next review. */
const PATIENCE_MS = 3_000
const Block = z.object({ timestamp: z.string() })

/**
 * Addresses known as old, by chain, address and nodes, so that a node added later is asked again. An old contract stays
 * old.
 */
const old = new Set<string>()

/**
 * Whether unknown called contracts existed 100 blocks before the review. One request, or none if all are known as old.
 */
export async function readEarlierCode(
  subject: EarlierSubject,
  { reviewed: { safe, transaction }, codes, genuine }: Called,
): Promise<Read<EarlierCode>> {
  const { chain, block } = subject
  // A service could mark any chain as local. The bundled chains are not local.
  if (subject.isCalledLocal && knownCoin(chain.chainId) === null) return { ok: false, reason: messages.localChain }
  if (block < BLOCKS) return { ok: false, reason: messages.shortChain({ blocks: BLOCKS }) }
  const context = { safe, book: codeBook(chain.chainId, codes), genuine, isContract: codes.isContract }
  const called = unfamiliarCalls(inspectCalls(safe, transaction), context).map(({ to }) => to)
  const unknown = called.filter((address) => codes.isContract(address)?.ok && !old.has(keyOf(chain, address)))
  const { seconds, stood } = await ask(subject, unknown.slice(0, MOST))
  return {
    ok: true,
    value: {
      blocks: BLOCKS,
      seconds,
      wasContract(address) {
        if (old.has(keyOf(chain, address))) return { ok: true, value: true }
        return stood.get(address) ?? { ok: false, reason: messages.mostContracts(MOST) }
      },
    },
  }
}

type Answers = { readonly seconds: number | null; readonly stood: ReadonlyMap<Address, Read<boolean>> }

async function ask(subject: EarlierSubject, addresses: readonly Address[]): Promise<Answers> {
  if (addresses.length === 0) return { seconds: null, stood: new Map() }
  const answers = await attempt(withPatience(() => askNode(subject, addresses), PATIENCE_MS))
  if (answers.ok) return answers.value
  return { seconds: null, stood: new Map(addresses.map((address) => [address, notReported(answers.reason)])) }
}

async function askNode({ chain, block, control }: EarlierSubject, addresses: readonly Address[]): Promise<Answers> {
  const before = block - BLOCKS
  const was = (address: Address) => attempt(isContractAt(chain, address, before))
  const [then, now, wasControl, read] = await Promise.all([
    attempt(timeAt(chain, before)),
    attempt(timeAt(chain, block)),
    was(control),
    Promise.all(addresses.map(async (address) => [address, await was(address)] as const)),
  ])
  for (const [address, code] of read) if (code.ok && code.value) old.add(keyOf(chain, address))
  return {
    seconds: then.ok && now.ok && now.value >= then.value ? Number(now.value - then.value) : null,
    stood: new Map(read.map(([address, code]) => [address, believed(code, wasControl)])),
  }
}

/** Some nodes return empty code instead of an error when they have pruned the state. */
function believed(code: Read<boolean>, control: Read<boolean>): Read<boolean> {
  if (!code.ok) return notReported(code.reason)
  if (code.value) return code
  if (!control.ok) return notReported(control.reason)
  return control.value ? code : notReported(messages.noMasterCopy)
}

const notReported = (why: string): Read<boolean> => ({
  ok: false,
  reason: messages.noEarlierCode({ blocks: BLOCKS, reason: why.replace(/\.$/, '') }),
})

const isContractAt = async (chain: Chain, address: Address, block: bigint): Promise<boolean> =>
  isContractCode(parseHex(await rpcRequestApart(chain, 'eth_getCode', [address, hex(block)])))

const timeAt = async (chain: Chain, block: bigint): Promise<bigint> =>
  parseQuantity(Block.parse(await rpcRequestApart(chain, 'eth_getBlockByNumber', [hex(block), false])).timestamp)

const hex = (block: bigint): string => `0x${block.toString(16)}`

const keyOf = (chain: Chain, address: Address): string =>
  [chain.chainId, ...liveRpcUrls(chain).toSorted(), address.toLowerCase()].join(' ')
