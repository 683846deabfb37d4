import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { reviewInputs, safe, stranger } from '../../../testing/reviewInputs.ts'
import type { Hex } from '@countersign/primitives'
import { approvedHashSignature } from '../../signature/approvedHashSignature.ts'
import { checkReturnedSignature, type ReturnedSignature } from './checkReturnedSignature.ts'
import { checkContractOwners } from './checkContractOwners.ts'
import { checkSignatures } from './checkSignatures.ts'
import { countedSignatures, judgeSignatures } from './judgeSignatures.ts'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const key = (digit: string) => privateKeyToAccount(`0x${digit.repeat(64)}`)
const [alice, bob, mallory] = [key('1'), key('2'), key('3')] as const
const { reviewed } = reviewInputs()
const hash = reviewed.safeTxHash
const [aliceSigned, bobSigned, mallorySigned] = (await Promise.all(
  [alice, bob, mallory].map((one) => one.sign({ hash })),
)) as [Hex, Hex, Hex]
const withV = (signature: Hex, v: number): Hex => `0x${signature.slice(2, 130)}${v.toString(16).padStart(2, '0')}`
const yParity = Number.parseInt(aliceSigned.slice(130), 16) - 27

describe('checkReturnedSignature', () => {
  const judge = async (changes: Partial<ReturnedSignature>) =>
    checkReturnedSignature({
      answer: aliceSigned,
      hash,
      expected: alice.address,
      from: 'wallet',
      contract: null,
      ...changes,
    })

  test('behavior: of the expected owner, for the hash shown', async () => {
    const { check, signature } = await judge({})
    expect([check.verdict, signature?.owner, signature?.data]).toEqual(['verified', alice.address, aliceSigned])
  })

  test("behavior: a wallet may write v as 0 or 1; it is converted to the contract's form", async () => {
    const { check, signature } = await judge({ answer: withV(aliceSigned, yParity) })
    expect([check.verdict, signature?.data]).toEqual(['verified', aliceSigned])
  })

  test('behavior: a personal signature over the hash, marked by v', async () => {
    const personal = await alice.signMessage({ message: { raw: hash } })
    const marked = withV(personal, Number.parseInt(personal.slice(130), 16) + 4)
    expect((await judge({ answer: marked })).signature?.kind).toBe('ethSign')
  })

  const highS: Hex = `0x${aliceSigned.slice(2, 66)}${(ORDER - BigInt(`0x${aliceSigned.slice(66, 130)}`)).toString(16).padStart(64, '0')}${(28 - yParity).toString(16)}`
  test.each<[string, Partial<ReturnedSignature>, string]>([
    ['of another owner', { expected: bob.address }, 'was expected'],
    ['for other bytes', { hash: `0x${'7'.repeat(64)}` }, 'was expected'],
    ['in its second spelling', { answer: highS }, 'second spelling'],
    ['with v 0 from outside', { from: 'outside', answer: withV(aliceSigned, 0) }, 'a contract’s answer'],
    ['with v 1 from outside', { from: 'outside', answer: withV(aliceSigned, 1) }, 'approved on chain'],
    [
      'that claims an approved hash',
      { from: 'outside', answer: approvedHashSignature(alice.address).data },
      'approved on chain',
    ],
    ['with v 29', { answer: withV(aliceSigned, 29) }, 'Its v is 29'],
    ['with v 37, of a transaction', { answer: withV(aliceSigned, 37) }, 'Its v is 37'],
    ['of 64 bytes', { answer: `0x${aliceSigned.slice(2, 130)}` }, '64 bytes'],
    ['of nothing', { answer: '0x' }, '0 bytes'],
    ['that is zero', { answer: `0x${'0'.repeat(128)}1b` }, ''],
  ])('error: one %s is refused', async (_, changes, words) => {
    const { check, signature } = await judge(changes)
    expect([check.verdict, signature]).toEqual(['danger', null])
    expect(check.reason).toContain(words)
  })

  test.each<[string, ReturnedSignature['contract'], string]>([
    ['accepts', { ok: true, value: `0x1626ba7e${'0'.repeat(56)}` }, 'verified'],
    ['accepts in the older form', { ok: true, value: '0x20c13b0b' }, 'verified'],
    ['answers something else', { ok: true, value: `0xffffffff${'0'.repeat(56)}` }, 'danger'],
    ['answers the word with more behind', { ok: true, value: `0x1626ba7e${'1'.repeat(56)}` }, 'danger'],
    ['reverts', { ok: true, value: null }, 'danger'],
    ['could not be asked', { ok: false, reason: 'no answer' }, 'unchecked'],
  ])('behavior: a contract that %s', async (_, contract, verdict) => {
    const { check, signature } = await judge({ contract, expected: stranger, answer: '0x1234' })
    expect([check.verdict, signature !== null]).toEqual([verdict, verdict === 'verified'])
  })
})

