import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { bytesToHex } from '../hex/bytesToHex.ts'
import type { Hex } from '../hex/Hex.ts'
import { noteWithProofs, splitNote } from './proofNote.ts'

const always = () => true
const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((bytes) => bytes.some((byte) => byte !== 0) && (bytes[0] ?? 0) < 0xff)
  .map(bytesToHex)
const signed = (privateKey: Hex, message: string) => privateKeyToAccount(privateKey).signMessage({ message })

test('behavior: real signatures come back bit by bit, and the words before them too', async () => {
  await fc.assert(
    fc.asyncProperty(key, key, fc.constantFrom('', 'Ines joins', 'proof: of what?'), async (first, second, note) => {
      const signatures = [await signed(first, 'one'), await signed(second, 'two')]
      expect(splitNote(noteWithProofs(note, signatures, always))).toEqual({ note, proofs: signatures })
    }),
    { numRuns: 30 },
  )
})

test('behavior: two proofs fit the 200 characters of a service, and a third is left out', async () => {
  const signature = await signed(`0x${'11'.repeat(32)}`, 'one')
  const fits = (note: string) => JSON.stringify({ note }).length <= 200
  const note = noteWithProofs('', [signature, signature, signature], fits)
  expect(splitNote(note).proofs).toHaveLength(2)
  expect(splitNote(noteWithProofs('x'.repeat(100), [signature, signature], fits)).proofs).toHaveLength(0)
})

test('behavior: a note without proofs is untouched, and a proof that was cut off is words', async () => {
  for (const note of ['', 'Rent  of May', 'proof:', `proof:${'A'.repeat(85)}`, `see proof:${'A'.repeat(85)}…`])
    expect(splitNote(note)).toEqual({ note, proofs: [] })
  expect(splitNote(`x proof:${'A'.repeat(86)}`).proofs).toHaveLength(1)
  expect(splitNote(`xproof:${'A'.repeat(86)}`).proofs).toHaveLength(0)
})

test('error: what is no signature of a key is never written into a note', () => {
  const most = `0x${'ff'.repeat(64)}1b` as const
  for (const signature of ['0x', `0x${'11'.repeat(64)}00`, `0x${'11'.repeat(130)}`, most] as const)
    expect(noteWithProofs('Rent', [signature], always)).toBe('Rent')
})
