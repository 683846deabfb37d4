import type { walletStepMessages } from '../catalogue/walletStepMessages.ts'
import type { connectorMessages } from '../connectors/connectorMessages.ts'
import type { connectedMessages } from '../dialogs/connectedMessages.ts'
import type { connectMessages } from '../dialogs/connectMessages.ts'
import type { walletListMessages } from '../dialogs/walletListMessages.ts'
import type { walletErrorMessages } from '../errors/walletErrorMessages.ts'
import type { partMessages } from '../parts/partMessages.ts'
import type { connectButtonMessages } from '../react/connectButtonMessages.ts'
import type { signInMessages } from '../sign-in/signInMessages.ts'
import type { transactionMessages } from '../transactions/transactionMessages.ts'

/** The catalogues of the kit by their ids: the button, the dialogs, and what wallets and the sign-in say. */
type Catalogues = {
  readonly 'connect-button': typeof connectButtonMessages
  readonly 'connect-parts': typeof partMessages
  readonly 'wallet-connect': typeof connectMessages
  readonly 'wallet-connected': typeof connectedMessages
  readonly 'wallet-connectors': typeof connectorMessages
  readonly 'wallet-errors': typeof walletErrorMessages
  readonly 'wallet-list': typeof walletListMessages
  readonly 'wallet-sign-in': typeof signInMessages
  readonly 'wallet-steps': typeof walletStepMessages
  readonly 'sent-records': typeof transactionMessages
}

/**
 * A host's own words instead of the kit's, by catalogue and name. A text with parameters is a function of the same parameters. The others stay.
 *
 * @example
 * const texts: ConnectTexts = { 'connect-button': { connect: 'Log in' }, 'wallet-connect': { title: 'Choose how to log in' } }
 */
export type ConnectTexts = { readonly [Id in keyof Catalogues]?: Partial<Catalogues[Id]> }
