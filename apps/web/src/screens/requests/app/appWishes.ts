import type { AppCall, ParamsOf } from '@countersign/app-bridge'
import type { MessageContent } from '@countersign/api'
import { messageTypedData } from './messageTypedData.ts'
import type { Ask } from '../model/Ask.ts'
import { readable } from '../model/readSigning.ts'
import { signsOffChain } from '../model/signsOffChain.ts'
import type { AppAccount } from './AppAccount.ts'

/** The setting that `safe_setSettings` changes while the app is open. It can only restrict to signing on chain. */
export type AppSettings = { offChainSigning: boolean }

/** `sendTransactions`: plain calls, executed as one transaction. */
export const askOfTransactions = ({ txs, params }: ParamsOf<'sendTransactions'>): Ask => ({
  kind: 'calls',
  calls: [...txs],
  answer: 'app',
  ...(params.safeTxGas === undefined ? {} : { safeTxGas: BigInt(params.safeTxGas) }),
})

export const askOfMessage = ({ message }: ParamsOf<'signMessage'>, way: Way): Ask => askOf(readable(message), way)

export const askOfTypedMessage = ({ typedData }: ParamsOf<'signTypedMessage'>, way: Way): Ask =>
  askOf(messageTypedData(typedData), way)

export type Way = {
  readonly account: Pick<AppAccount, 'chain' | 'state'>
  readonly settings: AppSettings
  readonly call: Pick<AppCall, 'isOldSdk'>
}

/** Providers before this version do not read a signature from the answer, so their messages are signed on chain. */
const FIRST_WITH_SIGNATURES = '7.11.0'

function askOf(content: MessageContent, { account, settings, call }: Way): Ask {
  const isOffChain =
    settings.offChainSigning && !call.isOldSdk(FIRST_WITH_SIGNATURES) && signsOffChain(account.chain, account.state)
  return { kind: isOffChain ? 'message' : 'on-chain-message', content, answer: 'app' }
}
