import type { Address } from '@countersign/primitives'
import { expect, test, vi } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { checkMessageSignature, type SignatureFinding } from './checkMessageSignature.ts'
import { CheckSignaturePage } from './CheckSignaturePage.tsx'

vi.mock('./checkMessageSignature.ts', { spy: true })

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const found: SignatureFinding = {
  isAccepted: false,
  block: 1234n,
  messageHash: `0x${'ab'.repeat(32)}`,
  threshold: 2,
  signers: [{ owner, state: 'counts', reason: null }],
  unreadable: null,
}

async function open() {
  const { screen } = await renderInAccount(<CheckSignaturePage />, safe, seedAccount, '/safes/$safe/messages/check')
  return screen
}

test('error: what is missing is said at its field, and nothing is asked', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Check' }).click()
  await expect.element(screen.getByText('Paste the text that was signed.')).toBeVisible()
  await expect.element(screen.getByText('Paste the signature: 0x and an even number of hex digits.')).toBeVisible()
  expect(checkMessageSignature).not.toHaveBeenCalled()
})

test('behavior: the result names account, block, and what is missing; it goes when a text changes', async () => {
  vi.mocked(checkMessageSignature).mockResolvedValueOnce(found)
  const screen = await open()
  await screen.getByLabelText('The text that was signed').fill('Hello')
  await screen.getByLabelText('Signature').fill(`0x${'11'.repeat(65)}`)
  await screen.getByRole('button', { name: 'Check' }).click()
  await expect.element(screen.getByText(/^Not valid for .* at block 1,234$/)).toBeVisible()
  await expect.element(screen.getByText(/1 signature counts, and the account needs 2\./)).toBeVisible()
  await screen.getByLabelText('The text that was signed').fill('Hello!')
  await expect.element(screen.getByText(/^Not valid for/)).not.toBeInTheDocument()
})

test('security: a chain that does not answer is not checked, never valid or refused', async () => {
  vi.mocked(checkMessageSignature).mockRejectedValueOnce(new Error('The node did not answer.'))
  const screen = await open()
  await screen.getByLabelText('The text that was signed').fill('Hello')
  await screen.getByLabelText('Signature').fill('0x')
  await screen.getByRole('button', { name: 'Check' }).click()
  await expect.element(screen.getByText('Not checked')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
})
