import fc from 'fast-check'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { type Address, bytesToHex, checksumAddress, type Hex, showHidden, ZERO_ADDRESS } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { approvedHashSignature } from '../signature/approvedHashSignature.ts'
import { buildSafeTransaction } from '../transaction/SafeTransaction.ts'
import { exchangeJson } from './exchangeJson.ts'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import { mergeProposals } from './mergeProposals.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import { parseExchange } from './parseExchange.ts'
import { openSealed, sealWithKey, sealWithPassphrase } from './seal.ts'
import { buildShareFragment, openShareFragment, parseShareFragment } from './shareLink.ts'
import type { ExchangeItem, SharedProposal } from './SharedProposal.ts'
import { verifyProposal } from './verifyProposal.ts'

const KEYS = ['11', '22', '33', '44'].map((pair): Hex => `0x${pair.repeat(32)}`)
const OWNERS = KEYS.map((key) => checksumAddress(privateKeyToAccount(key).address))
const key = (index: number): Hex => KEYS[index] ?? '0x'
const owner = (index: number): Address => OWNERS[index] ?? ZERO_ADDRESS

const plain: SharedProposal = {
  kind: 'proposal',
  chainId: 31337n,
  chain: { name: 'Local chain', shortName: 'dev1', symbol: 'ETH' },
  safe: checksumAddress('0x1dca000000000000000000000000000000003fb4'),
  version: '1.4.1',
  transaction: {
    to: owner(3),
    value: 10n ** 18n,
    data: '0xa9059cbb00',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: ZERO_ADDRESS,
    refundReceiver: ZERO_ADDRESS,
    nonce: 7n,
  },
  signatures: [],
  proposer: owner(0),
  createdAt: 1_795_000_000_000,
  note: 'Invoice 12 — “März”',
  account: {
    source: 'chain',
    block: 12n,
    blockHash: null,
    owners: OWNERS.slice(0, 3),
    threshold: 2,
    nonce: 7n,
    masterCopy: null,
    modules: [],
    guard: null,
    fallbackHandler: null,
  },
  names: [{ address: owner(3), name: 'Kestrel Audits' }],
  tokens: [{ address: owner(2), symbol: 'TUSD', decimals: 6, kind: 'ERC20' }],
  messages: [{ kind: 'text', content: 'hello', signatures: [] }],
}

async function signed(proposal: SharedProposal, ...signers: readonly number[]): Promise<SharedProposal> {
  const { safeTxHash } = buildSafeTransaction(proposal)
  const signatures = await Promise.all(
    signers.map((index) => sign({ hash: safeTxHash, privateKey: key(index), to: 'hex' })),
  )
  return { ...proposal, signatures }
}

