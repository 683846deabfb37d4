import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { authStore } from '../../../data/wallet/authStore.ts'
import { treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { Webhooks } from './Webhooks.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const webhookId = '0b3c1f5e-58a6-4a36-8d0c-1d8f5b1c2a3d'
const key = { chainId: '31337', safe: treasury }
const PATH = '/v1/notifications/webhooks'

/** What the service has, and the requests that changed it. */
let registered: object[]
let requests: { method: string; path: string; body: unknown }[]
beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Notifications'
  registered = []
  requests = []
  authStore.set('authenticated', alice)
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href)
    if (!pathname.startsWith(PATH)) return real(input, init)
    const method = init?.method ?? 'GET'
    if (method !== 'GET') {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
      requests.push({ method, path: pathname.slice(PATH.length), body })
    }
    return answer(method, pathname.slice(PATH.length))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  authStore.set('unauthenticated')
})

function answer(method: string, path: string): Response {
  if (method === 'POST' && path === '') {
    registered = [{ webhookId, ...key, url: 'https://hooks.example/a', types: [], registeredAt: Date.now() }]
    return Response.json({ webhookId, secret: 'whsec_c2VjcmV0' }, { status: 201 })
  }
  if (method === 'DELETE') {
    registered = []
    return new Response(null)
  }
  if (method === 'POST') return new Response(null)
  if (!path.endsWith('/deliveries')) return Response.json(registered)
  const delivery = { deliveryId: `evt_${'a'.repeat(32)}`, type: 'INCOMING_ETHER', at: Date.now(), state: 'failed' }
  return Response.json([{ ...delivery, attempts: 12, status: 503, attemptedAt: Date.now(), nextAt: null }])
}

const open = () => renderInAccount(<Webhooks accounts={[key]} />, treasury, seedAccount)

it('behavior: an owner registers a web address, sees its key once, reads the log, sends an event again, and removes it', async () => {
  await open()
  await expect.element(page.getByText('Your wallet registered no web address.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a web address' }).click()
  await page.getByRole('textbox', { name: 'Web address (https)' }).fill('https://hooks.example/a')
  await page.getByRole('radio', { name: 'Only these events' }).click()
  for (const name of ['My signature is needed', 'Ready to execute', 'A module moved assets'])
    await page.getByRole('checkbox', { name }).click()
  const results = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(results.violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.element(page.getByText('whsec_c2VjcmV0')).toBeVisible()
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '',
      body: {
        ...key,
        url: 'https://hooks.example/a',
        types: ['EXECUTED_MULTISIG_TRANSACTION', 'SETTINGS_CHANGED', 'RECOVERY_ANNOUNCED'],
      },
    },
  ])
  await page.getByRole('button', { name: 'I have stored it' }).click()
  await expect.element(page.getByText('whsec_c2VjcmV0')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Deliveries to/ }).click()
  await expect.element(page.getByText(/Not delivered: answered 503, 12 attempts/)).toBeVisible()
  await page.getByRole('button', { name: 'Send again: INCOMING_ETHER' }).click()
  await vi.waitFor(() => expect(requests[1]?.path).toBe(`/${webhookId}/deliveries/evt_${'a'.repeat(32)}`), {
    timeout: 15_000,
  })
  await page.getByRole('button', { name: /^Remove:/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this web address?' })
  await expect.element(dialog).toHaveTextContent('https://hooks.example/a')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await page.getByRole('button', { name: /^Remove:/ }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Your wallet registered no web address.')).toBeVisible()
})

it('behavior: without a session the section asks to sign in, and requests nothing', async () => {
  authStore.set('unauthenticated')
  await open()
  await expect.element(page.getByText(/Sign in as an owner/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Add a web address' }).elements()).toEqual([])
})
