import { PROTOCOL, type AppHandlers, type AppMethod, type ResultOf } from '@countersign/app-bridge'
import type { Ask } from '../model/Ask.ts'
import type { AppAccount } from './AppAccount.ts'
import { chainInfoOf, safeInfoOf } from './accountFacts.ts'
import { askOfMessage, askOfTransactions, askOfTypedMessage, type AppSettings } from './appWishes.ts'
import { balancesForApp, readForApp, signatureForApp, transactionForApp } from './readForApp.ts'

/** What the handlers need from the page. */
export type AppEnvironment = {
  /** The current account. */
  readonly account: () => AppAccount
  readonly isDark: () => boolean
  readonly permissions: () => ResultOf<'wallet_getPermissions'>
  /** Prompts the owner; refusals use the words of the protocol. */
  readonly requestPermissions: (signal: AbortSignal) => Promise<ResultOf<'wallet_requestPermissions'>>
  readonly addressBook: () => ResultOf<'requestAddressBook'>
  /** Settles after the owners have confirmed or declined. */
  readonly ask: (method: AppMethod, ask: Ask, call: Parameters<AppHandlers['signMessage']>[1]) => Promise<unknown>
}

/** Answers an embedded app. Methods that need owners create the same requests as other dapps. */
export function appHandlers(environment: AppEnvironment): AppHandlers {
  const { account, ask } = environment
  const settings: AppSettings = { offChainSigning: true }
  return {
    getSafeInfo: () => safeInfoOf(account()),
    getChainInfo: () => chainInfoOf(account()),
    getEnvironmentInfo: () => ({ origin: location.origin }),
    getEnvInfo: () => ({ txServiceUrl: `${account().chain.transactionService}/api/v1` }),
    getCurrentTheme: () => ({ darkMode: environment.isDark() }),
    getSafeBalances: (params) => balancesForApp(account(), params),
    getTxBySafeTxHash: (params) => transactionForApp(account(), params),
    getOffChainSignature: (hash) => signatureForApp(account(), hash),
    rpcCall: (params) => {
      if (params.call !== 'safe_setSettings') return readForApp(account(), params)
      const [wanted] = params.params
      settings.offChainSigning =
        typeof wanted === 'object' && wanted !== null && Reflect.get(wanted, 'offChainSigning') === true
      return { ...settings }
    },
    sendTransactions: async (params, call) => sent(await ask('sendTransactions', askOfTransactions(params), call)),
    signMessage: async (params, call) =>
      signed(await ask('signMessage', askOfMessage(params, { account: account(), settings, call }), call)),
    signTypedMessage: async (params, call) =>
      signed(await ask('signTypedMessage', askOfTypedMessage(params, { account: account(), settings, call }), call)),
    wallet_getPermissions: () => environment.permissions(),
    wallet_requestPermissions: (_asked, { signal }) => environment.requestPermissions(signal),
    requestAddressBook: () => environment.addressBook(),
  }
}

const sent = (answer: unknown): ResultOf<'sendTransactions'> => PROTOCOL.sendTransactions.result.parse(answer)
const signed = (answer: unknown): ResultOf<'signMessage'> => PROTOCOL.signMessage.result.parse(answer)
