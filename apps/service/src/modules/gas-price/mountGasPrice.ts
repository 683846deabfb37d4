import { type GasPriceQuote, routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { formatUnits } from '@countersign/primitives'
import { hexToBigInt, hexToNumber, type PublicClient } from 'viem'

/** A gas price is at most one block old; requests within this time share one call to the node. */
const FRESH_MS = 10_000

export function mountGasPrice(app: FastifyInstance, context: ServiceContext): void {
  const quotes = new Map<string, { at: number; quote: Promise<GasPriceQuote> }>()
  mount(app, routes.getGasPrice, async ({ params: { chainId } }) => {
    const { client } = requireChain(context, chainId)
    const known = quotes.get(chainId)
    const now = context.monotonic()
    if (known && now - known.at < FRESH_MS) return known.quote
    const quote = readGasPrice(client)
    quotes.set(chainId, { at: now, quote })
    quote.catch(() => quotes.delete(chainId))
    return quote
  })
}

const BLOCKS = 5
const PERCENTILES = [10, 50, 90]
const GWEI_DECIMALS = 9

/** Base fee of the next block plus recent slow, usual and fast tips; `eth_gasPrice` on chains without a base fee. */
async function readGasPrice(client: PublicClient): Promise<GasPriceQuote> {
  const history = await readHistory(client)
  if (history !== null) return history
  const [price, block] = await Promise.all([
    client.request({ method: 'eth_gasPrice' }),
    client.request({ method: 'eth_blockNumber' }),
  ])
  const gwei = toGwei(hexToBigInt(price))
  return quote(hexToNumber(block), [gwei, gwei, gwei], '0', '')
}

/** Null where the node has no fee history. */
async function readHistory(client: PublicClient): Promise<GasPriceQuote | null> {
  const params = [`0x${BLOCKS.toString(16)}`, 'latest', PERCENTILES] as const
  const history = await client.request({ method: 'eth_feeHistory', params: [...params] }).catch((error: unknown) => {
    if (isUnknownMethod(error)) return null
    throw error
  })
  const base = history?.baseFeePerGas.at(-1)
  if (!history || base === undefined || hexToBigInt(base) === 0n) return null
  const tips = PERCENTILES.map((_, at) => median((history.reward ?? []).map((paid) => hexToBigInt(paid[at] ?? '0x0'))))
  const [slow = 0n, usual = 0n, quick = 0n] = tips
  const next = hexToBigInt(base)
  const prices = [slow, usual, quick].map((tip) => toGwei(next + tip))
  const last = hexToNumber(history.oldestBlock) + history.gasUsedRatio.length - 1
  return quote(last, prices, toGwei(next), history.gasUsedRatio.join(','))
}

function quote(
  block: number,
  [slow = '0', usual = '0', quick = '0']: readonly string[],
  base: string,
  ratios: string,
): GasPriceQuote {
  return {
    status: '1',
    message: 'OK',
    result: {
      LastBlock: String(block),
      SafeGasPrice: slow,
      ProposeGasPrice: usual,
      FastGasPrice: quick,
      suggestBaseFee: base,
      gasUsedRatio: ratios,
    },
  }
}

function median(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}

const toGwei = (wei: bigint) => formatUnits(wei, GWEI_DECIMALS, { group: false })

const isUnknownMethod = (error: unknown) =>
  error instanceof Error && /MethodNotFound|MethodNotSupported|InvalidParams/.test(error.name)
