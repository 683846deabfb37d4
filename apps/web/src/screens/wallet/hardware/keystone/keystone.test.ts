import { afterEach, describe, expect, it } from 'vitest'
import { bytesToHex, hexToBytes, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { chainFixture } from '../../../../data/chain-access/chainFixture.ts'
import { createHardwareProvider } from '../createHardwareProvider.ts'
import { createHardwareMemory } from '../hardwareMemory.ts'
import { hardwareStore } from '../hardwareStore.ts'
import { answerSteps } from '../testing/answerSteps.ts'
import { createSoftQrWallet } from '../testing/createSoftQrWallet.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { urVectors } from '../../../../parts/qr/ur/urVectors.ts'
import { createUrReader } from '../../../../parts/qr/ur/createUrReader.ts'
import { createKeystoneDevice } from './createKeystoneDevice.ts'
import { publicKeyAddress } from './publicKeyAddress.ts'
import { readAccounts } from './readAccounts.ts'
import { readSignature, signRequest } from './signRequest.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const addressAt = (path: `m/44'/60'/${string}`) => mnemonicToAccount(MNEMONIC, { path }).address
const owner = addressAt("m/44'/60'/0'/0/0")
const urOf = (text: string) => {
  const { ur } = createUrReader().read(text)
  if (ur === null) throw new Error('not whole')
  return ur
}

function setUp(storage = memoryStorage()) {
  const provider = createHardwareProvider({
    device: createKeystoneDevice(),
    chains: [chainFixture()],
    memory: createHardwareMemory(storage),
  })
  return { provider, storage }
}

let steps: ReturnType<typeof answerSteps> | undefined
afterEach(() => {
  steps?.stop()
  expect(hardwareStore.get()).toBeNull()
})

const choosing = (code: string) =>
  answerSteps({
    scanAccounts: (step) => void step.answer(code),
    chooseAccount: async (step) => {
      const [scheme = 'standard'] = step.schemes
      const account = await step.read(scheme, 0)
      if (account) step.answer(account)
    },
  })

describe('Keystone', () => {
  it('behavior: addresses are derived from the scanned key, if its path allows it', () => {
    const accounts = readAccounts(urOf(urVectors.hdKey))
    for (const index of [0, 1, 7])
      expect(accounts.addressAt(`m/44'/60'/0'/0/${index}`)).toBe(addressAt(`m/44'/60'/0'/0/${index}`))
    expect(accounts.addressAt("m/44'/60'/0'/3")).toBe(addressAt("m/44'/60'/0'/3"))
    expect(accounts.addressAt("m/44'/60'/1'/0/0")).toBeNull()
    expect(accounts.fingerprintAt("m/44'/60'/0'/0/0")).toBe(0x12345678)
  })

  it('behavior: single keys of several accounts are used unchanged', () => {
    const accounts = readAccounts(urOf(urVectors.multiAccounts))
    for (const index of [0, 1, 2])
      expect(accounts.addressAt(`m/44'/60'/${index}'/0/0`)).toBe(addressAt(`m/44'/60'/${index}'/0/0`))
    expect(accounts.addressAt("m/44'/60'/3'/0/0")).toBeNull()
    expect(accounts.addressAt("m/44'/60'/0'/0/1")).toBeNull()
  })

  it('behavior: a request equals the bytes of the makers’ own library', () => {
    const { cbor } = signRequest({
      id: hexToBytes('0x9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d'),
      data: new TextEncoder().encode('{"hello":1}'),
      kind: 2,
      chainId: '31337',
      account: { path: "m/44'/60'/0'/0/0", address: owner },
      fingerprint: 0x12345678,
    })
    expect(bytesToHex(cbor)).toBe(`0x${urVectors.requestCbor}`)
  })

  it('behavior: an answer of the makers’ own library is parsed, and one to another request is refused', () => {
    const ur = urOf(urVectors.signature)
    expect(readSignature(ur, hexToBytes('0x9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d'))).toEqual({
      r: `0x${'11'.repeat(32)}`,
      s: `0x${'22'.repeat(32)}`,
    })
    expect(() => readSignature(ur, new Uint8Array(16))).toThrow(/answers request 9b1deb4d, but 00000000 is open/)
  })

  it('behavior: typed data and messages are sent as frames and returned signed', async () => {
    const { provider } = setUp()
    steps = choosing(urVectors.hdKey)
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([owner])
    steps.stop()
    const wallet = createSoftQrWallet(MNEMONIC)
    steps = answerSteps({
      async exchange(step) {
        for await (const frame of wallet.answerTo(step.frames)) step.answer(frame)
      },
    })
    const typedData = {
      domain: { chainId: 31337n, verifyingContract: owner },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'paid '.repeat(100) },
    } as const
    const text = JSON.stringify(typedData, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    const typed = await provider.request({ method: 'eth_signTypedData_v4', params: [owner, text] })
    expect(await verifyTypedData({ ...typedData, address: owner, signature: typed as Hex })).toBe(true)
    const exchange = steps.shown.find((step) => step.kind === 'exchange')
    expect(exchange?.frames.length).toBeGreaterThan(1)

    const signature = await provider.request({ method: 'personal_sign', params: ['0x68690a', owner] })
    expect(await verifyMessage({ address: owner, message: { raw: '0x68690a' }, signature: signature as Hex })).toBe(
      true,
    )
  })

  it('error: a signature of another seed is refused with both addresses', async () => {
    const { provider } = setUp()
    steps = choosing(urVectors.hdKey)
    await provider.request({ method: 'eth_requestAccounts' })
    steps.stop()
    const stranger = createSoftQrWallet('legal winner thank year wave sausage worth useful legal winner thank yellow')
    steps = answerSteps({
      async exchange(step) {
        for await (const frame of stranger.answerTo(step.frames)) step.answer(frame)
      },
      problem: () => hardwareStore.get()?.cancel(),
    })
    await expect(provider.request({ method: 'personal_sign', params: ['0x00', owner] })).rejects.toMatchObject({
      code: 4001,
    })
    const problem = steps.shown.find((step) => step.kind === 'problem')
    expect(problem?.problem).toMatchObject({ code: 'wrong-signer', meta: { expected: owner } })
  })

  it('error: a code with other content shows its problem, and scanning continues', async () => {
    const { provider } = setUp()
    const seen: unknown[] = []
    steps = answerSteps({
      scanAccounts(step) {
        seen.push(step.answer('https://example.org').problem?.code)
        seen.push(step.answer(urVectors.signature).problem?.message)
        step.answer(urVectors.hdKey)
      },
      chooseAccount: () => hardwareStore.get()?.cancel(),
    })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })
    expect(seen).toEqual([
      'bad-code',
      'The code could not be read: it holds “eth-signature”, not accounts. Scan it again.',
    ])
  })

  it('error: bytes that are not a point of the curve are not a public key', () => {
    expect(() => publicKeyAddress(new Uint8Array(33).fill(5))).toThrow(/is not a public key/)
  })
})
