import type { Balances } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import { toasts } from '@countersign/ui'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { setClientServiceUrl } from '../../../data/client/apiClient.ts'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import type { OpenAccount } from '../../../data/url/AccountContext.tsx'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { AssetsPage } from './AssetsPage.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const native = `0x${'0'.repeat(40)}` as const
const usdc = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = (address: typeof native | typeof usdc, symbol: string, decimals: number) =>
  ({
    type: address === native ? 'NATIVE_TOKEN' : 'ERC20',
    address,
    decimals,
    symbol,
    name: symbol,
    logoUri: null,
  }) as const
const balances: Balances = {
  fiatTotal: '3500.5',
  items: [
    {
      tokenInfo: token(native, 'ETH', 18),
      balance: 10n ** 18n,
      fiatBalance: '2500.5',
      fiatConversion: '2500.5',
      fiatBalance24hChange: null,
    },
    {
      tokenInfo: token(usdc, 'USDC', 6),
      balance: 1_000_000_000n,
      fiatBalance: '1000',
      fiatConversion: '1',
      fiatBalance24hChange: null,
    },
  ],
}
const page = { path: '/safes/$safe/assets' }
const open = (seed: (client: QueryClient, account: OpenAccount) => void) =>
  renderInAccount(<AssetsPage tab="tokens" overTime={() => null} />, safe, seed, page.path)

afterEach(() => {
  vi.restoreAllMocks()
  setClientServiceUrl('')
})

test('behavior: balances, values, shares and the total show their sources', async () => {
  const { screen } = await open((client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), balances))
  await expect.element(screen.getByText('$3,500.50 in 2 priced tokens.')).toBeVisible()
  const row = screen.getByRole('row', { name: /USDC/ })
  await expect.element(row).toHaveTextContent(/1,000\.00/)
  await expect.element(row).toHaveTextContent(/28\.6%/)
  await expect.element(row.getByRole('button', { name: 'Copy address of USDC' })).toBeVisible()
  await expect.element(row.getByRole('img', { name: 'Said by the service' })).toBeVisible()
})

test('error: without any price no value and no source of prices is claimed', async () => {
  const items = balances.items.map((item) => ({ ...item, fiatBalance: '0', fiatConversion: '0' }))
  const { screen } = await open((client, { key }) =>
    client.setQueryData(queryKeys.balances(key, 'usd'), { fiatTotal: '0', unpriced: true, items }),
  )
  await expect.element(screen.getByText('2 tokens, without a price.')).toBeVisible()
  await expect.element(screen.getByText('No prices in USD')).toBeVisible()
  expect(screen.getByText('Prices from the service').elements()).toEqual([])
})

