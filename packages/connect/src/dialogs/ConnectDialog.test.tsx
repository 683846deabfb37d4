import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../testing/renderInKit.tsx'
import { WalletError } from '../errors/WalletError.ts'
import { listWallets, type FoundWallet } from '../catalogue/listWallets.ts'
import { walletEntries } from '../catalogue/walletEntries.ts'
import type { ConnectOptions, Connection } from '../connection/createConnection.ts'
import type { ListedWallet } from '../model/ListedWallet.ts'
import { ConnectDialog } from './ConnectDialog.tsx'

const uri = 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484'

/** A connection whose wallets answer when the test says so. */
function scriptedConnection(others: readonly FoundWallet[]) {
  const asked: { wallet: ListedWallet; pair(code: string): void; yes(): void; no(error: WalletError): void }[] = []
  const wallets = listWallets({
    entries: walletEntries,
    announced: [{ rdns: 'com.brave.wallet', name: 'Brave Wallet', icon: null, isDemo: false }, ...others],
    injected: null,
    hasProjectId: true,
    isEmbedded: false,
  })
  const connection: Connection = {
    wallets: () => wallets,
    subscribeWallets: () => () => {},
    cancel: vi.fn<() => Promise<void>>(async () => {}),
    reconnectLast: async () => {},
    switchChain: async () => {},
    connect: (wallet: ListedWallet, { onPairing }: ConnectOptions) =>
      new Promise<void>((resolve, reject) => {
        asked.push({ wallet, pair: (code) => onPairing?.(code), yes: resolve, no: reject })
      }),
  }
  return { connection, asked }
}

async function open(others: readonly FoundWallet[] = []) {
  const { connection, asked } = scriptedConnection(others)
  const onClose = vi.fn<() => void>()
  const { screen } = await renderInKit(<ConnectDialog requestedChain={null} onClose={onClose} />, { connection })
  const choose = (name: string) =>
    screen
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
  return { screen, connection, asked, onClose, choose }
}

beforeEach(() => page.viewport(1200, 900))
afterEach(() => page.viewport(414, 896))

describe('ConnectDialog', () => {
  it('behavior: after a failure, "Try again" is visible on a low screen with a long list', async () => {
    await page.viewport(1200, 560)
    const { screen, asked, choose } = await open()
    await choose('Brave')
    asked[0]?.no(new WalletError('unreadable'))
    await expect.element(screen.getByText(/cannot read/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
  })

  it('error: a wallet with the name of another shows the domain name that it announced', async () => {
    const { screen } = await open([{ rdns: 'example.evil', name: 'MetaMask', icon: null, isDemo: false }])
    const rows = screen.getByRole('listitem').getByRole('button', { name: /^MetaMask/ })
    await expect
      .poll(() => rows.elements().map(({ textContent }) => textContent.includes('example.evil')))
      .toEqual([false, true])
  })

  it('behavior: a wallet reached over WalletConnect shows its code, and leaving it cancels the pairing', async () => {
    const { screen, connection, asked, choose } = await open()
    await choose('WalletConnect')
    await expect.element(screen.getByText('Preparing a code for WalletConnect')).toBeVisible()
    asked[0]?.pair(uri)
    await expect
      .element(screen.getByRole('img', { name: 'QR code to pair WalletConnect with this page' }))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await screen.getByRole('button', { name: 'Back' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Choose a wallet' })).toBeVisible()
    expect(connection.cancel).toHaveBeenCalledTimes(1)
    // A code or an error that arrives after leaving must be ignored.
    asked[0]?.pair(uri)
    asked[0]?.no(new WalletError('rejected'))
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'Choose a wallet' })).toBeVisible()
  })

  it('behavior: with a project id, Rainbow shows its code after the steps', async () => {
    const { screen, asked, onClose, choose } = await open()
    await choose('Rainbow')
    await expect.element(screen.getByText(/press Continue and scan the code with Rainbow/)).toBeVisible()
    expect(asked).toEqual([])
    await screen.getByRole('button', { name: 'Continue' }).click()
    asked[0]?.pair(uri)
    await expect.element(screen.getByText('Scan it with Rainbow on the phone.')).toBeVisible()
    asked[0]?.yes()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it('behavior: only the last attempt shows its failure, and a retry sends a new request', async () => {
    const { screen, asked, onClose, choose } = await open()
    await choose('Brave Wallet')
    await screen.getByRole('button', { name: 'Try again' }).click()
    asked[0]?.no(new WalletError('rejected'))
    asked[1]?.no(new WalletError('already-open'))
    await expect
      .element(screen.getByRole('button', { name: 'Try again' }))
      .toHaveAccessibleDescription('A request is already open in your wallet. Finish or close it there.')
    expect(screen.getByRole('alert').query()).toBeNull()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('Waiting for Brave Wallet')).toBeVisible()
    asked[2]?.yes()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it('behavior: download links fit beside the code, also in a wide typeface of the host', async () => {
    const { screen, choose } = await open()
    const style = document.createElement('style')
    style.textContent = '.cs-connect.cs-connect { --cs-font-ui: monospace }'
    document.head.append(style)
    await choose('Rainbow')
    const pane = screen.getByRole('dialog', { name: 'Connect a wallet' }).element()
    await expect.poll(() => pane.querySelectorAll('a').length).toBe(3)
    const edge = pane.getBoundingClientRect().right
    for (const link of pane.querySelectorAll('a')) expect(link.getBoundingClientRect().right).toBeLessThan(edge)
    style.remove()
  })

  it('behavior: on a phone a link opens the app, and the code is one press away', async () => {
    await page.viewport(390, 844)
    const { screen, asked, choose } = await open()
    await choose('MetaMask')
    const top = (role: 'dialog' | 'button', name: string) =>
      screen.getByRole(role, { name }).element().getBoundingClientRect().top
    expect(top('button', 'Close')).toBeGreaterThan(top('dialog', 'Connect a wallet'))
    expect(Math.abs(top('button', 'Close') - top('button', 'Back'))).toBeLessThan(12)
    await screen.getByRole('button', { name: 'Open MetaMask' }).click()
    asked[0]?.pair(uri)
    const link = screen.getByRole('link', { name: 'Open MetaMask' })
    await expect.element(link).toHaveAttribute('href', `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`)
    await screen.getByRole('button', { name: 'Show the code instead' }).click()
    await expect.element(screen.getByRole('img', { name: 'QR code to pair MetaMask with this page' })).toBeVisible()
  })
})
