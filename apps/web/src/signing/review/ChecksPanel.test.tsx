import { CountersignProvider } from '@countersign/ui'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Check } from '@countersign/safe/checks'
import { ChecksPanel } from './ChecksPanel.tsx'

const check = (id: Check['id'], verdict: Check['verdict'], title: string): Check => ({
  id,
  verdict,
  title,
  reason: 'Because.',
})
const show = (checks: readonly Check[]) =>
  render(<CountersignProvider>{<ChecksPanel checks={checks} />}</CountersignProvider>)

describe('ChecksPanel', () => {
  it('error: a danger blocks, and the panel says so', async () => {
    const screen = await show([
      check('refund', 'danger', 'The account would pay a gas refund'),
      check('nonce', 'verified', 'Next to execute'),
    ])
    await expect.element(screen.getByText('Signing is blocked by 1 check')).toBeVisible()
    await expect.element(screen.getByText('2 checks: 1 danger, 1 verified')).toBeVisible()
    await expect.element(screen.getByText('Danger', { exact: true })).toBeVisible()
  })

  it('error: the panel does not say that signing is free while a check runs', async () => {
    const checks = [check('simulation', 'unchecked', 'Effects tried here')]
    const screen = await render(
      <CountersignProvider>
        <ChecksPanel checks={checks} isRunning />
      </CountersignProvider>,
    )
    await expect.element(screen.getByText('Checks are still running')).toBeVisible()
    expect(screen.getByText('No check blocks signing').query()).toBeNull()
  })

  it('behavior: a check that did not run is never counted as verified', async () => {
    const screen = await show([
      check('execution', 'unchecked', 'Tried on the current state'),
      check('nonce', 'verified', 'Next to execute'),
    ])
    await expect.element(screen.getByText('2 checks: 1 not checked, 1 verified')).toBeVisible()
    await expect.element(screen.getByText('Not checked', { exact: true })).toBeVisible()
  })

  it('behavior: verified checks unfold', async () => {
    const screen = await show([
      check('nonce', 'verified', 'One'),
      check('refund', 'verified', 'Two'),
      check('execution', 'verified', 'Three'),
      check('signatures', 'verified', 'Four'),
    ])
    await screen.getByRole('button', { name: 'Show 1 more' }).click()
    await expect.element(screen.getByText('Four')).toBeVisible()
  })
})
