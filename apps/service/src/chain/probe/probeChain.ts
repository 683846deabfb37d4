import type { NodeCapabilities } from '@countersign/api'
import { safeTopics } from '@countersign/ledger'
import { type Hash, hexToNumber, numberToHex, type PublicClient } from 'viem'
import * as z from 'zod/mini'
import { findMulticall3 } from '../rpc/callTogether.ts'
import { type ContractFinding, probeContracts } from './probeContracts.ts'
import { probeMessages } from './probeMessages.ts'

/** What the nodes of a chain are and which features they have. */
export type ChainReport = {
  chainId: string
  head: number
  capabilities: NodeCapabilities
  contracts: ContractFinding[]
  /** The missing features and their consequences, as sentences. */
  missing: string[]
}

type Options = { recommendedVersion: string; maxBlockRange: number }
type AnySchema = { Method: string; Parameters: unknown[]; ReturnType: unknown }

const LOG_RANGES = [100_000, 50_000, 10_000, 5000, 2000, 1000, 500, 100, 10]
const LATEST_WITH_TRANSACTIONS = 25
const UNUSED_ADDRESS = '0x0000000000000000000000000000000000000001'
const ZERO_HASH = `0x${'0'.repeat(64)}` as const
const NO_METHOD =
  /not (found|supported|available|allowed|exist|enabled)|does not exist|disabled|unsupported|not implemented/i

const Block = z.object({ baseFeePerGas: z.nullish(z.string()), transactions: z.array(z.unknown()) })

/** Probes the nodes of a chain for their features. Throws only when the chain cannot be reached. */
export async function probeChain(client: PublicClient, options: Options): Promise<ChainReport> {
  const ask = (method: string, params: unknown[] = []): Promise<unknown> =>
    client.request<AnySchema>({ method, params })
  const works = (method: string, params: unknown[], isGood: (answer: unknown) => boolean = () => true) =>
    ask(method, params).then(isGood, () => false)
  const [chainId, blockNumber] = await Promise.all([
    client.request({ method: 'eth_chainId' }),
    client.request({ method: 'eth_blockNumber' }),
  ])
  const head = hexToNumber(blockNumber)
  const latest = Block.safeParse(await ask('eth_getBlockByNumber', ['latest', false]))
  const [contracts, multicall3, clientVersion, traceTransaction, traceBlock, simulate, archive, maxLogRange] =
    await Promise.all([
      probeContracts(client),
      findMulticall3(client),
      ask('web3_clientVersion').then(
        (text) => (typeof text === 'string' ? text.slice(0, 100) : null),
        () => null,
      ),
      tracesTransactions(ask, head),
      works('trace_block', ['latest'], Array.isArray),
      works(
        'eth_simulateV1',
        [{ blockStateCalls: [{ calls: [{ from: UNUSED_ADDRESS, to: UNUSED_ADDRESS }] }] }, 'latest'],
        Array.isArray,
      ),
      works('eth_getBalance', [UNUSED_ADDRESS, numberToHex(Math.min(1, head))]),
      findLogRange(client, head, options.maxBlockRange),
    ])
  const capabilities: NodeCapabilities = {
    clientVersion,
    eip1559: !!latest.data?.baseFeePerGas,
    multicall3,
    traceTransaction,
    traceBlock,
    simulate,
    archive,
    maxLogRange,
    safeVersions: contracts.filter(({ isComplete }) => isComplete).map(({ version }) => version),
  }
  const missing = describeMissing(capabilities, contracts, options.recommendedVersion)
  return { chainId: String(hexToNumber(chainId)), head, capabilities, contracts, missing }
}

type Ask = (method: string, params?: unknown[]) => Promise<unknown>

async function tracesTransactions(ask: Ask, head: number): Promise<boolean> {
  const hash = await findTransaction(ask, head)
  try {
    const answer = await ask('debug_traceTransaction', [hash ?? ZERO_HASH, { tracer: 'callTracer' }])
    return typeof answer === 'object' && answer !== null
  } catch (error) {
    // An empty chain has nothing to trace; a node without tracing answers with a different error than one with it.
    return hash === null && !NO_METHOD.test(String(error).replaceAll(/transaction \S* ?not found/gi, ''))
  }
}

async function findTransaction(ask: Ask, head: number): Promise<Hash | null> {
  for (let number = head; number >= 0 && number > head - LATEST_WITH_TRANSACTIONS; number -= 1) {
    const { data } = Block.safeParse(await ask('eth_getBlockByNumber', [numberToHex(number), false]))
    const [first] = data?.transactions ?? []
    if (typeof first === 'string') return first as Hash
  }
  return null
}

async function findLogRange(client: PublicClient, head: number, maximum: number): Promise<number | null> {
  const sizes = LOG_RANGES.filter((size) => size <= Math.min(maximum, head + 1))
  for (const size of sizes.length > 0 ? sizes : [1]) {
    const range = { fromBlock: numberToHex(Math.max(0, head - size + 1)), toBlock: numberToHex(head) }
    try {
      await client.request({
        method: 'eth_getLogs',
        params: [{ ...range, address: UNUSED_ADDRESS, topics: [safeTopics.safeSetup] }],
      })
      return size
    } catch {
      continue
    }
  }
  return null
}

const SMALL_LOG_RANGE = 1000

/** The missing features of a chain's nodes, each with its consequence for users. */
function describeMissing(
  capabilities: NodeCapabilities,
  contracts: readonly ContractFinding[],
  recommendedVersion: string,
): string[] {
  const { safeVersions, maxLogRange } = capabilities
  const recommended = contracts.find(({ version }) => version === recommendedVersion)
  const needed = ['SafeL2', 'Safe', 'SafeProxyFactory', 'CompatibilityFallbackHandler', 'MultiSendCallOnly']
  const absent = recommended?.absent.filter((name) => needed.includes(name)) ?? []
  const sentences: (string | false)[] = [
    safeVersions.length === 0 && probeMessages.noSafeVersion,
    safeVersions.length > 0 &&
      recommended?.isComplete === false &&
      probeMessages.incomplete({ version: recommendedVersion, absent, versions: safeVersions }),
    ...contracts.flatMap(({ version, different }) =>
      different.map(({ name, address }) => probeMessages.otherCode({ address, name, version })),
    ),
    maxLogRange === null && probeMessages.noLogs,
    maxLogRange !== null &&
      maxLogRange < SMALL_LOG_RANGE &&
      maxLogRange >= 10 &&
      probeMessages.fewLogs({ blocks: maxLogRange }),
    !capabilities.archive && probeMessages.noArchive,
    !capabilities.traceTransaction && !capabilities.traceBlock && probeMessages.noTraces,
    !capabilities.simulate && probeMessages.noSimulation,
    !capabilities.multicall3 && probeMessages.noMulticall,
    !capabilities.eip1559 && probeMessages.noBaseFee,
  ]
  return sentences.filter((sentence) => sentence !== false)
}
