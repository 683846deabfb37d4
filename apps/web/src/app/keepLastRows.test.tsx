import { ListPanel, ListRow } from '@countersign/ui'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { keepLastRows } from './keepLastRows.ts'

const Kept = z.record(z.string(), z.array(z.string()))
const kept = (): unknown => JSON.parse(localStorage.getItem('countersign.rows') ?? '{}')

/** Shows rows, and leaves the page. */
async function leave(pathname: string, titles: readonly string[], search = {}) {
  const shown = await render(
    <main>
      <ListPanel>
        {titles.map((title) => (
          <ListRow key={title} title={title} meta="17 s ago" />
        ))}
      </ListPanel>
    </main>,
  )
  const stop = keepLastRows({ subscribe: () => () => {}, state: { location: { pathname, search } } })
  dispatchEvent(new Event('pagehide'))
  stop()
  await shown.unmount()
}

test('behavior: titles of the rows are kept for their page when it is left, and gone when it has none', async () => {
  await leave('/safes/dev1:0x1/queue', ['Send 1 ETH', 'Send 2 ETH'])
  expect(kept()).toEqual({
    '/safes/dev1:0x1/queue': [expect.stringMatching(/^Last seen .+/), 'Send 1 ETH', 'Send 2 ETH'],
  })
  await leave('/safes/dev1:0x1/queue', [])
  expect(kept()).toEqual({})
})

test('behavior: what a filter left, other pages and rows beyond the places are not kept; eight pages are', async () => {
  await leave('/safes/dev1:0x1/history', ['Send 1 ETH'], { kind: 'outgoing' })
  await leave('/safes/dev1:0x1/setup', ['Owner'])
  expect(kept()).toEqual({})
  for (let account = 0; account < 10; account++)
    await leave(
      `/safes/dev1:0x${account}`,
      Array.from({ length: 12 }, (_, row) => `Send ${row} ETH`),
    )
  const pages = Object.entries(Kept.parse(kept()))
  expect(pages.map(([path]) => path)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((account) => `/safes/dev1:0x${account}`))
  expect(pages[0]?.[1]).toHaveLength(9)
})
