import type { Collectible } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import type { NftMetadataConfig } from '../../config/NftMetadataConfig.ts'
import type { ChainRuntime } from '../../context/ChainRuntime.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { findMetadata, type FoundMetadata } from './findMetadata.ts'
import type { MetadataQueue } from './MetadataQueue.ts'
import { isFresh, nameOfToken } from './StoredMetadata.ts'
import { findMedia } from './findMedia.ts'

export type CollectibleOptions = {
  trusted: boolean
  excludeSpam: boolean
  limit: number
  offset: number
  mayFetch?: () => boolean
}

/** A contract can log transfers of more than it can count. */
const MOST_UINT256 = 2n ** 256n - 1n

/** Metadata on the chain arrives within this time, so the answer waits for it. */
const PATIENCE_MS = 250

type Row = {
  token: Address
  id: string
  name: string | null
  symbol: string | null
  amount: bigint | null
  total: number
}

/**
 * The tokens of an account whose last transfer was incoming. Names and pictures come from stored metadata; missing ones are queued and
 * appear in a later answer.
 */
export async function readCollectibles(
  context: ServiceContext,
  queue: MetadataQueue,
  runtime: ChainRuntime,
  safe: Address,
  options: CollectibleOptions,
): Promise<{ count: number; items: Collectible[] }> {
  const rows = await findHeld(context, runtime.config.chainId, safe, options)
  const { chainId } = runtime.config
  let stored = await findMetadata(context, chainId, rows)
  const now = context.clock()
  for (const row of rows) {
    const known = stored.get(nameOfToken(row))
    if (!known || !isFresh(known, now)) queue.request({ chainId, token: row.token, id: row.id }, safe, options.mayFetch)
  }
  if (rows.some((row) => !stored.has(nameOfToken(row)))) {
    await queue.settled(PATIENCE_MS)
    stored = await findMetadata(context, chainId, rows)
  }
  const items = rows.map((row) => toCollectible(row, stored.get(nameOfToken(row)), context.config.nftMetadata))
  return { count: rows[0]?.total ?? (await countPastEnd(context, chainId, safe, options)), items }
}

/** No row of a page past the end says how many there are. */
async function countPastEnd(
  context: ServiceContext,
  chainId: string,
  safe: Address,
  options: CollectibleOptions,
): Promise<number> {
  if (options.offset === 0) return 0
  const [first] = await findHeld(context, chainId, safe, { ...options, limit: 1, offset: 0 })
  return first?.total ?? 0
}

async function findHeld(
  context: ServiceContext,
  chainId: string,
  safe: Address,
  { trusted, excludeSpam, limit, offset }: CollectibleOptions,
): Promise<Row[]> {
  const rows = await context.db.drizzle.execute<Record<string, unknown>>(sql`
    with held as (
      select token, value, block_number, log_index, null::numeric as amount from (
        select distinct on (token, value) token, value, "to", block_number, log_index
        from transfers where chain_id = ${chainId} and safe = ${safe} and kind = 'ERC721'
        order by token, value, block_number desc, log_index desc
      ) last where last."to" = ${safe}
      union all
      select token, value, block_number, log_index, amount from (
        select token, value, max(block_number) as block_number, max(log_index) as log_index,
          least(${MOST_UINT256.toString()}::numeric,
            sum(case when "to" = ${safe} then amount else 0 end) - sum(case when "from" = ${safe} then amount else 0 end)) as amount
        from transfers where chain_id = ${chainId} and safe = ${safe} and kind = 'ERC1155'
        group by token, value
      ) several where several.amount > 0
    )
    select h.token, h.value::text as id, h.amount::text as amount, t.name, t.symbol, count(*) over () as total
    from held h left join tokens t on t.chain_id = ${chainId} and t.address = h.token
    where (not ${trusted}::boolean or t.trusted) and (not ${excludeSpam}::boolean or not coalesce(t.spam, false))
    order by h.block_number desc, h.log_index desc limit ${limit} offset ${offset}`)
  return rows.map((row) => ({
    token: row['token'] as Address,
    id: String(row['id']),
    name: textOrNull(row['name']),
    symbol: textOrNull(row['symbol']),
    amount: row['amount'] === null ? null : BigInt(String(row['amount'])),
    total: Number(row['total']),
  }))
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function toCollectible(row: Row, stored: FoundMetadata | undefined, config: NftMetadataConfig): Collectible {
  const words = stored?.words ?? null
  const picture = findMedia(words, row.id, config, 'picture')
  return {
    address: row.token,
    tokenName: row.name ?? '',
    tokenSymbol: row.symbol ?? '',
    logoUri: '',
    id: row.id,
    uri: stored?.uri ?? null,
    name: textOrNull(words?.['name']),
    description: textOrNull(words?.['description']),
    imageUri: 'uri' in picture ? picture.uri : null,
    imageState: picture.state,
    animationState: findMedia(words, row.id, config, 'animation').state,
    metadata: stored?.metadata ?? null,
    ...(row.amount === null ? {} : { standard: 'ERC1155' as const, amount: row.amount }),
    metadataState: stored?.state ?? 'pending',
    ...(stored?.reason ? { metadataProblem: stored.reason } : {}),
  }
}
