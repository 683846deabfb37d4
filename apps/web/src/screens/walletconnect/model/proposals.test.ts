import { describe, expect, it } from 'vitest'
import { approvedNamespaces, grantedChains, type AskedNamespaces } from './approvedNamespaces.ts'
import { readPairingLink } from './pairingLink.ts'
import { pretendedWarnings, proposalWarnings, type Origin } from './proposalWarnings.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const account = { chainId: '31337', safe } as const
const supported = ['eth_accounts', 'personal_sign', 'eth_sendTransaction', 'wallet_sendCalls']
const asks = (chains: string[], methods: string[], events: string[] = []): AskedNamespaces => ({
  eip155: { chains, methods, events },
})
const approve = (required: AskedNamespaces, optional: AskedNamespaces = {}) =>
  approvedNamespaces({ required, optional }, account, supported)

describe('approvedNamespaces', () => {
  it('behavior: the account on its own chain, with the methods both sides know', () => {
    expect(approve({}, asks(['eip155:31337', 'eip155:1'], ['personal_sign', 'eth_signTransaction']))).toEqual({
      ok: true,
      namespace: {
        chains: ['eip155:31337'],
        accounts: [`eip155:31337:${safe}`],
        methods: ['personal_sign'],
        events: ['chainChanged', 'accountsChanged'],
      },
      pretended: [],
      isAsked: true,
    })
  })

  it('behavior: required chains get the address, and are listed', () => {
    const approval = approve(asks(['eip155:1'], ['eth_sendTransaction'], ['connect']))
    expect(approval).toMatchObject({
      ok: true,
      namespace: {
        accounts: [`eip155:31337:${safe}`, `eip155:1:${safe}`],
        events: expect.arrayContaining(['connect']),
      },
      pretended: ['1'],
    })
  })

  it('behavior: a chain named in the key counts', () => {
    const approval = approve({ 'eip155:1': { methods: ['personal_sign'], events: [] } })
    expect(approval).toMatchObject({ ok: true, pretended: ['1'] })
  })

  it('error: other ecosystems, and methods that are not supported', () => {
    expect(approve({ solana: { chains: ['solana:x'], methods: [], events: [] } })).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/solana/),
    })
    expect(approve(asks(['eip155:1'], ['eth_signTransaction']))).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/eth_signTransaction/),
    })
  })
})

describe('grantedChains', () => {
  it('security: a session that moves gets the new account on its own chain and the required ones only', () => {
    const required = asks(['eip155:1'], [])
    const [first, second] = [{ chainId: '10', safe }, account] as const
    expect(grantedChains({}, first).chains).toEqual(['eip155:10'])
    expect(grantedChains({}, second)).toEqual({
      chains: ['eip155:31337'],
      accounts: [`eip155:31337:${safe}`],
      pretended: [],
    })
    expect(grantedChains(required, second)).toMatchObject({ chains: ['eip155:31337', 'eip155:1'], pretended: ['1'] })
    expect(pretendedWarnings(grantedChains(required, second).pretended, 'Local')).toMatchObject([
      { verdict: 'caution', title: 'Requires networks without this account' },
    ])
    expect(pretendedWarnings([], 'Local')).toEqual([])
  })
})

describe('readPairingLink', () => {
  const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}&expiryTimestamp=2000000000`
  const now = 1_900_000_000_000

  it.each([
    uri,
    ` ${uri} `,
    `https://app.example/wc?uri=${encodeURIComponent(uri)}`,
    `https://x.example/?wc=${encodeURIComponent(uri)}`,
  ])('behavior: %s', (text) => expect(readPairingLink(text, now)).toEqual({ ok: true, uri, topic: 'ab'.repeat(32) }))

  it.each([
    ['nothing', '', /Paste the link/],
    ['another link', 'https://dapp.example', /not a WalletConnect link/],
    ['version 1', 'wc:abc@1?bridge=x&key=y', /WalletConnect 1/],
    ['a link cut short', 'wc:abc@2?relay-protocol=irn', /incomplete/],
    ['an old one', uri.replace('2000000000', '1800000000'), /expired/],
  ])('error: %s', (_name, text, reason) =>
    expect(readPairingLink(text, now)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) }),
  )
})

describe('proposalWarnings', () => {
  const origin: Origin = {
    claimed: 'https://dapp.example',
    seen: 'https://dapp.example',
    validation: 'VALID',
    isScam: false,
  }
  const verdicts = (changes: Partial<Origin>, pretended: string[] = []) =>
    proposalWarnings({ ...origin, ...changes }, { pretended, isAsked: true }, 'Local').map(({ verdict, title }) => [
      verdict,
      title,
    ])

  it.each([
    ['confirmed', {}, ['verified', 'Site confirmed']],
    ['unknown', { validation: 'UNKNOWN' }, ['unchecked', 'Site not checked']],
    [
      'another site',
      { validation: 'INVALID', seen: 'https://evil.example' },
      ['danger', 'The request came from another site'],
    ],
    ['a scam, whatever else is said', { isScam: true }, ['danger', 'Reported as a scam']],
  ] as const)('behavior: %s', (_name, changes, expected) => expect(verdicts(changes)).toEqual([expected]))

  it('behavior: a dapp that does not name the network', () => {
    expect(approve({}, asks(['eip155:1'], []))).toMatchObject({ isAsked: false })
    expect(proposalWarnings(origin, { pretended: [], isAsked: false }, 'Local')[1]?.title).toBe(
      'Does not list this network',
    )
  })

  it('behavior: bridges and chains without the account are a caution', () => {
    expect(verdicts({ claimed: 'https://www.orbiter.finance' }, ['1'])).toEqual([
      ['verified', 'Site confirmed'],
      ['caution', 'A bridge'],
      ['caution', 'Requires networks without this account'],
    ])
  })
})
