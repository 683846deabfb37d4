import { describe, expect, it } from 'vitest'
import { textOf } from '@countersign/describe/transaction'
import {
  checkContent,
  checkMessageChain,
  fieldMeaning,
  messageMeaning,
  typedFields,
} from '@countersign/describe/message'
import { messageVerdict } from './messageVerdict.ts'
import { parseText, parseTypedData } from './parseNewMessage.ts'
import { context, permitOf as permit, safe, spender, token } from '../../../testing/permitFixture.ts'

const signIn = (domain: string, address: string = safe) =>
  `${domain} wants you to sign in with your Ethereum account:\n${address}\n\nHello\n\nURI: https://${domain}\nVersion: 1\nChain ID: 1\nNonce: 12345678`

describe('messageMeaning', () => {
  it.each([
    ['a permit', permit('150000000000'), 'Let 0x0000…00bb take up to 150,000.00 TUSD', 'permit'],
    ['an unlimited permit', permit((2n ** 256n - 1n).toString()), 'Let 0x0000…00bb take any amount of TUSD', 'permit'],
    ['a sign-in', signIn('stake.example'), 'Sign in to stake.example', 'sign-in'],
    ['a text', 'Proof of ownership\nsecond line', 'Proof of ownership', 'text'],
    ['32 bytes', `0x${'ab'.repeat(32)}`, 'Unreadable 32-byte value', 'raw'],
    ['hex without a prefix', 'ab'.repeat(32), 'Unreadable 32-byte value', 'raw'],
    [
      'a transaction of another account',
      { domain: { verifyingContract: spender }, types: { SafeTx: [{ name: 'to', type: 'address' }] }, message: {} },
      'Approve a transaction of 0x0000…00bb',
      'account',
    ],
  ])('behavior: %s', (_name, content, title, kind) => {
    const meaning = messageMeaning(content, context)
    expect([textOf(meaning.title), meaning.kind]).toEqual([title, kind])
  })

  it('behavior: the sentence of a complete message is in the past tense, except for what the signature still allows', () => {
    const said = (content: Parameters<typeof messageMeaning>[0]) =>
      textOf(messageMeaning(content, context, true).statement)
    expect(said('Proof of ownership')).toMatch(/ signed the text “Proof of ownership”$/)
    expect(said(signIn('stake.example'))).toMatch(/ signed in to stake\.example\.$/)
    expect(said(permit('150000000000'))).toContain(' would let ')
  })

  it('error: typed data that only has the name of a permit is not read as one, and is a caution', () => {
    const fake = { ...permit('1'), message: { note: 'x' } }
    expect(messageMeaning(fake, context).kind).toBe('order')
    expect(checkContent(fake, safe, null).verdict).toBe('caution')
  })
})

describe('checkContent', () => {
  it.each([`0x${'ab'.repeat(32)}`, `0X${'AB'.repeat(32)}`, 'ab'.repeat(32), '0x1234', ' 0x12 ', '0x'])(
    'error: S19 a bare hex value is refused: %s',
    (text) => expect(checkContent(text, safe, null)).toMatchObject({ verdict: 'danger', title: 'Cannot be read' }),
  )

  it('error: a sign-in to another site than the requesting one is refused', () => {
    const evil = { name: 'Evil', url: 'https://evil.example' }
    expect(checkContent(signIn('bank.example'), safe, evil).verdict).toBe('danger')
    expect(checkContent(signIn('notevil.example'), safe, evil).verdict).toBe('danger')
    expect(checkContent(signIn('evil.example'), safe, evil).verdict).toBe('verified')
    expect(checkContent(signIn('app.evil.example'), safe, evil).verdict).toBe('verified')
    expect(checkContent(signIn('evil.example', spender), safe, null).verdict).toBe('caution')
  })

  it('error: a permit, hidden characters and another chain id are a caution', () => {
    expect(checkContent(permit('1'), safe, null).title).toBe('Works like a payment')
    expect(checkContent('pay \u202eme', safe, null).title).toBe('Hidden characters')
    expect(checkMessageChain(permit('1'), { chainId: '31337', chainName: 'Local' })[0]?.verdict).toBe('caution')
    expect(checkMessageChain('text', { chainId: '31337', chainName: 'Local' })).toEqual([])
  })
})

