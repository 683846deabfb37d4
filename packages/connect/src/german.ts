import { german as atoms } from '@countersign/ui/german'
import { walletStepMessagesDe } from './catalogue/walletStepMessages.de.ts'
import { connectorMessagesDe } from './connectors/connectorMessages.de.ts'
import { connectedMessagesDe } from './dialogs/connectedMessages.de.ts'
import { connectMessagesDe } from './dialogs/connectMessages.de.ts'
import { walletListMessagesDe } from './dialogs/walletListMessages.de.ts'
import { walletErrorMessagesDe } from './errors/walletErrorMessages.de.ts'
import type { ConnectLanguage } from './language/ConnectLanguage.ts'
import { partMessagesDe } from './parts/partMessages.de.ts'
import { connectButtonMessagesDe } from './react/connectButtonMessages.de.ts'
import { signInMessagesDe } from './sign-in/signInMessages.de.ts'
import { transactionMessagesDe } from './transactions/transactionMessages.de.ts'

/**
 * German texts, numbers and dates, for `language` of the configuration. 7 kB, which only a page that imports it loads.
 *
 * @example
 * const config = { app: { name: 'Beispiel' }, chains: [], language: german }
 */
export const german: ConnectLanguage = {
  code: 'de',
  translations: [
    ...atoms,
    connectButtonMessagesDe,
    connectedMessagesDe,
    connectMessagesDe,
    connectorMessagesDe,
    partMessagesDe,
    signInMessagesDe,
    transactionMessagesDe,
    walletErrorMessagesDe,
    walletListMessagesDe,
    walletStepMessagesDe,
  ],
}
