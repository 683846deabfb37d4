import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary, fixedBytesArbitrary } from '@countersign/primitives/testing'
import { SafeError } from '../errors/SafeError.ts'
import { type Hex, uintWord } from '@countersign/primitives'
import { approvedHashSignature } from './approvedHashSignature.ts'
import { contractSignature } from './contractSignature.ts'
import { fromWalletSignature } from './fromWalletSignature.ts'
import { packSignatures } from './packSignatures.ts'
import { parseSignatures } from './parseSignatures.ts'
import { recoverSignature } from './recoverSignature.ts'
import { recoverSignatures } from './recoverSignatures.ts'
import type { ParsedSignature, Signature } from './Signature.ts'
import { verifySignature, type SignatureReads } from './verifySignature.ts'

const account = privateKeyToAccount(`0x${'4'.repeat(64)}`)
const hash: Hex = `0x${'5a'.repeat(32)}`
const preimage: Hex = '0x1901'
const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const ecdsaArbitrary: fc.Arbitrary<Signature> = fc
  .tuple(addressArbitrary, fixedBytesArbitrary(64), fc.constantFrom('eoa' as const, 'ethSign' as const), fc.nat(1))
  .map(([owner, bytes, kind, parity]) => ({
    kind,
    owner,
    data: `${bytes}${((kind === 'eoa' ? 27 : 31) + parity).toString(16)}`,
  }))
const signatureArbitrary: fc.Arbitrary<Signature> = fc.oneof(
  ecdsaArbitrary,
  addressArbitrary.map(approvedHashSignature),
  fc.tuple(addressArbitrary, bytesArbitrary(150)).map(([owner, bytes]) => contractSignature(owner, bytes)),
)
const signaturesArbitrary = fc.uniqueArray(signatureArbitrary, { selector: ({ owner }) => owner, maxLength: 7 })

const forgetOwner = (signature: Signature): ParsedSignature =>
  signature.kind === 'eoa' || signature.kind === 'ethSign' ? { ...signature, owner: null } : signature
const inline = (signatures: readonly ParsedSignature[]): Hex =>
  `0x${signatures.map(({ data }) => data.slice(2)).join('')}`
const byOwner = (first: Signature, second: Signature) =>
  first.owner.toLowerCase() < second.owner.toLowerCase() ? -1 : 1
const answering = (answer: Hex | null, approved = 0n): SignatureReads => ({
  isValidSignature: async () => answer,
  approvedHash: async () => approved,
})
const codeOf = async (run: () => unknown): Promise<unknown> => {
  try {
    await run()
  } catch (error) {
    return error instanceof SafeError ? error.code : error
  }
  return 'no error'
}

