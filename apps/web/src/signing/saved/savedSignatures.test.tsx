import { expect, test } from 'vitest'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}` as const
const message = { chainId: '31337', safe, owner, signature: `0x${'11'.repeat(65)}` } as const

type Saved = typeof import('./savedSignatures.ts')
const isSaved = (module: unknown): module is Saved =>
  typeof module === 'object' && module !== null && 'dropSignature' in module

/** The store reads storage when it is imported, which another test file of this document may have done. */
async function importAgain(): Promise<Saved> {
  const module: unknown = await import(/* @vite-ignore */ new URL('./savedSignatures.ts?again', import.meta.url).href)
  if (!isSaved(module)) throw new Error('The module has no dropSignature.')
  return module
}

test('behavior: a signature of an earlier version is moved, found by its draft, and deleted when it is dropped', async () => {
  const draft = { id: 'text', draft: { chainId: '31337', safe, message: 'hello', origin: null } }
  localStorage.setItem('countersign.message-signatures', JSON.stringify([{ ...message, messageHash: hash, draft }]))
  const { dropSignature, findSignedDraft, findSignedMessage } = await importAgain()
  expect(findSignedMessage('text')).toEqual(draft.draft)
  expect(findSignedDraft('text')).toBeNull()
  expect(localStorage.getItem('countersign.message-signatures')).toBeNull()
  expect(localStorage.getItem('countersign.saved-signatures')).toContain(hash)
  dropSignature({ kind: 'message', hash, ...message })
  expect(findSignedMessage('text')).toBeNull()
  expect(localStorage.getItem('countersign.saved-signatures')).toBe('[]')
})
