import { buildTransaction } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import {
  parseSavedSignatures,
  printSavedSignatures,
  readEarlierSignatures,
  type SavedSignature,
} from './savedSignatures.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}` as const
const messageHash = `0x${'cd'.repeat(32)}` as const
const signature = `0x${'11'.repeat(65)}` as const
const account = { chainId: '31337', safe, owner, signature } as const
const transaction = buildTransaction({ to: owner, value: 10n ** 20n, nonce: 7n })

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

const storageOf = (entries: Record<string, unknown>) => ({
  getItem: (key: string) => (key in entries ? JSON.stringify(entries[key]) : null),
})

describe('readSavedSignatures', () => {
  it('behavior: both kinds are read back unchanged, with amounts and drafts', () => {
    const both = [ofTransaction, ofMessage]
    expect(parseSavedSignatures(printSavedSignatures(both))).toEqual(both)
  })

  it('behavior: signatures of an earlier version are read from both of its keys', () => {
    const written = JSON.parse(printSavedSignatures([ofTransaction, ofMessage]))
    const { kind: _first, hash: safeTxHash, ...oldTransaction } = written[0]
    const { kind: _second, hash: oldHash, at: _at, ...oldMessage } = written[1]
    const storage = storageOf({
      'countersign.signatures': [{ ...oldTransaction, safeTxHash }],
      'countersign.message-signatures': [{ ...oldMessage, messageHash: oldHash }],
    })
    expect(readEarlierSignatures(storage)).toEqual([ofTransaction, { ...ofMessage, at: 0 }])
  })

  it('error: an unreadable entry does not hide the others', () => {
    const [first, second] = JSON.parse(printSavedSignatures([ofTransaction, ofMessage]))
    const text = JSON.stringify([first, { ...second, hash: 'gone' }, second])
    expect(parseSavedSignatures(text)).toEqual([ofTransaction, ofMessage])
  })

  it('error: text that is not a list contains no signature, and missing text is not an error', () => {
    expect(parseSavedSignatures('{')).toEqual([])
    expect(parseSavedSignatures('{"kind":"message"}')).toEqual([])
    expect(readEarlierSignatures(storageOf({}))).toEqual([])
  })
})
