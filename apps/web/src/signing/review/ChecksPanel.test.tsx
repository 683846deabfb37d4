import { CountersignProvider } from '@countersign/ui'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Check } from '@countersign/safe/checks'
import { ChecksPanel } from './ChecksPanel.tsx'

const check = (id: Check['id'], verdict: Check['verdict'], title: string, more: Partial<Check> = {}): Check => ({
  id,
  verdict,
  title,
  reason: 'Because.',
  ...more,
})
const show = (panel: ReactNode) => render(<CountersignProvider>{panel}</CountersignProvider>)

test('error: a danger blocks, and the head says so with the counts', async () => {
  const checks = [
    check('refund', 'danger', 'The account would pay a gas refund'),
    check('nonce', 'verified', 'Next to execute'),
  ]
  const screen = await show(<ChecksPanel checks={checks} />)
  await expect.element(screen.getByText('Signing is blocked')).toBeVisible()
  await expect.element(screen.getByText('1 danger found, 1 check passed')).toBeVisible()
  await expect.element(screen.getByText('Danger', { exact: true })).toBeVisible()
})

test('error: the head does not say that nothing was found while a check runs', async () => {
  const screen = await show(<ChecksPanel checks={[check('simulation', 'unchecked', 'Effects tried here')]} isRunning />)
  await expect.element(screen.getByText('Checking', { exact: true })).toBeVisible()
  expect(screen.getByText('No problem found').query()).toBeNull()
})

test('error: a check that did not run never counts as passed; it is a row only where the reader can make it run', async () => {
  const checks = [
    check('node', 'unchecked', 'One node'),
    check('execution', 'unchecked', 'Tried on the current state'),
    check('nonce', 'verified', 'Next to execute'),
  ]
  const screen = await show(
    <ChecksPanel checks={checks} actsOf={({ id }) => (id === 'node' ? <a href="/">Add a second node</a> : null)} />,
  )
  await expect.element(screen.getByText('1 check passed, 2 not run')).toBeVisible()
  await expect.element(screen.getByText('One node')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add a second node' })).toBeVisible()
  await expect.element(screen.getByText('Tried on the current state')).not.toBeVisible()
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByText('Tried on the current state')).toBeVisible()
  await expect.element(screen.getByText('Next to execute')).toBeVisible()
})

test('behavior: at most three cautions show before "Show all", and the head counts all', async () => {
  const checks = ['One', 'Two', 'Three', 'Four'].map((title) => check('inputs', 'caution', title, { field: title }))
  const screen = await show(<ChecksPanel checks={checks} />)
  await expect.element(screen.getByText('4 cautions to read')).toBeVisible()
  await expect.element(screen.getByText('Four')).not.toBeVisible()
  await screen.getByRole('button', { name: 'Show all 4 cautions' }).click()
  await expect.element(screen.getByText('Four')).toBeVisible()
})

test('behavior: an accepted caution about the account is folded and counted; others stay', async () => {
  const checks = [
    check('account-powers', 'caution', 'A module has power here', {
      standing: '0x653f558551777Ace761B36DdE540729516035Ed6',
    }),
    check('recipients', 'caution', 'First payment'),
  ]
  const screen = await show(<ChecksPanel checks={checks} standing={{ isAccepted: true, accept: () => {} }} />)
  await expect.element(screen.getByText('1 caution to read')).toBeVisible()
  await expect.element(screen.getByText('First payment')).toBeVisible()
  await expect.element(screen.getByText('A module has power here')).not.toBeVisible()
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByText('A module has power here')).toBeVisible()
})

test('error: a danger is never accepted, whatever was accepted before', async () => {
  const checks = [
    check('account-powers', 'danger', 'A module is new', { standing: '0x653f558551777Ace761B36DdE540729516035Ed6' }),
  ]
  const screen = await show(<ChecksPanel checks={checks} standing={{ isAccepted: true, accept: () => {} }} />)
  await expect.element(screen.getByText('Signing is blocked')).toBeVisible()
  await expect.element(screen.getByText('A module is new')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Accept for this account' }).query()).toBeNull()
})
