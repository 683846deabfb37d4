import { BaseError, type Retry } from '@countersign/primitives'
import { hardwareErrorMessages } from './hardwareErrorMessages.ts'

type Meta = { readonly detail?: string; readonly expected?: string; readonly actual?: string }

const WORDS = {
  locked: () => hardwareErrorMessages.locked,
  'app-closed': () => hardwareErrorMessages.appClosed,
  rejected: () => hardwareErrorMessages.rejected,
  'blind-signing-off': () => hardwareErrorMessages.blindSigningOff,
  'refused-data': () => hardwareErrorMessages.refusedData,
  'not-found': () => hardwareErrorMessages.notFound,
  unplugged: () => hardwareErrorMessages.unplugged,
  busy: () => hardwareErrorMessages.busy,
  'no-webhid': () => hardwareErrorMessages.noWebhid,
  insecure: () => hardwareErrorMessages.insecure,
  'wrong-device': ({
    expected = hardwareErrorMessages.anotherAddress,
    actual = hardwareErrorMessages.anotherAddress,
  }) => hardwareErrorMessages.wrongDevice({ expected, actual }),
  'wrong-signer': ({
    expected = hardwareErrorMessages.connectedAddress,
    actual = hardwareErrorMessages.unknownAddress,
  }) => hardwareErrorMessages.wrongSigner({ expected, actual }),
  'hash-differs': ({ expected = hardwareErrorMessages.anotherValue, actual = hardwareErrorMessages.oneValue }) =>
    hardwareErrorMessages.hashDiffers({ expected, actual }),
  'wrong-answer': ({ expected = hardwareErrorMessages.anotherRequest, actual = hardwareErrorMessages.unknown }) =>
    hardwareErrorMessages.wrongAnswer({ expected, actual }),
  'bad-code': ({ detail }) => hardwareErrorMessages.badCode(detail ?? hardwareErrorMessages.noWalletCode),
  'not-imported': ({ detail }) => hardwareErrorMessages.notImported(detail ?? hardwareErrorMessages.thatPath),
  'not-configured': ({ detail }) => hardwareErrorMessages.notConfigured(detail ?? hardwareErrorMessages.thisDevice),
  failed: ({ detail }) => hardwareErrorMessages.failed(detail ?? hardwareErrorMessages.noReason),
} satisfies Record<string, (meta: Meta) => string>

export type HardwareErrorCode = keyof typeof WORDS

const NEVER: readonly HardwareErrorCode[] = ['no-webhid', 'insecure', 'not-configured']

/** Every failure between the page and a device, in words for its user. */
export class HardwareError extends BaseError<HardwareErrorCode, Meta> {
  constructor(code: HardwareErrorCode, meta: Meta = {}, cause?: unknown) {
    const retry: Retry = NEVER.includes(code) ? 'never' : 'later'
    super({ code, message: WORDS[code](meta), meta, cause, retry })
    this.name = 'HardwareError'
  }
}

export function toHardwareError(error: unknown): HardwareError {
  if (error instanceof HardwareError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new HardwareError('failed', { detail: (message.split('\n')[0] ?? '').replace(/\.$/, '').slice(0, 200) }, error)
}
