import { expect, test } from 'vitest'
import { spareKeys } from '@countersign/devchain'
import { createChangeLog } from '../db/changes/createChangeLog.ts'
import { createReadCache, packStored } from './ReadCache.ts'

const ACCOUNT = spareKeys[0].address

const OTHER = '1:0xother'

/** A database that has only changes. */
function setUp() {
  const changes = createChangeLog()
  let commits = 0
  let reads = 0
  const stored = createReadCache({
    changes,
    readChanges: () => Promise.resolve(),
    readFromReplica: async (run) => ({ value: await run(), isFromReplica: false }),
  })
  /** Every answer depends on one account. */
  const cache = {
    answer: (key: string, read: () => Promise<string>) =>
      stored.answer(key, (uses) => {
        uses('1', ACCOUNT)
        return read()
      }),
  }
  return {
    stored,
    cache,
    reads: () => reads,
    commit(...keys: string[]) {
      commits += 1
      changes.record(keys.length === 0 ? [`1:${ACCOUNT}`] : keys)
    },
    read: (text = 'answer') =>
      cache.answer('key', () => {
        reads += 1
        return Promise.resolve(`${text} ${commits}`)
      }),
  }
}

test('behavior: a commit of another account or chain leaves an answer, one of the tokens of its chain does not', async () => {
  const { read, reads, commit } = setUp()
  await read()
  commit(OTHER, `2:${ACCOUNT}`, '2:')
  expect((await read()).text).toBe('answer 0')
  expect(reads()).toBe(1)
  commit('1:')
  expect((await read()).text).toBe('answer 2')
  commit('')
  expect((await read()).text).toBe('answer 3')
})

test('behavior: an answer about every account of a chain lasts until a commit on that chain', async () => {
  const { stored, commit } = setUp()
  let reads = 0
  const ask = () =>
    stored.answer('hash', async (uses) => {
      uses('1', '*')
      return String((reads += 1))
    })
  await ask()
  commit(`2:${ACCOUNT}`)
  expect((await ask()).text).toBe('1')
  commit(OTHER)
  expect((await ask()).text).toBe('2')
})

test('behavior: an answer that names no account is not cached', async () => {
  const { stored } = setUp()
  let reads = 0
  const ask = () => stored.answer('key', () => Promise.resolve(String((reads += 1))))
  expect([(await ask()).text, (await ask()).text]).toEqual(['1', '2'])
})

test('behavior: an answer is computed once until a commit', async () => {
  const { read, reads, commit } = setUp()
  expect((await read()).text).toBe('answer 0')
  expect((await read()).text).toBe('answer 0')
  expect(reads()).toBe(1)
  commit()
  expect((await read()).text).toBe('answer 1')
  expect(reads()).toBe(2)
})

test('behavior: concurrent requests share one computation', async () => {
  const { read, reads } = setUp()
  await Promise.all(Array.from({ length: 50 }, () => read()))
  expect(reads()).toBe(1)
})

test('behavior: an answer is computed again after a commit during the computation, and not cached when every attempt has one', async () => {
  const { cache, commit, read, reads } = setUp()
  let texts = 0
  const moving = await cache.answer('moving', () => {
    texts += 1
    if (texts < 3) commit()
    return Promise.resolve(`text ${texts}`)
  })
  expect(moving.text).toBe('text 3')
  let restless = 0
  const ask = () =>
    cache.answer('restless', () => {
      restless += 1
      commit()
      return Promise.resolve(String(restless))
    })
  expect((await ask()).text).toBe('3')
  expect((await ask()).text).toBe('6')
  expect((await read()).text).toBe('answer 8')
  expect(reads()).toBe(1)
})

test('behavior: a request after a commit does not get a computation that began before it', async () => {
  const { cache, commit } = setUp()
  let reads = 0
  let finish = (_text: string) => {}
  const slow = cache.answer('key', () => {
    reads += 1
    return reads === 1 ? new Promise<string>((resolve) => (finish = resolve)) : Promise.resolve('read again')
  })
  await expect.poll(() => reads).toBe(1)
  commit()
  expect((await cache.answer('key', () => Promise.resolve('new'))).text).toBe('new')
  finish('of before the commit')
  expect((await slow).text).toBe('read again')
})

test('error: a failed computation is not cached', async () => {
  const { cache, read } = setUp()
  await expect(cache.answer('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await read()).text).toBe('answer 0')
})

test('behavior: memory is limited, and the least recently used answer is evicted first', async () => {
  const { cache } = setUp()
  let reads = 0
  const ask = (index: number) =>
    cache.answer(`page ${index}`, () => {
      reads += 1
      return Promise.resolve('x'.repeat(200_000))
    })
  for (let index = 0; index < 79; index += 1) await ask(index)
  await ask(0)
  expect(reads).toBe(79)
  for (let index = 79; index < 100; index += 1) await ask(index)
  await ask(0)
  expect(reads).toBe(100)
  await ask(1)
  expect(reads).toBe(101)
})

test('behavior: compressed forms, keys and the overhead of small answers count', async () => {
  const { cache } = setUp()
  let reads = 0
  const ask = (key: string, text = 'x') =>
    cache.answer(key, () => {
      reads += 1
      return Promise.resolve(text)
    })
  const first = await ask('first')
  for (let index = 0; index < 40; index += 1) (await ask(`sent ${index}`)).weigh(1024 * 1024)
  first.weigh(1)
  await ask('first')
  expect(reads).toBe(42)
  const long = 'x'.repeat(10_000)
  for (let index = 0; index < 2000; index += 1) await ask(`${index} ${long}`)
  reads = 0
  await ask(`0 ${long}`)
  expect(reads).toBe(1)
  await ask(`1999 ${long}`)
  expect(reads).toBe(1)
})

test('behavior: an answer is compressed once per encoding', async () => {
  const { cache } = setUp()
  const answer = await cache.answer('key', () => Promise.resolve('text '.repeat(1000)))
  const packed = await packStored(answer, 'br, gzip')
  expect(packed.encoding).toBe('br')
  expect(await packStored(answer, 'br, gzip')).toBe(packed)
  expect(await packStored(answer, '')).toEqual({ encoding: null, body: answer.text })
})
