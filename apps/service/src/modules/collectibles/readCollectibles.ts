import type { Collectible } from '@countersign/api'
import { erc721Abi } from '@countersign/chains'
import type { Address } from '@countersign/safe/light'
import { sql } from 'drizzle-orm'
import type { ChainRuntime, ServiceContext } from '../../context.ts'
import { parseDataUri } from './parseDataUri.ts'

export type CollectibleOptions = { trusted: boolean; excludeSpam: boolean; limit: number; offset: number }

type Row = { token: Address; id: string; name: string | null; symbol: string | null; total: number }

/** What an account holds: tokens whose last transfer went in. */
export async function readCollectibles(
  context: ServiceContext,
  runtime: ChainRuntime,
  safe: Address,
  options: CollectibleOptions,
): Promise<{ count: number; items: Collectible[] }> {
  const rows = await findHeld(context, runtime.config.chainId, safe, options)
  const items = await Promise.all(rows.map(async (row) => toCollectible(row, await readUri(runtime, row))))
  return { count: rows[0]?.total ?? 0, items }
}

async function findHeld(
  context: ServiceContext,
  chainId: string,
  safe: Address,
  { trusted, excludeSpam, limit, offset }: CollectibleOptions,
): Promise<Row[]> {
  const rows = await context.db.drizzle.execute<Record<string, unknown>>(sql`
    with held as (
      select token, value, block_number, log_index from (
        select distinct on (token, value) token, value, "to", block_number, log_index
        from transfers where chain_id = ${chainId} and safe = ${safe} and kind = 'ERC721'
        order by token, value, block_number desc, log_index desc
      ) last where last."to" = ${safe}
      union all
      select token, value, block_number, log_index from (
        select token, value, max(block_number) as block_number, max(log_index) as log_index,
          sum(case when "to" = ${safe} then amount else 0 end) - sum(case when "from" = ${safe} then amount else 0 end) as amount
        from transfers where chain_id = ${chainId} and safe = ${safe} and kind = 'ERC1155'
        group by token, value
      ) several where several.amount > 0
    )
    select h.token, h.value::text as id, t.name, t.symbol, count(*) over () as total
    from held h left join tokens t on t.chain_id = ${chainId} and t.address = h.token
    where (not ${trusted}::boolean or t.trusted) and (not ${excludeSpam}::boolean or not coalesce(t.spam, false))
    order by h.block_number desc, h.log_index desc limit ${limit} offset ${offset}`)
  return rows.map((row) => ({
    token: row['token'] as Address,
    id: String(row['id']),
    name: textOrNull(row['name']),
    symbol: textOrNull(row['symbol']),
    total: Number(row['total']),
  }))
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Null when the contract has none to tell; that a token is held does not depend on it. */
async function readUri(runtime: ChainRuntime, { token, id }: Row): Promise<string | null> {
  try {
    const args = [BigInt(id)] as const
    return await runtime.client.readContract({ address: token, abi: erc721Abi, functionName: 'tokenURI', args })
  } catch {
    return null
  }
}

function toCollectible(row: Row, uri: string | null): Collectible {
  const metadata = parseDataUri(uri)
  return {
    address: row.token,
    tokenName: row.name ?? '',
    tokenSymbol: row.symbol ?? '',
    logoUri: '',
    id: row.id,
    uri,
    name: textOrNull(metadata?.['name']),
    description: textOrNull(metadata?.['description']),
    imageUri: imageOf(metadata),
    metadata,
  }
}

function imageOf(metadata: Record<string, unknown> | null): string | null {
  for (const key of ['image', 'image_url', 'image_uri', 'imageUri', 'imageUrl']) {
    const value = textOrNull(metadata?.[key])
    if (value !== null) return value
  }
  return null
}
