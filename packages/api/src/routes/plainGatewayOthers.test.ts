import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { address, amount, hash, hex, orNull, page, text, withMore } from '../../testing/gatewayValues.ts'
import { routes } from './index.ts'

/* The other routes of the Safe Client Gateway that the page calls: owners, collectibles, contracts, apps, proposers, relay and sign-in. */
const delegate = fc.record({ safe: orNull(address), delegate: address, delegator: address, label: text })
const collectible = withMore(
  fc.record({
    address,
    tokenName: text,
    tokenSymbol: text,
    logoUri: text,
    id: amount,
    uri: orNull(text),
    name: orNull(text),
    description: orNull(text),
    imageUri: orNull(text),
    metadata: orNull(fc.dictionary(text, fc.jsonValue(), { maxKeys: 2 })),
  }),
)
const app = withMore(
  fc.record({
    id: fc.nat(),
    url: fc.webUrl(),
    name: text,
    iconUrl: orNull(fc.webUrl()),
    description: text,
    chainIds: fc.array(fc.nat().map(String), { maxLength: 2 }),
    provider: orNull(fc.record({ url: fc.webUrl(), name: text })),
    accessControl: fc.oneof(
      fc.record({ type: fc.constant('DOMAIN_ALLOWLIST'), value: fc.array(fc.webUrl(), { maxLength: 2 }) }),
      fc.record({ type: fc.constantFrom('NO_RESTRICTIONS', 'UNKNOWN', 'ADDED_LATER'), value: fc.constant(null) }),
    ),
    tags: fc.array(text, { maxLength: 2 }),
    features: fc.array(fc.constantFrom('BATCHED_TRANSACTIONS', 'ADDED_LATER'), { maxLength: 2 }),
    developerWebsite: orNull(fc.webUrl()),
    socialProfiles: fc.array(
      fc.record({ platform: fc.constantFrom('TWITTER', 'GITHUB', 'DISCORD', 'TELEGRAM', 'LATER'), url: fc.webUrl() }),
      { maxLength: 2 },
    ),
    featured: fc.boolean(),
  }),
)
/** `null`: the gateway could not read that chain. */
const accounts = fc.dictionary(fc.nat().map(String), orNull(fc.array(address, { maxLength: 2 })), { maxKeys: 3 })

const answers = {
  getNonces: fc.record({ currentNonce: fc.nat(), recommendedNonce: fc.nat() }),
  estimateTransaction: fc.record({ currentNonce: fc.nat(), recommendedNonce: fc.nat(), safeTxGas: amount }),
  getOwnerSafes: fc.record({ safes: fc.array(address, { maxLength: 3 }) }),
  getOwnerSafesByChain: accounts,
  getOwnerSafesByChainV2: accounts,
  getCollectibles: page(collectible),
  getFiatCodes: fc.array(fc.constantFrom('USD', 'EUR', 'BTC'), { maxLength: 3 }),
  getCreation: withMore(
    fc.record({
      created: fc.constantFrom('2026-08-01T00:00:00Z', '2026-08-01T00:00:00.000Z'),
      creator: address,
      transactionHash: hash,
      factoryAddress: address,
      masterCopy: orNull(address),
      setupData: orNull(hex(36)),
      saltNonce: orNull(amount),
      dataDecoded: orNull(fc.record({ method: text, parameters: fc.constant(null) })),
    }),
  ),
  getMasterCopies: fc.array(fc.record({ address, version: fc.constantFrom('1.3.0', '1.4.1+L2') }), { maxLength: 3 }),
  getContract: withMore(
    fc.record({
      address,
      name: text,
      displayName: text,
      logoUri: orNull(text),
      contractAbi: orNull(fc.record({ abi: fc.array(fc.record({ type: fc.constant('function') }), { maxLength: 2 }) })),
      trustedForDelegateCall: fc.boolean(),
    }),
  ),
  getSafeApps: fc.array(app, { maxLength: 3 }),
  getDelegates: page(delegate),
  relayTransaction: fc.record({ taskId: text }),
  getRelaysRemaining: fc.record({ remaining: fc.nat(), limit: fc.nat() }),
  getRelayStatus: fc.record(
    { status: fc.constantFrom(100, 110, 200, 400, 500), receipt: fc.record({ transactionHash: hash }) },
    { requiredKeys: ['status'] },
  ),
  // EIP-4361: at least eight letters and digits.
  getAuthNonce: fc.record({ nonce: fc.stringMatching(/^[A-Za-z0-9]{8,32}$/) }),
  getUserSession: fc.record(
    { id: text, authMethod: fc.constantFrom('siwe', 'oidc'), signerAddress: address, email: text },
    { requiredKeys: ['id', 'authMethod'] },
  ),
} as const

test.each(Object.entries(answers))('behavior: any answer of a plain gateway to %s is read', (name, answer) => {
  const schema = Object.entries(routes).find(([operation]) => operation === name)?.[1].response
  if (!schema) throw new Error(`${name} has no answer.`)
  fc.assert(
    fc.property(answer, (body) => {
      const parsed = z.safeParse(schema, JSON.parse(JSON.stringify(body)))
      expect(parsed.error?.issues ?? []).toEqual([])
    }),
    { numRuns: 100 },
  )
})