describe('parseNewMessage', () => {
  it.each([
    ['no JSON', '{', /^This is not JSON/],
    ['no object', '[]', /object with domain, types and message/],
    ['parts missing', '{"domain":{}}', /^It has no types, no message/],
    ['types not a list', '{"domain":{},"types":{"A":1},"message":{}}', /^At types/],
    [
      'a number that was rounded',
      '{"domain":{},"types":{},"message":{"v":115792089237316195423570985008687907853}}',
      /too large/,
    ],
  ])('error: %s', (_name, text, reason) =>
    expect(parseTypedData(text)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) }),
  )

  it('behavior: a text and typed data are accepted; a bare hash is refused', () => {
    expect(parseText(' hello ')).toEqual({ ok: true, content: ' hello ' })
    expect(parseTypedData(JSON.stringify(permit('1')))).toEqual({ ok: true, content: permit('1') })
    expect(parseText(`0x${'00'.repeat(32)}`)).toMatchObject({ ok: false })
  })
})

describe('typedFields', () => {
  it('behavior: domain and message are separate, nested structs are listed by path, fields without a type are left out', () => {
    const data = {
      domain: { name: 'X', chainId: 1 },
      types: {
        Order: [{ name: 'legs', type: 'Leg[]' }],
        Leg: ['token:address', 'amount:uint256'].map((text) => ({
          name: text.split(':')[0] ?? '',
          type: text.split(':')[1] ?? '',
        })),
      },
      message: { legs: [{ token, amount: '5' }], unsigned: 'never shown' },
    }
    expect(typedFields(data).fields.map(({ group, path, type }) => `${group} ${path} ${type}`)).toEqual([
      'domain name string',
      'domain chainId uint256',
      'message legs[0].token address',
      'message legs[0].amount uint256',
    ])
    const [, chain, , amount] = typedFields(data).fields
    expect(chain && fieldMeaning(chain, data)).toEqual({ kind: 'chain', chainId: '1' })
    expect(amount && fieldMeaning(amount, data)).toEqual({ kind: 'amount', token, value: 5n, isAll: false })
  })
})

it('error: no row is verified before hash and signatures were checked here', () => {
  const content = { verdict: 'verified', title: 'Plain text' } as const
  const counts = { valid: 1, excluded: 0, unchecked: 0, signedBy: [] }
  const sound = { isHashEqual: true, ...counts, content, tokenOf: () => null }
  expect(messageVerdict('hi', 'text', undefined).verdict).toBe('unchecked')
  expect(messageVerdict('hi', 'text', sound).verdict).toBe('verified')
  expect(messageVerdict('hi', 'text', { ...sound, isHashEqual: false })).toEqual({
    verdict: 'danger',
    label: 'Hash differs',
  })
  expect(messageVerdict('hi', 'text', { ...sound, excluded: 1 })).toEqual({
    verdict: 'danger',
    label: 'Signature excluded',
  })
  const elsewhere = { verdict: 'danger', title: 'Signs in to another site' } as const
  expect(messageVerdict('hi', 'sign-in', { ...sound, content: elsewhere })).toEqual({
    verdict: 'danger',
    label: 'Signs in to another site',
  })
  for (const verdict of ['caution', 'unchecked'] as const)
    expect(messageVerdict('hi', 'sign-in', { ...sound, content: { verdict, title: '' } }).verdict).toBe(verdict)
  expect(messageVerdict('0x00', 'raw', sound)).toEqual({ verdict: 'danger', label: 'Cannot be read' })
})
