import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashTypedData, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { chainFixture } from '../../../../data/chain-access/chainFixture.ts'
import { createHardwareProvider } from '../createHardwareProvider.ts'
import { createHardwareMemory } from '../hardwareMemory.ts'
import { hardwareStore } from '../hardwareStore.ts'
import { answerSteps } from '../testing/answerSteps.ts'
import { softLedgerAddress } from '../testing/createSoftEthereumApp.ts'
import { createSoftLedger } from '../testing/createSoftLedger.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createLedgerDevice } from './createLedgerDevice.ts'
import { createLedgerKit } from './createLedgerKit.ts'
import { requireWebHid } from './requireWebHid.ts'

const PATH = "m/44'/60'/0'/0/0"
const owner = softLedgerAddress(PATH)
const typedData = {
  domain: { chainId: '31337', verifyingContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
  types: {
    EIP712Domain: [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Note',
  message: { text: 'a long enough note '.repeat(20) },
} as const

function setUp(storage = memoryStorage()) {
  const ledger = createSoftLedger()
  const device = createLedgerDevice(async () => createLedgerKit(ledger.transport))
  const chains = [chainFixture(), chainFixture({ chainId: '31338', chainName: 'Second' })]
  const provider = createHardwareProvider({ device, chains, memory: createHardwareMemory(storage) })
  return { ...ledger, provider, storage }
}

let steps: ReturnType<typeof answerSteps>
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: unknown) => {
    throw new Error(`Nothing may be asked of ${String(url)}`)
  })
})
afterEach(() => {
  steps?.stop()
  vi.unstubAllGlobals()
  expect(hardwareStore.get()).toBeNull()
})

/** Plugs in, chooses the first address, and approves on the device. */
const willing = () => {
  steps = answerSteps({
    attach: (step) => step.answer(),
    chooseAccount: async (step) => {
      const account = await step.read('ledgerLive', 0)
      if (account) step.answer(account)
    },
  })
}

