import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BlockedButton } from '../forms/BlockedButton.tsx'
import '../styles/index.css'
import { CountersignProvider } from '../theme/CountersignProvider.tsx'
import { AssetFlow } from './AssetFlow.tsx'
import { BeforeAfterTable } from './BeforeAfterTable.tsx'
import { CallTree } from './CallTree.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import { SignerTimeline } from './SignerTimeline.tsx'

test('behavior: the call with the worst verdict is open at first and the others on demand', async () => {
  const screen = await render(
    <CallTree
      calls={[
        { id: '1', title: 'Send 5.00 USDC', details: 'to Ana', verdict: 'verified' },
        {
          id: '2',
          title: 'Batch',
          children: [{ id: '2.1', title: 'Enable a module', verdict: 'danger', details: 'no limit' }],
        },
      ]}
    />,
  )
  await expect.element(screen.getByText('no limit')).toBeVisible()
  await expect.element(screen.getByText('to Ana')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /Call 1\D.*Send 5\.00 USDC/ }).click()
  await expect.element(screen.getByText('to Ana')).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Calls inside call 2' })).toHaveTextContent('Call 2.1, level 2')
})

test('behavior: unexpected changes come first', async () => {
  const screen = await render(
    <BeforeAfterTable
      rows={[
        { id: 'nonce', label: 'Nonce', before: '41', after: '42' },
        { id: 'modules', label: 'Modules', before: '1', after: '2', verdict: 'danger', unexpected: true },
      ]}
    />,
  )
  await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent('ModulesDanger12')
})

test('behavior: the flow is a table for assistive technology and names allowances', async () => {
  const screen = await render(
    <AssetFlow
      from="Treasury"
      rows={[
        { id: 'a', amount: '5.00 USDC', to: 'Ana', kind: 'transfer', weight: 5 },
        { id: 'b', amount: 'up to 9.00 WETH', to: 'Relayer', kind: 'allowance', weight: 9 },
      ]}
    />,
  )
  await expect.element(screen.getByRole('row').nth(2)).toHaveTextContent('up to 9.00 WETH (allowance)Relayer')
})

test.each(['5.00 USDC', '1,000 units of token 0x0000…7708', `${'123,'.repeat(26)}456 units of token 0x0000…7708`])(
  'behavior: %s does not cover the recipient',
  async (amount) => {
    await page.viewport(1440, 900)
    const rows = [{ id: 'a', amount, to: 'Ana', kind: 'transfer', weight: 5 }] as const
    const screen = await render(
      <div style={{ width: 820 }}>
        <AssetFlow from="Treasury" rows={rows} />
      </div>,
    )
    const [left, right] = [screen.getByText(amount), screen.getByText('Ana')].map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part.element())
      return range.getBoundingClientRect()
    })
    expect(left?.right).toBeLessThan(right?.left ?? 0)
    const table = screen.getByRole('table').element().getBoundingClientRect()
    expect(right?.right).toBeLessThan(table.right)
  },
)

test('behavior: a blocked button takes focus, explains the reason, and never acts', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const screen = await render(
    <CountersignProvider>
      <form onSubmit={submit}>
        <BlockedButton reason="Nonce 41 must run first." onPress={press}>
          Execute
        </BlockedButton>
      </form>
    </CountersignProvider>,
  )
  const button = screen.getByRole('button', { name: 'Execute' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Nonce 41 must run first.')
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})

test('behavior: the current step is marked and each step names its state', async () => {
  const screen = await render(
    <ProgressSteps
      steps={[
        { name: 'Signed', state: 'done' },
        { name: 'In block', state: 'current' },
      ]}
    />,
  )
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Signed, done')
})

test('behavior: a signature is shown as matching only after a check', async () => {
  const entry = { address: '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282', name: 'Ana', state: 'signed' } as const
  const screen = await render(<SignerTimeline entries={[entry]} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Not checked')
  await screen.rerender(<SignerTimeline entries={[{ ...entry, verdict: 'verified' }]} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Signature matches')
})
