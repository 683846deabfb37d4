import { defineTranslation } from '@countersign/primitives'
import type { sharedAppMessages } from './sharedAppMessages.ts'

export const sharedAppMessagesDe = defineTranslation<typeof sharedAppMessages>('shared-app', {
  app: 'App',
  notAvailable: 'Safe Apps gibt es in diesem Netzwerk nicht.',
  notAvailableText: 'Kein Netzwerk dieser Installation unterstützt sie.',
  subtitle: 'Sie haben einen Link zu dieser App geöffnet.',
  reading: 'Die Liste der Apps wird gelesen',
  about: 'Über die App',
  nothingKnown: 'Über sie ist nichts bekannt.',
  address: 'Adresse',
  networks: 'Netzwerke',
  notKnown: 'Nicht bekannt',
  noneHere: 'Keines dieser Installation',
  manifest: 'Manifest',
  choose: 'Konto wählen',
  openWith: 'Öffnen mit',
  yourAccount: 'Ihr Konto',
  created: ({ name, network }) => `${name} wurde auf ${network} angelegt`,
  createdText: 'Es ist bereit. Öffnen Sie die App damit.',
  createdElsewhere: 'Ihr Konto wurde angelegt',
  createdElsewhereText: 'Die App funktioniert im Netzwerk des neuen Kontos nicht.',
  loading: 'Ihre Konten werden geladen',
  openNamed: ({ name, network }) => `Mit ${name} auf ${network} öffnen`,
  open: 'Öffnen',
  noAccount: 'Sie haben hier kein Konto.',
  noAccountText:
    'Eine App wird mit einem Konto in einem Netzwerk geöffnet, das sie unterstützt. Verbinden Sie die Wallet eines Eigentümers, oder legen Sie ein Konto an.',
  connect: 'Wallet verbinden',
  create: 'Konto anlegen',
  noApp: 'Dieser Link führt zu keiner App.',
})
