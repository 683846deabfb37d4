import type { Chain } from '@countersign/api'
import type { WalletConnector } from '@countersign/connect/connectors'
import * as z from 'zod/mini'
import { rpcError } from '@countersign/connect/core'
import { createHardwareConnector } from '../createHardwareConnector.ts'
import { HardwareError } from '../HardwareError.ts'
import { createTrezorDevice } from './createTrezorDevice.ts'
import type { TrezorConnect } from './TrezorConnect.ts'
import { hardwareMessages } from '../hardwareMessages.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

/**
 * Trezor through the Connect script that the operator added to the page. It opens a page of connect.trezor.io, so the
 * script is loaded only after the user has read that and agreed.
 */
export async function loadTrezor(chains: readonly Chain[], script: string | null): Promise<WalletConnector> {
  if (script === null) throw rpcError(4200, hardwareMessages.trezorMissing)
  return createHardwareConnector(
    createTrezorDevice(() => loadConnect(script)),
    chains,
  )
}

const METHODS = [
  'init',
  'ethereumGetAddress',
  'ethereumSignMessage',
  'ethereumSignTypedData',
  'ethereumSignTransaction',
]
const Connect = z.custom<TrezorConnect>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    METHODS.every((method) => typeof Reflect.get(value, method) === 'function'),
)

async function loadConnect(source: string): Promise<TrezorConnect> {
  await new Promise<void>((resolve, reject) => {
    // The part after # is the hash that the service computed; without it, the page's policy blocks the script.
    const [src = '', integrity = ''] = source.split('#')
    const element = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () =>
      reject(new HardwareError('failed', { detail: hardwareErrorMessages.notLoaded(source) })),
    )
    document.head.append(element)
  })
  const connect = Connect.safeParse(Reflect.get(window, 'TrezorConnect'))
  if (!connect.success) throw new HardwareError('failed', { detail: hardwareErrorMessages.notTrezorConnect(source) })
  const { origin } = location
  await connect.data.init({
    lazyLoad: true,
    coreMode: 'popup',
    manifest: { appName: 'Countersign', appUrl: origin, email: `operator@${location.hostname}` },
  })
  return connect.data
}
