import { withDomainType } from '@countersign/safe'
import type { Hex } from '@countersign/primitives'
import { hexToBytes, stringToBytes } from 'viem'
import { PATH_SCHEMES, pathOf, type PathScheme } from '../derivationPaths.ts'
import type { HardwareDevice, OpenDevice } from '../HardwareDevice.ts'
import { HardwareError } from '../HardwareError.ts'
import type { RememberedDevice } from '../hardwareMemory.ts'
import type { HardwareRequest } from '../HardwareRequest.ts'
import type { DeviceSignature, HardwareAccount, HardwareSigner } from '../HardwareSigner.ts'
import type { ReadState } from '../HardwareStep.ts'
import type { HardwareScreen } from '../hardwareStore.ts'
import { createUrReader } from '../../../../parts/qr/ur/createUrReader.ts'
import { encodeUr } from '../../../../parts/qr/ur/encodeUr.ts'
import type { Ur } from '../../../../parts/qr/ur/Ur.ts'
import { readAccounts, type ImportedAccounts } from './readAccounts.ts'
import { readSignature, SignData, signRequest } from './signRequest.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

const ORDER: readonly PathScheme[] = ['standard', 'ledgerLive', 'legacy']

/** Keystone and other ERC-4527 wallets: codes on two screens, without a cable. */
export const createKeystoneDevice = (): HardwareDevice => ({
  wallet: 'keystone',
  async open(screen, remembered, request): Promise<OpenDevice> {
    if (remembered !== null) {
      const signer = createQrSigner(screen, remembered, request)
      return { signer, schemes: ORDER }
    }
    const accounts = await screen.ask<ImportedAccounts>((answer) => ({
      kind: 'scanAccounts',
      answer: readingWhole(answer, readAccounts),
    }))
    const schemes = ORDER.filter((scheme) => accounts.addressAt(pathOf(scheme, 0)) !== null)
    if (schemes.length === 0)
      throw new HardwareError('not-imported', {
        detail: hardwareErrorMessages.anAddressAt(PATH_SCHEMES.standard.pattern),
      })
    return { signer: createImportedSigner(accounts), schemes, fingerprintOf: accounts.fingerprintAt }
  },
})

/** While an address is chosen, signing is not possible: only public keys are known. */
function createImportedSigner(accounts: ImportedAccounts): HardwareSigner {
  const refuse = async (): Promise<DeviceSignature> => {
    throw new HardwareError('not-imported', { detail: hardwareErrorMessages.aConnectedAddress })
  }
  return {
    async getAddress(path) {
      const address = accounts.addressAt(path)
      if (address === null) throw new HardwareError('not-imported', { detail: path })
      return address
    },
    signMessage: refuse,
    signTypedData: refuse,
    signTransaction: refuse,
  }
}

function createQrSigner(
  screen: HardwareScreen,
  remembered: RememberedDevice,
  request: HardwareRequest | null,
): HardwareSigner {
  const { fingerprint = 0 } = remembered
  async function exchange(
    account: HardwareAccount,
    kind: (typeof SignData)[keyof typeof SignData],
    data: Uint8Array,
    chainId?: string,
  ): Promise<DeviceSignature> {
    if (request === null) throw new HardwareError('not-imported', { detail: account.path })
    const id = crypto.getRandomValues(new Uint8Array(16))
    const named = chainId === undefined ? {} : { chainId }
    const frames = encodeUr(signRequest({ id, data, kind, account, fingerprint, ...named }))
    return screen.ask<DeviceSignature>((answer) => ({
      kind: 'exchange',
      request,
      frames,
      answer: readingWhole(answer, (ur) => readSignature(ur, id)),
    }))
  }
  return {
    getAddress: async () => remembered.address,
    signMessage: (account, message) => exchange(account, SignData.message, hexToBytes(message)),
    signTypedData: (account, typedData) =>
      exchange(account, SignData.typedData, stringToBytes(JSON.stringify(withDomainType(typedData)))),
    signTransaction: (account, unsigned, chainId) =>
      exchange(
        account,
        isTyped(unsigned) ? SignData.typedTransaction : SignData.legacyTransaction,
        hexToBytes(unsigned),
        chainId,
      ),
  }
}

/** Legacy transactions are an RLP list (first byte from 0xc0); typed ones start with their type (EIP-2718). */
const isTyped = (unsigned: Hex) => Number.parseInt(unsigned.slice(2, 4), 16) < 0x80

/**
 * Feeds frames to a reader until the code is complete and valid. An invalid code shows its problem, and scanning
 * continues.
 */
function readingWhole<Value>(answer: (value: Value) => void, parse: (ur: Ur) => Value): (code: string) => ReadState {
  const reader = createUrReader()
  return (code) => {
    try {
      const { ur, progress } = reader.read(code)
      if (ur !== null) answer(parse(ur))
      return { progress, problem: null }
    } catch (error) {
      if (error instanceof HardwareError) return { progress: 0, problem: error }
      const detail = error instanceof Error ? error.message : String(error)
      const problem = new HardwareError('bad-code', { detail }, error)
      return { progress: 0, problem }
    }
  }
}
