import { AddressSchema, HexSchema } from '@countersign/api'
import { hexToNumber, isHex, numberToHex, type PublicClient } from 'viem'
import * as z from 'zod/mini'
import type { LegacyTouch } from '../fold/decode/LegacyTouch.ts'
import type { BlockRange } from './fetchLogs.ts'
import type { Addresses } from '../state/IndexerParts.ts'
import { isRefusal } from './isRefusal.ts'
import { lowerAddress } from '../fold/decode/lowerAddress.ts'

/** Blocks that are read whole where the node cannot filter traces; longer ranges are read only where it can. */
const MOST_WHOLE_BLOCKS = 2000
/** Number of blocks that are read at once. */
const PART = 50

const FilteredTraces = z.array(
  z.object({
    action: z.object({ to: z.optional(AddressSchema) }),
    blockNumber: z.union([z.number(), z.string()]),
    transactionHash: z.nullish(HexSchema),
  }),
)
const WholeBlock = z.nullable(
  z.object({ transactions: z.array(z.object({ hash: HexSchema, to: z.nullish(AddressSchema) })) }),
)

/** Nodes that answered `trace_filter` with an error, by client; they get no further such calls. */
const withoutFilter = new WeakSet<PublicClient>()

/**
 * Every call to one of the accounts, by `trace_filter` where the node has it; otherwise, near the head, the transactions sent directly to
 * them, from whole blocks. Other calls stay unknown until the account is read again.
 */
export async function fetchLegacyTouches(
  client: PublicClient,
  range: BlockRange,
  accounts: Addresses,
): Promise<LegacyTouch[]> {
  if (accounts.size === 0) return []
  const filtered = withoutFilter.has(client) ? null : await filterTraces(client, range, accounts)
  return unique(filtered ?? (await scanBlocks(client, range, accounts)))
}

type Schema = { Method: string; Parameters: unknown[]; ReturnType: unknown }

async function filterTraces(
  client: PublicClient,
  { from, to }: BlockRange,
  accounts: Addresses,
): Promise<LegacyTouch[] | null> {
  try {
    const answer = await client.request<Schema>({
      method: 'trace_filter',
      params: [{ fromBlock: numberToHex(from), toBlock: numberToHex(to), toAddress: [...accounts] }],
    })
    const traces = FilteredTraces.safeParse(answer)
    if (!traces.success) return null
    return traces.data.flatMap(({ action, blockNumber, transactionHash }) =>
      action.to && transactionHash ? [{ account: action.to, transactionHash, blockNumber: toNumber(blockNumber) }] : [],
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    withoutFilter.add(client)
    return null
  }
}

const toNumber = (block: number | string) => (isHex(block) ? hexToNumber(block) : Number(block))

async function scanBlocks(client: PublicClient, { from, to }: BlockRange, accounts: Addresses): Promise<LegacyTouch[]> {
  if (to - from >= MOST_WHOLE_BLOCKS) return []
  const found: LegacyTouch[] = []
  for (let first = from; first <= to; first += PART)
    found.push(...(await scanPart(client, { from: first, to: Math.min(to, first + PART - 1) }, accounts)))
  return found
}

async function scanPart(client: PublicClient, { from, to }: BlockRange, accounts: Addresses): Promise<LegacyTouch[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const found = await Promise.all(
    numbers.map(async (blockNumber) => {
      const answer = await client.request<Schema>({
        method: 'eth_getBlockByNumber',
        params: [numberToHex(blockNumber), true],
      })
      return (WholeBlock.parse(answer)?.transactions ?? []).flatMap(({ hash, to: account }) =>
        account && accounts.has(lowerAddress(account)) ? [{ account, transactionHash: hash, blockNumber }] : [],
      )
    }),
  )
  return found.flat()
}

function unique(touches: readonly LegacyTouch[]): LegacyTouch[] {
  return [...new Map(touches.map((touch) => [`${touch.account}${touch.transactionHash}`, touch])).values()]
}
