import { afterEach, describe, expect, it } from 'vitest'
import { verifyMessage, verifyTypedData, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { chainFixture } from '../../../../data/chain-access/chainFixture.ts'
import { createHardwareProvider } from '../createHardwareProvider.ts'
import { createHardwareMemory } from '../hardwareMemory.ts'
import { hardwareStore } from '../hardwareStore.ts'
import { answerSteps } from '../testing/answerSteps.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createTrezorDevice } from './createTrezorDevice.ts'
import type { TrezorConnect } from './TrezorConnect.ts'

const account = mnemonicToAccount('test test test test test test test test test test test junk')
const typedData = {
  domain: { chainId: 31337n },
  types: { EIP712Domain: [{ name: 'chainId', type: 'uint256' }], Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'hi' },
} as const

/** Trezor Connect as documented, with a key of the test mnemonic. */
function createSoftConnect() {
  let refusal: { code: string; error: string } | null = null
  const calls: string[] = []
  const answer = async (name: string, payload: () => Promise<object>) => {
    calls.push(name)
    return refusal === null ? { success: true, payload: await payload() } : { success: false, payload: refusal }
  }
  const connect: TrezorConnect = {
    init: async () => {},
    ethereumGetAddress: () => answer('address', async () => ({ address: account.address })),
    ethereumSignMessage: ({ message }) =>
      answer('message', async () => ({
        address: account.address,
        signature: (await account.signMessage({ message: { raw: `0x${message}` } })).slice(2),
      })),
    ethereumSignTypedData: () =>
      answer('typedData', async () => ({ signature: await account.signTypedData(typedData) })),
    ethereumSignTransaction: () => answer('transaction', async () => ({ r: '0x01', s: '0x02', v: '0x1' })),
  }
  return {
    connect,
    calls,
    refuse(code: string) {
      refusal = { code, error: code }
    },
  }
}

let steps: ReturnType<typeof answerSteps> | undefined
afterEach(() => {
  steps?.stop()
  expect(hardwareStore.get()).toBeNull()
})

function setUp() {
  const soft = createSoftConnect()
  let loads = 0
  const device = createTrezorDevice(async () => {
    loads += 1
    return soft.connect
  })
  const memory = createHardwareMemory(memoryStorage())
  const provider = createHardwareProvider({ device, chains: [chainFixture()], memory })
  return { ...soft, provider, loads: () => loads }
}

const willing = () =>
  answerSteps({
    attach: (step) => step.answer(),
    async chooseAccount(step) {
      const chosen = await step.read('standard', 0)
      if (chosen) step.answer(chosen)
    },
  })

describe('Trezor', () => {
  it('behavior: the script is loaded only after the user has agreed', async () => {
    const { provider, loads } = setUp()
    steps = answerSteps({
      attach() {
        expect(loads()).toBe(0)
        hardwareStore.get()?.cancel()
      },
    })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })
    expect(loads()).toBe(0)
  })

  it('behavior: connects, and signs messages and typed data', async () => {
    const { provider, calls } = setUp()
    steps = willing()
    const { address } = account
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address])
    const message = await provider.request({ method: 'personal_sign', params: ['0x6869', address] })
    expect(await verifyMessage({ address, message: { raw: '0x6869' }, signature: message as Hex })).toBe(true)
    const json = { ...typedData, domain: { chainId: '31337' } }
    const typed = await provider.request({ method: 'eth_signTypedData_v4', params: [address, json] })
    expect(await verifyTypedData({ ...typedData, address, signature: typed as Hex })).toBe(true)
    expect(calls).toEqual(['address', 'message', 'typedData'])
  })

  it.each([
    ['Failure_ActionCancelled', 4001, null],
    ['Device_Disconnected', 4001, 'unplugged'],
    ['Device_CallInProgress', 4001, 'busy'],
  ])('error: %s', async (refusal, code, problem) => {
    const { provider, refuse } = setUp()
    steps = willing()
    await provider.request({ method: 'eth_requestAccounts' })
    steps.stop()
    steps = answerSteps({ problem: () => hardwareStore.get()?.cancel() })
    refuse(refusal)
    const call = { method: 'personal_sign', params: ['0x00', account.address] }
    const failure: unknown = await provider.request(call).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code })
    const said = steps.shown.find((step) => step.kind === 'problem')?.problem.code ?? null
    expect(said).toBe(problem)
  })
})