test('security: a token that copies another is sent only after a warning that names both', async () => {
  const copy = { ...token(usdc, 'USDC', 6), symbol: 'ΕTH' }
  const [native, second] = balances.items
  if (!native || !second) throw new Error('fixture')
  const { screen, router } = await open((client, { key }) =>
    client.setQueryData(queryKeys.balances(key, 'usd'), {
      ...balances,
      items: [native, { ...second, tokenInfo: copy }],
    }),
  )
  const row = screen.getByRole('row', { name: /ΕTH/ })
  await expect.element(row).toHaveTextContent(/Copies ETH/)
  expect(row.getByRole('link', { name: /^Send/ }).elements()).toEqual([])
  await row.getByRole('button', { name: 'Send ΕTH' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent(/looks like ETH, the coin of this network/)
  await dialog.getByRole('button', { name: 'Do not send' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await row.getByRole('button', { name: 'Send ΕTH' }).click()
  await dialog.getByRole('link', { name: 'Continue to the payment' }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ token: usdc })
})

test('behavior: a balance that differs on chain shows both values', async () => {
  const { screen } = await open((client, { key }) => {
    client.setQueryData(queryKeys.balances(key, 'usd'), balances)
    const onChain = {
      block: 9n,
      byToken: new Map([
        [native, 10n ** 18n],
        [usdc.toLowerCase(), 999_000_000n],
      ]),
    }
    client.setQueryData([...queryKeys.chainState(key), 'balances', [native, usdc].join()], onChain)
  })
  const row = screen.getByRole('row', { name: /USDC/ })
  await expect.element(row).toHaveTextContent(/999\.00/)
  await expect.element(row).toHaveTextContent('service says 1,000.00')
})

test('behavior: the table sorts by every column, and a second press reverses it', async () => {
  // On a phone rows are cards without a head.
  await browserPage.viewport(1280, 900)
  const { screen } = await open((client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), balances))
  const first = screen.getByRole('row').nth(1)
  await expect.element(first).toHaveTextContent(/ETH/)
  await screen.getByRole('button', { name: 'Balance' }).click()
  await expect.element(first).toHaveTextContent(/USDC/)
  await expect.element(screen.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('button', { name: 'Balance' }).click()
  await expect.element(first).toHaveTextContent(/ETH/)
  await screen.getByRole('button', { name: 'Token', exact: true }).click()
  await expect.element(screen.getByRole('columnheader', { name: 'Token' })).toHaveAttribute('aria-sort', 'ascending')
})

test('behavior: one of the two tabs is marked as current', async () => {
  const { screen } = await renderInAccount(
    <AssetsPage tab="tokens" overTime={() => null} />,
    safe,
    (client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), balances),
    page.path,
    { ...chainFixture(), features: ['ERC721'] },
  )
  const tabs = screen.getByRole('navigation', { name: 'Kinds of assets' })
  const tokens = tabs.getByRole('link', { name: /^Tokens/ })
  const nfts = tabs.getByRole('link', { name: 'NFTs' })
  await expect.element(tokens).toHaveAttribute('aria-current', 'page')
  await expect.element(nfts).not.toHaveAttribute('aria-current')
  await nfts.click()
  await expect.element(nfts).toHaveAttribute('aria-current', 'page')
  await expect.element(tokens).not.toHaveAttribute('aria-current')
})

test('behavior: a hidden token is listed below the table, and can be shown again', async () => {
  const { screen } = await open((client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), balances))
  await screen.getByRole('button', { name: 'Hide USDC' }).click()
  await expect.element(screen.getByText(/1 token is hidden by you: USDC/)).toBeVisible()
  await screen.getByRole('button', { name: 'Show', exact: true }).click()
  await screen.getByRole('button', { name: 'Show USDC' }).click()
  await expect.element(screen.getByText(/is hidden by you/)).not.toBeInTheDocument()
})

test('behavior: an empty account says what to do', async () => {
  const { screen } = await open((client, { key }) =>
    client.setQueryData(queryKeys.balances(key, 'usd'), { fiatTotal: '0', items: [] }),
  )
  await expect.element(screen.getByText('This account holds no assets yet.')).toBeVisible()
})

test('error: a failure of the service shows its reason and a retry', async () => {
  const { screen } = await open((client, { key }) => {
    const failure = new ApiError({ code: 503, statusCode: 503, message: '503: no index', retry: 'later' })
    client.setQueryDefaults(queryKeys.balances(key, 'usd'), { queryFn: () => Promise.reject(failure) })
    void client.prefetchQuery({ queryKey: queryKeys.balances(key, 'usd'), queryFn: () => Promise.reject(failure) })
  })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The service did not send the balances')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

const LOGO = `/v1/chains/31337/tokens/${usdc}/logo`
const withLogo: Balances = {
  ...balances,
  items: balances.items.map((item) =>
    item.tokenInfo.address === usdc ? { ...item, tokenInfo: { ...item.tokenInfo, logoUri: LOGO } } : item,
  ),
}

/** A service that knows the logo and nothing else. */
const answerAt = (baseUrl: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      String(input) === `${baseUrl}${LOGO}`
        ? new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })
        : Response.json({ code: 404, statusCode: 404, message: 'Not found' }, { status: 404 }),
    )

test.each([
  ["on the page's own host", '', location.origin],
  ['on another host', 'https://service.example/team', 'https://service.example/team'],
])(
  'behavior: "Add to wallet" names decimals and the full address of the logo of a service %s',
  async (_, baseUrl, at) => {
    setClientServiceUrl(baseUrl)
    answerAt('https://service.example/team')
    const asked: unknown[] = []
    const provider = {
      async request(request: { method: string; params?: unknown }) {
        if (request.method === 'eth_chainId') return '0x7a69'
        asked.push(request)
        return true
      },
    }
    const { screen } = await open((client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), withLogo))
    const button = screen.getByRole('button', { name: 'Add USDC to wallet' })
    expect(button.query()).toBeNull()
    walletStore.setProvider(provider)
    walletStore.set({ status: 'connected', address: usdc, chainId: '31337', walletName: 'Some wallet' })
    expect(screen.getByRole('button', { name: 'Add ETH to wallet' }).query()).toBeNull()
    await button.click()
    await expect.poll(() => toasts.list().map(({ title }) => title)).toContain('USDC was added to Some wallet')
    expect(asked).toEqual([
      {
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { address: usdc, symbol: 'USDC', decimals: 6, image: `${at}${LOGO}` } },
      },
    ])
    walletStore.clear()
    toasts.clear()
  },
)

