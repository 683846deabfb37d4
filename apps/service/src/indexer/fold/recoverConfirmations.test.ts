import { parseSignatures, recoverSignature } from '@countersign/safe'
import type { Hex } from '@countersign/primitives'
import fc from 'fast-check'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverQuickly } from './recoverConfirmations.ts'

const word = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const key = word.filter((hex) => BigInt(hex) > 0n && BigInt(hex) < 2n ** 255n)

/** The signer according to each of the two; both must refuse the same signatures. */
async function askBoth(signature: Hex, hash: Hex): Promise<[string, string]> {
  const [parsed] = parseSignatures(signature, { count: 1 })
  if (!parsed) throw new Error('no signature')
  const ask = (recover?: typeof recoverQuickly) =>
    recoverSignature({ signature: parsed, hash, ...(recover ? { recover } : {}) }).then(
      ({ owner }) => owner,
      () => 'none',
    )
  return [await ask(recoverQuickly), await ask()]
}

test('behavior: the recovered signer equals that of the code that checks proposals', async () => {
  await fc.assert(
    fc.asyncProperty(key, word, fc.boolean(), async (privateKey, hash, isPersonal) => {
      const account = privateKeyToAccount(privateKey)
      const plain = await sign({ hash, privateKey, to: 'hex' })
      const personal = await account.signMessage({ message: { raw: hash } })
      const v = Number(`0x${personal.slice(130)}`) + 4
      const signature: Hex = isPersonal ? `0x${personal.slice(2, 130)}${v.toString(16)}` : plain
      expect(await askBoth(signature, hash)).toEqual([account.address, account.address])
    }),
    { numRuns: 30 },
  )
})

test('error: both refuse a signature that no key can have made', async () => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const edges = [0n, 1n, 5n, order - 1n, order, order + 1n, 2n ** 256n - 1n].map(
    (n): Hex => `0x${n.toString(16).padStart(64, '0')}`,
  )
  const hash: Hex = `0x${'5a'.repeat(32)}`
  let refused = 0
  for (const r of edges)
    for (const s of edges)
      for (const v of ['1b', '1c', '1f', '20']) {
        const [quick, slow] = await askBoth(`0x${r.slice(2)}${s.slice(2)}${v}`, hash)
        expect(quick, `r ${r}, s ${s}, v ${v}`).toBe(slow)
        if (quick === 'none') refused += 1
      }
  expect(refused).toBeGreaterThan(100)
  await fc.assert(
    fc.asyncProperty(word, word, word, fc.constantFrom('1b', '1c', '1f', '20'), async (r, s, message, v) => {
      const [quick, slow] = await askBoth(`0x${r.slice(2)}${s.slice(2)}${v}`, message)
      expect(quick).toBe(slow)
    }),
    { numRuns: 60 },
  )
})
