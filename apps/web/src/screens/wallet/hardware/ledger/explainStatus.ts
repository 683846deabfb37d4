import { HardwareError, type HardwareErrorCode } from '../HardwareError.ts'

/** Status words of the device (ISO 7816) that a person can do something about. */
const MEANINGS: Readonly<Record<number, HardwareErrorCode>> = {
  0x5515: 'locked',
  0x6982: 'locked',
  0x6b0c: 'locked',
  0x6511: 'app-closed',
  0x6d00: 'app-closed',
  0x6d02: 'app-closed',
  0x6e00: 'app-closed',
  0x6e01: 'app-closed',
  0x6985: 'rejected',
  0x5501: 'rejected',
  0x6a80: 'blind-signing-off',
  0x6a8d: 'blind-signing-off',
  0x6984: 'refused-data',
}

export function explainStatus(status: number): HardwareError {
  const code = MEANINGS[status]
  return code === undefined
    ? new HardwareError('failed', { detail: `status 0x${status.toString(16).padStart(4, '0')}` })
    : new HardwareError(code)
}
