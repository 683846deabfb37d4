import { HardwareError } from '../HardwareError.ts'

/**
 * @throws {HardwareError} `insecure` or `no-webhid` if the page cannot reach USB devices: http, Firefox, Safari, phones
 */
export function requireWebHid(page: { readonly isSecureContext: boolean; readonly navigator: object }): void {
  if (!page.isSecureContext) throw new HardwareError('insecure')
  if (!('hid' in page.navigator)) throw new HardwareError('no-webhid')
}
