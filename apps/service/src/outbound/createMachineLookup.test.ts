import { expect, test } from 'vitest'
import { createMachineLookup } from './createMachineLookup.ts'

const first = [{ address: '10.0.0.1', family: 4 }]
const second = [{ address: '10.0.0.2', family: 4 }]
const fail = () => Promise.reject(new Error('ENOTFOUND'))

test('behavior: a name is looked up once, again after half a minute, and the old answer is used meanwhile', async () => {
  let now = 0
  let asked = 0
  let answer = () => Promise.resolve(first)
  const { lookup, forget } = createMachineLookup(
    () => {
      asked += 1
      return answer()
    },
    () => now,
  )
  expect(await Promise.all([lookup('node'), lookup('node')])).toEqual([first, first])
  expect(asked).toBe(1)
  now = 31_000
  answer = fail
  expect(await lookup('node')).toBe(first)
  expect(asked).toBe(2)
  // The name server works again; the failed look-up is repeated after a second.
  answer = () => Promise.resolve(second)
  const later = () => {
    now += 1000
    return lookup('node')
  }
  await expect.poll(later).toBe(second)
  expect(asked).toBe(3)
  forget('node')
  answer = fail
  await expect(lookup('node')).rejects.toThrow('ENOTFOUND')
  await expect(lookup('node')).rejects.toThrow('ENOTFOUND')
  expect(asked).toBe(4)
})

test('behavior: localhost needs no look-up', async () => {
  const { lookup } = createMachineLookup(fail)
  expect((await lookup('localhost')).map(({ address }) => address)).toEqual(['127.0.0.1', '::1'])
})

test('behavior: at most two worker threads of the process look up names', async () => {
  let running = 0
  let most = 0
  const { lookup } = createMachineLookup(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return first
  })
  await Promise.all(Array.from({ length: 10 }, (_, index) => lookup(`node-${index}`)))
  expect(most).toBe(2)
})
