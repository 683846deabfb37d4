import type { TypedDataSchema } from '@countersign/api'
import { hashTypedData } from '@countersign/safe'
import { expect, it } from 'vitest'
import { textOf } from '@countersign/describe/transaction'
import { context, permitOf, safe, spender, token } from '../../testing/permitFixture.ts'
import { checkContent, checkMessageChain, messageMeaning, typedFields } from '@countersign/describe/message'

const uint = (...names: string[]) => names.map((name) => ({ name, type: 'uint256' }))
const ofVotes = { name: 'Votes', chainId: 1, verifyingContract: token }
const ethereum = { chainId: '1', chainName: 'Ethereum' }
const permit: TypedDataSchema = permitOf('150000000000')
const signIn = (domain: string, line = 'Hello') =>
  `${domain} wants you to sign in with your Ethereum account:\n${safe}\n\n${line}\n\nURI: https://${domain}\nVersion: 1\nChain ID: 1\nNonce: 12345678`

it.each([
  ['allowed', false],
  ['note', 'harmless'],
  ['permitted', { token, amount: '1' }],
])('error: an unsigned field does not describe a permit: %s', (key, value) => {
  const padded = { ...permit, message: { ...permit.message, [key]: value } }
  expect(hashTypedData(padded)).toBe(hashTypedData(permit))
  expect(textOf(messageMeaning(padded, context).title)).toBe(textOf(messageMeaning(permit, context).title))
  expect(checkContent(padded, safe, null)).toMatchObject({
    verdict: 'caution',
    title: 'Works like a payment',
    reason: expect.stringContaining(`message.${key}`),
  })
})

it('error: a chain or a contract outside the signed domain is not read', () => {
  const data = { ...permit, types: { ...permit.types, EIP712Domain: [{ name: 'name', type: 'string' }] } }
  expect(checkMessageChain(data, ethereum)).toEqual([])
  expect(messageMeaning(data, context).kind).toBe('order')
})

it.each<[string, TypedDataSchema, string, string]>([
  [
    'a transaction of this very account',
    { domain: { chainId: 1, verifyingContract: safe }, types: { SafeTx: uint('nonce') }, message: { nonce: 1 } },
    'danger',
    'Belongs to this account’s own transactions or messages',
  ],
  [
    'a message of this very account',
    {
      domain: { name: 'Login', verifyingContract: safe.toLowerCase() },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      message: { message: '0x12' },
    },
    'danger',
    'Belongs to this account’s own transactions or messages',
  ],
  [
    'something else in the domain of this very account',
    { domain: { chainId: 1, verifyingContract: safe }, types: { Pledge: uint('n') }, message: { n: 1 } },
    'caution',
    'Uses the domain of this account itself',
  ],
  [
    'something else for this very account, in a domain of its own',
    { domain: { name: 'Pledges', verifyingContract: safe }, types: { Pledge: uint('n') }, message: { n: 1 } },
    'verified',
    'Every signed field is shown',
  ],
  [
    'a delegatecall of another account',
    { domain: { verifyingContract: spender }, types: { SafeTx: uint('operation') }, message: { operation: 1 } },
    'danger',
    'Confirms a delegatecall of another account',
  ],
  [
    'a call of another account',
    { domain: { verifyingContract: spender }, types: { SafeTx: uint('operation') }, message: { operation: 0 } },
    'caution',
    'Confirms for another account',
  ],
  [
    'a name that is a list of fields',
    { domain: ofVotes, types: { Vote: uint('a,uint256 b') }, message: { 'a,uint256 b': 1 } },
    'danger',
    'Names that no contract can have',
  ],
  [
    'a bare domain',
    {
      domain: ofVotes,
      types: { EIP712Domain: [{ name: 'name', type: 'string' }] },
      primaryType: 'EIP712Domain',
      message: { name: 'Harmless' },
    },
    'caution',
    'Signs only a domain',
  ],
  [
    'a text that turns around',
    { domain: ofVotes, types: { Vote: [{ name: 'for', type: 'string' }] }, message: { for: 'a\u202eb' } },
    'caution',
    'Hidden characters',
  ],
  [
    'more than is listed',
    {
      domain: ofVotes,
      types: { Vote: [{ name: 'all', type: 'uint256[]' }] },
      message: { all: Array.from({ length: 500 }, () => 1) },
    },
    'caution',
    'Not all fields are listed',
  ],
  [
    'a type that uses itself',
    {
      domain: ofVotes,
      types: { Vote: [...uint('n'), { name: 'next', type: 'Vote' }] },
      message: { n: 1, next: null },
    },
    'verified',
    'Every signed field is shown',
  ],
])('error: typed data: %s', (_name, data, verdict, title) => {
  expect(checkContent(data, safe, null)).toMatchObject({ verdict, title })
})

it('error: no value of the message is listed for a bare domain, and all values are for a recursive type', () => {
  const types = { Vote: [...uint('n'), { name: 'next', type: 'Vote' }] }
  const paths = (data: TypedDataSchema) => typedFields(data).fields.map(({ path }) => path)
  expect(paths({ domain: {}, types, message: { n: 1, next: { n: 2, next: null } } })).toEqual([
    'n',
    'next.n',
    'next.next',
  ])
  const bare = { EIP712Domain: uint('name') }
  expect(paths({ domain: {}, types: bare, primaryType: 'EIP712Domain', message: { name: 1 } })).toEqual(['name'])
})

it('error: a field named like a property of every object is handled like any other field', () => {
  const names = ['constructor', 'toString']
  const data = { domain: {}, types: { Vote: uint(...names) }, message: Object.fromEntries([['constructor', 1]]) }
  expect(typedFields(data).fields.map(({ path, value }) => [path, value])).toEqual([
    ['constructor', 1],
    ['toString', undefined],
  ])
  const typed = { ...data, types: { Vote: [{ name: 'a', type: 'constructor' }] }, message: { a: { b: 1 } } }
  expect(typedFields(typed).fields).toMatchObject([{ path: 'a', value: { b: 1 } }])
})

it('error: the chain of a sign-in is read from its field, not from the free text', () => {
  const text = signIn('bank.example', 'Chain ID: 5')
  expect(checkMessageChain(text, ethereum)[0]?.verdict).toBe('verified')
})

it('error: a page below a site that signs in to the site gets a caution', () => {
  const below = { name: 'Page', url: 'https://author.pages.example' }
  expect(checkContent(signIn('pages.example'), safe, below).title).toBe('Signs in to the site above')
})

it.each(['a\u00adb', 'a\u0000b', 'a\rb', 'a\u2028b', 'a\u3164b', 'a\u{e0041}b', 'a\ud800'])(
  'error: hidden characters are found: %j',
  (text) => {
    expect(checkContent(text, safe, null).title).toBe('Hidden characters')
    expect(textOf(messageMeaning(text, context).title)).toContain('\ufffd')
  },
)

it.each(['two\nlines\tand a tab', 'of\r\nWindows', 'love \u2764\ufe0f'])(
  'behavior: ordinary texts have no hidden characters: %j',
  (text) => expect(checkContent(text, safe, null).verdict).toBe('verified'),
)
