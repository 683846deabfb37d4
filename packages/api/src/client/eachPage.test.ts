import { expect, test } from 'vitest'
import { ApiError, createApiClient, eachPage, openPages } from './index.ts'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const params = { chainId: '1', safe } as const

/** A list of five rows in pages of two, answered as the service does: with absolute links. */
function openList() {
  const asked: (string | null)[] = []
  const client = createApiClient({
    baseUrl: 'https://service.example',
    fetch: async (url) => {
      const cursor = new URL(url).searchParams.get('cursor')
      asked.push(cursor)
      const offset = Number(new URLSearchParams(cursor ?? '').get('offset') ?? 0)
      const at = (to: number) =>
        to < 0 || to > 4 ? null : `https://service.example/v1/owners?cursor=limit%3D2%26offset%3D${to}`
      return Response.json({ count: 5, next: at(offset + 2), previous: at(offset - 2), results: [] })
    },
  })
  return { asked, read: ({ cursor }: { cursor: string | null }) => client.getQueue({ params, query: { cursor } }) }
}

test('behavior: a list is read to its end, and a page is requested only when it is needed', async () => {
  const { asked, read } = openList()
  let pages = 0
  for await (const { count } of eachPage(read)) {
    expect(count).toBe(5)
    pages += 1
    expect(asked).toHaveLength(pages)
  }
  expect(asked).toEqual([null, 'limit=2&offset=2', 'limit=2&offset=4'])
})

test('behavior: a page leads to the next and the previous one, and to none at the ends', async () => {
  const { asked, read } = openList()
  const first = await openPages(read)
  const second = await first.next?.()
  const third = await second?.next?.()
  expect([first.previous, third?.next]).toEqual([null, null])
  await third?.previous?.()
  expect(asked).toEqual([null, 'limit=2&offset=2', 'limit=2&offset=4', 'limit=2&offset=2'])
})

test('error: a service whose page leads to itself does not hold the caller forever', async () => {
  const page = { count: 9, next: 'https://service.example/v1?cursor=a', previous: null, results: [] }
  const read = async () => page
  const readAll = async () => {
    for await (const one of eachPage(read)) expect(one).toBe(page)
  }
  await expect(readAll()).rejects.toThrow(ApiError)
})

test('error: the failure of a later page reaches the caller', async () => {
  const failure = new ApiError({ code: 503, statusCode: 503, message: 'no', retry: 'later' })
  const pages = eachPage(async ({ cursor }) => {
    if (cursor !== null) throw failure
    return { next: '/v1?cursor=b', previous: null }
  })
  await pages.next()
  await expect(pages.next()).rejects.toBe(failure)
})
