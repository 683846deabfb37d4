import { afterEach, expect, test, vi } from 'vitest'
import { createPairing } from './createPairing.ts'

const link = (topic: string) => ({ topic, uri: `wc:${topic}@2?symKey=1` })

afterEach(() => vi.useRealTimers())

test('behavior: the first proposal of the link that was pasted is shown, and the paste is done', async () => {
  const { follow, accepts } = createPairing(async () => {})
  const done = vi.fn()
  const followed = follow(link('a')).then(done)
  expect(accepts('b')).toBe(false)
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  expect(accepts('a')).toBe(true)
  await followed
  expect(done).toHaveBeenCalledOnce()
})

test('security: a dapp asks once for each link, whether it was rejected, approved or disconnected', async () => {
  const { follow, accepts } = createPairing(async () => {})
  expect(accepts('a')).toBe(false)
  const first = follow(link('a'))
  expect(accepts('a')).toBe(true)
  await first
  expect(accepts('a')).toBe(false)
  const second = follow(link('b'))
  expect(accepts('a')).toBe(false)
  expect(accepts('b')).toBe(true)
  await second
  const again = follow(link('a'))
  expect(accepts('a')).toBe(true)
  await again
})

test('error: a link that the relay refuses awaits no proposal', async () => {
  const { follow, accepts } = createPairing(() => Promise.reject(new Error('No relay.')))
  await expect(follow(link('a'))).rejects.toThrow('No relay.')
  expect(accepts('a')).toBe(false)
})

test('error: without a proposal the user is told after half a minute, and a late one is still shown', async () => {
  vi.useFakeTimers()
  const { follow, accepts } = createPairing(async () => {})
  const followed = expect(follow(link('a'))).rejects.toThrow(/did not respond/)
  await vi.advanceTimersByTimeAsync(30_000)
  await followed
  expect(accepts('a')).toBe(true)
})
