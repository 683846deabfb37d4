import { HardwareError, toHardwareError, type HardwareErrorCode } from '../HardwareError.ts'

const MEANINGS: Readonly<Record<string, HardwareErrorCode>> = {
  NoAccessibleDeviceError: 'not-found',
  DeviceNotRecognizedError: 'not-found',
  UnknownDeviceError: 'not-found',
  ConnectionOpeningError: 'busy',
  SendApduConcurrencyError: 'busy',
  AlreadySendingApduError: 'busy',
  DeviceBusyError: 'busy',
  DisconnectError: 'unplugged',
  DeviceDisconnectedWhileSendingError: 'unplugged',
  DeviceDisconnectedBeforeSendingApdu: 'unplugged',
  DeviceNotInitializedError: 'unplugged',
  DeviceSessionNotFound: 'unplugged',
  ReconnectionFailedError: 'unplugged',
  WebHidSendReportError: 'unplugged',
  WebHidTransportNotSupportedError: 'no-webhid',
}

/** Some errors of the kit have a tag; the others keep their own text. */
export function explainKitError(error: unknown): HardwareError {
  if (error === null) return new HardwareError('not-found')
  const tag = typeof error === 'object' ? Reflect.get(error, '_tag') : undefined
  const code = typeof tag === 'string' ? MEANINGS[tag] : undefined
  if (code !== undefined) return new HardwareError(code, {}, error)
  return error instanceof Error || typeof tag !== 'string'
    ? toHardwareError(error)
    : new HardwareError('failed', { detail: tag }, error)
}
