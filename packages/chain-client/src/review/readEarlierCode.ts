import type { SafeTransaction } from '@countersign/safe'
import { attempt, inspectCalls, unfamiliarCalls, type EarlierCode, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import { isContractCode } from '../reads/isContractCode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { parseQuantity } from '../reads/parseQuantity.ts'
import { codeBook } from './codeBook.ts'
import type { Codes } from './readCodes.ts'
import type { ReviewedChain } from './ReviewedChain.ts'
import { reviewReadMessages as messages } from './reviewReadMessages.ts'

/** Where the earlier code is read. */
export type EarlierSubject = {
  readonly chain: ReviewedChain
  /** Every contract of a local chain is young. */
  readonly isLocal: boolean
  /** The block of the review. */
  readonly block: bigint
  /** An old contract. If the node returns no code for it at the earlier block, the node does not have that state. */
  readonly control: Address
  /**
   * Addresses known as old, in lower case. They are not requested, and those that are found old are added, because an old contract
   * stays old. A caller has one set for a chain and its nodes.
   */
  readonly old: Set<string>
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
const Block = z.object({ timestamp: z.string() })

/**
 * Whether unknown called contracts existed 100 blocks before the review. One request, or none if all are known as old.
 *
 * @example
 * const earlier = await readEarlierCode({ chain, isLocal, block, control: state.masterCopy, old }, { reviewed, codes, genuine })
 */
export async function readEarlierCode(
  subject: EarlierSubject,
  { reviewed: { safe, transaction }, codes, genuine }: Called,
): Promise<Read<EarlierCode>> {
  const { chain, block, old } = subject
  const isOld = (address: Address) => old.has(address.toLowerCase())
  if (subject.isLocal) return { ok: false, reason: messages.localChain }
  if (block < BLOCKS) return { ok: false, reason: messages.shortChain({ blocks: BLOCKS }) }
  const context = { safe, book: codeBook(chain.chainId, codes), genuine, isContract: codes.isContract }
  const called = unfamiliarCalls(inspectCalls(safe, transaction), context).map(({ to }) => to)
  const unknown = called.filter((address) => codes.isContract(address)?.ok && !isOld(address))
  const { seconds, stood } = await ask(subject, unknown.slice(0, MOST))
  return {
    ok: true,
    value: {
      blocks: BLOCKS,
      seconds,
      wasContract(address) {
        if (isOld(address)) return { ok: true, value: true }
        return stood.get(address) ?? { ok: false, reason: messages.mostContracts(MOST) }
      },
    },
  }
}

type Answers = { readonly seconds: number | null; readonly stood: ReadonlyMap<Address, Read<boolean>> }

async function ask(subject: EarlierSubject, addresses: readonly Address[]): Promise<Answers> {
  if (addresses.length === 0) return { seconds: null, stood: new Map() }
  const { chain, block, control, old } = subject
  const before = block - BLOCKS
  const was = (address: Address) => attempt(isContractAt(chain, address, before))
  const [then, now, wasControl, read] = await Promise.all([
    attempt(timeAt(chain, before)),
    attempt(timeAt(chain, block)),
    was(control),
    Promise.all(addresses.map(async (address) => [address, await was(address)] as const)),
  ])
  for (const [address, code] of read) if (code.ok && code.value) old.add(address.toLowerCase())
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

const isContractAt = async (chain: ReviewedChain, address: Address, block: bigint): Promise<boolean> =>
  isContractCode(parseHex(await chain.ask('eth_getCode', [address, hex(block)])))

const timeAt = async (chain: ReviewedChain, block: bigint): Promise<bigint> =>
  parseQuantity(Block.parse(await chain.ask('eth_getBlockByNumber', [hex(block), false])).timestamp)

const hex = (block: bigint): string => `0x${block.toString(16)}`