test.each([
  ["on the page's own host", '', /\/logo$/],
  ['on another host', 'https://service.example', /^data:image\/svg\+xml;/],
])('behavior: the picture of a token from a service %s is shown', async (_, baseUrl, source) => {
  setClientServiceUrl(baseUrl)
  answerAt('https://service.example')
  const { screen } = await open((client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), withLogo))
  const shown = () => screen.getByRole('row', { name: /USDC/ }).element().querySelector('img')?.getAttribute('src')
  await expect.poll(shown).toMatch(source)
})

const fake = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const listed = { ...balances, items: balances.items.map((item) => ({ ...item, listed: true })) }
const spam = {
  tokenInfo: { ...token(usdc, 'USDС', 6), address: fake },
  balance: 5_000_000n,
  fiatBalance: '5',
  fiatConversion: '1',
  fiatBalance24hChange: null,
  listed: false,
  imitates: { address: usdc, symbol: 'USDC' },
} as const

test('behavior: an imitation is named below the table, and is marked as a danger when it is shown', async () => {
  const { screen } = await open((client, { key }) => {
    client.setQueryData(queryKeys.balances(key, 'usd'), listed)
    client.setQueryData([...queryKeys.account(key), 'balances-with-spam'], {
      ...listed,
      items: [...listed.items, spam],
    })
  })
  await expect.element(screen.getByText(/1 token copies the symbol of a known token.*USDС/)).toBeVisible()
  await screen.getByRole('button', { name: 'Show them' }).click()
  await expect.element(screen.getByText('Copies USDC')).toBeVisible()
  await expect.element(screen.getByText('$3,500.50 in 2 priced tokens.')).toBeVisible()
})

test('behavior: the trusted list leaves out unverified tokens, and small values are left out below the own limit', async () => {
  const unlisted = { ...balances, items: balances.items.map((item) => ({ ...item, listed: false })) }
  const { screen } = await open((client, { key }) => client.setQueryData(queryKeys.balances(key, 'usd'), unlisted))
  await expect.element(screen.getByRole('row', { name: /USDC/ })).toHaveTextContent('Unverified')
  await screen.getByRole('combobox', { name: 'Which tokens' }).selectOptions('Trusted list')
  await expect.element(screen.getByText(/no list of tokens/)).toBeVisible()
  await expect.element(screen.getByText(/1 token is in no list and left out: USDC/)).toBeVisible()
  await screen.getByRole('button', { name: 'Show them' }).click()
  await screen.getByRole('button', { name: 'Hide small values' }).click()
  await screen.getByRole('textbox', { name: /under/ }).fill('1000.01')
  await expect.element(screen.getByText(/1 token is worth less than \$1,000\.01 and left out: USDC/)).toBeVisible()
  localStorage.removeItem('countersign.asset-view')
})
