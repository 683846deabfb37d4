import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import { describe, expect, test } from 'vitest'
import { batchOf, callTo, owners, payee, reviewInputs, safe, stranger } from '../../../testing/reviewInputs.ts'
import type { Address, Hex } from '@countersign/primitives'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { encodeCreateProxyWithNonce } from '../../creation/encodeCreateProxyWithNonce.ts'
import { encodeSetup } from '../../creation/encodeSetup.ts'
import { readNewAccount } from '../../creation/readNewAccount.ts'
import type { SetupInput } from '../../creation/SetupInput.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { neededReads } from '../run/neededReads.ts'
import { runChecks } from '../run/runChecks.ts'
import { checkNewAccounts } from './checkNewAccounts.ts'

const NAMES: readonly SafeContractName[] = [
  'SafeProxyFactory',
  'SafeL2',
  'Safe',
  'CompatibilityFallbackHandler',
  'MultiSend',
]
const published = NAMES.map((name) => {
  const found = findSafeDeployment('1.4.1', name)
  if (!found) throw new Error(`${name} is not published.`)
  return { name, version: '1.4.1', address: found.address, codeHash: found.codeHash }
})
const at = (name: SafeContractName): Address => published.find((one) => one.name === name)?.address ?? stranger
const find = (address: Address) => published.filter((one) => one.address.toLowerCase() === address.toLowerCase())
/** Published contracts with their own code, except where `changed` overrides it. */
const bookWith = (changed: Record<string, Hex> = {}): CodeBook => ({
  find,
  codeHash(address) {
    const [known] = find(address)
    return known ? { ok: true, value: changed[known.name] ?? known.codeHash } : undefined
  },
})

const plain = { owners: [safe], threshold: 1, fallbackHandler: at('CompatibilityFallbackHandler') }
const creation = ({ singleton = at('SafeL2'), setup = plain as SetupInput, saltNonce = 3n } = {}): Hex =>
  encodeCreateProxyWithNonce({ singleton, initializer: encodeSetup(setup), saltNonce })
const addressOf = (data: Hex) => {
  const account = readNewAccount({ to: at('SafeProxyFactory'), data }, '1.4.1')
  if (!account) throw new Error('It cannot be read.')
  return account.address
}

/** The verdicts about a batch that creates an account and pays `to` (default: the created one). */
function judge(
  data: Hex,
  {
    to,
    book = bookWith(),
    factory = at('SafeProxyFactory'),
    isFree = true,
  }: Partial<{
    to: Address
    book: CodeBook
    factory: Address
    isFree: boolean
  }> = {},
) {
  const paid = callTo(to ?? addressOf(creation()), '0x', 5n)
  const calls = inspectCalls(safe, batchOf(callTo(factory, data), paid))
  const isContract = () => ({ ok: true as const, value: !isFree })
  return checkNewAccounts(calls, { safe, book, known: [{ address: payee }], isContract })
}
const titles = (...input: Parameters<typeof judge>) =>
  judge(...input).map(({ verdict, title }) => `${verdict}: ${title}`)

