import { defineTranslation } from '@countersign/primitives'
import type { connectMessages } from './connectMessages.ts'

export const connectMessagesDe = defineTranslation<typeof connectMessages>('wallet-connect', {
  title: 'Wallet verbinden',
  back: 'Zurück',
  tryAgain: 'Erneut versuchen',
  failed: 'Wallets lassen sich nicht laden',
  loading: 'Wallets werden geladen',
  verify: 'Adresse nachweisen',
  reconnecting: 'Wallet wird wieder verbunden',
  choose: 'Wallet wählen',
  chooseText: (app) =>
    `Ihre Wallet hält den Schlüssel und unterschreibt. ${app} sieht nur die Adresse, die Sie freigeben.`,
  getBrowserWallet: 'Browser-Wallet installieren',
  get: ({ name }) => `${name} installieren`,
  connect: ({ name }) => `${name} verbinden`,
  asksDemo: (app) =>
    `Die Demo-Wallet fragt, ob eine Adresse freigegeben werden soll. ${app} sieht dann diese Adresse. Vermögenswerte kann es damit nicht bewegen.`,
  asksExtension: (app) =>
    `Die Erweiterung fragt, ob eine Adresse freigegeben werden soll. ${app} sieht dann diese Adresse. Vermögenswerte kann es damit nicht bewegen.`,
  asksWallet: (app) =>
    `Die Wallet fragt, ob eine Adresse freigegeben werden soll. ${app} sieht dann diese Adresse. Vermögenswerte kann es damit nicht bewegen.`,
  asks: ({ name, app }) =>
    `${name} fragt, ob eine Adresse freigegeben werden soll. ${app} sieht dann diese Adresse. Vermögenswerte kann es damit nicht bewegen.`,
  waiting: ({ name }) => `Warten auf ${name}`,
  confirmAs: ({ name }) => `Als ${name} bestätigen`,
  confirmOn: ({ name }) => `Am Gerät bestätigen: ${name}`,
  preparing: ({ name }) => `Code für ${name} wird erzeugt`,
  confirmIn: ({ name }) => `In ${name} bestätigen`,
  notConfigured: 'Hier nicht eingerichtet: WalletConnect braucht eine Projekt-ID.',
  notConfiguredText:
    'Der Betreiber kann sie in der Konfiguration ergänzen. Wallets, die Erweiterungen dieses Browsers sind, funktionieren auch ohne.',
  addressOfPage: 'Adresse dieser Seite',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert, bitte den Code scannen',
  copyLink: 'Link kopieren',
  open: ({ name }) => `${name} öffnen`,
  showCode: 'Stattdessen den Code zeigen',
  pairingCode: ({ name }) => `QR-Code, der ${name} mit dieser Seite verbindet`,
  scanWithWallet: 'Scannen Sie den Code mit Ihrer Wallet.',
  scanWith: ({ name }) => `Scannen Sie den Code mit ${name} auf dem Telefon.`,
  downloadCode: ({ name }) => `QR-Code der Download-Seite von ${name}`,
  scanThis: 'Mit der Kamera des Telefons scannen',
  appNotOpened: 'Die App lässt sich von hier nicht öffnen. Öffnen Sie diese Seite im Browser der App.',
  appNotPaired: 'Die App auf dem Telefon lässt sich hier nicht verbinden. Die Erweiterung funktioniert trotzdem.',
  newTab: 'Links öffnen sich in einem neuen Tab',
  refresh: 'Neu laden',
  continue: 'Weiter',
})
