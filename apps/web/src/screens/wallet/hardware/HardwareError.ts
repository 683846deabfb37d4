import { BaseError, type Retry } from '@countersign/primitives'

type Meta = { readonly detail?: string; readonly expected?: string; readonly actual?: string }

const WORDS = {
  locked: () => 'The device is locked. Unlock it with its PIN, then try again.',
  'app-closed': () => 'The Ethereum app is not open on the device. Open it there, then try again.',
  rejected: () => 'You rejected the request on the device. Nothing was sent.',
  'blind-signing-off': () =>
    'The device refuses to sign hashes. Turn on “Blind signing” in the settings of its Ethereum app, then try again. Compare both hashes before you approve.',
  'refused-data': () =>
    'The device refuses this data. Update its Ethereum app, or turn on “Blind signing” in its settings, then try again.',
  'not-found': () => 'No device was chosen. Plug it in, unlock it, open its Ethereum app, then try again.',
  unplugged: () => 'The device was disconnected. Plug it in again and unlock it, then try again.',
  busy: () =>
    'The device is busy with another request, or another program uses it. Finish the request there, close Ledger Live, then try again.',
  'no-webhid': () =>
    'This browser cannot reach USB devices (it has no WebHID). Open this page in Chrome, Edge, Brave or Opera on a computer.',
  insecure: () =>
    'Browsers allow USB devices only on https pages or on localhost. Open this page at its https address.',
  'wrong-device': ({ expected, actual }) =>
    `This device holds ${actual ?? 'another address'} at that path, but ${expected ?? 'another address'} is connected. Plug in the other device, or connect again.`,
  'wrong-signer': ({ expected, actual }) =>
    `The signature belongs to ${actual ?? 'an unknown address'}, not to ${expected ?? 'the connected address'}. It was not used. Compare the hashes on another machine before you sign again.`,
  'hash-differs': ({ expected, actual }) =>
    `Two computations of the hash of this data differ: ${actual ?? 'one value'} and ${expected ?? 'another'}. Nothing was sent to the device. Report this data.`,
  'wrong-answer': ({ expected, actual }) =>
    `This code answers request ${actual ?? 'unknown'}, but ${expected ?? 'another one'} is open. Scan the open request with the wallet first.`,
  'bad-code': ({ detail }) => `The code could not be read: ${detail ?? 'it is not from a wallet'}. Scan it again.`,
  'not-imported': ({ detail }) =>
    `The scanned accounts do not hold ${detail ?? 'that path'}. Connect the wallet again.`,
  'not-configured': ({ detail }) => `${detail ?? 'This device'} is not configured in this deployment.`,
  failed: ({ detail }) => `The device answered: ${detail ?? 'no reason given'}. Try again.`,
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
