import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { bytesToHex, type Hex } from '@countersign/primitives'
import { packProofs } from './proofNote.ts'
import { splitNote } from './splitNote.ts'

const always = () => true
const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((bytes) => bytes.some((byte) => byte !== 0) && (bytes[0] ?? 0) < 0xff)
  .map(bytesToHex)
const signed = (privateKey: Hex, message: string) => privateKeyToAccount(privateKey).signMessage({ message })

test('behavior: real signatures are restored exactly, and the text before them too', async () => {
  await fc.assert(
    fc.asyncProperty(key, key, fc.constantFrom('', 'Ines joins', 'proof: of what?'), async (first, second, note) => {
      const signatures = [await signed(first, 'one'), await signed(second, 'two')]
      expect(splitNote(packProofs(note, signatures, always).note)).toEqual({ note, proofs: signatures })
    }),
    { numRuns: 30 },
  )
})

/** As services count: characters of the whole text that is sent. */
const fitsService = (note: string) => [...JSON.stringify({ note })].length <= 200
const proofsOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => signed(`0x${'11'.repeat(32)}`, `number ${index}`)))

test('behavior: up to two proofs in a service’s 200 characters are written in the form that earlier versions read', async () => {
  const signatures = await proofsOf(2)
  const { note, leftOut } = packProofs('', signatures, fitsService)
  expect(note).toMatch(/^proof:[\w-]{86} proof:[\w-]{86}$/)
  expect(leftOut).toEqual([])
})

test('behavior: six proofs fit the 200 characters of a service, a seventh is left out and named', async () => {
  const signatures = await proofsOf(7)
  const { note, leftOut } = packProofs('', signatures, fitsService)
  expect(splitNote(note)).toEqual({ note: '', proofs: signatures.slice(0, 6) })
  expect(leftOut).toEqual(signatures.slice(6))
})

test("behavior: the user's text is never cut for a proof", async () => {
  const signatures = await proofsOf(6)
  const words = 'Ines, Leo and others join'.padEnd(60, '.')
  const { note, leftOut } = packProofs(words, signatures, fitsService)
  expect(splitNote(note)).toEqual({ note: words, proofs: signatures.slice(0, 4) })
  expect(leftOut).toEqual(signatures.slice(4))
  expect(packProofs('x'.repeat(160), signatures, fitsService)).toEqual({ note: 'x'.repeat(160), leftOut: signatures })
})

test('behavior: real signatures are restored exactly from the short form', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(key, { minLength: 3, maxLength: 6 }), async (keys) => {
      const signatures = await Promise.all(keys.map((one) => signed(one, 'one')))
      const { note } = packProofs('', signatures, fitsService)
      expect(note).not.toContain('proof:')
      expect(splitNote(note).proofs).toEqual(signatures)
    }),
    { numRuns: 20 },
  )
})

test('behavior: private-use characters that are not a proof stay text', async () => {
  const { note } = packProofs('', await proofsOf(3), fitsService)
  const [first = '', ...others] = [...note]
  for (const words of [others.join(''), `x${note}`, `${note}x`, '\u{F0100}'.repeat(31), `\u{10FFFD}${others.join('')}`])
    expect(splitNote(words)).toEqual({ note: words, proofs: [] })
  expect(splitNote(`see ${first}${others.join('')}`)).toMatchObject({ note: 'see' })
})

test('behavior: a note without proofs is unchanged, and a truncated proof is text', async () => {
  for (const note of ['', 'Rent  of May', 'proof:', `proof:${'A'.repeat(85)}`, `see proof:${'A'.repeat(85)}…`])
    expect(splitNote(note)).toEqual({ note, proofs: [] })
  expect(splitNote(`x proof:${'A'.repeat(86)}`).proofs).toHaveLength(1)
  expect(splitNote(`xproof:${'A'.repeat(86)}`).proofs).toHaveLength(0)
})

test('error: a value that is not a signature of a key is never written into a note', () => {
  const most = `0x${'ff'.repeat(64)}1b` as const
  for (const signature of ['0x', `0x${'11'.repeat(64)}00`, `0x${'11'.repeat(130)}`, most] as const)
    expect(packProofs('Rent', [signature], always)).toEqual({ note: 'Rent', leftOut: [signature] })
})
