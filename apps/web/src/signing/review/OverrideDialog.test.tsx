import type { Check } from '@countersign/safe/checks'
import { CountersignProvider } from '@countersign/ui'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { ChecksPanel } from './ChecksPanel.tsx'
import { OverrideDialog } from './OverrideDialog.tsx'
import { useOverrides } from './overrideStore.ts'

const subject = {
  chainId: '31337',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  hash: `0x${'c'.repeat(64)}`,
} as const
const unknown: Check = {
  id: 'delegatecall',
  verdict: 'danger',
  title: 'Delegatecall to unknown code',
  reason: 'It could do anything.',
}
const hashes: Check = {
  id: 'contract-hash',
  verdict: 'danger',
  title: 'The contract computes another hash',
  reason: 'No.',
}

function Page() {
  return (
    <CountersignProvider>
      <ChecksPanel checks={[unknown, hashes]} overrides={useOverrides(subject)} />
      <OverrideDialog subject={subject} checks={[unknown]} onClose={() => {}} />
    </CountersignProvider>
  )
}

describe('OverrideDialog', () => {
  it('behavior: only the whole sentence overrides a danger, and the other danger says that it cannot be overridden', async () => {
    const screen = await render(<Page />)
    const override = screen.getByRole('button', { name: 'Override', exact: true })
    await expect.element(override).toBeDisabled()
    await expect
      .element(screen.getByRole('textbox'))
      .toHaveAccessibleDescription(/Delegatecall to unknown code ?It could do anything\.$/)
    await screen.getByRole('textbox').fill('accept')
    await expect.element(override).toBeDisabled()
    await expect.element(screen.getByText('6 of 36 characters match.', { exact: false })).toBeVisible()
    await screen.getByRole('textbox').fill('Accept: delegatecall to unknown code')
    await override.click()
    await expect.element(screen.getByText('Overridden by you')).toBeInTheDocument()
    await expect.element(screen.getByText('Signing is blocked')).toBeInTheDocument()
    await expect.element(screen.getByText('You cannot override this check:')).toBeInTheDocument()
  })

  it('behavior: Escape does not discard a sentence that was begun', async () => {
    const onClose = vi.fn()
    const screen = await render(
      <CountersignProvider>
        <OverrideDialog subject={subject} checks={[unknown]} onClose={onClose} />
      </CountersignProvider>,
    )
    await screen.getByRole('textbox').fill('Accept: dele')
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('textbox')).toHaveValue('Accept: dele')
  })
})
