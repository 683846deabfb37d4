import { demoOwners, spareKeys } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { hashMessagePayload, hashSafeMessage } from '@countersign/safe'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMessageSignature } from '../src/screens/messages/check/checkMessageSignature.ts'
import { startLyingNode } from './lyingNode.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let safe: Address
beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
})
afterAll(() => stage.devchain.stop())

let node: Awaited<ReturnType<typeof startLyingNode>> | undefined
afterEach(() => node?.stop())

/** The first three are the owners. */
const KEYS = [...demoOwners.slice(0, 3), spareKeys[0]].map(({ privateKey }) => privateKey)
const TEXT = 'The treasury keeps its terms until 1 December.'
const contentOf = (content: string) => ({ kind: 'content', content }) as const

/** The signatures of demo owners, in the order of their addresses. */
async function signedBy(indexes: readonly number[], version = '1.4.1', account = safe): Promise<Hex> {
  const hash = hashSafeMessage({ chainId: BigInt(stage.chain.chainId), safe: account, version, message: TEXT })
  const signers = indexes
    .map((index) => privateKeyToAccount(KEYS[index] ?? '0x'))
    .toSorted((one, other) => (one.address.toLowerCase() < other.address.toLowerCase() ? -1 : 1))
  const signatures = await Promise.all(signers.map((signer) => signer.sign({ hash })))
  return `0x${signatures.map((signature) => signature.slice(2)).join('')}`
}

test.each(['1.3.0', '1.4.1'])(
  'behavior: %s accepts the signature of enough owners at the newest block',
  async (version) => {
    const account = await stage.deploy(version, 2)
    const finding = await checkMessageSignature(
      stage.chain,
      account,
      contentOf(TEXT),
      await signedBy([0, 1], version, account),
    )
    expect(finding).toMatchObject({ isAccepted: true, threshold: 2, unreadable: null })
    expect(finding.signers.map(({ state }) => state)).toEqual(['counts', 'counts'])
    expect(finding.block).toBe(await stage.client.getBlockNumber({ cacheTime: 0 }))
  },
)

test('behavior: the hash that an app passes to the account gives the same result as its text', async () => {
  const subject = { kind: 'hash', hash: hashMessagePayload(TEXT) } as const
  expect(await checkMessageSignature(stage.chain, safe, subject, await signedBy([0, 2]))).toMatchObject({
    isAccepted: true,
  })
})

test('error: another text, too few owners, and a stranger are refused, each with its reason', async () => {
  const check = async (text: string, signature: Hex) =>
    checkMessageSignature(stage.chain, safe, contentOf(text), signature)
  expect(await check(`${TEXT} `, await signedBy([0, 1]))).toMatchObject({
    isAccepted: false,
    signers: [{ state: 'not-an-owner' }, { state: 'not-an-owner' }],
  })
  expect(await check(TEXT, await signedBy([1]))).toMatchObject({ isAccepted: false, signers: [{ state: 'counts' }] })
  const withStranger = await check(TEXT, await signedBy([0, 3]))
  expect(withStranger.isAccepted).toBe(false)
  expect(withStranger.signers.map(({ state }) => state).toSorted()).toEqual(['counts', 'not-an-owner'])
})

test('error: bytes that are no signatures are named, and the account is asked about them all the same', async () => {
  const finding = await checkMessageSignature(stage.chain, safe, contentOf(TEXT), '0x1234')
  expect(finding).toMatchObject({ isAccepted: false, signers: [] })
  expect(finding.unreadable).not.toBeNull()
})

test('behavior: 0x is not valid for a message that was never signed on chain', async () => {
  expect(await checkMessageSignature(stage.chain, safe, contentOf(TEXT), '0x')).toMatchObject({
    isAccepted: false,
    signers: [],
    unreadable: null,
  })
})

test('security: without an answer of the chain there is no result', async () => {
  node = await startLyingNode(stage.devchain.rpcUrl, { eth_call: null })
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  const chain = { ...stage.chain, rpcUri: rpc, publicRpcUri: rpc }
  await expect(checkMessageSignature(chain, safe, contentOf(TEXT), '0x')).rejects.toThrow()
})
