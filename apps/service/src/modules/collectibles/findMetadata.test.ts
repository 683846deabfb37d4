import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, startFixture } from '../../testing/startFixture.ts'
import { findMetadata } from './findMetadata.ts'
import { storeMetadata } from './StoredMetadata.ts'

const MB = 1024 * 1024
/** Documents of the largest stored size: fifty of them are several answers. */
const LARGE = 50
const LARGE_BYTES = 6000 * 32
const SMALL = 20

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
  const { db } = fixture.context
  const { chainId, safe } = fixture.params
  const { badges } = fixture.contracts
  await db.drizzle.execute(sql`
    insert into transfers (chain_id, safe, id, transaction_hash, block_number, log_index, executed_at, kind, token, "from", "to",
      value, direction, counterparty, similarity)
    select chain_id, safe, id || n, transaction_hash, block_number, log_index + n, executed_at, kind, token, "from", "to",
      1000 + n, direction, counterparty, similarity
    from transfers, generate_series(1, ${LARGE + SMALL}::integer) n where safe = ${safe} and token = ${badges}`)
  await db.drizzle.execute(sql`
    insert into nft_metadata (chain_id, token, id, uri, state, metadata, fetched_at)
    select ${chainId}, ${badges}, (1000 + n)::text, 'https://pieces.example/' || n, 'ready', jsonb_build_object(
      'name', 'Piece ' || n, 'image', 'https://pieces.example/' || n || '.png',
      'description', case when n > ${LARGE}::integer then 'small' else repeat('d', 5000) end,
      'points', case when n > ${LARGE}::integer then '' else repeat(md5(n::text), ${LARGE_BYTES / 32}::integer) end
    ), ${fixture.context.clock()} from generate_series(1, ${LARGE + SMALL}::integer) n`)
})
afterAll(() => fixture?.stop())

const sent = async (path: string) => {
  const { chainId, safe } = fixture.params
  const answer = await fixture.app.inject(path.replace('{safe}', `chains/${chainId}/safes/${safe}/collectibles`))
  expect(answer.statusCode).toBe(200)
  return Buffer.byteLength(answer.body)
}

test('behavior: an answer contains as many whole documents as fit, small ones first, and name, description and picture of the others', async () => {
  const whole = LARGE * LARGE_BYTES
  for (const path of ['/v2/{safe}?cursor=limit%3D100', '/v1/{safe}']) {
    const bytes = await sent(path)
    expect(bytes).toBeGreaterThan(MB)
    expect(bytes).toBeLessThan(4.5 * MB)
    expect(bytes).toBeLessThan(whole / 2)
  }
  const { api, params } = fixture
  const all = await api.getCollectiblesV1({ params })
  const page = await api.getCollectibles({ params, query: { cursor: 'limit=100&offset=0' } })
  expect(page).toMatchObject({ count: LARGE + SMALL + 1, next: null, results: all })
  const pieces = all.filter(({ id }) => Number(id) > 1000).toSorted((a, b) => Number(a.id) - Number(b.id))
  for (const [index, piece] of pieces.entries())
    expect(piece).toMatchObject({
      name: `Piece ${index + 1}`,
      imageUri: `https://pieces.example/${index + 1}.png`,
      uri: `https://pieces.example/${index + 1}`,
      metadataState: 'ready',
    })
  for (const piece of pieces.slice(LARGE)) {
    expect(piece).toMatchObject({ metadata: { name: piece.name }, description: 'small' })
    expect(piece.metadataProblem).toBeUndefined()
  }
  const left = pieces.filter(({ metadata }) => metadata === null)
  expect(left.length).toBeGreaterThan(LARGE / 2)
  for (const piece of left)
    expect(piece).toMatchObject({ description: null, metadataProblem: expect.stringContaining('fewer') })
})

test('behavior: a document that was left out of a long list is complete on a page with fewer tokens', async () => {
  const { api, params } = fixture
  const all = await api.getCollectiblesV1({ params })
  const offset = all.findIndex(({ metadata }) => metadata === null)
  const { results } = await api.getCollectibles({ params, query: { cursor: `limit=1&offset=${offset}` } })
  expect(results).toMatchObject([{ id: all[offset]?.id, metadata: { name: all[offset]?.name } }])
  expect(JSON.stringify(results).length).toBeGreaterThan(LARGE_BYTES)
  expect(results[0]?.metadataProblem).toBeUndefined()
})

test('behavior: the same id in another collection is another token', async () => {
  const { api, params, context } = fixture
  await context.db.drizzle.execute(sql`
    insert into nft_metadata (chain_id, token, id, state, reason, fetched_at)
    values (${params.chainId}, ${fixture.contracts.testUsd}, '1051', 'failed', 'not this one', 0)`)
  const all = await api.getCollectiblesV1({ params })
  expect(all.find(({ id }) => id === '1051')).toMatchObject({ name: 'Piece 51', metadataState: 'ready' })
})

test('error: transfers of more than a contract can count do not make the list unavailable', async () => {
  const { api, params, context, contracts } = fixture
  const most = (2n ** 256n - 1n).toString()
  await context.db.drizzle.execute(sql`
    insert into transfers (chain_id, safe, id, transaction_hash, block_number, log_index, executed_at, kind, token, "from", "to",
      value, amount, direction, counterparty, similarity)
    select chain_id, safe, id || 'm' || n, transaction_hash, block_number, log_index + n, executed_at, 'ERC1155', token, "from", "to",
      77, ${most}::numeric, direction, counterparty, similarity
    from (select * from transfers where safe = ${params.safe} and token = ${contracts.badges} order by id limit 1) one,
      generate_series(1, 9) n`)
  const held = await api.getCollectiblesV1({ params })
  expect(held.find(({ id }) => id === '77')).toMatchObject({ amount: 2n ** 256n - 1n })
})

test('error: a document with texts that no column accepts is stored without them, and so are its address and reason', async () => {
  const { params, context, contracts } = fixture
  const key = { chainId: params.chainId, token: contracts.badges, id: '78' }
  const metadata = { name: 'One\0', '\0image': 'x', traits: [{ text: 'half \ud800 of a pair', count: 1 }] }
  const rest = { state: 'ready', reason: 'no\0', fetchedAt: 1 } as const
  await storeMetadata(context, { ...key, uri: 'ipfs://\0one', metadata, ...rest }, params.safe)
  const found = await findMetadata(context, params.chainId, [key])
  expect([...found.values()]).toMatchObject([
    {
      uri: 'ipfs://one',
      metadata: { name: 'One', image: 'x', traits: [{ text: 'half \ufffd of a pair', count: 1 }] },
      reason: 'no',
    },
  ])
})