describe('Ledger', () => {
  it('behavior: an address is chosen from the device, and is known after a reload without the device', async () => {
    const storage = memoryStorage()
    const { provider, commands } = setUp(storage)
    willing()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([owner])
    expect(commands.length).toBeGreaterThan(0)

    const reloaded = setUp(storage)
    expect(await reloaded.provider.request({ method: 'eth_accounts' })).toEqual([owner])
    expect(await reloaded.provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(reloaded.commands).toEqual([])

    await reloaded.provider.request({ method: 'wallet_revokePermissions' })
    expect(await setUp(storage).provider.request({ method: 'eth_accounts' })).toEqual([])
  })

  it('behavior: typed data is signed by its two hashes, which are shown first, and no server is contacted', async () => {
    const { provider, commands } = setUp()
    willing()
    await provider.request({ method: 'eth_requestAccounts' })
    const signature = await provider.request({
      method: 'eth_signTypedData_v4',
      params: [owner, JSON.stringify(typedData)],
    })
    expect(
      await verifyTypedData({
        ...typedData,
        domain: { ...typedData.domain, chainId: 31337n },
        address: owner,
        signature: signature as Hex,
      }),
    ).toBe(true)
    const confirm = steps.shown.find((step) => step.kind === 'confirm')
    expect(confirm?.request).toMatchObject({ kind: 'typedData', primaryType: 'Note' })
    if (confirm?.request.kind !== 'typedData') throw new Error('not typed data')
    expect(confirm.request.hash).toBe(hashTypedData({ ...typedData, domain: { ...typedData.domain, chainId: 31337n } }))
    const sent = commands.find((command) => command.startsWith('0xe00c'))
    expect(sent?.endsWith(`${confirm.request.domainHash.slice(2)}${confirm.request.messageHash.slice(2)}`)).toBe(true)
  })

  it('behavior: a message longer than one command is signed completely', async () => {
    const { provider, commands } = setUp()
    willing()
    await provider.request({ method: 'eth_requestAccounts' })
    const message = 'Read this aloud. '.repeat(60)
    const signature = await provider.request({ method: 'personal_sign', params: [message, owner] })
    expect(commands.filter((command) => command.startsWith('0xe008')).length).toBeGreaterThan(3)
    expect(await verifyMessage({ address: owner, message, signature: signature as Hex })).toBe(true)
  })

  it.each([
    ['isLocked', true, 'locked'],
    ['isAppOpen', false, 'app-closed'],
    ['isBlindSigningOn', false, 'blind-signing-off'],
  ] as const)(
    'error: %s %s is reported as %s, and signing continues after the correction',
    async (name, value, code) => {
      const { provider, state } = setUp()
      willing()
      await provider.request({ method: 'eth_requestAccounts' })
      steps.stop()
      state[name] = value
      steps = answerSteps({
        attach: (step) => step.answer(),
        problem(step) {
          state[name] = !value
          step.answer()
        },
      })
      const call = { method: 'eth_signTypedData_v4', params: [owner, typedData] }
      expect(await provider.request(call)).toMatch(/^0x[0-9a-f]{130}$/)
      expect(steps.shown.flatMap((step) => (step.kind === 'problem' ? [step.problem.code] : []))).toEqual([code])
    },
  )

  it('error: refusing on the device is a rejection, and ends the request', async () => {
    const { provider, state } = setUp()
    willing()
    await provider.request({ method: 'eth_requestAccounts' })
    state.answer = () => 'reject'
    await expect(provider.request({ method: 'personal_sign', params: ['0x00', owner] })).rejects.toMatchObject({
      code: 4001,
    })
  })

  it('error: another device is detected by its address, and both addresses are shown', async () => {
    const storage = memoryStorage()
    const { provider } = setUp(storage)
    createHardwareMemory(storage).write('ledger', {
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      path: PATH,
      chainId: '31337',
    })
    steps = answerSteps({ attach: (step) => step.answer(), problem: () => hardwareStore.get()?.cancel() })
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await expect(provider.request({ method: 'personal_sign', params: ['0x00', other] })).rejects.toMatchObject({
      code: 4001,
    })
    const problem = steps.shown.find((step) => step.kind === 'problem')
    expect(problem?.problem).toMatchObject({ code: 'wrong-device', meta: { expected: other, actual: owner } })
  })

  it('error: a device that was unplugged is found again', async () => {
    const { provider, cable } = setUp()
    willing()
    await provider.request({ method: 'eth_requestAccounts' })
    steps.stop()
    cable.isOut = true
    await provider.request({ method: 'eth_accounts' })
    steps = answerSteps({
      attach: (step) => step.answer(),
      problem(step) {
        cable.isOut = false
        step.answer()
      },
    })
    expect(await provider.request({ method: 'personal_sign', params: ['0x00', owner] })).toMatch(/^0x/)
    expect(steps.shown.flatMap((step) => (step.kind === 'problem' ? [step.problem.code] : []))).toEqual(['unplugged'])
  })

  it.each([
    [{ isSecureContext: false, navigator: {} }, /only on https pages or on localhost/],
    [{ isSecureContext: true, navigator: {} }, /has no WebHID.*Chrome, Edge, Brave or Opera/],
  ])('error: a browser without device access names browsers that have it: %j', async (page, words) => {
    const device = createLedgerDevice(async () => {
      requireWebHid(page)
      return createLedgerKit(createSoftLedger().transport)
    })
    const memory = createHardwareMemory(memoryStorage())
    const provider = createHardwareProvider({ device, chains: [chainFixture()], memory })
    steps = answerSteps({ problem: () => hardwareStore.get()?.cancel() })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })
    const problem = steps.shown.find((step) => step.kind === 'problem')?.problem
    expect(problem?.message).toMatch(words)
    expect(problem?.retry).toBe('never')
    expect(() => requireWebHid({ isSecureContext: true, navigator: { hid: {} } })).not.toThrow()
  })

  it('error: while one request is open a second one is refused', async () => {
    const { provider } = setUp()
    steps = answerSteps({})
    const first = provider.request({ method: 'eth_requestAccounts' })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: -32002 })
    hardwareStore.get()?.cancel()
    await expect(first).rejects.toMatchObject({ code: 4001 })
  })

  it('behavior: the chain can be switched among the configured ones, without the device', async () => {
    const { provider, commands } = setUp()
    willing()
    await provider.request({ method: 'eth_requestAccounts' })
    const changes: unknown[] = []
    provider.on?.('chainChanged', (id: never) => changes.push(id))
    const before = commands.length
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
    expect(changes).toEqual(['0x7a6a'])
    expect(commands).toHaveLength(before)
    await expect(
      provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }),
    ).rejects.toMatchObject({ code: 4902 })
  })
})
