import type { Address } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { type MetadataKey, nameOfToken, type StoredMetadata } from './StoredMetadata.ts'

/** Total size of the documents in one answer. A document may have a fifth of a megabyte, and an older client's list has a thousand. */
const ANSWER_BYTES = 4 * 1024 * 1024
/** Longest fields of a document that a full answer still contains: name, short description, picture URL. */
const LONGEST_WORDS = 1024
const MOST_WORDS = 12

const LEFT_OUT = 'This list is too long to contain the whole document. Request a page with fewer tokens.'

const Found = z.array(
  z.object({
    token: z.string(),
    id: z.string(),
    uri: z.nullable(z.string()),
    state: z.enum(['ready', 'failed', 'skipped']),
    /** The document; only its short fields when it does not fit. */
    document: z.nullable(z.record(z.string(), z.unknown())),
    reason: z.nullable(z.string()),
    fetched_at: z.coerce.number(),
    fits: z.boolean(),
  }),
)

/** `words`: name, description and picture; `metadata`: the whole document where the answer has room. */
export type FoundMetadata = Pick<StoredMetadata, 'uri' | 'state' | 'metadata' | 'reason' | 'fetchedAt'> & {
  words: Record<string, unknown> | null
}

/**
 * The metadata of the tokens of a page, by {@link nameOfToken}, as far as one answer has room: small documents first, so that a few large
 * ones do not displace others. The rest is never read from the database.
 */
export async function findMetadata(
  { db }: ServiceContext,
  chainId: string,
  tokens: readonly Pick<MetadataKey, 'token' | 'id'>[],
): Promise<Map<string, FoundMetadata>> {
  if (tokens.length === 0) return new Map()
  const rows = await db.drizzle.execute(sql`
    with asked as (
      select * from unnest(${sql.param(tokens.map(({ token }) => token))}::char(42)[],
        ${sql.param(tokens.map(({ id }) => id))}::text[]) as asked(token, id)
    ), measured as (
      -- Name, description and picture are stored beside the document that contains them.
      select m.*, 2 * coalesce(octet_length(metadata::text), 0) + coalesce(octet_length(to_json(uri)::text), 0) as size
      from nft_metadata m join asked using (token, id) where chain_id = ${chainId}
    ), placed as (
      select *, sum(size) over (order by size, token, id) <= ${ANSWER_BYTES} as fits from measured
    )
    select token, id, state, reason, fetched_at, fits,
      case when fits or octet_length(uri) <= ${LONGEST_WORDS} then uri end as uri,
      case when fits then metadata else (
        select jsonb_object_agg(key, value) from (
          select key, value from jsonb_each(metadata)
          where (key in ('name', 'description') or key ~* '^(image|animation)') and length(key) <= 32
            and octet_length(value::text) <= ${LONGEST_WORDS}
          order by length(key), key limit ${MOST_WORDS}
        ) words
      ) end as document
    from placed`)
  return new Map(
    z.parse(Found, rows).map(({ token, document, fits, reason, fetched_at: fetchedAt, ...row }) => [
      nameOfToken({ token: token as Address, id: row.id }),
      {
        uri: row.uri,
        state: row.state,
        metadata: fits ? document : null,
        words: document,
        reason: fits ? reason : (reason ?? LEFT_OUT),
        fetchedAt,
      },
    ]),
  )
}
