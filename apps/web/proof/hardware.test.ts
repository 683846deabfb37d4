import { HexSchema } from '@countersign/api'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHardwareProvider } from '../src/screens/wallet/hardware/createHardwareProvider.ts'
import { createHardwareMemory } from '../src/screens/wallet/hardware/hardwareMemory.ts'
import { hardwareStore } from '../src/screens/wallet/hardware/hardwareStore.ts'
import { createKeystoneDevice } from '../src/screens/wallet/hardware/keystone/createKeystoneDevice.ts'
import { createLedgerDevice } from '../src/screens/wallet/hardware/ledger/createLedgerDevice.ts'
import { createLedgerKit } from '../src/screens/wallet/hardware/ledger/createLedgerKit.ts'
import { answerSteps } from '../src/screens/wallet/hardware/testing/answerSteps.ts'
import { softLedgerAddress } from '../src/screens/wallet/hardware/testing/createSoftEthereumApp.ts'
import { createSoftLedger } from '../src/screens/wallet/hardware/testing/createSoftLedger.ts'
import { createSoftQrWallet } from '../src/screens/wallet/hardware/testing/createSoftQrWallet.ts'
import { memoryStorage } from '../src/screens/wallet/hardware/testing/memoryStorage.ts'
import { setStage, type Stage } from './testStage.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const PATH = "m/44'/60'/0'/0/0"
const owner = softLedgerAddress(PATH)
const to = '0x000000000000000000000000000000000000bEEF'

let stage: Stage
let steps: ReturnType<typeof answerSteps>
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())
afterEach(() => {
  steps.stop()
  expect(hardwareStore.get()).toBeNull()
})

const ledger = () => createLedgerDevice(async () => createLedgerKit(createSoftLedger().transport))

/** The device, connected with its first address. */
function providerOf(device: ReturnType<typeof createLedgerDevice>) {
  const memory = createHardwareMemory(memoryStorage())
  memory.write(device.wallet, { address: owner, path: PATH, chainId: '31337', fingerprint: 0x12345678 })
  return createHardwareProvider({ device, chains: [stage.chain], memory })
}

const readReceipt = async (hash: unknown) => {
  if (typeof hash !== 'string' || !hash.startsWith('0x')) throw new Error(`${String(hash)} is not a hash`)
  return stage.client.waitForTransactionReceipt({ hash: `0x${hash.slice(2)}` })
}

const willing = () =>
  answerSteps({
    attach: (step) => step.answer(),
    async exchange(step) {
      for await (const frame of createSoftQrWallet(MNEMONIC).answerTo(step.frames)) step.answer(frame)
    },
  })

describe('devices on a chain', () => {
  it.each([
    ['Ledger, with the fees of the chain', ledger, {}],
    ['Ledger, legacy fee', ledger, { gasPrice: '0x77359400' }],
    ['Ledger, data longer than one command', ledger, { data: `0x${'ab'.repeat(700)}` }],
    ['Keystone, with the fees of the chain', createKeystoneDevice, {}],
    ['Keystone, legacy fee', createKeystoneDevice, { gasPrice: '0x77359400' }],
  ])('behavior: %s: a transaction is completed, signed, sent and mined', async (_name, device, more) => {
    steps = willing()
    const before = await stage.client.getBalance({ address: to })
    const call = { from: owner, to, value: '0xde0b6b3a7640000', ...more }
    const hash = await providerOf(device()).request({ method: 'eth_sendTransaction', params: [call] })
    expect(await readReceipt(hash)).toMatchObject({ status: 'success', from: owner.toLowerCase() })
    expect((await stage.client.getBalance({ address: to })) - before).toBe(parseEther('1'))
    const request = steps.shown.flatMap((step) =>
      step.kind === 'confirm' || step.kind === 'exchange' ? [step.request] : [],
    )[0]
    expect(request).toMatchObject({ kind: 'transaction', to, value: parseEther('1'), chainName: stage.chain.chainName })
  })

  it('behavior: a transaction can be signed without being sent, for another node', async () => {
    steps = willing()
    const before = await stage.client.getBalance({ address: to })
    const call = { from: owner, to, value: '0xde0b6b3a7640000' }
    const raw = HexSchema.parse(await providerOf(ledger()).request({ method: 'eth_signTransaction', params: [call] }))
    expect(await stage.client.getBalance({ address: to })).toBe(before)
    const hash = await stage.client.request({ method: 'eth_sendRawTransaction', params: [raw] })
    expect(await readReceipt(hash)).toMatchObject({ status: 'success', from: owner.toLowerCase() })
  })

  it('error: the device never receives a transaction for another chain', async () => {
    steps = willing()
    const call = { from: owner, to, chainId: '0x1' }
    await expect(providerOf(ledger()).request({ method: 'eth_sendTransaction', params: [call] })).rejects.toMatchObject(
      { code: 4901 },
    )
    expect(steps.shown).toEqual([])
  })
})
