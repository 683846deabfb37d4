import { buildTransaction } from '@countersign/safe'
import { printExchangeFile, type SharedProposal } from '@countersign/safe/exchange'
import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { VerifierPage } from './VerifierPage.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const payment: SharedProposal = {
  kind: 'proposal',
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  version: '1.4.1',
  transaction: buildTransaction({ to: alice, value: 10n ** 18n, nonce: 1n }),
  signatures: [],
  proposer: null,
  createdAt: 1_795_000_000_000,
  note: '',
  account: null,
  names: [],
  tokens: [],
  messages: [],
}

const open = () =>
  render(
    <CountersignProvider>
      <VerifierPage />
    </CountersignProvider>,
  )
async function read(proposal: SharedProposal): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).click()
  await page.getByRole('textbox', { name: 'Share link, file or code as text' }).fill(printExchangeFile(proposal))
  await page.getByRole('button', { name: 'Read it' }).click()
}
const title = page.getByRole('heading', { level: 1 })
const colourOf = (scheme: string) => {
  document.documentElement.dataset.mantineColorScheme = scheme
  return getComputedStyle(title.element()).color
}

afterEach(() => {
  delete document.documentElement.dataset.mantineColorScheme
})

test('behavior: the page has one title: its name, then the sentence of the proposal', async () => {
  await open()
  await expect.element(title).toHaveTextContent(/^Verifier$/)
  expect([colourOf('light'), colourOf('dark')]).toEqual(['rgb(15, 22, 33)', 'rgb(240, 236, 227)'])
  await read(payment)
  await expect.element(title).toHaveTextContent(/will send 1.00 ETH/)
})

test('error: the title says that a proposal cannot be verified', async () => {
  await open()
  await read({ ...payment, version: 'unknown' })
  await expect.element(title).toHaveTextContent(/^This cannot be verified$/)
})
