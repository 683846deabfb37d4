import { afterEach, expect, it, vi } from 'vitest'
import { findMessage } from './findMessage.ts'
import { signatureOfMessage } from './signatureOfMessage.ts'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const account = { chainId: '31337', safe } as const
afterEach(() => vi.unstubAllGlobals())

const hashOf = (index: number): `0x${string}` => `0x${index.toString(16).padStart(64, '0')}`
const messageOf = (index: number) => ({
  type: 'MESSAGE',
  messageHash: hashOf(index),
  status: 'NEEDS_CONFIRMATION',
  logoUri: null,
  name: null,
  message: `Text ${index}`,
  creationTimestamp: 1,
  modifiedTimestamp: 1,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: { value: safe, name: null, logoUri: null },
  confirmations: [],
  preparedSignature: null,
  origin: null,
})

/** A service with this many messages. */
function serveMessages(count: number, maxLimit = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const cursor = new URLSearchParams(new URL(url, 'http://service.example').searchParams.get('cursor') ?? '')
    const [offset, limit] = [Number(cursor.get('offset')), Math.min(maxLimit, Number(cursor.get('limit')))]
    const results = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) =>
      messageOf(offset + at),
    )
    const more = encodeURIComponent(`limit=${limit}&offset=${offset + limit}`)
    const next = offset + limit < count ? `http://service.example/more?cursor=${more}` : null
    return new Response(JSON.stringify({ count, next, previous: null, results }))
  })
  return asked
}

it('behavior: a message beyond the first 200 is found, and no page after it is read', async () => {
  const asked = serveMessages(900)
  const found = await findMessage(account, ({ messageHash }) => messageHash === hashOf(450))
  expect(found?.message).toBe('Text 450')
  expect(asked).toHaveLength(3)
})

it('behavior: no message is skipped when a service returns shorter pages than requested', async () => {
  const asked = serveMessages(300, 100)
  const found = await findMessage(account, ({ messageHash }) => messageHash === hashOf(150))
  expect(found?.message).toBe('Text 150')
  expect(asked).toHaveLength(2)
})

it('behavior: the search ends with the last page', async () => {
  const asked = serveMessages(401)
  expect(await findMessage(account, () => false)).toBeNull()
  expect(asked).toHaveLength(3)
})

it('behavior: a message that the service does not have has no signature, and no failing request is sent for it', async () => {
  const asked = serveMessages(3)
  expect(await signatureOfMessage(account, hashOf(9))).toBeNull()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('/messages?cursor=')
})
