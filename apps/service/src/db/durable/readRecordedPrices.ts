import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Drizzle } from '../database/Database.ts'
import { recordedPrices } from '../schema/durableSchema.ts'
import { readInParts } from '../statements/readInParts.ts'

const Lines = z.array(z.object({ line: z.string() }))

/** The content of `prices.jsonl`, in parts: one line for each chain, day and currency. */
export async function* readRecordedPrices(tx: Drizzle): AsyncGenerator<string> {
  const { chainId, day, currency, asset, price } = recordedPrices
  const query = sql`
    select jsonb_build_object('chainId', ${chainId}, 'day', ${day}, 'currency', ${currency},
      'prices', jsonb_object_agg(${asset}, ${price}))::text as line
    from ${recordedPrices} group by ${chainId}, ${day}, ${currency} order by ${day}, ${chainId}, ${currency}`
  for await (const found of readInParts(tx, query))
    yield z
      .parse(Lines, found)
      .map(({ line }) => `${line}\n`)
      .join('')
}
