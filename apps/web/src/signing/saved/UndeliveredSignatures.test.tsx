import { toasts } from '@countersign/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { SavedSignatureNote } from './SavedSignatureNote.tsx'
import type { SavedSignature } from './SavedSignature.ts'
import { dropSignature, findSavedSignature, keepSignature } from './savedSignatures.ts'
import { UndeliveredSignatures } from './UndeliveredSignatures.tsx'

const signed: SavedSignature = {
  kind: 'transaction',
  chainId: '31337',
  safe: treasury,
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  hash: `0x${'ab'.repeat(32)}`,
  signature: `0x${'11'.repeat(65)}`,
  at: 1,
  draft: null,
}

/** Whether the browser would ask before it closes the tab. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => toasts.clear())
afterEach(() => {
  vi.restoreAllMocks()
  dropSignature(signed)
})

test('behavior: an undelivered signature is reported with its page', async () => {
  keepSignature(signed)
  await renderInAccount(<UndeliveredSignatures />, treasury, seedAccount)
  await expect
    .poll(() => toasts.list().map(({ detail }) => detail))
    .toEqual(['The signature is stored in this browser.'])
  expect(toasts.list()[0]?.href).toMatch(new RegExp(`/transactions/${signed.hash}$`))
  expect(asksBeforeClosing()).toBe(false)
})

test('error: a signature that the browser could not store can be copied, and the tab asks before it is closed', async () => {
  await renderInAccount(<UndeliveredSignatures />, treasury, seedAccount)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  keepSignature({ ...signed, at: Date.now() })
  await expect
    .poll(() => toasts.list().map(({ detail }) => detail))
    .toEqual([expect.stringMatching('in this tab only')])
  expect(asksBeforeClosing()).toBe(true)
  toasts.list()[0]?.action?.onClick()
  expect(copied).toHaveBeenCalledWith(signed.signature)
  dropSignature(signed)
  await expect.poll(asksBeforeClosing).toBe(false)
})

test('behavior: the notice of a signature whose draft only this browser has names the hash, and can be removed with Undo', async () => {
  const draft = { id: 'draft', draft: { chainId: '31337', safe: treasury, message: 'hello', origin: null } }
  const message: SavedSignature = { ...signed, kind: 'message', draft }
  keepSignature(message)
  await renderInAccount(<UndeliveredSignatures />, treasury, seedAccount)
  await expect
    .poll(() => toasts.list().map(({ href }) => href))
    .toEqual([expect.stringMatching(new RegExp(`/messages/review\\?draft=${signed.hash}$`))])
  toasts.list()[0]?.action?.onClick()
  await expect.poll(() => toasts.list().map(({ title }) => title)).toEqual(['Signature removed from this browser'])
  expect(findSavedSignature(message)).toBeNull()
  toasts.list()[0]?.action?.onClick()
  expect(findSavedSignature(message)?.signature).toBe(signed.signature)
  dropSignature(message)
})

test('behavior: a signature whose number is used can be copied and removed, and is not offered for sending', async () => {
  keepSignature(signed)
  const { screen } = await renderInAccount(
    <SavedSignatureNote entry={{ ...signed, isStored: true }} isSpent isBusy={false} onRetry={() => undefined} />,
    treasury,
    seedAccount,
  )
  await expect.element(screen.getByText('A signature that can no longer be used')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send again' }).query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Copy signature' })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove' }).click()
  expect(findSavedSignature(signed)).toBeNull()
})
