import { defineTranslation } from '@countersign/primitives'
import type { walletStepMessages } from './walletStepMessages.ts'

export const walletStepMessagesDe = defineTranslation<typeof walletStepMessages>('wallet-steps', {
  browserWallet: 'Browser-Wallet',
  aWallet: 'eine Wallet',
  android: 'Android-App',
  ios: 'iOS-App',
  extensionFor: ({ browser }) => `Erweiterung für ${browser}`,
  extensionHere: 'Erweiterung für diesen Browser',
  install: 'Installieren',
  onHomeScreen: (name) => `Legen Sie ${name} auf den Startbildschirm, damit die App schnell zu öffnen ist.`,
  pin: (name) => `Fügen Sie ${name} diesem Browser hinzu und heften Sie die Erweiterung an.`,
  onPhoneOrHere: (name) =>
    `Installieren Sie ${name} auf dem Telefon, oder fügen Sie die Erweiterung diesem Browser hinzu.`,
  create: 'Anlegen oder importieren',
  phrase: 'Schreiben Sie die Wiederherstellungswörter auf Papier. Geben Sie sie nie auf einer Webseite ein.',
  scan: 'Scannen',
  scanText: 'Kehren Sie hierher zurück, klicken Sie auf „Weiter“ und scannen Sie den Verbindungscode.',
  connect: 'Verbinden',
  connectText: (name) =>
    `Kehren Sie hierher zurück. Mit dem Telefon: Klicken Sie auf „Weiter“ und scannen Sie den Code mit ${name}. Mit der Erweiterung: Klicken Sie auf „Neu laden“.`,
  withoutExtension: 'Ohne Erweiterung',
  windowText: (name) =>
    `Klicken Sie auf „Weiter“. ${name} öffnet ein eigenes Fenster, in dem Sie sich anmelden oder eine Wallet mit Passkey anlegen.`,
  withExtension: 'Mit der Erweiterung',
  extensionText: (name) =>
    `Fügen Sie ${name} diesem Browser hinzu, kehren Sie hierher zurück und klicken Sie auf „Neu laden“.`,
  open: 'Öffnen',
  openText: (name) =>
    `Kehren Sie hierher zurück und tippen Sie auf „Öffnen“. ${name} fragt, ob eine Adresse freigegeben werden soll.`,
  openHere: 'Hier öffnen',
  openHereText: (name) => `Öffnen Sie diese Seite im Browser von ${name}.`,
  refresh: 'Neu laden',
  refreshText: 'Kehren Sie hierher zurück und klicken Sie auf „Neu laden“. Die Seite findet die Wallet dann.',
  inSafe: 'In Safe öffnen',
  inSafeText:
    'Fügen Sie diese Adresse in Safe als eigene App hinzu. Dort verwendet die Seite das Konto, das sie geöffnet hat.',
  inBrave: 'In Brave öffnen',
  inBraveText: 'Die Wallet ist Teil des Browsers Brave. Öffnen Sie diese Adresse dort.',
  plugIn: 'Anschließen',
  plugInText: (name) => `Verbinden Sie ${name} per Kabel und entsperren Sie das Gerät.`,
})