describe('checkNewAccounts', () => {
  test('behavior: an account that is created and funded as shown is verified, with its address', () => {
    const [check, ...others] = judge(creation())
    expect(others).toEqual([])
    expect(check).toMatchObject({ verdict: 'verified', reason: expect.stringContaining(addressOf(creation())) })
  })

  test('behavior: a transaction that creates no account has no finding', () => {
    const calls = inspectCalls(safe, batchOf(callTo(payee, '0x', 5n)))
    const context = { safe, book: bookWith(), known: [], isContract: () => undefined }
    expect(checkNewAccounts(calls, context)).toEqual([])
  })

  test('security: a payment to another address than the created one is a danger that names both', () => {
    const [check] = judge(creation(), { to: stranger })
    expect(check).toMatchObject({ verdict: 'danger', title: 'The payment does not go to the new account' })
    expect(check?.reason).toContain(stranger)
    expect(check?.reason).toContain(addressOf(creation()))
  })

  test('security: a payment whose call looks like a batch is a payment to the called contract', () => {
    const hidden = callTo(stranger, encodeMultiSend([callTo(addressOf(creation()))]), 5n)
    const calls = inspectCalls(safe, batchOf(callTo(at('SafeProxyFactory'), creation()), hidden))
    const isContract = () => ({ ok: true as const, value: false })
    expect(checkNewAccounts(calls, { safe, book: bookWith(), known: [], isContract })).toMatchObject([
      { verdict: 'danger', title: 'The payment does not go to the new account', field: 'calls[1].to' },
    ])
  })

  test('security: the address of the same account with another salt is another address', () => {
    expect(titles(creation(), { to: addressOf(creation({ saltNonce: 4n })) })).toEqual([
      'danger: The payment does not go to the new account',
    ])
  })

  test('behavior: a payment to a known address in the same batch is accepted', () => {
    expect(titles(creation(), { to: payee })).toEqual(['verified: The new account is what is shown'])
  })

  test('security: a new address that already has a contract is a danger', () => {
    expect(titles(creation(), { isFree: false })).toEqual(['danger: The new address already has a contract'])
  })

  test('security: an unpublished factory, or one with other code, is a danger', () => {
    expect(titles(creation(), { factory: stranger })).toContain('danger: An unknown factory creates the account')
    const book = bookWith({ SafeProxyFactory: `0x${'1'.repeat(64)}` })
    expect(titles(creation(), { book })).toContain('danger: An unknown factory creates the account')
  })

  test('security: foreign code, a foreign handler, a foreign setup and a payment on creation are dangers', () => {
    const to = (data: Hex) => ({ to: addressOf(data) })
    const foreign = creation({ singleton: stranger })
    expect(titles(foreign, to(foreign))).toEqual(['danger: The new account would run unknown code'])
    const other = bookWith({ SafeL2: `0x${'1'.repeat(64)}` })
    expect(titles(creation(), { book: other })).toEqual(['danger: The new account would run unknown code'])
    const handled = creation({ setup: { ...plain, fallbackHandler: stranger } })
    expect(titles(handled, to(handled))).toEqual(['danger: The handler of the new account'])
    const setUp = creation({ setup: { ...plain, to: stranger, data: '0x12' } })
    expect(titles(setUp, to(setUp))).toEqual(['danger: Foreign code sets up the new account'])
    const paying = creation({ setup: { ...plain, payment: 1n, paymentReceiver: stranger } })
    expect(titles(paying, to(paying))).toEqual(['danger: The new account pays when it is created'])
  })

  test('security: published code of an older version is a caution', () => {
    const old = findSafeDeployment('1.3.0', 'SafeL2')
    const data = creation({ singleton: old?.address ?? stranger })
    const known = bookWith()
    const book: CodeBook = {
      find: (address) =>
        old && address === old.address
          ? [{ name: 'SafeL2', version: '1.3.0', codeHash: old.codeHash }]
          : known.find(address),
      codeHash: (address) =>
        old && address === old.address ? { ok: true, value: old.codeHash } : known.codeHash(address),
    }
    expect(titles(data, { book, to: addressOf(data) })).toEqual([
      'caution: The new account would run an older contract',
    ])
  })

  test('security: bytes that hide the owners are a danger', () => {
    const initializer: Hex = `${encodeSetup(plain)}00`
    const hidden = encodeCreateProxyWithNonce({ singleton: at('SafeL2'), initializer, saltNonce: 3n })
    expect(titles(hidden, { to: addressOf(hidden) })).toEqual(['danger: The new account cannot be read'])
    expect(titles(`${creation()}00`)).toContain('danger: The new account cannot be read')
  })

  test('behavior: an account with other owners is a caution', () => {
    const data = creation({ setup: { ...plain, owners } })
    expect(titles(data, { to: addressOf(data) })).toEqual(['caution: This account does not own the new one'])
  })

  test('error: code that could not be read is not checked', () => {
    const calls = inspectCalls(safe, batchOf(callTo(at('SafeProxyFactory'), creation())))
    const unread: CodeBook = { find, codeHash: () => ({ ok: false, reason: 'no answer' }) }
    const failed = { safe, known: [], isContract: () => ({ ok: false as const, reason: 'no answer' }) }
    expect(checkNewAccounts(calls, { ...failed, book: unread }).map(({ verdict }) => verdict)).toEqual(['unchecked'])
    expect(checkNewAccounts(calls, { ...failed, book: bookWith() }).map(({ verdict }) => verdict)).toEqual([
      'unchecked',
    ])
  })

  test('behavior: the review reads what the check needs, and knows the new account as a recipient', () => {
    const data = creation()
    const transaction = batchOf(callTo(at('SafeProxyFactory'), data), callTo(addressOf(data), '0x', 5n))
    const book = bookWith()
    const inputs = reviewInputs({ transaction, book, known: [], isContract: () => ({ ok: true, value: false }) })
    const needed = neededReads(inputs.reviewed, book)
    expect(needed.contracts).toContain(addressOf(data))
    for (const name of ['SafeProxyFactory', 'SafeL2', 'CompatibilityFallbackHandler'] as const)
      expect(needed.code).toContain(at(name))
    const recipients = runChecks(inputs).filter(({ id }) => id === 'recipients')
    expect(recipients.map(({ verdict }) => verdict)).toEqual(['verified'])
  })
})
