import { Link } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { PAUSE_MS, useListSearch } from './useListSearch.ts'

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const NAMES = ['q', 'show'] as const

function List() {
  const [{ q, show }, change] = useListSearch(NAMES)
  return (
    <>
      <input aria-label="Filter" value={q} onChange={(event) => change({ q: event.target.value })} />
      <button type="button" aria-pressed={show === 'new'} onClick={() => change({ show: show === 'new' ? '' : 'new' })}>
        New
      </button>
      <Link to="/safes/$safe/send" params={{ safe: `dev1:${SAFE}` }}>
        Leave
      </Link>
    </>
  )
}

async function open() {
  const { screen, router } = await renderInAccount(<List />, SAFE, () => {})
  const filter = screen.getByRole('textbox', { name: 'Filter' })
  const chip = screen.getByRole('button', { name: 'New' })
  return { screen, router, filter, chip, inUrl: () => router.state.location.search }
}

test('behavior: a list is filtered at once, its URL follows, and empty values leave it', async () => {
  const { router, filter, chip, inUrl } = await open()
  router.history.push(`${router.state.location.pathname}?other=stays`)
  await expect.poll(inUrl).toEqual({ other: 'stays' })
  await filter.fill('kes')
  await chip.click()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(inUrl).toEqual({ other: 'stays', q: 'kes', show: 'new' })
  expect(router.history.length).toBe(2)
  await filter.fill('')
  await expect.poll(inUrl).toEqual({ other: 'stays', show: 'new' })
  await expect.element(filter).toHaveValue('')
})

test('behavior: Back and a link open the list as it was', async () => {
  const { screen, router, filter, chip, inUrl } = await open()
  await filter.fill('kes')
  await expect.poll(inUrl).toEqual({ q: 'kes' })
  await screen.getByRole('link', { name: 'Leave' }).click()
  await expect.element(filter).not.toBeInTheDocument()
  router.history.back()
  await expect.element(filter).toHaveValue('kes')
  router.history.push(`${router.state.location.pathname}?q=ald&show=new`)
  await expect.element(filter).toHaveValue('ald')
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
})

test('behavior: typing just before a link does not keep the page', async () => {
  const { screen, router, filter, inUrl } = await open()
  const [started, cleared] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')]
  await filter.fill('kes')
  const place = started.mock.calls.findIndex(([, delay]) => delay === PAUSE_MS)
  await screen.getByRole('link', { name: 'Leave' }).click()
  await expect.poll(() => cleared.mock.calls.flat()).toContain(started.mock.results[place]?.value)
  expect(router.state.location.pathname).toMatch(/send$/)
  expect(inUrl()).toEqual({})
  vi.restoreAllMocks()
})
