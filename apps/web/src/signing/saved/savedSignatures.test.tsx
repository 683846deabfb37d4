import { buildTransaction } from '@countersign/safe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlierSignatures } from './earlierSignatures.ts'
import { keyOfSignature, type SavedSignature } from './SavedSignature.ts'
import {
  dropSignature,
  findSavedSignature,
  findSignedDraft,
  findSignedMessage,
  keepSignature,
} from './savedSignatures.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}` as const
const messageHash = `0x${'cd'.repeat(32)}` as const
const signature = `0x${'11'.repeat(65)}` as const
const account = { chainId: '31337', safe, owner, signature } as const
const transaction = buildTransaction({ to: owner, value: 10n ** 20n, nonce: 7n })
const { nonce, value, ...plain } = transaction

const ofTransaction: SavedSignature = {
  ...account,
  kind: 'transaction',
  hash,
  at: 1_795_000_000_000,
  draft: { id: 'draft', draft: { chainId: '31337', safe, transaction, note: 'rent', source: 'transfer' } },
}
const ofMessage: SavedSignature = {
  ...account,
  kind: 'message',
  hash: messageHash,
  at: 1_795_000_000_001,
  draft: { id: 'text', draft: { chainId: '31337', safe, message: 'hello', origin: null } },
}
const messageDraft = { id: 'text', draft: { chainId: '31337', safe, message: 'hello', origin: null } } as const
const storedTransaction = {
  ...plain,
  value: `${value}`,
  nonce: `${nonce}`,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
}

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
const otherTabChanged = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  for (const entry of [ofTransaction, ofMessage]) dropSignature(entry)
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('keepSignature', () => {
  it('behavior: both kinds are read back unchanged, with amounts and drafts, until they are dropped', () => {
    expect(keepSignature(ofTransaction)).toBe(true)
    expect(keepSignature(ofMessage)).toBe(true)
    expect(findSavedSignature(ofTransaction)).toEqual({ ...ofTransaction, isStored: true })
    expect(findSavedSignature(ofMessage)).toEqual({ ...ofMessage, isStored: true })
    expect(findSignedDraft('draft')).toEqual(ofTransaction.draft)
    dropSignature(ofTransaction)
    expect(findSavedSignature(ofTransaction)).toBeNull()
    expect(Object.keys(localStorage)).toEqual([keyOfSignature(ofMessage)])
  })

  it('behavior: of two signatures of one draft, each is found by its hash, and the newest by the id of the draft', () => {
    const changed: SavedSignature = {
      ...ofMessage,
      hash: `0x${'ef'.repeat(32)}`,
      at: ofMessage.at + 1,
      draft: { id: 'text', draft: { ...messageDraft.draft, message: 'changed' } },
    }
    keepSignature(changed)
    keepSignature(ofMessage)
    expect(findSignedMessage(messageHash)?.draft.message).toBe('hello')
    expect(findSignedMessage(changed.hash)?.draft.message).toBe('changed')
    expect(findSignedMessage('text')?.draft.message).toBe('changed')
    dropSignature(changed)
    expect(findSignedMessage('text')?.draft.message).toBe('hello')
  })

  it('error: a signature that the storage refuses is reported, and survives what other tabs store', () => {
    const full = fillStorage()
    expect(keepSignature(ofTransaction)).toBe(false)
    otherTabChanged(keyOfSignature(ofMessage))
    otherTabChanged(null)
    expect(findSavedSignature(ofTransaction)).toEqual({ ...ofTransaction, isStored: false })
    full.mockRestore()
    expect(keepSignature(ofMessage)).toBe(true)
    // The storage has room again.
    expect(findSavedSignature(ofTransaction)).toEqual({ ...ofTransaction, isStored: true })
    expect(localStorage.getItem(keyOfSignature(ofTransaction))).toContain(signature)
  })

  it('error: an entry of another version is neither read nor deleted', () => {
    const newer = JSON.stringify({
      ...account,
      kind: 'transaction',
      hash,
      at: 1,
      draft: { id: 'x', draft: 'new form' },
    })
    const [key, foreign] = [keyOfSignature(ofTransaction), `${keyOfSignature(ofTransaction)}:more`]
    localStorage.setItem(key, newer)
    localStorage.setItem(foreign, JSON.stringify({ ...ofMessage, draft: null }))
    keepSignature(ofMessage)
    dropSignature(ofMessage)
    expect([findSavedSignature(ofTransaction), findSavedSignature(ofMessage)]).toEqual([null, null])
    expect(localStorage.getItem(key)).toBe(newer)
    expect(localStorage.getItem(foreign)).not.toBeNull()
  })
})

describe('signatures of earlier versions', () => {
  const newer = { ...account, kind: 'transaction', hash, at: 1, draft: { id: 'x', draft: { source: 'newer' } } }
  const lists = {
    'countersign.saved-signatures': [{ ...ofMessage, draft: null, hash: `0x${'ef'.repeat(32)}` }, newer, 'unreadable'],
    'countersign.signatures': [
      {
        ...account,
        safeTxHash: hash,
        at: ofTransaction.at,
        draft: { ...ofTransaction.draft, draft: { ...ofTransaction.draft?.draft, transaction: storedTransaction } },
      },
    ],
    'countersign.message-signatures': [{ ...account, messageHash, draft: messageDraft }],
  }
  const store = () => {
    for (const [key, list] of Object.entries(lists)) localStorage.setItem(key, JSON.stringify(list))
  }

  it('behavior: they are found in their lists, and dropped there', () => {
    store()
    expect(findSavedSignature(ofTransaction)).toEqual({ ...ofTransaction, isStored: true })
    expect(findSignedMessage('text')).toEqual(messageDraft)
    dropSignature(ofMessage)
    expect(findSignedMessage('text')).toBeNull()
    expect(localStorage.getItem('countersign.message-signatures')).toBeNull()
  })

  it('behavior: they are moved to entries of their own; unreadable entries stay in their list', () => {
    store()
    earlierSignatures.move((entry) => keepSignature(entry))
    expect(localStorage.getItem('countersign.saved-signatures')).toBe(JSON.stringify([newer, 'unreadable']))
    expect(localStorage.getItem('countersign.signatures')).toBeNull()
    expect(localStorage.getItem('countersign.message-signatures')).toBeNull()
    expect(findSavedSignature(ofTransaction)).toEqual({ ...ofTransaction, isStored: true })
    expect(findSavedSignature(ofMessage)).toEqual({ ...ofMessage, at: 0, isStored: true })
  })

  it('error: without room for the new entries, the lists stay as they are', () => {
    store()
    fillStorage()
    earlierSignatures.move(() => false)
    for (const [key, list] of Object.entries(lists)) expect(localStorage.getItem(key)).toBe(JSON.stringify(list))
    expect(findSavedSignature(ofTransaction)).toEqual({ ...ofTransaction, isStored: true })
  })

  it('error: text that is not a list contains no signature and is not overwritten', () => {
    localStorage.setItem('countersign.saved-signatures', '{')
    keepSignature(ofMessage)
    dropSignature(ofMessage)
    expect(localStorage.getItem('countersign.saved-signatures')).toBe('{')
    expect(earlierSignatures.read()).toEqual([])
  })
})