const owners = OWNERS.slice(0, 3)

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => checksumAddress(bytesToHex(bytes)))
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const hex = (maxLength: number) => fc.uint8Array({ maxLength }).map(bytesToHex)
const anyProposal: fc.Arbitrary<SharedProposal> = fc.record({
  kind: fc.constant('proposal' as const),
  chainId: amount,
  chain: fc.record({ name: fc.string({ maxLength: 80 }), shortName: fc.constant('eth'), symbol: fc.constant('ETH') }),
  safe: address,
  version: fc.constantFrom('1.0.0', '1.3.0', '1.4.1+L2'),
  transaction: fc.record({
    to: address,
    value: amount,
    data: hex(300),
    operation: fc.constantFrom(0 as const, 1 as const),
    safeTxGas: amount,
    baseGas: amount,
    gasPrice: amount,
    gasToken: address,
    refundReceiver: address,
    nonce: amount,
  }),
  signatures: fc.array(hex(80), { maxLength: 4 }),
  proposer: fc.option(address),
  createdAt: fc.nat(),
  // As every reader shows it: invisible characters are replaced when a note is read.
  note: fc.string({ maxLength: 200, unit: 'grapheme' }).map(showHidden),
  account: fc.option(
    fc.record({
      source: fc.constantFrom('chain' as const, 'service' as const),
      block: fc.option(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })),
      blockHash: fc.option(fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex)),
      owners: fc.array(address, { maxLength: 5 }),
      threshold: fc.nat({ max: 5 }),
      nonce: amount,
      masterCopy: fc.option(address),
      modules: fc.array(address, { maxLength: 2 }),
      guard: fc.option(address),
      fallbackHandler: fc.option(address),
    }),
  ),
  names: fc.array(fc.record({ address, name: fc.string({ maxLength: 80 }) }), { maxLength: 3 }),
  tokens: fc.array(
    fc.record({
      address,
      symbol: fc.constant('DAI'),
      decimals: fc.nat({ max: 255 }),
      kind: fc.constant('ERC20' as const),
    }),
    { maxLength: 2 },
  ),
  messages: fc.array(
    fc.record({
      kind: fc.constantFrom('text' as const, 'typedData' as const),
      content: fc.string(),
      signatures: fc.array(hex(70), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
})

const print = (item: ExchangeItem) => JSON.stringify(exchangeJson(item))
const flipped = (bytes: Uint8Array, bit: number) => {
  const copy = Uint8Array.from(bytes)
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

describe('written data can be read again', () => {
  test('behavior: any proposal is packed, saved and linked without loss', async () => {
    await fc.assert(
      fc.asyncProperty(anyProposal, async (proposal) => {
        expect(parseExchange(JSON.parse(print(proposal)))).toEqual(proposal)
        expect(readExchangeFile(printExchangeFile(proposal))).toEqual(proposal)
        expect(await unpackExchange(await packExchange(proposal))).toEqual(proposal)
        const fragment = parseShareFragment(`https://wallet.test/import#${await buildShareFragment(proposal)}`)
        expect(fragment && (await openShareFragment(fragment))).toEqual(proposal)
      }),
      { numRuns: 40 },
    )
  })

  test('behavior: a reply too, and a full proposal fits in a few QR codes', async () => {
    const reply = {
      kind: 'signatures' as const,
      chainId: 1n,
      safe: plain.safe,
      safeTxHash: buildSafeTransaction(plain).safeTxHash,
      signatures: (await signed(plain, 1)).signatures,
    }
    expect(await unpackExchange(await packExchange(reply))).toEqual(reply)
    expect((await packExchange(await signed(plain, 0, 1))).length).toBeLessThan(1200)
  })
})

describe('tampering', () => {
  test('error: every flipped bit of the packed bytes is detected', async () => {
    const packed = await packExchange(await signed(plain, 0))
    for (let bit = 0; bit < packed.length * 8; bit++)
      await expect(unpackExchange(flipped(packed, bit)), `bit ${bit}`).rejects.toThrow(SafeError)
  })

  test('error: every flipped bit of the sealed data, and of its key, is detected', async () => {
    const { sealed, key: secret } = await sealWithKey(await packExchange(plain))
    const refusal = async (bytes: Uint8Array<ArrayBuffer>, by: Uint8Array) =>
      openSealed(bytes, { key: by }).then(
        () => 'opened',
        (error: unknown) => (error instanceof SafeError ? 'refused' : 'crashed'),
      )
    const tries = [
      ...Array.from({ length: sealed.length * 8 }, (_, bit) => refusal(flipped(sealed, bit), secret)),
      ...Array.from({ length: 256 }, (_, bit) => refusal(sealed, flipped(secret, bit))),
    ]
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['refused']))
  })

  test('error: a flipped bit of a link is refused, or it is no longer a share link', async () => {
    const link = await buildShareFragment(plain)
    const bytes = new TextEncoder().encode(link)
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const text = new TextDecoder().decode(flipped(bytes, bit))
      const opened = await Promise.resolve()
        .then(() => parseShareFragment(text))
        .then((fragment) => fragment && openShareFragment(fragment))
        .catch((error: unknown) => {
          expect(error, `bit ${bit}`).toBeInstanceOf(SafeError)
          return null
        })
      expect(opened, `bit ${bit}: ${text}`).toBeNull()
    }
  })

  test('error: a flipped bit of a file is refused, or has no effect', async () => {
    const proposal = await signed(plain, 0)
    const bytes = new TextEncoder().encode(printExchangeFile(proposal))
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const text = new TextDecoder().decode(flipped(bytes, bit))
      try {
        expect(readExchangeFile(text), `bit ${bit}`).toEqual(proposal)
      } catch (error) {
        expect(error, `bit ${bit}`).toBeInstanceOf(SafeError)
      }
    }
  })

  test('error: the wrong passphrase is refused; the right one opens it on any keyboard', async () => {
    const sealed = await sealWithPassphrase(await packExchange(plain), 'zwölf Affen')
    await expect(openSealed(sealed, { passphrase: 'zwölf affen' })).rejects.toMatchObject({ code: 'exchange/locked' })
    const opened = await openSealed(sealed, { passphrase: 'zwo\u0308lf Affen' })
    expect(await unpackExchange(opened)).toEqual(plain)
  })

  test('security: a link may not require minutes of work, nor contain anything else', async () => {
    const sealed = await sealWithPassphrase(await packExchange(plain), 'a')
    new DataView(sealed.buffer).setUint32(2, 4_000_000_000)
    await expect(openSealed(sealed, { passphrase: 'a' })).rejects.toMatchObject({ code: 'exchange/malformed' })
    const link = await buildShareFragment(plain)
    expect(() => parseShareFragment(`${link}&q=1`)).toThrow('more than a proposal')
    expect(() => parseShareFragment(link.replace(/&k=.*/, ''))).toThrow('has no key')
    expect(parseShareFragment('https://wallet.test/import')).toBeNull()
  })

  test('error: an unknown field, another spelling and a newer version are refused by name', () => {
    const json: Record<string, unknown> = JSON.parse(print(plain))
    expect(() => parseExchange({ ...json, extra: 1 })).toThrow('proposal.extra')
    expect(() => parseExchange({ ...json, chainId: '01' })).toThrow('proposal.chainId')
    expect(() => parseExchange({ ...json, safe: plain.safe.toLowerCase() })).toThrow('wrong checksum')
    expect(() => parseExchange({ ...json, version: 2 })).toThrow('newer page')
  })
})

