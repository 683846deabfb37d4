import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BlockedButton } from '../forms/BlockedButton.tsx'
import '../styles/index.css'
import { CountersignProvider } from '../theme/CountersignProvider.tsx'
import { FullAddress } from '../values/FullAddress.tsx'
import { BeforeAfterTable } from './BeforeAfterTable.tsx'
import { CallTree } from './CallTree.tsx'
import { EffectsTable } from './EffectsTable.tsx'
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

test('behavior: effects are one table, each group with its heading, and settings show no change', async () => {
  const screen = await render(
    <EffectsTable
      caption="What changes"
      groups={[
        {
          id: 'leaves',
          title: 'Leaves this account',
          rows: [{ id: 'a', who: 'TUSD', change: '−5.00 TUSD', before: '9.00', after: '4.00 TUSD' }],
        },
        {
          id: 'settings',
          title: 'Settings',
          rows: [{ id: 'b', who: 'Guard', before: 'none', after: 'G', danger: true }],
        },
      ]}
    />,
  )
  await expect.element(screen.getByRole('row').nth(2)).toHaveTextContent('TUSD−5.00 TUSD9.004.00 TUSD')
  await expect.element(screen.getByRole('row').nth(4)).toHaveTextContent('GuardnoneG')
  await expect.element(screen.getByRole('img', { name: 'Danger:' })).toBeInTheDocument()
})

test.each([1440, 390, 320])(
  'behavior: at %d px no figure leaves the table, and addresses are complete',
  async (width) => {
    await page.viewport(width, 900)
    const alice = '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282'
    const screen = await render(
      <EffectsTable
        caption="What changes"
        groups={[
          {
            id: 'goes',
            rows: [
              {
                id: 'a',
                who: 'Kestrel Audits',
                note: <FullAddress address={alice} />,
                change: '+1,250,000.123456 TUSD',
                changeNote: '+$1,250,000.12',
                before: '0.00',
                after: '1,250,000.123456 TUSD',
              },
            ],
          },
        ]}
      />,
    )
    const table = screen.getByRole('table').element()
    const edge = (table.parentElement ?? table).getBoundingClientRect().right
    for (const cell of table.querySelectorAll('td, th'))
      expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1)
    expect(table.textContent).toContain(alice)
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

test('behavior: the address of each signer can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const [named, unnamed] = [
    '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ] as const
  const screen = await render(
    <SignerTimeline
      entries={[
        { address: named, name: 'Ana', state: 'signed' },
        { address: unnamed, state: 'you' },
      ]}
    />,
  )
  await screen.getByRole('button', { name: 'Copy address of Ana' }).click()
  await screen.getByRole('button', { name: 'Copy address', exact: true }).click()
  expect(copied.mock.calls).toEqual([[named], [unnamed]])
  vi.restoreAllMocks()
})

test('behavior: a signature is shown as matching only after a check', async () => {
  const entry = { address: '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282', name: 'Ana', state: 'signed' } as const
  const screen = await render(<SignerTimeline entries={[entry]} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Not checked')
  await screen.rerender(<SignerTimeline entries={[{ ...entry, verdict: 'verified' }]} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('AnaSignedSigned')
  await expect.element(screen.getByRole('listitem')).not.toHaveTextContent('Not checked')
})