describe('layouts', () => {
  test('behavior: packed signatures are parsed back, sorted by owner', () => {
    fc.assert(
      fc.property(signaturesArbitrary, (signatures) => {
        expect(parseSignatures(packSignatures(signatures))).toEqual(signatures.toSorted(byOwner).map(forgetOwner))
      }),
    )
  })

  test('behavior: inline signatures are parsed back in their order', () => {
    fc.assert(
      fc.property(signaturesArbitrary, (signatures) => {
        expect(parseSignatures(inline(signatures))).toEqual(signatures.map(forgetOwner))
      }),
    )
  })

  test('behavior: with a count, later bytes are ignored, as the contract does', () => {
    fc.assert(
      fc.property(signaturesArbitrary, bytesArbitrary(), (signatures, extra) => {
        const sorted = signatures.toSorted(byOwner).map(forgetOwner)
        const blob: Hex = `${packSignatures(signatures)}${extra.slice(2)}`
        expect(parseSignatures(blob, { count: signatures.length })).toEqual(sorted)
        const fewer = Math.max(0, signatures.length - 1)
        expect(parseSignatures(blob, { count: fewer })).toEqual(sorted.slice(0, fewer))
      }),
    )
  })

  test('error: any bytes give signatures or an error of this package', () => {
    const guided = fc
      .tuple(signaturesArbitrary, fc.nat(), fixedBytesArbitrary(1))
      .map(([signatures, at, byte]): Hex => {
        const blob = packSignatures(signatures)
        const position = 2 + 2 * (at % Math.max(1, (blob.length - 2) / 2))
        return `0x${blob.slice(2, position)}${byte.slice(2)}${blob.slice(position + 2)}`
      })
    fc.assert(
      fc.property(fc.oneof(bytesArbitrary(300), guided), fc.option(fc.nat(8)), (blob, count) => {
        try {
          parseSignatures(blob, count === null ? {} : { count })
        } catch (error) {
          expect(error).toBeInstanceOf(SafeError)
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each<readonly [string, Hex, string]>([
    ['cut', `0x${'11'.repeat(64)}`, 'signature/malformed'],
    ['too long by a byte', `0x${'11'.repeat(64)}1b00`, 'signature/malformed'],
    ['no hex', '0xzz', 'signature/malformed'],
    ['with v = 29', `0x${'11'.repeat(64)}1d`, 'signature/bad-v'],
    ['with v = 33', `0x${'11'.repeat(64)}21`, 'signature/bad-v'],
    ['by a contract that is no address', `0x${'11'.repeat(64)}00`, 'signature/malformed'],
    ['by a contract without bytes', `0x${'00'.repeat(12)}${'11'.repeat(20)}${uintWord(65n)}00`, 'signature/malformed'],
    [
      'by a contract whose length reaches beyond the end',
      `0x${'00'.repeat(12)}${'11'.repeat(20)}${uintWord(65n)}00${uintWord(2n)}ff`,
      'signature/malformed',
    ],
    [
      'by a contract with an absurd length',
      `0x${'00'.repeat(12)}${'11'.repeat(20)}${uintWord(65n)}00${'ff'.repeat(32)}`,
      'signature/malformed',
    ],
  ])('error: a signature %s', async (_, blob, code) => {
    expect(await codeOf(() => parseSignatures(blob))).toBe(code)
  })

  test('error: bytes between the heads and the tails, which no signature covers, are refused', async () => {
    const head = `${'00'.repeat(12)}${'11'.repeat(20)}`
    const tail = `${uintWord(1n)}ff`
    expect(parseSignatures(`0x${head}${uintWord(65n)}00${tail}`)).toHaveLength(1)
    expect(await codeOf(() => parseSignatures(`0x${head}${uintWord(66n)}00aa${tail}`))).toBe('signature/malformed')
  })

  test('error: an owner counts once, in any spelling of the address', async () => {
    const lower = { ...approvedHashSignature(contract), owner: contract.toLowerCase() as Hex }
    expect(await codeOf(() => packSignatures([approvedHashSignature(contract), lower]))).toBe(
      'signature/duplicate-owner',
    )
  })
})

describe('recovery', () => {
  test('behavior: finds the owner of EOA and eth_sign signatures', async () => {
    const eoa = fromWalletSignature({ signature: await account.sign({ hash }), kind: 'eoa' })
    const personal = await account.signMessage({ message: { raw: hash } })
    const ethSign = fromWalletSignature({ signature: personal, kind: 'ethSign' })
    const owners = (await recoverSignatures({ signatures: inline([eoa, ethSign]), hash })).map(({ owner }) => owner)
    expect(owners).toEqual([account.address, account.address])
  })

  test('behavior: v of 0 or 1 from a wallet means 27 or 28', async () => {
    const signature = await account.sign({ hash })
    const parity = signature.slice(-2) === '1b' ? '00' : '01'
    const answered: Hex = `0x${signature.slice(2, -2)}${parity}`
    expect(fromWalletSignature({ signature: answered, kind: 'eoa' }).data).toBe(signature)
    expect(await codeOf(() => fromWalletSignature({ signature: '0x12', kind: 'eoa' }))).toBe('signature/malformed')
    expect(await codeOf(() => fromWalletSignature({ signature: `0x${'11'.repeat(65)}`, kind: 'eoa' }))).toBe(
      'signature/bad-v',
    )
  })

  test('error: the second spelling of a signature is refused', async () => {
    const signature = await account.sign({ hash })
    const s = order - BigInt(`0x${signature.slice(66, 130)}`)
    const v = signature.slice(130) === '1b' ? '1c' : '1b'
    const [twin] = parseSignatures(`0x${signature.slice(2, 66)}${uintWord(s)}${v}`)
    expect(twin).toMatchObject({ kind: 'eoa' })
    expect(await codeOf(() => twin && recoverSignature({ signature: twin, hash }))).toBe('signature/high-s')
  })

  test.each([
    ['r = 0', `0x${uintWord(0n)}${uintWord(1n)}1b`],
    ['s = 0', `0x${uintWord(1n)}${uintWord(0n)}1b`],
    ['r beyond the order', `0x${uintWord(order)}${uintWord(1n)}1b`],
    ['r on no point', `0x${uintWord(5n)}${uintWord(1n)}1b`],
  ] as const)('error: %s is not a valid signature', async (_, blob) => {
    expect(await codeOf(() => recoverSignatures({ signatures: blob, hash }))).toBe('signature/unrecoverable')
  })

  test('error: random bytes as r, s and hash recover or fail with an error of this package', async () => {
    await fc.assert(
      fc.asyncProperty(ecdsaArbitrary, fixedBytesArbitrary(32), async (signature, random) => {
        const outcome = await recoverSignature({ signature, hash: random }).catch((error: unknown) => error)
        expect(outcome instanceof SafeError || (outcome instanceof Object && 'owner' in outcome)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('verification', () => {
  test('behavior: a key signature is valid for its signer', async () => {
    const signature = fromWalletSignature({ signature: await account.sign({ hash }), kind: 'eoa' })
    const verdict = await verifySignature({ signature, hash, preimage, read: answering(null) })
    expect(verdict).toEqual({ valid: true, owner: account.address })
  })

  test('error: an invalid key signature gives a verdict with the code, not an exception', async () => {
    const signature: ParsedSignature = { kind: 'eoa', owner: null, data: `0x${'ff'.repeat(64)}1b` }
    const verdict = await verifySignature({ signature, hash, preimage, read: answering(null) })
    expect(verdict).toMatchObject({ valid: false, owner: null, code: 'signature/high-s' })
  })

  test('behavior: an approved hash is valid once the chain confirms it', async () => {
    const signature = approvedHashSignature(contract)
    const verify = (approved: bigint) => verifySignature({ signature, hash, preimage, read: answering(null, approved) })
    expect(await verify(1n)).toEqual({ valid: true, owner: contract })
    expect(await verify(0n)).toMatchObject({ valid: false, owner: contract })
  })

  test.each([
    ['1.3.0', 'bytes', preimage, '0x20c13b0b'],
    ['1.4.1', 'bytes', preimage, '0x20c13b0b'],
    ['1.5.0', 'bytes32', hash, '0x1626ba7e'],
  ] as const)('behavior: account %s calls contracts in the form %s only', async (version, form, payload, magic) => {
    const asked: unknown[] = []
    const read: SignatureReads = {
      ...answering(null),
      isValidSignature: async (...question) => {
        asked.push(question)
        return question[3] === form ? magic : '0xffffffff'
      },
    }
    const signature = contractSignature(contract, '0xbeef')
    const verdict = await verifySignature({ signature, hash, preimage, version, read })
    expect(verdict).toEqual({ valid: true, owner: contract, form })
    expect(asked).toEqual([[contract, payload, '0xbeef', form]])
  })

  test('behavior: without a version either form counts, bare or padded to a word', async () => {
    const signature = contractSignature(contract, '0x')
    const verify = (answers: Partial<Record<'bytes32' | 'bytes', Hex>>) =>
      verifySignature({
        signature,
        hash,
        preimage,
        read: {
          ...answering(null),
          isValidSignature: async (_owner, _hash, _signature, form) => answers[form] ?? null,
        },
      })
    expect(await verify({ bytes32: '0x1626ba7e' })).toMatchObject({ valid: true, form: 'bytes32' })
    expect(await verify({ bytes: `0x20c13b0b${'0'.repeat(56)}` })).toMatchObject({ valid: true, form: 'bytes' })
    const refused: readonly Parameters<typeof verify>[0][] = [
      {},
      { bytes32: '0x', bytes: '0x' },
      { bytes32: '0x20c13b0b', bytes: '0x1626ba7e' },
      { bytes32: `0x1626ba7e${'1'.repeat(56)}` },
      { bytes32: `0x${'1'.padStart(64, '0')}` },
    ]
    for (const answers of refused) expect(await verify(answers)).toMatchObject({ valid: false, owner: contract })
  })

  test('error: a failed read is passed on, because it says nothing about the signature', async () => {
    const down = new TypeError('no answer')
    const read: SignatureReads = {
      isValidSignature: () => Promise.reject(down),
      approvedHash: () => Promise.reject(down),
    }
    for (const signature of [contractSignature(contract, '0x'), approvedHashSignature(contract)]) {
      await expect(verifySignature({ signature, hash, preimage, read })).rejects.toBe(down)
    }
  })
})