describe('signatures of an import', () => {
  test('security: a signature for other fields, a stranger’s and invalid bytes are refused, each with its reason', async () => {
    const other = await signed({ ...plain, transaction: { ...plain.transaction, value: 1n } }, 1)
    const own = await signed(plain, 0, 3)
    const proposal = { ...plain, signatures: [...own.signatures, ...other.signatures, '0x1234' as const] }
    const { signatures } = await verifyProposal(proposal, { owners })
    expect(signatures.map(({ outcome }) => outcome)).toEqual(['valid', 'not-owner', 'not-owner', 'wrong'])
    expect(signatures.every(({ outcome, reason }) => (outcome === 'valid') === (reason === null))).toBe(true)
  })

  test('behavior: an approved hash waits for a chain, and is read if there is one', async () => {
    const proposal = { ...plain, signatures: [approvedHashSignature(owner(1)).data] }
    const read = { isValidSignature: async () => null, approvedHash: async () => 0n }
    const outcomes = async (known: Parameters<typeof verifyProposal>[1]) =>
      (await verifyProposal(proposal, known)).signatures.map(({ outcome }) => outcome)
    expect(await outcomes({ owners })).toEqual(['unchecked'])
    expect(await outcomes({ owners, read })).toEqual(['wrong'])
    expect(await outcomes({ owners, read: { ...read, approvedHash: async () => 1n } })).toEqual(['valid'])
  })

  test('behavior: merging adds, never replaces, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([0, 1, 2, 3]),
        fc.subarray([0, 1, 2, 3]),
        fc.string({ maxLength: 9 }),
        async (a, b, note) => {
          const known = await verifyProposal(await signed({ ...plain, note }, ...a), { owners })
          const incoming = await verifyProposal(await signed({ ...plain, note: 'theirs' }, ...b), { owners })
          const { merged, added } = mergeProposals(known, incoming)
          const valid = [...new Set([...a, ...b])].filter((index) => index < 3)
          expect(merged.signatures.map((signature) => signature.owner).toSorted()).toEqual(valid.map(owner).toSorted())
          expect(merged.proposal.transaction).toEqual(plain.transaction)
          expect(merged.proposal.note).toBe(note === '' ? 'theirs' : note)
          expect(added).toHaveLength(b.filter((index) => index < 3 && !a.includes(index)).length)
          expect(mergeProposals(merged, incoming).added).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })

  test('error: another transaction is not merged, and both hashes are named', async () => {
    const known = await verifyProposal(plain, { owners })
    const other = await verifyProposal(
      { ...plain, transaction: { ...plain.transaction, nonce: 8n }, signatures: [] },
      { owners },
    )
    expect(() => mergeProposals(known, other)).toThrow(known.reviewed.safeTxHash)
    expect(() => mergeProposals(known, other)).toThrow(other.reviewed.safeTxHash)
  })
})
