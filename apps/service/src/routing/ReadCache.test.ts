import { expect, test } from 'vitest'
import { createReadCache, packStored } from './ReadCache.ts'

/** A database that has only a revision. */
function setUp() {
  let commits = 0
  let reads = 0
  const cache = createReadCache({ revision: () => Promise.resolve(String(commits)) })
  return {
    cache,
    reads: () => reads,
    commit: () => void (commits += 1),
    read: (text = 'answer') =>
      cache.answer('key', () => {
        reads += 1
        return Promise.resolve(`${text} ${commits}`)
      }),
  }
}

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