describe('signatures of others', () => {
  const read = {
    isValidSignature: () => Promise.reject(new Error('the line is dead')),
    approvedHash: () => Promise.resolve(0n),
  }
  const judge = (...list: (readonly [signer: `0x${string}`, signature: Hex | null])[]) =>
    judgeSignatures(
      list.map(([signer, signature]) => ({ signer, signature, submittedAt: 0 })),
      {
        reviewed: { hash, preimage: reviewed.preimage, version: '1.4.1' },
        owners: [alice.address, bob.address, stranger],
        read,
      },
    )
  const contractSigned: Hex = `0x${stranger.slice(2).padStart(64, '0')}${(65).toString(16).padStart(64, '0')}00${'0'.repeat(63)}1ff`

  test('behavior: those of current owners count, once each', async () => {
    const judged = await judge([alice.address, aliceSigned], [bob.address, bobSigned], [alice.address, aliceSigned])
    expect(countedSignatures(judged).map(({ owner }) => owner)).toEqual([alice.address, bob.address])
    expect(checkSignatures(judged).map(({ verdict, field }) => [verdict, field])).toEqual([
      ['caution', 'confirmations[2]'],
      ['verified', undefined],
    ])
  })

  test('error: a signature of an address that is not an owner is left out, without a claim that it was one', async () => {
    const judged = await judge([mallory.address, mallorySigned])
    expect(judged[0]?.outcome).toMatchObject({ kind: 'excluded', isNotOwner: true })
    expect(checkSignatures(judged)).toMatchObject([
      {
        verdict: 'caution',
        title: 'A signature of an address that is not an owner',
        reason: expect.stringContaining(`${mallory.address} is not an owner of this account now.`),
      },
    ])
  })

  test.each<[string, readonly [`0x${string}`, Hex | null], string]>([
    ['swapped between owners', [alice.address, bobSigned], 'Made by'],
    ['not sent', [alice.address, null], 'did not send'],
    ['approved on chain, it says', [alice.address, approvedHashSignature(alice.address).data], 'has not approved'],
    ['cut short', [alice.address, '0x1234'], ''],
    ['two at once', [alice.address, `${aliceSigned}${bobSigned.slice(2)}`], 'exactly one'],
  ])('error: %s does not count', async (_, confirmation, words) => {
    const judged = await judge(confirmation)
    expect(countedSignatures(judged)).toEqual([])
    expect(checkSignatures(judged)).toMatchObject([{ verdict: 'caution', reason: expect.stringContaining(words) }])
  })

  test('error: a contract that could not be read is not checked', async () => {
    const judged = await judge([stranger, contractSigned])
    expect(judged[0]?.outcome.kind).toBe('unchecked')
    expect(checkSignatures(judged)).toMatchObject([{ verdict: 'unchecked', field: 'confirmations[0]' }])
  })

  test('behavior: owners that are contracts are named until they have signed', () => {
    const contracts = { ok: true as const, value: [stranger] }
    expect(checkContractOwners(contracts, { signed: [], isSupported: true })).toMatchObject([{ verdict: 'unchecked' }])
    expect(checkContractOwners(contracts, { signed: [stranger], isSupported: true })).toEqual([])
    expect(checkContractOwners({ ok: true, value: [] }, { signed: [safe], isSupported: true })).toEqual([])
  })
})
