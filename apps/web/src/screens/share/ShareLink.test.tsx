import type { ExchangeItem } from '@countersign/safe/exchange'
import { CountersignProvider } from '@countersign/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareLink } from './ShareLink.tsx'

const reply: ExchangeItem = {
  kind: 'signatures',
  chainId: 1n,
  safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  safeTxHash: `0x${'c'.repeat(64)}`,
  signatures: [`0x${'d'.repeat(130)}`],
}

afterEach(() => vi.restoreAllMocks())

test('error: a failed link shows its reason at the checkbox or at the passphrase', async () => {
  vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('This browser cannot encrypt.'))
  const screen = await render(
    <CountersignProvider>
      <ShareLink proposal={reply} onTaken={() => {}} />
    </CountersignProvider>,
  )
  const tick = screen.getByRole('checkbox')
  await expect.element(tick).toHaveAccessibleDescription(/^For links .* This browser cannot encrypt\.$/)
  await tick.click()
  await expect.element(tick).toHaveAccessibleDescription(/another channel\.$/)
  const passphrase = screen.getByRole('textbox', { name: 'Passphrase' })
  await expect.element(passphrase).toHaveAccessibleDescription(/^Use four random words/)
  await expect.element(passphrase).toHaveAttribute('aria-invalid', 'false')
  await passphrase.fill('four random words here')
  await screen.getByRole('button', { name: 'Encrypt with it' }).click()
  await expect.element(passphrase).toHaveAccessibleDescription(/This browser cannot encrypt\. Use four random words/)
  await expect.element(passphrase).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
})
