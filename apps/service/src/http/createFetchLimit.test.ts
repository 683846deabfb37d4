import { expect, test } from 'vitest'
import { createFetchLimit } from './createFetchLimit.ts'

const client = { ip: '192.0.2.1' }
const other = { ip: '192.0.2.2' }

test('error: a client beyond its share of a minute is refused, and others are not', () => {
  let now = 0
  const limit = createFetchLimit({ fetchesPerMinute: 2, fetchesAtOnce: 6 }, () => now)
  limit.take(client)
  expect(limit.hasLeft(client)).toBe(true)
  expect(() => limit.take(client)).toThrow(expect.objectContaining({ code: 'fetch/too-many', retryAfter: 30 }))
  expect(limit.hasLeft(client)).toBe(false)
  limit.take(other)
  now = 60_000
  limit.take(client)
})

test('error: a client that exceeds the number of concurrent fetches is refused until one of them has ended', async () => {
  const limit = createFetchLimit({ fetchesPerMinute: 100, fetchesAtOnce: 2 }, () => 0)
  const ends: (() => void)[] = []
  const fetch = () => limit.run(client, () => new Promise<void>((resolve) => ends.push(resolve)))
  const running = [fetch(), fetch()]
  await expect(fetch()).rejects.toMatchObject({ code: 'fetch/too-many', retryAfter: 5 })
  await limit.run(other, () => Promise.resolve())
  ends.forEach((end) => end())
  await Promise.all(running)
  await limit.run(client, () => Promise.resolve())
})
